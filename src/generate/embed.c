/* embed.c: the read-only data files inside the program, made at build time and used in place.
 *
 * The build names their folders with an embed path (#embed of C23, which zig's clang has). Shapes:
 * ca_table.bin in src/generate/ca_table.c, gazetteer.bin in src/image/image.c, web.bin in
 * src/draw/asset.c, headers.bin in src/ingest/headers.c, lexicon.bin in src/geo/lexicon.c,
 * chat.bin in src/generate/chat.c, deploy.bin in src/cli/deploy.c, the others in
 * src/generate/blobs.c. gazetteer.bin, readings.bin and web.bin are empty when the program is built
 * without them. Modules read them through src/base/blob.h.
 */

/* A section of its own is never packed (pack_elf.c): it is read in place, a page here and there. */
#if defined(__ELF__)
#define IN_PLACE __attribute__((section("gazetteer")))
#else
#define IN_PLACE
#endif

/* clang-format puts blanks into the names of the files. */
/* clang-format off */
#define EMBED_FILE <ca_table.bin>
#define EMBED_BYTES geocoder_ca_table
#define EMBED_LEN geocoder_ca_table_len
#define EMBED_WHERE
#include "embed_one.c"

#define EMBED_FILE <gazetteer.bin>
#define EMBED_BYTES geocoder_gazetteer
#define EMBED_LEN geocoder_gazetteer_len
#define EMBED_WHERE IN_PLACE
#include "embed_one.c"

#define EMBED_FILE <web.bin>
#define EMBED_BYTES geocoder_web
#define EMBED_LEN geocoder_web_len
#define EMBED_WHERE
#include "embed_one.c"

#define EMBED_FILE <headers.bin>
#define EMBED_BYTES geocoder_headers
#define EMBED_LEN geocoder_headers_len
#define EMBED_WHERE
#include "embed_one.c"

#define EMBED_FILE <chat.bin>
#define EMBED_BYTES geocoder_chat
#define EMBED_LEN geocoder_chat_len
#define EMBED_WHERE
#include "embed_one.c"

#define EMBED_FILE <countries.bin>
#define EMBED_BYTES geocoder_countries
#define EMBED_LEN geocoder_countries_len
#define EMBED_WHERE
#include "embed_one.c"

#define EMBED_FILE <fold.bin>
#define EMBED_BYTES geocoder_fold
#define EMBED_LEN geocoder_fold_len
#define EMBED_WHERE
#include "embed_one.c"

#define EMBED_FILE <postcodes.bin>
#define EMBED_BYTES geocoder_postcodes
#define EMBED_LEN geocoder_postcodes_len
#define EMBED_WHERE
#include "embed_one.c"

#define EMBED_FILE <zones.bin>
#define EMBED_BYTES geocoder_zones
#define EMBED_LEN geocoder_zones_len
#define EMBED_WHERE
#include "embed_one.c"

#define EMBED_FILE <readings.bin>
#define EMBED_BYTES geocoder_readings
#define EMBED_LEN geocoder_readings_len
#define EMBED_WHERE
#include "embed_one.c"

#define EMBED_FILE <lexicon.bin>
#define EMBED_BYTES geocoder_lexicon
#define EMBED_LEN geocoder_lexicon_len
#define EMBED_WHERE
#include "embed_one.c"

#define EMBED_FILE <deploy.bin>
#define EMBED_BYTES geocoder_deploy
#define EMBED_LEN geocoder_deploy_len
#define EMBED_WHERE
#include "embed_one.c"

/* clang-format on */
