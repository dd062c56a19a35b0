/* fuzz_osm_xml -- hostile .osm and .osc files. Every object must be within its limits, its texts in
 * their room, and what it becomes must fit a record. */

static char fuzz_osm_xml_texts[OSM_XML_TEXT_MAX];

static void fuzz_osm_xml_text(str s) {
    ASSERT(!s.len || (s.at >= fuzz_osm_xml_texts &&
                      s.at + s.len <= fuzz_osm_xml_texts + sizeof fuzz_osm_xml_texts));
}

static void fuzz_osm_xml_object(const pbf_object *o) {
    static osm_tags_object x;
    ASSERT(o->kind < PBF_KINDS && o->tag_count <= PBF_TAGS_MAX && o->count <= PBF_REFS_MAX);
    ASSERT(o->kind != PBF_NODE || o->is_gone || (o->lat >= -900000000 && o->lat <= 900000000));
    for (int i = 0; i < o->tag_count; i++) {
        fuzz_osm_xml_text(o->tags[i].key);
        fuzz_osm_xml_text(o->tags[i].value);
    }
    for (int i = 0; i < o->count && o->kind == PBF_RELATION; i++) {
        fuzz_osm_xml_text(o->members[i].role);
        ASSERT(o->members[i].kind < PBF_KINDS);
    }
    if (osm_tags_classify(o, &x) == ACCOUNT_KEPT) {
        static char bytes[1 << 20];
        out packed = out_of(bytes, sizeof bytes);
        import_record_pack(&packed, &x.record);
        ASSERT(packed.full || import_record_unpack(out_str(&packed), &x.record));
    }
}

static int fuzz_osm_xml(const uint8_t *bytes, size_t size) {
    static pbf_buffers *room;
    room = room ? room : os_reserve(sizeof *room);
    ASSERT(room);
    str all = {malloc(size + !size), size}, rest = all;
    memcpy((char *)all.at, bytes, size);
    osm_xml_thing thing = {.has_object = false};
    for (ptrdiff_t used = 1; used > 0; rest = str_from(rest, (size_t)MAX(used, 0))) {
        used = osm_xml_next(rest, room, fuzz_osm_xml_texts, &thing);
        ASSERT(used <= (ptrdiff_t)rest.len);
        if (used > 0 && thing.has_object) {
            fuzz_osm_xml_object(&thing.object);
        }
    }
    free((char *)all.at);
    return 0;
}
