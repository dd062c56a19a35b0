/* geonames: lines of places, good and bad, and the paths they lie in. */

#define GEONAMES_TAIL "\t31\tAmerica/Denver\t2023-03-05"

static const struct {
    const char *line, *name, *kind, *path; /* name NULL: refused; "": of no use */
} geonames_lines[] = {
    {"5574991\tBoulder\tBoulder\tBolder,Boulder City\t40.01499\t-105.27055\tP\tPPLA2\tUS\t\tCO\t013"
     "\t\t\t107349\t1655" GEONAMES_TAIL,
     "Boulder", "city",
     "Cus\x1fSCO\x1f"
     "D013\x1f"},
    {"5417618\tColorado\tColorado\t\t39.00027\t-105."
     "50083\tA\tADM1\tUS\t\tCO\t\t\t\t5000000\t" GEONAMES_TAIL,
     "Colorado", "state", "Cus\x1fSCO\x1f"},
    {"6252001\tUnited States\tUnited "
     "States\t\t39.76\t-98.5\tA\tPCLI\tUS\t\t00\t\t\t\t327167434\t" GEONAMES_TAIL,
     "United States", "country", "Cus\x1f"},
    {"1\tSeat\t\t\t1\t2\tP\tPPL\tUS\t\t00\t\t\t\t0\t" GEONAMES_TAIL, "Seat", "village", "Cus\x1f"},
    {"2\tTown\t\t\t1\t2\tP\tPPL\tUS\t\t00\t\t\t\t20000\t" GEONAMES_TAIL, "Town", "town", "Cus\x1f"},
    {"3\tOld\t\t\t1\t2\tP\tPPLQ\tUS\t\t00\t\t\t\t0\t" GEONAMES_TAIL, "", NULL, NULL},
    {"4\tLake\t\t\t1\t2\tH\tLK\t\t\t\t\t\t\t0\t" GEONAMES_TAIL, "Lake", "water", ""},
    {"x\tNo id\t\t\t1\t2\tP\tPPL\tUS\t\t00\t\t\t\t0\t" GEONAMES_TAIL, NULL, NULL, NULL},
    {"5\tFar\t\t\t91\t2\tP\tPPL\tUS\t\t00\t\t\t\t0\t" GEONAMES_TAIL, NULL, NULL, NULL},
    {"6\t\t\t\t1\t2\tP\tPPL\tUS\t\t00\t\t\t\t0\t" GEONAMES_TAIL, NULL, NULL, NULL},
    {"7\tShort\t1\t2", NULL, NULL, NULL},
    {"", NULL, NULL, NULL},
};

static void test_geonames(void) {
    static import_record s;
    char room[IMPORT_RECORD_PATH_MAX];
    for (size_t i = 0; i < LEN(geonames_lines); i++) {
        const char *why = geonames_place(guarded(str_of(geonames_lines[i].line)), room, &s);
        const char *name = geonames_lines[i].name;
        if (!name || !*name) {
            CHECK(why && EQ(*why != 0, !name), geonames_lines[i].line);
            continue;
        }
        CHECK(!why && EQ_STR(s.name, str_of(name)) &&
                  EQ_STR(str_of(s.kind->value), str_of(geonames_lines[i].kind)) &&
                  EQ_STR(s.path, str_of(geonames_lines[i].path)),
              geonames_lines[i].line);
    }
    geonames_place(str_of(geonames_lines[0].line), room, &s);
    CHECK(EQ(s.population, 107349) && EQ(s.id, 5574991) &&
              EQ_STR(s.timezone, STR("America/Denver")) && EQ(s.name_count, 2),
          "population, id, time zone and aliases");
    geonames_place(str_of(geonames_lines[1].line), room, &s);
    CHECK(s.is_area, "a division is an area");
    geonames_kind(&s, STR("S"), STR("SCH"));
    CHECK(EQ_STR(str_of(s.kind->key), STR("amenity")) && EQ_STR(s.value, STR("school")),
          "a feature code says which amenity it is");
}

static const struct {
    const char *line, *path; /* NULL: refused */
} geonames_postcodes[] = {
    {"GB\tSW1A 1AA\tWestminster\tEngland\tENG\t\t\t\t\t51.501\t-0.1416\t4", "Cgb\x1f"
                                                                            "0sw1a 1aa\x1f"},
    {"FR\t77200\tTorcy\t\t\t\t\t\t\t48.85\t2.65\t", "Cfr\x1f"
                                                    "077200\x1f"},
    {"FR\t\tTorcy\t\t\t\t\t\t\t48.85\t2.65\t", NULL},
    {"FR\t77200\tTorcy\t\t\t\t\t\t\t91\t2.65\t", NULL},
    {"F\t77200\tTorcy\t\t\t\t\t\t\t48.85\t2.65\t", NULL},
    {"FR\t77200", NULL},
};

static void test_geonames_postcodes(void) {
    static import_record s, other;
    char room[IMPORT_RECORD_PATH_MAX], second[IMPORT_RECORD_PATH_MAX];
    for (size_t i = 0; i < LEN(geonames_postcodes); i++) {
        const char *path = geonames_postcodes[i].path;
        const char *why = geonames_postcode(guarded(str_of(geonames_postcodes[i].line)), room, &s);
        CHECK(EQ(why != NULL, !path) &&
                  (!path || (EQ_STR(s.path, str_of(path)) && EQ(s.kind->cls, IMAGE_POSTCODE))),
              geonames_postcodes[i].line);
    }
    geonames_postcode(STR("GB\tSW1A\tWestminster\tEngland\tENG\tLondon\t\t\t\t51.5\t-0.1\t"), room,
                      &s);
    CHECK(EQ(s.tag_count, 3) && EQ_STR(s.tags[1].key, STR("addr:county")) &&
              EQ_STR(s.tags[1].value, STR("London")) && EQ_STR(s.tags[2].value, STR("England")),
          "a code keeps what the post says it is in");
    geonames_postcode(str_of(geonames_postcodes[1].line), room, &s);
    geonames_postcode(STR("FR\t77200\tOther\t\t\t\t\t\t\t48.8\t2.6\t"), second, &other);
    CHECK(EQ(s.id, other.id), "lines of one code are one place");
}

#undef GEONAMES_TAIL
