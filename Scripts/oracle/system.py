"""A layout problem as numbers: variables in rest order, rows with priorities, and the order in which they count.

Everything is exact (`fractions.Fraction`); the two oracles, `exact.py` and `highs.py`, read the same `Stages`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

SIZE, POSITION = "s", "p"
REQUIRED = 1000
RELATIONS = ("<=", "==", ">=")


@dataclass
class Row:
    """`sum of terms + constant  relation  0`."""

    terms: dict
    relation: str
    constant: Fraction = Fraction(0)
    priority: Fraction = Fraction(REQUIRED)
    weight: Fraction = Fraction(1)
    content: bool = False

    def __post_init__(self):
        self.terms = {v: Fraction(c) for v, c in self.terms.items() if c}
        self.constant = Fraction(self.constant)
        self.priority = Fraction(self.priority)
        self.weight = Fraction(self.weight)

    @property
    def required(self):
        return self.priority >= REQUIRED and not self.content

    def value(self, point):
        return self.constant + sum(c * point[v] for v, c in self.terms.items())

    def holds(self, point):
        value = self.value(point)
        return value == 0 if self.relation == "==" else value <= 0 if self.relation == "<=" else value >= 0


@dataclass
class System:
    """Variables (`kinds`, one letter each, in rest order), values fixed before everything, rows in activation order."""

    kinds: str
    rows: list = field(default_factory=list)
    fixed: dict = field(default_factory=dict)

    def levels(self, lowered=()):
        """Optional rows by level, the one that counts most first (DESIGN.md, decision 3)."""
        keyed = {}
        for index, row in enumerate(self.rows):
            if index in lowered:
                key = (REQUIRED + 1, 0)
            elif row.required or row.priority <= 0:
                continue
            else:
                key = (row.priority, 0 if row.content else 1)
            keyed.setdefault(key, []).append(index)
        return [keyed[key] for key in sorted(keyed, reverse=True)]

    def required(self, lowered=()):
        return [i for i, row in enumerate(self.rows) if row.required and i not in lowered]

    def position_inequalities(self):
        """Rows whose slack the rest rule adds up: inequalities in which a position is left, whatever their priority."""
        return [
            i for i, row in enumerate(self.rows)
            if row.relation != "==" and row.priority > 0 and any(self.kinds[v] == POSITION for v in row.terms)
        ]

    def sizes_last_first(self):
        return [v for v in reversed(range(len(self.kinds))) if self.kinds[v] == SIZE and v not in self.fixed]

    def positions_first_first(self):
        return [v for v in range(len(self.kinds)) if self.kinds[v] == POSITION and v not in self.fixed]


def plain(value):
    """A number for JSON: an integer where it is one, else the nearest double."""
    value = Fraction(value)
    return value.numerator if value.denominator == 1 else float(value)
