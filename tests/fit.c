/* fit -- what the features measure of every candidate of every row, for fit.py.
 *
 *   fit SET.csv... >ROWS     sets of tests/data/queries or of the same columns
 *
 * A row is written as native numbers: int32 set, int32 bits (1: the answer of the program is ok, 2:
 * its first is right, 4: one of its first five is), int32 number of candidates, then for "none of
 * these" and for each candidate: int32 place (its row in the image, -1: none), int32 bits (1: it is
 * right, 2: it may be ok), int32 group of the decision, and one float32 per feature. */
#define GEOCODER_NO_MAIN
#define GEOCODER_TABLES
#include "../geocoder.c"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "quality/measure.c"
#include "quality/words.c"

#include "quality/right.c"

#include "quality/classes.c"

static void fit_int(int value) {
    int32_t n = value;
    fwrite(&n, sizeof n, 1, stdout);
}

static void fit_features(const candidates *c, const candidate *p) {
    for (int i = 0; i < feature_count(); i++) {
        bool is_of_none;
        feature_at(i, &is_of_none);
        float value = is_of_none == !p ? (float)feature_measure(i, c, p) : 0;
        fwrite(&value, sizeof value, 1, stdout);
    }
}

static void fit_old(const class_set *set, const quality_table *t, str query) {
    call *c = quality_call();
    place_query asked = answer_query(query);
    answer_name name = {0};
    (void)set;
    if (answer_search(c, &asked, STR_NONE, &name)) {
        name = (answer_name){0};
    }
    int bits = str_eq(answer_status(&name), ANSWER_OK) ? 1 : 0;
    for (int i = 0; i < MIN(name.places.count, 5); i++) {
        bits |= right_is_place(t, &name.places.at[i]) ? 4 | (i == 0 ? 2 : 0) : 0;
    }
    fit_int(bits);
}

static void fit_row(const class_set *set, const quality_table *t, int index, bool is_small) {
    char room[IMAGE_KEY_MAX];
    class_set small = *set;
    small.way = is_small ? CLASS_SMALL : set->way;
    str query = classes_query(&small, t, room);
    fit_int(index);
    fit_old(set, t, query);
    call *c = quality_call();
    image_view v = image_set_view_begin(c, STR_NONE);
    place_query asked = {
        .text = clean_text(&c->mem, query), .limit = 5, .viewbox = geo_bbox_none()};
    candidates *found = candidates_find(&v, &asked), none = {0};
    decision d = {.count = 0};
    if (found) {
        decision_make(found, &d);
    }
    fit_int(found ? found->count : 0);
    fit_int(-1);
    fit_int(0);
    fit_int(-1);
    readings empty = {.count = 0};
    none.r = &empty;
    fit_features(found ? found : &none, NULL);
    for (int i = 0; found && i < found->count; i++) {
        const candidate *p = &found->at[i];
        place full = image_record_fill(&v, p->ref);
        int group = -1, rank = 0;
        bool is_clean = false;
        for (int k = 0; k < d.count; k++) {
            bool is_it = image_place_is_same(d.at[k].best->ref, p->ref);
            group = is_it ? d.at[k].group : group;
            rank = is_it ? d.at[k].rank : rank;
            is_clean |= is_it && d.at[k].is_clean;
        }
        fit_int((int)p->ref.place);
        fit_int((right_is_place(t, &full) ? 1 : 0) | (is_clean ? 2 : 0) | (rank + 1) * 4);
        fit_int(group);
        fit_features(found, p);
    }
    image_set_view_end(&v);
}

int main(int count, char **words) {
    char room[200];
    out problems = out_of(room, sizeof room);
    int none = 0, first = 1;
    bool is_small = count > 1 && strcmp(words[1], "-l") == 0;
    if (!config_load(NULL, &none, &problems)) {
        return EXIT_FAILURE;
    }
    gazetteer_open_embedded();
    fit_int(feature_count());
    for (int i = first + is_small; i < count; i++) {
        quality_table t;
        class_set set = {.way = CLASS_FIND};
        if (!quality_open(&t, words[i], ';')) {
            return EXIT_FAILURE;
        }
        while (quality_next(&t)) {
            fit_row(&set, &t, i - first - is_small, is_small);
        }
    }
    return EXIT_SUCCESS;
}
