#!/usr/bin/env python3
"""Measures the wheel `kiwisolver`, which is kiwi with Python around it, on workload files and prints JSON lines.

Usage: kiwisolver-bench.py [--values] [--limit SECONDS] FILE...
"""
import kiwisolver
from workload_file import best, line, quality, run, series

OPERATORS = {"E": "==", "L": "<=", "G": ">="}
PLACES = {"S": 0, "M": 1, "W": 2}


def strength_of(strength):
    letter, weight = strength
    if letter == "R":
        return kiwisolver.strength.required
    return kiwisolver.strength.create(*(float(place == PLACES[letter]) for place in range(3)), weight)


class System:
    """A workload in a solver."""

    def __init__(self, workload):
        self.workload = workload
        self.solver = kiwisolver.Solver()
        self.variables = [kiwisolver.Variable() for _ in range(workload.variable_count)]
        for variable, strength in workload.edits:
            self.solver.addEditVariable(self.variables[variable], strength_of(strength))
        self.suggest(workload.initial)
        self.constraints = [self.add(statement) for statement in workload.statements]

    def add(self, statement):
        relation, strength, constant, terms = statement
        expression = kiwisolver.Expression([kiwisolver.Term(self.variables[v], c) for v, c in terms], constant)
        constraint = kiwisolver.Constraint(expression, OPERATORS[relation], strength_of(strength))
        self.solver.addConstraint(constraint)
        return constraint

    def suggest(self, suggestions):
        for (variable, _), value in zip(self.workload.edits, suggestions):
            self.solver.suggestValue(self.variables[variable], value)

    def replace(self, index, statement):
        self.solver.removeConstraint(self.constraints[index])
        self.constraints[index] = self.add(statement)

    def values(self):
        self.solver.updateVariables()
        return [variable.value() for variable in self.variables]

    def read(self, which):
        self.solver.updateVariables()
        return [self.variables[index].value() for index in which]


def build(workload):
    system = System(workload)
    return system, system.values()


def resize(system, suggestions):
    system.suggest(suggestions)
    system.values()


def replace(system, index, statement):
    system.replace(index, statement)
    system.read(system.workload.churn_reads)


def measure(workload, options):
    (system, values), seconds = best(lambda: build(workload), min(0.3, options.limit))
    measured = {"build": seconds, "quality": quality(workload, values, workload.initial)}
    if options.values:
        measured.update(values=values, values_after_resize=None)
    suggestions = workload.initial
    if workload.resizes:
        suggestions = workload.resizes[-1]
        measured["resize"] = series((lambda s=s: resize(system, s) for s in workload.resizes), options.limit)
        measured["quality_after_resize"] = quality(workload, system.values(), suggestions)
        if options.values:
            measured["values_after_resize"] = system.values()
    if workload.churn:
        measured["churn"] = series((lambda step=step: replace(system, *step) for step in workload.churn), options.limit)
    return line(workload, **measured)


run(measure)
