/* batch_output -- the formats of an output row. Owns nothing. Outside facts: RFC 4180; RFC 7946,
 * whose bbox order [west, south, east, north] is also ours. */
#include "batch_output.h"

#include <string.h>

#include "../ingest/csv.h"
#include "../tool/tool.h"

/* The columns that come after the input's own, and the members of a result they are taken from. */
static const struct {
    const char *name, *member;
} batch_output_columns[] = {{"geo_lat", "lat"},           {"geo_lon", "lon"},
                            {"geo_name", "display_name"}, {"geo_id", "id"},
                            {"geo_category", "category"}, {"geo_type", "place_type"}};

#define BATCH_OUTPUT_FEATURES_OPEN "{\"type\":\"FeatureCollection\",\"features\":[\n"

/* The best place of a result, and its status. */
typedef struct {
    json place;
    str status;
} batch_output_best;

static batch_output_best batch_output_best_place(const batch_output_answer *answer, arena *mem) {
    batch_output_best best = {{NULL, -1}, STR("error")};
    json_doc *doc = ARENA_NEW(mem, json_doc, 1);
    if (answer->failed || !doc || !json_parse(doc, answer->result, mem)) {
        return best;
    }
    json root = json_root(doc), results = json_get(root, "results");
    str status_text = json_text(json_get(root, "status"), mem);
    best.status = status_text.at ? status_text : STR("ok");
    best.place = json_what(results) == JSON_ARRAY ? json_first(results) : root;
    return best;
}

/* ---- CSV ---- */

static void batch_output_write_cell(out *o, char separator, str cell) {
    bool plain = true;
    for (size_t i = 0; i < cell.len && plain; i++) {
        plain = cell.at[i] != separator && cell.at[i] != '"' && cell.at[i] != '\n' &&
                cell.at[i] != '\r';
    }
    if (plain) {
        out_text(o, cell);
        return;
    }
    out_char(o, '"');
    for (size_t i = 0; i < cell.len; i++) {
        if (cell.at[i] == '"') {
            out_char(o, '"');
        }
        out_char(o, cell.at[i]);
    }
    out_char(o, '"');
}

static char batch_output_separator(const batch_output *output) {
    return output->in->format == BATCH_INPUT_CSV ? output->in->separator : ',';
}

static void batch_output_write_csv_header(out *o, const batch_output *output) {
    char separator = batch_output_separator(output);
    out_text(o, output->in->format == BATCH_INPUT_CSV
                    ? (str){output->in->header, output->in->header_len}
                    : STR("query"));
    for (size_t i = 0; i < LEN(batch_output_columns); i++) {
        out_char(o, separator);
        out_text(o, str_of(batch_output_columns[i].name));
    }
    out_char(o, separator);
    out_text(o, STR("geo_status"));
    out_char(o, separator);
    out_text(o, STR("geo_message\n"));
}

/* A member of the place, safe for terminals, on which people view CSV. */
static str batch_output_text(json place, const char *member, arena *mem) {
    str text = json_text(json_get(place, member), mem);
    out o = out_over(mem);
    out_plain(&o, text);
    return out_taken(&o, mem);
}

static void batch_output_write_csv(out *o, const batch_output *output,
                                   const batch_output_answer *answer, arena *mem) {
    char separator = batch_output_separator(output);
    const csv_cells *cells = answer->request->cells;
    batch_output_best best = batch_output_best_place(answer, mem);
    str query = answer->request->query; /* of a row without cells */
    int given = cells ? cells->count : 1;
    for (int i = 0; i < MAX(given, output->in->columns); i++) {
        batch_output_write_cell(o, separator, i >= given ? STR_NONE : cells ? cells->at[i] : query);
        out_char(o, separator);
    }
    for (size_t i = 0; i < LEN(batch_output_columns); i++) {
        batch_output_write_cell(o, separator,
                                batch_output_text(best.place, batch_output_columns[i].member, mem));
        out_char(o, separator);
    }
    batch_output_write_cell(o, separator, best.status);
    out_char(o, separator);
    batch_output_write_cell(o, separator, answer->failed ? str_of(answer->failed->why) : STR_NONE);
    out_char(o, '\n');
}

/* ---- JSON ---- */

static void batch_output_write_error_member(out *o, const batch_output_answer *answer) {
    if (answer->failed) {
        out_key(o, "error");
        tool_write_error(o, answer->failed);
    }
}

static void batch_output_write_head(out *o, const batch_output_answer *answer, str status_text) {
    out_key(o, "row");
    out_json_int(o, answer->number);
    out_key(o, "query");
    out_json_str(o, answer->request->query);
    out_key(o, "status");
    out_json_str(o, status_text);
}

static void batch_output_write_ndjson(out *o, const batch_output_answer *answer, arena *mem) {
    out_char(o, '{');
    batch_output_write_head(o, answer, batch_output_best_place(answer, mem).status);
    if (answer->request->input.at) {
        out_key(o, "input");
        out_json_raw(o, answer->request->input);
    }
    batch_output_write_error_member(o, answer);
    if (!answer->failed) {
        out_key(o, "result");
        out_json_raw(o, answer->result);
    }
    out_text(o, STR("}\n"));
}

static void batch_output_write_geojson(out *o, const batch_output *output,
                                       const batch_output_answer *answer, arena *mem) {
    batch_output_best best = batch_output_best_place(answer, mem);
    str lat = json_raw(json_get(best.place, "lat")), lon = json_raw(json_get(best.place, "lon"));
    json box = json_get(best.place, "bbox");
    out_text(o, answer->number > 1 ? STR(",{\"type\":\"Feature\",\"geometry\":")
                                   : STR("{\"type\":\"Feature\",\"geometry\":"));
    if (lat.at && lon.at) {
        out_fmt(o, "{\"type\":\"Point\",\"coordinates\":[%.*s,%.*s]}", STR_ARG(lon), STR_ARG(lat));
    } else {
        out_text(o, STR("null"));
    }
    if (json_what(box) == JSON_ARRAY) {
        out_key(o, "bbox");
        out_json_raw(o, json_source(box));
    }
    out_key(o, "properties");
    out_open(o, '{');
    batch_output_write_head(o, answer, best.status);
    for (size_t i = 2; i < LEN(batch_output_columns); i++) {
        str value = json_text(json_get(best.place, batch_output_columns[i].member), mem);
        if (value.at) {
            out_key(o, batch_output_columns[i].member);
            out_json_str(o, value);
        }
    }
    if (output->in->format == BATCH_INPUT_NDJSON && answer->request->input.at) {
        out_key(o, "input");
        out_json_raw(o, answer->request->input);
    }
    batch_output_write_error_member(o, answer);
    out_text(o, STR("}}\n"));
}

/* ---- the file ---- */

GEO_FN void batch_output_write_begin(out *o, const batch_output *output) {
    if (output->format == BATCH_INPUT_CSV) {
        batch_output_write_csv_header(o, output);
    } else if (output->format == BATCH_INPUT_GEOJSON) {
        out_text(o, STR(BATCH_OUTPUT_FEATURES_OPEN));
    }
}

GEO_FN void batch_output_write_row(out *o, const batch_output *output,
                                   const batch_output_answer *answer, arena *mem) {
    switch (output->format) {
    case BATCH_INPUT_CSV: batch_output_write_csv(o, output, answer, mem); break;
    case BATCH_INPUT_GEOJSON: batch_output_write_geojson(o, output, answer, mem); break;
    case BATCH_INPUT_NDJSON:
    case BATCH_INPUT_LINES: batch_output_write_ndjson(o, answer, mem); break;
    }
}

GEO_FN void batch_output_write_end(out *o, const batch_output *output) {
    if (output->format == BATCH_INPUT_GEOJSON) {
        out_text(o, STR("]}\n"));
    }
}

/* Counts complete lines; the last one may have been cut off. */
static size_t batch_output_resume_lines(str text, size_t from, int64_t *rows) {
    size_t keep = from;
    const char *newline;
    while (keep < text.len && (newline = memchr(text.at + keep, '\n', text.len - keep))) {
        if (text.at[keep] == ']') { /* the end of a FeatureCollection: rows continue before it */
            break;
        }
        keep = (size_t)(newline - text.at) + 1;
        ++*rows;
    }
    return keep;
}

static size_t batch_output_resume_csv(const batch_output *output, str text, size_t from,
                                      int64_t *rows, arena *mem) {
    size_t keep = from;
    csv_cells *cells = ARENA_NEW(mem, csv_cells, 1);
    while (cells && keep < text.len) {
        arena scratch = *mem;
        ptrdiff_t size =
            csv_row(str_from(text, keep), batch_output_separator(output), false, &scratch, cells);
        if (size <= 0) {
            break;
        }
        keep += (size_t)size;
        ++*rows;
    }
    return keep;
}

GEO_FN size_t batch_output_resume(const batch_output *output, str text, int64_t *rows, arena *mem) {
    size_t cap = BATCH_INPUT_ROW_MAX + 256;
    char *bytes = arena_bytes(mem, cap);
    out head = out_of(bytes, bytes ? cap : 0);
    batch_output_write_begin(&head, output);
    *rows = 0;
    if (text.len < head.len && str_starts(out_str(&head), text)) {
        return 0; /* even its head is incomplete */
    }
    if (!str_starts(text, out_str(&head))) {
        *rows = -1;
        return 0;
    }
    if (output->format == BATCH_INPUT_CSV) {
        return batch_output_resume_csv(output, text, head.len, rows, mem);
    }
    return batch_output_resume_lines(text, head.len, rows);
}

#undef BATCH_OUTPUT_FEATURES_OPEN
