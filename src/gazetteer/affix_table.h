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
    "belvaros\0"
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
    "centras\0"
    "centre\0"
    "centre of\0"
    "centre ville de\0"
    "centro\0"
    "centro de\0"
    "centro storico di\0"
    "centrs\0"
    "centrum\0"
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
    "cidade\0"
    "cidade da\0"
    "cidade de\0"
    "cidade do\0"
    "cima\0"
    "circondario di\0"
    "citta\0"
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
    "dept\0"
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
    "fovaros\0"
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
    "jud\0"
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
    "keskusta\0"
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
    "kt\0"
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
    "m st\0"
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
    "merkezi\0"
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
    "prov\0"
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
    "special city\0"
    "srok\0"
    "staat\0"
    "stad\0"
    "staden\0"
    "stadt\0"
    "stadtgemeinde\0"
    "stadtkreis\0"
    "stadtplan\0"
    "stadtplan von\0"
    "stadtzentrum\0"
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
    "t1\0"
    "t2\0"
    "t3\0"
    "t4\0"
    "t5\0"
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
    "terminal 1\0"
    "terminal 2\0"
    "terminal 3\0"
    "terminal 4\0"
    "terminal 5\0"
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
    "woj\0"
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
    "zentrum\0"
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
    "гр\0"
    "град\0"
    "губерния\0"
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
    "провинция\0"
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
    "центр\0"
    "центр города\0"
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
    {219, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {228, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {238, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {249, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {258, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {269, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {281, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {296, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {308, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {331, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {357, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {367, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {380, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {393, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {406, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {419, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {443, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {470, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {495, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {523, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {534, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
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
    {1563, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
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
    {1672, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1681, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1686, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1693, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1701, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1708, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 8},
    {1715, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1731, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1747, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {1753, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1760, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1766, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1773, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1796, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1811, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1819, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1830, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1840, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1856, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1865, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1877, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1887, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {1898, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1913, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1925, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1931, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1938, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1941, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1946, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1951, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1959, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1972, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1987, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2003, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {2027, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2037, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2044, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2054, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2064, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2074, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2082, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2093, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2100, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2110, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2114, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2119, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2127, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2140, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2156, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2173, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2193, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2204, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2219, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2237, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2249, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2264, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2269, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2274, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2282, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2288, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2297, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2317, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2328, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2345, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2358, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2372, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2378, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2385, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2395, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2403, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2411, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2418, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2428, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2444, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2451, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2461, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2479, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2486, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2494, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2500, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2509, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2515, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {2523, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2534, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 43},
    {2543, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2551, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2559, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2568, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2572, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2582, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2589, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2599, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2609, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2619, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2624, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {2639, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2645, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2654, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {2677, AFFIX_NONE, AFFIX_CITY, AFFIX_NONE, 0},
    {2682, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2694, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2709, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2721, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2736, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2754, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2762, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2774, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2781, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2791, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2801, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2810, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2815, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2818, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2843, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2849, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2858, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2863, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2874, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2890, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2898, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2909, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2925, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {2938, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2954, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2962, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2973, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2984, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2997, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3011, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3021, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3048, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3057, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3064, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3074, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3084, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3106, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3129, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3142, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3154, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3162, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3173, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3190, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3199, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3209, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3224, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3248, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3260, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3275, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3290, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3321, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3335, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3351, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3363, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3379, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3394, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3407, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3422, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3437, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3444, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3458, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3464, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3469, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3486, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3494, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3502, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3513, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3520, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3530, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {3536, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3548, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3564, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3566, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3569, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3573, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3578, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3584, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3589, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3608, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3633, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {3637, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3641, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3644, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3649, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3655, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3662, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3669, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3682, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3695, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3703, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3709, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3713, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3719, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3723, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3728, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3734, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3740, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {3748, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3758, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3764, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3768, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3791, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3818, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3851, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3874, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3878, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3885, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 5},
    {3898, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3914, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3931, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3947, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {3959, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3974, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {3992, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4008, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4023, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 4},
    {4034, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {4048, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4053, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4057, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {4066, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4080, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4090, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4098, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4102, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4107, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4114, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4124, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4135, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4146, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4158, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4169, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4172, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {4180, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4194, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4205, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4223, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4227, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4246, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4256, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4269, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4279, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4286, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4299, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4309, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4321, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4335, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4345, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4358, AFFIX_DIVISION, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4367, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {4389, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4401, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4411, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4420, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 40},
    {4429, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 40},
    {4441, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4461, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {4470, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {4482, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4497, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4500, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4510, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4515, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4536, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {4546, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4558, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4569, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4581, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4593, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4612, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4617, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4622, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4626, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4631, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4638, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4652, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4661, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4664, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4673, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 19},
    {4683, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4685, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4693, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4700, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4703, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4720, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4724, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4730, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4733, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4750, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4758, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4769, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4776, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4786, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {4794, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4805, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4813, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4824, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4833, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4843, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4846, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4857, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4874, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4892, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4903, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4913, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4923, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4935, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4942, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4952, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4962, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4972, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4993, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5008, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5020, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5032, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5040, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5048, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5053, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5057, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5064, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5072, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {5078, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5084, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5093, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5098, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5129, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5146, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5166, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5186, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5203, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5221, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5241, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5252, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5266, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5280, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5303, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5325, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5330, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5338, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5347, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5353, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5358, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5364, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5370, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5378, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5384, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5391, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5402, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5412, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5426, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5436, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {5442, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5449, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5459, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5471, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5482, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5488, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5495, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5502, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5512, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5521, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5529, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5540, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5554, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {5564, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5569, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 32},
    {5572, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5585, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5596, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 38},
    {5602, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 38},
    {5608, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5622, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {5635, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5639, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5644, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5655, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5663, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5668, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5675, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5689, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5697, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5712, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5729, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5740, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5759, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5767, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5778, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5787, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5796, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5804, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 11},
    {5817, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5825, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5852, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5860, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {5864, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 39},
    {5870, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5876, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5891, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5900, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5909, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5918, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5927, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5936, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5946, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5955, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5964, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {5969, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {5974, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5980, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5986, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5999, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6014, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6029, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6039, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {6051, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {6066, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6070, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6089, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6100, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6105, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6116, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6131, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6146, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6161, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6176, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6191, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6205, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6220, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6228, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6243, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6258, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6268, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6285, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {6288, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6298, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6303, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6311, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {6315, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6328, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {6338, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6345, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6355, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6362, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6372, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6383, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6392, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6401, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6407, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6428, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6439, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6454, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6464, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6475, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6478, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6483, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6491, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6497, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {6507, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6511, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6522, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6537, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6542, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6548, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6567, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6573, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6586, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6593, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {6596, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6610, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6624, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6632, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6646, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6656, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6671, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6688, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6702, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6736, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6750, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6767, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6770, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6776, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6784, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6792, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6804, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6820, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6832, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6834, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6842, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6859, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6869, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6892, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6908, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6917, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6920, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {6929, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6938, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6943, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 44},
    {6950, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6954, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6970, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6977, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6984, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6989, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6994, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7002, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7010, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7018, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 44},
    {7022, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7025, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7040, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7043, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7058, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7074, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7090, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7102, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7126, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7145, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7167, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7187, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7208, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7226, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7237, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7252, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7258, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7265, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7271, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7278, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7285, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7307, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7332, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7358, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7363, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7376, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7386, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7391, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7396, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7404, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7424, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7441, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7461, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7468, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7483, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7493, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7501, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7512, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7518, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7523, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7531, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7537, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7543, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7551, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7560, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7566, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7577, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7584, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7592, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7598, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7606, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7611, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7616, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7625, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7630, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 35},
    {7634, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 35},
    {7640, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 35},
    {7648, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7656, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7669, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7683, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7696, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7712, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7726, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7739, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7745, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7755, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 29},
    {7765, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7771, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {7787, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 21},
    {7794, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {7803, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {7807, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7817, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7823, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7834, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7843, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7849, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7859, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7866, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7875, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7884, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7889, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7896, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7905, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7921, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7936, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7939, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 32},
    {7943, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7952, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7958, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7965, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7974, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7985, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7993, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8001, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8012, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8022, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8029, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8039, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {8042, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8047, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {8055, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8062, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8070, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {8082, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8093, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8104, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8115, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8126, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8132, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8145, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8158, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8168, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8180, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8192, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8208, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8224, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8240, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8254, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {8262, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8272, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8277, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8287, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8297, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8302, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8312, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8319, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8327, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8339, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 41},
    {8344, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 23},
    {8349, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8355, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8366, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8378, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8387, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8398, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8409, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {8414, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {8420, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8431, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8441, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8450, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {8453, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {8456, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8465, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8476, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8487, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8501, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8507, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8526, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8534, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8543, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8550, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {8560, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8562, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8565, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8579, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8594, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8611, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8623, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8636, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8649, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8659, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8670, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8677, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8688, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8704, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8721, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8731, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8742, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8754, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 27},
    {8760, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8770, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8774, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8780, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8787, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8794, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8804, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8817, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8826, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8831, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8839, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8847, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8856, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8863, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8870, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8880, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8890, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8898, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8903, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8909, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 42},
    {8913, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {8918, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8935, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {8945, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8958, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8964, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8999, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9016, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9046, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9062, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9078, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9082, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9090, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9099, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9111, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9137, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9142, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9145, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {9155, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9163, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9173, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9184, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9196, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9200, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9206, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {9215, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9223, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9231, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9239, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {9247, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9252, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9257, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {9260, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9263, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9277, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9290, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9316, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9331, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9346, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9361, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9377, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9384, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9392, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9403, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9415, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9424, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9443, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9451, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9463, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9467, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9476, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9487, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9498, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9513, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9522, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9533, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9540, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9545, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 26},
    {9553, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 27},
    {9562, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9568, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9584, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {9591, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9595, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9602, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {9607, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9615, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9623, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9632, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9640, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9646, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9655, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9660, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9668, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9672, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9679, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9684, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9692, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9698, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9712, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9719, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9724, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9733, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 28},
    {9739, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9743, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9750, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9758, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9764, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9770, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9781, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9795, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9806, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9820, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9833, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9851, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9872, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 31},
    {9890, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {9911, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9931, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9951, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9962, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9969, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9986, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10015, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10027, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10035, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10047, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10056, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10062, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10071, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10085, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10101, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10108, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10114, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10119, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10128, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10137, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10143, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10152, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10163, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10175, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10181, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10188, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10198, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10207, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10214, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10224, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10230, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10239, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10249, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10252, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10260, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10270, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10280, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {10290, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10308, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10327, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10349, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10365, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10378, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10394, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10404, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10417, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10430, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10443, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10454, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10461, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10467, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10470, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10478, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10487, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10500, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10515, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10528, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10541, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10546, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10552, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10557, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10573, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10578, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10583, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10592, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10598, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10608, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10613, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10626, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10630, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10641, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10654, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10664, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10679, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10695, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10713, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10727, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10744, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10762, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10779, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10792, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10807, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10819, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10825, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10830, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {10837, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10843, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10857, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10864, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {10870, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10874, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10888, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10892, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10898, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10904, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10917, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10924, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10934, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {10947, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10955, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10958, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10966, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10977, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10986, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10999, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11007, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11021, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11030, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11044, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11057, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11070, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11074, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11087, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11094, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11097, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11101, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11106, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {11108, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11114, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {11126, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11131, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {11138, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {11146, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {11154, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11162, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11169, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11176, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11181, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 14},
    {11190, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11196, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11202, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11211, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11214, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11221, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11236, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 23},
    {11242, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11248, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11254, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11263, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11275, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11284, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11290, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11297, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11308, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11328, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11335, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11345, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11355, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11372, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11384, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11391, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11400, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11405, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11412, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11433, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {11444, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11448, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11458, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {11461, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {11471, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11479, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 30},
    {11485, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {11493, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11502, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11514, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11521, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11529, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11534, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11541, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11559, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11583, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11595, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11608, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11616, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11624, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11635, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {11645, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11658, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11661, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11665, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {11671, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11681, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11691, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11701, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11710, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11718, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11726, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11740, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11757, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11775, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11792, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11805, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11821, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11841, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11861, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11883, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11902, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11918, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {11925, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {11935, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {11949, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11956, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11966, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11977, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11987, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12003, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12022, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12041, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12061, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12080, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {12091, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12100, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {12105, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {12111, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12121, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12134, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12147, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12160, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12169, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12189, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12200, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12212, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12222, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12235, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12244, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12249, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12258, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12267, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12271, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12278, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12283, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12291, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12299, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12307, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12311, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12317, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12330, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12336, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12343, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12351, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12359, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12367, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {12374, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12386, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12398, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12421, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12430, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12445, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 7},
    {12464, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12478, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12488, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12501, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {12515, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12535, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12548, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 39},
    {12555, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12569, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {12579, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12593, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {12604, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {12618, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {12632, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12646, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12660, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12670, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12678, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12685, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12693, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12707, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12721, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12734, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12750, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12764, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12776, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12791, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12801, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12809, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12818, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12826, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 29},
    {12835, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12842, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12849, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12854, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12863, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12875, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12887, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12899, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12917, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12927, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12937, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12950, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {12963, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {12979, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {12993, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {13006, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13019, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {13035, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {13045, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13055, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 29},
    {13064, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13072, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13082, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13092, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13103, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13113, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {13119, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13126, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {13129, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13153, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {13158, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13169, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13178, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13184, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13192, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13198, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13206, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13213, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13219, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13225, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13233, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13241, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13257, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13267, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13277, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 24},
    {13294, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13300, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13307, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13326, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13345, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13355, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13365, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13375, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {13392, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {13417, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13431, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13448, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13457, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13465, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13482, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13491, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13499, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13510, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13518, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13527, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13537, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13547, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13559, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13568, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13577, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13586, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13595, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13605, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {13610, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13621, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13636, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13653, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13680, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13694, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13717, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13742, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13762, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13785, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {13794, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13806, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13822, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13832, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13851, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13876, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13901, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13914, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13927, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13941, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13966, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13991, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14004, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14018, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14039, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14060, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14084, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14109, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14133, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14152, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14174, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14196, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14219, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14240, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14261, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14282, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14301, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14311, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14320, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14340, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14357, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14373, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14383, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14394, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14406, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14417, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14430, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14444, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14471, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14498, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14513, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14527, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14549, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14572, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14596, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14620, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {14630, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14640, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14643, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14647, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14654, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {14660, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {14667, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14674, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14682, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14693, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14700, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14709, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14719, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14730, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14742, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14753, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14761, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14776, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14782, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14798, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14807, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14814, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14820, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14824, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {14832, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14838, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14850, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14863, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14867, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14874, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14881, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14892, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14908, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14922, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14926, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14932, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14937, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14943, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14952, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {14961, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14972, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14986, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {14997, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15004, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15010, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15017, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {15022, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15035, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {15041, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15045, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15051, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15057, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {15066, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15071, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15079, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15093, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15096, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15103, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15113, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15123, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15136, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15163, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15176, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15187, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15195, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15204, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15208, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15213, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15235, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15244, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15248, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15261, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15276, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15281, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15289, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15294, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15300, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15311, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15325, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15334, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15348, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15361, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15374, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15393, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15406, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 33},
    {15411, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15417, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15422, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15429, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15435, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15449, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {15460, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {15470, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15484, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15497, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15502, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15507, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15515, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 10},
    {15521, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15537, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {15546, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {15557, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {15564, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15574, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15583, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15590, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15598, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15614, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15625, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15632, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15642, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15650, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15661, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15673, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {15680, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15691, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15705, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15722, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15732, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {15740, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15751, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15757, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15769, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15774, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15786, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15795, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15806, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15819, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15832, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15847, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15851, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15858, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15871, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15885, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15898, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15914, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15918, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15926, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15933, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15942, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15949, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {15952, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {15955, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {15958, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {15961, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {15964, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15969, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {15973, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15977, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15988, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15993, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15997, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16003, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {16018, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {16031, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16041, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {16051, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {16057, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16062, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16069, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16077, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16091, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16108, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16124, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16139, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16154, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16169, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16177, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16186, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16197, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16208, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16219, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16230, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16241, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16255, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16269, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16279, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16292, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16302, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16312, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16319, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16330, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16343, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16352, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16356, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {16371, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16387, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16398, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16418, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16433, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16445, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16465, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16480, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16494, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16508, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16520, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16540, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16555, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {16569, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16585, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {16600, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16624, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16642, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {16661, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16680, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16692, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {16706, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16721, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {16730, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16750, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16770, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16781, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16797, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16814, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16832, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {16850, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16870, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16886, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16900, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16916, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16926, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16937, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {16950, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16964, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16981, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16993, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17006, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17015, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17022, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17026, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17034, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17047, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17059, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 45},
    {17064, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 32},
    {17067, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17074, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17085, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17092, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17097, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17105, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17113, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17118, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17130, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17142, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17150, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17159, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17171, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17174, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17184, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17192, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17199, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17210, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17218, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17224, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17226, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17239, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17250, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17255, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17263, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17287, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17300, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17303, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17313, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17326, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17330, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17340, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17349, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17365, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17383, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17401, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17420, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17438, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17446, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17457, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17469, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17477, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17479, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17486, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17490, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17495, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17504, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17514, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17523, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17533, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17543, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17550, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17560, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17564, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17571, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17578, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17588, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17599, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 28},
    {17608, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17614, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17621, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17631, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17634, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17651, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17655, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17663, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17672, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17687, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17696, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17703, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17714, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17726, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17735, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17752, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17760, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17768, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 44},
    {17777, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17786, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17794, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17805, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17816, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17822, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17831, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17839, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17848, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17852, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17860, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17868, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17873, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17882, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17888, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17896, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17906, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17918, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17931, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 39},
    {17943, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 39},
    {17958, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17970, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17977, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {17987, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {17995, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18010, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18024, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18028, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18036, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18040, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18051, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {18059, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {18066, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {18080, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18091, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {18097, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18109, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18111, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18130, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18140, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18158, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18166, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18174, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18184, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18202, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18207, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18211, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18219, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {18224, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18234, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18245, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18252, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18255, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18263, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18275, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18286, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18295, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18303, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18316, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18345, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18373, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18389, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18413, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18432, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18454, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18464, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18481, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18498, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18520, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18529, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18550, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18568, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18587, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18594, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18611, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18623, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18642, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18661, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18678, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18683, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 25},
    {18690, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 25},
    {18700, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 25},
    {18710, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18718, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18726, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {18745, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18752, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18769, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18782, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18795, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18810, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18817, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18826, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 39},
    {18839, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 39},
    {18843, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 39},
    {18855, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18861, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18873, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18879, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18885, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18888, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {18893, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18903, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18916, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {18921, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18924, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18935, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18939, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18948, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18954, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18964, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18972, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18977, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18982, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18988, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {18996, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19003, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19008, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19013, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19021, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19029, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19037, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19049, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19052, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19056, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 11},
    {19065, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19069, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19090, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19118, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19146, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19170, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19194, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19203, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19221, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19249, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19277, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19288, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {19312, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19315, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19326, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19344, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19364, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19382, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {19391, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {19402, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {19413, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19416, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19421, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19438, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19459, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19499, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19508, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {19525, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19551, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19580, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19598, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19619, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19626, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19635, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19642, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19660, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19669, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19696, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19701, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19706, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19713, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19731, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19748, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {19761, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19778, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19787, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19807, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19816, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19819, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19846, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19859, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19864, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19875, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19894, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19897, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19904, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19943, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {19969, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19997, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20027, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20052, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20064, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {20073, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20084, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {20093, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20098, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20107, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20124, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20129, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20157, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20172, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20183, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20200, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20226, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20266, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20289, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20310, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20331, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20346, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {20357, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20376, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20397, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {20418, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20441, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20464, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {20473, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20490, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20509, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20521, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20548, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20561, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20564, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20573, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20617, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20626, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {20633, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20673, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20684, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20689, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20705, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20721, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20732, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20743, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20781, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {20815, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20837, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {20844, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {20857, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {20872, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20896, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {20907, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20918, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20929, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20942, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {20955, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {20968, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20975, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20990, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20997, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21018, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21031, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21051, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21068, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {21089, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21104, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21123, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {21136, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {21151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21158, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {21161, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21172, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {21181, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {21194, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21213, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21234, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21255, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21269, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {21280, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21283, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21300, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21309, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21316, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21331, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21346, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21363, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21366, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21375, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21421, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21432, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21456, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21465, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21476, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {21487, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21498, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {21507, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21518, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21529, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21538, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21551, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21565, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21576, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21585, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21599, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21617, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21637, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21646, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21655, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21669, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21686, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21695, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {21706, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21719, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21734, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21745, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21752, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21766, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21782, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21794, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21806, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21820, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21838, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {21849, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21862, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21888, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21903, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21912, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21923, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21930, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21939, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21946, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {21961, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21968, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21983, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22018, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22023, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22030, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22037, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22051, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {22062, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22076, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {22089, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22100, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22109, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22120, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22134, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {22145, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22154, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22163, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 25},
    {22174, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {22199, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22219, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22242, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22262, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {22290, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22312, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {22334, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22347, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {22357, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {22373, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22383, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {22393, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {22409, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {22428, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22447, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22467, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22477, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {22493, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22509, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22519, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {22548, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22564, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22580, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22596, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {22618, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {22640, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22659, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22693, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22751, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22770, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22792, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22823, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22845, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {22861, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {22874, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22890, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {22909, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22932, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22951, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22965, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {22978, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23000, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23007, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23032, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23042, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23052, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23062, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23072, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23082, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23092, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23111, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23139, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23158, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23165, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23169, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23185, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23192, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23205, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23212, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23222, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {23226, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23233, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23237, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23244, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {23260, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23264, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {23277, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {23290, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23303, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23316, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23332, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23339, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23355, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23368, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23378, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23388, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23398, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23405, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23412, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {23428, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23438, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23445, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {23449, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {23453, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {23457, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {23461, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23465, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23469, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 32},
    {23473, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {23477, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23484, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23488, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {23492, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23499, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {23503, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23507, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23514, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {23518, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23522, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23529, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23533, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23543, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23553, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23557, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {23561, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23568, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {23587, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23594, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23604, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23614, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23621, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23625, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23629, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 32},
    {23633, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23637, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23644, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {23648, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {23652, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {23659, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {23669, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {23673, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {23686, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23699, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {23703, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23710, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {23714, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23725, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {23729, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23733, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23740, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {23744, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {23748, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {23752, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {23756, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23763, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23780, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23797, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23807, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23827, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23844, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23864, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23877, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23890, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23906, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {23913, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23920, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {23924, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23935, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23939, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {23943, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23950, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {23954, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23961, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {23965, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {23969, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
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
