/* Finds a place; ends with GEOCODER_OK, 0, or with the code of what failed. */
#include <geocoder.h>
#include <stdio.h>

static char reply[GEOCODER_REPLY_MAX];

int main(int argc, char **argv) {
    const char *settings[] = {"GEOCODER_LANGUAGE=de", argc > 1 ? argv[1] : NULL, NULL};
    geocoder *g;
    int code = geocoder_open(settings, NULL, NULL, &g);
    if (code == GEOCODER_OK) {
        code = geocoder_call(g, "geocode", "{\"query\": \"Munich\"}", reply, sizeof reply);
        puts(reply);
        geocoder_close(g);
    }
    return code;
}
