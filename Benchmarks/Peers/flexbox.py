"""Workloads b, c and d as flexbox trees, for layout engines that know no constraints; and how such an engine is measured.

The trees give the frames of the constraints, with one difference: where a cell of b is too narrow, its texts shrink and its
accessory does not. So errors differ there, and whoever compares times should know.
"""
import re
from workload_file import Stopwatch, best, line, quality, series


class Box:
    """A node of a tree: `style` has the words of CSS with underscores, lengths in points; `is_frame` is whether the
    workload has a frame for it."""

    def __init__(self, *children, is_frame=True, **style):
        self.children, self.is_frame, self.style = children, is_frame, style


def cell(index):
    title, subtitle, accessory = 120 + index * 37 % 160, 180 + index * 53 % 220, 24 + index * 7 % 30
    texts = Box(
        Box(width=title, height=20, margin_top=10, max_width="100%", align_self="flex-start", flex_shrink=0),
        Box(width=subtitle, height=16, margin_top=4, max_width="100%", align_self="flex-start", flex_shrink=0),
        is_frame=False, flex_direction="column", flex_grow=1, flex_shrink=1, flex_basis=0, min_width=0,
        margin_right=8, align_self="stretch")
    return Box(
        Box(width=40, height=40, margin_right=12, flex_shrink=0), texts,
        Box(width=accessory, height=24, flex_shrink=0),
        flex_direction="row", height=64, padding_left=16, padding_right=16, align_items="center", flex_shrink=0)


def cells(count):
    return Box(*(cell(index) for index in range(count)), flex_direction="column", align_items="stretch")


def nested(depth):
    box = Box(flex_grow=1)
    for _ in range(depth - 1):
        box = Box(box, flex_direction="column", align_items="stretch", flex_grow=1, padding=8)
    return Box(box, flex_direction="column", align_items="stretch", padding=8)


def chain(count):
    links = [Box(flex_grow=1, flex_basis=0, margin_left=8) for _ in range(count)]
    return Box(*links, flex_direction="row", align_items="stretch", padding_right=8)


def tree(workload):
    """The tree of a workload that the generator made, told by its name."""
    found = re.fullmatch(r"(b_cells|c_nested|d_chain)_(\d+)", workload.name)
    if not found:
        raise SystemExit(f"{workload.name}: there is a flexbox tree only for b_cells_N, c_nested_N and d_chain_N")
    return {"b_cells": cells, "c_nested": nested, "d_chain": chain}[found[1]](int(found[2]))


def values(box, frames):
    """The workload's variables, made of frames that are relative to parents, in the order of the tree."""
    frames, result, work = iter(frames), [], [(box, 0, 0)]
    while work:
        box, x, y = work.pop()
        left, top, width, height = next(frames)
        if box.is_frame:
            result += [x + left, y + top, width, height]
        work += [(child, x + left, y + top) for child in reversed(box.children)]
    return result


def preorder(box):
    """The boxes of a tree, parents first, without recursion."""
    work = [box]
    while work:
        box = work.pop()
        yield box
        work += reversed(box.children)


class Timed:
    """Adds up the time of the calls that lay out, without what Python does around them."""

    def __init__(self, engine):
        self.engine, self.seconds, self.count = engine, 0.0, 0

    def layout(self):
        stopwatch = Stopwatch()
        self.engine.layout()
        self.seconds += stopwatch.seconds
        self.count += 1

    @property
    def mean(self):
        return self.seconds / self.count


def measure(make_engine):
    """A function for `workload_file.run`. An engine is made of a tree and a size, and has `resize(width, height)`,
    `layout()`, `frames()` and `free()`."""
    def measure_workload(workload, options):
        box = tree(workload)
        fastest_layout = float("inf")

        def build():
            nonlocal fastest_layout
            timed = Timed(make_engine(box, *workload.initial))
            timed.layout()
            fastest_layout = min(fastest_layout, timed.seconds)
            frames = timed.engine.frames()
            timed.engine.free()
            return frames

        frames, seconds = best(build, min(0.3, options.limit))
        built = values(box, frames)
        measured = {"build": seconds, "layout": fastest_layout, "quality": quality(workload, built, workload.initial)}

        timed = Timed(make_engine(box, *workload.initial))
        timed.layout()
        timed.seconds, timed.count = 0.0, 0

        def resize(size):
            timed.engine.resize(*size)
            timed.layout()
            return timed.engine.frames()

        measured["resize"] = series((lambda size=size: resize(size) for size in workload.resizes), options.limit)
        measured["relayout"] = timed.mean
        resized = values(box, timed.engine.frames())
        measured["quality_after_resize"] = quality(workload, resized, workload.resizes[-1])
        if options.values:
            measured.update(values=built, values_after_resize=resized)
        return line(workload, **measured)

    return measure_workload
