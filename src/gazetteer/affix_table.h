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
    "altstadt\0"
    "altstadt von\0"
    "alv\0"
    "alven\0"
    "amarat\0"
    "amphoe\0"
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
    "auf\0"
    "auf der karte\0"
    "aus\0"
    "autonome gemeinschaft\0"
    "autonome region\0"
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
    "bashkia\0"
    "basin\0"
    "batisinda\0"
    "bay\0"
    "bay of\0"
    "bayan ng\0"
    "bbox of\0"
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
    "bounding box of\0"
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
    "can you locate\0"
    "can you show me\0"
    "cantao de\0"
    "canton\0"
    "canton de\0"
    "canton du\0"
    "canton of\0"
    "cantone\0"
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
    "casco antiguo de\0"
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
    "centro storico di\0"
    "cerca\0"
    "cerca de\0"
    "cerro\0"
    "cest ou\0"
    "cest ou ca\0"
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
    "could you locate\0"
    "council\0"
    "country\0"
    "country of\0"
    "county\0"
    "county of\0"
    "creek\0"
    "cumhuriyeti\0"
    "current time in\0"
    "d\0"
    "da\0"
    "dag\0"
    "dagi\0"
    "danau\0"
    "dans\0"
    "dans quel pays est\0"
    "dans quel pays se trouve\0"
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
    "di mana letak\0"
    "di manakah\0"
    "di peta\0"
    "dicht bij\0"
    "die\0"
    "die hauptstadt von\0"
    "die insel\0"
    "die republik\0"
    "die stadt\0"
    "dimana\0"
    "dimana letak\0"
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
    "em que pais fica\0"
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
    "en que pais esta\0"
    "en que pais queda\0"
    "en un mapa\0"
    "encontrar\0"
    "encuentra\0"
    "environs de\0"
    "estado\0"
    "estado da\0"
    "estado de\0"
    "estado do\0"
    "estados federados de\0"
    "estoy buscando\0"
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
    "for me\0"
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
    "gespanschaft\0"
    "give me\0"
    "give me the coordinates of\0"
    "glacier\0"
    "gli\0"
    "gmina\0"
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
    "henne\0"
    "hercegseg\0"
    "het\0"
    "het eiland\0"
    "het koninkrijk\0"
    "hill\0"
    "hills\0"
    "historic centre of\0"
    "hitta\0"
    "hlavni mesto\0"
    "hledat\0"
    "ho\0"
    "hoe kom ik in\0"
    "hol talalhato\0"
    "hol van\0"
    "hoofdstad van\0"
    "hotels in\0"
    "how can i find\0"
    "how can i get to\0"
    "how do i find\0"
    "how do i get to\0"
    "how do you get to\0"
    "how to get to\0"
    "how would i find\0"
    "hu\0"
    "huyen\0"
    "hvar er\0"
    "hvor er\0"
    "hvor er det\0"
    "hvor finder jeg\0"
    "hvor ligger\0"
    "i\0"
    "i am in\0"
    "i am looking for\0"
    "i live in\0"
    "i need the location of\0"
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
    "im looking for\0"
    "in\0"
    "in che paese e\0"
    "in de buurt van\0"
    "in der nahe von\0"
    "in front of\0"
    "in quale paese si trova\0"
    "in the vicinity of\0"
    "in welchem land liegt\0"
    "in which country is\0"
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
    "je cherche\0"
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
    "konum\0"
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
    "letak\0"
    "letat de\0"
    "letisko\0"
    "letiste\0"
    "lidosta\0"
    "lile de\0"
    "linn\0"
    "liwa\0"
    "lk\0"
    "lo\0"
    "local time in\0"
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
    "looking for\0"
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
    "meer van\0"
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
    "miasteczko\0"
    "miasto\0"
    "miasto stoleczne\0"
    "miejscowosc\0"
    "miestas\0"
    "milli parki\0"
    "mintaqat\0"
    "missa\0"
    "missa on\0"
    "missa pain on\0"
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
    "nasaan ang\0"
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
    "nei\0"
    "nei pressi di\0"
    "nel\0"
    "nella\0"
    "nelle\0"
    "nemzeti park\0"
    "nerede\0"
    "nerededir\0"
    "new district\0"
    "next to\0"
    "no\0"
    "no mapa\0"
    "noi nao la\0"
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
    "obshtina\0"
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
    "otok\0"
    "ou est\0"
    "ou exactement est\0"
    "ou exactement se trouve\0"
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
    "periphery of\0"
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
    "please find\0"
    "please show\0"
    "plurinational state of\0"
    "poble de\0"
    "pokaz\0"
    "pokaz mi\0"
    "politischer bezirk\0"
    "population of\0"
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
    "qual e a localizacao de\0"
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
    "rayonul\0"
    "regatul\0"
    "regatul unit al\0"
    "regiao de\0"
    "regiao do\0"
    "regierungsbezirk\0"
    "regio\0"
    "region\0"
    "region autonoma de\0"
    "region autonome du\0"
    "region de\0"
    "region du\0"
    "region of\0"
    "regional airport\0"
    "regional municipality of\0"
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
    "saan ang\0"
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
    "shire of\0"
    "show\0"
    "show me\0"
    "show me where\0"
    "si\0"
    "sierra\0"
    "sierra de\0"
    "sijaitsee\0"
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
    "somewhere near\0"
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
    "srok\0"
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
    "sull\0"
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
    "tell me\0"
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
    "the old town of\0"
    "the outskirts of\0"
    "the population of\0"
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
    "the time in\0"
    "the union of\0"
    "thi tran\0"
    "thi xa\0"
    "tim\0"
    "time in\0"
    "time zone of\0"
    "timezone of\0"
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
    "ve ktere zemi je\0"
    "ved\0"
    "velayat\0"
    "velayaty\0"
    "velkovevodstvi\0"
    "vest for\0"
    "vi tri\0"
    "vi tri cua\0"
    "vicinity of\0"
    "vicino a\0"
    "vieille ville de\0"
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
    "w jakim kraju jest\0"
    "w poblizu\0"
    "waar bevindt zich\0"
    "waar is\0"
    "waar le\0"
    "waar ligt\0"
    "waar precies ligt\0"
    "wald\0"
    "wan\0"
    "wan bay\0"
    "ward\0"
    "waterfall\0"
    "waterfalls\0"
    "way to\0"
    "we\0"
    "weather\0"
    "weather for\0"
    "weather in\0"
    "weg nach\0"
    "west of\0"
    "westlich von\0"
    "what are the coordinates for\0"
    "what are the coordinates of\0"
    "what country is\0"
    "what is the location of\0"
    "what time is it in\0"
    "whats the location of\0"
    "where are\0"
    "where can i find\0"
    "where exactly is\0"
    "where in the world is\0"
    "where is\0"
    "where is the city of\0"
    "where on earth is\0"
    "where precisely is\0"
    "wheres\0"
    "which country is\0"
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
    "wo genau ist\0"
    "wo genau liegt\0"
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
    "που βρισκεται η\0"
    "που ειναι\0"
    "που ειναι η\0"
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
    "в какой стране\0"
    "вблизи\0"
    "во\0"
    "возле\0"
    "восточнее\0"
    "г\0"
    "где\0"
    "где именно находится\0"
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
    "איפה זה\0"
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
    "اين توجد\0"
    "اين هو\0"
    "اين هي\0"
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
    "شهرستان\0"
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
    "จังหวัด\0"
    "ทะเลสาบ\0"
    "ที่ไหน\0"
    "ท่าอากาศยาน\0"
    "ประเทศ\0"
    "สนามบิน\0"
    "อยู่ที่ไหน\0"
    "อยู่ไหน\0"
    "อำเภอ\0"
    "เกาะ\0"
    "เมือง\0"
    "แม่น้ำ\0"
    "სად არის\0"
    "ქალაქი\0"
    "የት ነው\0"
    "ってどこ\0"
    "ってどこですか\0"
    "どこ\0"
    "どこにありますか\0"
    "の位置\0"
    "の地图\0"
    "の场所\0"
    "の座标\0"
    "の近く\0"
    "はどこ\0"
    "はどこですか\0"
    "はどこにありますか\0"
    "はどこにある\0"
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
    "回族自治区\0"
    "国\0"
    "国家公园\0"
    "国立公园\0"
    "国际机场\0"
    "国际空港\0"
    "在什么地方\0"
    "在哪\0"
    "在哪个国家\0"
    "在哪个省\0"
    "在哪儿\0"
    "在哪里\0"
    "在那里\0"
    "地区\0"
    "地图\0"
    "壮族自治区\0"
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
    "维吾尔自治区\0"
    "联邦\0"
    "自治区\0"
    "自治州\0"
    "近く\0"
    "道\0"
    "邦\0"
    "都\0"
    "镇\0"
    "附近\0"
    "가\0"
    "강\0"
    "공항\0"
    "공화국\0"
    "구\0"
    "국립공원\0"
    "국제공항\0"
    "군\0"
    "근처\0"
    "는\0"
    "는 어디\0"
    "도\0"
    "면\0"
    "부근\0"
    "산\0"
    "섬\0"
    "성\0"
    "시\0"
    "어디\0"
    "어디 있나요\0"
    "어디 있어요\0"
    "어디야\0"
    "어디에 있나요\0"
    "어디에 있어\0"
    "어디에 있어요\0"
    "어디에요\0"
    "어디예요\0"
    "어디인가요\0"
    "왕국\0"
    "위치\0"
    "은\0"
    "은 어디\0"
    "읍\0"
    "이\0"
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
    {565, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 36},
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
    {760, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {769, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {782, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {786, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {792, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {799, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 43},
    {806, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {810, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {822, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {834, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {844, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {855, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 34},
    {865, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {882, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {891, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {903, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {915, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {930, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {946, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {957, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {962, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {974, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {981, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {996, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {1014, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {1017, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1020, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 37},
    {1026, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 37},
    {1035, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 37},
    {1042, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1045, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1056, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1067, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1077, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1087, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1091, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1105, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1109, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1131, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1147, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1168, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1192, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1210, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1228, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1245, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1267, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1287, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1305, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1326, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1349, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1359, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1363, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1379, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {1382, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1398, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1407, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1415, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1423, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1431, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1444, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1451, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1464, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1472, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1477, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 3},
    {1485, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1491, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {1501, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1505, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1512, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1521, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1529, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1536, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1540, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1551, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1556, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1563, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1571, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1578, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 8},
    {1585, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1601, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1617, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {1623, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1630, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1636, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1643, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1666, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1681, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1689, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1700, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1710, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1726, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1735, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1747, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1757, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {1768, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1783, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1795, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1801, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1808, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1811, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1816, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1821, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1829, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1842, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1857, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1873, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1883, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1890, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {1900, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {1910, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {1920, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {1928, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {1939, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1946, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1956, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1960, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1965, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1973, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1986, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2002, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2019, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2039, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2050, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2065, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2083, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2095, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2110, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2115, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2120, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2128, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2134, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2143, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2152, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2163, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2174, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2191, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2204, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2218, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2224, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2231, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2241, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2249, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2256, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2266, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2282, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2292, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2310, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2316, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2325, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2331, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {2339, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2350, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 43},
    {2359, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2367, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2375, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2384, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2388, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2398, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2408, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2418, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2428, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2433, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {2448, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2457, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {2480, AFFIX_NONE, AFFIX_CITY, AFFIX_NONE, 0},
    {2485, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2497, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2512, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2524, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2539, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2557, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2565, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2577, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2584, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2594, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2604, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2613, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2618, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2621, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2646, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2652, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2661, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2666, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2677, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2693, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2701, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2712, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2728, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {2741, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2757, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2765, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2776, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2787, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2800, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2814, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2824, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2838, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2851, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2860, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2867, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2877, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2887, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2909, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2932, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2945, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2957, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2965, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2976, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2993, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3002, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3012, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3027, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3051, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3063, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3078, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3093, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3109, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3124, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3138, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3154, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3166, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3182, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3197, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3210, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3225, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3240, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3247, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3261, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3267, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3272, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3289, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3297, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3305, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3316, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3323, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3333, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {3339, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3351, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3367, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3369, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3372, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3376, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3381, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3387, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3392, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3411, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3436, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {3440, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3444, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3447, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3452, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3458, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3465, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3472, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3485, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3498, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3506, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3512, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3516, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3522, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3526, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3531, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3537, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3543, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {3551, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3561, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3567, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3571, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3594, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3621, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3654, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3677, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3681, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3688, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 5},
    {3701, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3717, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3734, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3750, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {3762, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3777, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3795, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3811, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3826, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 4},
    {3837, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3851, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3855, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3864, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {3878, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {3888, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3896, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3900, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3905, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3912, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3922, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3933, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3944, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3956, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3967, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3970, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {3978, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3992, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4003, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4011, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4021, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4025, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4044, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4054, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4067, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4077, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4084, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4097, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4107, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4119, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4133, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4143, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4156, AFFIX_DIVISION, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4165, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {4187, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4199, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4209, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4218, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 40},
    {4227, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 40},
    {4239, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4259, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {4268, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {4280, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4295, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4298, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4308, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4313, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4334, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {4344, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4356, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4367, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4379, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4391, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4410, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4415, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4420, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4424, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4429, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4450, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4459, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4462, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4471, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 19},
    {4481, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4483, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4491, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4498, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4501, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4518, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4522, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4528, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4531, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4548, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4556, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4567, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4574, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4584, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {4592, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4603, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4611, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4622, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4631, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4641, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4644, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4655, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4672, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4690, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4701, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4711, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4721, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4733, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4740, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4750, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4760, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4770, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4791, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4806, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4818, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4830, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4838, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4846, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4851, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4855, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4862, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4870, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4876, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4882, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4891, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4896, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4927, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4944, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4964, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4984, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5001, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5019, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5039, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5050, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5064, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5078, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5101, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5123, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5128, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5136, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5145, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5156, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5162, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5168, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5176, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5182, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5189, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5200, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5210, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5224, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {5230, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5237, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5247, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5259, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5270, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5276, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5283, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5290, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5300, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5309, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5320, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5334, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {5344, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5349, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 32},
    {5352, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5365, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5376, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 38},
    {5382, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 38},
    {5388, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5402, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {5415, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5419, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5424, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5435, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5443, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5448, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5455, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5469, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5477, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5492, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5498, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5509, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5520, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5539, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5547, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5558, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5567, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5576, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5584, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 11},
    {5597, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5605, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5632, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5640, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {5644, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 39},
    {5650, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5656, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5671, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5680, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5689, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5698, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5707, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5716, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5726, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5735, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5744, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {5749, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5754, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5760, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5766, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5779, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5794, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5809, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5819, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {5831, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {5846, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5850, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5869, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5880, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5885, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5896, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5911, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5926, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5941, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5956, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5971, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5985, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6000, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6008, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6023, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6038, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6048, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6065, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {6068, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6078, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6083, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6091, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {6095, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6108, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {6118, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6125, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6135, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6142, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6152, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6163, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6172, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6181, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6187, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6208, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6219, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6234, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6244, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6255, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6258, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6263, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6271, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6277, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {6287, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6291, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6302, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6317, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6322, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6328, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6347, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6353, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6366, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6373, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {6376, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6390, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6404, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6412, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6426, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6451, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6468, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6482, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6498, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6516, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6530, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6547, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6550, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6556, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6564, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6572, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6584, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6600, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6612, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6614, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6622, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6639, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6649, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6672, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6688, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6697, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6700, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {6709, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6718, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6723, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 44},
    {6730, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6734, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6750, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6757, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6764, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6769, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6774, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6782, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6790, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6798, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 44},
    {6802, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6805, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6820, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6823, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6838, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6854, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6870, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6882, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6906, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6925, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6947, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6967, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6988, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7006, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7017, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7032, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7038, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7045, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7051, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7058, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7065, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7087, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7112, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7117, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7130, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7140, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7145, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7150, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7158, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7178, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7195, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7215, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7222, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7237, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7247, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7255, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7266, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7272, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7277, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7285, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7291, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7297, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7305, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7314, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7320, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7331, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7338, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7346, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7352, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7360, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7365, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7370, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7379, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7384, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 35},
    {7390, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 35},
    {7398, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7406, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7419, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7433, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7446, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7462, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7476, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7489, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7495, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7505, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 29},
    {7515, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7521, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {7537, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 21},
    {7544, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {7553, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {7557, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7567, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7573, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7584, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7593, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7599, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7609, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7616, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7625, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7634, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7639, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7646, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7655, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7671, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7686, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7689, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 32},
    {7693, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7702, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7708, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7715, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7726, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7734, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7742, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7753, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7763, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7770, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7780, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7783, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7788, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {7796, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7803, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7811, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {7823, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7834, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7845, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7856, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7867, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7873, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7886, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7899, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7909, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7921, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7933, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7949, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7965, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7981, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7995, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {8003, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8013, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8018, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8028, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8038, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8043, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8053, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8060, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8068, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8080, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 41},
    {8085, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 23},
    {8090, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8096, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8107, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8119, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8128, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8139, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8150, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {8155, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {8161, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8172, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8182, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8191, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {8194, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8203, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8214, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8225, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8239, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8245, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8257, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8264, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8272, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8281, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8288, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {8298, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8300, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8303, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8317, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8332, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8349, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8361, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8374, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8387, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8397, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8408, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8415, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8426, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8442, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8459, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8469, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8480, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8492, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 27},
    {8498, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8508, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8512, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8518, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8525, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8532, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8542, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8555, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8564, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8569, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8577, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8585, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8594, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8601, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8608, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8618, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8628, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8636, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8641, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8647, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 42},
    {8651, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {8656, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8673, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {8683, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8696, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8702, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8737, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8754, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8770, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8786, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8790, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8798, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8807, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8819, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8845, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8850, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8853, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {8863, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8871, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8881, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8892, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8904, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8908, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8914, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {8923, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8931, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8939, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8947, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8955, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8960, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8965, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {8968, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8971, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8985, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8998, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9014, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9024, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9039, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9054, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9069, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9085, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9092, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9100, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9111, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9123, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9132, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9144, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9159, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9171, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9175, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9184, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9195, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9206, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9221, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9230, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9241, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9248, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 26},
    {9256, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 27},
    {9265, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9271, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9287, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {9294, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9298, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9305, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {9310, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9318, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9326, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9335, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9343, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9349, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9358, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9363, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9371, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9375, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9382, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9387, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9395, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9401, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9415, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9422, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9427, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9436, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 28},
    {9442, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9446, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9453, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9459, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9465, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9476, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9490, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9501, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9515, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9528, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9546, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9567, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 31},
    {9585, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {9606, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9626, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9637, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9644, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9661, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9673, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9681, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9693, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9702, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9708, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9717, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9731, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9747, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9754, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9760, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9765, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9774, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9783, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9789, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9798, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9809, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9821, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9827, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9834, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9844, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9853, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9860, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9870, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9876, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9885, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9895, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9898, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9906, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9916, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9926, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {9936, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9954, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9973, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9995, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10011, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10024, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10040, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10050, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10063, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10076, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10089, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10100, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10107, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10113, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10116, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10124, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10133, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10146, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10161, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10174, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10187, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10192, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10198, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10203, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10219, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10224, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10229, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10238, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10244, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10254, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10259, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10272, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10276, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10287, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10300, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10310, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10325, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10341, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10359, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10373, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10390, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10408, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10425, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10438, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10453, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10465, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10471, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10476, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {10483, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10489, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10503, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10510, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {10516, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10520, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10534, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10538, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10544, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10550, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10563, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10570, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10580, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {10593, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10601, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10604, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10612, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10623, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10632, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10645, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10653, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10667, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10676, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10690, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10703, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10716, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10720, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10733, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10740, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10743, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10747, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10752, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10754, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10760, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {10772, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10777, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {10784, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {10792, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {10800, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10808, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10815, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10822, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10827, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 14},
    {10836, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10842, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10848, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10857, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10860, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10867, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10882, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 23},
    {10888, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10894, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10900, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10909, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10921, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10930, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10936, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10943, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10954, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10974, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10981, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10991, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11001, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11018, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11030, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11037, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11046, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11051, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11058, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11079, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {11090, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11094, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11104, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {11107, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {11117, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11125, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 30},
    {11131, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {11139, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11148, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11160, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11167, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11175, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11180, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11187, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11205, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11229, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11241, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11254, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11262, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11270, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11281, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {11291, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11304, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11307, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11311, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {11317, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11327, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11337, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11347, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11356, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11370, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11387, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11405, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11422, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11435, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11451, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11471, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11491, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11513, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11532, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11548, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {11555, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {11565, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {11579, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11595, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11614, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11633, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11653, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11672, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {11683, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11692, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11697, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11703, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11713, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11726, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11739, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11752, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11761, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11781, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11792, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11804, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11814, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11827, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11836, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11841, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11850, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11859, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11863, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11870, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11875, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11883, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11891, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11899, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11903, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11909, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11922, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11928, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11935, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11943, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11951, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11959, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {11966, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11978, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11990, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12013, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12022, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12028, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12037, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 7},
    {12056, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12070, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12080, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12093, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {12107, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12115, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12127, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12140, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 39},
    {12147, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12161, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {12171, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12185, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {12196, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {12210, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {12224, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12238, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12252, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12262, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12270, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12277, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12285, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12299, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12313, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12326, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12342, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12356, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12368, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12383, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12393, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12401, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12410, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12418, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 29},
    {12427, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12434, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12441, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12450, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12462, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12474, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12486, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12504, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12514, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12524, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12537, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {12550, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {12566, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {12580, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {12593, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12606, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {12622, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {12632, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12642, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 29},
    {12651, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12659, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12669, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12679, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12690, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12700, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12706, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12713, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {12716, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12740, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {12745, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12756, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12765, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12771, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12779, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12785, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12793, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12800, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {12806, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12812, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12820, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12828, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12844, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12854, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12864, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 24},
    {12881, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12887, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12894, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12913, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12932, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12942, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12952, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12962, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {12979, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {13004, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13018, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13035, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13044, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13052, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13069, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13078, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13086, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13097, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13105, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13114, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13124, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13134, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13146, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13155, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13164, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13173, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13182, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13192, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {13197, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13208, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13223, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13240, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13267, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13281, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13304, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13329, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13349, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13372, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {13381, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13393, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13409, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13419, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13438, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13463, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13488, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13501, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13514, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13528, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13553, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13578, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13591, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13605, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13626, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13647, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13671, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13696, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13720, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13739, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13761, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13783, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13806, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13827, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13848, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13869, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13888, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13898, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13907, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13927, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13944, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13960, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13970, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13981, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13993, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14004, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14017, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14031, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14058, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14085, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14100, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14114, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14136, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14159, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14183, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14207, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {14217, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14227, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14230, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14234, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14241, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {14247, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {14254, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14261, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14269, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14280, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14287, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14296, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14306, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14317, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14329, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14340, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14348, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14363, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14369, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14385, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14394, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14401, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14407, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14411, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {14419, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14425, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14437, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14450, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14454, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14461, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14468, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14479, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14495, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14509, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14513, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14519, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14524, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14530, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14539, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14548, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14559, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14573, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14584, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14591, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14597, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14604, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14609, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14622, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {14628, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14632, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14638, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14644, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {14653, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14658, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14666, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14680, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14683, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14690, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14700, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14710, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14723, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14738, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14750, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14763, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14774, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14782, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14791, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14795, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14800, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14822, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14831, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14835, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14848, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14863, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14868, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14876, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14881, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14887, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14898, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14912, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14921, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14935, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14948, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14961, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14980, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 33},
    {14985, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14991, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14996, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15003, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15009, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15023, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {15034, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {15044, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15058, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15063, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15068, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15076, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 10},
    {15082, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15098, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {15107, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {15118, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {15125, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15135, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15144, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15151, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15159, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15175, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15186, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15193, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15203, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15211, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15222, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15234, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {15241, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15252, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15266, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15283, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15293, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {15301, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15312, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15318, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15330, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15335, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15347, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15356, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15367, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15380, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15393, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15408, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15412, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15419, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15432, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15446, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15459, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15475, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15479, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15487, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15494, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15503, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15510, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15515, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15519, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15534, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15539, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15543, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15549, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {15564, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {15577, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15587, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {15597, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {15603, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15608, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15615, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15623, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15637, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15654, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15670, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15685, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15700, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15715, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15723, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15732, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15746, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15760, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15770, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15783, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15793, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15803, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15810, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15821, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15834, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15843, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15847, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {15862, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15878, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15889, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15909, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15924, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15936, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15956, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15971, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15985, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15999, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16011, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16031, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16046, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {16060, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16076, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {16091, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16115, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16133, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {16152, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16171, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16183, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {16197, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16212, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {16221, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16241, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16261, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16272, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16288, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16305, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16323, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {16341, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16361, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16377, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16391, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16407, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16417, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16428, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {16441, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16455, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16472, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16484, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16497, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16506, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16513, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16517, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16525, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16538, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16550, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 45},
    {16555, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 32},
    {16558, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16565, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16576, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16583, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16588, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16596, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16604, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16609, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16621, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16633, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16641, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16650, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16662, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16665, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16675, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16683, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16690, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16701, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16709, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16715, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16717, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16730, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16741, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16746, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16754, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16767, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16770, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16780, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16793, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16797, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16807, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16816, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16832, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16850, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16868, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16887, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16905, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16913, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16924, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16936, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16944, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16946, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16953, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16957, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16962, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16971, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16981, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16990, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17000, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17010, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17017, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17027, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17031, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17038, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17045, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17055, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17066, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 28},
    {17075, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17081, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17088, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17098, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17101, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17118, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17122, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17130, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17139, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17154, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17163, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17170, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17181, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17193, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17202, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17219, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17227, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17235, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 44},
    {17244, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17253, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17261, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17272, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17283, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17289, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17298, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17306, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17315, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17319, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17327, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17335, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17340, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17349, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17355, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17363, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17373, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17385, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17398, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 39},
    {17410, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 39},
    {17425, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17437, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17444, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17454, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17462, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17477, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17491, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17495, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17503, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17507, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17518, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17526, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17533, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17547, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17558, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17564, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17576, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17578, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17597, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17607, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17625, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17633, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17641, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17651, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17669, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17674, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17678, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17686, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {17691, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17701, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17712, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17719, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17722, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17730, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17742, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17753, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17762, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17770, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17783, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17812, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17840, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17856, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17880, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17899, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17921, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17931, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17948, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17965, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17987, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17996, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18017, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18054, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18061, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18078, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18090, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18109, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18128, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18145, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18150, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 25},
    {18157, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 25},
    {18167, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 25},
    {18177, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18185, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18193, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {18212, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18219, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18236, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18249, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18262, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18277, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18284, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18293, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 39},
    {18306, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 39},
    {18318, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18324, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18336, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18342, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18348, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18351, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {18356, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18366, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18379, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {18384, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18387, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18398, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18402, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18411, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18417, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18427, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18432, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18437, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18443, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {18451, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18458, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18463, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18468, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18476, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18484, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18492, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18504, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18507, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18511, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 11},
    {18520, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18524, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18545, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18573, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18601, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18625, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18649, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18658, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18676, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18704, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18732, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18743, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {18767, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18770, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18781, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18799, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18819, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18837, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18846, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18857, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {18868, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18871, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18876, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18893, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18914, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18954, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18963, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {18980, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19006, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19053, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19074, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19081, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19090, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19097, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19115, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19124, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19156, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19161, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19168, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19173, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19186, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19203, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {19216, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19233, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19242, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19262, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19271, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19274, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19301, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19314, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19319, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19330, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19349, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19352, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19359, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19398, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19424, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19452, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19482, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19507, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19519, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19528, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19539, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19548, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19557, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19562, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19590, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19605, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19616, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19633, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19646, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19659, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19699, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19722, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19743, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19764, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19779, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19790, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19809, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19830, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19851, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19874, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19897, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {19906, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19923, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19942, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19954, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19981, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19994, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19997, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20006, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20015, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {20022, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20033, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20038, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20054, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20070, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20081, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20092, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20130, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {20164, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20186, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {20193, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {20206, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {20221, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20245, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {20256, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20267, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20278, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20291, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {20304, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {20317, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20324, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20339, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20346, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20367, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20380, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20400, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20417, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20438, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20453, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20466, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20481, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20488, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20491, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20502, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {20511, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20524, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20543, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20564, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20585, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20599, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20610, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20613, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20630, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20639, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20646, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20661, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20676, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20693, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20696, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20705, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20751, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20760, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20771, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {20782, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20793, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {20802, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20813, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20824, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20833, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20846, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20860, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20871, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20880, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20894, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20912, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20932, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20941, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20950, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20964, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20981, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20990, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {21001, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21016, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21027, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21034, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21048, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21064, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21076, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21088, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21102, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21120, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {21131, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21144, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21170, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21185, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21194, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21205, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21212, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21221, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21228, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {21243, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21250, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21265, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21270, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21277, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21284, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21298, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {21309, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21323, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {21336, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21347, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21356, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21367, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21381, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21392, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21401, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21410, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 25},
    {21421, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21446, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21466, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21489, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21509, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {21537, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21559, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {21581, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21594, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {21604, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {21620, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21630, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {21640, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {21656, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {21675, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21694, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21714, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21724, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {21740, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21756, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21766, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21795, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21811, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21827, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21843, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21865, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {21887, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21906, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21940, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21959, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21981, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22012, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22034, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {22050, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {22063, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22079, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {22098, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22121, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22140, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22154, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22167, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22189, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22196, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22221, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22231, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22241, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22251, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22261, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22271, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22281, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22300, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22328, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22347, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22354, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22358, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22374, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22381, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22394, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22401, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22411, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {22415, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22422, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22426, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22433, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {22449, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22453, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {22466, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {22479, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22492, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22505, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22521, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22528, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22544, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22557, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22567, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22577, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22587, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22594, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22601, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {22617, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22627, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22634, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {22638, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {22642, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {22646, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {22650, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22654, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22658, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 32},
    {22662, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {22666, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22673, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22677, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {22681, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22688, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {22692, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22696, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22703, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {22707, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22711, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22718, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22722, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22732, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22742, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22746, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {22750, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22757, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {22776, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22783, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22793, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22803, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22810, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22814, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22818, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 32},
    {22822, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22826, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22833, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22837, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {22841, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {22848, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {22858, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {22862, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {22875, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22888, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {22892, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22899, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22903, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22914, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22918, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22922, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22929, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {22933, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {22937, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22941, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {22945, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22952, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22969, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22986, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22996, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23016, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23033, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23053, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23066, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23079, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23095, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {23102, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23109, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {23113, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23124, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23128, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {23132, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23139, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {23143, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23150, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {23154, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {23158, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
};

static const char *const affix_countries[] = {
    "",
    "AD AG BB BM DM GD GG JE JM KN LV US VC",
    "AE",
    "AL",
    "AR BO CO FR GT HN HT NI PE PY SV UY",
    "AR BO CO GT HN NI PE PY SV UY",
    "AR CL CR CU DO EC ES PA PE",
    "AT",
    "AT CH DE",
    "AT DE",
    "AU BR DE IN MX MY NG US VE",
    "BA HR",
    "BD MM PK",
    "BE NL",
    "BG",
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
    "KH",
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
