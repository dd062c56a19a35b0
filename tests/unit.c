/* unit -- tests of the functions inside the program: includes the one translation unit and so sees
 * its statics. Each file in unit/ holds the rows of one module. Prints what failed and the counts.
 */
#define GEOCODER_NO_MAIN
#define GEOCODER_TABLES
#ifndef GEOCODER_ROOT
#define GEOCODER_ROOT "../geocoder.c"
#endif
#define clock_gettime wall_clock_gettime
#define epoll_ctl     unit_epoll_ctl /* unit/conn.c has it, and makes it fail */
#include GEOCODER_ROOT
#undef epoll_ctl
#undef clock_gettime

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "wall_clock.h"

/* ---- the rows of each module, in the order of geocoder.c; to add a file: its include and its row
 * ---- */
#include "unit/guard.h"

#include "unit/base.c"
#include "unit/out.c"
#include "unit/json.c"
#include "unit/record.c"
#include "unit/os.c"
#include "unit/log.c"
#include "unit/config.c"
#include "unit/http.c"
#include "unit/net.c"
#include "unit/tls.c"
#include "unit/fetch.c"
#include "unit/geo.c"
#include "unit/place.c"
#include "unit/zone.c"
#include "unit/notation.c"
#include "unit/postcode.c"
#include "unit/cache.c"
#include "unit/nominatim.c"
#include "unit/find.c"
#include "unit/sort.c"
#include "unit/packing.c"
#include "unit/csv.c"
#include "unit/geojson.c"
#include "unit/geonames.c"
#include "unit/inflate.c"
#include "unit/deflate.c"
#include "unit/draw.c"
#include "unit/pbf.c"
#include "unit/tables.c"
#include "unit/build.c"
#include "unit/outline.c"
#include "unit/affix.c"
#include "unit/gazetteer.c"
#include "unit/miss.c"
#include "unit/install.c"
#include "unit/locale.c"
#include "unit/select.c"
#include "unit/foreign_names.c"
#include "unit/form.c"
#include "unit/query.c"
#include "unit/tool.c"
#include "unit/show_map.c"
#include "unit/hops.c"
#include "unit/chat_model.c"
#include "unit/response_cache.c"
#include "unit/mcp.c"
#include "unit/exchange.c"
#include "unit/guard.c"
#include "unit/rest.c"
#include "unit/photon.c"
#include "unit/chat.c"
#include "unit/mcp_http.c"
#include "unit/reply.c"
#include "unit/page.c"
#include "unit/conn.c"
#include "unit/job.c"
#include "unit/cli.c"
#include "unit/embed.c"

static void (*const unit_tests[])(void) = {
    test_base,
    test_out,
    test_json,
    test_record,
    test_os,
    test_log,
    test_config,
    test_http,
    test_net,
    test_tls,
    test_fetch,
    test_geo,
    test_place,
    test_zone,
    test_notation,
    test_postcode,
    test_cache,
    test_nominatim,
    test_find,
    test_sort,
    test_packing,
    test_csv,
    test_geojson,
    test_geonames,
    test_geonames_postcodes,
    test_inflate,
    test_deflate,
    test_draw,
    test_pbf,
    test_build,
    test_outline,
    test_locate,
    test_affix,
    test_query,
    test_gazetteer,
    test_miss,
    test_json_edit,
    test_install_base64,
    test_locale,
    test_select,
    test_foreign_names,
    test_form,
    test_tool,
    test_show_map,
    test_hops,
    test_chat_model,
    test_response_cache,
    test_mcp,
    test_exchange,
    test_guard,
    test_rest,
    test_photon,
    test_chat,
    test_mcp_transport,
    test_reply,
    test_reply_validators,
    test_page,
    test_conn,
    test_job,
    test_cli,
    test_embed,
    test_tables,
};

int main(void) {
    for (size_t i = 0; i < LEN(unit_tests); i++) {
        unit_tests[i]();
    }
    return checks_end("unit");
}
