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
    "alcaldia\0"
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
    "daerah istimewa\0"
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
    "delegacion\0"
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
    "kab\0"
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
    "lalawigan ng\0"
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
    "mkoa wa\0"
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
    "qarku\0"
    "qarku i\0"
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
    "special region of\0"
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
    "the ward of\0"
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
    "ward of\0"
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
    "облусу\0"
    "облысы\0"
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
    "מחוז\0"
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
    "جهه\0"
    "خريطه\0"
    "در\0"
    "شرق\0"
    "شمال\0"
    "شهر\0"
    "شهرستان\0"
    "صوبه\0"
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
    "বিভাগ\0"
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
    "けん\0"
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
    {858, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 40},
    {867, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {873, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {881, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {894, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {906, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {918, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {927, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {940, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {944, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {950, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {953, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {960, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 46},
    {967, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {971, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {978, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {991, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1007, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1023, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1035, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1047, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1057, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1068, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 35},
    {1078, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1095, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1104, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {1124, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1136, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {1148, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1163, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1179, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {1190, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1195, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1207, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {1213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1220, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {1235, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {1253, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {1256, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1259, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 39},
    {1265, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 39},
    {1274, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 39},
    {1281, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1284, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1295, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1306, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1316, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1326, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1330, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {1344, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1348, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1370, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1386, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1407, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1431, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1449, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1467, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1484, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1506, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1526, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1544, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {1565, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1588, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1598, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1602, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1618, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {1621, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1637, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1646, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1654, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1662, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1670, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {1683, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1690, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1703, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1730, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {1738, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {1760, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {1765, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1774, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 3},
    {1782, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {1791, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1797, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {1807, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1811, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {1818, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1827, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1835, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {1853, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1860, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1864, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1875, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {1884, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1889, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {1896, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1904, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1911, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 8},
    {1918, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1934, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {1950, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {1956, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1963, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {1969, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {1976, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {1999, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2014, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2029, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2037, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2045, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2056, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2066, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2082, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2091, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2103, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2113, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {2124, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {2139, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {2151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2157, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2164, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2167, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2172, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2177, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2185, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2198, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2229, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {2253, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2263, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2270, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {2280, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2290, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2300, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2308, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {2319, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2326, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2336, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2340, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2345, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2353, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2366, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2382, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2399, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {2419, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2430, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2445, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {2463, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2475, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {2490, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2495, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2500, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2508, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2514, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2532, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2543, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2554, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2571, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {2578, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2591, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2605, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {2615, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2621, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2628, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2638, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2646, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2654, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {2661, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2671, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2687, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2694, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2704, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2722, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2729, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2737, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2743, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2752, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2759, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2769, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 37},
    {2779, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2785, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {2793, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {2804, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 46},
    {2813, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {2821, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2829, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {2838, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2842, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {2852, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2859, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2869, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2879, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2889, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {2894, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {2909, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {2917, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2923, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2932, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {2955, AFFIX_NONE, AFFIX_CITY, AFFIX_NONE, 0},
    {2960, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2972, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {2984, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {2999, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {3011, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3026, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {3044, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3055, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3063, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {3075, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {3082, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3092, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3102, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3111, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3116, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3119, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3144, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3150, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3159, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3175, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3191, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {3196, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3207, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3223, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3231, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3242, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3258, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3271, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3287, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3295, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3306, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3317, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3330, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3344, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3354, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3368, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3381, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3390, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3397, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3407, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3417, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3439, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3462, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {3475, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3487, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3495, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3506, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3523, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3532, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3542, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {3557, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3581, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3593, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3608, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3623, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3639, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3654, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3668, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3684, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3696, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3712, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3727, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3740, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3755, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3770, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {3777, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {3791, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3797, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {3802, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3819, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3827, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3835, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {3846, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 0},
    {3853, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {3863, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {3869, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {3881, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3897, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3899, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {3902, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {3918, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3922, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {3927, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 25},
    {3933, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 25},
    {3942, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {3948, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3953, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3969, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3984, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {3997, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4012, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4031, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4056, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4060, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4064, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4067, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4072, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4078, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4085, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4092, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4105, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4118, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4126, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4132, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4136, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4142, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4146, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 40},
    {4157, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4162, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4168, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4174, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {4182, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {4192, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4198, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4202, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4225, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4252, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4285, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4308, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4312, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4319, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 5},
    {4332, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {4348, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {4365, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 5},
    {4381, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 17},
    {4393, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4408, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4426, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4442, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 17},
    {4457, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 4},
    {4468, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 4},
    {4482, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4487, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4491, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {4500, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {4514, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {4524, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {4532, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4536, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4541, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {4548, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4558, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4569, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4580, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4592, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {4603, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4606, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {4614, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4628, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4639, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {4647, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4657, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {4661, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {4680, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {4690, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4703, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {4713, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4720, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4733, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4743, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4747, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4759, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4773, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4783, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4796, AFFIX_DIVISION, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4805, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {4827, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4839, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {4849, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4858, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 43},
    {4867, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 43},
    {4879, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4899, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 12},
    {4908, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 12},
    {4920, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {4935, AFFIX_LINK, AFFIX_DIVISION, AFFIX_NONE, 0},
    {4938, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {4948, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {4953, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {4974, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {4984, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {4996, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5007, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5019, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5031, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5050, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5055, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5060, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5064, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5069, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5076, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5090, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5099, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5102, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5111, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 19},
    {5121, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {5123, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {5131, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {5138, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {5141, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5158, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {5162, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5168, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5171, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5188, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5196, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5207, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5214, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5224, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 2},
    {5232, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5243, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5251, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {5262, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5271, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5281, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5284, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5298, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5309, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5324, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5339, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5352, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5369, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5387, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {5398, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5408, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5418, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5430, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 18},
    {5437, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5447, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5457, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {5467, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5488, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5503, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5515, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5527, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5535, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5543, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5548, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5552, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5559, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {5567, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {5573, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5579, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {5588, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {5593, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5608, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5639, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5656, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {5676, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5696, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {5713, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {5731, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5751, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {5762, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5776, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5790, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5813, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {5835, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5840, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5848, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5857, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5863, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5868, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {5887, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5893, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5899, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {5907, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {5913, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {5920, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5931, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5941, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5955, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {5965, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {5971, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {5978, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {5988, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {6000, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6011, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6017, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6024, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6031, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6041, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6050, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {6059, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6067, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {6078, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {6092, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {6102, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6107, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {6110, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6123, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6134, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 41},
    {6140, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 41},
    {6146, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6160, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {6173, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6177, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6182, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6193, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6201, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {6206, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6213, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6227, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6235, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6250, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6256, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6267, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6278, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6297, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {6305, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6316, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6327, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6336, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6345, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {6353, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 11},
    {6366, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6374, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6401, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6409, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {6413, AFFIX_WARD, AFFIX_NONE, AFFIX_NONE, 42},
    {6419, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6425, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6440, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6449, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6458, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6467, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6476, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6485, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6494, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6504, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6513, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6522, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {6527, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6532, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6538, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6544, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6557, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6572, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6587, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6597, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 16},
    {6609, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {6624, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6628, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6648, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6667, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6678, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6683, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {6694, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6709, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6724, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6739, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6754, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6769, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6783, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6798, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6806, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6821, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {6836, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6846, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {6863, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {6866, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {6876, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {6881, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6889, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {6893, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {6906, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {6916, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {6923, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {6933, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {6940, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6950, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {6961, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6970, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {6979, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {6985, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7006, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7017, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7032, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7042, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {7053, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {7056, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7068, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {7073, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {7081, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {7087, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {7097, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {7101, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7112, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {7127, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {7132, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {7138, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7157, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7174, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7191, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7210, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7216, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {7229, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7236, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {7239, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7253, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7267, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7275, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7286, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7300, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7310, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7325, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7342, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7356, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7372, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7390, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7404, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7421, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {7424, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {7430, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7438, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7446, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7458, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7474, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7486, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {7488, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7498, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7506, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7533, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7556, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7564, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7572, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7588, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7601, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {7610, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {7613, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {7622, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {7631, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {7636, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 47},
    {7643, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7647, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {7663, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7670, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7677, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7682, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7687, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7695, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7703, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {7711, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 47},
    {7715, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7726, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7732, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7747, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7761, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7774, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7787, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7801, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7804, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7815, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7830, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7846, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7862, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7873, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {7885, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7901, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7913, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7929, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7953, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7962, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7978, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {7990, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8006, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8021, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8037, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8053, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8072, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8087, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8098, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8120, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8131, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8151, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8172, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8190, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8201, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8216, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8222, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8229, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8235, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8242, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8249, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8271, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8296, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {8322, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8327, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {8340, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8350, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8355, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8360, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8368, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8388, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8405, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8425, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8432, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8447, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8457, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8465, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8476, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8482, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8487, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8495, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8501, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8507, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8515, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {8524, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 29},
    {8530, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {8536, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8547, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8554, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {8562, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8572, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {8578, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {8586, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {8591, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {8596, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8605, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {8610, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 36},
    {8614, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 36},
    {8620, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 36},
    {8628, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8636, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8649, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8663, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8676, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8692, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8706, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {8719, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8725, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8735, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 30},
    {8739, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 30},
    {8749, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {8755, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {8771, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 21},
    {8778, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {8787, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {8791, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8801, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8807, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8818, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8827, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8833, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8843, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {8850, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8859, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8868, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {8873, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8880, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8889, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8905, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8920, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {8923, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 33},
    {8927, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8936, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {8942, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {8949, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {8958, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8969, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {8977, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {8985, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {8996, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {9006, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9013, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9023, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {9026, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9031, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {9039, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9046, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9054, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {9066, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9077, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9088, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9099, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9110, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9116, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9129, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9142, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9152, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9164, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9176, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9192, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9208, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9224, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9238, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {9246, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9256, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9261, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9271, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9281, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9286, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9296, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9303, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9311, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {9323, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 44},
    {9328, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 23},
    {9333, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {9339, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9350, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9362, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {9371, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9382, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9393, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 44},
    {9398, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {9404, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9415, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9425, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9434, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 21},
    {9437, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {9440, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9449, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9460, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9471, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {9485, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {9491, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9503, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9510, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9518, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9527, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9534, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {9544, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9546, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {9549, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9563, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9578, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9595, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9607, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9620, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9633, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9643, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {9654, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {9661, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9672, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9688, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9705, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9715, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {9726, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9738, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 28},
    {9744, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9754, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9758, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9764, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9771, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9778, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9788, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {9801, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9810, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9815, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9823, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9831, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9840, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {9847, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9854, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9864, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {9874, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {9882, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {9887, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {9893, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9906, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 45},
    {9910, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 9},
    {9915, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {9932, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 24},
    {9942, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {9955, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {9961, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {9996, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10013, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10043, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10059, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {10075, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10079, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10087, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10096, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10109, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10121, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10148, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10174, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10186, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10191, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10194, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {10204, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {10212, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10222, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10233, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10245, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10249, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10255, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {10264, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10272, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10280, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10288, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {10296, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10301, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10316, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10326, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {10331, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {10334, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10337, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {10359, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10373, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10386, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10402, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10412, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10427, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10442, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10457, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10473, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10480, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10488, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10499, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10511, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10520, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10532, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10539, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10547, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10559, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {10563, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10572, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10583, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10594, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {10609, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {10618, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10629, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10636, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10641, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 27},
    {10649, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 28},
    {10658, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10664, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {10680, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {10687, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10691, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10698, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {10703, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10711, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10719, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10728, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10736, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10742, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10751, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {10756, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {10764, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10768, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10775, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10780, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10788, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10803, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10809, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10823, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {10830, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {10840, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10857, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10874, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {10879, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {10888, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 29},
    {10894, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {10903, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10907, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {10914, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10922, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10928, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10934, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10945, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10959, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10970, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {10984, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {10997, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11015, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11036, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 32},
    {11054, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {11075, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11095, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {11115, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11126, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11133, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11150, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {11179, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11191, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11199, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11211, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11226, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11235, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11241, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11250, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11264, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11280, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11287, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11295, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11301, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {11311, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11316, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11325, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11334, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11340, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11349, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11360, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11372, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11378, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {11387, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {11394, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11401, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11411, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11420, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11427, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11437, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11443, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11452, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {11462, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11472, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {11475, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11483, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11493, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11503, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {11513, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {11531, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {11550, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {11572, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11588, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11601, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11617, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11627, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11640, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11653, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11666, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {11677, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {11684, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11691, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {11697, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11700, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11708, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11717, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11730, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11745, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11758, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {11771, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11776, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11782, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11787, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11803, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11808, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11813, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11822, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11828, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {11838, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11843, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11856, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {11860, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {11871, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11884, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {11894, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {11909, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11925, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11943, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11957, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {11974, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {11992, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {12009, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {12022, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {12037, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12049, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12055, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12060, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {12067, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12073, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {12087, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {12094, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {12100, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12104, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12118, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12122, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12137, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12157, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12163, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {12176, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {12183, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12193, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {12202, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {12215, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12223, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12226, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12234, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12245, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12254, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12267, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12275, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12289, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12298, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12312, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12325, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12338, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12342, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12355, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12362, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {12365, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {12369, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12374, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {12376, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12382, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 18},
    {12394, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12399, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {12406, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {12414, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {12422, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12430, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12437, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12444, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12449, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 14},
    {12458, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12464, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {12470, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {12479, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12482, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12489, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12504, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 23},
    {12510, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {12516, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {12522, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12534, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {12543, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12555, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {12558, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12567, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12573, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12580, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12596, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12612, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12623, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12643, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12659, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12676, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12683, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12693, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12703, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12720, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {12732, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12739, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {12751, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12760, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12765, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12772, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {12793, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {12804, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12808, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {12818, AFFIX_ARTICLE, AFFIX_NONE, AFFIX_NONE, 0},
    {12821, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {12831, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12839, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 31},
    {12845, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {12853, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12862, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12874, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12881, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12889, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {12894, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12901, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12919, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12943, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12955, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12968, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {12976, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12984, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {12995, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {13005, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13018, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {13021, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {13025, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {13031, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {13034, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13044, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13054, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13064, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13073, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {13080, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {13087, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13095, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13103, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13117, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13134, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13152, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13169, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13182, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13198, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13218, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13238, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13260, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13279, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13295, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 1},
    {13302, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 1},
    {13312, AFFIX_PARK, AFFIX_PARK, AFFIX_NONE, 0},
    {13326, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13333, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13343, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13354, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13364, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13380, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13399, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13418, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13438, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {13457, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {13468, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13477, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13482, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {13488, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13498, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13511, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13524, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13537, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {13546, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13566, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13577, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13589, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13599, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13612, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13621, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13626, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13635, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {13644, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13648, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13655, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13660, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13668, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13676, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {13684, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13688, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {13694, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13707, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13719, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13725, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13732, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13740, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13748, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {13756, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {13763, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13775, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13787, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {13810, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13819, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13825, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13834, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 7},
    {13853, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13867, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {13877, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13890, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {13904, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13912, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {13925, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13937, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {13950, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 42},
    {13957, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {13971, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {13981, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {13995, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 20},
    {14006, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {14020, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {14034, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14048, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14062, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {14072, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14080, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14087, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14095, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14109, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14123, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {14136, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14152, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14166, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14178, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14193, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14203, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14211, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14220, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14228, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {14237, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14244, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {14251, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14256, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14265, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14277, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14289, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14301, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14319, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14329, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 6},
    {14339, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14352, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {14365, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {14381, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 6},
    {14395, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 32},
    {14408, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14421, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {14437, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 13},
    {14447, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14457, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 30},
    {14466, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14474, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14484, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14494, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14505, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14515, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {14521, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {14528, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14534, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14542, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {14545, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {14569, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {14574, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14585, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {14594, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14600, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14608, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14614, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14622, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14629, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {14635, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14641, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14649, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14657, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14673, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14681, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14691, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14701, AFFIX_COUNTY, AFFIX_DIVISION, AFFIX_NONE, 24},
    {14718, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14724, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14731, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14750, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14769, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14779, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14789, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14799, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {14816, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {14834, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {14859, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14873, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14890, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14899, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14907, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14924, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14933, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14941, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {14952, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14960, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {14969, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14979, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {14989, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15001, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15010, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15019, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15028, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15037, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15047, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {15052, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15063, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15078, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15095, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15122, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15136, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15159, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15184, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15204, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15227, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {15236, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15248, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15264, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15274, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15293, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15318, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15343, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15356, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15369, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15383, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15408, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15433, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15446, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15460, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15481, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15502, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15526, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15551, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15575, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15594, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15616, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15638, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15661, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15682, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15703, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15724, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15743, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15753, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15762, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15782, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15799, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15815, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15825, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15836, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15848, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15859, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15872, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15886, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15913, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15940, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15955, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15969, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {15991, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16014, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16038, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16062, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16072, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16082, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16097, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16100, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16104, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16111, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {16117, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {16124, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16131, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16139, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16150, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16157, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16166, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {16176, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16186, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16197, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16209, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16220, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 3},
    {16229, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {16239, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {16250, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {16260, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {16266, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {16275, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16283, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16298, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16304, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16320, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16329, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {16336, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {16342, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {16346, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {16354, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16360, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16372, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16385, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16389, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {16396, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16407, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16414, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16425, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16443, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16459, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16475, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16489, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16493, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16499, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16504, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16510, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16519, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16528, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16539, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16553, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16564, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16571, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16577, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {16588, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 31},
    {16601, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16608, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {16613, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16626, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {16639, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {16645, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16649, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {16655, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16661, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {16670, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16675, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16683, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16697, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {16704, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {16707, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16714, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {16724, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16734, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16747, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {16762, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16774, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16787, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16798, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16806, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16815, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16819, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {16824, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16838, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {16855, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {16877, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16886, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16890, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16903, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16918, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {16923, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16931, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {16936, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {16942, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {16953, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16967, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16976, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {16990, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17003, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17016, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17035, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17048, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17066, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 34},
    {17071, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17077, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17082, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17089, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {17097, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17103, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {17117, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 24},
    {17128, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {17138, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17152, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {17165, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17170, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17175, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17183, AFFIX_STATE, AFFIX_STATE, AFFIX_NONE, 10},
    {17189, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17205, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {17214, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {17225, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {17232, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17242, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17251, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {17258, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {17265, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17276, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17284, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17300, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17311, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17318, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17328, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {17336, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17347, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17359, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {17366, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17377, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17390, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17402, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {17416, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {17433, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17443, AFFIX_NONE, AFFIX_VAGUE, AFFIX_NONE, 0},
    {17451, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17462, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17468, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17480, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17485, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17497, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17506, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17517, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17530, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17543, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {17558, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17562, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {17569, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17582, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17596, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17609, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17625, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17629, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17637, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {17644, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {17653, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17660, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17663, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17666, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17669, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17672, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17675, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17680, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {17684, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17688, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17699, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17704, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {17708, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17714, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17729, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {17742, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17752, AFFIX_REPUBLIC, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {17762, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {17768, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {17773, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {17780, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17788, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17802, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {17819, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {17830, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {17840, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {17847, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {17862, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {17872, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {17882, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {17890, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {17900, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17916, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17931, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17946, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {17961, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17969, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {17978, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {17989, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {18000, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {18011, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {18022, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {18033, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18047, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18061, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {18071, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18084, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18094, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18104, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18111, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18122, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18135, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18144, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18148, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {18163, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18179, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18190, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18212, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18232, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18247, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18259, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18279, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18294, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18308, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18322, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18334, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18354, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18369, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {18383, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18399, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 2},
    {18414, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18433, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18457, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18475, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {18494, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18513, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18525, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {18539, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18554, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {18563, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18583, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18603, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18614, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18630, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18647, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18665, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 20},
    {18683, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18703, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18719, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18733, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18749, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {18759, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {18772, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18783, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 10},
    {18796, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {18810, AFFIX_SIGHT, AFFIX_NONE, AFFIX_NONE, 0},
    {18824, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {18841, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18853, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {18866, AFFIX_WARD, AFFIX_NONE, AFFIX_NONE, 33},
    {18878, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18891, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18900, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {18907, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18911, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18919, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18932, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18944, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 48},
    {18949, AFFIX_WORDING, AFFIX_DIVISION, AFFIX_NONE, 33},
    {18952, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18959, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18970, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {18977, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18982, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {18990, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {18998, AFFIX_NONE, AFFIX_SIGHT, AFFIX_NONE, 0},
    {19004, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19009, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19021, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19033, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19045, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19056, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19064, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19073, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19085, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19088, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19098, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19111, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19125, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19133, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19140, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19159, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19165, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19167, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19180, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19191, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19196, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19204, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19228, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19241, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19244, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19254, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19267, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19271, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19281, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19290, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19306, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {19324, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19342, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19361, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19379, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19398, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19417, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {19425, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19430, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19441, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {19453, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19461, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19463, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {19470, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19482, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19486, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19491, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19500, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19510, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19519, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19529, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19539, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {19546, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {19556, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19560, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19567, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19574, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19584, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19595, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 29},
    {19604, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19610, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19617, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19627, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19630, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19647, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19651, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19659, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19668, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {19683, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {19692, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19699, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19710, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19722, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19731, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19748, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19756, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19764, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 47},
    {19773, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19782, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {19790, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19805, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19816, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19830, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19841, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19847, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {19856, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19864, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {19873, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19877, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19885, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19893, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19898, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19907, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19913, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19921, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {19929, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {19939, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {19942, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19954, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {19967, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 42},
    {19979, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 42},
    {19994, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20006, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {20013, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {20023, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {20031, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20046, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20060, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20064, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20072, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20076, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20087, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {20095, AFFIX_MOUNTAIN, AFFIX_NONE, AFFIX_NONE, 0},
    {20102, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {20116, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20127, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {20133, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20145, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {20147, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20166, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20176, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20194, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20202, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20210, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20220, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20238, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {20243, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20247, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20255, AFFIX_NONE, AFFIX_WARD, AFFIX_NONE, 0},
    {20260, AFFIX_WARD, AFFIX_NONE, AFFIX_NONE, 33},
    {20268, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20278, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20289, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20296, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20299, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20309, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20320, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {20328, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20340, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20351, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20360, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20368, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20376, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {20389, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20418, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20446, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20462, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20486, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20505, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20527, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20549, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20559, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20576, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20593, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20615, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20624, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20645, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20663, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20682, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20689, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20706, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20737, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20756, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {20773, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20778, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 26},
    {20785, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {20795, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {20805, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {20813, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {20821, AFFIX_NONE, AFFIX_PARK, AFFIX_NONE, 0},
    {20840, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20852, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20859, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20876, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20889, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20902, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20917, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20924, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20933, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 42},
    {20946, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 42},
    {20950, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 42},
    {20962, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {20968, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {20980, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {20986, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {20992, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {20995, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {21000, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21010, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21023, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {21028, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21031, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {21042, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {21046, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21055, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21061, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21071, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {21079, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21084, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21089, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21095, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 22},
    {21103, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21110, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21115, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {21120, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21128, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21136, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21144, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21156, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21159, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21163, AFFIX_COUNTY, AFFIX_COUNTY, AFFIX_NONE, 11},
    {21172, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21176, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21197, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21225, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {21253, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21277, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21301, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21310, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21328, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21356, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {21384, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21395, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {21419, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21422, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21433, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21451, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21471, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21489, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {21498, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {21509, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {21520, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21523, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21528, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21545, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21566, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {21606, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {21615, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {21632, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21658, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21687, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21705, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21726, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21733, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21742, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21749, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21767, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21776, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21803, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21808, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21813, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21820, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21825, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21838, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21855, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {21868, AFFIX_AIRPORT, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {21885, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21894, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {21914, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21923, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21926, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21953, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21966, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {21971, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {21982, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22001, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22004, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {22011, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22050, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {22076, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22104, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22134, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22159, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22171, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {22180, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22191, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {22200, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22205, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22214, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {22231, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22236, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22264, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22279, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {22290, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22307, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22320, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22333, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22373, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22396, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22417, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22438, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {22453, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {22464, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22483, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22504, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {22525, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22548, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22571, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 44},
    {22580, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22597, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22616, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22628, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22655, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22668, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {22671, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22680, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22724, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {22733, AFFIX_NATURE, AFFIX_NONE, AFFIX_NONE, 0},
    {22740, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {22780, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {22791, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {22796, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22812, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {22828, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22839, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22850, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {22888, AFFIX_PARK, AFFIX_NONE, AFFIX_NONE, 0},
    {22922, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {22944, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 15},
    {22951, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 15},
    {22964, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 15},
    {22979, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {23003, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {23016, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {23029, AFFIX_LAKE, AFFIX_LAKE, AFFIX_NONE, 0},
    {23040, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23051, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {23062, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {23075, AFFIX_ISLAND, AFFIX_ISLAND, AFFIX_NONE, 0},
    {23088, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {23101, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23108, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23123, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23130, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23151, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23164, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23184, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23201, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {23222, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23237, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {23256, AFFIX_NATURE, AFFIX_NATURE, AFFIX_NONE, 0},
    {23269, AFFIX_NONE, AFFIX_NATURE, AFFIX_NONE, 0},
    {23284, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23291, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {23294, AFFIX_DIVISION, AFFIX_DIVISION, AFFIX_NONE, 0},
    {23305, AFFIX_RIVER, AFFIX_RIVER, AFFIX_NONE, 0},
    {23314, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {23327, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23346, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23367, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23388, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23402, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {23413, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23416, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23433, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23442, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23449, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23464, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23479, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23496, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {23499, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {23508, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23554, AFFIX_SETTLED, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23565, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23589, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23598, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23609, AFFIX_NONE, AFFIX_COUNTY, AFFIX_NONE, 0},
    {23620, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23631, AFFIX_STATE, AFFIX_NONE, AFFIX_NONE, 0},
    {23640, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {23651, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {23662, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23671, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {23684, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23698, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23709, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23718, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23732, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23750, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23770, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23779, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {23788, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {23797, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23811, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23828, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23837, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 31},
    {23848, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {23861, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {23876, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {23887, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23894, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23908, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23924, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23936, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23948, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23962, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {23980, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {23991, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {24004, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {24030, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {24045, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {24054, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {24061, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24072, AFFIX_LINK, AFFIX_NONE, AFFIX_NONE, 0},
    {24077, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {24084, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {24093, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {24100, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {24115, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {24124, AFFIX_VAGUE, AFFIX_NONE, AFFIX_NONE, 0},
    {24131, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24146, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24181, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24186, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24193, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24200, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24214, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {24225, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24239, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 16},
    {24252, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {24263, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24272, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {24283, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24297, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {24308, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24317, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {24326, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 26},
    {24337, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {24362, AFFIX_WORDING, AFFIX_WORDING, AFFIX_NONE, 0},
    {24382, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24405, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24425, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {24453, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {24475, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_NONE, 0},
    {24497, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {24510, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
    {24520, AFFIX_NONE, AFFIX_ISLAND, AFFIX_NONE, 0},
    {24536, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {24546, AFFIX_NONE, AFFIX_RIVER, AFFIX_NONE, 0},
    {24556, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_NONE, 0},
    {24572, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {24591, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {24610, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {24630, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24640, AFFIX_NONE, AFFIX_STATE, AFFIX_NONE, 0},
    {24656, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {24672, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {24682, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_NONE, 0},
    {24711, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24727, AFFIX_NONE, AFFIX_DIVISION, AFFIX_NONE, 0},
    {24743, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24759, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24775, AFFIX_DIVISION, AFFIX_NONE, AFFIX_NONE, 0},
    {24797, AFFIX_LAKE, AFFIX_NONE, AFFIX_NONE, 0},
    {24819, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {24838, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24872, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24930, AFFIX_REPUBLIC, AFFIX_NONE, AFFIX_NONE, 0},
    {24949, AFFIX_AIRPORT, AFFIX_NONE, AFFIX_NONE, 0},
    {24971, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25002, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25024, AFFIX_COUNTY, AFFIX_NONE, AFFIX_NONE, 0},
    {25040, AFFIX_ISLAND, AFFIX_NONE, AFFIX_NONE, 0},
    {25053, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {25069, AFFIX_RIVER, AFFIX_NONE, AFFIX_NONE, 0},
    {25088, AFFIX_WORDING, AFFIX_NONE, AFFIX_NONE, 0},
    {25111, AFFIX_SETTLED, AFFIX_NONE, AFFIX_NONE, 0},
    {25130, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25144, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 33},
    {25151, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25164, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25186, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25193, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25218, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25228, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25238, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25248, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25258, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25268, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25278, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25297, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25325, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25344, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25351, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25355, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25371, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25378, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25391, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25398, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25408, AFFIX_NONE, AFFIX_NONE, AFFIX_WARD, 0},
    {25412, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25419, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25423, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25430, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {25446, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25450, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {25463, AFFIX_NONE, AFFIX_NONE, AFFIX_PARK, 0},
    {25476, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25489, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25502, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25518, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25525, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25541, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25554, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25564, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25574, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25584, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25591, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25598, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {25614, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25624, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25631, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {25635, AFFIX_NONE, AFFIX_NONE, AFFIX_ISLAND, 0},
    {25639, AFFIX_NONE, AFFIX_NONE, AFFIX_MOUNTAIN, 0},
    {25643, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {25647, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25651, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25655, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 33},
    {25659, AFFIX_NONE, AFFIX_NONE, AFFIX_COUNTY, 0},
    {25663, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25670, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25674, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {25678, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25685, AFFIX_NONE, AFFIX_NONE, AFFIX_RIVER, 0},
    {25689, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25693, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25700, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {25704, AFFIX_NONE, AFFIX_NONE, AFFIX_NATURE, 0},
    {25708, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25715, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25719, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25729, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25739, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25743, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {25747, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25754, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 22},
    {25773, AFFIX_NONE, AFFIX_NONE, AFFIX_REPUBLIC, 0},
    {25780, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25790, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25800, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25807, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25811, AFFIX_NONE, AFFIX_NONE, AFFIX_DIVISION, 0},
    {25815, AFFIX_NONE, AFFIX_NONE, AFFIX_CAPITAL, 33},
    {25819, AFFIX_NONE, AFFIX_NONE, AFFIX_SETTLED, 0},
    {25823, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25830, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25834, AFFIX_NONE, AFFIX_RIVER, AFFIX_RIVER, 0},
    {25838, AFFIX_NONE, AFFIX_AIRPORT, AFFIX_AIRPORT, 0},
    {25845, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {25855, AFFIX_NONE, AFFIX_WARD, AFFIX_WARD, 0},
    {25859, AFFIX_NONE, AFFIX_PARK, AFFIX_PARK, 0},
    {25872, AFFIX_NONE, AFFIX_NONE, AFFIX_AIRPORT, 0},
    {25885, AFFIX_NONE, AFFIX_COUNTY, AFFIX_COUNTY, 0},
    {25889, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25896, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {25900, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {25911, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25915, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {25919, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25926, AFFIX_NONE, AFFIX_MOUNTAIN, AFFIX_MOUNTAIN, 0},
    {25930, AFFIX_NONE, AFFIX_ISLAND, AFFIX_ISLAND, 0},
    {25934, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {25938, AFFIX_NONE, AFFIX_SETTLED, AFFIX_SETTLED, 0},
    {25942, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {25949, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25966, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25983, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {25993, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {26013, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {26030, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {26050, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {26063, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {26076, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {26092, AFFIX_NONE, AFFIX_REPUBLIC, AFFIX_REPUBLIC, 0},
    {26099, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {26106, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {26110, AFFIX_NONE, AFFIX_NONE, AFFIX_WORDING, 0},
    {26121, AFFIX_NONE, AFFIX_SETTLED, AFFIX_NONE, 0},
    {26125, AFFIX_NONE, AFFIX_NONE, AFFIX_LINK, 0},
    {26129, AFFIX_NONE, AFFIX_WORDING, AFFIX_NONE, 0},
    {26136, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {26140, AFFIX_NONE, AFFIX_WORDING, AFFIX_WORDING, 0},
    {26147, AFFIX_NONE, AFFIX_DIVISION, AFFIX_DIVISION, 0},
    {26151, AFFIX_NONE, AFFIX_NONE, AFFIX_LAKE, 0},
    {26155, AFFIX_NONE, AFFIX_LAKE, AFFIX_NONE, 0},
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
    "MX",
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
