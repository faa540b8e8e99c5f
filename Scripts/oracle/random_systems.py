"""Random systems of 2-60 variables with integer data, drawn around a hidden point so that required rows can hold.

`draw(seed)` gives a solvable system, `draw_conflict(seed)` one whose required rows do not fit together.
"""

from __future__ import annotations

import random
from fractions import Fraction

from system import POSITION, SIZE, Row, System

PRIORITIES = [999.5, 999, 800, 751, 750, 749, 500, 490, 250.5, 250, 249, 50, 1]
COEFFICIENTS = [1, 1, 1, 1, -1, -1, -1, 2, -2, 3, -3]


class Draft:
    """A system under construction and the point that its required rows hold at."""

    def __init__(self, rng, count):
        self.rng = rng
        self.kinds = "".join(rng.choice((SIZE, POSITION)) for _ in range(count))
        self.point = [rng.randrange(0, 120) if k == SIZE else rng.randrange(-60, 200) for k in self.kinds]
        self.rows = []
        self.fixed = {}
        self.priorities = rng.sample(PRIORITIES, rng.randint(1, 6))

    def system(self):
        return System(self.kinds, self.rows, self.fixed)

    def add(self, terms, relation, constant, priority=1000, weight=1, content=False):
        self.rows.append(Row(terms, relation, constant, Fraction(priority), Fraction(weight), content))

    def require(self, terms, relation, slack=None):
        """A required row that holds at the hidden point, tight or with some room."""
        if slack is None:
            slack = self.rng.choice((0, 0, self.rng.randrange(0, 80)))
        value = sum(c * self.point[v] for v, c in terms.items())
        room = {"==": 0, "<=": -slack, ">=": slack}[relation]
        self.add(terms, relation, room - value)

    def wish(self, terms, relation, constant=None):
        """An optional row with any constant; now and then it counts more than once, or as content."""
        rng = self.rng
        if constant is None:
            constant = rng.randrange(-150, 151)
        weight = rng.choice((1, 1, 1, 1, 2, 3, 5))
        content = rng.random() < 0.15
        priority = 1000 if content and rng.random() < 0.2 else rng.choice(self.priorities)
        self.add(terms, relation, constant, priority, weight, content)

    def some(self, most=4):
        count = min(len(self.kinds), self.rng.choice((1, 1, 2, 2, 2, 3, 4)[: most + 3]))
        return {v: self.rng.choice(COEFFICIENTS) for v in self.rng.sample(range(len(self.kinds)), count)}

    def relation(self):
        return self.rng.choice(("==", "==", "<=", ">="))


def sparse(draft, count):
    for _ in range(count):
        terms, relation = draft.some(), draft.relation()
        if draft.rng.random() < 0.35:
            draft.require(terms, relation)
        else:
            draft.wish(terms, relation)


def tight(draft, count):
    """Many inequalities meet in one point: degenerate vertices."""
    for _ in range(count):
        terms = draft.some()
        relation = draft.rng.choice(("<=", ">="))
        if draft.rng.random() < 0.6:
            draft.require(terms, relation, slack=0)
        else:
            draft.wish(terms, relation, -sum(c * draft.point[v] for v, c in terms.items()))


def echoes(draft):
    """Duplicates and sums of required rows, and optional rows that contradict each other."""
    rng = draft.rng
    required = [row for row in draft.rows if row.required]
    for row in rng.sample(required, min(len(required), rng.randint(0, 3))):
        draft.add(row.terms, row.relation, row.constant)
    equal = [row for row in required if row.relation == "=="]
    if len(equal) >= 2 and rng.random() < 0.7:
        one, two = rng.sample(equal, 2)
        terms = dict(one.terms)
        for v, c in two.terms.items():
            terms[v] = terms.get(v, 0) + c
        draft.add(terms, "==", one.constant + two.constant)
    for _ in range(rng.randint(0, 3)):
        terms = draft.some(most=2)
        priority = rng.choice(draft.priorities)
        for _ in range(2):
            draft.add(terms, "==", rng.randrange(-150, 151), priority, rng.choice((1, 1, 2)))


def row_of_items(draft):
    """A chain of (position, size) pairs between two edges: gaps, equal sizes, hugging and compression."""
    rng = draft.rng
    count = len(draft.kinds) // 2
    draft.kinds = (POSITION + SIZE) * count + SIZE
    outer = 2 * count
    draft.point = []
    at = 0
    for _ in range(count):
        at += rng.randrange(0, 20)
        size = rng.randrange(10, 90)
        draft.point += [at, size]
        at += size
    draft.point.append(at + rng.randrange(0, 20))
    if rng.random() < 0.6:
        draft.fixed[outer] = draft.point[outer]
    equal_widths = rng.random() < 0.4
    for i in range(count):
        x, w = 2 * i, 2 * i + 1
        before = {x: 1} if i == 0 else {x: 1, x - 2: -1, w - 2: -1}
        (draft.require if rng.random() < 0.8 else draft.wish)(before, rng.choice(("==", "==", ">=")))
        natural = rng.randrange(0, 120)
        draft.add({w: 1}, "<=", -natural, rng.choice((250, 251, 750, 1000)), content=True)
        draft.add({w: 1}, ">=", -natural, rng.choice((750, 751, 250, 1000)), content=True)
        if i and equal_widths:
            draft.wish({w: 1, w - 2: -1}, "==", 0)
    end = {outer: 1, 2 * count - 2: -1, 2 * count - 1: -1}
    (draft.require if rng.random() < 0.7 else draft.wish)(end, rng.choice(("==", ">=")))


def nested_insets(draft):
    """Boxes in boxes; some levels are centred, some pinned with insets, some only bounded."""
    rng = draft.rng
    count = len(draft.kinds) // 2
    draft.kinds = (POSITION + SIZE) * count
    left, right = 0, 400
    draft.point = []
    for _ in range(count):
        draft.point += [left, right - left]
        left, right = left + rng.randrange(0, 6), right - rng.randrange(0, 6)
    draft.fixed[1] = 400
    draft.require({0: 1}, "==")
    for i in range(1, count):
        outer, inner = 2 * i - 2, 2 * i
        kind = rng.random()
        if kind < 0.5:
            draft.require({inner: 1, outer: -1}, "==")
            draft.require({outer: 1, outer + 1: 1, inner: -1, inner + 1: -1}, rng.choice(("==", ">=")))
        elif kind < 0.75:
            draft.require({inner: 2, inner + 1: 1, outer: -2, outer + 1: -1}, "==")
            draft.wish({inner + 1: 2, outer + 1: -1}, rng.choice(("==", "<=")), 0)
        else:
            draft.require({inner: 1, outer: -1}, ">=")
            draft.wish({inner + 1: 1}, "==", -rng.randrange(0, 400))


def anchors(draft):
    """A wish for every variable, so that little is left to the rest rule."""
    for v in range(len(draft.kinds)):
        draft.wish({v: 1}, "==")


def variable_count(rng):
    return rng.choice((rng.randint(2, 8), rng.randint(4, 16), rng.randint(10, 30), rng.randint(20, 59)))


def draw(seed):
    rng = random.Random(f"system {seed}")
    count = variable_count(rng)
    draft = Draft(rng, count)
    if count >= 4 and rng.random() < 0.25:
        row_of_items(draft)
    elif count >= 4 and rng.random() < 0.2:
        nested_insets(draft)
    count = len(draft.kinds)
    sparse(draft, rng.randint(0, max(1, count // 2)) if draft.rows else rng.randint(count // 2, count + 4))
    if rng.random() < 0.35:
        tight(draft, rng.randint(2, 2 + count // 2))
    if rng.random() < 0.6:
        echoes(draft)
    if rng.random() < 0.3:
        anchors(draft)
    if not draft.fixed and rng.random() < 0.2:
        v = rng.randrange(count)
        draft.fixed[v] = draft.point[v]
    if rng.random() < 0.8:
        rng.shuffle(draft.rows)
    return draft.system()


def draw_conflict(seed):
    rng = random.Random(f"conflict {seed}")
    draft = Draft(rng, rng.choice((rng.randint(2, 5), rng.randint(4, 12), rng.randint(12, 40))))
    if len(draft.kinds) >= 4 and rng.random() < 0.4:
        row_of_items(draft)
    count = len(draft.kinds)
    for _ in range(rng.randint(count, 2 * count)):
        draft.require(draft.some(most=3), draft.relation())
    for _ in range(rng.randint(1, 4)):
        terms, relation = draft.some(most=2), draft.relation()
        draft.add(terms, relation, rng.randrange(-250, 251))
    for _ in range(rng.randint(0, count)):
        draft.wish(draft.some(), draft.relation())
    rng.shuffle(draft.rows)
    return draft.system()
