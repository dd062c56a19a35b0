/* markdown -- documents in other forms. Owns nothing. One row of marks says how each form writes a
 * block or span; what no row can say has a function. Outside facts: the named subset of CommonMark,
 * and man(7). */
#include "markdown.h"

#include "wrap.h"

enum { MARKDOWN_BLOCK_MAX = 8 << 10 /* of a paragraph, item or cell, as text */ };

typedef enum {
    MARK_TITLE,
    MARK_SECTION,
    MARK_PART,
    MARK_PARAGRAPH,
    MARK_ITEM,
    MARK_CODE,
    MARK_BOLD,
    MARK_BLOCK, /* of code */
    MARK_LIST,
    MARK_TABLE,
    MARK_ROW,
    MARK_CELL, /* of a row but the first, for forms without columns */
} markdown_mark;

/* ORDER markdown_mark, markdown_form */
static const struct {
    const char *open[MARKDOWN_FORMS], *close[MARKDOWN_FORMS];
} markdown_marks[] = {
    {{"<h1>", "", ""}, {"</h1>\n", "", "\n\n"}},
    {{"<h2>", ".SH ", ""}, {"</h2>\n", "\n", "\n\n"}},
    {{"<h3>", ".SS ", ""}, {"</h3>\n", "\n", "\n\n"}},
    {{"<p>", ".PP\n", ""}, {"</p>\n", "\n", "\n\n"}},
    {{"<li>", ".IP \\(bu 2\n", "- "}, {"</li>\n", "\n", "\n"}},
    {{"<code>", "\\fB", ""}, {"</code>", "\\fR", ""}},
    {{"<b>", "\\fB", ""}, {"</b>", "\\fR", ""}},
    {{"<pre><code>", ".PP\n.nf\n", ""}, {"</code></pre>\n", ".fi\n", "\n"}},
    {{"<ul>\n", "", ""}, {"</ul>\n", "", "\n"}},
    {{"<div class=\"table\"><table>\n", "", ""}, {"</table></div>\n", "", "\n"}},
    {{"<tr>", ".TP\n", "  "}, {"</tr>\n", "\n", "\n"}},
    {{"<td>", "\n", "\n      "}, {"</td>", "\n.br", ""}},
};

static void markdown_open(out *o, markdown_mark mark, markdown_form form) {
    out_text(o, str_of(markdown_marks[mark].open[form]));
}

static void markdown_close(out *o, markdown_mark mark, markdown_form form) {
    out_text(o, str_of(markdown_marks[mark].close[form]));
}

/* ---- spans ---- */

GEO_FN void markdown_man(out *o, str text) {
    for (size_t i = 0; i < text.len; i++) {
        char c = text.at[i];
        bool starts_line = i == 0 || text.at[i - 1] == '\n';
        if (starts_line && (c == '.' || c == '\'')) {
            out_text(o, STR("\\&"));
        }
        if (c == '\\' || c == '-') {
            out_text(o, c == '-' ? STR("\\-") : STR("\\e"));
        } else {
            out_char(o, c);
        }
    }
}

static void markdown_words(out *o, str text, markdown_form form) {
    if (form == MARKDOWN_HTML) {
        out_xml(o, text);
    } else if (form == MARKDOWN_MAN) {
        markdown_man(o, text);
    } else {
        out_text(o, text);
    }
}

/* A link to another document leads to its page, or names the command that prints it. */
static void markdown_link(out *o, str text, str target, markdown_form form) {
    bool is_topic = str_ends(target, STR(".md"));
    str name = is_topic ? str_head(target, target.len - 3) : target;
    if (form == MARKDOWN_HTML) {
        out_fmt(o, "<a href=\"%s%.*s\">", is_topic ? "/docs/" : "", STR_ARG(name));
        out_xml(o, text);
        out_text(o, STR("</a>"));
        return;
    }
    markdown_words(o, text, form);
    if (!str_eq(text, name)) {
        out_text(o, is_topic ? STR(" (geocoder manual ") : STR(" ("));
        markdown_words(o, name, form);
        out_char(o, ')');
    }
}

/* The text between the mark at its start and the next such mark; *rest is what follows. Absent:
 * there is none. */
static str markdown_span(str text, str mark, str *rest) {
    str inner = str_from(text, mark.len);
    ptrdiff_t end = str_starts(text, mark) ? str_find(inner, mark) : -1;
    if (end < 0) {
        return STR_NONE;
    }
    *rest = str_from(inner, (size_t)end + mark.len);
    return str_head(inner, (size_t)end);
}

static bool markdown_read_link(out *o, str *rest, markdown_form form) {
    ptrdiff_t middle = str_find(*rest, STR("](")), end = str_find(*rest, STR(")"));
    if (!str_starts(*rest, STR("[")) || middle < 0 || end < middle) {
        return false;
    }
    str target = str_head(str_from(*rest, (size_t)middle + 2), (size_t)(end - middle) - 2);
    markdown_link(o, str_from(str_head(*rest, (size_t)middle), 1), target, form);
    *rest = str_from(*rest, (size_t)end + 1);
    return true;
}

/* One span, or the text up to where the next may begin. */
static void markdown_next(out *o, str *rest, markdown_form form) {
    static const struct {
        str mark;
        markdown_mark kind;
    } spans[] = {{STR_ROW("`"), MARK_CODE}, {STR_ROW("**"), MARK_BOLD}};
    for (size_t i = 0; i < LEN(spans); i++) {
        str inner = markdown_span(*rest, spans[i].mark, rest);
        if (inner.at) {
            markdown_open(o, spans[i].kind, form);
            markdown_words(o, inner, form);
            markdown_close(o, spans[i].kind, form);
            return;
        }
    }
    if (markdown_read_link(o, rest, form)) {
        return;
    }
    *rest = rest->at[0] == '\\' && rest->len > 1 ? str_from(*rest, 1) : *rest;
    str marks = STR("`*[\\");
    size_t len = 1;
    while (len < rest->len && str_index(marks, rest->at[len]) == marks.len) {
        len++;
    }
    markdown_words(o, str_head(*rest, len), form);
    *rest = str_from(*rest, len);
}

/* Spans of several lines as one: the indentation of what continues an item is none. */
static void markdown_inline(out *o, str text, markdown_form form) {
    char bytes[MARKDOWN_BLOCK_MAX];
    out joined = out_of(bytes, sizeof bytes);
    while (text.at) {
        out_text(&joined, str_trim(str_cut(&text, '\n')));
        out_text(&joined, text.len ? STR(" ") : STR(""));
    }
    o->full = o->full || joined.full;
    for (str rest = out_str(&joined); rest.len;) {
        markdown_next(o, &rest, form);
    }
}

/* The same in lines of text. */
static void markdown_wrapped(out *o, str text, int used, int hang, markdown_form form) {
    char bytes[MARKDOWN_BLOCK_MAX];
    out plain = out_of(bytes, sizeof bytes);
    if (form != MARKDOWN_TEXT) {
        markdown_inline(o, text, form);
        return;
    }
    markdown_inline(&plain, text, form);
    wrap_write(o, out_str(&plain), used, hang, WRAP_COLUMNS);
    o->full = o->full || plain.full;
}

/* ---- blocks ---- */

static void markdown_heading(out *o, str line, markdown_form form) {
    size_t level = 0;
    while (level < line.len && line.at[level] == '#') {
        level++;
    }
    markdown_mark mark = level == 1 ? MARK_TITLE : level == 2 ? MARK_SECTION : MARK_PART;
    if (mark == MARK_TITLE && form == MARKDOWN_MAN) {
        return;
    }
    markdown_open(o, mark, form);
    markdown_inline(o, str_trim(str_from(line, level)), form);
    markdown_close(o, mark, form);
}

static void markdown_block(out *o, str *rest, markdown_form form) {
    markdown_open(o, MARK_BLOCK, form);
    while (rest->at) {
        str line = str_cut(rest, '\n');
        if (str_starts(line, STR("```"))) {
            break;
        }
        out_text(o, form == MARKDOWN_TEXT && line.len ? STR("    ") : STR(""));
        markdown_words(o, line, form);
        out_char(o, '\n');
    }
    markdown_close(o, MARK_BLOCK, form);
}

/* The next cell of a row, without the bars around it. */
static str markdown_cell(str *row) {
    size_t end = 0;
    while (end < row->len && (row->at[end] != '|' || (end && row->at[end - 1] == '\\'))) {
        end++;
    }
    str cell = str_trim(str_head(*row, end));
    *row = end < row->len ? str_from(*row, end + 1) : STR_NONE;
    return cell;
}

/* A cell of a row but the first; in forms without columns behind its header, if that is given. */
static void markdown_later_cell(out *o, str cell, str header, markdown_form form) {
    char bytes[MARKDOWN_BLOCK_MAX];
    out labelled = out_of(bytes, sizeof bytes);
    if (!cell.len && form != MARKDOWN_HTML) {
        return;
    }
    if (header.len && form != MARKDOWN_HTML) {
        out_fmt(&labelled, "%.*s: ", STR_ARG(header));
    }
    out_text(&labelled, cell);
    markdown_open(o, MARK_CELL, form);
    markdown_wrapped(o, out_str(&labelled), 6, 8, form);
    markdown_close(o, MARK_CELL, form);
    o->full = o->full || labelled.full;
}

/* Of a table with two columns the second needs no header. */
static void markdown_row(out *o, str row, str headers, markdown_form form) {
    row = str_from(row, 1);
    headers = str_from(headers, 1);
    str first = markdown_cell(&row);
    markdown_cell(&headers);
    bool is_pair = str_index(str_from(headers, 1), '|') + 2 >= headers.len;
    markdown_open(o, MARK_ROW, form);
    out_text(o, form == MARKDOWN_HTML ? STR("<td>") : STR(""));
    markdown_wrapped(o, first.len ? first : STR("-"), 2, 6, form);
    out_text(o, form == MARKDOWN_HTML ? STR("</td>") : STR(""));
    while (row.len) {
        str cell = markdown_cell(&row), header = markdown_cell(&headers);
        markdown_later_cell(o, cell, is_pair ? STR("") : header, form);
    }
    markdown_close(o, MARK_ROW, form);
}

static void markdown_table(out *o, str headers, str *rest, markdown_form form) {
    str_cut(rest, '\n'); /* the line below the headers */
    markdown_open(o, MARK_TABLE, form);
    if (form == MARKDOWN_HTML) {
        markdown_row(o, headers, headers, form);
    }
    while (str_starts(*rest, STR("|"))) {
        markdown_row(o, str_cut(rest, '\n'), headers, form);
    }
    markdown_close(o, MARK_TABLE, form);
}

/* Whether the text begins with an empty line, or another block or item. */
static bool markdown_begins(str text) {
    static const str marks[] = {STR_ROW("\n"), STR_ROW("#"),    STR_ROW("|"),
                                STR_ROW("- "), STR_ROW("<!--"), STR_ROW("```")};
    bool begins = false;
    for (size_t i = 0; i < LEN(marks); i++) {
        begins = begins || str_starts(text, marks[i]);
    }
    return begins;
}

static str markdown_lines(str first, str *rest) {
    const char *end = first.at + first.len;
    while (rest->len && !markdown_begins(*rest)) {
        str line = str_cut(rest, '\n');
        end = line.at + line.len;
    }
    return (str){first.at, (size_t)(end - first.at)};
}

static void markdown_list(out *o, str line, str *rest, markdown_form form) {
    markdown_open(o, MARK_LIST, form);
    for (bool goes_on = true; goes_on;) {
        str item = markdown_lines(line, rest);
        markdown_open(o, MARK_ITEM, form);
        markdown_wrapped(o, str_from(item, 2), 2, 2, form);
        markdown_close(o, MARK_ITEM, form);
        goes_on = str_starts(*rest, STR("- "));
        line = goes_on ? str_cut(rest, '\n') : line;
    }
    markdown_close(o, MARK_LIST, form);
}

GEO_FN void markdown_write(out *o, str text, markdown_form form) {
    while (text.len) {
        str line = str_cut(&text, '\n');
        if (!line.len || str_starts(line, STR("<!--"))) {
            continue;
        }
        if (str_starts(line, STR("#"))) {
            markdown_heading(o, line, form);
        } else if (str_starts(line, STR("```"))) {
            markdown_block(o, &text, form);
        } else if (str_starts(line, STR("|"))) {
            markdown_table(o, line, &text, form);
        } else if (str_starts(line, STR("- "))) {
            markdown_list(o, line, &text, form);
        } else {
            markdown_open(o, MARK_PARAGRAPH, form);
            markdown_wrapped(o, markdown_lines(line, &text), 0, 0, form);
            markdown_close(o, MARK_PARAGRAPH, form);
        }
    }
}
