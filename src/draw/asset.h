#ifndef GEO_ASSET_H
#define GEO_ASSET_H
/* asset -- the files of the web page, and the documents, that the build has put into the program
 * (src/generate/web.c). */

#include "../base/arena.h"
#include "../base/out.h"

/* ORDER web_files of build.zig; ASSET_TOPIC is the first document, and all of them follow it. */
typedef enum {
    ASSET_PAGE,
    ASSET_APP,
    ASSET_ICON,
    ASSET_STYLE, /* the small programs have none from here on */
    ASSET_DOCS,
    ASSET_API,
    ASSET_TEXT, /* the page around a document */
    ASSET_TOPIC
} asset_name;

typedef struct {
    str packed; /* a zlib stream, or the file itself; STATIC */
    size_t size;
    uint32_t crc; /* CRC-32 of the file */
    str policy;   /* Content-Security-Policy of a page; empty: it is none */
} asset;

/* False: the program was built without. */
GEO_FN bool asset_find(asset_name name, asset *a);
/* The file itself; absent: the arena is full. */
GEO_FN str asset_text(const asset *a, arena *mem);
/* Whether it is a zlib stream. */
GEO_FN bool asset_is_packed(const asset *a);
/* Appends one that is, as gzip (RFC 1952). */
GEO_FN void asset_gzip(out *o, const asset *a);

#endif
