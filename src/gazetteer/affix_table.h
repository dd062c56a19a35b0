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
    "bayan ng\0"
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
    "ciutat de\0"
    "close to\0"
    "cnty\0"
    "co\0"
    "co operative republic of\0"
    "coast\0"
    "coast of\0"
    "colu\0"
    "comarca de\0"
    "come arrivare a\0"
    "comitat\0"
    "comitat de\0"
    "comment aller a\0"
    "commonwealth\0"
    "commonwealth of\0"
    "commune\0"
    "commune de\0"
    "commune of\0"
    "community of\0"
    "como chegar a\0"
    "como ir a\0"
    "como llegar a\0"
    "como llego a\0"
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
    "hoe kom ik in\0"
    "hol talalhato\0"
    "hol van\0"
    "hoofdstad van\0"
    "hotels in\0"
    "how can i get to\0"
    "how do i get to\0"
    "how do you get to\0"
    "how to get to\0"
    "hu\0"
    "huyen\0"
    "hvar er\0"
    "hvor er\0"
    "hvor er det\0"
    "hvor ligger\0"
    "i\0"
    "i am in\0"
    "i live in\0"
    "i want to go to\0"
    "iko wapi\0"
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
    "information about\0"
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
    "jiji la\0"
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
    "kje je\0"
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
    "kozsege\0"
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
    "ku eshte\0"
    "ku ndodhet\0"
    "kungariket\0"
    "kuningaskunta\0"
    "kunta\0"
    "kur atrodas\0"
    "kur ir\0"
    "kur yra\0"
    "kus asub\0"
    "kus on\0"
    "kuzeyinde\0"
    "l\0"
    "la\0"
    "la capital de\0"
    "la capitale de\0"
    "la capitale dell\0"
    "la citta di\0"
    "la ciudad de\0"
    "la ciutat de\0"
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
    "lungsod ng\0"
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
    "mji wa\0"
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
    "on es\0"
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
    "ou exactement est\0"
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
    "poble de\0"
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
    "qyteti i\0"
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
    "tell me about\0"
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
    "varosa\0"
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
    "waar le\0"
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
    "what country is\0"
    "what is the location of\0"
    "where are\0"
    "where can i find\0"
    "where exactly is\0"
    "where in the world is\0"
    "where is\0"
    "where is the city of\0"
    "where on earth is\0"
    "where precisely is\0"
    "wheres\0"
    "which is in\0"
    "wie komme ich nach\0"
    "wie kommt man nach\0"
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
    "шаары\0"
    "шаруа\0"
    "шаҳри\0"
    "штат\0"
    "южнее\0"
    "қайда\0"
    "қала\0"
    "қаласы\0"
    "որտեղ է\0"
    "քաղաք\0"
    "איפה\0"
    "איפה נמצא\0"
    "איפה נמצאת\0"
    "היכנ\0"
    "העיר\0"
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
    "كهاں هي\0"
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
    "কোথায\0"
    "எங்கே\0"
    "ఎక్కడ\0"
    "სად არის\0"
    "ქალაქი\0"
    "የት ነው\0"
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
    {0, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
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
    {985, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
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
    {1429, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1438, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1445, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1449, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1460, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1465, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1472, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1480, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1487, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 6},
    {1494, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1510, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1526, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {1532, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1539, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1545, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1552, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1575, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1590, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1598, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1609, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1619, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1628, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1640, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1650, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {1661, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1676, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1688, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1694, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1701, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1704, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1709, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1714, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1722, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1735, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1745, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1752, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {1762, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1772, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1782, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1793, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1800, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1810, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1814, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1819, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1827, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1840, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1856, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1873, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1893, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1904, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1919, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1937, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1949, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1964, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1969, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1974, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1982, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1988, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1997, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2006, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2017, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2028, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2041, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2055, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2061, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2068, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2078, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2086, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2093, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2103, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2119, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2129, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2135, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2144, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2150, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 39},
    {2159, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2167, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2175, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2184, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2188, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2198, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2208, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2218, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2228, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2233, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {2248, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2257, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {2280, AFFIX_NONE, AFFIX_CITY, AFFIX_NONE, 0},
    {2285, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2297, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2312, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2324, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2339, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2357, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2365, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2377, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2384, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2394, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2404, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2413, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2418, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2421, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2446, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2452, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2461, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2466, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2477, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2493, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2501, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2512, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2528, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {2541, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2557, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2565, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2576, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2587, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2600, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2614, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2624, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2638, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2651, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2660, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2667, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2677, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2687, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2709, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2732, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2745, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2757, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2765, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2776, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2793, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2802, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2812, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2827, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2851, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2863, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2878, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2893, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2909, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2924, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2938, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2954, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2966, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2982, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2997, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3010, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3025, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3040, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3047, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3061, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3067, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3072, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3080, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3088, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3099, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3106, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3116, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {3122, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3134, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3136, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3139, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3143, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3148, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3154, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3159, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {3163, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3167, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3170, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3175, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3181, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3188, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3195, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3208, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3221, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3229, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3235, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3239, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3245, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3249, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3254, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3260, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3266, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {3274, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3284, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3290, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3294, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3317, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3344, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3377, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3400, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3404, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3411, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 4},
    {3424, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3440, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3457, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3473, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 14},
    {3485, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3500, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3518, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3534, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3549, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 3},
    {3560, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 3},
    {3574, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3578, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3587, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {3601, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {3611, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3619, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3623, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3628, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3635, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3645, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3656, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3667, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3679, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3690, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3693, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {3701, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3712, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3720, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3730, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3734, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {3753, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {3763, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3776, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3786, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3793, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3803, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3815, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3829, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3839, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3852, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {3861, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {3883, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3895, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {3905, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {3914, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 36},
    {3923, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 36},
    {3935, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3955, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 10},
    {3964, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 10},
    {3976, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3991, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {3994, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4004, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4009, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4030, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {4040, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4052, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4063, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4075, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4087, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4106, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4111, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4116, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4120, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4125, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4132, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4146, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4155, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4158, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4167, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {4177, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4179, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4187, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4194, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4197, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4214, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4218, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4224, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4227, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4235, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4246, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4253, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4263, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {4271, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4282, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4290, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4301, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4310, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4320, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4323, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4334, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4345, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4355, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4365, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4377, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4384, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4394, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4404, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4414, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4435, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4447, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4459, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4467, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4475, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4480, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4484, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4491, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4499, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4505, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4511, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4520, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4525, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4556, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4573, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4593, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4613, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4630, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4648, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4668, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4679, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4693, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4707, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4730, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4752, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4757, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4765, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4774, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4780, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4785, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4791, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {4797, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {4805, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4811, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4818, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4829, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {4839, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4853, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {4859, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4866, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {4876, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4888, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4899, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4905, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4912, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4922, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4931, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4942, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4956, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {4966, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4971, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 29},
    {4974, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4987, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4998, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 34},
    {5004, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 34},
    {5010, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5024, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {5037, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5041, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5046, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5057, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5065, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5070, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5077, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5091, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5099, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5114, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5120, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5131, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5142, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5161, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5169, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5180, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5189, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5198, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5206, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5214, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {5218, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5224, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5239, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5248, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5257, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5266, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5275, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5284, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5294, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5303, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5312, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {5317, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5322, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5328, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5334, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5347, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5362, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5377, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5387, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {5399, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {5414, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5418, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5437, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5448, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5453, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5464, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5479, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5494, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5509, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5524, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5539, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5553, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5568, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5576, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5591, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5606, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5616, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {5633, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {5636, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5646, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5651, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5659, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {5663, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5676, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {5686, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5693, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5703, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5710, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5720, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5731, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5740, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5749, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5755, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5776, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5787, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {5802, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5812, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5823, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5826, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5831, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5839, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5849, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {5853, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5864, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5879, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5884, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5890, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5896, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5909, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5916, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {5919, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5933, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5947, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5955, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {5969, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5979, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5996, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6012, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6030, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6044, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6047, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6053, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6061, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6069, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6081, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6093, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6095, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6103, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6113, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6129, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6138, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6141, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {6150, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6159, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6164, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 40},
    {6171, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6175, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6191, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6198, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6205, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6210, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6215, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6223, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6231, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6239, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {6243, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6246, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6249, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6265, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6281, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6293, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6312, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6333, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6351, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6362, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6377, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6383, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6390, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6396, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6403, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6410, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6432, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {6457, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6462, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6475, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6485, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6490, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6495, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6503, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6523, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6540, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6560, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6567, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6582, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6592, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6600, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6611, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6617, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6622, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6630, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6636, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6642, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6650, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6659, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6665, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {6672, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {6680, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6686, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6694, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6699, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6704, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6713, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6718, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 31},
    {6724, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {6732, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6740, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6753, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6767, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6780, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6796, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6810, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6823, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6829, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6839, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 26},
    {6849, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6855, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {6871, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 18},
    {6878, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {6887, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6891, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6901, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6907, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6918, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6927, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6933, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6943, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6950, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6959, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6968, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6973, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6980, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6989, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7005, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7020, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7023, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 29},
    {7027, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7036, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7042, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7049, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7060, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7068, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7076, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7087, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7097, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7104, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7114, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7117, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7122, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {7130, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7137, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7145, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {7157, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7168, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7179, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7190, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7201, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7214, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7227, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7237, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7249, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7261, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7277, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7293, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7309, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7323, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7331, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7341, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7346, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7356, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7366, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7371, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7381, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7388, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7396, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7408, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 37},
    {7413, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {7418, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7424, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7435, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7447, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7456, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7467, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7478, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 37},
    {7483, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 21},
    {7489, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7500, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7510, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7519, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {7522, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7531, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7542, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7553, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7567, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7573, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7585, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7592, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7600, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7609, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7616, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {7626, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {7628, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {7631, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7645, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7660, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7677, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7689, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7702, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7715, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7725, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7736, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {7743, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7754, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7770, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7787, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7797, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7808, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7820, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 24},
    {7826, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7836, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7840, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7846, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7853, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7860, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7870, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7883, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7892, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7897, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7905, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7913, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7922, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7929, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7936, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7946, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7956, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7964, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7969, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7975, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 38},
    {7979, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {7984, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8001, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 21},
    {8011, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8024, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8030, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8065, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8082, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8098, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8114, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8118, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8126, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8135, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8147, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8173, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8178, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8181, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {8191, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8199, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8209, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8220, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8232, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8236, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {8245, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8253, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8261, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8269, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8277, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8282, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8287, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 21},
    {8290, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8293, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8322, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8332, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8347, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8362, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8377, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8393, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8400, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8408, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8419, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8431, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8440, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8452, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8459, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8467, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8471, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8480, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8491, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8502, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8517, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8526, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8537, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8544, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 23},
    {8552, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 24},
    {8561, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8567, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8583, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {8590, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8594, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8601, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {8606, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8614, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8622, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8631, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8639, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8645, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8654, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8659, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8667, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8671, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8678, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8683, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8691, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8697, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8711, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {8718, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8723, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 25},
    {8729, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8733, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8740, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8746, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8752, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8763, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8777, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8788, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8802, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8815, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8833, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8854, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 28},
    {8872, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {8893, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8913, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8920, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8937, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8949, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8957, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {8969, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8978, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8984, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8993, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9009, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9016, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9022, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9027, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9036, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9045, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9051, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9060, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9071, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9083, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9089, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9096, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9106, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9115, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9122, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9132, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9138, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9147, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9157, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9160, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9168, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9178, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9188, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {9198, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9216, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9235, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9257, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9273, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9286, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9302, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9312, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9325, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9338, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9351, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9362, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9369, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9375, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9378, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9386, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9395, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9408, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9423, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9436, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9449, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9454, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9460, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9465, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {9481, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9486, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9491, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9500, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9506, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9516, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9521, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {9534, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9538, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9551, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9561, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {9576, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9592, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9610, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9624, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {9641, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9659, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9676, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {9689, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9704, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9716, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9722, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9727, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {9734, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9740, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {9754, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {9761, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {9767, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9781, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9785, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9791, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9804, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9811, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9821, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9829, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9832, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9840, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9849, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9862, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9870, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9884, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9893, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9907, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9920, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9933, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9937, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9950, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9957, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9960, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9964, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9969, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9971, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9977, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {9989, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9994, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 12},
    {10001, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {10009, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {10017, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10025, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10032, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10039, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10044, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10050, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10056, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10065, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10068, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10075, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10090, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 20},
    {10096, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10102, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10108, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10117, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10129, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10138, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10144, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10151, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10162, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10182, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10189, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10199, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10209, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10226, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10238, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10245, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10254, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10259, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10266, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10287, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10298, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10302, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10312, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10315, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {10325, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10333, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 27},
    {10339, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 27},
    {10347, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10356, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10368, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {10375, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {10383, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10390, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10408, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10420, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10433, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10441, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10449, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10460, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {10470, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10483, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {10486, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {10490, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {10496, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10506, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10516, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10526, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10535, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10549, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10566, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10584, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10601, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10614, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10630, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10650, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10670, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10692, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10711, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10727, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {10734, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {10744, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10758, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10774, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10793, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10812, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10832, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10851, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {10862, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10871, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10876, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10882, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10892, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10905, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10918, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10931, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10940, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10960, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10971, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10983, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10993, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11002, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11007, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11016, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11025, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11029, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11036, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11041, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11049, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11057, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11065, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11069, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11075, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11088, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11094, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11101, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11109, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11117, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11125, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11132, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11155, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11164, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11170, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11179, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11189, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11202, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {11216, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11224, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11236, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11249, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 35},
    {11256, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11270, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {11280, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11294, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {11305, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {11319, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {11333, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11347, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11361, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {11371, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11379, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11386, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11394, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11408, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11422, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {11435, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11451, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11465, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11477, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11492, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11502, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11510, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11527, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {11536, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11543, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11550, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11559, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11571, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11583, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11595, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11613, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11623, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11633, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11646, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {11659, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {11675, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {11689, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {11702, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11715, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11731, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 11},
    {11741, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11751, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {11760, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11768, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11778, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11788, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11799, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11809, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11815, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11822, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {11825, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {11830, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11841, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11850, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11856, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11864, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11870, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11878, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11885, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11891, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11897, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11905, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11921, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11931, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11941, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 21},
    {11958, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11964, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11971, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11990, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12000, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12010, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12020, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {12037, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12051, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12068, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12077, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12085, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12102, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12111, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12119, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12130, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12138, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12147, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12157, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12167, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12179, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12188, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12197, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12206, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12215, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12225, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {12230, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12241, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12256, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12273, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12300, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12314, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12337, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12362, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12382, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12405, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12414, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12426, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12442, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12452, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12471, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12496, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12521, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12534, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12547, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12561, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12586, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12611, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12624, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12638, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12659, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12680, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12704, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12729, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12753, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12772, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12794, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12816, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12839, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12860, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12881, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12902, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12921, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12931, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12940, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12960, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12977, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12993, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13003, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13014, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13026, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13037, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13050, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13064, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13091, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13118, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13133, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13147, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13169, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13192, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13216, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13240, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {13250, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {13260, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13263, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13267, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13274, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {13280, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {13287, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13294, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13302, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13313, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13320, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13329, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13339, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13350, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13362, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13373, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13381, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13396, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13402, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13418, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {13425, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {13431, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13435, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {13443, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13449, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13461, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13474, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13478, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13485, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13492, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13503, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13519, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13533, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {13537, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13543, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13548, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13554, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13563, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13572, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13583, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13597, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13608, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13615, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13621, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13628, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13633, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13646, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 19},
    {13652, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13656, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {13662, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {13668, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13673, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13681, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13684, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13691, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13701, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13714, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13729, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13741, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13754, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13765, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13773, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13782, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {13786, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {13791, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13813, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13822, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13826, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13839, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13844, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13852, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {13857, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13863, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13874, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13888, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13897, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13911, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13924, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13937, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13956, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {13962, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13967, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13974, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13980, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13994, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 21},
    {14005, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {14015, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14029, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14034, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14039, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14047, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 8},
    {14053, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14069, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 8},
    {14078, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {14089, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {14096, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14106, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14115, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14122, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14130, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14146, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14157, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14164, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14174, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14182, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14193, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14205, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {14212, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14223, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14237, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14254, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14264, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {14272, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14283, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14289, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14301, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14313, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14322, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14333, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14346, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14359, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14374, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14378, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14385, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14398, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14412, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14425, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14441, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14445, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14453, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14460, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14469, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14476, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14481, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {14485, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14489, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14500, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14505, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14509, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14515, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {14530, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {14543, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14553, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {14563, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {14569, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14574, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14581, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14595, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14612, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14628, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14643, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14658, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14673, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14681, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14690, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14704, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14718, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14728, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14741, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14751, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14761, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14768, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14779, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14792, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14801, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14805, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {14820, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14836, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14847, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14867, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14882, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14894, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14914, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14929, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14943, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14957, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14969, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14989, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15004, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {15018, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15034, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {15049, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15073, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15091, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {15110, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15129, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15141, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {15155, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15170, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {15179, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15199, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15219, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15230, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15247, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {15265, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15285, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15301, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15315, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15331, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15341, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15352, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 8},
    {15365, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15379, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15396, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15409, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15418, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15425, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15429, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {15434, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 29},
    {15437, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15444, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15455, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15462, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15467, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15475, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15483, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15488, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15500, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15512, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15520, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15529, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15541, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15544, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15554, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15562, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15569, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15580, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15588, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15594, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15596, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15609, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15620, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15625, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15633, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15646, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15649, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15659, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15672, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15676, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15686, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15695, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15711, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15729, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15747, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15766, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15784, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15792, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15803, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15815, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15823, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15825, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15832, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15836, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15841, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15850, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15860, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15869, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15879, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15889, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15896, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15906, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15910, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15917, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15924, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15934, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15945, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 25},
    {15954, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15960, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15967, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15977, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15980, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15984, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15992, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16001, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16016, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16025, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16032, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16043, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16055, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16064, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16072, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16080, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {16089, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16098, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16106, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16117, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16128, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16134, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16143, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16151, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16160, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16164, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16172, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16180, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16185, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16194, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16200, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16208, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16218, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16230, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16243, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 35},
    {16255, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 35},
    {16270, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16282, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16289, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16299, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {16307, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16322, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16336, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16340, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16348, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16352, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16363, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16371, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16378, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {16392, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16403, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {16409, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16421, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16423, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16433, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16451, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16459, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16467, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16477, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16482, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16486, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16494, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {16499, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16509, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16520, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16527, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16530, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16538, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16549, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16558, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16566, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16579, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16607, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16623, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16647, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16657, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16674, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16691, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16713, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16722, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16743, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16761, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16780, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16787, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16799, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16818, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16837, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16854, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16859, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 22},
    {16866, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {16876, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {16886, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16894, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16902, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {16921, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16928, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16945, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16958, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16965, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16974, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 35},
    {16987, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 35},
    {16999, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17005, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17017, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17023, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {17029, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17032, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17037, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17047, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17060, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17065, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17068, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17079, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17083, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17092, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17098, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17108, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17113, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17118, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17124, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 19},
    {17132, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17139, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17144, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17149, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17157, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17165, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17173, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {17185, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17188, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17192, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 9},
    {17201, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17205, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {17226, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {17254, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {17282, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17306, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17330, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17339, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17357, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17385, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17413, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17424, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17448, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {17451, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17462, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17480, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17500, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17518, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {17527, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {17538, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {17549, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {17552, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {17557, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17574, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17595, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17635, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17644, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17661, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17687, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17705, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17712, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17721, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17728, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17746, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17755, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17782, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {17787, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17792, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17799, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {17804, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17817, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17834, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17847, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17864, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17873, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17893, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17902, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17905, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17918, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17923, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17934, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17953, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17956, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {17963, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {17989, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18017, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18047, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18072, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18084, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {18093, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18104, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {18113, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18122, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18127, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18155, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18170, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18181, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18198, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18211, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18224, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18264, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18287, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18308, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18329, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18344, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {18355, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18374, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18395, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {18416, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18439, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18462, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 37},
    {18471, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18488, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18507, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18546, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18559, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18562, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18571, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18580, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18587, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18598, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18603, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18619, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18635, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18646, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18657, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18695, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {18729, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18751, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {18758, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {18771, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 12},
    {18786, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18810, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {18821, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18832, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18843, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18856, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {18869, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18882, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18889, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18904, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18911, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18932, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18945, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18965, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18982, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19003, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19018, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19031, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19046, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19053, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {19056, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19067, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {19076, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {19089, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19108, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19129, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19150, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19164, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {19175, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19178, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19195, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19204, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19211, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19226, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19241, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19258, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19261, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19270, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19316, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19325, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19336, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {19347, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19358, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {19367, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19378, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19389, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19398, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19411, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19425, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19445, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19463, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19483, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19492, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19501, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19515, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19532, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19541, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 27},
    {19552, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19567, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19578, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19585, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19599, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19613, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19631, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {19642, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19655, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19681, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19696, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19705, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19716, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19723, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19732, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19739, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19746, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19761, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19766, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19773, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19780, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19794, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19805, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19819, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {19832, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19843, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19852, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19863, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19877, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19888, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19897, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19906, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {19917, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19942, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19962, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19985, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20005, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {20033, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20055, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {20077, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20090, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {20100, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {20116, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20126, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {20136, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {20152, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {20171, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20190, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20210, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20220, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {20236, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20252, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20262, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {20291, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20307, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20323, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20339, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20362, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20381, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20395, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20402, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20412, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20422, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20432, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20442, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20452, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20462, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20481, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20488, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {20492, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {20508, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20515, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20528, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {20535, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {20545, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {20549, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {20556, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20560, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20567, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {20571, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {20584, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {20597, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {20610, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {20623, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20630, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20640, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20650, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20660, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20667, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20674, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {20684, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20691, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {20695, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {20699, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {20703, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {20707, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20711, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {20715, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 29},
    {20719, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {20723, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {20730, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {20734, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {20738, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {20745, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {20749, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {20753, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {20760, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {20764, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {20768, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {20775, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {20779, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20789, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20799, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20803, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 19},
    {20807, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {20814, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {20821, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20831, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20841, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20848, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20852, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {20856, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 29},
    {20860, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {20864, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {20871, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {20875, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {20882, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {20892, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {20896, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {20909, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {20922, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {20926, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {20933, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {20937, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20941, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20948, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {20952, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {20956, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {20960, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {20964, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {20971, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20988, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {21008, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21025, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {21032, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {21039, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21043, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21050, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {21054, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {21061, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {21065, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {21069, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
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
