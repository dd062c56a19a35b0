#ifndef GEO_TOOL_H
#define GEO_TOOL_H
/* tool -- the tool table, and results as JSON and text. tools/list, the input and output schemas,
 * the command line and its help, geocoder_capabilities and the table in src/docs/assistants.md are
 * loops over the rows.
 *
 * To add a tool: 1. write its row in tool.c; 2. write its handler in src/tool/; 3. add its case to
 * tests/unit/tool.c; 4. `zig build docs`. */

#include "row.h"

GEO_FN int tool_count(void);
GEO_FN const tool *tool_at(int index);
GEO_FN const tool *tool_find(str name); /* NULL when there is none */
GEO_FN const tool *tool_suggest(void);  /* a command only */

/* Validates `arguments` (absent means {}) against the row and runs the handler. `choice`: id of the
 * place that the user chose; absent: none. `may_ask`: the client can ask its user; otherwise
 * result->choices is empty and the answer lists the candidates. On failure see call.code and
 * call.why; GEO_MUST_WAIT: run again on a worker. */
GEO_FN status tool_run(call *c, const tool *t, json arguments, str choice, bool may_ask,
                       tool_result *result);

GEO_FN void tool_write_json(out *o, const tool_result *result);
GEO_FN void tool_write_text(out *o, const tool_result *result);
/* {"error", "code", "recoverable", "suggestion", "retry_after_s"?} of a failed call; and as one
 * text. */
GEO_FN void tool_write_error(out *o, const call *c);
GEO_FN void tool_write_error_text(out *o, const call *c);

GEO_FN void tool_write_docs(out *o); /* the table of src/docs/assistants.md */

#endif
