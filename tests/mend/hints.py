"""A sheet of hints for a person to judge: failing statements at the three levels, as a model would be told."""

import json
import subprocess

from schemas import Random

LEVELS = 3


def hints_for(program, url, cases):
    lines = "".join(json.dumps({"id": f"{case.id}/{level}", "sql": case.sql, "question": case.question, "retry": level})
                    + "\n" for case in cases for level in range(LEVELS))
    done = subprocess.run([program, "check", "--jsonl", "--db", url], input=lines, capture_output=True, text=True,
                          timeout=600, check=False)
    answers = {answer["id"]: answer["hint"] for answer in map(json.loads, done.stdout.splitlines())}
    return {case.id: [answers[f"{case.id}/{level}"] for level in range(LEVELS)] for case in cases}


def chosen(cases, count):
    """Some cases, always the same ones, of as many kinds as there is room for."""
    random, by_kind, taken = Random(1201), {}, []
    for case in cases:
        by_kind.setdefault(case.kind, []).append(case)
    while len(taken) < count and by_kind:
        for kind in sorted(by_kind, key=lambda each: (random.below(1000), each)):
            some = by_kind[kind]
            taken.append(some.pop(random.below(len(some))))
            if not some:
                del by_kind[kind]
            if len(taken) == count:
                break
    return taken


def sheet(program, databases, cases, count):
    taken = chosen(cases, max(1, count // LEVELS))
    given = {}
    for engine, schema in sorted({(case.engine, case.schema) for case in taken}):
        some = [case for case in taken if (case.engine, case.schema) == (engine, schema)]
        given |= hints_for(program, databases[engine].url(schema), some)
    lines = ["# Hints to judge", "", "Right: leads to the intended statement. Cause: names the fault only. "
             "Misleading: says something false or leads elsewhere. Noise: neither.", ""]
    for case in taken:
        lines += [f"## {case.id}: {case.kind} ({case.engine}, {case.schema})", "", case.question, "", "```sql", case.sql,
                  "```", "", "Intended:", "", "```sql", case.intended, "```", ""]
        for hint in given[case.id]:
            lines += [f"### {hint['level'] if hint else 'no hint'}", "", hint["text"] if hint else "", "",
                      "right / cause / misleading / noise", ""]
    return "\n".join(lines)
