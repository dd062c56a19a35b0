/* completion -- scripts for shells: a list of entries, made of the help pages of commands, tools
 * and settings, between a head and a tail that each shell has of its own. Owns the table of shells.
 * Outside facts: programmable completion of bash 4, zsh 5 and fish 3.
 *
 * An entry is a line "command TAB word TAB what it is": the word may follow the command, `-` being
 * the start of the line and `*` any command. "command --option TAB word TAB" is a value. */
#include "completion.h"

#include <string.h>

#include "../platform/config.h"
#include "../tool/tool.h"
#include "cli_tool.h"

enum { COMPLETION_PAGE_MAX = 32 << 10 /* the longest help page, of `index build` */ };

/* `of` and `after`, which may be empty, are the words in front. */
static void completion_add(out *o, str of, str after, str word, str help) {
    out_fmt(o, after.len ? "%.*s %.*s\t" : "%.*s%.*s\t", STR_ARG(of), STR_ARG(after));
    out_fmt(o, "%.*s\t", STR_ARG(word));
    for (size_t i = 0; i < help.len; i++) { /* fish has the entries in single quotes */
        if (help.at[i] == '\'') {
            out_text(o, STR("\xe2\x80\x99"));
        } else {
            out_char(o, help.at[i]);
        }
    }
    out_char(o, '\n');
}

/* The next of the words of a list, "a, b" or "a or b"; absent: the rest is no such list. */
static str completion_next(str *rest) {
    static const char *const between[] = {", ", " or "};
    size_t len = 0;
    while (len < rest->len && !strchr(" ,:", rest->at[len])) {
        len++;
    }
    str word = str_head(*rest, len), left = str_from(*rest, len);
    for (size_t i = 0; i < LEN(between); i++) {
        if (str_starts(left, str_of(between[i]))) {
            *rest = str_from(left, strlen(between[i]));
            return word;
        }
    }
    *rest = left.len ? left : STR_NONE;
    return left.len ? STR_NONE : word;
}

/* The values of an option: what its help has in brackets, if that is a list of words. */
static void completion_add_values(out *o, str of, str flag, str help) {
    while (help.at) {
        str before = str_cut(&help, '('), group = help, list = str_cut(&group, ')'), rest = list;
        (void)before;
        bool is_list = group.at && str_index(list, ' ') < list.len;
        while (rest.at && is_list) {
            is_list = completion_next(&rest).len > 0;
        }
        for (rest = list; rest.at && is_list;) {
            completion_add(o, of, flag, completion_next(&rest), STR(""));
        }
    }
}

/* A row of a help page: two spaces, its words, and behind two more what they are. A word that is no
 * option may follow the command, if that has no second word. */
static void completion_add_row(out *o, str of, bool has_sub, str row) {
    ptrdiff_t gap = str_find(row, STR("  "));
    str words = str_head(row, gap > 0 ? (size_t)gap : 0), help = str_trim(str_from(row, words.len));
    for (str rest = words; rest.len;) {
        bool is_option = rest.at[0] == '-';
        str word = completion_next(&rest);
        if (!word.at) { /* "-o FILE" */
            word = is_option ? str_head(words, str_index(words, ' ')) : STR_NONE;
            rest = STR_NONE;
        }
        if (word.len && !str_eq(word, STR("--")) && (is_option || !has_sub)) {
            completion_add(o, of, STR(""), word, help);
            completion_add_values(o, of, word, help);
        }
    }
}

static void completion_add_page(out *o, str of, bool has_sub, str page) {
    while (page.at) {
        str line = str_cut(&page, '\n');
        if (str_starts(line, STR("  "))) {
            completion_add_row(o, of, has_sub, str_from(line, 2));
        }
    }
}

static void completion_add_command(out *o, const command_row *c, bool is_again) {
    char bytes[COMPLETION_PAGE_MAX];
    out page = out_of(bytes, sizeof bytes);
    if (!is_again) {
        completion_add(o, STR("-"), STR(""), str_of(c->name), str_of(c->help));
    }
    if (c->sub) {
        completion_add(o, str_of(c->name), STR(""), str_of(c->sub), str_of(c->help));
    }
    if (c->write_options) {
        c->write_options(&page);
    }
    o->full = o->full || page.full;
    completion_add_page(o, str_of(c->name), c->sub, out_str(&page));
}

static void completion_add_commands(out *o, command_list commands) {
    for (int i = 0; i < commands.count; i++) {
        const command_row *c = &commands.at[i];
        if (!c->is_hidden) {
            completion_add_command(o, c, i && strcmp(c->name, c[-1].name) == 0);
        }
    }
}

static void completion_add_tools(out *o) {
    char bytes[COMPLETION_PAGE_MAX];
    for (int i = 0; i < tool_count(); i++) {
        const tool *t = tool_at(i);
        out page = out_of(bytes, sizeof bytes);
        cli_tool_write_options(&page, t);
        const char *const names[] = {t->name, t->short_name};
        for (size_t n = 0; n < LEN(names) && names[n]; n++) {
            completion_add(o, STR("-"), STR(""), str_of(names[n]), str_of(t->title));
            completion_add_page(o, str_of(names[n]), true, out_str(&page));
        }
    }
}

static void completion_add_settings(out *o) {
    static const char rows[] = "  --offline  Answer from this machine alone\n"
                               "  --help, -h  Tell what there is\n";
    char bytes[COMPLETION_PAGE_MAX];
    out page = out_of(bytes, sizeof bytes);
    config_help(&page);
    completion_add_page(o, STR("*"), true, out_str(&page));
    completion_add_page(o, STR("*"), true, str_of(rows));
    completion_add(o, STR("-"), STR(""), STR("--version"), STR("What this program is"));
}

static const struct {
    const char *shell, *head, *tail;
} completion_scripts[] = {
    {"bash",
     "# eval \"$(geocoder completion bash)\"\n"
     "_geocoder() {\n"
     "  local at=$COMP_CWORD begun=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} of word "
     "rest\n"
     "  local words=() values=()\n"
     "  [ \"$begun\" = = ] && begun= && at=$((at + 1))\n"
     "  local before=${COMP_WORDS[at - 1]}\n"
     "  [ \"$before\" = = ] && before=${COMP_WORDS[at - 2]}\n"
     "  [ \"$at\" = 1 ] && command=- before=\n"
     "  while IFS=$'\\t' read -r of word rest; do\n"
     "    [[ $word == \"$begun\"* ]] || continue\n"
     "    case $of in\n"
     "      \"$command $before\" | \"* $before\") values+=(\"$word\") ;;\n"
     "      \"$command\" | '*')\n"
     "        [[ $begun == -* || ( $word != -* && $at -le 2 ) ]] && words+=(\"$word\") ;;\n"
     "    esac\n"
     "  done <<'END'\n",
     "END\n  COMPREPLY=(\"${words[@]}\")\n"
     "  [ ${#values[@]} = 0 ] || COMPREPLY=(\"${values[@]}\")\n"
     "}\ncomplete -o default -F _geocoder geocoder\n"},
    {"zsh",
     "#compdef geocoder\n"
     "# eval \"$(geocoder completion zsh)\"\n"
     "_geocoder() {\n"
     "  local of word help command=${words[2]} before=${words[CURRENT - 1]}\n"
     "  local -a entries values\n"
     "  (( CURRENT == 2 )) && command=- before=\n"
     "  if [[ $PREFIX == --*=* ]]; then\n"
     "    before=${PREFIX%%=*}\n"
     "    compset -P 1 '*='\n"
     "  fi\n"
     "  while IFS=$'\\t' read -r of word help; do\n"
     "    case $of in\n"
     "      \"$command $before\" | \"* $before\") values+=(\"$word\") ;;\n"
     "      \"$command\" | '*')\n"
     "        [[ $PREFIX == -* || ( $word != -* && $CURRENT -le 3 ) ]] && "
     "entries+=(\"$word:$help\") ;;\n"
     "    esac\n"
     "  done <<'END'\n",
     "END\n"
     "  (( $#values )) && entries=($values)\n"
     "  _describe geocoder entries || _files\n"
     "}\n"
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
     "  set -l words\n"
     "  set -l values\n"
     "  for entry in (string split \\n -- $__geocoder_entries)\n"
     "    set -l parts (string split -m 2 \\t -- $entry)\n"
     "    switch $parts[1]\n"
     "      case \"$command $typed[-1]\" \"\\\\* $typed[-1]\"\n"
     "        set -a values \"$parts[2]\"\n"
     "      case \"$command\" '\\\\*'\n"
     "        if string match -q -- '-*' $parts[2]; or test (count $typed) -le 2\n"
     "          set -a words \"$parts[2]\"\\t\"$parts[3]\"\n"
     "        end\n"
     "    end\n"
     "  end\n"
     "  test (count $values) -gt 0; and set words $values\n"
     "  printf '%s\\n' $words\n"
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
