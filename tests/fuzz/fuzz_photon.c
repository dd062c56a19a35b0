/* fuzz_photon -- hostile paths and query strings into the Photon API, answered by the embedded
 * gazetteer. Every answer is complete JSON, a FeatureCollection or a message. */
#define GEOCODER_NO_MAIN
#include "../../geocoder.c"
#include "ready.h"

enum { FUZZ_INPUT_MAX = 4096, FUZZ_MEMORY = 16 << 20 };

static char fuzz_memory[FUZZ_MEMORY], fuzz_body[1 << 20];

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerInitialize(int *argc, char ***argv) {
    (void)argc, (void)argv;
    char text[512];
    out problems = out_of(text, sizeof text);
    config_state.values.backend = BACKEND_GAZETTEER;
    config_state.values.cache_ttl_s = 3600;
    ASSERT(find_start(&problems));
    fuzz_warm_up();
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2 || size > FUZZ_INPUT_MAX) {
        return 0;
    }
    str text = {(const char *)data + 1, size - 1};
    str language = data[0] & 128 ? str_cut(&text, '\n') : STR_NONE;
    photon_find(text, data[0] & 64);
    rest_request request = {.path = str_of(photon_path(data[0] % PHOTON_PATHS)),
                            .query = text,
                            .accept_language = language};
    rest_reply reply = {0};
    call c = {.mem = arena_of(fuzz_memory, sizeof fuzz_memory), .deadline_ms = OS_FOREVER};
    out body = out_of(fuzz_body, data[0] % 7 ? sizeof fuzz_body : 300);
    status code = photon_handle(&c, &request, &body, &reply);
    size_t bad_at;
    ASSERT(code == GEO_OK && !body.full && json_valid(out_str(&body), &bad_at));
    bool is_answer = str_starts(out_str(&body), STR("{\"type\":\"FeatureCollection\""));
    bool is_status = str_starts(out_str(&body), STR("{\"status\":"));
    ASSERT(is_answer || is_status || str_starts(out_str(&body), STR("{\"message\":")));
    ASSERT(is_answer ? reply.http == 200 : is_status || (reply.http >= 400 && !reply.max_age_s));
    return 0;
}
