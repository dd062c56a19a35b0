/* candidate -- the places that the readings of a query may mean. Owns nothing.
 *
 * Hard filters are few: what the caller asks for (countries, box, layers, category, excluded ids),
 * a kind that was said ("lake"), and, when something of a reading fits all areas, what does not. */
#include "candidate.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/out.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/postcode.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_record.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "address.h"
#include "common.h"
#include "exclude.h"
#include "house.h"
#include "match.h"
#include "posting.h"
#include "query.h"
#include "rule.h"
#include "token.h"

enum {
    CANDIDATE_POSTINGS = 48,      /* of a name that are looked at, */
    CANDIDATE_POSTINGS_NEAR = 12, /* and of an airport */
    CANDIDATE_OF_READING = 40,
    CANDIDATE_PLACE_WORK = 10, /* of call_charge */
    CANDIDATE_FAILED = 6       /* of a reading that do not fit all areas */
};

#define CANDIDATE_FAME_MOST  300.0    /* languages */
#define CANDIDATE_AIRPORT_M  80000.0  /* of a city and its airport: Narita is 60 km from Tokyo */
#define CANDIDATE_NEAR_M     80000.0  /* of a place and one that it is said to be near */
#define CANDIDATE_DIVISION_M 200000.0 /* of a mountain, a lake and the division called so */

typedef struct {
    candidates *all;
    const reading *from;
    const reading_name *name; /* NULL: none */
    candidate *at;            /* those of this reading */
    int count;
    house_way way; /* how the reading's house is looked for */
    bool is_side;  /* the name is a side of what stands behind it, */
    bool is_word;  /* a word of every day, */
    bool is_plain; /* or typed as a word is */
} candidate_list;

/* ---- what a place is ---- */

static candidate_kind candidate_kind_of(image_ref ref, image_class cls) {
    static const struct {
        const char *tags;
        candidate_kind kind;
    } rows[] = {
        {"aeroway", CANDIDATE_AIRPORT},
        {"natural=peak natural=volcano natural=mountain_range natural=hill natural=saddle "
         "natural=cliff natural=plateau natural=ridge",
         CANDIDATE_MOUNTAIN},
        {"waterway=river waterway=canal", CANDIDATE_RIVER},
        {"waterway natural=water natural=bay natural=strait natural=wetland natural=delta "
         "place=sea place=ocean",
         CANDIDATE_WATER},
        {"boundary=national_park boundary=protected_area leisure=park natural=wood",
         CANDIDATE_PARK},
        {"place=island place=archipelago place=islet", CANDIDATE_ISLAND},
        {"tourism man_made leisure amenity railway historic", CANDIDATE_SIGHT},
    };
    static const unsigned char by_class[IMAGE_CLASSES] = {
        [IMAGE_COUNTRY] = CANDIDATE_COUNTRY, [IMAGE_STATE] = CANDIDATE_DIVISION,
        [IMAGE_COUNTY] = CANDIDATE_COUNTY,   [IMAGE_METROPOLIS] = CANDIDATE_TOWN,
        [IMAGE_CITY] = CANDIDATE_TOWN,       [IMAGE_TOWN] = CANDIDATE_TOWN,
        [IMAGE_VILLAGE] = CANDIDATE_TOWN,    [IMAGE_SUBURB] = CANDIDATE_PART,
        [IMAGE_MARINE] = CANDIDATE_WATER,    [IMAGE_NATURE] = CANDIDATE_REGION,
        [IMAGE_POI] = CANDIDATE_REGION,      [IMAGE_STREET] = CANDIDATE_SIGHT,
        [IMAGE_POSTCODE] = CANDIDATE_SIGHT,  [IMAGE_HOUSE] = CANDIDATE_SIGHT};
    candidate_kind kind = (candidate_kind)by_class[cls];
    for (size_t i = 0; i < LEN(rows) && kind == CANDIDATE_REGION; i++) {
        kind = match_has_category(ref.m, ref.place, str_of(rows[i].tags)) ? rows[i].kind : kind;
    }
    return kind;
}

/* How many languages have a name for a settlement, from its importance (kind.c); for others the
 * names that the image has. */
static double candidate_languages(image_ref ref, image_class cls, double people) {
    double importance = image_importance(ref.m, ref.place);
    if (cls == IMAGE_COUNTRY) {
        return 60;
    }
    if (IMAGE_CLASS_BIT(cls) & IMAGE_SETTLED_MASK) {
        double known = (importance - 0.112 * log10(MAX(people, 1))) / 0.035;
        return MIN(MAX(pow(10, known) - 1, 0), CANDIDATE_FAME_MOST);
    }
    return names_local_count(ref.m, ref.place);
}

/* How many live there; of a division by its importance (kind.c). */
static double candidate_people(image_ref ref, image_class cls) {
    double importance = image_importance(ref.m, ref.place);
    return cls == IMAGE_STATE    ? pow(10, (importance - 0.25) / 0.075)
           : cls == IMAGE_COUNTY ? pow(10, (importance - 0.15) / 0.07)
                                 : image_record_population(ref);
}

static void candidate_measure(candidate *p) {
    p->cls = image_place_class(p->ref);
    p->kind = candidate_kind_of(p->ref, p->cls);
    double people = candidate_people(p->ref, p->cls);
    p->people = people > 1 ? log10(people + 30) - 3 : 0; /* people_none is for unknown ones */
    p->fame = match_is_feature(p->cls)
                  ? 10 * image_importance(p->ref.m, p->ref.place) - 3.5 /* of its rank on maps */
                  : log1p(candidate_languages(p->ref, p->cls, people)) - 1;
}

/* ---- areas ---- */

static candidate_relation candidate_relation_of(image_class cls, bool is_near) {
    return cls == IMAGE_COUNTRY  ? is_near ? CANDIDATE_IN_TERRITORY : CANDIDATE_IN_COUNTRY
           : cls == IMAGE_STATE  ? CANDIDATE_IN_DIVISION
           : cls == IMAGE_COUNTY ? CANDIDATE_IN_COUNTY
           : cls == IMAGE_NATURE || cls == IMAGE_MARINE ? CANDIDATE_IN_FEATURE
                                                        : CANDIDATE_NEAR_TOWN;
}

static bool candidate_is_area(const candidate *p, const match_qualifier *x) {
    bool is_it = false;
    for (int i = 0; i < x->count && !is_it; i++) {
        is_it = image_place_is_same(x->refs[i], p->ref);
    }
    return is_it;
}

/* Whether a country or division of the name, said in full, does not fit, but a lesser place does.
 */
static bool candidate_is_over(const match_qualifier *x, int at) {
    enum { CODE_MAX = 3 };
    bool is_over = false;
    for (int i = 0; i < x->count && x->key.len > CODE_MAX && !is_over; i++) {
        is_over = image_place_class(x->refs[at]) > IMAGE_STATE &&
                  image_place_class(x->refs[i]) <= IMAGE_STATE && !x->edits[i];
    }
    return is_over;
}

/* How the place stands to each area of the reading. False: it is on another street than the part
 * behind its name, of which another reading knows nothing. */
static bool candidate_relate(const candidate_list *l, candidate *p, const image_ref *chain,
                             int count) {
    enum { CODE_MAX = 2 };
    const readings *r = l->all->r;
    for (int i = 0; i < l->from->area_count; i++) {
        const match_qualifier *x = &r->areas[r->arcs[l->from->areas[i]].index];
        match_area area = match_area_of_place(r->s, x, chain, count);
        if (area.at >= 0) {
            image_class cls = image_place_class(x->refs[area.at]);
            p->in[candidate_relation_of(cls, area.is_near)]++;
            p->area_edits = (signed char)(p->area_edits + x->edits[area.at]);
            p->by_code = (signed char)(p->by_code + (x->key.len <= CODE_MAX));
            p->over = (signed char)(p->over + candidate_is_over(x, area.at));
            bool is_smaller = !p->through.m || cls > image_place_class(p->through);
            bool is_own =
                cls == IMAGE_POSTCODE &&
                image_place_is_same(image_record_own_postcode(chain, count), x->refs[area.at]);
            bool is_local = cls >= IMAGE_COUNTY && cls <= IMAGE_SUBURB && !area.is_near;
            p->is_coded |= is_own;
            p->local = (signed char)(p->local + (is_own || is_local));
            p->through = area.is_through && is_smaller ? x->refs[area.at] : p->through;
        } else if (area.is_code) {
            p->in[CANDIDATE_IN_DIVISION]++;
            p->by_code++;
        } else if (area.is_namesake || area.is_street) {
            p->in[CANDIDATE_NEAR_TOWN]++;
        } else if (candidate_is_area(p, x)) {
            p->in[CANDIDATE_IS_AREA]++;
        } else if (x->is_road) {
            return false;
        } else {
            p->failed++;
            p->close = (signed char)(p->close + area.is_close);
            p->local = (signed char)(p->local + area.is_beside);
        }
    }
    return true;
}

/* ---- postal codes ---- */

/* Whether an area around the place has one of the reading's codes. */
static bool candidate_has_post_area(const image_view *v, const postcode_reading *row, str key,
                                    const image_ref *chain, int count) {
    char room[POSTCODE_ISO_MAX], folded[IMAGE_KEY_MAX];
    bool found = false;
    for (int k = 0; !found; k++) {
        str code = postcode_area(row, key, k, room);
        if (!code.len) {
            break;
        }
        for (int i = 0; i < count && !found; i++) {
            str iso = image_place_class(chain[i]) == IMAGE_COUNTRY
                          ? image_set_country_code(v, chain[i])
                          : image_set_iso_code(v, chain[i]);
            found = iso.len && str_eq(fold_name(iso, FOLD_PLAIN, folded, sizeof folded), code);
        }
    }
    return found;
}

/* 2: the code is of the division, 1: of the country, -1: of neither, -2: and the country has codes
 * of its form. */
static int candidate_fit_code(const image_view *v, const reading_code *code, const image_ref *chain,
                              int count) {
    str country = image_set_country_code(v, chain[count - 1]);
    for (int i = 0; i < code->count && country.len; i++) {
        const postcode_reading *row = &code->rows[i];
        if (str_eq_nocase(row->country, country)) {
            return !row->areas.len                                            ? 1
                   : candidate_has_post_area(v, row, code->key, chain, count) ? 2
                   : image_place_class(chain[0]) == IMAGE_COUNTRY             ? 1
                                                                              : -2;
        }
    }
    return -1;
}

static int candidate_post_fit(const candidate_list *l, const image_ref *chain, int count) {
    const readings *r = l->all->r;
    return l->from->code < 0
               ? 0
               : candidate_fit_code(r->s->v, &r->codes[r->arcs[l->from->code].index], chain, count);
}

/* Whether unread words are a code that the country of the place has elsewhere. */
static bool candidate_is_out_of_post(const candidate_list *l, const image_ref *chain, int count) {
    const readings *r = l->all->r;
    bool is_out = false;
    for (int i = 0; i < r->arc_count && r->code_count && l->from->digits && !is_out; i++) {
        const reading_arc *a = &r->arcs[i];
        is_out = a->role == READING_POSTCODE && !(reading_words(a) & ~l->from->unread) &&
                 candidate_fit_code(r->s->v, &r->codes[a->index], chain, count) == -2;
    }
    return is_out;
}

/* ---- kinds ---- */

/* Kinds that nothing else is: what is something else is no candidate. */
static bool candidate_is_solid(const affix_meaning *meaning) {
    const unsigned free =
        IMAGE_CLASS_BIT(IMAGE_NATURE) | IMAGE_CLASS_BIT(IMAGE_MARINE) | IMAGE_CLASS_BIT(IMAGE_POI);
    return meaning->tags && !(meaning->best & ~free);
}

static bool candidate_is_among(str country, str countries) {
    return !countries.len || (country.len && str_find(countries, country) >= 0);
}

/* False: a word for a solid kind says that it is something else. */
static bool candidate_judge_kinds(const candidate_list *l, candidate *p, str country) {
    const readings *r = l->all->r;
    for (int i = 0; i < l->from->kind_count; i++) {
        const affix_meaning *meaning = &r->kinds[r->arcs[l->from->kinds[i]].index].meaning;
        bool fits =
            reading_kind_fits(meaning, p->ref) && candidate_is_among(country, meaning->countries);
        p->said = (signed char)(!fits || p->said < 0                             ? -1
                                : meaning->best >> image_place_class(p->ref) & 1 ? 1
                                                                                 : 0);
        p->says_area |=
            !(meaning->best & IMAGE_SETTLED_MASK) &&
            meaning->best & (IMAGE_CLASS_BIT(IMAGE_STATE) | IMAGE_CLASS_BIT(IMAGE_COUNTY));
        p->says_solid |= candidate_is_solid(meaning);
        if (RULE(KIND_SOLID, !fits && candidate_is_solid(meaning))) {
            return false;
        }
    }
    return true;
}

/* ---- one reading ---- */

/* Whether the name is a side of what stands behind it: "west Texas" is hardly West in Texas. */
static bool candidate_is_side(const readings *r, const reading *from) {
    const reading_arc *name = reading_name_arc(r, from);
    return name && name->end < r->t.count && r->t.at[name->end].gap != TOKEN_COMMA &&
           query_is_side(reading_text(r, from->name));
}

static bool candidate_may_be(const match *s, image_ref ref) {
    const place_query *q = s->query;
    image_class cls = image_place_class(ref);
    bool is_inside =
        !q->bounded || !geo_bbox_is(q->viewbox) ||
        geo_bbox_contains(q->viewbox, image_lat(ref.m, ref.place), image_lon(ref.m, ref.place));
    return (s->classes & IMAGE_CLASS_BIT(cls)) && is_inside &&
           match_has_category(ref.m, ref.place, q->category) &&
           !exclude_has(&s->excluded, s->v->set, ref);
}

/* Whether letters with points are the initials of the place's own name: of one of several words. */
static bool candidate_is_initials(str key, image_ref ref) {
    char own[IMAGE_KEY_MAX];
    size_t words = 0;
    bool is_it = true;
    for (str rest = names_main_folded(ref.m, ref.place, own); rest.len && is_it; words++) {
        is_it = words < key.len && str_cut(&rest, ' ').at[0] == key.at[words];
    }
    return is_it && words > 1;
}

/* The reading's name as it was typed; absent: it has none. */
static str candidate_typed(const readings *r, const reading *from) {
    const reading_arc *name = reading_name_arc(r, from);
    return name ? token_typed(&r->t, name->from, name->end) : STR_NONE;
}

/* A code has one spelling. A thing of an index file is not meant behind the word for another kind
 * ("hotel" before a restaurant's name), nor beside an area that does not fit. A word for streets is
 * no name beside unread words. */
static bool candidate_is_misread(const candidate_list *l, const candidate *p) {
    const readings *r = l->all->r;
    bool is_code = p->name_class == IMAGE_CODE &&
                   (p->spelling || (str_find(candidate_typed(r, l->from), STR(".")) > 0 &&
                                    !candidate_is_initials(l->name->text, p->ref)));
    bool is_thing = (l->from->things || p->failed > p->close) &&
                    image_place_class(p->ref) == IMAGE_POI && p->ref.m != r->s->v->set->base;
    bool is_street = l->from->noise && l->from->name >= 0 &&
                     address_is_street_word(reading_text(r, l->from->name));
    return RULE(CODE_SPELLING, is_code) || RULE(THING_OTHER, is_thing) ||
           RULE(NAME_STREET, is_street);
}

/* Whether a thing of an index file is in a house of that number. */
static bool candidate_is_in_house(const match *s, house_number *n, image_ref thing) {
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    bool found = false;
    int count = thing.m != s->v->set->base ? image_place_chain(s->v->set, thing, chain) : 0;
    for (int i = 1; i < count && !found; i++) {
        found = image_place_class(chain[i]) == IMAGE_HOUSE && house_has(s->v->call, n, chain[i]);
    }
    return found;
}

/* A house whose number tells the unit, too: "5 Stiege 2". */
static image_ref candidate_unit(const candidate_list *l, const house_number *n, image_ref street) {
    char room[IMAGE_KEY_MAX];
    const readings *r = l->all->r;
    out o = out_of(room, sizeof room);
    if (l->from->unit < 0 || l->way != HOUSE_ALIKE) {
        return (image_ref){NULL, IMAGE_NO_PLACE};
    }
    out_text(&o, n->text);
    out_char(&o, ' ');
    out_text(&o, reading_text(r, l->from->unit));
    house_number whole = {.text = out_str(&o)};
    return house_find(r->s->v, &whole, street, HOUSE_ALIKE);
}

/* The house of a street for the street, where its number was said. False: it has none. */
static bool candidate_take_house(const candidate_list *l, candidate *p) {
    readings *r = l->all->r;
    if (l->from->house < 0) {
        return true;
    }
    image_class cls = image_place_class(p->ref);
    house_number *n = &r->houses[r->arcs[l->from->house].index];
    bool may_be = cls == IMAGE_STREET || IMAGE_CLASS_BIT(cls) & IMAGE_SETTLED_MASK;
    /* 1 of "1-2-17" is not that of "1-2-10" */
    bool is_first = l->way == HOUSE_RANGE || l->way == HOUSE_PART;
    may_be &= !is_first || (l->from->unit < 0 && str_find(n->text, STR(" ")) < 0);
    image_ref house = {NULL, IMAGE_NO_PLACE};
    if (cls == IMAGE_POI) {
        return candidate_is_in_house(r->s, n, p->ref);
    }
    if (may_be) {
        house = house_find(r->s->v, n, p->ref, l->way);
        house = house.m ? house : candidate_unit(l, n, p->ref);
    }
    p->ref = house;
    return house.m != NULL;
}

/* Whether an arc is a short number beside the name: of a street it is a house, and no code. */
static bool candidate_is_number_beside(const readings *r, const reading_arc *name, int arc) {
    enum { DIGITS_MAX = 3 };
    const reading_arc *a = &r->arcs[arc];
    bool is_beside = (a->from == name->end && r->t.at[a->from].gap != TOKEN_COMMA) ||
                     (a->end == name->from && r->t.at[name->from].gap != TOKEN_COMMA);
    int number = is_beside ? reading_number_of(r, a) : -1;
    return number >= 0 && r->houses[number].text.len <= DIGITS_MAX;
}

/* Whether the reading takes the number of a house for something else. */
static bool candidate_misreads_number(const candidate_list *l, image_ref ref) {
    const readings *r = l->all->r;
    const reading *from = l->from;
    const reading_arc *name = reading_name_arc(r, from);
    bool may_be = name && image_place_class(ref) == IMAGE_STREET;
    bool is_it = may_be && from->code >= 0 && candidate_is_number_beside(r, name, from->code);
    for (int i = 0; i < from->area_count && may_be && !is_it; i++) {
        is_it = candidate_is_number_beside(r, name, from->areas[i]);
    }
    return is_it;
}

/* False: the place is no candidate of the reading. */
static bool candidate_judge(const candidate_list *l, candidate *p) {
    const readings *r = l->all->r;
    const match *s = r->s;
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    bool needs_chain = l->from->area_count || l->from->code >= 0 || l->from->kind_count ||
                       s->query->country_codes.len || (r->code_count && l->from->digits);
    if (RULE(NUMBER_BESIDE, candidate_misreads_number(l, p->ref)) || !candidate_take_house(l, p) ||
        !candidate_may_be(s, p->ref) || !call_charge(s->v->call, CANDIDATE_PLACE_WORK)) {
        return false;
    }
    if (needs_chain) {
        int count = image_place_chain(s->v->set, p->ref, chain);
        if (!match_in_countries(s, chain, count) || !candidate_relate(l, p, chain, count)) {
            return false;
        }
        if (RULE(FAILED_TWO, p->failed - p->close > 1) ||
            RULE(FAILED_NEAR, p->failed && (p->edits || p->mode != READING_EXACT))) {
            return false;
        }
        p->post = (signed char)candidate_post_fit(l, chain, count);
        p->is_out_of_post = candidate_is_out_of_post(l, chain, count);
        if (RULE(POST_FITS, p->post < 0)) { /* another reading leaves the code unread */
            return false;
        }
        if (!candidate_judge_kinds(l, p, image_set_country_code(s->v, chain[count - 1]))) {
            return false;
        }
    }
    candidate_measure(p);
    return !candidate_is_misread(l, p);
}

/* Drops what fails an area when something fits all. */
static void candidate_drop_failed(candidate_list *l) {
    bool has_whole = false;
    int kept = 0;
    for (int i = 0; i < l->count && !has_whole; i++) {
        has_whole = !l->at[i].failed;
    }
    for (int i = 0; i < l->count; i++) {
        if (!RULE(FITS_ALL, has_whole && l->at[i].failed)) {
            l->at[kept++] = l->at[i];
        }
    }
    l->count = kept;
}

/* Whether a name is that of the candidate: what is spelled nearly like the query has several. */
static bool candidate_has_name(const candidate *p, const image *m, uint32_t key) {
    return p->mode != READING_NEAR || (p->ref.m == m && p->key == key);
}

/* How many people it has, or how well it is known, beside its namesakes. */
static double candidate_size(const candidate *p, bool is_fame) {
    return is_fame ? p->fame + 1 : MAX(p->people + 3, 2.5);
}

/* How far one is ahead of its namesakes, or behind. */
static double candidate_lead(const candidate_list *l, const candidate *p, bool is_fame) {
    double best = -INFINITY, second = -INFINITY, own = candidate_size(p, is_fame);
    for (int i = 0; i < l->count; i++) {
        const candidate *other = &l->at[i];
        double x = candidate_size(other, is_fame);
        if (candidate_has_name(p, other->ref.m, other->key)) {
            second = x > best ? best : MAX(second, x);
            best = MAX(best, x);
        }
    }
    double over = own - (own < best ? best : isinf(second) ? own - 1.5 : second);
    return MIN(MAX(over, -1.5), 1.5);
}

/* The highest class that a place of the candidate's name has; is_apart: of those that do not hold
 * it. */
static image_class candidate_highest(const candidate *p, const posting *posts, int count,
                                     bool is_apart) {
    image_class highest = IMAGE_HOUSE;
    for (int i = 0; i < count && highest > IMAGE_COUNTRY; i++) {
        uint32_t key = posts[i].key ? posts[i].key->key : IMAGE_NO_KEY;
        image_class cls = image_place_class(posts[i].ref);
        bool counts = cls < highest && candidate_has_name(p, posts[i].ref.m, key) &&
                      !(is_apart && image_place_is_in(p->ref, posts[i].ref));
        highest = counts ? cls : highest;
    }
    return highest;
}

/* Whether something of nature has given its name to a division about it. */
static bool candidate_has_division(const candidate *p, const posting *posts, int count) {
    bool may_have = p->cls == IMAGE_NATURE || p->cls == IMAGE_MARINE, has_division = false;
    for (int i = 0; i < count && may_have && !has_division; i++) {
        image_class cls = image_place_class(posts[i].ref);
        has_division = (cls == IMAGE_STATE || cls == IMAGE_COUNTY) &&
                       image_place_distance_m(posts[i].ref, p->ref) < CANDIDATE_DIVISION_M;
    }
    return has_division;
}

GEO_FN bool candidate_has_other_name(const candidate *p) {
    return p->name_class == IMAGE_ALIAS || p->name_class == IMAGE_OTHER;
}

/* What the postings together say of each. */
static void candidate_compare(candidate_list *l, const posting *posts, int count) {
    bool has_code = false;
    image_ref state = {NULL, IMAGE_NO_PLACE};
    for (int i = 0; i < count; i++) {
        bool is_code = posts[i].name_class == IMAGE_CODE;
        has_code |= is_code;
        bool is_state = is_code && image_place_class(posts[i].ref) == IMAGE_COUNTRY;
        state = is_state ? posts[i].ref : state;
    }
    double called = 0, main = 0, fame = 0, town = 0;
    for (int i = 0; i < count; i++) {
        double importance = image_importance(posts[i].ref.m, posts[i].ref.place);
        called = posts[i].name_class == IMAGE_CODE ? called : MAX(called, importance);
        if (posts[i].name_class <= IMAGE_OTHER && has_code) {
            candidate rival = {.ref = posts[i].ref};
            candidate_measure(&rival);
            fame = MAX(fame, rival.fame + MAX(rival.people, 0) + 1);
        }
        main = posts[i].name_class == IMAGE_MAIN ? MAX(main, importance) : main;
        bool is_town = posts[i].name_class == IMAGE_MAIN && image_place_is_settled(posts[i].ref);
        town = is_town ? MAX(town, importance) : town;
    }
    image_class highest = IMAGE_HOUSE;
    bool has_town = false, has_main = false, has_quarter = false, has_own_town = false;
    candidate_drop_failed(l);
    for (int i = 0; i < l->count; i++) {
        has_town |= l->at[i].kind == CANDIDATE_TOWN;
        has_main |= l->at[i].name_class <= IMAGE_OTHER;
        bool is_file = l->at[i].ref.m != l->all->r->s->v->set->base;
        has_own_town |= l->at[i].kind == CANDIDATE_TOWN && is_file;
        has_quarter |=
            (l->at[i].kind <= CANDIDATE_PART && (is_file || l->at[i].name_class == IMAGE_MAIN)) ||
            l->at[i].cls == IMAGE_STREET;
    }
    for (int i = 0; i < l->count; i++) {
        candidate *p = &l->at[i];
        p->rival_fame = p->name_class == IMAGE_CODE ? fame : 0;
        if (!i || p->mode == READING_NEAR) { /* else all have one name */
            highest = candidate_highest(p, posts, count, false);
        }
        p->has_sibling =
            p->kind == CANDIDATE_TOWN && highest <= IMAGE_STATE &&
            (highest < IMAGE_STATE || candidate_highest(p, posts, count, true) <= IMAGE_STATE);
        p->has_country = p->kind != CANDIDATE_COUNTRY && highest == IMAGE_COUNTRY;
        p->rival = p->name_class == IMAGE_CODE ? called : 0;
        p->is_state_code = state.m && p->cls != IMAGE_COUNTRY;
        p->town_rival = town;
        p->main_rival = p->name_class == IMAGE_CODE ? main : 0;
        p->lead_people = candidate_lead(l, p, false);
        p->lead_fame = candidate_lead(l, p, true);
        p->has_town = has_town;
        p->has_own_town = has_own_town;
        p->has_main = has_main;
        p->has_quarter = has_quarter;
        p->is_initials = candidate_has_other_name(p) && l->name && p->mode == READING_EXACT &&
                         candidate_is_initials(l->name->text, p->ref);
        p->has_division = candidate_has_division(p, posts, count);
        p->is_only = l->count == 1 && p->mode == READING_EXACT && !p->is_word;
    }
}

/* ---- misspelt names ---- */

static bool candidate_is_vowel(char letter) {
    return memchr("aeiouy", letter, 6) != NULL;
}

/* What the two differ in, without what they share at the start and the end. */
static candidate_slip candidate_slip_of(str typed, str name, size_t shared) {
    str a = str_from(typed, shared), b = str_from(name, shared);
    bool is_end = !a.len || !b.len;
    while (a.len && b.len && a.at[a.len - 1] == b.at[b.len - 1]) {
        a.len--;
        b.len--;
    }
    str one = a.len ? a : b; /* the letter that one of them has */
    bool is_single = a.len + b.len == 1;
    char before = shared ? typed.at[shared - 1] : ' ';
    return a.len == 2 && b.len == 2 && a.at[0] == b.at[1] && a.at[1] == b.at[0]
               ? CANDIDATE_SLIP_SWAP
           : is_single && *one.at == before ? CANDIDATE_SLIP_DOUBLE
           : is_single && is_end            ? CANDIDATE_SLIP_END
           : (is_single && candidate_is_vowel(*one.at)) ||
                   (a.len == 1 && b.len == 1 && candidate_is_vowel(*a.at) &&
                    candidate_is_vowel(*b.at))
               ? CANDIDATE_SLIP_VOWEL
               : CANDIDATE_SLIP_OTHER;
}

/* How the name was misspelt. */
static void candidate_find_slip(candidate *p, str typed) {
    if (!p->edits || p->key == IMAGE_NO_KEY) {
        return;
    }
    names_walk w = names_at(p->ref.m, p->key);
    str name = names_key(&w);
    size_t shared = 0;
    while (shared < MIN(typed.len, name.len) && typed.at[shared] == name.at[shared]) {
        shared++;
    }
    p->slips_first = !shared;
    p->slip = p->edits == 1 ? candidate_slip_of(typed, name, shared) : CANDIDATE_SLIP_OTHER;
}

GEO_FN bool candidate_is_longer(const candidate *p) {
    return p->mode == READING_BEGINS || p->mode == READING_CUT;
}

/* The share of the name's letters that were not typed. */
static double candidate_rest(const candidate *p, str typed) {
    names_walk w = {0};
    if (!candidate_is_longer(p)) {
        return 0;
    }
    w = names_at(p->ref.m, p->key);
    str key = names_key(&w);
    return key.len > typed.len ? (double)(key.len - typed.len) / (double)key.len : 0;
}

/* How the place was found by its name; NULL: by a postal code alone. */
static void candidate_name(candidate *p, const reading_name *name, const reading_key *key) {
    p->mode = name ? name->mode : READING_NONE;
    p->key = key ? key->key : IMAGE_NO_KEY;
    p->edits = key ? key->edits : 0;
    p->spelling = key ? (reading_spelling)key->spelling : READING_TYPED;
}

/* ---- letters ---- */

static bool candidate_is_written(str name, str wide) {
    char room[IMAGE_KEY_MAX];
    return str_find(fold_name(name, FOLD_WIDE, room, sizeof room), wide) >= 0;
}

/* Whether the name was typed with letters that none of the place's names has: "Öland" is no Oland.
 * Names of airports have no such letters in their source. */
static bool candidate_has_other_letters(const candidates *c, const candidate *p) {
    const readings *r = c->r;
    if (p->from->name < 0 || p->from->house >= 0 || p->mode != READING_EXACT ||
        p->kind == CANDIDATE_AIRPORT) {
        return false;
    }
    str wide = reading_wide(r, p->from->name);
    char room[NAMES_TEXT_MAX];
    bool is_other =
        wide.len && !candidate_is_written(names_main(p->ref.m, p->ref.place, room), wide);
    uint32_t lang;
    str text;
    for (uint64_t i = 0; is_other && names_local(p->ref.m, p->ref.place, i, &lang, &text, room);
         i++) {
        is_other = !candidate_is_written(text, wide);
    }
    return is_other;
}

/* Whether it is another name that shares no first letter with the words of the place's own name:
 * Vienna for Bienne. */
static bool candidate_is_unlike(const candidates *c, const candidate *p) {
    char own[IMAGE_KEY_MAX];
    bool may_be = p->from->name >= 0 && p->name_class != IMAGE_MAIN && p->name_class != IMAGE_CODE;
    str typed = may_be ? reading_text(c->r, p->from->name) : STR_NONE;
    bool is_unlike = may_be && (unsigned char)typed.at[0] < 0x80;
    for (str rest = is_unlike ? names_main_folded(p->ref.m, p->ref.place, own) : STR_NONE;
         rest.len && is_unlike;) {
        is_unlike = str_cut(&rest, ' ').at[0] != typed.at[0];
    }
    return is_unlike;
}

/* ---- airports of a city ---- */

/* Adds what has exactly that name to the postings; returns their number. */
static int candidate_add_named(const image_view *v, image_ref city, str name, posting *posts,
                               int count, int cap) {
    static const reading_key core = {.key = IMAGE_NO_KEY, .spelling = READING_CORE};
    char room[IMAGE_KEY_MAX];
    str key = arena_join(v->mem, fold_name(name, FOLD_PLAIN, room, sizeof room), STR(" airport"));
    uint32_t number, row;
    image_name_class cls;
    if (!call_charge(v->call, NAMES_SEEK_WORK) || !names_find(city.m, key, &number)) {
        return count;
    }
    names_postings post = names_postings_of(city.m, number);
    for (int i = 0;
         i < CANDIDATE_POSTINGS_NEAR && count < cap && names_next_posting(&post, &row, &cls); i++) {
        image_ref ref = {city.m, row};
        posts[count] = (posting){ref, cls, &core, 0};
        count += image_place_distance_m(ref, city) < CANDIDATE_AIRPORT_M;
    }
    return count;
}

static bool candidate_says_airport(const readings *r, const reading *from) {
    bool says = false;
    for (int i = 0; i < from->kind_count && !says; i++) {
        says = r->kinds[r->arcs[from->kinds[i]].index].meaning.is_airport;
    }
    return says;
}

/* "Flughafen Mailand": an airport is called after its city in English or its own language. */
static int candidate_add_airports(const candidate_list *l, posting *posts, int count, int cap) {
    enum { CITIES_MAX = 4 };
    const readings *r = l->all->r;
    int cities = 0, all = count;
    for (int i = 0;
         i < all && cities < CITIES_MAX && RULE(AIRPORTS, candidate_says_airport(r, l->from));
         i++) {
        image_ref city = posts[i].ref;
        char room[NAMES_TEXT_MAX];
        if (!image_place_is_settled(city)) {
            continue;
        }
        uint32_t english = image_lang(city.m, STR("en"));
        count = candidate_add_named(r->s->v, city, names_of(city.m, city.place, &english, 1, room),
                                    posts, count, cap);
        count = candidate_add_named(r->s->v, city, names_main(city.m, city.place, room), posts,
                                    count, cap);
        cities++;
    }
    return count;
}

/* Whether it lies in or near a place. */
static bool candidate_is_close(image_ref ref, image_ref to) {
    return image_place_is_in_box(ref, to) || image_place_distance_m(ref, to) < CANDIDATE_NEAR_M;
}

/* Whether it is near nothing of the name that it was said to be near. */
static bool candidate_is_apart(const readings *r, const candidate *p) {
    const reading_name *name = p->from->beside ? &r->names[p->from->beside - 1] : NULL;
    bool is_apart = name != NULL;
    for (int k = 0; name && k < name->count && is_apart; k++) {
        const reading_key *key = &r->keys[name->first + k];
        const image *m = &r->s->v->set->images[key->image];
        names_postings post = names_postings_of(m, key->key);
        uint32_t row;
        image_name_class cls;
        for (int i = 0; i < CANDIDATE_POSTINGS && is_apart && names_next_posting(&post, &row, &cls);
             i++) {
            is_apart = cls == IMAGE_CODE || !candidate_is_close(p->ref, (image_ref){m, row});
        }
    }
    return is_apart;
}

/* Whether the name was typed with letters or points that no word has: "Huế", "u.s.". */
static bool candidate_has_marks(const readings *r, const reading *from) {
    str typed = candidate_typed(r, from);
    bool has_marks = false;
    for (size_t i = 0; i < typed.len && !has_marks; i++) {
        has_marks = (unsigned char)typed.at[i] >= 0x80 ||
                    (i && typed.at[i] == '.' && ascii_is_alpha(typed.at[i - 1]));
    }
    return has_marks;
}

/* What is known of a candidate by its name. */
static void candidate_describe(const candidate_list *l, candidate *p) {
    const readings *r = l->all->r;
    str typed = l->name ? l->name->text : STR_NONE;
    p->has_other_letters = candidate_has_other_letters(l->all, p);
    p->is_unlike = candidate_is_unlike(l->all, p);
    p->is_apart = candidate_is_apart(r, p);
    p->is_side = l->is_side;
    p->rest = candidate_rest(p, typed);
    candidate_find_slip(p, typed);
    bool is_own = p->ref.m != r->s->v->set->base && image_place_is_settled(p->ref);
    p->is_word = p->mode == READING_EXACT && p->key != IMAGE_NO_KEY && !is_own && l->is_plain &&
                 (l->is_word || image_key_is_word(p->ref.m, p->key));
}

/* Appends those of the postings that the reading may mean, `room` at most. */
static void candidate_add_postings(candidate_list *l, const posting *posts, int count, int room) {
    for (int i = 0, failed = 0; i < count && l->count < room; i++) {
        const posting *post = &posts[i];
        candidate p = {.ref = post->ref, .name_class = post->name_class, .from = l->from};
        candidate_name(&p, l->name, post->key);
        if (candidate_judge(l, &p) && !RULE(FAILED_FEW, p.failed && failed++ >= CANDIDATE_FAILED)) {
            candidate_describe(l, &p);
            l->at[l->count++] = p;
        }
    }
}

GEO_FN bool candidate_add_reading(candidates *c, const reading *from, posting *posts, int cap) {
    const readings *r = c->r;
    candidate_list l = {.all = c, .from = from, .at = c->at + c->count};
    l.name = from->name < 0 ? NULL : &r->names[r->arcs[from->name].index];
    int room = MIN(CANDIDATES_MAX - c->count, (int)CANDIDATE_OF_READING);
    int count = posting_find(c->r, from, posts, cap, &c->is_cut);
    count = l.name && l.name->mode == READING_EXACT ? candidate_add_airports(&l, posts, count, cap)
                                                    : count;
    bool is_marker;
    l.is_side = candidate_is_side(r, from);
    l.is_word = l.name && common_is_word(l.name->text, &is_marker);
    l.is_plain = !candidate_has_marks(r, from);
    int ways = from->house < 0 ? 1 : (int)HOUSE_WAYS;
    for (int way = 0; way < ways && !l.count; way++) {
        l.way = (house_way)way;
        candidate_add_postings(&l, posts, count, room);
    }
    candidate_compare(&l, posts, count);
    c->count += l.count;
    return l.count > 0 && !l.at[0].failed;
}

#undef CANDIDATE_FAME_MOST
#undef CANDIDATE_AIRPORT_M
#undef CANDIDATE_NEAR_M
#undef CANDIDATE_DIVISION_M
