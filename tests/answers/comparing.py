"""Whether the rows of a predicted statement are those of a gold statement."""

import re
from itertools import permutations

from values import as_month, as_number, as_quarter, is_same, is_same_number

MOST_COLUMNS = 40
NAMES = [("first_name", "last_name"), ("nome", "cognome"), ("firstname", "lastname"), ("имя", "фамилия")]
ROUND = re.compile(r"\bround\s*\(", re.IGNORECASE)


def slack_of(sql):
    """Half of the last place that the statement rounds to; 0 if it does not round."""
    places = []
    for match in ROUND.finditer(sql):
        depth, at = 1, match.end()
        while depth and at < len(sql):
            depth += {"(": 1, ")": -1}.get(sql[at], 0)
            at += 1
        last = re.search(r",\s*(\d)\s*\)$", sql[match.end():at])
        places.append(int(last[1]) if last else 0)
    return 0.5001 * 10 ** -min(places) if places else 0.0


class Cells:
    """Compares cells. A scale is what the predicted number may be multiplied by: 0.25 and 25 % are the same share."""

    def __init__(self, gold_slack=0.0, predicted_slack=0.0, scale=1):
        self._gold, self._predicted, self._scale = gold_slack, predicted_slack, scale

    def is_same(self, gold, predicted):
        if self._scale != 1:
            one, other = as_number(gold), as_number(predicted)
            slack = self._gold + self._predicted * self._scale
            if None not in (one, other) and is_same_number(one, other * self._scale, slack):
                return True
        return is_same(gold, predicted, self._gold + self._predicted)


def is_right(gold, predicted, cells=Cells()):
    """Both are results, and the runs of gold say which rows must come before which."""
    if not predicted.rows or not gold.rows:
        return not predicted.rows and not gold.rows
    if not is_length_right(gold, len(predicted.rows)) or len(predicted.columns) > MOST_COLUMNS:
        return False
    rows = with_years(with_joined(predicted.rows), gold.rows)
    return any(fits(runs, rows, cells) for runs in readings(gold))


def is_length_right(gold, length):
    """Where a limit cuts rows that are equal in order, one may also give all of them."""
    return length == len(gold.rows) or (gold.has_tie and length == sum(map(len, gold.runs)))


def readings(gold):
    """The gold runs as they are, and with first and last names as one column."""
    yield gold.runs
    lower = [name.lower() for name in gold.columns]
    for first, last in NAMES:
        if first in lower and last in lower:
            one, other = lower.index(first), lower.index(last)
            yield [[joined(row, one, other) for row in run] for run in gold.runs]


def joined(row, one, other):
    return tuple(value for at, value in enumerate(row) if at not in (one, other)) + (f"{row[one]} {row[other]}",)


def with_joined(rows):
    """The rows, with a column of months or quarters for each pair of a column of years and one of small numbers."""
    columns = [[as_number(value) for value in column] for column in zip(*rows)]
    for years, parts in permutations(columns, 2):
        if None in years or None in parts or not all(2000 <= each <= 2100 for each in years):
            continue
        for sign, most in (("{:02}", 12), ("Q{}", 4)):
            if all(each in range(1, most + 1) for each in parts):
                rows = [row + (f"{int(year)}-{sign.format(int(part))}",)
                        for row, year, part in zip(rows, years, parts)]
    return rows


def with_years(rows, gold):
    """The rows, with a column of months or quarters for each of small numbers, if all that gold has are of one year."""
    for read, sign, most in ((as_month, "{:02}", 12), (as_quarter, "Q{}", 4)):
        for column in zip(*gold):
            years = {(read(value) or (None,))[0] for value in column if isinstance(value, str) and "-" in value}
            if len(years) != 1 or None in years:
                continue
            year = years.pop()
            for parts in zip(*rows):
                parts = [as_number(value.lstrip("0Q") if isinstance(value, str) else value) for value in parts]
                if all(each in range(1, most + 1) for each in parts):
                    rows = [row + (f"{year}-{sign.format(int(part))}",) for row, part in zip(rows, parts)]
    return rows


def fits(runs, rows, cells):
    """Some choice of a different predicted column for each gold column makes the rows equal."""
    wanted = list(zip(*[row for run in runs for row in run]))
    given = list(zip(*rows))
    candidates = [[at for at, column in enumerate(given) if is_column_possible(gold, column, cells)] for gold in wanted]
    return any(are_runs_equal(runs, [tuple(row[at] for at in choice) for row in rows], cells)
               for choice in choices(candidates))


def choices(candidates, taken=()):
    if not candidates:
        yield taken
        return
    for at in candidates[0]:
        if at not in taken:
            yield from choices(candidates[1:], taken + (at,))


def is_column_possible(gold, predicted, cells):
    """Each predicted value is one of the gold column."""
    known = set(gold)
    return all(value in known or any(cells.is_same(each, value) for each in known) for value in set(predicted))


def are_runs_equal(runs, rows, cells):
    at = 0
    for run in runs:
        if not is_part(rows[at:at + len(run)], run, cells):
            return False
        at += len(run)
    return True


def is_part(some, run, cells):
    """Each row is another one of the run."""
    spare = {}
    for row in run:
        spare[row] = spare.get(row, 0) + 1
    for row in some:
        found = row if spare.get(row) else next(
            (each for each, left in spare.items()
             if left and all(cells.is_same(*pair) for pair in zip(each, row))), None)
        if found is None:
            return False
        spare[found] -= 1
    return True
