/* feature -- the evidence for a place. Owns the table of features and their weights.
 *
 * The score of a candidate is the sum of its measures times the weights. The weights are fitted:
 * tests/fit.py makes them from tests/data/queries, as those under which the right places of all
 * rows are the likeliest together (a conditional logit with an L2 prior). To change what the search
 * believes, change a row here; to add evidence, add a row and fit. */
#include "feature.h"

#include <math.h>

#include "address.h"
#include "image_place.h"
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

static bool feature_begins_so(const candidate *p) {
    return p->mode == READING_BEGINS || p->mode == READING_CUT;
}

static bool feature_is_airport_code(const candidate *p) {
    return p->name_class == IMAGE_CODE && p->kind == CANDIDATE_AIRPORT;
}

static bool feature_is_other_name(const candidate *p) {
    return p->name_class == IMAGE_ALIAS || p->name_class == IMAGE_OTHER;
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

static int feature_words_of(const candidates *c, const candidate *p) {
    const reading_arc *a = p->from->name < 0 ? NULL : &c->r->arcs[p->from->name];
    return a ? a->end - a->from : 0;
}

static double feature_unread_share(const candidates *c, const candidate *p) {
    int all = token_letters(&c->r->t, 0, c->r->t.count);
    return all ? (double)p->from->letters / all : 0;
}

/* Whether a name of several words ends or begins with one for streets. */
static bool feature_is_street(const candidates *c, const candidate *p) {
    const reading_arc *a = p->from->name < 0 ? NULL : &c->r->arcs[p->from->name];
    return a && a->end - a->from > 1 &&
           (address_is_street_word(token_span(&c->r->t, a->end - 1, a->end)) ||
            address_is_street_word(token_span(&c->r->t, a->from, a->from + 1)));
}

MEASURE(other, p->name_class == IMAGE_OTHER)
MEASURE(alias, p->name_class == IMAGE_ALIAS)
MEASURE(code, p->name_class == IMAGE_CODE)
MEASURE(core, p->is_core)
MEASURE(variant, p->is_variant && !p->is_core)
MEASURE(edit_one, p->edits == 1)
MEASURE(edit_two, p->edits == 2)
MEASURE(edit_short, 6.0 * p->edits / MAX(feature_length(c, p), 1))
MEASURE(edit_fame, p->edits ? feature_people_of(p) + p->fame : 0)
MEASURE(begins, p->mode == READING_BEGINS)
MEASURE(cut, p->mode == READING_CUT)
MEASURE(begins_rest, p->rest)
MEASURE(begins_fame, feature_begins_so(p) ? p->fame : 0)
MEASURE(letters_two, p->from->name >= 0 && feature_length(c, p) <= 2)
MEASURE(letters_three, feature_length(c, p) == 3)
MEASURE(code_airport, feature_is_airport_code(p))
MEASURE(code_fame, feature_is_airport_code(p) ? p->fame : 0)
MEASURE(code_rival, p->kind == CANDIDATE_AIRPORT ? p->rival : 0)
MEASURE(code_country, p->name_class == IMAGE_CODE && p->kind == CANDIDATE_COUNTRY)
MEASURE(code_town,
        feature_length(c, p) == 3 && feature_is_settled(p) && p->name_class != IMAGE_CODE)
MEASURE(people, feature_people_of(p))
MEASURE(people_none, feature_has_people(p) && !image_place_population(p->ref))
MEASURE(fame, p->fame)
MEASURE(fame_alias, feature_is_other_name(p) ? p->fame : 0)
MEASURE(people_alias, feature_is_other_name(p) ? feature_people_of(p) : 0)
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
MEASURE(kind_fits, p->said > 0)
MEASURE(kind_wrong, p->said < 0)
MEASURE(kind_town, feature_is_settled(p) && p->says_area)
MEASURE(airport_alias, p->kind == CANDIDATE_AIRPORT && feature_is_other_name(p) && p->said <= 0)
MEASURE(airport_said, p->kind == CANDIDATE_AIRPORT && p->said > 0)
MEASURE(in_country, p->in[CANDIDATE_IN_COUNTRY])
MEASURE(in_territory, p->in[CANDIDATE_IN_TERRITORY])
MEASURE(in_division, p->in[CANDIDATE_IN_DIVISION])
MEASURE(in_county, p->in[CANDIDATE_IN_COUNTY])
MEASURE(near_town, p->in[CANDIDATE_NEAR_TOWN])
MEASURE(in_feature, p->in[CANDIDATE_IN_FEATURE])
MEASURE(is_area, p->in[CANDIDATE_IS_AREA])
MEASURE(area_code, p->by_code)
MEASURE(area_edit, p->area_edits)
MEASURE(area_fail, p->failed)
MEASURE(area_over, p->over)
MEASURE(area_first, p->from->ahead)
MEASURE(area_people, feature_is_settled(p) && p->from->area_count ? p->people : 0)
MEASURE(area_town, feature_is_settled(p) && p->from->area_count)
MEASURE(sibling, p->has_sibling)
MEASURE(sibling_noise, p->has_sibling && p->from->noise)
MEASURE(by_postcode, p->mode == READING_NONE)
MEASURE(post_fits, p->post == 2)
MEASURE(post_country, p->post == 1)
MEASURE(post_wrong, p->from->code >= 0 && p->post <= 0)
MEASURE(noise, MIN(p->from->noise, 3))
MEASURE(noise_digits, MIN(p->from->digits, 3))
MEASURE(noise_street, MIN(p->from->street, 3))
MEASURE(noise_tail, MIN(p->from->noise - p->from->head, 3))
MEASURE(noise_area, p->from->head && p->kind <= CANDIDATE_COUNTY && !p->from->area_count)
MEASURE(noise_town, feature_is_settled(p) && p->from->head && p->from->area_count)
MEASURE(uncovered, feature_unread_share(c, p))
MEASURE(filler, MIN(p->from->filler, 3))
MEASURE(vague, p->from->vague)
MEASURE(words, MIN(feature_words_of(c, p), 4) - 1)
MEASURE(common, p->is_word)
MEASURE(common_fame, p->is_word *(p->fame + feature_people_of(p)))
MEASURE(common_alias, p->is_word *(p->name_class != IMAGE_MAIN))
MEASURE(common_area, p->is_word *(p->from->area_count > 0))
MEASURE(code_main, p->main_rival)
MEASURE(code_noise, p->name_class == IMAGE_CODE && (p->from->noise || p->from->filler))
MEASURE(kind_solid, p->says_solid && p->said > 0)
MEASURE(kind_none, p->says_area && p->said < 0)
MEASURE(airport_city, p->said > 0 && p->is_of_city ? p->city : 0)
MEASURE(airport_far, p->kind == CANDIDATE_AIRPORT && p->said > 0 && !p->is_of_city)
MEASURE(sibling_country, p->has_country)
MEASURE(letters_other, p->has_other_letters)
MEASURE(split, p->from->split)
MEASURE(street_name, feature_is_street(c, p))
MEASURE(edit_area, p->edits && p->from->area_count)
MEASURE(code_whole, p->name_class == IMAGE_CODE && feature_words_of(c, p) > 1)
MEASURE(code_country_three,
        p->name_class == IMAGE_CODE && p->kind == CANDIDATE_COUNTRY && feature_length(c, p) == 3)
MEASURE(code_division, p->name_class == IMAGE_CODE && p->kind == CANDIDATE_DIVISION)
MEASURE(kind_area, p->says_area && p->said > 0)
MEASURE(rival_fame, p->rival_fame)
MEASURE(feature_fame, !feature_has_people(p) ? p->fame : 0)
MEASURE(area_none,
        !p->from->area_count && (p->kind == CANDIDATE_DIVISION || p->kind == CANDIDATE_COUNTY))
MEASURE(exact_main, p->name_class == IMAGE_MAIN && p->mode == READING_EXACT && !p->from->area_count)
MEASURE(unlike, p->is_unlike)

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
    FEATURE(other, "its name in another language", 0.630f),
    FEATURE(alias, "an alternate spelling", -1.031f),
    FEATURE(code, "ISO, IATA, ICAO code", -10.331f),
    FEATURE(core, "its name without the word for its kind", -2.959f),
    FEATURE(variant, "another spelling of the name: St for Saint", -3.989f),
    FEATURE(edit_one, "spelled with one edit", 0.510f),
    FEATURE(edit_two, "spelled with two edits", 3.822f),
    FEATURE(edit_short, "edits in a short name", -9.552f),
    FEATURE(edit_fame, "a misspelt name is that of a known place", 0.255f),
    FEATURE(begins, "only the beginning, whole words", -4.544f),
    FEATURE(cut, "only the beginning, a word cut", -10.906f),
    FEATURE(begins_rest, "how much is left out", -8.831f),
    FEATURE(begins_fame, "and it is well known", 0.425f),
    FEATURE(letters_two, "a name of one or two letters", 1.020f),
    FEATURE(letters_three, "a name of three letters", 1.933f),
    FEATURE(code_airport, "a code of three letters is an airport", 10.750f),
    FEATURE(code_fame, "and a known one", 0.096f),
    FEATURE(code_rival, "and something known is called so", 1.823f),
    FEATURE(code_country, "the code of a country", 8.363f),
    FEATURE(code_town, "a name of three letters beside a code", -2.574f),
    FEATURE(people, "log10 of the people", 1.258f),
    FEATURE(people_none, "people unknown", -0.608f),
    FEATURE(fame, "log of its names in languages (features: rank on maps)", 0.155f),
    FEATURE(fame_alias, "an alternate spelling of a known place", 0.222f),
    FEATURE(people_alias, "an alternate spelling of a large place", -0.959f),
    FEATURE(lead_people, "more or fewer people than its namesakes", 0.362f),
    FEATURE(lead_fame, "known in more or fewer languages than its namesakes", -0.044f),
    FEATURE(lead_low, "far behind a namesake", -0.499f),
    FEATURE(is_part, "part of a city", -1.162f),
    FEATURE(is_country, "a country", -1.175f),
    FEATURE(is_division, "a first-level division", -1.498f),
    FEATURE(is_county, "a second-level division", -0.991f),
    FEATURE(county_alias, "a county by its name without \"county\"", -3.241f),
    FEATURE(is_airport, "a feature of this kind: airport", 1.163f),
    FEATURE(is_mountain, "a feature of this kind: mountain", 1.916f),
    FEATURE(is_water, "a feature of this kind: water", 0.173f),
    FEATURE(is_river, "a feature of this kind: river", 0.187f),
    FEATURE(is_park, "a feature of this kind: park", 2.646f),
    FEATURE(is_island, "a feature of this kind: island", -0.152f),
    FEATURE(is_region, "a feature of this kind: region", -0.183f),
    FEATURE(is_sight, "a feature of this kind: sight", 2.975f),
    FEATURE(kind_fits, "the word for the kind fits", -5.095f),
    FEATURE(kind_wrong, "the word for the kind names another one", -10.766f),
    FEATURE(kind_town, "a town, though a division or county was said", -8.292f),
    FEATURE(airport_alias, "an airport by an alias, and the word was not said", -0.465f),
    FEATURE(airport_said, "an airport, and the word was said", -2.276f),
    FEATURE(in_country, "lies in the country said", 1.057f),
    FEATURE(in_territory, "lies in a territory of the country said", 0.158f),
    FEATURE(in_division, "lies in the division said", 1.800f),
    FEATURE(in_county, "lies in the county said", 0.077f),
    FEATURE(near_town, "lies near the town said, or the county", 1.547f),
    FEATURE(in_feature, "lies in the island, region or continent said", -3.291f),
    FEATURE(is_area, "it is the area said: \"Myanmar (Burma)\"", -1.908f),
    FEATURE(area_code, "the area was said by its code", -0.503f),
    FEATURE(area_edit, "the area was misspelt", -2.393f),
    FEATURE(area_fail, "an area said does not fit", -8.598f),
    FEATURE(area_over, "a country or division was said; only a town of its name fits", -0.882f),
    FEATURE(area_first, "the area stands before the name", -2.203f),
    FEATURE(area_people, "a large place needs no area, a small one does", 0.354f),
    FEATURE(area_town, "people say the area of towns", 2.848f),
    FEATURE(sibling, "a town called like a country or division", -0.365f),
    FEATURE(sibling_noise, "the same behind words unread (\"..., WA\")", -2.985f),
    FEATURE(by_postcode, "the division that a postcode is of", -2.894f),
    FEATURE(post_fits, "the postcode is of its division", 4.875f),
    FEATURE(post_country, "the postcode has the form of its country", 4.874f),
    FEATURE(post_wrong, "the postcode is of another country or division", 3.810f),
    FEATURE(noise, "words unread", -0.026f),
    FEATURE(noise_digits, "of these numbers", 4.331f),
    FEATURE(noise_street, "of these words of streets and firms", 1.315f),
    FEATURE(noise_tail, "of these behind the name", -0.206f),
    FEATURE(noise_area, "words unread before a country or division alone", -10.754f),
    FEATURE(noise_town, "words unread before a town with its area", 4.598f),
    FEATURE(uncovered, "share of the letters unread", -10.745f),
    FEATURE(filler, "words of asking", -3.263f),
    FEATURE(vague, "\"north of\", \"capital of\"", 3.196f),
    FEATURE(words, "words of the name", 0.332f),
    FEATURE(common, "the name is an ordinary word", -4.900f),
    FEATURE(common_fame, "but of a known place", 0.195f),
    FEATURE(common_alias, "and not its own name", 0.117f),
    FEATURE(common_area, "but an area is said", -0.177f),
    FEATURE(code_main, "a code, and something is called so by its own name", -3.534f),
    FEATURE(code_noise, "a code beside unread words", -6.874f),
    FEATURE(kind_solid, "a lake, an airport or the like was said, and it is one", 2.168f),
    FEATURE(kind_none, "a country or division was said, and another kind of name", 7.518f),
    FEATURE(airport_city, "an airport was said: how well known its city is", 15.686f),
    FEATURE(airport_far, "an airport was said, of no city of the name", 8.736f),
    FEATURE(sibling_country, "it is called like a country", -1.219f),
    FEATURE(letters_other, "typed with marks that none of its names has", -1.678f),
    FEATURE(split, "words apart that a hyphen joins", -1.940f),
    FEATURE(street_name, "the name has a word for streets", 0.655f),
    FEATURE(edit_area, "a place by an edit, though where it is was said", -2.846f),
    FEATURE(code_whole, "a code of several parts: DE-BY", 22.059f),
    FEATURE(code_country_three, "the code of three letters of a country", -2.237f),
    FEATURE(code_division, "the code of a division", 4.855f),
    FEATURE(kind_area, "a division was said, and it is one", 8.299f),
    FEATURE(rival_fame, "a code, and how well known is what is called so", 0.114f),
    FEATURE(feature_fame, "how well known a feature is", 0.622f),
    FEATURE(area_none, "no area was said of a division or county", -3.440f),
    FEATURE(exact_main, "its own name, and nothing else was said", 0.828f),
    FEATURE(unlike, "another name that begins otherwise", -0.428f),
};

RULE_TABLE feature features_of_none[] = {
    FEATURE(none, "always", -0.993f),
    FEATURE(none_common, "all words are ordinary", 1.083f),
    FEATURE(none_unknown, "share of words in no table", -2.725f),
    FEATURE(none_words, "words", -2.152f),
    FEATURE(none_short, "at most three letters", -3.853f),
    FEATURE(none_madeup, "one word in no table", 0.241f),
    FEATURE(none_digits, "mostly digits", 14.386f),
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
