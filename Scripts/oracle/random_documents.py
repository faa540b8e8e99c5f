"""Random layout documents: trees of views and guides whose required constraints hold around hidden frames.

`draw(seed)` gives a document without expectations; steps may make its constraints conflict.
"""

from __future__ import annotations

import random
from fractions import Fraction

from document import Scene, changed, written

ROOTS = [(390, 844), (375, 667), (320, 568), (1024, 768), (200, 100), (844, 390)]
PRIORITIES = [999.5, 999, 750, 751, 749, 500, 250, 251, 249, 50, 1]
LEFTISH = ["left", "right", "centerX", "leftMargin", "rightMargin", "centerXWithinMargins"]
LEADISH = ["leading", "trailing", "leading", "trailing", "leadingMargin", "trailingMargin"]
VERTICAL = ["top", "bottom", "top", "bottom", "centerY", "firstBaseline", "lastBaseline", "topMargin", "bottomMargin",
            "centerYWithinMargins"]


class Draft:
    """A document under construction with hidden integer frames at which its required constraints hold."""

    def __init__(self, rng):
        self.rng = rng
        self.document = {"root": {"id": "root", "size": list(rng.choice(ROOTS))}, "views": [], "guides": [],
                         "constraints": []}
        if rng.random() < 0.4:
            self.document["root"]["direction"] = "rtl"
        if rng.random() < 0.3:
            self.document["root"]["layoutMargins"] = [rng.randrange(0, 30) for _ in range(4)]
        self._tree(rng.choice((rng.randint(1, 4), rng.randint(3, 9), rng.randint(6, 14))))
        self.scene = Scene(self.document)
        self.point = self._frames()

    def _tree(self, count):
        rng, views = self.rng, self.document["views"]
        for n in range(count):
            view = {"id": f"v{n}"}
            if views and rng.random() < 0.5:
                view["parent"] = rng.choice(views)["id"]
            if rng.random() < 0.4:
                view["intrinsicSize"] = [rng.choice((-1, rng.randrange(0, 200))), rng.choice((-1, rng.randrange(0, 80)))]
                if rng.random() < 0.5:
                    view["hugging"] = [rng.choice((250, 251, 750, 1000, 49.5)) for _ in range(2)]
                if rng.random() < 0.4:
                    view["compression"] = [rng.choice((750, 751, 250, 1000, 749)) for _ in range(2)]
            if rng.random() < 0.2:
                view["layoutMargins"] = [rng.randrange(0, 20) for _ in range(4)]
            if rng.random() < 0.25:
                view["firstBaselineOffset"], view["lastBaselineOffset"] = rng.randrange(0, 16), rng.randrange(0, 6)
            if rng.random() < 0.08:
                view["direction"] = rng.choice(("rtl", "ltr"))
            views.append(view)
        if rng.random() < 0.25:
            # A parent that is listed after its child joins the order before it.
            late = {"id": "late"}
            rng.choice(views)["parent"] = "late"
            views.append(late)
        for n in range(rng.choice((0, 0, 0, 1, 2))):
            owner = rng.choice(["root"] + [view["id"] for view in views])
            self.document["guides"].append({"id": f"g{n}", "owner": owner})

    def _frames(self):
        """Each item somewhere in its parent, parents first."""
        rng, frames = self.rng, {"root": (0, 0, *self.scene.size)}
        while len(frames) <= len(self.scene.order):
            for item in self.scene.order:
                parent = self.scene.items[item]["parent"]
                if item in frames or parent not in frames:
                    continue
                _, _, w, h = frames[parent]
                x, y = rng.randrange(0, max(1, w // 2)), rng.randrange(0, max(1, h // 2))
                frames[item] = (x, y, rng.randrange(0, w - x + 1), rng.randrange(0, h - y + 1))
        return [value for item in self.scene.order for value in frames[item]]

    def partner(self, item):
        """Another item: mostly the parent or a sibling, sometimes any."""
        rng, items = self.rng, self.scene.items
        parent = items[item]["parent"]
        siblings = [i for i in self.scene.order if i != item and items[i]["parent"] == parent]
        kind = rng.random()
        if kind < 0.45 or (kind < 0.8 and not siblings):
            return parent
        if kind < 0.8:
            return rng.choice(siblings)
        return rng.choice([i for i in items if i != item])

    def constraint(self, required=None):
        rng = self.rng
        item = rng.choice(self.scene.order)
        relation = rng.choice(("==", "==", "==", "<=", ">="))
        kind = rng.random()
        multiplier = 1
        if kind < 0.2:
            one, rest = rng.choice(("width", "height")), 0
        elif kind < 0.35:
            one = rng.choice(("width", "height"))
            multiplier = rng.choice((1, 1, 1, 2, 0.5, 1.5, 0.25))
            if rng.random() < 0.25:
                rest = (multiplier, item, "height" if one == "width" else "width", 0)
            else:
                rest = (multiplier, self.partner(item), one, 0)
        else:
            group = rng.choice((LEFTISH, LEADISH, LEADISH, VERTICAL, VERTICAL))
            one = rng.choice(group)
            two = one if rng.random() < 0.6 else rng.choice(group)
            if rng.random() < 0.12:
                multiplier = rng.choice((2, 0.5, 1.5))
            rest = (multiplier, self.partner(item), two, 0)
        if required is None:
            required = rng.random() < 0.5
        if isinstance(rest, tuple) and multiplier == 1 and rng.random() < 0.15:
            item, one, rest = rest[1], rest[2], (1, item, one, 0)
        return self._with_constant(item, one, relation, rest, required)

    def _with_constant(self, item, one, relation, rest, required):
        """Required: the constant at which the hidden frames satisfy it, with some room; else anything."""
        rng = self.rng
        if required:
            row = self.scene.row(written(item, one, relation, rest))
            # The text's constant is subtracted; a mirrored row has changed its sign and its relation.
            value = row.value(self.point)
            if row.relation != relation or self._mirrored(item, one, rest):
                value = -value
            room = 0 if rng.random() < 0.5 else rng.randrange(0, 40)
            constant = value + {"==": 0, "<=": room, ">=": -room}[relation]
            priority = 1000
        else:
            constant = rng.randrange(-20, 21) if isinstance(rest, tuple) else rng.randrange(0, 300)
            priority = rng.choice(PRIORITIES) if rng.random() > 0.02 else 0
        rest = (*rest[:3], constant) if isinstance(rest, tuple) else constant
        text = written(item, one, relation, rest, priority)
        return text + f" #{rng.choice(('pin', 'pin 2', '#1'))}" if rng.random() < 0.05 else text

    def _mirrored(self, item, one, rest):
        if not isinstance(rest, tuple):
            return False
        directed = {one, rest[2]} & {"leading", "trailing", "leadingMargin", "trailingMargin"}
        return bool(directed) and self.scene.right_to_left(self.scene.common(item, rest[1]))

    def patterns(self):
        """What people write: edges pinned, a row of siblings, a centred box, an aspect ratio."""
        rng, out = self.rng, []
        for item in self.scene.order:
            kind = rng.random()
            parent = self.scene.items[item]["parent"]
            if kind < 0.25:
                for one in ("leading", "trailing", "top", "bottom"):
                    out.append(self._with_constant(item, one, "==", (1, parent, one, 0), True))
            elif kind < 0.4:
                out.append(written(item, "centerX", "==", (1, parent, "centerX", 0), rng.choice(PRIORITIES)))
                out.append(self._with_constant(item, "leading", ">=", (1, parent, "leading", 0), True))
                out.append(self._with_constant(item, "top", "==", (1, parent, "topMargin", 0), True))
            elif kind < 0.55:
                siblings = [i for i in self.scene.order if i != item and self.scene.items[i]["parent"] == parent]
                if siblings:
                    other = rng.choice(siblings)
                    out.append(self._with_constant(item, "leading", "==", (1, other, "trailing", 0), True))
                    out.append(written(item, "firstBaseline", "==", (1, other, "firstBaseline", 0), rng.choice(PRIORITIES)))
                    out.append(written(item, "width", "==", (1, other, "width", 0), rng.choice(PRIORITIES)))
        return out

    def anchors(self):
        """A place and a size for every item, so that little is left to the rest rule."""
        rng, out = self.rng, []
        for item in self.scene.order:
            parent = self.scene.items[item]["parent"]
            for one in ("left", "top"):
                out.append(written(item, one, "==", (1, parent, one, rng.randrange(0, 60)), rng.choice(PRIORITIES)))
            for one in ("width", "height"):
                out.append(written(item, one, "==", rng.randrange(0, 300), rng.choice(PRIORITIES)))
        return out

    def setting(self):
        rng = self.rng
        view = rng.choice(self.document["views"])["id"]
        name, value = rng.choice((
            ("intrinsicSize", [rng.randrange(0, 200), rng.choice((-1, rng.randrange(0, 90)))]),
            ("intrinsicSize", [rng.randrange(0, 200), rng.choice((-1, rng.randrange(0, 90)))]),
            ("layoutMargins", [rng.randrange(0, 30) for _ in range(4)]),
            ("hugging", [rng.choice((49.5, 250, 750, 1000)), rng.choice((250, 251))]),
            ("compression", [rng.choice((49.5, 250, 750, 1000)), rng.choice((750, 751))]),
            ("direction", rng.choice(("ltr", "rtl"))),
            ("firstBaselineOffset", rng.randrange(0, 20)),
            ("lastBaselineOffset", rng.randrange(0, 20)),
        ))
        return {f"{view}.{name}": value}

    def steps(self):
        rng, steps = self.rng, []
        constraints = list(self.document["constraints"])
        removed = set()
        for _ in range(rng.choice((0, 0, 1, 2, 3))):
            step = {}
            alive = [i for i in range(len(constraints)) if i not in removed]
            kind = rng.random()
            if kind < 0.25:
                step["set"] = {"root.size": [rng.randrange(50, 1000), rng.randrange(50, 1000)]}
            elif kind < 0.35:
                step["set"] = {"root.direction": rng.choice(("ltr", "rtl"))}
            elif kind < 0.5:
                step["set"] = self.setting()
            elif kind < 0.65 and alive:
                step["constant"] = [[i, rng.randrange(-40, 200)] for i in sorted(rng.sample(alive, min(2, len(alive))))]
            elif kind < 0.75 and alive:
                index = rng.choice(alive)
                step["priority"] = [[index, rng.choice(PRIORITIES + [1000])]]
                constraints[index] = changed(constraints[index], priority=step["priority"][0][1])
            elif kind < 0.88 and alive:
                step["remove"] = sorted(rng.sample(alive, min(rng.randint(1, 3), len(alive))))
                removed.update(step["remove"])
            else:
                step["add"] = [self.constraint(required=rng.random() < 0.3) for _ in range(rng.randint(1, 2))]
                constraints += step["add"]
            steps.append(step)
        return steps


def draw(seed):
    rng = random.Random(f"document {seed}")
    draft = Draft(rng)
    constraints = draft.patterns() if rng.random() < 0.6 else []
    count = len(draft.scene.order)
    constraints += [draft.constraint() for _ in range(rng.randint(count // 2, 3 * count))]
    if rng.random() < 0.3:
        constraints += draft.anchors()
    rng.shuffle(constraints)
    if rng.random() < 0.06:
        # Somebody asks for what cannot be.
        item = rng.choice(draft.scene.order)
        constraints.append(written(item, "width", "==", rng.randrange(10, 40)))
        constraints.append(written(item, "width", ">=", rng.randrange(41, 90)))
    draft.document["constraints"] = constraints
    steps = draft.steps()
    if steps:
        draft.document["steps"] = steps
    if not draft.document["guides"]:
        del draft.document["guides"]
    return draft.document
