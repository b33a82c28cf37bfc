#!/usr/bin/env python3
"""Fits the weights in src/core/check/ranking.cpp to the work set: prints the table that ranks the names best.

    cmake --build --preset ci --target fitweights querymend && tests/mend/fit.py
"""

import json
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
from cases import read_set
from score import Databases, PROGRAM

FITTER = PROGRAM.parents[2] / "tests" / "mend" / "fitweights"


def main():
    cases = [case for case in read_set("work") if case.names]
    with Databases(cases) as databases:
        folder = Path(databases.folder.name)
        files = {}
        for case in cases:
            key = (case.engine, case.schema)
            if key not in files:
                done = subprocess.run([PROGRAM, "schema", "--db", databases[case.engine].url(case.schema), "--format",
                                       "json"], capture_output=True, text=True, check=True)
                files[key] = folder / f"{case.engine}-{case.schema}.json"
                files[key].write_text(done.stdout, encoding="utf-8")
        lines = [json.dumps({"schema": str(files[case.engine, case.schema]), "dialect": case.engine, "sql": case.sql,
                             "question": case.question, "names": case.names}) for case in cases]
        subprocess.run([FITTER], input="\n".join(lines) + "\n", text=True, check=True)


if __name__ == "__main__":
    main()
