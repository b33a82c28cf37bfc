"""Runs statements on SQLite, reading only and for a limited time, and says in which order rows were asked for."""

from __future__ import annotations

import re
import sqlite3
import time
from dataclasses import dataclass

SECONDS = 10.0
MOST_ROWS = 20000
TOKEN = re.compile(r"""'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\w+|\S""")
SET_WORDS = {"DISTINCT", "UNION", "EXCEPT", "INTERSECT"}


@dataclass
class Result:
    columns: list
    rows: list
    runs: list = None  # rows that may change places are in one run; the runs are in order
    has_tie: bool = False  # the limit cuts the last run, which is here as a whole

    def __post_init__(self):
        self.runs = self.runs or [self.rows]


class Database:
    """One file, opened for reading."""

    def __init__(self, path):
        self._connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
        self._end = 0.0
        self._connection.set_progress_handler(lambda: time.monotonic() > self._end, 20000)

    def close(self):
        self._connection.close()

    def run(self, sql):
        self._end = time.monotonic() + SECONDS
        cursor = self._connection.execute(sql)
        if cursor.description is None:
            raise sqlite3.ProgrammingError("it gives no rows")
        rows = cursor.fetchmany(MOST_ROWS + 1)
        if len(rows) > MOST_ROWS:
            raise sqlite3.ProgrammingError(f"it gives more than {MOST_ROWS} rows")
        return Result([each[0] for each in cursor.description], rows)

    def run_gold(self, sql):
        """The result, with its runs if the statement sorts."""
        result = self.run(sql)
        order = order_of(sql)
        if not order or not result.rows:
            return result
        names = [name.lower() for name in result.columns]
        added = [key for key in order.keys if key.lower() not in names]
        if added and not order.can_add:
            result.runs = [[row] for row in result.rows]
            return result
        start = f"SELECT {', '.join(added)}, " if added else "SELECT "
        rows = self.run(start + order.after_select).rows
        places = [len(added) + names.index(key.lower()) for key in order.keys if key.lower() in names]
        keyed = [(row[:len(added)] + tuple(row[at] for at in places), row[len(added):]) for row in rows]
        result.runs, result.has_tie = divided(keyed, order.limit)
        return result


def divided(keyed, limit):
    """Runs of equal keys up to the limit, and whether the last of them goes beyond it."""
    runs, before, count = [], None, 0
    for key, row in keyed:
        if key != before or not runs:
            if limit is not None and count >= limit:
                break
            runs.append([])
        runs[-1].append(row)
        before, count = key, count + 1
    return runs, limit is not None and count > limit


@dataclass
class Order:
    keys: list
    after_select: str  # without the limit
    limit: int | None
    can_add: bool  # columns may be added without changing the rows


def order_of(sql):
    """How the statement sorts at its top level, if it does."""
    depth, found = 0, {}
    for match in TOKEN.finditer(sql):
        word = match[0].upper()
        depth += {"(": 1, ")": -1}.get(word, 0)
        if depth == 0 and word in SET_WORDS | {"SELECT", "ORDER", "LIMIT", "OFFSET"}:
            found.setdefault(word, match)
    if "ORDER" not in found:
        return None
    end = found["LIMIT"].start() if "LIMIT" in found else len(sql)
    limit = int(sql[found["LIMIT"].end():]) if "LIMIT" in found else None
    keys = [re.sub(r"(?i)\s+(asc|desc)$", "", key.strip())
            for key in split_at_commas(re.sub(r"(?i)^\s*BY\s", "", sql[found["ORDER"].end():end]))]
    can_add = found["SELECT"].start() == 0 and not found.keys() & SET_WORDS
    return Order(keys, sql[found["SELECT"].end():end], limit, can_add)


def split_at_commas(text):
    parts, depth, begin = [], 0, 0
    for match in TOKEN.finditer(text):
        depth += {"(": 1, ")": -1}.get(match[0], 0)
        if depth == 0 and match[0] == ",":
            parts.append(text[begin:match.start()])
            begin = match.end()
    return parts + [text[begin:]]
