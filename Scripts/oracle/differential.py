#!/usr/bin/env python3
"""Draws fresh cases, runs our solver and our tool on them, and compares with the oracles.

    python3 Scripts/oracle/differential.py --systems 1000 --conflicts 200 --documents 500 [--seed N] [--release]

Systems, those with conflicts too, go through `swift test`, whose `RandomSystemTests` also walks the folder named by
ASHLAR_SYSTEMS_DIR; documents go through `ashlar solve --format json`. Exit code 1 on any difference. The drawn files
stay in the folder that is printed, so that a failure can be looked at.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import document as documents
from generate import generate

REPOSITORY = Path(__file__).resolve().parents[2]


def near(expected, found):
    return abs(expected - found) <= 1e-5 * (1 + abs(expected))


def state_differences(expected, ambiguous, conflicts, found):
    out = []
    for item, frame in expected.items():
        got = found["frames"].get(item)
        if got is None:
            out.append(f"no frame for {item}")
            continue
        out += [
            f"{item}.{name} is {b}, expected {a}"
            for name, a, b in zip(documents.COMPONENTS, frame, got) if not near(a, b)
        ]
    if ambiguous != found["ambiguous"]:
        out.append(f"ambiguous is {found['ambiguous']}, expected {ambiguous}")
    if conflicts != found["conflicts"]:
        out.append(f"conflicts are {found['conflicts']}, expected {conflicts}")
    return out


def document_differences(case, found):
    """All differences between a recorded document and a line that `ashlar solve` printed."""
    targets = [case] + case.get("steps", [])
    states = [found] + found.get("steps", [])
    if len(targets) != len(states):
        return [f"{len(states)} states, expected {len(targets)}"]
    out = []
    for number, (target, state) in enumerate(zip(targets, states)):
        label = "base" if number == 0 else f"step {number - 1}"
        meta = case["meta"]
        lines = state_differences(target["expected"], meta["ambiguous"][number], meta["conflicts"][number], state)
        out += [f"{label}: {line}" for line in lines]
    return out


def check_documents(folder, configuration):
    build = ["swift", "build", "-c", configuration, "--product", "ashlar"]
    subprocess.run(build, cwd=REPOSITORY, check=True)
    where = subprocess.run(
        build[:4] + ["--show-bin-path"], cwd=REPOSITORY, check=True, capture_output=True, text=True).stdout.strip()
    failed = 0
    skipped = 0
    for path in sorted(folder.glob("*.json")):
        run = subprocess.run(
            [f"{where}/ashlar", "solve", str(path), "--format", "json"], capture_output=True, text=True)
        lines = {line["name"]: line for line in map(json.loads, run.stdout.splitlines())}
        for case in json.loads(path.read_text()):
            if any(case["meta"]["conflicts"]):
                # The tool breaks what Apple's engine would, the oracles the newest. `RandomDocumentTests` compares the
                # recorded ones under the oracles' rule.
                skipped += 1
                continue
            found = lines.get(case["name"])
            problems = document_differences(case, found) if found else [f"not solved: {run.stderr.strip()[:300]}"]
            failed += bool(problems)
            for problem in problems[:5]:
                print(f"{path}: {case['name']}: {problem}")
    print(f"{skipped} documents with conflicts are left to RandomDocumentTests")
    return failed


def check_systems(folder, configuration):
    command = ["swift", "test", "-c", configuration, "--filter", "RandomSystemTests/solvesLikeTheOracles"]
    if configuration == "release":
        command += ["-Xswiftc", "-enable-testing"]
    return subprocess.run(command, cwd=REPOSITORY, env={**os.environ, "ASHLAR_SYSTEMS_DIR": str(folder)}).returncode


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--systems", type=int, default=1000)
    parser.add_argument("--conflicts", type=int, default=200)
    parser.add_argument("--documents", type=int, default=500)
    parser.add_argument("--seed", type=int, default=2)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--release", action="store_true", help="build with optimisation")
    options = parser.parse_args(arguments)
    configuration = "release" if options.release else "debug"
    folder = Path(tempfile.mkdtemp(prefix="ashlar-differential-"))
    print(f"seed {options.seed}, files in {folder}", flush=True)
    failed = 0
    for kind, count, check in (
        ("systems", options.systems, check_systems), ("conflicts", options.conflicts, check_systems),
        ("documents", options.documents, check_documents)
    ):
        if count:
            dropped = generate(kind, count, options.seed, folder / kind, options.processes)
            print(f"{count} {kind} drawn, {dropped} dropped because the oracles disagree or give up", flush=True)
            found = check(folder / kind, configuration)
            print(f"{kind}: {'no difference' if not found else 'DIFFERENT'}", flush=True)
            failed += bool(found)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
