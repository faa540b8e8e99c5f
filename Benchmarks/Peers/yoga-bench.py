#!/usr/bin/env python3
"""Measures Yoga through the package `poga` on flexbox equivalents of workload files and prints JSON lines.

Usage: yoga-bench.py [--values] [--limit SECONDS] FILE...
`build_us` is what a Python program pays; `layout_us` and `relayout_us` are the calls into Yoga alone.
"""
from poga import libpoga_capi as yoga

import flexbox
from workload_file import run

DIRECTIONS = {"row": yoga.YGFlexDirection.Row, "column": yoga.YGFlexDirection.Column}
ALIGNMENTS = {
    "stretch": yoga.YGAlign.Stretch, "center": yoga.YGAlign.Center, "flex-start": yoga.YGAlign.FlexStart}
EDGES = {
    "top": yoga.YGEdge.Top, "right": yoga.YGEdge.Right, "bottom": yoga.YGEdge.Bottom, "left": yoga.YGEdge.Left}
SETTERS = {
    "width": yoga.YGNodeStyleSetWidth,
    "height": yoga.YGNodeStyleSetHeight,
    "flex_grow": yoga.YGNodeStyleSetFlexGrow,
    "flex_shrink": yoga.YGNodeStyleSetFlexShrink,
    "flex_basis": yoga.YGNodeStyleSetFlexBasis,
    "min_width": yoga.YGNodeStyleSetMinWidth,
    "max_width": lambda node, _: yoga.YGNodeStyleSetMaxWidthPercent(node, 100),
    "padding": lambda node, value: yoga.YGNodeStyleSetPadding(node, yoga.YGEdge.All, value),
    "flex_direction": lambda node, word: yoga.YGNodeStyleSetFlexDirection(node, DIRECTIONS[word]),
    "align_items": lambda node, word: yoga.YGNodeStyleSetAlignItems(node, ALIGNMENTS[word]),
    "align_self": lambda node, word: yoga.YGNodeStyleSetAlignSelf(node, ALIGNMENTS[word]),
}
for name, edge in EDGES.items():
    SETTERS["margin_" + name] = lambda node, value, edge=edge: yoga.YGNodeStyleSetMargin(node, edge, value)
    SETTERS["padding_" + name] = lambda node, value, edge=edge: yoga.YGNodeStyleSetPadding(node, edge, value)

CONFIGURATION = yoga.YGConfigNew()
# No rounding to whole points.
yoga.YGConfigSetPointScaleFactor(CONFIGURATION, 0)


class Engine:
    """A tree in Yoga."""

    def __init__(self, box, width, height):
        self.root = self.node(box)
        self.nodes = []
        work = [(box, self.root)]
        while work:
            parent, node = work.pop()
            self.nodes.append(node)
            made = []
            for index, child in enumerate(parent.children):
                made.append((child, self.node(child)))
                yoga.YGNodeInsertChild(node, made[-1][1], index)
            work += reversed(made)
        self.resize(width, height)

    @staticmethod
    def node(box):
        node = yoga.YGNodeNewWithConfig(CONFIGURATION)
        for key, value in box.style.items():
            SETTERS[key](node, value)
        return node

    def resize(self, width, height):
        yoga.YGNodeStyleSetWidth(self.root, width)
        yoga.YGNodeStyleSetHeight(self.root, height)
        self.size = (width, height)

    def layout(self):
        yoga.YGNodeCalculateLayout(self.root, *self.size, yoga.YGDirection.LTR)

    def frames(self):
        left, top, width, height = (
            yoga.YGNodeLayoutGetLeft, yoga.YGNodeLayoutGetTop, yoga.YGNodeLayoutGetWidth, yoga.YGNodeLayoutGetHeight)
        return [(left(node), top(node), width(node), height(node)) for node in self.nodes]

    def free(self):
        yoga.YGNodeFreeRecursive(self.root)


run(flexbox.measure(Engine))
