/* category -- everyday words for kinds of places.
 *
 * Owns the table; to add a word, add a row. Outside facts: the tags are those of the OpenStreetMap
 * wiki's "Map features" that Nominatim keeps as an object's class and type. */
#include "category.h"

#include "../base/ascii.h"
#include "../base/out.h"

typedef struct {
    const char *word; /* lower case, singular, blanks between words */
    const char *tags; /* the most common first, separated by blanks */
} category_row;

static const category_row category_rows[] = {
    /* groups: the seven that users know by their OpenStreetMap keys */
    {"amenity",
     "amenity=restaurant amenity=cafe amenity=pharmacy amenity=bank amenity=school "
     "amenity=hospital amenity=fuel amenity=post_office amenity=library amenity=toilets"},
    {"tourism", "tourism=attraction tourism=hotel tourism=museum tourism=viewpoint "
                "tourism=information tourism=artwork tourism=guest_house tourism=camp_site"},
    {"natural", "natural=peak natural=water natural=beach natural=wood natural=spring "
                "natural=cave_entrance natural=cliff natural=bay"},
    {"historic", "historic=monument historic=memorial historic=castle historic=ruins "
                 "historic=archaeological_site historic=building historic=fort"},
    {"leisure", "leisure=park leisure=playground leisure=sports_centre leisure=garden "
                "leisure=swimming_pool leisure=stadium leisure=marina leisure=pitch"},
    {"shop", "shop=supermarket shop=convenience shop=bakery shop=clothes shop=hairdresser "
             "shop=chemist shop=butcher shop=mall"},
    {"transport", "railway=station highway=bus_stop amenity=bus_station railway=tram_stop "
                  "railway=subway_entrance aeroway=aerodrome amenity=ferry_terminal amenity=taxi"},
    /* settlements and what is on a map of a country; names of other things have these words, too */
    {"settlement", "place=city place=town place=village place=hamlet"},
    {"city", "place=city"},
    {"town", "place=town"},
    {"village", "place=village"},
    {"hamlet", "place=hamlet"},
    {"suburb", "place=suburb"},
    {"neighbourhood", "place=suburb place=neighbourhood place=quarter"},
    {"region", "place=region"},
    {"sea", "place=sea place=ocean"},
    {"archipelago", "place=archipelago"},
    {"mountain range", "natural=mountain_range"},
    {"valley", "natural=valley"},
    {"desert", "natural=desert"},
    {"plateau", "natural=plateau"},
    {"peninsula", "natural=peninsula"},
    {"strait", "natural=strait"},
    {"mountain pass", "natural=saddle mountain_pass=yes"},
    {"gorge", "natural=gorge"},
    {"wetland", "natural=wetland"},
    {"canal", "waterway=canal"},
    {"national park", "boundary=national_park"},
    {"landmark", "tourism=attraction historic=monument"},

    /* eating and drinking */
    {"restaurant", "amenity=restaurant"},
    {"cafe", "amenity=cafe"},
    {"coffee", "amenity=cafe"},
    {"coffee shop", "amenity=cafe"},
    {"bar", "amenity=bar"},
    {"pub", "amenity=pub"},
    {"fast food", "amenity=fast_food"},
    {"food", "amenity=restaurant amenity=fast_food amenity=cafe"},
    {"ice cream", "amenity=ice_cream"},
    {"biergarten", "amenity=biergarten"},
    {"beer garden", "amenity=biergarten"},
    {"drinking water", "amenity=drinking_water"},

    /* health */
    {"pharmacy", "amenity=pharmacy"},
    {"drugstore", "amenity=pharmacy shop=chemist"},
    {"chemist", "shop=chemist amenity=pharmacy"},
    {"hospital", "amenity=hospital"},
    {"clinic", "amenity=clinic"},
    {"doctor", "amenity=doctors"},
    {"dentist", "amenity=dentist"},
    {"veterinary", "amenity=veterinary"},
    {"vet", "amenity=veterinary"},
    {"defibrillator", "emergency=defibrillator"},

    /* money, post, offices */
    {"bank", "amenity=bank"},
    {"atm", "amenity=atm"},
    {"currency exchange", "amenity=bureau_de_change"},
    {"post office", "amenity=post_office"},
    {"post box", "amenity=post_box"},
    {"town hall", "amenity=townhall"},
    {"embassy", "office=diplomatic"},
    {"police", "amenity=police"},
    {"fire station", "amenity=fire_station"},
    {"courthouse", "amenity=courthouse"},
    {"prison", "amenity=prison"},

    /* education and religion */
    {"school", "amenity=school"},
    {"kindergarten", "amenity=kindergarten"},
    {"university", "amenity=university"},
    {"college", "amenity=college"},
    {"library", "amenity=library"},
    {"church", "amenity=place_of_worship building=church"},
    {"place of worship", "amenity=place_of_worship"},
    {"mosque", "amenity=place_of_worship building=mosque"},
    {"synagogue", "amenity=place_of_worship building=synagogue"},
    {"temple", "amenity=place_of_worship building=temple"},
    {"cemetery", "landuse=cemetery amenity=grave_yard"},

    /* culture and going out */
    {"cinema", "amenity=cinema"},
    {"movie theater", "amenity=cinema"},
    {"theatre", "amenity=theatre"},
    {"theater", "amenity=theatre"},
    {"nightclub", "amenity=nightclub"},
    {"casino", "amenity=casino"},
    {"arts centre", "amenity=arts_centre"},
    {"community centre", "amenity=community_centre"},
    {"marketplace", "amenity=marketplace"},
    {"market", "amenity=marketplace"},
    {"fountain", "amenity=fountain"},
    {"toilet", "amenity=toilets"},
    {"restroom", "amenity=toilets"},
    {"bench", "amenity=bench"},
    {"recycling", "amenity=recycling"},

    /* accommodation and sights */
    {"hotel", "tourism=hotel"},
    {"hostel", "tourism=hostel"},
    {"motel", "tourism=motel"},
    {"guest house", "tourism=guest_house"},
    {"bed and breakfast", "tourism=guest_house"},
    {"camp site", "tourism=camp_site"},
    {"campground", "tourism=camp_site"},
    {"camping", "tourism=camp_site tourism=caravan_site"},
    {"mountain hut", "tourism=alpine_hut tourism=wilderness_hut"},
    {"museum", "tourism=museum"},
    {"gallery", "tourism=gallery"},
    {"art gallery", "tourism=gallery"},
    {"attraction", "tourism=attraction"},
    {"sight", "tourism=attraction historic=monument tourism=viewpoint"},
    {"viewpoint", "tourism=viewpoint"},
    {"zoo", "tourism=zoo"},
    {"aquarium", "tourism=aquarium"},
    {"theme park", "tourism=theme_park"},
    {"picnic site", "tourism=picnic_site"},
    {"tourist information", "tourism=information"},
    {"artwork", "tourism=artwork"},

    /* history */
    {"castle", "historic=castle"},
    {"monument", "historic=monument"},
    {"memorial", "historic=memorial"},
    {"ruin", "historic=ruins"},
    {"archaeological site", "historic=archaeological_site"},
    {"fort", "historic=fort"},

    /* nature */
    {"peak", "natural=peak natural=volcano"},
    {"mountain", "natural=peak natural=volcano"},
    {"summit", "natural=peak natural=volcano"},
    {"volcano", "natural=volcano"},
    {"beach", "natural=beach"},
    {"lake", "natural=water water=lake"},
    {"river", "waterway=river"},
    {"stream", "waterway=stream"},
    {"waterfall", "waterway=waterfall natural=waterfall"},
    {"spring", "natural=spring"},
    {"hot spring", "natural=hot_spring"},
    {"cave", "natural=cave_entrance"},
    {"glacier", "natural=glacier"},
    {"forest", "natural=wood landuse=forest"},
    {"wood", "natural=wood"},
    {"cliff", "natural=cliff"},
    {"bay", "natural=bay"},
    {"cape", "natural=cape"},
    {"island", "place=island place=islet"},
    {"nature reserve", "leisure=nature_reserve boundary=protected_area"},

    /* leisure */
    {"park", "leisure=park"},
    {"garden", "leisure=garden"},
    {"playground", "leisure=playground"},
    {"stadium", "leisure=stadium"},
    {"sports centre", "leisure=sports_centre"},
    {"gym", "leisure=fitness_centre"},
    {"fitness centre", "leisure=fitness_centre"},
    {"swimming pool", "leisure=swimming_pool"},
    {"golf course", "leisure=golf_course"},
    {"marina", "leisure=marina"},

    /* shopping */
    {"supermarket", "shop=supermarket"},
    {"grocery", "shop=supermarket shop=convenience"},
    {"grocery store", "shop=supermarket shop=convenience"},
    {"convenience store", "shop=convenience"},
    {"bakery", "shop=bakery"},
    {"butcher", "shop=butcher"},
    {"clothes", "shop=clothes"},
    {"bookshop", "shop=books"},
    {"bookstore", "shop=books"},
    {"mall", "shop=mall"},
    {"shopping mall", "shop=mall"},
    {"shopping centre", "shop=mall"},
    {"department store", "shop=department_store"},
    {"hardware store", "shop=hardware shop=doityourself"},
    {"hairdresser", "shop=hairdresser"},
    {"florist", "shop=florist"},
    {"kiosk", "shop=kiosk"},
    {"bicycle shop", "shop=bicycle"},

    /* transport */
    {"station", "railway=station"},
    {"train station", "railway=station railway=halt"},
    {"railway station", "railway=station railway=halt"},
    {"subway", "railway=subway_entrance"},
    {"metro", "railway=subway_entrance"},
    {"metro station", "railway=subway_entrance"},
    {"subway station", "railway=subway_entrance"},
    {"tram stop", "railway=tram_stop"},
    {"bus stop", "highway=bus_stop"},
    {"bus station", "amenity=bus_station"},
    {"airport", "aeroway=aerodrome"},
    {"heliport", "aeroway=heliport"},
    {"helipad", "aeroway=helipad"},
    {"ferry", "amenity=ferry_terminal"},
    {"taxi", "amenity=taxi"},
    {"parking", "amenity=parking"},
    {"gas station", "amenity=fuel"},
    {"petrol station", "amenity=fuel"},
    {"fuel", "amenity=fuel"},
    {"charging station", "amenity=charging_station"},
    {"car rental", "amenity=car_rental"},
    {"bicycle rental", "amenity=bicycle_rental"},
    {"bicycle parking", "amenity=bicycle_parking"},
    {"bridge", "man_made=bridge"},
    {"lighthouse", "man_made=lighthouse"},
    {"tower", "man_made=tower"},
};

enum { CATEGORY_CHAINS = 8 };

/* Words in names of other languages, folded, separated by slashes; the English words above occur in
 * names too. */
static const category_row category_name_rows[] = {
    {"restaurante/ristorante/brasserie/pizzeria", "amenity=restaurant"},
    {"pharmacie/apotheke/farmacia", "amenity=pharmacy"},
    {"hopital/krankenhaus/ospedale", "amenity=hospital"},
    {"banque/banco/banca", "amenity=bank"},
    {"mairie/hotel de ville/rathaus", "amenity=townhall"},
    {"ecole/lycee/college/schule/escuela/escola/scuola", "amenity=school"},
    {"bibliotheque/bibliothek/biblioteca", "amenity=library"},
    {"eglise/chapelle/cathedrale/cathedral/chapel/kirche/chiesa/iglesia/esglesia",
     "amenity=place_of_worship building=church"},
    {"theatre/teatro/teatre", "amenity=theatre"},
    {"marche/markt/mercado/mercat", "amenity=marketplace"},
    {"musee/museo/museu", "tourism=museum"},
    {"plage/strand/playa/platja", "natural=beach"},
    {"parc/parque/parco", "leisure=park"},
    {"jardin/jardins/garten", "leisure=garden"},
    {"stade/stadion/estadi", "leisure=stadium"},
    {"supermarche", "shop=supermarket"},
    {"boulangerie/backerei", "shop=bakery"},
    {"gare/bahnhof/estacion/estacio/stazione", "railway=station"},
    {"aeroport/flughafen", "aeroway=aerodrome"},
    /* the last CATEGORY_CHAINS: chains that are on several continents */
    {"starbucks/costa coffee/tim hortons/dunkin", "amenity=cafe"},
    {"mcdonalds/burger king/kfc/pizza hut/dominos/subway/taco bell", "amenity=fast_food"},
    {"walmart/carrefour/tesco/lidl/aldi/costco/auchan/spar", "shop=supermarket"},
    {"7 eleven/circle k", "shop=convenience"},
    {"ikea", "shop=furniture"},
    {"hilton/marriott/sheraton/hyatt/ibis/novotel/radisson/holiday inn/best western",
     "tourism=hotel"},
    {"shell station/esso/totalenergies/chevron", "amenity=fuel"},
    {"hsbc/citibank/santander", "amenity=bank"},
};

/* Words by which people of other languages ask for a kind, besides those of names: folded, without
 * endings of plurals that category_plurals has. */
static const category_row category_word_rows[] = {
    {"stadte", "place=city place=town"},
    {"dorfer", "place=village place=hamlet"},
    {"inseln", "place=island place=islet"},
    {"ristorante/ristoranti/comedor/gaststatte/gasthaus/gasthof", "amenity=restaurant"},
    {"kaffeehaus/cafeteria/caffetteria/koffiehuis", "amenity=cafe"},
    {"kneipe/taverna/bierhaus", "amenity=pub amenity=bar"},
    {"drogerie/droguerie", "shop=chemist"},
    {"spital/spitaler/krankenhauser/klinik/klinika/clinique/clinica/ziekenhuis",
     "amenity=hospital amenity=clinic"},
    {"arzt/arzte/medecin/medico/medici/metge/huisarts", "amenity=doctors"},
    {"zahnarzt/zahnarzte/dentiste/dentista/dentisti/tandarts", "amenity=dentist"},
    {"tierarzt/tierarzte/veterinaire/veterinario/veterinaria", "amenity=veterinary"},
    {"sparkasse/banken/banche", "amenity=bank"},
    {"geldautomat/bankomat/bancomat/distributeur de billets/distributeur automatique/"
     "cajero automatico/cajero/caixer automatic/bancomats/cajeros automaticos/geldautomaat",
     "amenity=atm"},
    {"postamt/postamter/poststelle/bureau de poste/bureaux de poste/la poste/correo/"
     "oficina de correos/oficinas de correos/ufficio postale/postkantoor",
     "amenity=post_office"},
    {"briefkasten/boite aux lettres/buzon/buzones", "amenity=post_box"},
    {"gemeindehaus/ayuntamiento/ajuntament/municipio/hotel de ville/gemeentehuis/stadhuis",
     "amenity=townhall"},
    {"botschaft/ambassade/embajada/ambasciata", "office=diplomatic"},
    {"polizei/polizeiwache/policia/polizia/politie/gendarmerie/commissariat/comisaria/"
     "police station",
     "amenity=police"},
    {"feuerwehr/feuerwache/pompier/sapeurs pompiers/caserne de pompiers/casernes de pompiers/"
     "bomberos/parque de bomberos/bombers/vigili del fuoco/brandweer/fire department",
     "amenity=fire_station"},
    {"schule/ecole/escuela/colegio/scuola/scuole/escola/gymnasium/instituto", "amenity=school"},
    {"kita/kindergarten/kindergarten/ecole maternelle/ecoles maternelles/maternelle/creche/"
     "guarderia/llar d infants/jardin de infancia/asilo/nursery/nursery school/kinderdagverblijf",
     "amenity=kindergarten amenity=childcare"},
    {"universitat/universite/universidad/universita/universiteit", "amenity=university"},
    {"bucherei/bibliotheque/biblioteca/biblioteche/bibliotheek", "amenity=library"},
    {"kirche/eglise/iglesia/esglesia/chiesa/chiese/igreja/kerk", "amenity=place_of_worship"},
    {"moschee/mosquee/mezquita/moschea/mesquita/moskee", "amenity=place_of_worship"},
    {"synagoge/sinagoga", "amenity=place_of_worship"},
    {"friedhof/friedhofe/cimetiere/cementerio/cimitero/cementiri/begraafplaats",
     "landuse=cemetery amenity=grave_yard"},
    {"kino/cine/bioscoop", "amenity=cinema"},
    {"nachtclub/discotheque/discoteca/diskothek/club", "amenity=nightclub"},
    {"brunnen/fontaine/fuente/fontana/font", "amenity=fountain"},
    {"toilette/toiletten/public toilet/klo/wc/bano publico/banos publicos/aseo/aseos/servicios/"
     "bagno/lavabo/bathroom/sanitaires",
     "amenity=toilets"},
    {"banke/bank zum sitzen/sitzbank/sitzbanke/parkbank/parkbanke/banc public/banc/bancs publics/"
     "banco publico/bancos publicos/panchina/panchine",
     "amenity=bench"},
    {"trinkwasser/trinkbrunnen/eau potable/agua potable/acqua potabile/aigua potable/"
     "drinking fountain/water fountain",
     "amenity=drinking_water"},
    {"recyclinghof/wertstoffhof/recyclage/reciclaje/riciclaggio/reciclatge/recycling container/"
     "recycling centre/punto limpio/dechetterie",
     "amenity=recycling"},
    {"unterkunft/albergo/alberghi/hoteles/alojamiento", "tourism=hotel"},
    {"jugendherberge/auberge de jeunesse/albergue/ostello", "tourism=hostel"},
    {"pension/gastehaus/chambre d hote/chambres d hotes/casa de huespedes/b b",
     "tourism=guest_house"},
    {"campingplatz/campingplatze/zeltplatz/campsite/campeggio", "tourism=camp_site"},
    {"berghutte/schutzhutte/refuge/refugio/rifugio/refugi", "tourism=alpine_hut "
                                                            "tourism=wilderness_hut"},
    {"museen/museos/musei", "tourism=museum"},
    {"galerie/galeria/galleria/gallerie", "tourism=gallery"},
    {"sehenswurdigkeit/attraction touristique/atraccion turistica", "tourism=attraction"},
    {"aussichtspunkt/point de vue/points de vue/mirador/belvedere/punto panoramico/view point/"
     "lookout",
     "tourism=viewpoint"},
    {"tierpark/zoologico", "tourism=zoo"},
    {"touristeninformation/office de tourisme/oficina de turismo/ufficio turistico",
     "tourism=information"},
    {"schloss/schlosser/burg/chateau/castillo/castello/castell/kasteel", "historic=castle"},
    {"denkmal/denkmaler/monumento", "historic=monument historic=memorial"},
    {"ruine/ruina/rovine", "historic=ruins"},
    {"gipfel/berg/sommet/pico/cima/cime/pic/cim/vetta/montagne/montana/muntanya",
     "natural=peak natural=volcano"},
    {"strand/strande/plage/playa/platja/spiaggia/spiagge/praia", "natural=beach"},
    {"see/lac/lago/estany/meer", "natural=water water=lake"},
    {"wasserfall/wasserfalle/cascade/cascada/cascata", "waterway=waterfall natural=waterfall"},
    {"quelle/fuente natural/sorgente", "natural=spring"},
    {"hohle/grotte/cueva/grotta/cova", "natural=cave_entrance"},
    {"wald/walder/foret/bosque/bosco/bosc", "natural=wood landuse=forest"},
    {"spielplatz/spielplatze/aire de jeux/aires de jeux/parque infantil/parques infantiles/"
     "parco giochi/parc infantil/speeltuin",
     "leisure=playground"},
    {"schwimmbad/schwimmbader/freibad/hallenbad/piscine/piscina/zwembad/pool",
     "leisure=swimming_pool leisure=sports_centre"},
    {"stadien/estadio/estadi", "leisure=stadium"},
    {"garten/jardin/giardino/jardi", "leisure=garden"},
    {"park/parks/parc/parque/parco/parchi", "leisure=park"},
    {"fitnessstudio/gimnasio/palestra/salle de sport", "leisure=fitness_centre"},
    {"supermarkt/supermarkte/supermarche/supermercado/supermercato/supermercat",
     "shop=supermarket"},
    {"lebensmittelgeschaft/epicerie/tienda de comestibles/alimentari", "shop=convenience "
                                                                       "shop=supermarket"},
    {"backerei/boulangerie/panaderia/panetteria/forn de pa/bakkerij/bakery shop", "shop=bakery"},
    {"metzgerei/fleischerei/boucherie/carniceria/macelleria/slagerij", "shop=butcher"},
    {"kleidergeschaft/kleidung/bekleidungsgeschaft/magasin de vetements/magasins de vetements/"
     "tienda de ropa/tiendas de ropa/negozio di abbigliamento/clothes shop/clothing store/"
     "clothing shop",
     "shop=clothes"},
    {"buchhandlung/librairie/libreria/llibreria/boekhandel", "shop=books"},
    {"einkaufszentrum/einkaufszentren/centre commercial/centres commerciaux/centro comercial/"
     "centro commerciale/centre comercial",
     "shop=mall"},
    {"friseur/frisor/friseursalon/coiffeur/salon de coiffure/peluqueria/parrucchiere/"
     "perruqueria/kapper/barber",
     "shop=hairdresser"},
    {"blumenladen/fleuriste/floristeria/fiorista", "shop=florist"},
    {"bahnhof/bahnhofe/gare/estacion/estacion de tren/stazione/estacio", "railway=station "
                                                                         "railway=halt"},
    {"bushaltestelle/arret de bus/arrets de bus/parada de autobus/fermata dell autobus/"
     "parada de bus",
     "highway=bus_stop"},
    {"busbahnhof/gare routiere/estacion de autobuses", "amenity=bus_station"},
    {"flughafen/aeroport/aeropuerto/aeroporto/luchthaven", "aeroway=aerodrome"},
    {"parkplatz/parkplatze/parkhaus/parkhauser/aparcamiento/parcheggio/parcheggi/aparcament/"
     "car park/parking lot/estacionamiento/parkeerplaats",
     "amenity=parking"},
    {"tankstelle/station service/stations service/station essence/gasolinera/"
     "estacion de servicio/benzinaio/distributore di benzina/tankstation/benzinera",
     "amenity=fuel"},
    {"ladestation/borne de recharge/bornes de recharge/estacion de carga/ev charging station/"
     "ev charger",
     "amenity=charging_station"},
    {"autovermietung/location de voiture/location de voitures/alquiler de coches/autonoleggio",
     "amenity=car_rental"},
    {"leuchtturm/leuchtturme/phare/faro", "man_made=lighthouse"},
    {"brucke/pont/puente/ponte", "man_made=bridge"},
};

GEO_FN str category_of_names(int index, str *tags) {
    enum { GROUPS = 7 + 22, WORDS = LEN(category_rows) - GROUPS };
    const category_row *row = index < WORDS ? &category_rows[GROUPS + index]
                              : index - WORDS < (int)LEN(category_name_rows)
                                  ? &category_name_rows[index - WORDS]
                                  : NULL;
    *tags = row ? str_of(row->tags) : STR_NONE;
    return row ? str_of(row->word) : STR_NONE;
}

GEO_FN str category_word(int index) {
    return index >= 0 && (size_t)index < LEN(category_rows) ? str_of(category_rows[index].word)
                                                            : STR_NONE;
}

/* Lower case, single blanks, `_` and `-` as blanks: "Fast-Food" is "fast food". */
static str category_fold(str word, char text[CATEGORY_WORD_MAX]) {
    size_t len = 0;
    word = str_trim(word);
    for (size_t i = 0; i < word.len && len < CATEGORY_WORD_MAX; i++) {
        char c = word.at[i];
        c = ascii_is_space(c) || c == '_' || c == '-' ? ' ' : ascii_lower(c);
        if (c != ' ' || (len && text[len - 1] != ' ')) {
            text[len++] = c;
        }
    }
    return str_trim((str){text, len});
}

static const category_row *category_row_of(str word) {
    for (size_t i = 0; i < LEN(category_rows); i++) {
        if (word.len && *category_rows[i].word == *word.at && /* saves measuring most */
            str_eq(word, str_of(category_rows[i].word))) {
            return &category_rows[i];
        }
    }
    return NULL;
}

typedef struct {
    str ending, singular;
} category_plural;

static const category_plural category_plurals[] = {{STR_ROW(""), STR_ROW("")},
                                                   {STR_ROW("s"), STR_ROW("")},
                                                   {STR_ROW("es"), STR_ROW("")},
                                                   {STR_ROW("ies"), STR_ROW("y")}};

/* Plurals in other languages. */
static const category_plural category_other_plurals[] = {
    {STR_ROW(""), STR_ROW("")},    {STR_ROW("s"), STR_ROW("")},     {STR_ROW("es"), STR_ROW("")},
    {STR_ROW("n"), STR_ROW("")},   {STR_ROW("en"), STR_ROW("")},    {STR_ROW("e"), STR_ROW("")},
    {STR_ROW("x"), STR_ROW("")},   {STR_ROW("ies"), STR_ROW("ia")}, {STR_ROW("i"), STR_ROW("o")},
    {STR_ROW("ken"), STR_ROW("k")}};

/* The row of the word or of its singular: "pharmacies", "churches", "hotels". */
static const category_row *category_find(str word) {
    char text[CATEGORY_WORD_MAX];
    const category_plural *plurals = category_plurals;
    str folded = category_fold(word, text);
    for (size_t i = 0; i < LEN(category_plurals); i++) {
        if (!str_ends(folded, plurals[i].ending)) {
            continue;
        }
        char bytes[CATEGORY_WORD_MAX];
        out o = out_of(bytes, sizeof bytes);
        out_text(&o, str_head(folded, folded.len - plurals[i].ending.len));
        out_text(&o, plurals[i].singular);
        const category_row *row = category_row_of(out_str(&o));
        if (row) {
            return row;
        }
    }
    return NULL;
}

static bool category_is_tag_part(str s) {
    for (size_t i = 0; i < s.len; i++) {
        if (!ascii_is_alpha(s.at[i]) && !ascii_is_digit(s.at[i]) && s.at[i] != '_' &&
            s.at[i] != ':') {
            return false;
        }
    }
    return s.len > 0;
}

static int category_row_tags(const category_row *row, str tags[CATEGORY_TAGS_MAX]) {
    int count = 0;
    str rest = row ? str_of(row->tags) : STR_NONE;
    while (rest.at && count < CATEGORY_TAGS_MAX) {
        tags[count++] = str_cut(&rest, ' ');
    }
    return count;
}

GEO_FN int category_tags(str word, str tags[CATEGORY_TAGS_MAX]) {
    word = str_trim(word);
    str value = word, key = str_cut(&value, '=');
    if (value.at && !str_eq(value, STR("*"))) {
        tags[0] = word;
        return word.len <= CATEGORY_WORD_MAX && category_is_tag_part(key) &&
               category_is_tag_part(value);
    }
    const category_row *row = category_find(key); /* "tourism=*" is the group */
    return category_row_tags(row, tags);
}

/* The row of a word of another language, or of its singular. */
static const category_row *category_find_other(const category_row *rows, size_t count, str word) {
    for (size_t p = 0; p < LEN(category_other_plurals); p++) {
        char bytes[CATEGORY_WORD_MAX];
        out o = out_of(bytes, sizeof bytes);
        const category_plural *plural = &category_other_plurals[p];
        bool is_plural = str_ends(word, plural->ending) && word.len < CATEGORY_WORD_MAX;
        out_text(&o, is_plural ? str_head(word, word.len - plural->ending.len) : word);
        out_text(&o, is_plural ? plural->singular : STR_NONE);
        for (size_t i = 0; i < count && is_plural; i++) {
            for (str words = str_of(rows[i].word); words.len;) {
                if (str_eq(str_cut(&words, '/'), out_str(&o))) {
                    return &rows[i];
                }
            }
        }
    }
    return NULL;
}

GEO_FN int category_kind(str word, str tags[CATEGORY_TAGS_MAX]) {
    enum { GROUPS = 7 };
    const category_row *row = word.len ? category_find(word) : NULL;
    row = row && row < category_rows + GROUPS ? NULL : row;
    row = row || !word.len ? row
                           : category_find_other(category_word_rows, LEN(category_word_rows), word);
    size_t names = LEN(category_name_rows) - CATEGORY_CHAINS;
    row = row || !word.len ? row : category_find_other(category_name_rows, names, word);
    return category_row_tags(row, tags);
}

GEO_FN bool category_fits(str tag, const place *p) {
    str value = tag, key = str_cut(&value, '=');
    return str_eq(key, p->category) && str_eq(value, p->type);
}
