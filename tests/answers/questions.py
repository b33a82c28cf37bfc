"""The questions of a set, as they are stored."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent
SETS = ["work", "more", "held", "unseen"]
LANGUAGES = ["en", "it", "ru"]


@dataclass(frozen=True)
class Question:
    id: str
    db: str
    language: str
    kind: str
    question: str
    sql: str | None = None
    also: list = field(default_factory=list)  # other statements that answer it as well
    today: str | None = None
    unread: list | None = None  # essential words that name what is not in the database


def read_set(name):
    return [Question(**json.loads(line)) for path in sorted((HERE / name).glob("*.jsonl"))
            for line in path.read_text(encoding="utf-8").splitlines()]
