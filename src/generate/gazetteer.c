/* gazetteer -- the build machine's program: it turns the tables of vendor/gazetteer into the image
 * that the shipped program carries. build.zig runs it:
 *
 *   gazetteer full|small OUT FOLDER     of the tables
 */
#define GEOCODER_NO_MAIN
#define GEOCODER_TABLES
#include "../../geocoder.c"

int main(int count, char **words) {
    call c = {.may_block = true, .deadline_ms = OS_FOREVER};
    if (count != 4) {
        fprintf(stderr, "gazetteer full|small OUT FOLDER\n");
        return EXIT_FAILURE;
    }
    if (tables_write(&c, words[3], str_of(words[1]), words[2]) != GEO_OK) {
        fprintf(stderr, "gazetteer: %s\n", c.why);
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
