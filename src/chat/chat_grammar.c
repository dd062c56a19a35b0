/* chat_grammar -- owns the table of patterns and the words between sentences.
 *
 * A message is cut into words with their folded keys. It is one clause, or several that words like
 * "then", "und" or a full stop join; a clause is taken by the first pattern of the table that fits
 * all of its words, so that the narrow ones come first. A pattern is words between blanks:
 *
 *     a|b     one of these words, folded ("fur" for "für")
 *     ?a|b    the same, or no word
 *     *1      what grammar_phrases has under this number
 *     {p}     a place; {a} and {b} where one comes from and goes to, {v} what is on the way
 *     {c}     coordinates
 *     {k}     kinds of places that geo/category knows
 *     {r}     a distance: "2 km"
 *
 * Slots are as short as possible. What a slot may hold is checked, which is what keeps "show me the
 * way to happiness" apart from "show me the pharmacies". */
#include "chat_grammar.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/clean.h"
#include "../geo/category.h"
#include "../geo/crs.h"
#include "../geo/fold.h"

enum {
    GRAMMAR_WORDS_MAX = 160,    /* of a message */
    GRAMMAR_CLAUSE_MAX = 48,    /* words that patterns are tried on */
    GRAMMAR_KEY_MAX = 40,       /* bytes of a folded word; longer ones are no word of a pattern */
    GRAMMAR_SLOT_MAX = 16,      /* words of a place */
    GRAMMAR_KIND_MAX = 8,       /* words of kinds */
    GRAMMAR_CATEGORIES_MAX = 5, /* kinds in one question */
    GRAMMAR_BYTE_UNITS = 40,    /* of call_charge, for a byte of a message */
    GRAMMAR_WORK_MAX = 200000   /* pattern words compared for one message: some milliseconds */
};

/* ---- the table ---- */

typedef struct {
    chat_intent intent;
    chat_language language;
    bool is_loose; /* fits texts that are no request: only for a whole clause of its own */
    const char *text;
} grammar_row;

#define EN_NEAR "around|near|nearby|by|beside|next|close|closest|nearest|surrounding "
#define EN_HERE "here|there|me|us|it|this|that|him|her|nearby|around "
#define DE_SHOW                                                                                    \
    "zeig|zeige|zeigt|zeigen|such|suche|sucht|finde|find|liste|gib|nenne|markiere|markier|blende "
#define DE_HERE "hier|dort|da|mir|uns|ihm|daneben|drumherum|davon|dieser "

/* What many patterns have: EN_ASK stands for the first. */
#define EN_ASK "*0 "
#define EN_ARE "*1 "
#define EN_WAY "*2 "
#define DE_ASK "*3 "
#define DE_WAY "*4 "
static const char *const grammar_phrases[] = {
    "?what|which|where|are|is|i|im|id|we|show|display|find|list|search|give|get|any|how ?me|"
    "us|for|there|can|could|do|need|want|am|is|are|the|like|many ?i|we|you|to|looking|a|see "
    "?find|for|get|buy|see|have|eat|the|some|a ?all|any|some|many|other ?of ?the|a|an|my "
    "?nearest|closest|next|nearby|good|best|open",
    "?are|is|can|do ?there|located|i|we|available|open|around ?find|get|see",
    "?show|plan|give|find|draw|calculate|compute|make|get|measure|create|build|i|what|whats "
    "?me|us|is|need|want|a ?a|the|an ?shortest|best|quickest|road|direct|scenic route|trip|"
    "tour|way|directions|line|path|journey|itinerary|drive|walk|ride|hike",
    "?welche|welcher|welches|was|wo|gibt|gib|ich|wir|zeig|zeige|such|suche|finde|liste|sind|"
    "ist|hat|wie|nenne|nenn|und ?mir|uns|es|fur|finde|kann|konnen|suche|brauche|brauchen|"
    "suchen|such|mochte|gibts|ist|sind|liegt|liegen|bitte|viele|nach|will ?ich|wir|es|bitte|"
    "mal|auch|nach ?alle|die|der|das|den|ein|eine|einen|dort ?die|der|noch ?nachste|nachsten|"
    "nachstes|nachstgelegene|nachstgelegenen|gute|gutes",
    "?zeig|zeige|plane|plan|gib|finde|zeichne|berechne|mach|mache|erstelle|ich|was|wie|miss "
    "?mir|uns|ist|brauche|mochte|bitte|lautet ?bitte|mal ?die|den|eine|einen|der|das "
    "?kurzeste|schnellste|beste|direkte|kurzesten|besten route|weg|strecke|tour|reise|fahrt|"
    "linie|wegbeschreibung|wanderung|reiseroute|luftlinie",
};

/* Narrow rows first. */
static const grammar_row grammar_rows[] = {
    /* ---- English ---- */
    {CHAT_HELP, CHAT_EN, false, "?please help ?me|please|us|out ?please"},
    {CHAT_HELP, CHAT_EN, false, "?i ?need ?show|get ?me ?some ?the help|examples|commands|usage"},
    {CHAT_HELP, CHAT_EN, false,
     "what can|could you|i|we do|ask|say|answer|help ?here|you|me|for|with ?me|with|for"},
    {CHAT_HELP, CHAT_EN, false, "what are you able|capable to|of ?do|doing"},
    {CHAT_HELP, CHAT_EN, false,
     "how does|do|can|should this|it|i|you|that work|works|use ?this|it|that|map ?map|chat"},
    {CHAT_HELP, CHAT_EN, false,
     "what ?kind|sort|kinds|sorts ?of questions|commands can|may|could i ask|use|give"},
    {CHAT_CLEAR, CHAT_EN, false,
     "clear|reset|clean|empty|erase|wipe ?up ?the|all|everything|this|my ?of ?the "
     "?map|markers|pins|everything|all|screen|layers|lines|view|it ?from|on|off ?the ?map|markers"},
    {CHAT_CLEAR, CHAT_EN, false,
     "remove|delete|hide|drop|discard ?all|every ?of ?the|these|those|my "
     "markers|pins|layers|points|lines|everything|all|places|results ?from|on|off ?the ?map"},
    {CHAT_CLEAR, CHAT_EN, false, "start ?all over|again|afresh|anew ?again"},
    {CHAT_CLEAR, CHAT_EN, false,
     "?lets ?begin|start ?with|on ?a new|blank|fresh|empty map|search|start"},

    {CHAT_TIME, CHAT_EN, false,
     "?tell|give|show|do|can ?me|us|you ?know|tell ?me ?what|whats ?is|s ?the ?exact "
     "?current|local|right time|clock ?now|right ?is|was|it ?it|is ?now|right ?now in|at|for|over "
     "?now ?in {p} ?now|right|currently ?now"},
    {CHAT_TIME, CHAT_EN, false,
     "?tell|do ?me|us|you ?know what|whats ?is ?the ?current|local time ?is|it ?it|is "
     "?now|right|over|back ?now|here|there ?now|then"},
    {CHAT_TIME, CHAT_EN, false, "how late is it ?now ?in|at {p}"},
    {CHAT_TIME, CHAT_EN, false,
     "?what|which|whats ?is|s ?the ?current time zone ?in|of|for|at {p} ?in|use|have"},
    {CHAT_TIME, CHAT_EN, false,
     "?what|which|whats|in ?is|s|which ?the ?current timezone ?is|does|in|of|for|at ?in|of|for|at "
     "{p} ?in|use|have|uses"},
    {CHAT_TIME, CHAT_EN, false, "what|which time zone is|does {p} ?in|use|have"},
    {CHAT_TIME, CHAT_EN, false, "what|which time zone is|are this|it|that|we|i ?in"},
    {CHAT_TIME, CHAT_EN, false, "?current|local time in|at {p}"},

    {CHAT_DISTANCE, CHAT_EN, false,
     "how long|far|big is the way|route|drive|trip|road|distance|walk|flight ?from|between {a} "
     "to|and {b}"},
    {CHAT_DISTANCE, CHAT_EN, false,
     "?and ?tell ?me how far|distant|long ?away|apart|off ?is|it|are|from|away|the "
     "?it|is|from|trip|way|away ?from {a} to|from|and|until|till {b} ?away|apart|as ?the ?crow "
     "?flies"},
    {CHAT_DISTANCE, CHAT_EN, false,
     "how far|distant ?away ?apart are|is {a} and|from {b} ?apart|away ?from ?each ?other"},
    {CHAT_DISTANCE, CHAT_EN, false,
     "?and how far|distant ?away ?off is|to|until ?it|that|from ?here ?to|until|from ?here {b} "
     "?away|from ?here|there"},
    {CHAT_DISTANCE, CHAT_EN, false,
     "?and ?what|whats|tell|give|show|measure|calculate|compute|get|i|find ?is|s|me|us|want|need "
     "?to|know ?know ?the|a ?straight|air ?line ?total|exact distance ?in "
     "?km|kilometers|kilometres|miles ?is ?between|from ?of {a} and|to|from|- {b}"},
    {CHAT_DISTANCE, CHAT_EN, false,
     "?what|whats|and ?is|s ?the ?straight|air ?line distance ?from ?here to|from {b}"},
    {CHAT_DISTANCE, CHAT_EN, false,
     "how many|much km|kilometers|kilometres|kms|miles|metres|meters ?is|are|away|lie ?it|there|is "
     "?from|between {a} to|and|from {b}"},
    {CHAT_DISTANCE, CHAT_EN, false,
     "how many km|kilometers|kilometres|kms|miles ?is|are ?it|there to {b}"},
    {CHAT_DISTANCE, CHAT_EN, false, "measure ?the ?distance from|between {a} to|and {b}"},

    {CHAT_REVERSE, CHAT_EN, false,
     "?tell ?me what|whats|which|where|who|name|address|reverse|describe|identify|lookup "
     "?am|is|s|are|lies|place|town|city|village|address|street|country|geocode|the|can "
     "?i|we|at|be|there|is|place|location|address|the "
     "?located|standing|found|at|there|of|here|point|place|town|is|lies|this "
     "?at|near|of|point|for|found|there ?the ?at ?point|coordinates|coordinate|position|location "
     "{c}"},
    {CHAT_REVERSE, CHAT_EN, false,
     "what|whats|which|where ?place|address|town|city|street|is|am|are ?is|i|we|the ?this|that|it "
     "?here|there ?now"},
    {CHAT_REVERSE, CHAT_EN, false, "where exactly ?am|are|is i|we|this ?now"},
    {CHAT_REVERSE, CHAT_EN, false,
     "what|whats ?is|lies ?located ?the ?address|place|town ?of|at|right ?this|here|there "
     "?place|point|spot|position|location"},

    {CHAT_BOUNDARIES, CHAT_EN, false,
     "?in|of|to ?which|what "
     "country|state|canton|county|district|municipality|region|province|department|commune|"
     "division|continent|areas|divisions|units|nation ?or ?country|state|region ?and "
     "?state|country is|does|are|do|contains|am|lies|has ?i|we ?the ?point|position|coordinates "
     "{p} ?in|belong|part|located|lie|situated ?to|of|in"},
    {CHAT_BOUNDARIES, CHAT_EN, false,
     "?in|of|to ?which|what "
     "country|state|canton|county|district|municipality|region|province|commune|continent "
     "is|am|are|does|do|contains this|that|it|i|we|here|there ?place|point ?in|belong|lie ?to|in"},
    {CHAT_BOUNDARIES, CHAT_EN, false,
     "?what|whats|which|show|give|list|tell ?is|s|are|me|us ?me|us ?the|all "
     "?administrative|political|admin "
     "boundaries|borders|areas|divisions|hierarchy|units|subdivisions|boundary|border "
     "?of|for|at|around|in|contain|contains|is|does ?the {p} ?in|belong ?to"},
    {CHAT_BOUNDARIES, CHAT_EN, false, "?administrative boundaries|divisions ?here|there"},
    {CHAT_BOUNDARIES, CHAT_EN, false, "where|what does {p} belong ?to|in"},

    {CHAT_BBOX, CHAT_EN, false,
     "?what|whats|show|give|get|i|draw|tell ?is|s|me|us|need|want ?us|me ?the ?full|whole|map "
     "bbox|bounds|extent|extents|outline|envelope ?box ?of|for|around|from {p}"},
    {CHAT_BBOX, CHAT_EN, false,
     "?what|whats|show|give|get|i|draw|tell ?is|s|me|us|need|want ?us|me ?the|a "
     "bounding|bound|surrounding box|rectangle|rect ?of|for|around|from {p}"},
    {CHAT_BBOX, CHAT_EN, false, "fit|adjust ?the ?map|view to|on|around {p}"},
    {CHAT_BBOX, CHAT_EN, false,
     "?zoom|fit|adjust ?out ?the ?map|view ?to fit|bounds|extent ?to|of {p}"},
    {CHAT_BBOX, CHAT_EN, false,
     "show ?me ?us the ?whole|entire|complete|all extent|area|region ?of|around {p}"},
    {CHAT_BBOX, CHAT_EN, false, "show ?me ?us ?the whole|entire|complete ?of {p}"},
    {CHAT_BBOX, CHAT_EN, false, "how big|large|wide is {p}"},
    {CHAT_BBOX, CHAT_EN, false, "?show|give ?me ?the bbox|extent|bounds ?of|for {p}"},

    {CHAT_ROUTE, CHAT_EN, false,
     EN_WAY "?from|between {a} to|and {b} via|through|over|passing|stopping|with ?a "
            "?by|through|at|in|stop|stops ?in|at {v}"},
    {CHAT_ROUTE, CHAT_EN, false,
     EN_WAY "?from {a} via|through|over|passing|stopping ?at|in {v} to {b}"},
    {CHAT_ROUTE, CHAT_EN, false, EN_WAY "?from|between {a} to|and {b}"},
    {CHAT_ROUTE, CHAT_EN, false, EN_WAY "?from ?here to {b} via|through|over {v}"},
    {CHAT_ROUTE, CHAT_EN, false, EN_WAY "?from ?here to {b}"},
    {CHAT_ROUTE, CHAT_EN, false, EN_WAY "through|via|of|over {v}"},
    {CHAT_ROUTE, CHAT_EN, false,
     "?show|tell ?me how ?do|can|would|could|should|to ?i|we|you|one "
     "?get|go|travel|drive|walk|cycle|reach|come|hike from {a} to {b} via|through|over {v}"},
    {CHAT_ROUTE, CHAT_EN, false,
     "?show|tell ?me how ?do|can|would|could|should|to ?i|we|you|one "
     "?get|go|travel|drive|walk|cycle|reach|come|hike from {a} to {b}"},
    {CHAT_ROUTE, CHAT_EN, false,
     "how do|can|would|could|should|to ?i|we|you|one get|go|travel|drive|walk|cycle to {b} from "
     "{a}"},
    {CHAT_ROUTE, CHAT_EN, false,
     "how do|can|would|could|should ?i|we|you|one get|go|travel|drive|walk|cycle ?from ?here to "
     "{b}"},
    {CHAT_ROUTE, CHAT_EN, false,
     "?we|i|im ?want|are|am ?to "
     "?drive|driving|navigate|take|bring|get|lead|walk|cycle|travel|travelling|traveling|go|going|"
     "ride|hike|fly|sail ?me|us from {a} to {b} via|through|over|stopping|passing "
     "?by|through|at|in {v}"},
    {CHAT_ROUTE, CHAT_EN, false,
     "?we|i|im ?want|are|am ?to "
     "?drive|driving|navigate|take|bring|get|lead|walk|cycle|travel|travelling|traveling|go|going|"
     "ride|hike|fly|sail ?me|us from {a} via|through|over {v} to {b}"},
    {CHAT_ROUTE, CHAT_EN, false,
     "?we|i|im ?want|are|am ?to "
     "?drive|driving|navigate|take|bring|get|lead|walk|cycle|travel|travelling|traveling|go|going|"
     "ride|hike|fly|sail ?me|us from {a} to {b}"},
    {CHAT_ROUTE, CHAT_EN, false, "connect|join|link {a} and|with|to {b}"},
    {CHAT_ROUTE, CHAT_EN, false,
     "draw|make|show ?me a|the ?straight line ?from|between {a} to|and {b}"},
    {CHAT_ROUTE, CHAT_EN, true, "{a} to {b} via|through {v}"},
    {CHAT_ROUTE, CHAT_EN, true, "{a} via {v} to {b}"},
    {CHAT_ROUTE, CHAT_EN, true, "{a} to {b}"},

    {CHAT_NEARBY, CHAT_EN, false,
     EN_ASK "{k} " EN_ARE "within|inside|in ?a ?the ?radius ?next ?distance ?of {r} "
            "?of|from|around|away|to|near ?from|of {p}"},
    {CHAT_NEARBY, CHAT_EN, false,
     EN_ASK "{k} " EN_ARE "within|inside|in ?a ?the ?radius ?next ?distance ?of {r}"},
    {CHAT_NEARBY, CHAT_EN, false,
     EN_ASK "{k} " EN_ARE "?" EN_NEAR
            "?to|of|in|by|the ?vicinity ?of {p} within|inside|in ?a ?radius ?distance ?of {r}"},
    {CHAT_NEARBY, CHAT_EN, false,
     EN_ASK "{k} " EN_ARE "?right|very|just " EN_NEAR "?to|by|from|around|of " EN_HERE
            "?now|please"},
    {CHAT_NEARBY, CHAT_EN, false,
     EN_ASK "{k} " EN_ARE "in|around|within ?the ?this|that|my|surrounding "
            "area|neighbourhood|neighborhood|vicinity|surroundings"},
    {CHAT_NEARBY, CHAT_EN, false,
     EN_ASK "{k} " EN_ARE
            "?in ?walking ?the ?distance ?vicinity ?neighbourhood ?close ?right ?very ?just "
            "around|near|nearby|by|beside|close|closest|nearest|in|at|to|from|of|along|on|inside "
            "?to|from|by|of|the ?vicinity ?of {p}"},
    {CHAT_NEARBY, CHAT_EN, false, EN_ASK "{k} " EN_ARE "?right|very|just " EN_NEAR "?please"},
    {CHAT_NEARBY, CHAT_EN, false, EN_ASK "{k} " EN_ARE "here|there"},
    {CHAT_NEARBY, CHAT_EN, false,
     "?show|find|where|wheres|whats|i ?me|is|are|need|can ?i ?find ?the|a|to "
     "nearest|closest|next|nearby {k} ?is|are|please"},
    {CHAT_NEARBY, CHAT_EN, false,
     "where can|could|do i|we find|get|buy|see|have ?a|an|some|the {k}"},
    {CHAT_NEARBY, CHAT_EN, false, "i|we need|want|require ?to|a|an|some ?find|a ?a|an|some {k}"},
    {CHAT_NEARBY, CHAT_EN, false, "is|are there ?a|an|any|some {k} ?around"},

    {CHAT_NEARBY, CHAT_EN, false,
     "show|find|list|search|get|display ?for ?me|us ?all ?of ?the|some|any {k}"},
    {CHAT_NEARBY, CHAT_EN, false,
     "what|whats ?is|else|lies ?can ?there ?i ?to ?see|do|find ?is around|near|nearby|close ?to|by "
     "?here|me|there|us|this|it"},
    {CHAT_NEARBY, CHAT_EN, false,
     "what|whats ?is|else|lies ?can ?there ?i ?to ?see|do|find ?is around|near|nearby|close ?to|by "
     "{p}"},

    {CHAT_GOTO_PLACE, CHAT_EN, false, "move|pan|put|scroll|shift|set the map|view to|on|over {p}"},
    {CHAT_GOTO_PLACE, CHAT_EN, false,
     "?and ?then "
     "go|fly|jump|zoom|pan|move|navigate|head|switch|scroll|return|travel|walk|drive|come "
     "?over|back|in|straight|right|out|directly ?to|into|on ?the ?address ?of {p}"},
    {CHAT_GOTO_PLACE, CHAT_EN, false,
     "take|bring|fly|get|lead|carry|move|guide me|us|map|it ?to|map ?to|the ?address {p}"},
    {CHAT_GOTO_PLACE, CHAT_EN, false,
     "?can|could|do ?you|i ?tell|show|know|find ?me|us ?out where ?exactly ?is|are|s|lies|can|on "
     "?i|you|we|earth|is ?find ?the ?city|town|village ?of {p} "
     "?is|are|lies|located|lie|situated|exactly|at|on ?the ?map|exactly"},
    {CHAT_GOTO_PLACE, CHAT_EN, false, "wheres {p}"},
    {CHAT_GOTO_PLACE, CHAT_EN, false, "where does {p} lie"},
    {CHAT_GOTO_COORDINATE, CHAT_EN, false, "im|i ?am|was ?now at {c}"},
    {CHAT_GOTO_COORDINATE, CHAT_DE, false, "ich bin ?jetzt|gerade bei|an|auf|in {c}"},
    {CHAT_GOTO_PLACE, CHAT_EN, false,
     "?what|whats|give|tell|show|find|get|i ?is|s|are|me|us|need|want ?us|me ?the|exact "
     "?exact|gps|geographic|geo "
     "location|position|address|coordinates|coords|latitude|longitude|lat|whereabouts ?and "
     "?longitude|lon ?of|for|does|from ?the ?city|town ?of {p}"},
    {CHAT_GOTO_PLACE, CHAT_EN, false,
     "center|centre|focus|position ?the ?map|view|screen|it ?on|at|over|around|in {p}"},
    {CHAT_GOTO_PLACE, CHAT_EN, false,
     "put|place|set|drop|add|make ?me ?a|the|one pin|marker|flag|mark|point ?on|at|in|for|to {p}"},
    {CHAT_GOTO_PLACE, CHAT_EN, false,
     "?let ?me ?us show|display|find|locate|mark|pin|search|look|see|view|geocode|highlight|open "
     "?me|us|up|for|at|where ?for|me ?a|the ?map|place|location|position|city|town|address "
     "?of|for|at {p} ?is|lies ?on ?the ?map"},
    {CHAT_GOTO_PLACE, CHAT_EN, false,
     "?i|id|we|lets ?want|would|d|wanna|will|need ?like ?to go|see|visit|travel|look|fly "
     "?to|at|see {p}"},

    /* ---- German ---- */
    {CHAT_HELP, CHAT_DE, false,
     "?bitte ?ich|kannst ?brauche|du ?um ?mir hilfe|hilf|hilfst|helfen ?mir|bitte|uns "
     "?weiter|bitte"},
    {CHAT_HELP, CHAT_DE, false,
     "was kannst|kann|konnen|konnt du|ich|man|wir|ihr|sie ?denn|hier|dich|alles|so "
     "?hier|alles|mich ?alles ?hier ?tun|machen|fragen|sagen|eingeben ?alles|hier"},
    {CHAT_HELP, CHAT_DE, false,
     "wie funktioniert|geht|benutze|bediene|benutzt|verwende ?ich|man "
     "das|dies|dieses|die|es|dich|diese ?hier|denn|karte|chat|seite"},
    {CHAT_HELP, CHAT_DE, false,
     "?zeig|zeige|gib|nenne ?mir ?bitte ?einige|ein|die|alle ?paar|moglichen "
     "beispiele|befehle|anleitung"},
    {CHAT_HELP, CHAT_DE, false,
     "welche fragen|befehle|moglichkeiten kann|gibt|kennst|verstehst|habe ?ich|es|du ?dir "
     "?stellen|hier"},
    {CHAT_CLEAR, CHAT_DE, false,
     "losche|losch|loschen|leere|leer|entferne|bereinige|reinige|saubere|verwirf|lose ?bitte ?mal "
     "?alle|alles|die|den|das|meine ?die "
     "?karte|marker|markierungen|nadeln|punkte|pins|anzeige|linien|stecknadeln|bildschirm|ebenen "
     "?von|auf|ab ?der|die ?karte"},
    {CHAT_CLEAR, CHAT_DE, false,
     "?bitte die|alle|alles ?die ?karte|marker|markierungen|punkte|nadeln|linien|pins "
     "loschen|leeren|entfernen|zurucksetzen|aufraumen|wegmachen|weg"},
    {CHAT_CLEAR, CHAT_DE, false,
     "setz|setze|raum|raume|mach|mache|fang|fange|beginn|beginne|stell|stelle|nimm|blende "
     "?bitte|nochmal ?alles|die|alle|nochmal|wieder|neu "
     "?karte|marker|markierungen|punkte|pins|von|noch ?vorne|einmal "
     "zuruck|auf|weg|leer|sauber|an|neu|vorn|vorne|aus|frei|ab"},
    {CHAT_CLEAR, CHAT_DE, false,
     "?bitte karte|marker|markierungen|punkte|pins "
     "loschen|leeren|entfernen|zurucksetzen|aufraumen|weg"},
    {CHAT_CLEAR, CHAT_DE, false, "?bitte neue|leere ?frische karte|suche"},
    {CHAT_CLEAR, CHAT_DE, false,
     "?nochmal|noch ?einmal ?neu|wieder von vorne|vorn|neuem ?anfangen|beginnen"},

    {CHAT_TIME, CHAT_DE, false,
     "?sag|sage|weisst|kannst ?mir|du ?bitte ?mir ?sagen wie spat|viel ?uhr ist|haben ?es|wir "
     "?jetzt|gerade|denn|aktuell|momentan ?jetzt|gerade ?in|auf|im|bei {p} ?jetzt|gerade"},
    {CHAT_TIME, CHAT_DE, false,
     "?sag|sage ?mir ?bitte wie spat|viel ?uhr es ?jetzt ?in|auf|bei {p} ist"},
    {CHAT_TIME, CHAT_DE, false,
     "wie ?spat|viel ?uhr ist|haben ?es|wir ?jetzt|denn|gerade|nun ?dort|hier|da ?jetzt|gerade"},
    {CHAT_TIME, CHAT_DE, false,
     "?wie|was|welche|nenne|zeig|zeige|sag|gib ?mir|ist|lautet ?bitte|denn ?die|der "
     "?aktuelle|lokale|genaue|jetzige uhrzeit|zeitzone|ortszeit|zeit|lokalzeit "
     "?ist|gilt|hat|haben|herrscht|gibt|lautet ?es|sie|wir ?jetzt|gerade|aktuell|denn "
     "?in|von|fur|auf|im|gilt|fuer|bei {p} ?jetzt|gerade|aktuell"},
    {CHAT_TIME, CHAT_DE, false,
     "?wie|was|welche ?ist|lautet ?die ?aktuelle|lokale uhrzeit|zeitzone|ortszeit|zeit|lokalzeit "
     "?ist|gilt|hat|haben|herrscht ?es|sie|wir ?denn|jetzt ?dort|hier|da"},
    {CHAT_TIME, CHAT_DE, false, "in welcher zeitzone liegt|ist|befindet ?sich {p}"},

    {CHAT_DISTANCE, CHAT_DE, false,
     "?und ?sag|sage|weisst ?mir|du ?bitte wie weit|fern|entfernt|lang ?entfernt|weg "
     "?ist|sind|liegt|liegen ?es|die|der ?luftlinie|strecke|weg ?von|zwischen {a} "
     "nach|bis|von|und|zu|zum|zur ?nach|zu|zum|zur {b} ?entfernt|weg|auseinander|voneinander "
     "?entfernt"},
    {CHAT_DISTANCE, CHAT_DE, false,
     "?und wie weit|fern|entfernt ?ist|liegt ?es ?noch|denn|von ?von|hier|dort|da ?hier|dort "
     "?nach|bis|zu|zum|zur ?nach|zu|zum|zur {b} ?entfernt|weg|von ?hier|dort ?entfernt|weg"},
    {CHAT_DISTANCE, CHAT_DE, false,
     "?und ?wie|was|berechne|zeig|zeige|miss|gib|nenne|bestimme|ich|ermittle "
     "?gross|ist|lang|lange|mir|brauche|lautet|mochte ?ist|bitte|wissen ?die|der ?direkte|genaue "
     "distanz|entfernung|abstand|luftlinie|strecke ?in ?km|kilometern|meilen ?ist|betragt "
     "?von|zwischen {a} -|nach|bis|und|zu|zum|zur|von ?nach|zu|zum|zur {b}"},
    {CHAT_DISTANCE, CHAT_DE, false,
     "?und ?wie|was ?gross|ist|lang|lange|lautet ?ist ?die|der distanz|entfernung|abstand ?von "
     "?hier|dort|da nach|bis|zu|zum|zur ?nach|zu|zum|zur {b}"},
    {CHAT_DISTANCE, CHAT_DE, false,
     "wie|wieviele|wieviel ?viele|viel kilometer|km|meilen|meter "
     "?sind|ist|liegen|luftlinie|trennen|fahrt ?es|man ?von|zwischen {a} nach|bis|und|zu|von {b} "
     "?entfernt"},
    {CHAT_DISTANCE, CHAT_DE, false,
     "wie|wieviele|wieviel ?viele|viel kilometer|km|meilen|meter ?sind|ist ?es ?noch ?von ?hier "
     "nach|bis|zu ?nach|zum|zur {b}"},

    {CHAT_REVERSE, CHAT_DE, false,
     "?sag|sage ?mir ?bitte was|wo|wer|welcher|welche|welches|adresse|bestimme|nenne|wie "
     "?die|den|mir "
     "?bin|ist|liegt|befindet|ort|adresse|stadt|gemeinde|strasse|dorf|land|sind|heisst|gibt|steht|"
     "name|lautet ?ich|sich|ist|liegt|befindet|es|der|die|wir|zu|hier|das|bei|an|von|fur "
     "?ort|adresse|sich|hier|da|dort|bei|an|von|am|zu|fur ?bei|an|auf|am|unter|zu|den|der|dem|fur "
     "?den|der|dem ?koordinaten|koordinate|punkt|position|stelle|ort {c}"},
    {CHAT_REVERSE, CHAT_DE, false,
     "wo ?genau ?bin|sind|ist|befinde|liegt ?ich|wir|das|dies|mich|uns|es "
     "?hier|jetzt|gerade|denn|da ?gerade|eigentlich|genau"},
    {CHAT_REVERSE, CHAT_DE, false,
     "was|welcher|welche|welches|wie ?ort|adresse|stadt|strasse|gemeinde|dorf "
     "?ist|liegt|gibt|befindet|heisst|steht|hat ?es|sich|das|der|die "
     "?hier|dort|da|ort|dieser|diese ?hier|ort|punkt|stelle"},

    {CHAT_BOUNDARIES, CHAT_DE, false,
     "?in|zu welcher|welchem|welches|welche|welchen "
     "?land|staat|kanton|kreis|bezirk|gemeinde|region|provinz|bundesland|landkreis|departement|"
     "kontinent|gebiet|gebieten|gemeinden|bundesstaat|verwaltungseinheit|verwaltungseinheiten ?und "
     "?kanton|land|bezirk liegt|gehort|ist|befindet|liegen|gehoren ?sich ?der|die|den "
     "?punkt|position|stelle|koordinaten {p} ?an|drin"},
    {CHAT_BOUNDARIES, CHAT_DE, false,
     "in|zu ?welcher|welchem|welches|welche|welchen "
     "land|staat|kanton|kreis|bezirk|gemeinde|region|provinz|bundesland|landkreis|kontinent|gebiet "
     "?liegt|gehort|ist|befindet|bin|sind|befinde ?sich|mich ?das|ich|dies|es|wir|dieser|hier "
     "?ort|hier|punkt"},
    {CHAT_BOUNDARIES, CHAT_DE, false,
     "?was|wie|welche|zeig|zeige|nenne|liste|gib ?sind|ist|lauten|verlaufen|mir|uns ?die|alle "
     "?administrativen|politischen "
     "grenzen|grenze|verwaltungsgrenzen|gebiete|verwaltungsgebiete|verwaltungseinheiten|"
     "landesgrenzen|kantonsgrenzen|gemeindegrenzen|gemeindegrenze|stadtgrenze "
     "?von|um|fur|der|des|bei|zu|hat|umgeben|enthalten ?stadt|gemeinde|kanton {p}"},
    {CHAT_BOUNDARIES, CHAT_DE, false, "?administrative|die grenzen|verwaltungsgrenzen ?hier|dort"},
    {CHAT_BOUNDARIES, CHAT_DE, false, "wozu gehort {p}"},

    {CHAT_BBOX, CHAT_DE, false,
     "?was|wie|zeig|zeige|gib|nenne|zeichne|berechne|ich ?ist|lautet|mir|uns|brauche ?bitte "
     "?die|der|das|den|eine "
     "bbox|boundingbox|bounding|ausdehnung|begrenzungsrahmen|umriss|rahmen|ausmasse|begrenzung|"
     "rechteck|kartenausschnitt|umrechteck ?box ?von|um|fur|der|des|vom|fuer {p}"},
    {CHAT_BBOX, CHAT_DE, false,
     "zeig|zeige ?mir|uns ?bitte ?die|das|den ganz|ganze|ganzen|gesamte|gesamten|komplett|ganzes "
     "{p}"},
    {CHAT_BBOX, CHAT_DE, false, "wie gross|breit ist {p}"},
    {CHAT_BBOX, CHAT_DE, false, "passe ?die karte ?an|auf ?auf {p} ?an"},

    {CHAT_ROUTE, CHAT_DE, false,
     DE_WAY "?von|zwischen {a} nach|bis|und|zu|zum|zur ?nach|zu|zum|zur {b} "
            "uber|via|durch|ueber|mit|vorbei ?halt|zwischenhalt|zwischenstopp|an ?in {v}"},
    {CHAT_ROUTE, CHAT_DE, false,
     DE_WAY "?von {a} uber|via|durch|ueber {v} nach|bis|zu|zum|zur ?nach|zu|zum|zur {b}"},
    {CHAT_ROUTE, CHAT_DE, false,
     DE_WAY "?von|zwischen {a} nach|bis|und|zu|zum|zur ?nach|zu|zum|zur {b}"},
    {CHAT_ROUTE, CHAT_DE, false,
     DE_WAY "?von ?hier|dort|da nach|bis|zu|zum|zur ?nach|zum|zur {b} uber|via|durch|ueber {v}"},
    {CHAT_ROUTE, CHAT_DE, false, DE_WAY "?von ?hier|dort|da nach|bis|zu|zum|zur ?nach|zum|zur {b}"},
    {CHAT_ROUTE, CHAT_DE, false, DE_WAY "durch|uber|via|ueber {v}"},
    {CHAT_ROUTE, CHAT_DE, false,
     "?wie ?ich|wir|kann|fahre|reise|laufe ?ich|will|mochte|man "
     "?fahre|fahren|reisen|gehen|komme|reise|kommt|wandern|gelange|kommen|fahr|von ?ich|wir|man|am "
     "?besten|schnellsten von {a} nach|bis|zu|zum|zur ?nach|zum|zur {b} uber|via|durch|ueber {v}"},
    {CHAT_ROUTE, CHAT_DE, false,
     "?wie ?ich|wir|kann|fahre|reise|laufe ?ich|will|mochte|man "
     "?fahre|fahren|reisen|gehen|komme|reise|kommt|wandern|gelange|kommen|fahr ?ich|wir|man ?am "
     "?besten|schnellsten von {a} uber|via|durch|ueber {v} nach|bis|zu|zum|zur ?nach|zum|zur {b} "
     "?fahren|reisen|gehen|wandern"},
    {CHAT_ROUTE, CHAT_DE, false,
     "?wie ?ich|wir|kann|fahre|reise|laufe ?ich|will|mochte|man "
     "?fahre|fahren|reisen|gehen|komme|reise|kommt|wandern|gelange|kommen|fahr ?ich|wir|man ?am "
     "?besten|schnellsten von {a} nach|bis|zu|zum|zur ?nach|zum|zur {b} "
     "?fahren|reisen|gehen|wandern|kommen"},
    {CHAT_ROUTE, CHAT_DE, false,
     "wie ?komme|kommt|gelange|fahre|reise ?ich|man|wir ?am ?besten ?schnellsten ?von ?hier|dort "
     "nach|zum|zur|zu {b}"},
    {CHAT_ROUTE, CHAT_DE, false, "verbinde {a} und|mit {b} ?miteinander"},
    {CHAT_ROUTE, CHAT_DE, true, "{a} nach {b} uber|via|ueber {v}"},
    {CHAT_ROUTE, CHAT_DE, true, "{a} uber|via|ueber {v} nach {b}"},
    {CHAT_ROUTE, CHAT_DE, true, "{a} nach|bis {b}"},

    {CHAT_NEARBY, CHAT_DE, false,
     DE_ASK "{k} ?gibt|sind|liegen|befinden ?es|sich im|in|innerhalb ?einem|eines "
            "?umkreis|radius|entfernung|umkreises ?von {r} ?um|von|bei|rund|ab|zu|zum|zur|vom|beim "
            "?um ?herum {p} ?herum"},
    {CHAT_NEARBY, CHAT_DE, false,
     DE_ASK "{k} ?gibt|sind|liegen|befinden ?es|sich im|in|innerhalb ?einem|eines "
            "?umkreis|radius|entfernung|umkreises ?von {r} ?um ?hier|dort ?herum"},
    {CHAT_NEARBY, CHAT_DE, false,
     DE_ASK "{k} ?gibt|sind|liegen|befinden ?es|sich ?in ?der ?nahe "
            "?rund|um|bei|nahe|beim|in|von|vom|des|der ?um|von|der|des {p} im|in|innerhalb "
            "?einem|eines ?umkreis|radius|umkreises ?von {r}"},
    {CHAT_NEARBY, CHAT_DE, false,
     DE_ASK "{k} ?gibt|sind|liegen|befinden ?es|sich ?direkt|gleich|ganz in|im "
            "?der|meiner|unserer|seiner|ihrer nahe|umgebung|umkreis|gegend|nachbarschaft ?von|vom "
            "?hier|dort"},
    {CHAT_NEARBY, CHAT_DE, false,
     DE_ASK "{k} ?gibt|sind|liegen|befinden ?es|sich in|im ?der nahe|umgebung|umkreis|gegend "
            "?von|des|der|vom|um|beim|zum|zur ?des|der|dem {p}"},
    {CHAT_NEARBY, CHAT_DE, false,
     DE_ASK "{k} ?gibt|sind|liegen|befinden ?es|sich ?direkt|gleich|rund|rings "
            "um|bei|nahe|hier|dort|da|neben|herum ?um|bei|in " DE_HERE "?herum|nahe"},
    {CHAT_NEARBY, CHAT_DE, false,
     DE_ASK "{k} ?gibt|sind|liegen|befinden ?es|sich ?direkt|gleich|rund|rings|ganz "
            "um|bei|beim|nahe|neben|nah|unweit|in|im|am|entlang "
            "?von|bei|um|der|dem|den|des|beim|am {p} ?herum"},
    {CHAT_NEARBY, CHAT_DE, false,
     DE_ASK "{k} ?gibt|sind ?es ?rund|rings "
            "hier|dort|da|nebenan|herum|drumherum|ringsum|ringsherum|rundherum|rundum|darum "
            "?herum|in ?der ?nahe"},
    {CHAT_NEARBY, CHAT_DE, false,
     "?wo|zeig|zeige|finde|such|ich ?ist|mir|sind|suche|brauche|liegt ?bitte ?hier "
     "?die|der|das|den|dem nachste|nachsten|nachster|nachstes|nachstgelegene|nachstgelegenen {k}"},
    {CHAT_NEARBY, CHAT_DE, false,
     "wo ?finde|kann|gibt|bekomme|ist ?ich|es|hier ?hier|dort ?ein|eine|einen|die {k} "
     "?finden|kaufen|essen|trinken"},
    {CHAT_NEARBY, CHAT_DE, false,
     "ich|wir|gibt brauche|suche|brauchen|suchen|es ?hier ?ein|eine|einen|die|noch {k} ?hier|dort"},

    {CHAT_NEARBY, CHAT_DE, false,
     "zeig|zeige|such|suche|finde|liste|nenne ?mir|uns|nach ?bitte|alle ?die|der|ein|eine|einige "
     "{k} ?an|auf"},
    {CHAT_NEARBY, CHAT_DE, false,
     "was ?gibt|ist|liegt|kann ?es ?alles|noch|sonst in ?der|meiner nahe|umgebung ?hier|dort"},
    {CHAT_NEARBY, CHAT_DE, false,
     "was ?gibt|ist|liegt|kann ?es ?alles|noch|sonst ?in ?der nahe|umgebung|um|rund|neben "
     "?um|von|des|der|vom {p} ?herum"},
    {CHAT_NEARBY, CHAT_DE, false,
     "was ?gibt|ist|liegt ?es ?alles|noch|sonst ?hier|rings ?um ?mich herum|ringsum|nebenan|nahe"},

    {CHAT_GOTO_PLACE, CHAT_DE, false,
     "?und "
     "geh|gehe|fahr|fahre|flieg|fliege|spring|springe|zoom|zoome|navigiere|navigier|wechsle|"
     "wechsel|reise|lauf|schwenk|schwenke|komm|gehen|fliegen ?bitte|mal|wir ?zuruck|zur|hin "
     "?nach|zu|zum|zur|auf|in|an|ins ?den|die|das|der|adresse|dem|nach {p} "
     "?hin|rein|hinein|heran|ein"},
    {CHAT_GOTO_PLACE, CHAT_DE, false,
     "bring|bringe|fuhr|fuhre|fuehre ?mich|uns|die ?karte ?bitte ?nach|zu|zum|zur ?adresse {p}"},
    {CHAT_GOTO_PLACE, CHAT_DE, false,
     "?kannst|sag|sage|weisst ?du|mir ?mir ?bitte ?sagen wo ?genau|ungefahr "
     "?liegt|ist|befindet|liegen|sind|finde ?sich|ich|denn|eigentlich|genau "
     "?die|der|das|genau|eigentlich|denn ?stadt|ort|dorf|gemeinde|adresse {p} ?liegt|ist|genau|auf "
     "?der ?karte|liegt"},
    {CHAT_GOTO_PLACE, CHAT_DE, false,
     "?was|wie|gib|nenne|zeig|zeige|sag|ich ?sind|ist|lauten|lautet|mir|brauche ?bitte|sind "
     "?die|den|das ?genaue|genauen|geografischen "
     "koordinaten|position|lage|standort|adresse|breitengrad ?von|fur|der|des|vom|zu|hat ?stadt "
     "{p}"},
    {CHAT_GOTO_PLACE, CHAT_DE, false, "?welche koordinaten|position|lage hat|haben {p}"},
    {CHAT_GOTO_PLACE, CHAT_DE, false,
     "zentriere|zentrier|fokussiere|richte ?bitte ?die ?karte ?auf|um|in|bei|nach {p} ?aus"},
    {CHAT_GOTO_PLACE, CHAT_DE, false,
     "setz|setze|platziere|mach|mache|steck ?mir ?bitte ?einen|eine|die "
     "marker|pin|nadel|markierung|stecknadel|punkt ?auf|bei|in|nach|fur|zu|an {p}"},
    {CHAT_GOTO_PLACE, CHAT_DE, false,
     DE_SHOW "?mir|uns|bitte|nach|auf ?bitte|mal|nach|der ?die ?karte|adresse|stadt|lage "
             "?von|vom|des|in|mit {p} ?an|auf|ein ?der ?karte ?an"},
    {CHAT_GOTO_PLACE, CHAT_DE, false,
     "?kannst|konntest|wurdest ?du ?bitte mir|uns ?bitte|mal {p} zeigen|suchen|finden"},
    {CHAT_GOTO_PLACE, CHAT_DE, false,
     "?ich|wir mochte|will|mochten|wollen|wurde ?gerne|gern nach|zu|zum|zur {p} "
     "?gehen|fahren|reisen|fliegen"},
    {CHAT_GOTO_PLACE, CHAT_DE, false,
     "?ich|wir mochte|will|mochten|wollen|wurde ?gerne|gern {p} "
     "sehen|besuchen|finden|anschauen|ansehen"},
    {CHAT_GOTO_PLACE, CHAT_DE, true, "nach|zu|zum|zur {p}"},
};

/* What is said for politeness in front of a request or behind it. */
static const struct {
    chat_language language;
    bool is_behind;
    const char *text;
} grammar_polite[] = {
    {CHAT_EN, false, "please"},
    {CHAT_EN, false, "hey"},
    {CHAT_EN, false, "hi"},
    {CHAT_EN, false, "hello"},
    {CHAT_EN, false, "ok"},
    {CHAT_EN, false, "okay"},
    {CHAT_EN, false, "now"},
    {CHAT_EN, false, "so"},
    {CHAT_EN, false, "well"},
    {CHAT_EN, false, "also"},
    {CHAT_EN, false, "can|could|would|will you"},
    {CHAT_EN, false, "kindly"},
    {CHAT_EN, false, "there"},
    {CHAT_DE, false, "dort"},
    {CHAT_DE, false, "dann"},
    {CHAT_EN, false, "lets"},
    {CHAT_EN, true, "please"},
    {CHAT_EN, true, "thanks"},
    {CHAT_EN, true, "thank you"},
    {CHAT_EN, true, "on the map"},
    {CHAT_EN, true, "for me"},
    {CHAT_DE, false, "bitte"},
    {CHAT_DE, false, "hallo"},
    {CHAT_DE, false, "jetzt"},
    {CHAT_DE, false, "und jetzt"},
    {CHAT_DE, false, "gruezi"},
    {CHAT_DE, false, "also"},
    {CHAT_DE, true, "bitte"},
    {CHAT_DE, true, "danke"},
    {CHAT_DE, true, "auf der karte"},
    {CHAT_DE, true, "auf der karte an"},
    {CHAT_DE, true, "mal bitte"},
    {CHAT_DE, true, "vielen dank"},
};

/* What may stand between two clauses. A strong one also stands before a bare place. */
static const struct {
    const char *text;
    bool is_strong;
} grammar_joins[] = {
    {"and|und after|nach that|this|dem|diesem", true},
    {"and|und then|danach|dann|afterwards|anschliessend|finally|schliesslich", true},
    {"after|nach that|this|dem|diesem", true},
    {"then|dann|danach|anschliessend|afterwards|schliesslich|thereafter|hernach", true},
    {"and also", false},
    {"und auch", false},
    {"and|und|sowie|plus", false},
};

/* Words that tell the language, where the patterns of two would fit. */
static const str grammar_telling[CHAT_LANGUAGES] = {
    [CHAT_EN] = STR_ROW("the|to|of|from|how|what|where|which|is|are|show|near|me|there|and|find|"
                        "around|go|within|a|an|any|on|at|for|with|it|my|nearest|please|take|then|"
                        "get|by|this|that|you|can|i|through|close|here"),
    [CHAT_DE] = STR_ROW("der|die|das|den|dem|des|von|nach|wie|was|wo|ist|sind|zeig|zeige|mir|und|"
                        "nahe|hier|dort|gibt|es|um|bei|uber|zu|zum|zur|im|ein|eine|einen|welche|"
                        "welcher|welches|welchem|liegt|suche|finde|ich|bitte|dann|danach|umkreis|"
                        "fur|bis|durch|beim|nachste|uns|da|auf|vom|geh|karte|apotheke|apotheken|"
                        "bahnhof|flughafen|krankenhaus|backerei|tankstelle|uhr|uhrzeit"),
};

/* Words that are never part of a place's name when they are in lower case. A clause that has one
 * and that no pattern takes is no place, and in a pattern a place cannot have one. */
static const str grammar_no_names = STR_ROW(
    "are|bin|bist|can|cannot|could|dein|deine|dich|did|dir|does|dont|du|er|feel|gibt|"
    "habe|haben|has|hast|hat|have|he|heisst|her|him|his|how|i|ich|ihr|is|ist|it|its|kann|kannst|"
    "kein|keine|konnen|machen|me|mein|meine|mich|mir|my|nicht|not|our|she|should|sich|sie|sind|"
    "that|their|them|they|think|this|thought|uns|unser|us|want|wann|war|warum|was|we|wenn|wer|"
    "were|what|whats|when|where|which|who|whom|why|wie|will|wir|wird|wo|would|you|your|yours");

/* Words that a name, in lower case, neither begins nor ends with. */
static const str grammar_no_ends = STR_ROW(
    "a|an|and|at|auf|bei|beim|bis|denn|du|ein|eine|einen|es|for|from|gerade|in|jetzt|nach|now|of|"
    "on|out|to|und|via|von|vom|zu|zum|zur");

/* Whole slots that mean the place of the context. */
static const str grammar_here = STR_ROW(
    "around|da|das|davon|der ort|dies|dort|dorthin|here|hier|hierher|ihm|it|me|mir|my location|"
    "my position|nearby|that|that place|there|this|this place|uns|us");

/* ---- words ---- */

typedef struct {
    str text;               /* as written */
    str key;                /* folded; of signs alone "" */
    bool may_name, may_end; /* it may be in a name; and be its first or last word */
    signed char kinds[GRAMMAR_KIND_MAX + 1]; /* whether so many words from here on are kinds; 0: not
                                                known yet */
} grammar_word;

typedef enum { SLOT_P, SLOT_A, SLOT_B, SLOT_V, SLOT_C, SLOT_K, SLOT_R, SLOTS } grammar_slot;
static const char grammar_slots[] = "pabvckr"; /* ORDER grammar_slot */

/* Words from `at` up to `end`; end 0: not set. */
typedef struct {
    int at, end;
} grammar_span;

/* A pattern that fits. */
typedef struct {
    const grammar_row *row; /* NULL: none */
    grammar_span slots[SLOTS];
    bool is_led; /* its first word is a word of the pattern, not of a slot */
} grammar_fit;

typedef struct {
    call *c;
    chat_plan *plan;
    grammar_word words[GRAMMAR_WORDS_MAX];
    int count, work;
    chat_language language; /* of the message, by its words */
} grammar;

static str chat_grammar_key(call *c, str word) {
    char room[GRAMMAR_KEY_MAX * 2];
    str key =
        word.len <= GRAMMAR_KEY_MAX ? fold_name(word, FOLD_PLAIN, room, sizeof room) : STR_NONE;
    char *copy = arena_bytes(&c->mem, key.len + 1);
    size_t len = 0;
    for (size_t i = 0; copy && i < key.len; i++) {
        copy[len] = key.at[i];
        len += key.at[i] != ' ';
    }
    return copy ? (str){copy, len} : STR_NONE;
}

/* Whether the word is in the list, which '|' separates. */
static bool chat_grammar_is_in(str word, str list) {
    while (word.len && list.at) {
        if (str_eq(word, str_cut(&list, '|'))) {
            return true;
        }
    }
    return false;
}

/* Whether the word, as written, is one of the list in lower case. */
static bool chat_grammar_is_low(str text, str key, str list) {
    bool is_low = text.len && ascii_lower(text.at[0]) == text.at[0];
    return (is_low || str_eq(text, STR("I"))) && chat_grammar_is_in(key, list);
}

static void chat_grammar_cut(grammar *g, str message) {
    size_t at = 0;
    while (at < message.len && g->count < GRAMMAR_WORDS_MAX) {
        size_t end = at;
        while (end < message.len && !ascii_is_space(message.at[end])) {
            end++;
        }
        str text = str_head(str_from(message, at), end - at);
        bool is_arrow = str_eq(text, STR("->")) || str_eq(text, STR("\xE2\x86\x92"));
        if (text.len) {
            str key = is_arrow                 ? STR("to")
                      : str_eq(text, STR("-")) ? STR("-")
                                               : chat_grammar_key(g->c, text);
            bool may_name = !chat_grammar_is_low(text, key, grammar_no_names);
            bool may_end = !chat_grammar_is_low(text, key, grammar_no_ends);
            g->words[g->count++] = (grammar_word){text, key, may_name, may_end, {0}};
        }
        at = end + 1;
    }
}

/* The text of some words as it was written, without signs round it. */
static str chat_grammar_text(const grammar *g, grammar_span s) {
    const char *from = g->words[s.at].text.at, *to = from;
    str last = g->words[s.end - 1].text;
    to = last.at + last.len;
    str text = {from, (size_t)(to - from)};
    while (text.len && strchr(",;:?!.", text.at[text.len - 1])) {
        text.len--;
    }
    bool is_quoted =
        text.len > 2 && strchr("\"'(", *text.at) && strchr("\"')", text.at[text.len - 1]);
    return is_quoted ? (str){text.at + 1, text.len - 2} : text;
}

/* ---- what slots may hold ---- */

static bool chat_grammar_is_here(str text) {
    char room[GRAMMAR_KEY_MAX];
    return text.len < sizeof room &&
           chat_grammar_is_in(fold_name(text, FOLD_PLAIN, room, sizeof room), grammar_here);
}

static bool chat_grammar_is_name(const grammar *g, grammar_span s) {
    bool is_good =
        s.end - s.at <= GRAMMAR_SLOT_MAX && g->words[s.at].may_end && g->words[s.end - 1].may_end;
    for (int i = s.at; is_good && i < s.end; i++) {
        is_good = g->words[i].may_name;
    }
    return is_good || chat_grammar_is_here(chat_grammar_text(g, s));
}

/* The tags of one kind, the first of them alone, as a category; absent: it is none. */
static str chat_grammar_kind(str text) {
    char room[CATEGORY_WORD_MAX];
    str tags[CATEGORY_TAGS_MAX];
    if (text.len >= sizeof room) {
        return STR_NONE;
    }
    str key = fold_name(text, FOLD_PLAIN, room, sizeof room);
    if (category_tags(key, tags)) {
        return text;
    }
    return category_kind(key, tags) ? tags[0] : STR_NONE;
}

/* Adds a kind to *category, when that is given. */
static bool chat_grammar_add_kind(grammar *g, grammar_span s, str *category) {
    static const str articles =
        STR_ROW("the|a|an|some|any|die|der|das|den|ein|eine|einen|alle|all");
    while (s.at < s.end - 1 && chat_grammar_is_in(g->words[s.at].key, articles)) {
        s.at++;
    }
    str kind = s.at < s.end ? chat_grammar_kind(chat_grammar_text(g, s)) : STR_NONE;
    if (kind.at && category) {
        *category = arena_list(&g->c->mem, *category, STR(","), kind);
    }
    return kind.at;
}

/* Kinds between commas, "and" and "oder". */
static bool chat_grammar_kinds(grammar *g, grammar_span s, str *category) {
    static const str between = STR_ROW("and|or|und|oder|sowie");
    grammar_span kind = {s.at, s.at};
    bool is_good = s.end - s.at <= GRAMMAR_KIND_MAX;
    int count = 0;
    for (; is_good && kind.end < s.end; kind.end++) {
        const grammar_word *w = &g->words[kind.end];
        bool is_between = chat_grammar_is_in(w->key, between);
        bool is_end = str_ends(w->text, STR(",")) && kind.end + 1 < s.end;
        if (is_between || is_end) {
            is_good = chat_grammar_add_kind(g, (grammar_span){kind.at, kind.end + (is_end ? 1 : 0)},
                                            category);
            kind.at = kind.end + 1;
            count++;
        }
    }
    return is_good && count < GRAMMAR_CATEGORIES_MAX && kind.at < s.end &&
           chat_grammar_add_kind(g, (grammar_span){kind.at, s.end}, category);
}

/* "2 km", "500m", "1,5 Kilometer". */
static bool chat_grammar_radius(const grammar *g, grammar_span s, double *km) {
    static const struct {
        const char *words;
        double km;
    } units[] = {{"km|kilometer|kilometers|kilometre|kilometres|kilometern|kms|k", 1},
                 {"m|meter|meters|metre|metres|metern", 0.001},
                 {"mile|miles|mi|meile|meilen", 1.609344},
                 {"ft|feet|foot|fuss", 0.0003048},
                 {"yd|yards|yard", 0.0009144}};
    char room[GRAMMAR_KEY_MAX];
    str text = chat_grammar_text(g, s);
    if (s.end - s.at > 2 || text.len >= sizeof room) {
        return false;
    }
    size_t digits = 0;
    for (; digits < text.len &&
           (ascii_is_digit(text.at[digits]) || text.at[digits] == '.' || text.at[digits] == ',');
         digits++) {
        room[digits] = text.at[digits] == ',' ? '.' : text.at[digits];
    }
    char unit_room[GRAMMAR_KEY_MAX];
    str unit = fold_name(str_from(text, digits), FOLD_PLAIN, unit_room, sizeof unit_room);
    for (size_t i = 0; i < LEN(units) && str_num((str){room, digits}, km); i++) {
        if (chat_grammar_is_in(unit, str_of(units[i].words))) {
            *km *= units[i].km;
            return *km > 0;
        }
    }
    return false;
}

static bool chat_grammar_is_kinds(grammar *g, grammar_span s) {
    if (s.end - s.at > GRAMMAR_KIND_MAX) {
        return false;
    }
    signed char *known = &g->words[s.at].kinds[s.end - s.at];
    if (!*known) {
        *known = chat_grammar_kinds(g, s, NULL) ? 1 : -1;
    }
    return *known > 0;
}

static bool chat_grammar_is_position(const grammar *g, grammar_span s) {
    double lat, lon;
    return crs_read(g->plan->system, chat_grammar_text(g, s), &lat, &lon);
}

static bool chat_grammar_holds(grammar *g, grammar_slot slot, grammar_span s) {
    double km;
    switch (slot) {
    case SLOT_K: return chat_grammar_is_kinds(g, s);
    case SLOT_R: return chat_grammar_radius(g, s, &km);
    case SLOT_C: return chat_grammar_is_position(g, s);
    default: return chat_grammar_is_name(g, s);
    }
}

/* ---- one pattern, one clause ---- */

/* What is left of a pattern, and of the phrase that stands before it. */
typedef struct {
    str phrase, text;
} grammar_pattern;

/* Takes the next word; empty: there is none. */
static str chat_grammar_next(grammar_pattern *p) {
    str token = STR_NONE;
    while (!token.len && (p->phrase.at || p->text.at)) {
        token = str_cut(p->phrase.at ? &p->phrase : &p->text, ' ');
        if (token.len && token.at[0] == '*') {
            p->phrase = str_of(grammar_phrases[token.at[1] - '0']);
            token = STR_NONE;
        }
    }
    return token;
}

static bool chat_grammar_match(grammar *g, grammar_pattern pattern, grammar_span s,
                               grammar_fit *fit);

static bool chat_grammar_match_slot(grammar *g, grammar_slot slot, grammar_pattern rest,
                                    grammar_span s, grammar_fit *fit) {
    int end = slot == SLOT_C ? s.end : s.at + 1; /* coordinates are the last that is said */
    for (; end <= s.end; end++) {
        fit->slots[slot] = (grammar_span){s.at, end};
        if (chat_grammar_holds(g, slot, fit->slots[slot]) &&
            chat_grammar_match(g, rest, (grammar_span){end, s.end}, fit)) {
            return true;
        }
    }
    fit->slots[slot] = (grammar_span){0, 0};
    return false;
}

static bool chat_grammar_match(grammar *g, grammar_pattern pattern, grammar_span s,
                               grammar_fit *fit) {
    str token = chat_grammar_next(&pattern);
    if (!token.len) {
        return s.at == s.end;
    }
    bool is_optional = token.at[0] == '?';
    if (g->work-- <= 0) {
        return false;
    }
    if (token.at[0] == '{') {
        size_t slot = str_index(STR(grammar_slots), token.at[1]);
        return s.at < s.end && chat_grammar_match_slot(g, (grammar_slot)slot, pattern, s, fit);
    }
    grammar_span behind = {s.at + 1, s.end};
    return (s.at < s.end && chat_grammar_is_in(g->words[s.at].key, str_from(token, is_optional)) &&
            chat_grammar_match(g, pattern, behind, fit)) ||
           (is_optional && chat_grammar_match(g, pattern, s, fit));
}

static bool chat_grammar_fits(grammar *g, const grammar_row *row, grammar_span s,
                              grammar_fit *fit) {
    *fit = (grammar_fit){.row = row, .is_led = true};
    if (!chat_grammar_match(g, (grammar_pattern){STR_NONE, str_of(row->text)}, s, fit)) {
        fit->row = NULL;
        return false;
    }
    for (int k = 0; k < SLOTS; k++) {
        fit->is_led &= !fit->slots[k].end || fit->slots[k].at != s.at;
    }
    return true;
}

/* The first row that fits, those of the message's language before others; row NULL: none. */
static grammar_fit chat_grammar_find(grammar *g, grammar_span s, bool with_loose) {
    grammar_fit fit = {0};
    bool is_tried = s.at < s.end && s.end - s.at <= GRAMMAR_CLAUSE_MAX;
    for (int pass = 0; is_tried && pass < (with_loose ? 4 : 2); pass++) {
        for (size_t i = 0; i < LEN(grammar_rows); i++) {
            const grammar_row *row = &grammar_rows[i];
            bool is_own = row->language == g->language;
            if (row->is_loose == (pass > 1) && is_own == !(pass % 2) &&
                chat_grammar_fits(g, row, s, &fit)) {
                return fit;
            }
        }
    }
    return fit;
}

/* The language with the most telling words; where none has more, that of the last message. */
static chat_language chat_grammar_language(const grammar *g) {
    int counts[CHAT_LANGUAGES] = {0};
    unsigned best = g->plan->language;
    for (unsigned k = 0; k < CHAT_LANGUAGES; k++) {
        for (int i = 0; i < g->count; i++) {
            counts[k] += chat_grammar_is_in(g->words[i].key, grammar_telling[k]);
        }
    }
    for (unsigned k = 0; k < CHAT_LANGUAGES; k++) {
        best = counts[k] > counts[best] ? k : best;
    }
    return best;
}

/* ---- several clauses ---- */

/* Whether the words of a list, each one of alternatives, stand at `at`; how many, else 0. */
static int chat_grammar_stands(const grammar *g, grammar_span s, const char *text) {
    str rest = str_of(text);
    int at = s.at;
    while (rest.at) {
        str token = str_cut(&rest, ' ');
        if (at >= s.end || !chat_grammar_is_in(g->words[at].key, token)) {
            return 0;
        }
        at++;
    }
    return at - s.at;
}

/* Without politeness and words that join it to what is in front. */
static grammar_span chat_grammar_plain(const grammar *g, grammar_span s) {
    for (size_t i = 0; i < LEN(grammar_polite);) {
        int words = 0;
        for (int at = s.at + 1; grammar_polite[i].is_behind && !words && at < s.end; at++) {
            words = chat_grammar_stands(g, (grammar_span){at, s.end}, grammar_polite[i].text);
            words = at + words == s.end ? words : 0;
        }
        s.end -= words;
        int front =
            grammar_polite[i].is_behind ? 0 : chat_grammar_stands(g, s, grammar_polite[i].text);
        front = s.at + front < s.end ? front : 0;
        s.at += front;
        i = words || front ? 0 : i + 1;
    }
    return s;
}

/* How many words join a clause that ends before `at` to the next; -1: none may. */
static int chat_grammar_join(const grammar *g, int at, int end, bool *is_strong) {
    str before = g->words[at - 1].text;
    *is_strong = false;
    for (size_t i = 0; i < LEN(grammar_joins); i++) {
        int words = chat_grammar_stands(g, (grammar_span){at, end}, grammar_joins[i].text);
        if (words) {
            *is_strong = grammar_joins[i].is_strong;
            return words;
        }
    }
    return before.len > 1 && strchr(",;.?!", before.at[before.len - 1]) ? 0 : -1;
}

/* Whether the word is where a name may be that goes on too far. */
static bool chat_grammar_in_name(const grammar_fit *fit, int at) {
    bool is_in = !fit->row;
    for (int k = SLOT_P; k <= SLOT_V; k++) {
        is_in |= at > fit->slots[k].at && at < fit->slots[k].end;
    }
    return is_in;
}

/* The fit of all the words, else of those up to where the next clause may begin. */
static grammar_fit chat_grammar_begins(grammar *g, grammar_span s) {
    grammar_fit fit = chat_grammar_find(g, s, false);
    for (int at = s.at + 1; !fit.row && at < s.end; at++) {
        bool is_strong;
        if (chat_grammar_join(g, at, s.end, &is_strong) >= 0) {
            fit = chat_grammar_find(g, chat_grammar_plain(g, (grammar_span){s.at, at}), false);
        }
    }
    return fit;
}

/* Ends *s where its first clause ends; returns where the next one begins, -1: it is the last. */
static int chat_grammar_split(grammar *g, grammar_span *s, const grammar_fit *whole) {
    for (int at = s->at + 1; at < s->end; at++) {
        bool is_strong;
        int words = chat_grammar_join(g, at, s->end, &is_strong);
        grammar_span rest = chat_grammar_plain(g, (grammar_span){at + MAX(words, 0), s->end});
        if (words < 0 || rest.at >= rest.end || !chat_grammar_in_name(whole, at)) {
            continue;
        }
        grammar_fit next = chat_grammar_begins(g, rest);
        if (next.row ? next.is_led || words : is_strong) {
            s->end = at;
            return rest.at;
        }
    }
    return -1;
}

/* ---- steps ---- */

/* A word of a house number, "19b", behind a name; or a word that streets are called. */
static bool chat_grammar_is_address(const grammar *g, grammar_span s) {
    static const str streets = STR_ROW(
        "street|st|road|rd|avenue|ave|lane|ln|drive|boulevard|blvd|rue|via|calle|allee|platz");
    static const str endings[] = {STR_ROW("strasse"), STR_ROW("gasse"), STR_ROW("weg"),
                                  STR_ROW("allee"), STR_ROW("platz")};
    bool has_number = false, has_street = false;
    for (int i = s.at; i < s.end; i++) {
        str key = g->words[i].key;
        size_t digits = 0;
        while (digits < key.len && ascii_is_digit(key.at[digits])) {
            digits++;
        }
        has_number |= i > s.at && digits && digits < 4 && key.len - digits < 2;
        has_street |= s.end - s.at > 1 && i > s.at && chat_grammar_is_in(key, streets);
        for (size_t k = 0; k < LEN(endings); k++) {
            has_street |= key.len > endings[k].len && str_ends(key, endings[k]);
        }
    }
    return has_number || has_street;
}

static void chat_grammar_add_place(grammar *g, chat_step *step, grammar_span s) {
    static const str articles = STR_ROW("der|die|das|den|dem|des");
    while (s.at < s.end - 1 &&
           chat_grammar_is_low(g->words[s.at].text, g->words[s.at].key, articles)) {
        s.at++;
    }
    str text = s.at < s.end ? chat_grammar_text(g, s) : STR_NONE;
    if (step->place_count < CHAT_PLACES_MAX) {
        step->places[step->place_count++] = chat_grammar_is_here(text) ? STR_NONE : text;
    }
}

/* Places on the way, between commas and "and"; one comma alone may be within a name. */
static void chat_grammar_add_way(grammar *g, chat_step *step, grammar_span s) {
    static const str between = STR_ROW("and|und|then|dann|sowie");
    int commas = 0, words = 0;
    for (int i = s.at; i < s.end; i++) {
        commas += str_ends(g->words[i].text, STR(","));
        words += chat_grammar_is_in(g->words[i].key, between);
    }
    grammar_span one = {s.at, s.at};
    for (; one.end < s.end; one.end++) {
        bool is_between = chat_grammar_is_in(g->words[one.end].key, between);
        bool is_end = (words || commas > 1) && str_ends(g->words[one.end].text, STR(","));
        if ((is_between || is_end) && one.end + (is_end ? 1 : 0) > one.at) {
            chat_grammar_add_place(g, step, (grammar_span){one.at, one.end + (is_end ? 1 : 0)});
        }
        one.at = is_between || is_end ? one.end + 1 : one.at;
    }
    if (one.at < s.end) {
        chat_grammar_add_place(g, step, (grammar_span){one.at, s.end});
    }
}

static void chat_grammar_fill(grammar *g, const grammar_fit *fit, chat_step *step) {
    static const grammar_slot single[] = {SLOT_P, SLOT_C};
    const grammar_span *slots = fit->slots;
    bool is_line = step->intent == CHAT_DISTANCE || step->intent == CHAT_ROUTE;
    for (size_t i = 0; i < LEN(single); i++) {
        if (slots[single[i]].end) {
            chat_grammar_add_place(g, step, slots[single[i]]);
        }
    }
    if (is_line && (slots[SLOT_A].end || slots[SLOT_B].end)) {
        chat_grammar_add_place(g, step, slots[SLOT_A]);
    }
    if (slots[SLOT_V].end) {
        chat_grammar_add_way(g, step, slots[SLOT_V]);
    }
    if (slots[SLOT_B].end) {
        chat_grammar_add_place(g, step, slots[SLOT_B]);
    }
    if (slots[SLOT_K].end) {
        chat_grammar_kinds(g, slots[SLOT_K], &step->category);
        step->word = chat_grammar_text(g, slots[SLOT_K]);
    }
    if (slots[SLOT_R].end) {
        chat_grammar_radius(g, slots[SLOT_R], &step->radius_km);
    }
    chat_plan_finish(step);
}

/* The intent of going to a place by how its text looks. */
static chat_intent chat_grammar_goto(const grammar *g, grammar_span s) {
    return chat_grammar_is_position(g, s)  ? CHAT_GOTO_COORDINATE
           : chat_grammar_is_address(g, s) ? CHAT_GOTO_ADDRESS
                                           : CHAT_GOTO_PLACE;
}

static void chat_grammar_add_step(grammar *g, grammar_span s, const grammar_fit *fit) {
    chat_step *step = &g->plan->steps[g->plan->count++];
    *step = chat_plan_step(fit->row ? fit->row->intent : CHAT_GOTO_PLACE);
    if (fit->row) {
        g->plan->language = fit->row->language;
        chat_grammar_fill(g, fit, step);
        s = fit->slots[SLOT_P].end ? fit->slots[SLOT_P] : s;
    } else {
        step->is_bare = true;
        chat_grammar_add_place(g, step, s);
        step->intent = chat_grammar_is_name(g, s) ? step->intent : CHAT_UNKNOWN;
    }
    step->intent = step->intent == CHAT_GOTO_PLACE && step->places[0].at ? chat_grammar_goto(g, s)
                                                                         : step->intent;
    step->place_count = step->intent == CHAT_UNKNOWN ? 0 : step->place_count;
}

GEO_FN status chat_grammar_plan(call *c, str message, chat_plan *plan) {
    grammar *g = ARENA_NEW(&c->mem, grammar, 1);
    if (!call_charge(c, (int)message.len * GRAMMAR_BYTE_UNITS)) {
        return GEO_MUST_WAIT;
    }
    if (!g) {
        return call_full(c);
    }
    g->c = c;
    g->plan = plan;
    g->work = GRAMMAR_WORK_MAX;
    plan->count = 0;
    chat_grammar_cut(g, clean_text(&c->mem, message));
    plan->language = g->language = chat_grammar_language(g);
    grammar_span rest = {0, g->count};
    while (rest.at < rest.end) {
        grammar_span clause = chat_grammar_plain(g, rest);
        grammar_fit fit = chat_grammar_find(g, clause, true);
        int next = chat_grammar_split(g, &clause, &fit);
        if (next >= 0) {
            clause = chat_grammar_plain(g, clause);
            fit = chat_grammar_find(g, clause, true);
        }
        if (plan->count == CHAT_STEPS_MAX) {
            return call_fail(c, GEO_TOO_LARGE, "A message can have at most %d steps.",
                             CHAT_STEPS_MAX);
        }
        chat_grammar_add_step(g, clause, &fit);
        rest.at = next >= 0 ? next : rest.end;
    }
    return GEO_OK;
}
