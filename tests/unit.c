/* unit -- tests of the functions inside the program: includes the one translation unit and so sees its
 * statics. Each file in unit/ holds the rows of one module. Prints what failed and the counts. */
#define GEOCODER_NO_MAIN
#ifndef GEOCODER_ROOT
#define GEOCODER_ROOT "../geocoder.c"
#endif
#include GEOCODER_ROOT

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct {
    int passed, failed;
} unit;

/* One check is one counted test; `name` says which row it was. */
static void unit_check(bool good, const char *name, const char *file, int line) {
    if (good) {
        unit.passed++;
    } else {
        unit.failed++;
        printf("FAIL %s:%d %s\n", file, line, name);
    }
}
#define CHECK(cond, name) unit_check((cond), (name), __FILE__, __LINE__)

int main(void) {
    printf("unit: %d passed, %d failed\n", unit.passed, unit.failed);
    return unit.failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
