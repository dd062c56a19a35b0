/* merge -- copies the rows of several images to one. twin.c tells which of them are the same; their
 * children go to the one that stays. Of an index and its update, ../image/hidden.h tells what is
 * left out and where its children go. Owns the images while it works, and which rows are left out.
 *
 * Names that are not shown are only in the postings, folded; so a merged file has them folded, and
 * finds the same. */
#include "merge.h"

#include <stdlib.h>
#include <string.h>

#include "../base/arena.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../image/hidden.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/outline.h"
#include "../platform/os.h"
#include "image_writer.h"
#include "outline_writer.h"
#include "sort.h"
#include "string_table.h"
#include "twin.h"

enum {
    MERGE_ROWS = 32,             /* whose bits are one number */
    MERGE_LINES_MAX = 64,        /* of one key in the descriptions */
    MERGE_PIECES_MAX = 24 << 10, /* bytes of an outline that are handed on at a time */
    MERGE_SHARES = 8             /* of the memory; one of them is for areas */
};

#define MERGE_COUNT_MAX (INT64_C(1) << 48) /* of things; a file may be hostile */

/* Of some rows: which of them are left out, and the number of the first that is not. */
typedef struct {
    uint32_t repeated, number;
} merge_block;

/* A street of an index and the one of its update that takes its place. */
typedef struct {
    uint32_t row, street;
} merge_street;

static struct {
    image *images;
    merge_block **blocks;   /* of each image */
    merge_street **streets; /* of each image that is an update, by row */
    int count;
    bool has_osm_ids;
    uint64_t repeated;
    struct {
        uint64_t pieces, names, tags, postings;
    } taken; /* of the current image; rows of a hostile one may all have the same ones */
    char pieces[MERGE_PIECES_MAX];
} merge;

/* Takes so many of what a section has. False: more than it has, and the call has failed. */
static bool merge_take(call *c, uint64_t *taken, uint64_t count, const image *m,
                       image_section section, uint64_t more) {
    *taken += count;
    if (!c->code && *taken > m->columns[section].count + more) {
        call_fail(c, GEO_FILE, "an index file is damaged: its rows share what is one row's");
    }
    return !c->code;
}

/* ---- the files ---- */

static void merge_open(call *c, const char *path) {
    str bytes;
    image *m = &merge.images[merge.count];
    if (!os_map(path, &bytes)) {
        call_fail(c, GEO_NO_INPUT, "%s cannot be read: %s", path, os_why());
        return;
    }
    const char *why = image_open(m, bytes);
    why = why ? why : image_check(m);
    if (!why && m->is_own) {
        why = "is a gazetteer of this program, which is searched beside others as it is";
    }
    if (why) {
        os_unmap(bytes);
        call_fail(c, why && m->is_own ? GEO_INVALID : GEO_FILE, "%s %s", path, why);
        return;
    }
    merge.count++;
    merge.has_osm_ids |= m->has_osm_ids;
}

static void merge_close(void) {
    for (int i = 0; i < merge.count; i++) {
        os_unmap(merge.images[i].bytes);
    }
    merge.count = 0;
}

static int merge_compare_streets(const void *a, const void *b) {
    const merge_street *p = a, *q = b;
    return (p->row > q->row) - (p->row < q->row);
}

/* Links an update with its base, which is among the images before it. */
static void merge_link(call *c, const merge_options *o, int update, arena *mem) {
    image *m = &merge.images[update];
    int base = update - 1;
    while (base >= 0 && !hidden_is_of(m, &merge.images[base])) {
        base--;
    }
    if (base < 0) {
        call_fail(c, GEO_INVALID, "%s is an update of none of the files before it",
                  o->sources[update]);
        call_advise(c, "Name the index that it is of first, or make the update again.");
        return;
    }
    unsigned char *bits = ARENA_NEW(mem, unsigned char, hidden_bytes(&merge.images[base]));
    unsigned char *own = ARENA_NEW(mem, unsigned char, hidden_bytes(m));
    uint64_t count = m->columns[IMAGE_TWIN_ROW].count;
    merge_street *streets = ARENA_NEW(mem, merge_street, count + 1);
    if (!bits || !own || !streets) {
        call_fail(c, GEO_TOO_LARGE, "there are too many places for the memory");
        return;
    }
    hidden_link(&merge.images[base], m, bits, own);
    for (uint64_t i = 0; i < count; i++) {
        streets[i].row = (uint32_t)image_value(m, IMAGE_TWIN_ROW, i);
        streets[i].street = hidden_row_of(m, image_value(m, IMAGE_TWIN_ID, i), IMAGE_STREET);
    }
    qsort(streets, (size_t)count, sizeof *streets, merge_compare_streets);
    merge.streets[update] = streets;
}

static void merge_open_all(call *c, const merge_options *o, arena *mem) {
    memset(&merge, 0, sizeof merge);
    merge.images = ARENA_NEW(mem, image, (size_t)o->source_count);
    merge.blocks = ARENA_NEW(mem, merge_block *, (size_t)o->source_count);
    merge.streets = ARENA_NEW(mem, merge_street *, (size_t)o->source_count);
    for (int i = 0; i < o->source_count && !c->code; i++) {
        if (!merge.images || !merge.blocks || !merge.streets) {
            call_fail(c, GEO_TOO_LARGE, "there are too many files for the memory");
        } else {
            merge_open(c, o->sources[i]);
        }
    }
    for (int i = 0; i < merge.count && !c->code; i++) {
        merge.blocks[i] =
            ARENA_NEW(mem, merge_block, (size_t)merge.images[i].places / MERGE_ROWS + 1);
        if (!merge.blocks[i]) {
            call_fail(c, GEO_TOO_LARGE, "there are too many places for the memory");
        }
    }
    for (int i = 0; i < merge.count && !c->code; i++) {
        if (hidden_is_update(&merge.images[i])) {
            merge_link(c, o, i, mem);
        }
    }
    if (c->code == GEO_TOO_LARGE) {
        call_advise(c, "Give it more, e.g. --memory 4096.");
    }
}

/* ---- numbers ---- */

static bool merge_is_repeated(twin_row r) {
    return merge.blocks[r.image][r.row / MERGE_ROWS].repeated >> r.row % MERGE_ROWS & 1;
}

/* Counts the rows that stay: they keep their order. */
static void merge_number(void) {
    uint32_t number = 0;
    for (int i = 0; i < merge.count; i++) {
        for (uint32_t row = 0; row < merge.images[i].places; row++) {
            merge_block *b = &merge.blocks[i][row / MERGE_ROWS];
            twin_row r = {i, row};
            bool is_repeated = image_is_hidden(&merge.images[i], row) || twin_of(r).image != i;
            b->number = row % MERGE_ROWS ? b->number : number;
            b->repeated |= (uint32_t)is_repeated << row % MERGE_ROWS;
            merge.repeated += is_repeated;
            number += !is_repeated;
        }
    }
}

/* The street of the update that takes the place of a hidden one; IMAGE_NO_PLACE: none does. */
static uint32_t merge_street_of(int update, uint32_t row) {
    merge_street sought = {row, 0};
    const merge_street *found = bsearch(&sought, merge.streets[update],
                                        (size_t)merge.images[update].columns[IMAGE_TWIN_ROW].count,
                                        sizeof sought, merge_compare_streets);
    return found ? found->street : IMAGE_NO_PLACE;
}

/* What a row stands for that is hidden: another one, or what it lies in. */
static twin_row merge_visible(twin_row r) {
    for (int i = 0; i < IMAGE_CHAIN_MAX && r.row < merge.images[r.image].places &&
                    image_is_hidden(&merge.images[r.image], r.row);
         i++) {
        const image *own = &merge.images[r.image], *m = own;
        uint32_t row = r.row;
        hidden_resolve(&m, &row);
        uint32_t street = m == own && m->update
                              ? merge_street_of((int)(m->update - merge.images), row)
                              : IMAGE_NO_PLACE;
        if (street != IMAGE_NO_PLACE) {
            m = m->update;
            row = street;
        } else if (m == own) {
            row = image_parent(m, row);
        }
        r = (twin_row){(int)(m - merge.images), row};
    }
    return r;
}

/* The number of a row, or of the one that stands for it; IMAGE_NO_PLACE: there is no such row. */
static uint32_t merge_number_of(int image, uint32_t row) {
    twin_row r = merge_visible((twin_row){image, row});
    if (r.row >= merge.images[r.image].places) {
        return IMAGE_NO_PLACE;
    }
    r = merge_is_repeated(r) ? twin_of(r) : r;
    const merge_block *b = &merge.blocks[r.image][r.row / MERGE_ROWS];
    uint32_t number = b->number;
    for (uint32_t i = 0; i < r.row % MERGE_ROWS; i++) {
        number += !(b->repeated >> i & 1);
    }
    return number;
}

/* ---- rows ---- */

static void merge_flush_pieces(call *c, out *o) {
    if (o->len) {
        image_writer_add_outline(c, out_str(o));
    }
    *o = out_of(merge.pieces, sizeof merge.pieces);
}

static void merge_add_outline(call *c, const image *m, uint32_t row) {
    bbox box;
    str rest = outline_stored(m, row, &box);
    outline_part p;
    out o = out_of(merge.pieces, sizeof merge.pieces);
    if (!merge_take(c, &merge.taken.pieces, rest.len, m, IMAGE_OUTLINE_POINTS, 0)) {
        return;
    }
    while (outline_next_part(&rest, box, &p)) {
        char head[OUTLINE_WRITER_HEAD], *at = sort_put(head, p.head, 2);
        at = sort_put(sort_put(at, p.west, 4), p.south, 4);
        at = sort_put(sort_put(at, p.wide, 4), p.high, 4);
        sort_put(at, p.points.len, 2);
        if (p.points.len + sizeof head > sizeof merge.pieces) {
            return; /* damaged: no piece has so many bytes */
        }
        if (p.points.len + sizeof head > sizeof merge.pieces - o.len) {
            merge_flush_pieces(c, &o);
        }
        out_text(&o, (str){head, sizeof head});
        out_text(&o, p.points);
    }
    merge_flush_pieces(c, &o);
}

/* Its shown names; the postings have the rest. */
static void merge_add_names(call *c, const image *m, uint32_t row, uint32_t number) {
    char room[NAMES_TEXT_MAX];
    uint32_t lang;
    str text;
    image_writer_add_name(c, number, IMAGE_MAIN, 0, names_main(m, row, room));
    for (uint64_t i = 0; names_local(m, row, i, &lang, &text, room) &&
                         merge_take(c, &merge.taken.names, 1, m, IMAGE_LOCAL_LANG, 0);
         i++) {
        str word = image_word(m, lang);
        image_writer_add_name(c, number, str_starts(word, STR("*")) ? IMAGE_CODE : IMAGE_OTHER,
                              string_table_word(word), text);
    }
}

static void merge_add_tags(call *c, const image *m, uint32_t row, uint32_t number) {
    str key, value;
    for (uint64_t i = 0; image_tag(m, row, i, &key, &value) &&
                         merge_take(c, &merge.taken.tags, 1, m, IMAGE_TAG_KEY, 0);
         i++) {
        image_writer_add_tag(c, number, string_table_word(key), value);
    }
}

static void merge_add_row(call *c, twin_row r) {
    const image *m = &merge.images[r.image];
    image_kind kind = image_kind_of(m, r.row);
    str zone = image_word(m, image_value(m, IMAGE_TIMEZONE, r.row));
    uint32_t postcode = merge_number_of(r.image, image_postal(m, r.row));
    image_writer_place p = {.cls = image_class_of(m, r.row),
                            .kind = string_table_kind(&kind),
                            .lat = image_lat(m, r.row),
                            .lon = image_lon(m, r.row),
                            .parent = merge_number_of(r.image, image_parent(m, r.row)),
                            .postcode = postcode == IMAGE_NO_PLACE ? 0 : postcode + 1,
                            .population = image_population(m, r.row),
                            .importance = image_importance(m, r.row),
                            .timezone = zone.len ? string_table_word(zone) : 0,
                            .id = twin_id(r)};
    if (!image_box(m, r.row, &p.box)) {
        p.box = geo_bbox_none();
    }
    uint32_t number = image_writer_add_place(c, &p);
    merge_add_names(c, m, r.row, number);
    merge_add_tags(c, m, r.row, number);
    merge_add_outline(c, m, r.row);
}

/* ---- postings ---- */

/* The name in a language that this posting stands for: most people search for it so. */
static void merge_add_usual_name(call *c, const image *m, uint32_t row, uint32_t number, str key) {
    char room[NAMES_TEXT_MAX], folded[IMAGE_KEY_MAX];
    uint32_t lang;
    str text;
    for (uint64_t i = 0; names_local(m, row, i, &lang, &text, room); i++) {
        if (str_eq(fold_name(text, FOLD_PLAIN, folded, sizeof folded), key)) {
            image_writer_add_name(c, number, IMAGE_MAIN, string_table_word(image_word(m, lang)),
                                  text);
        }
    }
}

static void merge_add_postings(call *c, int i, uint32_t key, str text) {
    const image *m = &merge.images[i];
    names_postings post = names_postings_of(m, key);
    uint32_t row;
    image_name_class cls;
    while (names_next_posting(&post, &row, &cls) &&
           merge_take(c, &merge.taken.postings, 1, m, IMAGE_POST_MORE, m->keys)) {
        if (row >= m->places || merge_is_repeated((twin_row){i, row}) ||
            names_is_main(m, row, key)) {
            continue;
        }
        uint32_t number = merge_number_of(i, row);
        if (cls == IMAGE_MAIN) {
            merge_add_usual_name(c, m, row, number, text);
        } else {
            image_writer_add_name(c, number, cls, 0, text);
        }
    }
}

static void merge_add_image(call *c, int i) {
    const image *m = &merge.images[i];
    memset(&merge.taken, 0, sizeof merge.taken);
    for (uint32_t row = 0; row < m->places && !c->code; row++) {
        if (!merge_is_repeated((twin_row){i, row})) {
            merge_add_row(c, (twin_row){i, row});
        }
    }
    names_walk w = names_at(m, 0);
    for (uint32_t key = 0; key < m->keys && !names_is_end(&w) && !c->code; key++) {
        merge_add_postings(c, i, key, names_key(&w));
        names_next(&w);
    }
}

/* ---- the description ---- */

/* A line that files have in their descriptions; of an account, also the sum of its counts. */
typedef struct {
    str words;
    int64_t sum;
} merge_line;

typedef struct {
    merge_line lines[MERGE_LINES_MAX];
    int count;
} merge_lines;

/* Adds a line, which may begin with a count, unless it is there. */
static void merge_add_line(call *c, merge_lines *l, str words, bool is_counted) {
    int64_t sum = 0;
    int i = 0;
    if (is_counted && (!str_int(str_cut(&words, ' '), &sum) || sum < 0 || sum > MERGE_COUNT_MAX)) {
        return;
    }
    while (i < l->count && !str_eq(l->lines[i].words, words)) {
        i++;
    }
    if (i == MERGE_LINES_MAX) {
        call_fail(c, GEO_TOO_LARGE,
                  "the descriptions of the files have more than %d lines of a kind",
                  MERGE_LINES_MAX);
        return;
    }
    l->lines[i].words = words;
    l->lines[i].sum += sum;
    l->count = MAX(l->count, i + 1);
}

/* The lines of a key in all descriptions, each once; a line may be several, between separators. */
static merge_lines merge_gather(call *c, str key, char separator, bool is_counted) {
    merge_lines l = {.count = 0};
    for (int i = 0; i < merge.count; i++) {
        for (str rest = image_bytes(&merge.images[i], IMAGE_META); rest.at;) {
            str line = str_cut(&rest, '\n'), name = str_cut(&line, '=');
            while (str_eq(name, key) && line.at) {
                merge_add_line(c, &l, str_trim(str_cut(&line, separator)), is_counted);
            }
        }
    }
    return l;
}

/* The date is that of the newest file, as in a build. */
static void merge_add_date(void) {
    str newest = STR_NONE;
    for (int i = 0; i < merge.count; i++) {
        str date = merge.images[i].date;
        newest = str_cmp(date, newest) > 0 ? date : newest;
    }
    if (newest.len) {
        image_writer_meta(STR("date"), newest);
    }
}

static void merge_add_credit(call *c) {
    char room[1024];
    out o = out_of(room, sizeof room);
    merge_lines l = merge_gather(c, STR("attribution"), ';', false);
    for (int i = 0; i < l.count; i++) {
        out_text(&o, o.len ? STR("; ") : STR(""));
        out_text(&o, l.lines[i].words);
    }
    if (o.full) {
        call_fail(c, GEO_TOO_LARGE, "the attributions of the files are too long together");
    } else if (o.len) {
        image_writer_meta(STR("attribution"), out_str(&o));
    }
}

/* The accounts of all builds, added up, and what became of their places here. */
static void merge_add_account(call *c, const merge_report *report) {
    char room[256];
    merge_lines l = merge_gather(c, STR("account"), '\n', true);
    for (int i = 0; i < l.count; i++) {
        out o = out_of(room, sizeof room);
        out_fmt(&o, "%lld %.*s", (long long)l.lines[i].sum, STR_ARG(l.lines[i].words));
        image_writer_meta(STR("account"), out_str(&o));
    }
    out o = out_of(room, sizeof room);
    out_fmt(&o, "%d files, %llu places, %llu kept, %llu in another file, too", merge.count,
            (unsigned long long)report->rows, (unsigned long long)(report->rows - report->repeated),
            (unsigned long long)report->repeated);
    image_writer_meta(STR("merged"), out_str(&o));
}

static void merge_add_meta(call *c, const merge_report *report) {
    static const char *const kept[] = {"source", "licence", "ids"};
    for (size_t k = 0; k < LEN(kept); k++) {
        str key = str_of(kept[k]);
        merge_lines l = merge_gather(c, key, '\n', false);
        for (int i = 0; i < l.count; i++) {
            bool is_other_id = k == 2 && merge.has_osm_ids != str_eq(l.lines[i].words, STR("osm"));
            if (!is_other_id) {
                image_writer_meta(key, l.lines[i].words);
            }
        }
    }
    merge_add_credit(c);
    merge_add_date();
    merge_add_account(c, report);
}

/* ---- all of it ---- */

static void merge_write(call *c, const merge_options *o, arena *mem, size_t areas,
                        merge_report *report) {
    void *room = arena_bytes(mem, areas);
    if (!room || (size_t)(mem->end - mem->at) < IMAGE_WRITER_MEMORY_MIN) {
        call_fail(c, GEO_TOO_LARGE, "there are too many places for the memory");
        call_advise(c, "Give it more, e.g. --memory 4096.");
        return;
    }
    twin_begin(c, merge.images, merge.count, merge.has_osm_ids, room, areas);
    if (c->code) {
        return;
    }
    merge_number();
    for (int i = 0; i < merge.count; i++) {
        report->rows += merge.images[i].places;
    }
    report->repeated = merge.repeated;
    image_writer_begin(c, o->path, mem->at, (size_t)(mem->end - mem->at),
                       IMAGE_WRITER_PRECISE | IMAGE_WRITER_INDEXED);
    for (int i = 0; i < merge.count && !c->code; i++) {
        merge_add_image(c, i);
    }
    merge_add_meta(c, report);
    if (image_writer_end(c) == GEO_OK) {
        image_set_drop_update(o->path);
    }
}

GEO_FN status merge_files(call *c, const merge_options *o, merge_report *report) {
    *report = (merge_report){0, 0};
    image_writer_check_path(c, o->path);
    char *memory = c->code ? NULL : os_reserve(o->memory);
    if (!c->code && !memory) {
        call_fail(c, GEO_FILE, "the memory cannot be reserved: %s", os_why());
        call_advise(c, "Give a smaller --memory, or raise the limit.");
    }
    if (!c->code) {
        arena mem = arena_of(memory, o->memory);
        merge_open_all(c, o, &mem);
        if (!c->code) {
            merge_write(c, o, &mem, o->memory / MERGE_SHARES, report);
        }
        merge_close();
        os_unreserve(memory, o->memory);
    }
    return c->code;
}

#undef MERGE_COUNT_MAX
