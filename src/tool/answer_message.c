/* answer_message -- the sentence that says how a search ended, and what to do. Owns the sentences.
 */
#include "answer_message.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "../find/find.h"
#include "../geo/category.h"
#include "../geo/place.h"
#include "answer.h"

/* `lead`, then the quoted texts with `between` as separator. */
static void answer_message_quote(out *o, const char *lead, const str_list *texts,
                                 const char *between) {
    for (int i = 0; i < texts->count; i++) {
        out_text(o, str_of(i ? between : lead));
        out_char(o, '"');
        out_text(o, texts->at[i]);
        out_char(o, '"');
    }
}

/* What an answer for want of data or of a name says, in parts around the quoted words that are not
 * known and the place that is; {0}: another sentence says it. */
typedef struct {
    const char *before, *between, *after;
} answer_sentence;

static const answer_sentence answer_towns[PLACE_REASONS] = {
    [PLACE_NO_STREET_DATA] = {"There is no street data here for ", "; its town is given, ", "."},
    [PLACE_NO_POI_DATA] = {"There is no data here of places like ", "; the town is given, ", "."},
    [PLACE_UNKNOWN_NAME] = {"Nothing is known there as ", "; the town is given, ", "."},
};

static const answer_sentence answer_misses[PLACE_REASONS] = {
    [PLACE_NO_STREET_DATA] = {"There is no street data here for ", "; known is ", "."},
    [PLACE_NO_POI_DATA] = {"There is no data here of places like ", "; known is ", "."},
    [PLACE_UNKNOWN_NAME] = {"Nothing is known as ", "; known is ",
                            ": ask for that, or spell the rest otherwise."},
    [PLACE_OUTSIDE_COUNTRY] = {"In the countries of country_codes there is no ",
                               "; without them it is ", "."},
    [PLACE_OUTSIDE_BOX] = {"In the viewbox there is no ", "; without bounded it is ", "."},
};

/* Absent: the reason needs no words of its own. */
static str answer_message_explained(call *c, str text, const answer_name *name) {
    const place_origin *origin = &name->origin;
    bool is_town = origin->precision.len > 0;
    const answer_sentence *s = &(is_town ? answer_towns : answer_misses)[origin->reason];
    bool is_told = origin->understood.len || origin->reason == PLACE_NO_STREET_DATA ||
                   origin->reason == PLACE_NO_POI_DATA;
    bool is_whole = name->places.count && !is_town && !origin->dropped.len;
    if (!s->before || !is_told || is_whole || origin->is_elsewhere) {
        return STR_NONE;
    }
    str unknown = origin->dropped.len ? origin->dropped : text, tags[CATEGORY_TAGS_MAX];
    if (origin->reason == PLACE_UNKNOWN_NAME && category_tags(unknown, tags)) {
        return answer_printf(c,
                             "\"%.*s\" is a kind of place: nearby_places lists those around %.*s.",
                             STR_ARG(unknown), STR_ARG(origin->understood));
    }
    str remedy = find_remedy(origin->reason);
    out o = out_over(&c->mem);
    answer_message_quote(&o, s->before, &(str_list){&unknown, 1}, "");
    if (is_town && name->candidates.count) {
        out_fmt(&o, "; its town may be any of %d: ask again with the label of one",
                name->candidates.count);
    } else if (origin->understood.len) {
        out_text(&o, str_of(s->between));
        out_text(&o, origin->understood);
    }
    answer_message_quote(&o, "; did you mean ", &origin->did_you_mean, " or ");
    out_text(&o, str_of(origin->did_you_mean.count ? "?" : s->after));
    out_text(&o, remedy.len ? STR(" ") : STR(""));
    out_text(&o, remedy);
    return out_taken(&o, &c->mem);
}

GEO_FN str answer_message_beside(call *c, str street, str label, int candidates) {
    answer_name name = {.candidates = {NULL, candidates},
                        .origin = {.reason = PLACE_NO_STREET_DATA,
                                   .precision = STR("city"),
                                   .dropped = street,
                                   .understood = label}};
    return answer_message_explained(c, street, &name);
}

static str answer_message_not_found(call *c, str text, const answer_name *name) {
    const str_list *meant = &name->origin.did_you_mean;
    str tags[CATEGORY_TAGS_MAX];
    if (name->origin.is_common_word && category_tags(text, tags)) {
        return answer_printf(c,
                             "\"%.*s\" is a kind of place: nearby_places lists those around a "
                             "point; if a place of that name is meant, add where it is.",
                             STR_ARG(text));
    }
    if (name->origin.is_open) {
        return answer_printf(c,
                             "So many places are called so that \"%.*s\" was not looked for in "
                             "all of them; add the town or division.",
                             STR_ARG(text));
    }
    if (name->origin.is_common_word) {
        return answer_printf(c,
                             "\"%.*s\" alone is taken for no place; if a place of that name is "
                             "meant, add the country or division that it is in.",
                             STR_ARG(text));
    }
    out o = out_over(&c->mem);
    answer_message_quote(&o, "Nothing found for ", &(str_list){&text, 1}, "");
    answer_message_quote(&o, ", nor for ", &name->tried, ", ");
    answer_message_quote(&o, "; did you mean ", meant, " or ");
    out_text(&o, meant->count ? STR("?") : STR("; try a shorter or differently spelled name."));
    return out_taken(&o, &c->mem);
}

/* Is the single candidate meant? */
static str answer_message_whether(call *c, str text, const answer_name *name) {
    const place *p = &name->places.at[0];
    const place_origin *origin = &name->origin;
    str label = answer_short_label(c, p), id = answer_id(c, p);
    return origin->is_elsewhere
               ? answer_printf(c,
                               "Nothing fits all of \"%.*s\"; without \"%.*s\" it is %.*s: ask "
                               "again with its id, %.*s, if that is meant.",
                               STR_ARG(text), STR_ARG(origin->dropped), STR_ARG(label), STR_ARG(id))
               : answer_printf(c,
                               "\"%.*s\" may mean something else than %.*s: ask again with its id, "
                               "%.*s, if that is meant, or add the town or division.",
                               STR_ARG(text), STR_ARG(label), STR_ARG(id));
}

/* Which of the candidates is meant? */
static str answer_message_which(call *c, str text, const answer_name *name) {
    const place_origin *origin = &name->origin;
    if (origin->is_elsewhere) {
        return answer_printf(c,
                             "Nothing fits all of \"%.*s\"; without \"%.*s\" it is elsewhere: ask "
                             "again with the label of the one that is meant.",
                             STR_ARG(text), STR_ARG(origin->dropped));
    }
    if (origin->is_open) {
        return answer_printf(c,
                             "\"%.*s\" may mean something else: ask again with the label of the "
                             "one that is meant, or add the town or division.",
                             STR_ARG(text));
    }
    if (origin->notation.len) {
        return answer_printf(c,
                             "\"%.*s\" can be read as %d points; ask again with the coordinates "
                             "of the one that is meant.",
                             STR_ARG(text), name->candidates.count);
    }
    return answer_printf(
        c,
        "\"%.*s\" fits %d places and none clearly wins; ask again with the label of "
        "the one that is meant.",
        STR_ARG(text), name->candidates.count);
}

GEO_FN str answer_message_text(call *c, str text, const answer_name *name) {
    const place_origin *origin = &name->origin;
    str dropped = origin->dropped;
    if (origin->postcode.len) {
        return origin->postcode;
    }
    str explained = answer_message_explained(c, text, name);
    if (explained.len) {
        return explained;
    }
    if (!name->places.count) {
        return answer_message_not_found(c, text, name);
    }
    if (origin->understood.len) {
        return answer_printf(c,
                             "Nothing is spelled \"%.*s\"; it was read as \"%.*s\": ask again so "
                             "if that is meant.",
                             STR_ARG(text), STR_ARG(origin->understood));
    }
    if (name->places.at[0].match == PLACE_MATCH_PREFIX) {
        return answer_printf(
            c,
            "Nothing is called \"%.*s\" and no more; the names of these go on: ask "
            "again with the whole name of the one that is meant.",
            STR_ARG(text));
    }
    if (name->candidates.count) {
        return answer_message_which(c, text, name);
    }
    if (name->is_doubted) {
        return answer_message_whether(c, text, name);
    }
    if (origin->matched.len) {
        return answer_printf(c, "Nothing fits all of \"%.*s\"; \"%.*s\" was found%s%.*s%s.",
                             STR_ARG(text), STR_ARG(origin->matched),
                             dropped.len ? ", without \"" : "", STR_ARG(dropped),
                             dropped.len ? "\"" : "");
    }
    if (name->places.at[0].match == PLACE_MATCH_PARTIAL) {
        const place *best = &name->places.at[0];
        str found = best->name.len ? best->name : best->display_name;
        bool is_house = str_eq(found, place_part(best, "house_number"));
        str road = is_house ? place_part(best, "road") : STR_NONE;
        found = arena_list(&c->mem, found, STR(", "), road);
        return answer_printf(c, "Only \"%.*s\" was found of \"%.*s\"; %s%.*s%s is not answered.",
                             STR_ARG(found), STR_ARG(text), dropped.len ? "\"" : "",
                             STR_ARG(dropped.len ? dropped : STR("the rest")),
                             dropped.len ? "\"" : "");
    }
    out o = out_over(&c->mem); /* no printf: nearly every answer has this sentence */
    out_int(&o, name->places.count);
    answer_message_quote(&o, name->places.count == 1 ? " place for " : " places for ",
                         &(str_list){&text, 1}, "");
    answer_message_quote(&o, ", without ", &(str_list){&dropped, dropped.len > 0}, "");
    out_char(&o, '.');
    return out_taken(&o, &c->mem);
}
