#ifndef GEO_OAUTH_CLIENT_H
#define GEO_OAUTH_CLIENT_H
/* oauth_client -- who asks to be allowed: a client that has registered, whose id is sealed and has
 * all that we know of it, or one whose id is the URL of a document that says the same. */

#include "../base/call.h"
#include "../base/json.h"
#include "../base/out.h"

typedef struct {
    str id;
    str name;      /* as it calls itself, cleaned; of a document its host. May be empty */
    str redirects; /* separated by newlines; absent: in the document, which is not read yet */
    bool is_document;
} oauth_client;

GEO_FN bool oauth_client_fetches(void); /* documents, from port 443 of any host */
/* Whether a redirect may be one at all: https, or http to this machine (RFC 8252 section 7.3). */
GEO_FN bool oauth_client_may_redirect(str uri);
/* The client of an id, in `a`. False: there is none. */
GEO_FN bool oauth_client_find(str id, oauth_client *client, arena *a);
/* Whether it has registered that redirect: exactly, but for the port on this machine. */
GEO_FN bool oauth_client_has(const oauth_client *client, str redirect);
/* Reads the client of metadata, a registration (RFC 7591) or a document, in `a`. NULL, or what is
 * wrong; *error is the code for it. */
GEO_FN const char *oauth_client_read(json metadata, oauth_client *client, const char **error,
                                     arena *a);
GEO_FN void oauth_client_write_id(const oauth_client *client, out *o); /* of one that registers */
/* Fetches the document of a client into its redirects. NULL, or what is wrong. */
GEO_FN const char *oauth_client_fetch(call *c, oauth_client *client);

#endif
