/* miss -- addresses by their words, and what a search that finds nothing says of the query. Uses
 * the made-up world of gazetteer.c. */

static const struct {
    const char *key;
    int words; /* of street and number; 0: no address */
    bool is_whole;
} address_rows[] = {
    {"10 downing street", 3, true},
    {"10 downing street london", 3, true},
    {"downing street london", 2, true},
    {"hauptstr 5", 2, true},
    {"langendorfstrasse 19b solothurn", 2, true},
    {"calle mayor 12 madrid", 3, true},
    {"12 rue de la paix paris", 3, false},
    {"rue de la paix 12 a lyon", 6, true},
    {"rue de la paix 12 bis lyon", 6, true},
    {"221b baker st", 3, true},
    {"1600 pennsylvania avenue nw washington", 4, true},
    {"350 fifth avenue apt 5 new york", 5, true},
    {"am markt 3", 3, true},
    {"andrassy ut 12", 3, true},
    {"storgata 5", 2, true},
    {"\xD1\x83\xD0\xBB \xD1\x82\xD0\xB2\xD0\xB5\xD1\x80\xD1\x81\xD0\xBA\xD0\xB0\xD1\x8F 13", 3,
     true},
    {"st johns", 0, false},
    {"5th", 0, false},
    {"1770", 0, false},
    {"8000 zurich", 0, false},
    {"terminal 5", 0, false},
    {"via reggio", 0, false}, /* a word that is in other names needs a number */
    {"via reggio 5", 3, true},
    {"highgate", 0, false},
    {"springfield", 0, false},
    {"street", 0, false},
    {"", 0, false},
    {"1 2 3 4 5 6 7 8 9 10 11 12 street", 0, false},
};

/* The reason, the town if one is given, "=" what is known, "-" what is not. */
static const struct {
    const char *text, *said;
} miss_rows[] = {
    {"12 High Street, Paris", "no_street_data Paris, Beta=Paris, Beta (G24)-12 High Street"},
    {"High Street 12 Paris", "no_street_data Paris, Beta=Paris, Beta (G24)-High Street 12"},
    {"12 rue Haute Paris", "no_street_data Paris, Beta=Paris, Beta (G24)-12 rue Haute"},
    {"Paris, High Street 12", "no_street_data Paris, Beta=Paris, Beta (G24)-High Street 12"},
    {"Big House, 12 High Street, Quarter, Paris, Beta",
     "no_street_data Paris, Beta=Paris, Beta (G24)-Big House, 12 High Street, Quarter"},
    {"12 High Street, Alpha", "no_street_data Alpha=Alpha (P127289239635738688)-12 High Street"},
    {"12 High Street, Nowhere", "unknown_name"},
    {"12 High Street", "unknown_name"}, /* there are streets, and none is called so */
    {"Rue Haute 12, Springfield, North",
     "unknown_name Springfield, North, Alpha=Springfield, North, Alpha (G20)-Rue Haute 12"},
    {"hotel in Paris", "no_poi_data Paris, Beta=Paris, Beta (G24)-hotel"},
    {"Paris hotels", "no_poi_data Paris, Beta=Paris, Beta (G24)-hotels"},
    {"Hotel Adlon, Paris", "no_poi_data Paris, Beta=Paris, Beta (G24)-Hotel Adlon"},
    {"Starbucks Paris", "no_poi_data Paris, Beta=Paris, Beta (G24)-Starbucks"},
    {"pharmacies near Springfield, North",
     "unknown_name Springfield, North, Alpha=Springfield, North, Alpha (G20)-pharmacies"}, /* there
                                                                                              is one
                                                                                            */
    {"Xyzzyqq, Paris", "unknown_name Paris, Beta=Paris, Beta (G24)-Xyzzyqq"},
    {"Xyzzyqq Paris", "unknown_name Paris, Beta=Paris, Beta (G24)-Xyzzyqq"},
    {"Xyzzyqq", "unknown_name"},
    {"Mainhattan (Paris)",
     "unknown_name Paris, Beta=Paris, Beta (G24)-Mainhattan"}, /* both are known */
    /* the one that is spelled so is small and elsewhere */
    {"Frankfort am Main, Alpha", "unknown_name Wester, Gamma-Alpha"},
    {"Westar, Gamma", "unknown_name Wester, Gamma=Wester, Gamma"},
    {"Paris, Xyzzyqq", "unknown_name Paris, Beta=Paris, Beta (G24)-Xyzzyqq"},
};

static str miss_said(const place_query *query) {
    static char text[512];
    out o = out_of(text, sizeof text);
    search_note note;
    image_view v = gazetteer_test_view(NULL);
    place_list places = gazetteer_search_in(&v, query, &note);
    out_text(&o, place_reason_text(note.reason));
    if (places.count) {
        out_char(&o, ' ');
        out_text(&o, places.at[0].display_name);
    }
    out_text(&o, note.understood.len ? STR("=") : STR(""));
    out_text(&o, note.understood);
    out_text(&o, note.dropped.len ? STR("-") : STR(""));
    out_text(&o, note.dropped);
    out_text(&o, note.did_you_mean.count ? STR("?") : STR(""));
    out_text(&o, note.did_you_mean.count ? note.did_you_mean.at[0] : STR(""));
    return out_str(&o);
}

/* Lists that are searched by halving have to be sorted. */
static void miss_test_lists(void) {
    for (str rest = STR("natural=bay natural=water waterway=waterfall aeroway=aerodrome");
         rest.at;) {
        CHECK(miss_is_embedded_tag(str_cut(&rest, ' ')), "a kind that the image has all of");
    }
    for (str rest = STR("port fort saint santa santo mount"); rest.at;) {
        CHECK(suggest_is_usual(STR("x"), str_cut(&rest, ' '), false), "a word of many names");
    }
}

static void test_miss(void) {
    miss_test_lists();
    for (size_t i = 0; i < LEN(address_rows); i++) {
        address_reading r;
        bool found = address_read(guarded(str_of(address_rows[i].key)), &r);
        CHECK(EQ(found, address_rows[i].words > 0), address_rows[i].key);
        CHECK(!found ||
                  (EQ(r.words, address_rows[i].words) && r.is_whole == address_rows[i].is_whole),
              address_rows[i].key);
    }
    str bytes = world_image();
    if (!gazetteer_test_use(bytes)) {
        CHECK(false, "the world opens");
        return;
    }
    for (size_t i = 0; i < LEN(miss_rows); i++) {
        place_query query = gazetteer_test_query(miss_rows[i].text);
        CHECK(EQ_STR(miss_said(&query), str_of(miss_rows[i].said)), miss_rows[i].text);
    }
    place_query query = gazetteer_test_query("Paris");
    query.country_codes = STR("gg");
    CHECK(EQ_STR(miss_said(&query), STR("outside_country=Paris, Beta (G24)")),
          "in another country");
    query.country_codes = STR_NONE;
    query.viewbox = (bbox){2, 6, 4, 8};
    query.bounded = true;
    CHECK(EQ_STR(miss_said(&query), STR("outside_box=Paris, Beta (G24)")), "outside of the box");
    query = gazetteer_test_query("12 High Street, Paris");
    query.country_codes = STR("gg");
    CHECK(EQ_STR(miss_said(&query), STR("unknown_name")), "the town must pass the filters, too");
    str_pair fields[] = {{STR("street"), STR("High 12")}, {STR("city"), STR("Paris")}};
    query = gazetteer_test_query("");
    query.fields = (str_pairs){fields, LEN(fields)};
    CHECK(EQ_STR(miss_said(&query), STR("no_street_data Paris, Beta=Paris, Beta (G24)-high 12")),
          "fields");
}
