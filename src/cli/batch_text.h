#ifndef GEO_BATCH_TEXT_H
#define GEO_BATCH_TEXT_H
/* batch_text -- files as spreadsheets save them: encodings, line ends, and what is no text at all.
 * Pure. */

#include "../base/str.h"

typedef enum { BATCH_TEXT_UTF8, BATCH_TEXT_UTF16LE, BATCH_TEXT_UTF16BE } batch_text_encoding;

/* Where a file is in being converted. */
typedef struct {
    batch_text_encoding encoding;
    bool has_mark; /* it begins with a byte order mark */
    bool has_cr;   /* its lines end in CR alone, as on old Macs */
    bool has_half; /* of a code unit, `half` */
    unsigned char half;
    uint32_t high; /* the first surrogate of a pair; 0: none */
} batch_text;

/* A sentence with the way out when a file that begins so is no text, such as .xlsx; else NULL. */
GEO_FN const char *batch_text_refusal(str head);
/* Tells the encoding by the first bytes of a file; returns the length of its byte order mark. */
GEO_FN size_t batch_text_begin(batch_text *t, str head);
/* Converts the next bytes to UTF-8 with lines that end in LF. `to` has room for 2 * raw.len + 4. */
GEO_FN size_t batch_text_convert(batch_text *t, str raw, char *to);
/* Text in Windows-1252, of which Latin-1 is a part, as UTF-8; absent: it does not fit. */
GEO_FN str batch_text_of_1252(str row, char *room, size_t cap);

#endif
