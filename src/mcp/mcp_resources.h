#ifndef GEO_MCP_RESOURCES_H
#define GEO_MCP_RESOURCES_H
/* mcp_resources -- what a client may read: the server's state, its data, how it works. */

#include "mcp_request.h"

/* One row per resource, or per family of resources when the URI has a {variable} in it.
 *
 * To add one: write its row in mcp_resources.c and a case in tests/unit/mcp.c. */
typedef struct {
    const char *uri, *name, *title, *help, *mime;
    int ttl_ms;     /* how long a copy may be kept */
    bool is_public; /* the same for everybody */
    /* Writes "text" or "blob" of the content item, whose uri and mimeType are written. */
    mcp_end (*write)(mcp_request *x, str uri);
} mcp_resource;

GEO_FN mcp_end mcp_resources_list(mcp_request *x);
GEO_FN mcp_end mcp_resources_resource_templates_list(mcp_request *x);
GEO_FN mcp_end mcp_resources_read(mcp_request *x);
GEO_FN bool mcp_resources_resource_exists(str uri); /* or a template that is written so */

#endif
