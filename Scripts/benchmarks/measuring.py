"""Builds runners, writes workloads, and runs a contender on one of them, pinned to a core."""
import json
import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PACKAGE = os.path.join(ROOT, "Benchmarks")
# Seconds after which a contender is stopped.
PATIENCE = 240


def say(message):
    print("Scripts/bench: " + message, file=sys.stderr, flush=True)


def swift_version():
    """The compiler's version, such as "Swift version 6.3.1 (swift-6.3.1-RELEASE)"."""
    done = subprocess.run(["swift", "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    found = re.search(r"Swift version .*\)|Swift version \S+", done.stdout)
    return found[0] if found else "unknown"


def has_product(product):
    with open(os.path.join(PACKAGE, "Package.swift"), encoding="utf-8") as file:
        return f'executableTarget(name: "{product}"' in re.sub(r"executableTarget\(\s+", "executableTarget(", file.read())


def build(product):
    """Builds a product of Benchmarks/ for release; returns the path of its binary."""
    command = ["swift", "build", "-c", "release", "--package-path", PACKAGE, "--product", product]
    subprocess.run(command, check=True, stdout=sys.stderr)
    return os.path.join(PACKAGE, ".build", "release", product)


def write_workloads(folder):
    """Writes every workload; returns the folder that holds them."""
    workloads = os.path.join(folder, "workloads")
    subprocess.run([sys.executable, os.path.join(PACKAGE, "Workloads", "workloads.py"), workloads], check=True)
    shutil.copy(os.path.join(PACKAGE, "Workloads", "a_enaml.txt"), workloads)
    return workloads


def measure(command, core, argument, environment=None, patience=PATIENCE):
    """One run; the parsed line, or None when it takes too long or fails, of which one line is said."""
    what = f"{os.path.basename(command[0])} {os.path.basename(command[1])} {os.path.basename(argument)}"
    command = ["taskset", "-c", str(core)] + command + [argument]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=patience,
                              env={**os.environ, **(environment or {})})
    except subprocess.TimeoutExpired:
        say(f"{what}: stopped after {patience} s")
        return None
    if done.returncode != 0:
        reason = done.stderr.strip().splitlines()
        say(f"{what}: exit status {done.returncode}" + (f": {reason[-1]}" if reason else ""))
        return None
    return json.loads(done.stdout)


def best(old, new):
    """Of two runs the shorter times and the rest of the first."""
    if old is None or new is None:
        return old or new
    for key in old:
        if key.endswith("_us") and new[key] is not None and (old[key] is None or new[key] < old[key]):
            old[key] = new[key]
    return old
