#!/usr/bin/env python3
"""Draws random cases and records what the oracles say about them.

    python3 Scripts/oracle/generate.py systems   --count 200 --seed 1 -o DIR
    python3 Scripts/oracle/generate.py conflicts --count 60  --seed 1 -o DIR
    python3 Scripts/oracle/generate.py documents --count 200 --seed 1 -o DIR
    python3 Scripts/oracle/generate.py stacks    --count 420 --seed 1 -o DIR

Needs Python 3.9 or newer, numpy and scipy. A case is kept only when the exact simplex and HiGHS name the same values
and the same ambiguous variables; what is written down is the exact answer. See Scripts/oracle/README.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import document as documents
import exact
import highs
import random_documents
import random_systems
import stack_documents
from system import plain

CASES_A_FILE = 50
AMBIGUOUS = 1e-4


def confirmed(system, lowered=()):
    """(values, ambiguous variables) when both oracles agree, else None."""
    answer = exact.solve(system, lowered)
    if answer is None:
        return None
    values, ambiguous = answer
    try:
        if not highs.agrees(values, highs.solve(system, lowered)):
            return None
        ranges = highs.spread(system, lowered)
    except highs.HighsFailure:
        return None
    if [v for v, width in enumerate(ranges) if width > AMBIGUOUS] != ambiguous:
        return None
    return values, ambiguous


def system_case(system, lowered):
    answer = confirmed(system, lowered)
    if answer is None:
        return None
    case = {"variables": system.kinds}
    if system.fixed:
        case["fixed"] = [[v, plain(value)] for v, value in sorted(system.fixed.items())]
    case["constraints"] = []
    for row in system.rows:
        terms = [[v, plain(c)] for v, c in sorted(row.terms.items())]
        entry = [terms, row.relation, plain(row.constant), plain(row.priority), plain(row.weight), int(row.content)]
        while len(entry) > 4 and entry[-1] == (1 if len(entry) == 5 else 0):
            entry.pop()
        case["constraints"].append(entry)
    case["values"] = [plain(value) for value in answer[0]]
    case["ambiguous"] = answer[1]
    return case


def systems(key):
    return system_case(random_systems.draw(key), ())


def conflicts(key):
    system = random_systems.draw_conflict(key)
    choice = ("newest", "oldest", "middle")[hash_free(key) % 3]
    choose = {"newest": max, "oldest": min, "middle": lambda members: members[len(members) // 2]}[choice]
    reports, lowered = exact.replay(system, choose)
    if not reports:
        return None
    case = system_case(system, lowered)
    if case is not None:
        case["choose"] = choice
        case["conflicts"] = [[members, victim] for members, victim in reports]
    return case


def hash_free(key):
    """The case's number; Python's own string hashes differ from run to run."""
    return int(key.rsplit("-", 1)[1])


def document_state(scene):
    """What one state should show, or None when the oracles disagree."""
    system, origin = scene.system()
    reports, lowered = exact.replay(system)
    answer = confirmed(system, lowered)
    if answer is None:
        return None
    values, ambiguous = answer
    frames = {item: [plain(v) for v in values[4 * n : 4 * n + 4]] for n, item in enumerate(scene.order)}
    names = [f"{scene.order[v // 4]}.{documents.COMPONENTS[v % 4]}" for v in ambiguous]
    texts = [
        {"constraints": [scene.constraints[origin[i]] for i in members], "broken": scene.constraints[origin[victim]]}
        for members, victim in reports
    ]
    return frames, names, texts


def documents_case(key):
    case = random_documents.draw(key)
    found = [document_state(scene) for scene in documents.states(case)]
    if None in found:
        return None
    case["meta"] = {"ambiguous": [names for _, names, _ in found], "conflicts": [texts for _, _, texts in found]}
    case["tolerance"] = 0.001
    for target, (frames, _, _) in zip([case] + case.get("steps", []), found):
        target["expected"] = frames
    return case


def stacks_case(key):
    """A document with stacks whose required constraints hold together in all states."""
    case = stack_documents.draw(key.rsplit("-", 1)[0], hash_free(key))
    found = [document_state(documents.Scene(state)) for state in stack_documents.states(case)]
    if None in found or any(reports for _, _, reports in found):
        return None
    own = {"root", *(view["id"] for view in case["views"])}
    case["meta"] = {"ambiguous": [[n for n in names if n.split(".")[0] in own] for _, names, _ in found]}
    case["tolerance"] = 0.001
    for target, (frames, _, _) in zip([case] + case.get("steps", []), found):
        target["expected"] = {item: frame for item, frame in frames.items() if item in own}
    return case


KINDS = {"systems": systems, "conflicts": conflicts, "documents": documents_case, "stacks": stacks_case}


def attempt(job):
    kind, key = job
    try:
        case = KINDS[kind](key)
    except exact.TooHard:
        case = None
    if case is None:
        return None
    source = f"Scripts/oracle/generate.py {kind}, draw {key}: exact simplex, confirmed by HiGHS"
    return {"name": f"{kind}-{key}", "source": source, **case}


def attempt_all(jobs, processes):
    """What `attempt` says about each job, in order.

    Some builds of HiGHS abort the whole process on rare systems. A pool does not say which of its jobs that was, so
    those that were next are tried again, each in a process of its own; the one that aborts again counts as dropped.
    """
    found = [None] * len(jobs)
    waiting = list(range(len(jobs)))
    while waiting:
        with ProcessPoolExecutor(processes) as pool:
            futures = [(n, pool.submit(attempt, jobs[n])) for n in waiting]
            waiting = []
            for n, future in futures:
                try:
                    found[n] = future.result()
                except BrokenProcessPool:
                    waiting.append(n)
        suspects, waiting = waiting[: 2 * processes], waiting[2 * processes :]
        for n in suspects:
            with ProcessPoolExecutor(1) as pool:
                try:
                    found[n] = pool.submit(attempt, jobs[n]).result()
                except BrokenProcessPool:
                    print(f"{jobs[n][0]}-{jobs[n][1]}: HiGHS aborted, dropped", file=sys.stderr)
    return found


def generate(kind, count, seed, folder, processes=2):
    """Writes `count` confirmed cases to `folder`, 50 a file; returns how many draws were dropped."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    cases, dropped, number = [], 0, 0
    while len(cases) < count:
        jobs = [(kind, f"{seed}-{number + n}") for n in range(count - len(cases))]
        number += len(jobs)
        found = attempt_all(jobs, processes)
        cases += [case for case in found if case]
        dropped += found.count(None)
    for start in range(0, count, CASES_A_FILE):
        lines = [json.dumps(case, separators=(",", ":")) for case in cases[start : start + CASES_A_FILE]]
        (folder / f"{kind}-{seed}-{start // CASES_A_FILE:03}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")
    return dropped


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=sorted(KINDS))
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--output", required=True)
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args(arguments)
    dropped = generate(options.kind, options.count, options.seed, options.output, options.processes)
    print(f"{options.count} {options.kind} in {options.output}, {dropped} draws dropped")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
