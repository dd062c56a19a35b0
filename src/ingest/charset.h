#ifndef GEO_CHARSET_H
#define GEO_CHARSET_H
/* charset -- the text of files as spreadsheets save them: what is no text at all, encodings by
 * their content, line ends. */

#include "../base/str.h"

typedef enum {
    CHARSET_UTF8,
    CHARSET_UTF16LE,
    CHARSET_UTF16BE,
    CHARSET_WINDOWS_1252,
    CHARSET_WINDOWS_1250,
    CHARSET_WINDOWS_1251,
    CHARSET_WINDOWS_1253,
    CHARSET_SHIFT_JIS,
    CHARSET_GB18030
} charset_encoding;

enum {
    CHARSET_READ = 64 << 10, /* bytes taken at a time */
    CHARSET_HELD = 64,       /* of a character, or of letters without ASCII, that may go on */
    CHARSET_GROWTH = 3,      /* bytes of UTF-8 for one */
    CHARSET_ROOM = CHARSET_GROWTH * (CHARSET_READ + CHARSET_HELD)
};

/* A file while it is converted; zeros at its begin. */
typedef struct {
    charset_encoding encoding; /* UTF-8 until the content shows another */
    bool is_begun;
    bool has_mark; /* it begins with a byte order mark */
    bool has_cr;   /* its lines end in CR alone, as on old Macs */
    size_t held;
    char raw[CHARSET_HELD + CHARSET_READ];
} charset;

/* A sentence with the way out when a file that begins so is packed or of another program; else
 * NULL. */
GEO_FN const char *charset_other(str head);
/* The same, also when it is no text and no table for another reason. */
GEO_FN const char *charset_refusal(str head);
/* Where the next bytes of the file go, CHARSET_READ of them. */
GEO_FN char *charset_room(charset *t);
/* Converts `got` bytes there, 0 at the end of the file, to UTF-8 without a byte order mark, with
 * lines that end in LF. `to` has room for CHARSET_ROOM; returns how much of it is used. */
GEO_FN size_t charset_take(charset *t, size_t got, char *to);
/* NULL, or why the text cannot be read here: "is in Shift-JIS, ...". */
GEO_FN const char *charset_problem(const charset *t);
GEO_FN const char *charset_name(const charset *t); /* "UTF-8" */
/* A sentence about letters that were guessed; NULL: they were not. */
GEO_FN const char *charset_doubt(const charset *t);

#endif
