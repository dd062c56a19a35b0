"""letters: what single characters become in a folded name, from the Unicode data of Python's unicodedata and the
exceptions below; characters that stay as they are have no row. Unicode 12.1 to 15.1 (Python 3.8 to 3.13) give the same bytes. The table is part of the index
format: after a change, bump IMAGE_VERSION."""
import itertools
import unicodedata

COLUMNS = ("first", "last", "folded")  # code points; empty: nothing; a hyphen: a word ends
INDIC = range(0x900, 0xD00)  # Devanagari to Kannada: blocks of one layout
NUKTA, CANDRABINDU, ANUSVARA = 0x3C, 0x01, 0x02  # in each block
NASAL = (0x900, 0xA80, 0xC00, 0xC80)  # blocks in which the last two stand for each other
RANGES = [(0x80, 0x6FF), (INDIC[0], INDIC[-1]), (0x1E00, 0x1FFF)]  # Latin, Greek, Cyrillic, Armenian, Hebrew, Arabic
MULTI = ["ss", "ae", "oe", "th", "ij", "lj", "nj", "dz", "եւ"]
LETTERS = {  # not decomposed by Unicode, but typed so by people who lack the key
    "ß": "ss", "ẞ": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ɖ": "d", "þ": "th", "ł": "l",
    "ħ": "h", "ı": "i", "ŋ": "n", "ə": "e", "ǝ": "e", "ŧ": "t", "ĸ": "k", "ŉ": "n", "ƒ": "f", "ɛ": "e", "ɔ": "o",
    "ɓ": "b", "ɗ": "d", "ƙ": "k", "ƴ": "y", "ʒ": "z", "ƶ": "z", "ɨ": "i", "ʉ": "u", "ɩ": "i", "ɣ": "g", "ʊ": "u",
    "ё": "е", "ґ": "г", "ς": "σ", "ǆ": "dz", "ĳ": "ij", "ǉ": "lj", "ǌ": "nj", "և": "եւ",
    # Arabic script: one form of alef, ya, kaf and ha for Arabic, Persian and Urdu keyboards
    "آ": "ا", "أ": "ا", "إ": "ا", "ٱ": "ا", "ٵ": "ا", "ى": "ي", "ی": "ي", "ې": "ي", "ۍ": "ي", "ئ": "ي", "ٸ": "ي",
    "ے": "ي", "ۓ": "ي", "ؤ": "و", "ٶ": "و", "ٷ": "و", "ة": "ه", "ە": "ه", "ۀ": "ه", "ۂ": "ه", "ہ": "ه", "ھ": "ه",
    "ۃ": "ه", "ک": "ك", "ڪ": "ك", "ګ": "گ", "ـ": "", "ء": "",
    "ڕ": "ر", "ڵ": "ل", "ێ": "ي", "ۆ": "و",  # Kurdish
    "ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ",
}
WHOLE = set("йїў")  # letters of their own, not letters with marks
DROPPED = set("´ʹʺʻʼʽʾʿˈ`’‘'′׳")  # apostrophes and what transliterations use for them


def indic(c):
    """Without the dot below, which is often left out; of two marks for a nasal vowel the usual one. Vowel signs stay."""
    parts, block, at = unicodedata.normalize("NFD", c), ord(c) & ~0x7F, ord(c) & 0x7F
    if unicodedata.category(c) == "Nd":
        return str(unicodedata.digit(c))
    if unicodedata.category(c)[0] == "P":
        return " "
    if at == NUKTA:
        return ""
    if at == CANDRABINDU and block in NASAL:
        return chr(block + ANUSVARA)
    return parts[0] if len(parts) == 2 and ord(parts[1]) & 0x7F == NUKTA else c


def folded(c):
    if ord(c) in INDIC:
        return indic(c)
    low = c.lower() if len(c.lower()) == 1 else c
    if low in WHOLE:
        return low
    if low in LETTERS:
        return LETTERS[low]
    category = unicodedata.category(c)
    if c in DROPPED or category in ("Mn", "Me", "Cf", "Lm"):
        return ""
    if category == "Nd":
        return str(unicodedata.digit(c))
    if category[0] in "ZPSCN" and category not in ("No", "Nl"):
        return " "
    base = "".join(d for d in unicodedata.normalize("NFD", low) if not unicodedata.combining(d))
    if base == low or len(base) != 1:
        base = "".join(d for d in unicodedata.normalize("NFKD", low) if not unicodedata.combining(d))
    base = "".join(LETTERS.get(d, d) for d in base.lower() if d.isalnum() and d not in DROPPED)
    return base if len(base) == 1 or base in MULTI else low if low.isalnum() else ""


def rows():
    found = []
    for first, last in RANGES:
        for text, group in itertools.groupby(range(first, last + 1), lambda code: folded(chr(code))):
            codes = [code for code in group if chr(code) != text]
            if codes:
                found.append(("%04X" % codes[0], "%04X" % codes[-1], "-" if text == " " else text))
    return found
