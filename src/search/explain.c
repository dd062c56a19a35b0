/* explain -- how a query was understood. Owns nothing.
 *
 * It writes what the pipeline has found, and decides nothing: meaning.c adds the decision,
 * gazetteer.c by which way the query was answered. */
#include "explain.h"

#include <math.h>

#include "../image/image_record.h"
#include "feature.h"
#include "token.h"

enum {
    EXPLAIN_READINGS = 8, /* of a query, */
    EXPLAIN_PLACES = 5,   /* and of its places: the others cost more or are less likely */
    EXPLAIN_FEATURES = 10 /* of a place: the others weigh next to nothing */
};

#define EXPLAIN_LEAST       0.05   /* weight that is shown */
#define EXPLAIN_LEAST_SHARE 0.0005 /* of the probability */

/* ---- readings ---- */

static const char *explain_role(const readings *r, const reading_arc *a) {
    static const char *const modes[] = {[READING_EXACT] = "name",
                                        [READING_BEGINS] = "begins",
                                        [READING_CUT] = "cut",
                                        [READING_NEAR] = "near"};
    static const char *const roles[] = {
        [READING_AREA] = "area",   [READING_KIND] = "kind",   [READING_POSTCODE] = "postcode",
        [READING_HOUSE] = "house", [READING_UNIT] = "unit",   [READING_FILLER] = "filler",
        [READING_VAGUE] = "vague", [READING_NOISE] = "unread"};
    bool is_beside = a->role == READING_VAGUE && a->index;
    return a->role == READING_NAME ? modes[r->names[a->index].mode]
           : is_beside             ? "beside"
                                   : roles[a->role];
}

/* The arc of the reading that begins at a token; NULL: it does not say, as of filler. */
static const reading_arc *explain_arc(const readings *r, const reading *p, int token) {
    short arcs[4 + READING_AREAS + READING_KINDS] = {p->name, p->code, p->house, p->unit};
    int count = 4;
    for (int i = 0; i < p->area_count; i++) {
        arcs[count++] = p->areas[i];
    }
    for (int i = 0; i < p->kind_count; i++) {
        arcs[count++] = p->kinds[i];
    }
    const reading_arc *found = NULL;
    for (int i = 0; i < count; i++) {
        found = arcs[i] >= 0 && r->arcs[arcs[i]].from == token ? &r->arcs[arcs[i]] : found;
    }
    return found;
}

/* What the tokens from one that the reading does not tell of may be, up to `end` at most: words of
 * asking, or for the kind of an area. The longest, but of a kind the shortest where a filler must
 * be behind it. */
static const reading_arc *explain_other(const readings *r, const reading *p, int token, int end) {
    bool is_unread = p->unread >> token & 1;
    const reading_arc *found = NULL;
    int most = 0;
    for (int i = 0; i < r->arc_count; i++) {
        const reading_arc *a = &r->arcs[i];
        int length =
            a->role == READING_KIND && p->filler ? TOKENS_MAX - a->end : TOKENS_MAX + a->end;
        bool may_be =
            a->from == token && a->end <= end &&
            ((a->role == READING_VAGUE && (a->index ? p->beside : p->vague)) ||
             (is_unread ? a->role == READING_NOISE
                        : a->role == READING_KIND || (a->role == READING_FILLER && p->filler)));
        found = may_be && length > most ? a : found;
        most = may_be ? MAX(most, length) : most;
    }
    return found;
}

GEO_FN void explain_roles(out *o, const readings *r, const reading *p) {
    bool quotes = o->quotes;
    o->quotes = true;
    for (int i = 0; i < r->t.count;) {
        const reading_arc *a = explain_arc(r, p, i);
        int end = i + 1;
        while (!a && end < r->t.count && !explain_arc(r, p, end) &&
               (p->unread >> end & 1) == (p->unread >> i & 1)) {
            end++;
        }
        a = a ? a : explain_other(r, p, i, end);
        end = a ? a->end : i + 1;
        out_fmt(o, "%s%s ", i ? " " : "", a ? explain_role(r, a) : "other");
        out_quoted(o, token_span(&r->t, i, end));
        i = end;
    }
    o->quotes = quotes;
}

/* ---- places ---- */

/* The features of a candidate, or of "none of these", the heaviest first. */
static void explain_features(out *o, const candidates *c, const candidate *p) {
    double parts[FEATURES_MAX];
    bool is_of_none;
    for (int i = 0; i < feature_count(); i++) {
        double weight = (double)feature_at(i, &is_of_none)->weight;
        parts[i] = is_of_none == !p ? weight * feature_measure(i, c, p) : 0;
    }
    for (int n = 0, best = 0; n < EXPLAIN_FEATURES; n++) {
        for (int i = 0; i < feature_count(); i++) {
            best = fabs(parts[i]) > fabs(parts[best]) ? i : best;
        }
        if (fabs(parts[best]) < EXPLAIN_LEAST) {
            break;
        }
        out_fmt(o, " %s %+.1f", feature_at(best, &is_of_none)->name, parts[best]);
        parts[best] = 0;
    }
    out_char(o, '\n');
}

static void explain_place(out *o, const candidates *c, const decision_place *one) {
    const candidate *best = one->best;
    place p = image_record_fill(c->r->s->v, best->ref);
    out_fmt(o, "  %.3f ", one->share);
    out_plain(o, p.display_name);
    out_fmt(o, " (%.*s)", STR_ARG(p.type));
    if (one->together >= one->share + EXPLAIN_LEAST_SHARE) {
        out_fmt(o, ", %.3f with its other forms", one->together);
    }
    out_text(o, STR("\n        "));
    explain_roles(o, c->r, best->from);
    out_fmt(o, "\n        score %.1f:", (double)best->score);
    explain_features(o, c, best);
}

GEO_FN void explain_write(out *o, const candidates *c, const decision *d) {
    const readings *r = c->r;
    int read = MIN(r->count, (int)EXPLAIN_READINGS), shown = MIN(d->count, (int)EXPLAIN_PLACES);
    out_fmt(o, "words: %.*s%s\n", STR_ARG(r->t.key), r->t.is_cut ? " (the rest is not read)" : "");
    out_fmt(o, "readings by cost (%d of %d):\n", read, r->count);
    for (int i = 0; i < read; i++) {
        out_fmt(o, "  %5.2f ", (double)r->at[i].cost);
        explain_roles(o, r, &r->at[i]);
        out_char(o, '\n');
    }
    out_fmt(o,
            "places by probability (%d of %d, of %d pairs of place and reading), with what each "
            "feature adds to the score:\n",
            shown, d->count, c->count);
    for (int i = 0; i < shown; i++) {
        explain_place(o, c, &d->at[i]);
    }
    out_fmt(o, "  %.3f none of these\n        score %.1f:", d->none, feature_score(c, NULL));
    explain_features(o, c, NULL);
}

#undef EXPLAIN_LEAST
#undef EXPLAIN_LEAST_SHARE
