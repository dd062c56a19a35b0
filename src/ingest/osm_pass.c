/* osm_pass -- one pass over the objects of all files, whichever their format: blocks of
 * .osm.pbf, which are unpacked and classified ahead, or XML. Owns the state of the pass, in memory
 * that osm.c gives. */
#include "osm_pass.h"

#include <string.h>
#include "../index/sort.h"
#include "import_record.h"
#include "osm_ahead.h"
#include "osm_changes.h"
#include "osm_xml.h"
#include "pbf.h"

enum { OSM_BLOBS_MAX = 8 << 20 }; /* of all files: 64 billion objects */

static struct {
    const osm_files *files;
    import_reader *f; /* the file that is read */
    int file;         /* its number */
    char *unpacked;   /* PBF_BLOB_MAX */
    pbf_buffers *room;
    unsigned char *blob_kinds; /* OSM_BLOBS_MAX */
    osm_ahead_pick pick;       /* of the object that is taken */
    bool has_pick;
} OSM_PASS;

GEO_FN bool osm_pass_open(const osm_files *files, arena *a) {
    OSM_PASS.files = files;
    OSM_PASS.room = (pbf_buffers *)(void *)arena_bytes(a, sizeof *OSM_PASS.room);
    OSM_PASS.unpacked = arena_bytes(a, PBF_BLOB_MAX);
    OSM_PASS.blob_kinds = arena_take(a, 1, OSM_BLOBS_MAX);
    return OSM_PASS.room && OSM_PASS.unpacked && OSM_PASS.blob_kinds;
}

GEO_FN int osm_pass_file(void) {
    return OSM_PASS.file;
}

GEO_FN const char *osm_pass_path(void) {
    return OSM_PASS.f->path;
}

GEO_FN bool osm_pass_pick(osm_ahead_pick *pick) {
    *pick = OSM_PASS.has_pick ? OSM_PASS.pick : *pick;
    return OSM_PASS.has_pick;
}

static void osm_pass_refuse(call *c, const char *what, const char *why) {
    call_fail(c, GEO_INVALID, "%s%s %s", OSM_PASS.f->path, what, why);
    call_advise(c, "Copy or download it again; `osmium cat` makes a plain .osm.pbf of any kind.");
}

static void osm_pass_bad_file(call *c, const char *why) {
    osm_pass_refuse(c, ": a block", why);
}

/* Reads until the window starts with a whole frame; returns the size of its header; 0: failed. */
static size_t osm_pass_read_frame(call *c, pbf_frame *frame) {
    import_reader *f = OSM_PASS.f;
    while (!c->code) {
        str in = import_reader_window(f);
        ptrdiff_t used = pbf_read_frame(in, frame);
        if (used > 0 && in.len - (size_t)used >= frame->size) {
            return (size_t)used;
        }
        if (used < 0) {
            osm_pass_refuse(c, "", "is not an .osm.pbf file, or is damaged");
        } else if (f->is_end) {
            osm_pass_refuse(c, "", "ends in the middle of a block");
        } else {
            import_reader_more(f, c, "block");
        }
    }
    return 0;
}

/* An object of a file, of any kind. */
static void osm_pass_visit_one(call *c, const pbf_object *o, unsigned kinds, osm_pass_visit *take) {
    if (kinds & 1U << o->kind && !o->is_gone) {
        take(c, o);
    }
}

/* `picks` are those of its objects with tags; those beyond are classified when they are taken. */
static void osm_pass_take_block(call *c, str block, str picks, unsigned kinds,
                                osm_pass_visit *take) {
    pbf_reader r;
    pbf_object o;
    int more = pbf_open(&r, block, kinds, OSM_PASS.room) ? 1 : -1;
    while (more == 1 && !c->code) {
        more = pbf_next(&r, &o);
        if (more == 1) {
            OSM_PASS.has_pick = o.tag_count && osm_ahead_next_pick(&picks, &OSM_PASS.pick);
            osm_pass_visit_one(c, &o, kinds, take);
        }
    }
    OSM_PASS.has_pick = false;
    if (more < 0) {
        osm_pass_bad_file(c, "is damaged");
    }
}

static void osm_pass_take_header(call *c, str block) {
    pbf_info info;
    const char *why = NULL;
    char room[IMPORT_READER_DAY_MAX];
    if (!pbf_read_header(block, &info, &why)) {
        osm_pass_refuse(c, "", why);
    } else if (info.date_s > 0) {
        import_reader_set_date(OSM_PASS.f->report, import_reader_day_of(info.date_s, room));
    }
}

/* A block that is or is not unpacked yet. */
static void osm_pass_take_blob(call *c, const osm_ahead_block *b, unsigned kinds,
                               osm_pass_visit *take) {
    str block = b->block;
    const char *why = "is damaged";
    if (!block.at &&
        !pbf_unpack(b->blob, OSM_PASS.unpacked, PBF_BLOB_MAX, OSM_PASS.room, &block, &why)) {
        osm_pass_bad_file(c, why);
        return;
    }
    OSM_PASS.blob_kinds[b->index] = (unsigned char)pbf_kinds(block);
    osm_pass_take_block(c, block, b->picks, kinds, take);
}

/* The blocks that were given ahead, until `left` are left. */
static void osm_pass_take_ahead(call *c, int left, unsigned kinds, osm_pass_visit *take) {
    while (!c->code && osm_ahead_count() > left) {
        osm_pass_take_blob(c, osm_ahead_first(), kinds, take);
        osm_ahead_drop();
    }
}

/* The frame at the start of the window, number `index` of the file. Blocks are given to osm_ahead,
 * and taken when that is full. True: it is the header. */
static bool osm_pass_take_frame(call *c, unsigned kinds, int index, osm_pass_visit *take) {
    pbf_frame frame;
    size_t head = osm_pass_read_frame(c, &frame);
    if (c->code) {
        return false;
    }
    osm_ahead_block b = {.index = index};
    b.blob = str_head(str_from(import_reader_window(OSM_PASS.f), head), frame.size);
    bool is_wanted = !OSM_PASS.blob_kinds[index] || OSM_PASS.blob_kinds[index] & kinds;
    const char *why = "is damaged";
    if (frame.is_header &&
        !pbf_unpack(b.blob, OSM_PASS.unpacked, PBF_BLOB_MAX, OSM_PASS.room, &b.block, &why)) {
        osm_pass_bad_file(c, why);
    } else if (frame.is_header) {
        osm_pass_take_header(c, b.block);
    } else if (frame.is_data && is_wanted) {
        osm_pass_take_ahead(c, osm_ahead_places() - 1, kinds, take);
        if (!c->code && !osm_ahead_give(b.blob, index)) {
            osm_pass_take_ahead(c, 0, kinds, take);
            if (!c->code) {
                osm_pass_take_blob(c, &b, kinds, take);
            }
        }
    }
    import_reader_skip(OSM_PASS.f, head + frame.size);
    return frame.is_header;
}

static bool osm_pass_is_xml(str begin) {
    str bom = STR("\xEF\xBB\xBF");
    begin = str_trim(str_from(begin, str_starts(begin, bom) ? bom.len : 0));
    return begin.len && begin.at[0] == '<';
}

/* Every object of these kinds of an open .osm file. */
static void osm_pass_read_xml(call *c, unsigned kinds, osm_pass_visit *take) {
    import_reader *f = OSM_PASS.f;
    osm_xml_thing thing = {.has_object = false};
    bool is_whole = false;
    while (!c->code) {
        str in = import_reader_window(f);
        ptrdiff_t used = osm_xml_next(in, OSM_PASS.room, OSM_PASS.unpacked, &thing);
        if (used < 0) {
            osm_pass_refuse(c, "", "is not OpenStreetMap's XML, or is damaged");
        } else if (used > 0) {
            is_whole |= thing.is_last;
            import_reader_set_date(f->report, thing.date);
            if (thing.has_object) {
                osm_pass_visit_one(c, &thing.object, kinds, take);
            }
            import_reader_skip(f, (size_t)used);
        } else if (is_whole || f->is_end) {
            break;
        } else {
            import_reader_more(f, c, "object");
        }
    }
    if (!c->code && !is_whole) {
        osm_pass_refuse(c, "", "ends in the middle of its data");
    }
}

/* Every object of these kinds of an open .osm.pbf file; its blocks count from *blobs. */
static void osm_pass_read_blocks(call *c, unsigned kinds, osm_pass_visit *take, int *blobs) {
    import_reader *f = OSM_PASS.f;
    bool has_header = false;
    while (!c->code) {
        if (!import_reader_window(f).len && import_reader_more(f, c, "block") && f->is_end) {
            break;
        }
        if (!c->code && *blobs == OSM_BLOBS_MAX) {
            call_fail(c, GEO_TOO_LARGE, "the extracts have more than %d blocks", OSM_BLOBS_MAX);
        }
        if (!c->code) {
            has_header |= osm_pass_take_frame(c, kinds, (*blobs)++, take);
        }
    }
    osm_pass_take_ahead(c, 0, kinds, take);
    if (!c->code && !has_header) {
        osm_pass_bad_file(c, "is missing: the header");
    }
}

GEO_FN void osm_pass_run(call *c, int number, unsigned kinds, osm_pass_begin_file *begin,
                         osm_pass_visit *take) {
    const osm_files *files = OSM_PASS.files;
    osm_ahead_open(files->ahead, OSM_PASS.room, number == 1 || number == 2 ? kinds : 0);
    int blobs = 0, count = files->count + (files->context != NULL);
    for (OSM_PASS.file = 0; OSM_PASS.file < count && !c->code; OSM_PASS.file++) {
        import_reader f;
        const char *path =
            OSM_PASS.file < files->count ? files->paths[OSM_PASS.file] : files->context;
        import_reader_open(&f, c, files->report, path, files->memory, files->memory_size,
                           files->beside);
        if (!c->code && f.size < 0) {
            call_fail(c, GEO_INVALID, "%s is not a regular file, which .osm.pbf needs", path);
        }
        import_reader_step(files->report, f.size, "reading %s, pass %d of 3", path, number);
        OSM_PASS.f = &f;
        begin(c);
        if (osm_pass_is_xml(import_reader_window(&f))) {
            osm_pass_read_xml(c, kinds, take);
        } else {
            osm_pass_read_blocks(c, kinds, take, &blobs);
        }
        import_reader_close(&f);
    }
    osm_ahead_close();
}
