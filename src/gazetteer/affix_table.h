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
    "beautiful city of\0"
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
    "famous city of\0"
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
    "i norra\0"
    "i sodra\0"
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
    "latitude of\0"
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
    "pa\0"
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
    "the beautiful city of\0"
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
    "the famous city of\0"
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
    "vo\0"
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
    "whats the latitude of\0"
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
    {1778, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1796, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1803, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1807, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1818, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1827, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1832, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1839, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1847, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1854, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 8},
    {1861, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1877, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1893, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {1899, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1906, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1912, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1919, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1942, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1957, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1972, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1980, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1988, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1999, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2009, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2025, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2034, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2046, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2056, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {2067, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2082, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2094, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2100, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2107, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2110, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2115, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2120, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2128, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2141, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2156, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2172, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {2196, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2206, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2213, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2223, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2233, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2243, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2251, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2262, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2269, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2279, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2283, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2288, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2296, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2309, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2325, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2342, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2362, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2373, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2388, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2406, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2418, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2433, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2438, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2443, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2451, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2457, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2466, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2475, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2486, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2497, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2514, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2527, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2541, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2547, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2554, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2564, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2572, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2580, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2587, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2597, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2613, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2620, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2630, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2648, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2655, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2663, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2669, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2678, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2685, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2695, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2705, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2711, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {2719, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2730, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 45},
    {2739, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2747, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2755, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2764, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2768, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2778, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2785, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2795, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2805, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2815, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2820, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {2835, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2841, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2850, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {2873, AFFIX_NONE, AFFIX_CITY, AFFIX_NONE, 0},
    {2878, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2890, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2902, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2917, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2929, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2944, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2962, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2973, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2981, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2993, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {3000, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3010, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3020, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3029, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3034, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3037, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3062, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3068, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3077, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3093, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3109, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3114, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3125, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3141, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3149, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3160, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3176, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3189, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3205, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3213, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3224, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3235, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3248, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3262, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3272, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3286, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3299, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3308, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3315, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3325, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3335, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3357, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3380, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3393, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3405, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3413, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3424, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3441, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3450, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3460, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3475, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3499, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3511, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3526, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3541, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3557, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3572, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3586, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3602, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3614, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3630, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3645, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3658, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3673, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3688, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3695, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3709, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3715, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3720, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3737, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3745, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3753, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3764, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3771, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3781, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {3787, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3799, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3815, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3817, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3820, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3824, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3829, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 25},
    {3835, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 25},
    {3844, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3850, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3855, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3871, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3886, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3899, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3914, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3933, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3958, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {3962, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {3966, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3969, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3974, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3980, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3987, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3994, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4007, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4020, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4028, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4034, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4038, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4044, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4048, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4053, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4059, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4065, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4073, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4083, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4089, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4093, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4116, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4143, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4176, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4199, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4203, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4210, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 5},
    {4223, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {4239, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {4256, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {4272, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {4284, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4299, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4317, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4333, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4348, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 4},
    {4359, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {4373, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4378, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4382, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {4391, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4405, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4415, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4423, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4427, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4432, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4439, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4449, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4460, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4471, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4483, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4494, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4497, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {4505, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4530, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4538, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4548, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4552, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4571, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4581, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4594, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4604, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4611, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4624, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4634, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4638, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4650, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4664, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4674, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4687, AFFIX_DIVISION, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4696, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {4718, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4730, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4740, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4749, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 42},
    {4758, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 42},
    {4770, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4790, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {4799, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {4811, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4826, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4829, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4839, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4844, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4865, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {4875, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4887, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4898, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4910, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4922, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4941, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4946, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4951, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4955, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4960, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4967, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4981, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {4990, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4993, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5002, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 19},
    {5012, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5014, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {5022, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5029, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {5032, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5049, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5053, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5059, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5062, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5079, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5087, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5098, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5105, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5115, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {5123, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5134, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5142, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5153, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5162, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5172, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5175, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5189, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5200, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5215, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5230, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5243, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5260, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5278, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5289, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5299, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5309, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5321, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5328, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5338, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5348, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5358, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5379, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5394, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5406, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5418, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5426, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5434, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5439, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5443, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5450, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5458, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {5464, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5470, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5479, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5484, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5499, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5530, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5547, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5567, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5587, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5604, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5622, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5642, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5653, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5667, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5681, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5704, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5726, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5731, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5739, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5748, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5754, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5759, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5778, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5784, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5790, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5798, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5804, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5811, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5822, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5832, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5846, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5856, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {5862, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5869, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5879, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5891, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5902, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5908, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5915, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5922, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5932, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5941, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5949, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5960, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5974, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {5984, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5989, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {5992, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6005, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6016, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 40},
    {6022, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {6028, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6042, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {6055, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6059, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6064, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6075, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6083, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6088, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6095, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6109, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6117, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6132, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6138, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6149, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6160, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6179, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6187, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6198, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6209, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6218, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6227, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6235, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 11},
    {6248, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6256, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6283, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6291, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6295, AFFIX_WARD, AFFIX_NONE, AFFIX_NONE, 41},
    {6301, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6307, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6322, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6331, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6340, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6349, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6358, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6367, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6376, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6386, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6395, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6404, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6409, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6414, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6420, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6426, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6439, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6454, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6469, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6479, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {6491, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {6506, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6510, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6530, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6549, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6560, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6565, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6576, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6591, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6606, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6621, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6636, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6651, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6665, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6680, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6688, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6703, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6718, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6728, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6745, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {6748, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6758, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6763, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6771, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {6775, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6788, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {6798, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6805, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6815, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6822, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6832, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6843, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6852, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6861, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6867, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6888, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6899, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6914, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6924, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {6935, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6938, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6950, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6955, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6963, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6969, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {6979, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6983, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {6994, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7009, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {7014, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {7020, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7039, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7056, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7073, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7092, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7098, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7111, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7118, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7121, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7135, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7149, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7157, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7168, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7182, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7192, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7207, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7224, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7238, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7254, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7272, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7286, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7303, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7306, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {7312, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7320, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7328, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7340, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7356, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7368, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {7370, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7380, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7388, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7405, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7415, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7438, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7446, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7454, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7470, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7483, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7492, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {7495, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {7504, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {7513, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7518, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 46},
    {7525, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7529, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7545, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7552, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7559, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7564, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7569, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7577, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7585, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7593, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 46},
    {7597, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7600, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7608, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7614, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7629, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7643, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7656, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7669, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7683, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7686, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7697, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7712, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7728, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7744, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7755, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7767, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7783, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7795, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7811, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7835, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7844, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7860, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7872, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7888, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7903, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7919, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7935, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7954, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7969, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7980, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8002, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8013, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8033, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8054, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8072, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8083, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8098, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8104, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8111, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8117, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8124, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8131, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8153, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8178, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8204, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8209, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8222, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8232, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8237, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8242, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8250, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8270, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8287, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8307, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8314, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8329, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8339, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8347, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8358, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8364, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8369, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8377, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8383, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8389, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8397, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8406, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 29},
    {8412, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8418, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8429, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8436, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8444, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8454, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {8460, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8468, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8473, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8478, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8487, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {8492, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 36},
    {8496, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 36},
    {8502, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 36},
    {8510, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8518, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8531, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8545, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8558, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8574, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8588, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8601, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8607, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8617, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 30},
    {8627, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {8633, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {8649, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 21},
    {8656, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {8665, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8669, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8679, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8685, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8696, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8705, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8711, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8721, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {8728, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8737, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8746, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {8751, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8758, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8767, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8783, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8798, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {8801, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {8805, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8814, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8820, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8827, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8836, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8847, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8855, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8863, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8874, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8884, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8891, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8901, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {8904, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8909, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {8917, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8924, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8932, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {8944, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8955, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8966, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8977, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8988, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8994, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9007, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9020, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9030, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9042, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9054, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9070, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9086, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9102, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9116, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {9124, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9134, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9139, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9149, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9159, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9164, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9174, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9181, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9189, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {9201, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 43},
    {9206, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 23},
    {9211, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9217, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9228, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9240, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {9249, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9260, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9271, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 43},
    {9276, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {9282, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9293, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9303, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9312, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {9315, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {9318, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9327, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9338, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9349, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {9363, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9369, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9381, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9388, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9396, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9405, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9412, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {9422, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9424, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9427, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9441, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9456, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9473, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9485, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9498, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9511, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9521, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {9532, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9539, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9550, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9566, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9583, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9593, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9604, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9616, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 28},
    {9622, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9632, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9636, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9642, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9649, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9656, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9666, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9679, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9688, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9693, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9701, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9709, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9718, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {9725, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9732, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9742, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9752, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9760, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {9765, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {9771, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 44},
    {9775, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {9780, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9797, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {9807, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9820, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9826, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9861, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9878, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9908, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9924, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9940, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9944, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9952, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9961, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9974, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9986, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10013, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10039, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10051, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10056, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10059, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {10069, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10077, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10087, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10098, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10110, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10114, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10120, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10129, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10137, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10145, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10153, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {10161, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10166, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10181, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10191, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10196, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {10199, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10202, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {10224, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10238, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10251, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10267, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10277, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10292, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10307, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10322, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10338, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10345, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10353, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10364, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10376, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10385, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10397, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10404, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10412, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10424, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10428, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10437, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10448, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10459, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10474, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10483, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10494, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10501, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10506, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 27},
    {10514, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 28},
    {10523, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10529, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10545, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {10552, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10556, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10563, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {10568, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10576, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10584, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10593, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10601, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10607, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10616, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10621, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10629, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10633, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10640, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10645, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10653, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10668, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10674, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10688, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10695, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10712, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10729, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {10734, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {10743, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 29},
    {10749, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10753, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10760, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10768, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10774, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10780, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10791, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10805, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10816, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10830, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10843, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10861, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10882, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 32},
    {10900, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {10921, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10941, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10961, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10972, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10979, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10996, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {11025, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11037, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11045, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11057, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11072, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11081, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11087, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11096, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11110, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11126, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11133, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11139, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11144, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11153, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11162, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11168, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11177, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11188, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11200, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11206, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11223, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11232, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11239, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11249, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11255, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11264, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11274, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11284, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11287, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11295, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11305, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11315, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {11325, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {11343, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11362, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11384, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11400, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11413, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11429, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11439, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11452, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11465, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11478, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11489, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11496, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11502, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11505, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11513, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11522, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11535, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11550, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11563, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11576, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11581, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11587, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11592, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11608, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11613, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11618, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11627, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11633, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11643, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11648, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11661, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11665, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11676, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11689, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11699, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {11714, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11730, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11748, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11762, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11779, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11797, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11814, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {11827, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11842, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11854, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11860, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11865, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {11872, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11878, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {11892, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {11899, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {11905, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11909, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11923, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11927, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11942, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11956, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11962, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11968, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11981, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11988, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11998, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {12007, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {12020, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12028, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12031, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12039, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12050, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12059, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12072, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12080, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12094, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12103, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12117, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12130, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12143, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12147, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12160, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12167, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {12170, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12174, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12179, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {12181, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12187, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {12199, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12204, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {12211, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {12219, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {12227, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12235, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12242, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12249, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12254, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 14},
    {12263, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12269, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12275, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12284, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12287, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12294, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12309, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 23},
    {12315, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12321, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12327, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12339, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12348, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12360, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12363, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12372, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12378, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12385, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12401, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12417, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12428, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12448, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12464, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12481, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12488, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12498, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12508, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12525, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12537, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12544, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12553, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12558, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12565, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12586, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {12597, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12601, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12611, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {12614, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {12624, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12632, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 31},
    {12638, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {12646, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12655, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12667, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12674, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12682, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12687, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12694, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12712, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12736, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12748, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12761, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12769, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12777, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12788, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {12798, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12811, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {12814, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {12818, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {12824, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12827, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12837, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12847, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12857, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12866, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12874, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12882, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12896, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12913, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12931, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12948, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12961, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12977, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {12997, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13017, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13039, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13058, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13074, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {13081, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {13091, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {13105, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13112, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13122, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13133, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13143, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13159, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13178, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13197, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13217, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13236, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {13247, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13256, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13261, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13267, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13277, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13290, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13303, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13316, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13325, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13345, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13356, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13368, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13378, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13391, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13400, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13405, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13414, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13423, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13427, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13434, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13439, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13447, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13455, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13463, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13467, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13473, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13486, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13498, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13504, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13511, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13527, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13535, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {13542, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13554, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13566, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13589, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13598, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13604, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13613, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 7},
    {13632, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13646, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13656, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13669, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {13683, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13691, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13704, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13716, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13729, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 41},
    {13736, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13750, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {13760, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13774, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {13785, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {13799, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {13813, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13827, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13841, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {13851, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13859, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13866, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13874, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13888, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13902, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {13915, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13931, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13945, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13957, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13972, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13982, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13990, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13999, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14007, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {14016, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14023, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14030, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14035, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14044, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14056, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14068, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14080, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14098, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14108, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14118, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14131, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {14144, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {14160, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {14174, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {14187, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14200, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {14216, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {14226, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14236, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {14245, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14253, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14263, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14273, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14284, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14294, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {14300, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14307, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {14310, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14334, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {14339, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14350, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14359, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14365, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14373, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14379, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14387, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14394, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14400, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14406, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14414, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14422, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14438, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14446, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14456, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14466, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 24},
    {14483, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14489, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14496, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14515, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14534, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14544, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14554, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14564, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {14581, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14599, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {14624, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14638, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14655, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14664, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14672, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14689, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14698, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14706, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14717, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14725, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14734, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14744, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14754, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14766, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14775, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14784, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14793, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14802, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14812, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {14817, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14828, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14843, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14860, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14887, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14901, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14924, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14949, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14969, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14992, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {15001, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15013, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15029, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15039, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15058, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15083, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15108, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15121, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15134, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15148, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15173, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15198, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15211, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15225, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15246, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15267, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15291, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15316, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15340, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15359, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15381, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15403, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15426, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15447, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15468, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15489, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15508, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15518, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15527, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15547, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15564, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15580, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15590, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15601, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15613, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15624, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15637, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15651, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15678, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15705, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15720, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15734, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15756, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15779, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15803, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15827, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {15837, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {15847, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {15862, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {15865, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15869, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15876, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {15882, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {15889, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15896, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15904, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {15915, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15922, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15931, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15941, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15952, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15964, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15975, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 3},
    {15984, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {15992, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16007, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16013, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16029, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16038, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {16045, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {16051, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {16055, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16063, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16069, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16081, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16094, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16098, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16105, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16116, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16123, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16134, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16152, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16168, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16184, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16198, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16202, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16208, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16213, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16219, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16228, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16237, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16248, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16262, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16273, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16280, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16286, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {16297, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {16310, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16317, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {16322, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16335, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16348, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {16354, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16358, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {16364, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16370, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {16379, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16384, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16392, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16406, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16409, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16416, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16426, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16436, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16449, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16464, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16476, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16489, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16500, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16508, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16517, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16521, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16526, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16540, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16557, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16579, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16588, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16592, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16605, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16620, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16625, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16633, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16638, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16644, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16655, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16669, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16678, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16692, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16705, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16718, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16737, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16750, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 34},
    {16755, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16761, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16766, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16773, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16779, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16793, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {16804, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {16814, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16828, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16841, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16846, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16851, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16859, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 10},
    {16865, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16881, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {16890, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {16901, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {16908, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16918, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16927, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16934, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16945, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16953, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16969, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16980, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16987, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16997, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17005, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17016, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17028, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {17035, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17046, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17059, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17071, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17085, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17102, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17112, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {17120, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17131, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17137, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17149, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17154, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17166, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17175, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17186, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17199, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17212, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17227, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17231, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {17238, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17251, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17265, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17278, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17294, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17298, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17306, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {17313, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {17322, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17329, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17332, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17335, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17338, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17341, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17344, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17349, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17353, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17357, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17368, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17373, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17377, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17383, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17398, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17411, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17421, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {17431, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {17437, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {17442, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17449, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17457, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17471, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17488, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17504, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17519, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17534, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17549, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17557, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17566, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17577, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17588, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17599, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17610, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17621, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17635, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17649, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17659, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17672, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17682, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17692, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17699, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17710, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17723, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17732, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17736, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {17751, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17767, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17778, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17800, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17820, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17835, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17847, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17867, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17882, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17896, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17910, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17922, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17942, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17957, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {17971, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17987, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {18002, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18021, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18045, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18063, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {18082, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18101, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18113, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18127, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18142, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {18151, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18171, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18191, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18202, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18218, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18235, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18253, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {18271, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18291, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18307, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18321, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18337, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {18347, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18358, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {18371, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18385, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18402, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18414, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18427, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18440, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18449, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18456, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18460, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18468, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18481, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18493, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 47},
    {18498, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 33},
    {18501, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18508, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18519, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18526, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18531, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18539, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18547, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18552, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18564, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18576, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18588, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18599, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18607, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18616, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18628, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18631, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18641, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18654, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18668, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18676, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18683, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18694, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18702, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18708, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18710, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18723, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18734, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18739, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18747, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {18771, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18784, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18787, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18797, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18810, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18814, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18824, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18833, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18849, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {18867, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18885, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18904, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18922, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18941, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18960, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {18968, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {18973, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18984, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {18996, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19004, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19006, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19013, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19025, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19029, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19034, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19043, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19053, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19062, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19072, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19082, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19089, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19099, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19103, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19110, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19117, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19127, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19138, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 29},
    {19147, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19153, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19160, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19170, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19173, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19190, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19194, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19202, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19211, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19226, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19235, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19242, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19253, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19265, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19274, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19291, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19299, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19307, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 46},
    {19316, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19325, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19333, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19348, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19359, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19373, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19384, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19390, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19399, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19407, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19416, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19420, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19428, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19441, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19450, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19456, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19464, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19472, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19482, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19485, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19497, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19510, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 41},
    {19522, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 41},
    {19537, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19549, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {19556, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {19566, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19574, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19589, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19603, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19607, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19615, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19619, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19630, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {19638, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {19645, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {19659, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19670, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19676, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19688, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19690, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19709, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19719, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19737, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19745, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19753, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19763, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19781, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19786, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19790, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19798, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {19803, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19813, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19824, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19831, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19834, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19844, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19855, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19863, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19875, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19886, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19895, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19903, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19911, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19924, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19953, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19981, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19997, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20021, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20040, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20062, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20084, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20094, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20111, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20128, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20150, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20159, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20180, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20198, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20217, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20224, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20241, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20253, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20272, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20291, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20308, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20313, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 26},
    {20320, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {20330, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {20340, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20348, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20356, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {20375, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20387, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20394, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20411, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20424, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20437, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20452, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20459, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20468, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {20481, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 41},
    {20485, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {20497, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20503, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20515, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {20521, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {20527, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20530, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {20535, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20545, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20558, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {20563, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20566, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20577, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {20581, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20590, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20596, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20606, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20614, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20619, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20624, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20630, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {20638, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20645, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20650, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20655, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20663, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20671, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20679, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20691, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20694, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20698, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 11},
    {20707, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20711, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20732, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20760, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {20788, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20812, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20836, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20845, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20863, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20891, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20919, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20930, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {20954, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20957, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20968, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20986, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21006, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21024, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {21033, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {21044, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {21055, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21058, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21063, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21080, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21101, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21141, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21150, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {21167, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21193, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21222, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21240, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21261, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21268, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21277, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21284, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21302, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21311, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21338, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21343, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21348, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21355, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21360, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21373, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21390, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {21403, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21420, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21429, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21449, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21458, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21461, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21488, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21501, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21506, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21517, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21536, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21539, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {21546, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21585, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {21611, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21639, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21669, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21694, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21706, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {21715, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21726, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {21735, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21740, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21749, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21766, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21771, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21799, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21814, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {21825, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21842, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21855, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21868, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21908, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21931, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21952, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21973, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21988, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {21999, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22018, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22039, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {22060, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22083, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22106, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 43},
    {22115, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22132, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22163, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22190, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22203, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22206, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22215, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22259, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {22268, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {22275, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22315, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22326, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {22331, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22347, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22363, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22374, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22385, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22423, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {22457, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22479, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {22486, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {22499, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {22514, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22538, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {22549, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22560, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22571, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22584, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {22597, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {22610, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22617, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22632, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22639, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22660, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22673, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22693, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22710, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {22731, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22746, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {22765, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {22778, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {22793, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22800, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {22803, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22814, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {22823, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {22836, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22855, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22876, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22897, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22911, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {22922, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22925, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22942, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22951, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22958, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22973, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22988, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23005, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {23008, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {23017, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23063, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23074, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23098, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23107, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23118, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {23129, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23140, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {23149, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23160, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23171, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23180, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23193, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23207, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23218, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23227, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23241, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23259, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23279, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23288, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23297, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23311, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23328, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23337, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {23348, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {23361, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23376, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {23387, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23394, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23408, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23424, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23448, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23462, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23480, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {23491, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23504, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23530, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23545, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23554, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23565, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {23570, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23577, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23586, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23593, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {23608, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23615, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {23630, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {23665, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23670, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23677, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23684, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23698, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {23709, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23723, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {23736, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23747, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {23756, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23767, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23781, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {23792, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23801, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23810, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {23821, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {23846, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23866, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23889, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23909, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {23937, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {23959, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {23981, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {23994, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {24004, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {24020, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {24030, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {24040, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {24056, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {24075, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {24094, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {24114, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24124, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {24140, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {24156, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {24166, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {24195, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24211, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24227, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24243, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {24265, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {24287, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24306, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24340, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24398, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {24417, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24439, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {24470, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {24492, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {24508, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {24521, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {24537, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {24556, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24579, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {24598, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24612, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24625, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24647, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24654, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24679, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24689, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24699, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24709, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24719, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24729, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24739, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24758, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24786, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24805, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {24812, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {24816, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {24832, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24839, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24852, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {24859, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {24869, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {24873, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {24880, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {24884, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24891, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {24907, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {24911, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {24924, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {24937, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {24950, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {24963, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24979, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24986, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25002, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25015, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25025, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25035, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25045, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25052, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25059, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {25075, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25085, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25092, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {25096, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {25100, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {25104, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {25108, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25112, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25116, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 33},
    {25120, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {25124, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25131, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25135, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {25139, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25146, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {25150, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25154, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25161, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {25165, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25169, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25176, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25180, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25190, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25200, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25204, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {25208, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25215, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {25234, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25241, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25251, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25261, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25268, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25272, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25276, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 33},
    {25280, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25284, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25291, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25295, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {25299, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {25306, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {25316, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {25320, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {25333, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25346, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {25350, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25357, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25361, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25372, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25376, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {25380, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25387, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {25391, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {25395, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25399, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {25403, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25410, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25427, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25444, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25454, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25474, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25491, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25511, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25524, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25537, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25553, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {25560, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25567, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25571, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25582, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {25586, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25590, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25597, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25601, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25608, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25612, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {25616, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
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
