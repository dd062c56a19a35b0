/* osm_ahead -- unpacks and classifies the blocks of .osm.pbf files on threads, between osm.c, which
 * reads files and takes objects in their order, and pbf.c and osm_tags.c. Owns a ring of blocks and
 * the threads.
 *
 * A place of the ring is free, given, done, and free again. The reader gives and drops, threads
 * take the given ones in their order; what a thread has made is read only once it is done. Blocks
 * do not depend on each other, so that what is read is the same with any number of threads. */
#include "osm_ahead.h"

#include <string.h>

#include "../index/kind.h"
#include "../index/sort.h"
#include "../platform/os.h"
#include "import_record.h"

typedef struct {
    pbf_buffers *room;
    osm_tags_object object;
    char packed[SORT_RECORD_MAX];
} osm_ahead_worker;

static struct {
    os_mutex lock;
    os_cond has_changed;
    bool is_ready, is_closing;
    unsigned classified;
    osm_ahead_block blocks[OSM_AHEAD_BLOCKS]; /* a ring */
    bool is_done[OSM_AHEAD_BLOCKS];
    char *memory[OSM_AHEAD_BLOCKS]; /* of each: blob, block, picks */
    int places;                     /* of the ring that are used: one more than there are threads */
    int first, count, taken;        /* blocks since osm_ahead_open: dropped, given, and worked on */
    int threads;                    /* that run */
    osm_ahead_worker workers[OSM_AHEAD_THREADS + 1]; /* the last is the reader's */
} osm_ahead = {.lock = OS_MUTEX_INIT};

/* ---- picks ---- */

GEO_FN void osm_ahead_classify(const pbf_object *o, osm_tags_object *room, char *packed,
                               osm_ahead_pick *pick) {
    account_fate fate = o->tag_count ? osm_tags_classify(o, room) : ACCOUNT_BARE;
    *pick = (osm_ahead_pick){.fate = fate};
    if (fate != ACCOUNT_KEPT) {
        return;
    }
    if (o->kind == PBF_NODE) {
        room->record.lat = o->lat * 1e-7;
        room->record.lon = o->lon * 1e-7;
    }
    out text = out_of(packed, SORT_RECORD_MAX);
    import_record_pack(&text, &room->record);
    *pick = (osm_ahead_pick){.fate = fate,
                             .cls = room->cls,
                             .level = room->level,
                             .flags = room->flags,
                             .label = room->label,
                             .wikidata = room->wikidata,
                             .left_out = room->record.left_out,
                             .packed = text.full ? STR_NONE : out_str(&text)};
}

/* The pick, then its record. False: there is no room for them. */
static bool osm_ahead_put_pick(out *o, const osm_ahead_pick *pick) {
    bool fits = o->cap - o->len >= sizeof *pick + pick->packed.len;
    if (fits) {
        out_text(o, (str){(const char *)pick, sizeof *pick});
        out_text(o, pick->packed);
    }
    return fits;
}

GEO_FN bool osm_ahead_next_pick(str *picks, osm_ahead_pick *pick) {
    bool has_one = picks->len > 0;
    if (has_one) {
        memcpy(pick, picks->at, sizeof *pick);
        pick->packed.at = picks->at + sizeof *pick;
        *picks = str_from(*picks, sizeof *pick + pick->packed.len);
    }
    return has_one;
}

/* ---- the work on a block ---- */

/* What the objects of a block are, as far as there is room. A damaged block ends early: the reader
 * will find the same fault. */
static str osm_ahead_picks(osm_ahead_worker *w, str block, char *memory) {
    out picks = out_of(memory, OSM_AHEAD_PICKS_MAX);
    pbf_reader r;
    pbf_object o;
    osm_ahead_pick pick;
    bool more = pbf_open(&r, block, osm_ahead.classified, w->room);
    while (more && pbf_next(&r, &o) == 1) {
        if (o.tag_count) {
            osm_ahead_classify(&o, &w->object, w->packed, &pick);
            more = osm_ahead_put_pick(&picks, &pick);
        }
    }
    return out_str(&picks);
}

static void osm_ahead_work(osm_ahead_worker *w, int place) {
    osm_ahead_block *b = &osm_ahead.blocks[place];
    char *memory = osm_ahead.memory[place] + OSM_AHEAD_BLOB_MAX;
    const char *why;
    b->picks = STR_NONE;
    if (!pbf_unpack(b->blob, memory, OSM_AHEAD_UNPACKED_MAX, w->room, &b->block, &why)) {
        b->block = STR_NONE;
    } else if (w != &osm_ahead.workers[OSM_AHEAD_THREADS] &&
               osm_ahead.classified & pbf_kinds(b->block)) { /* the reader classifies later */
        b->picks = osm_ahead_picks(w, b->block, memory + OSM_AHEAD_UNPACKED_MAX);
    }
}

/* A thread: works on the blocks that nobody has taken, until the reader closes. */
static void *osm_ahead_run(void *worker) {
    os_lock(&osm_ahead.lock);
    while (!osm_ahead.is_closing) {
        if (osm_ahead.taken == osm_ahead.count) {
            os_wait(&osm_ahead.has_changed, &osm_ahead.lock, OS_FOREVER);
            continue;
        }
        int place = osm_ahead.taken++ % osm_ahead.places;
        os_unlock(&osm_ahead.lock);
        osm_ahead_work(worker, place);
        os_lock(&osm_ahead.lock);
        osm_ahead.is_done[place] = true;
        os_wake_all(&osm_ahead.has_changed);
    }
    osm_ahead.threads--;
    os_wake_all(&osm_ahead.has_changed);
    os_unlock(&osm_ahead.lock);
    return NULL;
}

/* ---- the reader's side ---- */

GEO_FN void osm_ahead_open(char *memory, pbf_buffers *room, unsigned classified) {
    if (!osm_ahead.is_ready) {
        os_cond_init(&osm_ahead.has_changed);
        kind_of_tag(STR("building"), STR("yes")); /* makes its hash, which threads only read */
        osm_ahead.is_ready = true;
    }
    for (int i = 0; i < OSM_AHEAD_BLOCKS; i++) {
        osm_ahead.memory[i] = memory;
        memory += OSM_AHEAD_BLOB_MAX + OSM_AHEAD_UNPACKED_MAX + OSM_AHEAD_PICKS_MAX;
    }
    osm_ahead.classified = classified;
    osm_ahead.first = osm_ahead.count = osm_ahead.taken = osm_ahead.threads = 0;
    osm_ahead.is_closing = false;
    int wanted = MIN(os_processors() - 1, (int)OSM_AHEAD_THREADS);
    osm_ahead.places = 1 + MAX(wanted, 0);
    osm_ahead.workers[OSM_AHEAD_THREADS].room = room;
    for (int i = 0; i < wanted; i++) {
        osm_ahead.workers[i].room = (pbf_buffers *)(void *)memory + i;
        os_lock(&osm_ahead.lock);
        osm_ahead.threads += os_thread(osm_ahead_run, &osm_ahead.workers[i]);
        os_unlock(&osm_ahead.lock);
    }
}

GEO_FN bool osm_ahead_give(str blob, int index) {
    if (osm_ahead.count - osm_ahead.first == osm_ahead.places || blob.len > OSM_AHEAD_BLOB_MAX) {
        return false;
    }
    int place = osm_ahead.count % osm_ahead.places;
    memcpy(osm_ahead.memory[place], blob.at, blob.len);
    osm_ahead.blocks[place] =
        (osm_ahead_block){.index = index, .blob = {osm_ahead.memory[place], blob.len}};
    osm_ahead.is_done[place] = false;
    os_lock(&osm_ahead.lock);
    osm_ahead.count++;
    os_wake_all(&osm_ahead.has_changed);
    os_unlock(&osm_ahead.lock);
    return true;
}

GEO_FN osm_ahead_block *osm_ahead_first(void) {
    int place = osm_ahead.first % osm_ahead.places;
    if (osm_ahead.first == osm_ahead.count) {
        return NULL;
    }
    os_lock(&osm_ahead.lock);
    while (osm_ahead.threads && !osm_ahead.is_done[place]) {
        os_wait(&osm_ahead.has_changed, &osm_ahead.lock, OS_FOREVER);
    }
    bool is_done = osm_ahead.is_done[place];
    os_unlock(&osm_ahead.lock);
    if (!is_done) {
        osm_ahead.taken++;
        osm_ahead_work(&osm_ahead.workers[OSM_AHEAD_THREADS], place);
        osm_ahead.is_done[place] = true;
    }
    return &osm_ahead.blocks[place];
}

GEO_FN void osm_ahead_drop(void) {
    osm_ahead.first++;
}

GEO_FN int osm_ahead_count(void) {
    return osm_ahead.count - osm_ahead.first;
}

GEO_FN int osm_ahead_places(void) {
    return osm_ahead.places;
}

GEO_FN void osm_ahead_close(void) {
    os_lock(&osm_ahead.lock);
    osm_ahead.is_closing = true;
    os_wake_all(&osm_ahead.has_changed);
    while (osm_ahead.threads) {
        os_wait(&osm_ahead.has_changed, &osm_ahead.lock, OS_FOREVER);
    }
    os_unlock(&osm_ahead.lock);
}
