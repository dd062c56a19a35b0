/* table_reader -- reads the tables of vendor/gazetteer: tab-separated columns under a header line.
 * Owns the header of the table that is being read. */
#include "table_reader.h"

#include <stdio.h>

#include "../platform/os.h"

static struct {
    const char *folder;
    table_reader_row header;    /* of the current table: the names of its columns */
    const char *missing_column; /* requested, but not in the header */
} table_reader;

GEO_FN void table_reader_begin(const char *folder) {
    table_reader.folder = folder;
}

GEO_FN str table_reader_column(const table_reader_row *row, const char *name) {
    for (int i = 0; i < table_reader.header.count; i++) {
        if (str_eq(table_reader.header.columns[i], str_of(name))) {
            return row->columns[i];
        }
    }
    table_reader.missing_column = name;
    return (str){"", 0};
}

GEO_FN int64_t table_reader_int(const table_reader_row *row, const char *name) {
    int64_t value = 0;
    return str_int(table_reader_column(row, name), &value) ? value : 0;
}

GEO_FN double table_reader_number(const table_reader_row *row, const char *name) {
    double value = 0;
    return str_num(table_reader_column(row, name), &value) ? value : 0;
}

GEO_FN bbox table_reader_box(const table_reader_row *row, const char *name) {
    str text = table_reader_column(row, name);
    double v[4];
    for (int i = 0; i < 4; i++) {
        if (!str_num(str_cut(&text, ','), &v[i])) {
            return geo_bbox_none();
        }
    }
    return (bbox){v[0], v[1], v[2], v[3]};
}

static table_reader_row table_reader_split(str line) {
    table_reader_row row = {.count = 0};
    while (line.at && row.count < TABLE_READER_COLUMNS_MAX) {
        row.columns[row.count++] = str_cut(&line, '\t');
    }
    return row;
}

static void table_reader_rows(call *c, const char *name, str text, table_reader_handler read) {
    table_reader.header = table_reader_split(str_cut(&text, '\n'));
    table_reader.missing_column = NULL;
    for (int line = 2; text.len && !c->code; line++) {
        table_reader_row row = table_reader_split(str_cut(&text, '\n'));
        if (row.count != table_reader.header.count) {
            call_fail(c, GEO_FILE, "%s, line %d: %d columns where the header has %d", name, line,
                      row.count, table_reader.header.count);
            return;
        }
        read(c, &row);
        if (table_reader.missing_column) {
            call_fail(c, GEO_FILE, "%s has no column %s", name, table_reader.missing_column);
        }
    }
}

GEO_FN void table_reader_read(call *c, const char *name, table_reader_handler read) {
    char path[OS_PATH_MAX];
    str text;
    if (c->code) {
        return;
    }
    int written = snprintf(path, sizeof path, "%s/%s", table_reader.folder, name);
    if (written < 0 || (size_t)written >= sizeof path || !os_map(path, &text)) {
        call_fail(c, GEO_FILE, "the table %s in %s cannot be read: %s", name, table_reader.folder,
                  os_why());
        return;
    }
    table_reader_rows(c, name, text, read);
    os_unmap(text);
}
