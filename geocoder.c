/* geocoder -- geocoding for language models, shells and Nominatim clients, in one static file.
 *
 * This is the whole program, one translation unit: the modules below in data-flow order, then main.
 * A module calls only modules above it; the .h beside it holds all that others may use, and the
 * includes there are the architecture (`zig build check-modules` proves it).
 *
 * The path of a request, down and up again (.github/ARCHITECTURE.md has it in full):
 *
 *     stdio_serve | httpd_serve | cli_main    bytes in
 *       mcp_handle                            a message and its envelope
 *         tool_run                            arguments checked against the tool's row
 *           find_search, find_reverse, ...    upstream or gazetteer
 *             nominatim_search                cache, rate limiter, fetch_get
 *             gazetteer_search                index images, in place
 *         tool_write_json | tool_write_text   the result struct, by its record
 *     bytes out
 *
 * rest_handle and photon_handle, the faces of Nominatim and Photon, ask find without a tool.
 *
 * Memory is static, reserved at start, or an arena that dies with the request; nothing calls
 * malloc. */
#define _POSIX_C_SOURCE 200809L
#if defined(__APPLE__)
#define _DARWIN_C_SOURCE
#endif

#include "geocoder.h"

/* Around what runs once a request, and what takes no longer by it: half a megabyte is saved. */
#if defined(__clang__)
#define COMPILED_FOR_SIZE                                                                          \
    _Pragma("clang attribute push(__attribute__((minsize)), apply_to = function)")
#define COMPILED_AS_ASKED _Pragma("clang attribute pop")
#else
#define COMPILED_FOR_SIZE
#define COMPILED_AS_ASKED
#endif

/* ---- base: no I/O, no state ---- */
#include "src/base/base.c"    /* assertions */
#include "src/base/ascii.c"   /* characters */
#include "src/base/str.c"     /* slices, numbers */
#include "src/base/utf8.c"    /* code points */
#include "src/base/hash.c"    /* 64-bit hashes */
#include "src/base/once.c"    /* what is made when first asked for */
#include "src/base/arena.c"   /* memory of a request */
#include "src/base/out.c"     /* bounded writer: text, JSON */
#include "src/base/json.c"    /* strict validator and queries on jsmn's tokens */
#include "src/base/status.c"  /* every way a request can end */
#include "src/base/call.c"    /* a request on its way through the rooms */
#include "src/base/zstd.c"    /* Zstandard and LZ4 */
#include "src/base/inflate.c" /* unpacks zlib and gzip */
#include "src/base/xml.c"     /* tags of XML */

COMPILED_FOR_SIZE

#include "src/base/record.c"   /* structs described once: JSON, text, schema */
#include "src/base/bound.c"    /* what the fields of a struct from a file may be */
#include "src/base/deflate.c"  /* packs zlib and gzip */
#include "src/base/clean.c"    /* the plain form of a text */
#include "src/base/wrap.c"     /* words in lines of a limited width */
#include "src/base/markdown.c" /* documents as HTML, man pages and text */

/* ---- platform: the only code that knows the operating system ---- */
#include "src/platform/os_poller.h" /* these here: the flat file has each header once */
#include "src/platform/os_shared.h"
#include "src/platform/os_socket.h"
#include "src/platform/os_writer.h"
#if defined(_WIN32)
#include "src/platform/os_windows.h"
#include "src/platform/os_windows.c" /* the same five on Windows */
#include "src/platform/os_writer_windows.c"
#include "src/platform/os_shared_windows.c"
#else
#include "src/platform/os.c"        /* time, files, memory, threads */
#include "src/platform/os_writer.c" /* files that appear whole or not at all */
#include "src/platform/os_shared.c" /* a file mapped by several processes */
#endif
#include "src/platform/os_address.c" /* addresses, and names to them */
#if defined(_WIN32)
#include "src/platform/os_poller_windows.c"
#include "src/platform/os_socket_windows.c"
#else
#include "src/platform/os_socket.c" /* sockets */
#include "src/platform/os_poller.c" /* readiness of many descriptors */
#endif
#include "src/platform/os_sandbox.c" /* gives up files and ports that are not needed */
#include "src/platform/os_filter.c"  /* and system calls */
#include "src/platform/os_broker.c"  /* opens what was replaced, from outside the sandbox */
#include "src/platform/log.c"        /* one line per event on stderr */
#include "src/platform/shared.c"     /* a shared file, or memory while it is locked */
#include "src/platform/config.c"     /* the settings table */
#include "src/platform/workers.c"    /* threads for calls that may block */

/* ---- wire: the HTTPS client ---- */
#include "src/wire/http.c"          /* HTTP/1.1 over buffers, for client and server */
#include "src/wire/net.c"           /* one connection, with a deadline */
#include "src/wire/tls_trust.c"     /* the CAs that are trusted */
#include "src/wire/tls.c"           /* TLS over it, on mbedTLS */
#include "src/wire/tls_hash.c"      /* SHA-256, HMAC */
#include "src/wire/tls_signature.c" /* signatures by public keys */
#include "src/wire/jwt.c"           /* signed tokens, and keys */
#include "src/wire/fetch_target.c"  /* where to, and through which proxy */
#include "src/wire/fetch.c"         /* GET: connection pool, redirects */

COMPILED_AS_ASKED

/* ---- geo: places and where they are ---- */
#include "src/geo/geo.c"  /* distances, bearings, boxes */
#include "src/geo/tour.c" /* the shortest order of points */
#include "src/geo/legs.c" /* ways over stops, no leg longer than a limit */
COMPILED_FOR_SIZE
#include "src/geo/zone.c"     /* offsets of time zones */
#include "src/geo/place.c"    /* the place record, queries, origins */
#include "src/geo/geometry.c" /* outlines of places, simplified and written */
COMPILED_AS_ASKED
#include "src/geo/fold.c"    /* search keys of names */
#include "src/geo/lexicon.c" /* words that are not names, and what they do */
COMPILED_FOR_SIZE
#include "src/geo/latin.c"            /* names of other alphabets in Latin letters */
#include "src/geo/country.c"          /* codes of countries */
#include "src/geo/postcode.c"         /* postal codes by their form */
#include "src/geo/angle.c"            /* degrees, minutes and seconds */
#include "src/geo/grid.c"             /* UTM, MGRS, the Swiss grids, Web Mercator */
#include "src/geo/codes.c"            /* plus codes, geohashes, locators */
#include "src/geo/notation_degrees.c" /* and in degrees */
#include "src/geo/notation_link.c"    /* and in links */
#include "src/geo/notation.c"         /* coordinates in every notation */
#include "src/geo/crs.c"              /* coordinate reference systems by their numbers */
#include "src/geo/category.c"         /* everyday words for kinds of places */

/* ---- upstream: the Nominatim client ---- */
#include "src/upstream/lru.c"              /* hash table with LRU eviction */
#include "src/upstream/cache.c"            /* upstream answers, in memory or a file */
#include "src/upstream/singleflight.c"     /* identical calls share a request */
#include "src/upstream/rate_limiter.c"     /* when the next request may be sent */
#include "src/upstream/place_codec.c"      /* places as bytes */
#include "src/upstream/nominatim_reply.c"  /* parses Nominatim's JSON */
#include "src/upstream/nominatim_error.c"  /* what other replies mean */
#include "src/upstream/upstream.c"         /* one request, retries, fail-over */
#include "src/upstream/question.c"         /* cache, then a shared request */
#include "src/upstream/relay.c"            /* replies handed on as they are */
#include "src/upstream/nominatim.c"        /* queries to the upstream, cached */
#include "src/upstream/nominatim_nearby.c" /* places around a point */
#include "src/upstream/relax.c"            /* simplified forms of a query */
#include "src/upstream/fit.c"              /* how a place of an upstream fits the query */

COMPILED_AS_ASKED

/* ---- image: index images, read in place ---- */
#include "src/image/image.c"     /* an index image */
#include "src/image/image_row.c" /* its rows by ids */
#include "src/image/area_line.c" /* border lines, cell by cell */
#include "src/image/area.c"      /* point in polygon */
COMPILED_FOR_SIZE
#include "src/image/area_near.c"    /* the nearest coast or border */
#include "src/image/area_outline.c" /* borders joined to rings */
COMPILED_AS_ASKED
#include "src/image/form.c"    /* how a name is written, given its key */
#include "src/image/names.c"   /* names in their order, and their places */
#include "src/image/prefix.c"  /* names that begin with some letters */
#include "src/image/spell.c"   /* names spelled nearly like a word */
#include "src/image/outline.c" /* lines of streets, outlines of areas */
#include "src/image/rtree.c"   /* nearest places */
#include "src/image/hidden.c"  /* rows that an update hides */
COMPILED_FOR_SIZE
#include "src/image/part.c"      /* time zones and disputes of parts of areas */
#include "src/image/timezone.c"  /* the time zone of a point */
#include "src/image/image_set.c" /* the images that are searched together */
#include "src/image/image_id.c"  /* the ids of places */
COMPILED_AS_ASKED
#include "src/image/image_place.c"  /* where the places of an image lie */
#include "src/image/image_record.c" /* and their records for answers */

COMPILED_FOR_SIZE

/* ---- search: names and points, to places of the images ---- */
#include "src/search/locate.c"       /* what index files have at a point */
#include "src/search/around.c"       /* what a point has near it */
#include "src/search/reverse.c"      /* the place people would name at a point */
#include "src/search/select.c"       /* the places of a kind in an area */
#include "src/search/affix.c"        /* words that go with names */
#include "src/search/query.c"        /* a query in words and parts */
#include "src/search/query_house.c"  /* its house number */
#include "src/search/address.c"      /* streets and house numbers in a query */
#include "src/search/exclude.c"      /* places that a search leaves out */
#include "src/search/house.c"        /* the houses of a street */
#include "src/search/match.c"        /* one search in progress */
#include "src/search/match_hit.c"    /* what it has found */
#include "src/search/reach.c"        /* where a search can find anything */
#include "src/search/postal.c"       /* postal codes among the words */
#include "src/search/poi.c"          /* points of interest by what they are */
#include "src/search/thing.c"        /* things by their kind, in or near a place */
#include "src/search/street.c"       /* houses by other words for their street */
#include "src/search/common.c"       /* words that mean no place by themselves */
#include "src/search/rank.c"         /* the order of what was found */
#include "src/search/own.c"          /* things of index files that no name tells */
#include "src/search/suggest.c"      /* spellings for what was not found */
#include "src/search/reword.c"       /* other ways to write a query */
#include "src/search/miss.c"         /* what a query that finds nothing is about */
#include "src/search/token.c"        /* the words of a query */
#include "src/search/reading.c"      /* what they may be */
#include "src/search/reading_near.c" /* names that are nearly so */
#include "src/search/reading_path.c" /* which of it together */
#include "src/search/posting.c"      /* the places of those names */
#include "src/search/candidate.c"    /* the places that they may mean */
#include "src/search/candidates.c"   /* those of a query */
#include "src/search/feature.c"      /* the evidence for each */
#include "src/search/decision.c"     /* which of them is meant */
#include "src/search/explain.c"      /* why, for people */
#include "src/search/standing.c"     /* or by how well known it is */
#include "src/search/meaning.c"      /* the answer */
#include "src/search/crossing.c"     /* where two streets meet */
#include "src/search/gazetteer.c"    /* answers with no network */
COMPILED_AS_ASKED

/* ---- find: chooses between upstream and gazetteer ---- */
COMPILED_FOR_SIZE
#include "src/find/licenses.c"       /* notices of bundled works */
#include "src/find/find_facts.c"     /* state of the sources */
#include "src/find/find_point.c"     /* coordinates in a query as a place */
#include "src/find/offset.c"         /* "20 km north of Lyon" */
#include "src/find/find_gazetteer.c" /* queries to the gazetteer */
#include "src/find/find.c"           /* upstream or gazetteer */
COMPILED_AS_ASKED
#include "src/find/hops.c" /* ways over settlements */

COMPILED_FOR_SIZE

/* ---- draw: maps ---- */
#include "src/draw/asset.c"  /* the files of the web page */
#include "src/draw/world.c"  /* coasts and borders as lines */
#include "src/draw/tile.c"   /* they, names and streets as vector tiles */
#include "src/draw/scene.c"  /* what a map shows */
#include "src/draw/sketch.c" /* it as paths and texts */
#include "src/draw/svg.c"    /* and as pictures */
#include "src/draw/png.c"
#include "src/draw/app.c" /* and as a page */

COMPILED_AS_ASKED

/* ---- index: writes index images ---- */
#include "src/index/sort.c"    /* external sort in bounded memory */
#include "src/index/packing.c" /* numbers of an image in few bytes */
COMPILED_FOR_SIZE
#include "src/index/sections.c"       /* the sections of an image, and its file */
#include "src/index/string_table.c"   /* words and kinds, numbered */
#include "src/index/name_index.c"     /* names as an image has them */
#include "src/index/image_join.c"     /* names and parents, joined with the ranks of places */
#include "src/index/outline_writer.c" /* lines and outlines as the image has them */
#include "src/index/block_writer.c"   /* where the places of areas are */
#include "src/index/image_writer.c"   /* places and names to an image */
#include "src/index/twin.c"           /* the same thing in several images */
#include "src/index/merge.c"          /* one image of several */
#include "src/index/image_info.c"     /* what is in an image */
#include "src/index/kind.c"           /* kinds of things, and their ranks */
#ifdef GEOCODER_TABLES                /* only the maker of the embedded image has these */
#include "src/index/area_writer.c"    /* borders as the image has them */
#include "src/index/table_reader.c"   /* rows and columns of the tables */
#include "src/index/table_names.c"    /* their names, in languages */
#include "src/index/part_table.c"     /* parts of areas: time zones, disputes */
#include "src/index/zone_table.c"     /* the time zones of areas */
#include "src/index/tables.c"         /* the tables of the embedded gazetteer */
#endif

/* ---- ingest: your data to an index ---- */
#include "src/ingest/account.c"        /* what has become of what is read */
#include "src/ingest/axes.c"           /* latitude and longitude in swapped columns */
#include "src/ingest/headers.c"        /* what columns have, by their headers */
#include "src/ingest/csv_row.c"        /* rows of separated values */
#include "src/ingest/charset.c"        /* encodings of texts */
#include "src/ingest/dialect.c"        /* how a table is written */
#include "src/ingest/sheet.c"          /* tables of spreadsheets */
#include "src/ingest/packed.c"         /* files in packed ones */
#include "src/ingest/import_record.c"  /* one thing on its way in */
#include "src/ingest/import_settle.c"  /* records, once all is read */
#include "src/ingest/import_country.c" /* which country a record is in */
#include "src/ingest/import_reader.c"  /* a source file, its bad rows and progress */
#include "src/ingest/shape.c"          /* lines and areas measured */
#include "src/ingest/borders.c"        /* administrative areas of a source */
#include "src/ingest/import_base.c"    /* the index file that an update is of */
#include "src/ingest/import_nearest.c" /* the nearest streets of houses */
#include "src/ingest/import_sort.c"    /* records to sorted runs */
#include "src/ingest/import_place.c"   /* records to numbered places */
#include "src/ingest/import_street.c"  /* ways to streets, and what is in them */
#include "src/ingest/import_emit.c"    /* sorted records to an image */
#include "src/ingest/metres.c"         /* of which system a table's metres are */
#include "src/ingest/csv.c"            /* tables */
#include "src/ingest/geojson.c"        /* GeoJSON, whole or by lines */
#include "src/ingest/geonames.c"       /* GeoNames dumps */
#include "src/ingest/pbf.c"            /* blocks of .osm.pbf */
#include "src/ingest/pbf_writer.c"     /* and how they are written */
#include "src/ingest/osm_xml.c"        /* objects of .osm and .osc */
#include "src/ingest/osm_changes.c"    /* changes to an extract */
#include "src/ingest/osm_tags.c"       /* what an OpenStreetMap object is */
#include "src/ingest/osm_ahead.c"      /* blocks of extracts, on threads */
#include "src/ingest/osm_pass.c"       /* its files, object by object */
#include "src/ingest/osm.c"            /* OpenStreetMap extracts */
#include "src/ingest/build.c"          /* sources to an index file */

/* ---- tool: the tool table ---- */
#include "src/tool/row_value.c"      /* an argument by its parameter */
#include "src/tool/row.c"            /* arguments and schemas by the rows */
#include "src/tool/answer.c"         /* what several answers share */
#include "src/tool/answer_message.c" /* and its sentence */
#include "src/tool/locale.c"         /* the language of an answer */
#include "src/tool/spot.c"           /* arguments that are places, as points */
#include "src/tool/clock.c"          /* offsets from UTC */
#include "src/tool/columns.c"        /* many places as a table */
#include "src/tool/geocode.c"        /* geocode, reverse_geocode, bbox_from_place */
#include "src/tool/within.c"         /* the area that a call names */
#include "src/tool/geocode_batch.c"  /* batch_geocode */
#include "src/tool/lookup.c"         /* lookup_places */
#include "src/tool/nearby.c"         /* nearby_places */
#include "src/tool/places.c"         /* find_places */
#include "src/tool/admin.c"          /* admin_boundaries */
#include "src/tool/route.c"          /* route_waypoints */
#include "src/tool/show_map.c"       /* show_map */
#include "src/tool/matrix.c"         /* distance_matrix */
#include "src/tool/convert.c"        /* one point in all notations */
#include "src/tool/complete.c"       /* suggestions as one types */
#include "src/tool/report.c"         /* geocoder_status, geocoder_capabilities */
#include "src/tool/tool.c"           /* THE table */
#include "src/tool/topic.c"          /* the documents */
#include "src/tool/embed.c"          /* the functions of geocoder.h */

/* ---- table: tables as people have them ---- */
#include "src/table/table_columns.c"  /* the columns of a query */
#include "src/table/table_content.c"  /* what the cells of a column are */
#include "src/table/table_postcode.c" /* codes that were taken for numbers */
#include "src/table/table_roles.c"    /* which columns make a query, by headers and cells */
#include "src/table/table_input.c"    /* rows of lines, CSV, NDJSON */
#include "src/table/table_request.c"  /* what a row asks for */
#include "src/table/table_report.c"   /* what is said of a table */

/* ---- chat: sentences to steps, steps to a map ---- */
#include "src/chat/chat_words.c"   /* THE table: words, intents, sayings */
#include "src/chat/chat_layers.c"  /* the operator's map layers */
#include "src/chat/chat_tools.c"   /* and tools, of an MCP server */
#include "src/chat/chat_plan.c"    /* what a sentence asks for */
#include "src/chat/chat_planner.c" /* sentences to plans */
#include "src/chat/chat_model.c"   /* and by a language model */
#include "src/chat/chat_session.c" /* what is remembered between messages */
#include "src/chat/chat_action.c"  /* what a map is to do */
#include "src/chat/chat_run.c"     /* a message to an answer */

/* ---- mcp: the Model Context Protocol ---- */
#include "src/mcp/response_cache.c" /* replies of the last second */
#include "src/mcp/jsonrpc.c"        /* JSON-RPC 2.0 messages */
#include "src/mcp/mcp_request.c"    /* the envelope of a request */
#include "src/mcp/mcp_tools.c"      /* tools/list, tools/call */
#include "src/mcp/mcp_resources.c"  /* resources */
#include "src/mcp/mcp_prompts.c"    /* prompts and completion */
#include "src/mcp/mcp.c"            /* the dispatcher */
#include "src/mcp/stdio.c"          /* MCP over stdin and stdout */

/* ---- http: the server ---- */
#include "src/http/exchange.c"      /* one HTTP request and its reply */
#include "src/http/supervisor.c"    /* sockets from systemd, and what it is told */
#include "src/http/oauth.c"         /* access tokens of an authorization server */
#include "src/http/card.c"          /* the MCP server card */
#include "src/http/oauth_seal.c"    /* what our own one gives to clients */
#include "src/http/guard.c"         /* origins, hosts, tokens */
#include "src/http/oauth_form.c"    /* parameters of OAuth */
#include "src/http/oauth_client.c"  /* who asks to be allowed */
#include "src/http/oauth_server.c"  /* the built-in authorization server */
#include "src/http/rest_param.c"    /* the parameters of Nominatim's API */
#include "src/http/rest_format.c"   /* Nominatim's output formats */
#include "src/http/rest_object.c"   /* an object with its parts */
#include "src/http/rest_send.c"     /* replies, an upstream's too */
#include "src/http/rest.c"          /* the Nominatim-compatible API */
#include "src/http/photon_filter.c" /* layers, tags and categories */
#include "src/http/photon_format.c" /* Photon's GeoJSON */
#include "src/http/photon_search.c" /* places as somebody types, and at a point */
#include "src/http/photon.c"        /* the Photon-compatible API */
#include "src/http/mcp_http.c"      /* MCP over HTTP */
#include "src/http/chat_http.c"     /* the chat */
#include "src/http/table_http.c"    /* tables of the page */
#include "src/http/page.c"          /* the map page and its files */
#include "src/http/tile_http.c"     /* vector tiles */
#include "src/http/conn.c"          /* connections: bytes in and out */
#include "src/http/reply.c"         /* status line and headers */
#include "src/http/metrics.c"       /* counters and access log */
#include "src/http/endpoint.c"      /* paths and methods */
#include "src/http/job.c"           /* requests that wait */
#include "src/http/httpd.c"         /* the event loop */

/* ---- cli: sub-commands ---- */
#include "src/cli/terminal.c"      /* text at a window's width, with colour */
#include "src/cli/cli_tool.c"      /* a tool as a sub-command */
#include "src/cli/completion.c"    /* words for shells */
#include "src/cli/manual.c"        /* the manual page */
#include "src/cli/batch_report.c"  /* what is said of a table */
#include "src/cli/batch_summary.c" /* rows by what became of them */
#include "src/cli/batch_output.c"  /* rows as NDJSON, CSV, GeoJSON */
#include "src/cli/batch_cache.c"   /* results of the rows before */
#include "src/cli/batch_credits.c" /* whose data is in the rows */
#include "src/cli/batch.c"         /* many queries from a file */
#include "src/cli/map.c"           /* places as a page or a picture */
#include "src/cli/doctor.c"        /* checks all that answers depend on */
#include "src/cli/json_edit.c"     /* one member of somebody's JSON */
#include "src/cli/deploy.c"        /* files that run us as a service */
#include "src/cli/install.c"       /* enters us into clients */
#include "src/cli/healthcheck.c"   /* asks a running server */
#include "src/cli/cli_index.c"     /* geocoder index */
#include "src/cli/confine.c"       /* what a server may do after its start */
#include "src/cli/cli.c"           /* sub-commands */

COMPILED_AS_ASKED

#ifndef GEOCODER_NO_MAIN
int main(int argc, char **argv) {
    os_protect_relro();
    argv = os_arguments(&argc, argv);
    return cli_main(argc, argv);
}
#endif
