#!/usr/bin/env python3
"""Scores `querymend ask --model built-in` on the questions in this folder; README.md says what is counted."""

import argparse
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
import report
from comparing import Cells, is_right, slack_of
from databases import make_databases
from questions import HERE, LANGUAGES, SETS, read_set
from report import Verdict
from running import Database

PROGRAM = HERE.parents[1] / "build" / "ci" / "src" / "cli" / "querymend"
SECONDS = 600
CLOSED = ["held", "unseen"]
SCALES = {"share": (1, 100, 0.01)}  # of a share, 0.25 and 25 are the same


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--querymend", default=str(PROGRAM), metavar="PATH", help="the querymend to try")
    parser.add_argument("--set", choices=SETS + ["closed"], default="work", help="closed is held and unseen together")
    parser.add_argument("--language", choices=LANGUAGES)
    parser.add_argument("--misses", action="store_true", help="print what was missed; of the closed sets only ids")
    parser.add_argument("--json", action="store_true", help="print the figures and verdicts as JSON")
    return parser.parse_args()


def batches(questions):
    """Questions by database and day: one process of the program for each."""
    found = {}
    for each in questions:
        found.setdefault((each.db, each.today), []).append(each)
    return found.items()


def ask(program, path, today, questions, folder):
    """What the program says about each question, in order."""
    asked = Path(folder) / "questions.jsonl"
    asked.write_text("".join(json.dumps({"id": each.id, "question": each.question}, ensure_ascii=False) + "\n"
                             for each in questions), encoding="utf-8")
    command = [program, "ask", "--jsonl", str(asked), "--db", f"sqlite://{path}", "--model", "built-in"]
    home = {"HOME": folder, "XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config",
            "XDG_STATE_HOME": f"{folder}/state", "XDG_CACHE_HOME": f"{folder}/cache"}
    done = subprocess.run(command + (["--today", today] if today else []), capture_output=True, text=True,
                          encoding="utf-8", timeout=SECONDS, check=False, env=os.environ | home)
    replies = [json.loads(line) for line in done.stdout.splitlines() if line.strip()]
    if [each.get("id") for each in replies] != [each.id for each in questions]:
        sys.exit(f"score.py: {len(questions)} questions got {len(replies)} replies, or in another order\n{done.stderr}")
    return replies


def verdict(question, reply, database):
    sql = reply.get("sql") if reply.get("outcome") == "solved" else None
    if not sql:
        return Verdict(question, is_answered=False, reply=reply)
    if not question.sql:
        return Verdict(question, is_answered=True, reply=reply, why="there is no answer")
    try:
        predicted = database.run(sql)
    except sqlite3.Error as error:
        return Verdict(question, is_answered=True, reply=reply, why=f"cannot be run: {error}")
    for gold in [question.sql, *question.also]:
        wanted = database.run_gold(gold)
        for scale in SCALES.get(question.kind, (1,)):
            if is_right(wanted, predicted, Cells(slack_of(gold), slack_of(sql), scale)):
                return Verdict(question, is_answered=True, is_right=True, reply=reply)
    rows = database.run(question.sql).rows
    return Verdict(question, is_answered=True, reply=reply,
                   why=f"{len(predicted.rows)} rows like {predicted.rows[:1]}, not {len(rows)} like {rows[:1]}")


def score(program, questions):
    verdicts = []
    with tempfile.TemporaryDirectory(prefix="querymend-answers-") as folder:
        paths = make_databases(folder, sorted({each.db for each in questions}))
        for (name, today), some in batches(questions):
            database = Database(paths[name])
            replies = ask(program, paths[name], today, some, folder)
            verdicts += [verdict(question, reply, database) for question, reply in zip(some, replies)]
            database.close()
    return sorted(verdicts, key=lambda each: each.question.id)


def main():
    wanted = arguments()
    names = CLOSED if wanted.set == "closed" else [wanted.set]
    questions = [each for name in names for each in read_set(name)
                 if not wanted.language or each.language == wanted.language]
    verdicts = score(wanted.querymend, questions)
    figures = report.figures(verdicts, wanted.language)
    limits = json.loads((HERE / "limits.json").read_text(encoding="utf-8")).get(wanted.set)
    missed = report.missed(figures, limits) if limits else []
    if wanted.json:
        print(json.dumps({"set": wanted.set, "figures": figures, "missed": missed,
                          "verdicts": {each.question.id: each.word for each in verdicts}}, indent=1))
        return 1 if missed else 0
    print(report.table(figures))
    if wanted.misses:
        print(report.misses(verdicts, shows_text=not set(names) & set(CLOSED)))
    print("".join(f"MISSED {line}\n" for line in missed), end="")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
