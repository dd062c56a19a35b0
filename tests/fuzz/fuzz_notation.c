/* fuzz_notation -- hostile coordinates: a reading is a point on Earth or a short code with its
 * parts of the text, and what is written for it is read again near it. */

static void fuzz_notation_again(const notation *row, double lat, double lon) {
    char bytes[256];
    notation_reading readings[NOTATION_READINGS_MAX];
    out o = out_of(bytes, sizeof bytes);
    if (!str_eq(row->name, STR("geo"))) {
        out_text(&o, row->name);
        out_char(&o, ':');
    }
    if (!notation_write(row, lat, lon, &o)) {
        return;
    }
    int count = notation_read(out_str(&o), readings);
    bool is_near = false;
    for (int i = 0; i < count; i++) {
        double off_m = geo_distance_m(lat, lon, readings[i].lat, readings[i].lon);
        is_near |= readings[i].row == row && off_m <= 1.5 * readings[i].precision_m + 0.1;
    }
    ASSERT(is_near && !o.full);
}

static int fuzz_notation(const uint8_t *bytes, size_t size) {
    notation_reading readings[NOTATION_READINGS_MAX];
    str text = {malloc(size + !size), size};
    memcpy((char *)text.at, bytes, size);
    int count = notation_read(text, readings);
    ASSERT(count >= 0 && count <= NOTATION_READINGS_MAX);
    for (int i = 0; i < count; i++) {
        notation_reading *r = &readings[i];
        ASSERT(r->row && r->precision_m >= 0);
        ASSERT(!r->place.len || (r->place.at >= text.at && r->place.at < text.at + size));
        if (isnan(r->lat)) {
            ASSERT(r->code.len);
            notation_settle(r, 47.4, 8.5);
        }
        ASSERT(geo_is_point(r->lat, r->lon));
        for (int k = 0; notation_row(k); k++) {
            fuzz_notation_again(notation_row(k), r->lat, r->lon);
        }
    }
    str why = notation_refusal(text);
    ASSERT(!why.at || !count);
    free((char *)text.at);
    return 0;
}
