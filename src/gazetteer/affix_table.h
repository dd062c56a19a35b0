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
    "cercle\0"
    "cercle de\0"
    "cercle du\0"
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
    "daira\0"
    "daira de\0"
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
    "jaras\0"
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
    "lga\0"
    "lidosta\0"
    "lile de\0"
    "linn\0"
    "liwa\0"
    "lk\0"
    "lo\0"
    "local government area\0"
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
    "new area\0"
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
    "regency\0"
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
    "regional district\0"
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
    "rrethi i\0"
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
    "shahrestan\0"
    "shahrestan e\0"
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
    "sub district\0"
    "subdistrict\0"
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
    {637, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 38},
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
    {871, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 45},
    {878, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {882, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {894, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {906, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {916, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {927, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 35},
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
    {1092, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 39},
    {1098, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 39},
    {1107, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 39},
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
    {2509, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2516, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2526, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2536, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2542, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {2550, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2561, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 45},
    {2570, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2578, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2586, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2595, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2599, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2609, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2616, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2626, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2636, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2646, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2651, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {2666, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2672, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2681, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {2704, AFFIX_NONE, AFFIX_CITY, AFFIX_NONE, 0},
    {2709, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2721, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2736, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2748, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2763, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2781, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2789, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2801, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2808, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2818, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2828, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2837, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2842, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2845, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2870, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2876, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2885, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2890, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2901, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2917, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {2925, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2936, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2952, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {2965, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2981, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2989, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3000, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3011, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3024, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3038, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3048, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3062, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3075, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3084, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3091, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3101, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3111, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3133, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3156, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3169, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3181, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3189, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3200, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3217, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3226, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3236, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3251, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3275, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3287, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3302, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3317, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3333, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3348, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3362, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3378, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3390, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3406, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3421, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3434, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3449, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3464, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3471, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3485, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3491, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3496, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3513, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3521, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3529, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3540, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3547, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3557, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {3563, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3575, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3591, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3593, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3596, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3600, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3605, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 25},
    {3611, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 25},
    {3620, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3626, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3631, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3650, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3675, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {3679, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3683, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3686, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3691, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3697, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3704, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3711, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3724, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3737, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3745, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3751, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3755, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3761, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3765, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3770, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3776, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3782, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {3790, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3800, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3806, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3810, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3833, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3860, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3893, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3916, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3920, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3927, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 5},
    {3940, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3956, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3973, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {3989, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {4001, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4016, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4034, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4050, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4065, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 4},
    {4076, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {4090, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4095, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4099, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {4108, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4122, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4132, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4140, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4144, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4149, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4156, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4166, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4177, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4188, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4200, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4211, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4214, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {4222, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4236, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4247, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4255, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4265, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4269, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4288, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4298, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4311, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4321, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4328, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4341, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4351, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4363, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4377, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4387, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4400, AFFIX_DIVISION, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4409, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {4431, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4443, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4453, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4462, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 42},
    {4471, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 42},
    {4483, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4503, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {4512, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {4524, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4539, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4542, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4552, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4557, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4578, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {4588, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4600, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4611, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4623, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4635, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4654, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4659, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4664, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4668, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4673, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4680, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4694, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4703, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4706, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4715, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 19},
    {4725, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4727, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4735, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4742, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4745, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4762, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {4766, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4772, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4775, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4792, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4800, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4811, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4818, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4828, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {4836, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4847, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4855, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {4866, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {4875, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4885, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4888, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4899, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4916, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4934, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4945, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4955, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4965, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4977, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4984, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {4994, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5004, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5014, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5050, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5062, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5074, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5082, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5090, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5095, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5099, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5106, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5114, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {5120, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5126, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5135, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5140, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5171, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5188, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5208, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5228, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5245, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5263, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5283, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5294, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5308, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5322, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5345, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5367, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5372, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5380, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5389, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5395, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5400, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5406, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5412, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5420, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5426, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5433, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5444, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5454, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5468, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5478, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {5484, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5491, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5501, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5513, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5524, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5530, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5537, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5544, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5554, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5563, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5571, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5582, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5596, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {5606, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5611, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {5614, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5627, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5638, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 40},
    {5644, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {5650, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5664, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {5677, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5681, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5686, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5697, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5705, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5710, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5717, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5731, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5739, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5754, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5760, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5771, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5782, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5801, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5809, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5820, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5829, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5838, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {5846, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 11},
    {5859, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5867, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5894, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5902, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {5906, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 41},
    {5912, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5918, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5933, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5942, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5951, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5960, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5969, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5978, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5988, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5997, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6006, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6011, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6016, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6022, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6028, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6041, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6056, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6071, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6081, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {6093, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {6108, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6112, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6131, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6142, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6147, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6158, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6173, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6188, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6203, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6218, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6233, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6247, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6262, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6270, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6285, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6300, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6310, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6327, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {6330, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6340, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6345, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6353, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {6357, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6370, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {6380, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6387, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6397, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6404, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6414, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6425, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6434, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6443, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6449, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6470, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6481, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6496, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6506, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6517, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6520, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6525, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6533, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6539, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {6549, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6553, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6564, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6579, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6584, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6590, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6609, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6615, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6628, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6635, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {6638, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6652, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6666, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6674, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6688, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6698, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6713, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6730, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6744, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6760, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6778, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6792, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6809, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6812, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6818, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6826, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6834, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6846, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6862, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6874, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6876, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6884, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6901, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6911, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6934, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6950, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6959, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6962, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {6971, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6980, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6985, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 46},
    {6992, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6996, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7012, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7019, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7026, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7031, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7036, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7044, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7052, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7060, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 46},
    {7064, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7067, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7082, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7085, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7100, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7116, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7132, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7144, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7168, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7187, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7209, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7229, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7250, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7268, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7279, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7294, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7300, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7307, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7313, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7320, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7327, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7349, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7374, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {7400, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7405, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7418, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7428, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7433, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7438, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7446, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7466, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7483, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7503, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7510, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7525, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7535, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7543, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7554, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7560, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7565, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7573, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7579, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7585, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7593, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7602, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 29},
    {7608, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7614, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7625, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7632, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7640, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7646, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7654, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7659, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {7664, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7673, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7678, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 36},
    {7682, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 36},
    {7688, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 36},
    {7696, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7704, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7717, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7731, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7744, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7760, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7774, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7787, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7793, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7803, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 30},
    {7813, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {7819, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {7835, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 21},
    {7842, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {7851, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {7855, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7865, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7871, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7882, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7891, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7897, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7907, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7914, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7923, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {7932, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7937, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7944, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7953, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7969, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7984, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {7987, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {7991, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8000, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8006, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8013, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8022, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8033, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8041, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8049, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8060, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8070, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8077, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8087, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {8090, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8095, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {8103, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8110, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8118, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {8130, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8141, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8152, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8163, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8174, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8180, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8193, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8206, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8216, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8228, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8240, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8256, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8272, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8288, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8302, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {8310, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8320, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8325, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8335, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8345, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8350, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8360, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8367, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8375, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8387, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 43},
    {8392, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 23},
    {8397, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8403, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8414, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8426, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8435, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8446, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8457, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 43},
    {8462, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {8468, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8479, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8489, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8498, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {8501, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {8504, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8513, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8524, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8535, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8549, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8555, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8567, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8574, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8582, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8591, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8598, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {8608, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8610, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {8613, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8627, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8642, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8659, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8671, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8684, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8697, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8707, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8718, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8725, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8736, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8752, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8769, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8779, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8790, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8802, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 28},
    {8808, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8818, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8822, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8828, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8835, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8842, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8852, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8865, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8874, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8879, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8887, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8895, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8904, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8911, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8918, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8928, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8938, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8946, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8951, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8957, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 44},
    {8961, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {8966, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8983, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {8993, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9006, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9012, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9047, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9064, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9094, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9110, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9126, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9130, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9138, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9147, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9159, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9185, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9190, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9193, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {9203, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {9211, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9221, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9232, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9244, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9248, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9254, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {9263, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9271, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9279, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {9283, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9291, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {9299, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9304, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9309, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {9312, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9315, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {9337, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9351, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9364, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9380, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9390, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9405, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9420, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9435, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9451, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9458, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9466, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9477, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9489, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9498, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9510, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9517, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9525, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9537, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9541, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9550, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9561, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9572, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9587, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {9596, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9607, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9614, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9619, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 27},
    {9627, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 28},
    {9636, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9642, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9658, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {9665, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9669, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9676, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {9681, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9689, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9697, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9706, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9714, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9720, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9729, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9734, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9742, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9746, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9753, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9758, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9766, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9772, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9786, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {9793, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9798, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9807, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 29},
    {9813, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9817, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9824, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9832, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9838, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9844, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9855, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9869, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9880, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9894, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9907, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9925, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9946, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 32},
    {9964, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {9985, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10005, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10025, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10036, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10043, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10060, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10089, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10101, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10109, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10121, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10130, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10136, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10145, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10159, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10175, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10182, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10188, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10193, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10202, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10211, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10217, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10226, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10237, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10249, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10255, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10262, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10272, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10281, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10288, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10298, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10304, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10313, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10323, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10326, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10334, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10344, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10354, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {10364, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10382, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {10401, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10423, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10439, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10452, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10468, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10478, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10491, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10504, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10517, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10528, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10535, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10541, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10544, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10552, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10561, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10574, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10589, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10602, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10615, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10620, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10626, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10631, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10647, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10652, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10657, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10666, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10672, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10682, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10687, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10700, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {10704, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10715, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10728, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10738, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10753, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10769, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10787, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10801, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {10818, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10836, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10853, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {10866, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10881, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10893, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10899, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10904, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {10911, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10917, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10931, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10938, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {10944, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10948, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10962, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10966, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10972, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10978, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10991, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10998, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11008, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {11017, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {11030, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11038, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11041, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11049, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11060, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11069, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11082, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11090, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11104, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11113, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11127, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11140, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11153, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11157, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11170, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11177, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11180, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11184, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11189, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {11191, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11197, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {11209, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11214, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {11221, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {11229, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {11237, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11245, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11252, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11259, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11264, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 14},
    {11273, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11279, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {11285, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {11294, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11297, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11304, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11319, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 23},
    {11325, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11331, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11337, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11346, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11358, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11367, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11373, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11380, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11391, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11411, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11418, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11428, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11438, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11455, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11467, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11474, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11483, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11488, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11495, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11516, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {11527, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11531, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11541, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {11544, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {11554, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11562, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 31},
    {11568, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {11576, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11585, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11597, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11604, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11612, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {11617, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11624, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11642, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11666, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11678, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11691, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11699, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11707, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11718, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {11728, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11741, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11744, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {11748, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {11754, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11764, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11774, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11784, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11793, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11801, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11809, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11823, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11840, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11858, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11875, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11888, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11904, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11924, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11944, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11966, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11985, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12001, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {12008, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {12018, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {12032, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12039, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12049, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12060, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12070, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12086, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12105, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12124, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12144, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12163, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {12174, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12183, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {12188, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {12194, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12204, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12217, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12230, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12243, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12252, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12272, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12283, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12295, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12305, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12318, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12327, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12332, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12341, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12350, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12354, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12361, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12366, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12374, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12382, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12390, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12394, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12400, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12413, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12419, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12426, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12434, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12442, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12450, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {12457, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12469, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12481, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12504, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12513, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12528, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 7},
    {12547, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12561, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12571, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12584, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {12598, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12606, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12618, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12631, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 41},
    {12638, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12652, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {12662, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12676, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {12687, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {12701, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {12715, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12729, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12743, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12753, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12761, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12768, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12776, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12790, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12804, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {12817, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12833, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12847, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12859, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12874, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12884, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12892, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12901, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12909, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {12918, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12925, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12932, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12937, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12946, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12958, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12970, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12982, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13000, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13010, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13020, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13033, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {13046, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {13062, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {13076, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {13089, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13102, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {13118, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {13128, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13138, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {13147, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13155, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13165, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13175, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13186, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13196, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {13202, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13209, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {13212, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13236, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {13241, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13252, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13261, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13267, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13275, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13281, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13289, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13296, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13302, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13308, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13316, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13324, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13340, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {13348, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13358, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13368, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 24},
    {13385, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13391, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13398, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13417, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13436, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13446, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13456, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13466, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {13483, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {13501, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {13526, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13540, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13557, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13566, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13574, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13591, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13600, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13608, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13619, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13627, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13636, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13646, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13656, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13668, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13677, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13686, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13695, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13704, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13714, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {13719, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13730, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13745, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13762, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13789, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13803, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13826, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13851, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13871, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13894, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {13903, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13915, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13931, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13941, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13960, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13985, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14010, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14023, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14036, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14050, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14075, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14100, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14113, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14127, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14148, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14169, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14193, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14218, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14242, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14261, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14283, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14305, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14328, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14349, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14370, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14391, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14410, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14420, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14429, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14449, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14466, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14482, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14492, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14503, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14515, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14526, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14539, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14553, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14580, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14607, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14622, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14636, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14658, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14681, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14705, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14729, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {14739, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {14749, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14752, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14756, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14763, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {14769, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {14776, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14783, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14791, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14802, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14809, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14818, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14828, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14839, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14851, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14862, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 3},
    {14871, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14879, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14894, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {14900, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14916, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14925, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14932, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {14938, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14942, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {14950, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14956, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14968, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14981, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {14985, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {14992, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14999, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15010, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15026, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15040, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15044, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15050, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15055, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15061, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15070, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15079, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15090, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15104, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15115, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15122, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15128, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {15139, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {15152, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15159, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {15164, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15177, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {15183, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15187, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15193, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15199, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {15208, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15221, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15235, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15238, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15245, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {15255, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15265, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15278, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15293, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15305, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15318, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15329, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15337, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15346, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15350, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15355, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15377, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15386, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15390, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15403, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15418, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15423, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15431, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15436, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15442, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15453, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15467, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15476, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15490, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15503, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15516, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15535, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15548, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 34},
    {15553, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15559, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15564, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15571, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15577, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15591, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {15602, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {15612, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15626, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15639, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15644, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15649, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15657, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 10},
    {15663, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15679, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {15688, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {15699, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {15706, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15716, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15725, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {15732, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15740, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15756, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15767, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15774, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15784, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {15792, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15803, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15815, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {15822, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {15833, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15846, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {15858, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {15872, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {15889, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15899, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {15907, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15918, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15924, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {15936, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15941, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15953, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15962, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15973, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15986, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15999, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16014, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16018, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16025, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16038, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16052, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16065, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16081, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16085, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16093, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {16100, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {16109, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16116, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16119, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16122, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16125, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16128, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16131, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16136, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {16140, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16144, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16155, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16160, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16164, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16170, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {16185, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {16198, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16208, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {16218, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {16224, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16229, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16236, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16244, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16258, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16275, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16291, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16306, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16321, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16336, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16344, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16353, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16364, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16375, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16386, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16397, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16408, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16422, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16436, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {16446, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16459, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16469, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16479, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16486, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16497, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16510, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16523, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {16538, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16554, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16565, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16585, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16600, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16612, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16632, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16647, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16661, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16675, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16687, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16707, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16722, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {16736, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16752, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {16767, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16791, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16809, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {16828, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16847, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16859, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {16873, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16888, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {16897, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16917, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16937, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16948, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16964, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16981, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16999, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {17017, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17037, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17053, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17067, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17083, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {17093, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17104, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {17117, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17131, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17148, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17160, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17173, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17182, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17189, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17193, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17201, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17214, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17226, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 47},
    {17231, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 33},
    {17234, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17241, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17252, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17259, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17264, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17272, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17280, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17285, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17297, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17309, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17317, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17326, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17338, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17341, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17351, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17359, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17366, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17377, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17385, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17391, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17393, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17406, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17417, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17422, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17430, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17454, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17467, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17470, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17480, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17493, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17497, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17507, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17516, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17532, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17550, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17568, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17587, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17605, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17613, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17624, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17636, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17644, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17646, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17653, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17657, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17662, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17671, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17681, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17690, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17700, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17710, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17717, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17727, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17731, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17738, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17745, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17755, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17766, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 29},
    {17775, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17781, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17788, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17798, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17801, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17818, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17822, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17830, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17839, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17854, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17863, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17870, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17881, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17893, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17902, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17919, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17927, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17935, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 46},
    {17944, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17953, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17961, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17972, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17983, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17989, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17998, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18006, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18015, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18019, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18027, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18040, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18049, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18055, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18063, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {18073, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18085, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18098, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 41},
    {18110, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 41},
    {18125, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18137, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {18144, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {18154, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {18162, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18177, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18191, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18195, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18203, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18207, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18218, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {18226, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {18233, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {18247, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18258, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {18264, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18276, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18278, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18297, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18307, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18325, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18333, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18341, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18351, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18369, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18374, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18378, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18386, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {18391, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18401, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18412, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18419, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18422, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18430, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18442, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18453, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18462, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18470, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18483, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18512, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18540, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18556, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18580, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18599, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18621, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18631, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18648, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18665, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18687, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18696, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18717, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18735, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18754, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18761, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18778, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18790, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18809, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18828, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18845, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18850, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 26},
    {18857, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {18867, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {18877, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18885, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18893, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {18912, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18919, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18936, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18949, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18962, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18977, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18984, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18993, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {19006, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 41},
    {19010, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {19022, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19028, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19040, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19046, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {19052, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19055, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {19060, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19070, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19083, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19088, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19091, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19102, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19106, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19115, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19121, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19131, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19139, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19144, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19149, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19155, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {19163, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19170, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19175, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19180, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19188, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19196, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19204, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19216, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19219, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19223, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 11},
    {19232, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19236, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19257, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19285, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {19313, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19337, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19361, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19370, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19388, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19416, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19444, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19455, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {19479, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19482, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19493, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19511, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19531, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19549, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {19558, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {19569, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {19580, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19583, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19588, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19605, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19626, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19666, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19675, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {19692, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19747, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19765, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19786, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19793, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19802, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19809, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19827, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19836, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19863, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19868, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19873, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19880, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19885, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19898, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19915, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {19928, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19945, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19954, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19974, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19983, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19986, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20013, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20026, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20031, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20042, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20061, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20064, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {20071, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20110, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {20136, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20164, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20194, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20219, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20231, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {20240, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20251, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {20260, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20265, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20274, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20291, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20296, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20324, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20339, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20350, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20367, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20380, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20393, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20433, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20456, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20477, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20498, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20513, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {20524, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20543, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20564, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {20585, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20608, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20631, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 43},
    {20640, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20657, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20676, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20688, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20715, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20728, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20731, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20740, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20784, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20793, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {20800, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20840, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20851, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20856, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20872, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20888, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20899, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20910, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20948, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {20982, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21004, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {21011, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {21024, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {21039, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21063, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {21074, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21085, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21096, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21109, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {21122, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {21135, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21142, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21157, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21164, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21185, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21198, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21218, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21235, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {21256, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21271, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21290, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {21303, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {21318, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21325, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {21328, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21339, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {21348, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {21361, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21380, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21401, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21422, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21436, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {21447, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21450, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21467, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21476, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21483, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21498, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21513, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21530, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21533, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21542, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21588, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21599, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21623, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21632, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21643, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {21654, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21665, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {21674, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21685, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21696, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21705, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21732, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21743, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21752, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21766, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21784, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21804, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21813, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21822, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21836, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21853, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21862, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {21873, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21886, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21901, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21912, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21919, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21933, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21949, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21961, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21973, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21987, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22005, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {22016, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22029, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22055, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22070, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22079, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22090, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22097, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22106, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22113, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {22128, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22135, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22150, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22185, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22190, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22197, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22204, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22218, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {22229, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22243, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {22256, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22267, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22276, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22287, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22301, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {22312, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22321, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22330, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {22341, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {22366, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22386, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22409, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22429, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {22457, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22479, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {22501, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22514, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {22524, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {22540, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22550, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {22560, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {22576, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {22595, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22614, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22634, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22644, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {22660, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22676, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22686, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {22715, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22731, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22747, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22763, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {22785, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {22807, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22826, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22860, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22918, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22937, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22959, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {22990, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23012, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {23028, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {23041, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23057, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {23076, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23099, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23118, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23132, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23145, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23167, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23174, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23199, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23209, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23219, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23229, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23239, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23249, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23259, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23278, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23306, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23325, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23332, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23336, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23352, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23359, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23372, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23379, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23389, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {23393, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23400, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23404, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23411, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {23427, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23431, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {23444, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {23457, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23470, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23483, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23499, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23506, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23522, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23535, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23545, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23555, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23565, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23572, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23579, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {23595, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23605, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23612, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {23616, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {23620, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {23624, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {23628, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23632, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23636, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 33},
    {23640, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {23644, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23651, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23655, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {23659, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23666, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {23670, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23674, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23681, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {23685, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {23689, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23696, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23700, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23710, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23720, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23724, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {23728, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23735, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {23754, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {23761, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23771, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23781, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23788, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23792, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {23796, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 33},
    {23800, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {23804, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23811, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {23815, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {23819, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {23826, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {23836, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {23840, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {23853, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {23866, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {23870, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23877, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {23881, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {23892, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {23896, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23900, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23907, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {23911, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {23915, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {23919, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {23923, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23930, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23947, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23964, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23974, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {23994, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24011, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24031, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24044, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24057, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24073, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {24080, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {24087, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {24091, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24102, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {24106, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {24110, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24117, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {24121, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {24128, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {24132, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {24136, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
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
    "DZ",
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
    "ML NE",
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
