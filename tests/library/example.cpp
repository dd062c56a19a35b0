/* Finds a place; ends with GEOCODER_OK, 0, or with the code of what failed. */
#include <cstdio>
#include <geocoder.h>

int main(int argc, char **argv) {
    static char reply[GEOCODER_REPLY_MAX];
    const char *settings[] = {"GEOCODER_LANGUAGE=de", argc > 1 ? argv[1] : nullptr, nullptr};
    geocoder *g = nullptr;
    int code = geocoder_open(settings, nullptr, nullptr, &g);
    if (code == GEOCODER_OK) {
        code = geocoder_call(g, "geocode", R"({"query": "Munich"})", reply, sizeof reply);
        std::puts(reply);
        geocoder_close(g);
    }
    return code;
}
