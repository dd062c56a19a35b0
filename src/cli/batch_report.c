/* batch_report -- sentences about a table. Owns nothing. */
#include "batch_report.h"

#include <math.h>

#include "../find/find.h"
#include "batch_columns.h"
#include "cli_tool.h"

GEO_FN void batch_report_columns(const batch_input *in) {
    char bytes[1024] = "";
    out o = out_of(bytes, sizeof bytes - 1);
    if (in->is_untitled) {
        cli_tool_error("The first row is data, not titles: columns go by their numbers.");
    }
    if (in->columns.count) {
        batch_columns_write(&o, &in->columns, &in->titles);
        cli_tool_error("%s %.*s.%s", in->columns.is_point ? "Looks up the points" : "Looks up",
                       STR_ARG(out_str(&o)),
                       in->column || in->columns_asked ? "" : " --columns names others.");
    }
}

static bool batch_report_is_at_sea(void *ctx, double lat, double lon) {
    return find_is_at_sea(ctx, lat, lon);
}

GEO_FN void batch_report_add(axes *a, call *c, const batch_input_request *request) {
    if (!isnan(request->lat)) {
        axes_add(a, request->lat, request->lon, batch_report_is_at_sea, c);
    }
}

GEO_FN void batch_report_points(const batch_input *in, const axes *a) {
    char bytes[512], rooms[2][AXES_NAME_MAX];
    out o = out_of(bytes, sizeof bytes);
    if (in->columns.is_point) {
        int lat = in->columns.at[0].cell, lon = in->columns.at[1].cell;
        axes_write(&o, a, "--columns", axes_name(in->titles.at[lat], lat, rooms[0]),
                   axes_name(in->titles.at[lon], lon, rooms[1]));
    }
    if (o.len) {
        cli_tool_error("%.*s", STR_ARG(out_str(&o)));
    }
}
