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
    "a place called\0"
    "a republica de\0"
    "a small town called\0"
    "a small town named\0"
    "a small village called\0"
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
    "am\0"
    "amarat\0"
    "amphoe\0"
    "amt\0"
    "an der\0"
    "ancient city of\0"
    "ancient town of\0"
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
    "based in\0"
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
    "border town of\0"
    "born in\0"
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
    "city called\0"
    "city center\0"
    "city center of\0"
    "city centre\0"
    "city centre of\0"
    "city municipality\0"
    "city named\0"
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
    "coastal city of\0"
    "coastal town of\0"
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
    "dans le nord de\0"
    "dans le sud de\0"
    "dans lest de\0"
    "dans louest de\0"
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
    "din\0"
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
    "en el este de\0"
    "en el mapa\0"
    "en el norte de\0"
    "en el oeste de\0"
    "en el sur de\0"
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
    "fishing village of\0"
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
    "geboren in\0"
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
    "going to\0"
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
    "gps coordinates for\0"
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
    "he lives in\0"
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
    "historic city of\0"
    "historic town of\0"
    "historical city of\0"
    "hitta\0"
    "hlavni mesto\0"
    "hledat\0"
    "ho\0"
    "hoe kom ik in\0"
    "hol talalhato\0"
    "hol van\0"
    "holiday in\0"
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
    "i am from\0"
    "i am in\0"
    "i am looking for\0"
    "i live in\0"
    "i need the location of\0"
    "i want to go to\0"
    "ich wohne in\0"
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
    "im from\0"
    "im in\0"
    "im looking for\0"
    "im norden von\0"
    "im osten von\0"
    "im suden von\0"
    "im westen von\0"
    "in\0"
    "in central\0"
    "in che paese e\0"
    "in de buurt van\0"
    "in der nahe von\0"
    "in eastern\0"
    "in front of\0"
    "in northeastern\0"
    "in northern\0"
    "in northwestern\0"
    "in quale paese si trova\0"
    "in rural\0"
    "in southeastern\0"
    "in southern\0"
    "in southwestern\0"
    "in the east of\0"
    "in the north of\0"
    "in the south of\0"
    "in the vicinity of\0"
    "in the west of\0"
    "in upstate\0"
    "in welchem land liegt\0"
    "in western\0"
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
    "jhabite a\0"
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
    "lat long for\0"
    "lat long of\0"
    "latitude and longitude for\0"
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
    "little town of\0"
    "living in\0"
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
    "market town of\0"
    "markt\0"
    "marktgemeinde\0"
    "massif\0"
    "medieval city of\0"
    "medieval town of\0"
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
    "mining town of\0"
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
    "moving to\0"
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
    "nel nord della\0"
    "nel sud della\0"
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
    "old city of\0"
    "old town\0"
    "old town of\0"
    "on\0"
    "on a map\0"
    "on es\0"
    "on map\0"
    "on the banks of\0"
    "on the coast of\0"
    "on the map\0"
    "on the outskirts of\0"
    "on the shore of\0"
    "on the shores of\0"
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
    "place named\0"
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
    "port town of\0"
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
    "resort town of\0"
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
    "seaport of\0"
    "search\0"
    "search for\0"
    "seaside resort of\0"
    "seaside town of\0"
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
    "she lives in\0"
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
    "small town of\0"
    "small village of\0"
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
    "staying in\0"
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
    "they live in\0"
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
    "town called\0"
    "town center\0"
    "town centre\0"
    "town named\0"
    "town of\0"
    "township\0"
    "township of\0"
    "tp\0"
    "travel to\0"
    "traveling to\0"
    "travelling to\0"
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
    "university city of\0"
    "university town of\0"
    "upazila\0"
    "upon\0"
    "urban area\0"
    "us state of\0"
    "utanfor\0"
    "v\0"
    "va rog\0"
    "vacation in\0"
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
    "village called\0"
    "village de\0"
    "village named\0"
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
    "vivo en\0"
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
    "we are in\0"
    "we live in\0"
    "weather\0"
    "weather for\0"
    "weather in\0"
    "weg nach\0"
    "were in\0"
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
    "wir sind in\0"
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
    "در\0"
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
    {120, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {135, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {150, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {170, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {189, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {212, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {224, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {233, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {237, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {249, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {255, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {263, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {274, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {296, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {305, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {315, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {326, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {335, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {346, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {358, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {373, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {385, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {408, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {434, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {444, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {457, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {470, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {483, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {496, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {520, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {547, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {572, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {600, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {611, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {622, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {636, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {661, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {689, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {697, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {714, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 38},
    {720, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {730, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {739, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {761, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {770, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {778, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {789, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {801, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {810, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {813, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {824, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {836, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {848, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {858, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {864, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {872, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {885, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {897, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {909, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {918, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {931, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {935, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {941, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {944, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {951, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 45},
    {958, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {962, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {969, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {985, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1001, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1013, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1025, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1046, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 35},
    {1056, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1073, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1082, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1094, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {1106, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1121, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1137, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1148, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1153, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1165, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1172, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {1187, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {1205, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {1208, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1211, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 39},
    {1217, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 39},
    {1226, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 39},
    {1233, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1236, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1247, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1258, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1268, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1278, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1282, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1296, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1300, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1322, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1338, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1359, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1383, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1401, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1419, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1436, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1458, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1478, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1496, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1517, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1540, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1550, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1554, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1570, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {1573, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1589, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1598, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1606, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1614, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1622, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1635, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1642, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1655, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1682, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {1690, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1712, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1717, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1726, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 3},
    {1734, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1740, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {1750, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1754, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1761, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1770, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1778, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1785, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1789, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1800, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1809, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1814, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1821, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1829, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1836, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 8},
    {1843, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1859, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1875, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {1881, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1888, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1894, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1901, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1924, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1939, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1954, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1962, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1970, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1981, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1991, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2007, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2016, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2028, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2038, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {2049, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2064, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2076, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2082, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2089, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2092, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2097, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2102, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2110, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2123, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2138, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2154, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {2178, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2188, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2195, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2205, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2215, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2225, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2233, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2244, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2251, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2261, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2265, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2270, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2278, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2291, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2307, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2324, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2344, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2355, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2370, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2388, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2400, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2415, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2420, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2425, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2433, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2439, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2448, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2457, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2468, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2479, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2496, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2509, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2529, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2536, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2546, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2554, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2562, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2569, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2579, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2595, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2602, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2612, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2630, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2637, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2645, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2651, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2660, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2667, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2677, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2687, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2693, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {2701, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2712, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 45},
    {2721, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2729, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2737, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2746, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2750, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2760, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2767, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2777, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2787, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2797, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2802, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {2817, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2823, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2832, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {2855, AFFIX_NONE, AFFIX_CITY, AFFIX_NONE, 0},
    {2860, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2872, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2884, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2899, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2911, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2926, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2944, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2955, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2963, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2975, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2982, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2992, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3002, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3011, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3016, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3019, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3044, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3050, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3059, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3075, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3091, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3096, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3107, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3123, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3131, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3142, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3158, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3171, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3187, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3195, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3206, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3217, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3230, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3244, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3254, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3268, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3281, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3290, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3297, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3307, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3317, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3339, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3362, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3375, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3387, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3395, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3406, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3423, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3432, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3442, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3457, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3481, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3493, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3508, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3539, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3554, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3568, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3584, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3596, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3612, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3627, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3640, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3655, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3670, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3677, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3691, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3697, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3702, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3719, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3727, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3735, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3746, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3753, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3763, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {3769, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3781, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3797, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3799, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3802, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3806, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3811, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 25},
    {3817, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 25},
    {3826, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3832, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3837, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3853, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3868, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3881, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3896, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3915, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3940, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {3944, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3948, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3951, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3956, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3962, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3969, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3976, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3989, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4002, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4010, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4016, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4020, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4026, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4030, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4035, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4041, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4047, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4055, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4065, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4071, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4075, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4098, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4125, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4158, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4181, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4185, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4192, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 5},
    {4205, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {4221, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {4238, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {4254, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {4266, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4281, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4299, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4315, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4330, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 4},
    {4341, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {4355, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4360, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4364, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {4373, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4387, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4397, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4405, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4409, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4414, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4421, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4431, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4442, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4453, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4465, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4476, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4479, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {4487, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4501, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4512, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4520, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4530, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4534, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4553, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4563, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4576, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4586, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4593, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4606, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4616, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4620, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4632, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4646, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4656, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4669, AFFIX_DIVISION, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4678, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {4700, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4712, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4722, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4731, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 42},
    {4740, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 42},
    {4752, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4772, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {4781, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {4793, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4808, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4811, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4821, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4826, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4847, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {4857, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4869, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4880, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4892, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4904, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4923, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4928, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4933, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4937, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4942, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4949, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4963, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4972, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4975, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4984, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 19},
    {4994, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4996, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {5004, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5011, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {5014, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5031, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5035, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5041, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5044, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5061, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5069, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5080, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5087, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5097, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {5105, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5116, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5124, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5135, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5144, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5154, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5157, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5171, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5182, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5197, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5212, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5225, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5242, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5260, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5271, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5281, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5291, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5303, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5310, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5320, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5330, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5340, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5361, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5376, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5388, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5400, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5408, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5416, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5421, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5425, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5432, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5440, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {5446, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5452, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5461, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5466, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5497, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5514, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5534, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5554, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5571, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5589, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5609, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5620, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5634, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5648, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5671, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5693, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5698, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5706, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5715, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5721, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5726, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5745, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5751, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5757, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5765, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5771, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5778, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5789, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5799, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5813, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5823, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {5829, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5836, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5846, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5858, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5869, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5875, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5882, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5889, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5899, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5908, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5916, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5927, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5941, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {5951, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5956, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {5959, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5972, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5983, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 40},
    {5989, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {5995, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6009, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {6022, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6026, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6031, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6042, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6050, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6055, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6062, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6076, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6084, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6099, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6105, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6116, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6127, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6146, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6154, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6165, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6176, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6185, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6194, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6202, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 11},
    {6215, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6223, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6250, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6258, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6262, AFFIX_WARD, AFFIX_NONE, AFFIX_NONE, 41},
    {6268, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6274, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6289, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6298, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6307, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6316, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6325, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6334, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6343, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6353, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6362, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6371, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6376, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6381, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6387, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6393, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6406, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6421, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6436, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6446, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {6458, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {6473, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6477, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6497, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6516, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6527, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6532, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6543, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6558, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6573, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6588, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6603, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6618, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6632, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6647, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6655, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6670, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6685, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6695, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6712, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {6715, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6725, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6730, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6738, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {6742, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6755, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {6765, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6772, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6782, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6789, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6799, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6810, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6819, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6828, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6834, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6855, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6866, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6881, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6891, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6902, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6905, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6917, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6922, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6930, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6936, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {6946, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6950, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6961, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6976, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6981, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6987, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7006, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7023, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7040, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7059, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7065, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7078, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7085, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7088, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7102, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7116, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7124, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7135, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7149, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7159, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7174, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7191, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7205, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7221, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7239, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7253, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7270, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7273, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {7279, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7287, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7295, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7307, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7323, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7335, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {7337, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7347, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7355, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7372, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7382, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7405, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7421, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7434, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7443, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {7446, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {7455, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {7464, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7469, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 46},
    {7476, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7480, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7496, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7503, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7510, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7515, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7520, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7528, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7536, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7544, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 46},
    {7548, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7551, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7559, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7565, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7580, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7594, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7607, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7620, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7634, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7637, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7648, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7663, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7679, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7695, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7706, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7734, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7746, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7762, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7786, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7795, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7811, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7823, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7839, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7854, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7870, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7886, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7905, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7920, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7931, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7953, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7964, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7984, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8005, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8023, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8034, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8049, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8055, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8062, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8068, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8075, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8082, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8104, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8129, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8155, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8160, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8173, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8183, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8188, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8193, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8201, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8221, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8238, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8258, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8265, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8280, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8290, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8298, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8309, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8315, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8320, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8328, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8334, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8340, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8348, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8357, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 29},
    {8363, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8369, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8380, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8387, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8395, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8405, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {8411, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8419, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8424, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8429, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8438, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {8443, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 36},
    {8447, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 36},
    {8453, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 36},
    {8461, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8469, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8482, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8496, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8509, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8525, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8539, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8552, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8558, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8568, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 30},
    {8578, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {8584, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {8600, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 21},
    {8607, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {8616, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8620, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8630, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8636, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8647, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8656, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8662, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8672, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {8679, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8688, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8697, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {8702, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8709, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8734, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8749, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {8752, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {8756, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8765, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8771, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8778, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8787, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8798, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8806, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8814, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8825, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8835, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8842, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8852, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {8855, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8860, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {8868, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8875, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8883, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {8895, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8906, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8917, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8928, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8939, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8945, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8958, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8971, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8981, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8993, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9005, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9021, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9037, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9053, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9067, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {9075, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9085, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9090, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9100, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9110, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9115, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9125, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9132, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9140, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {9152, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 43},
    {9157, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 23},
    {9162, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9168, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9179, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9191, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {9200, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9211, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9222, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 43},
    {9227, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {9233, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9244, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9254, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9263, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {9266, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {9269, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9278, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9289, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9300, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {9314, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9320, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9332, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9339, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9347, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9356, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9363, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {9373, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9375, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9378, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9392, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9407, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9424, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9436, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9449, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9462, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9472, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {9483, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9490, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9501, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9517, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9534, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9544, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9555, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9567, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 28},
    {9573, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9583, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9587, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9593, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9600, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9607, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9617, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9630, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9639, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9644, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9652, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9660, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9669, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {9676, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9683, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9693, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9703, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9711, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {9716, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {9722, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 44},
    {9726, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {9731, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9748, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {9758, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9771, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9777, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9812, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9829, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9859, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9875, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9891, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9895, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9903, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9912, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9925, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9937, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9964, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9990, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9995, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9998, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {10008, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10016, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10026, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10037, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10049, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10053, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10059, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10068, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10076, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10084, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10092, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {10100, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10105, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10120, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10130, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10135, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {10138, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10141, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {10163, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10177, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10190, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10206, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10216, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10231, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10246, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10261, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10277, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10284, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10292, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10303, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10315, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10324, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10336, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10343, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10351, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10363, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10367, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10376, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10387, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10398, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10413, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10422, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10433, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10440, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10445, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 27},
    {10453, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 28},
    {10462, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10468, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10484, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {10491, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10495, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10502, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {10507, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10515, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10532, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10540, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10546, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10555, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10560, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10568, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10572, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10579, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10584, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10592, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10607, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10613, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10627, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10634, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10651, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10668, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {10673, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {10682, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 29},
    {10688, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10692, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10699, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10707, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10713, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10719, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10730, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10744, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10755, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10769, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10782, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10800, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10821, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 32},
    {10839, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {10860, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10880, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10900, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10911, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10918, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10935, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10964, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10976, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10984, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {10996, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11011, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11020, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11026, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11049, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11065, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11072, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11078, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11083, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11092, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11101, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11107, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11116, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11127, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11139, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11145, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11152, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11162, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11171, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11178, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11188, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11194, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11203, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11223, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11226, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11234, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11244, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11254, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {11264, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {11282, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11301, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11323, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11339, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11352, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11368, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11378, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11391, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11404, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11417, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11428, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11435, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11441, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11444, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11452, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11461, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11474, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11489, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11502, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11515, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11520, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11526, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11531, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11547, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11552, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11557, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11566, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11572, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11582, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11587, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11600, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11604, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11615, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11628, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11638, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {11653, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11669, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11687, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11701, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11718, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11736, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11753, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {11766, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11781, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11793, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11799, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11804, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {11811, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11817, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {11831, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {11838, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {11844, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11848, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11862, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11866, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11881, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11895, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11901, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11907, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11920, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11927, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11937, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {11946, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {11959, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11967, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11970, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11978, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11989, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11998, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12011, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12019, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12033, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12042, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12056, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12069, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12082, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12086, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12099, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12106, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {12109, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12113, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12118, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {12120, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12126, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {12138, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12143, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {12150, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {12158, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {12166, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12174, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12181, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12188, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12193, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 14},
    {12202, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12208, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12214, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12223, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12226, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12233, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12248, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 23},
    {12254, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12260, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12266, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12278, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12287, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12299, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12302, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12311, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12317, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12324, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12340, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12356, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12367, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12387, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12403, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12420, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12427, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12437, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12447, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12464, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12476, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12483, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12492, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12497, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12504, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12525, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {12536, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12540, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12550, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {12553, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {12563, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12571, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 31},
    {12577, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {12585, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12594, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12606, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12613, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12621, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12626, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12633, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12651, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12675, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12687, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12700, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12708, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12716, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12727, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {12737, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12750, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {12753, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {12757, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {12763, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12773, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12783, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12793, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12802, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12810, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12818, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12832, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12849, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12867, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12884, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12897, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12913, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12933, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12953, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12975, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12994, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13010, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {13017, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {13027, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {13041, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13048, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13058, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13069, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13079, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13095, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13114, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13133, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13153, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13172, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {13183, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13192, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13197, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13203, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13213, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13226, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13239, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13252, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13261, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13281, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13292, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13304, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13314, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13327, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13336, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13341, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13350, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13359, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13363, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13370, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13375, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13383, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13391, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13399, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13403, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13409, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13422, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13434, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13440, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13447, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13455, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13463, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13471, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {13478, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13490, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13502, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13525, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13534, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13540, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13549, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 7},
    {13568, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13582, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13592, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13605, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {13619, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13627, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13640, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13652, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13665, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 41},
    {13672, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13686, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {13696, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13710, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {13721, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {13735, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {13749, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13763, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13777, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {13787, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13795, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13802, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13810, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13824, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13838, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {13851, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13867, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13881, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13893, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13908, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13918, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13926, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13935, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13943, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {13952, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13959, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13966, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13971, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13980, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13992, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14004, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14016, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14034, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14044, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14054, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14067, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {14080, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {14096, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {14110, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {14123, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14136, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {14152, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {14162, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14172, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {14181, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14189, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14199, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14209, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14220, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14230, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {14236, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14243, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {14246, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14270, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {14275, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14286, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14295, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14301, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14309, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14315, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14323, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14330, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14336, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14342, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14350, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14358, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14374, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14382, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14392, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14402, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 24},
    {14419, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14425, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14432, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14451, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14470, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14480, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14490, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14500, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {14517, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14535, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {14560, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14574, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14591, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14600, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14608, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14625, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14634, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14642, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14653, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14661, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14670, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14680, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14690, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14702, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14711, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14720, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14729, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14738, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14748, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {14753, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14764, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14779, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14796, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14823, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14837, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14860, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14885, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14905, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14928, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {14937, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14949, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14965, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14975, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14994, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15019, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15044, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15057, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15070, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15084, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15109, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15134, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15147, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15161, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15182, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15203, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15227, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15252, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15276, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15295, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15317, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15339, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15362, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15383, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15404, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15425, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15444, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15454, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15463, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15483, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15500, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15516, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15526, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15537, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15549, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15560, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15573, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15587, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15614, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15641, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15656, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15670, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15692, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15715, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15739, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15763, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {15773, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15783, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15798, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15801, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15805, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15812, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {15818, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {15825, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15832, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15840, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15851, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15858, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15867, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15877, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15888, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15900, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15911, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 3},
    {15920, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15928, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15943, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15949, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {15965, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15974, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15981, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {15987, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {15991, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {15999, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16005, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16017, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16030, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16034, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16041, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16052, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16059, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16070, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16088, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16104, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16120, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16134, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16138, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16144, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16149, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16155, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16164, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16173, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16184, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16198, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16209, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16216, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16222, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {16233, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {16246, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16253, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {16258, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16271, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16284, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {16290, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16294, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {16300, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16306, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {16315, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16320, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16328, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16342, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16345, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16352, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16362, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16372, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16385, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16400, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16412, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16425, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16444, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16453, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16457, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16462, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16476, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16493, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16515, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16524, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16528, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16541, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16556, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16561, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16569, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16574, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16580, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16591, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16605, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16614, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16628, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16641, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16654, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16673, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16686, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 34},
    {16691, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16697, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16702, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16709, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16715, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16729, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {16740, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {16750, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16764, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16777, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16782, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16787, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16795, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 10},
    {16801, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16817, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {16826, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {16837, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {16844, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16854, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16863, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16870, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16881, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16889, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16905, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16916, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16923, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16933, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16941, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16952, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16964, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {16971, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16982, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16995, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17007, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17021, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17038, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17048, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {17056, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17067, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17073, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17085, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17090, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17102, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17111, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17122, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17135, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17148, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17163, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17167, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {17174, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17187, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17201, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17214, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17230, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17234, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17242, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {17249, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {17258, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17265, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17268, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17271, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17274, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17277, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17280, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17285, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17289, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17293, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17304, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17309, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17313, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17319, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17334, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17347, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17357, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {17367, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {17373, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {17378, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17385, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17393, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17407, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17424, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17440, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17455, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17470, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17485, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17493, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17502, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17513, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17524, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17535, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17546, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17557, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17571, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17585, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17595, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17608, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17618, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17628, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17635, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17646, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17659, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17668, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17672, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {17687, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17703, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17714, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17734, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17749, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17761, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17781, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17796, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17810, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17824, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17836, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17856, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17871, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {17885, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17901, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {17916, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17940, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17958, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {17977, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17996, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18008, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18022, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18037, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {18046, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18066, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18086, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18097, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18113, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18130, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18148, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {18166, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18186, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18202, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18216, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18232, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {18242, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18253, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {18266, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18280, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18297, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18309, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18322, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18335, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18344, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18351, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18355, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18363, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18376, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18388, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 47},
    {18393, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 33},
    {18396, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18403, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18414, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18421, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18426, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18434, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18442, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18447, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18459, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18471, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18483, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18494, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18502, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18511, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18523, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18526, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18536, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18549, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18563, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18571, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18578, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18589, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18597, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18603, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18605, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18618, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18629, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18634, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18642, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {18666, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18679, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18682, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18692, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18705, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18709, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18719, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18728, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18744, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {18762, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18780, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18799, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18817, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18836, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18855, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {18863, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18868, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18879, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {18891, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18899, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18901, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18908, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18920, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18924, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18929, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18938, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18948, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18957, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18967, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18977, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {18984, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18994, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18998, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19005, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19012, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19022, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19033, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 29},
    {19042, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19048, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19055, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19065, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19068, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19085, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19089, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19097, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19106, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19121, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19130, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19137, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19148, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19160, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19169, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19186, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19194, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19202, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 46},
    {19211, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19220, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19228, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19243, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19254, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19268, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19279, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19285, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19294, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19302, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19311, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19315, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19323, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19331, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19336, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19345, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19351, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19359, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19367, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19377, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19389, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19402, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 41},
    {19414, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 41},
    {19429, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19441, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {19448, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {19458, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19466, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19481, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19495, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19499, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19507, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19511, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19522, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {19530, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {19537, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {19551, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19562, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19568, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19580, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19582, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19601, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19611, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19629, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19637, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19645, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19655, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19673, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19678, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19682, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19690, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {19695, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19705, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19716, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19723, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19726, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19736, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19747, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19755, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19767, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19778, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19787, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19795, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19803, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19816, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19845, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19873, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19889, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19913, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19932, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19954, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19964, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19981, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19998, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20020, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20029, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20050, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20068, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20087, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20094, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20111, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20123, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20142, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20161, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20178, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20183, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 26},
    {20190, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {20200, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {20210, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20218, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20226, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {20245, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20257, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20264, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20281, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20294, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20307, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20322, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20329, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20338, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {20351, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 41},
    {20355, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {20367, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20373, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20385, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {20391, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {20397, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20400, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {20405, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20415, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20428, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {20433, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20436, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20447, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {20451, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20460, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20466, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20476, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20484, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20489, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20494, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20500, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {20508, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20515, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20520, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20525, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20533, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20541, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20549, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20561, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20564, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20568, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 11},
    {20577, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20581, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20602, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20630, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20658, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20682, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20706, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20715, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20733, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20761, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20789, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20800, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {20824, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20827, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20838, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20856, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20876, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20894, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {20903, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {20914, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {20925, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20928, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20933, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20950, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20971, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21011, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21020, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {21037, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21063, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21092, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21110, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21131, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21138, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21147, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21154, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21172, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21181, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21208, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21213, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21218, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21225, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21230, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21243, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21260, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {21273, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21290, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21299, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21319, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21328, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21331, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21358, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21371, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21376, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21387, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21406, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21409, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {21416, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21455, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {21481, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21509, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21539, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21564, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21576, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {21585, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21596, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {21605, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21610, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21619, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21636, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21641, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21669, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21684, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {21695, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21712, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21725, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21738, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21778, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21801, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21822, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21843, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21858, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {21869, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21888, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21909, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {21930, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21953, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21976, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 43},
    {21985, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22002, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22021, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22033, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22060, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22073, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22076, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22085, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22129, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {22138, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {22145, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22185, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22196, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {22201, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22217, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22233, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22244, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22255, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22293, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {22327, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22349, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {22356, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {22369, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {22384, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22408, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {22419, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22430, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22441, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22454, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {22467, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {22480, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22487, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22502, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22509, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22530, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22543, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22563, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22580, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {22601, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22616, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {22635, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {22648, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {22663, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22670, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {22673, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22684, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {22693, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {22706, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22725, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22746, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22767, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22781, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {22792, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22795, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22812, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22821, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22828, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22843, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22858, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22875, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {22878, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {22887, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22933, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22944, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22968, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22977, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22988, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {22999, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23010, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {23019, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23030, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23041, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23050, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23063, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23077, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23088, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23097, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23111, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23129, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23149, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23158, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23167, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23181, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23198, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23207, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {23218, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {23231, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23246, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {23257, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23264, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23278, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23294, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23318, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23332, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23350, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {23361, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23374, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23400, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23415, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23424, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23435, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {23440, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23447, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23456, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23463, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {23478, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23485, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {23500, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {23535, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23540, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23547, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23554, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23568, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {23579, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23593, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {23606, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23617, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {23626, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23637, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23651, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {23662, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23671, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23680, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {23691, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {23716, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23736, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23759, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23779, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {23807, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {23829, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {23851, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {23864, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {23874, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {23890, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23900, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {23910, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {23926, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {23945, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {23964, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23984, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23994, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {24010, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {24026, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {24036, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {24065, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24081, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24097, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24113, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {24135, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {24157, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24176, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24210, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24268, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {24287, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24309, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {24340, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {24362, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {24378, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {24391, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {24407, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {24426, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24449, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {24468, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24482, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24495, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24517, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24524, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24549, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24559, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24569, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24579, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24589, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24599, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24609, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24628, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24656, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24675, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {24682, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {24686, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {24702, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24709, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24722, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {24729, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {24739, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {24743, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {24750, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {24754, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24761, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {24777, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {24781, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {24794, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {24807, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {24820, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {24833, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24849, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24856, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24872, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24885, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24895, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24905, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24915, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {24922, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24929, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {24945, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {24955, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {24962, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {24966, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {24970, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {24974, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {24978, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {24982, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {24986, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 33},
    {24990, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {24994, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25001, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25005, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {25009, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25016, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {25020, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25024, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25031, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {25035, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25039, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25046, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25050, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25060, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25070, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25074, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {25078, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25085, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {25104, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25111, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25121, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25131, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25138, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25142, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25146, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 33},
    {25150, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25154, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25161, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25165, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {25169, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {25176, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {25186, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {25190, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {25203, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25216, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {25220, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25227, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25231, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25242, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25246, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {25250, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25257, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {25261, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {25265, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25269, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {25273, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25280, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25297, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25314, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25324, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25344, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25361, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25381, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25394, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25407, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25423, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {25430, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25437, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25441, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25452, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {25456, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25460, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25467, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25471, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25478, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25482, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {25486, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
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
