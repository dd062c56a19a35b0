/* licenses -- the notices that the licences of bundled works require.
 *
 * Owns the table: a row per work, in step with vendor/lock and vendor/gazetteer. Outside facts: the
 * licences named; MIT and ISC require their full text. */
#include "licenses.h"

static const struct {
    const char *work, *holder, *licence, *where;
} licenses_rows[] = {
    {"geocoder", "the geocoder authors", "Apache-2.0",
     "https://www.apache.org/licenses/LICENSE-2.0"},
    {"Mbed TLS", "The Mbed TLS Contributors", "Apache-2.0",
     "https://www.apache.org/licenses/LICENSE-2.0"},
    {"jsmn", "2010 Serge Zaitsev", "MIT", "text below"},
    {"musl (in the Linux binaries)", "2005-2020 Rich Felker and others", "MIT", "text below"},
    {"certificates of Mozilla's CA program", "Mozilla", "MPL-2.0", "https://mozilla.org/MPL/2.0/"},
    {"place data of GeoNames", "GeoNames, geonames.org", "CC-BY-4.0",
     "https://creativecommons.org/licenses/by/4.0/"},
    {"map data of Natural Earth", "Natural Earth", "public domain",
     "https://www.naturalearthdata.com"},
    {"names and subdivisions of CLDR", "1991-2025 Unicode, Inc.", "Unicode-3.0",
     "https://www.unicode.org/license.txt"},
    {"borders of country-coder", "2025 country-coder contributors", "ISC", "text below"},
    {"counties of us-atlas-2023", "2013-2019 Michael Bostock; data: US Census Bureau", "ISC",
     "text below"},
    {"airports of airportsdata", "2020-2026 Mike Borsetti", "MIT", "text below"},
    {"municipalities of es-atlas",
     "Instituto Geogr\xC3\xA1"
     "fico Nacional",
     "CC-BY-4.0", "https://creativecommons.org/licenses/by/4.0/"},
    {"boxes of municipalities", "Istat; Statistik Austria", "CC-BY-4.0",
     "https://creativecommons.org/licenses/by/4.0/"},
    {"boxes of municipalities", "IGN, Admin Express", "etalab-2.0",
     "https://www.etalab.gouv.fr/licence-ouverte-open-licence"},
    {"boxes of municipalities",
     "Office for National Statistics; contains OS data \xC2\xA9 Crown copyright and database right "
     "2016",
     "OGL-UK-3.0", "https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/"},
    {"towns of SimpleMaps", "SimpleMaps, simplemaps.com/data/world-cities", "CC-BY-4.0",
     "https://creativecommons.org/licenses/by/4.0/"},
    {"forms of Chinese characters of OpenCC", "BYVoid and the OpenCC contributors", "Apache-2.0",
     "https://www.apache.org/licenses/LICENSE-2.0"},
    {"Pinyin of pypinyin", "2016 mozillazg, hotoo", "MIT", "text below"},
    {"rules of time zones of tzdata", "IANA and the authors of tz", "public domain",
     "https://www.iana.org/time-zones"},
    {"English words of SCOWL", "2000-2018 Kevin Atkinson", "SCOWL", "text below"},
    {"landmarks of Wikidata", "Wikidata", "CC0-1.0",
     "https://creativecommons.org/publicdomain/zero/1.0/"},
};

static const char licenses_mit[] =
    "MIT licence (jsmn, musl, airportsdata, pypinyin)\n\n"
    "Permission is hereby granted, free of charge, to any person obtaining a copy of this software "
    "and\n"
    "associated documentation files (the \"Software\"), to deal in the Software without "
    "restriction,\n"
    "including without limitation the rights to use, copy, modify, merge, publish, distribute, "
    "sublicense,\n"
    "and/or sell copies of the Software, and to permit persons to whom the Software is furnished "
    "to do so,\n"
    "subject to the following conditions:\n\n"
    "The above copyright notice and this permission notice shall be included in all copies or "
    "substantial\n"
    "portions of the Software.\n\n"
    "THE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, "
    "INCLUDING BUT\n"
    "NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND\n"
    "NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, "
    "DAMAGES\n"
    "OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF "
    "OR IN\n"
    "CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n";

static const char licenses_isc[] =
    "ISC licence (country-coder, us-atlas-2023)\n\n"
    "Permission to use, copy, modify, and/or distribute this software for any purpose with or "
    "without fee\n"
    "is hereby granted, provided that the above copyright notice and this permission notice appear "
    "in all\n"
    "copies.\n\n"
    "THE SOFTWARE IS PROVIDED \"AS IS\" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO "
    "THIS SOFTWARE\n"
    "INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR "
    "BE\n"
    "LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER "
    "RESULTING\n"
    "FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER "
    "TORTIOUS\n"
    "ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.\n";

static const char licenses_scowl[] =
    "SCOWL licence (of which words are English)\n\n"
    "Permission to use, copy, modify, distribute and sell these word lists, the associated "
    "scripts, the\n"
    "output created from the scripts, and its documentation for any purpose is hereby granted "
    "without fee,\n"
    "provided that the above copyright notice appears in all copies and that both that copyright "
    "notice and\n"
    "this permission notice appear in supporting documentation. Kevin Atkinson makes no "
    "representations\n"
    "about the suitability of this array for any purpose. It is provided \"as is\" without "
    "express or implied\n"
    "warranty.\n";

GEO_FN void licenses_write(out *o) {
    for (size_t i = 0; i < LEN(licenses_rows); i++) {
        out_fmt(o, "%-38s %s\n%38s (c) %s\n%38s %s\n", licenses_rows[i].work,
                licenses_rows[i].licence, "", licenses_rows[i].holder, "", licenses_rows[i].where);
    }
    out_text(
        o,
        STR("\nAnswers that come from a Nominatim are (c) OpenStreetMap contributors, ODbL-1.0,\n"
            "https://www.openstreetmap.org/copyright.\n\n"));
    out_text(o, STR(licenses_mit));
    out_char(o, '\n');
    out_text(o, STR(licenses_isc));
    out_char(o, '\n');
    out_text(o, STR(licenses_scowl));
}
