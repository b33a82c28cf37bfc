"""Runs questions while everything breaks and kills some at random: no event that was printed may be lost."""

import json
import os
import random
import signal
import subprocess
import threading
from collections import Counter

from statements import scenario
from watch import gone

LONGEST = 180.0  # seconds that a run may take, including waits for a server that comes back


class Asker(threading.Thread):
    def __init__(self, soak, seed):
        super().__init__(name="ask")
        self.soak, self.random = soak, random.Random(seed)
        self.outcomes, self.compared = Counter(), 0
        self.told = {}  # by store, then run: its printed events
        local = (soak.small_disk or soak.folder) / "runs.db"
        self.stores = [str(local), soak.postgres.store]

    def run(self):
        number = 0
        while not self.soak.stopped.is_set():
            number += 1
            self.one(number)

    def one(self, number):
        engine, store = self.random.choice(self.soak.engines), self.random.choice(self.stores)
        file = self.soak.folder / "scenario.json"
        file.write_text(json.dumps(scenario(self.random, engine.name, self.soak.forbidden)))
        command = [self.soak.program, "ask", "--db", engine.url, "--model", f"scenario:{file}", "--json", "--store", store]
        # A separate mark identifies the host processes that this run leaves behind.
        mark = f"QUERYMEND_SOAK={os.getpid()}.{number}"
        environment = self.soak.environment | dict([mark.split("=")])
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
        killer = self.killer(process)
        try:
            out, err = process.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            process.kill()
            out, err = process.communicate()
            self.soak.findings.add("a run that never ended", f"{engine.name} {store}: {err[-500:]!r}")
        if killer:
            killer.cancel()
        self.keep(store, out)
        for pid, left in gone(mark.encode(), set(), 10).items():
            self.soak.findings.add("a process was left behind", f"{pid} {left}")
        self.judge(engine, process.returncode, out, err)

    def killer(self, process):
        """Kills every third run, on average, at a random moment."""
        if self.random.random() > 1 / 3:
            return None
        timer = threading.Timer(self.random.expovariate(2), process.send_signal, (signal.SIGKILL,))
        timer.start()
        return timer

    def judge(self, engine, status, out, err):
        if status == -signal.SIGKILL:
            self.outcomes["killed"] += 1
            return
        last = json.loads(out.splitlines()[-1]) if out.strip() else {}
        self.outcomes[last.get("outcome", f"status {status}")] += 1
        if status < 0 or status > 3:
            self.soak.findings.add("a crash", f"ask on {engine.name}: {status}: {err[-1000:]!r}")
        elif status in (0, 1) and last.get("type") != "run_finished":
            self.soak.findings.add("a run without an end", f"{engine.name}: {out[-500:]!r} {err[-500:]!r}")

    def keep(self, store, out):
        for line in out.splitlines(keepends=True):
            if line.endswith(b"\n"):  # a killed program may leave an incomplete line
                event = json.loads(line)
                self.told.setdefault(store, {}).setdefault(event["run"], []).append((event["seq"], event["type"]))

    def compare_stores(self):
        for store, runs in self.told.items():
            for run, events in runs.items():
                command = [self.soak.program, "runs", "show", run, "--json", "--store", store]
                shown = subprocess.run(command, env=self.soak.environment, capture_output=True, check=False)
                stored = [(event["seq"], event["type"]) for event in map(json.loads, shown.stdout.splitlines())]
                self.compared += len(events)
                if stored[: len(events)] != events:
                    self.soak.findings.add("an event was lost", f"{store} {run}: {shown.stderr[-300:]!r}")
                if [seq for seq, _ in stored] != list(range(stored[0][0], stored[0][0] + len(stored)) if stored else []):
                    self.soak.findings.add("a gap in a record", f"{store} {run}")
