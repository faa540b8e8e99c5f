"""Workload files for the peers in Python: reading them, timing, judging values, and the line of JSON of solver-bench."""
import argparse
import gc
import json
import math
import os
import time


class Workload:
    """What a file says; `workloads.py` describes the format. A statement is (relation, strength, constant, terms)."""

    def __init__(self, path):
        self.name = os.path.splitext(os.path.basename(path))[0]
        with open(path, encoding="utf-8") as file:
            self.words = iter(file.read().split())
        self.variable_count = self.count("V")
        self.edits = [(self.integer(), self.strength()) for _ in range(self.count("E"))]
        self.initial = self.numbers_up_to_constraints()
        self.statements = [self.statement() for _ in range(self.integer())]
        sets = self.count("S")
        self.resizes = [[self.number() for _ in self.edits] for _ in range(sets)]
        self.churn = [(self.integer(), self.statement()) for _ in range(self.count("X"))]
        self.churn_reads = [self.integer() for _ in range(self.count("R"))]

    def integer(self):
        return int(next(self.words))

    def number(self):
        return float(next(self.words))

    def count(self, tag):
        found = next(self.words)
        if found != tag:
            raise ValueError(f"{self.name}: expected '{tag}', found '{found}'")
        return self.integer()

    def strength(self):
        letter, _, weight = next(self.words).partition(":")
        return letter, float(weight or 1)

    def statement(self):
        relation, strength, constant = next(self.words), self.strength(), self.number()
        return relation, strength, constant, [(self.integer(), self.number()) for _ in range(self.integer())]

    def numbers_up_to_constraints(self):
        if next(self.words) != "I":
            raise ValueError(f"{self.name}: expected 'I'")
        return [float(word) for word in iter(self.words.__next__, "C")]


def quality(workload, values, suggestions, statements=None):
    """(largest violation of a required statement, weighted errors by letter), as Quality.swift counts them."""
    violation, errors = 0.0, {"S": 0.0, "M": 0.0, "W": 0.0}
    wishes = [suggestions[i] if i < len(suggestions) else 0 for i in range(len(workload.edits))]
    judged = [(abs(values[variable] - wish), strength) for (variable, strength), wish in zip(workload.edits, wishes)]
    for relation, strength, constant, terms in statements or workload.statements:
        total = constant + sum(values[variable] * coefficient for variable, coefficient in terms)
        judged.append((abs(total) if relation == "E" else max(0, total if relation == "L" else -total), strength))
    for error, (letter, weight) in judged:
        if letter == "R":
            violation = max(violation, error)
        else:
            errors[letter] += error * weight
    return violation, errors


class Stopwatch:
    """Seconds since it was made."""

    def __init__(self):
        self.start = time.perf_counter()

    @property
    def seconds(self):
        return time.perf_counter() - self.start


def best(work, seconds):
    """Repeats work for so many seconds; returns what it gave last, and the shortest time of it."""
    whole, shortest = Stopwatch(), math.inf
    while True:
        stopwatch = Stopwatch()
        result = work()
        shortest = min(shortest, stopwatch.seconds)
        if whole.seconds > seconds:
            return result, shortest


def series(steps, limit):
    """The mean time of the steps that fit into a limit in seconds; the last one is done in any case."""
    steps, done, stopwatch = list(steps), 0, Stopwatch()
    for step in steps:
        step()
        done += 1
        if stopwatch.seconds > limit:
            break
    mean = stopwatch.seconds / done
    if done < len(steps):
        steps[-1]()
    return mean


def line(workload, **measured):
    """A line of JSON with every key; times are given in seconds and written in microseconds."""
    members = {"workload": workload.name}
    for key in ("build", "resize", "churn", "constant", "layout", "relayout"):
        seconds = measured.pop(key, None)
        members[f"{key}_us"] = None if seconds is None else seconds * 1e6
    members["heap_bytes"] = members["drift"] = None
    for suffix in ("", "_after_resize", "_after_churn"):
        judged = measured.pop("quality" + suffix, None) or (None, None)
        members["violation" + suffix], members["errors" + suffix] = judged
    return json.dumps({**members, **measured})


def run(measure):
    """The command line of a peer: measures each file for about `--limit` seconds a series."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--limit", type=float, default=2)
    parser.add_argument("--values", action="store_true")
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    gc.disable()
    for path in options.files:
        print(measure(Workload(path), options), flush=True)
