/* batch_columns -- titles and content of columns. Owns the table of titles.
 *
 * Titles are compared as search keys without blanks, so that "Postal_Code" is "postalcode". One of
 * several words counts by its last ones, too: "Billing City". */
#include "batch_columns.h"

#include <string.h>

#include "../base/ascii.h"
#include "../find/find.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/place.h"

enum {
    BATCH_COLUMNS_KEY_MAX = 64, /* bytes of a title as a key; longer ones are sentences */
    BATCH_COLUMNS_NAMES = 4,    /* completions among which a name is looked for */
    BATCH_COLUMNS_PERCENT = 60  /* of the cells must be alike for a column to be of a kind */
};

/* ---- titles ---- */

/* By role: what such columns are called. With a star only when that is the whole title: "name" may
 * be anybody's. */
static const struct {
    batch_columns_role role;
    const char *titles;
} batch_columns_titles[] = {
    {BATCH_COLUMNS_QUERY,
     "query/q*/full address/complete address/address full/formatted address/adresse complete/"
     "vollstandige adresse/direccion completa/indirizzo completo/endereco completo/volledig adres/"
     "coordinates/coords/lat lon/lat lng/latlong/koordinaten/coordonnees/coordenadas/coordinate/"
     "plus code/mgrs/utm/geohash"},
    {BATCH_COLUMNS_STREET,
     "street/street address/street name/address/address 1/address line/address line 1/addr/"
     "street 1/strasse/strasse nr/strasse hausnummer/strasse hausnr/strasse und hausnummer/strasse "
     "und nr/anschrift/adresse/adresse 1/rue/voie/nom voie/numero et rue/calle/direccion/domicilio/"
     "via/indirizzo/rua/endereco/morada/logradouro/straat/straatnaam/straat en huisnummer/adres/"
     "adres 1/ulica/ulice/utca/cim/gata/gatuadress/gade/vej/katu/katuosoite/osoite/adresa/adress/"
     "strada/cadde/sokak/adresi/улица/адрес/вулиця/адреса/οδος/διευθυνση/地址/街道/住所/番地/주소/"
     "도로명주소/عنوان/العنوان/شارع/पता/địa chỉ/alamat"},
    {BATCH_COLUMNS_HOUSE,
     "house number/housenumber/house no/street number/street no/hausnummer/hausnr/hnr*/numero*/"
     "numero civico/civico/numero de voie/huisnummer/number*/no*/nr*/nr domu/cislo popisne/дом/"
     "номер дома"},
    {BATCH_COLUMNS_NAME, "name*/place name/title*/nom*/nombre*/nome*/naam*/nazwa*"},
    {BATCH_COLUMNS_CITY,
     "city/town/village/municipality/locality/place/location/city name/town "
     "name/stadt/ort/ortsname/"
     "wohnort/gemeinde/ville/commune/localite/lieu/nom "
     "commune/ciudad/poblacion/municipio/localidad/"
     "lugar/citta/comune/localita/luogo/cidade/lugar/stad/plaats/woonplaats/gemeente/miasto/"
     "miejscowosc/localidade/mesto/obec/telepules/varos/by*/stadt "
     "ort/kommune/postort/poststed/kaupunki/kunta/"
     "postitoimipaikka/oras/localitate/grad/sehir/ilce/город/населенный пункт/місто/град/πολη/市/"
     "城市/市区町村/都市/도시/시군구/مدينة/المدينة/शहर/thành phố/kota"},
    {BATCH_COLUMNS_COUNTY,
     "county/county name/landkreis/kreis*/departement/provincia/provincie/powiat/okres/megye/judet/"
     "район/district/distrito/concelho/comarca"},
    {BATCH_COLUMNS_STATE,
     "state/st*/state name/state code/state province/province/province "
     "state/region/bundesland/kanton/"
     "canton/etat/estado/comunidad autonoma/regione/uf*/wojewodztwo/lan*/fylke/maakunta/oblast/"
     "prefecture/регион/область/край/省/省份/都道府県/시도/ولاية/राज्य/tỉnh/provinsi/eyalet/il*"},
    {BATCH_COLUMNS_POSTCODE,
     "postcode/post code/postal code/postal/zip/zip code/zipcode/pincode/pin code/plz/postleitzahl/"
     "cp*/code postal/codigo postal/cap*/codice postale/cep*/postnummer/postnr/postinumero/"
     "kod pocztowy/psc*/iranyitoszam/irsz/cod postal/postanski broj/posta kodu/индекс/почтовый "
     "индекс/поштовий індекс/τκ/邮编/邮政编码/郵便番号/우편번호/الرمز البريدي/पिन कोड/kode pos"},
    {BATCH_COLUMNS_COUNTRY,
     "country/country name/country code/countrycode/iso country/country iso/iso2*/nation/land/"
     "landercode/staat/pays/code pays/pais/codigo "
     "pais/paese/stato/nazione/kraj/zeme/stat/krajina/orszag/"
     "maa*/tara/drzava/ulke/страна/країна/държава/χωρα/国/国家/国名/나라/국가/بلد/البلد/الدولة/देश/"
     "quốc "
     "gia/negara"},
    {BATCH_COLUMNS_LAT,
     "lat/latitude/geo lat/breite/breitengrad/latitud/latitudine/breddegrad/latitud/szerokosc "
     "geograficzna/широта/纬度/緯度/위도"},
    {BATCH_COLUMNS_LON,
     "lon/lng/long/longitude/geo lon/lange/langengrad/longitud/longitudine/lengdegrad/dlugosc "
     "geograficzna/долгота/经度/経度/경도"},
};

/* Words before an "address" that is no place. */
static const char batch_columns_others[] = "email/e/mail/ip/mac/web/url/website/internet/wallet";

/* Lower case without blanks, as titles are compared. */
static str batch_columns_squeeze(str key, char *room) {
    size_t len = 0;
    for (size_t i = 0; i < key.len; i++) {
        room[len] = key.at[i];
        len += key.at[i] != ' ';
    }
    return (str){room, len};
}

static bool batch_columns_is_listed(str word, const char *list) {
    bool found = false;
    for (str rest = str_of(list); rest.at && !found;) {
        found = str_eq(str_cut(&rest, '/'), word);
    }
    return found;
}

/* Whether a key without blanks is a title of the row; `is_whole`: it is the whole title. */
static bool batch_columns_has_title(const char *titles, str key, bool is_whole) {
    for (str rest = str_of(titles); rest.at;) {
        char rooms[2][BATCH_COLUMNS_KEY_MAX];
        str title = str_cut(&rest, '/');
        bool is_starred = str_ends(title, STR("*"));
        str folded = fold_name(str_head(title, title.len - is_starred), FOLD_PLAIN, rooms[0],
                               sizeof rooms[0]);
        if ((is_whole || !is_starred) && str_eq(batch_columns_squeeze(folded, rooms[1]), key)) {
            return true;
        }
    }
    return false;
}

static batch_columns_role batch_columns_role_of_key(str key, bool is_whole) {
    char room[BATCH_COLUMNS_KEY_MAX];
    str plain = batch_columns_squeeze(key, room);
    for (size_t i = 0; i < LEN(batch_columns_titles); i++) {
        if (batch_columns_has_title(batch_columns_titles[i].titles, plain, is_whole)) {
            return batch_columns_titles[i].role;
        }
    }
    return BATCH_COLUMNS_OTHER;
}

/* *is_whole: the whole title says so, not just its last words. */
static batch_columns_role batch_columns_role_of(str title, bool *is_whole) {
    char room[BATCH_COLUMNS_KEY_MAX];
    str key = fold_name(title, FOLD_PLAIN, room, sizeof room);
    batch_columns_role role = batch_columns_role_of_key(key, true);
    *is_whole = role != BATCH_COLUMNS_OTHER;
    while (role == BATCH_COLUMNS_OTHER && str_index(key, ' ') < key.len) {
        str first = str_cut(&key, ' ');
        if (batch_columns_is_listed(first, batch_columns_others)) {
            break;
        }
        role = batch_columns_role_of_key(key, false);
    }
    return role;
}

static void batch_columns_add(batch_columns *to, int cell, batch_columns_role role) {
    if (cell >= 0 && to->count < BATCH_COLUMNS_MAX) {
        to->at[to->count].cell = cell;
        to->at[to->count++].role = role;
    }
}

/* The parts of an address, of cells by role; -1: there is none. */
static batch_columns batch_columns_of_address(int cells[BATCH_COLUMNS_ROLES]) {
    batch_columns found = {.count = 0};
    bool has_street = cells[BATCH_COLUMNS_STREET] >= 0, has_city = cells[BATCH_COLUMNS_CITY] >= 0;
    cells[BATCH_COLUMNS_HOUSE] = has_street ? cells[BATCH_COLUMNS_HOUSE] : -1;
    cells[BATCH_COLUMNS_NAME] = has_street || has_city ? -1 : cells[BATCH_COLUMNS_NAME];
    for (int role = 0; role <= BATCH_COLUMNS_COUNTRY; role++) {
        batch_columns_add(&found, cells[role], (batch_columns_role)role);
    }
    return found;
}

GEO_FN batch_columns batch_columns_by_titles(const csv_cells *titles) {
    batch_columns found = {.count = 0};
    int cells[BATCH_COLUMNS_ROLES];
    bool is_sure[BATCH_COLUMNS_ROLES] = {false};
    memset(cells, -1, sizeof cells);
    for (int i = 0; i < titles->count; i++) {
        bool is_whole;
        batch_columns_role role = batch_columns_role_of(titles->at[i], &is_whole);
        bool is_better =
            role != BATCH_COLUMNS_OTHER && (cells[role] < 0 || (is_whole && !is_sure[role]));
        if (is_better) {
            cells[role] = i;
            is_sure[role] = is_whole;
        }
    }
    bool has_address = cells[BATCH_COLUMNS_STREET] >= 0 || cells[BATCH_COLUMNS_CITY] >= 0 ||
                       cells[BATCH_COLUMNS_POSTCODE] >= 0;
    if (cells[BATCH_COLUMNS_QUERY] >= 0) {
        batch_columns_add(&found, cells[BATCH_COLUMNS_QUERY], BATCH_COLUMNS_QUERY);
    } else if (!has_address && cells[BATCH_COLUMNS_LAT] >= 0 && cells[BATCH_COLUMNS_LON] >= 0) {
        batch_columns_add(&found, cells[BATCH_COLUMNS_LAT], BATCH_COLUMNS_LAT);
        batch_columns_add(&found, cells[BATCH_COLUMNS_LON], BATCH_COLUMNS_LON);
        found.is_point = true;
    } else {
        found = batch_columns_of_address(cells);
    }
    return found;
}

/* ---- content ---- */

/* What the first cells of a column are. */
typedef struct {
    int filled, names, codes, letters, streets, numbers, lats, lons, distinct;
} batch_columns_sample;

static bool batch_columns_is_known(call *c, str cell) {
    arena mem = c->mem;
    str names[BATCH_COLUMNS_NAMES];
    char rooms[2][BATCH_COLUMNS_KEY_MAX];
    str wanted = fold_name(cell, FOLD_PLAIN, rooms[0], sizeof rooms[0]);
    int count = wanted.len ? find_complete(c, cell, BATCH_COLUMNS_NAMES, names) : 0;
    bool found = false;
    for (int i = 0; i < count && !found; i++) {
        found = str_eq(fold_name(names[i], FOLD_PLAIN, rooms[1], sizeof rooms[1]), wanted);
    }
    c->mem = mem;
    return found;
}

/* Codes of countries, states, languages and much else, which are also names of some place. */
static bool batch_columns_is_code(str cell) {
    return cell.len == 2 && ascii_is_alpha(cell.at[0]) && ascii_is_alpha(cell.at[1]);
}

static bool batch_columns_is_country(call *c, str cell) {
    str code = STR_NONE;
    if (batch_columns_is_code(cell)) {
        find_country(c, cell, &code);
        call_clear_failure(c);
    }
    return code.len && str_eq_nocase(code, cell);
}

/* Words and a number. */
static bool batch_columns_is_street(str cell) {
    bool has_digit = false, has_letter = false;
    for (size_t i = 0; i < cell.len; i++) {
        has_digit = has_digit || ascii_is_digit(cell.at[i]);
        has_letter = has_letter || ascii_is_alpha(cell.at[i]) || (unsigned char)cell.at[i] >= 0x80;
    }
    return has_digit && has_letter && str_index(cell, ' ') < cell.len &&
           str_find(cell, STR("@")) < 0;
}

/* A number of degrees with decimals: a column of whole numbers counts something else. */
static bool batch_columns_is_degrees(str cell, double most) {
    double number = 0;
    return str_index(cell, '.') < cell.len && str_num(cell, &number) && number >= -most &&
           number <= most;
}

static batch_columns_sample batch_columns_look(call *c, const csv_cells *rows, int count,
                                               int cell) {
    batch_columns_sample s = {0};
    str last = STR_NONE;
    double number = 0;
    for (int i = 0; i < count; i++) {
        str text = cell < rows[i].count ? str_trim(rows[i].at[cell]) : STR_NONE;
        if (text.len) {
            s.filled++;
            s.distinct += !str_eq(text, last);
            s.numbers += str_num(text, &number);
            s.lats += batch_columns_is_degrees(text, 90);
            s.lons += batch_columns_is_degrees(text, 180);
            s.streets += batch_columns_is_street(text);
            s.names += !batch_columns_is_code(text) && batch_columns_is_known(c, text);
            s.codes += batch_columns_is_country(c, text);
            s.letters += batch_columns_is_code(text);
            last = text;
        }
    }
    return s;
}

static bool batch_columns_are_most(int some, int all) {
    return all && some * 100 >= all * BATCH_COLUMNS_PERCENT;
}

/* 1: the first cell is of the column's kind, as data are; -1: it is not, as titles; 0: neither. */
static int batch_columns_first_is_data(call *c, const csv_cells *rows, int count, int cell) {
    batch_columns_sample first = batch_columns_look(c, rows, 1, cell),
                         all = batch_columns_look(c, rows, count, cell);
    const int kinds[][2] = {
        {first.numbers, all.numbers}, {first.names, all.names}, {first.streets, all.streets}};
    for (size_t i = 0; i < LEN(kinds) && first.filled; i++) {
        if (batch_columns_are_most(kinds[i][1], all.filled)) {
            return kinds[i][0] ? 1 : -1;
        }
    }
    return first.filled && count == 1 ? -1 : 0;
}

GEO_FN bool batch_columns_are_untitled(call *c, const csv_cells *rows, int count) {
    int columns = count ? MIN(rows[0].count, BATCH_COLUMNS_LOOKED) : 0, votes = 0;
    for (int i = 0; i < columns; i++) {
        bool is_whole;
        batch_columns_role_of(rows[0].at[i], &is_whole);
        if (is_whole) {
            return false;
        }
        votes += batch_columns_first_is_data(c, rows, count, i);
    }
    return votes > 0;
}

/* Names of places, those that vary most first: towns before their countries. */
static void batch_columns_add_names(batch_columns *to, batch_columns_sample *samples, int count) {
    for (;;) {
        int best = -1;
        for (int i = 0; i < count; i++) {
            bool is_names = batch_columns_are_most(samples[i].names, samples[i].filled);
            if (is_names && (best < 0 || samples[i].distinct > samples[best].distinct)) {
                best = i;
            }
        }
        if (best < 0) {
            return;
        }
        batch_columns_add(to, best, BATCH_COLUMNS_OTHER);
        samples[best].names = 0;
    }
}

/* Whether most names of a column are in what stands beside them in another: "Paris", "TX". */
static bool batch_columns_are_within(call *c, const csv_cells *rows, int count, int names,
                                     int areas) {
    int within = 0, filled = 0;
    for (int i = 0; i < count; i++) {
        bool has_both = MAX(names, areas) < rows[i].count;
        str name = has_both ? str_trim(rows[i].at[names]) : STR_NONE,
            area = has_both ? str_trim(rows[i].at[areas]) : STR_NONE;
        arena mem = c->mem;
        place_query query = {.text = arena_list(&c->mem, name, STR(", "), area),
                             .limit = 1,
                             .viewbox = geo_bbox_none(),
                             .is_offline = true};
        place_answer found;
        bool is_found = name.len && area.len && !find_search(c, &query, &found);
        filled += name.len && area.len;
        within += is_found && found.places.count && place_match_is_sure(found.places.at[0].match) &&
                  !found.origin.dropped.len && !found.origin.is_elsewhere;
        c->mem = mem;
    }
    call_clear_failure(c);
    return batch_columns_are_most(within, filled);
}

GEO_FN batch_columns batch_columns_by_content(call *c, const csv_cells *rows, int count) {
    batch_columns found = {.count = 0};
    batch_columns_sample samples[BATCH_COLUMNS_LOOKED];
    int columns = count ? MIN(rows[0].count, BATCH_COLUMNS_LOOKED) : 0, street = -1;
    for (int i = 0; i < columns; i++) {
        samples[i] = batch_columns_look(c, rows, count, i);
        bool is_street = batch_columns_are_most(samples[i].streets, samples[i].filled) &&
                         !batch_columns_are_most(samples[i].names, samples[i].filled);
        street = street < 0 && is_street ? i : street;
    }
    batch_columns_add(&found, street, BATCH_COLUMNS_STREET);
    batch_columns_add_names(&found, samples, columns);
    for (int i = 0, names = found.count ? found.at[found.count - 1].cell : 0;
         i < columns && found.count; i++) {
        bool is_codes = samples[i].letters && samples[i].letters == samples[i].filled &&
                        (samples[i].codes == samples[i].filled ||
                         batch_columns_are_within(c, rows, count, names, i));
        batch_columns_add(&found, is_codes ? i : -1, BATCH_COLUMNS_OTHER);
    }
    for (int i = 0; i + 1 < columns && !found.count; i++) {
        if (batch_columns_are_most(samples[i].lats, samples[i].filled) &&
            batch_columns_are_most(samples[i + 1].lons, samples[i + 1].filled)) {
            batch_columns_add(&found, i, BATCH_COLUMNS_LAT);
            batch_columns_add(&found, i + 1, BATCH_COLUMNS_LON);
            found.is_point = true;
        }
    }
    return found;
}

/* ---- as the user says ---- */

/* The column with that title, else of that number; -1: none. */
static int batch_columns_titled(str title, const csv_cells *titles) {
    int64_t number = 0;
    for (int i = 0; i < titles->count; i++) {
        if (str_eq_nocase(str_trim(titles->at[i]), str_trim(title))) {
            return i;
        }
    }
    bool is_number = str_int(str_trim(title), &number) && number >= 1 && number <= titles->count;
    return is_number ? (int)number - 1 : -1;
}

GEO_FN bool batch_columns_asked(str list, bool pair, const csv_cells *titles, batch_columns *to,
                                str *missing) {
    char separator = batch_columns_titled(list, titles) < 0 ? ',' : 0; /* a title with a comma */
    *to = (batch_columns){.count = 0};
    for (str rest = list; rest.at;) {
        bool is_whole;
        *missing = str_trim(str_cut(&rest, separator));
        int cell = batch_columns_titled(*missing, titles);
        if (cell < 0 || to->count == BATCH_COLUMNS_MAX) {
            return false;
        }
        batch_columns_add(to, cell, batch_columns_role_of(titles->at[cell], &is_whole));
    }
    bool is_titled = to->count == 2 && to->at[0].role == BATCH_COLUMNS_LAT &&
                     to->at[1].role == BATCH_COLUMNS_LON;
    to->is_point = is_titled || (pair && to->count == 2);
    return true;
}

/* ---- rows ---- */

/* What programs write where nothing is known. "NA" is Namibia. */
static bool batch_columns_is_blank(str cell) {
    static const char *const words[] = {"n/a", "null",    "none",     "nan",
                                        "nil", "unknown", "undefined"};
    bool is_blank = true;
    for (size_t i = 0; i < cell.len && is_blank; i++) {
        is_blank = !ascii_is_digit(cell.at[i]) && !ascii_is_alpha(cell.at[i]) &&
                   (unsigned char)cell.at[i] < 0x80;
    }
    for (size_t i = 0; i < LEN(words) && !is_blank; i++) {
        is_blank = str_eq_nocase(cell, str_of(words[i]));
    }
    return is_blank;
}

GEO_FN str batch_columns_query(const batch_columns *columns, const csv_cells *cells,
                               batch_columns_role left_out, arena *a, str *country) {
    str query = STR("");
    *country = STR_NONE;
    for (int i = 0; i < columns->count; i++) {
        int at = columns->at[i].cell;
        batch_columns_role role = columns->at[i].role;
        str cell = at < cells->count ? str_trim(cells->at[at]) : STR_NONE;
        bool is_code = batch_columns_is_code(cell) && !str_eq_nocase(cell, STR("uk"));
        if (role == BATCH_COLUMNS_COUNTRY && is_code) { /* of ISO 3166, which has GB, not UK */
            *country = cell;
            query = query.len ? query : cell;
        } else if (role == left_out && role != BATCH_COLUMNS_OTHER) {
            continue;
        } else if (columns->count == 1 || !batch_columns_is_blank(cell)) {
            query = arena_list(a, query, role == BATCH_COLUMNS_HOUSE ? STR(" ") : STR(", "), cell);
        }
    }
    return query;
}

/* Whether a column is of countries, states or counties; without a title, any but the first. */
static bool batch_columns_is_of_areas(const batch_columns *columns, int i) {
    batch_columns_role role = columns->at[i].role;
    return role == BATCH_COLUMNS_COUNTY || role == BATCH_COLUMNS_STATE ||
           role == BATCH_COLUMNS_COUNTRY || (role == BATCH_COLUMNS_OTHER && i);
}

GEO_FN bool batch_columns_are_coarse(const batch_columns *columns, const csv_cells *cells) {
    bool has_finer = false, is_finer = false;
    for (int i = 0; i < columns->count; i++) {
        int at = columns->at[i].cell;
        bool is_fine = !batch_columns_is_of_areas(columns, i);
        has_finer = has_finer || is_fine;
        is_finer = is_finer || (is_fine && at < cells->count &&
                                !batch_columns_is_blank(str_trim(cells->at[at])));
    }
    return has_finer && !is_finer;
}

GEO_FN void batch_columns_write(out *o, const batch_columns *columns, const csv_cells *titles) {
    for (int i = 0; i < columns->count; i++) {
        str title = str_trim(titles->at[columns->at[i].cell]);
        out_fmt(o, "%s%.*s", i ? ", " : "", STR_ARG(title));
    }
}
