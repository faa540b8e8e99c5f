"""Gets the peers: kiwi's C++ core, compiled here, and Python packages in an environment of their own. Nothing is installed
into the system; what pip cannot get is left out with one line."""
import glob
import os
import shutil
import subprocess
import sys

from measuring import PACKAGE, say

PEERS = os.path.join(PACKAGE, "Peers")
# Name of the contender: (package, its runner). `poga` is compiled by pip, which takes minutes the first time.
PYTHON_PEERS = {
    "wheel": ("kiwisolver", "kiwisolver-bench.py"),
    "taffy": ("stretchable", "taffy-bench.py"),
    "yoga": ("poga", "yoga-bench.py"),
}
# Seconds that pip may take for a package.
PATIENCE = 900


def make_environment(folder):
    """Makes a virtual environment, or takes one that is there; returns its Python, or None."""
    python = os.path.join(folder, "bin", "python")
    if not os.path.exists(python):
        try:
            subprocess.run([sys.executable, "-m", "venv", folder], check=True, stdout=sys.stderr)
        except (subprocess.SubprocessError, OSError) as error:
            say(f"no virtual environment can be made ({error}); going on without peers")
            return None
    return python


def pip(python, *arguments):
    """Runs pip; returns the last line that it says if it fails, or takes too long."""
    command = [python, "-m", "pip", arguments[0], "--quiet", "--disable-pip-version-check", *arguments[1:]]
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return f"not within {PATIENCE} s"
    said = done.stdout.strip().splitlines() or ["no reason given"]
    return said[-1] if done.returncode != 0 else None


def kiwi_headers(python, folder):
    """Downloads and unpacks kiwi; returns the folder that holds kiwi/kiwi.h, or None."""
    reason = pip(python, "download", "--no-deps", "--no-binary", ":all:", "kiwisolver", "-d", folder)
    if reason:
        say(f"pip cannot get the source of kiwisolver ({reason}); going on without kiwi")
        return None
    for archive in glob.glob(os.path.join(folder, "*.tar.gz")):
        shutil.unpack_archive(archive, folder)
    found = glob.glob(os.path.join(folder, "*", "kiwi", "kiwi.h"))
    if not found:
        say("the source distribution holds no kiwi/kiwi.h; going on without kiwi")
        return None
    return os.path.dirname(os.path.dirname(found[0]))


def build_kiwi(headers, folder):
    source = os.path.join(PEERS, "kiwi-bench.cpp")
    binary = os.path.join(folder, "kiwi-bench")
    command = ["g++", "-std=c++17", "-O3", "-DNDEBUG", "-I", headers, source, "-o", binary, "-pthread"]
    try:
        subprocess.run(command, check=True, stdout=sys.stderr)
    except (subprocess.SubprocessError, OSError) as error:
        say(f"kiwi's runner cannot be compiled ({error}); going on without it")
        return None
    return binary


def python_peers(python):
    """Installs what is missing in an environment; returns commands by contender and versions by package."""
    commands, versions = {}, {}
    for name, (package, runner) in PYTHON_PEERS.items():
        reason = None if version_of(python, package) else pip(python, "install", package)
        version = version_of(python, package)
        if version:
            # -B: a clone stays as clean as it was.
            commands[name] = [python, "-B", os.path.join(PEERS, runner)]
            versions[package] = version
        else:
            say(f"pip cannot get {package} ({reason}); going on without it")
    return commands, versions


def version_of(python, package):
    """The version that is installed, or nothing."""
    question = f"import importlib.metadata as m; print(m.version({package!r}))"
    done = subprocess.run([python, "-c", question], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return done.stdout.strip()
