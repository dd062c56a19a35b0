/* lexicon -- words and their roles, found in the blob that src/generate/lexicon.c makes.
 *
 * The blob is a hash table of the folded words. Numbers are little endian. Offsets of sections are
 * from its start:
 *
 *   u32 buckets (a power of two), u32 forms, u32 lists, u32 texts: where these begin
 *   u16 per bucket and one more: where its records begin, in pairs of bytes behind these numbers
 *   records: u8 length of the key, u8 number of entries, the key, the entries. An entry is the
 *     number of a form: one byte below 128, else the upper seven bits with the top bit, and a byte
 *   forms, 6 bytes each: u8 role, u8 kind, u16 text of the meaning, u16 text of the countries
 *   lists: u16 text per role
 *   texts: u16 length, the bytes
 *
 * A record of length 0 fills an odd byte at the end of a bucket. The blob is a part of the program
 * and is trusted; the keys are not. */
#include "lexicon.h"

#include <string.h>

#include "../base/hash.h"

extern const unsigned char geocoder_lexicon[];

enum {
    LEXICON_BUCKETS = 0, /* offsets of the four numbers */
    LEXICON_FORMS = 4,
    LEXICON_LISTS = 8,
    LEXICON_TEXTS = 12,
    LEXICON_HEAD = 16,
    LEXICON_FORM_LEN = 6,
    LEXICON_KEY_MAX = 255
};

static unsigned lexicon_u16(const unsigned char *at) {
    return (unsigned)at[0] | (unsigned)at[1] << 8;
}

static uint32_t lexicon_u32(size_t offset) {
    const unsigned char *at = geocoder_lexicon + offset;
    return (uint32_t)lexicon_u16(at) | (uint32_t)lexicon_u16(at + 2) << 16;
}

static str lexicon_text(unsigned offset) {
    const unsigned char *at = geocoder_lexicon + lexicon_u32(LEXICON_TEXTS) + offset;
    return (str){(const char *)at + 2, lexicon_u16(at)};
}

/* The entries of a key; NULL: it has none. */
static const unsigned char *lexicon_record(str key, int *count) {
    uint32_t buckets = lexicon_u32(LEXICON_BUCKETS);
    uint32_t bucket = (uint32_t)hash_64(key.at, key.len, 0) & (buckets - 1);
    const unsigned char *offset = geocoder_lexicon + LEXICON_HEAD + 2 * (size_t)bucket,
                        *base = geocoder_lexicon + LEXICON_HEAD + 2 * ((size_t)buckets + 1),
                        *at = base + 2 * lexicon_u16(offset),
                        *end = base + 2 * lexicon_u16(offset + 2);
    *count = 0;
    while (key.len && key.len <= LEXICON_KEY_MAX && at < end && *at) {
        const unsigned char *entries = at + 2 + at[0];
        *count = at[1];
        if (at[0] == key.len && !memcmp(at + 2, key.at, key.len)) {
            return entries;
        }
        for (int i = 0; i < *count; i++) {
            entries += 1 + (*entries >> 7);
        }
        at = entries;
    }
    *count = 0;
    return NULL;
}

/* The next entry as a form. */
static const unsigned char *lexicon_next(const unsigned char **entries) {
    const unsigned char *at = *entries;
    unsigned form = at[0] < 0x80 ? at[0] : (at[0] & 0x7Fu) << 8 | at[1];
    *entries = at + 1 + (at[0] >> 7);
    return geocoder_lexicon + lexicon_u32(LEXICON_FORMS) + (size_t)form * LEXICON_FORM_LEN;
}

static lexicon_entry lexicon_entry_of(const unsigned char *form) {
    return (lexicon_entry){(lexicon_role)form[0], (lexicon_kind)form[1],
                           lexicon_text(lexicon_u16(form + 2)),
                           lexicon_text(lexicon_u16(form + 4))};
}

GEO_FN int lexicon_find(str key, lexicon_entry entries[LEXICON_ENTRIES_MAX]) {
    int count;
    const unsigned char *at = lexicon_record(key, &count);
    for (int i = 0; i < count; i++) {
        entries[i] = lexicon_entry_of(lexicon_next(&at));
    }
    return count;
}

GEO_FN bool lexicon_find_role(str key, lexicon_role role, lexicon_entry *entry) {
    int count;
    const unsigned char *at = lexicon_record(key, &count);
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
    const unsigned char *at = lexicon_record(key, &count);
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
    const unsigned char *lists = geocoder_lexicon + lexicon_u32(LEXICON_LISTS);
    return lexicon_text(lexicon_u16(lists + 2 * (size_t)role));
}
