/* meaning -- the answer to a query. Owns nothing.
 *
 * A place that has read every word as it is written is a sure match; all others are candidates to
 * be confirmed, with the reason: a word that was not read, a spelling, a name that goes on. */
#include "meaning.h"

#include <math.h>
#include <string.h>

#include "../geo/fold.h"
#include "../geo/lexicon.h"
#include "../geo/place.h"
#include "../image/form.h"
#include "../image/image_place.h"
#include "../image/image_record.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/outline.h"
#include "../platform/config.h"
#include "candidate.h"
#include "candidates.h"
#include "common.h"
#include "explain.h"
#include "locate.h"
#include "match.h"
#include "miss.h"
#include "rule.h"
#include "standing.h"
#include "thing.h"
#include "token.h"

enum {
    MEANING_FORMS_MAX = 3,      /* of one place that are shown */
    MEANING_ZOOM = 18,          /* of a point of a street: all around it */
    MEANING_MEMORY = 512 << 10, /* bytes of readings and candidates, */
    MEANING_LEFT = 128 << 10    /* and those that are left for the answer */
};

#define MEANING_TOLD  0.2   /* least probability of the first place: below, nothing is found; */
#define MEANING_WHOLE 0.025 /* and when every word of it is read as it is written */
/* Of the softmax of answer.c, which so makes the probabilities again. */
#define MEANING_TRUST 0.06

/* ---- what kind of match it is ---- */

/* Whether the name or an area is written otherwise. */
static bool meaning_is_respelt(const candidate *p) {
    return p->edits || p->area_edits || p->mode == READING_NEAR || p->spelling == READING_LETTERS;
}

/* Words were left out, but for what the place is near. */
static bool meaning_is_partial(const candidate *p) {
    const reading *from = p->from;
    return from->noise || from->vague || p->is_apart;
}

/* Another kind was said. */
static bool meaning_is_other_kind(const decision_place *one) {
    const candidate *p = one->best;
    return p->said < 0 || (p->from->kind_count && p->said == 0 && p->says_solid && !one->is_clean);
}

static place_match meaning_match(const decision_place *one) {
    const candidate *p = one->best;
    return meaning_is_partial(p) || p->failed || meaning_is_other_kind(one) ||
                   p->mode == READING_NONE || (p->from->code >= 0 && !one->is_clean)
               ? PLACE_MATCH_PARTIAL
           : meaning_is_respelt(p)       ? PLACE_MATCH_FUZZY
           : candidate_is_longer(p)      ? PLACE_MATCH_PREFIX
           : p->name_class == IMAGE_MAIN ? PLACE_MATCH_EXACT
                                         : PLACE_MATCH_ALIAS;
}

/* Whether more than its name tells of the place. */
static bool meaning_is_placed(const candidate *p) {
    return !p->failed && (p->from->house >= 0 || p->from->area_count);
}

/* Whether it is the house of the number in a street and an area that were said. */
static bool meaning_is_there(const candidate *p) {
    return p->cls == IMAGE_HOUSE && p->from->house >= 0 && !p->failed &&
           (p->from->area_count || p->is_coded) && p->mode == READING_EXACT && !p->area_edits;
}

/* A street that goes through what was said is the part of it that is there. */
static place meaning_fill(const image_view *v, const candidate *p) {
    image_ref ref = p->ref, chain[IMAGE_PLACE_CHAIN_MAX];
    place_point at = {.zoom = MEANING_ZOOM};
    if (!p->through.m || !outline_passes(ref.m, ref.place, p->through.m, p->through.place, v->call,
                                         &at.lat, &at.lon)) {
        return image_record_fill(v, ref);
    }
    int count = image_place_chain(v->set, ref, chain);
    if (!locate_correct(v, &at, chain, &count)) {
        return image_record_fill(v, ref);
    }
    count = image_place_add_division(v->set, chain, count, at.lat, at.lon);
    image_ref postal = image_record_postcode_at(v, chain, count, at.lat, at.lon);
    place found = image_record_fill_chain(v, chain, count, postal);
    image_record_set_claimants(v, found.lat, found.lon, &found);
    found.lat = at.lat;
    found.lon = at.lon;
    return found;
}

static place_list meaning_places(const image_view *v, const decision *d, int limit) {
    place_list places = {ARENA_NEW(v->mem, place, MIN(limit, d->count)), 0};
    int forms = 0;
    for (int i = 0; i < d->count && places.count < limit && places.at; i++) {
        const decision_place *one = &d->at[i];
        bool is_new = !i || one->group != d->at[i - 1].group;
        forms = is_new ? 1 : forms + 1;
        place_match match = meaning_match(one);
        bool is_shown = !i || one->share >= PLACE_RIVAL || place_match_is_sure(match);
        if (forms > MEANING_FORMS_MAX || !is_shown) {
            continue;
        }
        place p = meaning_fill(v, one->best);
        p.match = match;
        p.group = one->group;
        p.match_hit_score = 1 + MEANING_TRUST * log(MAX(one->together, 1e-9));
        p.likelihood = one->together;
        p.is_sure = d->is_sure && one->group == d->at[0].group;
        p.is_placed = meaning_is_placed(one->best);
        p.is_close = decision_is_close(one->best) || meaning_is_there(one->best);
        places.at[places.count++] = p;
    }
    return places;
}

/* ---- what was not read ---- */

/* The unread words of the reading as they were typed, neighbours together. */
static str meaning_unread(const image_view *v, const readings *r, const reading *from) {
    str all = STR_NONE;
    for (int i = 0; i < r->t.count; i++) {
        int j = i;
        while (j < r->t.count && from->unread >> j & 1 &&
               (j == i || r->t.at[j].gap != TOKEN_COMMA)) {
            j++;
        }
        int end = j;
        while (end > i + 1 && thing_means_near(token_span(&r->t, end - 1, end))) {
            end--;
        }
        if (j > i) {
            str typed = token_typed(&r->t, i, end);
            typed = typed.len ? typed : arena_copy(v->mem, token_span(&r->t, i, end));
            all = arena_list(v->mem, all, STR(", "), typed);
            i = j - 1;
        }
    }
    return all;
}

/* Adds the areas that the place is not in. */
static str meaning_failed(const image_view *v, const readings *r, const candidate *p, str dropped) {
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    int count = p->failed ? image_place_chain(r->s->v->set, p->ref, chain) : 0;
    for (int i = 0; i < p->from->area_count && p->failed; i++) {
        const reading_arc *a = &r->arcs[p->from->areas[i]];
        match_area area = match_area_of_place(r->s, &r->areas[a->index], chain, count);
        if (area.at < 0 && !area.is_code && !area.is_namesake && !area.is_street) {
            dropped = arena_list(v->mem, dropped, STR(", "), token_typed(&r->t, a->from, a->end));
        }
    }
    return dropped;
}

/* Adds the parts of an airport that were said: "Terminal 5". */
static str meaning_parts(const image_view *v, const readings *r, const reading *from, str dropped) {
    for (int i = 0; i < from->kind_count; i++) {
        const reading_arc *a = &r->arcs[from->kinds[i]];
        if (lexicon_has(token_span(&r->t, a->from, a->end), LEXICON_PART)) {
            dropped = arena_list(v->mem, dropped, STR(", "), token_typed(&r->t, a->from, a->end));
        }
    }
    return dropped;
}

static bool meaning_is_town(const candidate *p) {
    return p->kind == CANDIDATE_TOWN || p->kind == CANDIDATE_PART;
}

/* Whether unread words behind the name are a country or division: then the place is elsewhere. */
static bool meaning_lacks_area(const readings *r, const reading *from) {
    enum { CODE_MAX = 3 };
    int end = from->name < 0 ? TOKENS_MAX : r->arcs[from->name].end;
    bool lacks = false;
    for (int i = 0; i < r->arc_count && !lacks; i++) {
        const reading_arc *a = &r->arcs[i];
        bool is_unread = a->role == READING_AREA && a->from >= end;
        for (int t = a->from; t < a->end && is_unread; t++) {
            is_unread = from->unread >> t & 1;
        }
        bool is_part = r->t.at[a->from].gap == TOKEN_COMMA &&
                       (a->end == r->t.count || r->t.at[a->end].gap == TOKEN_COMMA);
        const match_qualifier *x = is_unread ? &r->areas[a->index] : NULL;
        for (int n = 0; x && n < x->count && !lacks; n++) {
            lacks = !x->edits[n] && (x->key.len > CODE_MAX || is_part) &&
                    image_place_class(x->refs[n]) <= IMAGE_STATE;
        }
    }
    return lacks;
}

/* Returns whether the places are the answer: the town of an address may be no answer for the
 * caller. */
static bool meaning_note_unread(const image_view *v, const readings *r, const candidate *p,
                                search_note *note) {
    str unread = meaning_is_partial(p) ? meaning_unread(v, r, p->from) : STR_NONE;
    note->dropped = meaning_failed(v, r, p, unread);
    note->dropped = meaning_parts(v, r, p->from, note->dropped);
    note->is_elsewhere = p->failed > 0 || (p->from->noise && meaning_lacks_area(r, p->from));
    bool is_own = p->cls >= IMAGE_STREET; /* what is asked for, but for a word */
    if (!meaning_is_partial(p) || note->is_elsewhere || is_own) {
        return true;
    }
    place there = image_record_fill(v, p->ref);
    bool is_address = p->from->digits || p->from->street;
    note->reason = miss_reason(v, &there, note->dropped, is_address);
    note->understood = miss_label(v->mem, &there);
    bool shows_town = config_get()->address_to_town;
    note->is_town = meaning_is_town(p) && shows_town;
    return shows_town || !(is_address || note->reason == PLACE_NO_POI_DATA);
}

/* ---- what was misspelt ---- */

static str meaning_key_text(const image_view *v, const candidate *p) {
    char room[NAMES_TEXT_MAX];
    names_walk w = names_at(p->ref.m, p->key);
    return arena_copy(v->mem, form_capitals(names_key(&w), room));
}

/* The query with the name, or the areas, as they are written. */
static str meaning_understood(const image_view *v, const readings *r, const candidate *p) {
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    int count = image_place_chain(r->s->v->set, p->ref, chain);
    const reading_arc *name = &r->arcs[p->from->name < 0 ? p->from->code : p->from->name];
    str text = p->edits || p->mode == READING_NEAR || p->spelling
                   ? meaning_key_text(v, p)
                   : token_typed(&r->t, name->from, name->end);
    if (p->from->house >= 0) {
        const reading_arc *a = &r->arcs[p->from->house];
        str number = token_typed(&r->t, a->from, a->end);
        text = a->from < name->from ? arena_list(v->mem, number, STR(" "), text)
                                    : arena_list(v->mem, text, STR(" "), number);
    }
    for (int i = 0; i < p->from->area_count; i++) {
        const reading_arc *a = &r->arcs[p->from->areas[i]];
        const match_qualifier *x = &r->areas[a->index];
        match_area area = match_area_of_place(r->s, x, chain, count);
        bool is_edited = area.at >= 0 && x->edits[area.at];
        text = arena_list(v->mem, text, STR(", "),
                          is_edited ? image_set_name(v, x->refs[area.at])
                                    : token_typed(&r->t, a->from, a->end));
    }
    return text;
}

/* Names that are spelled nearly like the query as a whole, of the likeliest places. */
static void meaning_suggest(const image_view *v, const readings *r, const decision *d,
                            search_note *note) {
    str *names = ARENA_NEW(v->mem, str, PLACE_SUGGESTIONS_MAX);
    int count = 0;
    for (int i = 0; i < d->count && names && count < PLACE_SUGGESTIONS_MAX; i++) {
        const candidate *p = d->at[i].best;
        bool is_told = meaning_is_respelt(p) && !p->from->noise;
        str name = is_told ? meaning_understood(v, r, p) : STR_NONE;
        bool is_new = name.len && !str_eq(name, note->understood);
        for (int k = 0; k < count && is_new; k++) {
            is_new = !str_eq(names[k], name);
        }
        if (is_new) {
            names[count++] = name;
        }
    }
    note->did_you_mean = (str_list){names, count};
}

/* ---- why ---- */

/* The least probability of the first place that is told. */
static double meaning_least(const decision_place *first) {
    return first->is_clean ? MEANING_WHOLE : MEANING_TOLD;
}

/* Whether the first place is told: what has read every word counts together, as a street of an
 * index file may be one of thousands that are called so. */
static bool meaning_is_told(const decision *d) {
    const decision_place *first = &d->at[0];
    double told = first->together;
    for (int i = 1; i < d->count && first->is_clean; i++) {
        bool is_namesake = d->at[i].is_clean && d->at[i].group != first->group;
        told += is_namesake ? d->at[i].share : 0;
    }
    return told >= meaning_least(first);
}

/* Whether importance decides among places that have read every word. Files have no such order: what
 * is in them counts as much. */
static bool meaning_is_ordered(const image_view *v, const decision *d) {
    return !d->is_sure && !image_set_file_count(v->set) &&
           place_match_is_sure(meaning_match(&d->at[0]));
}

/* What is decided of the likeliest place, and by which threshold. */
static void meaning_write_decision(out *o, const image_view *v, const decision *d) {
    const decision_place *first = d->count ? &d->at[0] : NULL;
    out_text(o, STR("decision: "));
    if (!first) {
        out_text(o, STR("no place, as nothing of that name is known"));
    } else if (!meaning_is_told(d)) {
        out_fmt(o, "no place, as the probability %.3f is below %.2f", first->together,
                meaning_least(first));
    } else if (meaning_is_ordered(v, d)) {
        out_fmt(o,
                "by importance among the places that have read every word, as the probability "
                "%.3f is below %.2f or another meaning is possible",
                first->together, DECISION_SURE);
    } else if (!first->is_clean) {
        str match = place_match_text(meaning_match(first));
        out_fmt(o, "a candidate to be confirmed, as it is a %.*s match", STR_ARG(match));
    } else if (!d->is_sure) {
        out_fmt(o, "a candidate to be confirmed, as the probability %.3f is below %.2f",
                first->together, DECISION_SURE);
    } else {
        out_fmt(o, "sure, as every word is read as it is written, with the probability %.3f",
                first->together);
    }
    out_char(o, '\n');
}

static str meaning_explain(const image_view *v, const candidates *c, const decision *d) {
    out o = out_of(arena_bytes(v->mem, EXPLAIN_MAX), EXPLAIN_MAX);
    explain_write(&o, c, d);
    meaning_write_decision(&o, v, d);
    return out_str(&o);
}

/* ---- a whole label ---- */

GEO_FN bool meaning_is_label(str label, str text) {
    char rooms[2][PLACE_QUERY_MAX];
    bool may_be =
        str_find(text, STR(",")) > 0 && label.len < PLACE_QUERY_MAX && text.len < PLACE_QUERY_MAX;
    return may_be && str_eq(fold_name(label, FOLD_PLAIN, rooms[0], sizeof rooms[0]),
                            fold_name(text, FOLD_PLAIN, rooms[1], sizeof rooms[1]));
}

/* Puts the place first whose whole label was asked for: a long street has several rows in a town,
 * and a town and its area have one name. Others are in all that was said, too, and in more. */
static void meaning_put_label_first(const image_view *v, decision *d, str text) {
    bool is_it = d->count < 2 || !d->at[0].is_clean || !image_set_file_count(v->set) ||
                 str_find(text, STR(",")) < 0;
    for (int i = 0; i < d->count && !is_it; i++) {
        decision_place one = d->at[i];
        arena before = *v->mem;
        is_it = one.is_clean && meaning_is_label(meaning_fill(v, one.best).display_name, text);
        *v->mem = before;
        if (is_it) {
            memmove(d->at + 1, d->at, (size_t)i * sizeof one);
            d->at[0] = one;
        }
    }
}

/* ---- the answer ---- */

/* Whether the caller may choose another place. */
static bool meaning_has_rival(const decision *d) {
    bool has_rival = false;
    for (int i = 1; i < d->count && !has_rival; i++) {
        has_rival = d->at[i].group != d->at[0].group && d->at[i].together >= PLACE_RIVAL;
    }
    return has_rival;
}

static place_list meaning_answer(const image_view *v, const candidates *c, const place_query *query,
                                 search_note *note) {
    const readings *r = c->r;
    place_list places = {NULL, 0};
    decision d;
    decision_make(c, &d);
    meaning_put_label_first(v, &d, query->text);
    note->explanation = query->explains ? meaning_explain(v, c, &d) : STR_NONE;
    if (!d.count || RULE(TOLD, !meaning_is_told(&d))) {
        note->is_common_word = c->facts.common > 0 && r->t.count == 1;
        meaning_suggest(v, r, &d, note);
        return places;
    }
    const candidate *p = d.at[0].best;
    if (meaning_is_ordered(v, &d)) {
        search_note standing = {.explanation = note->explanation};
        places = standing_order(v, c, &d, &standing);
        if (standing.is_common_word || (places.count && place_match_is_sure(places.at[0].match))) {
            *note = standing;
            return places;
        }
    }
    places = meaning_places(v, &d, MIN(MAX(query->limit, 1), PLACE_LIMIT_MAX));
    bool is_sure = place_match_is_sure(meaning_match(&d.at[0]));
    bool is_doubted = !d.at[0].is_clean || (!d.is_sure && !meaning_has_rival(&d));
    note->is_code = p->from->name < 0 || (r->code_count && p->kind == CANDIDATE_COUNTRY);
    note->is_open = RULE(OPEN, is_sure && is_doubted) ||
                    (c->is_cut && p->ref.m != r->s->v->set->base && !p->from->area_count);
    places.count = meaning_note_unread(v, r, p, note) ? places.count : 0;
    if (meaning_is_respelt(p)) {
        note->understood = meaning_understood(v, r, p);
        meaning_suggest(v, r, &d, note);
    }
    if (p->from->unit >= 0) {
        const reading_arc *unit = &r->arcs[p->from->unit];
        note->dropped =
            arena_list(v->mem, note->dropped, STR(", "), token_typed(&r->t, unit->from, unit->end));
    }
    return places;
}

/* Whether an index file has a place of that name, which may be a word that means none. */
static bool meaning_is_of_file(const image_view *v, str key) {
    bool found = false;
    for (int i = 0; i < v->set->count && !found; i++) {
        uint32_t number;
        found = &v->set->images[i] != v->set->base && call_charge(v->call, NAMES_SEEK_WORK) &&
                names_find(&v->set->images[i], key, &number);
    }
    return found;
}

/* Readings and candidates lie at the end of the arena, and are gone when the answer is made: a
 * call may ask for many names. */
GEO_FN place_list meaning_search(const image_view *v, const place_query *query, search_note *note) {
    place_list places = {NULL, 0};
    arena *mem = v->mem;
    char *end = mem->end, room[PLACE_QUERY_MAX];
    bool is_marker;
    str key = fold_name(query->text, FOLD_PLAIN, room, sizeof room);
    common_is_word(key, &is_marker);
    is_marker |= common_is_typed_marker(query->text);
    is_marker = is_marker && !meaning_is_of_file(v, key);
    note->is_common_word = is_marker;
    mem->full |= end - mem->at < MEANING_MEMORY + MEANING_LEFT;
    if (is_marker || mem->full) {
        return places;
    }
    arena scratch = arena_of(end - MEANING_MEMORY, MEANING_MEMORY);
    image_view inner = *v;
    inner.mem = &scratch;
    mem->end = end - MEANING_MEMORY;
    const candidates *c = candidates_find(&inner, query);
    if (c && !scratch.full && !call_over_budget(v->call)) {
        places = meaning_answer(v, c, query, note);
    }
    mem->end = end;
    return places;
}

#undef MEANING_TOLD
#undef MEANING_WHOLE
#undef MEANING_TRUST
