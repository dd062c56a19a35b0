/* fuzz_photon -- hostile paths and query strings into the Photon API, answered by the embedded
 * gazetteer. Every answer is complete JSON, a FeatureCollection or a message. */

enum { FUZZ_PHOTON_INPUT_MAX = 4096, FUZZ_PHOTON_MEMORY = 16 << 20 };

static char fuzz_photon_memory[FUZZ_PHOTON_MEMORY], fuzz_photon_body[1 << 20];

static int fuzz_photon(const uint8_t *data, size_t size) {
    if (size < 2 || size > FUZZ_PHOTON_INPUT_MAX) {
        return 0;
    }
    str text = {(const char *)data + 1, size - 1};
    str language = data[0] & 128 ? str_cut(&text, '\n') : STR_NONE;
    photon_find(text, data[0] & 64);
    rest_request request = {.path = str_of(photon_path(data[0] % PHOTON_PATHS)),
                            .query = text,
                            .accept_language = language};
    rest_reply reply = {0};
    call c = {.mem = arena_of(fuzz_photon_memory, sizeof fuzz_photon_memory),
              .deadline_ms = OS_FOREVER};
    out body = out_of(fuzz_photon_body, data[0] % 7 ? sizeof fuzz_photon_body : 300);
    status code = photon_handle(&c, &request, &body, &reply);
    size_t bad_at;
    ASSERT(code == GEO_OK && !body.full && json_valid(out_str(&body), &bad_at));
    bool is_answer = str_starts(out_str(&body), STR("{\"type\":\"FeatureCollection\""));
    bool is_status = str_starts(out_str(&body), STR("{\"status\":"));
    ASSERT(is_answer || is_status || str_starts(out_str(&body), STR("{\"message\":")));
    ASSERT(is_answer ? reply.http == 200 : is_status || (reply.http >= 400 && !reply.max_age_s));
    return 0;
}
