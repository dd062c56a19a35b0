/* Finds a place; ends with 0, or with the exit code of what failed. */
#include <geocoder.h>
#include <stdio.h>

static char reply[GEOCODER_REPLY_MAX];

int main(void) {
    int code = geocoder_start();
    if (code == 0) {
        code = geocoder_call("geocode", "{\"query\": \"Boulder, Colorado\"}", reply, sizeof reply);
        puts(reply);
    }
    return code;
}
