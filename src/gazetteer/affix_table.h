#ifndef GEO_AFFIX_TABLE_H
#define GEO_AFFIX_TABLE_H
/* affix_table -- made by src/generate/affix_table.py, included by affix.c only: the words that
 * go with names as keys, in the order of their bytes; where each begins, what it says before,
 * after and joined to a name, and the list of countries in which it is the usual one. One
 * text, as 2,000 pointers would each be relocated when the program starts. */

/* clang-format off */
static const char affix_text[] =
    "a\0"
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
    "capital region\0"
    "capital territory\0"
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
    "the borough of\0"
    "the capital\0"
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
    {2, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {33, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {43, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {54, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {66, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {75, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {85, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {96, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {107, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {122, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {134, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {143, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {147, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {159, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {165, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {173, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {184, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {206, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {215, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {225, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {236, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {245, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {256, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {268, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {283, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {295, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {321, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {331, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {344, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {357, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {370, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {383, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {410, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {438, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {449, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {460, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {474, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {499, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {527, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {535, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {552, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 32},
    {558, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {568, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {577, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {599, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {608, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {616, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {627, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {639, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {648, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {651, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {662, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {674, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {686, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {696, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {702, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {710, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {723, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {735, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {747, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {751, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {757, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {764, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {768, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {780, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {792, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {802, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {813, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 30},
    {823, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {840, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {849, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {861, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {873, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {888, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {904, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {915, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {920, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {932, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {939, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {954, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {972, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {975, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {978, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {984, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 33},
    {993, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {1000, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1003, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1014, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1025, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1035, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1045, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1059, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1080, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1104, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1122, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1140, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1157, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1179, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1199, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1217, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1238, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1261, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1271, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1275, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1291, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {1294, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1310, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1319, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1327, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1335, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1343, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1356, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1363, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1376, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1384, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1389, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1395, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {1405, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1409, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1416, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1423, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1427, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1438, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1443, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1450, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1458, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1465, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 6},
    {1472, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {1478, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1485, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1491, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1498, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1521, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1536, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1544, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1555, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1565, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1574, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1586, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1596, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {1607, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1622, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1634, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1640, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1647, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1650, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1655, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1660, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1668, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1681, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1691, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1698, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {1708, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1718, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1728, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1739, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1746, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1756, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1760, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1765, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1773, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1786, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1802, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1819, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1839, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1854, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1872, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1877, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1882, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1890, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1896, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1905, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1914, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1925, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1936, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1949, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1963, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1969, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {1976, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1986, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1994, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2001, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2011, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2027, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2037, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2043, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2052, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2058, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 39},
    {2067, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2075, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2083, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2092, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2096, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2106, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2116, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2126, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2136, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2141, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {2156, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2165, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {2188, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2193, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2205, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2220, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2232, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2247, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2265, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2273, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2285, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2292, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2302, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2311, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2316, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2319, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2344, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2350, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2359, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2364, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2375, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2383, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2394, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {2407, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2423, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2431, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2442, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2453, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2466, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2475, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2482, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2492, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2502, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2524, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2547, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2560, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2572, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2580, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2591, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2608, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2617, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2627, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2642, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2666, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2678, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2693, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2708, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2724, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2739, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2753, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2769, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2781, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2797, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2812, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2825, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2840, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2855, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2862, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2876, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2882, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2887, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2895, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {2903, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2914, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2921, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2931, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {2937, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {2949, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {2951, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {2954, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {2958, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {2963, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {2969, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2974, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {2978, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {2982, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {2985, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {2990, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {2996, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3003, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3010, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3023, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3036, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3044, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3050, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3054, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3060, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3064, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3069, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3075, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3081, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {3089, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3099, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3105, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3109, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3132, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3159, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3192, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3215, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3219, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3226, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 4},
    {3239, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3255, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3272, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3288, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 14},
    {3300, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3315, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3333, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3349, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3364, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 3},
    {3375, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 3},
    {3389, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3393, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3402, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {3416, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {3426, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3434, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3438, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3443, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3450, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3460, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3471, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3482, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3494, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3505, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3508, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {3516, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3527, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3535, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3545, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3549, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {3559, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3572, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3582, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3589, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3599, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3611, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3625, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3635, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3648, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {3657, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {3679, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3691, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {3701, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {3710, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 36},
    {3719, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 36},
    {3731, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3751, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 10},
    {3760, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 10},
    {3772, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3787, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {3790, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {3800, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3805, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3826, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {3836, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3848, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3859, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3871, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3883, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3902, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3907, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3912, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3916, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3921, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3928, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3942, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {3951, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3954, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3963, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {3973, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3975, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {3983, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {3990, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3993, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4010, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4014, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4020, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4023, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4031, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4042, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4049, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4059, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {4067, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4078, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4086, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4097, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4106, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4116, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4119, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4130, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4141, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4161, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4173, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4180, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4190, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4200, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4210, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4231, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4243, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4255, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4263, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4271, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4276, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4280, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4287, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4295, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4301, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4307, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4316, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4321, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4352, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4369, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4389, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4409, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4426, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4444, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4464, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4475, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4489, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4503, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4526, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4548, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4553, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4561, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4570, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4576, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4581, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4587, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {4593, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {4601, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4607, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4614, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4625, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {4635, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4649, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {4655, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4662, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {4672, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4684, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4695, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4701, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4708, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4718, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4727, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4738, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4752, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {4762, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4767, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 29},
    {4770, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4783, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4794, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 34},
    {4800, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 34},
    {4806, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4820, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {4833, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4837, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4842, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4853, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4861, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4866, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4873, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4887, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4895, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4910, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4916, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4927, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4938, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4957, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {4965, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4976, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4985, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4994, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5002, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5010, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5014, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5020, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5035, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5044, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5053, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5062, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5071, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5080, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5090, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5099, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5108, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {5113, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5118, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5124, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5130, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5143, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5158, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5173, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5183, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {5195, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {5210, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5214, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5233, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5244, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5249, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5260, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5275, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5290, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5305, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5320, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5335, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5349, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5364, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5372, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5387, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5402, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5412, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {5415, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5425, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5430, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5438, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {5442, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5455, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {5465, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5472, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5482, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5489, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5499, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5510, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5519, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5528, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5534, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5555, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5566, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5576, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5587, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5590, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5595, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5603, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5613, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5617, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5628, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5643, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5648, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5654, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5660, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5673, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5680, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {5683, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5697, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5705, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5715, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5731, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5745, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {5748, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5754, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5762, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5774, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5786, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5788, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5796, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5806, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5822, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5825, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5834, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5843, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5848, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 40},
    {5855, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5859, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5875, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5882, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5889, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5894, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5899, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5907, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5915, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5923, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {5927, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5930, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5933, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5949, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5965, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {5977, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5996, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6017, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6028, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6043, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6049, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6056, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6062, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6069, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6076, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6098, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {6123, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6128, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6141, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6156, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6161, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6169, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6189, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6206, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6226, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6233, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6248, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6258, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6266, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6277, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6283, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6288, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6296, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6302, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6308, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6316, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6325, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6331, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {6338, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {6346, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6352, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6357, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6362, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6371, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6376, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 31},
    {6382, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {6390, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6398, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6411, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6425, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6438, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6454, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6468, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6481, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6487, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6497, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 26},
    {6507, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6513, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {6529, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 18},
    {6536, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {6545, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6549, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6559, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6565, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6576, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6585, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6591, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6601, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6608, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6617, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6626, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6631, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6638, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6647, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6663, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6678, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {6681, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 29},
    {6685, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6694, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6700, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6707, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6718, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6726, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {6734, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6745, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {6755, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6765, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6768, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6773, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6781, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6788, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6796, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {6808, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6819, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6830, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6841, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6852, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6865, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6878, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6888, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6900, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6912, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6928, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6944, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6960, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6974, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6982, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6992, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6997, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7007, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7017, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7022, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7032, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7039, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7051, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 37},
    {7056, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {7061, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7067, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7078, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7090, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7099, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7110, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7121, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 37},
    {7126, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 21},
    {7132, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7143, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7153, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7162, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {7165, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7176, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7190, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7196, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {7206, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7208, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7211, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7223, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7236, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7246, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7257, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {7264, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7275, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7291, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7308, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7318, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7329, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7341, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 24},
    {7347, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7357, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7361, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7367, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7374, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7381, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7391, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7404, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7413, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7418, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7426, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7434, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7443, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7450, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7457, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7467, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7477, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7485, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7490, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7496, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 38},
    {7500, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {7505, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7522, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 21},
    {7532, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7545, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7551, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7586, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7603, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7607, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7615, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7624, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7636, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7662, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {7667, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7670, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {7680, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {7688, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7698, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7709, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7721, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7725, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {7734, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7742, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7750, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7758, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7766, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7771, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7776, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 21},
    {7779, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7782, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7795, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7811, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7821, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7836, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7851, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7866, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7882, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7889, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7897, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7908, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7920, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7929, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7941, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7948, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7956, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7960, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7969, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7980, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7991, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8006, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8015, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8022, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 23},
    {8030, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 24},
    {8039, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8045, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8061, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {8068, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8072, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8079, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {8084, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8092, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8100, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8109, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8117, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8123, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8132, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8137, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8145, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8149, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8156, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8161, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8169, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8175, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8189, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {8196, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8201, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 25},
    {8207, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8211, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8218, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8224, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8230, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8241, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8255, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8266, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8280, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8293, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8311, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8332, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 28},
    {8350, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {8371, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8391, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8398, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8415, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8427, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8435, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {8447, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8456, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8462, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8471, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8487, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8493, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8498, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8507, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8516, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8522, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8531, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8542, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8554, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8560, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8567, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8577, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8586, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8593, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8603, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {8609, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {8618, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {8628, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8631, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8639, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8649, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8659, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {8669, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8687, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8706, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8728, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8744, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8757, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8773, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8783, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8796, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8809, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8822, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8833, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8840, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8846, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {8849, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8857, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8866, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8879, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8894, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8907, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8920, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8925, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8931, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8936, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {8952, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8957, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8962, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8971, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8977, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8987, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8992, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {9005, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9009, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9022, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9032, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {9047, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9063, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9081, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9095, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {9112, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9130, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9147, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {9160, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9175, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9187, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9193, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9198, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {9205, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9211, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {9225, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {9232, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {9238, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9252, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9256, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9262, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9275, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9282, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9292, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9300, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9303, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9311, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9320, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9333, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9341, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9355, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9364, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9378, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9391, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9404, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9408, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9421, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9428, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9431, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9435, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9440, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9442, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9448, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {9460, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9465, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 12},
    {9472, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {9480, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {9488, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9496, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9503, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9510, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9515, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9521, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {9527, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9536, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9539, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9546, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9561, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 20},
    {9567, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9573, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9579, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9588, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9600, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9609, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9616, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9627, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9647, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9654, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9664, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9674, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9691, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9703, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9710, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9719, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9724, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9731, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9752, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9763, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9767, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9777, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9780, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {9790, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9798, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 27},
    {9804, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 27},
    {9812, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9821, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9833, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {9840, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {9848, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9855, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9867, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9880, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9888, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9896, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9907, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {9917, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9930, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {9933, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {9937, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {9943, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9953, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9963, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9973, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9982, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {9996, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10013, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10031, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10048, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10061, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10077, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10097, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10117, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10139, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10158, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10174, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {10181, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {10191, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10205, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10221, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10240, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10259, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10279, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10298, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {10309, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10318, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10323, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10329, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10339, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10352, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10365, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10378, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10387, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10407, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10418, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10430, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10440, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10449, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10454, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10463, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10472, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10476, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10483, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10488, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10496, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10504, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10512, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10516, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10522, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10535, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10541, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10548, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10556, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10564, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10572, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10579, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10602, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10608, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10617, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10627, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10640, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10654, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10662, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10674, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10687, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 35},
    {10694, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10708, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {10718, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10732, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {10743, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {10757, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {10771, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10785, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10799, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {10809, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10817, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10824, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10832, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10846, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10860, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {10873, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10889, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10903, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10915, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10930, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10940, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10948, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10957, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10965, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {10974, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10981, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10988, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10997, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11009, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11021, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11033, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11051, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11061, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11071, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11084, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {11097, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {11113, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {11127, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {11140, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11153, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11169, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 11},
    {11179, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11189, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {11198, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11206, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11216, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11226, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11237, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11247, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11253, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11260, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {11263, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {11268, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11279, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11285, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11293, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11299, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11307, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11314, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11320, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11326, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11334, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11350, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11360, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11370, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 21},
    {11387, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11393, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11400, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11419, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11429, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11439, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11449, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {11466, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11480, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11497, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11506, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11514, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11531, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11540, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11548, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11559, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11567, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11576, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11586, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11596, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11608, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11617, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11626, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11635, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11644, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11654, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {11659, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11670, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11685, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11702, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11729, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11743, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11766, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11791, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11811, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11834, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {11843, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11855, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11871, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11881, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11900, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11925, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11950, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11963, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11976, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11990, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12015, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12040, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12053, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12067, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12088, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12109, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12133, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12158, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12182, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12201, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12223, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12245, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12268, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12289, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12310, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12331, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12350, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12360, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12369, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12389, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12406, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12422, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12432, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12443, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12455, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12466, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12479, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12493, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12520, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12547, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12562, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12576, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12598, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12621, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12645, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12669, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {12679, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {12689, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12692, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {12696, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {12703, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {12709, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {12716, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {12723, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {12731, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {12742, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12749, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12758, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12768, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12779, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12791, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12802, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12810, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12825, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {12831, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12847, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {12854, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {12860, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {12864, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {12872, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12878, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12890, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12903, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12907, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12914, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12921, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12932, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12948, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12962, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {12966, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12972, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12977, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12983, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12992, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13001, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13012, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13026, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13037, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13044, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13050, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13057, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13062, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13075, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 19},
    {13081, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13085, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {13091, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {13097, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13102, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13110, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13113, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13120, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13130, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13143, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13158, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13170, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13183, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13194, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13202, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13211, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {13215, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {13220, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13242, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13251, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13255, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13268, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13273, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13281, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {13286, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13292, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13303, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13317, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13326, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13340, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13353, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13366, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13385, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13391, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13396, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13403, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13409, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13423, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 21},
    {13434, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {13444, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13458, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13463, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13468, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13476, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 8},
    {13482, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13498, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 8},
    {13507, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {13518, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {13525, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13535, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13544, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13551, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13567, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13578, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13585, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13595, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13603, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13614, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13626, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {13633, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13644, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13658, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13675, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13685, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {13693, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13704, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13710, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13722, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13734, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13743, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13754, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13767, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13780, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13795, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {13799, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13806, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13819, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13833, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13846, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13862, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13866, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13874, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {13881, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {13890, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13897, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13902, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {13906, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13910, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13921, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13926, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13930, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {13936, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13951, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13964, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13974, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {13984, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {13990, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {13995, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14002, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14019, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14035, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14050, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14065, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14080, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14088, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14097, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14111, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14125, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14135, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14148, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14158, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14168, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14175, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14186, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14199, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14208, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14212, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {14227, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14243, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14254, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14269, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14281, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14295, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14309, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14321, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14341, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14356, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {14370, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14386, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {14401, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14425, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14443, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {14462, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14481, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14493, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {14507, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14522, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {14531, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14542, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14559, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {14577, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14597, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14613, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14627, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14643, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14653, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14664, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 8},
    {14677, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14691, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14708, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14721, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14730, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14737, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14741, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {14746, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 29},
    {14749, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14756, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14767, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14774, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14779, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14787, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14795, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14800, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14812, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14824, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14832, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14841, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14853, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14856, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14866, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14874, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14881, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14892, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14900, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14906, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {14908, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14921, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14932, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14937, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14945, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14958, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {14961, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14971, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14984, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {14988, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14998, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15007, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15023, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15041, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15059, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15078, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15096, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15104, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15115, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15127, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15135, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15137, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15144, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15148, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15153, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15162, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15172, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15181, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15191, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15201, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15208, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15218, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15222, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15229, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15236, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15246, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15257, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 25},
    {15266, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15272, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15282, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15285, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15289, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15297, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15306, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15321, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15330, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15337, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15348, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15360, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15369, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15377, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15385, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {15394, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15403, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15411, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15422, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15433, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15439, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15448, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15456, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15465, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15469, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15477, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15485, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15490, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15499, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15505, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15513, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {15523, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15535, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15548, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 35},
    {15560, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 35},
    {15575, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15587, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15594, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15604, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {15612, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15627, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15641, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15645, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15653, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15657, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15668, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15676, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15683, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {15697, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15708, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {15714, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15726, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15728, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15738, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15756, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15764, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15774, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15779, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15783, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15791, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {15796, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15806, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15817, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15824, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15827, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15835, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15846, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15855, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15863, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15876, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15904, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15928, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15938, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15955, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15977, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15986, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16007, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16014, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16026, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16045, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16062, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16067, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 22},
    {16074, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {16084, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {16094, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16102, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16110, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {16129, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16136, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16153, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16166, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16173, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16182, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 35},
    {16195, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 35},
    {16207, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16225, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16231, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {16237, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16240, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16245, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16255, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16268, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {16273, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16276, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16287, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16291, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16300, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16316, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16321, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16326, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16332, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 19},
    {16340, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16347, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16352, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16357, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16365, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16373, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16381, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {16393, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16396, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16400, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 9},
    {16409, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16413, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {16434, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {16462, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {16490, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16514, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16538, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16547, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16565, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16593, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16621, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16632, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {16656, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16659, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16670, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16688, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16708, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16726, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {16735, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {16746, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {16757, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16760, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16765, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16782, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16803, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16843, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16852, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16869, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16895, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16913, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16920, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16929, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16936, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16954, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16963, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16990, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16995, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17000, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17007, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17012, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17025, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17042, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17055, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17072, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17081, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17101, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17110, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17113, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17126, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17131, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17142, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17161, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17164, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {17171, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {17197, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17225, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17255, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17280, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17292, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17301, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17312, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17321, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17330, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17335, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17363, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17378, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17389, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17406, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17419, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17432, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17472, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17495, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17516, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17537, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17552, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {17563, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17582, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17603, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {17624, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17647, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17670, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 37},
    {17679, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17696, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17715, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17727, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17754, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {17767, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17770, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17779, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17788, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17795, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17806, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17811, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17827, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17843, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17854, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17865, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17903, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17937, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17959, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {17966, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {17979, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 12},
    {17994, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18018, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {18029, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18040, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18051, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18064, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {18077, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18090, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18097, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18112, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18119, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18140, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18153, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18173, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18190, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18211, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18226, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18239, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18254, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18261, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {18264, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18275, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {18284, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {18297, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18316, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18337, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18358, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18372, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {18383, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18386, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18403, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18412, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18419, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18434, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18451, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18454, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18463, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18509, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18518, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {18529, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {18538, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18549, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18563, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18580, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18589, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 27},
    {18600, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18615, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18626, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18633, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18647, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18661, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18679, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18690, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18703, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18729, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18744, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18753, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18764, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18771, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18780, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18787, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18794, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18809, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18814, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18821, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18828, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18842, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {18853, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {18866, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18877, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18886, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18897, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18911, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18922, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18931, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18940, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {18951, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {18976, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18996, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19019, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19039, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {19067, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19089, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {19111, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19124, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {19134, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {19150, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19160, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {19170, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19186, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {19205, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19224, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19244, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19254, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {19270, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19286, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19296, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19325, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19332, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19342, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19352, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19362, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19372, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19382, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19392, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19411, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19418, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {19422, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {19438, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19445, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19458, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {19465, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {19475, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {19479, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {19486, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19490, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19497, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {19501, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {19514, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {19527, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {19540, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {19553, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19560, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19570, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19580, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19590, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19597, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19604, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {19614, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19621, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {19625, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {19629, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {19633, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {19637, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19641, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {19645, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 29},
    {19649, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {19653, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {19660, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {19664, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {19668, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {19675, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {19679, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {19683, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {19690, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {19694, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {19698, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {19705, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {19709, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19719, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19729, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19733, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 19},
    {19737, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {19744, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {19751, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19761, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19771, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19778, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19782, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {19786, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 29},
    {19790, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {19794, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {19801, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {19805, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {19812, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {19822, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {19826, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {19839, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {19852, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {19856, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {19863, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {19867, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19871, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19878, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {19882, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {19886, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {19890, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {19894, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {19901, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19918, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {19938, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19955, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {19962, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {19969, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19973, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19980, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {19984, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {19991, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {19995, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {19999, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
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
