/* quality -- how often the embedded gazetteer finds what it should. Queries it in process, prints
 * the measures with their goals, and every miss. Fails when a goal is missed.
 *
 *   quality [-m] [SET.csv...]    only these sets; default: all of them and what the tables imply;
 *                                -m hides the misses
 *
 * To add a set, add a row to class_sets (quality/classes.c) or point_sets (quality/points.c). */
#define GEOCODER_NO_MAIN
#define GEOCODER_TABLES
#include "../geocoder.c"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "quality/measure.c"
#include "quality/right.c"
#include "quality/words.c"

#include "quality/classes.c"
#include "quality/statuses.c"
#include "quality/disguises.c"
#include "quality/points.c"
#include "quality/land.c"
#include "quality/lists.c"
#include "quality/inputs.c"
#include "quality/routes.c"
#include "quality/tester.c"
#include "quality/labels.c"
#include "quality/exports.c"
#include "quality/chats.c"

/* The settings are the defaults: of an address without street data, its town is the candidate. */
static bool quality_configure(void) {
    char room[200];
    out problems = out_of(room, sizeof room);
    int none = 0;
    return config_load(NULL, &none, &problems);
}

int main(int count, char **words) {
    if (!quality_configure()) {
        printf("the settings of the environment cannot be read\n");
        return EXIT_FAILURE;
    }
    gazetteer_open_embedded();
    int given = 0;
    for (int i = 1; i < count; i++) {
        if (strcmp(words[i], "-m") == 0) {
            quality.hides_misses = true;
        } else {
            if (strcmp(words[i], "lists") == 0) {
                lists_run();
                given++;
                continue;
            }
            if (strcmp(words[i], "chat") == 0) {
                chats_run();
                given++;
                continue;
            }
            if (strcmp(words[i], "tables") == 0) {
                exports_run();
                given++;
                continue;
            }
            if (quality_is_set(words[i], "renamed")) {
                labels_run();
                given++;
                continue;
            }
            given += statuses_run_file(words[i]) || disguises_run_file(words[i]) ||
                     classes_run_file(words[i]) || points_run_file(words[i]) ||
                     tester_run_file(words[i]);
        }
    }
    if (given) {
        return quality.failed_goals ? EXIT_FAILURE : EXIT_SUCCESS;
    }
    if (gazetteer_is_empty()) {
        printf("there is no embedded gazetteer in this build\n");
        return EXIT_FAILURE;
    }
    classes_run();
    words_run();
    statuses_run();
    disguises_run();
    points_run();
    land_run();
    lists_run();
    tester_run();
    inputs_run();
    routes_run();
    labels_run();
    exports_run();
    printf("quality: %d passed, %d failed\n", quality.met_goals, quality.failed_goals);
    return quality.failed_goals ? EXIT_FAILURE : EXIT_SUCCESS;
}
