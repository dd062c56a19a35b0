/* headers.c: host program that makes the embedded list of column headers.
 *
 *   headers OUT HEADERS_TSV
 *
 * OUT has a line per row of src/data/headers.tsv: role, language and headers, these folded as
 * src/ingest/headers.c compares them, with blanks between. It is linked with the blob `fold`. */
#include "blob_file.h"

#include "../geo/fold.c"

enum { HEADERS_LIST_KEY_MAX = 256 };

/* The header as a key, without blanks, with the star that may end it. */
static void headers_add_key(out *o, str header) {
    char room[HEADERS_LIST_KEY_MAX];
    str key = fold_name(header, FOLD_PLAIN, room, sizeof room);
    out_char(o, ' ');
    for (size_t i = 0; i < key.len; i++) {
        if (key.at[i] != ' ') out_char(o, key.at[i]);
    }
    if (str_ends(header, STR("*"))) out_char(o, '*');
}

static void headers_add(out *o, str rest) {
    str line;
    blob_file_line(&rest, &line);
    while (blob_file_line(&rest, &line)) {
        str role = str_cut(&line, '\t'), language = str_cut(&line, '\t');
        out_fmt(o, "%.*s %.*s", STR_ARG(role), STR_ARG(language));
        while (line.at) headers_add_key(o, str_cut(&line, '/'));
        out_char(o, '\n');
    }
}

int main(int argc, char **argv) {
    static char room[BLOB_FILE_MAX], made[BLOB_FILE_MAX];
    if (argc != 3) blob_file_die("headers", "usage: headers OUT HEADERS_TSV");
    out o = out_of(made, sizeof made);
    headers_add(&o, blob_file_read(argv[2], room));
    blob_file_write(argv[1], &o);
    return 0;
}
