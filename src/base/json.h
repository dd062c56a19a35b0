#ifndef GEO_JSON_H
#define GEO_JSON_H
/* json -- reads RFC 8259 JSON from untrusted sources: a strict validator, then jsmn's tokens, then
 * safe queries. Values are slices of the input; only strings with escapes are copied. */

#include "arena.h"
#include "out.h"

enum {
    JSON_DEPTH_MAX = 32 /* far deeper than MCP messages and Nominatim replies */
};

typedef enum {
    JSON_NONE, /* no such value */
    JSON_NULL, /* json_is_given: all after this one */
    JSON_OBJECT,
    JSON_ARRAY,
    JSON_STRING,
    JSON_NUMBER,
    JSON_TRUE,
    JSON_FALSE
} json_kind;

/* One value of the text. `next` is the index of the first token behind it and all its children. */
typedef struct {
    int start, end, size, next;
    json_kind kind;
} json_token;

typedef struct {
    str text;
    json_token *tokens; /* REQUEST memory */
    int count;
} json_doc;

/* A value in a document; index < 0: absent. Every query on an absent value gives an absent one. */
typedef struct {
    const json_doc *doc;
    int index;
} json;

/* Whether the whole text is one JSON value, white space around it allowed: checks grammar, numbers,
 * escapes, UTF-8 and depth. *at is the offset of the first error. */
GEO_FN bool json_valid(str text, size_t *at);
/* Validates and tokenizes; the tokens are allocated from `a`. False: not JSON, or out of memory. */
GEO_FN bool json_parse(json_doc *doc, str text, arena *a);

GEO_FN json json_root(const json_doc *doc);
GEO_FN json_kind json_what(json v);
GEO_FN bool json_is_given(json v); /* neither absent nor null, which many programs write for it */
/* The last member of that name, absent when there is none. */
GEO_FN json json_get(json object, const char *key);
GEO_FN int json_count(json v); /* members or elements; 0 for anything else */
/* Children in order: the elements of an array, or the keys of an object (for their values see
 * json_value_of). */
GEO_FN json json_first(json v);
GEO_FN json json_next(json parent, json child);
GEO_FN json json_value_of(json key);

GEO_FN str json_raw(json v);            /* source text; a string without its quotes */
GEO_FN str json_source(json v);         /* source text; a string with its quotes */
GEO_FN str json_text(json v, arena *a); /* a string unescaped, or a number's digits; else absent */
GEO_FN bool json_is(json v, const char *text); /* a string that, unescaped, equals text */
GEO_FN bool json_num(json v, double *value);   /* a finite number; no string */
GEO_FN bool json_int(json v, int64_t *value);  /* a number without a fraction: 5, 5.0, 5e0 */
/* A number, or a string that holds one, which Nominatim sends for coordinates and boxes. */
GEO_FN bool json_loose_num(json v, double *value);
/* A number as it is written, or a string if it is none. */
GEO_FN void json_write_number(out *o, str text);

#endif
