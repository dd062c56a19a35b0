/* e2e_command.c: command lines of the real binary in a folder of files: the exit code of each, what
 * it writes to stdout, and its sentence on stderr.
 *
 *   e2e_command GEOCODER
 *
 * The rows run one after another in the same folder, which is also below their home: a row may need
 * the files of those before it. Each goes through the shell, so that it can redirect. */
#define _XOPEN_SOURCE 700 /* realpath */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

enum {
    TEXT_LEN_MAX = 1 << 17,
    COMMAND_LEN_MAX = 8192,
    PATH_LEN_MAX = 4096,
    WORDS_LEN_MAX = 200,
    STOPPED = 124 /* timeout(1) */
};

typedef struct {
    const char *words;
    int code;
    const char *out, *err; /* what these have; NULL: nothing at all */
    const char *before;    /* arguments of env; NULL: none */
} row;

static struct {
    char program[PATH_LEN_MAX];
    char folder[32];
    char out[TEXT_LEN_MAX], err[TEXT_LEN_MAX];
} t = {.folder = "/tmp/geocoder-command-XXXXXX"};

static void show_context(void) {
    printf("it wrote:\n%.1000s\nand said:\n%.1000s\n", t.out, t.err);
}

static void read_text(const char *name, char text[TEXT_LEN_MAX]) {
    FILE *file = fopen(name, "rb");
    size_t len = file ? fread(text, 1, TEXT_LEN_MAX - 1, file) : 0;
    text[len] = 0;
    if (file) {
        fclose(file);
    }
}

static int shell(const char *command) {
    int status = system(command);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static bool holds(const char *text, const char *part) {
    return part ? strstr(text, part) != NULL : text[0] == 0;
}

static void run_row(const row *r) {
    char command[COMMAND_LEN_MAX];
    snprintf(command, sizeof command, "{ env %s '%s' %s\n} </dev/null >.out 2>.err",
             r->before ? r->before : "", t.program, r->words);
    int code = shell(command);
    read_text(".out", t.out);
    read_text(".err", t.err);
    CHECK(EQ(code, r->code) && holds(t.out, r->out) && holds(t.err, r->err), r->words);
}

/* ---- the folder ---- */

static const char prepare[] =
    "mkdir -p xdg/zed home/.config/zed home/.gemini home/.codeium/windsurf "
    "home/.qwen/settings.json bin\n"
    "printf 'name,lat,lon,kind\\nAlpha,10.5,20.25,pub\\nBeta,11,21,pub\\n' >two.csv\n"
    "printf 'name,lat,lon\\nGamma,x,21\\nDelta,1,2\\n' >bad.csv\n"
    "printf '{\"type\":\"FeatureCollection\",\"features\":[]}' >empty.geojson\n"
    "printf '{\"query\":\"Paris\"}\\n{\"query\":\"Rome\"}\\n' >queries.ndjson\n"
    "printf 'Paris\\nBerlin\\n' >places.txt\n"
    "printf 'OBJECTID,POINT_X,POINT_Y\\n1,2.35,48.85\\n2,13.4,52.5\\n' >xy.csv\n"
    "printf 'town,x,y\\nBern,600000,200000\\nBasel,611500,267500\\nThun,614600,178200\\n' "
    ">swiss.csv\n"
    "printf 'name,lat,lon\\nA,2.35,48.86\\nB,-73.98,40.7\\nC,151.2,-33.8\\n' >turned.csv\n"
    "printf 'name,\"Breite X\",long\\nA,2.35,48.86\\n' >quoted.csv\n"
    "printf 'lat,lon\\n0,-30\\n-60,-100\\n' >buoys.csv\n"
    "printf 'name,lat,lon\\nA,2600000,1200000\\n' >metres.csv\n"
    "printf 'zip,ISO3166\\n75001,FRA\\n1234,756\\n10115,de\\n' >zips.csv\n"
    "printf 'town,phone,note\\nParis,+41 44 1,=cmd|x\\nRome,-1,@SUM(A1)\\n' >cells.csv\n"
    "printf 'place\\nParis\\n' >one.csv\n"
    "printf "
    "'\357\274\243ity,Str&eacute;et,Country\\n\"\342\200\213Z&uuml;rich\",N/A,\302\240CH\\n' "
    ">pasted.csv\n"
    "printf 'id,lat,lon\\n1,\342\210\22233.8568,\357\274\221\357\274\225\357\274\221.2153\\n' "
    ">digits.csv\n"
    "printf 'name,lat,lon,cc,Notiz\\nA,9.93,-84.08,CR,x\\n' >codes.csv\n"
    "printf 'query,country\\nParis,CA\\nBerlin,Germany\\n75001,\\n' >own.csv\n"
    "printf '{\"query\":\"Paris\"}\\n{\"query\":\"Paris\",\"country_codes\":[\"ca\"]}\\n' "
    ">own.ndjson\n"
    "printf 'price,discount\\n9.5,2.5\\n10.25,3.5\\n' >prices.csv\n"
    "printf 'name;Breite_WGS84;L\303\244nge_WGS84;country;iso2\nSan;9\302\26055 N;84 5 W;;CR\n' "
    ">dms.csv\n"
    "printf '{\"n\":1,\"city\":\"Paris\"}\n{\"city\":\"Paris\",\"country\":\"CAN\"}\n"
    "{\"lat_dd\":\"52 30 N\",\"long_dd\":\"13 24 E\"}\n' >mixed.ndjson\n"
    "printf 'Ort;Land;Breite;Laenge\nHof;CHE;46,9;7,4\n' >towns.csv\n"
    "printf 'stop_id,stop_name,stop_lat,stop_lon\n1,Zoo,52.5,13.3\n' >stops.csv\n"
    "mkfifo pipe\n"
    "printf 'x\\nGEOCODER_LANGUAGE=de\\nGEOCODER_LANGUGE=de\\n' >bad.env\n"
    "printf 'name\\tlat\\tlon\\nAlpha\\t10.5\\t20.25\\n' >tabs.tsv\n"
    "seq 51 >many.txt\n"
    "printf '{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}\\n' >ping.json\n"
    "printf '{\\n  \"x\": 1\\n}\\n' >home/.config/zed/settings.json\n"
    "printf '{/* mine */}' >home/.gemini/settings.json\n"
    "ln -s ../../two.csv home/.codeium/windsurf/mcp_config.json\n"
    "printf '#!/bin/sh\\necho ran \"$@\"\\n' >bin/codex\n"
    "cp bin/codex bin/code\n"
    "chmod +x bin/codex bin/code\n";

/* Nothing of the user's or the machine's settings; no client is on the path. */
static void use_folder(void) {
    char home[sizeof t.folder + 8];
    extern char **environ;
    snprintf(home, sizeof home, "%s/home", t.folder);
    environ = NULL;
    setenv("HOME", home, 1);
    setenv("PATH", "/usr/bin:/bin", 1);
}

/* ---- the rows ---- */

static const row rows[] = {
    {"index build", 64, NULL, "index build needs `-o FILE` and one or more sources.", NULL},
    {"index build -o", 64, NULL, "The option -o needs a value.", NULL},
    {"index build -o a.idx --nope two.csv", 64, NULL, "index build has no option `--nope`;", NULL},
    {"index build -o a.idx --memory 1 two.csv", 64, NULL,
     "--memory wants a number of MiB, 256 or more.", NULL},
    {"index build -o a.idx --memory x two.csv", 64, NULL, "--memory wants a number", NULL},
    {"index build -o a.idx missing.csv", 66, NULL,
     "cannot read missing.csv: No such file or directory.", NULL},
    {"index build -o a.idx two.csv", 0, "a.idx: 2 rows in ",
     "two.csv: reads name=name, lat=lat, lon=lon, type=kind\n", NULL},
    {"index build -o xy.idx --map name=OBJECTID xy.csv", 0, "",
     "xy.csv: reads name=OBJECTID, lon=POINT_X, lat=POINT_Y\n", NULL},
    {"index build -o t.idx turned.csv", 0, "",
     "seem to be swapped; --map lat=lon,lon=lat reads them the other way round.", NULL},
    {"index build -o m.idx metres.csv two.csv", 64, NULL,
     "the coordinates of metres.csv are not degrees. They may be metres: give --crs EPSG:3857",
     NULL},
    {"index build -o m.idx --crs EPSG:2056 metres.csv two.csv", 0, "", /* north first */
     "metres.csv: 1 rows, 0 with a house number, 0 with a town, 0 with a postcode", NULL},
    {"index build -o codes.idx codes.csv", 0, "",
     "codes.csv: reads name=name, lat=lat, lon=lon, country=cc; not used: Notiz\n", NULL},
    {"reverse --offline 9.93 -84.08", 0, "\"A, Costa Rica\"", NULL, "GEOCODER_INDEX=codes.idx"},
    {"index build -o towns.idx towns.csv", 0, "",
     "towns.csv: reads name=Ort, country=Land, lat=Breite, lon=Laenge\n", NULL},
    {"reverse --offline 46.9 7.4", 0, "\"Hof, Switzerland\"", NULL, "GEOCODER_INDEX=towns.idx"},
    {"index build -o stops.idx stops.csv", 0, "",
     "stops.csv: reads name=stop_name, lat=stop_lat, lon=stop_lon; not used: stop_id\n", NULL},
    {"index build -o dms.idx dms.csv", 0, "",
     "reads name=name, lat=Breite_WGS84, lon=L\xc3\xa4nge_WGS84, country=country, country=iso2\n",
     NULL},
    {"reverse --offline 9.9167 -84.0833", 0, "\"San, Costa Rica\"", NULL, "GEOCODER_INDEX=dms.idx"},
    {"index build -o b.idx bad.csv", 0, "1 bad ones left out",
     "bad.csv:2: the latitude is not a number from -90 to 90", NULL},
    {"index build -o c.idx --strict bad.csv", 64, NULL, "Correct the row, or leave out --strict.",
     NULL},
    {"index build -o c.idx --map name=x,lat=lat,lon=lon two.csv", 64, NULL,
     "no source has a column or property \"x\".", NULL},
    {"index build -o c.idx --map nonsense two.csv", 64, NULL,
     "--map wants pairs like name=HEADER,lat=Y.", NULL},
    {"index build -o c.idx --date yesterday two.csv", 64, NULL,
     "--date wants a day like 2024-06-30.", NULL},
    {"index build -o c.idx --date 2026-01-02 two.csv", 0, "  2 kept", "two.csv: reads ", NULL},
    {"index build -o /no/such/c.idx two.csv", 73, NULL,
     "/no/such/c.idx cannot be written: No such file or directory.", NULL},
    {"index build -o d.idx empty.geojson", 64, NULL, "there is not one good row in the sources.",
     NULL},
    {"index build -o d.idx places.xyz", 64, NULL, "no format is known for the name of places.xyz.",
     NULL},
    {"index merge a.idx", 64, NULL, "index merge needs index files and `-o FILE`.", NULL},
    {"index merge -o m.idx a.idx --strict", 64, NULL, "index merge has no option `--strict`;",
     NULL},
    {"index merge -o m.idx a.idx --date 2026-01-02", 64, NULL,
     "index merge has no option `--date`;", NULL},
    {"index merge -o m.idx --memory 1 a.idx", 64, NULL, "--memory wants a number of MiB", NULL},
    {"index merge -o m.idx a.idx c.idx", 0, "  3 in another file, too", NULL, NULL},
    {"index merge -o n.idx a.idx", 0, " places of 1 file, ", NULL, NULL},
    {"index merge -o m.idx a.idx two.csv", 73, NULL, "two.csv is not a geocoder index.", NULL},
    {"index merge -o m.idx a.idx missing.idx", 66, NULL,
     "missing.idx cannot be read: No such file or directory.", NULL},
    {"index info a.idx", 0, "points of interest   2", NULL, NULL},
    {"index info", 0, "embedded: ", NULL, NULL},
    {"--index a.idx index info", 0, "a.idx: ", NULL, NULL},
    {"index info two.csv", 73, NULL, "two.csv is not a geocoder index.", NULL},
    {"index info missing.idx a.idx", 66, "a.idx: ", "missing.idx cannot be read", NULL},
    {"index check", 64, NULL, "index check needs one or more index files.", NULL},
    {"index check a.idx m.idx", 0, ", all as they were written", NULL, NULL},
    {"index check two.csv", 73, NULL, "two.csv is not a geocoder index.", NULL},
    {"--index missing.idx geocode x", 78, NULL,
     "GEOCODER_INDEX: The index missing.idx cannot be read: No such file", NULL},
    {"--index two.csv geocode x", 78, NULL,
     "GEOCODER_INDEX: The index two.csv is not a geocoder index.", NULL},
    {"map", 64, NULL, "map needs places and -o FILE;", NULL},
    {"map Paris", 64, NULL, "map needs places and -o FILE;", NULL},
    {"map Paris -o", 64, NULL, "-o needs a value.", NULL},
    {"map Paris -o p.gif", 64, NULL, "-o takes a file that ends in .html, .svg or .png.", NULL},
    {"map Paris -o p.svg --nope", 64, NULL, "map has no option --nope;", NULL},
    {"map Paris -o p.svg --offline", 0, NULL, NULL, NULL},
    {"map Paris -o p.svg --offline", 73, NULL,
     "p.svg exists already; add --force to write it anew.", NULL},
    {"map Paris -o p.svg --offline --force", 0, NULL, NULL, NULL},
    {"map Paris Berlin --title Trip -o p.html --offline", 0, NULL, NULL, NULL},
    {"map two.csv -o p.png --offline", 0, NULL, "lat=lat, lon=lon; not used: name, kind.", NULL},
    {"map places.txt -o q.svg --offline", 0, NULL, NULL, NULL},
    {"map queries.ndjson -o s.svg --offline", 0, NULL, "Looks up query=query.", NULL},
    {"map tabs.tsv -o t.svg --offline", 0, NULL, "lat=lat, lon=lon; not used: name.", NULL},
    {"map empty.geojson -o r.svg --offline", 64, NULL, "Nothing to show", NULL},
    {"map many.txt -o r.svg --offline", 65, NULL,
     "many.txt has more than 50 rows, the most of a map.", NULL},
    {"map bad.csv -o r.svg --offline", 1, NULL, "1 of 2 places are shown, not: x, 21.", NULL},
    {"map Paris -o /no/such/r.svg --offline", 73, NULL, "/no/such/r.svg cannot be written", NULL},
    {"map $(seq 51) -o u.svg", 64, NULL, "A map has at most 50 places.", NULL},
    {"map Xqzzyv -o u.svg --offline", 1, NULL, "0 of 1 places are shown, not: Xqzzyv.", NULL},
    {"healthcheck", 69, NULL, "127.0.0.1 port 8010 cannot be reached: Connection refused.", NULL},
    {"healthcheck x", 64, NULL, "healthcheck takes no argument `x`;", NULL},
    {"healthcheck --host 0.0.0.0 --port 1", 69, NULL, "127.0.0.1 port 1 cannot be reached", NULL},
    {"healthcheck --host :: --port 1", 69, NULL, "::1 port 1 cannot be reached", NULL},
    {"healthcheck --host unix:/no/such --port 1", 69, NULL,
     "/no/such cannot be reached: No such file or directory.", NULL},
    {"doctor x", 64, NULL, "doctor takes no argument `x`;", NULL},
    {"doctor --backend nominatim", 78, NULL, "GEOCODER_BACKEND=nominatim needs a server:", NULL},
    {"doctor --base-url nonsense", 78, NULL, "The URL \"nonsense\" is not of the form", NULL},
    {"doctor --base-url http://127.0.0.1:1", 69, "FAIL upstream ", NULL, NULL},
    {"doctor --base-url http://name.invalid", 69, "FAIL names ", NULL, NULL},
    {"doctor --base-url unix:/no/such", 69, "FAIL upstream ", NULL, NULL},
    {"doctor --offline", 73, "FAIL cache ", "cache_file_unusable",
     "GEOCODER_CACHE_FILE=/no/such/cache"},
    {"doctor --offline", 0, "kept in the file cache", NULL, "GEOCODER_CACHE_FILE=cache"},
    {"doctor --offline", 0, "ok   model ", NULL, "GEOCODER_LLM_URL=http://127.0.0.1:1/v1"},
    {"doctor --offline", 78, "FAIL model      GEOCODER_LLM_URL cannot be used.", NULL,
     "GEOCODER_LLM_URL=nonsense"},
    {"install", 0, "zed             Zed                 would be entered  ", "Nothing was changed;",
     NULL},
    {"install", 0, NULL, "No client is here; `geocoder install list` names those there are.",
     "HOME=$PWD/xdg"},
    {"install list", 0, "\nkiro            Kiro                not here          ", NULL, NULL},
    {"install nobody", 64, NULL, "install does not know `nobody`; `geocoder install list` names",
     NULL},
    {"install claud", 64, NULL, "install does not know `claud`; the nearest is claude-code;", NULL},
    {"install cursor extra", 64, NULL,
     "install takes a client, --all, --project, --url and --print, not `extra`.", NULL},
    {"install cursor --nope", 64, NULL, "and --print, not `--nope`.", NULL},
    {"install cursor --url", 64, NULL, "--url needs the address of an MCP server,", NULL},
    {"install cursor --url host/mcp", 64, NULL, "--url needs the address of an MCP server,", NULL},
    {"install cursor", 73, "{\n  \"mcpServers\": {\n    \"geocoder\": {\"command\":",
     "Has the client run once here?", NULL},
    {"install cursor --print", 0, "\"env\":{}}\n  }\n}\n", "Or open cursor://", NULL},
    {"install cursor --print --url https://h/mcp", 0, "\"geocoder\": {\"url\":\"https://h/mcp\"}",
     "on https://cursor.com/", NULL},
    {"install vscode --print", 0, "{\n  \"servers\": {\n", "Or open vscode:", NULL},
    {"install opencode --print", 0, "\"environment\":{}", "where that has \"mcp\" already", NULL},
    {"install zed", 0, "Entered into ", NULL, NULL},
    {"install zed", 0, "Nothing to change.", NULL, NULL},
    {"install", 0, "zed             Zed                 entered  ", "Nothing was changed;", NULL},
    {"install --url http://h/mcp", 0, "zed             Zed                 would be changed  ",
     "Nothing was changed;", NULL},
    {"uninstall zed", 0, "Removed from ", NULL, NULL},
    {"uninstall zed", 0, "Nothing to change.", NULL, NULL},
    {"install gemini", 73, "\"mcpServers\"",
     "is not strict JSON with an object \"mcpServers\", so nothing was entered;", NULL},
    {"install", 0, "gemini          Gemini CLI          by hand  ", "Nothing was changed;", NULL},
    {"install windsurf", 73, "\"mcpServers\"", "is a link, so nothing was entered;", NULL},
    {"install qwen", 73, NULL, "cannot be read: ", NULL},
    {"install cursor", 64, NULL, "HOME is not set; add --print", "-u HOME"},
    {"install codex", 73, "{\"GEOCODER_LANGUAGE\"=\"de\"}",
     "The command codex of Codex cannot be run here, so nothing was entered;",
     "GEOCODER_LANGUAGE=de"},
    {"install goose", 73, "envs: {\"GEOCODER_LANGUAGE\":\"de\"}",
     "Goose has no command that adds servers, so nothing was entered;", "GEOCODER_LANGUAGE=de"},
    {"install goose --print", 0, "    envs: {}\n", "on https://block.github.io/goose/", NULL},
    {"install goose --url http://h/mcp --print", 0, "    uri: \"http://h/mcp\"\n",
     "on https://block.github.io/goose/", NULL},
    {"install claude-code", 73, "\"type\":\"stdio\"", "so nothing was entered; ", NULL},
    {"install claude-desktop --url http://h/mcp", 64, NULL, "takes addresses only in its window.",
     NULL},
    {"install claude-desktop --project", 64, NULL, "has no settings of a project.", NULL},
    {"install open-webui", 64, NULL, "give it the address of one with --url.", NULL},
    {"install claude-code --project", 0, "Entered into .mcp.json. Restart Claude Code.", NULL,
     NULL},
    {"install vscode --project", 0, "Entered into .vscode/mcp.json. ", NULL, NULL},
    {"install --project", 0, "claude-code     Claude Code         entered           .mcp.json",
     "Nothing was changed;", NULL},
    {"uninstall --all --project | tail -n 1", 0, "Removed from .vscode/mcp.json. ", NULL, NULL},
    {"install zed | tail -n 1", 0, "/xdg/zed/settings.json. Restart Zed.", NULL,
     "XDG_CONFIG_HOME=$PWD/xdg"},
    {"uninstall zed | tail -n 1", 0, "/xdg/zed/settings.json. Restart Zed.", NULL,
     "XDG_CONFIG_HOME=$PWD/xdg"},
    {"install claude-code --print", 0, "{\n  \"mcpServers\": ", "/.claude.json;", NULL},
    {"install codex --print", 0, ".codex/config.toml\n[mcp_servers.geocoder]\n",
     "on https://developers.openai.com/", NULL},
    {"uninstall goose", 73, NULL, "so nothing was removed; remove \"geocoder\" from ", NULL},
    {"uninstall windsurf", 73, NULL, "so nothing was removed; remove \"geocoder\" from ", NULL},
    {"uninstall systemd", 73, NULL, "Nothing was removed; stop it and delete /etc/systemd/", NULL},
    {"uninstall claude-code", 73, NULL, "The command claude of Claude Code cannot be run", NULL},
    {"--index a.idx install cursor", 64, NULL,
     "GEOCODER_INDEX must be an absolute path to be entered.", NULL},
    {"install systemd --print", 0, "Environment=\"GEOCODER_LANGUAGE=100%% \\\\\\\"", NULL,
     "'GEOCODER_LANGUAGE=100% \\\"'"},
    {"--offline install systemd --print", 0, "Requires=geocoder.socket", NULL, NULL},
    {"install compose --print", 0, "      GEOCODER_LANGUAGE: \"a$$b\"\n    volumes:", NULL,
     "'GEOCODER_LANGUAGE=a$b' GEOCODER_PORT=9000"},
    {"install compose --print", 0, "      NOMINATIM_BASE_URL: \"http://n:1\"\n", NULL,
     "NOMINATIM_BASE_URL=http://n:1"},
    {"install kubernetes --print", 0, "            - {name: GEOCODER_LANGUAGE, value: \"de\"}\n",
     NULL, "GEOCODER_LANGUAGE=de"},
    {"install compose", 0, "Written: compose.yaml. Now: docker compose up\n", NULL, NULL},
    {"install compose", 73, NULL, "compose.yaml is there already;", NULL},
    {"install codex", 0, "ran mcp add geocoder --env GEOCODER_LANGUAGE=de -- ", NULL,
     "PATH=bin:/usr/bin:/bin GEOCODER_LANGUAGE=de"},
    {"install codex --url http://h/mcp", 0, "ran mcp add geocoder --url http://h/mcp", NULL,
     "PATH=bin:/usr/bin:/bin"},
    {"install codex --print", 0, "codex mcp add geocoder -- ", NULL, "PATH=bin:/usr/bin:/bin"},
    {"uninstall codex", 0, "ran mcp remove geocoder", NULL, "PATH=bin:/usr/bin:/bin"},
    {"install --all", 0, "ran mcp add geocoder -- ", NULL, "PATH=bin:/usr/bin:/bin HOME=$PWD/xdg"},
    {"install vscode --print", 0, "code --add-mcp '{\"name\":\"geocoder\",", NULL,
     "PATH=bin:/usr/bin:/bin"},
    {"install --help", 0, "  --print  ", NULL, NULL},
    {"http x", 64, NULL, "http takes no argument `x`;", NULL},
    {"http --port 99999", 78, NULL, "it must be a whole number from 0 to 65535.", NULL},
    {"http --host 0.0.0.0 --port 0", 78, NULL, "may let other machines in: set GEOCODER_TOKEN, ",
     NULL},
    {"http --host 192.0.2.1 --port 0 --insecure-no-auth --offline", 69, NULL,
     "Cannot listen on 192.0.2.1:0: ", NULL},
    {"http --token-file missing --port 0", 78, NULL, "The token file missing cannot be read", NULL},
    {"http --token-file pipe --port 0", 78, NULL,
     "The token file pipe cannot be read: it is a pipe, not a file.", NULL},
    {"--env-file pipe geocode x", 78, NULL,
     "The env file pipe cannot be read: it is a pipe, not a file.", NULL},
    {"http --host unix:/no/such/dir/s --offline", 69, NULL,
     "Cannot listen on unix:/no/such/dir/s: No such file", NULL},
    {"--env-file missing geocode x", 78, NULL, "The env file missing cannot be read", NULL},
    {"--port", 78, NULL, "--port needs a value.", NULL},
    {"geocode", 64, NULL, "query is missing; it must be text of 1 to 512 bytes.", NULL},
    {"geocode Paris --offline --limit many", 64, NULL,
     "limit must be a whole number from 1 to 50, not \"many\".", NULL},
    {"geocode Paris --offline --limit", 64, NULL, "The option --limit needs a value.", NULL},
    {"geocode Paris --offline --limit 1000", 64, NULL,
     "limit must be a whole number from 1 to 50, not 1000.", NULL},
    {"new york --offline", 0, "New York, United States", NULL, NULL},
    {"bbox New Zealand --offline", 0, "\"place_name\":\"New Zealand\"", NULL, NULL},
    {"st gallen --offline --limit=1", 0, "St. Gallen, Switzerland", NULL, NULL},
    {"geocde Paris --offline", 64, NULL, "no command `geocde`, perhaps it is geocode;", NULL},
    {"geocode Paris --offline --lnguage de", 64, NULL, "Did you mean --language?", NULL},
    {"batch two.csv --offline --resme", 64, NULL, "Did you mean --resume?", NULL},
    {"http --hots x", 64, NULL, "Did you mean --host?", NULL},
    {"--versoin", 64, NULL, "Did you mean --version?", NULL},
    {"manual table", 64, NULL, "did you mean tables;", NULL},
    {"nearby \"Paris, France\" --category resturant --offline", 64, NULL,
     "Try: geocoder nearby --place 'Paris, France' --categories restaurant\n", NULL},
    {"doctor --offline --json", 0, "{\"checks\":[{\"check\":\"backend\",\"ok\":true,", NULL, NULL},
    {"doctor --offline --xml", 64, NULL, "doctor takes no argument `--xml`;", NULL},
    {"batch missing.csv --offline", 66, NULL, "missing.csv cannot be read: No such file", NULL},
    {"index build -o x.idx missing.csv --offline", 66, NULL, "cannot read missing.csv: No such",
     NULL},
    {"batch many.txt --offline --to csv 2>unread.log | head -c 0; grep -c written unread.log", 1,
     "0\n", NULL, NULL},
    {"batch two.csv --offline -o /no/such/x.csv", 73, NULL, "/no/such/x.csv cannot be written",
     NULL},
    {"batch many.txt --offline --to", 64, NULL, "The option --to needs a value.", NULL},
    {"batch two.csv --offline --nope 2>&1 | grep -c geocoder:", 0, "1\n", NULL, NULL},
    {"batch two.csv --offline --nope", 64, NULL, "batch has no option --nope;", NULL},
    {"batch two.csv many.txt --offline", 64, NULL, "batch takes one file, and `many.txt` is", NULL},
    {"batch --offline", 64, NULL, "batch needs a file, or - for stdin;", NULL},
    {"batch places.txt --offline --to csv", 0, "Berlin,52.", "2 exact.", NULL},
    {"geocode 75001 --country FR --offline", 1, "\"country_code\":\"fr\"", NULL, NULL},
    {"geocode 1234 --country us --offline", 1, "no postcode looks like \\\"1234\\\"", NULL, NULL},
    {"geocode Lyon --country 276 --offline", 1, "\"reason\":\"outside_country\"", NULL, NULL},
    {"suggest zur --country ch --offline", 0, "Switzerland", NULL, NULL},
    {"batch xy.csv --offline --to csv", 0, "\n2,13.4,52.5,52.5",
     "Looks up the points lat=POINT_Y, lon=POINT_X; not used: OBJECTID.", NULL},
    {"batch turned.csv --offline --to csv", 0, "\nC,151.2,-33.8,-33.",
     "Latitude and longitude are in each other's columns, by where the points are; --columns "
     "lat=lat,lon=lon reads them as they are called.",
     NULL},
    {"batch turned.csv --offline --explain", 0, "\n  lon          lat: ", NULL, NULL},
    {"batch swiss.csv --offline --to csv --columns lat=y,lon=x", 1, "\nBern,600000,200000,,",
     "they are metres of Switzerland and Liechtenstein, so add --crs EPSG:21781.", NULL},
    {"batch swiss.csv --offline --to csv --columns lat=y,lon=x --crs EPSG:21781", 0,
     "\nBern,600000,200000,46.9", "Points are read as EPSG:21781", NULL},
    {"batch swiss.csv --offline --crs EPSG:1", 64, "", "--crs does not know EPSG:1.", NULL},
    {"batch own.ndjson --offline --add country_code", 0, "\"added\":{\"country_code\":", "2 exact.",
     NULL},
    {"batch turned.csv --offline --to csv --add city,nope", 64, "", "--add has no `nope`; it takes",
     NULL},
    {"batch turned.csv --offline --to csv --add timezone --decimal-comma", 0,
     ",fr,FR-IDF,Europe/Paris\n", "3 found.", NULL},
    {"batch turned.csv --offline --to csv --columns lat=lat,lon=lon", 1, "",
     "1 of 3 points have a latitude beyond 90 degrees, 1 of 3 points are at sea: latitude and "
     "longitude seem to be swapped; --columns lat=lon,lon=lat reads them the other way round.",
     NULL},
    {"batch turned.csv --offline --to csv --columns lat=lon,lon=lat", 0, "\nC,151.2,-33.8,-33.",
     "3 found.", NULL},
    {"batch quoted.csv --offline --columns lat=2,lon=3", 0, "",
     "--columns 'lat=long,lon=Breite X' reads them", NULL},
    {"batch buoys.csv --offline", 0, "", "2 of 2 points are at sea.\n", NULL},
    {"batch zips.csv --offline --to csv", 0, "\n1234,756,46.2", "3 nearly.", NULL},
    {"batch prices.csv --offline", 64, "", "has no column `query`", NULL},
    {"batch xy.csv --offline --to csv --column POINT_X,POINT_Y", 0, "\n2,13.4,52.5,52.5",
     "2 found.", NULL},
    {"batch own.csv --offline --to csv", 0, "\nParis,CA,43.",
     "Looks up query=query, country=country.", NULL},
    {"batch own.csv --offline --to csv --country FR", 0, "\nBerlin,Germany,52.", "2 exact", NULL},
    {"batch own.ndjson --offline --to csv", 0, "Ontario, Canada", "2 exact.", NULL},
    {"batch cells.csv --offline --to csv", 0, "Paris,+41 44 1,'=cmd|x,48.",
     "Looks up city=town; not used: phone, note.", NULL},
    {"batch cells.csv --offline --to csv", 0, "Rome,-1,'@SUM(A1),41.", "2 exact.", NULL},
    {"batch cells.csv --offline --to csv --formulas", 0, "Paris,+41 44 1,=cmd|x,48.", "2 exact.",
     NULL},
    {"batch pasted.csv --offline --to csv", 0, ",47.3", "1 exact.", NULL},
    {"batch digits.csv --offline --to csv", 0, ".2153,-33.8", "1 found.", NULL},
    {"geocode '\342\200\234Z&uuml;rich\342\200\235, N/A' --offline --detail full", 0,
     "\"query\":\"\342\200\234Z&uuml;rich\342\200\235, N/A\"", NULL, NULL},
    {"\342\210\22233.8568 \331\241\331\245\331\241.2153 --offline", 0, "\"Sydney", NULL, NULL},
    {"batch one.csv --offline", 0, "", "Looks up city=place.", NULL},
    {"batch dms.csv --offline --to csv", 0, "\nSan;9\302\26055 N;84 5 W;;CR;9.9",
     "Looks up the points lat=Breite_WGS84, lon=L\xc3\xa4nge_WGS84; not used: name", NULL},
    {"batch mixed.ndjson --offline --to csv", 0, "query,n,city,country,lat_dd,long_dd,geo_lat,",
     "Looks up city=city, country=country; not used: n, lat_dd, long_dd.", NULL},
    {"batch mixed.ndjson --offline --to csv", 0, "Ontario, Canada", "2 exact, 1 found.", NULL},
    {"batch mixed.ndjson --offline --to csv", 0, "\"52.5, 13.4\",,,,52 30 N,13 24 E,52.",
     "2 exact, 1 found.", NULL},
    {"map turned.csv -o turned.svg --offline", 0, NULL,
     "Looks up the points lat=lon, lon=lat; not used: name. --columns names others.", NULL},
    {"map turned.csv -o turned.svg --force --offline --columns lat=lat,lon=lon", 0, NULL,
     "--columns lat=lon,lon=lat reads them the other way round.", NULL},
    {"map turned.csv -o turned.svg --force --columns lat=lon,lon=lat", 0, NULL,
     "Looks up the points lat=lon, lon=lat; not used: name.\n", NULL},
    {"batch places.txt --offline --to=geojson", 0, "\"FeatureCollection\"", "2 exact.", NULL},
    {"batch places.txt --offline -o cut.csv", 0, NULL, "2 exact.", NULL},
    {"batch places.txt --offline -o cut.csv --resume", 0, NULL, "2 exact.", NULL},
    {"batch two.csv --offline -o cut.csv --resume", 73, NULL,
     "is not the begin of this command's output", NULL},
    {"batch places.txt --offline -o /dev/full", 73, NULL,
     "The output cannot be written: No space left on device.", NULL},
    {"batch places.txt --offline >/dev/full", 73, NULL,
     "The output cannot be written: No space left on device.", NULL},
    {"--version >/dev/full", 73, NULL, "The output cannot be written: No space left on device.",
     NULL},
    {"geocode Paris --offline >/dev/full", 73, NULL,
     "The output cannot be written: No space left on device.", NULL},
    {"mcp --offline </dev/null >/dev/full", 0, NULL, NULL, NULL},
    {"mcp --offline <ping.json >/dev/full", 73, NULL,
     "A reply cannot be written: No space left on device.", NULL},
    {"mcp --offline <bin", 73, NULL, "Cannot serve MCP on stdin and stdout: Is a directory.", NULL},
    {"index build -o bin two.csv", 73, NULL, "bin cannot be written: it is a folder, not a file.",
     NULL},
    {"--env-file /dev/null geocode Paris --offline", 0, "Paris", NULL, NULL},
    {"lookup X1 --offline", 1, "No place is known by the id X1.", NULL, NULL},
    {"geocode Warszawa --offline --lang local", 0, "\"Warszawa, Województwo mazowieckie, Polska\"",
     NULL, NULL},
    {"geocode Tokyo --offline --lang local", 0, "\"東京都, 日本\"", NULL, NULL},
    {"geocode Warszawa --offline --lang de", 0, "\"Warschau, Woiwodschaft Masowien, Polen\"", NULL,
     NULL},
    {"nearby -48 -125 --radius 500 --categories airport --offline", 1,
     "500 km; try other categories.", NULL, NULL},
    {"bbox Monaco --offline --text", 0, " km\xC2\xB2 of the box", NULL, NULL},
    {"geocode Monaco --offline --outline --text", 0, "its outline is in JSON output", NULL, NULL},
    {"matrix Paris London --offline --text", 0, " 343.8 km", NULL, NULL},
    {"'' --offline", 64, NULL, "query must be text of 1 to 512 bytes", NULL},
    {"--foo", 64, NULL, "There is no option `--foo`;", NULL},
    {"convert 43.7 7.4 --offline", 0, "\"lat\":43.7", NULL, NULL},
    {"geocode '200, 300' --offline", 64, NULL, "These are no coordinates: ", NULL},
    {"--env-file bad.env convert 1 2", 0, "POINT", "setting; 2 ignored", NULL},
    {"convert nowhere", 1, "\"status\":\"needs_clarification\"", NULL, NULL},
    {"http --offline --port 0 --token-file many.txt 2>&1 | grep -c 'A token must' | sed s/^/=/", 0,
     "=1\n", NULL, NULL}, /* of many lines */
    {"map pipe -o special.svg --force --offline", 1, NULL, "pipe", "timeout 20"},
    {"batch pipe --offline", STOPPED, NULL, NULL, "timeout -k 20 1"}, /* one signal ends its wait */
};

/* What is no file is refused, and nobody waits for the writer of a pipe. */
static const struct {
    const char *words; /* with the name of it, or the setting that has it */
    int code;
    const char *setting;
} specials[] = {
    {"index build -o %s two.csv", 73, NULL},
    {"index merge -o m.idx a.idx %s", 66, NULL},
    {"index info %s", 66, NULL},
    {"index check %s", 66, NULL},
    {"geocode Alpha --offline --index %s", 78, NULL},
    {"geocode Alpha --offline --env-file %s", 78, NULL},
    {"http --offline --port 0 --token-file %s", 78, NULL},
    {"geocode Paris --offline", 0, "GEOCODER_CACHE_FILE"},
};

static void test_specials(void) {
    static const struct {
        const char *name, *what;
    } files[] = {{"pipe", "it is a pipe, not a file"},
                 {"home", "it is a folder, not a file"},
                 {"/dev/zero", "it is a device, not a file"},
                 {"socket", "it is a socket, not a file"}};
    struct sockaddr_un at = {.sun_family = AF_UNIX, .sun_path = "socket"};
    char words[WORDS_LEN_MAX], before[WORDS_LEN_MAX];
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    CHECK(EQ(bind(fd, (const struct sockaddr *)(const void *)&at, sizeof at), 0), "a socket");
    for (size_t i = 0; i < sizeof specials / sizeof specials[0]; i++) {
        for (size_t k = 0; k < sizeof files / sizeof files[0]; k++) {
            if (strstr(specials[i].words, "--index") && strcmp(files[k].name, "home") == 0) {
                continue; /* a folder of index files, which may be empty */
            }
            snprintf(words, sizeof words, specials[i].words, files[k].name); /* or without a name */
            snprintf(before, sizeof before, "%s=%s timeout 20",
                     specials[i].setting ? specials[i].setting : "NONE", files[k].name);
            run_row(&(row){words, specials[i].code, specials[i].code ? NULL : "Paris",
                           files[k].what, before});
            const char *end = strchr(t.err, '\n');
            CHECK(strstr(t.err, files[k].name) && end && !end[1], "one sentence, with its name");
        }
    }
    close(fd);
}

/* A disk on which a file that processes share has no room: the reason is the system's own, and the
 * program goes on. Its limit stands for the disk's, because only the administrator can fill one. */
static void test_no_room(void) {
    struct rlimit limit, small = {.rlim_cur = 64 << 10};
    CHECK(EQ(getrlimit(RLIMIT_FSIZE, &limit), 0), "the limit");
    small.rlim_max = limit.rlim_max;
    CHECK(EQ(setrlimit(RLIMIT_FSIZE, &small), 0), "is lowered");
    run_row(&(row){"geocode Paris --offline", 0, "Paris",
                   "GEOCODER_CACHE_FILE full: File too large; this process goes on",
                   "GEOCODER_CACHE_FILE=full"});
    run_row(&(row){"http --offline --port 0", STOPPED, NULL,
                   "GEOCODER_CHAT_FILE full: File too large; this process goes on",
                   "GEOCODER_CHAT_FILE=full timeout 1"});
    CHECK(EQ(setrlimit(RLIMIT_FSIZE, &limit), 0), "and restored");
}

int main(int argc, char **argv) {
    checks.context = show_context;
    if (argc != 2 || !realpath(argv[1], t.program) || !mkdtemp(t.folder) || chdir(t.folder) != 0) {
        fprintf(stderr, "usage: e2e_command GEOCODER\n");
        return 2;
    }
    use_folder();
    CHECK(EQ(shell(prepare), 0), "the folder");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        run_row(&rows[i]);
    }
    test_specials();
    test_no_room();
    char command[COMMAND_LEN_MAX];
    snprintf(command, sizeof command, "rm -rf '%s'", t.folder);
    CHECK(chdir("/") == 0 && EQ(shell(command), 0), "the folder is gone");
    return checks_end("e2e_command");
}
