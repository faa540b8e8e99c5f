"""Stack views of a layout document spelled out as guides and constraint strings, for the oracles.

A model of the constraint sets that two re-implementations verified against Apple's class: TZStackView (five views, every
axis, alignment and distribution, in order) and Arranged (0 to 3 views, hidden views, views without intrinsic size,
arrangement relative to baselines, with identifiers). Custom spacing is ours: the gap behind a view that is shown, split in
halves around the hidden ones that follow.
"""

from __future__ import annotations

from fractions import Fraction

LOOSE_AT_START = {"trailing", "center", "firstBaseline", "lastBaseline"}
LOOSE_AT_END = {"leading", "center", "firstBaseline", "lastBaseline"}
HORIZONTAL = ("leading", "trailing", "width", "centerX")
VERTICAL = ("top", "bottom", "height", "centerY")
MARGIN = {"centerX": "centerXWithinMargins", "centerY": "centerYWithinMargins"}
KEYS = {"type", "axis", "distribution", "alignment", "spacing", "customSpacing", "isBaselineRelativeArrangement",
        "isLayoutMarginsRelativeArrangement"}


def loose(attribute, is_loose):
    if not is_loose:
        return "=="
    return "<=" if attribute in ("top", "leading") else ">="


class Stack:
    """The sets of one stack. `views` are its arranged views, as the document describes them at the moment."""

    def __init__(self, info, views):
        self.id = info["id"]
        horizontal = info.get("axis", "horizontal") == "horizontal"
        self.horizontal = horizontal
        self.along, self.across = (HORIZONTAL, VERTICAL) if horizontal else (VERTICAL, HORIZONTAL)
        alignment = info.get("alignment", "fill")
        self.alignment = {"top": "leading", "bottom": "trailing"}.get(alignment, alignment)
        self.distribution = info.get("distribution", "fill")
        self.margins = info.get("isLayoutMarginsRelativeArrangement", False)
        self.between_baselines = info.get("isBaselineRelativeArrangement", False) and not horizontal
        self.items = [view["id"] for view in views]
        self.hidden = {view["id"] for view in views if view.get("hidden")}
        self.shown = [item for item in self.items if item not in self.hidden]
        self.lengths = {view["id"]: view.get("intrinsicSize", (-1, -1))[0 if horizontal else 1] for view in views}
        custom = info.get("customSpacing", {})
        self.gaps = {item: Fraction(info.get("spacing", 0) if custom.get(item) is None else custom[item])
                     for item in self.items}
        self.guides, self.constraints = [], []
        if self.items:
            self._across()
            self._along()
            for item in self.items:
                if item in self.hidden:
                    self._size(item, self.along[2])
            if self.distribution in ("equalSpacing", "equalCentering"):
                self._size(self.id, self.along[2], 49)

    def _guide(self, name):
        self.guides.append(f"{self.id}_{name}")
        return self.guides[-1]

    def _size(self, item, attribute, priority=1000):
        self.constraints.append(f"{item}.{attribute} == 0" + ("" if priority == 1000 else f" @{priority}"))

    def _tie(self, one, first, relation, two, second, multiplier=Fraction(1), constant=Fraction(0), priority=1000):
        text = f"{one}.{first} {relation} " + ("" if multiplier == 1 else f"{multiplier} * ") + f"{two}.{second}"
        if constant:
            text += f" {'-' if constant < 0 else '+'} {abs(constant)}"
        self.constraints.append(text + ("" if priority == 1000 else f" @{priority}"))

    def _canvas(self, item, attribute, is_loose=False):
        own = MARGIN.get(attribute, attribute + "Margin") if self.margins else attribute
        self._tie(self.id, own, loose(attribute, is_loose), item, attribute)

    def _across(self):
        start, end, size, center = self.across
        at_start, at_end = self.alignment in LOOSE_AT_START, self.alignment in LOOSE_AT_END
        varies = at_start or at_end
        spans = not self.shown or (len(self.items) > 1 and varies)
        spanner = self._guide("spanner") if spans else None
        if spans:
            if varies:
                self._size(spanner, size, 51)
            for item in self.shown:
                for edge, is_loose in ((start, at_start), (end, at_end)):
                    self._tie(spanner, edge, loose(edge, is_loose), item, edge, priority=1000 if is_loose else 999.5)
        first = self.items[0] if self.shown else spanner
        top, bottom = first, spanner if spans else first
        if self.alignment in ("center", "trailing", "lastBaseline"):
            top, bottom = bottom, top
        if spans and (self.alignment == "center" or (not self.horizontal and self.alignment.endswith("Baseline"))):
            top = bottom = spanner
        if spans:
            baselines = bool(self.shown) and self.horizontal
            at_start, at_end = (
                baselines and self.alignment == "firstBaseline", baselines and self.alignment == "lastBaseline")
        self._canvas(top, start, at_start)
        self._canvas(bottom, end, at_end)
        if self.alignment == "center":
            self._canvas(first, center)
        aligned = {"fill": (end, start), "leading": (start,), "trailing": (end,), "center": (center,)}
        baseline = (self.alignment,) if self.horizontal else ()
        for attribute in aligned.get(self.alignment, baseline):
            for item in self.items[1:]:
                self._tie(self.items[0], attribute, "==", item, attribute)
        if varies:
            for item in self.items:
                self._size(item, size, 25)
        if at_start or at_end:
            self._size(self.id, size, 49)

    def _along(self):
        start, end, size, _ = self.along
        if self.shown:
            self._canvas(self.shown[0], start)
            self._canvas(self.shown[-1], end)
        else:
            stand_in = self._guide("along")
            self._canvas(stand_in, start)
            self._canvas(stand_in, end)
        self._spacing()
        if self.distribution in ("equalSpacing", "equalCentering"):
            self._equal_gaps()
        elif self.distribution == "fillEqually":
            self._equal_lengths()
        elif self.distribution == "fillProportionally":
            self._proportional_lengths()

    def _edges_of_gap(self):
        """What a gap ends at on the view behind it, and starts at on the view before it."""
        return ("firstBaseline", "lastBaseline") if self.between_baselines else (self.along[0], self.along[1])

    def _spacing(self):
        to, frm = self._edges_of_gap()
        relation = ">=" if self.distribution in ("equalSpacing", "equalCentering") else "=="
        first = self.items.index(self.shown[0]) if self.shown else 0
        last = self.items.index(self.shown[-1]) if self.shown else 0
        gap = Fraction(0)
        for n, (before, behind) in enumerate(zip(self.items, self.items[1:])):
            if before not in self.hidden:
                gap = self.gaps[before]
            constant = Fraction(0)
            if self.shown and first <= n < last:
                constant = gap - gap / 2 * sum(item in self.hidden for item in (before, behind))
            self._tie(behind, to, relation, before, frm, constant=constant)

    def _equal_lengths(self):
        for item in self.shown[1:]:
            self._tie(item, self.along[2], "==", self.shown[0], self.along[2])

    def _proportional_lengths(self):
        sharing = [item for item in self.shown if self.lengths[item] > 0]
        if not sharing:
            return self._equal_lengths()
        gaps = sum(self.gaps[item] for item in self.shown[:-1])
        total = gaps + sum(Fraction(self.lengths[item]) for item in sharing)
        priority = 1000 if len(sharing) == 1 and (len(self.shown) == 1 or gaps == 0) else 999
        for item in self.shown:
            if item in sharing:
                share = Fraction(self.lengths[item]) / total
                self._tie(item, self.along[2], "==", self.id, self.along[2], multiplier=share, priority=priority)
            else:
                self._size(item, self.along[2])
            if priority < 1000:
                priority -= 1
        return None

    def _equal_gaps(self):
        to, frm = self._edges_of_gap()
        size, center = self.along[2], self.along[3]
        centering = self.distribution == "equalCentering"
        gaps = []
        for n, (before, behind) in enumerate(zip(self.shown, self.shown[1:])):
            gap = self._guide(f"gap{n + 1}")
            gaps.append(gap)
            self._tie(gap, to, "==", before, center if centering else frm)
            self._tie(gap, frm, "==", behind, center if centering else to)
        for n, gap in enumerate(gaps[1:]):
            self._tie(gap, size, "==", gaps[0], size, priority=149 - n if centering else 1000)


def spelled_out(document):
    """The document with every stack as a plain view, subviews' sets before those of their superview."""
    views = document.get("views", ())
    guides, constraints = list(document.get("guides", ())), list(document.get("constraints", ()))

    def visit(parent):
        for view in views:
            if view.get("parent", document["root"]["id"]) != parent:
                continue
            visit(view["id"])
            if view.get("type") == "stack":
                stack = Stack(view, [v for v in views if v.get("parent") == view["id"]])
                guides.extend({"id": guide, "owner": view["id"]} for guide in stack.guides)
                constraints.extend(stack.constraints)

    visit(document["root"]["id"])
    plain = [{k: v for k, v in view.items() if k not in KEYS} for view in views]
    return {**document, "views": plain, "guides": guides, "constraints": constraints}
