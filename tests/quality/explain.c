/* explain -- why a query is answered as it is, as text that a person can read in a minute: the
 * readings with their costs, the likeliest places with the features that say most, the decision. */
enum { EXPLAIN_READINGS = 8, EXPLAIN_PLACES = 5, EXPLAIN_FEATURES = 12 };

static const char *explain_mode(const readings *r, const reading *p) {
    static const char *const words[] = {[READING_EXACT] = "name",
                                        [READING_BEGINS] = "begins",
                                        [READING_CUT] = "begins",
                                        [READING_NEAR] = "near"};
    return words[r->names[r->arcs[p->name].index].mode];
}

static void explain_arc(out *o, const readings *r, const char *role, int arc) {
    if (arc >= 0) {
        out_fmt(o, "  %s ", role);
        out_quoted(o, reading_text(r, arc));
    }
}

static void explain_reading(out *o, const readings *r, const reading *p) {
    out_fmt(o, "  %5.2f", (double)p->cost);
    explain_arc(o, r, p->name < 0 ? "" : explain_mode(r, p), p->name);
    for (int i = 0; i < p->area_count; i++) {
        explain_arc(o, r, "area", p->areas[i]);
    }
    for (int i = 0; i < p->kind_count; i++) {
        explain_arc(o, r, "kind", p->kinds[i]);
    }
    explain_arc(o, r, "postcode", p->code);
    for (int i = 0; i < r->t.count; i++) {
        if (p->unread >> i & 1) {
            out_text(o, STR("  unread "));
            out_quoted(o, token_span(&r->t, i, i + 1));
        }
    }
    out_char(o, '\n');
}

/* The features of a candidate, the heaviest first. */
static void explain_features(out *o, const candidates *c, const candidate *p) {
    double parts[FEATURES_MAX];
    for (int i = 0; i < feature_count(); i++) {
        bool is_of_none;
        const feature_row *row = feature_at(i, &is_of_none);
        parts[i] = is_of_none == !p ? (double)row->weight * feature_measure(i, c, p) : 0;
    }
    for (int n = 0; n < EXPLAIN_FEATURES; n++) {
        int best = 0;
        bool is_of_none;
        for (int i = 1; i < feature_count(); i++) {
            best = fabs(parts[i]) > fabs(parts[best]) ? i : best;
        }
        if (fabs(parts[best]) < 0.05) {
            break;
        }
        out_fmt(o, " %s %+.1f", feature_at(best, &is_of_none)->name, parts[best]);
        parts[best] = 0;
    }
    out_char(o, '\n');
}

static void explain_place(out *o, const candidates *c, const decision_place *one) {
    place p = image_place_fill(c->r->s->v, one->best->ref);
    out_fmt(o, "  %.3f (group %d %.3f)%s ", one->share, one->group, one->together,
            one->is_clean ? "" : " not clean");
    out_plain(o, p.display_name);
    out_fmt(o, " [%.*s=%.*s]", STR_ARG(p.category), STR_ARG(p.type));
    explain_arc(o, c->r, "by", one->best->from->name);
    out_fmt(o, ": %.1f =", (double)one->best->score);
    explain_features(o, c, one->best);
}

static void explain_write(out *o, const candidates *c, const decision *d) {
    const readings *r = c->r;
    out_fmt(o, "readings (%d, cheapest first)\n", r->count);
    for (int i = 0; i < MIN(r->count, (int)EXPLAIN_READINGS); i++) {
        explain_reading(o, r, &r->at[i]);
    }
    out_fmt(o, "places (%d pairs of place and reading)\n", c->count);
    for (int i = 0; i < MIN(d->count, (int)EXPLAIN_PLACES); i++) {
        explain_place(o, c, &d->at[i]);
    }
    out_fmt(o, "  %.3f none of these: %.1f =", d->none, feature_score(c, NULL));
    explain_features(o, c, NULL);
}
