#ifndef GEO_MCP_PROMPTS_H
#define GEO_MCP_PROMPTS_H
/* mcp_prompts -- prompts/list, prompts/get, and completion/complete for prompt arguments. */

#include "mcp_request.h"

enum {
    MCP_PROMPT_ARGUMENTS_MAX = 4,
    MCP_PROMPT_VALUE_MAX = 512 /* bytes of one argument; longer than any place name */
};

typedef struct {
    const char *name, *help;
    bool required;
    /* Completion: the values it may have, absent after the last; NULL: any. */
    str (*value_at)(int index);
    bool is_place; /* completed from the gazetteer */
} mcp_prompt_argument;

/* One row per prompt.
 *
 * To add one: write its row in mcp_prompts.c and a case in tests/unit/mcp.c. */
typedef struct {
    const char *name, *title, *help;
    mcp_prompt_argument arguments[MCP_PROMPT_ARGUMENTS_MAX]; /* ended by a NULL name */
    /* Writes the elements of `messages`. values: in the order of `arguments`, absent if not given.
     */
    mcp_end (*write)(mcp_request *x, const str *values);
} mcp_prompt;

GEO_FN mcp_end mcp_prompts_list(mcp_request *x);
GEO_FN mcp_end mcp_prompts_get(mcp_request *x);
GEO_FN mcp_end mcp_prompts_complete(mcp_request *x);

#endif
