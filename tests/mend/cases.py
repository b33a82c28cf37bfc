"""The cases of a set, and what was meant by their names."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SETS = ("work", "held")
NAME = r'"(?:[^"]|"")+"|`[^`]+`|\[[^\]]+\]|[^\W\d]\w*'
SAME_SIDES = re.compile(rf"((?:{NAME})(?:\.(?:{NAME}))?)\s*=\s*\1(?![\w.(])", re.IGNORECASE)


@dataclass
class Case:
    id: str
    schema: str
    engine: str
    question: str
    sql: str
    intended: str
    names: list = field(default_factory=list)
    kind: str = ""

    @property
    def family(self):
        return self.kind.partition(".")[0]


def read_set(name):
    return [Case(**json.loads(line)) for file in sorted((FOLDER / name).glob("*.jsonl"))
            for line in file.read_text(encoding="utf-8").splitlines()]


def parts(name):
    """The parts of a possibly quoted and qualified name, without quotes."""
    return [part.strip('"`[]') for part in re.findall(r'"[^"]*"|`[^`]*`|\[[^\]]*\]|[^."`\[\]]+', name)]


def means(suggestion, case):
    """Whether a suggestion is one of the names that were meant. A column that is meant of another table than was
    written must come with that table, unless the name itself was misspelt."""
    name, _, join = suggestion.partition(" (JOIN ")
    given, intended = parts(name.strip()), [parts(each) for each in case.names]
    if not given:
        return False
    same = (lambda a, b: a == b) if case.engine == "postgresql" else (lambda a, b: a.casefold() == b.casefold())
    if any(len(given) >= len(each) and all(map(same, given[-len(each):], each)) for each in intended):
        return True
    for owner, column in (each for each in intended if len(each) == 2):
        if case.kind == "column.alias" and same(name, owner):
            return True
        if len(given) == 1 and same(given[0], column):
            written_alike = re.search(rf"(?<![\w]){re.escape(column)}(?![\w])", case.sql, re.IGNORECASE)
            if not written_alike or (join and any(same(part, owner) for part in parts(join.split()[0]))):
                return True
    return False


def rank(suggestions, case):
    """The place of the first suggestion that is meant, from 1, or None."""
    return next((at for at, each in enumerate(suggestions, 1) if means(each, case)), None)


def has_same_sides(text, before=""):
    """Whether a text compares a name with itself where the text before it did not."""
    return len(SAME_SIDES.findall(text)) > len(SAME_SIDES.findall(before))
