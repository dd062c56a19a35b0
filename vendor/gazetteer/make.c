/* make -- the build machine's program: it turns the tables of this folder into the image that the
 * shipped program carries. build.zig runs it:
 *
 *   make full|small OUT TABLE...     all tables lie in the folder of the first
 */
#define GEOCODER_NO_MAIN
#define GEOCODER_TABLES
#include "../../geocoder.c"

int main(int count, char **words) {
    char folder[OS_PATH_MAX];
    const char *slash = count > 3 ? strrchr(words[3], '/') : NULL;
    str path = slash ? (str){words[3], (size_t)(slash - words[3])} : STR(".");
    call c = {.may_block = true, .deadline_ms = OS_FOREVER};
    if (count < 4 || !str_cstr(path, folder, sizeof folder)) {
        fprintf(stderr, "make full|small OUT TABLE...\n");
        return EXIT_FAILURE;
    }
    if (ingest_tables(&c, folder, str_of(words[1]), words[2]) != GEO_OK) {
        fprintf(stderr, "make: %s\n", c.why);
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
