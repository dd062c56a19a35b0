/* deploy -- a row per file that runs the program as a service, and the templates of
 * src/data/deploy, which the build joins: each behind a form feed and a line with its name. In a
 * template, {version}, {program} and {listen} stand for a text; the line {variables} for the
 * settings of this command, one a line; a line behind "@offline " or "@online " is of such a server
 * only.
 *
 * Outside facts: systemd.unit(5), systemd.service(5) and systemd.socket(5); the Compose
 * Specification, in which `$` begins a variable and `$$` is one. */
#include "deploy.h"

#include <string.h>

#include "../../geocoder.h"
#include "../base/blob.h"
#include "../platform/config.h"
#include "../platform/os.h"

BLOB_DECLARE(deploy);

/* How a file writes a variable: what stands before its name, between, and behind its value. */
typedef struct {
    const char *before, *between, *behind;
    bool is_inside; /* of a container, where paths and addresses are others */
    char doubled;   /* in a value */
} deploy_form;

static const deploy_form deploy_unit = {"Environment=\"", "=", "\"", false, '%'},
                         deploy_compose = {"      ", ": ", "", true, '$'},
                         deploy_kubernetes = {"            - {name: ", ", value: ", "}", true, 0};

#define DEPLOY_SYSTEMD "systemctl daemon-reload && systemctl enable --now geocoder"
static const deploy_row deploy_rows[] = {
    {"systemd", "systemd", "/etc/systemd/system/geocoder.service", DEPLOY_SYSTEMD},
    {"systemd", "systemd", "/etc/systemd/system/geocoder.socket", DEPLOY_SYSTEMD},
    {"compose", "Docker Compose", "compose.yaml", "docker compose up"},
    {"kubernetes", "Kubernetes", "kubernetes.yaml", "kubectl apply -f kubernetes.yaml"},
};
static const deploy_form *const deploy_forms[] = {&deploy_unit, &deploy_unit, &deploy_compose,
                                                  &deploy_kubernetes};

GEO_FN const deploy_row *deploy_at(int index) {
    return index < (int)LEN(deploy_rows) ? &deploy_rows[index] : NULL;
}

GEO_FN str deploy_template(str name) {
    for (str rest = BLOB(deploy); rest.len;) {
        str text = str_cut(&rest, '\f'), first = str_cut(&text, '\n');
        if (str_eq(first, name)) {
            return text;
        }
    }
    return STR_NONE;
}

/* Offline it needs no network of its own: systemd opens the sockets, see supervisor. */
static bool deploy_is_offline(void) {
    return config_get()->backend == BACKEND_GAZETTEER;
}

GEO_FN bool deploy_is_wanted(const deploy_row *row) {
    return !str_ends(str_of(row->path), STR(".socket")) || deploy_is_offline();
}

/* systemd's strings are quoted as JSON's, but for `%` and what is not ASCII. */
static void deploy_write_quoted(out *o, const deploy_form *form, str value) {
    char quote = form == &deploy_unit ? 0 : '"';
    out_text(o, quote ? STR("\"") : STR(""));
    for (size_t i = 0; i < value.len; i++) {
        char c = value.at[i];
        out_text(o, c == '"' || c == '\\' ? STR("\\") : STR(""));
        out_char(o, c);
        out_text(o, c && c == form->doubled ? str_head(str_from(value, i), 1) : STR(""));
    }
    out_text(o, quote ? STR("\"") : STR(""));
}

/* Of the settings that this command was given, that of *index or the next one for such a file. */
static bool deploy_given_at(const deploy_form *form, int *index, str *name, str *value) {
    for (; config_given_at(index, name, value); ++*index) {
        bool is_place = config_is_path(*index) || str_eq(*name, STR("GEOCODER_HOST")) ||
                        str_eq(*name, STR("GEOCODER_PORT"));
        if (!form->is_inside || !is_place) {
            return true;
        }
    }
    return false;
}

static void deploy_write_variable(out *o, const deploy_form *form, str name, str value) {
    out_fmt(o, "%s%.*s%s", form->before, STR_ARG(name), form->between);
    deploy_write_quoted(o, form, value);
    out_fmt(o, "%s\n", form->behind);
}

/* Those that the template has no line for. */
static void deploy_write_variables(out *o, const deploy_form *form, str text) {
    str name, value;
    for (int i = 0; deploy_given_at(form, &i, &name, &value); i++) {
        if (!form->is_inside || str_find(text, name) < 0) {
            deploy_write_variable(o, form, name, value);
        }
    }
}

/* Whether a line of a template sets a variable that this command was given. */
static bool deploy_replace(out *o, const deploy_form *form, str line) {
    str before = str_of(form->before), name, value;
    bool may = form->is_inside && str_starts(line, before);
    for (int i = 0; may && deploy_given_at(form, &i, &name, &value); i++) {
        str rest = str_from(line, before.len);
        if (str_starts(rest, name) && str_starts(str_from(rest, name.len), str_of(form->between))) {
            deploy_write_variable(o, form, name, value);
            return true;
        }
    }
    return false;
}

/* What listens there is Nominatim's API, MCP and all else of the one port. */
static void deploy_write_listen(out *o) {
    const config *cfg = config_get();
    str host = cfg->host, file = STR("unix:");
    if (str_starts(host, file)) {
        deploy_write_quoted(o, &deploy_unit, str_from(host, file.len));
    } else {
        bool is_v6 = str_find(host, STR(":")) >= 0;
        out_fmt(o, is_v6 ? "[%.*s]:%d" : "%.*s:%d", STR_ARG(host), cfg->port);
    }
}

static void deploy_write_line(out *o, str line, str self) {
    static const char *const words[] = {"{version}", "{program}", "{listen}"};
    while (line.len) {
        size_t which = 0;
        while (which < LEN(words) && !str_starts(line, str_of(words[which]))) {
            which++;
        }
        switch (which) {
        case 0: out_text(o, STR(GEOCODER_VERSION)); break;
        case 1: deploy_write_quoted(o, &deploy_unit, self); break;
        case 2: deploy_write_listen(o); break;
        default: out_char(o, line.at[0]);
        }
        line = str_from(line, which < LEN(words) ? strlen(words[which]) : 1);
    }
    out_char(o, '\n');
}

GEO_FN void deploy_write(out *o, const deploy_row *row, str self) {
    const deploy_form *form = deploy_forms[row - deploy_rows];
    str text = deploy_template(str_of(os_file_name(row->path)));
    str ours = deploy_is_offline() ? STR("@offline ") : STR("@online ");
    for (str rest = text; rest.len;) {
        str line = str_cut(&rest, '\n');
        if (str_eq(line, STR("{variables}"))) {
            deploy_write_variables(o, form, text);
        } else if (!deploy_replace(o, form, line) &&
                   (!str_starts(line, STR("@")) || str_starts(line, ours))) {
            deploy_write_line(o, str_starts(line, ours) ? str_from(line, ours.len) : line, self);
        }
    }
}
