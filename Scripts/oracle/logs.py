"""Logs of constraints, read by other means than the product's, and checked by an LP.

    logs.py record [-o FILE]      what every log of Fixtures/logs comes to: Fixtures/log-conflicts/answers.json
    logs.py check TOOL            what `TOOL explain --json` says about them: smallest sets and repairs, by the LP

The reader knows only the forms that occur in Fixtures/logs and reads them with regular expressions. Variables: x, y, width,
height of each item, sizes never negative; margins, baselines, private variables and `(null)` are unknowns of their own.
Numbers of six digits are rounded: a row may miss by half a unit of the last one.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
from scipy.optimize import linprog

ROOT = Path(__file__).resolve().parents[2]
LOGS = ROOT / "Fixtures/logs"

CLASS = r"[*_A-Za-z][\w.$]*Constraint"
START = re.compile(rf"<?\s?({CLASS})(?::\s?|\s)")
ATTRIBUTES = {
    "left": ("x", 0), "leading": ("x", 0), "right": ("x", 1), "trailing": ("x", 1), "centerX": ("x", 0.5),
    "top": ("y", 0), "bottom": ("y", 1), "centerY": ("y", 0.5), "minX": ("x", 0), "midX": ("x", 0.5),
    "maxX": ("x", 1), "minY": ("y", 0), "midY": ("y", 0.5), "maxY": ("y", 1),
    "leftMargin": ("x", 0), "leadingMargin": ("x", 0), "rightMargin": ("x", 1), "trailingMargin": ("x", 1),
    "topMargin": ("y", 0), "bottomMargin": ("y", 1), "firstBaseline": ("y", 0), "lastBaseline": ("y", 1),
}
PLACE = re.compile(
    r"^(?P<item>.+?)\.(?P<attribute>" + "|".join(sorted(ATTRIBUTES, key=len, reverse=True))
    + r"|width|height|\(null\)|\w+\{id: ?\d+\})$")
NUMBER = r"[-+]? ?\d+(?:\.\d+)?(?:e[-+]?\d+)?"


class Unreadable(Exception):
    pass


def number(text):
    text = text.replace(" ", "")
    digits = re.sub(r"e.*|[-+.]", "", text).lstrip("0")
    error = 0.0
    if len(digits) == 6 and "." in text:
        error = 0.5 * 10 ** -len(text.split(".")[1])
    return float(text), error


class Constraint:
    """`sum of terms + constant relation 0`; terms are ((kind, item, detail), factor)."""

    def __init__(self):
        self.terms, self.constant, self.relation, self.tolerance = {}, 0.0, "==", 0.0
        self.mask, self.identifier, self.masked = False, None, None
        self.required = True

    def add(self, key, factor):
        self.terms[key] = self.terms.get(key, 0.0) + factor
        if abs(self.terms[key]) < 1e-12:
            del self.terms[key]


class Log:
    def __init__(self, text):
        self.texts = list(self._constraints(text))
        self.parents, self.unnamed = {}, 0
        self.uikit = not re.search(r"NS(View|Clip|Text|Stack|Button|Box|Image|Scroll|Split)", text)
        for body, names in [self._split(t) for t in self.texts]:
            self._parent(body, names)
        self.constraints = [self._read(t, i) for i, t in enumerate(self.texts)]

    # Text

    @staticmethod
    def _constraints(text):
        text = re.sub(r"\\([<>\[\]*])", r"\1", text)
        head = re.split(r"Will attempt to recover", text)[0]
        # A class starts a constraint; the next one, or the end of its line, ends it.
        places = [m for m in START.finditer(head) if m[0].startswith("<") or head[:m.start()].rstrip(" \t").endswith("\n")]
        for match, following in zip(places, places[1:] + [None]):
            piece = head[match.start():following.start() if following else len(head)]
            if match[0].startswith("<"):
                close = [m.start() for m in re.finditer(r">(?!=)", piece) if re.match(r">(\"|,|\]|\.|\*|`|”|\s|$)", piece[m.start():])]
                if not close:
                    continue
                piece = piece[1:close[0]]
            else:
                piece = piece.split("\n")[0].rstrip(", ")
            yield re.sub(r"\s*\n\s*", " ", piece).strip()

    @staticmethod
    def _split(text):
        names = {}
        flags = re.search(r"\s*\((?:active|inactive|Names:).*\)$", text)
        body = text[:flags.start()] if flags else text
        if flags and "ames:" in flags[0]:
            for key, address in re.findall(r"(\S(?:.*?)):(0x[0-9a-f]+)(?:'.*?')?(?:,| \))", flags[0].split("ames:")[1]):
                key = key.strip().lstrip(", ")
                names["|" if key.startswith("'|'") else key] = address
                names.setdefault(key.rsplit(":", 1)[0], address)
        return body, names

    def _statement(self, text):
        """Without class, address, source, mask and identifier."""
        body, names = self._split(text)
        rest = START.sub("", "<" + body, count=1) if not body.startswith("<") else START.sub("", body, count=1)
        constraint = Constraint()
        constraint.mask = body.lstrip("<").startswith("NSAutoresizing")
        if match := re.match(r"0x[0-9a-f]+(@[^#]+#\d+)?\s+", rest):
            rest = rest[match.end():]
        elif match := re.match(r"(?:[\w.\-]+\[(?:0x[0-9a-f]+|\d+)\]|\w+)\s+(?=\w[\w ]*:)", rest):
            rest = rest[match.end():]
        if match := re.match(r"h=[-&]{3} v=[-&]{3}\s+", rest):
            rest = rest[match.end():]
        if match := re.match(r"'([^']*)'\s+", rest):
            constraint.identifier = match[1]
            rest = rest[match.end():]
        if match := re.search(r"\s+priority:(\d+)$", rest):
            constraint.required = int(match[1]) >= 1000
            rest = rest[:match.start()]
        if "CompressionResistance" in rest:
            constraint.required = False
            rest = rest.split(" Hug:")[0]
        if match := re.search(r" \((UIView-[\w-]+)\)$", rest):
            rest = rest[:match.start()]
        return rest.strip(), names, constraint

    # Items

    @staticmethod
    def _item(text, names):
        text = text.strip()
        if text in names:
            return names[text]
        found = re.search(r"0x[0-9a-f]+", text)
        return found[0] if found else text

    def _parent(self, body, names):
        if "|" not in names:
            return
        inner = re.search(r"\|-\(.*?\)-\[(.*)\]|\[(.*)\]-\(.*?\)-\||(?:^|\s)([^\s]+?(?:'.*')?)\.(?:min|mid|max)[XY] ==", body)
        if inner:
            self.parents[self._item(next(g for g in inner.groups() if g), names)] = names["|"]

    def _superview(self, item, names):
        if "|" in names:
            return names["|"]
        return f"superview of {item}"

    # Rows

    def _scrolls(self, item, text):
        return self.uikit and re.search(r"(?:^|[^\w])(UITableView|UICollectionView|UITextView|\w*ScrollView):" + re.escape(item), text)

    def _add(self, row, place, factor, others, index):
        item, attribute = place
        if attribute in ("width", "height"):
            return row.add((attribute, item), factor)
        if attribute == "(null)":
            return row.add(("null", item, index, len(row.terms)), factor)
        if "{" in attribute:
            return row.add(("named", item, attribute), factor)
        axis, share = ATTRIBUTES[attribute]
        size = "width" if axis == "x" else "height"
        content = any(self.parents.get(o) == item for o, _ in others) and self._scrolls(item, self.texts[index])
        prefix = "content-" if content else ""
        row.add((prefix + axis, item), factor)
        if share:
            row.add((prefix + size, item), factor * share)
        if attribute.endswith("Margin") or attribute.endswith("Baseline"):
            side = attribute.replace("leading", "left").replace("trailing", "right")
            row.add(("hidden", item, side), factor * (-1 if share else 1))

    def _read(self, text, index):
        rest, names, row = self._statement(text)
        if rest[:2] in ("H:", "V:"):
            places, relation, constant = self._visual(rest, names, row)
            if len(places) == 1:
                self._row(row, places[0], relation, None, 1, constant, index)
            else:
                self._row(row, places[1], relation, places[0], 1, constant, index)
        else:
            self._anchors(rest, names, row, index)
        if row.mask:
            row.masked = self._masked(rest, names)
        return row

    def _masked(self, rest, names):
        inner = re.match(r"[HV]:\|-\(.*?\)-\[(.*)\]|[HV]:\[(.*?)(?:\((?:[<>=]*)[\d.]+\))?\](?:-\(.*?\)-\|)?", rest)
        if inner:
            return self._item(next(g for g in inner.groups() if g), names)
        return self._item(PLACE.match(re.split(r" [=<>]=", rest)[0].strip())["item"], names)

    def _row(self, row, first, relation, second, multiplier, constant, index):
        others = [p for p in (first, second) if p]
        row.relation = relation
        self._add(row, first, 1.0, others, index)
        if second:
            self._add(row, second, -multiplier, others, index)
        row.constant = -constant

    def _visual(self, rest, names, row):
        horizontal = rest[0] == "H"
        near, far = ("left", "right") if horizontal else ("top", "bottom")
        size = re.match(r"[HV]:\[(.*)\(([<>=]*)(" + NUMBER + r")(?:@\d+)?\)\]$", rest)
        if size:
            value, row.tolerance = number(size[3])
            return [(self._item(size[1], names), "width" if horizontal else "height")], size[2] or "==", value
        gap = re.match(
            r"[HV]:(\||\[.*?\])-\(([<>=]*)(?:NSSpace\(|NSLayoutAnchorConstraintSpace\()?(" + NUMBER
            + r")\)?(?:@\d+)?\)-(\||\[.*\])(?:\(LTR\))?$", rest)
        if not gap:
            raise Unreadable(rest)
        value, row.tolerance = number(gap[3])
        before, after = gap[1], gap[4]
        if before == "|":
            item = self._item(after[1:-1], names)
            return [(self._superview(item, names), near), (item, near)], gap[2] or "==", value
        item = self._item(before[1:-1], names)
        if after == "|":
            return [(item, far), (self._superview(item, names), far)], gap[2] or "==", value
        return [(item, far), (self._item(after[1:-1], names), near)], gap[2] or "==", value

    def _place(self, text, names):
        match = PLACE.match(text.strip())
        if not match:
            raise Unreadable(text)
        return self._item(match["item"], names), match["attribute"]

    def _anchors(self, rest, names, row, index):
        match = re.match(r"(.*?) ([=<>]=)\s*(.*)$", rest)
        if not match:
            raise Unreadable(rest)
        left, relation, right = match.groups()
        if left.startswith("("):
            return self._distances(left, relation, right, names, row, index)
        first = self._place(left, names)
        multiplier, constant, error = 1.0, 0.0, 0.0
        if not right or re.fullmatch(NUMBER, right):
            if right:
                constant, row.tolerance = number(right)
            second = None
            if first[1][:3] in ("min", "mid", "max"):
                second = (self._superview(first[0], names), "left" if first[1].endswith("X") else "top")
            return self._row(row, first, relation, second, 1, constant, index)
        if prefix := re.match(r"([\d.]+)\*", right):
            multiplier, error = number(prefix[1])
            right = right[prefix.end():]
        space = re.search(r" NS(?:Space|LayoutAnchorConstraintSpace)\(([\d.]+)\)$", right)
        if space:
            second = self._place(right[:space.start()], names)
            # Inwards: at an end the inner item is before, at a start behind; a guide contains the view.
            guide = "LayoutGuide" in left and "LayoutGuide" not in right
            sign = -1 if ATTRIBUTES[first[1]][1] == 1 else 1
            return self._row(row, first, relation, second, 1, sign * (-1 if guide else 1) * float(space[1]), index)
        if constant_match := re.search(r" ([-+]) (" + NUMBER + r")$", right):
            constant, row.tolerance = number(constant_match[2])
            constant *= -1 if constant_match[1] == "-" else 1
            right = right[:constant_match.start()]
        if suffix := re.search(r" \* ([\d.]+)$", right):
            multiplier, error = number(suffix[1])
            right = right[:suffix.start()]
        row.tolerance += error * 2000
        self._row(row, first, relation, self._place(right, names), multiplier, constant, index)

    def _distances(self, left, relation, right, names, row, index):
        match = re.match(r"([\d.]+)\*(\(.*\))$", right)
        for text, factor in ((left, 1.0), (match[2], -float(match[1]))):
            end, start = text.strip("()").split(" - ")
            places = [self._place(end, names), self._place(start, names)]
            self._add(row, places[0], factor, places, index)
            self._add(row, places[1], -factor, places, index)
        row.relation = relation


def feasible(constraints, usual=False):
    """Whether rows can hold; with usual values margins are from 0 to 64, baselines inside, private values not negative."""
    keys = sorted({key for c in constraints for key in c.terms}, key=str)
    if not keys:
        return all(abs(c.constant) <= c.tolerance for c in constraints)
    column = {key: i for i, key in enumerate(keys)}
    upper, limits, equal, values = [], [], [], []
    for c in constraints:
        line = np.zeros(len(keys))
        for key, factor in c.terms.items():
            line[column[key]] = factor
        if c.relation == "==" and c.tolerance == 0:
            equal.append(line), values.append(-c.constant)
            continue
        if c.relation in ("==", "<="):
            upper.append(line), limits.append(-c.constant + c.tolerance)
        if c.relation in ("==", ">="):
            upper.append(-line), limits.append(c.constant + c.tolerance)
    bounds = []
    for key in keys:
        kind = key[0].replace("content-", "")
        low, high = (0, None) if kind in ("width", "height") else (None, None)
        if usual and kind == "hidden":
            low, high = 0, 64 if key[2].endswith("Margin") else None
            if key[2].endswith("Baseline") and ("height", key[1]) in column:
                line = np.zeros(len(keys))
                line[column[key]], line[column[("height", key[1])]] = 1, -1
                upper.append(line), limits.append(0)
        if usual and kind == "named":
            low = 0
        bounds.append((low, high))
    result = linprog(
        np.zeros(len(keys)), A_ub=np.array(upper) if upper else None, b_ub=limits or None,
        A_eq=np.array(equal) if equal else None, b_eq=values or None, bounds=bounds, method="highs")
    return result.status == 0


def minimal_sets(constraints, usual=False):
    """All smallest infeasible sets, by branching on the members of one found by deletion."""
    found, seen = [], set()

    def one(members):
        kept = list(members)
        for member in list(kept):
            rest = [m for m in kept if m != member]
            if not feasible([constraints[m] for m in rest], usual):
                kept = rest
        return tuple(sorted(kept))

    pending = [tuple(range(len(constraints)))]
    while pending and len(seen) < 400:
        members = pending.pop()
        if members in seen:
            continue
        seen.add(members)
        if feasible([constraints[m] for m in members], usual):
            continue
        known = next((s for s in found if set(s) <= set(members)), None)
        smallest = known or one(members)
        if smallest not in found:
            found.append(smallest)
        pending += [tuple(m for m in members if m != member) for member in smallest]
    return sorted(found)


def changed(constraints, index, change):
    if change in ("priority 999", "remove"):
        return [c for i, c in enumerate(constraints) if i != index]
    if change.startswith("translates"):
        return [c for c in constraints if not (c.mask and c.masked == constraints[index].masked)]
    copy = Constraint()
    copy.__dict__.update(constraints[index].__dict__)
    copy.relation = change
    return [copy if i == index else c for i, c in enumerate(constraints)]


def read(name):
    log = Log((LOGS / f"{name}.txt").read_text())
    return [c for c in log.constraints]


def answers():
    for entry in json.loads((LOGS / "index.json").read_text()):
        name = entry["id"]
        rows = read(name)
        required = [i for i, c in enumerate(rows) if c.required]
        kept = [rows[i] for i in required]
        conflicts = not feasible(kept)
        usual = not conflicts and not feasible(kept, usual=True)
        answer = {
            "name": name, "source": "Scripts/oracle/logs.py: HiGHS over the rows that its own reader finds",
            "constraints": len(rows), "conflict": conflicts, "likely": usual,
        }
        if conflicts or usual:
            answer["minimal"] = [[required[m] for m in s] for s in minimal_sets(kept, usual)]
            answer["heals"] = [
                [change for change in ("remove", "<=", ">=") if feasible(changed(kept, k, change), usual)]
                + (["mask"] if kept[k].mask and feasible(changed(kept, k, "translates"), usual) else [])
                for k in range(len(kept))
            ]
        yield answer


def record(path):
    lines = [json.dumps(answer) for answer in answers()]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n")
    found = [json.loads(line) for line in lines]
    print(f"{path}: {len(found)} logs, {sum(a['conflict'] for a in found)} conflict as printed, "
          f"{sum(a['likely'] for a in found)} with usual hidden values")


def check(tool):
    failures = logs = repairs = sets = 0
    for entry in json.loads((LOGS / "index.json").read_text()):
        name = entry["id"]
        process = subprocess.run([tool, "explain", "--json", str(LOGS / f"{name}.txt")], capture_output=True, text=True)

        def fail(message):
            nonlocal failures
            failures += 1
            print(f"{name}: {message}")

        rows = read(name)
        required = [c for c in rows if c.required]
        if process.returncode == 65 and not rows:
            # Neither reader finds a constraint.
            continue
        if process.returncode != 0:
            fail(f"exit code {process.returncode}: {process.stderr.strip()}")
            continue
        logs += 1
        said = json.loads(process.stdout)["logs"][0]
        if len(rows) != len(said["constraints"]):
            fail(f"{len(said['constraints'])} constraints read, the oracle reads {len(rows)}")
            continue
        if said["satisfiable"] != feasible(required):
            fail(f"satisfiable is {said['satisfiable']}, the LP says otherwise")
        usual = said["satisfiable"]
        if (said["verdict"] == "holds") != (feasible(required) and feasible(required, usual=True)):
            fail(f"verdict {said['verdict']}, the LP says otherwise")
        if said["minimal"]:
            sets += 1
            members = [rows[i] for i in said["minimal"]]
            if feasible(members, usual):
                fail("the smallest set can hold")
            for member in members:
                if not feasible([m for m in members if m is not member], usual):
                    fail("the smallest set is not minimal")
            if not said["repairs"]:
                fail("no repair")
        elif not said["satisfiable"]:
            fail("no smallest set")
        for repair in said["repairs"]:
            repairs += 1
            steps = [(repair["constraint"], repair["change"])] + [(s["constraint"], s["change"]) for s in repair["also"]]
            left = list(rows)
            for index, change in steps:
                row = rows[index]
                if change in ("priority 999", "remove"):
                    left = [c for c in left if c is not row]
                elif change.startswith("translates"):
                    left = [c for c in left if not (c.mask and c.masked == row.masked)]
                else:
                    left = [changed([c], 0, change)[0] if c is row else c for c in left]
            if not feasible([c for c in left if c.required], usual):
                fail(f"repair does not repair: {repair['words']}")
    print(f"{logs} logs, {sets} smallest sets and {repairs} repairs checked by the LP, {failures} failures")
    return failures == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    recording = commands.add_parser("record")
    recording.add_argument("-o", default=str(ROOT / "Fixtures/log-conflicts/answers.json"))
    checking = commands.add_parser("check")
    checking.add_argument("tool")
    arguments = parser.parse_args()
    if arguments.command == "record":
        record(Path(arguments.o))
    elif not check(arguments.tool):
        sys.exit(1)


if __name__ == "__main__":
    main()
