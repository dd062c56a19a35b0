#ifndef GEO_MCP_RESOURCES_H
#define GEO_MCP_RESOURCES_H
/* mcp_resources -- the resources: the server's status, its data, how it works. */

#include "mcp_request.h"

/* One row per resource, or per resource template when the URI has a {variable}.
 *
 * To add one: write its row in mcp_resources.c and a case in tests/unit/mcp.c. */
typedef struct {
    const char *uri, *name, *title, *help, *mime;
    int ttl_ms;     /* ttlMs of its contents */
    bool is_public; /* the same for every client */
    /* Writes "text" or "blob" after the uri and mimeType of the contents item. */
    mcp_end (*write)(mcp_request *x, str uri);
    const char *meta; /* its _meta, JSON; NULL: none */
} mcp_resource;

GEO_FN mcp_end mcp_resources_list(mcp_request *x);
GEO_FN mcp_end mcp_resources_list_templates(mcp_request *x);
GEO_FN mcp_end mcp_resources_read(mcp_request *x);
GEO_FN bool mcp_resources_exists(str uri); /* or a template with that text */

#endif
