#ifndef GEO_PBF_H
#define GEO_PBF_H
/* pbf -- reads OpenStreetMap's .osm.pbf: frames, packed blobs, and the objects of a block one by
 * one. Everything is a slice of the caller's buffers; an object is valid until the next one is
 * read. */

#include "../base/record.h"
#include "../base/zstd.h"

enum {
    PBF_FRAME_MAX = 64 << 10,  /* bytes of a frame's header: the format's own limit */
    PBF_BLOB_MAX = 32 << 20,   /* bytes of a block, packed or not: the format's own limit */
    PBF_STRINGS_MAX = 1 << 20, /* strings of one block; writers stay below 200,000 */
    PBF_TAGS_MAX = 4096,       /* tags of one object; the database allows 255 or so */
    PBF_REFS_MAX = 256 << 10 /* nodes of a way (database: 2,000), members of a relation (32,000) */
};

/* What the next `size` bytes are. */
typedef struct {
    bool is_header, is_data; /* neither: an extension to skip */
    size_t size;
} pbf_frame;

/* The frame at the start of `in`. > 0: bytes used; the blob of frame->size bytes follows; 0: need
 * more; < 0: bad. */
GEO_FN ptrdiff_t pbf_read_frame(str in, pbf_frame *frame);

typedef struct {
    int64_t date_s; /* of the data, Unix seconds; 0: unknown */
} pbf_info;

/* Reads the header block of a file. False: *why completes a sentence about the file. */
GEO_FN bool pbf_read_header(str block, pbf_info *info, const char **why);

typedef enum {
    PBF_NODE,
    PBF_WAY,
    PBF_RELATION,
    PBF_KINDS
} pbf_kind; /* numbered like member types; ORDER pbf_kind */

typedef struct {
    int64_t id;
    pbf_kind kind;
    str role;
} pbf_member;

#define PBF_NOWHERE INT32_MAX /* the latitude of a node that its way lacks */

/* In 1e-7 degrees. */
typedef struct {
    int32_t lat, lon;
} pbf_point;

typedef struct {
    pbf_kind kind;
    int64_t id;
    int32_t lat, lon; /* node: 1e-7 degrees */
    const str_pair *tags;
    int tag_count;
    const int64_t *refs;     /* way: its nodes in order */
    const pbf_point *points; /* way: where they are, if the file says; else NULL */
    const pbf_member *members;
    int count;    /* of refs or members */
    bool is_gone; /* deleted; then it may have nothing else */
} pbf_object;

GEO_FN str pbf_tag(const pbf_object *o, str key); /* absent: no such tag */

/* Memory for one block at a time. */
typedef struct {
    struct {
        uint32_t at, len;
    } strings[PBF_STRINGS_MAX];
    str_pair tags[PBF_TAGS_MAX];
    int64_t refs[PBF_REFS_MAX];
    pbf_point points[PBF_REFS_MAX];
    pbf_member members[PBF_REFS_MAX];
    zstd_room zstd;
} pbf_buffers;

/* Unpacks a whole blob into `into` (`cap` bytes: PBF_BLOB_MAX for any); one stored unpacked becomes
 * a slice of itself. False: it is damaged or longer, and *why completes a sentence about it. */
GEO_FN bool pbf_unpack(str blob, char *into, size_t cap, pbf_buffers *room, str *block,
                       const char **why);

/* A position in a block; pbf_open sets it, pbf_next moves it. */
typedef struct {
    str block, groups; /* the rest of the block's fields */
    str group;         /* the rest of the current group */
    unsigned kinds;
    pbf_buffers *room;
    int strings;
    int64_t granularity, lat_offset, lon_offset; /* nanodegrees */
    str ids, lats, lons, keys;                   /* the rest of a group of dense nodes */
    int64_t id, lat, lon;                        /* their running sums */
} pbf_reader;

/* The kinds of objects in a block: 1 << PBF_NODE | ...; 0 for a damaged one. */
GEO_FN unsigned pbf_kinds(str block);
/* kinds: the objects to return, 1 << PBF_NODE | ...; others are skipped cheaply. False: bad. */
GEO_FN bool pbf_open(pbf_reader *r, str block, unsigned kinds, pbf_buffers *room);
/* 1: *object is the next; 0: no more; -1: the block is damaged. */
GEO_FN int pbf_next(pbf_reader *r, pbf_object *object);

#endif
