/* names -- the names of an image: exact look-up, by prefix, and how they are written. Owns nothing.
 * Relies on the layout in image.c; every length and count read is checked, and a damaged block ends
 * the iteration. */
#include "names.h"

#include <string.h>

#include "../base/utf8.h"
#include "../geo/fold.h"

/* ---- walking ---- */

static bool names_take(str *rest, size_t count, str *part) {
    if (rest->len < count) {
        return false;
    }
    *part = str_head(*rest, count);
    *rest = str_from(*rest, count);
    return true;
}

static bool names_take_byte(str *rest, unsigned *value) {
    str byte;
    if (!names_take(rest, 1, &byte)) {
        return false;
    }
    *value = (unsigned char)byte.at[0];
    return true;
}

enum { NAMES_FORM_CAPITALS = 255, NAMES_FORM_KEY = 254, NAMES_FORM_PERSIAN = 253 };

/* One form of a key: a patch, or one of NAMES_FORM_* in `prefix`. */
typedef struct {
    unsigned prefix, suffix; /* prefix may be one of NAMES_FORM_* */
    str middle;
} names_form;

static bool names_take_form(str *rest, names_form *form) {
    unsigned size = 0;
    *form = (names_form){0};
    if (!names_take_byte(rest, &form->prefix)) {
        return false;
    }
    if (form->prefix >= NAMES_FORM_PERSIAN) {
        return true;
    }
    return names_take_byte(rest, &form->suffix) && names_take_byte(rest, &size) &&
           names_take(rest, size, &form->middle);
}

/* The number of forms; NAMES_FORM_CAPITALS stands for that single form, the usual case. */
static bool names_take_count(str *rest, unsigned *count) {
    return names_take_byte(rest, count) &&
           (*count <= IMAGE_FORMS_MAX || *count == NAMES_FORM_CAPITALS);
}

static bool names_skip_forms(str *rest) {
    unsigned count = 0;
    names_form form;
    bool good = names_take_count(rest, &count);
    count = count == NAMES_FORM_CAPITALS ? 0 : count;
    for (; good && count; count--) {
        good = names_take_form(rest, &form);
    }
    return good;
}

static bool names_walk_stop(names_walk *w) {
    w->key = w->m->keys;
    w->len = w->plain_len = 0;
    return false;
}

/* The bytes that a key shares with the previous one, and those that follow: four bits each, where
 * 15 means that the number has a byte of its own. */
static bool names_take_lengths(str *rest, unsigned *shared, unsigned *more) {
    unsigned both = 0;
    bool good = names_take_byte(rest, &both);
    *shared = both >> 4;
    *more = both & 15;
    return good && (*shared < 15 || names_take_byte(rest, shared)) &&
           (*more < 15 || names_take_byte(rest, more));
}

/* Copies `more` bytes to text[shared]. Where both buffers allow it, the copy has a fixed size and
 * takes some bytes too many: iterating spends most of its time here. */
static inline void names_copy(char *text, unsigned shared, str from, unsigned more) {
    enum { PIECE = 16 };
    if (more <= PIECE && from.len >= PIECE && shared <= IMAGE_KEY_MAX - PIECE) {
        memcpy(text + shared, from.at, PIECE);
    } else {
        memcpy(text + shared, from.at, more);
    }
}

/* Reads the entry at w->rest; w->key is already its number. */
static bool names_read_entry(names_walk *w) {
    unsigned more = 0;
    if (!names_take_lengths(&w->rest, &w->shared, &more) || w->rest.len < more ||
        w->shared > w->len || w->shared + more > IMAGE_KEY_MAX) {
        return names_walk_stop(w);
    }
    names_copy(w->text, w->shared, w->rest, more);
    w->rest = str_from(w->rest, more);
    w->len = w->shared + more;
    w->plain_len = 0;
    if (w->len && (unsigned char)w->text[0] < ' ') {
        str plain = fold_unpack((str){w->text, w->len}, w->plain, sizeof w->plain);
        if (!plain.len || plain.at != w->plain) { /* damaged, or an unknown alphabet */
            return names_walk_stop(w);
        }
        w->plain_len = (unsigned)plain.len;
    }
    return true;
}

GEO_FN names_walk names_block(const image *m, uint32_t block) {
    names_walk w;
    w.m = m;
    w.len = 0;
    w.key = block * IMAGE_KEYS_PER_BLOCK;
    w.rest =
        str_from(image_bytes(m, IMAGE_KEY_TEXT), (size_t)image_value(m, IMAGE_KEY_BLOCK, block));
    if (w.key >= m->keys || !names_read_entry(&w)) {
        names_walk_stop(&w);
    }
    return w;
}

GEO_FN bool names_is_end(const names_walk *w) {
    return w->key >= w->m->keys;
}

GEO_FN bool names_next(names_walk *w) {
    if (names_is_end(w)) {
        return false;
    }
    uint32_t key = w->key + 1;
    if (key >= w->m->keys) {
        return names_walk_stop(w);
    }
    if (key % IMAGE_KEYS_PER_BLOCK == 0) {
        *w = names_block(w->m, key / IMAGE_KEYS_PER_BLOCK);
        return !names_is_end(w);
    }
    if (!names_skip_forms(&w->rest)) {
        return names_walk_stop(w);
    }
    w->key = key;
    return names_read_entry(w);
}

GEO_FN names_walk names_at(const image *m, uint32_t key) {
    names_walk w = names_block(m, key / IMAGE_KEYS_PER_BLOCK);
    while (w.key < key && names_next(&w)) {
    }
    return w;
}

GEO_FN str names_key(const names_walk *w) {
    return w->plain_len ? (str){w->plain, w->plain_len} : (str){w->text, w->len};
}

static str names_stored(const names_walk *w) {
    return (str){w->text, w->len};
}

/* The first key of a block, in place; "" when there is none. */
static str names_first_key(const image *m, uint32_t block) {
    str rest =
        str_from(image_bytes(m, IMAGE_KEY_TEXT), (size_t)image_value(m, IMAGE_KEY_BLOCK, block));
    unsigned shared = 0, more = 0;
    str first;
    bool good = names_take_lengths(&rest, &shared, &more) && names_take(&rest, more, &first);
    return good ? first : (str){"", 0};
}

static uint32_t names_blocks(const image *m) {
    return (uint32_t)m->columns[IMAGE_KEY_BLOCK].count;
}

/* The first block whose first key is greater than `key` and, with skips_prefix, does not begin with
 * it. */
static uint32_t names_block_after(const image *m, str key, bool skips_prefix) {
    uint32_t low = 0, high = names_blocks(m);
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        str first = names_first_key(m, middle);
        if (str_cmp(first, key) <= 0 || (skips_prefix && str_starts(first, key))) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

GEO_FN names_walk names_seek(const image *m, str key) {
    char room[IMAGE_KEY_MAX];
    key = key.len <= sizeof room ? fold_pack(key, room) : key;
    uint32_t block = names_block_after(m, key, false);
    names_walk w = names_block(m, block ? block - 1 : 0);
    while (!names_is_end(&w) && str_cmp(names_stored(&w), key) < 0) {
        names_next(&w);
    }
    return w;
}

GEO_FN bool names_find(const image *m, str key, uint32_t *number) {
    if (key.len > IMAGE_KEY_MAX) {
        return false;
    }
    names_walk w = names_seek(m, key);
    *number = w.key;
    return !names_is_end(&w) && str_eq(names_key(&w), key);
}

/* ---- postings ---- */

GEO_FN names_postings names_postings_of(const image *m, uint32_t key) {
    uint64_t value = image_value(m, IMAGE_KEY_POST, key);
    names_postings p = {.m = m};
    if (value % 2 == 0) {
        p.value = value / 2; /* place * 4 + class + 1 */
    } else {
        p.more = value / 2 + 1;
        p.value = image_value(m, IMAGE_POST_MORE, value / 2) / 2 + 1;
    }
    return p;
}

GEO_FN bool names_next_posting(names_postings *p, uint32_t *row, image_name_class *cls) {
    if (p->value == 0 || (p->value - 1) / 4 >= p->m->places) {
        return false;
    }
    *row = (uint32_t)((p->value - 1) / 4);
    *cls = (image_name_class)((p->value - 1) % 4);
    bool has_more = p->more && image_value(p->m, IMAGE_POST_MORE, p->more - 1) % 2;
    p->value = has_more ? image_value(p->m, IMAGE_POST_MORE, p->more) / 2 + 1 : 0;
    p->more++;
    return true;
}

/* ---- writing ---- */

static str names_write_form(str key, names_form form, char room[NAMES_TEXT_MAX]) {
    if (form.prefix == NAMES_FORM_KEY) {
        memcpy(room, key.at, key.len);
        return (str){room, key.len};
    }
    char capitals[IMAGE_KEY_MAX + 4];
    str text = form.prefix == NAMES_FORM_PERSIAN ? fold_persian(key, capitals, sizeof capitals)
                                                 : fold_capitals(key, capitals, sizeof capitals);
    if (form.prefix >= NAMES_FORM_PERSIAN) {
        memcpy(room, text.at, text.len);
        return (str){room, text.len};
    }
    if (form.prefix > text.len || form.suffix > text.len) {
        return (str){room, 0};
    }
    memcpy(room, text.at, form.prefix);
    memcpy(room + form.prefix, form.middle.at, form.middle.len);
    size_t len = form.prefix + form.middle.len;
    size_t tail = MIN((size_t)form.suffix, (size_t)NAMES_TEXT_MAX - len);
    memcpy(room + len, text.at + text.len - form.suffix, tail);
    return utf8_valid((str){room, len + tail}) ? (str){room, len + tail} : (str){room, 0};
}

GEO_FN str names_text(const image *m, uint64_t name, char room[NAMES_TEXT_MAX]) {
    uint64_t key = name / IMAGE_FORMS_MAX;
    unsigned form_index = (unsigned)(name % IMAGE_FORMS_MAX), count = 0;
    if (key >= m->keys) {
        return (str){room, 0};
    }
    names_walk w = names_at(m, (uint32_t)key);
    str rest = w.rest;
    names_form form;
    bool good = w.key == key && names_take_count(&rest, &count) && form_index < count;
    if (good && count == NAMES_FORM_CAPITALS) {
        return names_write_form(names_key(&w), (names_form){.prefix = NAMES_FORM_CAPITALS}, room);
    }
    for (unsigned i = 0; good && i <= form_index; i++) {
        good = names_take_form(&rest, &form);
    }
    return good ? names_write_form(names_key(&w), form, room) : (str){room, 0};
}

/* The range of a place's entries in LOCAL_LANG and LOCAL_NAME. */
static uint64_t names_local_range(const image *m, uint32_t row, uint64_t *end) {
    uint64_t at = 0;
    bool found = image_find(m, IMAGE_LOCAL_PLACE, row, &at);
    *end = found ? image_value(m, IMAGE_LOCAL_FIRST, at + 1) : 0;
    return found ? image_value(m, IMAGE_LOCAL_FIRST, at) : 0;
}

enum { NAMES_LOCALS_MAX = 1024 }; /* entries of a place: more than there are languages */

GEO_FN str names_tagged(const image *m, uint32_t row, uint32_t lang, char room[NAMES_TEXT_MAX]) {
    uint64_t end = 0, at = names_local_range(m, row, &end);
    end = MIN(end, at + NAMES_LOCALS_MAX);
    for (; lang && at < end; at++) {
        if (image_value(m, IMAGE_LOCAL_LANG, at) == lang) {
            return names_text(m, image_value(m, IMAGE_LOCAL_NAME, at), room);
        }
    }
    return (str){room, 0};
}

GEO_FN bool names_local(const image *m, uint32_t row, uint64_t index, uint32_t *lang, str *text,
                        char room[NAMES_TEXT_MAX]) {
    uint64_t end = 0, first = names_local_range(m, row, &end);
    if (first >= end || index >= MIN(end - first, (uint64_t)NAMES_LOCALS_MAX)) {
        return false;
    }
    *lang = (uint32_t)image_value(m, IMAGE_LOCAL_LANG, first + index);
    *text = names_text(m, image_value(m, IMAGE_LOCAL_NAME, first + index), room);
    return true;
}

GEO_FN str names_main(const image *m, uint64_t row, char room[NAMES_TEXT_MAX]) {
    return names_text(m, image_value(m, IMAGE_NAME, row), room);
}

GEO_FN str names_of(const image *m, uint32_t row, const uint32_t *langs, int lang_count,
                    char room[NAMES_TEXT_MAX]) {
    for (int i = 0; i < lang_count; i++) {
        str text = names_tagged(m, row, langs[i], room);
        if (text.len) {
            return text;
        }
    }
    return names_main(m, row, room);
}

/* ---- prefix ---- */

GEO_FN bool names_top_place(const image *m, uint32_t key, uint32_t *row, unsigned *weight) {
    /* Sorted by the weight of the place, but a main name outweighs aliases. */
    enum { POSTINGS_MAX = 8 };
    names_postings p = names_postings_of(m, key);
    uint32_t found = 0;
    image_name_class cls = IMAGE_MAIN;
    *weight = 0;
    for (int i = 0; i < POSTINGS_MAX && names_next_posting(&p, &found, &cls); i++) {
        unsigned w = image_name_weight((unsigned)image_value(m, IMAGE_WEIGHT, found), cls);
        if (w > *weight) {
            *weight = w;
            *row = found;
        }
    }
    return *weight > 0;
}

/* Inserts a hit in the order of weights, each place once. */
static int names_add_hit(names_hit *hits, int count, int limit, names_hit hit) {
    for (int i = 0; i < count; i++) {
        if (hits[i].place == hit.place) {
            if (hits[i].weight >= hit.weight) {
                return count;
            }
            memmove(&hits[i], &hits[i + 1], (size_t)(count - i - 1) * sizeof *hits);
            count--;
        }
    }
    int at = count;
    while (at && hits[at - 1].weight < hit.weight) {
        at--;
    }
    if (at == limit) {
        return count;
    }
    int moved = MIN(count, limit - 1) - at;
    memmove(&hits[at + 1], &hits[at], (size_t)moved * sizeof *hits);
    hits[at] = hit;
    return MIN(count + 1, limit);
}

/* The weight below which blocks cannot matter: at least `wanted` blocks reach it. */
static unsigned names_threshold(const image *m, uint32_t from, uint32_t end, int wanted) {
    uint32_t tops[256] = {0}, sum = 0;
    for (uint32_t b = from; b < end; b++) {
        tops[image_value(m, IMAGE_KEY_TOP, b) & 255]++;
    }
    for (unsigned w = 255; w > 0; w--) {
        sum += tops[w];
        if (sum >= (uint32_t)wanted) {
            return w;
        }
    }
    return 1;
}

GEO_FN int names_prefix(call *c, const image *m, str prefix, names_hit *hits, int limit) {
    enum { BLOCKS_PER_UNIT = 16, BLOCK_WORK = 40 };
    char room[IMAGE_KEY_MAX];
    if (prefix.len == 0 || prefix.len > IMAGE_KEY_MAX || limit <= 0) {
        return 0;
    }
    prefix = fold_pack(prefix, room);
    uint32_t end = names_block_after(m, prefix, true);
    uint32_t from = names_block_after(m, prefix, false);
    from = from ? from - 1 : 0;
    if (!call_charge(c, NAMES_SEEK_WORK + (int)((end - MIN(from, end)) / BLOCKS_PER_UNIT))) {
        return 0;
    }
    unsigned least = names_threshold(m, from, end, 2 * limit);
    int count = 0, scanned = 0;
    for (uint32_t b = from; b < end && scanned < NAMES_SCAN_MAX; b++) {
        if (image_value(m, IMAGE_KEY_TOP, b) < least) {
            continue;
        }
        if (!call_charge(c, BLOCK_WORK)) {
            break;
        }
        names_walk w = names_block(m, b);
        for (int i = 0; i < IMAGE_KEYS_PER_BLOCK && !names_is_end(&w); i++, names_next(&w)) {
            names_hit hit = {.key = w.key};
            scanned++;
            if (str_starts(names_stored(&w), prefix) &&
                names_top_place(m, w.key, &hit.place, &hit.weight)) {
                count = names_add_hit(hits, count, limit, hit);
            }
        }
    }
    return count;
}
