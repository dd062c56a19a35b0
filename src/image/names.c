/* names -- the names of an image: look-up in their order, and how they are written. Owns nothing.
 * Relies on the layout in image.c; every length and count read is checked, and a damaged block ends
 * the iteration. */
#include "names.h"

#include <string.h>

#include "../geo/fold.h"
#include "form.h"

enum { NAMES_CACHE_LINE = 64 };

/* ---- walking ---- */

static bool names_take_byte(str *rest, unsigned *value) {
    bool good = rest->len > 0;
    *value = good ? (unsigned char)rest->at[0] : 0;
    *rest = str_from(*rest, 1);
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

/* Reads the entry at w->rest, as stored; w->key is already its number. */
static bool names_read_any(names_walk *w) {
    unsigned more = 0;
    if (!names_take_lengths(&w->rest, &w->shared, &more) || w->rest.len < more ||
        w->shared > w->len || w->shared + more > IMAGE_KEY_MAX) {
        return names_walk_stop(w);
    }
    memcpy(w->text + w->shared, w->rest.at, more);
    w->rest = str_from(w->rest, more);
    w->len = w->shared + more;
    return true;
}

/* Reads up to `count` entries that are short, as most are; returns their number. Iterating spends
 * most of its time here: so texts are copied with a fixed size, which takes some bytes too many. */
static inline uint32_t names_read_short(names_walk *w, uint32_t count) {
    enum { PIECE = 16, LONG = 15 };
    const unsigned char *at = (const unsigned char *)w->rest.at;
    size_t left = w->rest.len;
    unsigned len = w->len, shared = w->shared;
    uint32_t done = 0;
    for (; done < count && left > PIECE; done++) {
        unsigned to = *at >> 4, more = *at & 15;
        if (to == LONG || more == LONG || to > len) {
            break;
        }
        memcpy(w->text + to, at + 1, PIECE);
        shared = to;
        len = to + more;
        at += 1 + more;
        left -= 1 + more;
    }
    w->rest = (str){(const char *)at, left};
    w->len = len;
    w->shared = shared;
    return done;
}

static inline bool names_read_entry(names_walk *w) {
    return names_read_short(w, 1) || names_read_any(w);
}

/* Unpacks the key, for names_key. */
static bool names_unpack(names_walk *w) {
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

/* The bytes of a block: where its forms begin, its entries, its forms. */
static str names_block_bytes(const image *m, uint32_t block, size_t *forms) {
    uint64_t from = image_value(m, IMAGE_KEY_BLOCK, block);
    uint64_t end =
        UINT64_MAX; /* to the end of the section, unless that would have to be verified */
    if (m->marks && block + 1 < m->columns[IMAGE_KEY_BLOCK].count) {
        end = image_value(m, IMAGE_KEY_BLOCK, block + 1);
    }
    str bytes = image_slice(m, IMAGE_KEY_TEXT, from, end);
    unsigned low = 0, high = 0;
    bool good = names_take_byte(&bytes, &low) && names_take_byte(&bytes, &high);
    *forms = good ? low | high << 8 : bytes.len;
    return bytes;
}

GEO_FN void names_prefetch(const image *m, uint32_t key) {
    uint64_t at = image_value(m, IMAGE_KEY_BLOCK, key / IMAGE_KEYS_PER_BLOCK);
    str bytes = str_from(image_bytes(m, IMAGE_KEY_TEXT), (size_t)at);
    __builtin_prefetch(bytes.at);
    __builtin_prefetch(bytes.at + MIN(bytes.len, (size_t)NAMES_CACHE_LINE));
}

/* Starts a block without unpacking its first key. */
static void names_start(names_walk *w, const image *m, uint32_t block) {
    size_t forms = 0;
    w->m = m;
    w->len = w->plain_len = 0;
    w->key = block * IMAGE_KEYS_PER_BLOCK;
    w->rest = names_block_bytes(m, block, &forms);
    w->forms = str_from(w->rest, forms);
    if (w->key >= m->keys || !names_read_entry(w)) {
        names_walk_stop(w);
    }
}

GEO_FN names_walk names_block(const image *m, uint32_t block) {
    names_walk w;
    names_start(&w, m, block);
    names_unpack(&w);
    return w;
}

GEO_FN bool names_is_end(const names_walk *w) {
    return w->key >= w->m->keys;
}

GEO_FN bool names_step(names_walk *w) {
    uint32_t key = w->key + 1;
    if (key >= w->m->keys) {
        return names_walk_stop(w);
    }
    if (key % IMAGE_KEYS_PER_BLOCK == 0) {
        names_start(w, w->m, key / IMAGE_KEYS_PER_BLOCK);
        return !names_is_end(w);
    }
    w->key = key;
    return names_read_entry(w);
}

GEO_FN bool names_next(names_walk *w) {
    return !names_is_end(w) && names_step(w) && names_unpack(w);
}

GEO_FN names_walk names_at(const image *m, uint32_t key) {
    names_walk w;
    names_start(&w, m, key / IMAGE_KEYS_PER_BLOCK);
    while (w.key < MIN(key, m->keys)) {
        uint32_t done = names_read_short(&w, key - w.key);
        w.key += done;
        if (done == 0 && names_read_any(&w)) {
            w.key++;
        }
    }
    names_unpack(&w);
    return w;
}

GEO_FN str names_key(const names_walk *w) {
    return w->plain_len ? (str){w->plain, w->plain_len} : (str){w->text, w->len};
}

/* ---- searching ---- */

/* The first key of a block, in place; "" when there is none. */
static str names_first_key(const image *m, uint32_t block) {
    size_t forms = 0;
    str rest = names_block_bytes(m, block, &forms);
    unsigned shared = 0, more = 0;
    bool good = names_take_lengths(&rest, &shared, &more) && more <= rest.len;
    return good ? str_head(rest, more) : (str){"", 0};
}

/* Passes over the short entries in the block that follow and share so many bytes. */
static void names_pass_short(names_walk *w, unsigned shared) {
    enum { PIECE = 16, LONG = 15 };
    const unsigned char *at = (const unsigned char *)w->rest.at;
    const unsigned least = shared << 4, count = LONG << 4;
    size_t left = w->rest.len;
    uint32_t key = w->key, last = MIN(key | (IMAGE_KEYS_PER_BLOCK - 1), w->m->keys - 1);
    unsigned len = w->len;
    for (; key < last && left > PIECE && *at >= least && *at < count; key++) {
        unsigned more = *at & LONG;
        if (more == LONG) {
            break;
        }
        len = (*at >> 4) + more;
        at += 1 + more;
        left -= 1 + more;
    }
    w->key = key;
    w->rest = (str){(const char *)at, left};
    w->len = len;
}

/* From the last key of a block to the first of the last block that begins so; false: there is none.
 */
static bool names_pass_blocks(names_walk *w, str start) {
    uint32_t block = w->key / IMAGE_KEYS_PER_BLOCK, next = block + 1;
    while (str_starts(names_first_key(w->m, next), start)) {
        next++;
    }
    if (next > block + 1) {
        names_start(w, w->m, next - 1);
    }
    return next > block + 1;
}

GEO_FN void names_pass(names_walk *w, unsigned shared) {
    str start = {w->text, MIN(shared, w->len)};
    bool goes_on = !names_is_end(w);
    while (goes_on) {
        names_pass_short(w, shared);
        bool is_last = (w->key + 1) % IMAGE_KEYS_PER_BLOCK == 0;
        goes_on = (is_last && start.len == shared && names_pass_blocks(w, start)) ||
                  (names_step(w) && w->shared >= shared);
    }
}

GEO_FN uint64_t names_head(str key, unsigned char fill) {
    uint64_t head = 0;
    for (size_t i = 0; i < sizeof head; i++) {
        head = head << 8 | (i < key.len ? (unsigned char)key.at[i] : fill);
    }
    return head;
}

/* The number of heads, from `low` on, that are at most `head`. */
static uint32_t names_heads_to(const image *m, uint32_t low, uint64_t head) {
    uint32_t high = (uint32_t)m->columns[IMAGE_KEY_HEAD].count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (image_value(m, IMAGE_KEY_HEAD, middle) <= head) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static uint32_t names_block_after(const image *m, str key, bool skips_prefix) {
    uint64_t least = names_head(key, 0), most = skips_prefix ? names_head(key, 255) : least;
    uint32_t before = least ? names_heads_to(m, 0, least - 1) : 0;
    bool is_between = image_value(m, IMAGE_KEY_HEAD, before) <= most;
    uint32_t upto = is_between ? names_heads_to(m, before, most) : before;
    uint32_t low = before ? (before - 1) * IMAGE_BLOCKS_PER_HEAD + 1 : 0;
    uint32_t high = MIN(upto * IMAGE_BLOCKS_PER_HEAD, (uint32_t)m->columns[IMAGE_KEY_BLOCK].count);
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

/* Whether the entry is before `key`, or begins with it and these are skipped, given that the same
 * is true of the previous one; *same: the bytes that key and the previous entry have in common at
 * their start, then those of this one. */
static bool names_is_before(const names_walk *w, str key, bool skips_prefix, size_t *same) {
    if (w->shared != *same) {
        return w->shared > *same;
    }
    while (*same < key.len && *same < w->len && w->text[*same] == key.at[*same]) {
        ++*same;
    }
    if (*same == key.len) {
        return skips_prefix;
    }
    return *same == w->len || (unsigned char)w->text[*same] < (unsigned char)key.at[*same];
}

/* Goes to the first key that is not less than `key`, as stored, or to the first behind those that
 * begin with it. */
static void names_go(names_walk *w, const image *m, str key, bool skips_prefix) {
    uint32_t block = names_block_after(m, key, skips_prefix);
    size_t same = 0;
    names_start(w, m, block ? block - 1 : 0);
    while (!names_is_end(w) && names_is_before(w, key, skips_prefix, &same)) {
        names_step(w);
    }
}

GEO_FN names_walk names_seek(const image *m, str key) {
    char room[IMAGE_KEY_MAX];
    names_walk w;
    names_go(&w, m, key.len <= sizeof room ? fold_pack(key, room) : key, false);
    names_unpack(&w);
    return w;
}

/* Goes to the key as stored; false: there is none, and it is the first behind it. */
static bool names_go_to(names_walk *w, const image *m, str stored) {
    names_go(w, m, stored, false);
    return !names_is_end(w) && str_eq((str){w->text, w->len}, stored);
}

GEO_FN bool names_find(const image *m, str key, uint32_t *number) {
    char room[IMAGE_KEY_MAX];
    if (key.len > sizeof room) {
        return false;
    }
    names_walk w;
    bool found = names_go_to(&w, m, fold_pack(key, room));
    *number = w.key;
    return found;
}

GEO_FN uint32_t names_range(const image *m, str prefix, uint32_t *end) {
    char room[IMAGE_KEY_MAX];
    if (prefix.len > sizeof room) {
        return *end = 0;
    }
    names_walk w;
    prefix = fold_pack(prefix, room);
    names_go(&w, m, prefix, true);
    *end = w.key;
    names_go(&w, m, prefix, false);
    return w.key;
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
    do {
        if (p->value == 0 || (p->value - 1) / 4 >= p->m->places) {
            return false;
        }
        *row = (uint32_t)((p->value - 1) / 4);
        *cls = (image_name_class)((p->value - 1) % 4);
        bool has_more = p->more && image_value(p->m, IMAGE_POST_MORE, p->more - 1) % 2;
        p->value = has_more ? image_value(p->m, IMAGE_POST_MORE, p->more) / 2 + 1 : 0;
        p->more++;
    } while (image_is_hidden(p->m, *row));
    return true;
}

GEO_FN uint32_t names_first_of(const image *m, str key, unsigned classes, bool is_code, int most) {
    uint32_t number = 0, row = 0, found = IMAGE_NO_PLACE;
    image_name_class cls;
    if (!names_find(m, key, &number)) {
        return found;
    }
    names_postings post = names_postings_of(m, number);
    for (int i = 0; i < most && found == IMAGE_NO_PLACE && names_next_posting(&post, &row, &cls);
         i++) {
        bool is_it = classes & IMAGE_CLASS_BIT(image_class_of(m, row));
        found = is_it && (!is_code || cls == IMAGE_CODE) ? row : found;
    }
    return found;
}

/* ---- writing ---- */

/* What the two bits of a key in the forms of its block say. */
enum { NAMES_FORM_NONE, NAMES_FORM_CAPITALS, NAMES_FORM_CODE, NAMES_FORM_LIST };

/* Takes the codes of one key; returns that of the form, or the absent slice. */
static str names_take_codes(str *rest, unsigned kind, unsigned form) {
    unsigned count = kind == NAMES_FORM_CODE;
    str found = STR_NONE;
    if (kind == NAMES_FORM_LIST && !names_take_byte(rest, &count)) {
        return STR_NONE;
    }
    for (unsigned i = 0; i < count; i++) {
        found = i == form ? *rest : found;
        if (!form_skip(rest)) {
            return STR_NONE;
        }
    }
    return found;
}

/* The kind of the key's forms, and the code of this one; `forms`: those of its block. */
static unsigned names_code(str forms, uint32_t key, unsigned form, str *code) {
    const uint64_t has_code = 0xAAAAAAAAAAAAAAAAu; /* the upper bit of all kinds */
    unsigned shift = key % IMAGE_KEYS_PER_BLOCK * 2, kind = 0;
    uint64_t kinds = 0;
    if (forms.len < sizeof kinds) {
        return NAMES_FORM_NONE;
    }
    kinds = str_load_8(forms.at);
    str rest = str_from(forms, sizeof kinds);
    uint64_t before = kinds & has_code & ((UINT64_C(1) << shift) - 1);
    for (; before; before &= before - 1) {
        uint64_t lowest = before & (0 - before);
        kind = kinds & lowest >> 1 ? NAMES_FORM_LIST : NAMES_FORM_CODE;
        names_take_codes(&rest, kind, form);
    }
    kind = kinds >> shift & 3;
    *code = kind >= NAMES_FORM_CODE ? names_take_codes(&rest, kind, form) : STR_NONE;
    return kind;
}

GEO_FN str names_text(const image *m, uint64_t name, char room[NAMES_TEXT_MAX]) {
    uint32_t key = image_name_key(m, name);
    unsigned form = (unsigned)(name % m->forms);
    str code = STR_NONE;
    if (key >= m->keys) {
        return (str){room, 0};
    }
    names_walk w = names_at(m, key);
    unsigned kind = names_code(w.forms, key, form, &code);
    if (w.key == key && kind == NAMES_FORM_CAPITALS && form == 0) {
        return form_capitals(names_key(&w), room);
    }
    return w.key == key && code.at ? form_write(names_key(&w), code, room) : (str){room, 0};
}

GEO_FN bool names_adds(const image *m, uint64_t name, char c) {
    uint32_t key = image_name_key(m, name);
    size_t start = 0;
    str forms = key < m->keys ? names_block_bytes(m, key / IMAGE_KEYS_PER_BLOCK, &start) : STR_NONE;
    str code = STR_NONE;
    names_code(str_from(forms, start), key, (unsigned)(name % m->forms), &code);
    return code.at && form_adds(code, c);
}

/* The range of a place's entries in LOCAL_LANG and LOCAL_NAME. */
static uint64_t names_local_range(const image *m, uint32_t row, uint64_t *end) {
    uint64_t at = 0;
    bool found = image_find(m, IMAGE_LOCAL_PLACE, row, &at);
    *end = found ? image_value(m, IMAGE_LOCAL_FIRST, at + 1) : 0;
    return found ? image_value(m, IMAGE_LOCAL_FIRST, at) : 0;
}

GEO_FN int names_local_count(const image *m, uint32_t row) {
    uint64_t end = 0, from = names_local_range(m, row, &end);
    return (int)(end - from);
}

enum { NAMES_LOCALS_MAX = 1024 }; /* entries of a place: more than there are languages */

GEO_FN bool names_find_tagged(const image *m, uint32_t row, uint32_t lang, uint64_t *name) {
    uint64_t end = 0, at = names_local_range(m, row, &end);
    uint64_t last = end, first = at < end ? image_value(m, IMAGE_LOCAL_LANG, at) : 0;
    if (lang && first == lang) { /* codes come first */
        *name = image_value(m, IMAGE_LOCAL_NAME, at);
        return true;
    }
    end = first > lang ? at : end;
    while (lang && at < end) { /* the words ascend */
        uint64_t middle = at + (end - at) / 2;
        if (image_value(m, IMAGE_LOCAL_LANG, middle) < lang) {
            at = middle + 1;
        } else {
            end = middle;
        }
    }
    bool found = lang && at < last && image_value(m, IMAGE_LOCAL_LANG, at) == lang;
    *name = found ? image_value(m, IMAGE_LOCAL_NAME, at) : 0;
    return found;
}

GEO_FN str names_tagged(const image *m, uint32_t row, uint32_t lang, char room[NAMES_TEXT_MAX]) {
    uint64_t name = 0;
    return names_find_tagged(m, row, lang, &name) ? names_text(m, name, room) : (str){room, 0};
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

GEO_FN str names_main_folded(const image *m, uint64_t row, char folded[IMAGE_KEY_MAX]) {
    names_walk w = names_at(m, image_name_key(m, image_value(m, IMAGE_NAME, row)));
    str key = names_key(&w); /* a folded name is its key */
    memcpy(folded, key.at, key.len);
    return (str){folded, key.len};
}

GEO_FN uint32_t names_main_key(const image *m, uint32_t row) {
    return image_name_key(m, image_value(m, IMAGE_NAME, row));
}

GEO_FN bool names_is_main(const image *m, uint32_t row, uint32_t key) {
    return image_value(m, IMAGE_NAME, row) - (uint64_t)key * m->forms < m->forms;
}

GEO_FN uint64_t names_number(const image *m, uint32_t row, const uint32_t *langs, int lang_count) {
    uint64_t name = 0;
    for (int i = 0; i < lang_count; i++) {
        if (names_find_tagged(m, row, langs[i], &name)) {
            return name;
        }
    }
    return image_value(m, IMAGE_NAME, row);
}

GEO_FN str names_of(const image *m, uint32_t row, const uint32_t *langs, int lang_count,
                    char room[NAMES_TEXT_MAX]) {
    return names_text(m, names_number(m, row, langs, lang_count), room);
}

/* ---- weights ---- */

/* The weight of a posting: row * 4 + name class. */
static unsigned names_posting_weight(const image *m, uint64_t posting) {
    unsigned weight = (unsigned)image_value(m, IMAGE_WEIGHT, posting / 4);
    weight = image_is_hidden(m, (uint32_t)(posting / 4)) ? 0 : weight;
    return image_name_weight(weight, (image_name_class)(posting % 4));
}

GEO_FN bool names_top_place(const image *m, uint32_t key, uint32_t *row, unsigned *weight) {
    enum { POSTINGS_MAX = 8 }; /* sorted by the weight of the place, but aliases weigh less */
    uint64_t value = image_value(m, IMAGE_KEY_POST, key);
    *weight = 0;
    if (value % 2 == 0) { /* most keys have one posting */
        *weight = value ? names_posting_weight(m, value / 2 - 1) : 0;
        *row = (uint32_t)((value / 2 - 1) / 4);
        return *weight > 0;
    }
    for (uint64_t i = 0; i < POSTINGS_MAX; i++) {
        uint64_t posting = image_value(m, IMAGE_POST_MORE, value / 2 + i);
        unsigned one = names_posting_weight(m, posting / 2);
        if (one > *weight) {
            *weight = one;
            *row = (uint32_t)(posting / 8);
        }
        bool is_best = one && posting / 2 % 4 == IMAGE_MAIN; /* what follows weighs no more */
        if (posting % 2 == 0 || is_best) {
            break;
        }
    }
    return *weight > 0;
}
