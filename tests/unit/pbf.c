/* pbf: hand-made frames and blocks, every prefix of them, and the whole Monaco extract. */

static void pbf_put_number(out *o, int field, uint64_t value) {
    uint64_t both[] = {(uint64_t)field << 3, value};
    for (size_t i = 0; i < LEN(both); i++) {
        for (; both[i] >= 0x80; both[i] >>= 7) {
            out_char(o, (char)(both[i] | 0x80));
        }
        out_char(o, (char)both[i]);
    }
}

static void pbf_put_bytes(out *o, int field, str bytes) {
    out head = out_of((char[16]){0}, 16);
    pbf_put_number(&head, field, bytes.len);
    head.at[0] |= WIRE_BYTES; /* all fields of these tests are below 16 */
    out_text(o, out_str(&head));
    out_text(o, bytes);
}

/* Strings "", name, Bar, outer; node 1000 (plain), dense nodes 5 and 7, way 9, relation 11. */
static str pbf_test_block(char *room, size_t cap) {
    char strings_room[64], dense_room[64], group_room[256], object_room[64];
    out o = out_of(room, cap), strings = out_of(strings_room, sizeof strings_room);
    out group = out_of(group_room, sizeof group_room),
        dense = out_of(dense_room, sizeof dense_room);
    const char *texts[] = {"", "name", "Bar", "outer"};
    for (size_t i = 0; i < LEN(texts); i++) {
        pbf_put_bytes(&strings, 1, str_of(texts[i]));
    }
    pbf_put_bytes(&o, 1, out_str(&strings));
    out object = out_of(object_room, sizeof object_room);
    pbf_put_number(&object, 1, 2000); /* zigzag of 1000 */
    pbf_put_number(&object, 8, 20);
    pbf_put_number(&object, 9, 19);
    pbf_put_bytes(&group, 1, out_str(&object));
    pbf_put_bytes(&dense, 1, STR("\x0a\x04"));          /* 5, +2 */
    pbf_put_bytes(&dense, 8, STR("\x02\x02"));          /* 1, +1 */
    pbf_put_bytes(&dense, 9, STR("\x01\x01"));          /* -1, -1 */
    pbf_put_bytes(&dense, 10, STR("\x00\x01\x02\x00")); /* none; name=Bar */
    pbf_put_bytes(&group, 2, out_str(&dense));
    object = out_of(object_room, sizeof object_room);
    pbf_put_number(&object, 1, 9);
    pbf_put_bytes(&object, 2, STR("\x01"));
    pbf_put_bytes(&object, 3, STR("\x02"));
    pbf_put_bytes(&object, 8, STR("\x0a\x04\x03"));                 /* 5, 7, 5 */
    pbf_put_bytes(&object, 9, STR("\x02\x02\xfe\xff\xff\xff\x7f")); /* 1, 2, none */
    pbf_put_bytes(&object, 10, STR("\x01\x01\x00"));                /* -1, -2, -2 */
    pbf_put_bytes(&group, 3, out_str(&object));
    object = out_of(object_room, sizeof object_room);
    pbf_put_number(&object, 1, 11);
    pbf_put_bytes(&object, 8, STR("\x03\x00"));
    pbf_put_bytes(&object, 9, STR("\x12\x07")); /* 9, 5 */
    pbf_put_bytes(&object, 10, STR("\x01\x00"));
    pbf_put_bytes(&group, 4, out_str(&object));
    pbf_put_bytes(&o, 2, out_str(&group));
    ASSERT(!o.full && !group.full && !dense.full && !strings.full && !object.full);
    return out_str(&o);
}

static void pbf_test_objects(pbf_buffers *room) {
    char bytes[512];
    str block = pbf_test_block(bytes, sizeof bytes);
    pbf_reader r;
    pbf_object o;
    CHECK(pbf_open(&r, block, 7, room), "a good block");
    CHECK(EQ(pbf_next(&r, &o), 1) && EQ(o.kind, PBF_NODE) && EQ(o.id, 1000) && EQ(o.lat, 10) &&
              EQ(o.lon, -10),
          "a plain node");
    CHECK(EQ(pbf_next(&r, &o), 1) && EQ(o.id, 5) && EQ(o.lat, 1) && EQ(o.lon, -1) &&
              EQ(o.tag_count, 0),
          "a dense node");
    CHECK(EQ(pbf_next(&r, &o), 1) && EQ(o.id, 7) && EQ(o.lat, 2) &&
              EQ_STR(pbf_tag(&o, STR("name")), STR("Bar")),
          "a dense node with a tag");
    CHECK(EQ(pbf_next(&r, &o), 1) && EQ(o.kind, PBF_WAY) && EQ(o.id, 9) && EQ(o.count, 3) &&
              EQ(o.refs[2], 5),
          "a way");
    CHECK(o.points && EQ(o.points[1].lat, 2) && EQ(o.points[1].lon, -2) &&
              EQ(o.points[2].lat, PBF_NOWHERE),
          "where its nodes are");
    CHECK(EQ(pbf_next(&r, &o), 1) && EQ(o.kind, PBF_RELATION) && EQ(o.count, 2) &&
              EQ(o.members[0].kind, PBF_WAY) && EQ(o.members[0].id, 9) &&
              EQ_STR(o.members[0].role, STR("outer")) && EQ(o.members[1].id, 5),
          "a relation");
    CHECK(EQ(pbf_next(&r, &o), 0), "the end");
    CHECK(pbf_open(&r, block, 1 << PBF_WAY, room) && EQ(pbf_next(&r, &o), 1) && EQ(o.id, 9) &&
              EQ(pbf_next(&r, &o), 0),
          "only ways");
    for (size_t cut = 0; cut < block.len; cut++) { /* from a copy that ends where the data ends */
        char copy[512];
        memcpy(copy, bytes, cut);
        int more = pbf_open(&r, (str){copy, cut}, 7, room) ? 1 : -1;
        while (more == 1) {
            more = pbf_next(&r, &o);
        }
        bool at_field = cut == 0 || cut == 22; /* an empty message, and one of strings alone */
        CHECK(EQ(more, at_field ? 0 : -1), "a cut block is bad");
    }
}

static void pbf_test_frames(pbf_buffers *room) {
    static char unpacked[PBF_BLOB_MAX];
    const char *why = "";
    pbf_frame frame;
    pbf_info info;
    str block;
    str good = STR("\0\0\0\x0b\x0a\x07OSMData\x18\x05");
    CHECK(EQ(pbf_read_frame(good, &frame), (ptrdiff_t)good.len) && frame.is_data &&
              EQ(frame.size, 5),
          "a frame");
    for (size_t cut = 0; cut < good.len; cut++) {
        CHECK(EQ(pbf_read_frame(str_head(good, cut), &frame), 0), "a cut frame needs more");
    }
    CHECK(pbf_read_frame(STR("\0\1\0\1...."), &frame) < 0, "a frame's header is at most 64 KiB");
    CHECK(pbf_read_frame(STR("\0\0\0\x02\x0a\x07OSMData"), &frame) < 0,
          "a field longer than its frame");
    CHECK(pbf_unpack(STR("\x0a\x03raw"), unpacked, PBF_BLOB_MAX, room, &block, &why) &&
              EQ_STR(block, STR("raw")),
          "a blob that is not packed");
    CHECK(!pbf_unpack(STR("\x10\x03\x22\x03xyz"), unpacked, PBF_BLOB_MAX, room, &block, &why) &&
              strstr(why, "lzma"),
          "lzma is refused by name");
    CHECK(pbf_unpack(STR("\x10\x03\x32\x04\x30xyz"), unpacked, PBF_BLOB_MAX, room, &block, &why) &&
              EQ_STR(block, STR("xyz")) &&
              pbf_unpack(STR("\x10\x03\x3a\x0c\x28\xb5\x2f\xfd\x20\x03\x19\x00\x00xyz"), unpacked,
                         PBF_BLOB_MAX, room, &block, &why) &&
              EQ_STR(block, STR("xyz")),
          "LZ4 and Zstandard");
    CHECK(!pbf_unpack(STR("\x10\x03\x3a\x03xyz"), unpacked, PBF_BLOB_MAX, room, &block, &why),
          "neither is this");
    CHECK(!pbf_unpack(STR("\x10\x03\x1a\x03xyz"), unpacked, PBF_BLOB_MAX, room, &block, &why),
          "not zlib");
    CHECK(!pbf_unpack(STR("\x10\xff\xff\xff\x7f\x1a\x03xyz"), unpacked, PBF_BLOB_MAX, room, &block,
                      &why),
          "256 MiB");
    CHECK(pbf_read_header(STR("\x22\x0a"
                              "DenseNodes\x2a\x11Sort.Type_then_ID\x80\x02\x05"),
                          &info, &why) &&
              EQ(info.date_s, 5),
          "a header");
    CHECK(!pbf_read_header(STR("\x22\x15HistoricalInformation"), &info, &why),
          "history is refused");
}

/* Every object of an extract whose counts are known (tests/peers/data/SOURCES). */
static void pbf_test_monaco(pbf_buffers *room) {
    static char unpacked[PBF_BLOB_MAX];
    const char *why = "";
    int64_t counts[PBF_KINDS] = {0}, grimaldi = 0;
    str file, block;
    bool good = os_map("tests/peers/data/monaco-2026-03.osm.pbf", &file);
    CHECK(good, "the Monaco extract is there (run from the project's folder)");
    str rest = file;
    while (good && rest.len) {
        pbf_frame frame;
        pbf_reader r;
        pbf_object o;
        ptrdiff_t used = pbf_read_frame(rest, &frame);
        good = used > 0 && rest.len - (size_t)used >= frame.size;
        rest = str_from(rest, good ? (size_t)used : 0);
        good = good &&
               pbf_unpack(str_head(rest, frame.size), unpacked, PBF_BLOB_MAX, room, &block, &why);
        rest = str_from(rest, frame.size);
        good = good && pbf_open(&r, frame.is_data ? block : STR_NONE, 7, room);
        int more = 0;
        while (good && (more = pbf_next(&r, &o)) == 1) {
            counts[o.kind]++;
            grimaldi += str_eq(pbf_tag(&o, STR("name")), STR("Rue Grimaldi"));
        }
        good = good && more == 0;
    }
    CHECK(good && EQ(counts[PBF_NODE], 41361) && EQ(counts[PBF_WAY], 6180) &&
              EQ(counts[PBF_RELATION], 346),
          "all objects of Monaco");
    CHECK(grimaldi > 0, "with their names");
    os_unmap(file);
}

/* Which of its tags names an object: the first that is there, of fewer for what needs no name. */
static void test_osm_name(void) {
    static const kind_row named = {.when = KIND_NAMED}, unnamed = {.when = KIND_UNNAMED},
                          street = {.when = KIND_NAMED, .cls = IMAGE_STREET};
    static const struct {
        const kind_row *kind;
        const char *tags[4], *name;
    } rows[] = {
        {&named, {"name:en", "The Bar", "name", "Bar"}, "Bar"},
        {&named, {"name", " ", "name:en", "The Bar"}, "The Bar"},
        {&named, {"name", "\xff", "int_name", " Bar "}, "Bar"},
        {NULL, {"brand", "Brand", "official_name", "Bar Inc."}, "Bar Inc."},
        {&named, {"operator", "Owner", "brand", "Brand"}, "Brand"},
        {&named, {"operator", "Owner"}, "Owner"},
        {&unnamed, {"operator", "Owner", "brand", "Brand"}, ""},
        {&unnamed, {"operator", "Owner", "official_name", "Bar Inc."}, "Bar Inc."},
        {&street, {"ref", " A 1 ;E 40"}, "A 1"},
        {&named, {"ref", "A 1"}, ""},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        str_pair tags[2] = {{str_of(rows[i].tags[0]), str_of(rows[i].tags[1])}};
        int count = rows[i].tags[2] ? 2 : 1;
        if (count == 2) {
            tags[1] = (str_pair){str_of(rows[i].tags[2]), str_of(rows[i].tags[3])};
        }
        pbf_object o = {.tags = tags, .tag_count = count};
        CHECK(EQ_STR(osm_tags_name(&o, rows[i].kind), str_of(rows[i].name)), rows[i].tags[1]);
    }
}

/* Other names are those of the table, in a language or in none: "alt_name:source" is none. */
static void test_osm_names(void) {
    static import_record r;
    static const str_pair tags[] = {
        {STR_ROW("alt_name"), STR_ROW("A; B")},     {STR_ROW("alt_name:de"), STR_ROW("C")},
        {STR_ROW("alt_name:source"), STR_ROW("-")}, {STR_ROW("alt_name-de"), STR_ROW("-")},
        {STR_ROW("name:fr"), STR_ROW("D")},         {STR_ROW("name:source"), STR_ROW("-")},
        {STR_ROW("iata"), STR_ROW("EFG")},          {STR_ROW("no_name"), STR_ROW("-")},
    };
    pbf_object o = {.tags = tags, .tag_count = LEN(tags)};
    char bytes[64];
    out names = out_of(bytes, sizeof bytes);
    import_record_clear(&r);
    osm_tags_add_names(&r, &o);
    for (int i = 0; i < r.name_count; i++) {
        out_fmt(&names, "%d %.*s %.*s,", (int)r.names[i].cls, STR_ARG(r.names[i].lang),
                STR_ARG(r.names[i].text));
    }
    char want[64];
    snprintf(want, sizeof want, "%d  A,%d  B,%d  C,%d fr D,%d  EFG,", IMAGE_ALIAS, IMAGE_ALIAS,
             IMAGE_ALIAS, IMAGE_OTHER, IMAGE_CODE);
    CHECK(EQ_STR(out_str(&names), str_of(want)), "the names of an object");
}

static void test_pbf(void) {
    pbf_buffers *room = os_reserve(sizeof *room);
    ASSERT(room);
    pbf_test_objects(room);
    pbf_test_frames(room);
    pbf_test_monaco(room);
    test_osm_name();
    test_osm_names();
}
