"""Names: as search words, in languages, without what nobody says."""
import collections
import re
import unicodedata

# Languages whose tagged names are kept for display; names in all others stay as search words.
LANGUAGES = ("en de fr es pt it nl sv da nb nn fi is pl cs sk hu ro bg ru uk be sr hr bs sl mk sq lt lv et "
             "el tr az ka hy kk uz mn ar fa ur ps he hi bn ta te mr th vi id ms tl my km ja ko zh zht ca eu gl "
             "eo cy ga af sw am so la lb br").split()
OF_OTHER_SCRIPTS = ("ar", "be", "bg", "bn", "el", "fa", "he", "hi", "hy", "ja", "ka", "kk", "km", "ko", "lo", "mk", "mn", "mr", "my",
                    "ps", "ru", "sr", "ta", "te", "th", "uk", "ur", "zh", "zht")  # they write no name in Latin letters
VARIANTS = [("zh_CN", "zh"), ("zh_TW", "zht"), ("zh_HK", "zht")]  # what stands for a language that has no name
# What names of divisions begin with, in front of the name that people use. A word like "Provincia" alone can be
# half of a name; with a preposition behind it, it is not.
GENERIC = re.compile(
    "(?:(?:Comunidad(?: Autónoma| Foral)?|Comunitat(?: Autònoma)?|Comunidade(?: Autónoma)?|Comunità(?: autonoma)?|"
    "Communauté(?: autonome)?|Principado|Región|Regió|Região|Regione|Région|Regiunea|Estado|État|Estat|Stato|"
    "Provincia|Província|Province|Departamento|Département|Departament|Dipartimento|Canton|Cantone|Cantó|Voïvodie|"
    "Voivodato|Voivodia|Voievodatul|Prefectura|Préfecture|Prefettura|Prefeitura|Oblast|Distrito|"
    "Gouvernement|Gobernación|Governatorato|Comté|Condado|Contea|Republic|Republik|République|República|Repubblica|"
    "Emirate|Free State|State|Federal State)"
    " (?:de las |de los |de la |de l'|del |dels |della |delle |dei |dell'|do |da |dos |das |de |du |des |d'|di |of the "
    "|of )|(?:Kanton|Woiwodschaft|Województwo|Woiwodschap|Freistaat|Präfektur|Provinz|Provincie|Oblast|Bundesland) )"
    "(?=[^\\W\\d_])")


def fold(text):
    """Close enough to the program's own folding for telling whether two spellings are one search word."""
    text = unicodedata.normalize("NFKD", text.lower().replace("ß", "ss").replace("ø", "o").replace("ł", "l"))
    text = "".join(c for c in text if not unicodedata.combining(c) and c not in "'’`ʻʼ‘")
    return " ".join(re.sub(r"[\W_]+", " ", text).split())


def is_latin(text):
    return all(ord(c) < 0x250 or 0x1E00 <= ord(c) < 0x1F00 or c in "‘’ʻʼʽʾʿ–" for c in text)


def latin_aliases(texts, have):
    """Those in Latin letters that are another search word than the names, each once."""
    seen = {fold(text) for text in have}
    found = []
    for text in texts:
        key = fold(text)
        if key and key not in seen and is_latin(text):
            seen.add(key)
            found.append(text)
    return found


def without_generic(name):
    """"País Vasco" of "Comunidad Autónoma del País Vasco"; the same when there is nothing to leave out."""
    rest = name[GENERIC.match(name).end():] if GENERIC.match(name) else name
    return rest if len(rest) > 2 and not rest[:1].islower() else name


def local_name(language, name, names):
    """What the place is called in its own language, when `name` is the English name; else nothing."""
    local = names.get(language, "")
    is_exonym = fold(names.get("en", "")) == fold(name) and f" {name} " not in f" {local} "
    return local if local and is_exonym and is_latin(local) else ""


def pack_names(names):
    """{language: name} as `lang,lang=name|...`, most used spelling first, stable."""
    names = dict(names)
    for variant, language in VARIANTS:
        if variant in names:
            names.setdefault(language, names[variant])
    by_name = collections.defaultdict(list)
    for language, name in names.items():
        name = name.replace("|", " ").replace("\t", " ").replace("\n", " ").strip()
        if name:
            by_name[name].append(language)
    rank = {language: i for i, language in enumerate(LANGUAGES)}

    def order(language):
        return rank.get(language, len(rank)), language

    groups = [(sorted(languages, key=order), name) for name, languages in by_name.items()]
    groups.sort(key=lambda g: (order(g[0][0]), g[1]))
    return "|".join(",".join(languages) + "=" + name for languages, name in groups)
