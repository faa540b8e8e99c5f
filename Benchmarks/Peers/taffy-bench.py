#!/usr/bin/env python3
"""Measures Taffy through the wheel `stretchable` on flexbox equivalents of workload files and prints JSON lines.

Usage: taffy-bench.py [--values] [--limit SECONDS] FILE...
`build_us` is what a Python program pays; `layout_us` and `relayout_us` are the calls into Taffy alone.
"""
import functools

from stretchable import Node, taffylib
from stretchable.context import taffy
from stretchable.style import AUTO, PCT, AlignItems, AlignSelf, FlexDirection, Rect, Size, Style
from stretchable.style.geometry.size import SizeAvailableSpace

import flexbox
from workload_file import run

DIRECTIONS = {"row": FlexDirection.ROW, "column": FlexDirection.COLUMN}
ALIGNMENTS = {"stretch": "STRETCH", "center": "CENTER", "flex-start": "FLEX_START"}
EDGES = ("top", "right", "bottom", "left")


def rect(style, name):
    every = style.get(name, 0)
    return Rect(*(style.get(f"{name}_{edge}", every) for edge in EDGES))


@functools.lru_cache(maxsize=None)
def shared_style(items):
    return make_style(dict(items))


def style_of(box):
    """Making a `Style` is by far the dearest part of a node, so equal ones are made once."""
    return shared_style(tuple(sorted(box.style.items())))


def make_style(style):
    words = {"margin": rect(style, "margin"), "padding": rect(style, "padding")}
    words["size"] = Size(style.get("width", AUTO), style.get("height", AUTO))
    words["flex_direction"] = DIRECTIONS[style.get("flex_direction", "row")]
    for key in ("flex_grow", "flex_shrink", "flex_basis"):
        if key in style:
            words[key] = style[key]
    if "min_width" in style:
        words["min_size"] = Size(style["min_width"], AUTO)
    if "max_width" in style:
        words["max_size"] = Size(100 * PCT, AUTO)
    if "align_items" in style:
        words["align_items"] = AlignItems[ALIGNMENTS[style["align_items"]]]
    if "align_self" in style:
        words["align_self"] = AlignSelf[ALIGNMENTS[style["align_self"]]]
    return Style(**words)


class Engine:
    """A tree in Taffy."""

    def __init__(self, box, width, height):
        self.box, self.space = box, SizeAvailableSpace(width, height).to_dict()
        self.root = Node(style=self.root_style(width, height))
        self.nodes = [self.root]
        work = [(box, self.root)]
        while work:
            parent, node = work.pop()
            for child in parent.children:
                made = Node(style=style_of(child))
                node.append(made)
                work.append((child, made))
                self.nodes.append(made)
        taffy.use_rounding = False

    def root_style(self, width, height):
        return make_style({**self.box.style, "width": width, "height": height})

    def resize(self, width, height):
        self.root.style = self.root_style(width, height)
        self.space = SizeAvailableSpace(width, height).to_dict()

    def layout(self):
        """What `Node.compute_layout` does first; reading is its second half."""
        taffylib.node_compute_layout(taffy._ptr, self.root._node_id, self.space)

    def frames(self):
        self.root._update_layout()
        result, work = [], [self.root]
        while work:
            node = work.pop()
            box = node.border_box
            result.append((box.x, box.y, box.width, box.height))
            work += reversed(node)
        return result

    def free(self):
        for node in self.nodes:
            taffylib.node_drop(taffy._ptr, node._node_id)


run(flexbox.measure(Engine))
