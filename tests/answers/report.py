"""What is counted about verdicts, and how it is printed."""

import re
from dataclasses import dataclass, field

from questions import LANGUAGES, Question

COLUMNS = ["questions", "answered", "right", "refused", "unread", "surplus"]


@dataclass
class Verdict:
    question: Question
    is_answered: bool
    is_right: bool = False
    why: str = ""
    reply: dict = field(default_factory=dict)

    @property
    def word(self):
        if self.is_answered:
            return "right" if self.is_right else "wrong"
        return "unanswered" if self.question.sql else "refused"


def words(texts):
    return {word for text in texts for word in re.findall(r"\w+", text.casefold().replace("ё", "е"))}


def share(count, of):
    return round(count / of, 4) if of else None


def count(verdicts):
    answered = [each for each in verdicts if each.is_answered]
    with_gold = [each for each in verdicts if each.question.sql]
    without = [each for each in verdicts if not each.question.sql]
    refused = [each for each in without if not each.is_answered]
    named = [each for each in refused if words(each.question.unread) <= words(each.reply.get("unread") or [])]
    surplus = [len(words(each.reply.get("unread") or []) - words(each.question.unread)) for each in refused]
    return {"questions": len(verdicts),
            "answered": share(sum(each.is_answered for each in with_gold), len(with_gold)),
            "right": share(sum(each.is_right for each in answered), len(answered)),
            "refused": share(len(refused), len(without)),
            "unread": share(len(named), len(refused)),
            "surplus": round(sum(surplus) / len(surplus), 2) if surplus else None}


def figures(verdicts, language=None):
    """By language, and for all together unless only one language was asked for."""
    found = {name: count([each for each in verdicts if each.question.language == name]) for name in LANGUAGES
             if language in (None, name)}
    return found if language else found | {"all": count(verdicts)}


def missed(found, limits):
    """A limit that was not measured is missed as well."""
    return [f"{name}: {figure} is {counts[figure]}, not {least}"
            for name, counts in found.items()
            for figure, least in limits["all" if name == "all" else "language"].items()
            if counts[figure] is None or counts[figure] < least]


def table(found):
    lines = ["".join(f"{title:>11}" for title in ["", *COLUMNS])]
    for name, counts in found.items():
        cells = ["-" if counts[each] is None else counts[each] for each in COLUMNS]
        lines.append("".join(f"{cell:>11}" for cell in [name, *cells]))
    return "\n".join(lines)


def misses(verdicts, shows_text):
    bad = [each for each in verdicts if each.word in ("wrong", "unanswered")
           or (each.word == "refused" and not words(each.question.unread) <= words(each.reply.get("unread") or []))]
    if not shows_text:
        return "\n".join(f"{each.word:>11}  {each.question.id}" for each in bad)
    return "\n".join(miss(each) for each in bad)


def miss(each):
    lines = [f"{each.word:>11}  {each.question.id}  {each.question.question}"]
    if each.question.sql:
        lines.append(f"       gold  {each.question.sql}")
    else:
        lines.append(f"is not there  {', '.join(each.question.unread)}")
    if each.is_answered:
        lines += [f"      given  {each.reply['sql']}", f"        why  {each.why}"]
    else:
        lines.append(f"     unread  {', '.join(each.reply.get('unread') or []) or '-'}")
    return "\n".join(lines) + "\n"
