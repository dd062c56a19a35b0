/* asset -- the files of the web page. Owns nothing. Per file, little-endian: u32 bytes packed, of
 * the file, CRC-32, bytes of the policy; then the policy and a zlib stream. In the small programs,
 * which are packed as a whole and better, the file itself is there instead of the stream. */
#include "asset.h"

#include "../base/blob.h"
#include "../base/inflate.h"

BLOB_DECLARE(web);

GEO_FN bool asset_find(asset_name name, asset *a) {
    enum { HEAD = 16 };
    str rest = BLOB(web);
    for (int i = 0; rest.len > HEAD; i++) {
        size_t packed = str_load_4(rest.at), policy = str_load_4(rest.at + 12);
        *a = (asset){str_head(str_from(rest, HEAD + policy), packed), str_load_4(rest.at + 4),
                     str_load_4(rest.at + 8), str_head(str_from(rest, HEAD), policy)};
        if (i == (int)name) {
            return true;
        }
        rest = str_from(rest, HEAD + policy + packed);
    }
    return false;
}

GEO_FN bool asset_is_packed(const asset *a) {
    return a->packed.len != a->size;
}

GEO_FN str asset_text(const asset *a, arena *mem) {
    if (!asset_is_packed(a)) {
        return a->packed;
    }
    char *text = arena_room(mem, 1, a->size);
    return text && inflate_zlib(a->packed, text, a->size) > 0 ? (str){text, a->size} : STR_NONE;
}

static void asset_put_number(out *o, uint32_t value) {
    for (int i = 0; i < 4; i++) {
        out_char(o, (char)(value >> 8 * i & 255));
    }
}

GEO_FN void asset_gzip(out *o, const asset *a) {
    enum { ZLIB_HEAD = 2, ZLIB_END = 4 };
    static const char head[] = {0x1F, (char)0x8B, 8, 0, 0, 0, 0, 0, 0, (char)255};
    str stream = str_from(a->packed, ZLIB_HEAD);
    out_text(o, (str){head, sizeof head});
    out_text(o, str_head(stream, stream.len - ZLIB_END));
    asset_put_number(o, a->crc);
    asset_put_number(o, (uint32_t)a->size);
}
