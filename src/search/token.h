#ifndef GEO_TOKEN_H
#define GEO_TOKEN_H
/* token -- the words of a query, folded, and what stands between them. Pure. */

#include "../base/arena.h"
#include "../geo/place.h"

enum {
    TOKENS_MAX = 24,    /* of a query; the rest is not read */
    TOKEN_KEY_MAX = 400 /* bytes of all keys of a query */
};

/* What separates a token from the one before it. */
typedef enum {
    TOKEN_JOINED, /* nothing: a character of a script without blanks */
    TOKEN_BLANK,  /* a blank or full stop */
    TOKEN_HYPHEN, /* a hyphen without blanks */
    TOKEN_ASIDE,  /* a bracket or slash: a name may go on behind it */
    TOKEN_COMMA   /* a comma, semicolon or line end, or it is the first */
} token_gap;

typedef struct {
    unsigned short at, end;         /* in the key */
    unsigned short from, typed_end; /* in the text: the word that it is in */
    unsigned char gap;              /* token_gap */
    bool is_glued;                  /* a character of a script without blanks */
    bool has_digit;
} token;

typedef struct {
    str text; /* of the query; absent: it has fields */
    str key;  /* all tokens, with a blank where there is a gap; in the arena */
    token at[TOKENS_MAX];
    int count;
    bool is_cut; /* there are more */
} tokens;

/* Reads the text of a query, or its fields from the smallest to the country. */
GEO_FN void token_read(arena *mem, const place_query *query, tokens *t);
/* Tokens [i, j) as one key. */
GEO_FN str token_span(const tokens *t, int i, int j);
/* The same as it was typed; absent: in a field. */
GEO_FN str token_typed(const tokens *t, int i, int j);
/* The letters and digits of tokens [i, j) in bytes, without blanks. */
GEO_FN int token_letters(const tokens *t, int i, int j);

#endif
