"""A sheet of hints for a person to judge: failing statements at the three levels, as a model would be told."""

import json
import subprocess

from schemas import Random

LEVELS = 3
SPARE = 2  # a statement that only has to be cleaned up gets no hint


def hints_for(program, url, cases):
    lines = "".join(json.dumps({"id": f"{case.id}/{level}", "sql": case.sql, "question": case.question, "retry": level})
                    + "\n" for case in cases for level in range(LEVELS))
    done = subprocess.run([program, "check", "--jsonl", "--db", url], input=lines, capture_output=True, text=True,
                          timeout=600, check=False)
    answers = {answer["id"]: answer["hint"] for answer in map(json.loads, done.stdout.splitlines())}
    return {case.id: [answers[f"{case.id}/{level}"] for level in range(LEVELS)] for case in cases}


def chosen(cases, count):
    """Some cases, always the same ones; kinds are among them as often as in the set."""
    random, left, taken = Random(1201), list(cases), []
    while left and len(taken) < count:
        taken.append(left.pop(random.below(len(left))))
    return taken


def sheet(program, databases, cases, count):
    wanted = max(1, count // LEVELS)
    taken, given = chosen(cases, SPARE * wanted), {}
    for engine, schema in sorted({(case.engine, case.schema) for case in taken}):
        some = [case for case in taken if (case.engine, case.schema) == (engine, schema)]
        given |= hints_for(program, databases[engine].url(schema), some)
    taken = [case for case in taken if all(given[case.id])][:wanted]
    lines = ["# Hints to judge", "", "Right: leads to the intended statement. Cause: names the fault only. "
             "Misleading: says something false or leads elsewhere. Noise: neither.", ""]
    for case in taken:
        lines += [f"## {case.id}: {case.kind} ({case.engine}, {case.schema})", "", case.question, "", "```sql", case.sql,
                  "```", "", "Intended:", "", "```sql", case.intended, "```", ""]
        for hint in given[case.id]:
            lines += [f"### {hint['level']}", "", hint["text"], "",
                      "right / cause / misleading / noise", ""]
    return "\n".join(lines)
