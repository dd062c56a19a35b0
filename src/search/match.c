/* match -- one search in progress: its qualifiers and its filters. Owns nothing: a match is REQUEST
 * memory. */
#include "match.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/out.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "../image/image.h"
#include "../image/image_record.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/outline.h"
#include "../image/rtree.h"
#include "../image/spell.h"
#include "address.h"
#include "affix.h"

enum {
    MATCH_CODE_MAX = 3,       /* letters of a division's code */
    MATCH_NEAR_CITY_M = 6000, /* outside the influence radius of a city but still near it */
    MATCH_AIRPORT_M = 60000,  /* of a large city and one of its airports: Malpensa is 40 km off */
    MATCH_SAME_TOWN_M = 8000, /* between the points that two images have for a settlement */
    MATCH_BORDER_WORK = 20    /* of call_charge, for a border test */
};
/* Misspelled qualifiers are looked for among names of some importance: shorter ones, or with more
 * edits, are near to too much. */
enum { MATCH_EDITS_MAX = 2, MATCH_CORRECTED_LEN_MIN = 4, MATCH_CORRECTED_WEIGHT = 100 };
#define MATCH_CLOSE_M      1000.0 /* between a place and an area or a postcode that it is not in, */
#define MATCH_CLOSE_MOST_M 100000.0 /* between the middles of the two, of any */
#define MATCH_CLOSE_DEG    0.005    /* and a border */
#define MATCH_STREET_DEG   0.0008   /* between a thing and the box of its street, */
#define MATCH_STREET_M     3000.0   /* and the middle of that */
#define MATCH_EDIT_PENALTY 0.1
#define MATCH_AIRPORT_CITY 0.7  /* importance of such a city */
#define MATCH_COAST_DEG    0.25 /* from a division, of a place that its borders may have, */
#define MATCH_COUNTY_EDGE  0.14 /* around a county, for towns that have left it */
#define MATCH_LAKE_EDGE    0.2  /* around a lake: Verona is said to be at Lake Garda */
#define MATCH_POLE_COS     0.15 /* at the latitudes of the northernmost */
#define MATCH_DIVISIONS    (IMAGE_CLASS_BIT(IMAGE_STATE) | IMAGE_CLASS_BIT(IMAGE_COUNTY))

/* ---- qualifiers ---- */

/* Whether it is an area of nature that people name as where a place is: Mallorca, the Alps. */
static bool match_is_region(image_ref ref) {
    bbox box;
    return image_place_class(ref) == IMAGE_NATURE && image_box(ref.m, ref.place, &box) &&
           match_has_category(ref.m, ref.place,
                              STR("place=island place=archipelago place=region place=continent "
                                  "natural=mountain_range natural=peninsula natural=coastline "
                                  "natural=valley natural=plateau natural=water"));
}

/* The places of a name up to that class; when these are all that can contain others, its regions
 * and postcodes, too. is_letter: no codes, as "Roma, I" is in Italy and not in Gotland, SE-I, and
 * "Wien 9" a quarter of Vienna, AT-9. */
static int match_refs_in(const image *m, uint32_t key, image_class last, bool is_letter,
                         image_ref refs[MATCH_REFS_MAX], int count) {
    names_postings post = names_postings_of(m, key);
    uint32_t row = 0;
    image_name_class cls;
    for (int n = 0;
         n < 4 * MATCH_REFS_MAX && count < MATCH_REFS_MAX && names_next_posting(&post, &row, &cls);
         n++) {
        image_ref ref = {m, row};
        image_class cls_of = image_place_class(ref);
        bool is_area = cls_of <= last ||
                       (last == IMAGE_SUBURB && (cls_of == IMAGE_POSTCODE || match_is_region(ref)));
        if (is_area && !(is_letter && cls == IMAGE_CODE)) {
            refs[count++] = ref;
        }
    }
    return count;
}

/* The places of that name that can contain others. */
static int match_refs(const image_view *v, str key, image_ref refs[MATCH_REFS_MAX], int count) {
    for (int i = 0; i < v->set->count; i++) {
        const image *m = &v->set->images[i];
        uint32_t number = 0;
        if (call_charge(v->call, NAMES_SEEK_WORK) && names_find(m, key, &number)) {
            count = match_refs_in(m, number, IMAGE_SUBURB, key.len == 1, refs, count);
        }
    }
    return count;
}

/* Whether it is the name of a country, and no code. */
static bool match_has_country(const match_qualifier *x) {
    enum { CODE_MAX = 3 };
    bool found = false;
    for (int i = 0; i < x->count && x->part.key.len > CODE_MAX && !found; i++) {
        found = image_place_class(x->refs[i]) == IMAGE_COUNTRY;
    }
    return found;
}

/* Whether two areas of one name are the same: each is around the middle of the other, and neither
 * is much larger. Outlines of the base image are coarse. */
static bool match_is_same_area(image_ref a, image_ref b) {
    enum { TIMES_MAX = 4 };
    bbox box, other;
    if (!image_box(a.m, a.place, &box) || !image_box(b.m, b.place, &other)) {
        return false;
    }
    double size = geo_bbox_area_km2(box), other_size = geo_bbox_area_km2(other);
    return size <= TIMES_MAX * other_size && other_size <= TIMES_MAX * size &&
           geo_bbox_contains(box, image_lat(b.m, b.place), image_lon(b.m, b.place)) &&
           geo_bbox_contains(other, image_lat(a.m, a.place), image_lon(a.m, a.place));
}

/* Whether a place of an index file is one of the base image that has its name. */
static bool match_is_counterpart(image_ref own, image_ref r) {
    return image_place_is_settled(r) ? image_place_distance_m(own, r) < MATCH_SAME_TOWN_M
                                     : match_is_same_area(own, r);
}

/* Adds what index files have of the places of the base image, from refs[from] on, under their
 * main names: "les Escaldes" for "Escaldes", which is an alias of it that the file lacks. */
static void match_add_counterparts(match *s, match_qualifier *x, int from) {
    const image_set *set = s->v->set;
    int known = x->count;
    for (int i = from; i < known && image_set_file_count(set); i++) {
        char folded[IMAGE_KEY_MAX];
        image_ref r = x->refs[i], own[MATCH_REFS_MAX];
        str key = r.m == set->base ? names_main_folded(r.m, r.place, folded) : STR_NONE;
        int count = key.len && !str_eq(key, x->key) ? match_refs(s->v, key, own, 0) : 0;
        for (int k = 0; k < count && x->count < MATCH_REFS_MAX; k++) {
            bool may_be = image_place_is_settled(own[k]) || !image_place_is_settled(r);
            bool is_same = may_be && own[k].m != set->base && match_is_counterpart(own[k], r);
            x->refs[x->count] = own[k];
            x->edits[x->count] = x->edits[i];
            x->count += is_same;
        }
    }
}

static void match_fill_qualifier(match *s, match_qualifier *x, query_part part) {
    x->part = part;
    x->key = part.key;
    x->count = match_refs(s->v, part.key, x->refs, 0);
    if (x->count == 0) {
        query_variant variants[QUERY_VARIANTS_MAX];
        int variant_count = query_variants(s->v->mem, part, variants);
        for (int i = 1; i < variant_count && x->count == 0; i++) {
            x->key = variants[i].key;
            x->count = match_refs(s->v, x->key, x->refs, 0);
        }
    }
    memset(x->edits, 0, (size_t)x->count);
    match_add_counterparts(s, x, 0);
}

static bool match_add_qualifier(match *s, query_part part, bool is_known) {
    if (s->qualifier_count == MATCH_QUALIFIERS_MAX || call_over_budget(s->v->call)) {
        return false;
    }
    match_qualifier *x = &s->qualifiers[s->qualifier_count];
    match_fill_qualifier(s, x, part);
    bool is_added = x->count || !is_known;
    s->qualifier_count += is_added;
    return is_added;
}

GEO_FN bool match_add_words(match *s, const str *words, int i, int j) {
    while (i < j) {
        int end = j;
        for (; end > i; end--) {
            str key = query_span(words, i, end);
            if (match_add_qualifier(s, (query_part){key, key}, true)) {
                break;
            }
        }
        if (end == i) {
            return false;
        }
        i = end;
    }
    return true;
}

/* As match_add_part, but only when every word is known. */
static bool match_add_known_part(match *s, query_part part) {
    int before = s->qualifier_count;
    if (match_add_qualifier(s, part, true)) {
        return true;
    }
    str words[QUERY_WORDS_MAX];
    int count = query_words(part.key, words);
    bool is_known = count > 1 && count <= QUERY_WORDS_MAX && match_add_words(s, words, 0, count);
    s->qualifier_count = is_known ? s->qualifier_count : before;
    return is_known;
}

GEO_FN void match_add_part(match *s, query_part part) {
    if (!match_add_known_part(s, part)) {
        match_add_qualifier(s, part, false);
    }
}

typedef enum { MATCH_ELSEWHERE, MATCH_NEAR, MATCH_CONTAINS } match_fit;

/* Places of index files lie in divisions of the embedded image, too: by their borders. */
static bool match_is_in_division(const image_set *set, image_ref ref, image_ref division) {
    double lat = image_lat(ref.m, ref.place), lon = image_lon(ref.m, ref.place);
    image_ref there = image_place_division_at(set, image_place_country_at(set, lat, lon), lat, lon);
    return there.m && image_place_is_in(there, division);
}

/* Whether the place lies far outside of the box of an area. */
static bool match_is_beyond(image_ref place, image_ref area) {
    bbox box;
    if (!image_box(area.m, area.place, &box)) {
        return false;
    }
    double lat = image_lat(place.m, place.place), lon = image_lon(place.m, place.place);
    double aside = fabs(geo_wrap_lon(lon - geo_bbox_center_lon(box)));
    return lat < box.south - MATCH_COAST_DEG || lat > box.north + MATCH_COAST_DEG ||
           aside > geo_bbox_width(box) / 2 + MATCH_COAST_DEG / MATCH_POLE_COS;
}

/* Whether the file has a place of the base image itself: it knows better what is in it. */
static bool match_has_own(const match_qualifier *x, const image *file, image_ref r) {
    bool found = false;
    for (int i = 0; i < x->count && r.m != file && !found; i++) {
        found = x->refs[i].m == file && match_is_counterpart(x->refs[i], r);
    }
    return found;
}

/* The area of the file, below its divisions, around a place of it; .m NULL: none. */
static image_ref match_area_of(image_ref ref) {
    image_ref area = image_place_ancestor(ref, IMAGE_COUNTY);
    bool is_area = area.m && image_place_class(area) == IMAGE_COUNTY;
    return is_area ? area : (image_ref){NULL, IMAGE_NO_PLACE};
}

/* Whether the boundaries of a file tell that its place at chain[0] is not in the settlement: that
 * has one, or another settlement or area around the place has. */
static bool match_is_outside(const image_ref *chain, int count, image_ref r) {
    bbox box;
    bool is_outside = image_box(r.m, r.place, &box) && r.m == chain[0].m;
    for (int i = 1; i < count && !is_outside; i++) {
        is_outside = chain[i].m == chain[0].m && image_place_is_settled(chain[i]) &&
                     image_box(chain[i].m, chain[i].place, &box);
    }
    image_ref area = match_area_of(chain[0]), other = match_area_of(r);
    return is_outside || (area.m && other.m == area.m && !image_place_is_in(area, other) &&
                          !image_place_is_in(other, area));
}

/* Whether a place lies in the box of a region, or so many degrees from it. Countries and divisions
 * lie in continents only: the middle of the Balearic Islands is on Mallorca. */
static bool match_is_in_region(image_ref ref, image_ref region, double edge) {
    bbox box;
    bool may_be = image_place_class(ref) >= IMAGE_COUNTY ||
                  match_has_category(region.m, region.place, STR("place=continent"));
    if (!may_be || !image_box(region.m, region.place, &box) || image_place_is_same(ref, region)) {
        return false;
    }
    double lat = image_lat(ref.m, ref.place), lon = image_lon(ref.m, ref.place);
    return geo_bbox_touches(box, geo_bbox_around(lat, lon, edge));
}

/* Whether its country is one of the continent's: Iceland is in Europe, and in no box of it. */
static bool match_is_on_continent(const match *s, image_ref country, image_ref continent) {
    str codes = image_record_countries(continent), code = image_set_country_code(s->v, country);
    return codes.len && code.len && str_find(codes, code) >= 0;
}

GEO_FN double match_near_m(image_ref settlement) {
    uint32_t population = image_population(settlement.m, settlement.place);
    return 2 * image_place_influence_m(population) + MATCH_NEAR_CITY_M;
}

/* As match_near_m, of what is at the place: the airports of a large city may be farther out. */
static double match_near_of_m(image_ref place, image_ref settlement) {
    bool is_airport = image_place_class(place) == IMAGE_POI &&
                      image_importance(settlement.m, settlement.place) >= MATCH_AIRPORT_CITY &&
                      image_importance(place.m, place.place) >= MATCH_AIRPORT_IMPORTANCE &&
                      match_has_category(place.m, place.place, STR("aeroway"));
    return is_airport ? MATCH_AIRPORT_M : match_near_m(settlement);
}

/* Whether the latitudes alone tell that two places are not so close. */
static bool match_is_far(image_ref a, image_ref b, double metres) {
    return fabs(image_lat(a.m, a.place) - image_lat(b.m, b.place)) * GEO_DEGREE_M > metres;
}

/* Whether the settlement is so large that its name is used at the place at chain[0]. */
static bool match_is_near(const match *s, const match_qualifier *x, const image_ref *chain,
                          int count, image_ref r) {
    image_class cls = image_place_class(r);
    bool is_area = image_place_class(chain[0]) < IMAGE_METROPOLIS;
    bool is_file = chain[0].m != s->v->set->base;
    double metres = match_near_of_m(chain[0], r);
    int own = 0;
    while (own + 1 < count && image_place_class(chain[own]) > IMAGE_VILLAGE) {
        own++;
    }
    if (cls < IMAGE_METROPOLIS || cls > IMAGE_VILLAGE || is_area ||
        image_place_is_same(chain[0], r) || match_is_far(chain[0], r, metres) ||
        (match_is_region(chain[0]) &&
         match_is_in_region(r, chain[0], 0)) || /* it is the other way */
        (is_file && (match_is_outside(chain, count, r) || match_has_own(x, chain[0].m, r)))) {
        return false;
    }
    uint32_t population = image_population(r.m, r.place);
    bool is_smaller = !image_place_is_settled(chain[own]) ||
                      image_population(chain[own].m, chain[own].place) < population;
    return is_smaller && image_place_distance_m(r, chain[0]) <= metres;
}

/* Whether the place is a town in no county, in one of its own or in a part of what was r, its
 * county of old: Plymouth and Devon, Bath and Somerset, Grimsby and Lincolnshire. */
static bool match_is_free_of(const image_ref *chain, int count, image_ref r) {
    char room[NAMES_TEXT_MAX], other[NAMES_TEXT_MAX];
    if (image_place_class(r) != IMAGE_COUNTY || !image_place_is_settled(chain[0]) ||
        chain[0].m != r.m ||
        !image_place_is_same(chain[count - 1], image_place_ancestor(r, IMAGE_COUNTRY))) {
        return false;
    }
    image_ref own = match_area_of(chain[0]);
    image_ref state = image_place_ancestor(chain[0], IMAGE_STATE);
    image_ref other_state = image_place_ancestor(r, IMAGE_STATE);
    if (state.m && other_state.m && !image_place_is_same(state, other_state)) {
        return false; /* of neighbours across a border of states neither holds the other */
    }
    str name = own.m ? names_main(own.m, own.place, room) : STR_NONE;
    return !own.m || str_find(name, names_main(chain[0].m, chain[0].place, other)) >= 0 ||
           str_ends(name, names_main(r.m, r.place, other));
}

/* How far outside the box of its former county a town may lie, as the county is smaller without it:
 * Brighton and East Sussex. 0 when a town in the county has its name: "Guanajuato, León". */
static double match_edge(const match_qualifier *x, image_ref county) {
    double edge = MATCH_COUNTY_EDGE;
    for (int i = 0; i < x->count && edge > 0; i++) {
        image_class cls = image_place_class(x->refs[i]);
        bool is_seat = cls > IMAGE_COUNTY && cls <= IMAGE_SUBURB && x->refs[i].m == county.m &&
                       image_place_is_in(x->refs[i], county);
        edge = is_seat ? 0 : edge;
    }
    return edge;
}

/* Whether something of the name is better known: "Geneva" says less of Geneva Lake. */
static bool match_is_lesser(const match_qualifier *x, image_ref r) {
    double least = image_importance(r.m, r.place);
    bool found = false;
    for (int i = 0; i < x->count && !found; i++) {
        found = image_importance(x->refs[i].m, x->refs[i].place) > least;
    }
    return found;
}

/* The box of a place, or its point. */
static bbox match_box(image_ref ref) {
    double lat = image_lat(ref.m, ref.place), lon = image_lon(ref.m, ref.place);
    bbox box = {lon, lat, lon, lat};
    return image_box(ref.m, ref.place, &box) ? box : (bbox){lon, lat, lon, lat};
}

/* Whether the place has the postcode or, as a street may have several and a town tells none, is
 * where others have it; or near that, as nobody sees where one ends. */
static match_fit match_fits_postcode(const match *s, const image_ref *chain, int count,
                                     image_ref code) {
    image_ref own = image_record_own_postcode(chain, count);
    double lat = image_lat(chain[0].m, chain[0].place), lon = image_lon(chain[0].m, chain[0].place);
    bool is_street = image_place_class(chain[0]) == IMAGE_STREET;
    bool is_thing = image_place_class(chain[0]) > IMAGE_SUBURB && !is_street;
    if (image_place_is_same(own, code) || (own.m && is_thing)) {
        return image_place_is_same(own, code) ? MATCH_CONTAINS : MATCH_ELSEWHERE;
    }
    bbox there = is_street ? match_box(chain[0]) : (bbox){lon, lat, lon, lat};
    double gap_m = geo_bbox_gap_m(match_box(code), there);
    bool is_it = gap_m <= 0 ||
                 image_place_is_same(image_record_postcode_at(s->v, chain, count, lat, lon), code);
    return is_it ? MATCH_CONTAINS : gap_m <= MATCH_CLOSE_M ? MATCH_NEAR : MATCH_ELSEWHERE;
}

/* Whether a feature may be in an area with a part of it only: "Lake Tahoe, Nevada", "Alps, Italy";
 * but a region is not in a smaller division, nor the islands of a country's name in another country
 * that their box touches: "Japan, China". Said before what is slow. */
static bool match_may_share(const image_ref *chain, int count, image_ref r) {
    image_ref feature = chain[0];
    image_class cls = image_place_class(feature);
    bbox box, around;
    bool is_feature = cls == IMAGE_MARINE || cls == IMAGE_NATURE;
    bool is_wider = is_feature && image_box(feature.m, feature.place, &box) &&
                    image_box(r.m, r.place, &around) &&
                    geo_bbox_area_km2(around) < geo_bbox_area_km2(box);
    bool is_country = image_place_class(r) == IMAGE_COUNTRY;
    image_ref own = chain[count - 1];
    bool is_theirs = is_feature && is_country && own.m == feature.m &&
                     names_main_key(own.m, own.place) == names_main_key(own.m, feature.place);
    return is_feature && !is_theirs && (is_country || !is_wider);
}

/* India is the country, not the peninsula of that name with Lahore on it, nor Canada the village of
 * Cañada beside that of Texas in Mexico; Ireland may be the island, and LA more than Laos. */
static bool match_is_country_meant(const match_qualifier *x, image_ref area) {
    return match_has_country(x) && !match_has_category(area.m, area.place, STR("place=island"));
}

/* Countries, and the territories that ISO 3166-1 has beside them. */
static const char *const match_territories[] = {
    "CN HK MO",
    "US AS GU MP PR UM VI",
    "FR BL GF GP MF MQ NC PF PM RE TF WF YT",
    "GB AI BM FK GG GI GS IM IO JE KY MS PN SH TC VG",
    "NL AW BQ CW SX",
    "DK FO GL",
    "AU CC CX HM NF",
    "NZ CK NU TK",
    "NO BV SJ",
    "FI AX",
};

/* "San Juan, Puerto Rico, USA"; only when nothing fits otherwise, as Saint-Denis in France is
 * hardly that on Réunion. */
static bool match_is_territory(const match *s, image_ref country, image_ref r) {
    bool may_be = s->is_reading && image_place_class(r) == IMAGE_COUNTRY && r.m == country.m;
    str code = may_be ? image_set_country_code(s->v, r) : STR_NONE;
    str own = may_be ? image_set_country_code(s->v, country) : STR_NONE;
    bool is_it = false;
    for (size_t i = 0; i < LEN(match_territories) && code.len && own.len && !is_it; i++) {
        str codes = str_of(match_territories[i]);
        is_it = str_eq_nocase(str_cut(&codes, ' '), code) && str_is_among(own, codes, ' ');
    }
    return is_it;
}

/* Whether r contains the place at chain[0], or is a larger settlement close to it. */
static match_fit match_fits(const match *s, const match_qualifier *x, const image_ref *chain,
                            int count, image_ref r) {
    bool is_postcode = image_place_class(r) == IMAGE_POSTCODE;
    for (int i = 1; i < count; i++) {
        if (image_place_is_same(chain[i], r)) {
            return MATCH_CONTAINS;
        }
    }
    if (is_postcode) {
        return match_fits_postcode(s, chain, count, r);
    }
    bool is_free = match_is_free_of(chain, count, r);
    if (image_place_class(r) == IMAGE_NATURE || is_free) {
        bool is_lake = !is_free && match_has_category(r.m, r.place, STR("natural=water"));
        if (is_lake && match_is_lesser(x, r)) {
            return MATCH_ELSEWHERE;
        }
        double edge = is_free ? match_edge(x, r) : is_lake ? MATCH_LAKE_EDGE : 0;
        bool is_there =
            match_is_in_region(chain[0], r, edge) || match_is_on_continent(s, chain[count - 1], r);
        return is_there && !match_is_country_meant(x, r) ? MATCH_NEAR : MATCH_ELSEWHERE;
    }
    if (image_place_class(r) == IMAGE_STATE && r.m == s->v->set->base && chain[0].m != r.m) {
        if (match_is_beyond(chain[0], r)) {
            return MATCH_ELSEWHERE;
        }
        call_charge(s->v->call, MATCH_BORDER_WORK);
        return !match_has_own(x, chain[0].m, r) && match_is_in_division(s->v->set, chain[0], r)
                   ? MATCH_CONTAINS
                   : MATCH_ELSEWHERE;
    }
    if (match_is_near(s, x, chain, count, r)) {
        return match_is_country_meant(x, r) ? MATCH_ELSEWHERE : MATCH_NEAR;
    }
    return match_may_share(chain, count, r) && call_charge(s->v->call, MATCH_BORDER_WORK) &&
                   image_place_share(s->v->set, chain[0], r) > 0
               ? MATCH_NEAR
               : MATCH_ELSEWHERE;
}

/* The place that makes the qualifier fit, an exact one before those spelled otherwise; -1: none. */
static int match_fitting(const match *s, const match_qualifier *x, const image_ref *chain,
                         int count, match_fit *best) {
    int at = -1;
    *best = MATCH_ELSEWHERE;
    call_charge(s->v->call, x->count);
    for (int r = 0; r < x->count && *best != MATCH_CONTAINS; r++) {
        if (at >= 0 && x->edits[r] > x->edits[at]) {
            break;
        }
        match_fit fit = match_fits(s, x, chain, count, x->refs[r]);
        bool is_territory = fit == MATCH_ELSEWHERE && !x->edits[r] &&
                            match_is_territory(s, chain[count - 1], x->refs[r]);
        fit = is_territory ? MATCH_NEAR : fit;
        at = fit > *best ? r : at;
        *best = MAX(*best, fit);
    }
    return at;
}

GEO_FN bool match_may_be_code(str code) {
    return code.len >= 2 && code.len <= MATCH_CODE_MAX;
}

GEO_FN int match_code_refs(const match *s, image_ref country, str code,
                           image_ref refs[MATCH_REFS_MAX]) {
    char room[8];
    str cc = image_set_country_code(s->v, country);
    if (cc.len != 2 || !match_may_be_code(code)) {
        return 0;
    }
    out o = out_of(room, sizeof room);
    out_char(&o, ascii_lower(cc.at[0]));
    out_char(&o, ascii_lower(cc.at[1]));
    out_char(&o, ' ');
    out_text(&o, code);
    return match_refs(s->v, out_str(&o), refs, 0);
}

/* Whether a division around the place has that code in its country: "Milano, MI". */
static bool match_has_code(const match *s, const image_ref *chain, int count, str code) {
    image_ref refs[MATCH_REFS_MAX];
    int found = match_may_be_code(code) ? match_code_refs(s, chain[count - 1], code, refs) : 0;
    for (int r = 0; r < found; r++) {
        for (int i = 1; i < count; i++) {
            if (image_place_is_same(chain[i], refs[r])) {
                return true;
            }
        }
    }
    return false;
}

/* Whether the place lies in one of that name, of so many that refs has not all of them. */
static bool match_is_in_namesake(const match *s, const match_qualifier *x, const image_ref *chain,
                                 int count) {
    bool found = false;
    for (int i = 1; i < count && x->count == MATCH_REFS_MAX && !found; i++) {
        uint32_t key;
        found = image_place_class(chain[i]) <= IMAGE_SUBURB &&
                call_charge(s->v->call, NAMES_SEEK_WORK) && names_find(chain[i].m, x->key, &key) &&
                names_is_main(chain[i].m, chain[i].place, key);
    }
    return found;
}

GEO_FN match_qualified match_qualify(const match *s, const image_ref *chain, int count) {
    match_qualified q = {.count = 0};
    for (int i = 0; i < s->qualifier_count; i++) {
        const match_qualifier *x = &s->qualifiers[i];
        match_fit fit;
        int at = match_fitting(s, x, chain, count, &fit);
        if (at >= 0) {
            q.count++;
            q.mask |= 1u << i;
            q.penalty += (fit == MATCH_NEAR ? 0.03 : 0) + MATCH_EDIT_PENALTY * x->edits[at];
            q.is_corrected |= x->edits[at] > 0;
        } else if (match_has_code(s, chain, count, x->part.key) ||
                   match_is_in_namesake(s, x, chain, count)) {
            q.count++;
            q.mask |= 1u << i;
        }
    }
    return q;
}

GEO_FN void match_read_area(match *s, match_qualifier *x, query_part part) {
    x->part = part;
    x->key = part.key;
    x->count = match_refs(s->v, part.key, x->refs, 0);
    memset(x->edits, 0, (size_t)x->count);
    match_add_counterparts(s, x, 0);
}

GEO_FN spell_list match_near_list(const match *s, int image, str key) {
    bool is_base = &s->v->set->images[image] == s->v->set->base;
    bool may_be = key.len >= MATCH_CORRECTED_LEN_MIN && !s->query->is_as_typed;
    return (spell_list){.edits = may_be ? MIN(spell_edits_of(key), (int)MATCH_EDITS_MAX) : 0,
                        .least = is_base ? MATCH_CORRECTED_WEIGHT : 0};
}

GEO_FN void match_read_near(match *s, match_qualifier *x, query_part part, const spell_list *near) {
    x->part = part;
    x->key = part.key;
    x->count = 0;
    for (int i = 0; i < s->v->set->count; i++) {
        const image *m = &s->v->set->images[i];
        /* Of a file all towns are as likely. */
        image_class most = m == s->v->set->base ? IMAGE_CITY : IMAGE_VILLAGE;
        for (int n = 0; n < near[i].count; n++) {
            int from = x->count;
            x->count = match_refs_in(m, near[i].hits[n].key, most, false, x->refs, from);
            memset(&x->edits[from], (int)near[i].hits[n].edits, (size_t)(x->count - from));
        }
    }
    match_add_counterparts(s, x, 0);
}

/* A street of the name whose box has the thing, or nearly. */
static double match_street_score(const rtree_query *q, const image *m, uint32_t row,
                                 double distance_m, double worst) {
    bbox box;
    bool is_it = distance_m < worst && names_is_main(m, row, *(const uint32_t *)q->ctx) &&
                 image_box(m, row, &box) &&
                 geo_bbox_touches(box, geo_bbox_around(q->lat, q->lon, MATCH_STREET_DEG));
    return is_it ? distance_m : -1;
}

/* Whether a name of the street is that key, as it may be written. */
static bool match_is_street_of(str key, image_ref street) {
    char room[NAMES_TEXT_MAX], folded[IMAGE_KEY_MAX];
    str text = names_main(street.m, street.place, room);
    bool is_it = address_is_street(key, fold_name(text, FOLD_PLAIN, folded, sizeof folded));
    uint32_t lang;
    for (uint64_t i = 0; !is_it && names_local(street.m, street.place, i, &lang, &text, room);
         i++) {
        is_it = address_is_street(key, fold_name(text, FOLD_PLAIN, folded, sizeof folded));
    }
    return is_it;
}

/* A key without the number of the house at its start or end. */
static str match_without_number(str key, image_ref house) {
    char room[IMAGE_KEY_MAX];
    str number = names_main_folded(house.m, house.place, room);
    bool may_be = number.len && key.len > number.len + 1;
    if (may_be && str_starts(key, number) && key.at[number.len] == ' ') {
        return str_from(key, number.len + 1);
    }
    size_t end = key.len - MIN(key.len, number.len + 1);
    bool is_end = may_be && str_ends(key, number) && key.at[end] == ' ';
    return is_end ? str_head(key, end) : key;
}

/* Whether it is a thing of an index file on a street of that name: its own, or one that is near. */
static bool match_is_on_street(const match *s, const match_qualifier *x, const image_ref *chain,
                               int count) {
    image_ref ref = chain[0];
    str typed = x->part.key;
    uint32_t key;
    if (ref.m == s->v->set->base || image_place_class(ref) != IMAGE_POI) {
        return false;
    }
    for (int i = 1; i < count; i++) {
        image_class cls = image_place_class(chain[i]);
        typed = cls == IMAGE_HOUSE ? match_without_number(typed, chain[i]) : typed;
        if (cls == IMAGE_STREET && call_charge(s->v->call, NAMES_TEXT_WORK) &&
            match_is_street_of(typed, chain[i])) {
            return true;
        }
    }
    return call_charge(s->v->call, NAMES_SEEK_WORK) && names_find(ref.m, x->key, &key) &&
           image_place_has_near(s->v->call, ref, IMAGE_STREET, MATCH_STREET_M, match_street_score,
                                &key);
}

/* Whether the address of a house or a thing of an index file names that town. */
static bool match_has_city(const match *s, const match_qualifier *x, const image_ref *chain) {
    char folded[IMAGE_KEY_MAX];
    image_class cls = image_place_class(chain[0]);
    bool may_be = chain[0].m != s->v->set->base && (cls == IMAGE_HOUSE || cls == IMAGE_POI);
    str city = may_be ? image_record_own_city(chain[0]) : STR_NONE;
    return city.len && str_eq(x->part.key, fold_name(city, FOLD_PLAIN, folded, sizeof folded));
}

/* Whether a street goes through an area of the files, or anything else is in its outline. */
static bool match_is_there(const match *s, image_ref ref, image_ref area) {
    image_class cls = image_place_class(area);
    bool may_be = area.m != s->v->set->base && cls >= IMAGE_COUNTY && cls <= IMAGE_SUBURB;
    double lat = image_lat(ref.m, ref.place), lon = image_lon(ref.m, ref.place);
    return may_be &&
           ((image_place_is_in_box(ref, area) && call_charge(s->v->call, MATCH_BORDER_WORK) &&
             outline_contains(area.m, area.place, lat, lon)) ||
            (image_place_class(ref) == IMAGE_STREET &&
             outline_passes(ref.m, ref.place, area.m, area.place, s->v->call, &lat, &lon)));
}

/* The area of a qualifier that a thing or a street of an index file is in by its outline, though
 * its parents do not say so; -1: none. */
static int match_outlined(const match *s, const match_qualifier *x, image_ref ref) {
    bool may_be = image_place_class(ref) > IMAGE_NATURE && ref.m != s->v->set->base;
    int at = -1;
    for (int i = 0; may_be && i < x->count && at < 0; i++) {
        at = match_is_there(s, ref, x->refs[i]) ? i : at;
    }
    return at;
}

/* Whether a country or a division is at a corner of the box, or a little outside of it. */
static bool match_is_at_border(const match *s, bbox box, image_ref r) {
    bool found = false;
    for (int i = 0; i < 4 && !found && call_charge(s->v->call, MATCH_BORDER_WORK); i++) {
        double lat = i & 1 ? box.south - MATCH_CLOSE_DEG : box.north + MATCH_CLOSE_DEG;
        double lon = i & 2 ? box.west - MATCH_CLOSE_DEG : box.east + MATCH_CLOSE_DEG;
        image_ref there = image_place_country_at(s->v->set, lat, lon);
        there = image_place_class(r) == IMAGE_COUNTRY
                    ? there
                    : image_place_division_at(s->v->set, there, lat, lon);
        found = there.m && image_place_is_in(there, r);
    }
    return found;
}

/* Whether a place of an index file is close to an area that was said, or to a postcode. Most are
 * far north or south. */
static bool match_is_close(const match *s, image_ref ref, bbox box, image_ref r) {
    image_class cls = image_place_class(r);
    bool is_wide = cls <= IMAGE_STATE && r.m == s->v->set->base;
    bool may_be = cls <= IMAGE_SUBURB || cls == IMAGE_POSTCODE;
    if (!may_be || (!is_wide && match_is_far(ref, r, MATCH_CLOSE_MOST_M))) {
        return false;
    }
    double most_m = image_place_is_settled(r) ? match_near_m(r) / 2 : MATCH_CLOSE_M;
    return is_wide ? match_is_at_border(s, box, r) : geo_bbox_gap_m(box, match_box(r)) <= most_m;
}

static void match_set_close(const match *s, const match_qualifier *x, image_ref ref,
                            match_area *area) {
    bbox box = match_box(ref);
    int count = ref.m == s->v->set->base ? 0 : x->count;
    for (int i = 0; i < count && !area->is_beside; i++) {
        bool is_it = match_is_close(s, ref, box, x->refs[i]);
        area->is_close |= is_it;
        area->is_beside = is_it && image_place_class(x->refs[i]) == IMAGE_SUBURB;
    }
}

GEO_FN match_area match_area_of_place(const match *s, const match_qualifier *x,
                                      const image_ref *chain, int count) {
    match_fit fit;
    match_area area = {.at = match_fitting(s, x, chain, count, &fit)};
    area.is_near = fit == MATCH_NEAR;
    area.is_code = area.at < 0 && match_has_code(s, chain, count, x->part.key);
    area.is_namesake = area.at < 0 && !area.is_code && match_is_in_namesake(s, x, chain, count);
    area.is_street = area.at < 0 && !area.is_code && !area.is_namesake &&
                     (match_has_city(s, x, chain) || match_is_on_street(s, x, chain, count));
    if (area.at < 0 && !area.is_code && !area.is_namesake && !area.is_street) {
        area.at = match_outlined(s, x, chain[0]);
        area.is_near = area.is_through =
            area.at >= 0 && image_place_class(chain[0]) == IMAGE_STREET;
        if (area.at < 0) {
            match_set_close(s, x, chain[0], &area);
        }
    }
    return area;
}

GEO_FN double match_radius_m(image_ref ref) {
    double lat = image_lat(ref.m, ref.place), lon = image_lon(ref.m, ref.place), radius_m = 0;
    bbox box;
    if (!image_box(ref.m, ref.place, &box)) {
        return match_near_m(ref);
    }
    const double corners[][2] = {
        {box.south, box.west}, {box.south, box.east}, {box.north, box.west}, {box.north, box.east}};
    for (size_t i = 0; i < LEN(corners); i++) {
        radius_m = MAX(radius_m, geo_distance_m(lat, lon, corners[i][0], corners[i][1]));
    }
    return radius_m;
}

/* ---- filters ---- */

GEO_FN image_ref match_country(const image_view *v, str code) {
    char room[2];
    image_ref refs[MATCH_REFS_MAX], none = {0};
    if (code.len != sizeof room) {
        return none;
    }
    room[0] = ascii_lower(code.at[0]);
    room[1] = ascii_lower(code.at[1]);
    int count = match_refs(v, (str){room, sizeof room}, refs, 0);
    for (int i = 0; i < count; i++) {
        bool is_country = image_place_class(refs[i]) == IMAGE_COUNTRY;
        if (is_country && str_eq_nocase(image_set_country_code(v, refs[i]), code)) {
            return refs[i];
        }
    }
    return none;
}

static void match_read_countries(match *s) {
    str codes = s->query->country_codes;
    s->country_count = codes.len && s->v->set->base ? 0 : -1;
    while (codes.len && s->country_count >= 0) {
        image_ref country = match_country(s->v, str_trim(str_cut(&codes, ',')));
        if (country.m && s->country_count < MATCH_COUNTRIES_MAX) {
            s->countries[s->country_count++] = country;
        }
    }
}

GEO_FN bool match_in_countries(const match *s, const image_ref *chain, int count) {
    for (int i = 0; i < s->country_count; i++) {
        if (image_place_is_same(chain[count - 1], s->countries[i])) {
            return true;
        }
    }
    return s->country_count < 0 &&
           (!s->query->country_codes.len ||
            place_is_among_countries(image_set_country_code(s->v, chain[count - 1]),
                                     s->query->country_codes));
}

GEO_FN bool match_has_category(const image *m, uint32_t row, str categories) {
    bool is_category = categories.len == 0;
    image_kind kind = is_category ? (image_kind){0} : image_kind_of(m, row);
    while (categories.len && !is_category) {
        str one = str_cut(&categories, ' ');
        is_category = image_kind_has(kind, one) || image_has_tag(m, row, one);
    }
    return is_category;
}

GEO_FN bool match_is_feature(image_class cls) {
    return cls == IMAGE_MARINE || cls == IMAGE_NATURE || cls == IMAGE_POI;
}

static unsigned match_field_classes(const place_query *query) {
    static const struct {
        const char *field;
        unsigned classes;
    } rows[] = {
        {"amenity", IMAGE_ALL_MASK},
        {"street", IMAGE_ALL_MASK},
        {"city", MATCH_DIVISIONS | IMAGE_SETTLED_MASK | IMAGE_CLASS_BIT(IMAGE_SUBURB)},
        {"county", MATCH_DIVISIONS},
        {"state", MATCH_DIVISIONS},
        {"country", IMAGE_CLASS_BIT(IMAGE_COUNTRY) | IMAGE_CLASS_BIT(IMAGE_STATE)},
    };
    for (size_t i = 0; i < LEN(rows) && !query->text.len; i++) {
        if (record_pairs_get(&query->fields, str_of(rows[i].field)).len) {
            return rows[i].classes;
        }
    }
    return IMAGE_ALL_MASK;
}

GEO_FN match *match_open(const image_view *v, const place_query *query) {
    match *s = arena_room(v->mem, sizeof *s, 1);
    match_qualifier *qualifiers =
        s ? arena_room(v->mem, sizeof *qualifiers, MATCH_QUALIFIERS_MAX) : NULL;
    uint32_t *keys = ARENA_NEW(v->mem, uint32_t, 2 * (size_t)v->set->count);
    if (!qualifiers || !keys) {
        return NULL;
    }
    memset(s, 0, offsetof(match, countries));
    s->name_keys = keys;
    s->twin_keys = keys + v->set->count;
    s->v = v;
    s->query = query;
    s->qualifiers = qualifiers;
    s->classes = image_place_layers(query->layer) & match_field_classes(query);
    s->excluded = exclude_read(v, query->excluded);
    match_read_countries(s);
    return s;
}

#undef MATCH_AIRPORT_CITY
#undef MATCH_DIVISIONS
#undef MATCH_EDIT_PENALTY
#undef MATCH_COAST_DEG
#undef MATCH_COUNTY_EDGE
#undef MATCH_LAKE_EDGE
#undef MATCH_POLE_COS
#undef MATCH_CLOSE_M
#undef MATCH_CLOSE_MOST_M
#undef MATCH_CLOSE_DEG
#undef MATCH_STREET_DEG
#undef MATCH_STREET_M
