/* manual -- the manual page: the help pages of all commands and tools, one section each. Owns
 * nothing. Outside facts: man(7). */
#include "manual.h"

#include "../../geocoder.h"
#include "../platform/config.h"
#include "../tool/tool.h"
#include "cli_tool.h"

enum { MANUAL_SECTION_MAX = 16 << 10 }; /* a help page */

/* A text as it is: a dot or quote at the start of a line would be a request. */
static void manual_text(out *o, str text) {
    for (size_t i = 0; i < text.len; i++) {
        bool starts_line = i == 0 || text.at[i - 1] == '\n';
        if (starts_line && (text.at[i] == '.' || text.at[i] == '\'')) {
            out_text(o, STR("\\&"));
        }
        if (text.at[i] == '\\') {
            out_text(o, STR("\\e"));
        } else if (text.at[i] == '-') {
            out_text(o, STR("\\-"));
        } else {
            out_char(o, text.at[i]);
        }
    }
}

static void manual_verbatim(out *o, const out *page) {
    out_text(o, STR(".nf\n"));
    manual_text(o, str_trim(out_str(page)));
    out_text(o, STR("\n.fi\n"));
    o->full = o->full || page->full;
}

static void manual_command(out *o, const command_row *c) {
    char bytes[MANUAL_SECTION_MAX];
    out page = out_of(bytes, sizeof bytes);
    out_fmt(o, ".SS %s %s %s\n", c->name, c->sub ? c->sub : "", c->synopsis);
    manual_text(o, str_of(c->help));
    out_text(o, STR(".\n"));
    if (c->write_options) {
        c->write_options(&page);
        manual_verbatim(o, &page);
    }
}

static void manual_tool(out *o, const tool *t) {
    char bytes[MANUAL_SECTION_MAX];
    out page = out_of(bytes, sizeof bytes);
    out_fmt(o, ".SS %s%s%s\n", t->name, t->short_name ? ", " : "",
            t->short_name ? t->short_name : "");
    cli_tool_write_help(&page, t);
    manual_verbatim(o, &page);
}

static void manual_settings(out *o) {
    char bytes[MANUAL_SECTION_MAX];
    out page = out_of(bytes, sizeof bytes);
    config_help(&page);
    out_text(o, STR(".SH SETTINGS\nFlags win over the environment, which wins over the file .env; "
                    "`geocoder config` shows all.\n"));
    manual_verbatim(o, &page);
}

static void manual_statuses(out *o) {
    out_text(o, STR(".SH EXIT STATUS\n.TP\n1\nNothing was found.\n"));
    for (int i = 0; i < GEO_STATUSES; i++) {
        const status_row *row = status_of((status)i);
        if (i != GEO_MUST_WAIT) {
            out_fmt(o, ".TP\n%d\n%s. ", row->exit, row->code);
            manual_text(o, str_of(row->suggestion));
            out_char(o, '\n');
        }
    }
}

GEO_FN void manual_write(out *o, command_list commands) {
    out_text(o,
             STR(".TH GEOCODER 1 \"\" \"geocoder " GEOCODER_VERSION "\"\n"
                 ".SH NAME\ngeocoder \\- place names to coordinates and back\n"
                 ".SH SYNOPSIS\n.B geocoder\n[COMMAND] [ARGUMENTS] [\\-\\-SETTING VALUE]...\n.br\n"
                 ".B geocoder\nPLACE\n.br\n.B geocoder\nLAT LON\n"
                 ".SH DESCRIPTION\nWithout a command: a name is looked up, two numbers are a "
                 "point, and with nothing at all it speaks MCP when stdin is not a terminal.\n"
                 ".SH COMMANDS\n"));
    for (int i = 0; i < commands.count; i++) {
        if (!commands.at[i].is_hidden) {
            manual_command(o, &commands.at[i]);
        }
    }
    out_text(o, STR(".SH TOOLS\n"));
    for (int i = 0; i < tool_count(); i++) {
        manual_tool(o, tool_at(i));
    }
    manual_settings(o);
    manual_statuses(o);
}
