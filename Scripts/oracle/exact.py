"""The exact oracle: a lexicographic simplex over the integers.

One tableau is kept feasible while rows arrive. A level is minimised, then every column with a positive reduced cost is
deleted, because exactly the points where those columns are 0 are optimal; the next level goes on in what is left. There
is no tolerance anywhere, so ambiguity and conflicts are decided and not estimated.
"""

from __future__ import annotations

import copy
from fractions import Fraction
from math import gcd, lcm

from system import POSITION, SIZE

PIVOT_LIMIT = 20_000
BLAND_AFTER = 60


class TooHard(Exception):
    """The pivot limit was reached; the case is not recorded."""


class Tableau:
    """Rows `d * basic + sum a_j * x_j = b` with integers, d > 0, b >= 0; all columns are >= 0."""

    def __init__(self):
        self.columns = 0
        self.rows = []
        self.home = {}
        self.dead = set()

    def copy(self):
        other = Tableau()
        other.columns = self.columns
        other.rows = [[basic, d, dict(a), b] for basic, d, a, b in self.rows]
        other.home = dict(self.home)
        other.dead = set(self.dead)
        return other

    def column(self):
        self.columns += 1
        return self.columns - 1

    def reduced(self, terms, constant):
        """(scale, coefficients of nonbasic columns, k) with scale * expression = sum + k, scale > 0."""
        scale = lcm(*[Fraction(c).denominator for c in terms.values()], Fraction(constant).denominator)
        coefficients = {c: int(t * scale) for c, t in terms.items() if c not in self.dead and t}
        k = int(constant * scale)
        for column in [c for c in coefficients if c in self.home]:
            factor = coefficients.pop(column)
            _, d, a, b = self.rows[self.home[column]]
            common = gcd(d, factor)
            stretch, factor = d // common, factor // common
            if stretch != 1:
                scale *= stretch
                k *= stretch
                for c in coefficients:
                    coefficients[c] *= stretch
            k += factor * b
            for c, value in a.items():
                value = coefficients.get(c, 0) - factor * value
                if value:
                    coefficients[c] = value
                else:
                    coefficients.pop(c, None)
        return scale, coefficients, k

    def _append(self, basic, d, a, b):
        common = gcd(d, b, *a.values())
        if common > 1:
            d, b, a = d // common, b // common, {c: v // common for c, v in a.items()}
        self.home[basic] = len(self.rows)
        self.rows.append([basic, d, a, b])

    def add_wish(self, terms, constant):
        """Adds `expression - over + under = 0`; returns (over, under). Always feasible."""
        over, under = self.column(), self.column()
        scale, a, k = self.reduced(terms, constant)
        if k >= 0:
            self._append(over, scale, {**{c: -v for c, v in a.items()}, under: -scale}, k)
        else:
            self._append(under, scale, {**a, over: -scale}, -k)
        return over, under

    def add_required(self, terms, constant, relation):
        """Adds a hard row; returns (whether it fits, its slack column or None). Undefined after False."""
        scale, a, k = self.reduced(terms, constant)
        slack = None
        if relation != "==":
            slack = self.column()
            a[slack] = scale if relation == "<=" else -scale
        # now  sum a + k = 0
        if slack is not None and (a[slack] > 0) == (k <= 0):
            sign = 1 if a.pop(slack) > 0 else -1
            self._append(slack, scale, {c: sign * v for c, v in a.items()}, -sign * k)
            return True, slack
        sign = 1 if k <= 0 else -1
        artificial = self.column()
        self._append(artificial, scale, {c: sign * v for c, v in a.items()}, -sign * k)
        self.minimise({artificial: 1}, freeze=False)
        if artificial not in self.home:
            self.delete([artificial])
            return True, slack
        index = self.home[artificial]
        if self.rows[index][3] != 0:
            return False, slack
        candidates = [c for c in self.rows[index][2] if c not in self.dead]
        if candidates:
            self.pivot(index, min(candidates))
            self.delete([artificial])
        else:
            last = self.rows.pop()
            del self.home[artificial]
            if index < len(self.rows):
                self.rows[index] = last
                self.home[last[0]] = index
            self.dead.add(artificial)
        return True, slack

    def delete(self, columns):
        self.dead.update(columns)
        for row in self.rows:
            a = row[2]
            for c in columns:
                a.pop(c, None)

    def pivot(self, index, entering):
        basic, d, a, b = self.rows[index]
        lead = a.pop(entering)
        a[basic] = d
        if lead < 0:
            lead, b, a = -lead, -b, {c: -v for c, v in a.items()}
        del self.home[basic]
        self.home[entering] = index
        self.rows[index] = [entering, lead, a, b]
        for row in self.rows:
            factor = row[2].pop(entering, None)
            if factor is not None:
                self._eliminate(row, factor, lead, a, b)

    @staticmethod
    def _eliminate(row, factor, lead, a, b):
        common = gcd(factor, lead)
        stretch, factor = lead // common, factor // common
        target = row[2]
        if stretch != 1:
            row[1] *= stretch
            row[3] *= stretch
            for c in target:
                target[c] *= stretch
        row[3] -= factor * b
        for c, value in a.items():
            value = target.get(c, 0) - factor * value
            if value:
                target[c] = value
            else:
                target.pop(c, None)
        if stretch != 1:
            common = gcd(row[1], row[3], *target.values())
            if common > 1:
                row[1] //= common
                row[3] //= common
                for c in target:
                    target[c] //= common

    def minimise(self, cost, freeze):
        """Minimises a sum over columns; False when it has no minimum. `freeze` keeps only the optimal points."""
        _, z, _ = self.reduced(cost, 0)
        pivots = 0
        while True:
            pivots += 1
            if pivots > PIVOT_LIMIT:
                raise TooHard
            negative = [c for c, v in z.items() if v < 0]
            if not negative:
                break
            entering = min(negative) if pivots > BLAND_AFTER else min(negative, key=lambda c: (z[c], c))
            best = None
            for index, (basic, _, a, b) in enumerate(self.rows):
                value = a.get(entering, 0)
                if value > 0:
                    if best is None:
                        best = (index, b, value, basic)
                    else:
                        left, right = b * best[2], best[1] * value
                        if left < right or (left == right and basic < best[3]):
                            best = (index, b, value, basic)
            if best is None:
                return False
            self.pivot(best[0], entering)
            _, lead, a, b = self.rows[best[0]]
            row = [1, 1, z, 0]
            self._eliminate(row, z.pop(entering), lead, a, 0)
            z = row[2]
        if freeze:
            self.delete([c for c, v in z.items() if v > 0])
        return True

    def value(self, column):
        if column not in self.home:
            return Fraction(0)
        _, d, _, b = self.rows[self.home[column]]
        return Fraction(b, d)


class ExactSolver:
    """Solves one `System`, required rows without `lowered`."""

    def __init__(self, system):
        self.system = system
        self.tableau = Tableau()
        self.parts = []
        for v, kind in enumerate(system.kinds):
            if v in system.fixed:
                self.parts.append(())
            elif kind == SIZE:
                self.parts.append(((self.tableau.column(), 1),))
            else:
                self.parts.append(((self.tableau.column(), 1), (self.tableau.column(), -1)))

    def expression(self, terms, constant=0):
        out, constant = {}, Fraction(constant)
        for v, c in terms.items():
            if v in self.system.fixed:
                constant += c * self.system.fixed[v]
            for column, sign in self.parts[v]:
                out[column] = out.get(column, 0) + sign * c
        return out, constant

    def add_required(self, index):
        row = self.system.rows[index]
        fits, slack = self.tableau.add_required(*self.expression(row.terms, row.constant), row.relation)
        return fits, slack

    def value(self, v):
        if v in self.system.fixed:
            return Fraction(self.system.fixed[v])
        return sum((sign * self.tableau.value(c) for c, sign in self.parts[v]), Fraction(0))

    def values(self):
        return [self.value(v) for v in range(len(self.system.kinds))]

    def ambiguous(self):
        """Variables with more than one value over what is left, by minimising and maximising each."""
        start = self.values()
        found = set()
        for v in range(len(start)):
            if v in self.system.fixed or v in found:
                continue
            cost, _ = self.expression({v: Fraction(1)})
            if not self.tableau.reduced(cost, 0)[1]:
                continue
            for sign in (1, -1):
                probe = copy.copy(self)
                probe.tableau = self.tableau.copy()
                if not probe.tableau.minimise({c: sign * t for c, t in cost.items()}, freeze=False):
                    found.add(v)
                else:
                    found.update(u for u, value in enumerate(probe.values()) if value != start[u])
                if v in found:
                    break
        return sorted(found)


def solve(system, lowered=()):
    """(values, ambiguous variables), or None when the required rows conflict."""
    solver = ExactSolver(system)
    slacks = {}
    for index in system.required(lowered):
        fits, slack = solver.add_required(index)
        if not fits:
            return None
        slacks[index] = [slack] if slack is not None else []
    tableau = solver.tableau
    for level in system.levels(lowered):
        cost = {}
        for index in level:
            row = system.rows[index]
            over, under = tableau.add_wish(*solver.expression(row.terms, row.constant))
            slacks[index] = [over, under]
            if row.relation != ">=":
                cost[over] = row.weight
            if row.relation != "<=":
                cost[under] = row.weight
        tableau.minimise(cost, freeze=True)
    ambiguous = solver.ambiguous()
    for v in system.sizes_last_first():
        tableau.minimise(solver.expression({v: Fraction(1)})[0], freeze=True)
    cost = {}
    for index in system.position_inequalities():
        for column in slacks[index]:
            cost[column] = cost.get(column, 0) + 1
    tableau.minimise(cost, freeze=True)
    for v in system.positions_first_first():
        tableau.minimise({c: 1 for c, _ in solver.parts[v]}, freeze=True)
    return solver.values(), ambiguous


def feasible(system, indices):
    """Whether the rows with these indices can hold together."""
    solver = ExactSolver(system)
    return all(solver.add_required(index)[0] for index in indices)


def minimal_conflict(system, before, newest):
    """The earliest minimal set: newest first, each row is dropped without which the rest still conflicts."""
    kept = list(before)
    for index in sorted(before, reverse=True):
        trial = [i for i in kept if i != index]
        if not feasible(system, trial + [newest]):
            kept = trial
    return sorted(kept + [newest])


def replay(system, choose=max):
    """(reports in force, lowered rows): required rows in activation order, `choose` picks who gives way.

    A report is (minimal set, lowered row). At the end every lowered row is tried again, in order.
    """
    active, reports = [], {}
    solver = ExactSolver(system)
    for index in system.required():
        trial = copy.copy(solver)
        trial.tableau = solver.tableau.copy()
        if trial.add_required(index)[0]:
            active.append(index)
            solver = trial
            continue
        while not feasible(system, active + [index]):
            conflict = minimal_conflict(system, active, index)
            victim = choose(conflict)
            reports[victim] = conflict
            if victim == index:
                break
            active.remove(victim)
        else:
            active.append(index)
        solver = ExactSolver(system)
        for i in active:
            solver.add_required(i)
    for index in sorted(reports):
        if feasible(system, sorted(active + [index])):
            active.append(index)
            del reports[index]
    return [(reports[i], i) for i in sorted(reports)], sorted(reports)
