/* manual -- documents as text, and man pages. Owns nothing: the pages are loops over the tables of
 * commands, tools, settings, statuses and topics. Outside facts: man(7). */
#include "manual.h"

#include <string.h>

#include "../../geocoder.h"
#include "../base/markdown.h"
#include "../base/wrap.h"
#include "../tool/tool.h"
#include "../tool/topic.h"
#include "cli_tool.h"

enum {
    MANUAL_NAME_MAX = 64,          /* "geocoder-find.1" */
    MANUAL_SECTION_MAX = 16 << 10, /* a help page, a table */
    MANUAL_INDENT = 14,            /* of the list */
};

/* ---- text ---- */

GEO_FN void manual_list(out *o) {
    out_text(o, topic_count() ? STR("geocoder manual NAME prints one of these documents:\n\n")
                              : STR("This build has no documents; they are in src/docs.\n\n"));
    for (int i = 0; i < topic_count(); i++) {
        wrap_entry(o, topic_name(i), str_of(topic_at(i)->help), MANUAL_INDENT);
    }
    out_text(o, STR("\ngeocoder manual COMMAND prints the help of a command.\n"
                    "geocoder manual --man lists the man pages.\n"));
}

GEO_FN bool manual_topic(out *o, str name, arena *mem) {
    int i = topic_find(name);
    if (i >= 0) {
        markdown_write(o, topic_text(i, mem), MARKDOWN_TEXT);
    }
    return i >= 0;
}

/* ---- parts of man pages ---- */

static void manual_head(out *o, str page, str about) {
    str name = str_head(page, page.len - 2);
    out_fmt(o, ".TH \"%.*s\" %c \"\" \"geocoder " GEOCODER_VERSION "\"\n.SH NAME\n", STR_ARG(name),
            page.at[page.len - 1]);
    markdown_man(o, name);
    out_text(o, STR(" \\- "));
    markdown_man(o, about);
    out_char(o, '\n');
}

static void manual_verbatim(out *o, const out *text) {
    out_text(o, STR(".nf\n"));
    markdown_man(o, str_trim(out_str(text)));
    out_text(o, STR("\n.fi\n"));
    o->full = o->full || text->full;
}

static void manual_term(out *o, str term, str text) {
    out_text(o, STR(".TP\n\\fB"));
    markdown_man(o, term);
    out_text(o, STR("\\fR\n"));
    markdown_man(o, text);
    out_char(o, '\n');
}

static void manual_table(out *o, const char *section, str name) {
    char bytes[MANUAL_SECTION_MAX];
    out table = out_of(bytes, sizeof bytes);
    topic_table(&table, name);
    out_fmt(o, ".SH %s\n", section);
    markdown_write(o, out_str(&table), MARKDOWN_MAN);
    o->full = o->full || table.full;
}

/* ---- man pages ---- */

static void manual_commands(out *o, command_list commands) {
    for (int i = 0; i < commands.count; i++) {
        const command_row *c = &commands.at[i];
        char bytes[MANUAL_NAME_MAX];
        out name = out_of(bytes, sizeof bytes);
        if (!c->is_hidden) {
            out_fmt(&name, "%s%s%s", c->name, c->sub ? " " : "", c->sub ? c->sub : "");
            manual_term(o, out_str(&name), str_of(c->help));
        }
    }
    for (int i = 0; i < tool_count(); i++) {
        const tool *t = tool_at(i);
        manual_term(o, str_of(t->short_name ? t->short_name : t->name), str_of(t->help));
    }
}

static void manual_see_also(out *o) {
    out_text(o, STR(".SH SEE ALSO\n.BR geocoder (1)"));
    for (int i = 0; i < topic_count(); i++) {
        out_fmt(o, ",\n.BR geocoder\\-%.*s (7)", STR_ARG(topic_name(i)));
    }
    out_char(o, '\n');
}

static void manual_whole(out *o, str page, command_list commands) {
    manual_head(o, page, STR("place names to coordinates, and back"));
    out_text(o,
             STR(".SH SYNOPSIS\n.B geocoder\nPLACE\n.br\n.B geocoder\nLATITUDE LONGITUDE\n.br\n"
                 ".B geocoder\nCOMMAND [ARGUMENTS] [\\-\\-SETTING VALUE]...\n"
                 ".SH DESCRIPTION\nWithout a command, a name is looked up, and two numbers are a "
                 "point. Without arguments it speaks MCP, unless stdin is a terminal.\n"
                 "A terminal gets text, a pipe JSON; \\-\\-text and \\-\\-json choose.\n"
                 ".SH EXAMPLES\n.nf\ngeocoder \"Boulder, Colorado\"\n"
                 "geocoder 48.8584 2.2945\ngeocoder batch FILE.csv \\-o FOUND.csv\n"
                 "geocoder install claude\\-desktop\n.fi\n.SH COMMANDS\n"));
    manual_commands(o, commands);
    manual_table(o, "ENVIRONMENT", STR("settings"));
    manual_table(o, "EXIT STATUS", STR("statuses"));
    manual_see_also(o);
}

/* All rows of a command, as of `index`. */
static void manual_command(out *o, str page, const command_row *row, command_list commands) {
    bool is_first = true;
    for (int i = 0; i < commands.count; i++) {
        const command_row *c = &commands.at[i];
        char bytes[MANUAL_SECTION_MAX];
        out options = out_of(bytes, sizeof bytes);
        if (strcmp(c->name, row->name) != 0) {
            continue;
        }
        if (is_first) {
            manual_head(o, page, str_of(c->help));
            out_text(o, STR(".SH DESCRIPTION\n"));
        }
        is_first = false;
        out_fmt(o, ".SS geocoder %s %s %s\n", c->name, c->sub ? c->sub : "", c->synopsis);
        out_fmt(o, "%s.\n", c->help);
        if (c->write_options) {
            c->write_options(&options);
            manual_verbatim(o, &options);
        }
    }
    manual_see_also(o);
}

static void manual_tool(out *o, str page, const tool *t) {
    char bytes[MANUAL_SECTION_MAX];
    out help = out_of(bytes, sizeof bytes);
    manual_head(o, page, str_of(t->title));
    out_text(o, STR(".SH DESCRIPTION\n"));
    cli_tool_write_help(&help, t);
    manual_verbatim(o, &help);
    manual_see_also(o);
}

static void manual_document(out *o, str page, int i, arena *mem) {
    manual_head(o, page, str_of(topic_at(i)->help));
    out_text(o, STR(".SH DESCRIPTION\n"));
    markdown_write(o, topic_text(i, mem), MARKDOWN_MAN);
    manual_see_also(o);
}

/* ---- which page ---- */

typedef struct {
    const command_row *command;
    const tool *tool;
    int topic; /* -1: none */
} manual_entry;

/* Page `i`, its name in `name`; a row that has no page of its own has an empty one. False: there
 * are no more. */
static bool manual_at(int i, command_list commands, manual_entry *entry, out *name) {
    int tool = i - 1 - commands.count, topic = tool - tool_count();
    *entry = (manual_entry){.topic = -1};
    if (i == 0) {
        out_text(name, STR("geocoder.1"));
    } else if (tool < 0) {
        entry->command = &commands.at[i - 1];
        bool is_later = i > 1 && strcmp(entry->command->name, commands.at[i - 2].name) == 0;
        if (!entry->command->is_hidden && !is_later) {
            out_fmt(name, "geocoder-%s.1", entry->command->name);
        }
    } else if (topic < 0) {
        entry->tool = tool_at(tool);
        const char *word = entry->tool->short_name;
        out_fmt(name, "geocoder-%s.1", word ? word : entry->tool->name);
    } else if (topic < topic_count()) {
        entry->topic = topic;
        out_fmt(name, "geocoder-%.*s.7", STR_ARG(topic_name(topic)));
    }
    return topic < topic_count();
}

GEO_FN void manual_pages(out *o, command_list commands) {
    manual_entry entry;
    char bytes[MANUAL_NAME_MAX];
    out name = out_of(bytes, sizeof bytes);
    for (int i = 0; manual_at(i, commands, &entry, &name); i++) {
        out_fmt(o, name.len ? "%.*s\n" : "%.*s", STR_ARG(out_str(&name)));
        name.len = 0;
    }
}

GEO_FN bool manual_page(out *o, str page, command_list commands, arena *mem) {
    manual_entry entry;
    char bytes[MANUAL_NAME_MAX];
    out name = out_of(bytes, sizeof bytes);
    for (int i = 0; manual_at(i, commands, &entry, &name) && !str_eq(out_str(&name), page); i++) {
        name.len = 0;
    }
    if (!page.len || !str_eq(out_str(&name), page)) {
        return false;
    }
    if (entry.command) {
        manual_command(o, page, entry.command, commands);
    } else if (entry.tool) {
        manual_tool(o, page, entry.tool);
    } else if (entry.topic >= 0) {
        manual_document(o, page, entry.topic, mem);
    } else {
        manual_whole(o, page, commands);
    }
    return true;
}
