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
    {760, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {769, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {782, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {786, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {792, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {799, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {803, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {815, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {827, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {837, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {848, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 30},
    {858, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {875, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {884, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {896, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {908, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {923, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {939, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {950, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {955, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {967, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {974, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {989, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {1007, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {1010, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1013, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {1019, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 33},
    {1028, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {1035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1038, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1049, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1060, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1070, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1080, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1084, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1098, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1102, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1123, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1147, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1165, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1183, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1200, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1222, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1242, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1260, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1281, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1304, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1314, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1318, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1334, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {1337, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1353, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1362, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1370, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1378, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1386, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1399, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1406, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1419, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1427, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1432, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1438, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {1448, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1452, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1459, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1468, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1476, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1483, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1487, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1498, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1503, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1510, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1518, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1525, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 6},
    {1532, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1548, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1564, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {1570, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1577, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1583, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1590, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1613, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1628, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1636, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1647, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1657, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1673, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1682, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1694, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1704, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {1715, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1730, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1742, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1748, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1755, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1758, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1763, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1768, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1776, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1789, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1804, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1820, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1830, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1837, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {1847, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1857, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1867, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1878, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1885, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1895, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1899, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1904, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1912, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1925, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1941, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1958, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1978, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1989, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2004, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2022, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2034, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2049, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2054, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2059, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2067, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2073, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2082, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2091, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2102, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2113, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2130, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2143, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2157, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2163, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2170, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2180, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2188, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2195, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2205, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2221, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2231, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2249, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2255, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2264, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2270, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {2278, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2289, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 39},
    {2298, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2314, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2323, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2327, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2337, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2347, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2357, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2367, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2372, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {2387, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2396, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {2419, AFFIX_NONE, AFFIX_CITY, AFFIX_NONE, 0},
    {2424, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2436, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2451, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2463, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2478, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2496, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2504, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2516, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2523, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2533, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2543, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2552, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2557, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2560, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2585, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2591, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2600, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2605, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2616, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2632, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2640, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2651, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2667, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {2680, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2696, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2704, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2715, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2726, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2739, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2753, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2763, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2777, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2790, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2799, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2806, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2816, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2826, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2848, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2871, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2884, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2896, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2904, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2915, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2932, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2941, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2951, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2966, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2990, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3002, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3017, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3032, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3048, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3063, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3077, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3093, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3105, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3121, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3136, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3149, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3164, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3179, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3186, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3200, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3206, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3211, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3228, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3236, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3244, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3255, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3262, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3272, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {3278, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3290, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3306, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3308, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3311, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3315, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3320, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3326, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3331, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3350, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3375, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {3379, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3383, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3386, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3391, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3397, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3404, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3411, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3424, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3437, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3445, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3451, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3455, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3461, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3465, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3470, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3476, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3482, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {3490, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3500, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3506, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3510, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3533, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3560, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3593, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3616, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3620, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3627, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 4},
    {3640, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3656, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3673, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3689, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 14},
    {3701, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3716, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3734, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3750, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3765, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 3},
    {3776, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 3},
    {3790, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3794, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3803, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {3817, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {3827, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3835, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3839, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3844, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3851, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3861, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3872, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3883, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3895, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3906, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3909, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {3917, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3931, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3942, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3950, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3960, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3964, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {3983, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {3993, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4006, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4016, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4023, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4036, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4046, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4058, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4072, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4082, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4095, AFFIX_DIVISION, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4104, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {4126, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4138, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4148, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4157, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 36},
    {4166, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 36},
    {4178, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4198, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 10},
    {4207, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 10},
    {4219, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4234, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4237, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4247, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4252, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4273, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {4283, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4295, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4318, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4330, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4349, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4354, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4359, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4363, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4368, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4375, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4389, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4398, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4401, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4410, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {4420, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4422, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4430, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4437, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4440, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4457, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4461, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4467, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4470, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4487, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4495, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4506, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4513, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4523, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {4531, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4542, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4550, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4561, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4570, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4580, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4583, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4594, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4611, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4629, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4640, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4650, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4660, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4672, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4679, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4689, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4699, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4709, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4730, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4745, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4757, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4769, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4777, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4785, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4790, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4794, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4801, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4809, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4815, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4821, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4830, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4835, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4866, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4883, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4903, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4923, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4940, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4958, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4978, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4989, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5003, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5017, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5040, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5062, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5067, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5075, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5084, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5090, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5095, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5101, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5107, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5115, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5121, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5128, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5139, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5149, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5163, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {5169, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5176, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5186, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5198, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5209, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5215, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5222, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5229, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5239, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5248, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5259, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5273, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {5283, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5288, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 29},
    {5291, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5304, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5315, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 34},
    {5321, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 34},
    {5327, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5341, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {5354, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5358, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5363, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5374, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5382, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5387, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5394, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5408, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5416, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5431, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5437, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5448, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5459, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5478, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5486, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5497, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5506, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5515, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5531, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5558, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5566, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {5570, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5576, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5591, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5600, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5609, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5618, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5627, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5636, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5646, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5655, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5664, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {5669, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5674, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5680, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5686, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5699, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5714, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5729, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5739, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {5751, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {5766, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5770, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5789, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5800, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5805, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5816, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5831, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5846, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5861, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5876, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5891, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5905, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5920, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5928, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5943, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5958, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5968, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {5985, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {5988, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5998, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6003, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6011, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {6015, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6028, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {6038, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6045, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6055, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6062, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6072, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6083, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6092, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6101, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6107, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6128, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6139, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6154, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6164, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6175, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6178, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6183, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6191, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6197, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {6207, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6211, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6222, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6237, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6242, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6248, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6267, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6273, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6286, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6293, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {6296, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6310, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6324, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6332, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6346, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6356, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6371, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6388, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6402, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6418, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6450, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6467, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6470, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6476, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6484, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6492, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6504, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6520, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6532, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6534, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6542, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6559, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6569, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6592, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6608, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6617, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6620, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {6629, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6638, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6643, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 40},
    {6650, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6654, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6670, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6677, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6684, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6689, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6694, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6702, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6710, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6718, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {6722, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6725, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6740, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6743, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6758, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6774, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6790, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6802, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6826, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6845, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6867, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6887, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6908, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6926, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6937, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6952, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6958, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6965, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6971, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6978, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6985, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7007, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7032, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7037, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7050, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7060, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7065, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7070, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7078, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7098, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7115, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7135, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7142, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7157, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7167, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7175, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7186, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7192, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7197, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7205, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7211, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7217, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7225, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7234, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7240, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7251, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7258, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7266, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7272, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7280, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7285, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7290, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7299, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7304, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 31},
    {7310, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {7318, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7326, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7339, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7353, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7366, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7382, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7396, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7409, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7415, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7425, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 26},
    {7435, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7441, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {7457, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 18},
    {7464, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {7473, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {7477, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7487, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7493, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7504, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7513, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7529, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7536, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7545, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7554, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7559, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7566, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7575, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7591, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7606, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7609, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 29},
    {7613, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7622, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7628, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7635, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7646, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7654, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7662, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7673, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7683, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7690, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7700, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7703, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7708, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {7716, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7723, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7731, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {7743, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7754, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7765, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7776, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7787, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7793, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7806, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7819, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7829, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7841, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7853, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7869, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7885, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7901, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7915, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7923, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7933, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7938, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7948, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7958, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7963, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7973, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7980, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7988, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8000, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 37},
    {8005, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {8010, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8016, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8027, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8039, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8048, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8059, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8070, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 37},
    {8075, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 21},
    {8081, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8092, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8102, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8111, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {8114, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8123, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8134, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8145, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8159, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8165, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8177, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8184, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8192, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8201, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8208, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {8218, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8220, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8223, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8237, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8252, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8269, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8281, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8294, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8307, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8317, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8328, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8335, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8346, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8362, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8379, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8389, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8400, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8412, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 24},
    {8418, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8428, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8432, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8438, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8445, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8452, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8462, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8475, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8484, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8489, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8497, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8505, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8514, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8521, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8528, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8538, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8548, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8556, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8561, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8567, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 38},
    {8571, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {8576, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8593, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 21},
    {8603, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8616, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8622, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8657, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8674, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8690, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8706, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8710, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8718, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8727, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8739, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8765, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8770, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8773, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {8783, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8791, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8801, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8812, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8824, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8828, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8834, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {8843, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8851, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8859, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8867, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8875, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8880, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8885, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 21},
    {8888, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8891, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8905, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8918, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8934, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8944, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8959, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8974, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8989, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9005, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9012, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9020, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9031, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9043, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9052, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9064, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9071, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9079, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9091, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9095, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9104, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9115, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9126, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9141, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9150, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9161, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9168, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 23},
    {9176, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 24},
    {9185, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9191, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9207, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {9214, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9218, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9225, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {9230, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9238, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9246, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9255, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9263, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9269, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9278, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9283, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9291, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9295, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9302, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9307, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9315, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9321, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9335, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9342, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9347, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 25},
    {9353, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9357, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9364, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9370, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9376, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9387, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9401, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9412, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9426, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9439, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9457, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9478, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 28},
    {9496, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {9517, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9537, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9548, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9555, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9572, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9584, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9592, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9604, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9613, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9619, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9628, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9642, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9658, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9665, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9671, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9676, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9685, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9694, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9700, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9709, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9720, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9732, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9738, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9745, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9755, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9764, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9771, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9781, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9787, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9796, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9806, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9809, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9817, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9827, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9837, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {9847, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9865, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9884, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9906, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9922, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9935, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9951, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9961, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9974, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9987, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10000, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10011, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10018, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10024, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10027, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10035, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10044, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10057, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10072, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10085, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10098, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10103, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10109, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10114, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10130, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10135, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10140, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10149, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10155, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10165, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10170, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10183, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10187, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10198, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10211, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10221, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10236, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10252, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10270, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10284, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10301, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10319, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10336, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10349, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10364, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10376, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10382, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10387, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {10394, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10400, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10414, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10421, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {10427, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10431, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10445, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10449, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10455, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10461, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10474, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10481, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10491, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {10504, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10512, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10515, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10534, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10543, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10556, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10564, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10578, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10587, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10601, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10614, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10627, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10631, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10644, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10651, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10654, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10658, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10663, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10665, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10671, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {10683, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10688, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 12},
    {10695, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {10703, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {10711, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10719, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10726, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10733, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10738, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10744, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10750, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10759, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10762, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10769, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10784, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 20},
    {10790, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10796, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10802, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10811, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10823, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10832, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10838, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10845, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10856, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10876, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10883, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10893, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10903, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10920, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10932, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10939, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10948, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10953, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10960, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10981, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10992, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10996, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11006, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {11009, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {11019, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11027, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 27},
    {11033, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 27},
    {11041, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11050, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11062, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11069, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11077, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11084, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11102, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11126, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11138, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11159, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11167, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11178, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {11188, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11201, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11204, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11208, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {11214, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11224, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11234, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11244, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11253, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11267, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11284, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11302, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11319, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11332, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11348, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11368, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11388, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11410, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11429, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11445, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {11452, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {11462, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {11476, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11492, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11511, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11530, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11550, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11569, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {11580, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11589, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11594, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11600, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11610, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11623, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11636, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11649, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11658, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11678, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11689, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11701, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11711, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11720, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11725, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11734, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11743, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11747, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11754, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11759, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11767, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11775, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11783, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11787, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11793, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11806, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11812, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11819, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11827, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11835, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11843, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {11850, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11862, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11874, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11897, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11906, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11912, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11921, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11935, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11945, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11958, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {11972, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11980, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11992, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12005, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 35},
    {12012, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12026, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {12036, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12050, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {12061, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {12075, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {12089, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12103, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12117, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12127, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12135, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12142, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12150, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12164, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12178, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12191, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12207, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12221, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12233, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12248, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12258, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12266, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12275, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12283, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {12292, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12299, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12306, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12315, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12327, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12339, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12351, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12369, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12379, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12389, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12402, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {12415, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {12431, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {12445, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {12458, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12471, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {12487, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 11},
    {12497, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12507, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {12516, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12524, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12534, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12544, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12555, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12565, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12571, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12578, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {12581, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12605, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {12610, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12621, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12630, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12636, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12644, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12650, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12658, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12665, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {12671, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12677, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12685, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12701, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12711, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12721, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 21},
    {12738, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12744, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12751, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12770, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12780, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12790, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12800, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {12817, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12831, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12848, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12857, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12865, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12882, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12891, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12899, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12910, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12918, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12927, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12937, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12947, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12959, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12968, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12977, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12986, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12995, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13005, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {13010, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13021, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13036, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13053, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13080, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13094, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13117, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13142, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13162, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13185, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {13194, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13206, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13222, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13232, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13251, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13276, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13301, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13314, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13327, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13341, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13366, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13391, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13404, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13418, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13439, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13460, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13484, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13509, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13533, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13552, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13574, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13596, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13619, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13640, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13661, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13682, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13701, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13711, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13720, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13740, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13757, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13773, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13783, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13794, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13806, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13817, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13830, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13844, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13871, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13898, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13913, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13927, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13949, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13972, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13996, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14020, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {14030, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14040, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14043, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14047, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14054, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {14060, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {14067, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14074, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14082, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14093, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14100, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14109, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14119, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14130, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14142, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14153, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14161, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14176, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14182, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14198, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14207, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14214, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14220, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14224, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {14232, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14238, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14250, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14263, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14267, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14274, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14281, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14292, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14308, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14322, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14326, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14332, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14337, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14343, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14352, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14361, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14372, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14386, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14397, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14404, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14410, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14417, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14422, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14435, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 19},
    {14441, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14445, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14451, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14457, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14462, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14470, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14484, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14487, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14494, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14504, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14514, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14527, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14542, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14554, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14567, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14578, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14586, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14595, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14599, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14604, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14626, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14635, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14639, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14652, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14667, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14672, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14680, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14685, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14691, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14702, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14716, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14725, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14739, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14752, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14765, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14784, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14790, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14795, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14802, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14808, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14822, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 21},
    {14833, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {14843, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14857, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14862, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14867, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14875, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 8},
    {14881, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14897, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 8},
    {14906, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {14917, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {14924, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14934, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14943, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14950, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14958, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14974, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14985, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14992, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15002, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15010, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15021, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15033, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {15040, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15051, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15065, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15082, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15092, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {15100, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15111, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15117, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15129, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15134, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15146, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15155, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15166, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15179, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15192, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15207, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15211, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15218, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15231, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15245, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15258, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15274, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15278, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15286, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15293, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15302, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15309, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15314, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15318, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15322, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15333, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15338, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15342, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15348, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {15363, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {15376, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15386, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {15396, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {15402, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15407, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15414, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15422, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15453, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15469, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15484, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15499, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15514, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15522, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15531, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15545, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15559, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15569, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15582, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15592, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15602, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15609, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15620, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15633, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15642, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15646, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {15661, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15677, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15688, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15708, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15723, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15735, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15755, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15770, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15784, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15798, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15810, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15830, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15845, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {15859, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15875, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {15890, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15914, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15932, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {15951, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15970, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15982, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {15996, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16011, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {16020, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16040, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16060, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16071, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16087, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16104, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16122, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {16140, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16160, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16176, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16190, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16206, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16216, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16227, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 8},
    {16240, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16254, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16271, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16283, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16296, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16305, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16312, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16316, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16324, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16337, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16349, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {16354, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 29},
    {16357, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16364, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16375, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16382, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16387, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16395, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16403, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16408, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16420, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16432, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16440, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16449, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16461, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16464, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16474, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16482, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16489, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16500, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16508, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16514, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16516, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16529, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16540, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16545, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16553, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16566, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16569, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16579, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16592, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16596, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16606, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16615, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16631, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16649, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16667, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16686, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16704, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16712, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16723, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16735, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16743, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16745, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16752, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16756, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16761, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16770, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16780, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16789, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16799, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16809, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16816, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16826, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16830, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16837, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16844, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16854, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16865, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 25},
    {16874, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16880, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16887, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16897, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16900, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16917, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16921, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16929, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16938, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16953, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16962, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16969, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16980, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16992, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17001, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17018, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17026, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17034, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {17043, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17052, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17060, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17071, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17082, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17088, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17097, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17105, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17114, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17118, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17126, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17134, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17139, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17148, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17154, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17162, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17172, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17184, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17197, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 35},
    {17209, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 35},
    {17224, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17236, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17243, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17253, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17261, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17276, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17290, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17294, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17302, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17306, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17317, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17325, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17332, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17346, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17357, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17363, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17375, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17377, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17396, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17406, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17424, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17432, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17440, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17450, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17468, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17473, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17477, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17485, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {17490, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17500, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17511, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17518, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17521, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17529, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17541, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17552, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17561, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17569, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17582, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17611, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17639, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17655, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17679, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17698, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17720, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17730, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17747, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17764, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17786, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17795, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17816, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17834, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17853, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17860, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17877, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17889, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17908, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17927, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17944, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17949, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 22},
    {17956, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {17966, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {17976, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17984, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17992, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {18011, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18018, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18048, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18061, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18076, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18083, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18092, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 35},
    {18105, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 35},
    {18117, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18123, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18135, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18141, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18147, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18150, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {18155, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18165, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18178, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {18183, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18186, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18197, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18201, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18210, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18216, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18226, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18231, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18236, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18242, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 19},
    {18250, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18257, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18262, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18267, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18275, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18283, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18291, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18303, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18306, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18310, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 9},
    {18319, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18323, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18344, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18372, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18400, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18424, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18448, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18457, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18475, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18503, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18531, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18542, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {18566, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18569, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18580, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18598, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18618, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18636, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18645, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18656, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {18667, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18670, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18675, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18692, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18713, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18753, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18762, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {18779, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18805, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18834, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18852, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18873, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18880, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18889, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18896, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18914, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18923, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18950, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18955, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18960, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18967, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18972, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18985, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19002, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {19015, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19032, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19041, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19061, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19070, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19073, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19100, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19113, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19118, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19129, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19148, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19151, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19158, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19197, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19223, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19251, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19281, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19318, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19327, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19338, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19347, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19356, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19361, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19389, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19404, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19415, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19432, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19445, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19458, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19498, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19521, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19542, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19563, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19578, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19589, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19608, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19629, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19650, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19673, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19696, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 37},
    {19705, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19722, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19741, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19753, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19780, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19793, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19796, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19805, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19814, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19821, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19832, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19837, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19853, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19869, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19880, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19891, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19929, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {19963, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19985, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {19992, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {20005, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 12},
    {20020, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20044, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {20055, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20066, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20077, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20090, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {20103, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {20116, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20123, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20138, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20145, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20166, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20179, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20199, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20216, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20237, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20252, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20265, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20280, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20287, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20290, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20301, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {20310, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20323, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20342, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20363, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20384, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20398, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20409, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20412, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20429, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20438, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20445, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20460, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20475, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20492, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20495, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20504, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20550, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20559, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20570, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {20581, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20592, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {20601, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20612, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20623, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20632, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20645, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20659, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20670, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20679, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20693, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20711, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20731, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20740, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20749, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20763, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20780, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20789, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 27},
    {20800, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20815, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20826, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20833, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20847, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20863, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20875, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20887, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20901, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20919, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {20930, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20943, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20969, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20984, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20993, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21004, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21011, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21020, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21027, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21034, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21049, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21054, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21061, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21068, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21082, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {21093, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21107, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {21120, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21131, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21140, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21151, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21165, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21176, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21185, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21194, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {21205, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21230, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21250, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21273, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21293, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {21321, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21343, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {21365, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21378, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {21388, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {21404, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21414, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {21424, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {21440, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {21459, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21478, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21498, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21508, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {21524, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21540, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21550, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21579, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21595, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21611, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21627, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21649, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {21671, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21690, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21724, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21743, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21765, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {21796, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {21818, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {21834, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {21847, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21863, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {21882, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21905, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21924, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21938, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21951, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21973, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21980, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22005, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22015, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22025, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22035, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22045, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22055, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22065, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22084, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22112, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22131, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22138, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22142, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22158, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22165, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22178, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22185, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22195, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {22199, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22206, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22210, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22217, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22221, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {22234, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {22247, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22260, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22273, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22289, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22296, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22312, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22325, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22335, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22345, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22355, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22362, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22369, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22379, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22386, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {22390, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {22394, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {22398, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {22402, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22406, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22410, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 29},
    {22414, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {22418, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22425, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22429, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {22433, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22440, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {22444, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22448, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22455, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {22459, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22463, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22470, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22474, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22484, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22494, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22498, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 19},
    {22502, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22509, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22516, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22526, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22536, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22543, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22547, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22551, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 29},
    {22555, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22559, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22566, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22570, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {22574, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {22581, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {22591, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {22595, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {22608, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22621, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {22625, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22632, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22636, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22647, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22651, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22655, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22662, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {22666, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {22670, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22674, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {22678, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22685, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22702, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22719, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22729, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22749, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22766, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22786, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22799, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22812, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22828, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {22835, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22842, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22846, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22857, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22861, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22865, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22872, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22876, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22883, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22887, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {22891, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
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
