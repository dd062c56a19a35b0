#ifndef GEO_TEST_DATA_H
#define GEO_TEST_DATA_H
/* data -- which gazetteer is embedded: a test that asks for places of the data begins with NEEDS of
 * the least size that has them, and is skipped with that reason in a smaller one. */

typedef enum { UNIT_NONE, UNIT_SMALL, UNIT_FULL } unit_size;

static unit_size unit_data(void) {
    image m;
    str bytes = BLOB(gazetteer);
    if (!bytes.len || image_open(&m, bytes)) {
        return UNIT_NONE;
    }
    return str_eq(image_meta(&m, STR("size")), STR("full")) ? UNIT_FULL : UNIT_SMALL;
}

static bool unit_has(unit_size least, const char *test) {
    bool has = unit_data() >= least;
    if (!has) {
        printf("SKIP %s: needs the %s gazetteer\n", test, least == UNIT_FULL ? "full" : "small");
    }
    return has;
}

#define NEEDS(least)                                                                               \
    if (!unit_has(least, __func__)) return

#endif
