/* batch_output -- the forms of an output row.
 *
 * Flow: workers write rows into the memory of their slot, batch writes them out in order. Owns
 * nothing. Outside facts: RFC 4180; RFC 7946, whose bbox order [west, south, east, north] is also
 * ours. */
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

/* The best place of a result and how it ended. */
typedef struct {
    json place;
    str status;
} batch_output_best;

static batch_output_best batch_output_best_of(const batch_output_answer *answer, arena *mem) {
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

static char batch_output_separator(const batch_output *to) {
    return to->in->format == BATCH_INPUT_CSV ? to->in->separator : ',';
}

static void batch_output_csv_header(out *o, const batch_output *to) {
    char separator = batch_output_separator(to);
    out_text(o, to->in->format == BATCH_INPUT_CSV ? (str){to->in->header, to->in->header_len}
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

/* A member of the place as a terminal may have it, too: the output is looked at. */
static str batch_output_text(json place, const char *member, arena *mem) {
    str text = json_text(json_get(place, member), mem);
    out o = out_over(mem);
    out_plain(&o, text);
    return out_taken(&o, mem);
}

static void batch_output_csv_write(out *o, const batch_output *to,
                                   const batch_output_answer *answer, arena *mem) {
    char separator = batch_output_separator(to);
    const csv_cells *cells = answer->question->cells;
    batch_output_best best = batch_output_best_of(answer, mem);
    str whole = answer->question->query; /* of a row that has no cells */
    int given = cells ? cells->count : 1;
    for (int i = 0; i < MAX(given, to->in->columns); i++) {
        batch_output_write_cell(o, separator, i >= given ? STR_NONE : cells ? cells->at[i] : whole);
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
    out_json_str(o, answer->question->query);
    out_key(o, "status");
    out_json_str(o, status_text);
}

static void batch_output_ndjson_write(out *o, const batch_output_answer *answer, arena *mem) {
    out_char(o, '{');
    batch_output_write_head(o, answer, batch_output_best_of(answer, mem).status);
    if (answer->question->input.at) {
        out_key(o, "input");
        out_json_raw(o, answer->question->input);
    }
    batch_output_write_error_member(o, answer);
    if (!answer->failed) {
        out_key(o, "result");
        out_json_raw(o, answer->result);
    }
    out_text(o, STR("}\n"));
}

static void batch_output_geojson_write(out *o, const batch_output *to,
                                       const batch_output_answer *answer, arena *mem) {
    batch_output_best best = batch_output_best_of(answer, mem);
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
    if (to->in->format == BATCH_INPUT_NDJSON && answer->question->input.at) {
        out_key(o, "input");
        out_json_raw(o, answer->question->input);
    }
    batch_output_write_error_member(o, answer);
    out_text(o, STR("}}\n"));
}

/* ---- the file ---- */

GEO_FN void batch_output_write_begin(out *o, const batch_output *to) {
    if (to->format == BATCH_INPUT_CSV) {
        batch_output_csv_header(o, to);
    } else if (to->format == BATCH_INPUT_GEOJSON) {
        out_text(o, STR(BATCH_OUTPUT_FEATURES_OPEN));
    }
}

GEO_FN void batch_output_write_row(out *o, const batch_output *to,
                                   const batch_output_answer *answer, arena *mem) {
    switch (to->format) {
    case BATCH_INPUT_CSV: batch_output_csv_write(o, to, answer, mem); break;
    case BATCH_INPUT_GEOJSON: batch_output_geojson_write(o, to, answer, mem); break;
    case BATCH_INPUT_NDJSON:
    case BATCH_INPUT_LINES: batch_output_ndjson_write(o, answer, mem); break;
    }
}

GEO_FN void batch_output_write_end(out *o, const batch_output *to) {
    if (to->format == BATCH_INPUT_GEOJSON) {
        out_text(o, STR("]}\n"));
    }
}

/* Whole lines that hold a row; a last line without its end was being written. */
static size_t batch_output_lines_whole(str text, size_t from, int64_t *rows) {
    size_t whole = from;
    const char *newline;
    while (whole < text.len && (newline = memchr(text.at + whole, '\n', text.len - whole))) {
        if (text.at[whole] == ']') { /* the end of a FeatureCollection: it goes on before that */
            break;
        }
        whole = (size_t)(newline - text.at) + 1;
        ++*rows;
    }
    return whole;
}

static size_t batch_output_csv_whole(const batch_output *to, str text, size_t from, int64_t *rows,
                                     arena *mem) {
    size_t whole = from;
    csv_cells *cells = ARENA_NEW(mem, csv_cells, 1);
    while (cells && whole < text.len) {
        arena scratch = *mem;
        ptrdiff_t size =
            csv_row(str_from(text, whole), batch_output_separator(to), false, &scratch, cells);
        if (size <= 0) {
            break;
        }
        whole += (size_t)size;
        ++*rows;
    }
    return whole;
}

GEO_FN size_t batch_output_whole(const batch_output *to, str text, int64_t *rows, arena *mem) {
    size_t cap = BATCH_INPUT_ROW_MAX + 256;
    char *bytes = arena_bytes(mem, cap);
    out head = out_of(bytes, bytes ? cap : 0);
    batch_output_write_begin(&head, to);
    *rows = 0;
    if (text.len < head.len && str_starts(out_str(&head), text)) {
        return 0; /* not even its begin was written */
    }
    if (!str_starts(text, out_str(&head))) {
        *rows = -1;
        return 0;
    }
    if (to->format == BATCH_INPUT_CSV) {
        return batch_output_csv_whole(to, text, head.len, rows, mem);
    }
    return batch_output_lines_whole(text, head.len, rows);
}

#undef BATCH_OUTPUT_FEATURES_OPEN
