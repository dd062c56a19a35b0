/* feature -- the evidence for a place. Owns the table of features and their weights.
 *
 * The score of a candidate is the sum of its measures times the weights. The weights are fitted:
 * tests/fit.py makes them from tests/data/queries, as those under which the right places of all
 * rows are the likeliest together (a conditional logit with an L2 prior). To change what the search
 * believes, change a row here; to add evidence, add a row and fit. */
#include "feature.h"

#include <math.h>

#include "address.h"
#include "reading.h"
#include "rule.h"
#include "token.h"

typedef double feature_function(const candidates *c, const candidate *p);

typedef struct {
    feature_row row;
    feature_function *measure;
} feature;

#define MEASURE(name, expression)                                                                  \
    static double feature_##name(const candidates *c, const candidate *p) {                        \
        (void)c;                                                                                   \
        (void)p;                                                                                   \
        return (double)(expression);                                                               \
    }

static int feature_length(const candidates *c, const candidate *p) {
    return p->from->name < 0 ? 0 : (int)reading_text(c->r, p->from->name).len;
}

static bool feature_is_airport_code(const candidate *p) {
    return p->name_class == IMAGE_CODE && p->kind == CANDIDATE_AIRPORT;
}

static bool feature_has_people(const candidate *p) {
    return p->kind <= CANDIDATE_PART;
}

static double feature_people_of(const candidate *p) {
    return feature_has_people(p) ? p->people : 0;
}

static bool feature_is_settled(const candidate *p) {
    return p->kind == CANDIDATE_TOWN || p->kind == CANDIDATE_PART;
}

static double feature_unread_share(const candidates *c, const candidate *p) {
    int all = 0;
    for (int i = 0; i < c->r->t.count; i++) {
        all += c->r->t.at[i].has_digit ? 0 : token_letters(&c->r->t, i, i + 1);
    }
    return all ? (double)p->from->letters / all : 0;
}

/* Whether a name of several words ends or begins with one for streets. */
static bool feature_is_street(const candidates *c, const candidate *p) {
    const reading_arc *a = reading_name_arc(c->r, p->from);
    return a && p->cls < IMAGE_STREET && a->end - a->from > 1 &&
           (address_is_street_word(token_span(&c->r->t, a->end - 1, a->end)) ||
            address_is_street_word(token_span(&c->r->t, a->from, a->from + 1)));
}

/* Whether a name of several words ends with one for a kind of things: "Union Station". */
static bool feature_has_thing(const candidates *c, const candidate *p) {
    const reading_arc *a = reading_name_arc(c->r, p->from);
    return a && a->end - a->from > 1 && c->r->thing >> (a->end - 1) & 1;
}

/* The unread words between the same commas as the name, 3 at most; is_such NULL: of any sort. */
static int feature_unread_beside(const candidates *c, const candidate *p,
                                 bool (*is_such)(const tokens *t, int i)) {
    const reading_arc *a = reading_name_arc(c->r, p->from);
    const tokens *t = &c->r->t;
    int unread = 0;
    for (int i = a ? a->from : 0; i > 0 && t->at[i].gap != TOKEN_COMMA; i--) {
        unread += (p->from->unread >> (i - 1) & 1) && (!is_such || is_such(t, i - 1));
    }
    for (int i = a ? a->end : t->count; i < t->count && t->at[i].gap != TOKEN_COMMA; i++) {
        unread += (p->from->unread >> i & 1) && (!is_such || is_such(t, i));
    }
    return MIN(unread, 3);
}

static bool feature_is_street_at(const tokens *t, int i) {
    return address_is_street_word(token_span(t, i, i + 1));
}

static bool feature_is_number_at(const tokens *t, int i) {
    return t->at[i].has_digit;
}

/* Whether the word before the name, but for an article, or behind it is such a one. */
static bool feature_is_beside(const candidates *c, const candidate *p,
                              bool (*is_such)(const tokens *t, int i)) {
    enum { SKIPPED_MAX = 2 };
    const reading_arc *a = p->cls < IMAGE_STREET ? reading_name_arc(c->r, p->from) : NULL;
    const tokens *t = &c->r->t;
    int i = a ? a->from : 0, least = MAX(i - SKIPPED_MAX, 0);
    while (i > least && t->at[i].gap != TOKEN_COMMA && !(p->from->unread >> (i - 1) & 1) &&
           !is_such(t, i - 1)) {
        i--;
    }
    bool is_before = i > 0 && t->at[i].gap != TOKEN_COMMA && is_such(t, i - 1);
    return is_before ||
           (a && a->end < t->count && t->at[a->end].gap != TOKEN_COMMA && is_such(t, a->end));
}

static bool feature_fits_area(const candidate *p) {
    return p->from->area_count && !p->failed;
}

MEASURE(alias, p->name_class == IMAGE_ALIAS)
MEASURE(code, p->name_class == IMAGE_CODE)
MEASURE(variant, p->spelling == READING_SHORT || p->spelling == READING_LETTERS)
MEASURE(edit_one, p->edits == 1)
MEASURE(edit_two, p->edits == 2)
MEASURE(edit_short, 6.0 * p->edits / MAX(feature_length(c, p), 1))
MEASURE(edit_fame, p->edits ? feature_people_of(p) + p->fame : 0)
MEASURE(begins, p->mode == READING_BEGINS)
MEASURE(cut, p->mode == READING_CUT)
MEASURE(begins_rest, p->rest)
MEASURE(letters_three, feature_length(c, p) == 3)
MEASURE(code_airport, feature_is_airport_code(p))
MEASURE(code_fame, feature_is_airport_code(p) ? p->fame : 0)
MEASURE(code_country, p->name_class == IMAGE_CODE && p->kind == CANDIDATE_COUNTRY)
MEASURE(people, feature_people_of(p))
MEASURE(people_none, feature_is_settled(p) && p->people == 0)
MEASURE(fame, p->fame)
MEASURE(fame_alias, candidate_has_other_name(p) ? p->fame : 0)
MEASURE(people_alias, candidate_has_other_name(p) ? feature_people_of(p) : 0)
MEASURE(lead_people, p->lead_people)
MEASURE(lead_fame, p->lead_fame)
MEASURE(lead_low, (p->lead_fame < -0.7) + (p->lead_people < -0.7))
MEASURE(is_part, p->kind == CANDIDATE_PART)
MEASURE(is_country, p->kind == CANDIDATE_COUNTRY)
MEASURE(is_division, p->kind == CANDIDATE_DIVISION)
MEASURE(is_county, p->kind == CANDIDATE_COUNTY)
MEASURE(county_alias, p->kind == CANDIDATE_COUNTY && p->name_class == IMAGE_ALIAS)
MEASURE(is_airport, p->kind == CANDIDATE_AIRPORT)
MEASURE(is_mountain, p->kind == CANDIDATE_MOUNTAIN)
MEASURE(is_water, p->kind == CANDIDATE_WATER)
MEASURE(is_river, p->kind == CANDIDATE_RIVER)
MEASURE(is_park, p->kind == CANDIDATE_PARK)
MEASURE(is_island, p->kind == CANDIDATE_ISLAND)
MEASURE(is_region, p->kind == CANDIDATE_REGION)
MEASURE(is_sight, p->kind == CANDIDATE_SIGHT)
MEASURE(airport_alias, p->kind == CANDIDATE_AIRPORT && candidate_has_other_name(p) && p->said <= 0)
MEASURE(airport_said, p->kind == CANDIDATE_AIRPORT && p->said > 0)
MEASURE(in_country, p->in[CANDIDATE_IN_COUNTRY])
MEASURE(in_territory, p->in[CANDIDATE_IN_TERRITORY])
MEASURE(in_division, p->in[CANDIDATE_IN_DIVISION])
MEASURE(near_town, p->in[CANDIDATE_NEAR_TOWN])
MEASURE(in_feature, p->in[CANDIDATE_IN_FEATURE])
MEASURE(is_area, p->in[CANDIDATE_IS_AREA])
MEASURE(area_code, p->by_code)
MEASURE(alias_code, p->by_code &&candidate_has_other_name(p))
MEASURE(area_edit, p->area_edits)
MEASURE(area_fail, p->failed)
MEASURE(area_over, p->over)
MEASURE(area_first, p->from->ahead)
MEASURE(area_town, feature_is_settled(p) && feature_fits_area(p))
MEASURE(sibling_noise, p->has_sibling && p->from->noise)
MEASURE(post_fits, p->post == 2)
MEASURE(post_out, p->is_out_of_post)
MEASURE(noise, MIN(p->from->noise, 3))
MEASURE(noise_digits, MIN(p->from->digits, 3))
MEASURE(noise_street, MIN(p->from->street, 3))
MEASURE(noise_tail, MIN(p->from->noise - p->from->head, 3))
MEASURE(noise_area, p->from->head && p->kind <= CANDIDATE_COUNTY && !p->from->area_count)
MEASURE(uncovered, feature_unread_share(c, p))
MEASURE(filler, p->from->filler > p->from->article)
MEASURE(article, p->from->article > 0)
MEASURE(article_area, p->from->article && (p->kind <= CANDIDATE_DIVISION || !feature_has_people(p)))
MEASURE(vague, p->from->vague)
MEASURE(words, MIN(reading_name_words(c->r, p->from), 4) - 1)
MEASURE(common, p->is_word)
MEASURE(common_fame, p->is_word *(p->fame + feature_people_of(p)))
MEASURE(common_area, p->is_word *feature_fits_area(p))
MEASURE(code_main, p->main_rival)
MEASURE(thing_name, feature_is_settled(p) && candidate_has_other_name(p) && feature_has_thing(c, p))
MEASURE(code_noise,
        p->name_class == IMAGE_CODE && (p->from->noise || p->from->split || p->said < 0))
MEASURE(kind_solid, p->says_solid && p->said > 0 && p->kind != CANDIDATE_AIRPORT)
MEASURE(kind_none, p->says_area && p->said < 0)
MEASURE(kind_country, p->from->kind_count && p->said <= 0 && p->kind == CANDIDATE_COUNTRY &&
                          !p->says_area && !p->says_solid)
MEASURE(sibling_country, p->has_country)
MEASURE(letters_other, p->has_other_letters)
MEASURE(split, p->from->split)
MEASURE(street_name, feature_is_street(c, p))
MEASURE(feature_alias, !feature_has_people(p) && candidate_has_other_name(p) && p->said <= 0)
MEASURE(feature_rival, !feature_has_people(p) && p->said <= 0 ? p->town_rival : 0)
MEASURE(noise_thing, MIN(p->from->things, 2))
MEASURE(fail_area, p->failed && p->kind <= CANDIDATE_COUNTY)
MEASURE(part_unread, feature_unread_beside(c, p, NULL))
MEASURE(part_number, feature_unread_beside(c, p, feature_is_number_at))
MEASURE(beside_street, feature_is_beside(c, p, feature_is_street_at))
MEASURE(beside_number, p->from->code < 0 && feature_is_beside(c, p, feature_is_number_at))
MEASURE(edit_swap, p->slip == CANDIDATE_SLIP_SWAP)
MEASURE(edit_double, p->slip == CANDIDATE_SLIP_DOUBLE)
MEASURE(edit_vowel, p->slip == CANDIDATE_SLIP_VOWEL)
MEASURE(edit_end, p->slip == CANDIDATE_SLIP_END)
MEASURE(edit_first, p->slips_first)
MEASURE(edit_people, p->edits ? feature_people_of(p) : 0)
MEASURE(edit_split, p->edits &&reading_name_words(c->r, p->from) > 1)
MEASURE(edit_none_area,
        p->edits && !p->from->area_count && reading_name_words(c->r, p->from) < c->facts.words)
MEASURE(code_whole, p->name_class == IMAGE_CODE && reading_name_words(c->r, p->from) > 1)
MEASURE(code_country_three,
        p->name_class == IMAGE_CODE && p->kind == CANDIDATE_COUNTRY && feature_length(c, p) == 3)
MEASURE(code_country_people,
        p->name_class == IMAGE_CODE && p->kind == CANDIDATE_COUNTRY ? p->people : 0)
MEASURE(code_division, p->name_class == IMAGE_CODE && p->kind == CANDIDATE_DIVISION)
MEASURE(kind_area, p->says_area && p->said > 0)
MEASURE(rival_fame, p->rival_fame)
MEASURE(feature_fame, !feature_has_people(p) ? p->fame : 0)
MEASURE(area_none, !p->from->area_count && !p->from->vague && p->said <= 0 &&
                       (p->kind == CANDIDATE_DIVISION || p->kind == CANDIDATE_COUNTY))
MEASURE(vague_area, p->from->vague && p->kind <= CANDIDATE_COUNTY)
MEASURE(unlike, p->is_unlike)
MEASURE(sibling_small, p->has_sibling ? MAX(2 - p->people, 0) : 0)
MEASURE(sibling_alias, p->has_country && p->name_class != IMAGE_MAIN)
MEASURE(letters, p->mode == READING_EXACT ? MIN(feature_length(c, p), 12) / 4.0 : 0)
MEASURE(only, p->is_only)
MEASURE(only_part, p->is_only && p->kind == CANDIDATE_PART)
MEASURE(sight_fame, p->kind == CANDIDATE_SIGHT ? p->fame : 0)
MEASURE(area_division,
        p->has_town && p->kind == CANDIDATE_DIVISION && feature_fits_area(p) && p->said <= 0)
MEASURE(area_county,
        p->has_town && p->kind == CANDIDATE_COUNTY && feature_fits_area(p) && p->said <= 0)
MEASURE(begins_beside, p->is_beside && p->mode != READING_EXACT)
MEASURE(kind_beside, p->is_beside && p->mode == READING_EXACT)
MEASURE(code_state_fame, p->is_state_code &&feature_is_airport_code(p) ? p->fame : 0)
MEASURE(initials, p->is_initials)
MEASURE(alias_three, feature_length(c, p) == 3 && candidate_has_other_name(p) && !p->is_initials)
MEASURE(airport_fame, p->kind == CANDIDATE_AIRPORT && p->said > 0 ? p->fame : 0)
MEASURE(nature_division, p->has_division && !p->from->area_count)
MEASURE(nature_division_area, p->has_division && p->from->area_count > 0)

MEASURE(none, 1)
MEASURE(none_common, c->facts.common * !c->facts.is_covered)
MEASURE(none_unknown, c->facts.unknown)
MEASURE(none_words, MIN(c->facts.words, 6) / 3.0)
MEASURE(none_short, c->facts.letters <= 3)
MEASURE(none_madeup, c->facts.words == 1 && c->facts.unknown >= 1)
MEASURE(none_digits, c->facts.digits > 0.5)

#undef MEASURE

/* What it measures is for the reader of this file: the program needs only the name. */
#define FEATURE(name, measures, weight)                                                            \
    { {#name, weight}, feature_##name }

RULE_TABLE feature features_of_places[] = {
    FEATURE(alias, "an alternate spelling", -1.385f),
    FEATURE(code, "ISO, IATA, ICAO code", -9.818f),
    FEATURE(variant, "another spelling of the name: St for Saint", -3.714f),
    FEATURE(edit_one, "spelled with one edit", 2.546f),
    FEATURE(edit_two, "spelled with two edits", 3.515f),
    FEATURE(edit_short, "edits in a short name", -6.261f),
    FEATURE(edit_fame, "a misspelt name is that of a known place", -0.151f),
    FEATURE(begins, "only the beginning, whole words", 1.482f),
    FEATURE(cut, "only the beginning, a word cut", -1.025f),
    FEATURE(begins_rest, "how much is left out", -9.073f),
    FEATURE(letters_three, "a name of three letters", 0.701f),
    FEATURE(code_airport, "a code of three letters is an airport", 14.621f),
    FEATURE(code_fame, "and a known one", 0.857f),
    FEATURE(code_country, "the code of a country", 13.355f),
    FEATURE(people, "log10 of the people", 1.370f),
    FEATURE(people_none, "people unknown", -2.494f),
    FEATURE(fame, "log of its names in languages (features: rank on maps)", 0.153f),
    FEATURE(fame_alias, "an alternate spelling of a known place", 0.190f),
    FEATURE(people_alias, "an alternate spelling of a large place", -1.006f),
    FEATURE(lead_people, "more or fewer people than its namesakes", 0.140f),
    FEATURE(lead_fame, "known in more or fewer languages than its namesakes", 0.118f),
    FEATURE(lead_low, "far behind a namesake", -0.524f),
    FEATURE(is_part, "part of a city", -0.433f),
    FEATURE(is_country, "a country", -1.120f),
    FEATURE(is_division, "a first-level division", -0.996f),
    FEATURE(is_county, "a second-level division", -1.969f),
    FEATURE(county_alias, "a county by its name without \"county\"", 2.146f),
    FEATURE(is_airport, "a feature of this kind: airport", -1.428f),
    FEATURE(is_mountain, "a feature of this kind: mountain", 2.015f),
    FEATURE(is_water, "a feature of this kind: water", 1.151f),
    FEATURE(is_river, "a feature of this kind: river", 2.189f),
    FEATURE(is_park, "a feature of this kind: park", 3.553f),
    FEATURE(is_island, "a feature of this kind: island", 2.111f),
    FEATURE(is_region, "a feature of this kind: region", 1.345f),
    FEATURE(is_sight, "a feature of this kind: sight", 2.790f),
    FEATURE(airport_alias, "an airport by an alias, and the word was not said", 1.144f),
    FEATURE(airport_said, "an airport, and the word was said", 7.158f),
    FEATURE(in_country, "lies in the country said", 0.622f),
    FEATURE(in_territory, "lies in a territory of the country said", -2.278f),
    FEATURE(in_division, "lies in the division said", 3.536f),
    FEATURE(near_town, "lies near the town said, or the county", 2.236f),
    FEATURE(in_feature, "lies in the island, region or continent said", -1.384f),
    FEATURE(is_area, "it is the area said: \"Myanmar (Burma)\"", -2.387f),
    FEATURE(area_code, "the area was said by its code", -2.692f),
    FEATURE(alias_code, "and the place by another name", -12.115f),
    FEATURE(area_edit, "the area was misspelt", -1.561f),
    FEATURE(area_fail, "an area said does not fit", -0.817f),
    FEATURE(area_over, "a country or division was said; only a town of its name fits", 2.616f),
    FEATURE(area_first, "the area stands before the name", -2.924f),
    FEATURE(area_town, "people say the area of towns", 3.093f),
    FEATURE(sibling_noise, "the same behind words unread (\"..., WA\")", -1.069f),
    FEATURE(post_fits, "the postcode is of its division", 3.719f),
    FEATURE(post_out, "unread words are a postcode of elsewhere in its country", -2.989f),
    FEATURE(noise, "words unread", 0.712f),
    FEATURE(noise_digits, "of these numbers", 2.325f),
    FEATURE(noise_street, "of these words of streets and firms", 0.732f),
    FEATURE(noise_tail, "of these behind the name", -1.394f),
    FEATURE(noise_area, "words unread before a country or division alone", -7.533f),
    FEATURE(uncovered, "share of the letters unread", -7.767f),
    FEATURE(filler, "words of asking", -1.986f),
    FEATURE(article, "an article stands before the name", -0.517f),
    FEATURE(article_area, "of a country, a division or nature", 0.739f),
    FEATURE(vague, "\"north of\", \"capital of\"", -2.624f),
    FEATURE(words, "words of the name", 1.038f),
    FEATURE(common, "the name is an ordinary word", -3.156f),
    FEATURE(common_fame, "but of a known place", 0.264f),
    FEATURE(common_area, "but an area is said", 1.858f),
    FEATURE(code_main, "a code, and something is called so by its own name", -1.839f),
    FEATURE(thing_name, "a settlement by another name that has a word for things", -3.908f),
    FEATURE(code_noise, "a code beside unread words, a hyphen or another kind", -4.432f),
    FEATURE(kind_solid, "a lake or the like was said, and it is one", 4.619f),
    FEATURE(kind_none, "a country or division was said, and another kind of name", -2.836f),
    FEATURE(kind_country, "a country, and a city was said", -13.558f),
    FEATURE(sibling_country, "it is called like a country", -1.305f),
    FEATURE(letters_other, "typed with marks that none of its names has", -1.952f),
    FEATURE(split, "words apart that a hyphen joins", -0.924f),
    FEATURE(street_name, "the name has a word for streets", -1.691f),
    FEATURE(feature_alias, "no settlement or area, by another name, without a word for it", 0.380f),
    FEATURE(feature_rival, "and a settlement is called so", 0.363f),
    FEATURE(noise_thing, "of these words for kinds of things", 2.242f),
    FEATURE(fail_area, "a country or division, and another area said", -8.812f),
    FEATURE(part_unread, "words unread between the same commas as the name", 0.894f),
    FEATURE(part_number, "of these numbers", -0.862f),
    FEATURE(beside_street, "a word for streets beside the name", -4.455f),
    FEATURE(beside_number, "a number beside the name", -0.367f),
    FEATURE(edit_swap, "two letters changed places", 2.846f),
    FEATURE(edit_double, "a letter is doubled, or is not", 1.822f),
    FEATURE(edit_vowel, "a vowel is another one, or lacks", 0.646f),
    FEATURE(edit_end, "the last letter lacks, or is one too many", -2.016f),
    FEATURE(edit_first, "an edit at the first letter", -1.787f),
    FEATURE(edit_people, "a misspelt name is that of a large place", 0.839f),
    FEATURE(edit_split, "a misspelt name of several words", 0.955f),
    FEATURE(edit_none_area, "a misspelt name beside other words", -3.179f),
    FEATURE(code_whole, "a code of several parts: DE-BY", 15.453f),
    FEATURE(code_country_three, "the code of three letters of a country", -1.670f),
    FEATURE(code_country_people, "the code of a large country", -1.686f),
    FEATURE(code_division, "the code of a division", 2.433f),
    FEATURE(kind_area, "a division was said, and it is one", 2.483f),
    FEATURE(rival_fame, "a code, and how well known is what is called so", 0.084f),
    FEATURE(feature_fame, "how well known a feature is", -0.141f),
    FEATURE(area_none, "neither an area nor its kind was said of a division or county", -1.012f),
    FEATURE(vague_area, "\"northern\" of a country or division", 4.217f),
    FEATURE(sibling_small, "and few live there", -1.464f),
    FEATURE(sibling_alias, "called like a country, and not by its own name", -2.047f),
    FEATURE(letters, "letters of a name that is typed so", 0.418f),
    FEATURE(only, "nothing else is called so, and it is no word", 0.667f),
    FEATURE(only_part, "and it is a part of a city", 3.724f),
    FEATURE(sight_fame, "how well known a sight is", 1.182f),
    FEATURE(area_division, "a division, and not its kind but what it is in was said", -2.675f),
    FEATURE(area_county, "a county, the same", -2.834f),
    FEATURE(begins_beside, "a beginning of something, and something is called so exactly", -2.332f),
    FEATURE(kind_beside, "a name and a kind that together are a name, too", -8.363f),
    FEATURE(code_state_fame, "how well known that airport is", 0.177f),
    FEATURE(nature_division, "nature that a division has its name of", 0.463f),
    FEATURE(nature_division_area, "and an area was said", -4.745f),
    FEATURE(initials, "the initials of its own name", 0.942f),
    FEATURE(alias_three, "another name of three letters, that are no initials", -1.434f),
    FEATURE(airport_fame, "how well known an airport is, when one was said", 2.059f),
    FEATURE(unlike, "another name that begins otherwise", -0.280f),
};

RULE_TABLE feature features_of_none[] = {
    FEATURE(none, "always", -1.590f),
    FEATURE(none_common, "all words are ordinary", 1.863f),
    FEATURE(none_unknown, "share of words in no table", 0.942f),
    FEATURE(none_words, "words", 0.691f),
    FEATURE(none_short, "at most three letters", -2.793f),
    FEATURE(none_madeup, "one word in no table", 1.389f),
    FEATURE(none_digits, "mostly digits", 3.434f),
};

#undef FEATURE

_Static_assert(LEN(features_of_places) + LEN(features_of_none) <= FEATURES_MAX, "all have room");

GEO_FN int feature_count(void) {
    return (int)(LEN(features_of_places) + LEN(features_of_none));
}

static const feature *feature_of(int index, bool *is_of_none) {
    int places = (int)LEN(features_of_places);
    *is_of_none = index >= places;
    return *is_of_none ? &features_of_none[index - places] : &features_of_places[index];
}

GEO_FN const feature_row *feature_at(int index, bool *is_of_none) {
    return &feature_of(index, is_of_none)->row;
}

GEO_FN double feature_measure(int index, const candidates *c, const candidate *p) {
    bool is_of_none;
    return feature_of(index, &is_of_none)->measure(c, p);
}

GEO_FN double feature_score(const candidates *c, const candidate *p) {
    const feature *rows = p ? features_of_places : features_of_none;
    int count = (int)(p ? LEN(features_of_places) : LEN(features_of_none));
    double score = 0;
    for (int i = 0; i < count; i++) {
        score += (double)rows[i].row.weight * rows[i].measure(c, p);
    }
    return score;
}
