/* geocoder -- geocoding for language models, shells and Nominatim clients, in one static file.
 *
 * This is the whole program, one translation unit: the modules below in data-flow order, then main.
 * A module calls only modules above it; each has a .h beside it with all that others may use, and
 * the includes in those are the architecture (`zig build check-modules` proves it).
 *
 * The path of one request, down and up again:
 *
 *     stdio_serve | httpd_serve | cli_main    bytes in
 *       mcp_handle | rest_handle              one message, its era and envelope
 *         tool_run                            arguments checked against the tool's row
 *           find_search, find_reverse, ...    cache, upstream or gazetteer
 *             nom_search -> fetch_get -> tls -> net
 *             gaz_search
 *         tool_write_json | tool_write_text   the result struct, described once
 *       mcp: the envelope of the era
 *     bytes out
 *
 * Memory is static, reserved at start, or an arena that dies with the request; nothing calls
 * malloc. */
#define _POSIX_C_SOURCE 200809L
#if defined(__APPLE__)
#define _DARWIN_C_SOURCE
#endif

#include "geocoder.h"

/* ---- base: no I/O, no state ---- */
#include "src/base/base.c"   /* slices, arenas, numbers, UTF-8, hashing */
#include "src/base/out.c"    /* bounded writer: text, JSON */
#include "src/base/json.c"   /* strict validator and queries on jsmn's tokens */
#include "src/base/status.c" /* every way a request can end */
#include "src/base/call.c"   /* one request on its way through the layers */
#include "src/base/record.c" /* structs described once: JSON, text, schema */

/* ---- platform ---- */
#include "src/platform/os.c"        /* the operating system, and nothing else is */
#include "src/platform/os_socket.c" /* addresses and sockets */
#include "src/platform/os_crowd.c"  /* many descriptors at once */
#include "src/platform/log.c"       /* one line per event on stderr */
#include "src/platform/config.c"    /* the settings table */

/* ---- wire: the HTTPS client ---- */
#include "src/wire/http.c"         /* HTTP/1.1 over buffers, for client and server */
#include "src/wire/net.c"          /* one connection, with a deadline */
#include "src/wire/tls_trust.c"    /* the CAs that are trusted */
#include "src/wire/tls.c"          /* TLS over it, on mbedTLS */
#include "src/wire/fetch_target.c" /* where to, and through which proxy */
#include "src/wire/fetch.c"        /* GET: pool, redirects */

/* ---- geo ---- */
#include "src/geo/geo.c"   /* distances, bearings, boxes */
#include "src/geo/place.c" /* the place record, questions, origins */

/* ---- source: where answers come from ---- */
#include "src/source/category.c"    /* everyday words for kinds of places */
#include "src/source/store.c"       /* hash table with eviction in one block */
#include "src/source/cache.c"       /* upstream answers, in memory or a file */
#include "src/source/flight.c"      /* equal calls share one request */
#include "src/source/gate.c"        /* the rate gate */
#include "src/source/pack.c"        /* places as bytes and back */
#include "src/source/body.c"        /* Nominatim's JSON to places */
#include "src/source/failure.c"     /* the shapes in which upstreams fail */
#include "src/source/upstream.c"    /* one request to one of the servers */
#include "src/source/nominatim.c"   /* questions to the upstream, cached */
#include "src/source/around.c"      /* what an upstream knows round a point */
#include "src/source/relax.c"       /* simpler forms of a query */
#include "src/source/fold.c"        /* search keys of names */
#include "src/source/gaz_image.c"   /* an index image, read in place */
#include "src/source/gaz_area.c"    /* point in polygon */
#include "src/source/gaz_names.c"   /* names: exact, by prefix, nearly so */
#include "src/source/gaz_spell.c"   /* names spelled nearly so */
#include "src/source/gaz_near.c"    /* nearest places */
#include "src/source/gaz_set.c"     /* the images that are searched together */
#include "src/source/gaz_place.c"   /* a place of an image as an answer */
#include "src/source/gaz_reverse.c" /* the place people would name at a point */
#include "src/source/gaz_query.c"   /* a query in words and parts */
#include "src/source/gaz_match.c"   /* one search in progress */
#include "src/source/gaz_kind.c"    /* points of interest by what they are */
#include "src/source/gaz_rank.c"    /* the order of what was found */
#include "src/source/gaz_search.c"  /* names, context and rank to an answer */
#include "src/source/gaz_hint.c"    /* spellings for what was not found */
#include "src/source/gazetteer.c"   /* answers with no network */
#include "src/source/find.c"        /* cache, upstream or gazetteer */

/* ---- ingest: index files from your data ---- */
#include "src/ingest/sort.c"     /* external sort in bounded memory */
#include "src/ingest/sections.c" /* the sections of an image, and its file */
#include "src/ingest/lexicon.c"  /* words and kinds, numbered */
#include "src/ingest/keys.c"     /* names as an image has them */
#include "src/ingest/image.c"    /* writes an index image */
#include "src/ingest/kinds.c"    /* kinds of things, and their ranks */
#ifdef GEOCODER_TABLES           /* only src/generate/gazetteer.c makes the embedded image */
#include "src/ingest/areas.c"    /* borders as the image has them */
#include "src/ingest/tables.c"   /* the tables of the embedded gazetteer */
#endif
#include "src/ingest/spot.c"     /* one thing on its way in */
#include "src/ingest/country.c"  /* which country a spot is in */
#include "src/ingest/feed.c"     /* a source file, its bad rows and progress */
#include "src/ingest/shape.c"    /* lines and areas measured */
#include "src/ingest/borders.c"  /* administrative areas of a source */
#include "src/ingest/gather.c"   /* spots to sorted runs */
#include "src/ingest/arrange.c"  /* runs to an image */
#include "src/ingest/csv.c"      /* rows of separated values */
#include "src/ingest/geojson.c"  /* GeoJSON, whole or by lines */
#include "src/ingest/geonames.c" /* GeoNames dumps */
#include "src/ingest/inflate.c"  /* zlib blocks */
#include "src/ingest/pbf.c"      /* blocks of .osm.pbf */
#include "src/ingest/tags.c"     /* what an OpenStreetMap object is */
#include "src/ingest/osm.c"      /* OpenStreetMap extracts */
#include "src/ingest/build.c"    /* sources to an index file */

/* ---- tool: the ten tools ---- */
#include "src/tool/row.c"    /* arguments and schemas by the rows */
#include "src/tool/answer.c" /* what several answers share */
#include "src/tool/search.c" /* geocode, reverse_geocode, bbox_from_place, batch_geocode */
#include "src/tool/nearby.c" /* nearby_places */
#include "src/tool/admin.c"  /* admin_boundaries */
#include "src/tool/route.c"  /* route_waypoints, distance_matrix */
#include "src/tool/report.c" /* geocoder_status, geocoder_capabilities */
#include "src/tool/tool.c"   /* THE table */

/* ---- serve: the faces ---- */
#include "src/serve/embed.c"         /* the functions of geocoder.h */
#include "src/serve/pool.c"          /* worker threads */
#include "src/serve/credits.c"       /* licences to be passed on */
#include "src/serve/memo.c"          /* answers of the last second */
#include "src/serve/rpc.c"           /* JSON-RPC 2.0 messages */
#include "src/serve/mcp_request.c"   /* the envelope of both eras */
#include "src/serve/mcp_tools.c"     /* tools/list, tools/call */
#include "src/serve/mcp_resources.c" /* resources */
#include "src/serve/mcp_prompts.c"   /* prompts and completion */
#include "src/serve/mcp.c"           /* the dispatcher */
#include "src/serve/stdio.c"         /* MCP over stdin and stdout */
#include "src/serve/exchange.c"      /* one HTTP request and its reply */
#include "src/serve/guard.c"         /* origins, hosts, tokens */
#include "src/serve/rest_format.c"   /* Nominatim's output formats */
#include "src/serve/rest.c"          /* the Nominatim-compatible face */
#include "src/serve/mcp_http.c"      /* MCP over HTTP */
#include "src/serve/conn.c"          /* connections: bytes in and out */
#include "src/serve/metrics.c"       /* counters and access log */
#include "src/serve/endpoint.c"      /* paths and methods */
#include "src/serve/reply.c"         /* status line and headers */
#include "src/serve/job.c"           /* requests that wait */
#include "src/serve/httpd.c"         /* the event loop */
#include "src/serve/cli_tool.c"      /* a tool as a sub-command */
#include "src/serve/bulk_input.c"    /* rows of lines, CSV, NDJSON */
#include "src/serve/bulk_output.c"   /* rows as NDJSON, CSV, GeoJSON */
#include "src/serve/bulk.c"          /* many queries from a file */
#include "src/serve/doctor.c"        /* what answers depend on, checked */
#include "src/serve/cli_index.c"     /* geocoder index */
#include "src/serve/cli.c"           /* sub-commands */

#ifndef GEOCODER_NO_MAIN
int main(int argc, char **argv) {
    os_seal();
    return cli_main(argc, argv);
}
#endif
