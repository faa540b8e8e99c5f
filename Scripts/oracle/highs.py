"""The floating-point oracle: HiGHS through scipy, one level frozen after another.

Tolerances are 1e-10 and a frozen level may slip by 1e-9, so values are good to about 1e-6. It shares only `System`
with the exact oracle; a case counts when both agree.
"""

from __future__ import annotations

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

from system import SIZE

TOLERANCE = 1e-10
SLACK = 1e-9


class HighsFailure(Exception):
    """HiGHS gave no answer for a level; the case is not recorded."""


class LayeredProgram:
    """Hard rows, and costs over columns that are minimised and frozen one after another."""

    def __init__(self, system, lowered):
        self.system = system
        self.lower, self.upper = [], []
        for v, kind in enumerate(system.kinds):
            if v in system.fixed:
                self._column(float(system.fixed[v]), float(system.fixed[v]))
            else:
                self._column(0.0 if kind == SIZE else None, None)
        self.equal, self.at_most = [], []
        self.distance = {}
        for index in system.required(lowered):
            row = system.rows[index]
            terms, constant = self._floats(row)
            if row.relation == "==":
                self.equal.append((terms, -constant))
            else:
                slack = self._column(0.0, None)
                terms[slack] = 1.0 if row.relation == "<=" else -1.0
                self.equal.append((terms, -constant))
                self.distance[index] = {slack: 1.0}
        self.levels = []
        for level in system.levels(lowered):
            cost = {}
            for index in level:
                row = system.rows[index]
                terms, constant = self._floats(row)
                over, under = self._column(0.0, None), self._column(0.0, None)
                terms[over], terms[under] = -1.0, 1.0
                self.equal.append((terms, -constant))
                self.distance[index] = {over: 1.0, under: 1.0}
                if row.relation != ">=":
                    cost[over] = float(row.weight)
                if row.relation != "<=":
                    cost[under] = float(row.weight)
            self.levels.append(cost)

    @staticmethod
    def _floats(row):
        return {v: float(c) for v, c in row.terms.items()}, float(row.constant)

    def _column(self, lower, upper):
        self.lower.append(lower)
        self.upper.append(upper)
        return len(self.lower) - 1

    def _matrix(self, rows):
        if not rows:
            return None, None
        data, where, ends = [], [], [0]
        for terms, _ in rows:
            where += terms.keys()
            data += terms.values()
            ends.append(len(where))
        shape = (len(rows), len(self.lower))
        return csr_matrix((data, where, ends), shape=shape), np.array([b for _, b in rows])

    def run(self, cost, method="highs-ds", presolve=True):
        c = np.zeros(len(self.lower))
        for column, value in cost.items():
            c[column] = value
        a_ub, b_ub = self._matrix(self.at_most)
        a_eq, b_eq = self._matrix(self.equal)
        options = {
            "primal_feasibility_tolerance": TOLERANCE, "dual_feasibility_tolerance": TOLERANCE, "presolve": presolve}
        return linprog(
            c, A_ub=a_ub, b_ub=b_ub, A_eq=a_eq, b_eq=b_eq, bounds=list(zip(self.lower, self.upper)), method=method,
            options=options)

    def minimise(self, cost):
        # Windows of 1e-9 are narrow enough for presolve to call them empty; a plain run does not.
        for method, presolve in (("highs-ds", True), ("highs-ds", False), ("highs-ipm", False)):
            result = self.run(cost, method, presolve)
            if result.status == 0:
                return result
        raise HighsFailure(result.message)

    def freeze(self, cost):
        if cost:
            self.at_most.append((dict(cost), self.minimise(cost).fun + SLACK))

    def pin(self, v, value):
        self.lower[v] = value - SLACK if self.system.kinds[v] != SIZE else max(0.0, value - SLACK)
        self.upper[v] = value + SLACK

    def rest(self):
        """Applies the rest rule; returns the values."""
        for v in self.system.sizes_last_first():
            self.pin(v, self.minimise({v: 1.0}).x[v])
        cost = {}
        for index in self.system.position_inequalities():
            for column in self.distance.get(index, {}):
                cost[column] = cost.get(column, 0.0) + 1.0
        self.freeze(cost)
        for v in self.system.positions_first_first():
            far = self._column(0.0, None)
            self.at_most += [({v: 1.0, far: -1.0}, 0.0), ({v: -1.0, far: -1.0}, 0.0)]
            self.pin(v, self.minimise({far: 1.0}).x[v])
            del self.at_most[-2:]
            self.lower.pop()
            self.upper.pop()
        return self.minimise({}).x[: len(self.system.kinds)]


def solve(system, lowered=()):
    """Values as floats, or None when the required rows conflict."""
    program = LayeredProgram(system, lowered)
    if program.run({}).status == 2:
        return None
    for cost in program.levels:
        program.freeze(cost)
    return program.rest()


def extremes(system, variables):
    """Two optimal points before the rest rule, farthest apart along a direction over some variables; None when the
    required rows conflict. In a direction without pattern they meet only if nothing is open."""
    program = LayeredProgram(system, ())
    if program.run({}).status == 2:
        return None
    for cost in program.levels:
        program.freeze(cost)
    cost = {v: 1.0 + (v * 0.6180339887) % 1 for v in variables}
    count = len(system.kinds)
    return [program.minimise({v: sign * c for v, c in cost.items()}).x[:count] for sign in (1.0, -1.0)]


def spread(system, lowered=()):
    """The width of each variable's range before the rest rule (inf: unbounded)."""
    program = LayeredProgram(system, lowered)
    for cost in program.levels:
        program.freeze(cost)
    out = []
    for v in range(len(system.kinds)):
        low, high = program.run({v: 1.0}), program.run({v: -1.0})
        out.append(-high.fun - low.fun if low.status == 0 and high.status == 0 else float("inf"))
    return out


def agrees(exact_values, values):
    """Whether the two oracles name the same point, within 1e-5 of its size."""
    return all(abs(float(a) - b) <= 1e-5 * (1 + abs(float(a))) for a, b in zip(exact_values, values))
