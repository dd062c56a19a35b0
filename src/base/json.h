#ifndef GEO_JSON_H
#define GEO_JSON_H
/* json -- reads RFC 8259 JSON that may be hostile: a strict validator, then jsmn's tokens, then
 * safe queries. Nothing is copied: values are slices of the input until a string with escapes is
 * asked for. */

#include "arena.h"

enum {
    JSON_DEPTH_MAX = 32 /* far beyond any MCP message or Nominatim reply; bounds the bit stack */
};

typedef enum {
    JSON_NONE, /* no such value */
    JSON_NULL,
    JSON_OBJECT,
    JSON_ARRAY,
    JSON_STRING,
    JSON_NUMBER,
    JSON_TRUE,
    JSON_FALSE
} json_kind;

/* One value of the text. `next` is the index of the first token after all that is inside it. */
typedef struct {
    int start, end, size, next;
    json_kind kind;
} json_token;

typedef struct {
    str text;
    json_token *tokens; /* REQUEST memory */
    int count;
} json_doc;

/* A value in a document; index < 0 is "absent", and every query on an absent value is absent. */
typedef struct {
    const json_doc *doc;
    int index;
} json;

/* True when the whole text is one JSON value (blanks round it allowed): grammar, numbers, escapes,
 * UTF-8, depth. *at says where it is wrong. */
GEO_FN bool json_valid(str text, size_t *at);
/* Validates and tokenizes into memory of `a`. False: not JSON, or more tokens than fit. */
GEO_FN bool json_parse(json_doc *doc, str text, arena *a);

GEO_FN json json_root(const json_doc *doc);
GEO_FN json_kind json_what(json v);
GEO_FN bool json_is_given(json v); /* neither absent nor null: many programs write what they lack */
/* The last member of that name, absent when there is none. */
GEO_FN json json_get(json object, const char *key);
GEO_FN int json_count(json v); /* members or elements; 0 for anything else */
/* Children in order: elements, or an object's keys (each key's value is json_value_of(key)). */
GEO_FN json json_first(json v);
GEO_FN json json_next(json parent, json child);
GEO_FN json json_value_of(json key);

GEO_FN str json_raw(json v);            /* source text; strings without their quotes */
GEO_FN str json_source(json v);         /* source text as JSON, strings with their quotes */
GEO_FN str json_text(json v, arena *a); /* a string unescaped, a number's digits; else absent */
GEO_FN bool json_is(json v, const char *text); /* a string equal to text (text needs no escapes) */
GEO_FN bool json_num(json v, double *value);   /* a finite number, not a quoted one */
GEO_FN bool json_int(json v, int64_t *value);  /* a number without fraction: 5, 5.0, 5e0 */
/* A number, or a string that holds one: what Nominatim and its kin send for lat, lon and boxes. */
GEO_FN bool json_loose_num(json v, double *value);

#endif
