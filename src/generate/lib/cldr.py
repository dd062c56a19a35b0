"""Files of CLDR's packages, one for each language."""
import json

from lib import packages

LANGUAGES = {"zh-Hans": "zh", "zh-Hant": "zht", "no": "nb"}  # locales that stand for a language of ours


def languages(package, name):
    """(language, tree) of the files of that name, without the locales of regions."""
    files = packages.files(package, lambda path: path.endswith("/" + name))
    for locale, data in sorted((path.split("/")[-2], data) for path, data in files):
        language = LANGUAGES.get(locale, locale)
        if "-" not in language:
            yield language, json.loads(data)["main"][locale]
