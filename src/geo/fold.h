#ifndef GEO_FOLD_H
#define GEO_FOLD_H
/* fold -- makes search keys of names: two spellings that people take for one give the same key.
 * Keys are lower-case words separated by single blanks. */

#include "../base/str.h"

typedef enum {
    FOLD_PLAIN, /* the form of the index: ä to a, ø to o, å to a, ß to ss */
    FOLD_WIDE   /* ä to ae, ö and ø to oe, ü to ue, å to aa: for names that are stored so */
} fold_mode;

/* The key in `room`; cut at a character when it does not fit. Bad UTF-8 separates words. */
GEO_FN str fold_name(str name, fold_mode mode, char *room, size_t cap);
/* "muenchen" to "munchen", "aarhus" to "arhus": what FOLD_WIDE spellings are in the index. Never
 * longer. */
GEO_FN str fold_narrow(str key, char *room, size_t cap);
/* Every word capitalised, as most names are written; "" when it does not fit. */
GEO_FN str fold_capitals(str key, char *room, size_t cap);
/* The same with the letters that Persian and Urdu have for Arabic ya and kaf. */
GEO_FN str fold_persian(str key, char *room, size_t cap);

/* A key as images store it: text in one of the common alphabets beside Latin takes one byte a
 * letter; never longer. Equal keys are equal as stored. A key that begins with a letter of such an
 * alphabet is, as stored too, the beginning of all keys that begin with it, but for those with
 * letters of a second alphabet. */
GEO_FN str fold_pack(str key, char *room);
GEO_FN str fold_unpack(str stored, char *room, size_t cap); /* "" when damaged */

#endif
