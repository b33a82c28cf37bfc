"""The databases that cases are about: the bundled samples, and those that schemas/*.txt describe."""

import sys
from datetime import date, datetime, timedelta
from decimal import Decimal
from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "schemas"
sys.path.insert(0, str(FOLDER.parents[2] / "resources" / "databases"))
sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
from make_databases import Mariadb, Postgresql, Sqlite
from sampledata import DATABASES, FIRST_NAMES, LAST_NAMES, Column, ForeignKey, Random, Table, person

DIALECTS = {"sqlite": Sqlite(), "postgresql": Postgresql(), "mariadb": Mariadb()}
EMPTY_PERCENT = 12  # of the values of a column that may be NULL
ROWS_OF_ERP = 24


def typed(text, kind):
    if text == "NULL":
        return None
    return int(text) if kind == "integer" else text


class Filler:
    """Writes the values of one column: one instance for each, so that columns do not depend on each other."""

    def __init__(self, column, recipe, tables, seed):
        self.column, self.random = column, Random(seed)
        kind, _, self.rest = recipe.partition(" ")
        self.make = getattr(self, kind)
        self.tables = tables

    def value(self, number):
        if self.column.null and self.random.happens(EMPTY_PERCENT):
            return None
        return self.make(number)

    def serial(self, number):
        return number

    def code(self, number):
        return f"{self.rest}{number + 100}"

    def pick(self, _):
        return typed(self.random.one_of(self.rest.split(";" if ";" in self.rest else "/")), self.column.type)

    def int(self, _):
        return self.random.between(*map(int, self.rest.split()))

    def money(self, _):
        low, high = map(int, self.rest.split())
        return Decimal(self.random.between(low * 100, high * 100)) / 100

    def date(self, _):
        low, high = map(date.fromisoformat, self.rest.split())
        return low + timedelta(days=self.random.between(0, (high - low).days))

    def time(self, number):
        day = self.date(number)
        return datetime(day.year, day.month, day.day, self.random.between(5, 22), self.random.below(60))

    def first(self, _):
        return self.random.one_of(FIRST_NAMES)

    def last(self, _):
        return self.random.one_of(LAST_NAMES)

    def person(self, _):
        return person(self.random)

    def ref(self, _):
        table, _, column = self.rest.partition(".")
        target = self.tables[table]
        place = [each.name for each in target.columns].index(column)
        return self.random.one_of(target.rows)[place]


def column_of(line):
    """The column, its recipe and whether it is a key, of `name type [key] [null] [ref|like T.C] [= recipe]`."""
    head, _, recipe = line.partition(" = ")
    words = head.split()
    kinds = ("integer", "money", "date", "time", "text(")
    place = next(at for at, word in enumerate(words) if at > 0 and word.startswith(kinds))
    name, rest = " ".join(words[:place]), words[place + 1:]
    link = next((word for word in ("ref", "like") if word in rest), None)
    if link:
        recipe = "ref " + rest[rest.index(link) + 1]
    return Column(name, words[place], null="null" in rest), recipe, "key" in rest, link == "ref"


def add_column(table, fillers, line, tables):
    column, recipe, is_key, is_foreign = column_of(line)
    table.columns.append(column)
    fillers.append(Filler(column, recipe or "serial", tables, len(fillers) * 7919 + sum(map(ord, table.name))))
    if is_key:
        table.key.append(column.name)
    if is_foreign:
        target, _, name = recipe.removeprefix("ref ").partition(".")
        table.foreign_keys.append(ForeignKey([column.name], target, [name]))


def read(text):
    tables = {}
    for block in text.split("\ntable ")[1:]:
        head, *lines = block.splitlines()
        name, _, count = head.partition(" ")
        table, fillers = Table(name, "", [], []), []
        for line in filter(None, map(str.lstrip, lines)):
            if line.startswith("row "):
                cells = line.removeprefix("row ").split(" | ")
                table.rows.append(tuple(typed(cell, c.type) for cell, c in zip(cells, table.columns)))
            else:
                add_column(table, fillers, line, tables)
        for number in range(1, int(count or 0) + 1):
            table.rows.append(tuple(filler.value(number) for filler in fillers))
        tables[name] = table
    return list(tables.values())


def multiplied(text):
    """Each table of the text once for each module that its second line names."""
    comment, modules, rest = text.split("\n", 2)
    tables = []
    for module in modules.split()[1:]:
        one = rest.replace("table ", f"table {module}_").replace(" ref ", f" ref {module}_")
        one = "\n".join(f"{line} {ROWS_OF_ERP}" if line.startswith("table ") else line for line in one.splitlines())
        tables += read("\n".join((comment, one)))
    return tables


def schemas():
    """The tables of each schema, by name."""
    made = {name: make() for name, make in DATABASES.items()}
    for file in sorted(FOLDER.glob("*.txt")):
        text = file.read_text(encoding="utf-8")
        made[file.stem] = (multiplied if "\nmodules " in text else read)(text)
    return made


def script(engine, tables):
    """The SQL that makes and fills the tables on an engine."""
    dialect = DIALECTS[engine]
    text = dialect.script(tables)
    return text.replace(",\n    PRIMARY KEY ()", "")
