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
    "aeroport international\0"
    "aeroport international de\0"
    "aeroporto\0"
    "aeroporto da\0"
    "aeroporto de\0"
    "aeroporto di\0"
    "aeroporto do\0"
    "aeroporto internacional\0"
    "aeroporto internacional de\0"
    "aeroporto internazionale\0"
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
    "bandar udara internasional\0"
    "bandara\0"
    "bandara internasional\0"
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
    "cang hang khong quoc te\0"
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
    "flugplatz\0"
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
    "internationaler flughafen\0"
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
    "lapangan terbang antarabangsa\0"
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
    "mezinarodni letiste\0"
    "miasteczko\0"
    "miasto\0"
    "miasto stoleczne\0"
    "miedzynarodowy port lotniczy\0"
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
    "parc de\0"
    "parc du\0"
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
    "parque\0"
    "parque de\0"
    "parque del\0"
    "parque do\0"
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
    "uluslararasi havalimani\0"
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
    "международный аэропорт\0"
    "море\0"
    "мыс\0"
    "міжнародний аеропорт\0"
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
    "الدولي\0"
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
    "فرودكاه بين المللي\0"
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
    "ท่าอากาศยานนานาชาติ\0"
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
    {331, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {357, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {367, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {380, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {393, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {406, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {419, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {443, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {470, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {495, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {523, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {534, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {545, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {559, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {584, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {612, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {620, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {637, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 36},
    {643, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {653, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {662, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {684, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {693, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {701, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {712, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {724, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {733, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {736, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {747, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {759, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {771, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {781, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {787, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {795, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {808, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {820, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {832, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {841, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {854, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {858, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {864, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {871, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 43},
    {878, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {882, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {894, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {906, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {916, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {927, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 34},
    {937, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {954, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {963, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {975, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {987, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1002, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1018, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1029, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1034, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1046, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1053, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {1068, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {1086, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {1089, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1092, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 37},
    {1098, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 37},
    {1107, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 37},
    {1114, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1117, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1128, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1139, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1149, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1159, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1163, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1177, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1181, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1203, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1219, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1240, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1264, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1282, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1300, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1317, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1339, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1359, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1377, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1398, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1421, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1431, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1435, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1451, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {1454, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1470, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1479, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1487, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1495, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1503, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1516, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1523, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1536, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1563, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1571, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1593, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1598, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 3},
    {1606, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1612, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {1622, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1626, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1633, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1642, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1650, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1657, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1661, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1672, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1677, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1684, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1692, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1699, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 8},
    {1706, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1722, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1738, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {1744, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1751, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1757, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1764, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1787, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1802, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1810, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1821, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1831, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1847, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1856, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1868, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1878, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {1889, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1904, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1916, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1922, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1929, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1932, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1937, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1942, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1950, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1963, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1978, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1994, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {2018, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2028, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2035, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2045, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2055, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2065, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2073, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2084, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2091, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2101, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2105, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2110, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2118, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2131, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2147, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2164, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2184, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2195, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2210, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2228, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2240, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2255, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2260, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2265, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2273, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2279, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2288, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2297, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2308, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2319, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2336, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2349, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2363, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2369, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2376, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2386, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2394, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2401, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2411, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2427, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2437, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2455, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2461, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2470, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2476, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {2484, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2495, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 43},
    {2504, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2512, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2520, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2529, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2533, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2543, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2553, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2563, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2573, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2578, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {2593, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2602, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {2625, AFFIX_NONE, AFFIX_CITY, AFFIX_NONE, 0},
    {2630, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2642, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2657, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2669, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2684, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2702, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2710, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2722, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2729, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2739, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2749, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2758, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2763, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2766, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2791, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2797, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2806, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2811, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2822, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2838, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2846, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2857, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2873, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {2886, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2902, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2910, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2921, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2932, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2945, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2959, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2969, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2983, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2996, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3005, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3012, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3022, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3032, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3054, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3077, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3090, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3102, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3110, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3121, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3138, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3147, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3157, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3172, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3196, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3208, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3223, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3238, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3254, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3269, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3283, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3299, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3311, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3327, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3342, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3355, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3370, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3385, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3392, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3406, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3412, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3417, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3434, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3442, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3450, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3461, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3468, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3478, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {3484, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3496, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3512, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3514, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3517, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3521, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3526, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3532, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3537, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3556, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3581, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {3585, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3589, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3592, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3597, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3603, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3610, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3617, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3630, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3643, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3651, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3657, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3661, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3667, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3671, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3676, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3682, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3688, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {3696, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3706, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3712, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3716, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3739, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3766, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3799, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3822, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3826, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3833, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 5},
    {3846, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3862, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3879, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3895, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {3907, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3922, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3940, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3956, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3971, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 4},
    {3982, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3996, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4000, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {4009, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4023, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4033, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4041, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4045, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4050, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4057, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4067, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4078, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4089, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4101, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4112, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4115, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {4123, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4137, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4148, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4156, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4166, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4170, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4189, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4199, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4212, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4222, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4229, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4242, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4252, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4264, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4278, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4288, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4301, AFFIX_DIVISION, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4310, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {4332, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4344, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4354, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4363, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 40},
    {4372, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 40},
    {4384, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4404, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {4413, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {4425, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4440, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4443, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4453, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4458, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4479, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {4489, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4501, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4512, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4524, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4536, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4555, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4560, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4565, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4569, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4574, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4581, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4595, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4604, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4607, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4616, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 19},
    {4626, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4628, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4636, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4643, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4646, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4663, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4667, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4673, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4676, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4693, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4701, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4712, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4719, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4729, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {4737, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4748, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4756, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4767, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4776, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4786, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4789, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4800, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4817, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4835, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4846, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4856, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4866, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4878, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4885, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4895, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4905, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4915, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4936, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4951, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4963, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4975, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4983, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4991, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4996, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5000, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5007, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5015, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {5021, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5027, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5036, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5041, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5072, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5089, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5109, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5129, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5146, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5164, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5184, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5195, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5209, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5223, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5246, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5268, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5273, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5281, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5290, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5296, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5301, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5307, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5313, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5321, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5327, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5334, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5345, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5355, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5369, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5379, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {5385, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5392, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5402, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5414, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5425, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5431, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5438, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5445, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5455, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5464, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5475, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5489, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {5499, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5504, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 32},
    {5507, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5520, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5531, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 38},
    {5537, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 38},
    {5543, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5557, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {5570, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5574, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5579, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5590, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5598, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5603, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5610, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5624, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5632, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5647, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5653, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5664, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5675, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5694, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5702, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5713, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5722, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5731, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5739, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 11},
    {5752, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5760, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5787, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5795, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {5799, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 39},
    {5805, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5811, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5826, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5835, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5844, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5853, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5862, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5871, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5881, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5890, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5899, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {5904, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5909, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5915, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5921, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5934, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5949, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5964, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5974, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {5986, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {6001, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6005, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6024, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6035, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6040, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6051, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6066, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6081, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6096, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6111, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6126, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6140, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6155, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6163, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6178, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6193, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6203, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6220, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {6223, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6233, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6238, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6246, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {6250, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6263, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {6273, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6280, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6290, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6297, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6307, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6318, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6327, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6336, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6342, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6363, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6374, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6389, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6399, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6410, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6413, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6418, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6426, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6432, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {6442, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6446, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6457, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6472, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6477, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6483, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6502, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6508, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6521, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6528, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {6531, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6545, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6559, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6567, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6581, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6591, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6606, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6623, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6637, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6653, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6671, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6685, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6702, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6705, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6711, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6719, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6727, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6739, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6755, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6767, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6769, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6777, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6794, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6804, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6827, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6843, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6852, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6855, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {6864, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6873, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6878, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 44},
    {6885, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6889, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6905, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6912, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6919, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6924, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6929, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6937, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6945, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6953, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 44},
    {6957, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6960, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6975, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6978, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6993, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7009, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7025, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7037, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7061, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7080, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7102, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7122, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7143, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7161, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7172, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7187, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7193, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7200, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7206, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7220, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7242, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7267, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7293, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7298, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7311, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7321, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7326, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7331, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7339, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7359, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7376, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7396, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7403, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7418, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7428, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7436, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7447, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7453, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7458, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7466, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7472, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7478, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7486, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7495, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7501, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7512, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7519, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7527, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7533, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7541, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7546, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7551, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7560, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7565, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 35},
    {7571, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 35},
    {7579, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7587, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7600, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7614, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7627, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7643, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7657, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7670, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7676, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7686, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 29},
    {7696, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7702, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {7718, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 21},
    {7725, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {7734, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {7738, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7748, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7754, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7765, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7774, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7780, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7790, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7797, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7806, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7815, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7820, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7827, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7836, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7852, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7867, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7870, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 32},
    {7874, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7883, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7889, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7896, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7907, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7915, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7923, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7934, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7944, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7951, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7961, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7964, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7969, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {7977, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7984, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7992, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {8004, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8015, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8026, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8037, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8048, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8054, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8067, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8080, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8090, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8102, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8114, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8130, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8146, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8162, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8176, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {8184, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8194, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8199, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8209, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8219, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8224, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8234, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8241, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8249, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8261, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 41},
    {8266, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 23},
    {8271, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8277, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8288, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8300, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8309, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8320, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8331, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {8336, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {8342, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8353, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8363, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8372, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {8375, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8384, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8395, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8406, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8420, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8426, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8438, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8445, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8453, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8462, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8469, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {8479, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8481, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8484, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8498, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8513, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8530, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8542, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8555, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8568, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8578, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8589, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8596, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8607, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8623, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8640, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8650, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8661, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8673, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 27},
    {8679, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8689, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8693, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8699, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8706, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8713, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8723, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8736, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8745, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8750, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8758, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8766, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8775, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8782, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8789, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8799, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8809, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8817, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8822, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8828, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 42},
    {8832, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {8837, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8854, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {8864, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8877, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8883, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8918, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8935, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8965, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8981, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8997, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9001, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9009, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9018, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9030, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9056, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9061, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9064, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {9074, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9082, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9092, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9103, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9115, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9119, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9125, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {9134, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9142, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9150, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9158, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {9166, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9171, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9176, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {9179, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9182, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9196, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9209, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9225, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9235, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9250, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9265, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9280, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9296, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9303, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9311, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9322, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9334, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9343, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9355, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9362, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9370, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9382, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9386, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9395, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9406, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9417, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9432, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9441, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9452, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9459, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 26},
    {9467, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 27},
    {9476, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9482, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9498, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {9505, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9509, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9516, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {9521, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9529, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9537, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9546, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9554, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9560, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9569, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9574, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9582, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9586, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9593, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9598, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9606, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9612, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9626, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9633, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9638, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9647, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 28},
    {9653, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9657, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9664, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9670, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9676, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9687, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9701, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9712, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9726, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9739, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9757, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9778, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 31},
    {9796, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {9817, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9837, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9857, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9868, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9875, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9892, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9921, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9933, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9941, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9953, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9962, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9968, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9977, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9991, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10007, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10014, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10020, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10025, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10034, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10043, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10049, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10058, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10069, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10081, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10087, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10094, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10104, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10113, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10120, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10130, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10136, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10145, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10155, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10158, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10166, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10176, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10186, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {10196, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10214, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10233, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10255, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10271, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10284, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10300, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10310, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10323, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10336, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10349, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10360, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10367, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10373, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10376, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10384, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10393, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10406, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10421, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10434, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10447, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10452, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10458, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10463, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10479, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10484, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10489, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10498, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10504, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10514, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10519, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10532, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10536, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10547, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10560, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10570, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10585, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10601, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10619, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10633, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10650, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10668, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10685, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10698, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10713, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10725, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10731, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10736, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {10743, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10749, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10763, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10770, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {10776, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10780, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10794, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10798, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10804, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10810, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10823, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10830, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10840, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {10853, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10861, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10864, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10872, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10883, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10892, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10905, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10913, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10927, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10936, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10950, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10963, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10976, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10980, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10993, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11000, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11003, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11007, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11012, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {11014, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11020, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {11032, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11037, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {11044, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {11052, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {11060, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11068, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11075, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11082, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11087, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 14},
    {11096, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11102, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11108, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11117, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11120, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11127, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11142, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 23},
    {11148, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11154, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11160, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11169, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11181, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11190, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11196, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11203, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11214, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11234, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11241, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11251, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11261, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11278, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11290, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11297, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11306, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11311, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11318, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11339, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {11350, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11354, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11364, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {11367, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {11377, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11385, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 30},
    {11391, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {11399, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11408, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11420, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11427, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11435, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11440, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11447, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11465, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11489, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11501, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11514, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11522, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11530, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11541, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {11551, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11564, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11567, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11571, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {11577, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11587, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11597, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11607, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11616, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11624, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11632, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11646, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11663, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11681, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11698, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11711, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11727, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11747, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11767, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11789, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11808, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11824, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {11831, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {11841, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {11855, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11862, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11872, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11883, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11893, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11909, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11928, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11947, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11967, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11986, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {11997, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12006, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {12011, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {12017, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12027, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12040, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12053, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12066, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12075, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12095, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12106, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12118, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12128, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12141, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12150, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12155, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12164, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12173, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12177, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12184, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12189, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12197, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12205, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12213, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12217, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12223, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12236, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12242, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12249, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12257, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12265, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12273, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {12280, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12292, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12304, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12327, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12336, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12342, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12351, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 7},
    {12370, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12384, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12394, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12407, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {12421, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12429, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12441, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12454, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 39},
    {12461, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12475, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {12485, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12499, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {12510, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {12524, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {12538, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12552, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12566, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12576, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12584, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12591, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12599, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12613, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12627, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12640, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12656, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12670, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12682, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12697, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12707, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12715, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12724, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12732, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 29},
    {12741, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12748, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12755, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12764, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12776, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12788, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12800, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12818, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12828, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12838, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12851, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {12864, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {12880, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {12894, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {12907, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12920, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {12936, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {12946, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12956, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 29},
    {12965, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12973, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12983, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12993, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13004, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13014, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {13020, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13027, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {13030, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13054, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {13059, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13070, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13079, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13085, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13093, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13099, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13107, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13114, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13120, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13126, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13134, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13142, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13158, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13168, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13178, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 24},
    {13195, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13201, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13208, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13227, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13246, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13256, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13266, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13276, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {13293, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {13318, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13332, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13349, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13358, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13366, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13383, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13392, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13400, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13411, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13419, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13428, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13438, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13448, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13460, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13469, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13478, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13487, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13496, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13506, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {13511, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13522, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13537, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13554, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13581, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13595, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13618, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13643, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13663, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13686, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {13695, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13707, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13723, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13733, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13752, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13777, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13802, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13815, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13828, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13842, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13867, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13892, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13905, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13919, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13940, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13961, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13985, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14010, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14034, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14053, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14075, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14097, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14120, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14141, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14162, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14183, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14202, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14212, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14221, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14241, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14258, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14274, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14284, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14295, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14307, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14318, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14331, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14345, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14372, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14399, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14414, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14428, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14450, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14473, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14497, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14521, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {14531, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14541, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14544, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14548, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14555, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {14561, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {14568, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14575, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14583, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14594, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14601, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14610, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14620, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14631, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14643, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14654, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14662, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14677, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14683, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14699, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14708, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14715, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14721, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14725, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {14733, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14739, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14751, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14764, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14768, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14775, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14782, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14793, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14809, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14823, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14827, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14833, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14838, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14844, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14853, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14862, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14873, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14887, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14898, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14905, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14911, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14918, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14923, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14936, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {14942, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14946, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14952, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14958, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {14967, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14972, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14980, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14994, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14997, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15004, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15014, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15024, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15037, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15052, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15064, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15077, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15088, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15096, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15105, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15109, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15114, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15136, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15145, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15149, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15162, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15177, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15182, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15190, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15195, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15201, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15212, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15226, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15235, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15249, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15262, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15275, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15294, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 33},
    {15299, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15305, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15310, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15317, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15323, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15337, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {15348, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {15358, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15372, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15377, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15382, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15390, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 10},
    {15396, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15412, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {15421, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {15432, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {15439, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15449, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15458, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15465, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15473, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15489, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15500, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15507, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15517, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15525, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15536, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15548, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {15555, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15566, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15580, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15597, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15607, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {15615, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15626, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15632, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15644, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15649, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15661, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15670, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15681, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15694, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15707, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15722, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15726, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15733, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15746, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15760, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15773, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15789, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15793, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15801, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15808, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15817, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15824, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15829, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15833, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15837, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15848, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15853, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15857, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15863, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {15878, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {15891, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15901, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {15911, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {15917, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15922, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15929, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15937, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15951, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15968, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15984, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15999, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16014, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16029, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16037, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16046, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16060, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16074, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16084, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16097, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16107, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16117, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16124, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16135, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16148, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16157, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16161, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {16176, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16192, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16203, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16223, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16238, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16250, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16270, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16285, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16299, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16313, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16325, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16345, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16360, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {16374, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16390, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {16405, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16429, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16447, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {16466, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16485, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16497, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {16511, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16526, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {16535, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16555, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16575, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16586, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16602, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16619, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16637, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {16655, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16675, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16691, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16705, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16721, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16731, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16742, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {16755, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16769, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16786, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16798, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16811, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16820, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16827, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16831, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16839, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16852, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16864, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 45},
    {16869, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 32},
    {16872, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16879, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16890, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16897, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16902, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16910, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16918, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16923, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16935, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16947, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16955, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16964, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16976, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16979, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16989, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16997, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17004, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17015, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17023, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17029, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17031, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17044, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17055, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17060, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17068, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17092, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17105, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17108, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17118, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17131, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17135, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17145, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17154, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17170, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17188, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17206, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17225, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17243, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17251, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17262, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17274, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17282, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17284, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17291, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17295, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17300, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17309, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17319, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17328, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17338, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17348, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17355, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17365, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17369, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17376, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17383, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17393, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17404, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 28},
    {17413, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17419, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17426, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17439, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17456, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17460, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17468, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17477, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17492, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17501, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17508, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17531, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17540, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17557, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17565, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17573, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 44},
    {17582, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17591, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17599, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17610, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17621, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17627, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17636, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17644, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17653, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17657, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17665, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17673, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17678, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17687, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17693, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17701, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17711, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17723, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17736, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 39},
    {17748, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 39},
    {17763, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17775, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17782, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17792, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17800, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17815, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17829, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17833, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17841, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17845, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17856, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17864, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17871, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17885, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17896, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17902, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17914, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17916, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17935, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17945, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17963, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17971, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17979, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17989, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18007, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18012, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18016, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18024, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {18029, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18039, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18050, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18057, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18060, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18068, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18080, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18091, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18100, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18108, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18121, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18150, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18178, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18194, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18218, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18237, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18259, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18269, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18286, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18303, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18325, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18334, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18355, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18373, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18392, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18399, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18416, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18428, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18447, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18466, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18483, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18488, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 25},
    {18495, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 25},
    {18505, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 25},
    {18515, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18523, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18531, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {18550, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18557, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18574, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18587, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18600, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18615, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18622, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18631, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 39},
    {18644, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 39},
    {18656, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18662, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18674, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18680, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18686, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18689, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {18694, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18704, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18717, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {18722, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18725, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18736, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18740, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18749, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18755, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18765, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18770, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18775, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18781, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {18789, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18796, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18801, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18806, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18814, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18822, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18830, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18842, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18845, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18849, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 11},
    {18858, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18862, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18883, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18911, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18939, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18963, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18987, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18996, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19014, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19042, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19070, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19081, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {19105, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19108, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19119, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19137, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19157, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19175, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {19184, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {19195, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {19206, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19209, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19214, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19231, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19252, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19292, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19301, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {19318, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19344, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19373, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19391, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19412, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19419, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19428, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19435, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19453, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19462, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19489, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19494, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19499, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19506, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19511, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19524, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19541, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {19554, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19571, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19580, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19600, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19609, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19612, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19639, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19652, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19657, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19668, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19687, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19690, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19697, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19736, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19762, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19790, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19820, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19845, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19857, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19866, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19877, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19886, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19895, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19900, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19928, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19943, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19954, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19971, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19984, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19997, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20037, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20060, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20081, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20102, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20117, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {20128, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20147, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20168, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {20189, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20212, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20235, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {20244, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20261, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20280, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20292, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20319, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20332, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20335, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20344, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20388, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20397, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {20404, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20444, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20455, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20460, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20476, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20492, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20503, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20514, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20552, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {20586, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20608, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {20615, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {20628, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {20643, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20667, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {20678, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20689, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20700, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20713, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {20726, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {20739, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20746, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20761, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20768, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20789, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20802, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20822, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20839, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20860, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20875, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20888, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20903, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20910, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20913, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20924, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {20933, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20946, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20965, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20986, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21007, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21021, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {21032, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21035, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21052, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21061, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21068, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21083, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21098, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21115, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21118, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21127, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21173, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21182, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21193, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {21204, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21215, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {21224, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21235, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21246, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21255, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21268, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21282, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21293, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21302, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21316, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21334, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21354, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21363, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21372, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21386, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21403, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21412, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {21423, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21436, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21451, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21462, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21469, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21483, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21499, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21511, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21537, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21555, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {21566, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21579, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21605, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21620, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21629, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21640, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21647, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21656, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21663, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {21678, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21685, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21700, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21735, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21740, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21747, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21754, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21768, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {21779, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21793, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {21806, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21817, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21826, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21837, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21851, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21862, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21871, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21880, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 25},
    {21891, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21916, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21936, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21959, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21979, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {22007, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22029, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {22051, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22064, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {22074, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {22090, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22100, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {22110, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {22126, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {22145, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22164, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22184, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22194, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {22210, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22226, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22236, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {22265, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22281, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22297, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22313, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {22335, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {22357, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22376, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22410, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22468, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22487, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22509, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22540, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22562, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {22578, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {22591, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22607, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {22626, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22649, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22668, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22682, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22695, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22717, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22724, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22749, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22759, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22769, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22779, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22789, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22799, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22809, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22828, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22856, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22875, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22882, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22886, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22902, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22909, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22922, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22929, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22939, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {22943, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22950, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22954, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22961, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {22977, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22981, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {22994, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {23007, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23020, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23033, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23049, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23056, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23072, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23085, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23095, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23105, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23115, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23122, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23129, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {23145, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23155, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23162, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {23166, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {23170, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {23174, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {23178, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23182, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23186, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 32},
    {23190, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {23194, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23201, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23205, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {23209, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23216, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {23220, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23224, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23231, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {23235, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23239, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23246, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23250, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23260, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23270, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23274, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {23278, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23285, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {23304, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23311, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23321, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23331, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23338, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23342, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23346, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 32},
    {23350, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23354, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23361, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {23365, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {23369, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {23376, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {23386, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {23390, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {23403, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23416, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {23420, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23427, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {23431, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23442, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {23446, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23450, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23457, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {23461, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {23465, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {23469, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {23473, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23480, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23497, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23514, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23524, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23544, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23561, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23581, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23594, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23607, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23623, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {23630, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23637, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {23641, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23652, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23656, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {23660, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23667, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {23671, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23678, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {23682, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {23686, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
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
