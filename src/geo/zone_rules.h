#ifndef GEO_ZONE_RULES_H
#define GEO_ZONE_RULES_H
/* zone_rules -- made by src/generate/zone_rules.py, included by zone.c only: the rules of the time
 * zones of IANA's tzdata, which is in the public domain. Offsets and times of day in minutes. */

#include <stdint.h>

/* clang-format off */
enum { ZONE_FIRST_YEAR = 1970, ZONE_LAST_YEAR = 2037 };

/* In local time; a month of 0: no summer time. */
static const zone_rule zone_rule_rows[] = {
    {0, 0, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+00>0 */
    {0, 120, {3, 5, 0, 60}, {10, 5, 0, 180}}, /* <+00>0<+02>-2,M3.5.0/1,M10.5.0/3 */
    {210, 210, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+0330>-3:30 */
    {180, 180, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+03>-3 */
    {270, 270, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+0430>-4:30 */
    {240, 240, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+04>-4 */
    {330, 330, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+0530>-5:30 */
    {345, 345, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+0545>-5:45 */
    {300, 300, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+05>-5 */
    {390, 390, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+0630>-6:30 */
    {360, 360, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+06>-6 */
    {420, 420, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+07>-7 */
    {525, 525, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+0845>-8:45 */
    {480, 480, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+08>-8 */
    {540, 540, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+09>-9 */
    {630, 660, {10, 1, 0, 120}, {4, 1, 0, 120}}, /* <+1030>-10:30<+11>-11,M10.1.0,M4.1.0 */
    {600, 600, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+10>-10 */
    {660, 660, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+11>-11 */
    {660, 720, {10, 1, 0, 120}, {4, 1, 0, 180}}, /* <+11>-11<+12>,M10.1.0,M4.1.0/3 */
    {765, 825, {9, 5, 0, 165}, {4, 1, 0, 225}}, /* <+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45 */
    {720, 720, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+12>-12 */
    {780, 780, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+13>-13 */
    {840, 840, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <+14>-14 */
    {-60, -60, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <-01>1 */
    {-60, 0, {3, 5, 0, 0}, {10, 5, 0, 60}}, /* <-01>1<+00>,M3.5.0/0,M10.5.0/1 */
    {-120, -120, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <-02>2 */
    {-120, -60, {3, 5, 0, -60}, {10, 5, 0, 0}}, /* <-02>2<-01>,M3.5.0/-1,M10.5.0/0 */
    {-180, -180, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <-03>3 */
    {-180, -120, {3, 2, 0, 120}, {11, 1, 0, 120}}, /* <-03>3<-02>,M3.2.0,M11.1.0 */
    {-240, -240, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <-04>4 */
    {-240, -180, {9, 1, 6, 1440}, {4, 1, 6, 1440}}, /* <-04>4<-03>,M9.1.6/24,M4.1.6/24 */
    {-300, -300, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <-05>5 */
    {-360, -360, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <-06>6 */
    {-360, -300, {9, 1, 6, 1320}, {4, 1, 6, 1320}}, /* <-06>6<-05>,M9.1.6/22,M4.1.6/22 */
    {-480, -480, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <-08>8 */
    {-570, -570, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <-0930>9:30 */
    {-540, -540, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <-09>9 */
    {-600, -600, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <-10>10 */
    {-660, -660, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* <-11>11 */
    {570, 570, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* ACST-9:30 */
    {570, 630, {10, 1, 0, 120}, {4, 1, 0, 180}}, /* ACST-9:30ACDT,M10.1.0,M4.1.0/3 */
    {600, 600, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* AEST-10 */
    {600, 660, {10, 1, 0, 120}, {4, 1, 0, 180}}, /* AEST-10AEDT,M10.1.0,M4.1.0/3 */
    {-540, -480, {3, 2, 0, 120}, {11, 1, 0, 120}}, /* AKST9AKDT,M3.2.0,M11.1.0 */
    {-240, -240, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* AST4 */
    {-240, -180, {3, 2, 0, 120}, {11, 1, 0, 120}}, /* AST4ADT,M3.2.0,M11.1.0 */
    {480, 480, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* AWST-8 */
    {120, 120, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* CAT-2 */
    {60, 60, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* CET-1 */
    {60, 120, {3, 5, 0, 120}, {10, 5, 0, 180}}, /* CET-1CEST,M3.5.0,M10.5.0/3 */
    {480, 480, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* CST-8 */
    {-300, -240, {3, 2, 0, 0}, {11, 1, 0, 60}}, /* CST5CDT,M3.2.0/0,M11.1.0/1 */
    {-360, -360, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* CST6 */
    {-360, -300, {3, 2, 0, 120}, {11, 1, 0, 120}}, /* CST6CDT,M3.2.0,M11.1.0 */
    {600, 600, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* ChST-10 */
    {180, 180, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* EAT-3 */
    {120, 120, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* EET-2 */
    {120, 180, {3, 4, 4, 3000}, {10, 4, 4, 3000}}, /* EET-2EEST,M3.4.4/50,M10.4.4/50 */
    {120, 180, {3, 5, 0, 0}, {10, 5, 0, 0}}, /* EET-2EEST,M3.5.0/0,M10.5.0/0 */
    {120, 180, {3, 5, 0, 180}, {10, 5, 0, 240}}, /* EET-2EEST,M3.5.0/3,M10.5.0/4 */
    {120, 180, {4, 5, 5, 0}, {10, 5, 4, 1440}}, /* EET-2EEST,M4.5.5/0,M10.5.4/24 */
    {-300, -300, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* EST5 */
    {-300, -240, {3, 2, 0, 120}, {11, 1, 0, 120}}, /* EST5EDT,M3.2.0,M11.1.0 */
    {0, 0, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* GMT0 */
    {0, 60, {3, 5, 0, 60}, {10, 5, 0, 120}}, /* GMT0BST,M3.5.0/1,M10.5.0 */
    {480, 480, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* HKT-8 */
    {-600, -600, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* HST10 */
    {-600, -540, {3, 2, 0, 120}, {11, 1, 0, 120}}, /* HST10HDT,M3.2.0,M11.1.0 */
    {60, 0, {10, 5, 0, 120}, {3, 5, 0, 60}}, /* IST-1GMT0,M10.5.0,M3.5.0/1 */
    {120, 180, {3, 4, 4, 1560}, {10, 5, 0, 120}}, /* IST-2IDT,M3.4.4/26,M10.5.0 */
    {330, 330, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* IST-5:30 */
    {540, 540, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* JST-9 */
    {540, 540, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* KST-9 */
    {180, 180, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* MSK-3 */
    {-420, -420, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* MST7 */
    {-420, -360, {3, 2, 0, 120}, {11, 1, 0, 120}}, /* MST7MDT,M3.2.0,M11.1.0 */
    {-210, -150, {3, 2, 0, 120}, {11, 1, 0, 120}}, /* NST3:30NDT,M3.2.0,M11.1.0 */
    {720, 780, {9, 5, 0, 120}, {4, 1, 0, 180}}, /* NZST-12NZDT,M9.5.0,M4.1.0/3 */
    {300, 300, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* PKT-5 */
    {480, 480, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* PST-8 */
    {-480, -420, {3, 2, 0, 120}, {11, 1, 0, 120}}, /* PST8PDT,M3.2.0,M11.1.0 */
    {120, 120, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* SAST-2 */
    {-660, -660, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* SST11 */
    {60, 60, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* WAT-1 */
    {0, 60, {3, 5, 0, 60}, {10, 5, 0, 120}}, /* WET0WEST,M3.5.0/1,M10.5.0 */
    {420, 420, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* WIB-7 */
    {540, 540, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* WIT-9 */
    {480, 480, {0, 0, 0, 0}, {0, 0, 0, 0}}, /* WITA-8 */
};

static const char zone_names[] =
    "Africa/Abidjan\0"
    "Africa/Accra\0"
    "Africa/Addis_Ababa\0"
    "Africa/Algiers\0"
    "Africa/Asmara\0"
    "Africa/Asmera\0"
    "Africa/Bamako\0"
    "Africa/Bangui\0"
    "Africa/Banjul\0"
    "Africa/Bissau\0"
    "Africa/Blantyre\0"
    "Africa/Brazzaville\0"
    "Africa/Bujumbura\0"
    "Africa/Cairo\0"
    "Africa/Casablanca\0"
    "Africa/Ceuta\0"
    "Africa/Conakry\0"
    "Africa/Dakar\0"
    "Africa/Dar_es_Salaam\0"
    "Africa/Djibouti\0"
    "Africa/Douala\0"
    "Africa/El_Aaiun\0"
    "Africa/Freetown\0"
    "Africa/Gaborone\0"
    "Africa/Harare\0"
    "Africa/Johannesburg\0"
    "Africa/Juba\0"
    "Africa/Kampala\0"
    "Africa/Khartoum\0"
    "Africa/Kigali\0"
    "Africa/Kinshasa\0"
    "Africa/Lagos\0"
    "Africa/Libreville\0"
    "Africa/Lome\0"
    "Africa/Luanda\0"
    "Africa/Lubumbashi\0"
    "Africa/Lusaka\0"
    "Africa/Malabo\0"
    "Africa/Maputo\0"
    "Africa/Maseru\0"
    "Africa/Mbabane\0"
    "Africa/Mogadishu\0"
    "Africa/Monrovia\0"
    "Africa/Nairobi\0"
    "Africa/Ndjamena\0"
    "Africa/Niamey\0"
    "Africa/Nouakchott\0"
    "Africa/Ouagadougou\0"
    "Africa/Porto-Novo\0"
    "Africa/Sao_Tome\0"
    "Africa/Timbuktu\0"
    "Africa/Tripoli\0"
    "Africa/Tunis\0"
    "Africa/Windhoek\0"
    "America/Adak\0"
    "America/Anchorage\0"
    "America/Anguilla\0"
    "America/Antigua\0"
    "America/Araguaina\0"
    "America/Argentina/Buenos_Aires\0"
    "America/Argentina/Catamarca\0"
    "America/Argentina/ComodRivadavia\0"
    "America/Argentina/Cordoba\0"
    "America/Argentina/Jujuy\0"
    "America/Argentina/La_Rioja\0"
    "America/Argentina/Mendoza\0"
    "America/Argentina/Rio_Gallegos\0"
    "America/Argentina/Salta\0"
    "America/Argentina/San_Juan\0"
    "America/Argentina/San_Luis\0"
    "America/Argentina/Tucuman\0"
    "America/Argentina/Ushuaia\0"
    "America/Aruba\0"
    "America/Asuncion\0"
    "America/Atikokan\0"
    "America/Atka\0"
    "America/Bahia\0"
    "America/Bahia_Banderas\0"
    "America/Barbados\0"
    "America/Belem\0"
    "America/Belize\0"
    "America/Blanc-Sablon\0"
    "America/Boa_Vista\0"
    "America/Bogota\0"
    "America/Boise\0"
    "America/Buenos_Aires\0"
    "America/Cambridge_Bay\0"
    "America/Campo_Grande\0"
    "America/Cancun\0"
    "America/Caracas\0"
    "America/Catamarca\0"
    "America/Cayenne\0"
    "America/Cayman\0"
    "America/Chicago\0"
    "America/Chihuahua\0"
    "America/Ciudad_Juarez\0"
    "America/Coral_Harbour\0"
    "America/Cordoba\0"
    "America/Costa_Rica\0"
    "America/Coyhaique\0"
    "America/Creston\0"
    "America/Cuiaba\0"
    "America/Curacao\0"
    "America/Danmarkshavn\0"
    "America/Dawson\0"
    "America/Dawson_Creek\0"
    "America/Denver\0"
    "America/Detroit\0"
    "America/Dominica\0"
    "America/Edmonton\0"
    "America/Eirunepe\0"
    "America/El_Salvador\0"
    "America/Ensenada\0"
    "America/Fort_Nelson\0"
    "America/Fort_Wayne\0"
    "America/Fortaleza\0"
    "America/Glace_Bay\0"
    "America/Godthab\0"
    "America/Goose_Bay\0"
    "America/Grand_Turk\0"
    "America/Grenada\0"
    "America/Guadeloupe\0"
    "America/Guatemala\0"
    "America/Guayaquil\0"
    "America/Guyana\0"
    "America/Halifax\0"
    "America/Havana\0"
    "America/Hermosillo\0"
    "America/Indiana/Indianapolis\0"
    "America/Indiana/Knox\0"
    "America/Indiana/Marengo\0"
    "America/Indiana/Petersburg\0"
    "America/Indiana/Tell_City\0"
    "America/Indiana/Vevay\0"
    "America/Indiana/Vincennes\0"
    "America/Indiana/Winamac\0"
    "America/Indianapolis\0"
    "America/Inuvik\0"
    "America/Iqaluit\0"
    "America/Jamaica\0"
    "America/Jujuy\0"
    "America/Juneau\0"
    "America/Kentucky/Louisville\0"
    "America/Kentucky/Monticello\0"
    "America/Knox_IN\0"
    "America/Kralendijk\0"
    "America/La_Paz\0"
    "America/Lima\0"
    "America/Los_Angeles\0"
    "America/Louisville\0"
    "America/Lower_Princes\0"
    "America/Maceio\0"
    "America/Managua\0"
    "America/Manaus\0"
    "America/Marigot\0"
    "America/Martinique\0"
    "America/Matamoros\0"
    "America/Mazatlan\0"
    "America/Mendoza\0"
    "America/Menominee\0"
    "America/Merida\0"
    "America/Metlakatla\0"
    "America/Mexico_City\0"
    "America/Miquelon\0"
    "America/Moncton\0"
    "America/Monterrey\0"
    "America/Montevideo\0"
    "America/Montreal\0"
    "America/Montserrat\0"
    "America/Nassau\0"
    "America/New_York\0"
    "America/Nipigon\0"
    "America/Nome\0"
    "America/Noronha\0"
    "America/North_Dakota/Beulah\0"
    "America/North_Dakota/Center\0"
    "America/North_Dakota/New_Salem\0"
    "America/Nuuk\0"
    "America/Ojinaga\0"
    "America/Panama\0"
    "America/Pangnirtung\0"
    "America/Paramaribo\0"
    "America/Phoenix\0"
    "America/Port-au-Prince\0"
    "America/Port_of_Spain\0"
    "America/Porto_Acre\0"
    "America/Porto_Velho\0"
    "America/Puerto_Rico\0"
    "America/Punta_Arenas\0"
    "America/Rainy_River\0"
    "America/Rankin_Inlet\0"
    "America/Recife\0"
    "America/Regina\0"
    "America/Resolute\0"
    "America/Rio_Branco\0"
    "America/Rosario\0"
    "America/Santa_Isabel\0"
    "America/Santarem\0"
    "America/Santiago\0"
    "America/Santo_Domingo\0"
    "America/Sao_Paulo\0"
    "America/Scoresbysund\0"
    "America/Shiprock\0"
    "America/Sitka\0"
    "America/St_Barthelemy\0"
    "America/St_Johns\0"
    "America/St_Kitts\0"
    "America/St_Lucia\0"
    "America/St_Thomas\0"
    "America/St_Vincent\0"
    "America/Swift_Current\0"
    "America/Tegucigalpa\0"
    "America/Thule\0"
    "America/Thunder_Bay\0"
    "America/Tijuana\0"
    "America/Toronto\0"
    "America/Tortola\0"
    "America/Vancouver\0"
    "America/Virgin\0"
    "America/Whitehorse\0"
    "America/Winnipeg\0"
    "America/Yakutat\0"
    "America/Yellowknife\0"
    "Antarctica/Casey\0"
    "Antarctica/Davis\0"
    "Antarctica/DumontDUrville\0"
    "Antarctica/Macquarie\0"
    "Antarctica/Mawson\0"
    "Antarctica/McMurdo\0"
    "Antarctica/Palmer\0"
    "Antarctica/Rothera\0"
    "Antarctica/South_Pole\0"
    "Antarctica/Syowa\0"
    "Antarctica/Troll\0"
    "Antarctica/Vostok\0"
    "Arctic/Longyearbyen\0"
    "Asia/Aden\0"
    "Asia/Almaty\0"
    "Asia/Amman\0"
    "Asia/Anadyr\0"
    "Asia/Aqtau\0"
    "Asia/Aqtobe\0"
    "Asia/Ashgabat\0"
    "Asia/Ashkhabad\0"
    "Asia/Atyrau\0"
    "Asia/Baghdad\0"
    "Asia/Bahrain\0"
    "Asia/Baku\0"
    "Asia/Bangkok\0"
    "Asia/Barnaul\0"
    "Asia/Beirut\0"
    "Asia/Bishkek\0"
    "Asia/Brunei\0"
    "Asia/Calcutta\0"
    "Asia/Chita\0"
    "Asia/Choibalsan\0"
    "Asia/Chongqing\0"
    "Asia/Chungking\0"
    "Asia/Colombo\0"
    "Asia/Dacca\0"
    "Asia/Damascus\0"
    "Asia/Dhaka\0"
    "Asia/Dili\0"
    "Asia/Dubai\0"
    "Asia/Dushanbe\0"
    "Asia/Famagusta\0"
    "Asia/Gaza\0"
    "Asia/Harbin\0"
    "Asia/Hebron\0"
    "Asia/Ho_Chi_Minh\0"
    "Asia/Hong_Kong\0"
    "Asia/Hovd\0"
    "Asia/Irkutsk\0"
    "Asia/Istanbul\0"
    "Asia/Jakarta\0"
    "Asia/Jayapura\0"
    "Asia/Jerusalem\0"
    "Asia/Kabul\0"
    "Asia/Kamchatka\0"
    "Asia/Karachi\0"
    "Asia/Kashgar\0"
    "Asia/Kathmandu\0"
    "Asia/Katmandu\0"
    "Asia/Khandyga\0"
    "Asia/Kolkata\0"
    "Asia/Krasnoyarsk\0"
    "Asia/Kuala_Lumpur\0"
    "Asia/Kuching\0"
    "Asia/Kuwait\0"
    "Asia/Macao\0"
    "Asia/Macau\0"
    "Asia/Magadan\0"
    "Asia/Makassar\0"
    "Asia/Manila\0"
    "Asia/Muscat\0"
    "Asia/Nicosia\0"
    "Asia/Novokuznetsk\0"
    "Asia/Novosibirsk\0"
    "Asia/Omsk\0"
    "Asia/Oral\0"
    "Asia/Phnom_Penh\0"
    "Asia/Pontianak\0"
    "Asia/Pyongyang\0"
    "Asia/Qatar\0"
    "Asia/Qostanay\0"
    "Asia/Qyzylorda\0"
    "Asia/Rangoon\0"
    "Asia/Riyadh\0"
    "Asia/Saigon\0"
    "Asia/Sakhalin\0"
    "Asia/Samarkand\0"
    "Asia/Seoul\0"
    "Asia/Shanghai\0"
    "Asia/Singapore\0"
    "Asia/Srednekolymsk\0"
    "Asia/Taipei\0"
    "Asia/Tashkent\0"
    "Asia/Tbilisi\0"
    "Asia/Tehran\0"
    "Asia/Tel_Aviv\0"
    "Asia/Thimbu\0"
    "Asia/Thimphu\0"
    "Asia/Tokyo\0"
    "Asia/Tomsk\0"
    "Asia/Ujung_Pandang\0"
    "Asia/Ulaanbaatar\0"
    "Asia/Ulan_Bator\0"
    "Asia/Urumqi\0"
    "Asia/Ust-Nera\0"
    "Asia/Vientiane\0"
    "Asia/Vladivostok\0"
    "Asia/Yakutsk\0"
    "Asia/Yangon\0"
    "Asia/Yekaterinburg\0"
    "Asia/Yerevan\0"
    "Atlantic/Azores\0"
    "Atlantic/Bermuda\0"
    "Atlantic/Canary\0"
    "Atlantic/Cape_Verde\0"
    "Atlantic/Faeroe\0"
    "Atlantic/Faroe\0"
    "Atlantic/Jan_Mayen\0"
    "Atlantic/Madeira\0"
    "Atlantic/Reykjavik\0"
    "Atlantic/South_Georgia\0"
    "Atlantic/St_Helena\0"
    "Atlantic/Stanley\0"
    "Australia/ACT\0"
    "Australia/Adelaide\0"
    "Australia/Brisbane\0"
    "Australia/Broken_Hill\0"
    "Australia/Canberra\0"
    "Australia/Currie\0"
    "Australia/Darwin\0"
    "Australia/Eucla\0"
    "Australia/Hobart\0"
    "Australia/LHI\0"
    "Australia/Lindeman\0"
    "Australia/Lord_Howe\0"
    "Australia/Melbourne\0"
    "Australia/NSW\0"
    "Australia/North\0"
    "Australia/Perth\0"
    "Australia/Queensland\0"
    "Australia/South\0"
    "Australia/Sydney\0"
    "Australia/Tasmania\0"
    "Australia/Victoria\0"
    "Australia/West\0"
    "Australia/Yancowinna\0"
    "Europe/Amsterdam\0"
    "Europe/Andorra\0"
    "Europe/Astrakhan\0"
    "Europe/Athens\0"
    "Europe/Belfast\0"
    "Europe/Belgrade\0"
    "Europe/Berlin\0"
    "Europe/Bratislava\0"
    "Europe/Brussels\0"
    "Europe/Bucharest\0"
    "Europe/Budapest\0"
    "Europe/Busingen\0"
    "Europe/Chisinau\0"
    "Europe/Copenhagen\0"
    "Europe/Dublin\0"
    "Europe/Gibraltar\0"
    "Europe/Guernsey\0"
    "Europe/Helsinki\0"
    "Europe/Isle_of_Man\0"
    "Europe/Istanbul\0"
    "Europe/Jersey\0"
    "Europe/Kaliningrad\0"
    "Europe/Kiev\0"
    "Europe/Kirov\0"
    "Europe/Kyiv\0"
    "Europe/Lisbon\0"
    "Europe/Ljubljana\0"
    "Europe/London\0"
    "Europe/Luxembourg\0"
    "Europe/Madrid\0"
    "Europe/Malta\0"
    "Europe/Mariehamn\0"
    "Europe/Minsk\0"
    "Europe/Monaco\0"
    "Europe/Moscow\0"
    "Europe/Nicosia\0"
    "Europe/Oslo\0"
    "Europe/Paris\0"
    "Europe/Podgorica\0"
    "Europe/Prague\0"
    "Europe/Riga\0"
    "Europe/Rome\0"
    "Europe/Samara\0"
    "Europe/San_Marino\0"
    "Europe/Sarajevo\0"
    "Europe/Saratov\0"
    "Europe/Simferopol\0"
    "Europe/Skopje\0"
    "Europe/Sofia\0"
    "Europe/Stockholm\0"
    "Europe/Tallinn\0"
    "Europe/Tirane\0"
    "Europe/Tiraspol\0"
    "Europe/Ulyanovsk\0"
    "Europe/Uzhgorod\0"
    "Europe/Vaduz\0"
    "Europe/Vatican\0"
    "Europe/Vienna\0"
    "Europe/Vilnius\0"
    "Europe/Volgograd\0"
    "Europe/Warsaw\0"
    "Europe/Zagreb\0"
    "Europe/Zaporozhye\0"
    "Europe/Zurich\0"
    "Indian/Antananarivo\0"
    "Indian/Chagos\0"
    "Indian/Christmas\0"
    "Indian/Cocos\0"
    "Indian/Comoro\0"
    "Indian/Kerguelen\0"
    "Indian/Mahe\0"
    "Indian/Maldives\0"
    "Indian/Mauritius\0"
    "Indian/Mayotte\0"
    "Indian/Reunion\0"
    "Pacific/Apia\0"
    "Pacific/Auckland\0"
    "Pacific/Bougainville\0"
    "Pacific/Chatham\0"
    "Pacific/Chuuk\0"
    "Pacific/Easter\0"
    "Pacific/Efate\0"
    "Pacific/Enderbury\0"
    "Pacific/Fakaofo\0"
    "Pacific/Fiji\0"
    "Pacific/Funafuti\0"
    "Pacific/Galapagos\0"
    "Pacific/Gambier\0"
    "Pacific/Guadalcanal\0"
    "Pacific/Guam\0"
    "Pacific/Honolulu\0"
    "Pacific/Johnston\0"
    "Pacific/Kanton\0"
    "Pacific/Kiritimati\0"
    "Pacific/Kosrae\0"
    "Pacific/Kwajalein\0"
    "Pacific/Majuro\0"
    "Pacific/Marquesas\0"
    "Pacific/Midway\0"
    "Pacific/Nauru\0"
    "Pacific/Niue\0"
    "Pacific/Norfolk\0"
    "Pacific/Noumea\0"
    "Pacific/Pago_Pago\0"
    "Pacific/Palau\0"
    "Pacific/Pitcairn\0"
    "Pacific/Pohnpei\0"
    "Pacific/Ponape\0"
    "Pacific/Port_Moresby\0"
    "Pacific/Rarotonga\0"
    "Pacific/Saipan\0"
    "Pacific/Samoa\0"
    "Pacific/Tahiti\0"
    "Pacific/Tarawa\0"
    "Pacific/Tongatapu\0"
    "Pacific/Truk\0"
    "Pacific/Wake\0"
    "Pacific/Wallis\0"
    "Pacific/Yap\0"
    ;

/* Of each name: its rule, and the year after ZONE_FIRST_YEAR from which on that holds. */
static const uint8_t zone_rows[][2] = {
    {63, 0}, {63, 0}, {55, 0}, {48, 12}, {55, 0}, {55, 0}, {63, 0}, {83, 0},
    {63, 0}, {63, 6}, {47, 0}, {83, 0}, {47, 0}, {60, 53}, {0, 57}, {49, 26},
    {63, 0}, {63, 0}, {55, 0}, {55, 0}, {83, 0}, {0, 57}, {63, 0}, {47, 0},
    {47, 0}, {81, 0}, {47, 52}, {55, 0}, {47, 48}, {47, 0}, {83, 0}, {83, 0},
    {83, 0}, {63, 0}, {83, 0}, {47, 0}, {47, 0}, {83, 0}, {47, 0}, {81, 0},
    {81, 0}, {55, 0}, {63, 3}, {55, 0}, {83, 11}, {83, 0}, {63, 0}, {63, 0},
    {83, 0}, {63, 50}, {63, 0}, {56, 44}, {48, 39}, {47, 48}, {67, 37}, {43, 37},
    {44, 0}, {44, 0}, {27, 44}, {27, 40}, {27, 39}, {27, 39}, {27, 40}, {27, 39},
    {27, 39}, {27, 39}, {27, 39}, {27, 39}, {27, 39}, {27, 40}, {27, 40}, {27, 39},
    {44, 0}, {27, 55}, {61, 0}, {67, 37}, {27, 43}, {52, 53}, {44, 11}, {27, 19},
    {52, 14}, {44, 0}, {29, 31}, {31, 24}, {75, 37}, {27, 40}, {75, 37}, {29, 50},
    {61, 46}, {29, 47}, {27, 39}, {27, 0}, {61, 0}, {53, 37}, {52, 53}, {75, 53},
    {61, 0}, {27, 40}, {52, 23}, {27, 55}, {74, 0}, {29, 50}, {44, 0}, {63, 27},
    {74, 51}, {74, 3}, {75, 37}, {62, 37}, {44, 0}, {52, 57}, {31, 44}, {52, 19},
    {80, 40}, {74, 46}, {62, 37}, {27, 33}, {45, 37}, {26, 54}, {45, 42}, {62, 49},
    {44, 0}, {44, 0}, {52, 37}, {31, 24}, {29, 23}, {45, 37}, {51, 58}, {74, 29},
    {62, 37}, {53, 37}, {62, 37}, {62, 38}, {53, 37}, {62, 37}, {62, 38}, {62, 38},
    {62, 37}, {52, 57}, {62, 37}, {61, 14}, {27, 39}, {43, 37}, {62, 37}, {62, 37},
    {53, 37}, {44, 0}, {29, 0}, {31, 25}, {80, 37}, {62, 37}, {44, 0}, {27, 33},
    {52, 37}, {29, 25}, {44, 0}, {44, 11}, {53, 40}, {74, 53}, {27, 39}, {53, 37},
    {52, 53}, {43, 50}, {52, 53}, {28, 37}, {45, 37}, {52, 53}, {27, 46}, {62, 37},
    {44, 0}, {62, 37}, {62, 37}, {62, 37}, {43, 37}, {25, 33}, {53, 41}, {53, 37},
    {53, 37}, {26, 54}, {53, 53}, {61, 0}, {62, 37}, {27, 15}, {74, 0}, {62, 47},
    {44, 0}, {31, 44}, {29, 19}, {44, 0}, {27, 47}, {61, 57}, {53, 37}, {27, 33},
    {52, 0}, {53, 38}, {31, 44}, {27, 40}, {80, 40}, {27, 39}, {30, 53}, {44, 31},
    {27, 50}, {26, 55}, {75, 37}, {43, 37}, {44, 0}, {76, 42}, {44, 0}, {44, 0},
    {44, 0}, {44, 0}, {52, 3}, {52, 37}, {45, 37}, {62, 37}, {80, 40}, {62, 37},
    {44, 0}, {74, 57}, {44, 0}, {74, 51}, {61, 57}, {43, 37}, {52, 57}, {13, 54},
    {11, 43}, {16, 0}, {42, 41}, {8, 40}, {77, 38}, {27, 47}, {27, 7}, {77, 38},
    {3, 0}, {1, 36}, {8, 54}, {49, 26}, {3, 0}, {8, 55}, {3, 53}, {20, 42},
    {8, 35}, {8, 35}, {8, 23}, {8, 23}, {8, 35}, {3, 38}, {3, 3}, {5, 46},
    {11, 0}, {11, 47}, {58, 29}, {10, 36}, {13, 0}, {70, 0}, {14, 47}, {13, 47},
    {50, 22}, {50, 22}, {6, 37}, {10, 40}, {3, 53}, {10, 40}, {14, 31}, {5, 0},
    {8, 22}, {59, 48}, {57, 117}, {50, 22}, {57, 117}, {11, 6}, {65, 10}, {11, 47},
    {13, 45}, {3, 47}, {85, 0}, {86, 0}, {69, 43}, {4, 0}, {20, 42}, {78, 40},
    {10, 0}, {7, 16}, {7, 16}, {14, 45}, {70, 0}, {11, 45}, {13, 12}, {13, 0},
    {3, 0}, {50, 10}, {50, 10}, {17, 47}, {87, 0}, {79, 21}, {5, 0}, {59, 29},
    {11, 42}, {11, 47}, {10, 45}, {8, 35}, {11, 0}, {85, 18}, {72, 49}, {3, 3},
    {8, 55}, {8, 49}, {9, 0}, {3, 0}, {11, 6}, {17, 47}, {8, 22}, {72, 19},
    {50, 22}, {13, 12}, {17, 45}, {50, 10}, {8, 22}, {5, 36}, {2, 53}, {69, 43},
    {10, 18}, {10, 18}, {71, 0}, {11, 47}, {87, 0}, {13, 47}, {13, 47}, {10, 0},
    {16, 45}, {11, 0}, {16, 45}, {14, 45}, {9, 0}, {8, 45}, {5, 42}, {24, 26},
    {45, 37}, {84, 26}, {23, 6}, {84, 26}, {84, 26}, {49, 26}, {84, 26}, {63, 0},
    {25, 0}, {63, 0}, {27, 41}, {42, 38}, {40, 38}, {41, 23}, {40, 38}, {42, 38},
    {42, 38}, {39, 0}, {12, 40}, {42, 38}, {15, 38}, {41, 25}, {15, 38}, {42, 38},
    {42, 38}, {39, 0}, {46, 40}, {41, 23}, {40, 38}, {42, 38}, {42, 38}, {42, 38},
    {46, 40}, {40, 38}, {49, 26}, {49, 26}, {5, 47}, {59, 26}, {64, 26}, {49, 26},
    {49, 26}, {49, 26}, {49, 26}, {59, 27}, {49, 26}, {49, 26}, {59, 52}, {49, 26},
    {68, 26}, {49, 26}, {64, 26}, {59, 26}, {64, 26}, {3, 47}, {64, 26}, {56, 45},
    {59, 27}, {73, 45}, {59, 27}, {84, 27}, {49, 26}, {64, 26}, {49, 26}, {49, 26},
    {49, 26}, {59, 26}, {3, 42}, {49, 26}, {73, 45}, {59, 29}, {49, 26}, {49, 26},
    {49, 26}, {49, 26}, {59, 31}, {49, 26}, {5, 42}, {49, 26}, {49, 26}, {5, 47},
    {73, 45}, {49, 26}, {59, 27}, {49, 26}, {59, 32}, {49, 26}, {59, 52}, {5, 47},
    {59, 27}, {49, 26}, {49, 26}, {49, 26}, {59, 33}, {73, 51}, {49, 26}, {49, 26},
    {59, 27}, {49, 26}, {55, 0}, {10, 26}, {11, 0}, {9, 0}, {55, 0}, {8, 0},
    {5, 0}, {8, 0}, {5, 40}, {55, 0}, {5, 0}, {21, 52}, {77, 38}, {17, 45},
    {19, 38}, {16, 0}, {33, 53}, {17, 24}, {21, 25}, {21, 42}, {20, 52}, {20, 0},
    {32, 24}, {36, 0}, {17, 0}, {54, 8}, {66, 0}, {66, 0}, {21, 25}, {22, 25},
    {17, 29}, {20, 24}, {20, 0}, {35, 0}, {82, 0}, {20, 10}, {38, 0}, {18, 50},
    {17, 28}, {82, 0}, {14, 0}, {34, 29}, {17, 0}, {17, 0}, {16, 0}, {37, 22},
    {54, 8}, {82, 0}, {37, 0}, {20, 0}, {21, 48}, {16, 0}, {20, 0}, {20, 0},
    {16, 0},
};

/* Before that: name, offset and the moment from which on it holds, as Unix time. */
static const zone_change zone_changes[] = {
    {14, 60, 1735689600},
    {14, 0, 1740276000},
    {14, 60, 1743904800},
    {14, 0, 1771120800},
    {14, 60, 1774144800},
    {14, 0, 1789866000},
    {21, 60, 1735689600},
    {21, 0, 1740276000},
    {21, 60, 1743904800},
    {21, 0, 1771120800},
    {21, 60, 1774144800},
    {21, 0, 1789866000},
    {109, -420, 1735689600},
    {109, -360, 1741510800},
    {109, -420, 1762070400},
    {109, -360, 1772960400},
    {109, -360, 1793520000},
    {126, -300, 1735689600},
    {126, -240, 1741496400},
    {126, -300, 1762059600},
    {126, -240, 1772946000},
    {126, -300, 1825563600},
    {137, -420, 1735689600},
    {137, -360, 1741510800},
    {137, -420, 1762070400},
    {137, -360, 1772960400},
    {137, -360, 1793520000},
    {189, -360, 1735689600},
    {189, -300, 1741507200},
    {189, -360, 1762066800},
    {189, -300, 1772956800},
    {189, -300, 1793516400},
    {217, -480, 1735689600},
    {217, -420, 1741514400},
    {217, -480, 1762074000},
    {217, -420, 1772964000},
    {217, -420, 1793523600},
    {220, -360, 1735689600},
    {220, -300, 1741507200},
    {220, -360, 1762066800},
    {220, -300, 1772956800},
    {220, -300, 1793516400},
    {222, -420, 1735689600},
    {222, -360, 1741510800},
    {222, -420, 1762070400},
    {222, -360, 1772960400},
    {222, -360, 1793520000},
    {266, 120, 1735689600},
    {266, 180, 1744416000},
    {266, 120, 1761346800},
    {266, 180, 1774656000},
    {266, 120, 1792796400},
    {266, 180, 1806105600},
    {266, 120, 1824850800},
    {266, 180, 1837555200},
    {266, 120, 1856300400},
    {266, 180, 1869004800},
    {266, 120, 1887750000},
    {266, 180, 1901059200},
    {266, 120, 1919199600},
    {266, 180, 1932508800},
    {266, 120, 1950649200},
    {266, 180, 1963958400},
    {266, 120, 1982703600},
    {266, 180, 1995408000},
    {266, 120, 2014153200},
    {266, 180, 2026857600},
    {266, 120, 2045602800},
    {266, 180, 2058307200},
    {266, 120, 2077052400},
    {266, 180, 2090361600},
    {266, 120, 2107897200},
    {266, 180, 2121811200},
    {266, 120, 2138742000},
    {268, 120, 1735689600},
    {268, 180, 1744416000},
    {268, 120, 1761346800},
    {268, 180, 1774656000},
    {268, 120, 1792796400},
    {268, 180, 1806105600},
    {268, 120, 1824850800},
    {268, 180, 1837555200},
    {268, 120, 1856300400},
    {268, 180, 1869004800},
    {268, 120, 1887750000},
    {268, 180, 1901059200},
    {268, 120, 1919199600},
    {268, 180, 1932508800},
    {268, 120, 1950649200},
    {268, 180, 1963958400},
    {268, 120, 1982703600},
    {268, 180, 1995408000},
    {268, 120, 2014153200},
    {268, 180, 2026857600},
    {268, 120, 2045602800},
    {268, 180, 2058307200},
    {268, 120, 2077052400},
    {268, 180, 2090361600},
    {268, 120, 2107897200},
    {268, 180, 2121811200},
    {268, 120, 2138742000},
};
/* clang-format on */

#endif
