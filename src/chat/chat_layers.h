#ifndef GEO_CHAT_LAYERS_H
#define GEO_CHAT_LAYERS_H
/* chat_layers -- the map layers that the operator offers: the file of GEOCODER_LAYERS, read once at
 * start, a JSON list of {"id", "type", "title", "keywords", "url", "credit"}. */

#include "../base/out.h"

enum {
    CHAT_LAYERS_MAX = 64,
    CHAT_LAYERS_FILE_MAX = 64 << 10,
    CHAT_LAYERS_ID_MAX = 40,      /* bytes, which an open choice can keep */
    CHAT_LAYERS_TITLE_MAX = 100,  /* bytes; of a keyword, too */
    CHAT_LAYERS_URL_MAX = 1000,   /* bytes */
    CHAT_LAYERS_CREDIT_MAX = 300, /* bytes */
    CHAT_LAYERS_KEYWORDS_MAX = 12,
    CHAT_LAYERS_ORIGINS_MAX = 1000 /* bytes that their servers take in the policy of the page */
};

/* PROCESS. The URL of pictures has {z}, {x} and {y}, of a WMS {bbox-epsg-3857} in their place. */
typedef struct {
    str id, type, title, url, credit;        /* type: xyz, wmts, wms, geojson */
    str origin;                              /* "https://host:port" */
    str names[CHAT_LAYERS_KEYWORDS_MAX + 2]; /* id, title and keywords, folded */
    int name_count;
} chat_layer;

/* False: the file is refused, and a sentence in `problems` says why. Without one there are none. */
GEO_FN bool chat_layers_load(out *problems);
/* A folded phrase is the id, title or a keyword of one. */
GEO_FN bool chat_layers_is_name(str key);
/* Those that the text means, or all if it is absent; returns how many. Of layers that are called
 * so, others that only have the words of the text are left out. */
GEO_FN int chat_layers_search(str text, const chat_layer *found[CHAT_LAYERS_MAX]);
/* " https://host" for each server of pictures, or of data. */
GEO_FN void chat_layers_write_origins(out *o, bool is_data);

#endif
