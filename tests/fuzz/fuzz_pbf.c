/* fuzz_pbf -- hostile .osm.pbf: the input is a file of frames, then a bare block. Every object must
 * lie inside its block, and what its tags become must fit a record. */

static char fuzz_pbf_unpacked[PBF_BLOB_MAX];

static void fuzz_pbf_inside(str block, str s) {
    ASSERT(!s.len || (s.at >= block.at && s.at + s.len <= block.at + block.len));
}

static void fuzz_pbf_object(str block, const pbf_object *o) {
    ASSERT(o->tag_count <= PBF_TAGS_MAX && o->count <= PBF_REFS_MAX);
    for (int i = 0; i < o->tag_count; i++) {
        fuzz_pbf_inside(block, o->tags[i].key);
        fuzz_pbf_inside(block, o->tags[i].value);
    }
    for (int i = 0; i < o->count && o->kind == PBF_RELATION; i++) {
        fuzz_pbf_inside(block, o->members[i].role);
        ASSERT(o->members[i].kind < PBF_KINDS);
    }
    ASSERT(o->kind != PBF_NODE || (o->lat >= -900000000 && o->lat <= 900000000));
    static osm_tags_object x;
    if (osm_tags_classify(o, &x) == ACCOUNT_KEPT) {
        static char bytes[1 << 20];
        out packed = out_of(bytes, sizeof bytes);
        import_record_pack(&packed, &x.record);
        ASSERT(packed.full || import_record_unpack(out_str(&packed), &x.record));
    }
}

static void fuzz_pbf_block(str block, pbf_buffers *room) {
    pbf_reader r;
    pbf_object o;
    (void)pbf_kinds(block);
    for (unsigned kinds = 1; kinds < 1 << PBF_KINDS; kinds += 3) {
        int more = pbf_open(&r, block, kinds, room) ? 1 : -1;
        while (more == 1 && (more = pbf_next(&r, &o)) == 1) {
            ASSERT(kinds & 1U << o.kind);
            fuzz_pbf_object(block, &o);
        }
    }
}

static int fuzz_pbf(const uint8_t *bytes, size_t size) {
    static pbf_buffers *room;
    room = room ? room : os_reserve(sizeof *room);
    ASSERT(room);
    str all = {malloc(size + !size), size}, rest = all, block;
    memcpy((char *)all.at, bytes, size);
    const char *why = "";
    pbf_frame frame;
    pbf_info info;
    ptrdiff_t used = 0;
    while ((used = pbf_read_frame(rest, &frame)) > 0 && frame.size <= rest.len - (size_t)used) {
        str blob = str_head(str_from(rest, (size_t)used), frame.size);
        if (pbf_unpack(blob, fuzz_pbf_unpacked, sizeof fuzz_pbf_unpacked, room, &block, &why)) {
            (void)pbf_read_header(block, &info, &why);
            fuzz_pbf_block(block, room);
        }
        rest = str_from(rest, (size_t)used + frame.size);
    }
    fuzz_pbf_block(all, room);
    free((char *)all.at);
    return 0;
}
