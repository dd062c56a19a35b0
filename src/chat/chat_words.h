#ifndef GEO_CHAT_WORDS_H
#define GEO_CHAT_WORDS_H
/* chat_words -- THE table of the chat: what its words do in a sentence, what sentences ask for, and
 * what is said, by language. The rows are src/data/chat.tsv, whose head explains them; the build
 * makes a blob of them (src/generate/chat.c), which reads the names of the marks here. */

#include "../base/str.h"

/* What a word does. The first may be within the name of a place; those up to FILLER do not tell
 * what is asked for. */
#define CHAT_MARKS(X)                                                                              \
    X(FROM, "from")                                                                                \
    X(TO, "to")                                                                                    \
    X(VIA, "via")                                                                                  \
    X(BETWEEN, "between")                                                                          \
    X(AND, "and")                                                                                  \
    X(OR, "or")                                                                                    \
    X(IN, "in")                                                                                    \
    X(NEAR, "near")                                                                                \
    X(OF, "of")                                                                                    \
    X(THE, "the")                                                                                  \
    X(THEN, "then")                                                                                \
    X(HERE, "here")                                                                                \
    X(THEM, "them")                                                                                \
    X(ASK, "ask")                                                                                  \
    X(ALSO, "also")                                                                                \
    X(NO, "no")                                                                                    \
    X(ONE, "one")                                                                                  \
    X(FILLER, "filler")                                                                            \
    X(GO, "go")                                                                                    \
    X(WHERE, "where")                                                                              \
    X(WITHIN, "within")                                                                            \
    X(MORE, "more")                                                                                \
    X(LESS, "less")                                                                                \
    X(TOP, "top")                                                                                  \
    X(NEAREST, "nearest")                                                                          \
    X(MOST, "most")                                                                                \
    X(PLACE, "place")                                                                              \
    X(PLACES, "places")                                                                            \
    X(KIND, "kind")                                                                                \
    X(POPULATION, "population")                                                                    \
    X(ELEVATION, "elevation")                                                                      \
    X(SURFACE, "surface")                                                                          \
    X(POSTCODE, "postcode")                                                                        \
    X(TIME, "time")                                                                                \
    X(CAPITAL, "capital")                                                                          \
    X(OUTLINE, "outline")                                                                          \
    X(BORDER, "border")                                                                            \
    X(ADMIN, "admin")                                                                              \
    X(WHATAT, "whatat")                                                                            \
    X(COORDS, "coords")                                                                            \
    X(NOTATION, "notation")                                                                        \
    X(DISTANCE, "distance")                                                                        \
    X(CLOSER, "closer")                                                                            \
    X(ROUTE, "route")                                                                              \
    X(ROUND, "round")                                                                              \
    X(BEST, "best")                                                                                \
    X(ALONG, "along")                                                                              \
    X(BOX, "box")                                                                                  \
    X(ZOOMIN, "zoomin")                                                                            \
    X(ZOOMOUT, "zoomout")                                                                          \
    X(UNDO, "undo")                                                                                \
    X(CLEAR, "clear")                                                                              \
    X(HELP, "help")                                                                                \
    X(THANKS, "thanks")                                                                            \
    X(ADD, "add")                                                                                  \
    X(BETWEEN_THEM, "between_them")                                                                \
    X(ORDINAL, "ordinal")                                                                          \
    X(NUMBER, "number") /* of an intent: the sentence has one of people or metres */               \
    X(UNIT, "unit")                                                                                \
    X(LAYER, "layer")                                                                              \
    X(POINT, "point")   /* coordinates */                                                          \
    X(NAME, "name")     /* what may be a name */                                                   \
    X(PROPER, "proper") /* all of them are known, or written as names */                           \
    X(TWO, "two")       /* two of them, apart */

#define CHAT_MARK_ENUM(name, word) CHAT_MARK_##name,
typedef enum { CHAT_MARKS(CHAT_MARK_ENUM) CHAT_MARK_COUNT } chat_mark;

typedef uint64_t chat_marks; /* a bit for each */
#define CHAT_IS(marks, name) (((marks) >> CHAT_MARK_##name & 1) != 0)
#define CHAT_BIT(name)       ((chat_marks)1 << CHAT_MARK_##name)

/* ORDER chat_words_codes */
typedef enum { CHAT_EN, CHAT_DE, CHAT_FR, CHAT_ES, CHAT_IT, CHAT_LANGUAGES } chat_language;

enum {
    CHAT_WORDS_KEY_MAX = 63,   /* bytes of a folded phrase */
    CHAT_WORDS_PHRASE_MAX = 6, /* its words */
    CHAT_INTENTS_MAX = 80,     /* rows of intents */
    CHAT_EDITS_MAX = 2         /* slips in a longer word */
};

/* What a sentence may ask for: a row of the table. STATIC. */
typedef struct {
    str name;               /* "goto" */
    chat_marks needs, not ; /* marks that a sentence has, and has not */
    bool is_never;          /* no sentence has it by its words */
    int least, most;        /* its places */
    str tool;               /* "-": none is called */
    str arguments;          /* "place=@ limit=1", as the head of the table explains */
    str shows;              /* what the map does */
} chat_intent;

typedef struct {
    chat_marks marks; /* 0: no such phrase */
    str value;        /* of the first row that has one */
} chat_words_hit;

GEO_FN str chat_words_code(unsigned language); /* "en"; absent: none */
/* What a folded phrase does in a language. */
GEO_FN chat_words_hit chat_words_find(str key, unsigned language);
/* The same of the word that this one is with one slip, or two in a long one; marks 0: none. */
GEO_FN chat_words_hit chat_words_nearly(str key, unsigned language);
/* NULL: past the last, or there is none of that name. */
GEO_FN const chat_intent *chat_words_intent(int index);
GEO_FN const chat_intent *chat_words_intent_named(str name);
/* The sentence of that name; in English, when the language lacks it. Absent: there is none. */
GEO_FN str chat_words_say(str name, unsigned language);

#endif
