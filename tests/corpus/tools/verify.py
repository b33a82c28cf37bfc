#!/usr/bin/env python3
"""Asks a live engine what it thinks of corpus files.

    verify.py sqlite FILE...                                        (the sample schema is loaded in memory)
    verify.py duckdb --libduckdb PATH FILE...                      (likewise)
    verify.py postgresql --connect "host=… dbname=…" FILE...        (the sample schema must be loaded)
    verify.py mariadb --connect SOCKET [--user NAME] FILE...        (likewise, in the database shop)

Prints the cases that the engine refuses; with --accepted those that it accepts; with --all everything.
With --run an accepted text is also run. `#: settings=a=b` lines are set before a case where the engine can."""
import argparse
import pathlib
import sys

import corpus
import engines

# A `#: run=no` case is only prepared.
RESET = {"postgresql": b"RESET ALL", "mariadb": b"SET sql_mode = DEFAULT"}


def connect(options):
    schema = (pathlib.Path(__file__).parent.parent / "schema" / (options.engine + ".sql")).read_bytes()
    if options.engine == "sqlite":
        return engines.Sqlite(schema)
    if options.engine == "duckdb":
        return engines.DuckDb(schema, options.libduckdb)
    if options.engine == "postgresql":
        return engines.Postgres(options.connect)
    return engines.Mariadb(options.connect, options.user)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine", choices=["sqlite", "postgresql", "mariadb", "duckdb"])
    parser.add_argument("--connect")
    parser.add_argument("--user", default="root")
    parser.add_argument("--libduckdb")
    parser.add_argument("--run", action="store_true")
    parser.add_argument("--accepted", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("files", nargs="+")
    options = parser.parse_args()
    engine = connect(options)
    for path in options.files:
        seen, accepted, total = set(), 0, 0
        for case in corpus.read(path):
            total += 1
            if case.name in seen:
                print(f"{path}:{case.line}: name used twice: {case.name}")
            seen.add(case.name)
            settings = case.keys.get("settings")
            if settings:
                name, _, value = settings.partition("=")
                engine.set(f"SET {name} = '{value}'".encode())
            error = engine.check(case.sql, options.run and case.keys.get("run") != "no")
            if settings:
                engine.set(RESET[options.engine])
            if error and error[0] == "tail" and "statements" in case.keys:
                error = None
            accepted += error is None
            wanted = options.all or (error is None) == options.accepted
            if wanted:
                print(f"{path}:{case.line}: {case.name}\n    {error or 'accepted'}")
        print(f"{path}: {total} cases, {accepted} accepted", file=sys.stderr)


if __name__ == "__main__":
    main()
