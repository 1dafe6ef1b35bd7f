; The Windows installer. NSIS runs on Linux and Windows alike:
;   makensis -DTARGET=x86-unicode -DVERSION=0.1.0 -DNUMBERS=0.1.0.0 -DBUNDLE=<folder> -DOUT=<setup.exe> installer.nsi
; TARGET is what the installer itself runs as: NSIS for Windows only has x86-unicode, Debian's also amd64-unicode, which
; a 64-bit Wine can run. What it installs is the same, and so must be where: see SetRegView.
; Switches of the installer: /S silent, /D=PATH another folder, /ALLUSERS for the whole machine (needs an administrator).
; Switches of uninstall.exe: /S silent, /PURGE saved games and settings go as well.
Target ${TARGET}
Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 4 ; a tenth quicker than with 8 MB, and hardly larger
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"

!define APP "Longhall"
!define EXE "longhall.exe"
!define KIND "Longhall.Record"
!define OWN_KEY "Software\Longhall\Setup"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP}"
!define OLDEST_BUILD 18362 ; Windows 10 1903

Name "${APP} ${VERSION}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "${OWN_KEY}" "InstallDir"
BrandingText " "

!define MUI_ICON "..\icons\longhall.ico"
!define MUI_UNICON "..\icons\longhall.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Ukrainian"

LangString TOO_OLD ${LANG_ENGLISH} "Longhall needs 64-bit Windows 10, version 1903, or newer."
LangString TOO_OLD ${LANG_FRENCH} "Longhall demande Windows 10 en 64 bits, version 1903, ou plus récent."
LangString TOO_OLD ${LANG_UKRAINIAN} "Longhall потребує 64-розрядної Windows 10 версії 1903 або новішої."
LangString RECORD ${LANG_ENGLISH} "Longhall record"
LangString RECORD ${LANG_FRENCH} "Partie de Longhall"
LangString RECORD ${LANG_UKRAINIAN} "Запис гри Longhall"
LangString SAVES ${LANG_ENGLISH} "Saved games and settings"
LangString SAVES ${LANG_FRENCH} "Parties enregistrées et réglages"
LangString SAVES ${LANG_UKRAINIAN} "Збережені ігри та налаштування"

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductName" "${APP}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=${LANG_ENGLISH} "FileDescription" "${APP} installer"
VIAddVersionKey /LANG=${LANG_ENGLISH} "LegalCopyright" "Longhall contributors, MIT licence"

Function .onInit
  ${IfNot} ${RunningX64}
  ${OrIfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  SetRegView 64 ; a 32-bit installer would otherwise write into a corner where 64-bit programs do not look
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/ALLUSERS" $1
  ${IfNot} ${Errors}
    ${If} $INSTDIR == "$LOCALAPPDATA\Programs\${APP}" ; asked first: the next line gives $LOCALAPPDATA another meaning
      StrCpy $INSTDIR "$PROGRAMFILES64\${APP}"
    ${EndIf}
    SetShellVarContext all
  ${EndIf}
FunctionEnd

!macro TELL_SHELL ; the desktop learns at once what .longhall files are
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "-Longhall"
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\_internal" ; nothing of an older version may stay
  File /r "${BUNDLE}\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\${EXE}"
  WriteRegStr SHCTX "${OWN_KEY}" "InstallDir" "$INSTDIR"

  WriteRegStr SHCTX "Software\Classes\.longhall" "" "${KIND}"
  WriteRegStr SHCTX "Software\Classes\.longhall" "Content Type" "application/x-longhall-record"
  WriteRegStr SHCTX "Software\Classes\${KIND}" "" "$(RECORD)"
  WriteRegStr SHCTX "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\${EXE},0"
  WriteRegStr SHCTX "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'

  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayName" "${APP}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${EXE}"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "Publisher" "Longhall contributors"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr SHCTX "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD SHCTX "${UNINSTALL_KEY}" "EstimatedSize" "$0"
  !insertmacro TELL_SHELL
SectionEnd

Section "-un.Longhall"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${EXE}"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${APP}.lnk"
  ReadRegStr $0 SHCTX "Software\Classes\.longhall" ""
  ${If} $0 == "${KIND}" ; somebody else may have taken the records over
    DeleteRegKey SHCTX "Software\Classes\.longhall"
  ${EndIf}
  DeleteRegKey SHCTX "Software\Classes\${KIND}"
  DeleteRegKey SHCTX "${UNINSTALL_KEY}"
  DeleteRegKey SHCTX "${OWN_KEY}"
  DeleteRegKey /ifempty SHCTX "Software\Longhall"
  SetShellVarContext current
  RMDir /r "$LOCALAPPDATA\Longhall\Longhall\cache" ; painted pictures, nothing that anybody made
  RMDir "$LOCALAPPDATA\Longhall\Longhall"
  RMDir "$LOCALAPPDATA\Longhall"
  RMDir "$LOCALAPPDATA\Programs" ; only where nothing else is in it
  !insertmacro TELL_SHELL
SectionEnd

Section /o "un.$(SAVES)" SAVED_GAMES
  SetShellVarContext current
  RMDir /r "$APPDATA\Longhall"
  DeleteRegKey HKCU "Software\Longhall"
SectionEnd

Function un.onInit
  SetRegView 64
  ReadRegStr $0 HKLM "${OWN_KEY}" "InstallDir"
  ${If} $0 == $INSTDIR
    SetShellVarContext all
  ${EndIf}
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/PURGE" $1
  ${IfNot} ${Errors}
    SectionSetFlags ${SAVED_GAMES} ${SF_SELECTED}
  ${EndIf}
FunctionEnd
