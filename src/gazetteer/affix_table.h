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
    "ancient city\0"
    "ancient city of\0"
    "ancient town of\0"
    "ao norte de\0"
    "ao redor de\0"
    "ao sul de\0"
    "aproape de\0"
    "apskritis\0"
    "arab republic of\0"
    "arata mi\0"
    "archaeological site\0"
    "archipel de\0"
    "archipelago\0"
    "archipelago of\0"
    "archipielago de\0"
    "arcipelago\0"
    "area\0"
    "area around\0"
    "arena\0"
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
    "basilica\0"
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
    "castle\0"
    "cataratas de\0"
    "cataratas del\0"
    "cathedral\0"
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
    "citadel\0"
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
    "fortress\0"
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
    "mausoleum\0"
    "medieval city of\0"
    "medieval town of\0"
    "meer\0"
    "meer van\0"
    "megye\0"
    "memorial\0"
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
    "monastery\0"
    "mont\0"
    "montagna\0"
    "montagne\0"
    "monte\0"
    "monte de\0"
    "montre moi\0"
    "montrez moi\0"
    "monts\0"
    "monument\0"
    "mosque\0"
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
    "museum\0"
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
    "opera house\0"
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
    "pagoda\0"
    "palace\0"
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
    "rovine di\0"
    "royaume d\0"
    "royaume de\0"
    "royaume des\0"
    "royaume du\0"
    "rrethi i\0"
    "ruinas de\0"
    "ruinen von\0"
    "ruines de\0"
    "ruins\0"
    "ruins of\0"
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
    "shrine\0"
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
    "stadium\0"
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
    "statue\0"
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
    "tempel von\0"
    "tempio di\0"
    "temple\0"
    "temple complex\0"
    "temple de\0"
    "temple of\0"
    "temples\0"
    "templo de\0"
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
    "the ruins of\0"
    "the sea of\0"
    "the state of\0"
    "the strait of\0"
    "the temple of\0"
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
    "tower\0"
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
    {969, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {982, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {998, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1014, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1026, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1038, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1048, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1059, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 35},
    {1069, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1086, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1095, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {1115, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1127, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {1139, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1154, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1170, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1181, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1186, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1198, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {1204, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1211, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {1226, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {1244, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {1247, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1250, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 39},
    {1256, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 39},
    {1265, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 39},
    {1272, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1275, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1286, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1297, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1307, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1317, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1321, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1335, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1339, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1361, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1377, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1398, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1422, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1440, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1458, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1475, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1497, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1517, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1535, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1556, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1579, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1589, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1593, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1609, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {1612, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1628, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1637, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1645, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1653, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1661, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1674, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1681, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1694, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1721, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {1729, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1751, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1756, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1765, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 3},
    {1773, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {1782, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1788, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {1798, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1802, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1809, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1818, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1826, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1844, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1851, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1855, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1866, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1875, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1880, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1887, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1895, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1902, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 8},
    {1909, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1925, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1941, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {1947, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1954, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1960, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1967, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1990, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2005, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2020, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2028, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2036, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2047, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2057, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2073, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2082, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2094, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2104, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {2115, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2130, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2142, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2148, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2155, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2158, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2163, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2168, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2176, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2189, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2204, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2220, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {2244, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2254, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2261, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2271, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2281, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2291, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2299, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2310, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2317, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2327, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2331, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2336, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2344, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2357, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2373, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2390, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2410, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2421, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2436, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2454, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2466, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2481, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2486, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2491, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2499, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2505, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2514, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2534, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2545, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2562, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {2569, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2582, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2596, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {2606, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2612, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2619, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2629, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2637, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2645, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2652, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2662, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2678, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2685, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2695, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2713, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2720, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2728, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2734, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2743, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2750, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2760, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2770, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2776, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {2784, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2795, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 45},
    {2804, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2812, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2820, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2829, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2833, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2843, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2850, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2860, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2870, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2880, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2885, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {2900, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {2908, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2914, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2923, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {2946, AFFIX_NONE, AFFIX_CITY, AFFIX_NONE, 0},
    {2951, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2963, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2975, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2990, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {3002, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3017, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {3035, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3046, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3054, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {3066, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {3073, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3083, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3093, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3102, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3107, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3110, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3135, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3141, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3150, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3166, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3182, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3187, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3198, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3214, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3222, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3233, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3249, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3262, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3278, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3286, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3297, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3308, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3321, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3335, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3345, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3359, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3372, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3381, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3388, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3398, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3408, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3430, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3453, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3466, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3478, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3486, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3497, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3514, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3523, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3533, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3548, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3572, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3584, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3599, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3614, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3630, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3645, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3659, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3675, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3687, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3703, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3731, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3746, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3761, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3768, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3782, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3788, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3793, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3810, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3818, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3826, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3837, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3844, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3854, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {3860, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3872, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3888, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3890, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3893, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3897, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3902, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 25},
    {3908, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 25},
    {3917, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3923, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3928, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3944, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3959, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3972, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3987, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4006, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4031, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4035, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4039, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4042, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4047, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4053, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4060, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4067, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4080, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4093, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4101, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4107, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4111, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4117, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4121, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4126, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4132, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4138, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4146, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4156, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4162, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4166, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4189, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4216, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4249, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4272, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4276, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4283, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 5},
    {4296, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {4312, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {4329, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {4345, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {4357, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4372, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4390, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4406, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4421, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 4},
    {4432, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {4446, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4451, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4455, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {4464, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4478, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4488, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4496, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4500, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4505, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4512, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4522, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4533, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4544, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4556, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4567, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4570, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {4578, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4592, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4603, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4611, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4621, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4625, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4644, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4654, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4667, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4677, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4684, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4697, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4707, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4711, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4723, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4737, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4747, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4760, AFFIX_DIVISION, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4769, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {4791, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4803, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4813, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4822, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 42},
    {4831, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 42},
    {4843, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4863, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {4872, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {4884, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4899, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4902, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4912, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4917, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4938, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {4948, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4960, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4971, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4983, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4995, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5014, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5019, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5024, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5028, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5033, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5040, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5054, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5063, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5066, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5075, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 19},
    {5085, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5087, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {5095, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5102, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {5105, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5122, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5126, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5132, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5135, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5152, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5160, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5171, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5178, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5188, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {5196, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5207, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5215, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5226, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5235, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5245, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5248, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5262, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5273, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5288, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5303, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5316, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5333, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5351, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5362, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5372, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5382, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5394, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5401, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5411, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5421, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5431, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5452, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5467, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5479, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5491, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5499, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5507, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5512, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5516, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5523, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5531, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {5537, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5543, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5552, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5557, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5572, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5603, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5620, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5640, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5660, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5677, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5695, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5715, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5726, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5740, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5754, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5777, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5799, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5804, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5812, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5821, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5827, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5832, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5851, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5857, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5863, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5871, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5877, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5884, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5895, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5905, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5919, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5929, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {5935, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5942, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5952, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5964, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5975, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5981, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5988, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5995, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6005, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6014, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {6023, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6031, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {6042, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {6056, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {6066, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6071, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {6074, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6087, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6098, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 40},
    {6104, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 40},
    {6110, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6124, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {6137, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6141, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6146, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6157, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6165, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6170, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6177, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6191, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6199, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6214, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6220, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6231, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6242, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6261, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6269, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6280, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6291, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6300, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6309, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6317, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 11},
    {6330, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6338, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6365, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6373, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6377, AFFIX_WARD, AFFIX_NONE, AFFIX_NONE, 41},
    {6383, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6389, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6404, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6413, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6422, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6431, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6440, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6449, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6458, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6468, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6477, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6486, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6491, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6496, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6502, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6508, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6521, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6536, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6551, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6561, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {6573, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {6588, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6592, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6612, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6631, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6642, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6647, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6658, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6673, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6688, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6703, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6718, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6733, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6747, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6762, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6770, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6785, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6800, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6810, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6827, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {6830, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6840, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6845, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6853, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {6857, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6870, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {6880, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6887, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6897, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6904, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6914, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6925, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6934, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6943, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6949, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6970, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6981, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6996, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7006, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7017, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7020, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7032, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {7037, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {7045, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7051, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7061, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {7065, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7076, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7091, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {7096, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {7102, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7121, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7138, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7155, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7174, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7180, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7193, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7200, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7203, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7217, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7231, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7239, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7250, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7264, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7274, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7289, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7320, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7336, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7354, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7368, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7385, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7388, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {7394, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7402, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7410, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7422, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7438, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7450, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {7452, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7462, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7470, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7487, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7497, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7520, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7528, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7536, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7552, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7565, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7574, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {7577, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {7586, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {7595, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7600, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 46},
    {7607, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7611, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7627, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7634, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7641, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7646, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7651, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7659, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7667, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7675, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 46},
    {7679, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7682, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7690, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7696, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7711, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7725, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7738, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7751, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7765, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7768, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7779, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7794, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7810, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7826, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7837, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7849, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7865, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7877, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7893, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7917, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7926, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7942, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7954, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7970, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7985, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8001, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8017, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8036, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8051, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8062, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8084, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8095, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8115, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8136, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8154, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8165, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8180, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8186, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8193, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8199, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8206, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8213, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8235, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8260, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8286, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8291, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8304, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8314, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8319, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8324, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8332, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8352, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8369, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8389, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8396, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8411, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8421, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8429, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8440, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8446, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8451, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8459, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8465, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8471, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8479, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8488, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 29},
    {8494, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8500, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8511, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8518, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8526, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8536, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {8542, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8550, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8555, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8560, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8569, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {8574, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 36},
    {8578, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 36},
    {8584, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 36},
    {8592, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8600, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8613, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8627, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8640, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8656, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8670, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8683, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8689, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8699, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 30},
    {8709, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {8715, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {8731, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 21},
    {8738, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {8747, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8751, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8761, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8767, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8778, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8787, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8793, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8803, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {8810, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8819, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8828, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {8833, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8840, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8849, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8865, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8880, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {8883, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {8887, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8896, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8902, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8909, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8918, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8929, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8937, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8945, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8956, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8966, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8973, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8983, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {8986, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8991, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {8999, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9006, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9014, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {9026, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9037, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9048, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9059, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9070, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9076, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9089, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9102, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9112, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9124, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9136, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9152, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9168, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9184, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9198, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {9206, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9216, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9221, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9231, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9241, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9246, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9256, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9263, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9271, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {9283, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 43},
    {9288, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 23},
    {9293, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9299, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9310, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9322, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {9331, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9342, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9353, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 43},
    {9358, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {9364, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9375, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9385, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9394, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {9397, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {9400, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9409, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9420, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9431, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {9445, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9451, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9463, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9470, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9478, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9487, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9494, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {9504, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9506, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9509, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9523, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9538, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9555, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9567, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9580, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9593, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9603, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {9614, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9621, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9632, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9648, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9665, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9675, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9686, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9698, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 28},
    {9704, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9714, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9718, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9724, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9731, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9738, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9748, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9761, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9770, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9775, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9783, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9791, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9800, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {9807, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9814, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9824, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9834, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9842, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {9847, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {9853, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 44},
    {9857, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {9862, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9879, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {9889, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9902, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9908, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9943, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9960, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9990, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10006, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10022, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10026, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10034, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10043, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10056, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10068, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10095, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10121, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10133, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10138, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10141, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {10151, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10159, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10169, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10180, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10192, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10196, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10202, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10211, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10219, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10227, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10235, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {10243, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10248, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10263, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10273, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10278, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {10281, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10284, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {10306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10320, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10333, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10349, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10359, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10374, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10389, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10404, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10420, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10427, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10435, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10446, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10458, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10467, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10479, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10486, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10494, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10506, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10510, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10519, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10530, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10541, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10556, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10565, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10576, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10583, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10588, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 27},
    {10596, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 28},
    {10605, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10611, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10627, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {10634, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10638, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10645, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {10650, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10658, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10666, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10675, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10683, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10689, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10698, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10703, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10711, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10715, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10722, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10727, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10735, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10750, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10756, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10770, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10777, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {10787, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10804, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10821, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {10826, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {10835, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 29},
    {10841, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {10850, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10854, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10861, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10869, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10875, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10881, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10892, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10906, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10917, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10931, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10944, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10962, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10983, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 32},
    {11001, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {11022, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11042, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {11062, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11073, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11080, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11097, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {11126, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11138, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11146, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11158, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11173, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11182, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11188, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11197, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11211, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11227, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11234, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11240, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {11250, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11255, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11264, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11273, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11279, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11288, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11299, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11311, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11317, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {11326, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {11333, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11340, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11350, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11359, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11366, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11376, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11382, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11391, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11401, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11411, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11414, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11422, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11432, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11442, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {11452, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {11470, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11489, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11511, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11527, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11540, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11556, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11566, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11579, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11592, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11605, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11616, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {11623, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11630, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11636, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11639, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11647, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11656, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11669, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11684, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11697, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11710, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11715, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11721, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11726, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11742, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11747, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11752, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11761, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11767, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11777, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11782, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11795, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11799, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11810, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11823, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11833, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {11848, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11864, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11882, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11896, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11913, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11931, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11948, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {11961, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11976, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11988, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11994, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11999, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {12006, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12012, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {12026, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {12033, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {12039, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12043, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12057, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12061, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12076, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12090, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12096, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12102, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {12115, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {12122, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12132, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {12141, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {12154, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12162, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12165, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12173, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12184, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12193, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12206, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12214, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12228, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12237, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12251, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12264, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12277, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12281, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12294, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12301, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {12304, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12308, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12313, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {12315, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12321, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {12333, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12338, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {12345, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {12353, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {12361, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12369, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12376, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12383, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12388, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 14},
    {12397, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12403, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12409, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12418, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12421, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12428, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12443, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 23},
    {12449, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12455, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12461, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12473, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12482, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12494, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12497, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12506, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12512, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12535, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12551, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12562, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12582, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12598, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12615, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12622, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12632, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12642, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12659, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12671, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12678, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {12690, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12699, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12704, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12711, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12732, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {12743, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12747, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12757, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {12760, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {12770, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12778, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 31},
    {12784, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {12792, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12801, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12813, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12820, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12828, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12833, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12840, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12858, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12882, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12894, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12907, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12915, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12923, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12934, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {12944, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12957, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {12960, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {12964, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {12970, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12973, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12983, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12993, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13003, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13012, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {13019, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {13026, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13034, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13042, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13056, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13073, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13091, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13108, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13121, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13137, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13157, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13177, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13199, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13218, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13234, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {13241, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {13251, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {13265, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13272, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13282, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13293, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13303, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13319, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13338, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13357, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13377, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13396, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {13407, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13416, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13421, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13427, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13437, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13450, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13463, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13476, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13485, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13505, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13516, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13528, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13538, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13551, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13560, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13565, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13574, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13583, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13587, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13594, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13599, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13607, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13615, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13623, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13627, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13633, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13646, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13658, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13664, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13671, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13679, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13687, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13695, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {13702, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13714, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13726, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13749, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13758, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13764, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13773, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 7},
    {13792, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13806, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13816, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13829, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {13843, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13851, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13864, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13876, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13889, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 41},
    {13896, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13910, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {13920, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13934, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {13945, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {13959, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {13973, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13987, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14001, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {14011, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14019, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14026, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14034, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14048, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14062, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {14075, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14091, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14105, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14117, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14132, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14142, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14150, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14159, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14167, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {14176, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14183, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14190, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14195, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14204, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14216, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14228, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14240, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14258, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14268, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14278, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14291, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {14304, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {14320, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {14334, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {14347, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14360, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {14376, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {14386, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14396, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {14405, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14413, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14423, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14433, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14444, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14454, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {14460, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14467, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {14470, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14494, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {14499, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14510, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14519, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14525, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14533, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14539, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14547, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14554, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14560, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14566, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14574, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14582, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14598, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14606, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14616, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14626, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 24},
    {14643, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14649, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14656, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14675, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14694, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14704, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14714, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14724, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {14741, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14759, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {14784, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14798, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14815, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14824, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14832, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14849, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14858, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14866, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14877, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14885, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14894, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14904, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14914, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14926, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14935, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14944, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14953, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14962, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14972, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {14977, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14988, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15003, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15020, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15047, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15061, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15084, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15109, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15129, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15152, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {15161, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15173, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15189, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15199, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15218, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15243, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15268, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15281, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15294, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15308, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15333, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15358, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15371, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15385, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15406, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15427, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15451, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15476, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15500, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15519, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15541, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15563, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15586, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15607, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15628, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15649, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15668, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15678, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15687, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15707, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15724, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15740, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15750, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15761, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15773, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15784, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15797, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15811, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15838, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15865, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15880, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15894, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15916, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15939, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15963, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15987, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {15997, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16007, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16022, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16025, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16029, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16036, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {16042, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {16049, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16056, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16064, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16075, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16082, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16091, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {16101, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16111, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16122, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16134, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16145, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 3},
    {16154, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {16164, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {16175, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {16185, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {16191, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {16200, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16208, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16223, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16229, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16245, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16254, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {16261, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {16267, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {16271, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16279, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16285, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16297, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16310, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16314, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16321, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16332, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16339, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16350, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16368, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16384, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16400, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16414, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16418, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16424, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16429, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16435, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16444, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16453, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16464, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16478, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16489, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16496, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16502, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {16513, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {16526, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16533, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {16538, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16551, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16564, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {16570, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16574, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {16580, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16586, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {16595, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16600, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16608, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16622, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {16629, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16632, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16639, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16649, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16659, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16672, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16687, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16699, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16712, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16723, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16731, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16740, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16744, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16749, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16763, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16780, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16802, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16811, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16815, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16828, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16843, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16848, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16856, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16861, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16867, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16878, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16892, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16901, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16915, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16928, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16941, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16960, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16973, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 34},
    {16978, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {16984, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16989, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16996, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {17004, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17010, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17024, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {17035, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {17045, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17059, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17072, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17077, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17082, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17090, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 10},
    {17096, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17112, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {17121, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {17132, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {17139, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17149, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17158, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {17165, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17172, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17183, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17191, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17207, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17218, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17225, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17235, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17243, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17254, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17266, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {17273, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17284, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17297, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17309, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17323, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17340, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17350, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {17358, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17369, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17375, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17387, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17392, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17404, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17413, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17424, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17437, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17450, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17465, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17469, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {17476, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17489, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17503, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17516, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17532, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17536, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17544, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {17551, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {17560, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17567, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17570, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17573, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17576, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17579, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17582, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17587, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17591, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17595, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17606, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17611, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17615, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17621, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17636, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17649, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17659, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {17669, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {17675, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {17680, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17687, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17695, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17709, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17726, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {17737, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {17747, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {17754, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {17769, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {17779, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {17789, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {17797, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {17807, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17823, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17838, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17853, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17868, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17876, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17885, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17896, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17907, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17918, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17929, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17940, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17954, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17968, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17978, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17991, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18001, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18011, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18018, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18029, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18042, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18051, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18055, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18070, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18086, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18097, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18119, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18139, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18154, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18166, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18186, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18201, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18215, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18229, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18241, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18261, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18276, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {18290, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18306, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {18321, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18340, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18364, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18382, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {18401, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18420, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18432, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18446, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18461, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {18470, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18490, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18510, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18521, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18537, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18554, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18572, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {18590, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18610, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18626, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18640, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18656, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {18666, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {18679, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18690, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {18703, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18717, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {18731, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18748, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18760, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18773, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18786, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18795, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18802, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18806, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18814, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18827, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18839, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 47},
    {18844, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 33},
    {18847, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18854, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18865, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18872, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18877, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18885, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18893, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {18899, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18904, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18916, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18928, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18940, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18951, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18959, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {18968, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18980, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18983, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18993, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19006, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19020, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19028, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19046, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19054, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19060, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19062, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19075, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19086, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19091, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19099, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19123, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19136, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19139, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19149, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19162, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19166, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19176, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19185, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19201, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {19219, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19237, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19256, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19274, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19293, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19312, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {19320, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19325, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19336, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {19348, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19356, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19358, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19365, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19377, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19381, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19386, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19395, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19405, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19414, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19424, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19434, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19441, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19451, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19455, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19462, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19469, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19479, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19490, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 29},
    {19499, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19505, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19512, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19522, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19525, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19542, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19546, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19554, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19563, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19578, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19587, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19594, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19605, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19617, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19626, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19643, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19651, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19659, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 46},
    {19668, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19677, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19685, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19700, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19711, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19725, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19736, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19742, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19751, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19759, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19768, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19772, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19780, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19788, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19793, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19802, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19808, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19816, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19824, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19834, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19837, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19849, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19862, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 41},
    {19874, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 41},
    {19889, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19901, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {19908, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {19918, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {19926, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19941, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19955, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19959, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19967, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19971, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19982, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {19990, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {19997, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {20011, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20022, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {20028, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20040, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20042, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20061, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20071, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20089, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20097, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20105, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20115, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20133, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {20138, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20142, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20150, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {20155, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20165, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20176, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20183, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20186, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20196, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20207, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20215, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20227, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20238, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20247, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20255, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20263, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20276, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20305, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20333, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20349, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20373, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20392, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20414, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20436, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20446, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20463, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20480, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20502, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20511, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20532, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20550, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20569, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20576, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20593, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20605, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20624, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20643, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20660, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20665, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 26},
    {20672, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {20682, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {20692, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20700, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20708, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {20727, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20739, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20746, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20763, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20776, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20789, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20804, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20811, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20820, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {20833, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 41},
    {20837, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {20849, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20855, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20867, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {20873, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {20879, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20882, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {20887, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20897, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20910, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {20915, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20918, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20929, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {20933, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20942, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20948, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20958, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {20966, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20971, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20976, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20982, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {20990, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20997, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21002, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21007, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21015, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21023, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21031, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21043, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21046, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21050, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 11},
    {21059, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21063, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21084, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21112, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21140, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21164, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21188, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21197, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21215, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21243, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21271, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21282, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {21306, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21309, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21320, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21338, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21358, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21376, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {21385, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {21396, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {21407, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21410, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21415, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21432, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21453, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21493, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21502, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {21519, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21545, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21574, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21592, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21613, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21620, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21629, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21636, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21654, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21663, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21690, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21695, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21700, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21707, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21712, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21725, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21742, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {21755, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21772, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21781, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21801, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21810, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21813, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21840, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21853, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21858, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21869, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21888, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21891, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {21898, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21937, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {21963, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21991, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22021, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22046, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22058, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {22067, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22078, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {22087, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22092, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22101, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {22118, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22123, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22151, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22166, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {22177, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22194, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22207, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22220, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22260, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22283, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22304, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22325, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22340, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {22351, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22370, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22391, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {22412, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22435, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22458, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 43},
    {22467, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22484, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22503, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22515, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22542, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22555, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22558, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22567, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22611, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {22620, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {22627, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22667, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22678, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {22683, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22699, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22715, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22726, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22737, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22775, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {22809, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22831, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {22838, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {22851, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {22866, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22890, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {22901, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22912, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22923, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {22936, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {22949, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {22962, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22969, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22984, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22991, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23012, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23025, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23045, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23062, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {23083, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23098, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {23117, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {23130, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {23145, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23152, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {23155, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {23166, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {23175, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {23188, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23207, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23228, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23249, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23263, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {23274, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23277, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23294, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23303, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23310, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23325, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23340, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23357, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {23360, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {23369, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23415, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23426, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23450, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23459, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23470, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {23481, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23492, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {23501, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23512, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23523, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23532, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23545, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23559, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23570, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23579, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23593, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23611, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23631, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23640, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23649, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23663, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23680, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23689, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {23700, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {23713, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23728, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {23739, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23746, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23760, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23776, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23788, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23800, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23814, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23832, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {23843, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23856, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23882, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23897, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23906, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23917, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {23922, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23929, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23938, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23945, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {23960, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23967, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {23982, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24017, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24022, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24029, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24036, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24050, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {24061, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24075, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {24088, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {24099, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24108, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {24119, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24133, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {24144, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24153, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24162, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {24173, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {24198, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {24218, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24241, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24261, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {24289, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {24311, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {24333, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {24346, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {24356, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {24372, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {24382, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {24392, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {24408, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {24427, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {24446, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {24466, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24476, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {24492, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {24508, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {24518, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {24547, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24563, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24579, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24595, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {24617, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {24639, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24658, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24692, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24750, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {24769, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24791, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {24822, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {24844, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {24860, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {24873, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {24889, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {24908, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24931, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {24950, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24964, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24977, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {24999, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25006, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25031, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25041, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25051, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25061, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25071, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25081, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25091, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25110, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25138, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25157, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25164, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25168, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25184, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25191, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25204, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25211, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25221, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {25225, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25232, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25236, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25243, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {25259, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25263, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {25276, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {25289, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25302, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25315, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25331, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25338, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25354, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25367, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25377, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25387, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25397, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25404, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25411, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {25427, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25437, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25444, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {25448, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {25452, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {25456, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {25460, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25464, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25468, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 33},
    {25472, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {25476, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25483, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25487, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {25491, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25498, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {25502, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25506, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25513, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {25517, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25521, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25528, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25532, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25542, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25552, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25556, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {25560, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25567, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {25586, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25593, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25603, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25613, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25620, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25624, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25628, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 33},
    {25632, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25636, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25643, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25647, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {25651, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {25658, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {25668, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {25672, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {25685, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25698, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {25702, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25709, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25713, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25724, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25728, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {25732, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25739, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {25743, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {25747, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25751, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {25755, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25762, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25779, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25796, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25806, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25826, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25843, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25863, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25876, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25889, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25905, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {25912, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25919, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25923, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25934, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {25938, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25942, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25949, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25953, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25960, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25964, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {25968, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
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
