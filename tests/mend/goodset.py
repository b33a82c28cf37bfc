"""Correct statements: what the cases intend, and what the grammars in tests/corpus/good write and an engine takes."""

import re
from pathlib import Path

from cases import SETS, Case, read_set
from schemas import Random

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
CHARACTERS = {"t": "\t", "n": "\n", "r": "\r", "sp": " ", "lt": "<", "x01": "\x01", "nbsp": "\u00a0", "zwsp": "\u200b"}
# How the engines are set up here: which of the grammars' modes hold.
MODES = {"sqlite": (), "postgresql": ("standard",), "mariadb": ("escapes",)}
GENERATED = 1250  # candidates for each engine
CORPUS_SCHEMA = "corpus"


class Grammar:
    """Reads the files as tests/support/goodqueries does."""

    def __init__(self, dialect, seed):
        self.random = Random(seed)
        self.rules = {}
        for name in ("common", dialect):
            for line in (CORPUS / "good" / f"{name}.grammar").read_text(encoding="utf-8").split("\n"):
                head, found, text = line.partition(": ")
                rule, _, condition = head.partition("@")
                if found and not line.startswith("#") and self.holds(condition, MODES[dialect]):
                    self.rules.setdefault(rule, []).append(text)
        self.rules = {rule: [self.pieces(text) for text in texts] for rule, texts in self.rules.items()}
        self.heights = {rule: 999 for rule in self.rules}
        changed = True
        while changed:
            changed = False
            for rule, choices in self.rules.items():
                least = min(map(self.height, choices))
                changed = changed or least < self.heights[rule]
                self.heights[rule] = min(least, self.heights[rule])

    @staticmethod
    def holds(condition, modes):
        return not condition or ((condition.removeprefix("!") in modes) != condition.startswith("!"))

    def pieces(self, text):
        """Texts, and names of rules in lists of one."""
        made = []
        for at, piece in enumerate(re.split(r"<([a-z0-9_]+)>", text)):
            if at % 2 == 0:
                made.append(piece)
            elif piece in CHARACTERS:
                made.append(CHARACTERS[piece])
            else:
                made.append([piece] if piece in self.rules else f"<{piece}>")
        return made

    def height(self, pieces):
        return max((self.heights[piece[0]] + 1 for piece in pieces if isinstance(piece, list)), default=0)

    def write(self, rule, room):
        most = max(room, self.heights[rule])
        fitting = [pieces for pieces in self.rules[rule] if self.height(pieces) <= most]
        return "".join(self.write(piece[0], room - 1) if isinstance(piece, list) else piece
                       for piece in self.random.one_of(fitting))


def generated(engine):
    grammar = Grammar(engine, 20240607)
    texts = dict.fromkeys(grammar.write("query", 4 + grammar.random.below(4)) for _ in range(GENERATED))
    return [Case(f"g-{engine}-{at:04}", CORPUS_SCHEMA, engine, "", text, text, kind="generated")
            for at, text in enumerate(texts, 1)]


def intended():
    cases = [case for name in SETS for case in read_set(name)]
    once = {(case.schema, case.engine, case.intended): case for case in cases}
    return [Case(f"i-{case.id}", case.schema, case.engine, case.question, case.intended, case.intended,
                 kind="intended") for case in once.values()]


def corpus_script(engine):
    return (CORPUS / "schema" / f"{engine}.sql").read_text(encoding="utf-8")
