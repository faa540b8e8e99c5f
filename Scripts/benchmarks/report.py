"""The tables of Scripts/bench: what was measured, how it grows, how right it is, and which goals are reached."""
import datetime
import os
import subprocess

from goals import all_goals, goal_table
from measuring import swift_version
from results import Results, plain, ratio, size, slope, table, time, times

BEGIN = "<!-- results: written by Scripts/bench --write -->"
END = "<!-- end of results -->"
STATES = [("build", ""), ("resize", "_after_resize"), ("churn", "_after_churn")]


def output(*command):
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    except OSError:
        return ""
    return done.stdout.strip()


def machine(root, versions, options):
    """What a reader must know to judge the numbers, taken before measuring."""
    model = next((line.split(":")[1].strip() for line in output("lscpu").splitlines()
                  if line.startswith("Model name")), "unknown processor")
    changed = output("git", "-C", root, "status", "--porcelain", "--", "Sources", "Benchmarks", "Package.swift")
    first = lambda text: text.splitlines()[0] if text else "unknown"
    return {
        "commit": output("git", "-C", root, "rev-parse", "--short", "HEAD") + (" and changes" if changed else ""),
        "date": datetime.datetime.now().strftime("%Y-%m-%d %H:%M"),
        "machine": f"{model}, {os.cpu_count()} cores",
        "swift": swift_version(),
        "g++": first(output("g++", "--version")),
        "peers": ", ".join(f"{package} {version}" for package, version in versions.items()) or "no peers",
        "rounds": options.rounds,
        "core": options.core,
        "load": os.getloadavg(),
    }


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


def peer_table(results, workloads):
    """For information: what a Python program pays, and of it the call into the engine that lays out."""
    rows = []
    for workload in workloads:
        for what, call in (("build", "layout"), ("resize", "relayout"), ("churn", None)):
            totals = [results.us(who, workload, what) for who in ("wheel", "taffy", "yoga")]
            if not any(totals):
                continue
            kiwi = results.us("kiwi", workload, what)
            row = [workload, what, time(results.us("ours", workload, what)), time(totals[0]), times(ratio(totals[0], kiwi))]
            for who, total in zip(("taffy", "yoga"), totals[1:]):
                row += [time(total), time(call and results.us(who, workload, call))]
            rows.append(row)
    head = ["workload", "what", "ours", "kiwisolver", "its toll: / kiwi's core", "stretchable", "of it Taffy's layout",
            "poga", "of it Yoga's layout"]
    return table(head, rows) if rows else "None of them could be had."


def view_table(results):
    rows = []
    for workload, run in results.results.get("layout", {}).items():
        first, alone = run["first_layout_us"], run["solver_only_us"]
        rows.append([workload, f"{run['constraints']:,}", time(first), time(alone), times(ratio(first, alone))]
                    + [time(run[key + "_us"]) for key in ("resize", "text", "remake", "release")]
                    + [f"{run['make_ns_per_constraint']:,.0f} ns", plain(run["bytes_per_constraint"])])
    head = ["layout", "constraints", "first layout", "solver only", "ratio", "resize", "text", "remake", "release",
            "chain, a constraint", "bytes of one"]
    return table(head, rows) if rows else "Benchmarks/ has no runner for views."


def count_table(counts):
    found = slope(sorted(counts.items()))
    exponent = f"Exponent {found[0]:.3f}.\n\n" if found else ""
    rows = [[f"b_cells_{n}", f"{count:,}", f"{count / n:,.0f}"] for n, count in sorted(counts.items())]
    return exponent + table(["build", "instructions", "a cell"], rows) if rows else "Not counted."


def report(raw, drift, counts, facts, sizes):
    results = Results(raw)
    workloads = list(raw["ours"])
    start, end = facts["load"], os.getloadavg()
    load = f"{start[0]:.1f} before and {end[0]:.1f} after"
    head = "\n".join([
        f"- commit {facts['commit']}, {facts['date']}, best of {facts['rounds']} rounds, core {facts['core']}",
        f"- {facts['machine']}; {facts['swift']}; {facts['g++']}; {facts['peers']}",
        f"- load average {load}; measuring alone makes 1, the rest is others' work",
    ])
    return "\n\n".join([
        head, "### Goals", goal_table(all_goals(results, drift, sizes, counts)),
        "### Speed", speed_table(results, workloads), "### Memory", heap_table(results, workloads),
        "### Growth", "Exponent of time over size, least squares over the sizes in brackets.",
        growth_table(results, sizes), "### Instructions", count_table(counts),
        "### Views and the chain", view_table(results),
        "### From Python", peer_table(results, workloads),
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
