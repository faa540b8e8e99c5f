"""The tables of Scripts/bench: what was measured, how it grows, how right it is, and which goals are reached."""
import datetime
import math
import os
import subprocess

BEGIN = "<!-- results: written by Scripts/bench --write -->"
END = "<!-- end of results -->"
STATES = [("build", ""), ("resize", "_after_resize"), ("churn", "_after_churn")]


def output(*command):
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    except OSError:
        return ""
    return done.stdout.strip()


def machine(root, kiwi, options):
    """What a reader must know to judge the numbers, taken before measuring."""
    model = next((line.split(":")[1].strip() for line in output("lscpu").splitlines()
                  if line.startswith("Model name")), "unknown processor")
    changed = output("git", "-C", root, "status", "--porcelain", "--", "Sources", "Benchmarks", "Package.swift")
    first = lambda text: text.splitlines()[0] if text else "unknown"
    return {
        "commit": output("git", "-C", root, "rev-parse", "--short", "HEAD") + (" and changes" if changed else ""),
        "date": datetime.datetime.now().strftime("%Y-%m-%d %H:%M"),
        "machine": f"{model}, {os.cpu_count()} cores",
        "swift": first(output("swift", "--version")),
        "g++": first(output("g++", "--version")),
        "kiwi": os.path.basename(os.path.abspath(kiwi)) if kiwi else "without kiwi",
        "rounds": options.rounds,
        "core": options.core,
        "load": os.getloadavg(),
    }


def time(us):
    if us is None:
        return "–"
    if us < 1:
        return f"{us * 1000:.3g} ns"
    return f"{us:.3g} µs" if us < 1000 else f"{us / 1000:,.3g} ms" if us < 1e6 else f"{us / 1e6:.3g} s"


def size(count):
    return "–" if count is None else f"{count / 1024:,.0f} KB"


def ratio(above, below):
    """None when one of the two is missing."""
    return above / below if above is not None and below else None


def plain(value):
    """Three digits, or all of a large number."""
    return "–" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def times(value):
    return plain(value) + ("" if value is None else "×")


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


class Results:
    """Looks up a number of a contender: `us("ours", "b_cells_10", "build")`."""

    def __init__(self, results):
        self.results = results

    def run(self, who, workload):
        return self.results.get(who, {}).get(workload)

    def us(self, who, workload, what):
        run = self.run(who, workload)
        return run and run[what + "_us"]

    def heap(self, who, workload):
        run = self.run(who, workload)
        return run and run["heap_bytes"]

    def faster(self, workload, what, kiwi_what=None):
        return ratio(self.us("kiwi", workload, kiwi_what or what), self.us("ours", workload, what))

    def above_floor(self, workload, what):
        return ratio(self.us("ours", workload, what), self.us("floor", workload, what))

    def heap_ratio(self, workload):
        return ratio(self.heap("ours", workload), self.heap("kiwi", workload))

    def exponent(self, who, group, sizes, what):
        """The slope of log time over log size, least squares; with the sizes that it rests on."""
        known = [(n, self.us(who, f"{group}_{n}", what)) for n in sizes]
        points = [(math.log(n), math.log(us)) for n, us in known if us]
        if len(points) < 2:
            return None
        x, y = (sum(p[i] for p in points) / len(points) for i in (0, 1))
        slope = sum((p[0] - x) * (p[1] - y) for p in points) / sum((p[0] - x) ** 2 for p in points)
        measured = [n for n, us in known if us]
        return slope, measured[0], measured[-1]


def speed_table(results, workloads):
    """On chains kiwi's build suffers from one bad heuristic; a ratio to that says nothing, so none is shown."""
    rows = []
    for workload in workloads:
        for what in ("build", "resize", "churn", "constant"):
            ours = results.us("ours", workload, what)
            if ours is None:
                continue
            kiwi_what = "churn" if what == "constant" else what
            quotable = not (workload.startswith("d_") and what == "build")
            faster = results.faster(workload, what, kiwi_what) if quotable else None
            rows.append([
                workload, {"churn": "remove and add", "constant": "change a constant"}.get(what, what), time(ours),
                time(results.us("kiwi", workload, kiwi_what)), times(faster),
                time(results.us("floor", workload, what)), times(results.above_floor(workload, what)),
            ])
    return table(["workload", "what", "ours", "kiwi", "kiwi / ours", "by hand", "ours / by hand"], rows)


def heap_table(results, workloads):
    rows = [[w, size(results.heap("ours", w)), size(results.heap("kiwi", w)), times(results.heap_ratio(w))]
            for w in workloads if results.heap("ours", w)]
    return table(["heap after build", "ours", "kiwi", "ours / kiwi"], rows)


def growth_table(results, sizes):
    def cell(who, group, what):
        found = results.exponent(who, group, sizes[group], what)
        return f"{found[0]:.2f} ({found[1]:,}…{found[2]:,})" if found else "–"

    rows = [[group, what] + [cell(who, group, what) for who in ("ours", "kiwi", "floor")]
            for group in ("b_cells", "c_nested", "d_chain") for what in ("build", "resize")]
    return table(["growth", "what", "ours", "kiwi", "by hand"], rows)


def verdict(ours, kiwi):
    """Compares lexicographically: first whether required constraints hold, then strong, medium, weak errors."""
    if kiwi is None:
        return "–"
    for a, b in zip(ours, kiwi):
        if a is None or b is None:
            return "not comparable"
        if abs(a - b) > 1e-6 * (1 + max(abs(a), abs(b))):
            return "**ours better**" if a < b else "**kiwi better**"
    return "equal"


def quality(run, suffix):
    if run is None or run["errors" + suffix] is None:
        return None
    return [run["violation" + suffix]] + [run["errors" + suffix][letter] for letter in "SMW"]


def quality_table(results, workloads):
    def cell(values):
        number = lambda v: "not finite" if v is None else f"{v:.7g}"
        if values is None:
            return ["–", "–"]
        return [number(values[0] and float(f"{values[0]:.1e}")), " / ".join(number(v) for v in values[1:])]

    rows, verdicts = [], []
    for workload in workloads:
        for what, suffix in STATES:
            ours, kiwi = (quality(results.run(who, workload), suffix) for who in ("ours", "kiwi"))
            if ours:
                verdicts.append(verdict(ours, kiwi))
                rows.append([workload, what] + cell(ours) + cell(kiwi) + [verdicts[-1]])
    head = ["workload", "after", "violation, ours", "S / M / W, ours", "violation, kiwi", "S / M / W, kiwi", "verdict"]
    compared = [v for v in verdicts if v != "–"]
    return f"Equal in {compared.count('equal')} of {len(compared)} states that both reached.\n\n" + table(head, rows)


def floor_faults(results, workloads):
    """Where frames by hand are not as right as ours; they would be no floor."""
    found = []
    for workload in workloads:
        for what, suffix in STATES[:2]:
            ours, floor = (quality(results.run(who, workload), suffix) for who in ("ours", "floor"))
            if ours and floor and verdict(floor, ours) != "equal":
                found.append(f"{workload} after {what}")
    where = "but for: " + ", ".join(found) if found else "everywhere"
    return f"Frames by hand have the same errors as ours {where}."


def goals(results, drift, sizes):
    """Rows of (goal, value, must, aim, whether larger is better)."""
    rows = [("a build: kiwi / ours", results.faster("a_enaml", "build"), 5, 10, True),
            ("a resize: kiwi / ours", results.faster("a_enaml", "resize"), 4, 8, True)]
    cells = [10, 30, 100, 300, 1000]
    for what, musts, aims in (("build", [14, 26, 80, 280, 500], [25, 50, 150, 550, 1200]),
                              ("resize", [7, 11, 30, 100, 280], [15, 25, 80, 280, 800])):
        rows += [(f"b {what} N = {n:,}: kiwi / ours", results.faster(f"b_cells_{n}", what), must, aim, True)
                 for n, must, aim in zip(cells, musts, aims)]
    for what, n, must, aim in (("build", 10, 10, 18), ("build", 50, 55, 100), ("resize", 10, 5, 10),
                               ("resize", 50, 11, 25)):
        rows.append((f"c {what} D = {n}: kiwi / ours", results.faster(f"c_nested_{n}", what), must, aim, True))
    rows += [(f"d build N = {n:,}: ours / by hand", results.above_floor(f"d_chain_{n}", "build"), 90, 40, False)
             for n in (100, 1000, 10000)]
    rows += [(f"d resize N = {n}: kiwi / ours", results.faster(f"d_chain_{n}", "resize"), must, aim, True)
             for n, must, aim in ((30, 8, 16), (100, 11, 25), (300, 13, 40))]
    rows += [
        ("f remove and add, 1,000 variables: kiwi / ours", results.faster("f_churn_50", "churn"), 180, 450, True),
        ("f remove and add: 10,000 / 1,000 variables",
         ratio(results.us("ours", "f_churn_500", "churn"), results.us("ours", "f_churn_50", "churn")), 1.1, 1.1, False),
        ("f change of a constant: kiwi's remove and add / ours",
         results.faster("f_churn_50", "constant", "churn"), 800, 2000, True),
    ]
    for group, must, aim in (("b_cells", 1.15, 1.05), ("c_nested", 1.05, 1.0), ("d_chain", 1.05, 1.0)):
        for what in ("build", "resize"):
            found = results.exponent("ours", group, sizes[group], what)
            rows.append((f"growth of {group[0]} {what} (exponent)", found and found[0], must, aim, False))
    for workload, must, aim in (("a_enaml", 1.0, 0.7), ("b_cells_100", 0.6, 0.25), ("d_chain_100", 0.12, 0.06)):
        rows.append((f"heap {workload}: ours / kiwi", results.heap_ratio(workload), must, aim, False))
    for workload, must, aim in (("b_cells_1000", 17, 6), ("c_nested_50", 4, 2), ("d_chain_100", 3.5, 2)):
        distance = results.above_floor(workload, "resize")
        rows.append((f"{workload[0]} resize ({workload}): ours / by hand", distance, must, aim, False))
    for workload, run in drift.items():
        violation = run and run["violation_after_resize"]
        rows.append((f"violation after 100,000 resizes, {workload}", violation, 1e-9, 1e-9, False))
        rows.append((f"largest difference from a fresh solve then, {workload}", run and run["drift"], 1e-9, 0, False))
    return rows


def goal_table(rows):
    def mark(value, must, aim, larger):
        if value is None:
            return "not measured"
        reached = lambda goal: value >= goal if larger else value <= goal
        return "aim" if reached(aim) else "must" if reached(must) else "**missed**"

    return table(["goal", "reached", "must", "aim", "verdict"],
                 [[name, plain(value), plain(must), plain(aim), mark(value, must, aim, larger)]
                  for name, value, must, aim, larger in rows])


def report(raw, drift, facts, sizes):
    results = Results(raw)
    workloads = list(raw["ours"])
    start, end = facts["load"], os.getloadavg()
    load = f"{start[0]:.1f} before and {end[0]:.1f} after"
    head = "\n".join([
        f"- commit {facts['commit']}, {facts['date']}, best of {facts['rounds']} rounds, core {facts['core']}",
        f"- {facts['machine']}; {facts['swift']}; {facts['g++']}; {facts['kiwi']}",
        f"- load average {load}; measuring alone makes 1, the rest is others' work",
    ])
    reached = goal_table(goals(results, drift, sizes))
    return "\n\n".join([
        head, "### Speed", speed_table(results, workloads), "### Memory", heap_table(results, workloads),
        "### Growth", "Exponent of time over size, least squares over the sizes in brackets.",
        growth_table(results, sizes), "### Goals", reached,
        "### Right answers", "Largest violation of a required constraint; weighted errors of strong, medium and weak.",
        floor_faults(results, workloads), quality_table(results, workloads),
    ])


def write(path, text):
    """Replaces what stands between the two marks of the document."""
    with open(path, encoding="utf-8") as file:
        before, _, rest = file.read().partition(BEGIN)
    after = rest.partition(END)[2]
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}")
