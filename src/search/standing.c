/* standing -- which of the places that read every word is meant, where the readings are not sure:
 * by their importance and how each is called. Owns nothing.
 *
 * The scores are on the scale of importance (0-1; ten times the population adds 0.118): see match
 * and rank. */
#include "standing.h"

#include "../geo/lexicon.h"
#include "../geo/place.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "affix.h"
#include "candidate.h"
#include "common.h"
#include "match.h"
#include "match_hit.h"
#include "query.h"
#include "rank.h"
#include "reading.h"
#include "token.h"

enum { STANDING_IATA_LEN = 3 /* of an airport's code */ };

#define STANDING_LEVEL_GAIN 0.16  /* that of a city as well known as the first */
#define STANDING_NONE       0.9   /* most probable that nothing is meant */
#define STANDING_LONGER     0.12  /* what a name in other words, or one that goes on, loses */
#define STANDING_SHORT_GAIN 0.2   /* of a city called by its initials, before a country's code */
#define STANDING_CODE_GAIN  0.01  /* what has a code before another that has it */
#define STANDING_CODE_LEAD  0.345 /* of a country before a large airport that has its code, */
#define STANDING_NAME_LEAD  0.4   /* or for a code what it is called */

/* ---- codes ---- */

/* "FRA" is an airport as well as a country, "MAN" as well as a town: in capitals, the code of a
 * large airport is as likely to be meant as anything else. */
static bool standing_is_level_airport(const match *s, const match_hit *h) {
    return s->name.key.len == STANDING_IATA_LEN && str_is_capitals(s->name.text) &&
           h->cls == IMAGE_POI && h->name_class == IMAGE_CODE &&
           image_importance(h->ref.m, h->ref.place) >= MATCH_AIRPORT_IMPORTANCE;
}

/* "LA" is the code of Laos, and how people shorten the name of a city of millions. */
static bool standing_is_level_city(const match *s, const match_hit *h) {
    return s->hits[0].name_class == IMAGE_CODE && s->hits[0].cls == IMAGE_COUNTRY &&
           h->name_class == IMAGE_ALIAS && match_hit_is_settled(h) && place_match_is_sure(h->fit) &&
           image_importance(h->ref.m, h->ref.place) >= COMMON_FAMOUS_IMPORTANCE &&
           common_is_initials(s, h->ref);
}

/* Of a country and an airport with one code, the airport comes first when it is nearly as well
 * known and elsewhere ("FRA", "LCA", but "PER" is Peru), and rather when the country is only called
 * so in some language: "SIN". */
static bool standing_is_airport_first(const match *s, const match_hit *airport) {
    const match_hit *country = s->hits;
    image_ref a = airport->ref;
    double known = image_importance(a.m, a.place);
    return country->cls == IMAGE_COUNTRY && country->name_class != IMAGE_MAIN &&
           !image_place_is_same(
               image_place_country_at(s->v->set, image_lat(a.m, a.place), image_lon(a.m, a.place)),
               country->ref) &&
           image_importance(country->ref.m, country->ref.place) - known <
               (country->name_class == IMAGE_CODE ? STANDING_CODE_LEAD : STANDING_NAME_LEAD);
}

/* A small airport does not come before the country, however small. */
static void standing_lift_country(match *s) {
    for (int i = 1; i < s->count && s->hits[i].matched == s->hits[0].matched; i++) {
        match_hit *h = &s->hits[i];
        if (h->cls == IMAGE_COUNTRY && h->name_class == IMAGE_CODE && s->hits[0].cls == IMAGE_POI &&
            s->hits[0].name_class == IMAGE_CODE && !standing_is_level_airport(s, s->hits)) {
            h->score = MAX(h->score, s->hits[0].score + STANDING_CODE_GAIN);
        }
    }
    match_hit_sort(s);
}

/* With points, "L.A." is short for words, and no code. */
static void standing_level_codes(match *s) {
    standing_lift_country(s);
    double gain = str_find(s->name.text, STR(".")) > 0 ? STANDING_SHORT_GAIN : 0;
    for (int i = 1; i < s->count && s->hits[i].matched == s->hits[0].matched; i++) {
        match_hit *h = &s->hits[i];
        if (standing_is_level_city(s, h)) {
            h->score = MAX(h->score, s->hits[0].score + gain);
        } else if (standing_is_level_airport(s, h)) {
            double before = standing_is_airport_first(s, h) ? STANDING_CODE_GAIN : 0;
            h->score = MAX(h->score, s->hits[0].score + before);
        }
    }
    match_hit_sort(s);
}

/* "Acropolis" is that of Athens, before Little Rock, which few call so. */
static void standing_sink_nickname(match *s) {
    bool may_be = s->count && !s->qualifier_count && common_is_nickname(s, &s->hits[0]);
    for (int i = 1; i < s->count && may_be && s->hits[i].matched == s->hits[0].matched; i++) {
        match_hit *h = &s->hits[i];
        if (place_match_is_sure(h->fit) && !common_is_nickname(s, h)) {
            h->score = MAX(h->score, s->hits[0].score + STANDING_LEVEL_GAIN);
            match_hit_sort(s);
            return;
        }
    }
}

/* ---- the places ---- */

/* Takes the name, its areas and the words for its kind over from a reading. */
static affix_meaning standing_take_reading(match *s, const readings *r, const reading *from) {
    affix_meaning kind = {0};
    const reading_arc *name = reading_name_arc(r, from);
    int first = name->from, end = name->end;
    s->name = (query_part){token_typed(&r->t, first, end), token_span(&r->t, first, end)};
    for (int i = 0; i < from->kind_count; i++) {
        const reading_arc *a = &r->arcs[from->kinds[i]];
        first = MIN(first, a->from);
        end = MAX(end, a->end);
        kind = r->kinds[a->index].meaning;
    }
    s->whole = token_span(&r->t, first, end);
    s->qualifier_count = from->area_count;
    for (int i = 0; i < from->area_count; i++) {
        s->qualifiers[i] = r->areas[r->arcs[from->areas[i]].index];
    }
    str twin = query_twin(s->v->mem, s->name.key);
    for (int i = 0; i < s->v->set->count; i++) {
        const image *m = &s->v->set->images[i];
        s->name_keys[i] =
            names_find(m, s->name.key, &s->name_keys[i]) ? s->name_keys[i] : IMAGE_NO_KEY;
        bool has_twin = twin.len && names_find(m, twin, &s->twin_keys[i]);
        s->twin_keys[i] = has_twin ? s->twin_keys[i] : IMAGE_NO_KEY;
    }
    s->allowed = kind.fit;
    s->tags = kind.tags ? str_of(kind.tags) : STR_NONE;
    return kind;
}

/* Whether a pair has read what the first one has, in the same roles. */
static bool standing_is_of(const readings *r, const candidate *p, const candidate *first) {
    const reading_arc *a = reading_name_arc(r, p->from), *b = reading_name_arc(r, first->from);
    bool is_longer = p->mode == READING_BEGINS && !p->from->kind_count;
    return (p->mode == READING_EXACT || is_longer) && a && a->from == b->from && a->end == b->end &&
           !p->from->noise && !p->from->vague && !p->failed && !p->edits &&
           p->from->area_count == first->from->area_count;
}

/* Whether a reading of the first place is contradicted: Geneva in France; or it is called as a
 * country is that was named beside another: "Iran, Iraq". */
static bool standing_is_doubted(const match *s, const decision *d) {
    bool is_doubted = false;
    for (int i = 0; i < d->count && s->count && !is_doubted; i++) {
        const candidate *p = d->at[i].best;
        bool is_it = image_place_is_same(p->ref, s->hits[0].ref);
        is_doubted = is_it && (!d->at[i].is_read || (p->has_country && p->from->area_count));
    }
    return is_doubted;
}

/* Whether a name that goes on is called without its end: with the word for the kind of an area or
 * of nature, the West Midlands Region, or with what is added to a town's: Newcastle upon Tyne. */
static bool standing_is_brief(const candidate *p, str key, size_t typed) {
    const unsigned briefly = IMAGE_CLASS_BIT(IMAGE_COUNTRY) | IMAGE_CLASS_BIT(IMAGE_STATE) |
                             IMAGE_CLASS_BIT(IMAGE_NATURE) | IMAGE_CLASS_BIT(IMAGE_MARINE);
    affix_cut cuts[AFFIX_CUTS_MAX];
    str end = str_trim(str_from(key, typed)), word = str_cut(&end, ' ');
    unsigned kind = IMAGE_CLASS_BIT(p->cls) & briefly, kinds = 0;
    for (int i = affix_find(key, cuts); i--;) {
        bool is_rest = cuts[i].is_after && cuts[i].rest.len == typed;
        kinds |= is_rest ? cuts[i].meaning.best | cuts[i].meaning.fit : 0;
    }
    bool is_addition = image_place_is_settled(p->ref) && lexicon_has(word, LEXICON_ADDITION) &&
                       image_importance(p->ref.m, p->ref.place) >= MATCH_SHORTENED_IMPORTANCE;
    return (kinds & kind && !lexicon_has(str_head(key, typed), LEXICON_ADJECTIVE)) || is_addition;
}

/* Whether a pair has read every word as it is written. */
static bool standing_is_whole(const candidate *p) {
    return p->mode == READING_EXACT && p->from->name >= 0 && !p->from->noise && !p->from->vague &&
           !p->failed && !p->edits && p->said >= 0;
}

/* The pair that reads most words as its name: "La Palma" before Palma. */
static const candidate *standing_first(const candidates *c, const decision *d) {
    const candidate *first = d->at[0].best;
    int most = reading_name_words(c->r, first->from);
    for (int i = 0; i < c->count; i++) {
        const candidate *p = &c->at[i];
        int words = standing_is_whole(p) ? reading_name_words(c->r, p->from) : 0;
        first = words > most ? p : first;
        most = MAX(most, words);
    }
    return first;
}

/* Whether it was found by a code: then what begins with its letters says nothing. */
static bool standing_has_code(const match *s, image_ref ref) {
    bool has_code = false;
    for (int i = 0; i < s->count && !has_code; i++) {
        has_code = s->hits[i].name_class == IMAGE_CODE && image_place_is_same(s->hits[i].ref, ref);
    }
    return has_code;
}

/* Considers a place by its name that goes on behind what was typed. */
static void standing_consider_longer(match *s, const candidate *p, str key) {
    if (standing_has_code(s, p->ref)) {
        return;
    }
    bool is_brief = standing_is_brief(p, key, s->name.key.len);
    s->fit = is_brief ? PLACE_MATCH_ALIAS : PLACE_MATCH_PREFIX;
    match_hit_consider(s, p->ref, IMAGE_MAIN, STANDING_LONGER, 0);
}

/* Whether a division is called so with the word for its kind that was said in another language: the
 * district of Ocnița, Raionul Ocniţa. */
static bool standing_is_named_by_kind(const candidate *p, str own, str key, unsigned classes) {
    affix_cut cuts[AFFIX_CUTS_MAX];
    bool is_it = false;
    for (int i = classes >> p->cls & 1 ? affix_find(own, cuts) : 0; i-- && !is_it;) {
        is_it = str_eq(cuts[i].rest, key) && cuts[i].meaning.best >> p->cls & 1;
    }
    return is_it;
}

/* Considers a place by the name that it was found by, and by its own that goes on behind that. */
static void standing_consider(match *s, const candidate *p, unsigned preferred) {
    char folded[IMAGE_KEY_MAX];
    str key = s->name.key;
    if (p->mode == READING_BEGINS) {
        names_walk w = names_at(p->ref.m, p->key);
        standing_consider_longer(s, p, names_key(&w));
        return;
    }
    str own =
        candidate_has_other_name(p) ? names_main_folded(p->ref.m, p->ref.place, folded) : STR_NONE;
    if (!preferred && str_starts(own, key) && str_starts(str_from(own, key.len), STR(" "))) {
        standing_consider_longer(s, p, own);
    }
    bool is_own = preferred && standing_is_named_by_kind(p, own, key, preferred | s->allowed);
    s->fit = PLACE_MATCH_NONE;
    match_hit_consider(s, p->ref, is_own ? IMAGE_MAIN : p->name_class,
                       p->spelling == READING_SHORT ? STANDING_LONGER : 0, preferred);
}

GEO_FN place_list standing_order(const image_view *v, const candidates *c, const decision *d,
                                 search_note *note) {
    const place_query *query = c->r->s->query;
    place_list places = {NULL, 0};
    match *s = d->at[0].best->from->name < 0 ? NULL : match_open(v, query);
    if (!s) {
        return places;
    }
    const candidate *first = standing_first(c, d);
    affix_meaning kind = standing_take_reading(s, c->r, first->from);
    for (int i = 0; i < c->count; i++) {
        if (standing_is_of(c->r, &c->at[i], first)) {
            standing_consider(s, &c->at[i], kind.best);
        }
    }
    s->fit = PLACE_MATCH_NONE;
    query_parts parts = query_split(v->mem, query);
    if (common_is_no_place(s, &parts)) {
        note->is_common_word = parts.count == 1;
        return places;
    }
    rank_prefer_main(s);
    rank_finish(s, MIN(MAX(query->limit, 1), PLACE_LIMIT_MAX));
    standing_level_codes(s);
    standing_sink_nickname(s);
    note->is_open =
        common_is_rare(s, &parts) || standing_is_doubted(s, d) || d->none > STANDING_NONE;
    note->dropped = s->count ? common_part(s) : STR_NONE;
    return match_hit_places(s);
}

#undef STANDING_LEVEL_GAIN
#undef STANDING_LONGER
#undef STANDING_NONE
#undef STANDING_SHORT_GAIN
#undef STANDING_CODE_GAIN
#undef STANDING_CODE_LEAD
#undef STANDING_NAME_LEAD
