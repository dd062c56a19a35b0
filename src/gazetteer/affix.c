/* affix -- words that go with names. Owns the table of them, made from
 * vendor/gazetteer/hand/affixes.tsv, and what each kind of them means. Pure. */
#include "affix.h"

#include <string.h>

#include "image.h"

typedef enum {
    AFFIX_NONE,
    AFFIX_WORDING, /* natural language around a name */
    AFFIX_VAGUE,
    AFFIX_LINK,
    AFFIX_ARTICLE, /* of countries, regions, rivers and sights; towns have it in their names */
    AFFIX_SETTLED,
    AFFIX_CITY,
    AFFIX_CAPITAL,
    AFFIX_WARD,
    AFFIX_COUNTY,   /* second-level divisions; first-level ones in many countries */
    AFFIX_DIVISION, /* of either level */
    AFFIX_STATE,
    AFFIX_REPUBLIC,
    AFFIX_NATURE,
    AFFIX_RIVER,
    AFFIX_LAKE,
    AFFIX_ISLAND,
    AFFIX_MOUNTAIN,
    AFFIX_PARK,
    AFFIX_SIGHT,
    AFFIX_AIRPORT,
    AFFIX_KINDS
} affix_kind;

typedef struct {
    unsigned short word;                 /* where it begins in affix_text */
    unsigned char before, after, joined; /* affix_kind */
    unsigned char countries;             /* row of affix_countries */
} affix_row;

#include "affix_table.h"

#define SETTLED (IMAGE_SETTLED_MASK | IMAGE_CLASS_BIT(IMAGE_SUBURB))
#define CITY    (IMAGE_SETTLED_MASK & ~IMAGE_CLASS_BIT(IMAGE_VILLAGE))
#define COUNTY  IMAGE_CLASS_BIT(IMAGE_COUNTY)
#define STATE   IMAGE_CLASS_BIT(IMAGE_STATE)
#define COUNTRY IMAGE_CLASS_BIT(IMAGE_COUNTRY)
#define NATURE  (IMAGE_CLASS_BIT(IMAGE_NATURE) | IMAGE_CLASS_BIT(IMAGE_MARINE))
#define POI     IMAGE_CLASS_BIT(IMAGE_POI)

static const affix_meaning affix_meanings[AFFIX_KINDS] = {
    [AFFIX_VAGUE] = {.is_vague = true},
    [AFFIX_LINK] = {.is_link = true},
    [AFFIX_ARTICLE] = {.best = NATURE | COUNTRY | STATE, .fit = COUNTY | POI, .is_link = true},
    [AFFIX_SETTLED] = {.best = SETTLED, .fit = COUNTY | STATE | COUNTRY},
    [AFFIX_CITY] = {.best = CITY, .fit = COUNTY | STATE}, /* Gotham is a village */
    [AFFIX_CAPITAL] = {.best = SETTLED | STATE},
    [AFFIX_WARD] = {.best = SETTLED | COUNTY, .fit = STATE},
    [AFFIX_COUNTY] = {.best = COUNTY, .fit = STATE | IMAGE_CLASS_BIT(IMAGE_SUBURB)},
    [AFFIX_DIVISION] = {.best = STATE | COUNTY, .fit = NATURE},
    [AFFIX_STATE] = {.best = STATE, .fit = COUNTRY | COUNTY},
    [AFFIX_REPUBLIC] = {.best = COUNTRY, .fit = STATE},
    [AFFIX_NATURE] = {.best = NATURE, /* all but rivers, islands and mountains: no "Nile Falls" */
                      .tags = "natural=water natural=bay natural=strait natural=cape "
                              "natural=peninsula natural=isthmus natural=coastline "
                              "natural=desert natural=plain natural=plateau natural=basin "
                              "natural=valley natural=gorge natural=delta natural=wetland "
                              "natural=wood natural=glacier natural=tundra waterway=waterfall "
                              "waterway=canal place=sea place=ocean place=region place=locality "
                              "landuse boundary=national_park boundary=protected_area leisure"},
    [AFFIX_RIVER] = {.best = NATURE, .tags = "waterway"},
    [AFFIX_LAKE] = {.best = NATURE, .tags = "natural=water"},
    [AFFIX_ISLAND] = {.best = NATURE,
                      .fit = COUNTRY | STATE | COUNTY,
                      .tags = "place=island place=islet place=archipelago"},
    [AFFIX_MOUNTAIN] = {.best = NATURE,
                        .tags = "natural=peak natural=volcano natural=hill natural=ridge "
                                "natural=mountain_range"},
    [AFFIX_PARK] = {.best = POI | IMAGE_CLASS_BIT(IMAGE_NATURE),
                    .tags = "boundary=national_park boundary=protected_area leisure",
                    .english = "national park"},
    [AFFIX_SIGHT] = {.best = POI, .tags = "tourism man_made leisure historic building"},
    [AFFIX_AIRPORT] = {.best = POI, .tags = "aeroway", .english = "airport", .is_airport = true},
};

#undef SETTLED
#undef CITY
#undef COUNTY
#undef STATE
#undef COUNTRY
#undef NATURE
#undef POI

static affix_meaning affix_meaning_of(const affix_row *row, unsigned kind) {
    affix_meaning meaning = affix_meanings[kind];
    meaning.countries = str_of(affix_countries[row->countries]);
    return meaning;
}

static str affix_word(const affix_row *row) {
    return str_of(affix_text + row->word);
}

/* NULL: no affix. */
static const affix_row *affix_row_of(str word) {
    size_t low = 0, high = LEN(affix_rows);
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = str_cmp(affix_word(&affix_rows[middle]), word);
        if (order == 0) {
            return &affix_rows[middle];
        }
        low = order < 0 ? middle + 1 : low;
        high = order < 0 ? high : middle;
    }
    return NULL;
}

GEO_FN bool affix_on_side(str key, affix_side side, affix_meaning *meaning) {
    const affix_row *row = affix_row_of(key);
    unsigned kind = !row                   ? AFFIX_NONE
                    : side == AFFIX_BEFORE ? row->before
                    : side == AFFIX_AFTER  ? row->after
                                           : row->joined;
    if (kind) {
        *meaning = affix_meaning_of(row, kind);
    }
    return kind != AFFIX_NONE;
}

/* Where the word before `end` begins. */
static size_t affix_last_word(str key, size_t end) {
    while (end && key.at[end - 1] != ' ') {
        end--;
    }
    return end;
}

/* ---- the start of a key ---- */

static int affix_find_before(str key, affix_cut *cuts) {
    size_t ends[AFFIX_WORDS_MAX];
    int words = 0, count = 0;
    for (size_t i = 1; i + 1 < key.len && words < AFFIX_WORDS_MAX; i++) {
        if (key.at[i] == ' ') {
            ends[words++] = i;
        }
    }
    while (words--) {
        const affix_row *row = affix_row_of(str_head(key, ends[words]));
        if (row && row->before) {
            cuts[count++] = (affix_cut){str_from(key, ends[words] + 1), str_head(key, ends[words]),
                                        false, affix_meaning_of(row, row->before)};
        }
    }
    return count;
}

/* "dHaiti", "dellAquila": keys have no apostrophes. Returns 1 or 0. */
static int affix_find_elided(str key, affix_cut *cuts) {
    static const char *const links[] = {"dell", "nell", "all", "dall", "sull", "d", "l"};
    for (size_t i = 0; i < LEN(links); i++) {
        str link = str_of(links[i]), rest = str_from(key, MIN(link.len, key.len));
        if (rest.len > 1 && str_starts(key, link) && strchr("aeiouyh", rest.at[0])) {
            *cuts = (affix_cut){rest, link, false, affix_meanings[AFFIX_LINK]};
            return 1;
        }
    }
    return 0;
}

/* ---- the end of a key ---- */

/* The blanks before the last words, the one before the most words first. */
static int affix_last_blanks(str key, size_t blanks[AFFIX_WORDS_MAX]) {
    int words = 0;
    size_t all[AFFIX_WORDS_MAX];
    for (size_t end = key.len; words < AFFIX_WORDS_MAX;) {
        size_t begin = affix_last_word(key, end);
        if (begin < 2) {
            break;
        }
        all[words++] = end = begin - 1;
    }
    for (int i = 0; i < words; i++) {
        blanks[i] = all[words - 1 - i];
    }
    return words;
}

static int affix_find_after(str key, affix_cut *cuts) {
    size_t blanks[AFFIX_WORDS_MAX];
    int words = affix_last_blanks(key, blanks), count = 0;
    for (int i = 0; i < words; i++) {
        str word = str_from(key, blanks[i] + 1);
        const affix_row *row = affix_row_of(word);
        if (row && row->after) {
            cuts[count++] = (affix_cut){str_head(key, blanks[i]), word, true,
                                        affix_meaning_of(row, row->after)};
        }
    }
    return count;
}

/* Scripts that write no blanks, Thai to Hangul: the longest affix at the end, or `is_led` at the
 * start, as in Thai. Their characters have three bytes. */
static int affix_find_joined(str key, bool is_led, affix_cut *cuts) {
    enum { CHARACTER = 3, LONGEST = 11 * CHARACTER, THAI = 0xE0 };
    bool may_be = !is_led || (key.len && (unsigned char)key.at[0] == THAI);
    for (size_t size = may_be ? LONGEST : 0; size; size -= CHARACTER) {
        size_t at = is_led ? size : key.len - size;
        if (size >= key.len || (unsigned char)key.at[at] < THAI) {
            continue;
        }
        str word = is_led ? str_head(key, at) : str_from(key, at);
        const affix_row *row = affix_row_of(word);
        unsigned kind = !row ? AFFIX_NONE : is_led ? row->before : row->joined;
        if (kind && key.at[is_led ? at : at - 1] != ' ') {
            *cuts = (affix_cut){is_led ? str_from(key, at) : str_head(key, at), word, !is_led,
                                affix_meaning_of(row, kind)};
            return 1;
        }
    }
    return 0;
}

GEO_FN int affix_find(str key, affix_cut cuts[AFFIX_CUTS_MAX]) {
    int count = affix_find_before(key, cuts);
    count += affix_find_elided(key, cuts + count);
    int after = affix_find_after(key, cuts + count);
    count += after;
    for (int is_led = after > 0; is_led < 2; is_led++) {
        count += affix_find_joined(key, is_led, cuts + count);
    }
    return count;
}

GEO_FN bool affix_is_airport(str key) {
    affix_cut cuts[AFFIX_CUTS_MAX];
    bool found = false;
    for (int i = affix_find(key, cuts); i-- && !found;) {
        found = cuts[i].meaning.is_airport;
    }
    return found;
}

GEO_FN bool affix_is_wording(str key) {
    const affix_row *row = affix_row_of(key);
    return row && row->after == AFFIX_WORDING;
}

/* Not of sights: "Arena" is a town. */
static bool affix_tells_kind(unsigned char kind) {
    return kind != AFFIX_SIGHT && affix_meanings[kind].best;
}

GEO_FN bool affix_is_kind(str key) {
    const affix_row *row = affix_row_of(key);
    return row && (affix_tells_kind(row->before) || affix_tells_kind(row->after) ||
                   affix_tells_kind(row->joined));
}

/* As affix_joiner, of one affix; the longest. */
static size_t affix_last_joiner(str key) {
    size_t blanks[AFFIX_WORDS_MAX];
    int words = affix_last_blanks(key, blanks);
    for (int i = 0; i < words; i++) {
        const affix_row *row = affix_row_of(str_from(key, blanks[i] + 1));
        if (row && row->before && row->before <= AFFIX_LINK) {
            return key.len - blanks[i];
        }
    }
    return 0;
}

GEO_FN size_t affix_joiner(str key) {
    size_t size = 0, more;
    do {
        more = affix_last_joiner(str_head(key, key.len - size));
        size += more;
    } while (more);
    return size;
}
