#!/usr/bin/env python3
"""Measures the window beside DB Browser for SQLite, on an X server that shows nothing.

For both programs alike: a window is usable when it is mapped and its processes have rested; a step is done when they
rest again. What is measured is the time until they last worked; that the last row is there is seen by copying it. A
window manager gives them the keyboard as on a desktop. Prints ratios, and as its last line a JSON object of numbers,
which querymend_bench reads.
"""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

REST = 0.25  # seconds without work
ROUNDS = 3
ROWS = 1_000_000
LAST = "the last"


def tree(pid):
    """A process and all that it started."""
    found = [pid]
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        found += tree(int(child))
    return found


def worked(pid):
    total = 0.0
    for each in tree(pid):
        try:
            fields = Path(f"/proc/{each}/schedstat").read_text().split()
            total += int(fields[0]) / 1e9
        except (FileNotFoundError, ProcessLookupError):
            pass
    return total


def memory(pid):
    """What the processes hold, shared pages divided among all who share them, in MiB."""
    total = 0
    for each in tree(pid):
        for line in Path(f"/proc/{each}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                total += int(line.split()[1])
    return total / 1024


def until_rest(pid, since, longest=120.0):
    """Seconds from `since` until the last work before a rest."""
    last_work, last_seen = time.monotonic(), worked(pid)
    while time.monotonic() - since < longest:
        time.sleep(0.005)
        now = worked(pid)
        if now - last_seen > 0.002:
            last_work, last_seen = time.monotonic(), now
        if time.monotonic() - last_work > REST:
            return last_work - since
    raise RuntimeError("it never rested")


def window_of(pid, since):
    search = ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(pid), "--name", "."]
    while time.monotonic() - since < 60:
        shown = subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()
        if shown:
            return shown[-1], time.monotonic() - since
        time.sleep(0.005)
    raise RuntimeError("no window came")


def press(*keys):
    subprocess.run(["xdotool", "key", "--clearmodifiers", *keys], check=True)


class Program:
    def __init__(self, command, environment):
        self.command, self.environment = command, environment

    def start(self):
        since = time.monotonic()
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self.window, mapped = window_of(self.process.pid, since)
        usable = until_rest(self.process.pid, since)
        return {"mapped_ms": mapped * 1000, "usable_ms": usable * 1000, "memory_mib": memory(self.process.pid)}

    def focus(self):
        subprocess.run(["xdotool", "windowfocus", "--sync", self.window], check=False)

    def timed(self, act):
        since = time.monotonic()
        act()
        return until_rest(self.process.pid, since) * 1000

    def stop(self):
        self.process.kill()
        self.process.wait()


def last_row(program):
    """Goes to the last cell, and takes the time only if it is the one that was copied then."""
    spent = program.timed(lambda: press("ctrl+End"))
    press("ctrl+c")
    until_rest(program.process.pid, time.monotonic())
    read = ["xclip", "-o", "-selection", "clipboard"]
    copied = subprocess.run(read, capture_output=True, text=True, timeout=10, check=False).stdout
    if copied.strip() != LAST:
        raise RuntimeError(f"{program.command[0]} shows {copied!r} where the last row should be")
    return spent


def measure_ours(program):
    result = program.start()
    program.focus()
    press("ctrl+1", "ctrl+a")  # replaces what was kept from the previous round
    subprocess.run(["xdotool", "type", "--delay", "2", "SELECT * FROM big"], check=True)
    press("Escape")
    until_rest(program.process.pid, time.monotonic())
    first = program.timed(lambda: press("ctrl+Return"))
    press("ctrl+2")
    until_rest(program.process.pid, time.monotonic())
    last = last_row(program)
    program.stop()
    return result | {"first_rows_ms": first, "last_row_ms": first + last}


def measure_theirs(program):
    result = program.start()
    program.focus()
    first = program.timed(lambda: press("alt+2"))  # the page of the first table's rows
    subprocess.run(["xdotool", "mousemove", "--window", program.window, "140", "200", "click", "1"], check=True)
    until_rest(program.process.pid, time.monotonic())
    last = last_row(program)
    program.stop()
    return result | {"first_rows_ms": first, "last_row_ms": first + last}


def make_database(path):
    database = sqlite3.connect(path)
    database.execute("CREATE TABLE big (id INTEGER PRIMARY KEY, name TEXT, amount REAL, day TEXT)")
    rows = ((i, f"customer {i % 977}", i / 7, f"2024-{i % 12 + 1:02}-{i % 28 + 1:02}") for i in range(ROWS - 1))
    database.executemany("INSERT INTO big VALUES (?, ?, ?, ?)", rows)
    database.execute("INSERT INTO big VALUES (?, ?, ?, ?)", (ROWS - 1, "customer", 1.5, LAST))
    database.commit()
    database.close()


def best(runs):
    return {key: round(min(run[key] for run in runs), 1) for key in runs[0]}


def main():
    ours_program, folder = sys.argv[1], Path(tempfile.mkdtemp())
    environment = os.environ | {"HOME": str(folder), "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "xcb"}
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        environment[f"XDG_{name}_HOME"] = str(folder / name.lower())
    database = folder / "big.sqlite"
    make_database(database)
    manager = subprocess.Popen(["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until_rest(manager.pid, time.monotonic())
    ours, theirs = [], []
    for _ in range(ROUNDS):  # alternating, so that a busy moment affects both
        ours.append(measure_ours(Program([ours_program, str(database)], environment)))
        theirs.append(measure_theirs(Program(["sqlitebrowser", "-R", str(database)], environment)))
    ours, theirs = best(ours), best(theirs)
    ratios = {f"{key}_ratio": round(ours[key] / max(theirs[key], 0.1), 3) for key in ours}
    for key in ours:
        ratio = ratios[f"{key}_ratio"]
        print(f"{key:14} ours {ours[key]:9.1f}   sqlitebrowser {theirs[key]:9.1f}   ratio {ratio:5.2f}")
    print(f"cold start under 400 ms: {'yes' if ours['mapped_ms'] < 400 else 'no'}")
    manager.terminate()
    shutil.rmtree(folder)
    print(json.dumps(ours | ratios))


main()
