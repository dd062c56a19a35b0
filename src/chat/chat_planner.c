/* chat_planner -- owns how a sentence is read.
 *
 * A message is cut into words, and these into phrases that the table has, longest first: each has
 * marks. A clause takes the first intent of the table whose marks it has; the words that are left
 * are its places, which prepositions tell apart. What is a kind, a number or a unit becomes an
 * argument. It is read in the language with the most phrases; what fails is read again with
 * capitals and then slips of the keyboard forgiven. */
#include "chat_planner.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/clean.h"
#include "../find/find.h"
#include "../geo/category.h"
#include "../geo/crs.h"
#include "../geo/fold.h"
#include "chat_layers.h"
#include "chat_tools.h"
#include "chat_words.h"

enum {
    PLANNER_WORDS_MAX = 160,     /* of a message */
    PLANNER_NAME_WORDS = 12,     /* of a place */
    PLANNER_KINDS_MAX = 5,       /* in one question */
    PLANNER_BYTE_UNITS = 40,     /* of call_charge, for a byte of a message */
    PLANNER_NEARLY_UNITS = 4000, /* and for a word that is compared with all phrases */
    PLANNER_COMPLETIONS = 4,     /* of a name, among which it is itself */
    PLANNER_LIMIT_MAX = 50       /* places of a list */
};

typedef struct {
    str text, key; /* as written; folded, of signs alone "" */
    chat_marks marks;
    str value;
    int span; /* words of the phrase that begins here; 0: it is within one */
    bool is_low, is_start;
    char stop; /* behind it: ',' or ';' for what ends a clause; 0: none */
} planner_word;

/* Words from `at` up to `end`. */
typedef struct {
    int at, end;
} planner_span;

/* What may be a place, and the preposition in front of it. */
typedef struct {
    planner_span span;
    chat_marks role;
    bool is_here;
} planner_slot;

typedef enum { PLANNER_STRICT, PLANNER_LOOSE, PLANNER_NEARLY, PLANNER_MODES } planner_mode;

typedef struct {
    call *c;
    chat_plan *plan; /* NULL: a choice is read */
    planner_word words[PLANNER_WORDS_MAX];
    int count;
    unsigned language;
    planner_mode mode;
    /* the clause that is read */
    planner_slot slots[CHAT_PLACES_MAX + 2];
    int slot_count;
    bool splits_of;      /* "de" is "from" here */
    planner_span kinds;  /* end 0: none */
    double number, size; /* NaN: none */
    bool is_length;      /* size in kilometres, else people */
    str unit;
} planner;

static const chat_marks planner_kind = CHAT_BIT(KIND) | CHAT_BIT(PLACE) | CHAT_BIT(PLACES);
/* What may stand within a name. */
static const chat_marks planner_soft = CHAT_BIT(OF) | CHAT_BIT(IN) | CHAT_BIT(THE) | CHAT_BIT(AND) |
                                       CHAT_BIT(NEAR) | CHAT_BIT(FROM) | CHAT_BIT(TO) |
                                       CHAT_BIT(VIA) | CHAT_BIT(HERE) | CHAT_BIT(ORDINAL);
static const chat_marks planner_roles = CHAT_BIT(FROM) | CHAT_BIT(TO) | CHAT_BIT(VIA) |
                                        CHAT_BIT(BETWEEN) | CHAT_BIT(AND) | CHAT_BIT(OR) |
                                        CHAT_BIT(IN) | CHAT_BIT(NEAR) | CHAT_BIT(OF) |
                                        CHAT_BIT(ALONG) | CHAT_BIT(CLOSER) | CHAT_BIT(THEN);
/* Words that only join, ask or fill. */
static const chat_marks planner_idle =
    CHAT_BIT(THE) | CHAT_BIT(THEN) | CHAT_BIT(ASK) | CHAT_BIT(ALSO) | CHAT_BIT(NO) | CHAT_BIT(ONE) |
    CHAT_BIT(FILLER) | CHAT_BIT(GO) | CHAT_BIT(WHERE) | CHAT_BIT(ADD) | CHAT_BIT(BETWEEN_THEM) |
    CHAT_BIT(TOP) | CHAT_BIT(THANKS) | CHAT_BIT(THEM) | CHAT_BIT(MORE) | CHAT_BIT(LESS) |
    CHAT_BIT(WITHIN) | CHAT_BIT(COORDS);

/* ---- words ---- */

static bool chat_planner_is_capital(str text) {
    unsigned char c = text.len ? (unsigned char)text.at[0] : 0;
    return (c >= 'A' && c <= 'Z') ||
           (c == 0xC3 && text.len > 1 && (unsigned char)text.at[1] < 0x9F);
}

static str chat_planner_key(planner *g, str text) {
    char room[CHAT_WORDS_KEY_MAX * 2];
    str key =
        text.len <= CHAT_WORDS_KEY_MAX ? fold_name(text, FOLD_PLAIN, room, sizeof room) : STR_NONE;
    char *copy = arena_bytes(&g->c->mem, key.len + 1);
    size_t len = 0;
    for (size_t i = 0; copy && i < key.len; i++) {
        copy[len] = key.at[i];
        len += key.at[i] != ' ';
    }
    bool is_sign = text.len == 1 && strchr("<>&-", text.at[0]);
    return is_sign ? text : copy ? (str){copy, len} : STR_NONE;
}

static void chat_planner_add(planner *g, str text, bool is_start) {
    static const str arrow = STR_ROW("\xE2\x86\x92");
    if (!text.len || g->count == PLANNER_WORDS_MAX) {
        return;
    }
    planner_word *w = &g->words[g->count++];
    char last = text.at[text.len - 1];
    *w = (planner_word){
        .text = text, .is_start = is_start, .is_low = !chat_planner_is_capital(text)};
    w->stop = last == ',' ? ',' : strchr("?!;", last) || (last == '.' && text.len > 4) ? ';' : 0;
    w->key = str_eq(text, STR("->")) || str_eq(text, arrow) ? STR("to") : chat_planner_key(g, text);
}

/* Where a word is two: behind "l'", "est-", before "'s" and a unit. 0: it is one. */
static size_t chat_planner_inner(planner *g, str text) {
    enum { ELIDED_MAX = 6 };
    size_t quote = str_index(text, '\''), digits = 0, hyphen = str_index(text, '-');
    while (digits < text.len &&
           (ascii_is_digit(text.at[digits]) || strchr(".,", text.at[digits]))) {
        digits++;
    }
    if (digits && digits < text.len && ascii_is_digit(text.at[0])) {
        str unit = chat_planner_key(g, str_from(text, digits));
        return CHAT_IS(chat_words_find(unit, g->language).marks, UNIT) ? digits : 0;
    }
    if (!ascii_is_digit(text.at[0]) && quote < text.len && quote > 0) {
        str behind = chat_planner_key(g, str_from(text, quote));
        bool is_owner = str_eq(behind, STR("s"));
        bool is_known = is_owner && chat_words_find(chat_planner_key(g, text), CHAT_EN).marks;
        static const str shorts[] = {STR_ROW("m"), STR_ROW("d"), STR_ROW("ll"), STR_ROW("ve")};
        for (size_t i = 0; i < LEN(shorts); i++) {
            if (str_eq(behind, shorts[i])) {
                return 0; /* "I'm" */
            }
        }
        return is_owner ? (is_known ? 0 : quote) : behind.len && quote < ELIDED_MAX ? quote + 1 : 0;
    }
    bool is_low = (text.at[0] >= 'a' && text.at[0] <= 'z') || g->count == 0;
    str head = chat_planner_key(g, str_head(text, hyphen));
    is_low |= CHAT_IS(chat_words_find(head, g->language).marks, NOTATION);
    return is_low && hyphen && hyphen + 1 < text.len ? hyphen + 1 : 0;
}

static void chat_planner_cut(planner *g, str message) {
    bool is_start = true;
    g->count = 0;
    while (message.len) {
        str text = str_cut(&message, ' ');
        while (text.len > 2 && (unsigned char)text.at[0] == 0xC2) { /* "?" turned round */
            text = str_from(text, 2);
        }
        for (size_t inner; text.len && (inner = chat_planner_inner(g, text)); is_start = false) {
            chat_planner_add(g, str_head(text, inner), is_start);
            text = str_from(text, inner);
        }
        if (text.len) {
            chat_planner_add(g, text, is_start);
            is_start = g->count && g->words[g->count - 1].stop == ';';
        }
    }
}

/* The text of some words as it was written, without signs round it. */
static str chat_planner_text(const planner *g, planner_span s) {
    const char *from = g->words[s.at].text.at;
    str last = g->words[s.end - 1].text;
    str text = {from, (size_t)(last.at + last.len - from)};
    while (text.len && strchr(",;:?!.", text.at[text.len - 1])) {
        text.len--;
    }
    bool is_quoted =
        text.len > 2 && strchr("\"'(", *text.at) && strchr("\"')", text.at[text.len - 1]);
    return is_quoted ? (str){text.at + 1, text.len - 2} : text;
}

/* ---- phrases ---- */

/* Whether the gazetteer has a place of exactly that name. */
static bool chat_planner_is_known(planner *g, str text, bool is_exact) {
    char room[CHAT_WORDS_KEY_MAX * 2], other[CHAT_WORDS_KEY_MAX * 2];
    str names[PLANNER_COMPLETIONS] = {STR_NONE}, key;
    if (!text.len || text.len > CHAT_WORDS_KEY_MAX) {
        return false;
    }
    arena before = g->c->mem;
    bool is_found = false;
    key = fold_name(text, FOLD_PLAIN, room, sizeof room);
    int count = find_complete(g->c, text, PLANNER_COMPLETIONS, names);
    for (int i = 0; i < count && !is_found; i++) {
        str head = str_head(names[i], str_index(names[i], ','));
        is_found = is_exact ? str_eq(text, head)
                            : str_eq(key, fold_name(head, FOLD_PLAIN, other, sizeof other));
    }
    g->c->mem = before; /* of the names nothing is kept */
    return is_found;
}

/* A kind of places as nearby_places takes it; absent: it is none. */
static str chat_planner_category(planner *g, planner_span s) {
    char room[CATEGORY_WORD_MAX];
    str tags[CATEGORY_TAGS_MAX], text = chat_planner_text(g, s);
    if (text.len >= sizeof room || s.end > g->count) {
        return STR_NONE;
    }
    str key = fold_name(text, FOLD_PLAIN, room, sizeof room);
    bool is_english = category_tags(key, tags) > 0;
    bool is_name = !g->words[s.at].is_low && g->language != CHAT_EN && is_english &&
                   chat_planner_is_known(g, text, true);
    return is_name                    ? STR_NONE /* "Island" is Iceland in German */
           : is_english               ? text
           : category_kind(key, tags) ? tags[0]
                                      : STR_NONE;
}

static str chat_planner_joined(planner *g, planner_span s) {
    str key = g->words[s.at].key;
    for (int i = s.at + 1; i < s.end; i++) {
        key = arena_list(&g->c->mem, key, STR(" "), g->words[i].key);
    }
    return key.len <= CHAT_WORDS_KEY_MAX ? key : STR_NONE;
}

/* Of the marks of a word those that it has when it is written so: with a capital within a sentence
 * it is a name, but for signs, and in German for what is a noun. */
static chat_marks chat_planner_allow(const planner *g, int at, chat_marks marks) {
    static const chat_marks joins = CHAT_BIT(MORE) | CHAT_BIT(LESS) | CHAT_BIT(WITHIN);
    const planner_word *w = &g->words[at];
    bool is_noun = g->language == CHAT_DE && !(marks & (planner_soft | planner_roles | joins));
    return g->mode != PLANNER_STRICT || w->is_low || w->is_start || is_noun
               ? marks
               : marks & (CHAT_BIT(NOTATION) | CHAT_BIT(UNIT));
}

/* Whether words are what the operator calls a layer, "orthophoto", also with a word for a layer
 * behind it: "Gewässerschutzlayer". */
static bool chat_planner_is_layer(planner *g, str key) {
    bool is_layer = chat_layers_is_name(key);
    for (size_t i = 1; i < key.len && !is_layer && str_index(key, ' ') == key.len; i++) {
        is_layer = chat_layers_is_name(str_head(key, i)) &&
                   CHAT_IS(chat_words_find(str_from(key, i), g->language).marks, LAYER);
    }
    return is_layer;
}

/* The value of a word that tells what a tool of the operator does. */
static const str chat_planner_tool = STR_ROW("tool");

static void chat_planner_tag_word(planner *g, int at) {
    planner_word *w = &g->words[at];
    int most = MIN(CHAT_WORDS_PHRASE_MAX, g->count - at);
    for (int len = most; len > 0 && !w->marks; len--) {
        planner_span s = {at, at + len};
        bool is_apart = false;
        for (int i = at; i + 1 < s.end; i++) {
            is_apart |= g->words[i].stop != 0;
        }
        if (is_apart) {
            continue;
        }
        str key = chat_planner_joined(g, s);
        chat_words_hit hit = chat_words_find(key, g->language);
        hit.marks = len == 1 ? chat_planner_allow(g, at, hit.marks) : hit.marks;
        if (chat_planner_is_layer(g, key)) {
            hit = (chat_words_hit){CHAT_BIT(LAYER), chat_planner_text(g, s)};
        } else if (len == 1 && !hit.marks && g->plan && chat_tools_is_name(g->plan->tools, key)) {
            hit = (chat_words_hit){CHAT_BIT(LAYER), chat_planner_tool};
        }
        bool may_be_kind = !hit.marks && len < 4 && chat_planner_allow(g, at, CHAT_BIT(KIND));
        str kind = may_be_kind ? chat_planner_category(g, s) : STR_NONE;
        if (kind.at) {
            hit = (chat_words_hit){CHAT_BIT(KIND), kind};
        }
        if (!hit.marks && len == 1 && g->mode == PLANNER_NEARLY && g->count > 1 &&
            (w->is_low || w->is_start) && call_charge(g->c, PLANNER_NEARLY_UNITS)) {
            hit = chat_words_nearly(w->key, g->language);
            hit.marks &= ~(planner_soft | planner_roles | planner_idle) | CHAT_BIT(GO);
        }
        bool is_accented = len == 1 && w->text.len && (unsigned char)w->text.at[0] > 127;
        w->marks = is_accented ? hit.marks & ~CHAT_BIT(AND) : hit.marks; /* "è" is no "e" */
        w->value = hit.value;
        w->span = hit.marks ? len : 1;
    }
    for (int i = 1; i < w->span; i++) {
        g->words[at + i].span = 0;
        g->words[at + i].marks = 0;
    }
}

/* The phrase before; -1: there is none in this clause. */
static int chat_planner_previous(const planner *g, planner_span s, int at) {
    do {
        at--;
    } while (at >= s.at && (!g->words[at].span || CHAT_IS(g->words[at].marks, THE)));
    return at >= s.at ? at : -1;
}

static bool chat_planner_is_name(const planner *g, int at) {
    return at >= 0 && at < g->count && g->words[at].span && !g->words[at].marks;
}

/* Where more is forgiven: a word that is no name in front of a kind, "a decent cafe", tells
 * nothing, and one that begins a sentence, in front of an article, is a verb. */
static void chat_planner_guess(planner *g) {
    static const chat_marks before = CHAT_BIT(THE) | CHAT_BIT(FILLER) | CHAT_BIT(GO);
    for (int i = 0; i + 1 < g->count && g->mode == PLANNER_NEARLY; i++) {
        planner_word *w = &g->words[i];
        bool is_low = chat_planner_is_name(g, i) && (w->is_low || i == 0) && !w->stop;
        bool is_adjective = is_low && i > 0 && g->words[i + 1].marks & planner_kind &&
                            g->words[i - 1].marks & before;
        bool is_verb = is_low && i == 0 && g->words[1].marks & (CHAT_BIT(THE) | CHAT_BIT(FILLER));
        if ((is_adjective || is_verb) &&
            !chat_planner_is_known(g, chat_planner_text(g, (planner_span){i, i + 1}), false)) {
            w->marks = CHAT_BIT(FILLER);
        }
    }
}

/* Kinds beside a name are part of it: "Mexico City", "Lake Geneva", "to Essen". */
static void chat_planner_tag(planner *g) {
    static const chat_marks before =
        CHAT_BIT(TO) | CHAT_BIT(FROM) | CHAT_BIT(IN) | CHAT_BIT(NEAR) | CHAT_BIT(VIA);
    chat_marks all = 0;
    for (int i = 0; i < g->count; i++) {
        g->words[i].marks = 0;
        g->words[i].span = 1;
    }
    for (int i = 0; i < g->count; i += g->words[i].span) {
        chat_planner_tag_word(g, i);
        all |= g->words[i].marks;
    }
    chat_planner_guess(g);
    bool is_ranked = all & (CHAT_BIT(NEAREST) | CHAT_BIT(MOST) | CHAT_BIT(MORE) | CHAT_BIT(LESS));
    for (int i = 0; i < g->count; i += g->words[i].span) {
        planner_word *w = &g->words[i];
        int last = chat_planner_previous(g, (planner_span){0, g->count}, i), next = i + w->span;
        bool is_verb = w->is_low && last >= 0 && !g->words[last].is_low &&
                       !CHAT_IS(w->marks, PLACE); /* "in Lindau parken" */
        bool is_behind = last >= 0 && !g->words[i - 1].stop && !CHAT_IS(w->marks, PLACES) &&
                         ((chat_planner_is_name(g, last) && !is_verb) ||
                          (g->words[last].marks & before && !CHAT_IS(g->words[last].marks, OF)));
        bool is_front = !is_ranked && !CHAT_IS(w->marks, PLACES) && !g->words[next - 1].stop &&
                        chat_planner_is_name(g, next);
        if (w->marks & planner_kind && (is_behind || is_front)) {
            w->marks &= ~planner_kind;
        }
    }
}

/* How many words of the message a language knows. */
static int chat_planner_score(planner *g, unsigned language) {
    int score = 0;
    unsigned before = g->language;
    g->language = language;
    chat_planner_tag(g);
    for (int i = 0; i < g->count; i++) {
        const planner_word *w = &g->words[i];
        bool is_tag = w->marks == CHAT_BIT(KIND) && w->span == 1;
        bool counts =
            w->marks && !is_tag && w->marks != CHAT_BIT(UNIT) && w->marks != CHAT_BIT(NOTATION);
        score += counts ? w->span * w->span + (int)w->key.len / 4 : 0;
    }
    g->language = before;
    return score;
}

/* ---- numbers ---- */

/* "100,000", "1.5", "2,5", or a word for a number. */
static bool chat_planner_number(const planner_word *w, double *value) {
    char room[24];
    size_t len = 0;
    if (CHAT_IS(w->marks, NUMBER)) {
        return str_num(w->value, value);
    }
    for (size_t i = 0; i < w->text.len; i++) {
        char c = w->text.at[i];
        bool is_last = i + 1 == w->text.len;
        bool is_group = strchr(".,'", c) && i + 3 < w->text.len &&
                        (i + 4 >= w->text.len || !ascii_is_digit(w->text.at[i + 4]));
        bool is_sign = strchr(".,'?!", c) || (is_last && (c | ' ') == 'k');
        if (len + 1 >= sizeof room || !(ascii_is_digit(c) || is_sign)) {
            return false;
        }
        if (ascii_is_digit(c) || (!is_last && !is_group)) {
            room[len++] = ascii_is_digit(c) ? c : '.';
        }
    }
    bool is_thousands = w->text.len > 1 && (w->text.at[w->text.len - 1] | ' ') == 'k';
    bool is_number = len && str_num((str){room, len}, value);
    *value *= is_number && is_thousands ? 1000 : 1;
    return is_number;
}

/* Reads the number at a word, and what it counts; returns the words it has, 0: none that counts. */
static int chat_planner_read_number(planner *g, planner_span s, int at) {
    double value, times;
    if (!chat_planner_number(&g->words[at], &value)) {
        return 0;
    }
    int end = at + MAX(g->words[at].span, 1), last = chat_planner_previous(g, s, at);
    while (end < s.end && CHAT_IS(g->words[end].marks, NUMBER) &&
           chat_planner_number(&g->words[end], &times) && times >= 1000) {
        value *= times;
        end += g->words[end].span;
    }
    int next = end;
    while (next < s.end && g->words[next].marks & (CHAT_BIT(OF) | CHAT_BIT(THE))) {
        next += g->words[next].span;
    }
    chat_marks before = last >= 0 ? g->words[last].marks : 0,
               behind = next < s.end ? g->words[next].marks : 0,
               compared = CHAT_BIT(MORE) | CHAT_BIT(LESS) | CHAT_BIT(WITHIN);
    if (CHAT_IS(behind, UNIT)) {
        double km = 1;
        str_num(g->words[next].value, &km);
        g->size = value * km;
        g->is_length = true;
        g->unit = g->words[next].value;
        return next + 1 - at;
    }
    if (CHAT_IS(behind, POPULATION) || before & compared) {
        g->size = value;
        return (CHAT_IS(behind, POPULATION) ? next + 1 : end) - at;
    }
    if ((CHAT_IS(before, TOP) || behind & (planner_kind | CHAT_BIT(MOST) | CHAT_BIT(NEAREST))) &&
        value >= 1 && value <= PLANNER_LIMIT_MAX) {
        g->number = value;
        return end - at;
    }
    return 0;
}

/* ---- places of a clause ---- */

static bool chat_planner_is_point(const planner *g, planner_span s) {
    double lat, lon;
    return s.at < s.end && crs_read(g->plan->system, chat_planner_text(g, s), &lat, &lon);
}

static void chat_planner_close(planner *g, int *from, int at, chat_marks role) {
    while (*from >= 0 && at > *from + 1 && g->words[at - 1].marks & planner_soft) {
        at--;
    }
    if (*from >= 0 && g->slot_count < (int)LEN(g->slots)) {
        g->slots[g->slot_count++] = (planner_slot){{*from, at}, role, false};
    }
    *from = -1;
}

/* Whether a preposition, "and" or a comma begins another place. */
static bool chat_planner_splits(const planner *g, const chat_intent *intent, int at,
                                chat_marks role) {
    const planner_word *w = &g->words[at];
    chat_marks m = w->marks;
    bool is_soft_from = CHAT_IS(m, OF) && !g->splits_of;
    bool is_route = intent->least == 2 && !CHAT_IS(intent->needs, CLOSER);
    if (intent->most == 1) {
        return false;
    }
    if (m & (CHAT_BIT(VIA) | CHAT_BIT(BETWEEN) | CHAT_BIT(OR))) {
        return !CHAT_IS(m, THE);
    }
    if (CHAT_IS(m, AND)) {
        return !(CHAT_IS(role, FROM) && is_route) || CHAT_IS(role, BETWEEN);
    }
    return (is_route && CHAT_IS(m, TO)) || (CHAT_IS(m, FROM) && !is_soft_from && is_route) ||
           (CHAT_IS(m, THEN) && is_route);
}

/* Commas part places where there are several, or an "and" behind them. */
static bool chat_planner_comma_splits(const planner *g, const chat_intent *intent, planner_span s,
                                      int at, chat_marks role) {
    int commas = 0, ands = 0;
    for (int i = s.at; i < s.end; i++) {
        commas += g->words[i].stop == ',';
        ands += i > at && g->words[i].marks & (CHAT_BIT(AND) | CHAT_BIT(OR));
    }
    bool is_number = ascii_is_digit(g->words[at].text.at[0]) || g->words[at].text.at[0] == '-';
    bool is_list = intent->needs & (CHAT_BIT(ROUND) | CHAT_BIT(BEST) | CHAT_BIT(CLOSER));
    chat_marks ends = is_list             ? 0
                      : intent->least > 1 ? CHAT_BIT(FROM) | CHAT_BIT(TO)
                                          : CHAT_BIT(FROM);
    return g->words[at].stop == ',' && intent->most > 1 && !is_number && !(role & ends) &&
           (ands || commas > 1);
}

/* Fills g->slots with the names of a clause, and reads its kinds and numbers. */
static void chat_planner_slots(planner *g, const chat_intent *intent, planner_span s) {
    chat_marks role = 0;
    int from = -1;
    g->slot_count = 0;
    g->number = g->size = NAN;
    g->is_length = false;
    g->unit = STR_NONE;
    g->kinds = (planner_span){0, 0};
    for (int i = s.at, step; i < s.end; i += step) {
        planner_word *w = &g->words[i];
        chat_marks m = w->marks;
        step = MAX(w->span, 1);
        int next = i + step, words = from < 0 || m ? chat_planner_read_number(g, s, i) : 0;
        bool goes_on = from >= 0 && i + step < s.end && !g->words[i - 1].stop;
        while (next < s.end && g->words[next].marks & planner_soft) {
            next += MAX(g->words[next].span, 1);
        }
        double number;
        bool is_limit = m & (CHAT_BIT(MORE) | CHAT_BIT(LESS) | CHAT_BIT(WITHIN)) && next < s.end &&
                        chat_planner_number(&g->words[next], &number);
        bool is_next = next < s.end && chat_planner_is_name(g, next) && !is_limit;
        goes_on = goes_on && is_next;
        if (words) {
            chat_planner_close(g, &from, i, role);
            step = words;
        } else if (m & planner_kind && (!g->kinds.end || g->kinds.end >= i - 2) &&
                   intent->needs & (planner_kind | CHAT_BIT(NUMBER))) {
            chat_planner_close(g, &from, i, role);
            g->kinds.at = g->kinds.end ? g->kinds.at : i;
            g->kinds.end = i + step;
        } else if (m & intent->needs & ~planner_roles) {
            chat_planner_close(g, &from, i, role);
        } else if (!m) {
            from = from < 0 ? i : from;
        } else if (chat_planner_splits(g, intent, i, role)) {
            chat_planner_close(g, &from, i, role);
            role = CHAT_IS(m, AND) || CHAT_IS(m, OR) ? role | CHAT_BIT(AND) : m & planner_roles;
        } else if (goes_on && m & planner_soft) {
            continue;
        } else if (CHAT_IS(m, HERE)) {
            chat_planner_close(g, &from, i, role);
            if (g->slot_count < (int)LEN(g->slots) && !(m & planner_roles & ~CHAT_BIT(IN))) {
                g->slots[g->slot_count++] = (planner_slot){{i, next}, role, true};
            }
        } else if (m & planner_roles) {
            chat_planner_close(g, &from, i, role);
            role = m & planner_roles;
        } else if (m & planner_kind && from < 0 && is_next) {
            from = i; /* "the lake of Garda" */
        } else if (m & planner_idle || m & (planner_kind | CHAT_BIT(NUMBER) | CHAT_BIT(UNIT))) {
            chat_planner_close(g, &from, i, role);
        } else if (from < 0 &&
                   ((!w->is_low && !w->is_start) || chat_planner_is_name(g, i + step))) {
            from = i; /* a word of another intent, within a name */
        } else {
            chat_planner_close(g, &from, i, role);
        }
        if (from >= 0 && chat_planner_comma_splits(g, intent, s, i + step - 1, role)) {
            chat_planner_close(g, &from, i + step, role);
        }
    }
    chat_planner_close(g, &from, s.end, role);
}

/* The slots that are names; "there" counts where no name does, and in what needs two. */
static int chat_planner_count(const planner *g, bool with_here) {
    int names = 0;
    for (int i = 0; i < g->slot_count; i++) {
        names += with_here || !g->slots[i].is_here;
    }
    return names;
}

/* One name where there is one place: the one behind a preposition, if the rest is none. */
static void chat_planner_choose_one(planner *g) {
    int best = -1;
    for (int i = 0; i < g->slot_count; i++) {
        bool is_better =
            !g->slots[i].is_here && (best < 0 || (g->slots[i].role && !g->slots[best].role));
        best = is_better ? i : best;
    }
    bool all = chat_planner_count(g, false) <= 1;
    if (best >= 0 && all) {
        g->slots[0] = g->slots[best];
        g->slot_count = 1;
    }
}

/* Two names without a word between them: where each is known. */
static void chat_planner_part(planner *g) {
    planner_slot whole = g->slots[0];
    for (int at = whole.span.at + 1; at < whole.span.end; at++) {
        planner_span head = {whole.span.at, at}, tail = {at, whole.span.end};
        if (chat_planner_is_known(g, chat_planner_text(g, head), false) &&
            chat_planner_is_known(g, chat_planner_text(g, tail), false)) {
            g->slots[0].span = head;
            g->slots[1] = (planner_slot){tail, whole.role, false};
            g->slot_count = 2;
            return;
        }
    }
}

/* ---- one clause to one step ---- */

static chat_marks chat_planner_union(const planner *g, planner_span s) {
    chat_marks all = 0;
    for (int i = s.at; i < s.end; i++) {
        chat_marks m = g->words[i].marks;
        all |= m | (m & planner_kind ? CHAT_BIT(KIND) : 0) |
               (chat_planner_is_name(g, i) ? CHAT_BIT(NAME) : 0);
    }
    return all;
}

/* Whether a name has no words that people only ask with. */
static bool chat_planner_may_name(const planner *g, planner_span s) {
    bool is_good = s.end - s.at <= PLANNER_NAME_WORDS;
    for (int i = s.at; i < s.end; i++) {
        is_good &= !(CHAT_IS(g->words[i].marks, ASK) && g->words[i].is_low);
    }
    return is_good;
}

/* Whether all places are known, points, or written with a capital; where slips are forgiven, one
 * word behind a request may be anything. */
static bool chat_planner_are_proper(planner *g, const chat_intent *intent) {
    bool are = true, is_loose = CHAT_IS(intent->needs, GO) && g->mode == PLANNER_NEARLY &&
                                chat_planner_count(g, false) == 1;
    for (int i = 0; i < g->count; i++) {
        is_loose &= !(CHAT_IS(g->words[i].marks, ASK) && !CHAT_IS(g->words[i].marks, FILLER));
    }
    for (int i = 0; i < g->slot_count && are; i++) {
        planner_span s = g->slots[i].span;
        str text = chat_planner_text(g, s);
        bool is_capital = !g->words[s.at].is_low &&
                          (g->language != CHAT_DE || s.end - s.at > 1); /* nouns have one, too */
        are = g->slots[i].is_here || is_capital || ascii_is_digit(text.at[0]) ||
              (is_loose && s.end - s.at == 1) || chat_planner_is_point(g, s) ||
              chat_planner_is_known(g, text, false);
    }
    return are;
}

/* Whether the clause is what the row wants; g->slots are then its places. */
static bool chat_planner_fits(planner *g, const chat_intent *intent, planner_span s,
                              chat_marks all) {
    static const chat_marks by_slots =
        CHAT_BIT(NUMBER) | CHAT_BIT(POINT) | CHAT_BIT(TWO) | CHAT_BIT(NAME) | CHAT_BIT(PROPER);
    if (intent->is_never || (intent->needs & ~all & ~by_slots) || (intent->not &all)) {
        return false;
    }
    g->splits_of = false;
    chat_planner_slots(g, intent, s);
    if (intent->least > 1 && chat_planner_count(g, true) < 2) {
        g->splits_of = true;
        chat_planner_slots(g, intent, s);
    }
    if (CHAT_IS(intent->needs, DISTANCE) && g->slot_count == 1 && !g->slots[0].role) {
        chat_planner_part(g);
    }
    if (intent->most == 1) {
        chat_planner_choose_one(g);
    }
    int names = chat_planner_count(g, false);
    bool is_good = names <= intent->most && g->slot_count <= CHAT_PLACES_MAX;
    for (int i = 0; i < g->slot_count && is_good; i++) {
        is_good = g->slots[i].is_here || chat_planner_may_name(g, g->slots[i].span);
    }
    return is_good && (names || !CHAT_IS(intent->needs, NAME)) &&
           ((names > 1 && (!CHAT_IS(intent->needs, TO) || !CHAT_IS(g->slots[0].role, TO))) ||
            !CHAT_IS(intent->needs, TWO)) &&
           (!isnan(g->size) || !CHAT_IS(intent->needs, NUMBER)) &&
           ((!CHAT_IS(intent->needs, PROPER) && g->mode != PLANNER_NEARLY) ||
            (g->slot_count && chat_planner_are_proper(g, intent))) &&
           (!CHAT_IS(intent->needs, POINT) ||
            (names && chat_planner_is_point(g, g->slots[0].span)));
}

static str chat_planner_quoted(planner *g, str text) {
    out o = out_over(&g->c->mem);
    out_json_str(&o, text);
    return out_taken(&o, &g->c->mem);
}

static void chat_planner_option_num(planner *g, chat_step *step, const char *key, double value) {
    out o = out_over(&g->c->mem);
    out_json_num(&o, value, 3);
    chat_plan_option(&g->c->mem, step, key, out_taken(&o, &g->c->mem));
}

/* The kinds of the clause, and the words for them. */
static void chat_planner_add_kinds(planner *g, chat_step *step) {
    str all = STR_NONE;
    int count = 0;
    bool is_find = str_eq(step->intent->tool, STR("find_places"));
    for (int i = g->kinds.at; i < g->kinds.end; i++) {
        const planner_word *w = &g->words[i];
        if (w->marks & planner_kind && w->value.len && count < (is_find ? 1 : PLANNER_KINDS_MAX)) {
            all = arena_list(&g->c->mem, all, STR(","), w->value);
            count++;
        }
    }
    if (count && str_find(step->intent->arguments, STR("kind=")) < 0) {
        chat_plan_option(&g->c->mem, step, is_find ? "kind" : "categories",
                         chat_planner_quoted(g, all));
        step->word = chat_planner_text(g, g->kinds);
    }
}

static void chat_planner_add_unit(planner *g, chat_step *step, const planner_word *w) {
    bool is_mile = str_starts(w->value, STR("1.6"));
    chat_plan_option(&g->c->mem, step, "unit", is_mile ? STR("\"miles\"") : STR("\"km\""));
}

/* Numbers and superlatives as arguments of the tool. */
static void chat_planner_add_sizes(planner *g, chat_step *step, planner_span s, chat_marks all) {
    enum { PEAK_MIN_M = 300 }; /* a limit of a mountain that is no radius */
    bool is_find = str_eq(step->intent->tool, STR("find_places")), is_many = CHAT_IS(all, PLACES);
    bool is_less = CHAT_IS(all, LESS) && !CHAT_IS(all, MORE);
    str kind = chat_plan_option_of(&g->c->mem, step, STR("kind"));
    bool is_peak = str_eq(kind, STR("\"peak\"")) || str_eq(kind, STR("\"volcano\""));
    for (int i = s.at; i < s.end; i++) {
        const planner_word *w = &g->words[i];
        if (CHAT_IS(w->marks, MOST) && is_find && w->value.len) {
            chat_plan_option(&g->c->mem, step, "order", chat_planner_quoted(g, w->value));
            g->number = isnan(g->number) && !is_many ? 1 : g->number;
        }
        if (CHAT_IS(w->marks, NOTATION)) {
            chat_plan_option(&g->c->mem, step, "notation", chat_planner_quoted(g, w->value));
        }
        if ((CHAT_IS(w->marks, UNIT) || (CHAT_IS(w->marks, DISTANCE) && w->value.len)) &&
            CHAT_IS(step->intent->needs, DISTANCE)) {
            chat_planner_add_unit(g, step, w);
        }
    }
    if (!isnan(g->number)) {
        chat_planner_option_num(g, step, "limit", g->number);
    }
    if (!isnan(g->size) && g->is_length && is_peak && g->size * 1000 >= PEAK_MIN_M &&
        !CHAT_IS(all, WITHIN)) {
        chat_planner_option_num(g, step, is_less ? "max_elevation" : "min_elevation",
                                g->size * 1000);
    } else if (!isnan(g->size) && g->is_length) {
        chat_planner_option_num(g, step, "radius_km", g->size);
    } else if (!isnan(g->size) && is_find) {
        chat_planner_option_num(g, step, is_less ? "max_population" : "min_population", g->size);
        if (is_less && str_eq(kind, STR("\"city\""))) { /* which means large ones */
            chat_plan_option(&g->c->mem, step, "kind", STR("\"settlement\""));
        }
    }
}

/* The layer: what the operator calls so, or what the clause says beside that it is one; a place
 * that is left is the second of the step. */
static void chat_planner_add_layer(planner *g, chat_step *step, planner_span s) {
    static const chat_marks said =
        ~(planner_idle | planner_soft | CHAT_BIT(LAYER) | CHAT_BIT(CLEAR));
    int first = 0;
    str text = STR_NONE;
    for (int i = s.at; i < s.end; i++) {
        const planner_word *w = &g->words[i];
        text = !text.at && CHAT_IS(w->marks, LAYER) && w->value.len ? w->value : text;
    }
    for (int i = 1; i < g->slot_count && !text.at; i++) { /* "the hiking layer in Bern" */
        first = !g->slots[i].role && g->slots[first].role ? i : first;
    }
    bool is_named = text.at, has_slot = !is_named && g->slot_count;
    text = has_slot ? chat_planner_text(g, g->slots[first].span) : text;
    for (int i = s.at; i < s.end && !text.at; i++) { /* a word of something else: "population" */
        planner_span word = {i, i + MAX(g->words[i].span, 1)};
        text = g->words[i].marks & said ? chat_planner_text(g, word) : text;
    }
    step->places[0] = text;
    step->place_count = text.at ? 1 : 0;
    for (int i = 0; i < g->slot_count && text.at; i++) {
        if ((is_named || i != first) && step->place_count < 2 && !g->slots[i].is_here) {
            step->places[step->place_count++] = chat_planner_text(g, g->slots[i].span);
        }
    }
    bool is_list = !text.at && str_eq(step->intent->name, STR("load_layer"));
    step->intent = is_list ? chat_words_intent_named(STR("layers.search")) : step->intent;
}

/* A tool of the operator, by its words: that, its place, and what the user will choose. False: the
 * clause has no such word. */
static bool chat_planner_add_tool(planner *g, chat_step *step, planner_span s) {
    str text = STR_NONE;
    int best = -1;
    for (int i = s.at; i < s.end; i++) {
        const planner_word *w = &g->words[i];
        bool is_tool = CHAT_IS(w->marks, LAYER) && w->value.at == chat_planner_tool.at;
        text = is_tool ? arena_list(&g->c->mem, text, STR(" "), w->text) : text;
    }
    for (int i = 0; i < g->slot_count; i++) {
        best = !g->slots[i].is_here && (best < 0 || g->slots[i].role) ? i : best;
    }
    if (text.len) {
        step->intent = chat_words_intent_named(STR("call_tool"));
        step->places[0] = text;
        step->places[1] = best < 0 ? STR_NONE : chat_planner_text(g, g->slots[best].span);
        step->place_count = 3;
    }
    return text.len > 0;
}

/* The places in the order of the way: from where, over what, to where. */
static void chat_planner_add_places(planner *g, chat_step *step) {
    static const chat_marks passes[] = {CHAT_BIT(FROM), 0, CHAT_BIT(VIA), CHAT_BIT(TO)};
    bool is_way = str_eq(step->intent->tool, STR("route_waypoints"));
    bool has_names = chat_planner_count(g, false) > 0 && step->intent->least < 2;
    for (size_t pass = is_way ? 0 : LEN(passes) - 1; pass < LEN(passes); pass++) {
        for (int i = 0; i < g->slot_count; i++) {
            const planner_slot *slot = &g->slots[i];
            chat_marks role = slot->role;
            role = CHAT_IS(role, FROM) && !CHAT_IS(role, OF) ? CHAT_BIT(FROM)
                   : CHAT_IS(role, VIA)                      ? CHAT_BIT(VIA)
                   : CHAT_IS(role, TO)                       ? CHAT_BIT(TO)
                   : CHAT_IS(role, FROM)                     ? CHAT_BIT(FROM)
                                                             : 0;
            bool is_now = !is_way || role == passes[pass];
            if (is_now && step->place_count < CHAT_PLACES_MAX && !(slot->is_here && has_names)) {
                step->places[step->place_count++] =
                    slot->is_here ? STR_NONE : chat_planner_text(g, slot->span);
            }
        }
    }
    chat_plan_finish(step);
    step->place_count = MIN(step->place_count, step->intent->most);
}

/* A word of a house number, "19b", behind a name; or a word that streets are called. */
static bool chat_planner_is_address(const planner *g, planner_span s) {
    static const str streets = STR_ROW(
        "street|st|road|rd|avenue|ave|lane|ln|drive|boulevard|blvd|rue|via|calle|allee|platz");
    static const str endings[] = {STR_ROW("strasse"), STR_ROW("gasse"), STR_ROW("weg"),
                                  STR_ROW("allee"), STR_ROW("platz")};
    bool is_found = false;
    for (int i = s.at; i < s.end; i++) {
        str key = g->words[i].key, rest = streets;
        size_t digits = 0;
        while (digits < key.len && ascii_is_digit(key.at[digits])) {
            digits++;
        }
        is_found |= i > s.at && digits && digits < 4 && key.len - digits < 2;
        while (i > s.at && rest.at) {
            is_found |= str_eq(key, str_cut(&rest, '|'));
        }
        for (size_t k = 0; k < LEN(endings); k++) {
            is_found |= key.len > endings[k].len && str_ends(key, endings[k]);
        }
    }
    return is_found;
}

/* Going to one place has an intent by how its text looks; a distance over places is a way. */
static void chat_planner_settle(planner *g, chat_step *step) {
    int ends = 0;
    for (int i = 0; i < g->slot_count; i++) {
        ends += (g->slots[i].role & (CHAT_BIT(TO) | CHAT_BIT(VIA) | CHAT_BIT(THEN))) != 0 &&
                !CHAT_IS(g->slots[i].role, AND);
    }
    if (str_eq(step->intent->name, STR("distance")) && step->place_count > 2 && ends > 1) {
        step->intent = chat_words_intent_named(STR("route"));
    }
    planner_span s = g->slot_count ? g->slots[0].span : (planner_span){0, 0};
    if (str_eq(step->intent->name, STR("goto")) && step->place_count == 1 && step->places[0].at) {
        const char *name = chat_planner_is_point(g, s)     ? "goto_coordinate"
                           : chat_planner_is_address(g, s) ? "goto_address"
                                                           : "goto_place";
        step->intent = chat_words_intent_named(str_of(name));
    }
}

/* A name that has "and" or a comma in it, "Trinidad and Tobago". */
static bool chat_planner_is_one_name(planner *g, const chat_intent *intent) {
    if (!str_eq(intent->name, STR("goto")) || g->slot_count < 2) {
        return false;
    }
    planner_span whole = {g->slots[0].span.at, g->slots[g->slot_count - 1].span.end};
    if (!chat_planner_is_known(g, chat_planner_text(g, whole), false)) {
        return false;
    }
    g->slots[0].span = whole;
    g->slot_count = 1;
    return true;
}

/* The step of a clause; false: it is no request. */
static bool chat_planner_read_clause(planner *g, planner_span s, chat_step *step) {
    const chat_intent *intent;
    chat_marks all = chat_planner_union(g, s);
    for (int i = 0; (intent = chat_words_intent(i)); i++) {
        if (s.at < s.end && chat_planner_fits(g, intent, s, all)) {
            *step = (chat_step){.intent = intent};
            if (CHAT_IS(intent->needs, LAYER)) {
                if (!chat_planner_add_tool(g, step, s)) {
                    chat_planner_add_layer(g, step, s);
                }
                return true;
            }
            chat_planner_is_one_name(g, intent);
            chat_planner_add_kinds(g, step);
            chat_planner_add_sizes(g, step, s, all);
            chat_planner_add_places(g, step);
            chat_planner_settle(g, step);
            return true;
        }
    }
    return false;
}

/* A text without a request: it may be a name, unless it has words that people only ask with. */
static void chat_planner_read_bare(planner *g, planner_span s, chat_step *step) {
    bool is_name = true;
    for (int i = s.at; i < s.end; i++) {
        bool is_asked = CHAT_IS(g->words[i].marks, ASK) && g->words[i].is_low;
        is_name &= !is_asked || CHAT_IS(g->words[i].marks, FILLER);
    }
    while (s.end - s.at > 1 && g->words[s.at].marks & planner_idle &&
           (g->words[s.at].is_low || g->words[s.at].is_start)) {
        s.at += g->words[s.at].span;
    }
    planner_span whole = s;
    is_name &= chat_planner_may_name(g, s);
    *step = chat_plan_step(is_name ? "goto_place" : "unknown");
    step->is_bare = true;
    for (int i = whole.at; i < whole.end && !is_name; i++) { /* what it did read */
        const planner_word *w = &g->words[i];
        bool is_read = w->marks & ~(planner_idle | planner_soft | planner_roles) ||
                       (chat_planner_is_name(g, i) && !w->is_low);
        if (is_read) {
            str text = chat_planner_text(g, (planner_span){i, i + MAX(w->span, 1)});
            step->word = arena_list(&g->c->mem, step->word, STR(", "), text);
        }
    }
    if (is_name) {
        g->slots[0].span = s;
        g->slot_count = 1;
        step->places[step->place_count++] = chat_planner_text(g, s);
        step->intent = chat_words_intent_named(STR("goto"));
        chat_planner_settle(g, step);
    }
}

/* ---- several clauses ---- */

/* How many words join what ends before `at` to what follows; -1: none may. */
static int chat_planner_join(const planner *g, planner_span s, int at) {
    static const chat_marks heads =
        CHAT_BIT(GO) | CHAT_BIT(NEAREST) | CHAT_BIT(MOST) | CHAT_BIT(POPULATION) |
        CHAT_BIT(ELEVATION) | CHAT_BIT(TIME) | CHAT_BIT(CAPITAL) | CHAT_BIT(OUTLINE) |
        CHAT_BIT(ADMIN) | CHAT_BIT(WHATAT) | CHAT_BIT(DISTANCE) | CHAT_BIT(ROUTE) |
        CHAT_BIT(CLEAR) | CHAT_BIT(ZOOMIN) | CHAT_BIT(ZOOMOUT) | CHAT_BIT(UNDO) | CHAT_BIT(BOX) |
        CHAT_BIT(KIND) | CHAT_BIT(PLACE) | CHAT_BIT(PLACES) | CHAT_BIT(COORDS) | CHAT_BIT(LAYER);
    chat_marks m = g->words[at].marks;
    char stop = g->words[at - 1].stop;
    bool is_then = CHAT_IS(m, THEN);
    int words = m & (CHAT_BIT(AND) | CHAT_BIT(THEN)) ? g->words[at].span : 0, head = at + words;
    if (!words && !stop) {
        return -1;
    }
    while (head < s.end && g->words[head].marks &&
           !(g->words[head].marks & heads & ~CHAT_BIT(WHERE))) {
        head++;
        while (head < s.end && !g->words[head].span) {
            head++;
        }
    }
    chat_marks next = head < s.end ? g->words[head].marks : 0,
               left = chat_planner_union(g, (planner_span){s.at, at});
    bool is_list = next & planner_kind && chat_planner_previous(g, s, at) >= 0 &&
                   g->words[chat_planner_previous(g, s, at)].marks & planner_kind;
    bool is_way = left & (CHAT_BIT(ROUTE) | CHAT_BIT(DISTANCE) | CHAT_BIT(FROM));
    bool is_other = (is_then && (!is_way || next & heads)) || stop == ';';
    return head < s.end && !is_list && ((next & heads && (words || stop)) || is_other) ? words : -1;
}

/* The place of a layer is gone to before. */
static void chat_planner_part_layer(chat_plan *plan) {
    chat_step *step = &plan->steps[plan->count - 1];
    if (step->place_count == 3) { /* of a tool */
        return;
    }
    if (CHAT_IS(step->intent->needs, LAYER) && step->place_count > 1 &&
        plan->count < CHAT_STEPS_MAX) {
        plan->steps[plan->count++] = *step;
        *step = (chat_step){.intent = chat_words_intent_named(STR("goto_place")),
                            .places = {plan->steps[plan->count - 1].places[1]},
                            .place_count = 1};
    }
    step = &plan->steps[plan->count - 1];
    step->place_count =
        CHAT_IS(step->intent->needs, LAYER) ? MIN(step->place_count, 1) : step->place_count;
}

static status chat_planner_read(planner *g, planner_span rest) {
    chat_plan *plan = g->plan;
    plan->count = 0;
    while (rest.at < rest.end) {
        planner_span clause = rest;
        int words = -1;
        for (int at = rest.at + 1; at < rest.end && words < 0; at++) {
            words = chat_planner_join(g, rest, at);
            clause.end = words < 0 ? rest.end : at;
        }
        if (plan->count == CHAT_STEPS_MAX) {
            return call_fail(g->c, GEO_TOO_LARGE, "A message can have at most %d steps.",
                             CHAT_STEPS_MAX);
        }
        rest.at = words < 0 ? rest.end : clause.end + words;
        if (words >= 0 && !(chat_planner_union(g, clause) & ~planner_idle & ~planner_soft)) {
            continue; /* "hi," */
        }
        chat_step *step = &plan->steps[plan->count++];
        if (!chat_planner_read_clause(g, clause, step)) {
            chat_planner_read_bare(g, clause, step);
        }
        chat_planner_part_layer(plan);
    }
    return GEO_OK;
}

static int chat_planner_understood(const chat_plan *plan) {
    int bare = 0;
    for (int i = 0; i < plan->count; i++) {
        bare += plan->steps[i].is_bare;
    }
    return plan->count - 2 * bare;
}

/* ---- what goes on with the message before ---- */

static bool chat_planner_is_kind_of(const chat_step *s, const char *tool) {
    return str_eq(s->intent->tool, str_of(tool));
}

/* The one name of the message, for a step of that many places; false: it has none or several. */
static bool chat_planner_one_name(planner *g, str *text, chat_marks *role) {
    static const chat_intent any = {.name = STR_ROW("goto"), .least = 1, .most = 1};
    chat_planner_slots(g, &any, (planner_span){0, g->count});
    chat_planner_choose_one(g);
    if (g->slot_count != 1 || g->slots[0].is_here) {
        return false;
    }
    *text = chat_planner_text(g, g->slots[0].span);
    *role = g->slots[0].role;
    return chat_planner_may_name(g, g->slots[0].span);
}

/* "add Brussels in between": a stop before the end of a way, else one more place. */
static bool chat_planner_insert(chat_step *s, str name, bool is_between) {
    bool is_way = s->intent->least == 2;
    if (s->place_count == CHAT_PLACES_MAX) {
        return false;
    }
    int at = is_way && (is_between || chat_planner_is_kind_of(s, "route_waypoints"))
                 ? s->place_count - 1
                 : s->place_count;
    memmove(s->places + at + 1, s->places + at,
            sizeof s->places[0] * (size_t)(s->place_count - at));
    s->places[at] = name;
    s->place_count++;
    return true;
}

static bool chat_planner_go_on(planner *g, const chat_plan *before) {
    chat_marks all = chat_planner_union(g, (planner_span){0, g->count}), role = 0;
    chat_plan *plan = g->plan;
    chat_step last, *step = &plan->steps[0];
    str name = STR_NONE;
    static const chat_marks says = CHAT_BIT(ALSO) | CHAT_BIT(NO) | CHAT_BIT(ADD);
    /* what is asked for with these is no change of what was asked before */
    static const chat_marks asks =
        ~(planner_soft | CHAT_BIT(BETWEEN) | CHAT_BIT(OR) | CHAT_BIT(NAME) | CHAT_BIT(THEN) |
          CHAT_BIT(THEM) | CHAT_BIT(ASK) | CHAT_BIT(ALSO) | CHAT_BIT(NO) | CHAT_BIT(ONE) |
          CHAT_BIT(FILLER) | CHAT_BIT(ADD) | CHAT_BIT(BETWEEN_THEM) | CHAT_BIT(UNIT) |
          CHAT_BIT(NUMBER) | CHAT_BIT(TOP) | CHAT_BIT(ROUND) | CHAT_BIT(THANKS) | CHAT_BIT(ALONG));
    if (!before || !before->count || !g->count || CHAT_IS(all, LAYER)) {
        return false;
    }
    last = before->steps[before->count - 1];
    bool is_way = last.intent->least == 2;
    bool has_name = chat_planner_one_name(g, &name, &role);
    bool is_first = g->words[0].marks & says || role || all & says;
    if (CHAT_IS(all, THEM) && !has_name && last.place_count > 1) {
        if (!chat_planner_read_clause(g, (planner_span){0, g->count}, step) ||
            step->intent->most < 2) {
            return false;
        }
        memcpy(step->places, last.places, sizeof last.places);
        step->place_count = last.place_count;
    } else if (CHAT_IS(all, ADD) && has_name && g->words[0].marks & CHAT_BIT(ADD)) {
        *step = last;
        if (last.intent->most == 1 ||
            !chat_planner_insert(step, name, CHAT_IS(all, BETWEEN_THEM) || CHAT_IS(all, BETWEEN))) {
            return false;
        }
        if (chat_planner_is_kind_of(step, "distance_matrix")) {
            step->options = STR_NONE;
            step->intent = chat_words_intent_named(STR("route"));
        }
    } else if (CHAT_IS(all, ROUND) && !has_name &&
               chat_planner_is_kind_of(&last, "route_waypoints")) {
        *step = last;
        chat_plan_option(&g->c->mem, step, "round_trip", STR("true"));
    } else if (CHAT_IS(all, UNIT) && !has_name &&
               chat_planner_is_kind_of(&last, "distance_matrix")) {
        *step = last;
        for (int i = 0; i < g->count; i++) {
            if (CHAT_IS(g->words[i].marks, UNIT)) {
                chat_planner_add_unit(g, step, &g->words[i]);
            }
        }
    } else if (!has_name && !isnan(g->number) && !(all & asks)) {
        *step = last;
        chat_planner_option_num(g, step, "limit", g->number);
    } else if (has_name && is_first && !(all & asks) && g->words[0].marks) {
        int at = is_way && !(CHAT_IS(role, FROM) && !CHAT_IS(role, OF)) ? last.place_count - 1 : 0;
        *step = last;
        step->places[at] = name;
        step->place_count = MAX(step->place_count, at + 1);
        if (!is_way) {
            step->place_count = 1;
            chat_planner_settle(g, step);
        }
    } else {
        return false;
    }
    step->is_bare = false;
    plan->count = 1;
    return true;
}

/* ---- a message ---- */

/* Reads the message in g->language and g->mode; *best is replaced when it understands more. */
static status chat_planner_try(planner *g, const chat_plan *before, chat_plan *best, int *most) {
    chat_planner_tag(g);
    g->plan->language = g->language;
    status code = GEO_OK;
    if (!chat_planner_go_on(g, before)) {
        code = chat_planner_read(g, (planner_span){0, g->count});
    }
    int understood = chat_planner_understood(g->plan);
    if (!code && understood > *most) {
        *best = *g->plan;
        *most = understood;
    }
    return code;
}

/* The languages with the most words first; returns how many have any. */
static int chat_planner_languages(planner *g, unsigned order[CHAT_LANGUAGES], unsigned first) {
    int scores[CHAT_LANGUAGES], count = 0, most = 0;
    for (unsigned i = 0; i < CHAT_LANGUAGES; i++) {
        scores[i] = 2 * chat_planner_score(g, i) + (i == first);
        most = MAX(most, scores[i]);
    }
    for (unsigned rank = 0; rank < CHAT_LANGUAGES; rank++) {
        unsigned best = 0;
        for (unsigned i = 1; i < CHAT_LANGUAGES; i++) {
            best = scores[i] > scores[best] ? i : best;
        }
        count += scores[best] > 1 && 2 * scores[best] >= most;
        order[rank] = best;
        scores[best] = -1;
    }
    return count;
}

GEO_FN status chat_planner_plan(call *c, str message, const chat_plan *before, chat_plan *plan) {
    enum { LANGUAGES_TRIED = 3 };
    planner *g = ARENA_NEW(&c->mem, planner, 1);
    chat_plan *tried = ARENA_NEW(&c->mem, chat_plan, 1);
    unsigned order[CHAT_LANGUAGES], first = plan->language;
    int most = -1000;
    if (!call_charge(c, (int)message.len * PLANNER_BYTE_UNITS)) {
        return GEO_MUST_WAIT;
    }
    if (!g || !tried) {
        return call_full(c);
    }
    *tried = *plan;
    g->c = c;
    g->plan = tried;
    plan->count = tried->count = 0;
    message = clean_text(&c->mem, message);
    chat_planner_cut(g, message);
    if (!g->count) {
        return GEO_OK;
    }
    int languages = chat_planner_languages(g, order, first);
    g->mode = PLANNER_LOOSE;
    g->language = order[0];
    chat_planner_tag(g);
    static const chat_marks commands = CHAT_BIT(UNDO) | CHAT_BIT(CLEAR) | CHAT_BIT(HELP) |
                                       CHAT_BIT(ZOOMIN) | CHAT_BIT(ZOOMOUT) | CHAT_BIT(THANKS);
    if (!(g->words[0].marks & commands) && chat_planner_is_known(g, message, false)) {
        tried->language = first;
        g->plan = plan;
        chat_planner_read_bare(g, (planner_span){0, g->count}, &plan->steps[0]);
        plan->count = 1;
        return GEO_OK;
    }
    for (int mode = 0; mode < PLANNER_MODES && most <= 0; mode++) {
        int count = languages                ? MIN(languages, LANGUAGES_TRIED)
                    : mode == PLANNER_NEARLY ? CHAT_LANGUAGES
                                             : 1;
        for (int i = 0; i < count && most <= 0; i++) {
            g->mode = (planner_mode)mode;
            g->language = order[i];
            status code = chat_planner_try(g, before, plan, &most);
            if (code) {
                return code;
            }
        }
    }
    plan->language = languages && most > 0 ? plan->language : order[0];
    return GEO_OK;
}

/* ---- choices in words ---- */

/* Whether the label has the word, folded. */
static bool chat_planner_label_has(str label, str key) {
    char room[CHAT_WORDS_KEY_MAX * 4];
    str rest = fold_name(label, FOLD_PLAIN, room, sizeof room);
    while (rest.at) {
        if (str_eq(key, str_cut(&rest, ' '))) {
            return true;
        }
    }
    return false;
}

GEO_FN int chat_planner_choose(call *c, str message, unsigned language, const str *labels,
                               int count) {
    static const chat_marks other =
        ~(planner_soft | planner_idle | CHAT_BIT(NUMBER) | CHAT_BIT(PLACE) | CHAT_BIT(KIND));
    planner *g = ARENA_NEW(&c->mem, planner, 1);
    int found = -1, words = 0, matches = 0;
    double number = 0;
    if (!g || !count) {
        return -1;
    }
    g->c = c;
    g->mode = PLANNER_LOOSE;
    g->language = language;
    chat_planner_cut(g, clean_text(&c->mem, message));
    unsigned order[CHAT_LANGUAGES];
    chat_planner_languages(g, order, language);
    g->language = order[0];
    chat_planner_tag(g);
    bool is_other = g->count > PLANNER_NAME_WORDS;
    for (int i = 0; i < g->count; i++) {
        is_other |= (g->words[i].marks & other) != 0;
        words += chat_planner_is_name(g, i);
        if (CHAT_IS(g->words[i].marks, ORDINAL)) {
            str_num(g->words[i].value, &number);
        }
    }
    if (g->count < 3 && number == 0) {
        chat_planner_number(&g->words[g->count - 1], &number);
    }
    if (number != 0 && !is_other && number >= -1 && number <= count) {
        return number < 0 ? count - 1 : (int)number - 1;
    }
    for (int k = 0; k < count && words && !is_other; k++) {
        bool has_all = true;
        for (int i = 0; i < g->count; i++) {
            has_all &=
                !chat_planner_is_name(g, i) || chat_planner_label_has(labels[k], g->words[i].key);
        }
        found = has_all ? k : found;
        matches += has_all;
    }
    return matches > 1 ? -2 : found;
}
