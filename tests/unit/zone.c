/* zone -- offsets at moments on both sides of changes; dates that are none. The values are those of
 * zoneinfo for the same tzdata. */

static const struct {
    const char *name;
    int64_t unix_s;
    const char *offset; /* NULL: not known */
} zone_moments[] = {
    {"Europe/Paris", 1774745999, "+01:00"}, /* 2026-03-29 00:59:59 UTC */
    {"Europe/Paris", 1774746000, "+02:00"},
    {"Europe/Paris", 1792889999, "+02:00"}, /* 2026-10-25 00:59:59 UTC */
    {"Europe/Paris", 1792890000, "+01:00"},
    {"America/New_York", 1772953199, "-05:00"}, /* 2026-03-08 06:59:59 UTC */
    {"America/New_York", 1772953200, "-04:00"},
    {"Australia/Sydney", 1775318399, "+11:00"}, /* 2026-04-04 15:59:59 UTC: summer ends */
    {"Australia/Sydney", 1775318400, "+10:00"},
    {"Australia/Lord_Howe", 1767225600, "+11:00"}, /* half an hour of summer */
    {"Australia/Lord_Howe", 1782864000, "+10:30"},
    {"Asia/Kathmandu", 1767225600, "+05:45"},
    {"America/St_Johns", 1767225600, "-03:30"},
    {"Pacific/Kiritimati", 1767225600, "+14:00"},
    {"Asia/Tokyo", 1767225600, "+09:00"},
    {"Asia/Gaza", 1767225600, "+02:00"}, /* by the list */
    {"Asia/Gaza", 1782864000, "+03:00"},
    {"Europe/Zaporozhye", 1782864000, "+03:00"}, /* an older name */
    {"Europe/Paris", -1, NULL},
    {"Europe/Paris", INT64_C(2145916800), NULL}, /* 2038 */
    {"Asia/Gaza", 1600000000, NULL},
    {"Europe/Paris", INT64_MAX, NULL},
    {"Europe/Nowhere", 1767225600, NULL},
    {"", 1767225600, NULL},
    {"Etc/GMT-3", 1767225600, "+03:00"},
    {"Etc/GMT+12", 1767225600, "-12:00"},
    {"Etc/GMT", 1767225600, "+00:00"},
    {"Etc/UTC", 1767225600, "+00:00"},
    {"Etc/GMT-99", 1767225600, NULL},
    {"Etc/GMT3", 1767225600, NULL},
};

static const struct {
    const char *text;
    int64_t unix_s; /* 0: none */
} zone_days[] = {
    {"2026-11-22", 1795348800}, {"2028-02-29", 1835438400}, {"2037-12-31", 2145873600},
    {"2027-02-29", 0},          {"2026-13-01", 0},          {"2026-00-10", 0},
    {"2038-01-01", 0},          {"2024-12-31", 0},          {"2026-11-2", 0},
    {"2026-11-+2", 0},          {"2026-11-2/", 0},          {"", 0},
    {"tomorrow..", 0},
};

static void test_zone(void) {
    for (size_t i = 0; i < LEN(zone_moments); i++) {
        int offset_s = 0;
        char bytes[16];
        out o = out_of(bytes, sizeof bytes);
        bool known = zone_offset(str_of(zone_moments[i].name), zone_moments[i].unix_s, &offset_s);
        zone_write_offset(&o, offset_s);
        const char *wanted = zone_moments[i].offset;
        CHECK(EQ(known, wanted != NULL) && (!wanted || EQ_STR(out_str(&o), str_of(wanted))),
              zone_moments[i].name);
    }
    for (size_t i = 0; i < LEN(zone_days); i++) {
        int64_t unix_s = 0;
        bool good = zone_read_day(str_of(zone_days[i].text), &unix_s);
        CHECK(EQ(good, zone_days[i].unix_s != 0) && (!good || EQ(unix_s, zone_days[i].unix_s)),
              zone_days[i].text);
    }
    for (int i = 0; i < zone_count(); i++) {
        int offset_s = 0;
        CHECK(zone_offset(zone_name(i), 1795348800, &offset_s) && EQ(zone_find(zone_name(i)), i),
              zone_name(i).at);
    }
}
