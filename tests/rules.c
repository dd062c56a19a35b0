/* rules -- what each feature, grammar row and hard filter of the search is worth: each is switched
 * off alone, and the rows of the sets are answered again by the readings.
 *
 *   rules [SET.csv...]    default: the sets of quality/classes.c, and statuses.csv
 *
 * A row of the output: how many answers change without it, and of these how many lose or win the
 * right first place, an ok that is wrong, and a question about what is right. A feature's weight is
 * 0, and the others stay: fit.py --rules fits them again. What changes fewer than RULES_FEW answers
 * is listed at the end.
 *
 * To add a rule: a RULE in the search, and its row here. */
#define GEOCODER_NO_MAIN
#define GEOCODER_TABLES

#include <stdbool.h>

/* In the order of the search. */
#define RULE_ROWS(X)                                                                               \
    X(NAME_EXACT, "grammar: a span is a name")                                                     \
    X(NAME_COMMA, "grammar: a name has a comma inside")                                            \
    X(NAME_VARIANT, "grammar: a span is another spelling of a name, or has its words turned")      \
    X(NAME_TWIN, "grammar: a span has its first word short or in full: St, Saint")                 \
    X(NAME_BEGINS, "grammar: whole words begin a name")                                            \
    X(NAME_CUT, "grammar: the last word of the query is cut")                                      \
    X(NAME_JOINED, "grammar: a span has two words that a name has as one")                         \
    X(NAME_NEAR, "grammar: a span is spelled nearly like a name")                                  \
    X(NAME_TWO_EDITS, "grammar: a longer span may have two edits")                                 \
    X(NAME_IN_CODE, "grammar: no name inside of a postal code")                                    \
    X(NAME_DIVISION,                                                                               \
      "grammar: a span is a division, with the word for its kind where the image has it")          \
    X(NAME_FILLER, "grammar: a word that joins others is no name beside them")                     \
    X(NAME_ODD, "grammar: a name of a number or one letter costs more")                            \
    X(BESIDE_STREET, "grammar: a name or area beside a word for streets costs more")               \
    X(AREA, "grammar: a span is an area")                                                          \
    X(AREA_CODE, "grammar: a span may be a code of an area that nothing is called by")             \
    X(AREA_JOINS, "grammar: a word that joins is no code of an area before another")               \
    X(AREA_STREET, "grammar: a street of an index file is where a thing of it is")                 \
    X(AREA_NEAR, "grammar: a span is spelled nearly like an area")                                 \
    X(AREA_AHEAD, "grammar: an area stands before the name")                                       \
    X(AREA_REPEATED, "grammar: the name once more behind itself is no area")                       \
    X(KIND, "grammar: a word for a kind")                                                          \
    X(KIND_TURNED, "grammar: a word for a kind at the end, behind a comma")                        \
    X(KIND_CODE, "grammar: a word for a kind that is a code is none behind a comma")               \
    X(KIND_OF_AREA, "grammar: a word for a kind before an area fits it")                           \
    X(KIND_BEHIND_AREA, "grammar: a word for a kind behind an area that it fits")                  \
    X(KIND_PENDING, "grammar: a word for a kind has its name behind it")                           \
    X(POSTCODE, "grammar: tokens in the form of a postal code")                                    \
    X(POSTCODE_ALONE, "grammar: a postal code without a name")                                     \
    X(HOUSE, "grammar: a number is that of a house")                                               \
    X(UNIT, "grammar: a word and a number are a part of a house")                                  \
    X(FILLER, "grammar: words of asking")                                                          \
    X(VAGUE, "grammar: \"north of\"")                                                              \
    X(NOISE_CHEAP, "grammar: numbers and words of streets cost less unread")                       \
    X(NOISE_STREET, "grammar: so do all words beside a number and a word for streets")             \
    X(NOISE_GLUED, "grammar: so do characters of scripts without blanks")                          \
    X(NEAR_LAST, "filter: other spellings only when words are unread without them")                \
    X(FAILED_TWO, "filter: no place that two areas do not fit")                                    \
    X(FAILED_NEAR, "filter: no misspelt or longer name that an area does not fit")                 \
    X(FAILED_FEW, "filter: only a few places that an area does not fit")                           \
    X(CODE_SPELLING, "filter: no code by another spelling")                                        \
    X(THING_OTHER, "filter: no thing of an index file of another kind than the word before it")    \
    X(NAME_STREET, "filter: a word for streets is no name beside unread words")                    \
    X(POST_FITS, "filter: no place that the postal code does not fit")                             \
    X(NUMBER_BESIDE, "filter: a short number beside the name of a street is no code")              \
    X(AREA_ROAD, "grammar: behind a name, a part with a word for streets is where a thing is")     \
    X(POST_PLACE, "filter: no country of a postal code that an index file has as a place")         \
    X(AREA_JOINED, "grammar: a postal code of an index file in one word")                          \
    X(THROUGH_LAST, "filter: no street that only goes through where one of the name is")           \
    X(NEAR_IN_TOWN, "filter: no town whose street of nearly that name an index file has")          \
    X(HOUSE_FIRST, "filter: no street whose house was said")                                       \
    X(KIND_SOLID, "filter: of a lake, an airport and the like nothing else")                       \
    X(FITS_ALL, "filter: of a reading only what fits all areas, if anything does")                 \
    X(READS_ALL, "filter: only what reads all words, if anything does")                            \
    X(POST_WHOLE, "filter: a code that one country has is read with its place")                    \
    X(AHEAD_SIBLING, "filter: no small area before the name of a country or division")             \
    X(OWN_BEGINNING, "filter: an exact name is no beginning of itself")                            \
    X(LEAST_UNREAD, "filter: of a place only the readings that explain most")                      \
    X(AIRPORTS, "filter: the airports of a city's name, too")                                      \
    X(FORMS, "decision: the forms of one place count together")                                    \
    X(COUNTRY_FIRST, "decision: a country comes before its city")                                  \
    X(FORM_CALLED, "decision: what is called by the same words in one place is one place")         \
    X(FORM_SAID, "decision: the form that no word said comes last")                                \
    X(FORM_TOWN, "decision: behind an area a settlement comes before its division")                \
    X(FORM_NATURE, "decision: without one an island or a lake comes before its division")          \
    X(FORM_QUARTER, "decision: a sight and the quarter of its name are one place")                 \
    X(CLEAN_NOISE, "decision: not sure with unread words")                                         \
    X(CLEAN_BRIEF, "decision: not sure beside a very short word of asking")                        \
    X(CLEAN_VARIANT, "decision: not sure by ae for an umlaut")                                     \
    X(CLEAN_DOUBTFUL, "decision: not sure of a feature by another name, if a town is called so")   \
    X(CLEAN_CODES, "decision: not sure of the code of a country and of an airport")                \
    X(CLEAN_NICKNAME, "decision: not sure of a little-known town by an unlike name")               \
    X(CLEAN_SMALL_CODE, "decision: not sure of a small airport's code, of no large city")          \
    X(CLEAN_STATE_CODE, "decision: not sure of the code of a country and something else")          \
    X(CLEAN_SEAT, "decision: not sure of a town by its area's name")                               \
    X(CLEAN_ITSELF, "decision: not sure of a country in itself with a town of the name")           \
    X(CLEAN_STREET, "decision: not sure of a quarter that is called as a street is")               \
    X(CLEAN_NAME, "decision: not sure of a code of four letters that is a name")                   \
    X(CLEAN_WORD, "decision: not sure of a very short word")                                       \
    X(CLEAN_BESIDE, "decision: not sure beside what it is near")                                   \
    X(CLEAN_MODE, "decision: not sure by a part of a name, or a misspelt one")                     \
    X(CLEAN_FAILED, "decision: not sure when an area does not fit")                                \
    X(CLEAN_VAGUE, "decision: not sure beside \"north of\"")                                       \
    X(CLEAN_KIND, "decision: not sure when it is of another kind")                                 \
    X(CLEAN_CODE, "decision: not sure of a country or division by a postal code")                  \
    X(TOLD, "decision: no place below the probability MEANING_TOLD")                               \
    X(OPEN, "decision: not sure below the probability DECISION_SURE")

enum {
#define RULE_NUMBER(name, says) RULE_##name,
    RULE_ROWS(RULE_NUMBER)
#undef RULE_NUMBER
        RULES
};

static struct {
    int off; /* -1: none */
    bool held[RULES];
} rules_now = {.off = -1};

static inline bool rules_holds(int rule, bool holds) {
    rules_now.held[rule] |= holds;
    return holds && rules_now.off != rule;
}

#define RULE(name, condition) rules_holds(RULE_##name, (condition))
#define RULE_TABLE            static
#include "../geocoder.c"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include "quality/measure.c"
#include "quality/right.c"
#include "quality/words.c"

#include "quality/classes.c"

enum {
    RULES_FEW = 3,
    RULES_SWITCHES_MAX = RULES + FEATURES_MAX,
    RULES_WORKERS_MAX = 16,
    RULES_SETS_MAX = 100
};

/* What one switch changes, by one worker. */
typedef struct {
    int changed;
    int lost[3], won[3]; /* the right first place; an ok that is wrong; a needless question */
} rules_worth;

static struct {
    class_set sets[RULES_SETS_MAX];
    int set_count;
    rules_worth (*worth)[RULES_SWITCHES_MAX]; /* by worker; shared with them */
} rules;

/* ---- one row ---- */

typedef struct {
    bool is[3]; /* as in rules_worth */
    bool is_any;
} rules_verdict;

/* By the readings alone. */
static rules_verdict rules_judge(const image_view *v, const candidates *c, const place_query *query,
                                 const class_set *set, const quality_table *t) {
    arena before = *v->mem;
    search_note note = {.dropped = STR_NONE};
    place_list places = meaning_answer(v, c, query, &note);
    bool is_right = places.count && right_is_place(t, places.at);
    bool is_ok = places.count && place_match_is_sure(places.at[0].match) && !note.is_open;
    bool may_ask = set->way == CLASS_TYPO || set->way == CLASS_HONEST || set->way == CLASS_WORD;
    *v->mem = before;
    return (rules_verdict){{is_right, is_ok && !is_right, is_right && !is_ok && !may_ask},
                           places.count > 0};
}

static void rules_add(rules_worth *worth, const rules_verdict *with, const rules_verdict *without) {
    bool is_changed = with->is_any != without->is_any;
    for (int i = 0; i < 3; i++) {
        worth->lost[i] += with->is[i] && !without->is[i];
        worth->won[i] += !with->is[i] && without->is[i];
        is_changed |= with->is[i] != without->is[i];
    }
    worth->changed += is_changed;
}

static bool rules_measures(const candidates *c, int feature) {
    bool is_of_none, found = false;
    feature_at(feature, &is_of_none);
    for (int i = 0; i < (is_of_none ? 1 : c->count) && !found; i++) {
        found = feature_measure(feature, c, is_of_none ? NULL : &c->at[i]) != 0;
    }
    return found;
}

static void rules_try_features(const image_view *v, const candidates *c, const place_query *query,
                               const class_set *set, const quality_table *t, rules_worth *worth) {
    rules_verdict with = rules_judge(v, c, query, set, t);
    for (int i = 0; i < feature_count(); i++) {
        int of_places = (int)LEN(features_of_places);
        feature_row *row =
            i < of_places ? &features_of_places[i].row : &features_of_none[i - of_places].row;
        float weight = row->weight;
        if (rules_measures(c, i)) {
            row->weight = 0;
            rules_verdict without = rules_judge(v, c, query, set, t);
            row->weight = weight;
            rules_add(&worth[RULES + i], &with, &without);
        }
    }
}

static rules_verdict rules_answer(const place_query *query, const class_set *set,
                                  const quality_table *t, rules_worth *worth) {
    image_view v = image_set_view_begin(quality_call(), STR_NONE);
    const candidates *c = candidates_find(&v, query);
    rules_verdict verdict = {{false}, false};
    if (c && worth) {
        rules_try_features(&v, c, query, set, t, worth);
    }
    if (c) {
        verdict = rules_judge(&v, c, query, set, t);
    }
    image_set_view_end(&v);
    return verdict;
}

static void rules_row(const class_set *set, const quality_table *t, rules_worth *worth) {
    char room[IMAGE_KEY_MAX];
    bool held[RULES];
    place_query query = {
        .text = classes_query(set, t, room), .limit = 1, .viewbox = geo_bbox_none()};
    memset(rules_now.held, 0, sizeof rules_now.held);
    rules_verdict with = rules_answer(&query, set, t, NULL);
    memcpy(held, rules_now.held, sizeof held);
    rules_answer(&query, set, t, worth);
    for (int i = 0; i < RULES; i++) {
        rules_now.off = held[i] ? i : -1;
        if (held[i]) {
            rules_verdict without = rules_answer(&query, set, t, NULL);
            rules_add(&worth[i], &with, &without);
        }
    }
    rules_now.off = -1;
}

/* ---- all rows ---- */

/* Every workers-th row from the worker's own number. */
static void rules_work(int worker, int workers) {
    int row = 0;
    for (int i = 0; i < rules.set_count; i++) {
        char path[200];
        quality_table t;
        bool is_path = str_ends(str_of(rules.sets[i].file), STR(".csv"));
        snprintf(path, sizeof path, is_path ? "%s" : "tests/data/queries/%s.csv",
                 rules.sets[i].file);
        if (!quality_open(&t, path, ';')) {
            exit(EXIT_FAILURE);
        }
        while (quality_next(&t)) {
            if (row++ % workers == worker) {
                rules_row(&rules.sets[i], &t, rules.worth[worker]);
            }
        }
        os_unmap(t.text);
    }
    if (worker == 0) {
        printf("%d rows\n", row);
        fflush(stdout);
    }
}

/* The first misspelt names make the index of spellings, and find less than those after them. */
static void rules_warm_up(void) {
    for (int i = 0; i < 2 * SPELL_KEYS_MAX / SPELL_BUILD_KEYS; i++) {
        quality_search(STR("Edinburhg"), NULL, 1);
    }
}

/* In processes, as the switches are the state of one. */
static bool rules_run(int workers) {
    bool good = true;
    fflush(stdout);
    for (int i = 0; i < workers; i++) {
        if (fork() == 0) {
            rules_work(i, workers);
            exit(EXIT_SUCCESS);
        }
    }
    for (int i = 0, code; i < workers; i++) {
        good = wait(&code) > 0 && code == 0 && good;
    }
    return good;
}

static const char *rules_name(int index) {
    static const char *const names[] = {
#define RULE_NAME(name, says) #name "  " says,
        RULE_ROWS(RULE_NAME)
#undef RULE_NAME
    };
    static char text[100];
    bool is_of_none;
    snprintf(text, sizeof text, "feature: %s",
             index < RULES ? "" : feature_at(index - RULES, &is_of_none)->name);
    return index < RULES ? names[index] : text;
}

static int rules_order(const void *a, const void *b) {
    const rules_worth *x = &rules.worth[0][*(const int *)a], *y = &rules.worth[0][*(const int *)b];
    return x->changed != y->changed ? y->changed - x->changed : x->lost[0] - y->lost[0];
}

static void rules_print(int switches) {
    int order[RULES_SWITCHES_MAX], few = 0;
    for (int i = 0; i < switches; i++) {
        order[i] = i;
    }
    qsort(order, (size_t)switches, sizeof *order, rules_order);
    printf("without it: answers changed | first right lost, won | ok but wrong less, more | right "
           "but asked less, more\n");
    for (int i = 0; i < switches; i++) {
        const rules_worth *x = &rules.worth[0][order[i]];
        printf("%6d | %5d %5d | %5d %5d | %5d %5d | %s\n", x->changed, x->lost[0], x->won[0],
               x->lost[1], x->won[1], x->lost[2], x->won[2], rules_name(order[i]));
        few += x->changed < RULES_FEW;
    }
    printf("%d change fewer than %d answers:\n", few, RULES_FEW);
    for (int i = switches - few; i < switches; i++) {
        printf("%6d %s\n", rules.worth[0][order[i]].changed, rules_name(order[i]));
    }
}

static void rules_choose_sets(int count, char **files) {
    for (int i = 0; i < count && i < RULES_SETS_MAX; i++) {
        rules.sets[rules.set_count++] = (class_set){.file = files[i], .way = CLASS_FIND};
    }
    for (size_t i = 0; i < LEN(class_sets) && !count; i++) {
        if (class_sets[i].way != CLASS_PREFIX) {
            rules.sets[rules.set_count++] = class_sets[i];
        }
    }
    if (!count) { /* chosen by hand: each row stands for a kind that is rare in the other sets */
        rules.sets[rules.set_count++] = (class_set){.file = "statuses", .way = CLASS_FIND};
    }
}

int main(int count, char **words) {
    char room[200];
    out problems = out_of(room, sizeof room);
    int none = 0, switches = RULES + feature_count();
    int workers = (int)MIN(MAX(sysconf(_SC_NPROCESSORS_ONLN), 1), RULES_WORKERS_MAX);
    size_t size = sizeof(rules_worth[RULES_WORKERS_MAX][RULES_SWITCHES_MAX]);
    rules.worth = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (rules.worth == MAP_FAILED || !config_load(NULL, &none, &problems)) {
        return EXIT_FAILURE;
    }
    gazetteer_open_embedded();
    rules_choose_sets(count - 1, words + 1);
    rules_warm_up();
    if (!rules_run(workers)) {
        return EXIT_FAILURE;
    }
    for (int w = 1; w < workers; w++) {
        for (int i = 0; i < switches; i++) {
            rules_worth *sum = &rules.worth[0][i], *x = &rules.worth[w][i];
            sum->changed += x->changed;
            for (int k = 0; k < 3; k++) {
                sum->lost[k] += x->lost[k];
                sum->won[k] += x->won[k];
            }
        }
    }
    rules_print(switches);
    return EXIT_SUCCESS;
}
