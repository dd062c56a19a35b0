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
    "give me\0"
    "give me the coordinates of\0"
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
    {1109, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1130, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1154, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1172, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1190, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1207, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1229, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1249, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1267, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1288, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1311, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1321, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1325, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1341, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {1344, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1360, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1369, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1377, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1385, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1393, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1406, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1413, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1426, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1434, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1439, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 3},
    {1447, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1453, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {1463, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1467, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1474, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1483, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1491, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1498, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1502, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1513, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1518, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1525, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1533, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1540, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 8},
    {1547, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1563, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1579, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {1585, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1592, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1598, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1605, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1628, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1643, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1651, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1662, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1672, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1688, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1697, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1709, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1719, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {1730, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1745, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1757, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1763, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1770, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1773, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1778, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1783, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1791, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1804, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1819, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1835, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1845, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1852, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {1862, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {1872, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {1882, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {1893, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1900, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1910, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1914, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1919, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1927, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1940, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1956, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1973, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1993, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2004, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2019, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2037, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2049, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2064, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2069, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2074, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2082, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2088, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2097, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2106, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2117, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2128, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2145, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2158, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2172, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2178, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2185, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2195, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2203, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2210, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2220, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2236, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2246, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2264, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2270, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2279, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2285, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {2293, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2304, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 43},
    {2313, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2321, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2329, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2338, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2342, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2352, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2362, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2372, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2382, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2387, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {2402, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2411, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {2434, AFFIX_NONE, AFFIX_CITY, AFFIX_NONE, 0},
    {2439, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2451, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2466, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2478, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2493, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2511, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2519, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2531, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2538, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2548, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2558, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2567, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2572, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2575, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2600, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2606, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2615, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2620, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2631, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2647, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2655, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2666, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2682, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {2695, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2711, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2719, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2730, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2741, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2754, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2768, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2778, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2792, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2805, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2814, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2821, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2831, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2841, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2863, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2886, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2899, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2911, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2919, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2930, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2947, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2956, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2966, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2981, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3005, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3017, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3032, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3047, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3063, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3078, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3092, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3108, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3120, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3136, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3164, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3179, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3194, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3201, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3215, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3221, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3226, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3243, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3251, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3259, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3270, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3277, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3287, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {3293, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3305, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3321, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3323, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3326, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3330, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3335, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3341, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3346, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3365, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3390, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {3394, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3398, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3401, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3406, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3412, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3419, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3426, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3439, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3452, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3460, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3466, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3470, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3476, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3480, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3485, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3491, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3497, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {3505, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3515, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3521, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3525, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3548, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3575, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3608, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3631, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3635, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3642, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 5},
    {3655, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3671, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3688, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3704, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {3716, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3731, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3749, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3765, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3780, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 4},
    {3791, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3805, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3809, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3818, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {3832, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {3842, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3850, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3854, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3859, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3866, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3876, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3887, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3898, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3910, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3921, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3924, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {3932, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3946, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3957, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3965, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3975, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3979, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {3998, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4008, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4021, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4031, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4038, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4051, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4061, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4073, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4087, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4097, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4110, AFFIX_DIVISION, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4119, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {4141, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4153, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4163, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4172, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 40},
    {4181, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 40},
    {4193, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4213, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {4222, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {4234, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4249, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4252, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4262, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4267, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4288, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {4298, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4310, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4321, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4333, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4345, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4364, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4369, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4374, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4378, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4383, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4390, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4404, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4413, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4416, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4425, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 19},
    {4435, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4437, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4445, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4452, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4455, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4472, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4476, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4482, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4485, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4502, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4510, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4521, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4528, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4538, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {4546, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4557, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4565, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4576, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4585, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4595, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4598, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4609, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4626, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4644, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4655, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4665, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4675, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4687, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4694, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4704, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4714, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4724, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4745, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4760, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4772, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4784, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4792, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4800, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4805, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4809, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4816, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4824, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4830, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4836, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4845, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4850, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4881, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4898, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4918, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4938, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4955, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4973, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4993, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5004, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5018, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5032, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5055, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5077, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5082, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5090, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5099, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5105, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5110, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5116, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5122, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5130, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5136, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5143, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5154, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5164, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5178, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {5184, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5191, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5201, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5213, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5224, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5230, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5237, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5244, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5254, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5263, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5274, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5288, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {5298, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5303, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 32},
    {5306, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5319, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5330, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 38},
    {5336, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 38},
    {5342, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5356, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {5369, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5373, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5378, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5389, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5397, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5402, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5409, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5423, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5431, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5446, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5452, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5463, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5474, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5493, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5501, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5512, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5521, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5530, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5538, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5546, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5573, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5581, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {5585, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5591, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5606, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5615, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5624, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5633, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5642, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5651, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5661, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5670, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5679, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {5684, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5689, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5695, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5701, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5714, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5729, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5744, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5754, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {5766, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {5781, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5785, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5804, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5815, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5820, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5831, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5846, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5861, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5876, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5891, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5906, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5920, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5935, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5943, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5958, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5973, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5983, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6000, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {6003, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6013, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6018, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6026, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {6030, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6043, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {6053, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6060, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6070, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6077, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6087, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6098, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6107, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6116, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6122, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6143, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6154, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6169, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6179, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6190, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6193, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6198, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6206, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6212, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {6222, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6226, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6237, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6252, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6257, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6263, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6282, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6288, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6301, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6308, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {6311, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6325, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6339, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6347, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6361, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6371, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6386, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6403, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6417, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6433, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6451, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6465, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6482, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6485, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6491, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6499, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6507, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6535, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6547, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6549, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6557, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6574, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6584, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6607, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6623, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6632, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6635, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {6644, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6653, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6658, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 44},
    {6665, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6669, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6685, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6692, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6699, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6704, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6709, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6717, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6725, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6733, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 44},
    {6737, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6740, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6755, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6758, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6773, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6789, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6805, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6817, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6841, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6860, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6882, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6902, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6923, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6941, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6952, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6967, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6973, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6980, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6986, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6993, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7000, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7022, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7047, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7052, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7065, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7075, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7080, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7085, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7093, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7113, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7130, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7150, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7157, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7172, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7182, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7190, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7201, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7207, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7212, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7220, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7226, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7232, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7240, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7249, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7255, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7266, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7273, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7281, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7287, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7295, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7300, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7305, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7314, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7319, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 35},
    {7325, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 35},
    {7333, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7341, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7354, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7368, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7381, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7397, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7411, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7424, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7430, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7440, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 29},
    {7450, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7456, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {7472, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 21},
    {7479, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {7488, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {7492, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7502, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7508, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7519, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7528, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7534, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7544, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7551, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7560, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7569, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7574, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7581, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7590, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7606, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7621, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7624, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 32},
    {7628, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7637, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7643, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7650, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7661, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7669, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7677, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7688, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7698, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7705, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7715, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7723, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {7731, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7738, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7746, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {7758, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7769, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7780, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7791, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7802, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7808, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7821, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7834, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7844, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7856, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7868, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7884, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7900, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7916, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7930, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7938, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7948, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7953, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7963, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7973, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7978, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7988, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7995, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8003, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8015, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 41},
    {8020, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 23},
    {8025, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8031, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8042, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8054, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8063, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8074, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8085, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {8090, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {8096, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8107, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8117, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8126, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {8129, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8138, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8149, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8160, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8174, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8180, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8192, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8199, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8207, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8216, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8223, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {8233, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8235, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8238, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8252, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8267, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8284, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8296, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8309, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8322, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8332, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8343, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8350, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8361, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8377, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8394, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8404, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8415, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8427, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 27},
    {8433, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8443, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8447, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8453, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8460, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8467, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8477, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8490, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8499, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8504, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8512, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8520, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8529, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8536, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8543, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8553, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8563, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8571, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8576, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8582, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 42},
    {8586, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {8591, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8608, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {8618, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8631, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8637, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8672, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8689, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8705, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8721, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8725, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8733, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8742, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8754, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8780, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8785, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8788, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {8798, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8806, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8816, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8827, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8839, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8843, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8849, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {8858, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8866, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8874, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8882, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8890, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8895, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8900, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {8903, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8906, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8920, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8933, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8949, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8959, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8974, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8989, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9004, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9020, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9027, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9046, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9058, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9067, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9079, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9086, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9094, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9106, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9110, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9119, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9130, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9141, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9156, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9165, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9176, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9183, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 26},
    {9191, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 27},
    {9200, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9206, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9222, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {9229, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9233, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9240, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {9245, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9253, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9261, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9270, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9278, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9284, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9293, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9298, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9306, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9310, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9317, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9322, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9330, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9336, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9350, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9357, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9362, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 28},
    {9368, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9372, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9379, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9385, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9391, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9402, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9416, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9427, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9441, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9454, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9472, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9493, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 31},
    {9511, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {9532, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9552, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9563, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9570, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9587, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9599, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9607, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9619, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9628, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9634, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9643, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9657, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9673, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9680, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9686, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9691, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9700, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9709, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9715, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9724, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9735, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9747, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9753, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9760, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9770, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9779, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9786, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9796, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9802, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9811, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9821, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9824, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9832, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9842, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9852, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {9862, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9880, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9899, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9921, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9937, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9950, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9966, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9976, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9989, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10002, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10015, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10026, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10033, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10039, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10042, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10050, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10059, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10072, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10087, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10100, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10113, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10118, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10124, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10129, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10145, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10150, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10155, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10164, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10170, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10180, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10185, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10198, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10202, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10213, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10226, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10236, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10251, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10267, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10285, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10299, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10316, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10334, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10351, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10364, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10379, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10391, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10397, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10402, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {10409, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10415, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10429, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10436, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {10442, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10446, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10460, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10464, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10470, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10476, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10489, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10496, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10506, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {10519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10527, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10530, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10538, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10549, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10558, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10571, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10579, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10593, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10602, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10616, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10629, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10642, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10646, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10659, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10666, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10669, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10673, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10678, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10680, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10686, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {10698, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10703, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {10710, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {10718, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {10726, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10734, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10741, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10748, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10753, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 14},
    {10762, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10768, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10774, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10783, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10786, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10793, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10808, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 23},
    {10814, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10820, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10826, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10835, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10847, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10856, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10862, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10869, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10880, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10900, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10907, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10917, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10927, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10944, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10956, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10963, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10972, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10977, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10984, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11005, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {11016, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11020, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11030, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {11033, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {11043, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11051, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 30},
    {11057, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {11065, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11074, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11086, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11093, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11101, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11108, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11126, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11150, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11162, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11175, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11183, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11191, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11202, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {11212, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11225, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11228, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11232, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {11238, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11248, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11258, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11268, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11277, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11291, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11308, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11326, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11343, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11356, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11372, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11392, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11412, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11434, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11453, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11469, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {11476, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {11486, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {11500, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11516, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11535, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11554, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11574, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11593, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {11604, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11613, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11618, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11624, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11634, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11647, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11660, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11673, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11682, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11702, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11713, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11725, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11735, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11744, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11749, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11758, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11767, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11771, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11778, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11783, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11791, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11799, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11807, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11811, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11817, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11830, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11836, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11843, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11851, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11859, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11867, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {11874, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11886, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11898, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11921, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11930, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11936, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11945, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 7},
    {11964, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11978, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11988, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12001, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {12015, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12023, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12048, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 39},
    {12055, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12069, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {12079, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12093, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {12104, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {12118, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {12132, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12146, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12160, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12170, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12178, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12185, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12193, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12207, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12221, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12234, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12250, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12264, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12276, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12291, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12301, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12309, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12318, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12326, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 29},
    {12335, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12342, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12349, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12358, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12370, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12382, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12394, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12412, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12422, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12432, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12445, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {12458, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {12474, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {12488, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {12501, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12514, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {12530, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {12540, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12550, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 29},
    {12559, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12567, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12577, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12587, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12598, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12608, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12614, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12621, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {12624, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12648, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {12653, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12664, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12673, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12679, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12687, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12693, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12701, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12708, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {12714, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12720, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12728, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12736, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12752, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12762, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12772, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 24},
    {12789, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12795, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12802, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12821, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12831, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12841, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12851, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {12868, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {12893, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12907, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12924, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12933, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12941, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12958, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12967, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12975, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12986, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12994, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13003, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13013, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13023, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13035, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13044, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13053, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13062, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13071, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13081, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {13086, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13097, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13112, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13129, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13156, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13170, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13193, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13218, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13238, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13261, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {13270, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13282, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13298, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13308, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13327, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13352, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13377, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13390, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13403, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13417, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13442, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13467, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13480, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13494, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13515, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13536, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13560, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13585, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13609, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13628, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13650, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13672, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13695, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13716, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13737, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13758, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13777, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13787, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13796, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13816, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13833, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13849, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13859, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13870, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13882, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13893, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13906, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13920, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13947, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13974, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13989, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14003, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14025, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14048, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14072, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14096, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {14106, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14116, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14119, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14123, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14130, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {14136, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {14143, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14150, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14158, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14169, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14176, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14185, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14195, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14206, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14218, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14229, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14237, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14252, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14258, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14274, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14283, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14290, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14296, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14300, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {14308, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14314, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14326, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14339, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14343, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14350, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14357, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14368, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14384, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14398, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14402, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14408, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14413, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14419, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14428, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14437, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14448, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14462, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14473, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14480, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14486, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14493, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14498, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14511, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {14517, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14521, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14527, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14533, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {14542, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14547, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14555, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14569, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14572, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14579, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14589, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14599, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14612, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14627, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14639, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14652, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14663, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14671, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14680, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14684, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14689, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14711, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14720, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14724, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14737, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14752, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14757, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14765, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14770, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14776, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14787, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14801, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14810, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14824, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14837, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14850, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14869, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 33},
    {14874, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14880, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14885, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14892, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14898, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14912, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {14923, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {14933, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14947, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14952, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14957, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14965, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 10},
    {14971, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14987, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {14996, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {15007, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {15014, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15024, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15033, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15040, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15048, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15064, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15075, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15082, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15092, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15100, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15111, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15123, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {15130, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15141, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15155, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15172, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15182, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {15190, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15201, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15207, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15219, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15224, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15236, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15245, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15256, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15269, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15282, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15297, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15301, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15308, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15321, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15335, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15348, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15364, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15368, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15376, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15383, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15392, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15399, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15404, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15408, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15412, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15423, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15428, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15432, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15438, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {15453, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {15466, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15476, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {15486, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {15492, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15497, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15504, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15512, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15526, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15543, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15559, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15574, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15589, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15604, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15612, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15621, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15635, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15649, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15659, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15672, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15682, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15692, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15699, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15710, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15723, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15732, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15736, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {15751, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15767, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15778, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15798, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15813, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15825, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15845, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15860, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15874, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15888, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15900, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15920, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15935, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {15949, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15965, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {15980, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16004, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16022, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {16041, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16060, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16072, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {16086, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16101, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {16110, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16130, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16150, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16161, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16177, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16194, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16212, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {16230, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16250, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16266, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16280, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16296, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16306, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16317, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {16330, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16344, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16361, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16373, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16386, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16395, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16402, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16406, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16414, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16427, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16439, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 45},
    {16444, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 32},
    {16447, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16454, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16465, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16472, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16477, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16485, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16493, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16498, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16510, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16522, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16530, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16539, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16551, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16554, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16564, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16572, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16579, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16590, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16598, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16604, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16606, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16619, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16630, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16635, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16643, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16656, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16659, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16669, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16682, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16686, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16696, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16705, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16721, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16739, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16757, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16776, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16794, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16802, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16813, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16825, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16833, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16835, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16842, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16846, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16851, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16860, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16870, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16879, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16889, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16899, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16906, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16916, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16920, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16927, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16934, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16944, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16955, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 28},
    {16964, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16970, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16977, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16987, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16990, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17007, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17011, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17019, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17028, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17043, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17052, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17059, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17070, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17082, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17091, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17108, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17116, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17124, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 44},
    {17133, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17142, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17150, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17161, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17172, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17178, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17187, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17195, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17204, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17208, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17216, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17224, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17229, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17238, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17244, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17252, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17262, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17274, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17287, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 39},
    {17299, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 39},
    {17314, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17326, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17333, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17343, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17351, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17366, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17380, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17384, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17392, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17396, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17407, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17415, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17422, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17436, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17447, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17453, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17465, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17467, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17486, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17496, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17514, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17522, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17530, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17540, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17558, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17563, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17567, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17575, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {17580, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17590, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17601, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17608, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17611, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17619, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17631, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17642, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17651, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17659, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17672, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17701, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17729, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17745, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17769, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17788, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17810, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17820, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17837, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17854, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17876, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17885, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17906, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17924, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17943, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17950, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17967, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17979, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17998, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18017, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18034, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18039, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 25},
    {18046, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 25},
    {18056, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 25},
    {18066, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18074, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18082, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {18101, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18108, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18125, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18138, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18166, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18173, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18182, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 39},
    {18195, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 39},
    {18207, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18225, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18231, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18237, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18240, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {18245, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18255, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18268, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {18273, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18276, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18287, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18291, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18300, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18316, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18321, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18326, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18332, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {18340, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18347, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18352, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18357, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18365, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18373, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18381, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18393, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18396, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18400, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 11},
    {18409, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18413, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18434, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18462, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18490, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18514, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18538, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18547, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18565, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18593, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18621, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18632, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {18656, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18659, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18670, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18688, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18708, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18726, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18735, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18746, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {18757, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18760, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18765, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18782, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18803, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18843, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18852, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {18869, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18895, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18924, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18942, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18963, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18970, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18979, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18986, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19004, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19013, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19040, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19045, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19050, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19057, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19062, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19075, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19092, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {19105, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19122, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19131, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19160, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19163, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19190, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19203, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19208, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19219, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19238, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19241, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19248, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19287, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19313, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19341, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19371, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19396, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19408, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19417, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19428, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19437, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19446, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19451, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19479, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19494, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19505, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19522, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19535, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19548, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19588, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19611, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19632, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19653, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19668, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19679, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19698, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19719, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19740, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19763, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19786, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {19795, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19812, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19831, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19843, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19870, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19883, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19886, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19895, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19904, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19911, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19922, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19927, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19943, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19959, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19970, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19981, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20019, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {20053, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20075, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {20082, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {20095, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {20110, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20134, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {20145, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20156, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20167, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20180, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {20193, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {20206, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20228, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20235, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20256, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20269, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20289, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20306, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20327, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20342, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20355, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20370, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20377, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20380, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20391, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {20400, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20413, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20432, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20453, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20474, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20488, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20499, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20502, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20519, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20528, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20535, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20550, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20565, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20582, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20585, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20594, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20640, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20649, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20660, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {20671, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20682, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {20691, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20702, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20713, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20722, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20735, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20749, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20760, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20769, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20783, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20801, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20821, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20830, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20839, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20853, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20870, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20879, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {20890, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20905, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20916, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20923, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20937, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20953, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20965, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20977, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20991, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21009, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {21020, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21033, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21059, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21074, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21083, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21094, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21101, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21110, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21117, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21124, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21139, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21144, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21158, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21172, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {21183, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21197, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {21210, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21221, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21230, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21241, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21255, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21266, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21275, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21284, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 25},
    {21295, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21320, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21340, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21363, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21383, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {21411, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21433, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {21455, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21468, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {21478, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {21494, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21504, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {21514, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {21530, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {21549, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21568, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21588, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21598, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {21614, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21630, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21640, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21669, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21685, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21701, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21717, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21739, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {21761, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21780, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21814, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21833, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21855, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {21886, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {21908, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {21924, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {21937, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21953, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {21972, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21995, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22014, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22028, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22041, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22063, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22070, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22095, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22105, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22115, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22125, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22135, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22145, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22155, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22174, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22202, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22221, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22228, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22232, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22248, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22255, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22268, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22275, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22285, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {22289, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22296, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22300, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22307, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22311, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {22324, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {22337, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22350, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22363, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22379, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22386, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22402, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22415, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22425, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22435, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22445, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22452, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22459, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22469, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22476, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {22480, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {22484, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {22488, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {22492, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22496, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22500, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 32},
    {22504, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {22508, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22515, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22519, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {22523, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22530, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {22534, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22538, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22545, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {22549, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22553, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22560, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22564, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22574, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22584, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22588, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {22592, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22599, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22606, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22616, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22626, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22633, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22637, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22641, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 32},
    {22645, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22649, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22656, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22660, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {22664, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {22671, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {22681, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {22685, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {22698, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22711, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {22715, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22722, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22726, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22737, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22741, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22745, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22752, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {22756, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {22760, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22764, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {22768, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22775, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22792, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22809, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22819, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22839, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22856, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22876, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22889, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22902, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22918, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {22925, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22932, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22936, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22947, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22951, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22955, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22962, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22966, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22973, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22977, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {22981, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
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
