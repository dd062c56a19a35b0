"""spark: bulk work under Apache Spark. Each partition is piped through a process of its own, the index file shipped
with the job; the answers must be those of one process over all rows, but for the numbers of the rows.

    spark.py GEOCODER INDEX ROWS

Runs Spark in local mode. The rows are addresses that the index has, and names of the world, in a seeded order.
"""
import random
import re
import shlex
import subprocess
import sys

from pyspark import SparkContext, SparkFiles

PARTITIONS = 16
STREETS = ("Rue Grimaldi", "Boulevard Albert 1er", "Avenue de la Costa", "Rue Plati", "Rue Louis Aureglia")
OTHERS = ("Pharmacie du Rocher, Monaco", "Larvotto", "Berlin", "Springfield, Illinois", "Neverwhere 12", "Zürich")


def rows(count):
    dice = random.Random(12)
    for _ in range(count):
        street = f"{dice.randint(1, 60)} {dice.choice(STREETS)}, Monaco"
        yield street if dice.random() < 0.7 else dice.choice(OTHERS)


def unnumbered(lines):
    return [re.sub(r'^{"row":\d+,', "{", line) for line in lines]


def main():
    binary, index, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    queries = list(rows(count))
    alone = subprocess.run(
        [binary, "--offline", "--index", index, "batch", "-"],
        input="\n".join(queries) + "\n", capture_output=True, text=True, check=False,
    ).stdout.splitlines()
    spark = SparkContext("local[*]", "geocoder")
    spark.setLogLevel("ERROR")
    spark.addFile(index)
    command = f"{shlex.quote(binary)} --offline --index {shlex.quote(SparkFiles.get('spark.idx'))} batch -"
    piped = spark.parallelize(queries, PARTITIONS).pipe(command).collect()
    spark.stop()
    for name, good in (
        (f"spark: one answer to each of {count} rows", len(alone) == count),
        (f"spark: {PARTITIONS} partitions answer as one process", unnumbered(piped) == unnumbered(alone)),
    ):
        print(f"ok {name}" if good else f"FAIL {name}: {len(alone)} alone, {len(piped)} piped")


main()
