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
#include "signed_token.h"
#include "vector_tile.h"
#include "wall_clock.h"

/* ---- the rows of each module, in the order of geocoder.c; to add a file: its include and its row
 * ---- */
#include "unit/data.h"
#include "unit/guard.h"

#include "unit/base.c"
#include "unit/out.c"
#include "unit/clean.c"
#include "unit/markdown.c"
#include "unit/json.c"
#include "unit/record.c"
#include "unit/bound.c"
#include "unit/os.c"
#include "unit/log.c"
#include "unit/workers.c"
#include "unit/config.c"
#include "unit/http.c"
#include "unit/net.c"
#include "unit/tls.c"
#include "unit/jwt.c"
#include "unit/fetch.c"
#include "unit/geo.c"
#include "unit/place.c"
#include "unit/zone.c"
#include "unit/zstd.c"
#include "unit/notation.c"
#include "unit/postcode.c"
#include "unit/cache.c"
#include "unit/nominatim.c"
#include "unit/find.c"
#include "unit/offset.c"
#include "unit/sort.c"
#include "unit/packing.c"
#include "unit/csv.c"
#include "unit/crs.c"
#include "unit/table.c"
#include "unit/geojson.c"
#include "unit/geonames.c"
#include "unit/inflate.c"
#include "unit/deflate.c"
#include "unit/draw.c"
#include "unit/pbf.c"
#include "unit/tables.c"
#include "unit/build.c"
#include "unit/outline.c"
#include "unit/lexicon.c"
#include "unit/gazetteer.c"
#include "unit/token.c"
#include "unit/reading.c"
#include "unit/decision.c"
#include "unit/image.c"
#include "unit/image_set.c"
#include "unit/miss.c"
#include "unit/install.c"
#include "unit/locale.c"
#include "unit/select.c"
#include "unit/foreign_names.c"
#include "unit/form.c"
#include "unit/query.c"
#include "unit/tool.c"
#include "unit/statuses.c"
#include "unit/show_map.c"
#include "unit/hops.c"
#include "unit/chat_model.c"
#include "unit/chat_tools.c"
#include "unit/response_cache.c"
#include "unit/mcp.c"
#include "unit/exchange.c"
#include "unit/guard.c"
#include "unit/oauth.c"
#include "unit/oauth_server.c"
#include "unit/rest.c"
#include "unit/photon.c"
#include "unit/chat.c"
#include "unit/mcp_http.c"
#include "unit/reply.c"
#include "unit/page.c"
#include "unit/conn.c"
#include "unit/job.c"
#include "unit/cost.c"
#include "unit/cli.c"
#include "unit/sandbox.c"
#include "unit/embed.c"

#define SUITE(name)                                                                                \
    { #name, test_##name }
static const struct {
    const char *name;
    void (*run)(void);
} unit_suites[] = {
    SUITE(base),
    SUITE(out),
    SUITE(clean),
    SUITE(markdown),
    SUITE(json),
    SUITE(record),
    SUITE(bound),
    SUITE(os),
    SUITE(log),
    SUITE(workers),
    SUITE(config),
    SUITE(http),
    SUITE(net),
    SUITE(tls),
    SUITE(jwt),
    SUITE(fetch),
    SUITE(geo),
    SUITE(place),
    SUITE(zone),
    SUITE(zstd),
    SUITE(notation),
    SUITE(postcode),
    SUITE(cache),
    SUITE(nominatim),
    SUITE(find),
    SUITE(offset),
    SUITE(sort),
    SUITE(packing),
    SUITE(csv),
    SUITE(crs_systems),
    SUITE(table),
    SUITE(geojson),
    SUITE(geonames),
    SUITE(geonames_postcodes),
    SUITE(inflate),
    SUITE(deflate),
    SUITE(draw),
    SUITE(pbf),
    SUITE(build),
    SUITE(outline),
    SUITE(locate),
    SUITE(lexicon),
    SUITE(query),
    SUITE(gazetteer),
    SUITE(token),
    SUITE(reading),
    SUITE(decision),
    SUITE(image),
    SUITE(miss),
    SUITE(json_edit),
    SUITE(install_base64),
    SUITE(locale),
    SUITE(select),
    SUITE(foreign_names),
    SUITE(image_set),
    SUITE(form),
    SUITE(tool),
    SUITE(statuses),
    SUITE(show_map),
    SUITE(hops),
    SUITE(chat_model),
    SUITE(chat_tools),
    SUITE(response_cache),
    SUITE(mcp),
    SUITE(exchange),
    SUITE(guard),
    SUITE(oauth),
    SUITE(oauth_server),
    SUITE(rest),
    SUITE(photon),
    SUITE(chat),
    SUITE(mcp_transport),
    SUITE(reply),
    SUITE(reply_validators),
    SUITE(page),
    SUITE(conn),
    SUITE(job),
    SUITE(cost),
    SUITE(cli),
    SUITE(sandbox),
    SUITE(embed),
    SUITE(tables),
};
#undef SUITE

/* What each suite begins with, whichever ran before: default settings and their sources. */
static void unit_begin(void) {
    char *none[1] = {NULL}, problems[4096];
    int count = 0;
    out o = out_of(problems, sizeof problems);
    CHECK(config_load(none, &count, &o) && find_start(&o), "the sources are ready");
}

/* unit [SUITE...]: these, without any all. With any size of gazetteer embedded: unit/data.h. */
int main(int argc, char **argv) {
    fake_start();
    int found = 0;
    for (size_t i = 0; i < LEN(unit_suites); i++) {
        bool is_asked = argc == 1;
        for (int k = 1; k < argc; k++) {
            is_asked |= strcmp(argv[k], unit_suites[i].name) == 0;
        }
        if (is_asked) {
            unit_begin();
            unit_suites[i].run();
            found++;
        }
    }
    CHECK(argc == 1 || EQ(found, argc - 1), "each suite that is named exists");
    return checks_end("unit");
}
