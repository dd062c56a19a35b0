#ifndef GEO_MCP_TOOLS_H
#define GEO_MCP_TOOLS_H
/* mcp_tools -- tools/list and tools/call over the tool table, and the elicitation that lets the
 * user choose among several places. */

#include "mcp_request.h"

/* A tool that uses more of the protocol than the tool table can express. The shipped program has
 * none; tests/conformance.c defines MCP_FIXTURE_TOOLS. */
typedef struct {
    const char *name;
    const char *definition; /* the members of its tools/list entry after the name, JSON */
    mcp_end (*run)(mcp_request *x);
} mcp_fixture_tool;

GEO_FN mcp_end mcp_tools_list(mcp_request *x);
GEO_FN mcp_end mcp_tools_call(mcp_request *x);

#endif
