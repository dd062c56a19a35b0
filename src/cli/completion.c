/* completion -- scripts for shells: a list of entries, made by loops over the tables of commands,
 * tools and settings, between a head and a tail that each shell has of its own. Owns the table of
 * shells. Outside facts: programmable completion of bash 4, zsh 5 and fish 3.
 *
 * An entry is a line "command TAB word TAB what it is": the word may follow the command, `-` being
 * the start of the line and `*` any command. */
#include "completion.h"

#include <string.h>

#include "../platform/config.h"
#include "../tool/tool.h"
#include "cli_tool.h"

static void completion_add(out *o, const char *command, str word, const char *help) {
    out_fmt(o, "%s\t%.*s\t", command, STR_ARG(word));
    for (; *help; help++) { /* fish has the entries in single quotes */
        if (*help == '\'') {
            out_text(o, STR("\xe2\x80\x99"));
        } else {
            out_char(o, *help);
        }
    }
    out_char(o, '\n');
}

static void completion_add_commands(out *o, command_list commands) {
    for (int i = 0; i < commands.count; i++) {
        const command_row *c = &commands.at[i];
        bool is_again = i && strcmp(c->name, c[-1].name) == 0;
        if (!c->is_hidden && !is_again) {
            completion_add(o, "-", str_of(c->name), c->help);
        }
        if (c->sub) {
            completion_add(o, c->name, str_of(c->sub), c->help);
        }
    }
}

static void completion_add_options(out *o, const tool *t, const char *command) {
    for (const param *p = t->params; p->name; p++) {
        char bytes[128];
        out flags = out_of(bytes, sizeof bytes);
        cli_tool_write_flags(&flags, p, " ");
        for (str rest = out_str(&flags); rest.at;) {
            completion_add(o, command, str_cut(&rest, ' '), p->help);
        }
    }
    completion_add(o, command, STR("--json"), "JSON, whatever stdout is");
    completion_add(o, command, STR("--text"), "Text, whatever stdout is");
}

static void completion_add_tools(out *o) {
    for (int i = 0; i < tool_count(); i++) {
        const tool *t = tool_at(i);
        const char *const names[] = {t->name, t->short_name};
        for (size_t n = 0; n < LEN(names) && names[n]; n++) {
            completion_add(o, "-", str_of(names[n]), t->title);
            completion_add_options(o, t, names[n]);
        }
    }
}

static void completion_add_settings(out *o) {
    str flag;
    const char *help = NULL;
    for (int i = 0; (flag = config_flag_at(i, &help)).at; i++) {
        if (flag.len) {
            completion_add(o, "*", flag, help);
        }
    }
}

static const struct {
    const char *shell, *head, *tail;
} completion_scripts[] = {
    {"bash",
     "# eval \"$(geocoder completion bash)\"\n"
     "_geocoder() {\n"
     "  local of word rest command=${COMP_WORDS[1]} begun=${COMP_WORDS[COMP_CWORD]}\n"
     "  [ \"$COMP_CWORD\" = 1 ] && command=-\n"
     "  COMPREPLY=()\n"
     "  while IFS=$'\\t' read -r of word rest; do\n"
     "    [[ $of == \"$command\" || ( $of == '*' && $command != - ) ]] || continue\n"
     "    [[ $word == \"$begun\"* ]] && COMPREPLY+=(\"$word\")\n"
     "  done <<'END'\n",
     "END\n}\ncomplete -o default -F _geocoder geocoder\n"},
    {"zsh",
     "#compdef geocoder\n"
     "# eval \"$(geocoder completion zsh)\"\n"
     "_geocoder() {\n"
     "  local of word help command=${words[2]}\n"
     "  local -a entries\n"
     "  (( CURRENT == 2 )) && command=-\n"
     "  while IFS=$'\\t' read -r of word help; do\n"
     "    [[ $of == $command || ( $of == '*' && $command != - ) ]] && entries+=(\"$word:$help\")\n"
     "  done <<'END'\n",
     "END\n  _describe geocoder entries || _files\n}\n"
     "# A package's file is read at the first Tab, as the body of this function.\n"
     "if [[ ${funcstack[1]} == _geocoder ]]; then _geocoder \"$@\"; else compdef _geocoder "
     "geocoder; "
     "fi\n"},
    {"fish",
     "# geocoder completion fish | source\n"
     "set -g __geocoder_entries '",
     "'\n"
     "function __geocoder_complete\n"
     "  set -l typed (commandline -opc)\n"
     "  set -l command -\n"
     "  test (count $typed) -gt 1; and set command $typed[2]\n"
     "  for entry in (string split \\n -- $__geocoder_entries)\n"
     "    set -l parts (string split -m 2 \\t -- $entry)\n"
     "    if test \"$parts[1]\" = \"$command\"\n"
     "      or begin; test \"$parts[1]\" = '*'; and test \"$command\" != -; end\n"
     "      printf '%s\\t%s\\n' $parts[2] $parts[3]\n"
     "    end\n"
     "  end\n"
     "end\n"
     "complete -c geocoder -a '(__geocoder_complete)'\n"},
};

GEO_FN bool completion_write(out *o, str shell, command_list commands) {
    for (size_t i = 0; i < LEN(completion_scripts); i++) {
        if (str_eq(shell, str_of(completion_scripts[i].shell))) {
            out_text(o, str_of(completion_scripts[i].head));
            completion_add_commands(o, commands);
            completion_add_tools(o);
            completion_add_settings(o);
            out_text(o, str_of(completion_scripts[i].tail));
            return true;
        }
    }
    return false;
}
