"""Names in languages that GeoNames' list of other spellings has without saying so, told by their letters. Kana and Hangul
are of one language. Of Han, Devanagari, Arabic and Cyrillic letters a name counts if it is the only one in them, has no
letter that its language has not, and lies outside the countries whose own language is another one in them. Of places
of 15,000 people whose only such name GeoNames tags, too, the two are the same in 95.9 (Japanese, mostly for the kind of
hyphen) and in 99.7 to 99.9 percent (the others)."""
import re

POPULATION_MIN = 100000
# language: letters, how many such names there may be, countries where it may be another language
RULES = {"ja": ("[\u3041-\u30ff]+", 9, ""), "ko": ("[\uac00-\ud7a3]+", 9, ""),
         "zh": ("[\u3400-\u9fff]+", 1, "JP KR KP VN"), "hi": ("[\u0900-\u097f]+", 1, "NP"),
         "ar": ("[\u0621-\u063a\u0641-\u0652]+", 1, "AF AZ CN ID IN IR MY PK TJ TR UZ"),
         "ru": ("[\u0401\u0410-\u044f\u0451]+", 1, "BA BG BY KG KZ ME MK MN RS TJ UA UZ")}


def names(p):
    """{language: name} of a large place"""
    found = {}
    for language, (letters, most, elsewhere) in RULES.items():
        fits = [text for text in p["alternates"] if re.fullmatch(letters, re.sub(r"[\s・=＝-]", "", text))]
        if p["pop"] >= POPULATION_MIN and 1 <= len(fits) <= most and p["cc"] not in elsewhere.split():
            found[language] = fits[0]
    return found
