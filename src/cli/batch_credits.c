/* batch_credits -- the credits of a batch, each once. Owns their list. */
#include "batch_credits.h"

#include <stdio.h>

#include "../base/out.h"
#include "../platform/os.h"
#include "cli_tool.h"

static struct {
    char path[OS_PATH_MAX]; /* of the file; "": none */
    char bytes[BATCH_CREDITS_MAX], all[2 * BATCH_CREDITS_MAX];
    out lines; /* in bytes: one a line */
} batch_credits;

/* Appends to the file, or begins it anew. */
static bool batch_credits_write(str text, bool is_new) {
    int fd = os_append(batch_credits.path);
    bool good = fd >= 0 && (!is_new || os_truncate(fd, 0)) && os_write(fd, text);
    if (!good) {
        cli_tool_error("%s cannot be written: %s.", batch_credits.path, os_why());
    }
    os_close(fd);
    return good;
}

static bool batch_credits_exist(void) {
    int fd = os_open(batch_credits.path);
    bool exist = fd >= 0 && os_file_size(fd) > 0;
    os_close(fd);
    return exist;
}

GEO_FN bool batch_credits_begin(call *c, const char *output, bool is_resumed, bool may_replace) {
    arena mem = c->mem;
    str text = STR_NONE;
    batch_credits.lines = out_of(batch_credits.bytes, sizeof batch_credits.bytes);
    if (!output) {
        return true;
    }
    int len = snprintf(batch_credits.path, sizeof batch_credits.path, "%s.license.txt", output);
    if (len >= (int)sizeof batch_credits.path) {
        cli_tool_error("The path of the output is too long.");
        return false;
    }
    if (is_resumed && os_read_file(batch_credits.path, &mem, BATCH_CREDITS_MAX, &text) == GEO_OK) {
        out_text(&batch_credits.lines, text);
        return true;
    }
    if (!may_replace && batch_credits_exist()) {
        cli_tool_error("%s exists already; add --force to write it anew.", batch_credits.path);
        return false;
    }
    return batch_credits_write(STR(""), true);
}

GEO_FN bool batch_credits_add(str credit) {
    size_t len = batch_credits.lines.len;
    if (!credit.len || str_find(out_str(&batch_credits.lines), credit) >= 0) {
        return true;
    }
    out_text(&batch_credits.lines, credit);
    out_char(&batch_credits.lines, '\n');
    return !batch_credits.path[0] ||
           batch_credits_write(str_from(out_str(&batch_credits.lines), len), false);
}

GEO_FN str batch_credits_all(void) {
    out o = out_of(batch_credits.all, sizeof batch_credits.all);
    for (str rest = str_trim(out_str(&batch_credits.lines)); rest.at;) {
        out_text(&o, str_cut(&rest, '\n'));
        out_text(&o, rest.at ? STR("; ") : STR(""));
    }
    return out_str(&o);
}
