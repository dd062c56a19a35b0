/* name_index -- writes the name index of an image. Names come one by one, sorted by their folded
 * form; they become the sections KEY_TEXT, KEY_BLOCK, KEY_TOP, KEY_HEAD, KEY_POST, POST_MORE and
 * KEY_WORD as image.c describes, and those of the spelling index (spell.c). Owns the current key:
 * its forms, and its last posting, which is written when it is known whether more follow; the
 * current block; and the words of every day. */
#include "name_index.h"

#include <string.h>

#include "../base/hash.h"
#include "../geo/fold.h"
#include "../image/form.h"
#include "../image/names.h"
#include "../image/spell.h"
#include "sections.h"

enum {
    NAME_INDEX_ENTRY_MAX = IMAGE_KEY_MAX + 3,
    NAME_INDEX_CODES_MAX = 1 + IMAGE_FORMS_MAX * FORM_CODE_MAX /* bytes, of a key */
};

typedef struct {
    char at[IMAGE_KEYS_PER_BLOCK * MAX(NAME_INDEX_ENTRY_MAX, NAME_INDEX_CODES_MAX)];
    size_t len;
} name_index_bytes;

static struct {
    uint32_t count;
    char key[IMAGE_KEY_MAX], last[IMAGE_KEY_MAX]; /* last: the previous key of the block */
    size_t len, last_len;
    char forms[IMAGE_FORMS_MAX][IMAGE_NAME_MAX];
    size_t form_len[IMAGE_FORMS_MAX];
    unsigned form_count, top;
    unsigned most_forms;          /* that a key has */
    uint64_t posting, first_more; /* posting: the last, not yet written: place * 4 + class */
    uint32_t postings;
    name_index_bytes entries, codes; /* of the block */
    uint64_t kinds;
    unsigned block_top;
    sorter *spellings; /* NAME_INDEX_SORTERS of them; NULL: no spelling index */
} name_index_state;

GEO_FN void name_index_begin(uint32_t places, uint64_t names, uint64_t name_bytes,
                             sorter *spellings) {
    uint64_t most = MAX(((uint64_t)places * 4 + 5) * 2, names * 2 + 1);
    memset(&name_index_state, 0, sizeof name_index_state);
    sections_fit(IMAGE_KEY_POST, most);
    sections_fit(IMAGE_POST_MORE, most);
    sections_fit(IMAGE_KEY_BLOCK, name_bytes * 4 | UINT32_MAX);
    sections_width(IMAGE_KEY_TOP, 1);
    sections_width(IMAGE_KEY_HEAD, 8);
    sections_fit(IMAGE_KEY_WORD, names);
    name_index_state.spellings = spellings;
}

/* ---- forms ---- */

/* The number of this form of the key; 0, the first one, when there are too many. */
static unsigned name_index_form(str text) {
    for (unsigned i = 0; i < name_index_state.form_count; i++) {
        if (str_eq((str){name_index_state.forms[i], name_index_state.form_len[i]}, text)) {
            return i;
        }
    }
    if (name_index_state.form_count == IMAGE_FORMS_MAX) {
        return 0;
    }
    name_index_state.most_forms = MAX(name_index_state.most_forms, name_index_state.form_count + 1);
    memcpy(name_index_state.forms[name_index_state.form_count], text.at, text.len);
    name_index_state.form_len[name_index_state.form_count] = text.len;
    return name_index_state.form_count++;
}

static void name_index_put(name_index_bytes *to, str bytes) {
    memcpy(to->at + to->len, bytes.at, bytes.len);
    to->len += bytes.len;
}

/* Adds the forms of the key to the block. */
static void name_index_out_forms(str key) {
    char room[FORM_TEXT_MAX], code[FORM_CODE_MAX], count = (char)name_index_state.form_count;
    str capitals = form_capitals(key, room);
    bool is_usual = count == 1 && str_eq(capitals, (str){name_index_state.forms[0],
                                                         name_index_state.form_len[0]});
    uint64_t kind = count == 0 ? 0 : is_usual ? 1 : count == 1 ? 2 : 3;
    name_index_state.kinds |= kind << name_index_state.count % IMAGE_KEYS_PER_BLOCK * 2;
    if (kind == 3) {
        name_index_put(&name_index_state.codes, (str){&count, 1});
    }
    for (unsigned i = 0; kind >= 2 && i < name_index_state.form_count; i++) {
        str text = {name_index_state.forms[i], name_index_state.form_len[i]};
        name_index_put(&name_index_state.codes, form_pack(key, text, code));
    }
}

/* ---- keys ---- */

static void name_index_out_entry(size_t shared, str rest) {
    char head[3];
    size_t len = 0;
    head[len++] = (char)(MIN(shared, (size_t)15) << 4 | MIN(rest.len, (size_t)15));
    if (shared >= 15) {
        head[len++] = (char)shared;
    }
    if (rest.len >= 15) {
        head[len++] = (char)rest.len;
    }
    name_index_put(&name_index_state.entries, (str){head, len});
    name_index_put(&name_index_state.entries, rest);
}

static void name_index_out_postings(call *c) {
    uint64_t post = 0; /* none, the only posting, or the start of their list */
    if (name_index_state.postings == 1) {
        post = (name_index_state.posting + 1) * 2;
    } else if (name_index_state.postings > 1) {
        sections_put(c, IMAGE_POST_MORE, name_index_state.posting * 2);
        post = name_index_state.first_more * 2 + 1;
    }
    sections_put(c, IMAGE_KEY_POST, post);
}

static void name_index_begin_block(call *c, str key) {
    uint32_t block = name_index_state.count / IMAGE_KEYS_PER_BLOCK;
    name_index_state.block_top = 0;
    name_index_state.entries.len = name_index_state.codes.len = 0;
    name_index_state.kinds = 0;
    sections_put(c, IMAGE_KEY_BLOCK, sections_count(IMAGE_KEY_TEXT));
    if (block % IMAGE_BLOCKS_PER_HEAD == 0) {
        sections_put(c, IMAGE_KEY_HEAD, names_head(key, 0));
    }
}

static void name_index_end_block(call *c) {
    name_index_bytes *entries = &name_index_state.entries;
    char size[2] = {(char)(entries->len & 255), (char)(entries->len >> 8)}, kinds[8];
    for (size_t i = 0; i < sizeof kinds; i++) {
        kinds[i] = (char)(name_index_state.kinds >> 8 * i & 255);
    }
    sections_put(c, IMAGE_KEY_TOP, name_index_state.block_top);
    sections_bytes(c, IMAGE_KEY_TEXT, (str){size, sizeof size});
    sections_bytes(c, IMAGE_KEY_TEXT, (str){entries->at, entries->len});
    sections_bytes(c, IMAGE_KEY_TEXT, (str){kinds, sizeof kinds});
    sections_bytes(c, IMAGE_KEY_TEXT, (str){name_index_state.codes.at, name_index_state.codes.len});
}

/* ---- spellings ---- */

static void name_index_out_spelling(call *c, str plain) {
    spell_row row;
    char entry[32], *at = entry;
    if (!name_index_state.spellings || !name_index_state.top || !spell_row_of(plain, &row)) {
        return;
    }
    at = sort_put(sort_put(at, row.start, 8), name_index_state.count, 4);
    at = sort_put(at, row.end, 8);
    sort_add(&name_index_state.spellings[NAME_INDEX_STARTS], c, (str){entry, (size_t)(at - entry)});
}

static void name_index_write_starts(call *c, sorter *starts, sorter *ends) {
    char entry[32];
    str one = STR_NONE;
    sort_finish(starts, c);
    for (uint64_t i = 0; sort_next(starts, c, &one); i++) {
        sections_put(c, IMAGE_SPELL_START, sort_get(one.at, 8));
        sections_put(c, IMAGE_SPELL_KEY, sort_get(one.at + 8, 4));
        sort_put(sort_put(entry, sort_get(one.at + 12, 8), 8), i, 4);
        sort_add(ends, c, (str){entry, 12});
    }
}

static void name_index_write_ends(call *c, sorter *ends, sorter *numbers) {
    char entry[32];
    str one = STR_NONE;
    sort_finish(ends, c);
    for (uint64_t i = 0; sort_next(ends, c, &one); i++) {
        sections_put(c, IMAGE_SPELL_END, sort_get(one.at, 8));
        sections_put(c, IMAGE_SPELL_END_AT, sort_get(one.at + 8, 4));
        sort_put(sort_put(entry, sort_get(one.at + 8, 4), 4), i, 4);
        sort_add(numbers, c, (str){entry, 8});
    }
}

static void name_index_write_spellings(call *c) {
    sorter *sorters = name_index_state.spellings;
    str one = STR_NONE;
    sections_width(IMAGE_SPELL_START, SPELL_ROW_BYTES);
    sections_width(IMAGE_SPELL_END, SPELL_ROW_BYTES);
    sections_fit(IMAGE_SPELL_KEY, name_index_state.count);
    sections_fit(IMAGE_SPELL_START_AT, name_index_state.count);
    sections_fit(IMAGE_SPELL_END_AT, name_index_state.count);
    name_index_write_starts(c, &sorters[NAME_INDEX_STARTS], &sorters[NAME_INDEX_ENDS]);
    name_index_write_ends(c, &sorters[NAME_INDEX_ENDS], &sorters[NAME_INDEX_NUMBERS]);
    sort_finish(&sorters[NAME_INDEX_NUMBERS], c);
    while (sort_next(&sorters[NAME_INDEX_NUMBERS], c, &one)) {
        sections_put(c, IMAGE_SPELL_START_AT, sort_get(one.at + 4, 4));
    }
}

/* ---- words ---- */

#ifdef GEOCODER_TABLES /* only the embedded image has them */
/* Of the words of every day that were noted, their hashes; 0 free. */
static struct {
    uint64_t slots[2 * NAME_INDEX_WORDS_MAX];
    uint32_t count;
} name_index_words;

/* The slot of a word, or the free one where it would be. */
static uint64_t *name_index_slot(uint64_t hash) {
    uint64_t slot = hash % LEN(name_index_words.slots);
    while (name_index_words.slots[slot] && name_index_words.slots[slot] != hash) {
        slot = (slot + 1) % LEN(name_index_words.slots);
    }
    return &name_index_words.slots[slot];
}

GEO_FN void name_index_add_word(call *c, str word) {
    uint64_t hash = hash_64(word.at, word.len, 1) | 1;
    if (name_index_words.count == NAME_INDEX_WORDS_MAX) {
        call_fail(c, GEO_TOO_LARGE, "there are more than %d words", NAME_INDEX_WORDS_MAX);
        return;
    }
    *name_index_slot(hash) = hash;
    name_index_words.count++;
}

static void name_index_out_word(call *c, str plain) {
    if (name_index_state.postings && *name_index_slot(hash_64(plain.at, plain.len, 1) | 1)) {
        sections_put(c, IMAGE_KEY_WORD, name_index_state.count);
    }
}

static void name_index_drop_words(void) {
    memset(&name_index_words, 0, sizeof name_index_words);
}
#else
static void name_index_out_word(call *c, str plain) {
    (void)c, (void)plain;
}

static void name_index_drop_words(void) {}
#endif

/* Writes the current key, if there is one. */
static void name_index_out(call *c) {
    str key = {name_index_state.key, name_index_state.len};
    size_t shared = 0;
    if (key.len == 0) {
        return;
    }
    if (name_index_state.count % IMAGE_KEYS_PER_BLOCK == 0) {
        name_index_begin_block(c, key);
    } else {
        size_t most = MIN(name_index_state.len, name_index_state.last_len);
        while (shared < most && name_index_state.key[shared] == name_index_state.last[shared]) {
            shared++;
        }
    }
    char plain[IMAGE_KEY_MAX];
    name_index_out_entry(shared, str_from(key, shared));
    key = fold_unpack(key, plain, sizeof plain);
    name_index_out_forms(key);
    name_index_out_spelling(c, key);
    name_index_out_postings(c);
    name_index_out_word(c, key);
    name_index_state.block_top = MAX(name_index_state.block_top, name_index_state.top);
    name_index_state.count++;
    if (name_index_state.count % IMAGE_KEYS_PER_BLOCK == 0) {
        name_index_end_block(c);
    }
}

static void name_index_start(str key) {
    memcpy(name_index_state.last, name_index_state.key, name_index_state.len);
    name_index_state.last_len = name_index_state.len;
    memcpy(name_index_state.key, key.at, key.len);
    name_index_state.len = key.len;
    name_index_state.form_count = name_index_state.top = 0;
    name_index_state.postings = 0;
}

static void name_index_posting(call *c, const name_index_name *n) {
    name_index_state.top =
        MAX(name_index_state.top, image_name_weight(n->weight, (image_name_class)n->cls));
    if (name_index_state.postings && name_index_state.posting / 4 == n->place) {
        return; /* sorted: its better class came first */
    }
    if (name_index_state.postings == 1) {
        name_index_state.first_more = sections_count(IMAGE_POST_MORE);
    }
    if (name_index_state.postings) {
        sections_put(c, IMAGE_POST_MORE, name_index_state.posting * 2 + 1);
    }
    name_index_state.posting = (uint64_t)n->place * 4 + n->cls;
    name_index_state.postings++;
}

GEO_FN uint64_t name_index_add(call *c, const name_index_name *n) {
    if (!str_eq(n->key, (str){name_index_state.key, name_index_state.len})) {
        name_index_out(c);
        name_index_start(n->key);
    }
    if (n->has_posting) {
        name_index_posting(c, n);
    }
    return n->shows ? (uint64_t)name_index_state.count * IMAGE_FORMS_MAX + name_index_form(n->text)
                    : 0;
}

GEO_FN unsigned name_index_forms(void) {
    return name_index_state.most_forms;
}

GEO_FN uint32_t name_index_end(call *c) {
    name_index_out(c);
    if (name_index_state.count % IMAGE_KEYS_PER_BLOCK) {
        name_index_end_block(c);
    }
    if (name_index_state.spellings) {
        name_index_write_spellings(c);
    }
    name_index_drop_words();
    return name_index_state.count;
}
