/* Test-only stand-in: Wine 8's mscms.dll aborts the process in WcsCreateIccProfile. Never shipped. */
#define X __declspec(dllexport)
X void* OpenColorProfileW(void*p,unsigned a,unsigned b,unsigned c){return 0;}
X int CloseColorProfile(void*p){return 1;}
X void* WcsCreateIccProfile(void*p,unsigned o){return 0;}
X int GetColorDirectoryW(const void*m,void*b,unsigned*s){return 0;}
X int GetStandardColorSpaceProfileW(const void*m,unsigned id,void*b,unsigned*s){return 0;}
X int WcsGetDefaultColorProfile(int a,void*b,int c,int d,unsigned e,unsigned f,void*g){return 0;}
X int WcsGetDefaultColorProfileSize(int a,void*b,int c,int d,unsigned e,unsigned*f){return 0;}
X int WcsGetUsePerUserProfiles(void*a,unsigned b,int*c){return 0;}
X int GetColorProfileFromHandle(void*p,void*b,unsigned*s){return 0;}
