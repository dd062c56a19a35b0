/* search -- finds places by what people type. query parses the text, names has the postings, match
 * filters and scores, rank orders. Owns nothing.
 *
 * A query has a name and qualifiers. The qualifiers must be names of what contains the place, or of
 * a larger settlement close by. With commas, the name is the first part, or another part when all
 * others fit it. Without commas, every split into qualifiers and a name at the front or at the end
 * is tried, longest names first, and all words must be used. A qualifier that does not fit is read
 * as an area spelled nearly so, else dropped and reported; when the name is unknown, nothing is
 * found, and the readings answer (meaning.c). When no name fits surely, what index files have is
 * tried by its kind or a word of its name: see thing.c and poi.c. A house number counts only on the
 * streets that fit best; without that house the street is the answer, and the number is dropped. Of
 * a name that very many places have, those out of the context's reach are passed over, those in a
 * town are found by the tree, and reading ends when no other can be kept.
 *
 * Ranking, all on the scale of importance (0-1; ten times the population adds 0.118):
 *   the number of qualifiers that fit: before everything else
 *   the importance of the place
 *   name: main and English 0, other languages -0.05, aliases -0.12, and see rank_prefer_main; codes
 *     -0.02 (country), -0.15 (division), -0.25 (others; settlements only in capitals); an airport's
 *     code in capitals scores 0.70 in all, that of a small one 0.65
 *   spelling: see query_variants; a longer name (Frankfurt am Main), or an expanded one (Saint
 *     Petersburg) when the name as typed exists, too: -0.12
 *   kind: divisions and counties -0.15, less when no settlement in them has the same name, see
 *     rank_divisions; suburbs -0.08
 *   a stripped word that implies a kind ("county"): +0.15 for that kind, 0 for those that it does
 *     not rule out, -0.50 for others
 *   inside the viewbox +0.30; for each qualifier that is only near -0.03, for each edit in one -0.1
 *   index files: see rank_merge */
#include "search.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/lexicon.h"
#include "../geo/place.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/outline.h"
#include "../image/rtree.h"
#include "address.h"
#include "affix.h"
#include "common.h"
#include "house.h"
#include "match.h"
#include "poi.h"
#include "postal.h"
#include "query.h"
#include "rank.h"
#include "reach.h"
#include "street.h"
#include "thing.h"

enum {
    SEARCH_POSTINGS_MAX = 50000,     /* of one name that are tried: streets called Hauptstraße */
    SEARCH_NAMESAKES_MAX = 256,      /* of these, when the query names a small area, */
    SEARCH_PLAIN_POSTINGS = 8,       /* and before positions are looked at */
    SEARCH_AREAS_MAX = 16,           /* places of that name that are looked into */
    SEARCH_LONGER_MAX = 48,          /* longer names that begin with the name */
    SEARCH_LONGER_POSTINGS_MAX = 64, /* of each of these */
    SEARCH_CITIES_MAX = 8,           /* that an airport may be of */
    SEARCH_IATA_LEN = 3,             /* of an airport's code */
    SEARCH_AIRPORT_M = 80000         /* of a city and its airport: Narita is 60 km from Tokyo */
};

#define SEARCH_SMALL_M      30000.0 /* round a town that the tree is asked about */
#define SEARCH_AROUND_M     2000.0  /* outside of a town may be the middle of its street */
#define SEARCH_FAR_BETTER   0.3     /* between a country and a small division */
#define SEARCH_LEVEL_GAIN   0.16    /* that of a city as well known as the first */
#define SEARCH_LEVEL        0.07    /* of two cities the second has a quarter of the people */
#define SEARCH_TWIN_PENALTY 0.08    /* "St. Louis" is written so; "Saint Louis" may be short, too */
#define SEARCH_SHORT_GAIN   0.2     /* of a city called by its initials, before a country's code */
#define SEARCH_CODE_GAIN    0.01    /* what has a code before another that has it */
#define SEARCH_CODE_LEAD    0.345   /* of a country before a large airport that has its code, */
#define SEARCH_NAME_LEAD    0.4     /* or for a code what it is called */
#define SEARCH_AIRPORT_GAIN 0.4     /* before a larger one elsewhere that has the very name */

/* ---- house numbers ---- */

static image_ref search_house(match *s, image_ref street) {
    return house_find(s->v, &s->number, street, HOUSE_SAME);
}

/* The same, or a house of several numbers that begin with that one. */
static image_ref search_house_or_range(match *s, image_ref street, str number) {
    s->number = (house_number){.text = number};
    image_ref house = search_house(s, street);
    return house.m ? house : house_find(s->v, &s->number, street, HOUSE_RANGE);
}

/* A street without the house that is asked for does not count. */
static bool search_has_house(match *s, image_ref street) {
    return !s->house.len || search_house(s, street).m;
}

static bool search_fits_all(const match *s, image_ref ref) {
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    int count = image_place_chain(s->v->set, ref, chain);
    return match_qualify(s, chain, count).count == s->qualifier_count;
}

/* With a house only what fits all counts, see search_address. */
static void search_consider(match *s, image_ref ref, image_name_class cls, double penalty,
                            unsigned preferred) {
    if (!s->house.len || (search_fits_all(s, ref) && search_has_house(s, ref))) {
        match_consider(s, ref, cls, penalty, preferred);
    }
}

/* ---- names ---- */

/* A row of the tree with the name, in context. */
typedef struct {
    match *s;
    uint32_t key;
} search_named;

static double search_named_score(const rtree_query *q, const image *m, uint32_t row,
                                 double distance_m, double worst) {
    const search_named *named = q->ctx;
    image_ref ref = {m, row};
    bool is_it = distance_m < worst && names_is_main(m, row, named->key) &&
                 search_fits_all(named->s, ref) && search_has_house(named->s, ref);
    return is_it ? distance_m : -1;
}

/* The places of the name round those of a qualifier that fit all, nearest first: of a name that
 * thousands have. */
static void search_key_around(match *s, const image *m, uint32_t key, const match_qualifier *x,
                              double penalty, unsigned preferred) {
    search_named named = {s, key};
    rtree_query q = {.classes = s->classes & ~IMAGE_CLASS_BIT(IMAGE_HOUSE),
                     .score = search_named_score,
                     .ctx = &named,
                     .call = s->v->call};
    for (int i = 0; i < MIN(x->count, (int)SEARCH_AREAS_MAX); i++) {
        rtree_hit hits[MATCH_HITS_MAX];
        image_ref ref = x->refs[i];
        q.lat = image_lat(ref.m, ref.place);
        q.lon = image_lon(ref.m, ref.place);
        q.max_m = match_radius_m(ref) + SEARCH_AROUND_M;
        int count = rtree_search(m, &q, hits, MATCH_HITS_MAX);
        for (int n = 0; n < count; n++) {
            search_consider(s, (image_ref){m, hits[n].place}, IMAGE_MAIN, penalty, preferred);
        }
    }
}

/* The qualifier whose places are the smallest; NULL: none is small. */
static const match_qualifier *search_narrowest(const match *s) {
    const match_qualifier *best = NULL;
    double best_m = SEARCH_SMALL_M;
    for (int i = 0; i < s->qualifier_count; i++) {
        const match_qualifier *x = &s->qualifiers[i];
        double radius_m = 0;
        for (int r = 0; r < MIN(x->count, (int)SEARCH_AREAS_MAX); r++) {
            radius_m = MAX(radius_m, match_radius_m(x->refs[r]));
        }
        if (x->count && x->count <= SEARCH_AREAS_MAX && radius_m < best_m) {
            best_m = radius_m;
            best = x;
        }
    }
    return best;
}

/* Reads the postings up to that number, the most important first, as long as one can be kept.
 * Returns how many. What cannot fit by its position is passed over, once there are some. */
static int search_postings(match *s, const image *m, names_postings *post, int most, double penalty,
                           unsigned preferred) {
    call *c = s->v->call;
    const int needed = s->house.len || s->is_strict ? s->qualifier_count : 0;
    int count = 0, fitting = s->qualifier_count;
    uint32_t row = 0;
    image_name_class cls;
    names_postings ahead = *post;
    for (int i = 0; i < SEARCH_PLAIN_POSTINGS && names_next_posting(&ahead, &row, &cls); i++) {
        image_prefetch(m, row);
    }
    reach area;
    area.most = fitting;
    for (; count < most && !call_over_budget(c) && names_next_posting(post, &row, &cls); count++) {
        image_ref ref = {m, row};
        if (count == SEARCH_PLAIN_POSTINGS && m != s->v->set->base) {
            reach_open(&area, s, m);
        }
        if (area.most < needed || !match_may_enter(s, ref, penalty, preferred, area.most)) {
            break;
        }
        if (count >= SEARCH_PLAIN_POSTINGS && m != s->v->set->base) {
            fitting = reach_fit(&area, c, row);
        }
        if (fitting >= needed && match_may_enter(s, ref, penalty, preferred, fitting)) {
            search_consider(s, ref, cls, penalty, preferred);
        }
    }
    return count;
}

/* In a small area, only the first of very many postings: the rest by the tree. */
static void search_key_in(match *s, const image *m, uint32_t key, double penalty,
                          unsigned preferred) {
    if (s->house.len && !house_look_up(s->v->call, &s->number, m)) {
        return;
    }
    names_postings post = names_postings_of(m, key);
    const match_qualifier *x = m == s->v->set->base ? NULL : search_narrowest(s);
    uint32_t row = 0;
    image_name_class cls;
    int most = x ? SEARCH_NAMESAKES_MAX : SEARCH_POSTINGS_MAX;
    int count = search_postings(s, m, &post, most, penalty, preferred);
    if (count == SEARCH_NAMESAKES_MAX && x) {
        search_key_around(s, m, key, x, penalty, preferred);
    } else if (count == SEARCH_POSTINGS_MAX && names_next_posting(&post, &row, &cls)) {
        s->unread = (image_ref){m, row};
    }
}

/* `own`: the match's keys of names, when this becomes its name; NULL: it does not. */
static void search_key(match *s, str key, double penalty, unsigned preferred, uint32_t *own) {
    for (int i = 0; i < s->v->set->count; i++) {
        const image *m = &s->v->set->images[i];
        uint32_t number = 0;
        bool found = call_charge(s->v->call, NAMES_SEEK_WORK) && names_find(m, key, &number);
        if (found) {
            search_key_in(s, m, number, penalty, preferred);
        }
        if (own) {
            own[i] = found ? number : IMAGE_NO_KEY;
        }
    }
}

/* What may begin the end of a name that people leave out: Newcastle upon Tyne, Rothenburg ob der
 * Tauber. */
static bool search_is_addition(str end) {
    enum { LONGEST = 5 }; /* of these words: saves looking at most */
    str word = str_cut(&end, ' ');
    return word.len <= LONGEST && lexicon_has(word, LEXICON_ADDITION);
}

/* The same for the name of the match as it was typed, and with "Saint" for "St". */
static void search_own_key(match *s) {
    str twin = query_twin(s->v->mem, s->name.key);
    for (int i = 0; i < s->v->set->count; i++) {
        const image *m = &s->v->set->images[i];
        uint32_t number = 0;
        bool found = call_charge(s->v->call, NAMES_SEEK_WORK) &&
                     names_find_begun(m, s->name.key, &number, &s->goes_on[i]);
        s->name_keys[i] = found ? number : IMAGE_NO_KEY;
        if (found && !s->by_kind) {
            search_key_in(s, m, number, 0, 0);
        }
        found =
            twin.len && call_charge(s->v->call, NAMES_SEEK_WORK) && names_find(m, twin, &number);
        s->twin_keys[i] = found ? number : IMAGE_NO_KEY;
        if (found && !s->by_kind) {
            search_key_in(s, m, number, twin.len > s->name.key.len ? SEARCH_TWIN_PENALTY : 0, 0);
        }
    }
}

typedef struct {
    uint32_t key;
    bool is_addition;
} search_longer_key;

#define SEARCH_CALLED_BRIEFLY                                                                      \
    (IMAGE_CLASS_BIT(IMAGE_COUNTRY) | IMAGE_CLASS_BIT(IMAGE_STATE) |                               \
     IMAGE_CLASS_BIT(IMAGE_NATURE) | IMAGE_CLASS_BIT(IMAGE_MARINE))

/* Words of any text: "Black" is not the Black Sea, nor "Silicon" the valley. */
static bool search_is_adjective(str key) {
    return lexicon_has(key, LEXICON_ADJECTIVE);
}

/* Whether an area's or feature's name only goes on with the word for its kind: the West Midlands
 * Region. Not cities: Midwest City is not the Midwest; and counties only where it is said in what,
 * and nothing else has the name. */
static bool search_is_brief(const match *s, image_ref ref, uint32_t key, bool is_known) {
    unsigned county = s->qualifier_count && !is_known ? IMAGE_CLASS_BIT(IMAGE_COUNTY) : 0;
    unsigned kind = IMAGE_CLASS_BIT(image_place_class(ref)) & (SEARCH_CALLED_BRIEFLY | county);
    if (!kind || search_is_adjective(s->name.key) || !call_charge(s->v->call, NAMES_SEEK_WORK)) {
        return false;
    }
    affix_cut cuts[AFFIX_CUTS_MAX];
    names_walk w = names_at(ref.m, key);
    unsigned kinds = 0;
    for (int i = affix_find(names_key(&w), cuts); i--;) {
        bool is_rest = cuts[i].is_after && cuts[i].rest.len == s->name.key.len;
        kinds |= is_rest ? cuts[i].meaning.best | cuts[i].meaning.fit : 0;
    }
    return kinds & kind;
}

/* "Francfort" is Francfort-sur-le-Main, but "Den" is not Den Dominikanske Republik. */
static void search_longer_postings(match *s, const image *m, const search_longer_key *key,
                                   bool is_known) {
    names_postings post = names_postings_of(m, key->key);
    uint32_t row = 0;
    image_name_class cls;
    for (int i = 0; i < SEARCH_LONGER_POSTINGS_MAX && names_next_posting(&post, &row, &cls); i++) {
        image_ref ref = {m, row};
        bool is_foreign = cls == IMAGE_OTHER && !is_known && image_place_is_settled(ref);
        if (cls == IMAGE_MAIN || is_foreign) {
            bool is_short = key->is_addition && image_place_is_settled(ref) &&
                            image_importance(m, row) >= MATCH_SHORTENED_IMPORTANCE;
            s->fit = is_short || search_is_brief(s, ref, key->key, is_known) ? PLACE_MATCH_ALIAS
                                                                             : PLACE_MATCH_PREFIX;
            match_consider(s, ref, cls, 0.12, 0);
        }
    }
}

/* The keys with that prefix, right behind `known` if that exists; returns their number,
 * SEARCH_LONGER_MAX + 1 when there are too many. */
static int search_longer_keys(call *c, const image *m, uint32_t known, str prefix,
                              search_longer_key keys[SEARCH_LONGER_MAX + 1]) {
    int count = 0;
    if (!call_charge(c, NAMES_SEEK_WORK)) {
        return 0;
    }
    names_walk w = known == IMAGE_NO_KEY ? names_seek(m, prefix) : names_at(m, known);
    if (known != IMAGE_NO_KEY) {
        names_next(&w);
    }
    while (count <= SEARCH_LONGER_MAX && !names_is_end(&w) && str_starts(names_key(&w), prefix)) {
        bool is_addition = search_is_addition(str_from(names_key(&w), prefix.len));
        keys[count++] = (search_longer_key){w.key, is_addition};
        names_next(&w);
    }
    return count;
}

/* Names that continue after the query's words: "Frankfurt" finds Frankfurt am Main. is_known: the
 * name itself exists, too. Too many names begin with "New" or "Ciudad" for one of them to be meant.
 */
static void search_longer(match *s, str key, bool is_known) {
    char begin[IMAGE_KEY_MAX + 1];
    size_t digits = 0;
    while (digits < key.len && ascii_is_digit(key.at[digits])) {
        digits++;
    }
    if (key.len >= IMAGE_KEY_MAX || digits == key.len) { /* "5" is nothing's beginning */
        return;
    }
    memcpy(begin, key.at, key.len);
    begin[key.len] = ' ';
    str prefix = {begin, key.len + 1};
    for (int i = 0; i < s->v->set->count; i++) {
        const image *m = &s->v->set->images[i];
        if (s->name_keys[i] != IMAGE_NO_KEY && !s->goes_on[i]) {
            continue; /* as most do not: saves finding that key again */
        }
        search_longer_key keys[SEARCH_LONGER_MAX + 1];
        int count = search_longer_keys(s->v->call, m, s->name_keys[i], prefix, keys);
        for (int n = 0; n < count && count <= SEARCH_LONGER_MAX; n++) {
            search_longer_postings(s, m, &keys[n], is_known);
        }
    }
    s->fit = PLACE_MATCH_NONE;
}

/* Whether a place fits all qualifiers and is what the affixes of its name say. */
static bool search_is_met(const match *s) {
    return match_full_count(s) && s->hits[0].fit != PLACE_MATCH_PARTIAL;
}

/* Without affixes it is a name of its own, as if it had been typed so. */
static void search_variant(match *s, query_part part, const query_variant *variant) {
    int before = s->count;
    s->fit = variant->meaning.is_vague ? PLACE_MATCH_PARTIAL : PLACE_MATCH_NONE;
    s->allowed = variant->meaning.fit;
    s->tags = variant->meaning.tags ? str_of(variant->meaning.tags) : STR_NONE;
    s->home = variant->meaning.countries;
    if (variant->is_cut) {
        s->name = (query_part){query_as_typed(part.text, variant->key), variant->key};
    }
    uint32_t own[IMAGE_SET_MAX];
    search_key(s, variant->key, variant->penalty, variant->meaning.best, own);
    if (s->count > before && variant->is_cut) {
        memcpy(s->name_keys, own, sizeof own);
    }
    s->name = s->count > before ? s->name : part;
    s->fit = PLACE_MATCH_NONE;
    s->allowed = 0;
    s->tags = s->home = STR_NONE;
}

/* "Muju County" as Muju-gun, "Simeulue Regency" as Kabupaten Simeulue: many divisions are called by
 * their whole names only. With a country behind it, the name alone will do. */
static void search_divisions(match *s, query_part part, const query_variant *cuts, int cut_count) {
    const unsigned county = IMAGE_CLASS_BIT(IMAGE_COUNTY), classes = s->classes;
    s->classes &= county;
    for (int i = s->qualifier_count ? 0 : 1; i < cut_count && !search_is_met(s); i++) {
        query_variant from = cuts[i], forms[QUERY_VARIANTS_MAX];
        bool is_plain = i == 0;
        unsigned best = from.meaning.best, all = best | from.meaning.fit;
        bool is_area = from.is_cut && best & (county | IMAGE_SETTLED_MASK) && all & county &&
                       !(best & IMAGE_CLASS_BIT(IMAGE_STATE)) && !from.meaning.is_vague;
        from.meaning.best = county;
        from.is_cut = true;
        int count = is_plain || is_area ? query_divisions(s->v->mem, from, is_plain, forms) : 0;
        for (int k = 0; k < count && !search_is_met(s); k++) {
            search_variant(s, part, &forms[k]);
        }
    }
    s->classes = classes;
}

/* The settlements of a name that fit all qualifiers, best-known first. */
typedef struct {
    image_ref refs[SEARCH_CITIES_MAX];
    int count, level; /* so many are about as well known as the first */
} search_cities;

static void search_find_cities(const match *s, str key, search_cities *cities) {
    match *other = match_open(s->v, s->query);
    cities->count = cities->level = 0;
    if (!other) {
        return;
    }
    other->qualifiers = s->qualifiers;
    other->qualifier_count = s->qualifier_count;
    other->classes = IMAGE_SETTLED_MASK;
    other->name = (query_part){key, key};
    search_own_key(other);
    rank_prefer_main(other);
    for (int i = 0; i < match_full_count(other) && cities->count < SEARCH_CITIES_MAX; i++) {
        const match_hit *h = &other->hits[i];
        bool is_called_so = !i || h->name_class != IMAGE_ALIAS; /* Hong Kong is Victoria to few */
        cities->refs[cities->count] = h->ref;
        cities->count += is_called_so;
        cities->level += is_called_so && h->score > other->hits[0].score - SEARCH_LEVEL;
    }
}

/* Adds the airports near a city that are called by this name of it. */
static void search_airports_called(match *s, image_ref city, str name) {
    char folded[IMAGE_KEY_MAX];
    str key =
        arena_join(s->v->mem, fold_name(name, FOLD_PLAIN, folded, sizeof folded), STR(" airport"));
    uint32_t number = 0, row = 0;
    image_name_class cls;
    if (!call_charge(s->v->call, NAMES_SEEK_WORK) || !names_find(city.m, key, &number)) {
        return;
    }
    names_postings post = names_postings_of(city.m, number);
    for (int i = 0; i < SEARCH_LONGER_POSTINGS_MAX && names_next_posting(&post, &row, &cls); i++) {
        image_ref ref = {city.m, row};
        if (image_place_class(ref) == IMAGE_POI &&
            image_place_distance_m(ref, city) < SEARCH_AIRPORT_M) {
            match_consider(s, ref, cls, 0, 0);
        }
    }
}

/* Whether it is an airport near one of the cities. */
static bool search_is_city_airport(image_ref ref, const image_ref *cities, int count) {
    bool is_near = false;
    for (int i = 0; i < count && !is_near; i++) {
        is_near = image_place_class(ref) == IMAGE_POI &&
                  image_place_distance_m(ref, cities[i]) < SEARCH_AIRPORT_M;
    }
    return is_near;
}

/* Airports near the best-known cities come first, unless all of these are small, and that of
 * another is large: Queenstown in New Zealand, El Dorado in Bogotá. */
static void search_lift_airports(match *s, const search_cities *cities) {
    bool has_large = false, has_other = false;
    for (int i = 0; i < s->count; i++) {
        const match_hit *h = &s->hits[i];
        bool is_large = h->cls == IMAGE_POI && place_match_is_sure(h->fit) &&
                        image_importance(h->ref.m, h->ref.place) >= MATCH_AIRPORT_IMPORTANCE;
        bool is_near = search_is_city_airport(h->ref, cities->refs, cities->level);
        has_large |= is_large && is_near;
        has_other |= is_large && !is_near;
    }
    for (int i = 0; i < s->count && (has_large || !has_other); i++) {
        match_hit *h = &s->hits[i];
        bool is_own = h->name_class == IMAGE_MAIN; /* "Tokyo International" is not Narita */
        double gain = search_is_city_airport(h->ref, cities->refs, 1) ? SEARCH_AIRPORT_GAIN
                      : search_is_city_airport(h->ref, cities->refs, cities->level)
                          ? SEARCH_LEVEL_GAIN
                          : 0;
        h->score += gain * (1 + is_own);
    }
    match_sort(s);
}

/* "Flughafen Mailand": an airport is called after its city in English or its own language, and is
 * that of the best-known city of the name. */
static void search_airports(match *s, const query_variant *variants, int count) {
    search_cities cities = {.count = 0};
    for (int i = 0; i < count && !cities.count; i++) {
        if (variants[i].meaning.is_airport) {
            search_find_cities(s, variants[i].key, &cities);
        }
    }
    for (int i = 0; i < cities.level; i++) {
        char room[NAMES_TEXT_MAX];
        image_ref city = cities.refs[i];
        uint32_t english = image_lang(city.m, STR("en"));
        search_airports_called(s, city, names_of(city.m, city.place, &english, 1, room));
        search_airports_called(s, city, names_main(city.m, city.place, room));
    }
    if (cities.count) {
        search_lift_airports(s, &cities);
    }
}

/* "石川" is a town, but also the prefecture, whose name has an ending. */
static void search_suffixed(match *s, str key) {
    query_variant variants[QUERY_VARIANTS_MAX];
    int count = s->hits[0].cls > IMAGE_STATE ? query_suffix(s->v->mem, key, variants) : 0;
    unsigned classes = s->classes;
    s->classes &= IMAGE_CLASS_BIT(IMAGE_STATE);
    for (int i = 0; i < count; i++) {
        search_key(s, variants[i].key, variants[i].penalty, 0, NULL);
    }
    s->classes = classes;
}

/* The name with the current qualifiers, in all its spellings until one is found. */
static bool search_name(match *s, query_part part) {
    s->name = part;
    s->whole = part.key;
    search_own_key(s);
    if (s->by_kind) {
        return poi_search(s, part.key);
    }
    query_variant variants[QUERY_VARIANTS_MAX];
    bool is_found = match_full_count(s) > 0;
    bool may_be_airport = !is_found || s->hits[0].cls == IMAGE_POI;
    if (is_found && !(may_be_airport && affix_is_airport(part.key))) {
        /* "St Petersburg": Florida's, and after it Saint Petersburg */
        int count = query_expand(s->v->mem, part.key, variants);
        for (int i = 0; i < count; i++) {
            search_key(s, variants[i].key, 0.12, 0, NULL);
        }
        search_suffixed(s, part.key);
        return true;
    }
    int count = query_variants(s->v->mem, part, variants);
    for (int i = 1; i < count && !search_is_met(s); i++) {
        search_variant(s, part, &variants[i]);
    }
    search_divisions(s, part, variants, count);
    if (match_full_count(s)) { /* "茨城" is the prefecture before some "茨城市" */
        search_suffixed(s, part.key);
    }
    search_airports(s, variants, count);
    return match_full_count(s) > 0;
}

/* Adds the hits of another split of the same length, which may have more or fewer qualifiers. */
static void search_merge(match *s, const match *other) {
    int count = match_full_count(other);
    s->unread = other->unread.m ? other->unread : s->unread;
    for (int i = 0; i < count && s->count < MATCH_HITS_MAX; i++) {
        bool is_new = true;
        for (int k = 0; k < s->count && is_new; k++) {
            is_new = !image_place_is_same(s->hits[k].ref, other->hits[i].ref);
        }
        if (is_new) {
            s->hits[s->count] = other->hits[i];
            s->hits[s->count++].matched = s->qualifier_count;
        }
    }
    match_sort(s);
}

/* Whether it has a letter of ASCII that is small, or one that is a capital. */
static bool search_has_case(str text, bool is_small) {
    bool found = false;
    for (size_t i = 0; i < text.len && !found; i++) {
        bool is_same = ascii_lower(text.at[i]) == text.at[i];
        found = ascii_is_alpha(text.at[i]) && is_same == is_small;
    }
    return found;
}

/* "Springfield in" of "Springfield in Illinois" as "Springfield". A word in capitals is a code, not
 * a preposition, unless all are: "Springfield IN USA". */
static str search_without_joiner(query_part part, str key) {
    size_t size = affix_joiner(key);
    str word = size ? str_from(key, key.len - size + 1) : STR_NONE;
    bool is_code = word.len && str_is_capitals(query_as_typed(part.text, word)) &&
                   search_has_case(part.text, true);
    return is_code ? key : str_head(key, key.len - size);
}

/* Whether the name was found without a joiner that stands before it: "Verona near Lake Garda" asks
 * for Verona, and does not say where the lake is. */
static bool search_is_joined(const match *s, const str *words, int count) {
    return s->name.key.len < s->whole.len && affix_joiner(query_span(words, 0, count + 1));
}

/* "Paris, Norway" is not the village of Norway at Paris, Maine: at the end, the name of a country
 * far better known than what was found; nor is "Iran, Iraq" Arak, which few call so. */
static bool search_is_country_meant(const match *s, str key) {
    match *other = match_open(s->v, s->query);
    if (!other) {
        return false;
    }
    other->classes = IMAGE_CLASS_BIT(IMAGE_COUNTRY);
    search_key(other, key, 0, 0, NULL);
    const match_hit *country = other->hits, *h = s->hits;
    double lead = h->name_class == IMAGE_ALIAS ? 0 : SEARCH_FAR_BETTER;
    return other->count && country->name_class != IMAGE_CODE &&
           image_importance(h->ref.m, h->ref.place) + lead <
               image_importance(country->ref.m, country->ref.place);
}

/* "Kansas Lane" is a street, and not Lane County there. */
static bool search_is_street_word(str whole, str name) {
    address_reading r;
    return str_find(name, STR(" ")) < 0 && str_ends(whole, name) && address_read(whole, &r) &&
           r.has_street;
}

/* All splits of a part without commas, in addition to the first `base_qualifiers` qualifiers. */
static bool search_splits(match *s, query_part part, int base_qualifiers) {
    str words[QUERY_WORDS_MAX];
    int count = query_words(part.key, words);
    if (count > QUERY_WORDS_MAX) {
        return false;
    }
    match before = *s;
    s->is_strict = true;
    for (int len = count - 1; len > 0 && !call_over_budget(s->v->call); len--) {
        match first = {.count = 0};
        for (int from = 0; from <= count - len; from += count - len) {
            s->qualifier_count = base_qualifiers;
            s->count = 0;
            if (match_add_words(s, words, 0, from) &&
                match_add_words(s, words, from + len, count)) {
                str key = query_span(words, from, from + len);
                key = from ? key : search_without_joiner(part, key);
                s->count = search_name(s, (query_part){key, key}) ? match_full_count(s) : 0;
                bool is_other =
                    from && s->count &&
                    (search_is_joined(s, words, from) || search_is_street_word(part.key, key) ||
                     search_is_country_meant(s, key));
                s->count = is_other ? 0 : s->count;
            }
            if (first.count) {
                search_merge(&first, s);
                *s = first;
            }
            first = *s;
        }
        if (s->count) {
            s->is_strict = before.is_strict;
            return true;
        }
    }
    *s = before;
    return false;
}

/* ---- addresses ---- */

/* Whether a house is where the qualifiers say, as far as the file has their outlines and postcodes:
 * its street may lead out of a town. */
static bool search_is_there(const match *s, image_ref street, image_ref house) {
    bool is_there = true;
    for (int i = 0; i < s->qualifier_count && is_there; i++) {
        int edits;
        image_ref area = match_qualifier_ref(s, street, i, &edits);
        if (area.m && image_place_class(area) == IMAGE_POSTCODE) {
            uint32_t code = image_postal(house.m, house.place);
            is_there =
                code == IMAGE_NO_PLACE || image_place_is_same(area, (image_ref){house.m, code});
            continue;
        }
        is_there = area.m != house.m || !outline_has(area.m, area.place) ||
                   outline_contains(area.m, area.place, image_lat(house.m, house.place),
                                    image_lon(house.m, house.place));
    }
    return is_there;
}

static bool search_has_class(const image_set *set, image_class cls) {
    for (int i = 0; i < set->count; i++) {
        if (image_first(&set->images[i], cls) !=
            image_first(&set->images[i], (image_class)(cls + 1))) {
            return true;
        }
    }
    return false;
}

/* "Rue Grimaldi 12": the street, and its house with that number. Streets without the number are
 * kept only when no street has it. */
static bool search_address(match *s, query_part part, query_house_form form, int base_qualifiers,
                           bool must_exist, str *number) {
    query_part rest;
    if (!query_house(s->v->mem, part, form, number, &rest)) {
        return false;
    }
    unsigned classes = s->classes;
    s->classes = IMAGE_CLASS_BIT(IMAGE_STREET) | IMAGE_SETTLED_MASK;
    s->count = 0;
    s->qualifier_count = base_qualifiers;
    s->house = must_exist ? *number : STR_NONE;
    s->number = (house_number){.text = s->house};
    if (!search_name(s, rest)) {
        search_splits(s, rest, base_qualifiers);
    }
    s->classes = classes;
    s->house = STR_NONE;
    if (must_exist && !match_full_count(s)) {
        return false; /* a street where it was asked for comes before a house elsewhere */
    }
    int kept = 0, best = s->count ? s->hits[0].matched : 0;
    for (int i = 0; i < s->count; i++) {
        bool is_best = s->hits[i].matched == best;
        image_ref house = is_best ? search_house_or_range(s, s->hits[i].ref, *number)
                                  : (image_ref){NULL, IMAGE_NO_PLACE};
        if (house.m && search_is_there(s, s->hits[i].ref, house)) {
            match_hit hit = s->hits[i];
            hit.ref = house;
            hit.cls = image_place_class(house);
            s->hits[kept++] = hit;
        } else if (s->hits[i].cls != IMAGE_STREET) {
            s->hits[i].matched = -1; /* a settlement without that house is no answer */
        }
    }
    if (kept) {
        bool is_first = form == QUERY_HOUSE_RANGE_FIRST &&
                        query_house(s->v->mem, part, QUERY_HOUSE_RANGE, number, &rest);
        str_cut(number, ' ');
        s->flat = is_first ? *number : STR_NONE; /* "Ilica 10/2" */
        *number = STR_NONE;
        s->count = kept;
        return true;
    }
    for (int i = 0; i < s->count; i++) {
        if (s->hits[i].matched >= 0) {
            s->hits[kept++] = s->hits[i];
        }
    }
    s->count = kept;
    return kept > 0;
}

/* The same for each position of the number. must_exist: streets without the house do not count.
 * When nothing is found, the match is restored. */
static bool search_addresses(match *s, query_part part, bool must_exist, str *number) {
    bool has_houses =
        search_has_class(s->v->set, IMAGE_STREET) || search_has_class(s->v->set, IMAGE_HOUSE);
    match *before = has_houses ? ARENA_NEW(s->v->mem, match, 1) : NULL;
    if (!before) {
        return false;
    }
    *before = *s;
    for (int form = 0; form < QUERY_HOUSE_FORMS; form++) {
        bool found = search_address(s, part, (query_house_form)form, before->qualifier_count,
                                    must_exist, number);
        if (found && (!must_exist || !number->len)) {
            return true;
        }
        *s = *before;
        *number = STR_NONE;
    }
    return false;
}

/* ---- the whole query ---- */

/* The parts but that of the name as qualifiers. */
static void search_add_parts(match *s, const query_parts *parts, int name) {
    s->qualifier_count = 0;
    for (int i = 0; i < parts->count; i++) {
        if (i != name) {
            match_add_part(s, parts->parts[i]);
        }
    }
}

/* Whether a file has a thing of the very name: "Liechtenstein Center" is no center of the country.
 */
static bool search_is_own_name(const match *s, str key) {
    bool found = false;
    for (int i = 0; i < s->v->set->count && !found; i++) {
        const image *m = &s->v->set->images[i];
        uint32_t number;
        found = m != s->v->set->base && call_charge(s->v->call, NAMES_SEEK_WORK) &&
                names_find(m, key, &number);
    }
    return found;
}

/* Another part than the first as the name, when all others fit it. */
static bool search_other_names(match *s, const query_parts *parts, str *number) {
    match *other = parts->count > 1 ? match_open(s->v, s->query) : NULL;
    for (int name = 1; name < parts->count && other; name++) {
        other->count = 0;
        search_add_parts(other, parts, name);
        const match_qualifier *first = &other->qualifiers[0];
        bool is_cut = other->qualifier_count && str_eq(first->part.key, parts->parts[0].key) &&
                      !str_eq(first->key, first->part.key) &&
                      search_is_own_name(s, first->part.key);
        bool found = !is_cut && (search_name(other, parts->parts[name]) ||
                                 search_addresses(other, parts->parts[name], true, number));
        if (found && match_full_count(other) &&
            !search_is_country_meant(other, parts->parts[name].key)) {
            *s = *other;
            s->count = match_full_count(s);
            return true;
        }
    }
    return false;
}

/* Points of interest of index files by names with a word for their kind, which the query or the
 * index may lack. Only hits that fit all qualifiers count. */
static bool search_kinds(match *s, const query_parts *parts) {
    match *other = image_set_file_count(s->v->set) ? match_open(s->v, s->query) : NULL;
    if (!other) {
        return false;
    }
    other->by_kind = true;
    for (int i = 1; i < parts->count; i++) {
        match_add_part(other, parts->parts[i]);
    }
    if (search_name(other, parts->parts[0]) ||
        search_splits(other, parts->parts[0], other->qualifier_count)) {
        *s = *other;
        s->count = match_full_count(s);
        return true;
    }
    return false;
}

/* Whether a place that fits all qualifiers has the very name. */
static bool search_is_sure(const match *s) {
    bool is_sure = false;
    for (int i = match_full_count(s); i-- && !is_sure;) {
        is_sure = place_match_is_sure(s->hits[i].fit);
    }
    return is_sure;
}

/* A name with commas of its own, "Stop, Look & Listen"; or with the first two parts turned round:
 * "Opera House, Sydney", "Saha, Respublika, Russia". All of it: "Milano, TO" is no -to. */
static bool search_joined(match *s, const query_parts *parts, bool is_turned) {
    query_part name = parts->parts[0];
    match *other = parts->count > 1 ? match_open(s->v, s->query) : NULL;
    for (int i = 1; i < parts->count && other; i++) {
        query_part part = parts->parts[i];
        if (is_turned && i > 1) {
            match_add_part(other, part);
            continue;
        }
        query_part first = is_turned ? part : name, second = is_turned ? name : part;
        name.text =
            arena_list(s->v->mem, first.text, is_turned ? STR(" ") : STR(", "), second.text);
        name.key = arena_list(s->v->mem, first.key, STR(" "), second.key);
    }
    if (!other || !search_name(other, name) || other->name.key.len < other->whole.len ||
        (is_turned && !search_is_sure(other))) {
        return false;
    }
    *s = *other;
    s->count = match_full_count(s);
    return true;
}

/* Things of index files by their kind; `by_word`: by a word of their name. */
static bool search_things(match *s, const query_parts *parts, bool by_word) {
    match *other = image_set_file_count(s->v->set) ? match_open(s->v, s->query) : NULL;
    bool found = other && (by_word ? thing_search_word(other, parts) : thing_search(other, parts));
    if (found) {
        *s = *other;
    }
    return found;
}

/* When all names go on, a reading that is sure comes first: "Brest Bretagne" is no airport of
 * Brest-Bretagne, but Brest, and "Georgia, Athens" no Georgia Museum there. */
static void search_read_surely(match *s, const query_parts *parts) {
    bool is_begun = match_full_count(s) && s->hits[0].fit == PLACE_MATCH_PREFIX;
    match *other = is_begun && !search_is_sure(s) ? match_open(s->v, s->query) : NULL;
    str number = STR_NONE;
    if (!other) {
        return;
    }
    search_add_parts(other, parts, 0);
    if ((search_splits(other, parts->parts[0], other->qualifier_count) && search_is_sure(other)) ||
        (search_other_names(other, parts, &number) && search_is_sure(other) && !number.len)) {
        *s = *other;
    }
}

/* What is said of an area, or by those who ask for it: "to Myanmar" is not the village of To. */
static bool search_is_asking(str word) {
    return search_is_adjective(word) || lexicon_has(word, LEXICON_ASKING);
}

/* "Canton Ohio" is the town of Canton, no canton of Ohio, and "Nara in Japan" not what is near
 * ("nara") Japan: the word that was taken for an affix as the name. */
static bool search_named_as_affix(match *s, const query_parts *parts) {
    match *other = match_open(s->v, s->query);
    if (!other) {
        return false;
    }
    search_add_parts(other, parts, 0);
    if (!search_splits(other, parts->parts[0], other->qualifier_count) || !search_is_sure(other) ||
        other->name.key.len < other->whole.len || !str_starts(parts->parts[0].key, other->whole)) {
        return false;
    }
    bool is_next = other->whole.len + 1 + s->name.key.len == s->whole.len; /* no "in" between */
    if (is_next && search_is_asking(other->whole) &&
        image_place_class(other->hits[0].ref) != IMAGE_STATE) {
        return false;
    }
    other->count = match_full_count(other);
    *s = *other;
    return true;
}

/* "Region Denmark": when a far better-known country has the name, a division elsewhere is only one
 * of the things that can be meant. */
static void search_doubt_kind(match *s) {
    double known = 0;
    for (int i = 0; i < s->count; i++) {
        image_ref ref = s->hits[i].ref;
        bool is_country = image_place_class(ref) == IMAGE_COUNTRY;
        known = is_country ? MAX(known, image_importance(ref.m, ref.place)) : known;
    }
    for (int i = 0; i < s->count; i++) {
        match_hit *h = &s->hits[i];
        bool is_small = image_importance(h->ref.m, h->ref.place) + SEARCH_FAR_BETTER < known;
        h->fit = is_small ? MAX(h->fit, PLACE_MATCH_PARTIAL) : h->fit;
    }
}

/* Whether what was found is an area because of the single word before its name, whose kind is
 * among these classes; 0: a word of any kind, which may be the name. */
static bool search_is_by_word(const match *s, str key, unsigned classes) {
    str word = str_cut(&key, ' ');
    affix_cut cuts[AFFIX_CUTS_MAX];
    bool found = false, is_cut = s->name.key.len < s->whole.len && search_is_sure(s) &&
                                 image_place_class(s->hits[0].ref) <= IMAGE_COUNTY;
    for (int i = is_cut ? affix_find(s->whole, cuts) : 0; i-- && !found;) {
        bool is_it =
            !cuts[i].is_after && str_eq(cuts[i].word, word) && str_ends(s->whole, s->name.key);
        found = is_it && (!classes || (str_eq(cuts[i].rest, s->name.key) &&
                                       !cuts[i].meaning.is_link && /* no article */
                                       cuts[i].meaning.best & classes));
    }
    return found;
}

/* Whether what was found lacks words that say nothing about a place: "hotels in Monaco". */
static bool search_is_worded(const match *s) {
    affix_cut cuts[AFFIX_CUTS_MAX];
    bool found = false;
    for (int i = s->name.key.len < s->whole.len ? affix_find(s->whole, cuts) : 0; i-- && !found;) {
        found = !cuts[i].meaning.best && str_eq(cuts[i].rest, s->name.key);
    }
    return found;
}

/* A file that has the place has none of these things there: the place alone is half an answer. */
static void search_doubt_wording(match *s, str text, str *number) {
    ptrdiff_t at = str_find(s->whole, s->name.key);
    str words = str_trim(at > 0 ? str_head(s->whole, (size_t)at) : STR_NONE);
    words = str_head(words, words.len - affix_joiner(words));
    if (!words.len || s->hits[0].ref.m == s->v->set->base) {
        return;
    }
    *number = query_as_typed(text, words);
}

/* A street without the number as it is written, or by other words. may_lack: the street of the name
 * may be without the house. */
static bool search_street(match *s, const query_parts *parts, bool may_lack, str *number) {
    bool has_street = may_lack && search_addresses(s, parts->parts[0], false, number);
    if (has_street && match_full_count(s)) {
        street_find_number(s, number);
        return true;
    }
    return street_search(s, parts, true, number) || has_street;
}

/* As search_parts. */
static void search_read_parts(match *s, const query_parts *parts, str *number) {
    search_add_parts(s, parts, 0);
    int base = s->qualifier_count;
    *number = STR_NONE;
    if (call_over_budget(s->v->call)) {
        return;
    }
    bool is_known = search_name(s, parts->parts[0]);
    search_longer(s, parts->parts[0].key, is_known);
    search_read_surely(s, parts);
    bool is_worded = search_is_worded(s);
    if ((!search_is_sure(s) || is_worded) && search_things(s, parts, false)) {
        return;
    }
    if (is_worded && s->count) {
        search_doubt_wording(s, parts->parts[0].text, number);
    }
    bool is_name = s->count > 0; /* elsewhere: "SR 143" is no house of a street SR */
    if (match_full_count(s) || search_addresses(s, parts->parts[0], true, number) ||
        search_splits(s, parts->parts[0], base) || search_street(s, parts, !is_name, number)) {
        return;
    }
    bool found = search_other_names(s, parts, number);
    for (int is_turned = 0; is_turned < 2 && !found; is_turned++) {
        found = search_joined(s, parts, is_turned);
    }
    if (!found && !search_kinds(s, parts) && !street_search(s, parts, false, number)) {
        search_things(s, parts, true);
    }
}

/* Fills s->hits; *number: the house number that had to be dropped. */
static void search_parts(match *s, const query_parts *parts, str *number) {
    search_read_parts(s, parts, number);
    const unsigned divisions = IMAGE_CLASS_BIT(IMAGE_STATE) | IMAGE_CLASS_BIT(IMAGE_COUNTY);
    str key = parts->parts[0].key;
    if (!(search_is_by_word(s, key, 0) && search_named_as_affix(s, parts)) &&
        search_is_by_word(s, key, divisions)) {
        search_doubt_kind(s);
    }
}

/* Whether the hits are where an index file has the postcode of the query. */
static bool search_has_postcode(const match *s) {
    bool found = false;
    for (int i = 0; i < s->qualifier_count && !found; i++) {
        const match_qualifier *x = &s->qualifiers[i];
        found = x->count && image_place_class(x->refs[0]) == IMAGE_POSTCODE;
    }
    return found;
}

/* The name as it was typed, digits and all: "100 Mile House", "1770"; and codes and house numbers
 * of index files. */
static bool search_typed(match *s, const query_parts *parts, str *number) {
    if (search_has_class(s->v->set, IMAGE_POSTCODE) || search_has_class(s->v->set, IMAGE_HOUSE)) {
        search_parts(s, parts, number);
        if (match_full_count(s) && (!number->len || search_has_postcode(s))) {
            return true;
        }
    }
    s->count = 0;
    search_add_parts(s, parts, 0);
    return search_name(s, parts->parts[0]) && search_is_met(s);
}

/* Whether a code so short, beside the name of a street, is the number of a house. */
static bool search_is_house_number(const match *s, const postal_code *code) {
    return s->count && image_place_class(s->hits[0].ref) == IMAGE_STREET && code->beside.len &&
           str_find(code->beside, s->name.key) >= 0;
}

/* A query with a postal code. When the code fits none of the places that the other words name, they
 * are partial matches, settlements only: who writes a code does not mean a country. False: it has
 * none, or nothing is found. */
static bool search_postal(match *s, const query_parts *parts, str *number, str *note) {
    postal_code *codes = ARENA_NEW(s->v->mem, postal_code, POSTAL_CODES_MAX);
    int count = codes ? postal_find(s->v->mem, parts, s->query->country_codes, codes) : 0;
    if (count && search_typed(s, parts, number)) {
        return true;
    }
    for (int i = 0; i < count; i++) {
        s->count = s->qualifier_count = 0;
        *number = STR_NONE;
        if (!codes[i].rest.count) {
            postal_alone(s, &codes[i], note);
            return true;
        }
        search_parts(s, &codes[i].rest, number);
        bool is_code = !number->len && !search_is_house_number(s, &codes[i]);
        if (is_code && postal_apply(s, &codes[i], note)) {
            return true;
        }
    }
    s->count = s->qualifier_count = 0;
    if (count) {
        search_parts(s, &codes[0].rest, number);
        *number = arena_list(s->v->mem, *number, STR(", "), codes[0].text);
    }
    return s->count && s->hits[0].cls > IMAGE_COUNTY;
}

static bool search_has_digit(const query_parts *parts) {
    bool found = false;
    for (int i = 0; i < parts->count && !found; i++) {
        found = str_has_digit(parts->parts[i].key);
    }
    return found;
}

/* Whether the query has the form of an ISO 3166-2 code: "GB-BEX" is no airport BEX in Britain. */
static bool search_is_division_code(const match *s, const query_parts *parts) {
    str code = parts->parts[0].text, country = str_cut(&code, '-');
    bool is_code = parts->count == 1 && str_is_capitals(country) && code.len && code.len <= 3;
    for (size_t i = 0; i < code.len && is_code; i++) {
        is_code = ascii_is_digit(code.at[i]) || str_is_capitals(str_head(str_from(code, i), 1));
    }
    return is_code && match_country(s->v, country).m;
}

static void search_all_readings(match *s, query_parts *parts, str *number, str *note) {
    if (!parts->count) {
        search_things(s, parts, false);
        return;
    }
    if (search_is_division_code(s, parts)) {
        s->name = parts->parts[0];
        search_own_key(s);
        return;
    }
    if (search_has_digit(parts) && search_postal(s, parts, number, note)) {
        return;
    }
    s->count = s->qualifier_count = 0;
    *number = STR_NONE;
    search_parts(s, parts, number);
}

/* The country of that name or code; .m NULL: there is none. */
static image_ref search_country_named(const match *s, str key) {
    match *other = match_open(s->v, s->query);
    if (!other) {
        return (image_ref){NULL, IMAGE_NO_PLACE};
    }
    other->classes = IMAGE_CLASS_BIT(IMAGE_COUNTRY);
    search_key(other, key, 0, 0, NULL);
    return other->count ? other->hits[0].ref : (image_ref){NULL, IMAGE_NO_PLACE};
}

/* Whether word `at` of a part is the code of a division in the country that follows: in the part
 * or, at its end and in capitals, as the part behind; "": of one in the United States. */
static bool search_is_code_word(const match *s, query_part part, const str *words, int count,
                                int at, str behind) {
    enum { CODE_LEN = 2, CODE_MAX = 3 };
    str word = words[at];
    bool is_last = at + 1 == count, is_length = word.len == CODE_LEN || word.len == CODE_MAX;
    bool is_mixed = search_has_case(part.text, true) && search_has_case(part.text, false);
    bool is_capital = is_mixed && str_is_capitals(query_as_typed(part.text, word));
    bool may_be = is_capital || (!is_mixed && !is_last && word.len == CODE_LEN &&
                                 !affix_joiner(query_span(words, 0, at + 1)));
    if (!is_length || !may_be || (is_last && !behind.len && word.len > CODE_LEN)) {
        return false;
    }
    str name = is_last ? behind : query_span(words, at + 1, count);
    image_ref refs[MATCH_REFS_MAX],
        country = name.len ? search_country_named(s, name) : match_country(s->v, STR("us"));
    return country.m && match_code_refs(s, country, word, refs) > 0;
}

/* "Springfield IL USA", "Denver CO": a code is an area, and neither an article nor a county; as if
 * commas were before and behind it. */
static void search_part_code(const match *s, query_parts *parts, int index, str behind) {
    str words[QUERY_WORDS_MAX];
    query_part part = parts->parts[index];
    int count = query_words(part.key, words), at = index == 0;
    bool may_be = count > 1 && count <= QUERY_WORDS_MAX && parts->count + 2 <= QUERY_PARTS_MAX;
    while (may_be && at < count && !search_is_code_word(s, part, words, count, at, behind)) {
        at++;
    }
    if (!may_be || at == count) {
        return;
    }
    const int ends[] = {0, at, at + 1, count};
    int more = (at > 0) + (at + 1 < count);
    memmove(&parts->parts[index + 1 + more], &parts->parts[index + 1],
            (size_t)(parts->count - index - 1) * sizeof part);
    parts->count += more;
    for (int i = 0; i + 1 < (int)LEN(ends); i++) {
        if (ends[i] < ends[i + 1]) {
            str key = query_span(words, ends[i], ends[i + 1]);
            parts->parts[index++] = (query_part){query_as_typed(part.text, key), key};
        }
    }
}

/* The same in the last part, and in the one before it: "Denver CO, USA". */
static void search_part_codes(const match *s, query_parts *parts) {
    int last = parts->count - 1;
    str behind = parts->parts[last].key;
    search_part_code(s, parts, last, STR_NONE);
    if (last == 1 && parts->count == 2) {
        search_part_code(s, parts, 0, behind);
    }
}

/* ---- what the answer says of it ---- */

/* The query as it was read for the place: misspelled qualifiers as they are written. Absent: none
 * was. */
static str search_understood(const match *s, const query_parts *parts, const match_hit *top) {
    str text = parts->parts[0].text;
    bool is_corrected = false;
    for (int i = 0; i < s->qualifier_count; i++) {
        int edits = 0;
        image_ref ref = match_qualifier_ref(s, top->ref, i, &edits);
        str part = edits ? image_set_name(s->v, ref) : s->qualifiers[i].part.text;
        is_corrected |= edits > 0;
        text = arena_list(s->v->mem, text, STR(", "), part);
    }
    return is_corrected ? text : STR_NONE;
}

static str search_dropped(const match *s, const match_hit *top, str number) {
    str dropped = arena_list(s->v->mem, number, STR(", "), s->postcode);
    for (int i = 0; i < s->qualifier_count; i++) {
        if (!(top->matched_mask & 1u << i)) {
            dropped = arena_list(s->v->mem, dropped, STR(", "), s->qualifiers[i].part.text);
        }
    }
    return dropped;
}

/* Whether a dropped qualifier is a country or division: then the place is elsewhere. */
static bool search_is_elsewhere(const match *s, const match_hit *top) {
    for (int i = 0; i < s->qualifier_count; i++) {
        const match_qualifier *x = &s->qualifiers[i];
        for (int r = 0; r < x->count && !(top->matched_mask & 1u << i); r++) {
            if (image_place_class(x->refs[r]) <= IMAGE_COUNTY) {
                return true;
            }
        }
    }
    return false;
}

/* Whether the name of a qualifier that does not fit is nowhere. */
static bool search_has_unknown(const match *s, const match_hit *h) {
    for (int i = 0; i < s->qualifier_count; i++) {
        if (!(h->matched_mask & 1u << i) && s->qualifiers[i].count == 0) {
            return true;
        }
    }
    return false;
}

/* A country or division is no answer when a name in it may have been dropped: "77200, France". */
static void search_drop_containers(match *s) {
    int kept = 0;
    for (int i = 0; i < s->count; i++) {
        bool is_area = s->hits[i].cls <= IMAGE_COUNTY;
        if (!is_area || !search_has_unknown(s, &s->hits[i])) {
            s->hits[kept++] = s->hits[i];
        }
    }
    s->count = kept;
}

/* "FRA" is an airport as well as a country, "MAN" as well as a town: in capitals, the code of a
 * large airport is as likely to be meant as anything else. */
static bool search_is_level_airport(const match *s, const match_hit *h) {
    return s->name.key.len == SEARCH_IATA_LEN && str_is_capitals(s->name.text) &&
           h->cls == IMAGE_POI && h->name_class == IMAGE_CODE &&
           image_importance(h->ref.m, h->ref.place) >= MATCH_AIRPORT_IMPORTANCE;
}

/* "LA" is the code of Laos, and how people shorten the name of a city of millions. */
static bool search_is_level_city(const match *s, const match_hit *h) {
    return s->hits[0].name_class == IMAGE_CODE && s->hits[0].cls == IMAGE_COUNTRY &&
           h->name_class == IMAGE_ALIAS && match_is_settled(h) && place_match_is_sure(h->fit) &&
           image_importance(h->ref.m, h->ref.place) >= COMMON_FAMOUS_IMPORTANCE &&
           common_is_initials(s, h->ref);
}

/* Of a country and an airport with one code, the airport comes first when it is nearly as well
 * known and elsewhere ("FRA", "LCA", but "PER" is Peru), and rather when the country is only called
 * so in some language: "SIN". */
static bool search_is_airport_first(const match *s, const match_hit *airport) {
    const match_hit *country = s->hits;
    image_ref a = airport->ref;
    double known = image_importance(a.m, a.place);
    return country->cls == IMAGE_COUNTRY && country->name_class != IMAGE_MAIN &&
           !image_place_is_same(
               image_place_country_at(s->v->set, image_lat(a.m, a.place), image_lon(a.m, a.place)),
               country->ref) &&
           image_importance(country->ref.m, country->ref.place) - known <
               (country->name_class == IMAGE_CODE ? SEARCH_CODE_LEAD : SEARCH_NAME_LEAD);
}

/* A small airport does not come before the country, however small. */
static void search_lift_country(match *s) {
    for (int i = 1; i < s->count && s->hits[i].matched == s->hits[0].matched; i++) {
        match_hit *h = &s->hits[i];
        if (h->cls == IMAGE_COUNTRY && h->name_class == IMAGE_CODE && s->hits[0].cls == IMAGE_POI &&
            s->hits[0].name_class == IMAGE_CODE && !search_is_level_airport(s, s->hits)) {
            h->score = MAX(h->score, s->hits[0].score + SEARCH_CODE_GAIN);
        }
    }
    match_sort(s);
}

/* With points, "L.A." is short for words, and no code. */
static void search_level_codes(match *s) {
    search_lift_country(s);
    double gain = str_find(s->name.text, STR(".")) > 0 ? SEARCH_SHORT_GAIN : 0;
    for (int i = 1; i < s->count && s->hits[i].matched == s->hits[0].matched; i++) {
        match_hit *h = &s->hits[i];
        if (search_is_level_city(s, h)) {
            h->score = MAX(h->score, s->hits[0].score + gain);
        } else if (search_is_level_airport(s, h)) {
            double before = search_is_airport_first(s, h) ? SEARCH_CODE_GAIN : 0;
            h->score = MAX(h->score, s->hits[0].score + before);
        }
    }
    match_sort(s);
}

/* "Acropolis" is that of Athens, before Little Rock, which few call so. */
static void search_sink_nickname(match *s) {
    bool may_be = s->count && !s->qualifier_count && common_is_nickname(s, &s->hits[0]);
    for (int i = 1; i < s->count && may_be && s->hits[i].matched == s->hits[0].matched; i++) {
        match_hit *h = &s->hits[i];
        if (place_match_is_sure(h->fit) && !common_is_nickname(s, h)) {
            h->score = MAX(h->score, s->hits[0].score + SEARCH_LEVEL_GAIN);
            match_sort(s);
            return;
        }
    }
}

/* "Laayoune, Morocco" is the city that the data have elsewhere, and not its airport there, nor is
 * "Geneva, France" the lake. */
static void search_doubt_feature(match *s) {
    match_hit *h = s->hits;
    bool is_called = s->count && s->qualifier_count && h->name_class != IMAGE_CODE &&
                     h->fit == PLACE_MATCH_ALIAS && !affix_is_airport(s->whole) &&
                     match_has_category(h->ref.m, h->ref.place, STR("aeroway natural=water"));
    if (!is_called) {
        return;
    }
    int qualifiers = s->qualifier_count;
    search_cities cities;
    s->qualifier_count = 0;
    search_find_cities(s, s->name.key, &cities);
    s->qualifier_count = qualifiers;
    for (int i = 0; i < cities.count; i++) {
        image_ref city = cities.refs[i];
        bool is_known =
            image_importance(city.m, city.place) > image_importance(h->ref.m, h->ref.place);
        if (is_known && image_place_distance_m(h->ref, city) < SEARCH_AIRPORT_M) {
            h->fit = PLACE_MATCH_PREFIX;
        }
    }
}

/* Whether a place that was not looked at may be meant as well as the first hit. */
static bool search_is_cut(const match *s) {
    return s->unread.m && (!s->count || image_importance(s->hits[0].ref.m, s->hits[0].ref.place) <=
                                            image_importance(s->unread.m, s->unread.place));
}

static bool search_is_house(const match_hit *h) {
    return h->cls == IMAGE_HOUSE;
}

GEO_FN place_list search_places(const image_view *v, const place_query *asked, search_note *note) {
    place_query cut = query_cut_category(asked);
    const place_query *query = &cut;
    match *s = match_open(v, query);
    query_parts parts = query_split(v->mem, query);
    place_list places = {NULL, 0};
    if (!s || (parts.count == 0 && !query->category.len)) {
        return places;
    }
    str number = STR_NONE;
    if (parts.count) {
        search_part_codes(s, &parts);
    }
    search_all_readings(s, &parts, &number, &note->postcode);
    search_drop_containers(s);
    note->is_open = search_is_cut(s);
    if (common_is_no_place(s, &parts)) {
        note->is_common_word = parts.count == 1; /* "church, Hof" says where */
        return places;
    }
    int limit = MIN(MAX(query->limit, 1), PLACE_LIMIT_MAX);
    rank_prefer_main(s);
    if (v->set->count > 1) {
        rank_merge(s);
    }
    rank_finish(s, limit);
    search_level_codes(s);
    search_sink_nickname(s);
    search_doubt_feature(s);
    note->is_open |= common_is_rare(s, &parts);
    bool is_partial = s->count && (s->hits[0].matched < s->qualifier_count || number.len ||
                                   (parts.unit.len && !search_is_house(&s->hits[0])));
    places.at = ARENA_NEW(v->mem, place, MIN(limit, s->count));
    for (int i = 0; i < s->count && places.count < limit && places.at; i++) {
        if (s->hits[i].matched != s->hits[0].matched) {
            break;
        }
        place p = image_place_fill(v, s->hits[i].ref);
        p.match = is_partial ? PLACE_MATCH_PARTIAL : s->hits[i].fit;
        if (place_match_is_sure(p.match) && str_eq(p.type, STR("interpolated"))) {
            p.match = PLACE_MATCH_INTERPOLATED;
        }
        p.match_score = s->is_list ? NAN : s->hits[i].score;
        places.at[places.count++] = p;
    }
    if (s->count) {
        note->understood = search_understood(s, &parts, &s->hits[0]);
    }
    if (is_partial || (s->count && s->postcode.len)) {
        note->dropped = search_dropped(s, &s->hits[0], number);
        note->is_elsewhere = search_is_elsewhere(s, &s->hits[0]);
    }
    if (s->count) {
        note->dropped = arena_list(v->mem, note->dropped, STR(", "), s->flat);
        note->dropped = arena_list(v->mem, note->dropped, STR(", "), parts.unit);
        note->dropped = arena_list(v->mem, note->dropped, STR(", "), common_part(s));
    }
    return places;
}

#undef SEARCH_SMALL_M
#undef SEARCH_AROUND_M
#undef SEARCH_FAR_BETTER
#undef SEARCH_LEVEL
#undef SEARCH_LEVEL_GAIN
#undef SEARCH_TWIN_PENALTY
#undef SEARCH_SHORT_GAIN
#undef SEARCH_CODE_GAIN
#undef SEARCH_CODE_LEAD
#undef SEARCH_NAME_LEAD
#undef SEARCH_AIRPORT_GAIN
