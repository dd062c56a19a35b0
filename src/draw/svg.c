/* svg -- a picture of paths. Owns nothing. Names are data: they are escaped, and nothing in the
 * picture is fetched or runs. */
#include "svg.h"

#include "sketch.h"

static void svg_color(out *o, const char *what, sketch_color color) {
    out_fmt(o, " %s=\"#%06x\"", what, (unsigned)color.rgb);
    if (color.alpha < 255) {
        out_fmt(o, " %s-opacity=\"%.2f\"", what, color.alpha / 255.0);
    }
}

/* Relative to the point before it, in tenths: half of the bytes. */
static void svg_path(out *o, const sketch_path *path) {
    out_text(o, STR("<path d=\""));
    for (int part = 0, from = 0; part < path->parts; from = path->ends[part++]) {
        long x = 0, y = 0;
        for (int i = from; i < path->ends[part]; i++) {
            long next_x = (long)(path->points[i][0] * 10), next_y = (long)(path->points[i][1] * 10);
            if (i > from && next_x == x && next_y == y) {
                continue;
            }
            out_char(o, i == from ? 'M' : i == from + 1 ? 'l' : ' ');
            out_fixed(o, (double)(next_x - x) / 10, 1);
            out_char(o, ' ');
            out_fixed(o, (double)(next_y - y) / 10, 1);
            x = next_x;
            y = next_y;
        }
    }
    out_char(o, '"');
}

static void svg_fill(void *ctx, const sketch_path *path, sketch_color color) {
    svg_path(ctx, path);
    out_text(ctx, STR(" fill-rule=\"evenodd\""));
    svg_color(ctx, "fill", color);
    out_text(ctx, STR("/>\n"));
}

static void svg_stroke(void *ctx, const sketch_path *path, sketch_color color, float width) {
    if (path->parts) {
        svg_path(ctx, path);
        out_fmt(ctx, " fill=\"none\" stroke-width=\"%.1f\"", (double)width);
        svg_color(ctx, "stroke", color);
        out_text(ctx, STR("/>\n"));
    }
}

static void svg_escape(out *o, str text) {
    for (size_t i = 0; i < text.len; i++) {
        char byte = text.at[i];
        if (byte == '<' || byte == '&' || byte == '>') {
            out_text(o, byte == '<' ? STR("&lt;") : byte == '>' ? STR("&gt;") : STR("&amp;"));
        } else {
            out_char(o, (unsigned char)byte < ' ' ? ' ' : byte);
        }
    }
}

static void svg_text(void *ctx, float x, float y, str text, sketch_color color) {
    out_fmt(ctx, "<text x=\"%.1f\" y=\"%.1f\"", (double)x, (double)y);
    svg_color(ctx, "fill", color);
    out_char(ctx, '>');
    svg_escape(ctx, text);
    out_text(ctx, STR("</text>\n"));
}

GEO_FN bool svg_write(call *c, out *o, const scene *s) {
    static const float letter = 5.6F; /* of 11 pixels, on average */
    sketch_ops ops = {svg_fill, svg_stroke, svg_text, letter, o};
    out_fmt(o,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" "
            "height=\"%d\" font-family=\"system-ui, sans-serif\" font-size=\"11\">\n<title>",
            SKETCH_WIDTH, SKETCH_HEIGHT, SKETCH_WIDTH, SKETCH_HEIGHT);
    svg_escape(o, s->title.len ? s->title : STR("Map"));
    out_text(o, STR("</title>\n"));
    bool good = sketch_draw(c, s, &ops);
    out_text(o, STR("</svg>\n"));
    return good && !o->full;
}
