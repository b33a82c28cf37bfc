#!/usr/bin/env python3
"""Scores `querymend mend` on the cases in this folder; README.md says what is counted."""

import argparse
import json
import os
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path

sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
import goodset
import hints
import report
from cases import read_set
from measuring import measured
from schemas import schemas, script
from servers import ENGINES

PROGRAM = Path(__file__).resolve().parents[2] / "build" / "ci" / "src" / "cli" / "querymend"
GOOD_IN_A_BATCH = 400


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--set", choices=["work", "held", "good"], action="append", help="all of them if not given")
    parser.add_argument("--engine", choices=list(ENGINES), action="append")
    parser.add_argument("--kind", help="only kinds that start with this")
    parser.add_argument("--program", default=str(PROGRAM), help="the querymend to try")
    parser.add_argument("--json", metavar="FILE", help="write every outcome and the sums there")
    parser.add_argument("--show-failures", action="store_true", help="print what went wrong in the work set")
    parser.add_argument("--hints", type=int, metavar="N", help="print a sheet of N hints of the work set, and no score")
    parser.add_argument("--limits", metavar="FILE", help="fail if a figure is worse than this file says")
    return parser.parse_args()


def cases_of(sets, wanted):
    cases = [case for name in sets if name != "good" for case in read_set(name)]
    if "good" in sets:
        cases += goodset.intended()
        cases += [case for engine in ENGINES for case in goodset.generated(engine)]
    return [case for case in cases if (not wanted.engine or case.engine in wanted.engine)
            and (not wanted.kind or case.kind.startswith(wanted.kind))]


def opened(engine, folder, names, described):
    """A private database of one kind with the schemas of these names."""
    database = ENGINES[engine](folder)
    for name in names:
        text = goodset.corpus_script(engine) if name == goodset.CORPUS_SCHEMA else script(engine, described[name])
        database.load(name, text)
    return database


class Databases:
    """One private database of each kind that the cases need; they end with this."""

    def __init__(self, cases):
        self.folder = tempfile.TemporaryDirectory(prefix="querymend-mend-")
        os.chmod(self.folder.name, 0o755)  # the servers run as other users
        described = schemas()
        # The kernel ends a server with the thread that started it, so the pool lives as long as the servers.
        self.pool = ThreadPoolExecutor(len(ENGINES))
        self.running = {
            engine: self.pool.submit(opened, engine, Path(self.folder.name), sorted({case.schema for case in cases
                                                                                     if case.engine == engine}), described)
            for engine in ENGINES if any(case.engine == engine for case in cases)
        }

    def __getitem__(self, engine):
        return self.running[engine].result()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for started in self.running.values():
            if started.exception() is None:
                started.result().stop()
        self.pool.shutdown()
        self.folder.cleanup()


def batches(cases):
    """Cases by engine, schema and whether they are correct: one process of the program for each."""
    found = {}
    for case in cases:
        found.setdefault((case.engine, case.schema, case.kind if case.kind in ("generated", "intended") else ""),
                         []).append(case)
    return [(key, some[at:at + GOOD_IN_A_BATCH]) for key, some in found.items()
            for at in range(0, len(some), GOOD_IN_A_BATCH)]


def score(program, databases, cases):
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(lambda key, some: measured(program, databases[key[0]], key[1], some), key, some)
                for key, some in batches(cases)]
        results = [job.result() for job in jobs]
    has_mend = all(known for _, known in results)
    return [outcome for outcomes, _ in results for outcome in outcomes], has_mend


def main():
    wanted = arguments()
    began = time.monotonic()
    sets = ["work"] if wanted.hints else wanted.set or ["work", "held", "good"]
    cases = cases_of(sets, wanted)
    if not cases:
        sys.exit("score.py: no case is of that engine and kind")
    sets_of = {case.id: name for name in sets if name != "good" for case in read_set(name)}
    with Databases(cases) as databases:
        if wanted.hints:
            print(hints.sheet(wanted.program, databases, cases, wanted.hints))
            return 0
        outcomes, has_mend = score(wanted.program, databases, cases)
    if not has_mend:
        print("This querymend has no command mend: the first fix of check stands in for it.\n")
    sums = report.sums(outcomes, sets_of)
    print(report.tables(sums))
    if wanted.show_failures:
        print(report.failures([each for each in outcomes if sets_of.get(each.case.id) != "held"]))
    print(f"{len(outcomes)} statements in {time.monotonic() - began:.0f} s")
    if wanted.json:
        everything = {"sums": sums, "outcomes": [asdict(each) for each in outcomes]}
        Path(wanted.json).write_text(json.dumps(everything, ensure_ascii=False, indent=1), encoding="utf-8")
    missed = report.missed(sums, json.loads(Path(wanted.limits).read_text(encoding="utf-8"))) if wanted.limits else []
    print("".join(f"MISSED {line}\n" for line in missed), end="")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
