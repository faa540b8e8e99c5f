"""Layout documents with stack views: a grid over everything a stack can be, then documents drawn from a seed.

`draw(seed, number)` gives a document without expectations; `states(document)` gives it with its stacks spelled out, at
first and after each step.
"""

from __future__ import annotations

import copy
import itertools
import random

from stacks import spelled_out

DISTRIBUTIONS = ("fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")
ALIGNMENTS = ("fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline")
AXES = ("horizontal", "vertical")
# Content, first baseline, last baseline: no two views agree in anything.
CONTENTS = (([40, 20], 12, 4), ([61, 33], 14, 7), ([23, 14], 9, 3), ([30, 26], 20, 5))
FREE, LARGER, SMALLER = "free", "larger", "smaller"
ROOM = {LARGER: {"horizontal": (320, 90), "vertical": (110, 260)},
        SMALLER: {"horizontal": (110, 25), "vertical": (38, 60)}}
# Each distribution, alignment and axis in more, in less room than it wants and in its own, with and without a hidden view.
GRID = list(itertools.product(DISTRIBUTIONS, ALIGNMENTS, AXES, (LARGER, SMALLER, FREE), (False, True)))


def arranged(count, hidden=()):
    views = []
    for n in range(count):
        size, first, last = CONTENTS[n]
        view = {"id": f"v{n + 1}", "parent": "stack", "intrinsicSize": size, "firstBaselineOffset": first,
                "lastBaselineOffset": last}
        if n in hidden:
            view["hidden"] = True
        views.append(view)
    return views


def framed(stack, views, room):
    """A document whose stack lies in a corner, in so much room."""
    document = {"root": {"id": "root", "size": [400, 300]}, "views": [stack, *views],
                "constraints": ["stack.leading == root.leading", "stack.top == root.top"]}
    if room != FREE:
        width, height = ROOM[room][stack.get("axis", "horizontal")]
        document["constraints"] += [f"stack.width == {width}", f"stack.height == {height}"]
    return document


def of_grid(number):
    distribution, alignment, axis, room, hides = GRID[number]
    # Who is hidden goes round: the first, the middle, the last, all, the first two.
    hidden = ((0,), (1,), (2,), (0, 1, 2), (0, 1))[number // 2 % 5] if hides else ()
    stack = {"id": "stack", "type": "stack", "axis": axis, "distribution": distribution, "alignment": alignment,
             "spacing": 10}
    return framed(stack, arranged(3, hidden), room)


def of_chance(rng):
    axis = rng.choice(AXES)
    stack = {"id": "stack", "type": "stack", "axis": axis, "distribution": rng.choice(DISTRIBUTIONS),
             "alignment": rng.choice(ALIGNMENTS), "spacing": rng.choice((0, 4, 6))}
    views = arranged(rng.randint(1, 4))
    for view in views:
        if rng.random() < 0.2:
            view["hidden"] = True
        if rng.random() < 0.15:
            view["intrinsicSize"] = rng.choice(([-1, -1], [-1, 12], [25, -1], [0, 0]))
        if rng.random() < 0.3:
            view["hugging"] = [rng.choice((250, 251, 249)), rng.choice((250, 251))]
        if rng.random() < 0.2:
            view["compression"] = [rng.choice((750, 751, 749)), rng.choice((750, 749))]
    if rng.random() < 0.4:
        stack["customSpacing"] = {view["id"]: rng.choice((2, 8, -3)) for view in views if rng.random() < 0.5}
    if rng.random() < 0.3:
        stack["isLayoutMarginsRelativeArrangement"] = True
        stack["layoutMargins"] = [rng.randrange(0, 8) for _ in range(4)]
    if axis == "vertical" and rng.random() < 0.4:
        stack["isBaselineRelativeArrangement"] = True
    document = framed(stack, views, rng.choice((FREE, FREE, LARGER, SMALLER)))
    if rng.random() < 0.3:
        document["root"]["direction"] = "rtl"
    kind = rng.random()
    if kind < 0.25:
        nest(rng, document)
    elif kind < 0.7:
        document["steps"] = [{"set": setting(rng, document)} for _ in range(rng.randint(1, 3))]
    return document


def nest(rng, document):
    """Puts a stack of two views into the stack, in place of its last view."""
    inner = {"id": "inner", "parent": "stack", "type": "stack", "axis": rng.choice(AXES),
             "alignment": rng.choice(ALIGNMENTS), "distribution": rng.choice(("fill", "fillEqually", "equalSpacing")),
             "spacing": 3}
    document["views"][0].pop("customSpacing", None)
    if document["views"][0]["distribution"] == "fillProportionally":
        document["views"][0]["distribution"] = "fill"
    document["views"][-1:] = [inner]
    for n, (size, first, last) in enumerate(CONTENTS[:2]):
        document["views"].append({"id": f"w{n + 1}", "parent": "inner", "intrinsicSize": [size[1], size[0]],
                                  "firstBaselineOffset": first, "lastBaselineOffset": last})


def setting(rng, document):
    view = rng.choice(document["views"][1:])["id"]
    return rng.choice((
        {f"{view}.hidden": True}, {f"{view}.hidden": True}, {f"{view}.hidden": False},
        {"stack.axis": rng.choice(AXES)}, {"stack.alignment": rng.choice(ALIGNMENTS)},
        {"stack.distribution": rng.choice(DISTRIBUTIONS)}, {"stack.spacing": rng.choice((1, 5, 7))},
        {f"{view}.intrinsicSize": [rng.randrange(5, 50), rng.randrange(5, 30)]}, {"root.direction": "rtl"},
    ))


def draw(seed, number):
    if number < len(GRID):
        return of_grid(number)
    return of_chance(random.Random(f"stack {seed}-{number}"))


def states(document):
    """The document spelled out, at first and after each step; steps only set properties."""
    document = copy.deepcopy(document)
    yield spelled_out(document)
    for step in document.get("steps", ()):
        for key, value in step["set"].items():
            item, name = key.split(".")
            owner = document["root"] if item == "root" else next(v for v in document["views"] if v["id"] == item)
            owner[name] = value
        yield spelled_out(document)
