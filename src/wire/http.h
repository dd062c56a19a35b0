#ifndef GEO_HTTP_H
#define GEO_HTTP_H
/* http -- HTTP/1.1 messages as pure functions over buffers, for client and server: no clock, no
 * sockets, no memory of its own. Slices point into the caller's buffer.
 *
 * Parsers return > 0: bytes consumed, 0: more needed, < 0: bad. Requests are parsed strictly,
 * because requests are smuggled where two servers disagree (RFC 9112 section 11.2); responses may
 * end lines with a bare LF and repeat equal lengths. */

#include "../base/arena.h"

enum {
    HTTP_HEAD_MAX = 16384,     /* start line and headers; twice what servers usually take */
    HTTP_HEADERS_MAX = 64,     /* browsers send about 20 */
    HTTP_CHUNK_LINE_MAX = 256, /* a chunk's size line with its extension, which nobody uses */
    HTTP_TRAILERS_MAX = 4096,  /* headers after a chunked body; skipped */
};

typedef struct {
    str name, value; /* the value without surrounding spaces */
} http_header;

/* Start line and headers of a request (method, target) or a response (code, reason), and what they
 * say about the body and the connection. */
typedef struct {
    str method, target; /* request; the target is as sent: `/path?query`, `*` or an absolute URL */
    int code;           /* response */
    str reason;
    int minor;       /* HTTP/1.minor, 0 or 1 */
    int64_t length;  /* Content-Length; -1: none was given */
    bool chunked;    /* the body is chunked, length is -1 */
    bool keep_alive; /* the connection can be reused after the body */
    bool expects_continue;
    int count;
    http_header headers[HTTP_HEADERS_MAX]; /* the first `count` */
} http_head;

/* A negative result is minus the status to reply with: 400, 431, 501, 505. A request without
 * `chunked` and `length` has no body. */
GEO_FN int http_request(str bytes, http_head *head);
/* A response to GET; without `chunked` and `length` its body ends with the connection. 204, 304 and
 * 1xx have length 0. */
GEO_FN int http_response(str bytes, http_head *head);

/* The value of the first header of that name (any case); absent: none. */
GEO_FN str http_find(const http_head *head, const char *name);
/* Whether the comma-separated list contains the word (any case; without parameters after `;`). */
GEO_FN bool http_list_has(str list, str word);

/* Chunked bodies: zero the struct, then pass each piece as it arrives. */
typedef struct {
    int state, digits;
    uint64_t left;
    size_t used; /* bytes of the current size line or of the trailers */
} http_chunks;

/* Decodes *len bytes in place, to the front of the same memory; *len becomes the decoded size. > 0:
 * the body has ended, and that many of the bytes belonged to it (the others are untouched); 0: all
 * were consumed, more needed; < 0: bad. */
GEO_FN ptrdiff_t http_dechunk(http_chunks *chunks, char *bytes, size_t *len);

/* ---- URLs (RFC 3986) ---- */
typedef struct {
    str scheme; /* absent in a relative reference */
    str user;   /* `name:password`, still percent-encoded; absent: none */
    str host;   /* without the brackets of an IPv6 address */
    int port;   /* 0: none was given */
    str path;   /* as given; may be empty */
    str query;  /* after `?`, without the fragment; absent: none */
} http_url;

/* False: not a URL we can use (blanks, control characters, a bad port, a host that is not letters,
 * digits, `-`, `.`, `_` or an IPv6 address). */
GEO_FN bool http_url_split(str text, http_url *url);
/* The head of an address up to its path, "https://host:port"; empty: it has no scheme. */
GEO_FN str http_origin(str url);
/* Parses `[user@]host[:port]` alone into these three members; false: as above. */
GEO_FN bool http_authority(str text, http_url *url);
/* Decodes %XX; in a form also + as a space, and what is no %XX stays (WHATWG URL, section 1.3).
 * Absent: bad %XX or out of memory. */
GEO_FN str http_decode(str text, bool is_form, arena *a);
/* The next `name=value` of a query or form, both still encoded; value absent: no `=`. False: no
 * more. */
GEO_FN bool http_pair(str *rest, str *name, str *value);
/* The last value of that name, still encoded; absent: there is none. */
GEO_FN str http_param(str query, const char *wanted);

/* `Sun, 06 Nov 1994 08:49:37 GMT`, the only form that may still be sent (RFC 9110 section 5.6.7),
 * as Unix time. */
GEO_FN bool http_date(str text, int64_t *unix_s);

#endif
