"""Reads the corpus files: `### name`, then `#: key=value` lines, then the SQL up to the next `###`."""
import re


class Case:
    def __init__(self, name, line):
        self.name = name
        self.line = line
        self.keys = {}
        self.sql = b""


def _unescape(match):
    text = match.group(1)
    simple = {b"n": b"\n", b"t": b"\t", b"r": b"\r", b"\\": b"\\"}
    return simple[text] if text in simple else bytes([int(text[1:], 16)])


def read(path):
    cases, body = [], []
    head = False

    def close():
        if not cases:
            return
        sql = b"".join(body)
        sql = sql[:-1] if sql.endswith(b"\n") else sql
        if cases[-1].keys.get("escape") == "c":
            sql = re.sub(rb"\\(x[0-9A-Fa-f]{2}|[ntr\\])", _unescape, sql)
        cases[-1].sql = sql

    with open(path, "rb") as file:
        for number, line in enumerate(file, 1):
            if line.startswith(b"### "):
                close()
                body = []
                head = True
                cases.append(Case(line[4:].decode().strip(), number))
            elif head and line.startswith(b"#: "):
                key, _, value = line[3:].decode().rstrip("\n").partition("=")
                cases[-1].keys[key] = value
            else:
                head = False
                body.append(line)
    close()
    return cases
