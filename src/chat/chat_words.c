/* chat_words -- owns the table as it is read when a sentence first comes: the phrases in a hash
 * table, intents and sayings as rows. */
#include "chat_words.h"

#include <stdlib.h>

#include "../base/blob.h"
#include "../base/hash.h"
#include "../base/once.h"

BLOB_DECLARE(chat);

enum {
    CHAT_WORDS_PHRASES = 1 << 14, /* slots, of which a third is taken: a power of two */
    CHAT_WORDS_ROWS = 1024,       /* of marks */
    CHAT_WORDS_SAYS = 400,
    CHAT_WORDS_SAME = 8 /* rows that have the same phrase */
};

static const str chat_words_codes[CHAT_LANGUAGES] = {STR_ROW("en"), STR_ROW("de"), STR_ROW("fr"),
                                                     STR_ROW("es"), STR_ROW("it")};

typedef struct {
    str value;
    unsigned char mark, language; /* CHAT_LANGUAGES: all */
} chat_words_row;

typedef struct {
    uint32_t at;       /* in the blob */
    unsigned char len; /* 0: a free slot */
    uint16_t row;
} chat_words_phrase;

typedef struct {
    str name, text;
    unsigned language;
} chat_words_saying;

static struct {
    once is_read;
    chat_words_phrase phrases[CHAT_WORDS_PHRASES];
    chat_words_row rows[CHAT_WORDS_ROWS];
    chat_intent intents[CHAT_INTENTS_MAX];
    chat_words_saying says[CHAT_WORDS_SAYS];
    int row_count, intent_count, say_count, phrase_count;
} chat_words;

GEO_FN str chat_words_code(unsigned language) {
    return language < CHAT_LANGUAGES ? chat_words_codes[language] : STR_NONE;
}

/* ---- reading the blob ---- */

static unsigned chat_words_language(str code) {
    unsigned language = 0;
    while (language < CHAT_LANGUAGES && !str_eq(code, chat_words_codes[language])) {
        language++;
    }
    return language;
}

static unsigned chat_words_slot(str key, unsigned probe) {
    return (unsigned)(hash_64(key.at, key.len, 0) + probe) % CHAT_WORDS_PHRASES;
}

static void chat_words_read_mark(str number, str value, str language, str phrases) {
    int64_t mark = 0;
    ASSERT(chat_words.row_count < CHAT_WORDS_ROWS && str_int(number, &mark));
    chat_words.rows[chat_words.row_count] =
        (chat_words_row){value, (unsigned char)mark, (unsigned char)chat_words_language(language)};
    while (phrases.at) {
        str key = str_cut(&phrases, '|');
        unsigned probe = 0;
        while (chat_words.phrases[chat_words_slot(key, probe)].len) {
            probe++;
        }
        ASSERT(++chat_words.phrase_count < CHAT_WORDS_PHRASES / 2);
        chat_words.phrases[chat_words_slot(key, probe)] =
            (chat_words_phrase){(uint32_t)(key.at - BLOB(chat).at), (unsigned char)key.len,
                                (uint16_t)chat_words.row_count};
    }
    chat_words.row_count++;
}

/* "nearby_places place=@ limit=1 > list" behind its needs and "2-12" places. */
static void chat_words_read_intent(str name, str needs, str places, str text) {
    ASSERT(chat_words.intent_count < CHAT_INTENTS_MAX);
    chat_intent *intent = &chat_words.intents[chat_words.intent_count++];
    int64_t mark = 0, least = 0, most = 0;
    intent->name = name;
    while (needs.at) {
        str need = str_cut(&needs, ' ');
        bool is_not = str_starts(need, STR("!"));
        if (str_int(str_from(need, is_not), &mark)) {
            *(is_not ? &intent->not : &intent->needs) |= (chat_marks)1 << mark;
        } else {
            intent->is_never = true;
        }
    }
    str_int(str_cut(&places, '-'), &least);
    intent->least = (int)least;
    intent->most = str_int(places, &most) ? (int)most : (int)least;
    ptrdiff_t end = str_find(text, STR(" > "));
    intent->shows = str_from(text, (size_t)end + 3);
    intent->arguments = str_head(text, (size_t)end);
    intent->tool = str_cut(&intent->arguments, ' ');
}

static void chat_words_read(void) {
    str rest = BLOB(chat);
    while (rest.len) {
        str line = str_cut(&rest, '\n'), what = str_cut(&line, '\t'), name = str_cut(&line, '\t');
        str value = str_cut(&line, '\t'), language = str_cut(&line, '\t');
        if (str_eq(what, STR("mark"))) {
            chat_words_read_mark(name, value, language, line);
        } else if (str_eq(what, STR("intent"))) {
            chat_words_read_intent(name, value, language, line);
        } else {
            ASSERT(chat_words.say_count < CHAT_WORDS_SAYS);
            chat_words.says[chat_words.say_count++] =
                (chat_words_saying){name, line, chat_words_language(language)};
        }
    }
}

/* ---- what is asked of it ---- */

static str chat_words_text(const chat_words_phrase *p) {
    return (str){BLOB(chat).at + p->at, p->len};
}

static void chat_words_add(chat_words_hit *hit, const chat_words_phrase *p, unsigned language) {
    const chat_words_row *row = &chat_words.rows[p->row];
    if (row->language == language || row->language == CHAT_LANGUAGES) {
        hit->marks |= (chat_marks)1 << row->mark;
        hit->value = hit->value.len ? hit->value : row->value;
    }
}

GEO_FN chat_words_hit chat_words_find(str key, unsigned language) {
    chat_words_hit hit = {0, STR_NONE};
    once_make(&chat_words.is_read, chat_words_read);
    for (unsigned probe = 0; key.len; probe++) {
        const chat_words_phrase *p = &chat_words.phrases[chat_words_slot(key, probe)];
        if (!p->len) {
            break;
        }
        if (str_eq(key, chat_words_text(p))) {
            chat_words_add(&hit, p, language);
        }
    }
    return hit;
}

/* Whether a letter is missing or two are swapped; in a word that is not short, also whether one is
 * changed or too many. */
static bool chat_words_is_slip(str a, str b) {
    enum { SHORT = 5 };
    size_t head = 0, tail = 0;
    while (head < a.len && head < b.len && a.at[head] == b.at[head]) {
        head++;
    }
    while (tail < a.len - head && tail < b.len - head &&
           a.at[a.len - 1 - tail] == b.at[b.len - 1 - tail]) {
        tail++;
    }
    size_t left = a.len - head - tail, right = b.len - head - tail;
    bool is_swap =
        left == 2 && right == 2 && a.at[head] == b.at[head + 1] && a.at[head + 1] == b.at[head];
    return is_swap || (left <= 1 && right <= 1 && (left == 0 || a.len >= SHORT));
}

GEO_FN chat_words_hit chat_words_nearly(str key, unsigned language) {
    enum { SHORT = 3, LONG = 8 };
    chat_words_hit hit = {0, STR_NONE};
    once_make(&chat_words.is_read, chat_words_read);
    for (int i = 0; i < CHAT_WORDS_PHRASES && key.len >= SHORT && !hit.marks; i++) {
        const chat_words_phrase *p = &chat_words.phrases[i];
        str word = chat_words_text(p);
        bool is_word = p->len > SHORT && word.at[0] == key.at[0] && str_index(word, ' ') == p->len;
        if (is_word && (chat_words_is_slip(key, word) ||
                        (key.len >= LONG && str_distance(key, word) <= CHAT_EDITS_MAX))) {
            hit = chat_words_find(word, language);
        }
    }
    return hit;
}

GEO_FN const chat_intent *chat_words_intent(int index) {
    once_make(&chat_words.is_read, chat_words_read);
    return index >= 0 && index < chat_words.intent_count ? &chat_words.intents[index] : NULL;
}

GEO_FN const chat_intent *chat_words_intent_named(str name) {
    const chat_intent *intent;
    int i = 0;
    while ((intent = chat_words_intent(i)) && !str_eq(name, intent->name)) {
        i++;
    }
    return intent;
}

GEO_FN str chat_words_say(str name, unsigned language) {
    str text = STR_NONE;
    once_make(&chat_words.is_read, chat_words_read);
    for (int i = 0; i < chat_words.say_count; i++) {
        const chat_words_saying *s = &chat_words.says[i];
        if (str_eq(name, s->name) && (s->language == language || s->language == CHAT_EN)) {
            text = s->text;
            if (s->language == language) {
                break;
            }
        }
    }
    return text;
}
