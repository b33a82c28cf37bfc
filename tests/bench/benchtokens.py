#!/usr/bin/env python3
"""Counts what the questions of tests/mend cost in tokens, with a scripted model that is wrong at first.

For each case, the model first writes the failing statement and then, if it is asked again, the intended one. What is
counted is what the program sends: the tokens of all prompts, at four characters each, by questions solved; and how much
of a prompt is the beginning of one before it, which servers need not read again. Prints a table, and JSON as its last
line; with --against, beside another build of the program.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.dont_write_bytecode = True
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "mend"))

# pylint: disable=wrong-import-position
from cases import read_set
from hints import chosen
from schemas import schemas, script
from servers import SqliteFiles

PROGRAM = ROOT / "build" / "ci" / "src" / "cli" / "querymend"
CHARACTERS_OF_A_TOKEN = 4


def reply(sql):
    return json.dumps({"invalid_request": None, "plan": None, "sql": sql, "explanation": None})


def scenario(case):
    """The file of a scripted model; what it expects is not looked at by `ask`."""
    replies = [{"level": level, "attempt": attempt, "text": reply(case.sql if attempt == 1 else case.intended)}
               for level in ("basic",) for attempt in (1, 2, 3, 4)]
    return {"name": "case", "title": "Case", "shows": "a case", "database": "shop", "question": case.question,
            "replies": replies,
            "expected": {"outcome": "solved", "attempts": 2,
                         "lanes": [{"level": "basic", "outcome": "valid", "codes": ["syntax", None], "hints": ["general"],
                                    "notes": []}]}}


def events_of(program, case, url, folder, options):
    file = folder / f"{case.id}.json"
    file.write_text(json.dumps(scenario(case)), encoding="utf-8")
    done = subprocess.run([program, "ask", "--db", url, "--model", f"scenario:{file}", "--store",
                           str(folder / f"{case.id}.db"), "--json", *options], capture_output=True, text=True,
                          timeout=120, check=False)
    if done.returncode > 1:
        raise RuntimeError(f"{case.id}: status {done.returncode}, {done.stderr.strip()[-500:]}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def prompts_of(events):
    """What was sent, call by call."""
    return ["\n\n".join(section["text"] for section in event["prompt"]) for event in events
            if event["type"] == "model_asked"]


def common(one, other):
    return len(os.path.commonprefix([one, other]))


def share(part, whole):
    return round(100 * part / whole, 1) if whole else 0.0


def measured(program, cases, database, folder, options):
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = list(pool.map(lambda case: events_of(program, case, database.url(case.schema), folder, options), cases))
    asked = [prompts_of(run) for run in runs]
    solved = sum(run[-1]["outcome"] == "solved" for run in runs)
    retries = [(calls[i - 1], calls[i]) for calls in asked for i in range(1, len(calls))]
    last, questions = {}, []
    for case, calls in zip(cases, asked):
        if case.schema in last:
            questions.append((last[case.schema], calls[0]))
        last[case.schema] = calls[0]
    characters = sum(len(prompt) for calls in asked for prompt in calls)
    return {
        "questions": len(cases),
        "solved": solved,
        "calls": sum(map(len, asked)),
        "tokens per solved question": round(characters / CHARACTERS_OF_A_TOKEN / max(1, solved)),
        "% of a new question that the last one had": share(sum(common(*pair) for pair in questions),
                                                           sum(len(new) for _, new in questions)),
        "% of the prompt before that a retry begins with": share(sum(common(*pair) for pair in retries),
                                                                 sum(len(old) for old, _ in retries)),
        "% of a retry's prompt that the one before had": share(sum(common(*pair) for pair in retries),
                                                               sum(len(new) for _, new in retries)),
        "tokens that a retry adds": round(sum(len(new) - common(old, new) for old, new in retries)
                                          / CHARACTERS_OF_A_TOKEN / max(1, len(retries))),
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default=str(PROGRAM), help="the querymend to measure")
    parser.add_argument("--against", metavar="PROGRAM", help="another querymend, for comparison")
    parser.add_argument("--mend", default="certain", help="the policy for mending, of the first program")
    parser.add_argument("--cases", type=int, default=100)
    wanted = parser.parse_args()
    cases = sorted(chosen([case for case in read_set("work") if case.engine == "sqlite"], wanted.cases),
                   key=lambda case: (case.schema, case.id))
    with tempfile.TemporaryDirectory(prefix="querymend-tokens-") as name:
        folder = Path(name)
        database, described = SqliteFiles(folder), schemas()
        for schema in {case.schema for case in cases}:
            database.load(schema, script("sqlite", described[schema]))
        figures = {"this": measured(wanted.program, cases, database, folder, ["--mend", wanted.mend])}
        if wanted.against:
            (folder / "other").mkdir()
            figures["other"] = measured(wanted.against, cases, database, folder / "other", [])
    for key in figures["this"]:
        print(f"{key:50}" + "".join(f"{one[key]:>12}" for one in figures.values()))
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
