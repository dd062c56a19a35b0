#ifndef GEO_OSM_AHEAD_H
#define GEO_OSM_AHEAD_H
/* osm_ahead -- unpacks the blocks of .osm.pbf files and classifies their objects on threads, ahead
 * of the thread that reads them in their order. With one processor, or where no thread can be
 * started, the reading thread does the same work when it takes a block. */

#include "../base/out.h"
#include "osm_tags.h"
#include "pbf.h"

enum {
    OSM_AHEAD_THREADS = 3, /* at most; one processor is left to the reader */
    OSM_AHEAD_BLOCKS = 1 + OSM_AHEAD_THREADS,
    OSM_AHEAD_BLOB_MAX = 2 << 20,     /* bytes of a packed block; usual ones have less than 1 MB */
    OSM_AHEAD_UNPACKED_MAX = 8 << 20, /* of an unpacked one */
    OSM_AHEAD_PICKS_MAX = 8 << 20,    /* of what its objects are */
    /* Bytes to pass in. Most are never touched. */
    OSM_AHEAD_MEMORY =
        OSM_AHEAD_BLOCKS * (OSM_AHEAD_BLOB_MAX + OSM_AHEAD_UNPACKED_MAX + OSM_AHEAD_PICKS_MAX) +
        OSM_AHEAD_THREADS * (int)sizeof(pbf_buffers)
};

/* The result of osm_tags_classify, in the form that osm.c stores. */
typedef struct {
    account_fate fate; /* the rest counts only of ACCOUNT_KEPT */
    int cls, level;
    unsigned flags;
    int64_t label;
    uint64_t wikidata;
    int left_out; /* names and tags of it, as import_record_add_name leaves out */
    str packed;   /* its import_record, of a node with its point; empty: it is too long */
} osm_ahead_pick;

/* A block in the order in which they were given. */
typedef struct {
    int index; /* as given */
    str blob;  /* packed */
    str block; /* unpacked; absent: it is damaged or too long; the reader tries it again */
    str picks; /* of its first objects with tags, for osm_ahead_next_pick */
} osm_ahead_block;

/* Classifies an object; `packed` (SORT_RECORD_MAX bytes) is for its record. */
GEO_FN void osm_ahead_classify(const pbf_object *o, osm_tags_object *room, char *packed,
                               osm_ahead_pick *pick);

/* Starts the threads. `memory` is used until osm_ahead_close; `room` is for a reader that does
 * their work. Objects of `classified` (1 << PBF_NODE | ...) are classified. */
GEO_FN void osm_ahead_open(char *memory, pbf_buffers *room, unsigned classified);
/* Copies a blob to work on. False: all places are taken, or it is longer than
 * OSM_AHEAD_BLOB_MAX. */
GEO_FN bool osm_ahead_give(str blob, int index);
/* The first block that was given and is not dropped, when the work on it is done; NULL: none. It is
 * valid until osm_ahead_drop. */
GEO_FN osm_ahead_block *osm_ahead_first(void);
GEO_FN void osm_ahead_drop(void);
GEO_FN int osm_ahead_count(void);  /* blocks that were given and are not dropped */
GEO_FN int osm_ahead_places(void); /* as many fit */
/* The next pick of a block; false: there are no more. Its record lies in the block. */
GEO_FN bool osm_ahead_next_pick(str *picks, osm_ahead_pick *pick);
GEO_FN void osm_ahead_close(void); /* waits for the threads */

#endif
