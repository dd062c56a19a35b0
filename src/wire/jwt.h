#ifndef GEO_JWT_H
#define GEO_JWT_H
/* jwt -- access tokens as signed JSON Web Tokens, and the public keys to check them with. Pure
 * functions over texts: no clock, no state. Tokens are hostile; keys come from the issuer. */

#include "../base/arena.h"
#include "tls_signature.h"

enum {
    JWT_TOKEN_MAX = 8192, /* Entra's, with the groups of a user, have 4 kB */
    JWT_KID_MAX = 128,    /* of the name of a key: thumbprints have 43 */
    JWT_KEYS_MAX = 16,    /* of an issuer: a few while they rotate */
    JWT_LEEWAY_S = 60     /* by which clocks may differ */
};

typedef struct {
    size_t kid_size;
    char kid[JWT_KID_MAX];
    tls_signature_key key;
} jwt_key;

typedef struct {
    int count;
    jwt_key keys[JWT_KEYS_MAX];
} jwt_keys;

/* Decodes base64url, strictly: no padding, no other characters, no bits behind the last octet, so
 * that a text has one form. Absent: malformed, or memory is short. */
GEO_FN str jwt_decode(str text, arena *a);
/* Reads a JWK Set. Keys of other kinds, for other uses, and that are malformed are left out, as RFC
 * 7517 section 5 has it; false: it is no JWK Set. `a` is scratch. */
GEO_FN bool jwt_read_keys(str text, arena a, jwt_keys *keys);

/* What a token must say. */
typedef struct {
    str issuer, audience;
    str scopes; /* all of these, separated by spaces; may be empty */
    int64_t now_s;
} jwt_rules;

typedef enum {
    JWT_GOOD,
    JWT_MALFORMED,
    JWT_WRONG_ALGORITHM,
    JWT_WRONG_ISSUER,
    JWT_WRONG_AUDIENCE,
    JWT_EXPIRED,
    JWT_EARLY,
    JWT_BOUND,       /* to a key of its client, which nobody proves here */
    JWT_UNKNOWN_KEY, /* the issuer may have it */
    JWT_WRONG_SIGNATURE,
    JWT_LACKS_SCOPE,
    JWT_NO_MEMORY,
    JWT_VERDICTS
} jwt_verdict;

/* One sentence; STATIC. */
GEO_FN const char *jwt_why(jwt_verdict verdict);

typedef struct {
    tls_signature_kind kind;
    str kid;       /* absent: none */
    str content;   /* what is signed, a slice of the token */
    str signature; /* octets */
    str subject;
    double expires_s; /* Unix time, without the leeway */
    bool has_scopes;  /* all that the rules want */
} jwt;

/* Whether it has the form of one: three parts. */
GEO_FN bool jwt_looks_like(str token);
/* Judges all but signature and scopes, and reads what these need; the strings are in `a`. */
GEO_FN jwt_verdict jwt_read(str token, const jwt_rules *rules, arena *a, jwt *t);
/* Judges signature and scopes of a token that jwt_read found good. */
GEO_FN jwt_verdict jwt_check(const jwt *t, const jwt_keys *keys);

#endif
