/* Finds a place; ends with 0, or with the exit code of what failed. */
#include <cstdio>
#include <geocoder.h>

int main() {
    static char reply[GEOCODER_REPLY_MAX];
    int code = geocoder_start();
    if (code == 0) {
        code = geocoder_call("geocode", R"({"query": "Boulder, Colorado"})", reply, sizeof reply);
        std::puts(reply);
    }
    return code;
}
