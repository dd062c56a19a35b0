/* affix -- words that go with names. Owns what each kind of them means for a search. Pure. */
#include "affix.h"

#include <string.h>

#include "../geo/lexicon.h"
#include "../image/image.h"

#define SETTLED (IMAGE_SETTLED_MASK | IMAGE_CLASS_BIT(IMAGE_SUBURB))
#define CITY    (IMAGE_SETTLED_MASK & ~IMAGE_CLASS_BIT(IMAGE_VILLAGE))
#define COUNTY  IMAGE_CLASS_BIT(IMAGE_COUNTY)
#define STATE   IMAGE_CLASS_BIT(IMAGE_STATE)
#define COUNTRY IMAGE_CLASS_BIT(IMAGE_COUNTRY)
#define NATURE  (IMAGE_CLASS_BIT(IMAGE_NATURE) | IMAGE_CLASS_BIT(IMAGE_MARINE))
#define POI     IMAGE_CLASS_BIT(IMAGE_POI)

static const affix_meaning affix_meanings[LEXICON_KIND_COUNT] = {
    [LEXICON_VAGUE] = {.is_vague = true},
    [LEXICON_LINK] = {.is_link = true},
    [LEXICON_ARTICLE] = {.best = NATURE | COUNTRY | STATE, .fit = COUNTY | POI, .is_link = true},
    [LEXICON_SETTLED] = {.best = SETTLED, .fit = COUNTY | STATE | COUNTRY},
    [LEXICON_CITY] = {.best = CITY, .fit = COUNTY | STATE}, /* Gotham is a village */
    [LEXICON_CAPITAL] = {.best = SETTLED | STATE},
    [LEXICON_WARD] = {.best = SETTLED | COUNTY, .fit = STATE},
    [LEXICON_COUNTY] = {.best = COUNTY, .fit = STATE | IMAGE_CLASS_BIT(IMAGE_SUBURB)},
    [LEXICON_DIVISION] = {.best = STATE | COUNTY, .fit = NATURE},
    [LEXICON_STATE] = {.best = STATE, .fit = COUNTRY | COUNTY},
    [LEXICON_REPUBLIC] = {.best = COUNTRY, .fit = STATE},
    [LEXICON_NATURE] = {.best = NATURE, /* all but rivers, islands and mountains: no "Nile Falls" */
                        .tags = "natural=water natural=bay natural=strait natural=cape "
                                "natural=peninsula natural=isthmus natural=coastline "
                                "natural=desert natural=plain natural=plateau natural=basin "
                                "natural=valley natural=gorge natural=delta natural=wetland "
                                "natural=wood natural=glacier natural=tundra waterway=waterfall "
                                "waterway=canal place=sea place=ocean place=region place=locality "
                                "landuse boundary=national_park boundary=protected_area leisure"},
    [LEXICON_RIVER] = {.best = NATURE, .tags = "waterway"},
    [LEXICON_LAKE] = {.best = NATURE, .tags = "natural=water"},
    [LEXICON_ISLAND] = {.best = NATURE,
                        .fit = COUNTRY | STATE | COUNTY,
                        .tags = "place=island place=islet place=archipelago"},
    [LEXICON_MOUNTAIN] = {.best = NATURE,
                          .tags = "natural=peak natural=volcano natural=hill natural=ridge "
                                  "natural=mountain_range"},
    [LEXICON_PARK] = {.best = POI | IMAGE_CLASS_BIT(IMAGE_NATURE),
                      .tags = "boundary=national_park boundary=protected_area leisure",
                      .english = "national park"},
    [LEXICON_SIGHT] = {.best = POI, .tags = "tourism man_made leisure historic building"},
    [LEXICON_AIRPORT] = {.best = POI, .tags = "aeroway", .english = "airport", .is_airport = true},
};

#undef SETTLED
#undef CITY
#undef COUNTY
#undef STATE
#undef COUNTRY
#undef NATURE
#undef POI

static affix_meaning affix_meaning_of(const lexicon_entry *entry) {
    affix_meaning meaning = affix_meanings[entry->kind];
    meaning.countries = entry->countries;
    return meaning;
}

GEO_FN bool affix_on_side(str key, affix_side side, affix_meaning *meaning) {
    static const lexicon_role roles[] = {[AFFIX_BEFORE] = LEXICON_BEFORE,
                                         [AFFIX_AFTER] = LEXICON_AFTER,
                                         [AFFIX_JOINED] = LEXICON_JOINED};
    lexicon_entry entry;
    bool is_affix = lexicon_find_role(key, roles[side], &entry);
    if (is_affix) {
        *meaning = affix_meaning_of(&entry);
    }
    return is_affix;
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
        lexicon_entry entry;
        str word = str_head(key, ends[words]);
        if (lexicon_find_role(word, LEXICON_BEFORE, &entry)) {
            cuts[count++] =
                (affix_cut){str_from(key, ends[words] + 1), word, false, affix_meaning_of(&entry)};
        }
    }
    return count;
}

/* "dHaiti", "dellAquila": keys have no apostrophes. Returns 1 or 0. */
static int affix_find_elided(str key, affix_cut *cuts) {
    for (str links = lexicon_list(LEXICON_ELIDED); links.len;) {
        str link = str_cut(&links, '/'), rest = str_from(key, MIN(link.len, key.len));
        if (rest.len > 1 && str_starts(key, link) && strchr("aeiouyh", rest.at[0])) {
            *cuts = (affix_cut){rest, link, false, affix_meanings[LEXICON_LINK]};
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
        lexicon_entry entry;
        if (lexicon_find_role(word, LEXICON_AFTER, &entry)) {
            cuts[count++] =
                (affix_cut){str_head(key, blanks[i]), word, true, affix_meaning_of(&entry)};
        }
    }
    return count;
}

/* Scripts that write no blanks: the affix at the end, or `is_led` at the start, as in Thai. */
static int affix_find_joined(str key, bool is_led, affix_cut *cuts) {
    lexicon_entry entry;
    size_t size =
        lexicon_find_joined(key, is_led, is_led ? LEXICON_BEFORE : LEXICON_JOINED, &entry);
    if (size) {
        size_t at = is_led ? size : key.len - size;
        str head = str_head(key, at), tail = str_from(key, at);
        *cuts = (affix_cut){is_led ? tail : head, is_led ? head : tail, !is_led,
                            affix_meaning_of(&entry)};
    }
    return size > 0;
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
    lexicon_entry entry;
    return lexicon_find_role(key, LEXICON_AFTER, &entry) && entry.kind == LEXICON_WORDING;
}

/* Not of sights: "Arena" is a town. */
GEO_FN bool affix_is_kind(str key) {
    lexicon_entry entries[LEXICON_ENTRIES_MAX];
    bool is_kind = false;
    for (int i = lexicon_find(key, entries); i-- && !is_kind;) {
        is_kind = entries[i].kind != LEXICON_SIGHT && affix_meanings[entries[i].kind].best;
    }
    return is_kind;
}

/* As affix_joiner, of one affix; the longest. */
static size_t affix_last_joiner(str key) {
    size_t blanks[AFFIX_WORDS_MAX];
    int words = affix_last_blanks(key, blanks);
    for (int i = 0; i < words; i++) {
        lexicon_entry entry;
        if (lexicon_find_role(str_from(key, blanks[i] + 1), LEXICON_BEFORE, &entry) &&
            entry.kind <= LEXICON_LINK) {
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
