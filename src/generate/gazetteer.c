/* gazetteer.c: build-time program that turns the tables of vendor/gazetteer into the image that the
 * shipped program carries, or into an index file beside it.
 *
 *   gazetteer full|small|world OUT FOLDER
 *
 * FOLDER is that of the tables. */
#define GEOCODER_NO_MAIN
#define GEOCODER_TABLES
#include "../../geocoder.c"

int main(int argc, char **argv) {
    call c = {.may_block = true, .deadline_ms = OS_FOREVER};
    if (argc != 4) {
        fprintf(stderr, "usage: gazetteer full|small|world OUT FOLDER\n");
        return EXIT_FAILURE;
    }
    if (tables_write(&c, argv[3], str_of(argv[1]), argv[2]) != GEO_OK) {
        fprintf(stderr, "gazetteer: %s\n", c.why);
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
