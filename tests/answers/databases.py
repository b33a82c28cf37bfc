#!/usr/bin/env python3
"""Makes the databases that the questions are about, NAME.sqlite each, in the folder that is named."""

import importlib
import sqlite3
import sys
from pathlib import Path

sys.dont_write_bytecode = True
HERE = Path(__file__).resolve().parent
for folder in (HERE.parents[1] / "resources" / "databases", HERE / "unseen", HERE / "more", HERE):
    sys.path.insert(0, str(folder))

# pylint: disable=wrong-import-position
import sampledata
from make_databases import Sqlite

WORK = ["shop", "library", "hr", "palestra", "league", "estate", "scuola", "helpdesk"]
MORE = sorted(path.stem for path in (HERE / "more").glob("*.py"))
UNSEEN = sorted(path.stem for path in (HERE / "unseen").glob("*.py"))


def tables_of(name):
    make = sampledata.DATABASES.get(name)
    return make() if make else importlib.import_module(name).tables()


def make_sqlite(path, tables):
    path.unlink(missing_ok=True)
    database = sqlite3.connect(path, isolation_level=None)
    database.executescript(Sqlite().script(tables))
    # Only now, because two tables may refer to each other.
    broken = database.execute("PRAGMA foreign_key_check").fetchall()
    database.close()
    if broken:
        raise ValueError(f"{path.name} has rows that refer to nothing, such as {broken[0]}")


def make_databases(folder, names):
    """The path of each database by its name."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    paths = {name: folder / f"{name}.sqlite" for name in names}
    for name, path in paths.items():
        make_sqlite(path, tables_of(name))
    return paths


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: databases.py FOLDER")
    make_databases(sys.argv[1], WORK + MORE + UNSEEN)


if __name__ == "__main__":
    main()
