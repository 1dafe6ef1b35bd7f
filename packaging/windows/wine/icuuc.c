/* Test-only stand-in for the ICU that Windows 10 1903+ ships and Wine 8 lacks.
   Qt6Core only uses it for legacy text codecs. Every call reports "unsupported". Never shipped. */
typedef int UErrorCode;
#define X __declspec(dllexport)
#define U_UNSUPPORTED_ERROR 16
X void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void){} X void UCNV_TO_U_CALLBACK_SUBSTITUTE(void){}
X void *ucnv_open(const char*n, UErrorCode*e){ if(e)*e=U_UNSUPPORTED_ERROR; return 0; }
X void ucnv_close(void*c){} X void ucnv_reset(void*c){}
X signed char ucnv_getMaxCharSize(void*c){return 1;}
X const char* ucnv_getName(void*c, UErrorCode*e){ if(e)*e=U_UNSUPPORTED_ERROR; return ""; }
X void ucnv_getToUCallBack(void*c,void**a,void**b){ if(a)*a=0; if(b)*b=0; }
X void ucnv_getFromUCallBack(void*c,void**a,void**b){ if(a)*a=0; if(b)*b=0; }
X void ucnv_setToUCallBack(void*c,void*a,void*b,void**oa,void**ob,UErrorCode*e){ if(e)*e=U_UNSUPPORTED_ERROR; }
X void ucnv_setFromUCallBack(void*c,void*a,void*b,void**oa,void**ob,UErrorCode*e){ if(e)*e=U_UNSUPPORTED_ERROR; }
X void ucnv_cbToUWriteUChars(void*a,void*b,int l,int o,UErrorCode*e){ if(e)*e=U_UNSUPPORTED_ERROR; }
X void ucnv_cbFromUWriteUChars(void*a,void*b,void*l,int o,UErrorCode*e){ if(e)*e=U_UNSUPPORTED_ERROR; }
X void ucnv_toUnicode(void*c,void*t,void*tl,void*s,void*sl,int*o,signed char f,UErrorCode*e){ if(e)*e=U_UNSUPPORTED_ERROR; }
X void ucnv_fromUnicode(void*c,void*t,void*tl,void*s,void*sl,int*o,signed char f,UErrorCode*e){ if(e)*e=U_UNSUPPORTED_ERROR; }
X int ucnv_toUCountPending(void*c,UErrorCode*e){return 0;} X int ucnv_fromUCountPending(void*c,UErrorCode*e){return 0;}
X const char* ucnv_getStandardName(const char*a,const char*b,UErrorCode*e){ if(e)*e=U_UNSUPPORTED_ERROR; return 0; }
X const char* ucnv_getAvailableName(int n){return 0;} X int ucnv_countAvailable(void){return 0;}
