"""Looks numbers up, and how they are written."""
import math


class Results:
    """What all contenders were measured to take: `us("ours", "b_cells_10", "build")`."""

    def __init__(self, results):
        self.results = results

    def run(self, who, workload):
        return self.results.get(who, {}).get(workload)

    def value(self, who, workload, key):
        run = self.run(who, workload)
        return run and run.get(key)

    def us(self, who, workload, what):
        return self.value(who, workload, what + "_us")

    def heap(self, who, workload):
        return self.value(who, workload, "heap_bytes")

    def faster(self, workload, what, kiwi_what=None):
        return ratio(self.us("kiwi", workload, kiwi_what or what), self.us("ours", workload, what))

    def above_floor(self, workload, what):
        return ratio(self.us("ours", workload, what), self.us("floor", workload, what))

    def heap_ratio(self, workload):
        return ratio(self.heap("ours", workload), self.heap("kiwi", workload))

    def exponent(self, who, group, sizes, what):
        """The slope of log time over log size, with the smallest and the largest size that it rests on."""
        return slope([(n, self.us(who, f"{group}_{n}", what)) for n in sizes])


def slope(points):
    """Least squares over the logarithms of (size, value) pairs; those without a value are left out."""
    known = [(n, value) for n, value in points if value]
    if len(known) < 2:
        return None
    logs = [(math.log(n), math.log(value)) for n, value in known]
    x, y = (sum(p[i] for p in logs) / len(logs) for i in (0, 1))
    exponent = sum((p[0] - x) * (p[1] - y) for p in logs) / sum((p[0] - x) ** 2 for p in logs)
    return exponent, known[0][0], known[-1][0]


def ratio(above, below):
    """None when one of the two is missing."""
    return above / below if above is not None and below else None


def time(us):
    if us is None:
        return "–"
    if us < 1:
        return f"{us * 1000:.3g} ns"
    return f"{us:.3g} µs" if us < 1000 else f"{us / 1000:,.3g} ms" if us < 1e6 else f"{us / 1e6:.3g} s"


def size(count):
    return "–" if count is None else f"{count / 1024:,.0f} KB"


def plain(value):
    """Three digits, or all of a large number."""
    return "–" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def times(value):
    return plain(value) + ("" if value is None else "×")


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])
