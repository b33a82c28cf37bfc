"""Sums of outcomes, as a table, as JSON and against limits."""

from collections import Counter

COLUMNS = ("cases", "right", "other", "broken", "unmended", "unparsable", "same sides", "named", "first", "in three")
AT_MOST = {"other %", "broken", "unparsable", "same sides", "touched", "warned"}
FAILURES_SHOWN = ("other", "broken", "unmended", "touched")


def counted(outcomes):
    sums = Counter({"cases": len(outcomes)})
    for outcome in outcomes:
        sums[outcome.result] += 1
        sums["unparsable"] += bool(outcome.unparsable)
        sums["same sides"] += bool(outcome.same_sides)
        if outcome.case.names:
            sums["named"] += 1
            sums["first"] += outcome.rank == 1
            sums["in three"] += outcome.rank is not None and outcome.rank <= 3
    return dict(sums)


def share(part, whole):
    return round(100 * part / whole, 1) if whole else 100.0


def figures(sums):
    """What limits are about."""
    return {
        "right %": share(sums.get("right", 0), sums["cases"]),
        "other %": share(sums.get("other", 0), sums["cases"]),
        "broken": sums.get("broken", 0),
        "unparsable": sums["unparsable"],
        "same sides": sums["same sides"],
        "first %": share(sums.get("first", 0), sums.get("named", 0)),
        "in three %": share(sums.get("in three", 0), sums.get("named", 0)),
    }


def good_figures(outcomes):
    by_engine = Counter(outcome.case.engine for outcome in outcomes)
    return {
        "cases": len(outcomes),
        "least of an engine": min(by_engine.values()),
        "touched": sum(outcome.result == "touched" for outcome in outcomes),
        "warned": sum(bool(outcome.warnings) for outcome in outcomes),
        "by engine": dict(by_engine),
        "warnings": dict(Counter(text.partition(":")[0] for each in outcomes for text in each.warnings)),
    }


def sums(outcomes, sets_of):
    """For each set: its figures, and the counts by engine and kind."""
    made = {}
    for name in ("work", "held"):
        some = [each for each in outcomes if sets_of.get(each.case.id) == name]
        if not some:
            continue
        groups = {"all": counted(some)}
        for of in (lambda case: case.engine, lambda case: case.family, lambda case: case.kind):
            for group in sorted({of(each.case) for each in some}):
                groups[group] = counted([each for each in some if of(each.case) == group])
        made[name] = {"figures": figures(groups["all"]), "groups": groups}
    good = [each for each in outcomes if each.case.id not in sets_of]
    if good:
        made["good"] = {"figures": good_figures(good)}
    return made


def tables(all_sums):
    lines = []
    for name, one in all_sums.items():
        lines += [f"== {name}", "  ".join(f"{key}: {value}" for key, value in one["figures"].items()), ""]
        if "groups" in one:
            lines.append(" " * 22 + "".join(f"{column:>11}" for column in COLUMNS))
            lines += [f"{group:22}" + "".join(f"{row.get(column, 0):>11}" for column in COLUMNS)
                      for group, row in one["groups"].items()]
            lines.append("")
    return "\n".join(lines)


def failures(outcomes):
    lines = []
    for each in outcomes:
        case = each.case
        missed = bool(case.names) and (each.rank or 9) > 3
        if each.result not in FAILURES_SHOWN and not missed and not each.unparsable and not each.same_sides:
            continue
        lines += [f"-- {case.id} [{case.engine} {case.schema} {case.kind}] {each.result}"
                  + (f", {each.code}" if each.code else "") + (", the name is not among the first three" if missed else ""),
                  f"   question  {case.question}", f"   sql       {case.sql}", f"   became    {each.text}",
                  f"   intended  {case.intended}"]
        lines += [f"   names     {', '.join(case.names)}"] if missed else []
        lines += [f"   says      {each.complaint}"] if each.complaint else []
        lines += [f"   round     {step['code']}: {step['reason']}" for step in each.rounds]
        lines += [f"   no SQL    {text}" for text in each.unparsable]
        lines += [f"   X = X     {text}" for text in each.same_sides]
    return "\n".join(lines)


def missed(all_sums, limits):
    """A line for each figure that is worse than its limit, or that was not measured."""
    found = []
    for name, wanted in limits.items():
        got = all_sums.get(name, {}).get("figures", {})
        for figure, limit in wanted.items():
            value = got.get(figure)
            is_worse = value is None or (value > limit if figure in AT_MOST else value < limit)
            if is_worse:
                found.append(f"{name}, {figure}: {value}, but {'at most' if figure in AT_MOST else 'at least'} {limit}")
    return found
