/* statuses -- queries with the status that geocode must give, and what else its answer must say:
 * the set statuses.csv, for tests/quality.c and for the unit tests, where all rows must hold.
 *
 * Columns: those of right.c, and status;label;among;reason;says;note. What is empty is not asked.
 * With status ok the first place must be the right one, else one of the places. label: the first
 * place's; among: the label of one of the places or choices; with "*" at the end, how it begins.
 * reason: the answer's. says: parts of its message, separated by "|". note: what the row is for. */

typedef struct {
    const quality_table *row;
    const answer_name *answer;
    str message;
} statuses_case;

static bool statuses_is_status(const statuses_case *s, str want) {
    return str_eq(answer_status(s->answer), want);
}

static bool statuses_has_place(const statuses_case *s, str kind) {
    const place_list *lists[] = {&s->answer->places, &s->answer->candidates};
    bool is_first = str_eq(quality_field(s->row, "status"), ANSWER_OK), is_found = false;
    for (int list = 0; list < (is_first ? 1 : 2); list++) {
        int count = is_first ? MIN(lists[list]->count, 1) : lists[list]->count;
        for (int i = 0; i < count; i++) {
            is_found = is_found || right_is_place(s->row, &lists[list]->at[i]);
        }
    }
    return is_found || str_eq(kind, STR("nowhere"));
}

static bool statuses_is_label(const place *p, str want) {
    return str_ends(want, STR("*")) ? str_starts(p->display_name, str_head(want, want.len - 1))
                                    : str_eq(p->display_name, want);
}

static bool statuses_is_first(const statuses_case *s, str label) {
    return s->answer->places.count && statuses_is_label(s->answer->places.at, label);
}

static bool statuses_is_among(const statuses_case *s, str label) {
    const place_list *lists[] = {&s->answer->places, &s->answer->candidates};
    bool is_found = false;
    for (size_t list = 0; list < LEN(lists); list++) {
        for (int i = 0; i < lists[list]->count; i++) {
            is_found = is_found || statuses_is_label(&lists[list]->at[i], label);
        }
    }
    return is_found;
}

static bool statuses_is_reason(const statuses_case *s, str want) {
    return str_eq(place_reason_text(s->answer->origin.reason), want);
}

static bool statuses_says(const statuses_case *s, str parts) {
    bool says = true;
    while (parts.len) {
        says = str_find(s->message, str_cut(&parts, '|')) >= 0 && says;
    }
    return says;
}

static const struct {
    const char *column;
    bool (*is_met)(const statuses_case *s, str want);
} statuses_columns[] = {
    {"status", statuses_is_status}, {"kind", statuses_has_place}, {"lat", statuses_has_place},
    {"label", statuses_is_first},   {"among", statuses_is_among}, {"reason", statuses_is_reason},
    {"says", statuses_says},
};

/* Asks the query of a row; the first column that the answer does not meet, NULL: it meets all.
 * *answer: in the memory of quality_call. */
static const char *statuses_ask(const quality_table *row, answer_name *answer) {
    call *c = quality_call();
    str query = quality_field(row, "query");
    place_query asked = answer_query(query);
    asked.language = locale_language(STR_NONE, query); /* as the tools do */
    *answer = (answer_name){0};
    if (answer_search(c, &asked, STR_NONE, answer)) {
        *answer = (answer_name){0};
        return "query";
    }
    statuses_case s = {row, answer, answer_message_text(c, query, answer)};
    for (size_t i = 0; i < LEN(statuses_columns); i++) {
        str want = quality_field(row, statuses_columns[i].column);
        if (want.len && !statuses_columns[i].is_met(&s, want)) {
            return statuses_columns[i].column;
        }
    }
    return NULL;
}

/* All rows must hold. */
static void statuses_run(void) {
    quality_table t;
    answer_name answer;
    measure m = {.name = "statuses: as expected", .goal = 100};
    if (!quality_open_set(&t, "statuses")) {
        return;
    }
    while (quality_next(&t)) {
        char got[300];
        const char *wrong = statuses_ask(&t, &answer);
        str status = answer_status(&answer), first = quality_first(&answer.places);
        snprintf(got, sizeof got, "%s: %.*s, %.*s", wrong ? wrong : "", STR_ARG(status),
                 STR_ARG(first));
        measure_add(&m, !wrong, quality_field(&t, "query"), str_of(got));
    }
    measure_print(&m);
    os_unmap(t.text);
}

static bool statuses_run_file(const char *path) {
    bool is_it = quality_is_set(path, "statuses");
    if (is_it) {
        statuses_run();
    }
    return is_it;
}
