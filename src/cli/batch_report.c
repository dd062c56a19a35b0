/* batch_report -- every line of a report as one of ours. Owns nothing. */
#include "batch_report.h"

#include "cli_tool.h"

static void batch_report_tell(str lines) {
    while (lines.len) {
        str line = str_cut(&lines, '\n');
        cli_tool_error("%.*s", STR_ARG(line));
    }
}

GEO_FN void batch_report_columns(call *c, const table_input *in) {
    char bytes[TABLE_REPORT_MAX];
    out o = out_of(bytes, sizeof bytes);
    table_report_write(c, &o, in, false);
    batch_report_tell(out_str(&o));
}

GEO_FN void batch_report_points(const table_input *in, const axes *a) {
    char bytes[512];
    out o = out_of(bytes, sizeof bytes);
    table_report_write_points(&o, in, a);
    batch_report_tell(out_str(&o));
}
