/* fuzz_reply -- hostile bodies from an upstream: parsed into places or into an error message, and
 * stored in a damaged cache. The first byte chooses the HTTP status, the second the Content-Type.
 */

enum { FUZZ_REPLY_INPUT_MAX = 65536, FUZZ_REPLY_MEMORY = 4 << 20 };

static _Alignas(max_align_t) char fuzz_reply_memory[FUZZ_REPLY_MEMORY],
    fuzz_reply_coded[PLACE_CODEC_MAX];
static char fuzz_reply_body[1 << 20];

static bool fuzz_reply_is_line(str text) {
    for (size_t i = 0; i < text.len; i++) {
        if ((unsigned char)text.at[i] < 0x20 || text.at[i] == 0x7F) {
            return false;
        }
    }
    return true;
}

static void fuzz_reply_check_pairs(const str_pairs *pairs, int max) {
    ASSERT(pairs->count >= 0 && pairs->count <= max && (pairs->at || !pairs->count));
    for (int i = 0; i < pairs->count; i++) {
        str key = pairs->at[i].key, value = pairs->at[i].value;
        ASSERT(key.len && key.len <= PLACE_TEXT_MAX && utf8_valid(key) && fuzz_reply_is_line(key));
        ASSERT(value.len && value.len <= PLACE_TEXT_MAX && utf8_valid(value));
        ASSERT(fuzz_reply_is_line(value));
    }
}

/* Invariants of a place, whatever the upstream sent. */
static void fuzz_reply_check_place(const place *p) {
    ASSERT(geo_is_point(p->lat, p->lon) && p->display_name.len && p->name.at);
    ASSERT(geo_bbox_is(p->box) && p->box.south <= p->box.north);
    ASSERT(fuzz_reply_is_line(p->display_name) && fuzz_reply_is_line(p->name) &&
           fuzz_reply_is_line(p->type));
    ASSERT(!p->id.len == (p->osm_id == RECORD_NO_INT));
    fuzz_reply_check_pairs(&p->address, PLACE_ADDRESS_MAX);
    fuzz_reply_check_pairs(&p->names, PLACE_MORE_MAX);
    fuzz_reply_check_pairs(&p->tags, PLACE_MORE_MAX);
}

/* The face writes JSON, whatever names and tags there are. */
static void fuzz_reply_rest_formats(arena a, const place_list *places) {
    static const str formats[] = {STR_ROW("json"), STR_ROW("jsonv2"), STR_ROW("geojson"),
                                  STR_ROW("geocodejson")};
    place_answer answer = {.places = *places, .origin = place_origin_new()};
    call c = {.mem = a, .may_block = true};
    rest_params params = {.names = true, .extra = true};
    rest_view view = {.answer = &answer, .call = &c, .params = &params, .with_address = true};
    for (size_t i = 0; i < LEN(formats); i++) {
        out o = out_of(fuzz_reply_body, sizeof fuzz_reply_body);
        size_t bad_at;
        rest_format_write(rest_format_find(formats[i]), &o, &view);
        ASSERT(o.full || json_valid(out_str(&o), &bad_at));
    }
}

/* There and back again; then with one byte changed, which may be refused but not more. */
static void fuzz_reply_place_codec(arena a, const place_list *places, size_t damage) {
    out o = out_of(fuzz_reply_coded, sizeof fuzz_reply_coded);
    place_list back;
    place_codec_write(&o, places);
    if (o.full) {
        return;
    }
    arena b = a;
    ASSERT(place_codec_read(&b, out_str(&o), &back) && back.count == places->count);
    for (int i = 0; i < back.count; i++) {
        fuzz_reply_check_place(&back.at[i]);
        ASSERT(str_eq(back.at[i].display_name, places->at[i].display_name));
        ASSERT(str_eq(back.at[i].id, places->at[i].id));
        ASSERT(back.at[i].names.count == places->at[i].names.count);
        ASSERT(!back.at[i].tags.at == !places->at[i].tags.at);
    }
    fuzz_reply_coded[damage % o.len] ^= (char)(1 + damage / 251);
    if (place_codec_read(&a, out_str(&o), &back)) {
        for (int i = 0; i < back.count; i++) {
            ASSERT(geo_is_point(back.at[i].lat, back.at[i].lon) && back.at[i].display_name.len);
        }
    }
}

static void fuzz_reply_failure(int http, str type, str body) {
    static const char who[] = "http://upstream.example";
    call c = {.mem = arena_of(fuzz_reply_memory, sizeof fuzz_reply_memory)};
    nominatim_error_response response = {http, type, body};
    nominatim_error_retry advice;
    status code = nominatim_error_classify(&c, &response, str_of(who), &advice);
    str why = str_of(c.why);
    ASSERT(code == GEO_OK || (code == c.code && why.len && fuzz_reply_is_line(why)));
    ASSERT(str_find(why, STR("<")) < 0 && why.len < 120 + NOMINATIM_ERROR_MESSAGE_MAX);
    upstream_form form;
    bool is_refusal;
    ASSERT(!upstream_form_of(body, &form, &is_refusal) || upstream_is_text(body));
}

static int fuzz_reply(const uint8_t *data, size_t size) {
    static const int codes[] = {200, 200, 200, 400, 401, 403, 404,
                                429, 500, 502, 503, 504, 302, 999};
    static const char *const types[] = {NULL, "application/json", "text/html", "text/plain"};
    if (size < 2 || size > FUZZ_REPLY_INPUT_MAX) {
        return 0;
    }
    int http = codes[data[0] % LEN(codes)];
    str body = {(const char *)data + 2, size - 2};
    arena a = arena_of(fuzz_reply_memory, 2000 + 100 * (size_t)data[0]);
    place_list places;
    nominatim_reply_read(&a, body, &places); /* with little memory: no crash */
    a = arena_of(fuzz_reply_memory, sizeof fuzz_reply_memory);
    nominatim_reply_kind kind = nominatim_reply_read(&a, body, &places);
    ASSERT(places.count >= 0 && places.count <= PLACE_LIMIT_MAX);
    ASSERT(kind == NOMINATIM_REPLY_PLACES || places.count == 0);
    for (int i = 0; i < places.count; i++) {
        fuzz_reply_check_place(&places.at[i]);
    }
    if (kind == NOMINATIM_REPLY_PLACES) {
        fuzz_reply_rest_formats(a, &places);
        fuzz_reply_place_codec(a, &places, data[0] * 251u + size);
    }
    fuzz_reply_failure(http, str_of(types[data[1] % LEN(types)]), body);
    return 0;
}
