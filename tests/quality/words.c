/* words -- how true the words of the answers are, over all sets of classes: answers that say ok and
 * are wrong, questions that were needless, labels that lead back to the question, the reasons of
 * misses, and whether the confidence comes true.
 *
 * A question is needless when the first place is right, written as the query has it, and no other
 * candidate is about as important. The confidence is fitted on the odd rows of each set and tested
 * on the even ones. */

#define WORDS_EQUAL      0.05 /* difference in importance: one has a third of the people */
#define WORDS_SLACK      3.0  /* percent that a bucket may be below its lower bound */
#define WORDS_NEEDLESS   3.0  /* percent of a class, at most */
#define WORDS_MEAN_WRONG 0.5  /* percent, classes weighted equally, at most */

static const double words_bounds[] = {0.95, 0.85, 0.7, 0.5, 0.3, 0};

static struct {
    int total[2][LEN(words_bounds)], right[2][LEN(words_bounds)]; /* of odd rows, of even rows */
    int reasons[PLACE_REASONS];
    int labels, loops, shown;
    double wrong;
    int classes;
} words;

/* ---- labels ---- */

/* Whether a label, asked as a user asks it, is ok and that place. */
static bool words_settles(call *c, str label, str id) {
    arena mem = c->mem;
    answer_name again = {0};
    place_query asked = answer_query(label);
    bool settles = answer_search(c, &asked, STR_NONE, &again) == GEO_OK &&
                   str_eq(answer_status(&again), ANSWER_OK) &&
                   str_eq(answer_id(c, &again.places.at[0]), id);
    c->mem = mem;
    return settles;
}

static void words_try_labels(call *c, str query, const answer_name *answer) {
    for (int i = 0; i < answer->candidates.count; i++) {
        const place *p = &answer->candidates.at[i];
        bool settles = words_settles(c, p->display_name, p->id);
        words.labels++;
        words.loops += !settles;
        if (!settles && !quality.hides_misses && words.shown++ < QUALITY_MISSES_MAX) {
            printf("    loop: %.*s -> %.*s\n", STR_ARG(query), STR_ARG(p->display_name));
        }
    }
}

/* ---- answers ---- */

static bool words_is_clear(const answer_name *answer) {
    const place *first = &answer->places.at[0];
    for (int i = 0; i < answer->candidates.count; i++) {
        const place *other = &answer->candidates.at[i];
        if (!str_eq(other->id, answer_id(&quality.c, first)) &&
            other->importance > first->importance - WORDS_EQUAL) {
            return false;
        }
    }
    return true;
}

/* Whether the answer asks although it need not. */
static bool words_is_needless(const answer_name *answer, bool is_right, bool is_ok) {
    return is_right && !is_ok && answer->places.at[0].match != PLACE_MATCH_FUZZY &&
           !answer->origin.understood.len && words_is_clear(answer);
}

static void words_add(call *c, str query, const answer_name *answer, bool is_right, int row) {
    if (!answer->places.count) {
        words.reasons[answer->origin.reason]++;
        return;
    }
    double confidence = answer->places.at[0].confidence;
    size_t bucket = 0;
    while (bucket + 1 < LEN(words_bounds) && confidence < words_bounds[bucket]) {
        bucket++;
    }
    words.total[row & 1][bucket]++;
    words.right[row & 1][bucket] += is_right;
    words_try_labels(c, query, answer);
}

static void words_add_class(double wrong) {
    words.wrong += wrong;
    words.classes++;
}

/* ---- results ---- */

static void words_met(bool is_met) {
    printf("%s\n", is_met ? "  met" : "  NOT MET");
    quality.met_goals += is_met;
    quality.failed_goals += !is_met;
}

static void words_print_confidence(void) {
    printf("  %-12s %16s %16s\n", "confidence", "odd rows, right", "even rows, right");
    for (size_t i = 0; i < LEN(words_bounds); i++) {
        double share[2];
        for (int n = 0; n < 2; n++) {
            share[n] = quality_percent(words.right[n][i], words.total[n][i]);
        }
        printf("  %4.2f-%-7.2f %6d %8.1f %% %6d %8.1f %%", words_bounds[i],
               i ? words_bounds[i - 1] : 1, words.total[1][i], share[1], words.total[0][i],
               share[0]);
        words_met(!words.total[0][i] || share[0] >= 100 * words_bounds[i] - WORDS_SLACK);
    }
}

static void words_run(void) {
    double mean = words.classes ? words.wrong / words.classes : 0;
    printf("words: wrong and ok, classes weighted equally %6.2f %% (<= %g)", mean,
           WORDS_MEAN_WRONG);
    words_met(mean <= WORDS_MEAN_WRONG);
    printf("words: labels that do not settle a question %d of %d", words.loops, words.labels);
    words_met(!words.loops);
    words_print_confidence();
    printf("  answers without a place:");
    for (unsigned i = 0; i < PLACE_REASONS; i++) {
        str reason = place_reason_text(i);
        printf("%s %.*s %d", i ? "," : "", STR_ARG(reason.len ? reason : STR("suggestions")),
               words.reasons[i]);
    }
    printf("\n");
}
