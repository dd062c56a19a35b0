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
    "weather in\0"
    "weg nach\0"
    "west of\0"
    "westlich von\0"
    "what are the coordinates for\0"
    "what are the coordinates of\0"
    "what country is\0"
    "what is the location of\0"
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
    "ที่ไหน\0"
    "อยู่ที่ไหน\0"
    "อยู่ไหน\0"
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
    {1468, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1475, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1479, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1490, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1495, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1502, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1510, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1517, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 6},
    {1524, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1540, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1556, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {1562, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1569, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1575, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1582, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1605, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1620, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1628, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1639, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1649, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1658, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1670, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1680, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {1691, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1706, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1724, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1731, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1734, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1739, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1744, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1752, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1765, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1780, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1796, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1806, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1813, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {1823, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1833, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1843, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {1854, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1861, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1871, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1875, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1880, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1888, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1901, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1917, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1934, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1954, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1965, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1980, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1998, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2010, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2025, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2030, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2043, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2049, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2058, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2067, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2078, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2089, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2106, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2119, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2133, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2139, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2146, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2156, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2164, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2171, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2181, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2197, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2207, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2225, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2231, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2240, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2246, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {2254, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2265, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 39},
    {2274, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2282, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2290, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2299, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2303, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2313, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2323, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2333, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2343, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2348, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {2363, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2372, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {2395, AFFIX_NONE, AFFIX_CITY, AFFIX_NONE, 0},
    {2400, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2412, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2427, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2439, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2454, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2472, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2480, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2492, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2499, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2509, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2528, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2533, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2536, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2561, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2567, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2576, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2581, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2592, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2608, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2616, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2627, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2643, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {2656, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2672, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2680, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2691, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2702, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2715, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2729, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2739, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2753, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2766, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2775, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2782, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2792, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2802, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2824, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2847, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2860, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2872, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2880, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2891, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2908, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2917, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2927, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2942, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2966, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2978, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2993, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3008, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3024, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3039, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3053, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3069, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3081, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3097, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3112, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3125, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3140, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3155, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3162, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3176, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3182, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3187, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3204, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3212, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3220, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3231, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3238, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3248, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {3254, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3266, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3268, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3271, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3275, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3280, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3286, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3291, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3310, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3335, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {3339, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3343, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3346, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3351, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3357, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3364, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3371, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3384, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3397, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3405, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3411, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3415, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3421, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3425, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3430, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3436, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3442, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {3450, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3460, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3466, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3470, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3493, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3520, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3553, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3576, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3580, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3587, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 4},
    {3600, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3616, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3633, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {3649, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 14},
    {3661, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3676, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3694, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3710, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 14},
    {3725, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 3},
    {3736, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 3},
    {3750, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3754, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3763, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {3777, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {3787, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3795, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3799, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3804, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3811, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3821, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3832, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3843, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3855, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3866, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3869, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {3877, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3891, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3902, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3910, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3920, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3924, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {3943, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {3953, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3966, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3976, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3983, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3996, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4006, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4018, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4032, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4042, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4055, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4064, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {4086, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4098, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4108, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4117, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 36},
    {4126, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 36},
    {4138, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4158, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 10},
    {4167, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 10},
    {4179, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4194, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4197, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4207, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4212, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4233, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {4243, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4255, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4266, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4278, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4290, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4309, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4314, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4319, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4323, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4328, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4335, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4349, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4358, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4361, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4370, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {4380, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4382, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4390, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4397, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4400, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4417, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4421, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4427, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4430, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4447, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4455, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4466, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4473, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4483, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {4491, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4502, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4510, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4521, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4530, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4540, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4543, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4554, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4571, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4589, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4600, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4610, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4620, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4632, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4639, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4649, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4659, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {4669, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4690, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4705, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4717, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4729, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4737, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4745, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4750, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4754, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4761, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4769, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4775, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4781, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4790, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4795, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4826, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4843, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4863, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4883, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4900, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4918, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4938, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4949, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4963, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4977, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5000, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5022, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5027, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5044, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5050, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5055, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5061, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5067, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5075, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5081, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5088, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5099, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5109, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5123, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {5129, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5136, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5146, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5158, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5169, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5175, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5182, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5189, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5199, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5208, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5219, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5233, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {5243, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5248, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 29},
    {5251, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5264, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5275, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 34},
    {5281, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 34},
    {5287, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5301, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {5314, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5318, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5323, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5334, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5342, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5347, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5354, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5368, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5376, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5391, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5397, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5408, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5419, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5438, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5446, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5457, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5466, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5475, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5483, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5491, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5518, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5526, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {5530, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5536, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5551, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5560, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5569, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5578, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5587, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5596, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5606, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5615, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5624, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {5629, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5634, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5640, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5646, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5659, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5674, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5689, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5699, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {5711, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {5726, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5730, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5749, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5760, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5765, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {5776, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5791, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5806, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5821, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5836, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5851, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5865, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5880, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5888, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5903, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5918, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5928, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {5945, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {5948, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5958, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5963, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5971, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {5975, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5988, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {5998, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6005, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6015, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6022, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6032, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6043, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6052, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6061, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6067, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6088, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6099, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6114, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6124, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6135, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6138, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6143, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6151, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6157, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {6167, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6171, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6182, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6197, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6202, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6208, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6227, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6233, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6246, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6253, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {6256, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6270, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6284, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6292, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6316, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6331, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6348, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6362, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6378, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6396, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6410, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6427, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6430, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6444, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6452, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6464, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6480, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6492, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6494, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6502, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6529, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6552, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6568, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6577, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6580, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {6589, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6598, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6603, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 40},
    {6610, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6614, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6630, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6637, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6644, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6649, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6654, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6662, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6670, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6678, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {6682, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6685, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6700, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6703, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6734, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6750, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6762, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6786, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6805, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6827, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6847, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6868, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6886, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6897, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6912, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6918, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6925, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6931, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {6938, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6945, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6967, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {6992, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6997, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7010, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7020, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7025, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7030, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7038, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7058, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7075, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7095, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7102, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7117, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7127, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7135, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7146, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7152, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7157, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7165, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7171, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7177, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7185, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7194, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7200, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7211, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7218, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7226, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7232, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7240, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7245, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7250, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7259, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7264, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 31},
    {7270, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {7278, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7286, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7299, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7313, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7326, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7342, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7356, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7369, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7375, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7385, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 26},
    {7395, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7401, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {7417, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 18},
    {7424, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 18},
    {7433, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {7437, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7447, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7453, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7464, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7473, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7479, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7489, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7496, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7505, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7514, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7526, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7535, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7551, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7566, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7569, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 29},
    {7573, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7582, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7588, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7595, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7606, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7614, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7622, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7633, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7643, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7650, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7660, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7663, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7668, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {7676, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7683, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7691, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {7703, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7714, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7725, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7736, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7747, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7753, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7766, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7779, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7789, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7801, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7813, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7829, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7845, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7861, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7875, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7883, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7893, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7898, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7908, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7918, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7923, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7933, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7940, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7948, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7960, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 37},
    {7965, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {7970, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7976, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7987, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7999, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8008, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8019, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8030, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 37},
    {8035, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 21},
    {8041, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8052, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8062, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8071, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {8074, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8083, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8094, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8105, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8119, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8125, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8137, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8144, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8152, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8161, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8168, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {8178, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8180, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8183, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8197, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8212, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8229, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8241, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8254, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8267, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8277, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8288, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8295, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8306, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8322, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8339, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8349, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8360, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8372, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 24},
    {8378, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8388, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8392, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8398, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8405, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8412, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8422, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8435, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8444, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8449, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8457, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8465, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8474, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8481, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8488, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8498, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8508, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8516, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8521, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8527, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 38},
    {8531, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 7},
    {8536, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8553, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 21},
    {8563, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8576, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8582, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8617, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8634, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8650, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8666, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8670, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8678, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8687, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8699, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8725, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8730, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8733, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {8743, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {8751, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8761, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8772, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8784, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8788, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8794, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {8803, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8811, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8819, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8827, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8835, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8840, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8845, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 21},
    {8848, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8851, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8864, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8880, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8890, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8905, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8920, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8935, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8951, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8958, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8966, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8977, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8989, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8998, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9010, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9017, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9025, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9037, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9041, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9050, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9061, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9072, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9087, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9096, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9107, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9114, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 23},
    {9122, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 24},
    {9131, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9137, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9153, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {9160, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9164, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9171, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {9176, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9184, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9192, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9201, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9209, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9215, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9224, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9229, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9237, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9241, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9248, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9253, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9261, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9267, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9281, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9288, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9293, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 25},
    {9299, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9303, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9310, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9316, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9322, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9333, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9347, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9358, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9372, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9385, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9403, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9424, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 28},
    {9442, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {9463, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9483, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9494, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9501, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9518, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9530, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9538, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {9550, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9559, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9565, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9574, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9588, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9604, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9611, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9617, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9622, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9631, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9640, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9646, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9655, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9666, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9678, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9684, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9691, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9701, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9710, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9717, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9727, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9733, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9742, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9752, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9755, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9763, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9773, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9783, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {9793, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9811, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9830, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9852, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9868, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9881, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9897, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9907, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9920, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9933, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9946, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9957, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9964, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9970, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {9973, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9981, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9990, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10003, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10018, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10031, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10044, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10049, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10055, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10060, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10076, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10081, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10086, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10095, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10101, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10111, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10116, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10129, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10133, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10144, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10157, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10167, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10182, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10198, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10216, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10230, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10247, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10265, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10282, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10295, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10310, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10322, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10328, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10333, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {10340, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10346, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10360, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10367, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {10373, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10377, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10391, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10395, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10401, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10407, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10420, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10427, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10437, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10445, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10448, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10456, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10467, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10476, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10489, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10497, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10511, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10520, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10534, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10547, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10560, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10564, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10577, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10584, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10587, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10591, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10596, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10598, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10604, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 15},
    {10616, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10621, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 12},
    {10628, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {10636, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {10644, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10652, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10659, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10666, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10671, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10677, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {10683, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10692, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10695, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10702, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10717, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 20},
    {10723, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10729, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10735, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10744, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10756, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10765, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10771, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10778, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10789, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10809, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10816, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10826, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10836, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10853, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10865, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10872, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10881, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10886, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10893, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10914, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10925, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10929, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10939, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10942, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {10952, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10960, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 27},
    {10966, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 27},
    {10974, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10983, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10995, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11002, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11010, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11017, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11059, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11071, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11084, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11092, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11100, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11111, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {11121, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11134, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11137, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11141, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {11147, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11157, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11167, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11177, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11186, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11200, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11217, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11235, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11252, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11265, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11281, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11301, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11321, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11343, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11362, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11378, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {11385, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {11395, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {11409, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11425, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11444, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11463, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11483, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11502, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {11513, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11522, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11527, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11533, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11543, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11556, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11569, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11582, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11591, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11611, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11622, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11634, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11644, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11653, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11658, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11667, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11676, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11680, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11687, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11692, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11700, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11708, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11716, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11720, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11726, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11739, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11745, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11752, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11760, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11768, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11776, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {11783, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11795, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11807, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11830, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11839, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11845, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11854, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11864, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11877, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {11891, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11899, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11911, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11924, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 35},
    {11931, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11945, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {11955, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11969, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {11980, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {11994, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {12008, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12022, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12036, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12046, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12054, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12061, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12069, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12083, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12097, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12110, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12126, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12140, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12152, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12167, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12177, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12185, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12194, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12202, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {12211, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12218, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12225, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12234, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12246, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12258, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12270, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12288, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12298, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12308, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12321, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {12334, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {12350, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {12364, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 28},
    {12377, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12390, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {12406, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 11},
    {12416, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12426, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {12435, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12443, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12453, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12463, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12474, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12484, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12490, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12497, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {12500, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12524, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {12529, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12540, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12549, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12555, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12563, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12569, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12577, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12584, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {12590, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12596, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12604, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12620, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12630, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12640, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 21},
    {12657, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12663, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12670, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12689, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12699, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12709, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12719, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {12736, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12750, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12767, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12776, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12784, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12801, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12810, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12818, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12829, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12837, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12846, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12856, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12866, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12878, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12887, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12896, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12905, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12914, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12924, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {12929, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12940, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12955, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12972, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12999, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13013, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13036, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13061, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13081, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13104, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {13113, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13125, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13141, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13151, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13170, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13195, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13220, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13233, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13246, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13260, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13285, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13310, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13323, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13337, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13358, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13379, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13403, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13428, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13452, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13471, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13493, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13515, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13538, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13559, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13580, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13601, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13620, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13630, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13639, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13659, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13676, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13692, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13702, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13713, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13725, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13736, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13749, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13763, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13790, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13817, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13832, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13846, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13868, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13891, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13915, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13939, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {13949, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {13959, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13962, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13966, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13973, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {13979, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {13986, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {13993, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14001, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14012, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14019, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14028, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14038, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14049, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14061, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14072, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14080, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14095, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14101, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14117, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14126, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14133, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14139, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14143, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {14151, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14157, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14169, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14182, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14186, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14193, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14200, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14211, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14227, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14241, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14245, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14251, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14256, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14262, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14271, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14280, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14291, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14305, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14316, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14323, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14329, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14336, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14341, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14354, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 19},
    {14360, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14364, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14370, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14376, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14381, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14389, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14403, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14406, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14413, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14423, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14433, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14446, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14461, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14473, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14486, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14497, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14505, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14514, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14518, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14523, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14545, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14554, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14558, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14571, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14586, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14591, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14599, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14604, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14610, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14621, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14635, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14644, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14658, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14671, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14684, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14703, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14709, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14714, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14721, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14727, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14741, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 21},
    {14752, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {14762, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14776, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14781, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14786, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14794, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 8},
    {14800, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14816, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 8},
    {14825, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {14836, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {14843, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14853, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14862, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {14869, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14877, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14893, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14904, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14911, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14921, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14929, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14940, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14952, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {14959, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14970, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14984, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15001, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15011, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {15019, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15030, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15036, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15048, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15053, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15065, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15074, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15085, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15098, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15111, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15126, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15130, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15137, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15150, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15164, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15177, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15193, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15197, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15205, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15212, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15221, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15228, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15233, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15237, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15241, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15252, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15257, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15261, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15267, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {15282, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {15295, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15305, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {15315, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {15321, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15326, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15333, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15341, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15355, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15372, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15388, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15403, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15418, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15433, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15441, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15450, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15464, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15478, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15488, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15501, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15511, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15521, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15528, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15539, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15552, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15561, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15565, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {15580, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15596, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15607, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15627, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15642, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15654, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15674, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15689, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15703, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15717, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15729, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15749, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15764, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {15778, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15794, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {15809, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15833, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15851, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {15870, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15889, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15901, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {15915, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15930, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {15939, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15959, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15979, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15990, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16006, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16023, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {16041, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16061, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16077, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16091, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16107, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16117, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16128, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 8},
    {16141, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16155, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16172, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16185, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16194, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16201, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16205, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {16210, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 29},
    {16213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16220, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16231, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16238, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16243, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16251, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16259, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16264, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16276, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16288, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16296, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16305, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16317, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16320, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16330, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16338, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16345, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16356, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16364, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16370, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16372, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16385, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16396, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16401, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16409, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16422, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16425, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16435, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16448, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16452, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16462, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16471, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16487, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16505, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16523, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16542, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16560, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16568, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16579, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16591, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16599, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16601, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16608, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16612, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16617, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16626, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16636, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16645, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16655, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16665, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16672, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16682, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16686, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16693, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16700, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16710, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16721, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 25},
    {16730, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16736, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16743, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16753, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16756, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16773, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16777, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16785, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16794, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16809, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16818, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16825, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16836, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16848, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16857, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16874, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16882, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16890, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {16899, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16908, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16916, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16927, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16938, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16944, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16953, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16961, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16970, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16974, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16982, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16990, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16995, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17004, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17010, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17018, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17028, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17040, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17053, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 35},
    {17065, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 35},
    {17080, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17092, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17099, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17109, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17117, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17132, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17146, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17150, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17158, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17162, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17173, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17181, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17188, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17202, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17213, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17219, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17231, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17233, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17252, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17262, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17280, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17288, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17296, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17324, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17329, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17333, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17341, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {17346, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17356, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17367, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17374, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17377, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17385, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17396, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17405, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17413, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17426, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17455, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17483, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17499, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17545, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17555, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17572, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17589, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17611, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17620, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17641, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17659, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17678, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17685, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17702, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17714, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17733, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17752, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17769, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17774, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 22},
    {17781, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {17791, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {17801, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17809, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17817, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {17836, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17843, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17860, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17873, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17886, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17901, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17908, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17917, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 35},
    {17930, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 35},
    {17942, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17948, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17960, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17966, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {17972, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17975, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17980, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17990, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18003, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {18008, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18011, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18022, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18026, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18041, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18051, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18056, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18061, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18067, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 19},
    {18075, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18082, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18087, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18092, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18100, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18108, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18116, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18128, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18131, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18135, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 9},
    {18144, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18148, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18169, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18197, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18225, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18249, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18273, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18282, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18300, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18328, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18356, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18367, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {18391, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18394, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18405, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18423, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18443, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18461, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18470, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18481, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {18492, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18495, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18500, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18517, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18538, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18578, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18587, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {18604, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18630, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18659, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18677, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18698, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18705, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18714, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18721, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18739, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18748, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18775, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18780, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18785, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18792, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18797, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18810, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {18827, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {18840, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {18857, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18866, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18886, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18895, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18898, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18925, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18938, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18943, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18954, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18973, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18976, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {18983, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19022, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19048, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19076, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19106, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19131, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19143, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19152, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19163, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19172, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19181, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19186, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19214, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19229, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19240, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19257, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19270, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19283, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19323, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19346, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19367, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19388, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19403, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19414, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19433, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19454, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19475, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19498, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19521, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 37},
    {19530, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19547, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19566, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19578, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19605, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19618, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19621, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19630, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19639, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19646, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19657, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19662, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19678, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19694, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19705, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19716, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19754, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {19788, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19810, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {19817, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {19830, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 12},
    {19845, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19869, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {19880, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19891, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19902, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19915, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {19928, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {19941, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19948, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19963, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19970, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19991, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20004, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20024, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20041, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20062, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20077, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20090, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20105, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20112, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20115, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20126, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {20135, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20148, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20167, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20188, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20209, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20223, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {20234, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20237, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20254, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20263, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20270, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20285, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20300, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20317, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20320, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20329, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20375, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20384, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20395, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {20406, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20417, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {20426, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20437, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20448, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20457, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20470, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20484, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20495, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20504, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20518, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20536, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20556, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20565, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20574, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20588, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20605, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20614, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 27},
    {20625, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20640, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20651, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20658, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20672, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20688, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20700, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20712, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20726, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20744, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {20755, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20768, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20794, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20809, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20818, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20829, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20836, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20845, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20852, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20859, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20874, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20879, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20886, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20893, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20907, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {20918, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20932, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 13},
    {20945, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20956, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20965, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20976, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20990, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21001, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21010, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21019, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 22},
    {21030, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21055, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21075, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21098, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21118, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {21146, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21168, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {21190, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21203, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {21213, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {21229, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21239, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {21249, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {21265, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {21284, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21303, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21323, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21333, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {21349, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21365, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21375, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21404, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21420, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21436, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21452, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21471, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {21502, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {21524, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21547, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21566, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21580, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21593, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21615, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21622, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21647, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21657, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21667, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21677, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21687, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21697, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21707, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21726, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21754, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21773, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {21780, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {21784, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {21800, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21807, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21820, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {21827, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {21837, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {21841, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {21848, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {21852, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21859, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {21863, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {21876, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {21889, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {21902, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {21915, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21931, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21938, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21954, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21967, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21977, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21987, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {21997, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22004, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22011, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22021, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22028, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {22032, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {22036, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {22040, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {22044, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22048, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22052, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 29},
    {22056, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {22060, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22067, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22071, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {22075, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22082, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {22086, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22090, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22097, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {22101, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {22105, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22112, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22116, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22126, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22136, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22140, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 19},
    {22144, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22151, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {22158, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22168, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22178, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22185, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22189, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {22193, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 29},
    {22197, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {22201, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22208, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22212, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {22216, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {22223, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {22233, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {22237, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {22250, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {22263, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {22267, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22274, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22278, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22289, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22293, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22297, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22304, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {22308, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {22312, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22316, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {22320, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22327, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22344, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22361, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22371, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22391, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22408, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22428, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22441, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22454, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22470, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {22477, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22484, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22488, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22499, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22503, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {22507, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22514, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22518, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22525, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {22529, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {22533, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
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
