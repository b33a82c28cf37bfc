#!/usr/bin/env python3
"""Makes the sample databases: NAME.sqlite, NAME.postgresql.sql and NAME.mariadb.sql in the folder that is named."""

import sqlite3
import sys
from datetime import date, datetime
from pathlib import Path

from sampledata import DATABASES

ROWS_OF_AN_INSERT = 200


class Dialect:
    """What differs between the engines, for as much as these databases need."""

    quote = '"'
    types = {"integer": "INTEGER", "money": "NUMERIC(10,2)", "date": "DATE", "time": "TIMESTAMP", "truth": "BOOLEAN"}
    before = "BEGIN;\n"
    after = "COMMIT;\n"

    def name(self, text):
        return self.quote + text + self.quote

    def names(self, texts):
        return ", ".join(self.name(text) for text in texts)

    def type(self, text):
        return self.types.get(text) or text.replace("text", "VARCHAR")

    def truth(self, value):
        return "1" if value else "0"

    def value(self, value):
        if value is None:
            return "NULL"
        if isinstance(value, bool):
            return self.truth(value)
        if isinstance(value, datetime):
            return f"'{value:%Y-%m-%d %H:%M:%S}'"
        if isinstance(value, date):
            return f"'{value:%Y-%m-%d}'"
        if isinstance(value, str):
            return self.text(value)
        return str(value)

    def text(self, text):
        return "'" + text.replace("'", "''") + "'"

    def column(self, column):
        return f"{self.name(column.name)} {self.type(column.type)}{'' if column.null else ' NOT NULL'}"

    def table_end(self, table):
        return ")"

    def comments(self, table):
        return ""

    def analyze(self, tables):
        return "ANALYZE;\n"

    def table(self, table):
        parts = [self.column(column) for column in table.columns]
        parts.append(f"PRIMARY KEY ({self.names(table.key)})")
        for key in table.foreign_keys:
            target = f"{self.name(key.table)} ({self.names(key.targets)})"
            parts.append(f"FOREIGN KEY ({self.names(key.columns)}) REFERENCES {target}")
        return f"CREATE TABLE {self.name(table.name)} (\n    " + ",\n    ".join(parts) + f"\n{self.table_end(table)};\n"

    def rows(self, table):
        head = f"INSERT INTO {self.name(table.name)} ({self.names(c.name for c in table.columns)}) VALUES\n"
        for begin in range(0, len(table.rows), ROWS_OF_AN_INSERT):
            some = table.rows[begin:begin + ROWS_OF_AN_INSERT]
            yield head + ",\n".join("(" + ", ".join(map(self.value, row)) + ")" for row in some) + ";\n"

    def script(self, tables):
        parts = [self.before]
        for table in tables:
            parts += [self.table(table), self.comments(table), *self.rows(table)]
        return "".join(parts) + self.after + self.analyze(tables)


class Sqlite(Dialect):
    pass


class Postgresql(Dialect):
    def truth(self, value):
        return "true" if value else "false"

    def comments(self, table):
        name = self.name(table.name)
        texts = [f"COMMENT ON TABLE {name} IS {self.text(table.comment)};\n"] if table.comment else []
        texts += [f"COMMENT ON COLUMN {name}.{self.name(c.name)} IS {self.text(c.comment)};\n"
                  for c in table.columns if c.comment]
        return "".join(texts)


class Mariadb(Dialect):
    quote = "`"
    types = Dialect.types | {"time": "DATETIME"}
    before = "SET NAMES utf8mb4;\nSTART TRANSACTION;\n"

    def column(self, column):
        return super().column(column) + (f" COMMENT {self.text(column.comment)}" if column.comment else "")

    def table_end(self, table):
        comment = f" COMMENT={self.text(table.comment)}" if table.comment else ""
        return ") ENGINE=InnoDB DEFAULT CHARSET=utf8mb4" + comment

    def analyze(self, tables):
        return f"ANALYZE TABLE {self.names(table.name for table in tables)};\n"


def make_sqlite(path, tables):
    path.unlink(missing_ok=True)
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA page_size = 4096")
    database.execute("PRAGMA foreign_keys = ON")
    database.executescript(Sqlite().script(tables))
    database.execute("VACUUM")
    database.close()


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: make_databases.py FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in DATABASES.items():
        tables = make()
        make_sqlite(folder / f"{name}.sqlite", tables)
        (folder / f"{name}.postgresql.sql").write_text(Postgresql().script(tables), encoding="utf-8")
        (folder / f"{name}.mariadb.sql").write_text(Mariadb().script(tables), encoding="utf-8")


if __name__ == "__main__":
    main()
