"""Watches during a soak test: memory, statements still running on servers, and processes left behind."""

import os
import statistics
import threading
import time
from pathlib import Path

GRACE = 7.0  # seconds: a statement's limit of five, plus two


def marked(mark):
    """Processes started by the soak test, identified by an environment variable."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (folder / "environ").read_bytes() and (folder / "stat").read_text().split()[2] != "Z":
                found[int(folder.name)] = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
        except (OSError, ValueError):
            pass
    return found


def gone(mark, known, seconds):
    """Waits for the marked processes to end, except known ones, and returns those that remain."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        left = {pid: command for pid, command in marked(mark).items() if pid not in known}
        if not left:
            break
        time.sleep(0.2)
    return left


def resident(pid):
    """The resident memory of a process in MiB; None once it has ended."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return None


class Memory:
    """Memory growth of a process: compares the medians of its first and last quarter, after a warm-up."""

    def __init__(self):
        self.samples = []

    def add(self, pid):
        value = resident(pid)
        if value is not None:
            self.samples.append(value)

    def figures(self):
        settled = self.samples[len(self.samples) // 10 :]
        quarter = len(settled) // 4
        if quarter < 5:
            return None
        first, last = statistics.median(settled[:quarter]), statistics.median(settled[-quarter:])
        return {"first_mib": round(first, 1), "last_mib": round(last, 1), "growth": round(last / first - 1, 3)}


class OldestStatement(threading.Thread):
    """Queries a server every second for the age of our oldest statement."""

    def __init__(self, server, stopped):
        super().__init__(daemon=True)
        self.server, self.stopped = server, stopped
        self.oldest = 0.0
        self.answers = 0

    def run(self):
        while not self.stopped.wait(1.0):
            if self.server.was_frozen_within(GRACE):
                continue
            answer = self.server.ask(self.server.oldest_query)
            if answer and not self.server.was_frozen_within(GRACE):
                self.answers += 1
                self.oldest = max(self.oldest, float(answer))


def leftovers(folder):
    """Everything left below the programs' folder for temporary files."""
    return sorted(os.path.join(at, name) for at, folders, files in os.walk(folder) for name in folders + files)
