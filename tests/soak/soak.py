#!/usr/bin/env python3
"""Uses the program for a long time while everything around it breaks: packaging/soak [MINUTES] [SEED]

SQLite, DuckDB, PostgreSQL and MariaDB are queried at the same time: each by an endless `check --jsonl`, and one of them
at a time by an `ask`. Statements are correct, wrong, hostile and endless. Meanwhile servers are killed, restarted and
frozen, sessions are ended, a database file is damaged and restored, the disk of the store is filled and freed, and
`ask` is killed at random. At the end nothing may be lost, left behind, grown or changed. Prints its figures, with JSON
as the last line; the exit status is 0 only if every promise was kept.
"""

import argparse
import json
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

from engines import DuckdbFile, Mariadb, Postgres, SqliteFile
from runs import Asker
from statements import Choice
from watch import Memory, OldestStatement, gone, leftovers

ANSWER = 60.0  # seconds to wait for an answer: far above every limit


class Findings:
    """Violations found: each kind is recorded once in full and then counted."""

    def __init__(self):
        self.lock = threading.Lock()
        self.counts = Counter()
        self.examples = {}

    def add(self, kind, example):
        with self.lock:
            self.counts[kind] += 1
            self.examples.setdefault(kind, example)
        print(f"  {kind}: {example}"[:2000], file=sys.stderr, flush=True)


class Checker(threading.Thread):
    """Sends statements in turn to a `check` that never ends."""

    def __init__(self, soak, engine, seed):
        super().__init__(name=engine.name)
        self.soak, self.engine = soak, engine
        self.random = random.Random(seed)
        self.memory = Memory()
        self.kinds = Counter()
        self.answers = queue.Queue()
        self.complaints = open(soak.folder / f"{engine.name}.err", "w+b")

    def start_program(self):
        command = [self.soak.program, "check", "--db", self.engine.url, "--trial", "--jsonl", "-"]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.complaints, text=True,
            env=self.soak.environment
        )
        threading.Thread(target=self.read, args=(self.process.stdout,), daemon=True).start()

    def read(self, lines):
        for line in lines:
            self.answers.put(line)
        self.answers.put(None)

    def answer_to(self, number, choice):
        self.process.stdin.write(json.dumps({"id": number, "sql": choice.sql}) + "\n")
        self.process.stdin.flush()
        return self.answers.get(timeout=ANSWER)

    def start_again(self, sent, choice):
        """Restarts the program, which may only end if the database is unreachable when it starts."""
        self.process.kill()
        status = self.process.wait()
        if status != 3 or not self.engine.was_disturbed(sent):
            self.complaints.seek(0)
            said = self.complaints.read()[-500:]
            self.soak.findings.add("a check that ended or hung", f"{self.engine.name}: {status} {said!r} {choice.sql}")
        self.answers = queue.Queue()
        self.soak.stopped.wait(1)
        self.start_program()

    def run(self):
        self.start_program()
        number = 0
        while not self.soak.stopped.is_set():
            number += 1
            choice = Choice(self.random, self.engine.name, self.soak.forbidden)
            sent = time.monotonic()
            try:
                line = self.answer_to(number, choice)
            except (queue.Empty, BrokenPipeError):
                line = None
            if line is None:
                self.start_again(sent, choice)
                continue
            answer = json.loads(line)
            disturbed = self.engine.was_disturbed(sent)
            problem = "answered out of order" if answer["id"] != number else choice.problem(answer, disturbed)
            if problem:
                self.soak.findings.add("a wrong answer", f"{self.engine.name}: {problem}: {choice.sql}")
            self.kinds[f"{choice.kind}: {'ok' if answer['status'] == 'ok' else answer['code']}"] += 1
            self.memory.add(self.process.pid)
        self.process.stdin.close()
        self.process.wait(ANSWER)


class Turmoil(threading.Thread):
    """Breaks one thing at a time, at random."""

    def __init__(self, soak, seed):
        super().__init__()
        self.soak, self.random, self.done = soak, random.Random(seed), Counter()

    def acts(self):
        for server in (self.soak.postgres, self.soak.mariadb):
            yield f"{server.name} killed", server, lambda each=server: each.kill(self.random.uniform(0, 4))
            yield f"{server.name} restarted", server, lambda each=server: each.restart(self.random.uniform(0, 5))
            yield f"{server.name} frozen", server, lambda each=server: each.freeze(self.random.uniform(1, 12))
            yield f"{server.name} sessions thrown out", server, server.throw_out
        sqlite = self.soak.sqlite
        yield "SQLite file damaged", sqlite, lambda: sqlite.hide(self.random.uniform(0.5, 3))
        if self.soak.small_disk:
            yield "disk of the store filled", None, lambda: self.fill(self.random.uniform(1, 8))

    def fill(self, seconds):
        ballast = self.soak.small_disk / "ballast"
        try:
            with open(ballast, "wb", buffering=0) as file:
                while file.write(bytes(1 << 16)) == 1 << 16:
                    pass
        except OSError:
            pass
        self.soak.stopped.wait(seconds)
        ballast.unlink()

    def run(self):
        while not self.soak.stopped.wait(self.random.uniform(5, 40)):
            name, engine, act = self.random.choice(list(self.acts()))
            engine.disturb(act) if engine else act()
            self.done[name] += 1


class Soak:
    def __init__(self, program, library, folder, seed):
        # A copy, so that a build during the test does not replace the program.
        self.program, self.folder, self.seed = shutil.copy2(program, folder), folder, seed
        self.mark = f"QUERYMEND_SOAK={os.getpid()}".encode()
        self.temporary, self.home, self.forbidden = folder / "tmp", folder / "home", folder / "forbidden"
        for made in (self.temporary, self.home, self.forbidden):
            made.mkdir()
        self.forbidden.chmod(0o777)
        self.environment = os.environ | {
            "QUERYMEND_SOAK": str(os.getpid()), "TMPDIR": str(self.temporary), "HOME": str(self.home),
            "XDG_DATA_HOME": str(self.home / "data"), "XDG_CONFIG_HOME": str(self.home / "config"),
            "XDG_RUNTIME_DIR": str(self.temporary), "QUERYMEND_DUCKDB_LIBRARY": str(library)
        }
        self.small_disk = self.mount_small_disk()
        self.stopped = threading.Event()
        self.findings = Findings()
        self.sqlite, self.duckdb = SqliteFile(folder), DuckdbFile(folder, library)
        self.postgres, self.mariadb = Postgres(folder), Mariadb(folder)
        self.engines = (self.sqlite, self.duckdb, self.postgres, self.mariadb)

    def mount_small_disk(self):
        """Mounts a disk that can be filled without filling the machine's; needs root."""
        disk = self.folder / "small"
        disk.mkdir()
        mount = ["mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", str(disk)]
        if os.geteuid() == 0 and subprocess.run(mount, capture_output=True, check=False).returncode == 0:
            return disk
        print("No disk can be mounted here, so none is filled.", file=sys.stderr)
        return None

    def run(self, minutes):
        before = [engine.content() for engine in self.engines]
        checkers = [Checker(self, engine, f"{self.seed}/{engine.name}") for engine in self.engines]
        asker, turmoil = Asker(self, f"{self.seed}/ask"), Turmoil(self, f"{self.seed}/turmoil")
        watchers = [OldestStatement(server, self.stopped) for server in (self.postgres, self.mariadb)]
        threads = [*checkers, asker, turmoil, *watchers]
        for thread in threads:
            thread.start()
        self.stopped.wait(minutes * 60)
        self.stopped.set()
        for thread in threads:
            thread.join()
        for server in (self.postgres, self.mariadb):
            server.settle()
        self.compare(before)
        asker.compare_stores()
        return self.figures(checkers, asker, turmoil, watchers)

    def compare(self, before):
        for engine, content in zip(self.engines, before):
            if (now := engine.content()) != content:
                self.findings.add("a database was changed", f"{engine.name}: {content!r} {now!r}")
        for made in leftovers(self.forbidden):
            self.findings.add("a file was written", made)
        for pid, command in gone(self.mark, {os.getpid()}, 10).items():
            self.findings.add("a process was left behind", f"{pid} {command}")
        subprocess.run([self.program, "demo"], env=self.environment, capture_output=True, check=False)
        for left in leftovers(self.temporary):
            self.findings.add("a temporary file was left behind", left)

    def figures(self, checkers, asker, turmoil, watchers):
        figures = {
            "seed": self.seed,
            "statements": {each.engine.name: dict(sorted(each.kinds.items())) for each in checkers},
            "memory": {each.engine.name: each.memory.figures() for each in checkers},
            "oldest_statement_s": {each.server.name: round(each.oldest, 1) for each in watchers},
            "runs": dict(asker.outcomes),
            "events_compared": asker.compared,
            "turmoil": dict(turmoil.done),
        }
        for name, memory in figures["memory"].items():
            if memory and memory["growth"] > 0.1:
                self.findings.add("memory grew", f"{name}: {memory}")
        for name, oldest in figures["oldest_statement_s"].items():
            if oldest > 7.0:
                self.findings.add("a statement outlived its limit", f"{name}: {oldest} s")
        return figures | {"broken": {kind: [n, self.findings.examples[kind]] for kind, n in self.findings.counts.items()}}

    def close(self):
        for server in (self.postgres, self.mariadb):
            server.stop()
        if self.small_disk:
            subprocess.run(["umount", str(self.small_disk)], check=False)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", type=Path, required=True)
    parser.add_argument("--duckdb-library", type=Path, required=True)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="querymend-soak-"))
    folder.chmod(0o755)
    soak = Soak(given.program.resolve(), given.duckdb_library.resolve(), folder, given.seed)
    try:
        figures = soak.run(given.minutes)
    finally:
        soak.close()
    print(json.dumps({name: value for name, value in figures.items() if name != "broken"}, indent=2))
    for kind, (count, example) in figures["broken"].items():
        print(f"BROKEN {count} times: {kind}, such as: {example}")
    print(json.dumps(figures))
    if not figures["broken"]:
        shutil.rmtree(folder)
    return 1 if figures["broken"] else 0


if __name__ == "__main__":
    sys.exit(main())
