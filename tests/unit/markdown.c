/* markdown -- a row per block and span, in the three forms of a document. */

static void test_markdown(void) {
    static const struct {
        const char *text, *html, *man, *plain;
    } rows[] = {
        {"# A title\n", "<h1>A title</h1>\n", "", "A title\n\n"},
        {"## A <b>\n", "<h2>A &lt;b&gt;</h2>\n", ".SH A <b>\n", "A <b>\n\n"},
        {"### C\n", "<h3>C</h3>\n", ".SS C\n", "C\n\n"},
        {"one `-x` \\*\n**two**.\n\n.three\n",
         "<p>one <code>-x</code> * <b>two</b>.</p>\n<p>.three</p>\n",
         ".PP\none \\fB\\-x\\fR * \\fBtwo\\fR\\&.\n.PP\n\\&.three\n",
         "one -x * two.\n\n.three\n\n"},
        {"see [maps](map.md), [map](map.md), [a [b",
         "<p>see <a href=\"/docs/map\">maps</a>, "
         "<a href=\"/docs/map\">map</a>, [a [b</p>\n",
         ".PP\nsee maps (geocoder manual map), map, [a [b\n",
         "see maps (geocoder manual map), map, [a [b\n\n"},
        {"[x](https://x.org/a-b)", "<p><a href=\"https://x.org/a-b\">x</a></p>\n",
         ".PP\nx (https://x.org/a\\-b)\n", "x (https://x.org/a-b)\n\n"},
        {"- a\n  b\n- c\ntext\n\nend\n", "<ul>\n<li>a b</li>\n<li>c text</li>\n</ul>\n<p>end</p>\n",
         ".IP \\(bu 2\na b\n.IP \\(bu 2\nc text\n.PP\nend\n", "- a b\n- c text\n\nend\n\n"},
        {"```c\nif (a < b)\n\n.x\n```\n", "<pre><code>if (a &lt; b)\n\n.x\n</code></pre>\n",
         ".PP\n.nf\nif (a < b)\n\n\\&.x\n.fi\n", "    if (a < b)\n\n    .x\n\n"},
        {"| a | b |\n|---|---|\n| `c\\|d` | e |\n",
         "<div class=\"table\"><table>\n<tr><td>a</td><td>b</td></tr>\n"
         "<tr><td><code>c\\|d</code></td><td>e</td></tr>\n</table></div>\n",
         ".TP\n\\fBc\\e|d\\fR\ne\n.br\n", "  c\\|d\n      e\n\n"},
        {"| a | b | c |\n|---|---|---|\n| 1 | | 3 |\n",
         "<div class=\"table\"><table>\n<tr><td>a</td><td>b</td><td>c</td></tr>\n"
         "<tr><td>1</td><td></td><td>3</td></tr>\n</table></div>\n",
         ".TP\n1\nc: 3\n.br\n", "  1\n      c: 3\n\n"},
        {"<!-- mark -->\n```", "<pre><code></code></pre>\n", ".PP\n.nf\n.fi\n", "\n"},
        {"| aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa | b |\n|---|---|\n| 1 | cccccccccccccccccccccccccc "
         "dddddddddddddddddddddddddddddddddddddddddddddddddd e |",
         "<div "
         "class=\"table\"><table>\n<tr><td>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</td><td>b</td></tr>\n"
         "<tr><td>1</td><td>cccccccccccccccccccccccccc "
         "dddddddddddddddddddddddddddddddddddddddddddddddddd e</td></tr>\n</table></div>\n",
         ".TP\n1\ncccccccccccccccccccccccccc "
         "dddddddddddddddddddddddddddddddddddddddddddddddddd e\n.br\n",
         "  1\n      cccccccccccccccccccccccccc\n"
         "        dddddddddddddddddddddddddddddddddddddddddddddddddd e\n\n"},
        {"|", "<div class=\"table\"><table>\n<tr><td>-</td></tr>\n</table></div>\n", "", "\n"},
    };
    static char bytes[4096];
    for (size_t i = 0; i < LEN(rows); i++) {
        const char *const forms[] = {rows[i].html, rows[i].man, rows[i].plain};
        for (int form = 0; form < MARKDOWN_FORMS; form++) {
            out o = out_of(bytes, sizeof bytes);
            markdown_write(&o, str_of(rows[i].text), (markdown_form)form);
            CHECK(EQ_STR(out_str(&o), str_of(forms[form])), rows[i].text);
            out full = out_of(bytes, 1);
            markdown_write(&full, str_of(rows[i].text), (markdown_form)form);
            CHECK(EQ(full.full, strlen(forms[form]) > 1), "a document is never cut");
        }
    }
}
