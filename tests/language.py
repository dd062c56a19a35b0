#!/usr/bin/env python3
"""Checks the language of the documents: short sentences, and no listed words.

  language.py [--program GEOCODER]   checks; of what is listed, each place; with --program in its help, too
  language.py --report               prints, per document, sentences and the median, 90th percentile and longest in words
  language.py FILE...                reports on these files only

A sentence is text between full stops, outside code blocks, tables, headings and comments; each item of a list begins a new
one. Code in a line, and a link, count as the words that they show. Nine sentences of ten, over all documents, have at
most SENTENCE_WORDS_MAX words. README.md is short. tests/data/words.tsv lists the words to avoid, each with a better one.
"""
import os
import re
import subprocess
import sys

SENTENCE_WORDS_MAX = 20  # the 90th percentile
README_BYTES_MAX = 10_000
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
ABBREVIATIONS = re.compile(r"\b(e\.g|i\.e|etc|vs|No|St)\.(?= )")


def documents():
    """The Markdown files of the tree, and llms.txt; not those of others."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "*.md", "*llms.txt"], cwd=ROOT,
                            stdout=subprocess.PIPE, text=True, check=True).stdout.split()
    return [name for name in sorted(set(listed)) if os.path.exists(os.path.join(ROOT, name))]


def prose(text):
    """The text as lists of lines, one per paragraph or item, with the number of its first line."""
    blocks, in_code, is_open = [], False, False
    for number, line in enumerate(text.split("\n"), 1):
        plain = line.strip()
        if plain.startswith("```"):
            in_code = not in_code
        is_text = not (in_code or not plain or line.startswith("    ") or re.match(r"[#|<>!]|```|---", plain))
        item = re.match(r"(?:[-*]|\d+\.) ", plain)
        if not is_text:
            is_open = False
            continue
        if item or not is_open:
            blocks.append((number, []))
        blocks[-1][1].append(plain[item.end():] if item else plain)
        is_open = True
    return blocks


def bare(text):
    """Without marks; code counts as one word."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"`[^`]*`", "CODE", text)
    return ABBREVIATIONS.sub(r"\1", text.replace("**", ""))


def sentences(text):
    for number, lines in prose(text):
        for one in re.split(r"(?<=[.?!])[)\"]?\s+(?=[\"'(A-Z0-9])", bare(" ".join(lines))):
            words = [word for word in one.split() if re.search(r"\w", word)]
            if words:
                yield number, len(words), one


def listed_words():
    with open(os.path.join(ROOT, "tests/data/words.tsv")) as file:
        rows = [line.rstrip("\n").split("\t") for line in file if line.strip() and not line.startswith("#")]
    return [(re.compile(pattern, re.IGNORECASE), better) for pattern, better in rows]


def helps(program):
    """The help of every command and tool, from its man pages."""
    def run(*args):
        return subprocess.run([program, "manual", "--man", *args], stdout=subprocess.PIPE, text=True, check=True).stdout
    for page in run().split():
        if page.endswith(".1"):
            text = re.sub(r"(?m)^\.[A-Z]+ ", "\n", run(page).replace("\\-", "-"))
            yield page, re.sub(r"(?m)^\.\w+$", "", re.sub(r"\\f[BR]|\\&", "", text))


def percentile(lengths, part):
    return sorted(lengths)[min(len(lengths) - 1, int(len(lengths) * part))] if lengths else 0


def main():
    program = sys.argv[2] if sys.argv[1:2] == ["--program"] else None
    names = [] if program else [name for name in sys.argv[1:] if name != "--report"]
    is_report = len(sys.argv) > 1 and not program
    faults, every, words = 0, [], listed_words()
    for page, text in helps(program) if program else ():
        for line in text.split("\n"):
            for pattern, better in words:
                for found in pattern.finditer(re.sub(r"`[^`]*`|--?\w[\w-]*", "", line)):
                    faults += 1
                    print(f"FAIL {page}: write {better}, not \"{found.group()}\": {line}")
    for name in names or documents():
        with open(os.path.join(ROOT, name)) as file:
            text = file.read()
        lengths = []
        for number, length, sentence in sentences(text):
            lengths.append(length)
            for pattern, better in words:
                for found in pattern.finditer(sentence):
                    faults += 1
                    print(f"FAIL {name}:{number}: write {better}, not \"{found.group()}\": ...{sentence[-120:]}")
        every += lengths
        if is_report:
            print(f"{percentile(lengths, .5):4} {percentile(lengths, .9):4} {max(lengths or [0]):4} {len(lengths):5}  {name}")
    worst = percentile(every, .9)
    if is_report:
        print(f"{percentile(every, .5):4} {worst:4} {max(every):4} {len(every):5}  all: median, 90th percentile, longest, sentences")
    elif worst > SENTENCE_WORDS_MAX:
        faults += 1
        print(f"FAIL nine sentences of ten have up to {worst} words, not {SENTENCE_WORDS_MAX}")
    size = os.path.getsize(os.path.join(ROOT, "README.md"))
    if size > README_BYTES_MAX:
        faults += 1
        print(f"FAIL README.md has {size} bytes, not {README_BYTES_MAX}: move what few readers need into src/docs")
    print(f"language: {len(every)} sentences, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
