"""Files of CLDR's packages, one for each language."""
import json

from lib import packages

LANGUAGES = {"zh-Hans": "zh", "zh-Hant": "zht", "no": "nb"}  # locales that stand for a language of ours


def locales(package, name):
    """(locale, tree) of the files of that name."""
    files = packages.files(package, lambda path: path.endswith("/" + name))
    for locale, data in sorted((path.split("/")[-2], data) for path, data in files):
        yield locale, json.loads(data)["main"][locale]


def languages(package, name):
    """(language, tree) of the files of that name, without the locales of regions."""
    for locale, tree in locales(package, name):
        language = LANGUAGES.get(locale, locale)
        if "-" not in language:
            yield language, tree
