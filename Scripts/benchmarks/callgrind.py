"""Counts the instructions of one part of a workload: `solver-bench --count` under valgrind's callgrind."""
import itertools
import json
import os
import re
import subprocess

# Steps of resizes and churn that are left of a workload: more are never counted, and reading them takes time.
STEPS = 60


def stripped(binary, folder):
    """A copy without debug information, which valgrind may not be able to read; names of functions stay."""
    copy = os.path.join(folder, os.path.basename(binary) + "-stripped")
    subprocess.run(["strip", "--strip-debug", "-o", copy, binary], check=True)
    return copy


def shortened(path, folder):
    """A copy of a workload with its first steps only."""
    copy = os.path.join(folder, os.path.basename(path))
    with open(path, encoding="utf-8") as source, open(copy, "w", encoding="utf-8") as target:
        for text in source:
            if text[:2] not in ("S ", "X "):
                target.write(text)
                continue
            count = int(text[2:])
            steps = list(itertools.islice(source, count))[:STEPS]
            target.write(f"{text[0]} {len(steps)}\n" + "".join(steps))
    return copy


def instructions(binary, path, part):
    """Instructions of one repetition of a part: the same each time on the same machine and compiler."""
    command = ["valgrind", "--tool=callgrind", "--toggle-collect=counted_run", "--callgrind-out-file=/dev/null",
               binary, "--count", part, path]
    # Without a fixed seed hashing, and with it the work of dictionaries, differs from run to run.
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode != 0 or not counted:
        raise RuntimeError(f"{' '.join(command)}: exit status {done.returncode}\n{done.stderr}")
    return round(int(counted[1]) / json.loads(done.stdout)["repetitions"])
