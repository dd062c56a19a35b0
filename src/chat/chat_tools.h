#ifndef GEO_CHAT_TOOLS_H
#define GEO_CHAT_TOOLS_H
/* chat_tools -- the operator's own tools: those of the MCP server that GEOCODER_CHAT_TOOLS names.
 * Nothing of it is trusted: it may be slow, large, wrong or gone, and the chat goes on. */

#include "../base/call.h"
#include "../base/json.h"

enum {
    CHAT_TOOLS_MAX = 32,              /* of the list; others are not seen */
    CHAT_TOOLS_REPLY_MAX = 64 << 10,  /* bytes of a reply */
    CHAT_TOOLS_DATA_MAX = 16 << 10,   /* bytes of JSON that a step hands on */
    CHAT_TOOLS_TEXT_MAX = 1000,       /* bytes of what a tool says */
    CHAT_TOOLS_NAME_MAX = 48,         /* bytes, which an open choice can keep; of a value, too */
    CHAT_TOOLS_FRESH_MS = 10 * 60000, /* so long a list is used */
    CHAT_TOOLS_RETRY_MS = 60000,      /* after it failed */
    CHAT_TOOLS_WAIT_MS = 8000,        /* for all requests of one step */
    CHAT_TOOLS_CHOICES_MAX = 10
};

/* REQUEST memory. */
typedef struct {
    str name, title, about;
    json schema, output; /* of its arguments, an object; of its result, or absent */
    str words;           /* of name and title, folded, that tell what it does */
} chat_tool;

typedef struct chat_tools {
    chat_tool at[CHAT_TOOLS_MAX];
    int count;
    str session; /* of the server, empty: none */
} chat_tools;

/* What a sentence has for the arguments of a tool. */
typedef struct {
    double lat, lon; /* NaN: none */
    str text;        /* the place as the user wrote it; absent: none */
    str chosen;      /* what the user chose for the argument that the place does not tell */
    str arguments;   /* an object that is sent instead; absent: none */
    str language;
} chat_tools_reading;

typedef struct {
    str message; /* what the tool says */
    str data;    /* its result as JSON; absent: it is only a text */
    str values[CHAT_TOOLS_CHOICES_MAX], labels[CHAT_TOOLS_CHOICES_MAX];
    int count; /* of values: one of them must be chosen, and nothing was called */
} chat_tools_result;

GEO_FN bool chat_tools_is_on(void);
/* The list, which is asked for when it is not fresh; without an answer the last one, or none.
 * GEO_OK, GEO_MUST_WAIT, GEO_TOO_LARGE (no memory). */
GEO_FN status chat_tools_list(call *c, chat_tools **own);
/* A folded word tells what one of them does. NULL: there are none. */
GEO_FN bool chat_tools_is_name(const chat_tools *own, str key);
GEO_FN const chat_tool *chat_tools_find(const chat_tools *own, str name); /* NULL: none */
/* Those that have the most words of a text; one, if it is its name. Returns how many. */
GEO_FN int chat_tools_search(call *c, const chat_tools *own, str text,
                             const chat_tool *found[CHAT_TOOLS_MAX]);
/* Whether the place is needed for an argument: not if it is a value itself. */
GEO_FN bool chat_tools_needs_point(const chat_tool *t, str text);
/* Calls a tool with what its schema takes of the reading; what that lacks another tool may tell,
 * such as the parcel of a point. Fails with a sentence for the user. */
GEO_FN status chat_tools_run(call *c, const chat_tools *own, const chat_tool *t,
                             const chat_tools_reading *reading, chat_tools_result *result);
#endif
