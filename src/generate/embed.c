/* embed.c: the read-only data files inside the program, made at build time and used in place.
 *
 * The build names them with an embed path (#embed of C23, which zig's clang has): ca_table.bin,
 * whose shape is in src/wire/ca_table.h, and gazetteer.bin, whose shape is in
 * src/gazetteer/image.c, web.bin of src/draw/asset.c, headers.bin and countries.bin of
 * src/generate/lists.c, and lexicon.bin of src/geo/lexicon.c; gazetteer.bin and web.bin are empty
 * when the program is built without them.
 */
#include "../wire/ca_table.h"

extern const unsigned char geocoder_gazetteer[];
extern const unsigned geocoder_gazetteer_len;
extern const unsigned char geocoder_web[];
extern const unsigned geocoder_web_len;

/* A section of its own is never packed (pack_elf.c): it is read in place, a page here and there. */
#if defined(__ELF__)
#define IN_PLACE __attribute__((section("gazetteer")))
#else
#define IN_PLACE
#endif

/* clang-format puts blanks into the names of the files. */
/* clang-format off */
_Alignas(16) const unsigned char geocoder_ca_table[] = {
#embed <ca_table.bin>
};
const unsigned geocoder_ca_table_len = sizeof geocoder_ca_table;

IN_PLACE _Alignas(16) const unsigned char geocoder_gazetteer[] = {
#embed <gazetteer.bin> if_empty(0)
};

const unsigned char geocoder_headers[] = {
#embed <headers.bin>
};
const unsigned geocoder_headers_len = sizeof geocoder_headers;

const unsigned char geocoder_countries[] = {
#embed <countries.bin>
};
const unsigned geocoder_countries_len = sizeof geocoder_countries;

const unsigned char geocoder_lexicon[] = {
#embed <lexicon.bin>
};

const unsigned char geocoder_web[] = {
#embed <web.bin> if_empty(0)
};
/* clang-format on */
#if __has_embed(<gazetteer.bin>) == __STDC_EMBED_EMPTY__
const unsigned geocoder_gazetteer_len = 0;
#else
const unsigned geocoder_gazetteer_len = sizeof geocoder_gazetteer;
#endif
#if __has_embed(<web.bin>) == __STDC_EMBED_EMPTY__
const unsigned geocoder_web_len = 0;
#else
const unsigned geocoder_web_len = sizeof geocoder_web;
#endif
