/* topic -- the documents. Owns the tables of topics and of generated tables. To add a document,
 * write its row here and its file in topic_files of build.zig, in the same place. */
#include "topic.h"

#include "../base/status.h"
#include "../draw/asset.h"
#include "../platform/config.h"
#include "tool.h"

#define TOPIC(name, help)                                                                          \
    { "/docs/" name, help }
/* ORDER topic_files */
static const topic topics[] = {
    TOPIC("answers", "What an answer contains, and how sure it is"),
    TOPIC("assistants", "MCP: clients, configuration and tools"),
    TOPIC("tables", "Geocoding the rows of a table: geocoder batch"),
    TOPIC("map", "The map page, and maps as files: geocoder map"),
    TOPIC("server", "Running the HTTP server: access, systemd, containers, proxies"),
    TOPIC("own-data", "Streets, houses and places from your own data: geocoder index"),
    TOPIC("nominatim", "Asking a Nominatim server, and replacing Nominatim or Photon"),
    TOPIC("embedding", "Calling geocoder from Python, JavaScript, C and C++"),
    TOPIC("settings", "All environment variables and options that configure geocoder"),
    TOPIC("errors", "Error codes, exit codes and HTTP statuses"),
    TOPIC("packages", "The files of a release, sizes and platforms"),
};
#undef TOPIC

GEO_FN int topic_count(void) {
    asset a;
    return asset_find(ASSET_TOPIC, &a) ? (int)LEN(topics) : 0;
}

GEO_FN const topic *topic_at(int i) {
    return &topics[i];
}

GEO_FN str topic_name(int i) {
    return str_from(str_of(topics[i].path), sizeof "/docs/" - 1);
}

GEO_FN int topic_find(str name) {
    for (int i = 0; i < topic_count(); i++) {
        if (str_eq(name, topic_name(i))) {
            return i;
        }
    }
    return -1;
}

/* ---- generated tables ---- */

static void topic_statuses(out *o) {
    out_text(o, STR("| code | exit | HTTP | again? | what to do |\n|---|---|---|---|---|\n"));
    for (int i = 0; i < GEO_STATUSES; i++) {
        const status_row *row = status_of((status)i);
        if (i != GEO_MUST_WAIT) {
            out_fmt(o, "| `%s` | %d | %d | %s | %s |\n", row->code, row->exit, row->http,
                    row->recoverable ? "yes" : "no", row->suggestion);
        }
    }
    out_text(o, STR("| (no match, or only approximate ones) | 1 | 200 | yes | Confirm the "
                    "candidate, or try the spellings in `did_you_mean`. |\n"));
}

static const struct {
    str name;
    void (*write)(out *o);
} topic_generated[] = {{STR_ROW("tools"), tool_write_docs},
                       {STR_ROW("settings"), config_docs},
                       {STR_ROW("statuses"), topic_statuses}};

GEO_FN bool topic_table(out *o, str name) {
    for (size_t i = 0; i < LEN(topic_generated); i++) {
        if (str_eq(name, topic_generated[i].name)) {
            topic_generated[i].write(o);
            return true;
        }
    }
    return false;
}

GEO_FN void topic_tables(out *o) {
    for (size_t i = 0; i < LEN(topic_generated); i++) {
        out_fmt(o, " %s", topic_generated[i].name.at);
    }
}

/* The build leaves out what a mark says is generated. */
GEO_FN str topic_text(int i, arena *mem) {
    asset a;
    str mark = STR("<!-- generated: "), text = STR_NONE;
    if (asset_find((asset_name)(ASSET_TOPIC + i), &a)) {
        text = asset_text(&a, mem);
    }
    out o = out_over(mem);
    while (text.len) {
        str line = str_cut(&text, '\n');
        if (str_starts(line, mark)) {
            topic_table(&o, str_head(str_from(line, mark.len), line.len - mark.len - 4));
        } else {
            out_text(&o, line);
            out_char(&o, '\n');
        }
    }
    return out_taken(&o, mem);
}
