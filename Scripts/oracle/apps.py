#!/usr/bin/env python3
"""Asks the oracles for the frames of Examples/Apps.

    python3 Scripts/oracle/apps.py FOLDER [-o Fixtures/apps] [--check]

FOLDER holds the trees that `swift run ashlar-apps FOLDER` wrote, as layout documents. A frame is recorded if the exact
simplex and HiGHS agree on it (both ends of what HiGHS finds optimal), nothing is ambiguous and nothing conflicts; a
label's size is computed again by the rules of the fixed metrics, from its text and from the width that the oracles gave
it. `--check` compares with what is recorded instead. Exit code 1 if anything fails. `--lp FILE` names a further checker to
ask, such as the project's `lp_oracle.py`; what is recorded then names it, too.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import document as documents
import exact
import highs
from system import plain

SOURCE = "Scripts/oracle/apps.py: exact simplex, confirmed by HiGHS{more}, on the tree that swift run ashlar-apps writes"
NEAR = 1e-6


def lines(text, size, width):
    """How many lines a text of narrow letters takes: words of half an em a letter, broken at blanks."""
    count = 0
    for paragraph in text.split("\n"):
        count += 1
        used = 0.0
        for word in paragraph.split(" "):
            advance = len(word) * size / 2
            if used and used + size / 2 + advance > width + NEAR:
                count += 1
                used = advance
            else:
                used += advance + (size / 2 if used else 0)
    return count


def label_problems(case, frames):
    """Where the size that a label says it has is not that of its text."""
    out = []
    views = {view["id"]: view for view in case["views"]}
    for item, (text, size, limit) in case["meta"]["labels"].items():
        width, height = views[item]["intrinsicSize"]
        natural = max(len(line) for line in text.split("\n")) * size / 2
        count = lines(text, size, natural if limit == 1 else frames[item][2])
        if limit:
            count = min(count, limit)
        if abs(width - natural) > NEAR or abs(height - count * size * 1.2) > NEAR:
            out.append(f"{item}: says {width} x {height}, text takes {natural} x {count * size * 1.2}")
    return out


def solve(case):
    """(frames, problems) of one document."""
    scene = documents.Scene(case)
    system, _ = scene.system()
    answer = exact.solve(system)
    if answer is None:
        return {}, ["required constraints conflict"]
    values, ambiguous = answer
    # What a stack adds to arrange its views may be open across the axis; nobody sees it.
    hidden = set(case["meta"].get("hidden", ()))
    own = [v for v in range(len(system.kinds)) if scene.order[v // 4] not in hidden]
    problems = [f"{scene.order[v // 4]}.{documents.COMPONENTS[v % 4]} is ambiguous" for v in ambiguous if v in set(own)]
    try:
        for point in highs.extremes(system, own) or ():
            if not highs.agrees([values[v] for v in own], [point[v] for v in own]):
                problems.append("HiGHS finds another point")
    except highs.HighsFailure as failure:
        problems.append(f"HiGHS gives up: {failure}")
    frames = {
        item: [plain(v) for v in values[4 * n : 4 * n + 4]] for n, item in enumerate(scene.order) if item not in hidden}
    return frames, problems + label_problems(case, frames)


def third(path, case, frames):
    """What the layered program of a further checker has against the frames: it lowers documents by itself."""
    spec = importlib.util.spec_from_file_location("lp_oracle", path)
    module = importlib.util.module_from_spec(spec)
    sys.modules["lp_oracle"] = module
    spec.loader.exec_module(module)
    _, scene, _, _ = next(module.scenes({**module.from_document(case), "expected": frames}))
    program = scene.program().solve()
    columns = {(item, k): program.index[f"{item}.{name}"] for item in frames for k, name in enumerate(documents.COMPONENTS)}
    cost = [0.0] * program._n
    for n, column in enumerate(columns.values()):
        cost[column] = 1.0 + (n * 0.6180339887) % 1
    for sign in (1.0, -1.0):
        point = program._run([sign * c for c in cost]).x
        far = [key for key, column in columns.items() if abs(point[column] - float(frames[key[0]][key[1]])) > 1e-3]
        if far:
            return [f"{path}: other values of {far[:3]}"]
    return []


def state(job):
    case, lp = job
    frames, problems = solve(case)
    if lp and not problems:
        problems += third(lp, case, frames)
    rounded = {item: [round(float(v), 6) for v in frame] for item, frame in frames.items()}
    return {"name": case["name"], "digest": case["meta"]["digest"], "frames": rounded}, problems


def differences(recorded, found):
    if [s["name"] for s in recorded] != [s["name"] for s in found]:
        return ["other states"]
    out = []
    for one, two in zip(recorded, found):
        if one["digest"] != two["digest"] or one["frames"].keys() != two["frames"].keys():
            out.append(f"{one['name']}: another tree")
            continue
        for item, frame in one["frames"].items():
            if any(abs(a - b) > 1e-5 for a, b in zip(frame, two["frames"][item])):
                out.append(f"{one['name']}: {item} is {two['frames'][item]}, recorded {frame}")
    return out


def written(states, checker):
    """One line a state, and one for each item's frame would be too many: frames stand behind each other."""
    rows = ",\n".join(json.dumps(s, separators=(",", ":")) for s in states)
    source = SOURCE.format(more=f" and {Path(checker).name}" if checker else "")
    return f'{{"source": {json.dumps(source)},\n"states": [\n{rows}\n]}}\n'


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("-o", "--output", type=Path, default=Path("Fixtures/apps"))
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--lp")
    parser.add_argument("--only", help="names of documents that begin so")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args(arguments)
    failed = 0
    with ProcessPoolExecutor(options.processes) as pool:
        for path in sorted(options.folder.glob("*.json")):
            cases = [c for c in json.loads(path.read_text()) if c["name"].startswith(options.only or "")]
            found = list(pool.map(state, [(case, options.lp) for case in cases]))
            problems = [f"{s['name']}: {p}" for s, all_of_it in found for p in all_of_it]
            states = [s for s, _ in found]
            target = options.output / path.name
            if options.check:
                problems += differences(json.loads(target.read_text())["states"], states)
            elif not problems and not options.only:
                options.output.mkdir(parents=True, exist_ok=True)
                target.write_text(written(states, options.lp))
            for problem in problems[:10]:
                print(problem)
            print(f"{path.stem}: {len(states)} states, {len(problems)} problems", flush=True)
            failed += bool(problems)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
