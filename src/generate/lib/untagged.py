"""Names in languages that GeoNames' list of other spellings has without saying so, told by their letters. Kana and
Hangul are of one language. Of Han, Devanagari, Arabic and Cyrillic letters names count if they are one name but for the
ways of RULES to write it, have no letter that their language has not (of several Devanagari ones those of Hindi), and,
in Devanagari and Cyrillic letters, lie outside the countries whose own language is another one in them. Of places of
15,000 people whose only such name GeoNames tags, too, the two are the same in 95.9 (Japanese, mostly for the kind of
hyphen) and in 99.7 to 99.9 percent (the others); of places of 50,000 people that have two ways to write it, or Arabic
letters in a country that has its own, in 94 to 99 percent, mostly for tags in Latin letters."""
import re

from lib import chinese

POPULATION_MIN = 100000
MARATHI = re.compile("[\u0933\u0945\u0949\u0972\u0911\u090d\u0903]|\u094d$|\u0930\u094d\u0939")  # or Sanskrit, Nepali
DOTTED = str.maketrans("\u0929\u0958\u0959\u095a\u095b\u095c\u095d\u095e",
                       "\u0928\u0915\u0916\u0917\u091c\u0921\u0922\u092b", "\u093c")


def same_hindi(text):
    nasal = "[\u0901\u0902]|[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u092e])"
    return re.sub(nasal, "\u0902", text).translate(DOTTED)


def same_arabic(text):
    return re.sub("[\u064b-\u0652 ]", "", text).translate(str.maketrans("أإآةى", "اااهي"))


def same_russian(text):
    return re.sub("[ -]", "", text.lower().replace("ё", "е"))


# language: letters, countries where it may be another language, what ways to write it share
RULES = {"ja": ("[\u3041-\u30ff]+", "", None), "ko": ("[\uac00-\ud7a3]+", "", None),
         "zh": ("[\u3400-\u9fff]+", "", chinese.name_of), "hi": ("[\u0900-\u097f]+", "NP", same_hindi),
         "ar": ("[\u0621-\u063a\u0641-\u0652]+", "", same_arabic),
         "ru": ("[\u0401\u0410-\u044f\u0451]+", "BA BG BY KG KZ ME MK MN RS TJ TM UA UZ", same_russian)}


def names(p):
    """{language: name} of a large place"""
    found = {}
    for language, (letters, elsewhere, same) in RULES.items():
        fits = [text for text in p["alternates"] if re.fullmatch(letters, re.sub(r"[\s・=＝-]", "", text))]
        if language == "hi" and len(fits) > 1:
            fits = [text for text in fits if not MARATHI.search(text)]
        if p["pop"] < POPULATION_MIN or not fits or p["cc"] in elsewhere.split():
            continue
        if same is None:
            found[language] = fits[0]
        elif len(set(map(same, fits))) == 1:
            longest = min(fits, key=lambda text: (-text.count("-"), -len(text)))
            found[language] = longest if language != "zh" else same(longest)
    return found
