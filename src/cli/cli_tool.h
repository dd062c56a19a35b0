#ifndef GEO_CLI_TOOL_H
#define GEO_CLI_TOOL_H
/* cli_tool -- a row of the tool table as a sub-command: words become the JSON arguments of
 * tools/call, and the very same tool_run answers. */

#include "../tool/tool.h"

enum {
    CLI_VALUES_MAX = 128,    /* of one parameter; more than any list takes */
    CLI_OUTPUT_MAX = 8 << 20 /* the largest result */
};

/* What the words gave, by the row's parameters, and what is asked of the output. */
typedef struct {
    const char *values[TOOL_PARAMS_MAX][CLI_VALUES_MAX];
    int counts[TOOL_PARAMS_MAX];
    bool is_positional[TOOL_PARAMS_MAX]; /* list elements: never split */
    bool wants_json, wants_text;
} cli_words;

/* Sorts words by parameters: the bare ones fill the required parameters in order, the last of which
 * takes all there are when it is a list; `--name value`, `--name=value`; `--` ends the options.
 * False: a sentence about the first mistake is in `problem`. */
GEO_FN bool cli_tool_sort_words(const tool *t, char **args, int count, cli_words *words,
                                out *problem);
/* Writes the members (without braces) that the words stand for; types are guessed kindly, tool_run
 * judges. */
GEO_FN void cli_tool_write_arguments(out *o, const tool *t, const cli_words *words);
GEO_FN void cli_tool_write_number(out *o, str value); /* or, when it is none, as a string */

/* Runs `geocoder TOOL ARGS...` and prints; answers the exit code: the status row's, or 1 when
 * nothing was found. */
GEO_FN int cli_tool_run_tool(const tool *t, char **args, int count);

GEO_FN void cli_tool_write_tool_help(out *o, const tool *t);

GEO_FN void cli_tool_print(str text); /* to stdout; ends the program when that takes nothing */
GEO_FN void cli_tool_complain(const char *format, ...)
    GEO_PRINTF(1, 2); /* "geocoder: ...\n" to stderr */

#endif
