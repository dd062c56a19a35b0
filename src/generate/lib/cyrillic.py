"""Cyrillic in the Latin letters that GeoNames' machine writes beside each Cyrillic name: "Bejsingstok" for Basingstoke."""
import unicodedata

from lib.spelling import fold

LETTERS = dict(zip("абвгдежзийклмнопрстуфхцчшщъыьэюяёіїєґўјљњћџѓќѕђ", (
    "a b v g d e zh z i j k l m n o p r s t u f kh c ch sh shh ' y ' eh ju ja e i i e g u j lj nj c dzh g k dz dj").split(),
    strict=True))
# Where it is or was written: what the machine makes of the local name is one that maps have.
COUNTRIES = set("AM AZ BA BG BY EE GE KG KZ LT LV MD ME MK MN RS RU TJ TM UA UZ XK".split())


def is_cyrillic(text):
    return any("\u0400" <= c < "\u0530" for c in text)


def machine_made(texts):
    """What the Cyrillic ones of `texts` become, folded."""
    return {fold("".join(LETTERS.get(c, c) for c in unicodedata.normalize("NFC", text.lower())))
            for text in texts if is_cyrillic(text)}
