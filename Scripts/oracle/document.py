"""A layout document (DOCUMENT.md's format) lowered to rows, for the oracles.

Four variables an item, x y width height in its parent's space, in item order; the root is a constant. Only what the
random documents use is understood: views, guides, margins, baselines, directions, intrinsic sizes, constraint strings
and steps; no visual format, no text.
"""

from __future__ import annotations

import copy
import re
from fractions import Fraction

from system import POSITION, SIZE, Row, System

COMPONENTS = ("x", "y", "width", "height")
# Fractions are not of the grammar: `stacks.py` writes shares of a stack so, to lose nothing.
NUMBER = r"-?\d+(?:\.\d+)?(?:/\d+)?"
CONSTRAINT = re.compile(
    rf"(\w+)\.(\w+) (==|<=|>=) (?:(?:({NUMBER}) \* )?([A-Za-z_]\w*)\.(\w+)(?: ([+-]) ({NUMBER}))?|({NUMBER}))"
    rf"(?: @({NUMBER}))?(?: #(.+))?")
FLIPPED = {"==": "==", "<=": ">=", ">=": "<="}
DIRECTED = {"leading", "trailing", "leadingMargin", "trailingMargin"}


class Linear:
    """A linear expression over variable indices."""

    def __init__(self, terms=None, constant=0):
        self.terms = dict(terms or {})
        self.constant = Fraction(constant)

    def plus(self, other, factor=1):
        if not isinstance(other, Linear):
            other = Linear(constant=other)
        terms = dict(self.terms)
        for v, c in other.terms.items():
            terms[v] = terms.get(v, 0) + factor * c
        return Linear(terms, self.constant + factor * other.constant)


class Scene:
    """One state of a document."""

    def __init__(self, document):
        root = document["root"]
        self.root = root["id"]
        self.size = list(root["size"])
        self.items = {self.root: {**root, "parent": None}}
        for view in document.get("views", ()):
            self.items[view["id"]] = {"parent": self.root, **view}
        for guide in document.get("guides", ()):
            self.items[guide["id"]] = {"parent": guide["owner"], "guide": True}
        self.order = self._order(document)
        self.constraints = list(document.get("constraints", ()))

    def _order(self, document):
        """Views in array order, a parent listed later moves before its first child; then guides."""
        order, seen = [], {self.root}
        for view in document.get("views", ()):
            chain, at = [], view["id"]
            while at not in seen:
                seen.add(at)
                chain.append(at)
                at = self.items[at]["parent"]
            order += reversed(chain)
        return order + [guide["id"] for guide in document.get("guides", ())]

    def geometry(self, item):
        if item == self.root:
            return Linear(), Linear(), Linear(constant=self.size[0]), Linear(constant=self.size[1])
        at = 4 * self.order.index(item)
        return tuple(Linear({at + k: Fraction(1)}) for k in range(4))

    def chain(self, item):
        out = [item]
        while self.items[out[-1]]["parent"] is not None:
            out.append(self.items[out[-1]]["parent"])
        return out

    def common(self, one, two):
        others = set(self.chain(two))
        return next(item for item in self.chain(one) if item in others)

    def right_to_left(self, view):
        for item in self.chain(view):
            if "direction" in self.items[item]:
                return self.items[item]["direction"] == "rtl"
        return False

    def attribute(self, item, name, ancestor, rtl):
        """The attribute in the ancestor's coordinates; leading and trailing by `rtl`."""
        x, y, at = Linear(), Linear(), item
        while at != ancestor:
            gx, gy, _, _ = self.geometry(at)
            x, y, at = x.plus(gx), y.plus(gy), self.items[at]["parent"]
        _, _, w, h = self.geometry(item)
        info = self.items[item]
        top, left, bottom, right = info.get("layoutMargins", (8, 8, 8, 8))
        if name in DIRECTED:
            near = name.startswith("leading") != rtl
            name = ("left" if near else "right") + ("Margin" if name.endswith("Margin") else "")
        half = Fraction(1, 2)
        return {
            "left": lambda: x, "right": lambda: x.plus(w), "top": lambda: y, "bottom": lambda: y.plus(h),
            "width": lambda: w, "height": lambda: h,
            "centerX": lambda: x.plus(w, half), "centerY": lambda: y.plus(h, half),
            "leftMargin": lambda: x.plus(left), "rightMargin": lambda: x.plus(w).plus(-right),
            "topMargin": lambda: y.plus(top), "bottomMargin": lambda: y.plus(h).plus(-bottom),
            "centerXWithinMargins": lambda: x.plus(w, half).plus(Fraction(left - right) / 2),
            "centerYWithinMargins": lambda: y.plus(h, half).plus(Fraction(top - bottom) / 2),
            "firstBaseline": lambda: y.plus(info.get("firstBaselineOffset", 0)),
            "lastBaseline": lambda: y.plus(h).plus(-info.get("lastBaselineOffset", 0)),
        }[name]()

    def row(self, text):
        match = CONSTRAINT.fullmatch(text)
        one, first, relation, multiplier, two, second, sign, constant, alone, priority, _ = match.groups()
        priority = Fraction(priority or 1000)
        if two is None:
            ancestor = self.items[one]["parent"] or self.root
            expression = self.attribute(one, first, ancestor, False).plus(-Fraction(alone))
            return Row(expression.terms, relation, expression.constant, priority)
        ancestor = self.common(one, two)
        multiplier = Fraction(multiplier or 1)
        constant = Fraction(constant or 0) * (-1 if sign == "-" else 1)
        rtl = self.right_to_left(ancestor) and bool({first, second} & DIRECTED)
        one_value = self.attribute(one, first, ancestor, rtl)
        two_value = self.attribute(two, second, ancestor, rtl)
        if rtl:
            # Both coordinates run from the ancestor's right edge to the left.
            width = self.geometry(ancestor)[2]
            one_value, two_value = width.plus(one_value, -1), width.plus(two_value, -1)
        expression = one_value.plus(two_value, -multiplier).plus(-constant)
        if rtl:
            # Written from the left again, so that a violation keeps its sign and its size.
            expression = Linear().plus(expression, -1)
            relation = FLIPPED[relation]
        return Row(expression.terms, relation, expression.constant, priority)

    def system(self):
        """(system, index of each of its rows in the document's constraints or None)."""
        rows, origin = [], []
        for index, text in enumerate(self.constraints):
            if text is not None:
                rows.append(self.row(text))
                origin.append(index)
        for item in self.order:
            info = self.items[item]
            width, height = info.get("intrinsicSize", (-1, -1))
            hugging, compression = info.get("hugging", (250, 250)), info.get("compression", (750, 750))
            for axis, length in enumerate((width, height)):
                if length < 0:
                    continue
                terms = self.geometry(item)[2 + axis].terms
                rows.append(Row(terms, "<=", -length, Fraction(hugging[axis]), content=True))
                rows.append(Row(terms, ">=", -length, Fraction(compression[axis]), content=True))
                origin += [None, None]
        kinds = (POSITION * 2 + SIZE * 2) * len(self.order)
        return System(kinds, rows), origin

    def apply(self, step):
        """Makes the changes of one step; everything else stays."""
        for key, value in step.get("set", {}).items():
            item, name = key.split(".")
            if item == self.root and name == "size":
                self.size = list(value)
            self.items[item][name] = value
        for name in ("constant", "priority"):
            for index, value in step.get(name, ()):
                self.constraints[index] = changed(self.constraints[index], **{name: value})
        for index in step.get("remove", ()):
            self.constraints[index] = None
        self.constraints += step.get("add", ())


def number(value):
    return f"{float(value):.10g}"


def written(one, first, relation, rest, priority=1000):
    """A constraint string; `rest` is a number or (multiplier, item, attribute, constant)."""
    text = f"{one}.{first} {relation} "
    if isinstance(rest, tuple):
        multiplier, two, second, constant = rest
        text += f"{number(multiplier)} * " if multiplier != 1 else ""
        text += f"{two}.{second}"
        text += f" {'-' if constant < 0 else '+'} {number(abs(constant))}" if constant else ""
    else:
        text += number(rest)
    return text + (f" @{number(priority)}" if priority != 1000 else "")


def changed(text, constant=None, priority=None):
    """The same constraint with another constant or priority."""
    match = CONSTRAINT.fullmatch(text)
    one, first, relation, multiplier, two, second, sign, old, alone, old_priority, identifier = match.groups()
    if priority is None:
        priority = Fraction(old_priority or 1000)
    if two is None:
        rest = Fraction(alone) if constant is None else constant
    else:
        if constant is None:
            constant = Fraction(old or 0) * (-1 if sign == "-" else 1)
        rest = (Fraction(multiplier or 1), two, second, constant)
    return written(one, first, relation, rest, priority) + (f" #{identifier}" if identifier else "")


def states(document):
    """The scene after the first layout and after each step."""
    scene = Scene(document)
    yield copy.deepcopy(scene)
    for step in document.get("steps", ()):
        scene.apply(step)
        yield copy.deepcopy(scene)
