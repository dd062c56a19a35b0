/* osm_changes -- .osc files to an extract. Sorts their objects by kind, id and age, as texts, and
 * writes the last version of each, unless it was deleted. osm.c reads the result like any extract.
 * Owns the sorter for that time. Outside facts: OpenStreetMap's wiki ("OsmChange"). */
#include "osm_changes.h"

#include <string.h>

#include "../index/sort.h"
#include "account.h"
#include "import_base.h"
#include "osm_xml.h"
#include "pbf_writer.h"

enum {
    OSM_CHANGES_KEY = 9,        /* bytes: kind and id, */
    OSM_CHANGES_HEAD = 9 + 4,   /* then the order of the versions; then */
    OSM_CHANGES_PREFIX = 9 + 7, /* the number of the part and whether it is deleted */
    OSM_CHANGES_PART = 60 << 10 /* bytes of an object's text in one record */
};

static struct {
    pbf_buffers *room;
    char *texts, *text; /* OSM_XML_TEXT_MAX: of an object's strings; and all of the object */
    size_t text_len;
    char head[OSM_CHANGES_HEAD]; /* of the object in `text` */
    bool has_object, is_gone;
    uint32_t order;
    sorter sorter;
} osm_changes;

GEO_FN uint64_t osm_changes_id(pbf_kind kind, int64_t id) {
    return id > 0 && id < INT64_MAX / 4 ? (uint64_t)id * 4 + (uint64_t)kind + 1 : 0;
}

/* Sorts an object in; a long text takes several records. */
static void osm_changes_add(call *c, const pbf_object *o, str text) {
    char rec[OSM_CHANGES_PREFIX + OSM_CHANGES_PART], *at = sort_put(rec, o->kind, 1);
    at = sort_put(at, sort_key(o->id), 8);
    at = sort_put(at, ++osm_changes.order, 4);
    for (uint64_t part = 0; text.len && !c->code; part++) {
        str bytes = str_head(text, OSM_CHANGES_PART);
        sort_put(sort_put(at, part, 2), o->is_gone, 1);
        memcpy(rec + OSM_CHANGES_PREFIX, bytes.at, bytes.len);
        sort_add(&osm_changes.sorter, c, (str){rec, OSM_CHANGES_PREFIX + bytes.len});
        text = str_from(text, bytes.len);
    }
}

static void osm_changes_refuse(call *c, const import_reader *f, const char *why) {
    call_fail(c, GEO_INVALID, "%s %s", f->path, why);
    call_advise(c, "Download it again; `osmium merge-changes -o one.osc.gz` makes one of several.");
}

static void osm_changes_read(call *c, import_reader *f) {
    osm_xml_thing thing = {.has_object = false};
    bool is_whole = false;
    while (!c->code) {
        str in = import_reader_window(f);
        ptrdiff_t used = osm_xml_next(in, osm_changes.room, osm_changes.texts, &thing);
        if (used < 0) {
            osm_changes_refuse(c, f, "is not an OsmChange file, or is damaged");
        } else if (used > 0) {
            is_whole |= thing.is_last;
            import_reader_set_date(f->report, thing.date);
            if (thing.has_object) {
                account_read();
                osm_changes_add(c, &thing.object, str_head(in, (size_t)used));
            }
            import_reader_skip(f, (size_t)used);
        } else if (is_whole || f->is_end) {
            break;
        } else {
            import_reader_more(f, c, "object");
        }
    }
    if (!c->code && !is_whole) {
        osm_changes_refuse(c, f, "ends in the middle of its data");
    }
}

/* The object whose last version has been gathered. */
static void osm_changes_finish(call *c) {
    osm_xml_thing thing = {.has_object = false};
    str text = {osm_changes.text, osm_changes.text_len};
    if (!osm_changes.has_object || c->code) {
        return;
    }
    int64_t id = (int64_t)sort_key((int64_t)sort_get(osm_changes.head + 1, 8));
    import_base_change(c, osm_changes_id((pbf_kind)osm_changes.head[0], id));
    if (osm_changes.is_gone) {
        account_add(ACCOUNT_BARE);
    } else if (osm_xml_next(text, osm_changes.room, osm_changes.texts, &thing) > 0) {
        pbf_writer_add(c, &thing.object, true);
    }
}

static void osm_changes_take(call *c, str rec) {
    bool is_new =
        !osm_changes.has_object || memcmp(osm_changes.head, rec.at, OSM_CHANGES_HEAD) != 0;
    if (is_new && memcmp(osm_changes.head, rec.at, OSM_CHANGES_KEY) != 0) {
        osm_changes_finish(c);
    } else if (is_new) {
        account_add(ACCOUNT_REPEATED); /* the gathered version is not the last one */
    }
    osm_changes.text_len = is_new ? 0 : osm_changes.text_len;
    memcpy(osm_changes.head, rec.at, OSM_CHANGES_HEAD);
    osm_changes.has_object = true;
    osm_changes.is_gone = rec.at[OSM_CHANGES_PREFIX - 1];
    str text = str_from(rec, OSM_CHANGES_PREFIX);
    text = str_head(text, IMPORT_READER_WINDOW - osm_changes.text_len);
    memcpy(osm_changes.text + osm_changes.text_len, text.at, text.len);
    osm_changes.text_len += text.len;
}

static void osm_changes_write_all(call *c, const osm_changes_files *files, char *writer) {
    str rec;
    memset(osm_changes.head, PBF_KINDS, sizeof osm_changes.head);
    sort_finish(&osm_changes.sorter, c);
    pbf_writer_begin(c, files->extract, writer);
    while (sort_next(&osm_changes.sorter, c, &rec)) {
        osm_changes_take(c, rec);
    }
    osm_changes_finish(c);
    pbf_writer_end(c);
}

GEO_FN void osm_changes_write(call *c, const osm_changes_files *files) {
    size_t window = IMPORT_READER_WINDOW;
    arena a = arena_of(files->memory + window, files->memory_size - window);
    memset(&osm_changes, 0, sizeof osm_changes);
    a.at += (16 - (uintptr_t)a.at % 16) % 16;
    osm_changes.room = (pbf_buffers *)(void *)arena_bytes(&a, sizeof *osm_changes.room);
    osm_changes.texts = arena_bytes(&a, OSM_XML_TEXT_MAX);
    osm_changes.text = files->memory; /* the window is free when it is needed */
    char *writer = arena_bytes(&a, PBF_WRITER_MEMORY);
    if (a.full || (size_t)(a.end - a.at) < SORT_MEMORY_MIN) {
        call_fail(c, GEO_TOO_LARGE, "changes need more memory");
        call_advise(c, "Give it more, e.g. --memory 1024.");
        return;
    }
    sort_open(&osm_changes.sorter, a.at, (size_t)(a.end - a.at), files->extract);
    for (int i = 0; i < files->count && !c->code; i++) {
        import_reader f;
        import_reader_open(&f, c, files->report, files->paths[i], files->memory, files->memory_size,
                           files->extract);
        import_reader_step(files->report, f.size, "reading %s", files->paths[i]);
        if (!c->code) {
            osm_changes_read(c, &f);
        }
        import_reader_close(&f);
    }
    osm_changes_write_all(c, files, writer);
    sort_close(&osm_changes.sorter);
}
