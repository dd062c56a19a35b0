/* string_table -- the string table of an image. string_table_write makes the WORD and KINDS
 * sections. Owns both tables; words and kinds are found by open addressing. */
#include "string_table.h"

#include <string.h>

#include "sections.h"

#include "../base/hash.h"

enum {
    STRING_TABLE_BYTES = 2 << 20, /* of all words */
    STRING_TABLE_SLOTS = 1 << 17  /* more than twice STRING_TABLE_WORDS_MAX, a power of two */
};

static struct {
    char *words;                     /* STRING_TABLE_BYTES */
    uint32_t *word_end, *word_slots; /* STRING_TABLE_WORDS_MAX; STRING_TABLE_SLOTS of number + 1 */
    uint32_t (*kind_words)[3], *kind_slots;
    unsigned char *kind_ranks; /* STRING_TABLE_KINDS_MAX, as of kind_words */
    uint32_t word_count, kind_count;
    bool is_full;
} string_table;

GEO_FN void string_table_begin(void *memory) {
    arena mem = arena_of(memory, STRING_TABLE_MEMORY);
    memset(&string_table, 0, sizeof string_table);
    string_table.word_end = ARENA_NEW(&mem, uint32_t, STRING_TABLE_WORDS_MAX);
    string_table.word_slots = ARENA_NEW(&mem, uint32_t, STRING_TABLE_SLOTS);
    string_table.kind_slots = ARENA_NEW(&mem, uint32_t, STRING_TABLE_SLOTS);
    string_table.kind_words =
        arena_take(&mem, sizeof *string_table.kind_words, STRING_TABLE_KINDS_MAX);
    string_table.kind_ranks = ARENA_NEW(&mem, unsigned char, STRING_TABLE_KINDS_MAX);
    string_table.words = arena_bytes(&mem, STRING_TABLE_BYTES);
    ASSERT(string_table.words); /* the last: STRING_TABLE_MEMORY is enough */
    string_table_word(str_of(""));
}

static str string_table_text(uint32_t i) {
    uint32_t from = i ? string_table.word_end[i - 1] : 0;
    return (str){string_table.words + from, string_table.word_end[i] - from};
}

GEO_FN uint32_t string_table_word(str word) {
    uint64_t slot = hash_64(word.at, word.len, 0) % STRING_TABLE_SLOTS;
    for (; string_table.word_slots[slot]; slot = (slot + 1) % STRING_TABLE_SLOTS) {
        if (str_eq(string_table_text(string_table.word_slots[slot] - 1), word)) {
            return string_table.word_slots[slot] - 1;
        }
    }
    uint32_t from =
        string_table.word_count ? string_table.word_end[string_table.word_count - 1] : 0;
    if (string_table.word_count == STRING_TABLE_WORDS_MAX || word.len > STRING_TABLE_BYTES - from) {
        string_table.is_full = true;
        return 0;
    }
    if (word.len) {
        memcpy(string_table.words + from, word.at, word.len);
    }
    string_table.word_end[string_table.word_count] = from + (uint32_t)word.len;
    string_table.word_slots[slot] = ++string_table.word_count;
    return string_table.word_count - 1;
}

GEO_FN uint32_t string_table_kind(const image_kind *kind) {
    uint32_t words[3] = {string_table_word(kind->key), string_table_word(kind->value),
                         string_table_word(kind->part)};
    uint64_t slot = hash_64(words, sizeof words, (uint64_t)kind->rank) % STRING_TABLE_SLOTS;
    for (; string_table.kind_slots[slot]; slot = (slot + 1) % STRING_TABLE_SLOTS) {
        uint32_t i = string_table.kind_slots[slot] - 1;
        if (memcmp(string_table.kind_words[i], words, sizeof words) == 0 &&
            string_table.kind_ranks[i] == kind->rank) {
            return i;
        }
    }
    if (string_table.kind_count == STRING_TABLE_KINDS_MAX) {
        string_table.is_full = true;
        return 0;
    }
    memcpy(string_table.kind_words[string_table.kind_count], words, sizeof words);
    string_table.kind_ranks[string_table.kind_count] = (unsigned char)kind->rank;
    string_table.kind_slots[slot] = ++string_table.kind_count;
    return string_table.kind_count - 1;
}

GEO_FN void string_table_write(call *c) {
    if (!c->code && string_table.is_full) {
        call_fail(c, GEO_TOO_LARGE,
                  "the index would need more than %d different words or %d kinds of things",
                  STRING_TABLE_WORDS_MAX, STRING_TABLE_KINDS_MAX);
    }
    sections_fit(IMAGE_WORD_END, STRING_TABLE_BYTES);
    for (uint32_t i = 0; i < string_table.word_count; i++) {
        sections_put(c, IMAGE_WORD_END, string_table.word_end[i]);
        sections_bytes(c, IMAGE_WORD_TEXT, string_table_text(i));
    }
    sections_width(IMAGE_KINDS_RANK, 1);
    for (int i = 0; i < 3; i++) {
        sections_width((image_section)(IMAGE_KINDS_KEY + i), 2);
    }
    for (uint32_t k = 0; k < string_table.kind_count; k++) {
        for (int i = 0; i < 3; i++) {
            sections_put(c, (image_section)(IMAGE_KINDS_KEY + i), string_table.kind_words[k][i]);
        }
        sections_put(c, IMAGE_KINDS_RANK, string_table.kind_ranks[k]);
    }
}
