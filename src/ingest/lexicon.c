/* lexicon -- the string table of an image. lexicon_write makes the WORD and KINDS sections. Owns
 * both tables; words and kinds are found by open addressing. */
#include "lexicon.h"

#include <string.h>

#include "sections.h"

enum {
    LEXICON_BYTES = 2 << 20, /* of all words */
    LEXICON_SLOTS = 1 << 17  /* more than twice LEXICON_WORDS_MAX, a power of two */
};

static struct {
    char *words;                     /* LEXICON_BYTES */
    uint32_t *word_end, *word_slots; /* LEXICON_WORDS_MAX; LEXICON_SLOTS of number + 1 */
    uint32_t (*kind_words)[3], *kind_slots;
    unsigned char *kind_ranks; /* LEXICON_KINDS_MAX, as of kind_words */
    uint32_t word_count, kind_count;
    bool is_full;
} lexicon;

GEO_FN void lexicon_begin(void *memory) {
    arena mem = arena_of(memory, LEXICON_MEMORY);
    memset(&lexicon, 0, sizeof lexicon);
    lexicon.word_end = ARENA_NEW(&mem, uint32_t, LEXICON_WORDS_MAX);
    lexicon.word_slots = ARENA_NEW(&mem, uint32_t, LEXICON_SLOTS);
    lexicon.kind_slots = ARENA_NEW(&mem, uint32_t, LEXICON_SLOTS);
    lexicon.kind_words = arena_take(&mem, sizeof *lexicon.kind_words, LEXICON_KINDS_MAX);
    lexicon.kind_ranks = ARENA_NEW(&mem, unsigned char, LEXICON_KINDS_MAX);
    lexicon.words = arena_bytes(&mem, LEXICON_BYTES);
    ASSERT(lexicon.words); /* the last: LEXICON_MEMORY is enough */
    lexicon_word(str_of(""));
}

static str lexicon_text(uint32_t i) {
    uint32_t from = i ? lexicon.word_end[i - 1] : 0;
    return (str){lexicon.words + from, lexicon.word_end[i] - from};
}

GEO_FN uint32_t lexicon_word(str word) {
    uint64_t slot = hash64(word.at, word.len, 0) % LEXICON_SLOTS;
    for (; lexicon.word_slots[slot]; slot = (slot + 1) % LEXICON_SLOTS) {
        if (str_eq(lexicon_text(lexicon.word_slots[slot] - 1), word)) {
            return lexicon.word_slots[slot] - 1;
        }
    }
    uint32_t from = lexicon.word_count ? lexicon.word_end[lexicon.word_count - 1] : 0;
    if (lexicon.word_count == LEXICON_WORDS_MAX || word.len > LEXICON_BYTES - from) {
        lexicon.is_full = true;
        return 0;
    }
    if (word.len) {
        memcpy(lexicon.words + from, word.at, word.len);
    }
    lexicon.word_end[lexicon.word_count] = from + (uint32_t)word.len;
    lexicon.word_slots[slot] = ++lexicon.word_count;
    return lexicon.word_count - 1;
}

GEO_FN uint32_t lexicon_kind(const image_kind *kind) {
    uint32_t words[3] = {lexicon_word(kind->key), lexicon_word(kind->value),
                         lexicon_word(kind->part)};
    uint64_t slot = hash64(words, sizeof words, (uint64_t)kind->rank) % LEXICON_SLOTS;
    for (; lexicon.kind_slots[slot]; slot = (slot + 1) % LEXICON_SLOTS) {
        uint32_t i = lexicon.kind_slots[slot] - 1;
        if (memcmp(lexicon.kind_words[i], words, sizeof words) == 0 &&
            lexicon.kind_ranks[i] == kind->rank) {
            return i;
        }
    }
    if (lexicon.kind_count == LEXICON_KINDS_MAX) {
        lexicon.is_full = true;
        return 0;
    }
    memcpy(lexicon.kind_words[lexicon.kind_count], words, sizeof words);
    lexicon.kind_ranks[lexicon.kind_count] = (unsigned char)kind->rank;
    lexicon.kind_slots[slot] = ++lexicon.kind_count;
    return lexicon.kind_count - 1;
}

GEO_FN void lexicon_write(call *c) {
    if (!c->code && lexicon.is_full) {
        call_fail(c, GEO_TOO_LARGE,
                  "the index would need more than %d different words or %d kinds of things",
                  LEXICON_WORDS_MAX, LEXICON_KINDS_MAX);
    }
    sections_fit(IMAGE_WORD_END, LEXICON_BYTES);
    for (uint32_t i = 0; i < lexicon.word_count; i++) {
        sections_put(c, IMAGE_WORD_END, lexicon.word_end[i]);
        sections_bytes(c, IMAGE_WORD_TEXT, lexicon_text(i));
    }
    sections_width(IMAGE_KINDS_RANK, 1);
    for (int i = 0; i < 3; i++) {
        sections_width((image_section)(IMAGE_KINDS_KEY + i), 2);
    }
    for (uint32_t k = 0; k < lexicon.kind_count; k++) {
        for (int i = 0; i < 3; i++) {
            sections_put(c, (image_section)(IMAGE_KINDS_KEY + i), lexicon.kind_words[k][i]);
        }
        sections_put(c, IMAGE_KINDS_RANK, lexicon.kind_ranks[k]);
    }
}
