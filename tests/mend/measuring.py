"""What `querymend` makes of cases, judged by the engines' own rows."""

import json
import subprocess
from collections import Counter
from dataclasses import dataclass, field

from cases import has_same_sides, rank
from clients import SqlError

MINUTES_OF_A_BATCH = 10


@dataclass
class Outcome:
    """What came of one case. `result` is right, other, broken, unmended or, for a correct statement, untouched or
    touched."""

    case: object
    result: str = ""
    text: str = ""
    rounds: list = field(default_factory=list)
    code: str = ""
    rank: int | None = None
    unparsable: list = field(default_factory=list)
    same_sides: list = field(default_factory=list)
    warnings: list = field(default_factory=list)
    complaint: str = ""


def asked(program, command, url, cases, extra=()):
    """The answers to a batch, one for each case, or None if the program does not know the command."""
    lines = "".join(json.dumps({"id": case.id, "sql": case.sql, "question": case.question}) + "\n" for case in cases)
    done = subprocess.run([program, command, "--jsonl", "--db", url, *extra], input=lines, capture_output=True, text=True,
                          timeout=60 * MINUTES_OF_A_BATCH, check=False)
    if done.returncode == 2 and not done.stdout:
        return None
    answers = {answer["id"]: answer for answer in map(json.loads, done.stdout.splitlines())}
    missing = [case.id for case in cases if case.id not in answers]
    if missing:
        raise RuntimeError(f"querymend {command} gave no answer for {missing[0]} and {len(missing) - 1} more: "
                           f"status {done.returncode}, {done.stderr.strip()[-500:]}")
    return [answers[case.id] for case in cases]


def with_fix(text, fix):
    """A text after one fix, whose offsets count bytes."""
    data = text.encode()
    end = fix["offset"] + fix["length"]
    return (data[:fix["offset"]] + fix["replacement"].encode() + data[end:]).decode(errors="replace")


def fixes_in(checked):
    return [fix for finding in checked["findings"] for fix in finding["fixes"]]


def first_fix(case, checked):
    """Stands in for `mend` where the program does not have it."""
    fixes = fixes_in(checked)
    if checked["status"] == "ok":
        return {"status": "ok", "sql": checked["sanitized_sql"] or case.sql, "rounds": [], "code": None}
    if not fixes:
        return {"status": "not_mended", "sql": case.sql, "rounds": [], "code": checked["code"]}
    return {"status": "mended", "sql": with_fix(case.sql, fixes[0]), "rounds": [], "code": None}


def plain(value):
    """Equal for 2, 2.0 and '2.00', as engines differ in how they write a number."""
    if value is None or isinstance(value, bytes):
        return value
    try:
        return f"{float(value):.9g}"
    except ValueError:
        return str(value)


def multiset(rows):
    return Counter(tuple(map(plain, row)) for row in rows)


def rows_or_error(client, text):
    try:
        return multiset(client.rows(text)), None
    except SqlError as error:
        return None, error


def judge_mended(outcome, client, answer):
    case = outcome.case
    outcome.text, outcome.rounds, outcome.code = answer["sql"], answer["rounds"], answer["code"] or ""
    wanted, error = rows_or_error(client, case.intended)
    if error:
        raise RuntimeError(f"{case.id}: the intended statement fails: {error}")
    if not rows_or_error(client, case.sql)[1]:
        raise RuntimeError(f"{case.id}: the failing statement does not fail")
    if answer["status"] == "not_mended":
        outcome.result = "unmended"
        return
    given, error = rows_or_error(client, outcome.text)
    outcome.result = "broken" if error else "right" if given == wanted else "other"
    outcome.complaint = str(error or "")
    if error and error.is_syntax:
        outcome.unparsable.append(outcome.text)
    if has_same_sides(outcome.text, case.sql):
        outcome.same_sides.append(outcome.text)


def judge_fixes(outcome, client, checked):
    case = outcome.case
    suggestions = next((finding["suggestions"] for finding in checked["findings"]
                        if finding["severity"] == "error" and finding["suggestions"]), [])
    outcome.rank = rank(suggestions, case)
    _, error = rows_or_error(client, "EXPLAIN " + case.sql)
    parsed_before = error is None or not error.is_syntax
    for fix in fixes_in(checked):
        text = with_fix(case.sql, fix)
        if has_same_sides(text, case.sql):
            outcome.same_sides.append(text)
        # A text with a second syntax error fails whatever is done about the first.
        if parsed_before:
            _, error = rows_or_error(client, "EXPLAIN " + text)
            if error and error.is_syntax:
                outcome.unparsable.append(text)


def warnings_in(checked):
    return [f"{finding['code']}: {finding['message']}" for finding in checked["findings"]
            if finding["severity"] == "warning"]


def judge_good(outcome, answer, checked):
    case = outcome.case
    outcome.text, outcome.code = answer["sql"], checked["code"] or answer["code"] or ""
    untouched = answer["status"] == "ok" and answer["sql"] == case.sql and checked["status"] == "ok"
    outcome.result = "untouched" if untouched else "touched"
    outcome.warnings = warnings_in(checked)
    outcome.complaint = next((finding["message"] for finding in checked["findings"]
                              if finding["severity"] == "error"), "")


def measured(program, database, schema, cases):
    """The outcomes of the cases about one schema on one engine, and whether `mend` was there."""
    client = database.client(schema)
    try:
        good = [case for case in cases if not case.kind or case.kind in ("generated", "intended")]
        if good and good[0].kind == "generated":  # the engine decides which are correct
            cases = [case for case in cases if rows_or_error(client, case.sql)[1] is None]
        url = database.url(schema)
        checks = asked(program, "check", url, cases)
        mends = asked(program, "mend", url, cases)
        answers = mends or [first_fix(case, checked) for case, checked in zip(cases, checks)]
        outcomes = []
        for case, checked, answer in zip(cases, checks, answers):
            outcome = Outcome(case)
            if case in good:
                judge_good(outcome, answer, checked)
            else:
                judge_mended(outcome, client, answer)
                judge_fixes(outcome, client, checked)
            outcomes.append(outcome)
        return outcomes, mends is not None
    finally:
        client.close()
