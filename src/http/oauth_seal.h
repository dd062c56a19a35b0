#ifndef GEO_OAUTH_SEAL_H
#define GEO_OAUTH_SEAL_H
/* oauth_seal -- what our authorization server gives to clients: texts that only we can have written
 * and that say when they end, so that nothing has to be stored but which are used up. All but
 * oauth_seal_load are for the event loop's thread, or read what it has set before. */

#include "../base/arena.h"
#include "../base/out.h"

enum {
    OAUTH_SEAL_ID = 16,           /* bytes of an id, and of a hash that is cut */
    OAUTH_SEAL_CHALLENGE = 32,    /* of a SHA-256 */
    OAUTH_SEAL_CLIENT_MAX = 1500, /* of a client: its name and redirects */
    OAUTH_SEAL_TEXT_MAX = 2100,   /* of the longest text, a client's: 4/3 of it */
    OAUTH_SEAL_NEVER = 0          /* when a client ends */
};

/* A text of one kind is none of another. */
typedef enum {
    OAUTH_SEAL_CLIENT = 1,
    OAUTH_SEAL_CODE,
    OAUTH_SEAL_ACCESS,
    OAUTH_SEAL_REFRESH
} oauth_seal_kind;

/* What a person has allowed. Codes and tokens have all of it, so that they are of one size. */
typedef struct {
    unsigned char id[OAUTH_SEAL_ID];       /* random; of the code and all tokens that follow it */
    unsigned char mark[OAUTH_SEAL_ID];     /* of the bearer token with which it was allowed */
    unsigned char client[OAUTH_SEAL_ID];   /* oauth_seal_mark of its id */
    unsigned char redirect[OAUTH_SEAL_ID]; /* of the redirect */
    unsigned char challenge[OAUTH_SEAL_CHALLENGE];
    uint32_t step; /* the code is 0; each refresh token has one more than that before */
} oauth_seal_grant;

/* Takes the key from GEOCODER_OAUTH_KEY_FILE, which is made if it is not there; without that
 * setting the key ends with this process. False: a line of `problems` says why. Once; later calls
 * change nothing. */
GEO_FN bool oauth_seal_load(out *problems);

/* Appends the sealed bytes as base64url. `until_s` is Unix time. */
GEO_FN void oauth_seal_write(out *o, oauth_seal_kind kind, int64_t until_s, str bytes);
/* The bytes, in `a`; absent: not sealed by us, of another kind or for another resource, or over. */
GEO_FN str oauth_seal_open(str text, oauth_seal_kind kind, arena *a);
/* The same of what has a grant. */
GEO_FN bool oauth_seal_open_grant(str text, oauth_seal_kind kind, oauth_seal_grant *grant);

/* A hash that only we can make, for comparisons. */
GEO_FN void oauth_seal_mark(str text, unsigned char mark[OAUTH_SEAL_ID]);

/* Uses up the step of a grant that ends then. False: it was used before, and the grant is over: one
 * of the two who have used it is a thief (RFC 9700 section 4.14.2). */
GEO_FN bool oauth_seal_spend(const oauth_seal_grant *grant, int64_t until_s);
GEO_FN void oauth_seal_end(const oauth_seal_grant *grant, int64_t until_s); /* it is over now */
GEO_FN bool oauth_seal_is_over(const oauth_seal_grant *grant);

#endif
