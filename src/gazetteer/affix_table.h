#ifndef GEO_AFFIX_TABLE_H
#define GEO_AFFIX_TABLE_H
/* affix_table -- made by src/generate/affix_table.py, included by affix.c only: the words that
 * go with names as keys, in the order of their bytes; where each begins, what it says before,
 * after and joined to a name, and the list of countries in which it is the usual one. One
 * text, as 2,000 pointers would each be relocated when the program starts. */

/* clang-format off */
static const char affix_text[] =
    "a\0"
    "a capital de\0"
    "a cidade de\0"
    "a cote de\0"
    "a est di\0"
    "a lest de\0"
    "a leste de\0"
    "a louest de\0"
    "a map of\0"
    "a nord di\0"
    "a oeste de\0"
    "a ovest di\0"
    "a republica de\0"
    "a suburb of\0"
    "a sud di\0"
    "ada\0"
    "ada di mana\0"
    "adasi\0"
    "address\0"
    "address of\0"
    "administrative region\0"
    "aerodrom\0"
    "aerodrome\0"
    "aerodromul\0"
    "aeroport\0"
    "aeroport d\0"
    "aeroport de\0"
    "aeroport de la\0"
    "aeroport du\0"
    "aeroport international de\0"
    "aeroporto\0"
    "aeroporto da\0"
    "aeroporto de\0"
    "aeroporto di\0"
    "aeroporto do\0"
    "aeroporto internacional de\0"
    "aeroporto internazionale di\0"
    "aeroportul\0"
    "aeropuerto\0"
    "aeropuerto de\0"
    "aeropuerto internacional\0"
    "aeropuerto internacional de\0"
    "affiche\0"
    "agglomeration de\0"
    "aimag\0"
    "aimag sum\0"
    "air port\0"
    "aire metropolitana de\0"
    "airfield\0"
    "airport\0"
    "airport of\0"
    "airport von\0"
    "airports\0"
    "al\0"
    "al este de\0"
    "al norte de\0"
    "al oeste de\0"
    "al sur de\0"
    "allam\0"
    "aller a\0"
    "alrededor de\0"
    "alsjeblieft\0"
    "alstublieft\0"
    "alv\0"
    "alven\0"
    "amarat\0"
    "amt\0"
    "ao norte de\0"
    "ao redor de\0"
    "ao sul de\0"
    "aproape de\0"
    "apskritis\0"
    "arab republic of\0"
    "arata mi\0"
    "archipel de\0"
    "archipelago\0"
    "archipelago of\0"
    "archipielago de\0"
    "arcipelago\0"
    "area\0"
    "area around\0"
    "around\0"
    "arrondissement\0"
    "arrondissement de\0"
    "as\0"
    "at\0"
    "atoll\0"
    "atoll of\0"
    "atolls\0"
    "au\0"
    "au nord de\0"
    "au nord du\0"
    "au sud de\0"
    "au sud du\0"
    "auf der karte\0"
    "autonomous community\0"
    "autonomous community of\0"
    "autonomous county\0"
    "autonomous oblast\0"
    "autonomous okrug\0"
    "autonomous prefecture\0"
    "autonomous province\0"
    "autonomous region\0"
    "autonomous region of\0"
    "autonomous republic of\0"
    "autour de\0"
    "aux\0"
    "aux environs de\0"
    "av\0"
    "ayuntamiento de\0"
    "bahia de\0"
    "baia de\0"
    "baia di\0"
    "baie de\0"
    "bailiwick of\0"
    "ban do\0"
    "bandar udara\0"
    "bandara\0"
    "bang\0"
    "basin\0"
    "batisinda\0"
    "bay\0"
    "bay of\0"
    "behind\0"
    "bei\0"
    "belediyesi\0"
    "berg\0"
    "berget\0"
    "between\0"
    "beyond\0"
    "bezirk\0"
    "biggest city in\0"
    "biggest city of\0"
    "bitte\0"
    "blizko\0"
    "blizu\0"
    "bogazi\0"
    "bolivarian republic of\0"
    "bondsrepubliek\0"
    "borough\0"
    "borough of\0"
    "bosque de\0"
    "bourg de\0"
    "bring me to\0"
    "bucht von\0"
    "bundesland\0"
    "bundesrepublik\0"
    "bundesstaat\0"
    "busca\0"
    "buscar\0"
    "by\0"
    "byen\0"
    "cabo\0"
    "cabo de\0"
    "can you find\0"
    "cantao de\0"
    "canton\0"
    "canton de\0"
    "canton du\0"
    "canton of\0"
    "cantone di\0"
    "canyon\0"
    "canyon of\0"
    "cap\0"
    "cape\0"
    "capital\0"
    "capital city\0"
    "capital city of\0"
    "capital district\0"
    "capital district of\0"
    "capital of\0"
    "capital region\0"
    "capital territory\0"
    "capitale de\0"
    "capitale della\0"
    "capo\0"
    "cari\0"
    "carikan\0"
    "carte\0"
    "carte de\0"
    "carte du\0"
    "cartina di\0"
    "cascate di\0"
    "cataratas de\0"
    "cataratas del\0"
    "cauta\0"
    "center\0"
    "center of\0"
    "central\0"
    "centre\0"
    "centre of\0"
    "centre ville de\0"
    "centro de\0"
    "cerca\0"
    "cerca de\0"
    "cerro\0"
    "changwat\0"
    "channel\0"
    "cherche\0"
    "chercher\0"
    "cho\0"
    "chutes de\0"
    "cidade da\0"
    "cidade de\0"
    "cidade do\0"
    "cima\0"
    "circondario di\0"
    "citta di\0"
    "citta metropolitana di\0"
    "city\0"
    "city center\0"
    "city center of\0"
    "city centre\0"
    "city centre of\0"
    "city municipality\0"
    "city of\0"
    "city proper\0"
    "ciudad\0"
    "ciudad de\0"
    "close to\0"
    "cnty\0"
    "co\0"
    "co operative republic of\0"
    "coast\0"
    "coast of\0"
    "colu\0"
    "comarca de\0"
    "comitat\0"
    "comitat de\0"
    "commonwealth\0"
    "commonwealth of\0"
    "commune\0"
    "commune de\0"
    "commune of\0"
    "community of\0"
    "comte de\0"
    "comuna\0"
    "comune di\0"
    "comunidad\0"
    "comunidad autonoma de\0"
    "comunidad autonoma del\0"
    "comunidad de\0"
    "concelho de\0"
    "condado\0"
    "condado de\0"
    "confederation of\0"
    "cong hoa\0"
    "contea di\0"
    "conurbation of\0"
    "cooperative republic of\0"
    "coordenadas\0"
    "coordenadas da\0"
    "coordenadas de\0"
    "coordenadas del\0"
    "coordenadas do\0"
    "coordinate di\0"
    "coordinaten van\0"
    "coordinates\0"
    "coordinates for\0"
    "coordinates of\0"
    "coordonatele\0"
    "coordonnees de\0"
    "coordonnees du\0"
    "coords\0"
    "cordillera de\0"
    "costa\0"
    "cote\0"
    "council\0"
    "country\0"
    "country of\0"
    "county\0"
    "county of\0"
    "creek\0"
    "cumhuriyeti\0"
    "d\0"
    "da\0"
    "dag\0"
    "dagi\0"
    "danau\0"
    "dans\0"
    "dao\0"
    "das\0"
    "de\0"
    "de l\0"
    "de la\0"
    "de las\0"
    "de los\0"
    "de republiek\0"
    "de se nahodi\0"
    "de stad\0"
    "degli\0"
    "dei\0"
    "dekat\0"
    "del\0"
    "dell\0"
    "della\0"
    "delle\0"
    "delstat\0"
    "delstaten\0"
    "delta\0"
    "dem\0"
    "democratic republic of\0"
    "democratic republic of the\0"
    "democratic socialist republic of\0"
    "demokratische republik\0"
    "den\0"
    "denizi\0"
    "departamento\0"
    "departamento de\0"
    "departamento del\0"
    "departamento do\0"
    "departement\0"
    "departement de\0"
    "departement de la\0"
    "departement des\0"
    "departement du\0"
    "department\0"
    "department of\0"
    "der\0"
    "der berg\0"
    "der flughafen\0"
    "der fluss\0"
    "der see\0"
    "des\0"
    "desa\0"
    "desert\0"
    "desert of\0"
    "deserto di\0"
    "deserto do\0"
    "desierto de\0"
    "detroit de\0"
    "di\0"
    "di mana\0"
    "di manakah\0"
    "di peta\0"
    "dicht bij\0"
    "die\0"
    "die hauptstadt von\0"
    "die insel\0"
    "die republik\0"
    "die stadt\0"
    "dimana\0"
    "dimanakah\0"
    "dintorni di\0"
    "directions to\0"
    "distretto\0"
    "distretto di\0"
    "district\0"
    "district municipality\0"
    "district of\0"
    "districts\0"
    "distrikt\0"
    "distrito\0"
    "distrito de\0"
    "distrito federal de\0"
    "division\0"
    "division of\0"
    "diyarbakir ili\0"
    "do\0"
    "do island\0"
    "do s\0"
    "do you know where is\0"
    "dogusunda\0"
    "dominion of\0"
    "donde esta\0"
    "donde estan\0"
    "donde queda\0"
    "donde se encuentra\0"
    "dorf\0"
    "dorp\0"
    "dos\0"
    "dove\0"
    "dove e\0"
    "dove si trova\0"
    "downtown\0"
    "du\0"
    "duchy of\0"
    "dzongkhag\0"
    "e\0"
    "east of\0"
    "eiland\0"
    "el\0"
    "el aeropuerto de\0"
    "elv\0"
    "elven\0"
    "em\0"
    "emiraat\0"
    "emirado de\0"
    "emirat\0"
    "emirat de\0"
    "emirate\0"
    "emirate of\0"
    "emirato\0"
    "emirato de\0"
    "emirligi\0"
    "empire of\0"
    "en\0"
    "en el mapa\0"
    "en un mapa\0"
    "encontrar\0"
    "encuentra\0"
    "environs de\0"
    "estado\0"
    "estado da\0"
    "estado de\0"
    "estado do\0"
    "estados federados de\0"
    "estrecho de\0"
    "estreito de\0"
    "etat de\0"
    "etat du\0"
    "etsi\0"
    "eup\0"
    "eyalet\0"
    "eyaleti\0"
    "ezero\0"
    "falls\0"
    "falls of\0"
    "falu\0"
    "federal democratic republic of\0"
    "federal district\0"
    "federal district of\0"
    "federal republic of\0"
    "federal state of\0"
    "federal territory\0"
    "federated states of\0"
    "federation\0"
    "federation de\0"
    "federation of\0"
    "federative republic of\0"
    "federativni republika\0"
    "find\0"
    "find me\0"
    "find mig\0"
    "finde\0"
    "finn\0"
    "fiume\0"
    "fjell\0"
    "fjellet\0"
    "fjord\0"
    "fleuve\0"
    "flights to\0"
    "flughafen\0"
    "flughafen von\0"
    "fluss\0"
    "fly to\0"
    "flygplats\0"
    "flygplatsen\0"
    "foderation\0"
    "folyo\0"
    "forest\0"
    "forest of\0"
    "foret de\0"
    "free state\0"
    "free state of\0"
    "freistaat\0"
    "from\0"
    "fu\0"
    "furstendomet\0"
    "furstentum\0"
    "fylke\0"
    "fylki\0"
    "fyrstendommet\0"
    "game reserve\0"
    "gan\0"
    "gang\0"
    "gang river\0"
    "gaseste\0"
    "gawa\0"
    "gde je\0"
    "gde se nalazi\0"
    "gdje je\0"
    "gdje se nalazi\0"
    "gdzie\0"
    "gdzie jest\0"
    "gdzie lezy\0"
    "gdzie znajduje sie\0"
    "gebirge\0"
    "gelegen in\0"
    "gemeente\0"
    "gemeinde\0"
    "geocode\0"
    "glacier\0"
    "gli\0"
    "go to\0"
    "gobernacion de\0"
    "golf van\0"
    "golf von\0"
    "golfe de\0"
    "golfe du\0"
    "golfo de\0"
    "golfo del\0"
    "golfo di\0"
    "golfo do\0"
    "golu\0"
    "gora\0"
    "gorge\0"
    "gorod\0"
    "gouvernement\0"
    "gouvernorat de\0"
    "gouvernorat du\0"
    "governate\0"
    "governorate\0"
    "governorate of\0"
    "gps\0"
    "gps coordinates of\0"
    "graafschap\0"
    "grad\0"
    "grafschaft\0"
    "gran ducado de\0"
    "grand duche de\0"
    "grand duche du\0"
    "grand duchy of\0"
    "granducato del\0"
    "granducato di\0"
    "grao ducado do\0"
    "greater\0"
    "groothertogdom\0"
    "grossherzogtum\0"
    "grossraum\0"
    "grosste stadt in\0"
    "gu\0"
    "guberniya\0"
    "gulf\0"
    "gulf of\0"
    "gun\0"
    "gun province\0"
    "guneyinde\0"
    "gunung\0"
    "halbinsel\0"
    "hamlet\0"
    "hamlet of\0"
    "hansestadt\0"
    "haritada\0"
    "haritasi\0"
    "harta\0"
    "hashemite kingdom of\0"
    "hauptstadt\0"
    "hauptstadt von\0"
    "havaalani\0"
    "havalimani\0"
    "he\0"
    "hegy\0"
    "hegyseg\0"
    "hercegseg\0"
    "het\0"
    "het eiland\0"
    "het koninkrijk\0"
    "hill\0"
    "hills\0"
    "hitta\0"
    "hlavni mesto\0"
    "hledat\0"
    "ho\0"
    "hol talalhato\0"
    "hol van\0"
    "hoofdstad van\0"
    "hotels in\0"
    "how do i get to\0"
    "how to get to\0"
    "hu\0"
    "huyen\0"
    "hvor er\0"
    "hvor er det\0"
    "hvor ligger\0"
    "i\0"
    "i am in\0"
    "i live in\0"
    "i want to go to\0"
    "il\0"
    "il fiume\0"
    "il monte\0"
    "ilce\0"
    "ilcesi\0"
    "ile\0"
    "ile autonome de\0"
    "ile de\0"
    "ile du\0"
    "iles\0"
    "ilha\0"
    "ilha da\0"
    "ilha de\0"
    "ilha do\0"
    "ili\0"
    "im\0"
    "in\0"
    "in de buurt van\0"
    "in der nahe von\0"
    "in front of\0"
    "in the vicinity of\0"
    "independent state of\0"
    "innenstadt\0"
    "innenstadt von\0"
    "inner\0"
    "innsjo\0"
    "insel\0"
    "inseln\0"
    "inside\0"
    "international airport\0"
    "international airport of\0"
    "intl\0"
    "intl airport\0"
    "intorno a\0"
    "ir a\0"
    "isla\0"
    "isla de\0"
    "islamic republic of\0"
    "islamic state of\0"
    "islamische republik\0"
    "island\0"
    "island council\0"
    "island of\0"
    "islands\0"
    "islands of\0"
    "islas\0"
    "isle\0"
    "isle of\0"
    "isles\0"
    "isola\0"
    "isola d\0"
    "isola di\0"
    "jarvi\0"
    "jezero\0"
    "jezioro\0"
    "jiang\0"
    "jila\0"
    "jima\0"
    "jizne od\0"
    "joki\0"
    "judet\0"
    "judetul\0"
    "junto a\0"
    "just east of\0"
    "just north of\0"
    "just outside\0"
    "just outside of\0"
    "just south of\0"
    "just west of\0"
    "kaart\0"
    "kaart van\0"
    "kabupaten\0"
    "kanal\0"
    "kansallispuisto\0"
    "kanton\0"
    "kantonen\0"
    "kap\0"
    "kart over\0"
    "karta\0"
    "karta over\0"
    "kartalla\0"
    "karte\0"
    "karte von\0"
    "kartta\0"
    "kasabasi\0"
    "kaupunki\0"
    "kawa\0"
    "kde je\0"
    "kde lezi\0"
    "kde sa nachadza\0"
    "kde se nachazi\0"
    "ke\0"
    "ken\0"
    "kerajaan\0"
    "kerem\0"
    "keresd\0"
    "kesultanan\0"
    "khwaeng\0"
    "kingdom\0"
    "kingdom of\0"
    "kiralysag\0"
    "knizectvi\0"
    "ko\0"
    "kolo\0"
    "komitat\0"
    "kommun\0"
    "kommune\0"
    "kommunfylke\0"
    "kongeriget\0"
    "kongeriket\0"
    "konigreich\0"
    "koninkrijk\0"
    "konungariket\0"
    "koordinaatit\0"
    "koordinat\0"
    "koordinatai\0"
    "koordinaten\0"
    "koordinaten von\0"
    "koordinater for\0"
    "koordinater til\0"
    "koordinatlari\0"
    "korfezi\0"
    "kort over\0"
    "kota\0"
    "kotamadia\0"
    "kotamadya\0"
    "koyu\0"
    "kozeleben\0"
    "kozseg\0"
    "koztarsasag\0"
    "krai\0"
    "kraj\0"
    "kraji\0"
    "kraljevina\0"
    "kraljevstvo\0"
    "kralligi\0"
    "kralovstvi\0"
    "kralovstvo\0"
    "kray\0"
    "kreis\0"
    "kreisstadt\0"
    "krolestwo\0"
    "ksiestwo\0"
    "ku\0"
    "kungariket\0"
    "kuningaskunta\0"
    "kunta\0"
    "kuzeyinde\0"
    "l\0"
    "la\0"
    "la capital de\0"
    "la capitale de\0"
    "la capitale dell\0"
    "la citta di\0"
    "la ciudad de\0"
    "la est de\0"
    "la isla de\0"
    "la mer\0"
    "la nord de\0"
    "la republica de\0"
    "la republique de\0"
    "la sud de\0"
    "la vest de\0"
    "la ville de\0"
    "laani\0"
    "laat zien\0"
    "lac\0"
    "lac d\0"
    "lac de\0"
    "lac du\0"
    "laeroport\0"
    "laeroport de\0"
    "lage von\0"
    "lago\0"
    "lago de\0"
    "lago di\0"
    "lagoa de\0"
    "lagoon\0"
    "laguna\0"
    "laguna de\0"
    "lagune de\0"
    "lahella\0"
    "lake\0"
    "lakes\0"
    "lan\0"
    "land\0"
    "landeshauptstadt\0"
    "landkreis\0"
    "landscape of\0"
    "langa\0"
    "lao peoples democratic republic of\0"
    "lapangan terbang\0"
    "largest city in\0"
    "largest city of\0"
    "las\0"
    "lat lon\0"
    "lat long\0"
    "lat long of\0"
    "latitude and longitude of\0"
    "laut\0"
    "le\0"
    "le fleuve\0"
    "le mont\0"
    "lennujaam\0"
    "lentoasema\0"
    "lentokentta\0"
    "les\0"
    "letat de\0"
    "letisko\0"
    "letiste\0"
    "lidosta\0"
    "lile de\0"
    "linn\0"
    "liwa\0"
    "lk\0"
    "lo\0"
    "localidad de\0"
    "localisation de\0"
    "localiser\0"
    "localizacao da\0"
    "localizacao de\0"
    "localizacao do\0"
    "localizacion de\0"
    "locate\0"
    "located\0"
    "located in\0"
    "locatie van\0"
    "location\0"
    "location of\0"
    "lokasi\0"
    "look up\0"
    "los\0"
    "lotnisko\0"
    "lotnisko w\0"
    "luchthaven\0"
    "luchthaven van\0"
    "lufthavn\0"
    "lutfen\0"
    "maakond\0"
    "maakunta\0"
    "machi\0"
    "mancomunidad de\0"
    "mandal\0"
    "map\0"
    "map of\0"
    "mapa\0"
    "mapa da\0"
    "mapa de\0"
    "mapa del\0"
    "mapa do\0"
    "mappa\0"
    "mappa di\0"
    "maps\0"
    "maps of\0"
    "mar\0"
    "mar de\0"
    "mare\0"
    "mare di\0"
    "markt\0"
    "marktgemeinde\0"
    "massif\0"
    "meer\0"
    "megye\0"
    "mer\0"
    "mer de\0"
    "mesto\0"
    "metro\0"
    "metro area\0"
    "metro area of\0"
    "metropolis\0"
    "metropolis of\0"
    "metropolitan\0"
    "metropolitan area\0"
    "metropolitan area of\0"
    "metropolitan city\0"
    "metropolitan city of\0"
    "metropolitan region\0"
    "miasto\0"
    "miasto stoleczne\0"
    "miejscowosc\0"
    "miestas\0"
    "milli parki\0"
    "mintaqat\0"
    "missa\0"
    "missa on\0"
    "missa sijaitsee\0"
    "molim\0"
    "mont\0"
    "montagna\0"
    "montagne\0"
    "monte\0"
    "monte de\0"
    "montre moi\0"
    "montrez moi\0"
    "monts\0"
    "mostra\0"
    "mostra me\0"
    "mostrami\0"
    "mostre\0"
    "mostre me\0"
    "mount\0"
    "mountain\0"
    "mountains\0"
    "mt\0"
    "muestra\0"
    "muestrame\0"
    "muhafadat\0"
    "muhafazat\0"
    "municipal airport\0"
    "municipal district\0"
    "municipal district of\0"
    "municipalite de\0"
    "municipality\0"
    "municipality of\0"
    "municipio\0"
    "municipio da\0"
    "municipio de\0"
    "municipio do\0"
    "municipiul\0"
    "mutasd\0"
    "myeon\0"
    "na\0"
    "na mape\0"
    "na mapie\0"
    "na polnoc od\0"
    "na poludnie od\0"
    "na wschod od\0"
    "na zachod od\0"
    "naar\0"
    "nabij\0"
    "nach\0"
    "nacionalni park\0"
    "naer\0"
    "nahe\0"
    "nahe bei\0"
    "najdi\0"
    "nam o dau\0"
    "nara\0"
    "narodni park\0"
    "nas\0"
    "nasjonalpark\0"
    "nation of\0"
    "nationaal park\0"
    "national forest\0"
    "national monument\0"
    "national park\0"
    "national park of\0"
    "national preserve\0"
    "national reserve\0"
    "nationalpark\0"
    "nature reserve\0"
    "navigate to\0"
    "nayta\0"
    "near\0"
    "nearby\0"
    "neben\0"
    "negara bagian\0"
    "negeri\0"
    "nehri\0"
    "nei pressi di\0"
    "nel\0"
    "nella\0"
    "nemzeti park\0"
    "nerede\0"
    "nerededir\0"
    "next to\0"
    "no\0"
    "no mapa\0"
    "nord for\0"
    "nordlich von\0"
    "norr om\0"
    "north east of\0"
    "north of\0"
    "north west of\0"
    "northeast of\0"
    "northwest of\0"
    "nos\0"
    "not far from\0"
    "novads\0"
    "np\0"
    "nui\0"
    "nuoc\0"
    "o\0"
    "o dau\0"
    "o estado de\0"
    "obec\0"
    "oblast\0"
    "oblasti\0"
    "oblasts\0"
    "oblasty\0"
    "oblusu\0"
    "oblysy\0"
    "obok\0"
    "obwod\0"
    "ocean\0"
    "ocean of\0"
    "of\0"
    "of the\0"
    "of the city of\0"
    "okres\0"
    "okrug\0"
    "okruh\0"
    "old town\0"
    "old town of\0"
    "on a map\0"
    "on map\0"
    "on the map\0"
    "on the outskirts of\0"
    "onde e\0"
    "onde esta\0"
    "onde fica\0"
    "onde se encontra\0"
    "op de kaart\0"
    "opcina\0"
    "opposite\0"
    "oras\0"
    "orasul\0"
    "oriental republic of\0"
    "oro uostas\0"
    "ort\0"
    "ortschaft\0"
    "os\0"
    "osavaltio\0"
    "ost for\0"
    "ostan\0"
    "ostan e\0"
    "oster om\0"
    "ostlich von\0"
    "ostrov\0"
    "ostrovy\0"
    "ou est\0"
    "ou se situe\0"
    "ou se trouve\0"
    "ou sont\0"
    "outside\0"
    "outside of\0"
    "outskirts\0"
    "outskirts of\0"
    "oy\0"
    "oya\0"
    "ozero\0"
    "pa kartan\0"
    "pa kartet\0"
    "pa kortet\0"
    "paese di\0"
    "parc national\0"
    "parc national de\0"
    "parc national des\0"
    "parc national du\0"
    "parc naturel\0"
    "parco nazionale\0"
    "parco nazionale dei\0"
    "parco nazionale del\0"
    "parco nazionale della\0"
    "parco nazionale di\0"
    "parcul national\0"
    "parish\0"
    "parish of\0"
    "park narodowy\0"
    "parque nacional\0"
    "parque nacional da\0"
    "parque nacional de\0"
    "parque nacional del\0"
    "parque nacional do\0"
    "partido de\0"
    "pe harta\0"
    "peak\0"
    "peaks\0"
    "peninsula\0"
    "peninsula de\0"
    "peninsula of\0"
    "peninsule de\0"
    "penisola\0"
    "peoples republic of\0"
    "per favore\0"
    "per piacere\0"
    "periphery\0"
    "perto de\0"
    "peta\0"
    "phia bac\0"
    "phia nam\0"
    "pic\0"
    "pic de\0"
    "pico\0"
    "pico de\0"
    "pico do\0"
    "pilseta\0"
    "piz\0"
    "pizzo\0"
    "place called\0"
    "plain\0"
    "plains\0"
    "plan de\0"
    "plan du\0"
    "plateau\0"
    "please\0"
    "plurinational state of\0"
    "pokaz\0"
    "pokaz mi\0"
    "por favor\0"
    "port city of\0"
    "port lotniczy\0"
    "port of\0"
    "position of\0"
    "posizione di\0"
    "powiat\0"
    "pradesh state\0"
    "prafektur\0"
    "prefectura de\0"
    "prefecture\0"
    "prefecture de\0"
    "prefecture of\0"
    "prefeitura de\0"
    "prefettura di\0"
    "prensligi\0"
    "pres de\0"
    "presso\0"
    "prikazi\0"
    "principado de\0"
    "principado do\0"
    "principality\0"
    "principality of\0"
    "principato di\0"
    "principatul\0"
    "principaute de\0"
    "proche de\0"
    "procura\0"
    "procurar\0"
    "pronadi\0"
    "propinsi\0"
    "prosim\0"
    "prosze\0"
    "province\0"
    "province de\0"
    "province du\0"
    "province of\0"
    "province of china\0"
    "provinces\0"
    "provincia\0"
    "provincia da\0"
    "provincia de\0"
    "provincia de la\0"
    "provincia del\0"
    "provincia di\0"
    "provincia do\0"
    "provincial park\0"
    "provincie\0"
    "provinsen\0"
    "provinsi\0"
    "provinz\0"
    "prowincja\0"
    "proximo a\0"
    "proximo de\0"
    "pueblo de\0"
    "pulau\0"
    "qalasy\0"
    "qu\0"
    "quan\0"
    "quarter of\0"
    "raion\0"
    "raionul\0"
    "rajon\0"
    "rajonas\0"
    "rajons\0"
    "range\0"
    "rayon\0"
    "regatul\0"
    "regatul unit al\0"
    "regiao de\0"
    "regiao do\0"
    "regierungsbezirk\0"
    "regio\0"
    "region\0"
    "region autonoma de\0"
    "region de\0"
    "region du\0"
    "region of\0"
    "regional airport\0"
    "regional unit\0"
    "regional unit of\0"
    "regionas\0"
    "regione\0"
    "regione autonoma\0"
    "regionen\0"
    "regions\0"
    "regions de\0"
    "regiune\0"
    "regiunea\0"
    "regno dei\0"
    "regno del\0"
    "regno della\0"
    "regno di\0"
    "reino da\0"
    "reino de\0"
    "reino do\0"
    "reino dos\0"
    "reka\0"
    "repubblica\0"
    "repubblica del\0"
    "repubblica della\0"
    "repubblica democratica del\0"
    "repubblica di\0"
    "repubblica federale di\0"
    "repubblica islamica dell\0"
    "repubblica popolare\0"
    "repubblica popolare di\0"
    "republic\0"
    "republic of\0"
    "republic of the\0"
    "republica\0"
    "republica arabe de\0"
    "republica bolivariana de\0"
    "republica cooperativa de\0"
    "republica da\0"
    "republica de\0"
    "republica del\0"
    "republica democratica de\0"
    "republica democratica do\0"
    "republica do\0"
    "republica dos\0"
    "republica federal da\0"
    "republica federal de\0"
    "republica federativa de\0"
    "republica federativa del\0"
    "republica federativa do\0"
    "republica islamica\0"
    "republica islamica de\0"
    "republica islamica do\0"
    "republica oriental del\0"
    "republica popular da\0"
    "republica popular de\0"
    "republica popular do\0"
    "republica populara\0"
    "republiek\0"
    "republik\0"
    "republik demokratik\0"
    "republik federal\0"
    "republik rakyat\0"
    "republika\0"
    "republiken\0"
    "republikken\0"
    "republique\0"
    "republique d\0"
    "republique de\0"
    "republique democratique de\0"
    "republique democratique du\0"
    "republique des\0"
    "republique du\0"
    "republique federale d\0"
    "republique islamique d\0"
    "republique islamique de\0"
    "republique populaire de\0"
    "repuloter\0"
    "reservoir\0"
    "ri\0"
    "rio\0"
    "rio de\0"
    "river\0"
    "rivers\0"
    "rivier\0"
    "riviere\0"
    "riviere de\0"
    "rondom\0"
    "route to\0"
    "royaume d\0"
    "royaume de\0"
    "royaume des\0"
    "royaume du\0"
    "rund um\0"
    "rzeczpospolita\0"
    "rzeka\0"
    "s il vous plait\0"
    "saaret\0"
    "saari\0"
    "san\0"
    "san bay\0"
    "satul\0"
    "savivaldybe\0"
    "se faz favor\0"
    "sea\0"
    "sea of\0"
    "search\0"
    "search for\0"
    "sebelah selatan\0"
    "sebelah utara\0"
    "see\0"
    "sehri\0"
    "selo\0"
    "serra\0"
    "serra da\0"
    "serra do\0"
    "settlement\0"
    "settlement of\0"
    "severne od\0"
    "shaary\0"
    "shahr\0"
    "shahri\0"
    "shan\0"
    "sheikhdom of\0"
    "sheng\0"
    "shi\0"
    "shima\0"
    "shire\0"
    "show\0"
    "show me\0"
    "si\0"
    "sierra\0"
    "sierra de\0"
    "sil te plait\0"
    "sil vous plait\0"
    "situated in\0"
    "situation de\0"
    "situato in\0"
    "situe a\0"
    "situe en\0"
    "sjo\0"
    "sjon\0"
    "socialist republic of\0"
    "soder om\0"
    "sok\0"
    "somewhere in\0"
    "song\0"
    "sor for\0"
    "soum\0"
    "sound\0"
    "souradnice\0"
    "south east of\0"
    "south of\0"
    "south west of\0"
    "southeast of\0"
    "southwest of\0"
    "sovereign state of\0"
    "staat\0"
    "stad\0"
    "staden\0"
    "stadt\0"
    "stadtgemeinde\0"
    "stadtkreis\0"
    "stadtplan\0"
    "stadtplan von\0"
    "stan\0"
    "stat\0"
    "stat de\0"
    "state\0"
    "state nation of\0"
    "state of\0"
    "state park\0"
    "states\0"
    "stato del\0"
    "stato di\0"
    "statul\0"
    "stolica\0"
    "storhertigdomet\0"
    "straat van\0"
    "strait\0"
    "strait of\0"
    "straits\0"
    "straits of\0"
    "strasse von\0"
    "stream\0"
    "stretto di\0"
    "subprefecture\0"
    "subprefecture of\0"
    "suburb of\0"
    "suburbs\0"
    "suburbs of\0"
    "suche\0"
    "sudlich von\0"
    "sulla mappa\0"
    "sultanat\0"
    "sultanat d\0"
    "sultanate of\0"
    "sultanato de\0"
    "sultanato dell\0"
    "sum\0"
    "sungai\0"
    "sur la carte\0"
    "sur une carte\0"
    "surroundings\0"
    "surroundings of\0"
    "svp\0"
    "syd for\0"
    "sziget\0"
    "szigetek\0"
    "szukaj\0"
    "tack\0"
    "tai\0"
    "tak\0"
    "take me to\0"
    "takk\0"
    "tal\0"
    "taluk\0"
    "taman nasional\0"
    "taman negara\0"
    "tampilkan\0"
    "tasavalta\0"
    "tasik\0"
    "tava\0"
    "tehsil\0"
    "tell me where is\0"
    "ten noorden van\0"
    "ten oosten van\0"
    "ten westen van\0"
    "ten zuiden van\0"
    "terkepe\0"
    "terkepen\0"
    "territoire de\0"
    "territorio de\0"
    "territory\0"
    "territory of\0"
    "thanh pho\0"
    "thank you\0"
    "thanks\0"
    "that is in\0"
    "that is near\0"
    "thats in\0"
    "the\0"
    "the airport of\0"
    "the area around\0"
    "the bay of\0"
    "the biggest city in\0"
    "the borough of\0"
    "the capital\0"
    "the capital city of\0"
    "the capital of\0"
    "the center of\0"
    "the centre of\0"
    "the city of\0"
    "the commonwealth of\0"
    "the country of\0"
    "the county of\0"
    "the district of\0"
    "the emirate of\0"
    "the federal republic of\0"
    "the federation of\0"
    "the governorate of\0"
    "the grand duchy of\0"
    "the gulf of\0"
    "the island of\0"
    "the kingdom of\0"
    "the lake\0"
    "the largest city in\0"
    "the largest city of\0"
    "the map of\0"
    "the outskirts of\0"
    "the prefecture of\0"
    "the principality of\0"
    "the province of\0"
    "the region of\0"
    "the republic of\0"
    "the river\0"
    "the sea of\0"
    "the state of\0"
    "the strait of\0"
    "the territory of\0"
    "the union of\0"
    "thi tran\0"
    "thi xa\0"
    "tim\0"
    "tinh\0"
    "to\0"
    "toa do\0"
    "toa do cua\0"
    "tolong\0"
    "toon\0"
    "toon me\0"
    "towards\0"
    "town\0"
    "town center\0"
    "town centre\0"
    "town of\0"
    "township\0"
    "township of\0"
    "tp\0"
    "travel to\0"
    "trip to\0"
    "trouve\0"
    "trouve moi\0"
    "trouver\0"
    "trova\0"
    "u\0"
    "ubicacion de\0"
    "ubicado en\0"
    "ukaz\0"
    "ukaz mi\0"
    "umgebung von\0"
    "un\0"
    "unde este\0"
    "unde se afla\0"
    "une\0"
    "union des\0"
    "union of\0"
    "union territory\0"
    "unitary authority\0"
    "united kingdom of\0"
    "united republic of\0"
    "universitatsstadt\0"
    "upazila\0"
    "urban area\0"
    "us state of\0"
    "utanfor\0"
    "v\0"
    "va rog\0"
    "val\0"
    "vald\0"
    "valle de\0"
    "valle del\0"
    "valle di\0"
    "vallee de\0"
    "vallee du\0"
    "valley\0"
    "valley of\0"
    "van\0"
    "van de\0"
    "var ar\0"
    "var finns\0"
    "var ligger\0"
    "varmegye\0"
    "varos\0"
    "vaster om\0"
    "ve\0"
    "ved\0"
    "velayat\0"
    "velayaty\0"
    "velkovevodstvi\0"
    "vest for\0"
    "vi tri\0"
    "vi tri cua\0"
    "vicinity of\0"
    "vicino a\0"
    "vila de\0"
    "vilayet\0"
    "vilayeti\0"
    "villa de\0"
    "village\0"
    "village de\0"
    "village of\0"
    "ville\0"
    "ville de\0"
    "viloyat\0"
    "viloyati\0"
    "vis\0"
    "vis meg\0"
    "vis mig\0"
    "visa\0"
    "visa mig\0"
    "visit\0"
    "vlakbij\0"
    "vliegveld\0"
    "voivodat de\0"
    "voivodato de\0"
    "voivodeship\0"
    "voivodeship of\0"
    "voivodie de\0"
    "volcan\0"
    "volcan de\0"
    "volcano\0"
    "volksrepubliek\0"
    "volksrepublik\0"
    "von\0"
    "von der\0"
    "vor\0"
    "vorstendom\0"
    "vulcano\0"
    "vulkan\0"
    "vuon quoc gia\0"
    "vuong quoc\0"
    "vuori\0"
    "vychodne od\0"
    "w\0"
    "w poblizu\0"
    "waar bevindt zich\0"
    "waar is\0"
    "waar ligt\0"
    "wald\0"
    "wan\0"
    "wan bay\0"
    "ward\0"
    "waterfall\0"
    "waterfalls\0"
    "way to\0"
    "we\0"
    "weather\0"
    "weather in\0"
    "weg nach\0"
    "west of\0"
    "westlich von\0"
    "what are the coordinates of\0"
    "what is the location of\0"
    "where are\0"
    "where can i find\0"
    "where in the world is\0"
    "where is\0"
    "where is the city of\0"
    "wheres\0"
    "which is in\0"
    "wie komme ich nach\0"
    "wielkie ksiestwo\0"
    "wies\0"
    "wilaya\0"
    "wilaya de\0"
    "wilaya of\0"
    "wilayah\0"
    "wilayat\0"
    "wildlife sanctuary\0"
    "within\0"
    "wo befindet sich\0"
    "wo finde ich\0"
    "wo ist\0"
    "wo liegt\0"
    "woiwodschaft\0"
    "wojewodztwo\0"
    "woods\0"
    "wspolrzedne\0"
    "wuste\0"
    "wyspa\0"
    "xa\0"
    "xian\0"
    "yakininda\0"
    "yakinlarinda\0"
    "yama\0"
    "ye\0"
    "zapadne od\0"
    "zee\0"
    "zeig mir\0"
    "zeige\0"
    "zeige mir\0"
    "zhou\0"
    "zila\0"
    "zilla\0"
    "zizhiqu\0"
    "znajdz\0"
    "zoek\0"
    "zone\0"
    "zone de\0"
    "zone of\0"
    "zoom to\0"
    "zracna luka\0"
    "zu\0"
    "zum\0"
    "zupanija\0"
    "zur\0"
    "αεροδρομιο\0"
    "αεροδρομιο τησ\0"
    "αεροδρομιο του\0"
    "βασιλειο τησ\0"
    "βασιλειο του\0"
    "βρεσ\0"
    "δειξε μου\0"
    "δημοκρατια τησ\0"
    "δημοκρατια του\0"
    "δημοσ\0"
    "εθνικο παρκο\0"
    "η\0"
    "κοντα\0"
    "κοντα στη\0"
    "κοντα στην\0"
    "κοντα στο\0"
    "νησι\0"
    "νησοσ\0"
    "νομοσ\0"
    "ο\0"
    "οι\0"
    "παρακαλω\0"
    "περιφερεια\0"
    "περιφερειακη ενοτητα\0"
    "πολη\0"
    "πολιτεια\0"
    "που βρισκεται\0"
    "που ειναι\0"
    "στη\0"
    "στην\0"
    "στο\0"
    "στο χαρτη\0"
    "στον\0"
    "συντεταγμενεσ\0"
    "τα\0"
    "τη\0"
    "την\0"
    "το\0"
    "χαρτησ\0"
    "аеропорт\0"
    "ауданы\0"
    "аэропорт\0"
    "близ\0"
    "будь ласка\0"
    "біля\0"
    "в\0"
    "вблизи\0"
    "во\0"
    "возле\0"
    "восточнее\0"
    "г\0"
    "где\0"
    "где находится\0"
    "где расположен\0"
    "где расположена\0"
    "где се налази\0"
    "где је\0"
    "гора\0"
    "город\0"
    "горы\0"
    "град\0"
    "де\0"
    "де знаходиться\0"
    "деревня\0"
    "залив\0"
    "западнее\0"
    "знайди\0"
    "знайти\0"
    "исламская республика\0"
    "к востоку от\0"
    "к западу от\0"
    "к северу от\0"
    "к югу от\0"
    "карта\0"
    "княжество\0"
    "князівство\0"
    "координаты\0"
    "королевство\0"
    "королівство\0"
    "край\0"
    "кралство\0"
    "краљевина\0"
    "къде е\0"
    "къде се намира\0"
    "летище\0"
    "м\0"
    "мапа\0"
    "море\0"
    "мыс\0"
    "місто\0"
    "на\0"
    "на карте\0"
    "на карті\0"
    "найди\0"
    "найти\0"
    "народная республика\0"
    "национальный парк\0"
    "недалеко от\0"
    "обл\0"
    "област\0"
    "область\0"
    "область жана\0"
    "озеро\0"
    "около\0"
    "округ\0"
    "округа\0"
    "остров\0"
    "острів\0"
    "пгт\0"
    "поблизу\0"
    "под\0"
    "пожалуйста\0"
    "покажи\0"
    "покажи мне\0"
    "покажите\0"
    "полуостров\0"
    "поселок\0"
    "пролив\0"
    "пустыня\0"
    "під\0"
    "р\0"
    "район\0"
    "река\0"
    "реката\0"
    "република\0"
    "республика\0"
    "республіка\0"
    "рядом с\0"
    "річка\0"
    "с\0"
    "севернее\0"
    "село\0"
    "смт\0"
    "станция\0"
    "столица\0"
    "султанат\0"
    "у\0"
    "уезд\0"
    "федеративная республика\0"
    "шаар\0"
    "шаруа\0"
    "штат\0"
    "южнее\0"
    "ابحث عن\0"
    "احداثيات\0"
    "ارني\0"
    "استان\0"
    "المملكه\0"
    "اماره\0"
    "اين\0"
    "اين تقع\0"
    "اين يقع\0"
    "بالقرب من\0"
    "جزيره\0"
    "جمهوري\0"
    "جمهوري اسلامي\0"
    "جمهوريه\0"
    "جنوب\0"
    "خريطه\0"
    "شرق\0"
    "شمال\0"
    "شهر\0"
    "غرب\0"
    "فرودكاه\0"
    "في\0"
    "قرب\0"
    "كجا\0"
    "كجا است\0"
    "كجاست\0"
    "محافظه\0"
    "مدينه\0"
    "مطار\0"
    "مملكه\0"
    "من فضلك\0"
    "منطقه\0"
    "موقع\0"
    "نقشه\0"
    "ولايه\0"
    "एयरपोर्ट\0"
    "कहां है\0"
    "का नक्शा\0"
    "किधर है\0"
    "कॉमनवेल्थ\0"
    "क्षेत्र\0"
    "गणराज्य\0"
    "जिला\0"
    "झील\0"
    "द्वीप\0"
    "नगर\0"
    "नदी\0"
    "पर्वत\0"
    "प्रदेश\0"
    "प्रांत\0"
    "बडा शहर\0"
    "में\0"
    "राज्य\0"
    "वार्ड\0"
    "शहर\0"
    "हवाई अड्डा\0"
    "どこ\0"
    "の位置\0"
    "の地图\0"
    "の场所\0"
    "の座标\0"
    "の近く\0"
    "はどこ\0"
    "はどこですか\0"
    "专区\0"
    "乡\0"
    "人民共和国\0"
    "付近\0"
    "位于哪里\0"
    "公国\0"
    "共和国\0"
    "区\0"
    "半岛\0"
    "县\0"
    "周边\0"
    "国\0"
    "国家公园\0"
    "国立公园\0"
    "国际机场\0"
    "国际空港\0"
    "在哪\0"
    "在哪儿\0"
    "在哪里\0"
    "在那里\0"
    "地区\0"
    "地图\0"
    "大公国\0"
    "大区\0"
    "山\0"
    "岛\0"
    "峰\0"
    "川\0"
    "州\0"
    "市\0"
    "府\0"
    "旗\0"
    "机场\0"
    "村\0"
    "江\0"
    "沙漠\0"
    "河\0"
    "海\0"
    "海峡\0"
    "湖\0"
    "湾\0"
    "王国\0"
    "町\0"
    "的位置\0"
    "的坐标\0"
    "盟\0"
    "省\0"
    "空港\0"
    "联邦\0"
    "自治区\0"
    "自治州\0"
    "近く\0"
    "道\0"
    "邦\0"
    "都\0"
    "镇\0"
    "附近\0"
    "강\0"
    "공항\0"
    "공화국\0"
    "구\0"
    "국립공원\0"
    "국제공항\0"
    "군\0"
    "근처\0"
    "도\0"
    "면\0"
    "부근\0"
    "산\0"
    "섬\0"
    "성\0"
    "시\0"
    "어디\0"
    "어디 있나요\0"
    "어디에 있나요\0"
    "어디에 있어\0"
    "왕국\0"
    "위치\0"
    "읍\0"
    "좌표\0"
    "주\0"
    "지도\0"
    "현\0"
    "호\0"
    "호수\0"
    ;

static const affix_row affix_rows[] = {
    {0, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {2, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {27, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {37, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {46, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {56, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {67, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {79, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {88, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {98, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {109, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {120, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {135, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {147, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {156, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {160, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {172, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {178, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {186, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {197, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {219, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {228, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {238, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {249, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {258, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {269, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {281, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {296, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {308, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {334, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {344, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {357, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {370, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {383, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {396, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {423, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {451, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {462, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {473, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {487, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {512, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {540, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {548, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {565, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 32},
    {571, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {581, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {590, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {612, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {621, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {629, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {640, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {652, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {661, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {664, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {675, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {687, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {699, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {709, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {715, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {723, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {736, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {748, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {760, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {764, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {770, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {777, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {781, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {793, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {805, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {815, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {826, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 30},
    {836, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {853, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {862, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {874, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {886, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {901, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {917, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {928, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {933, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {945, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {952, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {967, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {985, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {988, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {991, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {997, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 33},
    {1006, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {1013, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1016, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1027, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1038, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1048, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1058, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1072, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1093, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1117, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1135, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1153, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1170, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1192, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1212, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1230, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1251, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1274, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1284, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1288, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1304, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {1307, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1323, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1332, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1340, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1348, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1356, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1369, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1376, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1389, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1397, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1402, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1408, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {1418, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1422, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1429, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1440, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1451, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1456, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1463, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1471, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1478, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 6},
    {1485, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1501, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1517, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {1523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1530, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1536, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1543, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1566, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1581, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1589, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1600, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1610, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1619, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1631, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1641, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {1652, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1667, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1679, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1685, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1692, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1695, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1700, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1705, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1713, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1726, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1736, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1743, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {1753, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1763, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1773, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1784, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1791, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1801, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1805, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1810, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1818, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1831, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1847, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1864, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1884, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1895, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1910, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1928, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1940, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1955, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1960, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1965, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1973, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1979, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1988, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1997, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2008, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2019, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2032, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2046, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2052, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2059, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2069, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2077, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2084, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2094, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2110, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2120, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2126, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2135, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2141, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 39},
    {2150, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2158, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2166, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2175, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2179, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2189, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2199, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2209, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2219, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2224, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {2239, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2248, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {2271, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2276, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2288, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2303, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2315, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2330, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2348, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2356, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2368, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2375, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2385, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2394, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2399, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2402, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2427, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2433, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2442, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2447, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2458, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2466, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2477, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {2490, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2506, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2514, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2525, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2536, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2549, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2558, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2565, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2575, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2585, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2607, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2630, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2643, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2655, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2663, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2674, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2691, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2700, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2710, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2725, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2749, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2761, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2776, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2791, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2807, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2822, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2836, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2852, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2864, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2880, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2895, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2908, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2923, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2938, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2945, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2959, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2965, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2970, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2978, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {2986, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2997, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3004, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3014, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {3020, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3032, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3034, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3037, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3041, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3046, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3052, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3057, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {3061, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3065, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3068, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3073, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3079, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3086, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3093, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3106, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3119, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3127, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3133, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3137, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3143, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3147, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3152, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3158, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3164, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {3172, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3182, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3188, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3192, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3215, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3242, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3275, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3298, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3302, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3309, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 4},
    {3322, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3338, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3355, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3371, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 14},
    {3383, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3398, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3416, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3432, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3447, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 3},
    {3458, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 3},
    {3472, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3476, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3485, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {3499, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {3509, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3517, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3521, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3526, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3533, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3543, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3554, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3565, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3577, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3588, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3591, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {3599, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3610, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3618, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3628, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3632, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {3651, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {3661, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3674, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3684, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3691, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3701, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3713, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3727, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3737, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3750, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {3759, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {3781, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3793, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {3803, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {3812, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 36},
    {3821, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 36},
    {3833, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3853, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 10},
    {3862, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 10},
    {3874, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3889, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {3892, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {3902, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3907, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3928, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {3938, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3950, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3961, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3973, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3985, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4004, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4009, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4014, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4018, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4023, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4030, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4044, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4053, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4056, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4065, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {4075, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4077, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4085, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4092, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4095, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4112, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4116, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4122, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4125, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4133, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4144, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4151, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4161, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {4169, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4180, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4188, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4199, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4208, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4218, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4221, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4232, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4243, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4253, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4263, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4275, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4282, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4292, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4302, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4312, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4333, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4345, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4357, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4365, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4373, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4378, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4382, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4389, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4397, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4403, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4409, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4418, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4423, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4454, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4471, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4491, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4511, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4528, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4546, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4566, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4577, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4591, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4605, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4628, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4650, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4655, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4663, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4672, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4678, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4683, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4689, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {4695, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {4703, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4709, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4716, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4727, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {4737, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4751, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {4757, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4764, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {4774, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4786, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4797, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4803, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4810, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4820, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4829, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4840, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4854, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {4864, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4869, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 29},
    {4872, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4885, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4896, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 34},
    {4902, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 34},
    {4908, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4922, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {4935, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4939, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4944, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4955, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4963, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4968, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4975, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4989, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4997, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5012, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5018, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5029, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5040, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5059, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5067, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5078, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5087, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5096, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5104, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5112, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5116, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5122, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5137, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5146, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5155, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5164, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5173, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5182, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5192, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5201, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5210, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {5215, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5220, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5226, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5232, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5245, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5260, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5275, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5285, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {5297, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {5312, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5316, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5335, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5346, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5351, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5362, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5377, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5392, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5407, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5422, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5437, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5451, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5466, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5474, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5489, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5504, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5514, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {5531, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {5534, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5544, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5549, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5557, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {5561, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5574, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {5584, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5591, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5601, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5608, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5618, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5629, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5638, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5647, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5653, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5674, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5685, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {5700, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5710, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5721, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5724, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5729, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5737, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5747, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5751, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5762, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5777, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5782, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5788, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5794, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5807, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5814, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {5817, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5831, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5839, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {5853, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5863, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5879, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5893, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {5896, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5902, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5910, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5922, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5934, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5936, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5944, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5954, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5970, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5973, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5982, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5991, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5996, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 40},
    {6003, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6007, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6023, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6030, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6037, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6042, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6047, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6055, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6063, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6071, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {6075, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6078, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6081, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6097, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6113, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6125, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6144, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6165, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6176, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6191, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6197, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6204, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6210, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6217, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6224, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6246, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {6271, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6276, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6289, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6299, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6304, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6309, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6317, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6337, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6354, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6374, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6381, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6396, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6406, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6414, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6425, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6431, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6436, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6444, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6450, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6456, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6464, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6473, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6479, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {6486, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {6494, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6500, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6505, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6510, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6519, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6524, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 31},
    {6530, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {6538, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6546, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6559, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6573, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6586, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6602, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6616, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6629, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6635, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6645, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 26},
    {6655, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6661, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {6677, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 18},
    {6684, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {6693, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6697, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6707, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6713, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6724, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6733, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6739, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6749, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6756, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6765, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6774, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6779, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6786, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6795, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6811, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6826, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {6829, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 29},
    {6833, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6842, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6848, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6855, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6866, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6874, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {6882, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6893, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {6903, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6913, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6916, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6921, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6929, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6936, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6944, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {6956, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6967, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6978, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6989, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7000, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7013, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7026, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7036, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7048, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7060, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7076, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7092, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7108, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7122, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7130, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7140, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7145, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7155, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7165, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7170, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7180, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7187, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7199, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 37},
    {7204, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {7209, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7215, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7226, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7238, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7247, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7258, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7269, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 37},
    {7274, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 21},
    {7280, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7291, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7301, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7310, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {7313, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7324, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7338, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7344, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {7354, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7356, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7359, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7373, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7388, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7405, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7417, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7430, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7440, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7451, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {7458, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7469, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7485, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7502, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7512, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7523, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7535, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 24},
    {7541, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7551, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7555, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7561, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7568, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7575, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7585, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7598, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7607, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7612, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7620, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7628, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7637, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7644, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7651, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7661, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7671, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7679, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7684, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7690, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 38},
    {7694, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {7699, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7716, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 21},
    {7726, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7739, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7745, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7780, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7797, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7813, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7829, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7833, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7841, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7850, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7862, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7888, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {7893, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7896, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {7906, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {7914, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7924, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7935, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7947, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7951, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {7960, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7968, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7976, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7984, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7992, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7997, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8002, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 21},
    {8005, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {8008, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8021, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8037, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8047, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8062, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8077, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8092, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8108, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8115, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8123, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8134, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8146, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8155, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8167, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8174, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8182, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {8186, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8195, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8206, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8217, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8232, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8241, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8248, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 23},
    {8256, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 24},
    {8265, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8271, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8287, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {8294, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8298, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8305, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {8310, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8318, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8326, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8335, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8343, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8349, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8358, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8363, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8371, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8375, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8382, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8387, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8395, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8401, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8415, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {8422, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8427, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 25},
    {8433, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8437, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8444, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8450, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8456, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8467, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8481, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8492, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8506, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8519, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8537, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8558, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 28},
    {8576, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {8597, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8617, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8624, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8641, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8653, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8661, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {8673, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8682, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8688, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8697, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8713, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8719, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8724, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8733, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8742, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8748, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8757, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8768, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8780, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8786, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8793, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8803, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8812, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8819, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8829, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {8835, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {8844, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {8854, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8857, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8865, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8875, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8885, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {8895, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8913, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8932, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8954, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8970, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8983, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8999, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9009, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9022, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9035, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9048, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9059, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9066, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9072, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9075, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9083, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9092, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9105, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9120, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9133, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9146, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9157, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9162, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {9178, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9183, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9188, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9197, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9203, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9218, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {9231, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9235, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9248, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9258, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {9273, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9289, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9307, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9321, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {9338, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9356, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9373, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {9386, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9401, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9413, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9419, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9424, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {9431, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9437, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {9451, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {9458, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {9464, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9478, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9482, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9488, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9501, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9508, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9518, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9526, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9529, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9537, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9546, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9559, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9567, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9581, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9590, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9604, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9617, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9630, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9634, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9647, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9654, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9657, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9661, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9666, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9668, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9674, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {9686, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9691, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 12},
    {9698, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {9706, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {9714, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9722, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9729, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9736, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9741, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9747, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {9753, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9762, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9765, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9772, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9787, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 20},
    {9793, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9799, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9805, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9814, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9826, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9835, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9842, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9853, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9873, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9880, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9890, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9900, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9917, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9929, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9936, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9945, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9950, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9957, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9978, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9989, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9993, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10003, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10006, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {10016, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10024, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 27},
    {10030, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 27},
    {10038, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10047, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10059, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {10066, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {10074, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10081, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10093, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10106, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10114, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10122, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10133, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {10143, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10156, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {10159, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {10163, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {10169, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10179, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10189, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10199, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10208, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10222, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10239, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10257, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10274, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10287, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10303, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10323, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10343, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10365, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10384, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10400, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {10407, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {10417, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10431, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10447, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10466, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10485, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10505, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10524, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {10535, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10544, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10549, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10555, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10565, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10578, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10591, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10604, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10613, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10633, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10644, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10656, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10666, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10675, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10680, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10689, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10698, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10702, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10709, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10714, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10722, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10730, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10738, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10742, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10748, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10761, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10767, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10774, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10782, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10790, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10798, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10805, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10828, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10834, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10843, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10853, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10866, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10880, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10888, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10900, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10913, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 35},
    {10920, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10934, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {10944, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10958, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {10969, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {10983, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {10997, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11011, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11025, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {11035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11043, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11050, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11058, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11072, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11086, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {11099, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11115, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11129, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11141, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11156, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11166, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11174, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11183, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11191, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {11200, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11207, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11214, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11223, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11235, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11247, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11259, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11277, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11287, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11297, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11310, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {11323, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {11339, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {11353, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {11366, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11379, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11395, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 11},
    {11405, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11415, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {11424, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11432, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11442, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11452, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11463, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11473, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11479, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11486, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {11489, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {11494, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11505, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11511, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11519, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11525, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11533, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11540, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11546, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11552, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11560, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11576, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11586, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11596, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 21},
    {11613, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11619, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11626, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11645, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11655, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11665, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11675, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {11692, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11706, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11723, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11732, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11740, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11757, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11766, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11774, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11785, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11793, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11802, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11812, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11822, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11834, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11843, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11852, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11861, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11870, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11880, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {11885, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11896, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11911, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11928, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11955, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11969, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11992, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12017, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12037, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12060, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12069, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12081, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12097, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12107, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12126, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12151, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12176, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12189, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12202, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12216, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12241, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12266, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12279, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12293, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12314, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12335, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12359, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12384, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12408, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12427, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12449, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12471, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12494, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12515, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12536, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12557, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12576, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12586, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12595, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12615, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12632, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12648, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12658, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12669, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12681, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12692, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12705, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12719, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12746, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12773, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12788, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12802, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12824, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12847, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12871, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12895, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {12905, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {12915, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12918, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {12922, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {12929, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {12935, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {12942, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {12949, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {12957, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {12968, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12975, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12984, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12994, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13005, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13017, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13028, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13036, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13051, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13057, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13073, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {13080, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {13086, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13090, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {13098, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13104, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13116, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13129, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13133, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13140, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13147, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13158, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13174, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13188, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {13192, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13198, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13203, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13209, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13218, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13227, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13238, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13252, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13263, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13270, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13276, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13283, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13288, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13301, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 19},
    {13307, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13311, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {13317, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {13323, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13328, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13336, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13339, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13346, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13356, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13369, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13384, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13396, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13409, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13420, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13428, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13437, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {13441, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {13446, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13468, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13477, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13481, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13494, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13499, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13507, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {13512, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13518, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13529, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13543, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13552, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13566, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13579, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13592, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13611, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13617, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13622, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13629, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13635, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13649, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 21},
    {13660, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {13670, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13684, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13689, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13694, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13702, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 8},
    {13708, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13724, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 8},
    {13733, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {13744, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {13751, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13761, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13770, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13777, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13785, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13801, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13812, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13819, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13829, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13837, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13848, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13860, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {13867, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13878, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13892, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13909, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13919, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {13927, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13938, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13944, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13956, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13968, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13977, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13988, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14001, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14014, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14029, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14033, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14040, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14053, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14067, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14080, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14096, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14100, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14108, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14115, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14124, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14131, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14136, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {14140, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14144, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14155, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14160, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14164, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14170, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {14185, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {14198, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14208, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {14218, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {14224, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14229, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14236, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14253, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14269, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14284, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14299, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14314, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14322, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14331, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14345, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14359, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14369, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14382, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14392, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14402, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14409, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14420, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14433, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14442, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14446, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {14461, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14477, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14488, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14508, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14523, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14535, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14555, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14570, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14584, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14598, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14610, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14630, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14645, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {14659, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14675, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {14690, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14714, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14732, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {14751, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14770, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14782, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {14796, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14811, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {14820, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14840, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14860, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14871, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14888, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {14906, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14926, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14942, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14956, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14972, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14982, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14993, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 8},
    {15006, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15020, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15037, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15050, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15059, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15066, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15070, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {15075, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 29},
    {15078, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15085, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15096, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15103, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15108, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15116, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15124, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15129, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15141, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15153, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15161, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15170, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15182, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15185, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15195, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15203, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15210, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15221, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15229, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15235, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15237, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15250, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15261, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15266, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15274, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15287, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15290, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15300, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15313, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15317, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15327, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15336, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15352, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15370, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15388, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15407, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15425, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15433, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15444, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15456, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15464, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15466, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15473, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15477, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15482, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15491, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15501, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15510, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15520, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15530, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15537, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15547, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15551, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15558, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15565, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15575, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15586, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 25},
    {15595, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15601, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15611, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15614, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15618, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15626, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15635, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15650, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15659, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15666, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15677, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15689, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15698, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15706, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15714, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {15723, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15732, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15740, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15751, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15762, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15768, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15777, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15785, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15794, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15798, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15806, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15814, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15819, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15828, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15834, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15842, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {15852, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15864, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15877, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 35},
    {15889, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 35},
    {15904, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15916, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15923, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15933, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {15941, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15956, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15970, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15974, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15982, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15986, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15997, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16005, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16012, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {16026, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16037, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {16043, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16055, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16057, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16067, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16085, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16093, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16103, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16108, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16112, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16120, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {16125, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16135, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16146, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16153, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16156, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16164, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16175, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16184, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16192, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16205, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16233, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16257, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16267, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16284, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16315, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16336, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16343, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16355, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16374, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16391, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16396, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 22},
    {16403, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {16413, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {16423, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16431, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16439, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {16458, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16465, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16482, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16495, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16502, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16511, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 35},
    {16524, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 35},
    {16536, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16542, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16554, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16560, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {16566, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16569, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16574, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16584, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16597, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {16602, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16605, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16616, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16620, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16629, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16635, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16645, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16650, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16655, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16661, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 19},
    {16669, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16676, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16681, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16686, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16694, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16702, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16710, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {16722, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16725, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16729, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 9},
    {16738, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16742, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {16763, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {16791, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {16819, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16843, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16867, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16876, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16894, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16922, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16950, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16961, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {16985, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16988, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16999, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17017, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17037, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17055, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {17064, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {17075, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {17086, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17089, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17094, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17111, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17132, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17172, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17181, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17198, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17224, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17242, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17249, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17258, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17265, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17283, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17292, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17319, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17324, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17329, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17336, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17341, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17354, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17371, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17384, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17401, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17410, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17430, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17439, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17442, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17455, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17460, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17471, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17490, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17493, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {17500, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {17526, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17554, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17584, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17609, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17621, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17630, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17641, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17650, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17659, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17664, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17692, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17707, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17718, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17735, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17748, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17761, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17801, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17824, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17845, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17866, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17881, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {17892, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17911, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17932, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {17953, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17976, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17999, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 37},
    {18008, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18025, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18044, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18056, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18083, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18096, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18099, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18108, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18117, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18124, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18135, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18140, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18156, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18172, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18183, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18194, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18232, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {18266, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18288, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {18295, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {18308, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 12},
    {18323, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18347, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {18358, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18369, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18380, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18393, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {18406, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18419, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18426, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18441, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18448, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18469, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18482, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18502, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18519, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18540, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18555, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18568, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18583, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18590, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {18593, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18604, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {18613, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {18626, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18645, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18666, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18687, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18701, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {18712, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18715, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18732, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18741, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18748, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18763, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18778, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18795, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18798, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18807, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18853, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18862, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {18873, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {18882, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18893, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18907, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18924, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18933, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 27},
    {18944, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18959, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18970, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18977, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18991, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19005, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19023, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {19034, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19047, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19073, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19088, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19097, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19108, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19115, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19124, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19131, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19138, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19153, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19158, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19165, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19172, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19186, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19197, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {19210, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19221, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19230, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19241, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19255, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19266, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19275, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19284, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {19295, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19320, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19340, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19363, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19383, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {19411, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19433, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {19455, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19468, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {19478, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {19494, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19504, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {19514, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19530, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {19549, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19568, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19588, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19598, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {19614, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19630, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19640, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19669, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19676, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19686, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19696, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19706, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19716, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19726, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19736, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19755, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19762, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {19766, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {19782, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19789, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19802, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {19809, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {19819, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {19823, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {19830, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19834, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19841, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {19845, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {19858, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {19871, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {19884, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {19897, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19904, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19914, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19924, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19934, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19941, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19948, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {19958, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19965, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {19969, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {19973, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {19977, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {19981, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19985, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {19989, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 29},
    {19993, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {19997, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {20004, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {20008, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {20012, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {20019, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {20023, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {20027, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {20034, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {20038, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {20042, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {20049, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {20053, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20063, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20073, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20077, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 19},
    {20081, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {20088, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {20095, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20105, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20115, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20122, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20126, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20130, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 29},
    {20134, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {20138, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20145, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {20149, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {20156, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {20166, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {20170, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {20183, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {20196, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {20200, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {20207, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {20211, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20215, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20222, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {20226, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {20230, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {20234, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {20238, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {20245, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20262, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {20282, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20299, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {20306, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {20313, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20317, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20324, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {20328, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {20335, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {20339, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {20343, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
};

static const char *const affix_countries[] = {
    "",
    "AD AG BB BM DM GD GG JE JM KN LV US VC",
    "AE",
    "AR BO CO FR GT HN HT NI PE PY SV UY",
    "AR BO CO GT HN NI PE PY SV UY",
    "AR CL CR CU DO EC ES PA PE",
    "AT CH DE",
    "AT DE",
    "AU BR DE IN MX MY NG US VE",
    "BA HR",
    "BD MM PK",
    "BE NL",
    "BG BY KG KZ RU UA",
    "BH EG IQ JO KW LB OM PS SA SY TN YE",
    "BJ CI FR GF HT NE SN",
    "BR MX VE",
    "BT",
    "CF GR JP MA",
    "CH",
    "CN",
    "CZ SK",
    "DE",
    "DZ MA MR OM TN",
    "EE",
    "FI",
    "HU",
    "ID",
    "IR",
    "IT",
    "JP",
    "LT",
    "MD RO",
    "MN",
    "MV",
    "NO",
    "PL",
    "PT",
    "RU",
    "SE",
    "TH",
    "TR",
    "VN",
};
/* clang-format on */

#endif
