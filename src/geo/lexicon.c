/* lexicon -- words and their roles, found in the blob that src/generate/lexicon.c makes.
 *
 * The blob has the folded words in their order, in blocks of LEXICON_BLOCK: a search halves the
 * blocks by their first words, then goes through one. Most of what is looked up is no word: a
 * filter, which is made at the start, tells that. Numbers are little endian. Offsets of sections
 * are from the start:
 *
 *   u32 words, u32 forms, u32 lists, u32 texts: how many words there are, where the others begin
 *   u16 per block: where its first record begins, behind these numbers
 *   records: u8 bytes that the word shares with the one before it (0 at the first of a block), with
 *     the top bit if it has several entries; u8 number of its other bytes; u8 number of entries, if
 *     several; its other bytes; the entries. An entry is the number of a form: one byte below 128,
 *     else the upper seven bits with the top bit, and a byte
 *   forms, 6 bytes each: u8 role, u8 kind, u16 text of the meaning, u16 text of the countries
 *   lists: u16 text per role
 *   texts: u16 length, the bytes
 *
 * The blob is a part of the program and is trusted; the keys are not. */
#include "lexicon.h"

#include <string.h>

#include "../base/blob.h"
#include "../base/hash.h"

BLOB_DECLARE(lexicon);

enum {
    LEXICON_WORDS = 0, /* offsets of the four numbers */
    LEXICON_FORMS = 4,
    LEXICON_LISTS = 8,
    LEXICON_TEXTS = 12,
    LEXICON_HEAD = 16,
    LEXICON_FORM_LEN = 6,
    LEXICON_FILTER = 1 << 15 /* bits: seven times as many as words */
};

static struct {
    bool is_filled;
    unsigned char bits[LEXICON_FILTER / 8]; /* of each word its lexicon_bit_of */
} lexicon_filter;

/* One of the four numbers. */
static uint32_t lexicon_head(size_t offset) {
    return str_load_4(geocoder_lexicon + offset);
}

static str lexicon_text(unsigned offset) {
    const unsigned char *at = geocoder_lexicon + lexicon_head(LEXICON_TEXTS) + offset;
    return (str){(const char *)at + 2, str_load_2(at)};
}

/* A record. */
typedef struct {
    size_t shared; /* bytes of the key that are those of the one before it */
    str rest;      /* its other bytes */
    int count;     /* of entries */
    const unsigned char *entries;
} lexicon_record;

static lexicon_record lexicon_record_at(const unsigned char *at) {
    bool has_several = at[0] >> 7;
    lexicon_record r = {.shared = at[0] & 0x7F, .count = has_several ? at[2] : 1};
    r.rest = (str){(const char *)at + 2 + has_several, at[1]};
    r.entries = at + 2 + has_several + r.rest.len;
    return r;
}

static const unsigned char *lexicon_block(uint32_t blocks, uint32_t block) {
    const unsigned char *offsets = geocoder_lexicon + LEXICON_HEAD;
    return offsets + 2 * (size_t)blocks + str_load_2(offsets + 2 * (size_t)block);
}

/* The number of blocks, and in *block the last one whose first word is not behind the key. */
static uint32_t lexicon_block_of(str key, uint32_t *block) {
    uint32_t blocks = (lexicon_head(LEXICON_WORDS) + LEXICON_BLOCK - 1) / LEXICON_BLOCK;
    uint32_t low = 0, high = blocks;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        bool is_behind = str_cmp(lexicon_record_at(lexicon_block(blocks, middle)).rest, key) > 0;
        low = is_behind ? low : middle;
        high = is_behind ? middle : high;
    }
    *block = low;
    return blocks;
}

static const unsigned char *lexicon_skip(const unsigned char *entries, int count) {
    while (count--) {
        entries += 1 + (*entries >> 7);
    }
    return entries;
}

static uint32_t lexicon_bit_of(str key) {
    return (uint32_t)(hash_64(key.at, key.len, 0) % LEXICON_FILTER);
}

GEO_FN void lexicon_open(void) {
    uint32_t words = lexicon_head(LEXICON_WORDS);
    const unsigned char *at = lexicon_block((words + LEXICON_BLOCK - 1) / LEXICON_BLOCK, 0);
    char word[LEXICON_SHARED_MAX + UINT8_MAX];
    while (words--) {
        lexicon_record r = lexicon_record_at(at);
        memcpy(word + r.shared, r.rest.at, r.rest.len);
        uint32_t bit = lexicon_bit_of((str){word, r.shared + r.rest.len});
        lexicon_filter.bits[bit / 8] |= (unsigned char)(1 << bit % 8);
        at = lexicon_skip(r.entries, r.count);
    }
    lexicon_filter.is_filled = true;
}

/* The entries of a key; NULL: it has none. */
static const unsigned char *lexicon_entries(str key, int *count) {
    uint32_t bit = lexicon_bit_of(key);
    *count = 0;
    if (lexicon_filter.is_filled && !(lexicon_filter.bits[bit / 8] >> bit % 8 & 1)) {
        return NULL;
    }
    uint32_t block, blocks = lexicon_block_of(key, &block);
    uint32_t left = MIN(lexicon_head(LEXICON_WORDS) - block * LEXICON_BLOCK, LEXICON_BLOCK);
    const unsigned char *at = lexicon_block(blocks, block);
    size_t same = 0; /* bytes of the key that are those of the record before */
    while (left--) {
        lexicon_record r = lexicon_record_at(at);
        size_t i = 0;
        if (r.shared < same) {
            break; /* it is behind the key */
        }
        while (r.shared == same && i < r.rest.len && same + i < key.len &&
               r.rest.at[i] == key.at[same + i]) {
            i++;
        }
        if (r.shared == same && i == r.rest.len && same + i == key.len) {
            *count = r.count;
            return r.entries;
        }
        same += i;
        at = lexicon_skip(r.entries, r.count);
    }
    return NULL;
}

/* The next entry as a form. */
static const unsigned char *lexicon_next(const unsigned char **entries) {
    const unsigned char *at = *entries;
    unsigned form = at[0] < 0x80 ? at[0] : (at[0] & 0x7Fu) << 8 | at[1];
    *entries = at + 1 + (at[0] >> 7);
    return geocoder_lexicon + lexicon_head(LEXICON_FORMS) + (size_t)form * LEXICON_FORM_LEN;
}

static lexicon_entry lexicon_entry_of(const unsigned char *form) {
    return (lexicon_entry){(lexicon_role)form[0], (lexicon_kind)form[1],
                           lexicon_text(str_load_2(form + 2)), lexicon_text(str_load_2(form + 4))};
}

GEO_FN int lexicon_find(str key, lexicon_entry entries[LEXICON_ENTRIES_MAX]) {
    int count;
    const unsigned char *at = lexicon_entries(key, &count);
    for (int i = 0; i < count; i++) {
        entries[i] = lexicon_entry_of(lexicon_next(&at));
    }
    return count;
}

GEO_FN bool lexicon_find_role(str key, lexicon_role role, lexicon_entry *entry) {
    int count;
    const unsigned char *at = lexicon_entries(key, &count);
    while (count--) {
        const unsigned char *form = lexicon_next(&at);
        if (form[0] == role) {
            *entry = lexicon_entry_of(form);
            return true;
        }
    }
    return false;
}

GEO_FN bool lexicon_has(str key, lexicon_role role) {
    int count;
    const unsigned char *at = lexicon_entries(key, &count);
    bool found = false;
    while (count-- && !found) {
        found = *lexicon_next(&at) == role;
    }
    return found;
}

GEO_FN size_t lexicon_find_joined(str key, bool at_start, lexicon_role role, lexicon_entry *entry) {
    enum { CHARACTER = 3, LONGEST = 11 * CHARACTER, THAI = 0xE0 };
    bool may_be = key.len && (!at_start || (unsigned char)key.at[0] == THAI);
    for (size_t size = may_be ? LONGEST : 0; size; size -= CHARACTER) {
        size_t at = at_start ? size : key.len - size; /* where the key is cut */
        if (size >= key.len || (unsigned char)key.at[at] < THAI) {
            continue;
        }
        str word = at_start ? str_head(key, at) : str_from(key, at);
        if (key.at[at_start ? at : at - 1] != ' ' && lexicon_find_role(word, role, entry)) {
            return size;
        }
    }
    return 0;
}

GEO_FN str lexicon_list(lexicon_role role) {
    const unsigned char *lists = geocoder_lexicon + lexicon_head(LEXICON_LISTS);
    return lexicon_text(str_load_2(lists + 2 * (size_t)role));
}

GEO_FN str lexicon_begins(lexicon_role role, str text, str *meaning) {
    for (str list = lexicon_list(role); list.len;) {
        str after = str_cut(&list, '/'), word = str_cut(&after, '=');
        if (str_starts(text, word)) {
            *meaning = after;
            return word;
        }
    }
    return STR_NONE;
}
