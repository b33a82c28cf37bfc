"""The statements of a soak test: correct, wrong, hostile and endless ones, with their permitted results."""

import json

SYNTAX = {"syntax", "not_select", "not_understood", "unbalanced", "unterminated_literal"}
GUARD = {"forbidden_operation", "side_effect_function", "multiple_statements", "not_select", "not_understood", "syntax",
         "comment", "unknown_function", "unknown_table", "permission"}
ENDED = {"timeout", "memory_limit"}
AWAY = {"connection_lost", "database_down"}


def text(random):
    pieces = ("O'Brien", "100%", "a;b", "--", "/* x */", "tab\there", 'say "hi"', "naïve", "日本", "drop table", "a_b", "")
    return "'" + " ".join(random.choice(pieces) for _ in range(random.randint(1, 3))).replace("'", "''") + "'"


def condition(random):
    return random.choice((
        lambda: f"name = {text(random)}",
        lambda: f"price > {random.randint(0, 90)}.{random.randint(0, 99)}",
        lambda: f"kind IN ({text(random)}, {text(random)}, 'tool')",
        lambda: f"name LIKE {text(random)}",
        lambda: f"added >= '2024-{random.randint(1, 12):02}-01'",
        lambda: "kind IS NOT NULL",
        lambda: f"id BETWEEN {random.randint(0, 99)} AND {random.randint(100, 4000)}",
        lambda: f"EXISTS (SELECT 1 FROM orders o WHERE o.item_id = items.id AND o.amount > {random.randint(0, 9)})",
    ))()


def good(random, _engine):
    where = f" WHERE {condition(random)} AND ({condition(random)} OR NOT {condition(random)})"
    return random.choice((
        lambda: f"SELECT id, name, {text(random)} AS said FROM items{where} ORDER BY id LIMIT {random.randint(1, 50)}",
        lambda: f"SELECT kind, count(*) AS n, avg(price) FROM items{where} GROUP BY kind HAVING count(*) > 0",
        lambda: f"WITH few AS (SELECT * FROM items{where}) SELECT f.name, sum(o.amount) FROM few f "
                "JOIN orders o ON o.item_id = f.id GROUP BY f.name",
        lambda: f"SELECT id, rank() OVER (PARTITION BY kind ORDER BY price DESC, id) FROM items{where}",
        lambda: f"SELECT CASE WHEN {condition(random)} THEN {text(random)} ELSE kind END FROM items",
        lambda: f"SELECT id FROM items{where} UNION SELECT item_id FROM orders WHERE amount = {random.randint(0, 9)}",
        lambda: "WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM t WHERE n < 50) SELECT sum(n) FROM t",
    ))()


def bad(random, _engine):
    return random.choice((
        f"SELECT nam FROM items WHERE {condition(random)}",
        "SELECT name FROM item",
        "SELECT name FROM items WHERE",
        f"SELECT i.amount FROM items i WHERE i.name = {text(random)}",
        "SELECT id FROM items JOIN orders ON orders.item_id = items.id",
        "SELECT frobnicate(name) FROM items",
        "SELECT kind, count(* FROM items",
    ))


HOSTILE = {
    "any": ("DROP TABLE items", "SELECT 1; DELETE FROM items", "UPDATE items SET price = 0", "DELETE FROM orders",
            "WITH gone AS (DELETE FROM items RETURNING id) SELECT * FROM gone", "CREATE TABLE mine AS SELECT * FROM items", "SELECT 1;\nCOMMIT;\nDROP TABLE items"),
    "sqlite": ("ATTACH '{folder}/made.db' AS x", "VACUUM INTO '{folder}/made.db'", "PRAGMA writable_schema = 1",
               "SELECT load_extension('x')", "SELECT writefile('{folder}/made', 'x')"),
    "postgresql": ("COPY items TO '{folder}/made'", "COPY items TO PROGRAM 'touch {folder}/made'",
                   "SELECT lo_export(1, '{folder}/made')", "SELECT pg_terminate_backend(1)",
                   "SELECT set_config('transaction_read_only', 'off', true)", "SELECT pg_advisory_lock(1)",
                   "SELECT query_to_xml('DELETE FROM items', true, true, '')"),
    "mariadb": ("SELECT * FROM items INTO OUTFILE '{folder}/made'", "SELECT 1 /*! INTO OUTFILE '{folder}/made' */", "SELECT load_file('/etc/passwd')",
                "SELECT get_lock('x', 1)", "SELECT @a := 1", "SET STATEMENT max_statement_time = 0 FOR SELECT 1"),
    "duckdb": ("COPY items TO '{folder}/made.csv'", "SELECT * FROM read_text('/etc/passwd')", "SELECT * FROM '/etc/passwd'",
               "SELECT * FROM data.csv", "INSTALL httpfs", "SELECT * FROM query('DROP TABLE items')"),
}

WIDE = "items a CROSS JOIN items b CROSS JOIN items c"
ENDLESS = {
    "any": (f"SELECT sum(a.price * b.price - c.price) FROM {WIDE}",
            f"SELECT max(a.name) FROM {WIDE} WHERE a.name <> b.name AND c.name LIKE '%1%'"),
    "sqlite": ("WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t",),
    "postgresql": ("SELECT count(*) FROM generate_series(1, 100000000000)",
                   "WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT 1 FROM t) SELECT count(*) FROM t"),
    "mariadb": ("WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT 1 FROM t) SELECT count(*) FROM t, items a, items b",),
    "duckdb": ("SELECT sum(a.range * b.range) FROM range(10000000) a, range(10000000) b",),
}


def hostile(random, engine, folder):
    return random.choice(HOSTILE["any"] + HOSTILE[engine]).replace("{folder}", str(folder))


def endless(random, engine):
    return random.choice(ENDLESS["any"] + ENDLESS[engine])


class Choice:
    """A random statement, which can judge the answer to it."""

    def __init__(self, random, engine, folder):
        self.kind = random.choices(("good", "bad", "hostile", "endless"), (60, 20, 17, 3))[0]
        if self.kind == "good":
            self.sql = good(random, engine)
        elif self.kind == "bad":
            self.sql = bad(random, engine)
        elif self.kind == "hostile":
            self.sql = hostile(random, engine, folder)
        else:
            self.sql = endless(random, engine)

    def problem(self, answer, disturbed):
        """What is wrong with the answer, or None."""
        code, passed = answer.get("code"), answer.get("status") == "ok"
        if code in AWAY or (disturbed and code in ENDED):
            return None if disturbed else "the connection was lost undisturbed"
        if self.kind == "good":
            return None if passed else f"a good statement was refused: {json.dumps(answer.get('findings'))}"
        if passed:
            return f"a statement that is {self.kind} passed"
        if self.kind == "endless" and code not in ENDED:
            return f"an endless statement ended as {code}"
        if self.kind == "hostile" and code not in GUARD:
            return f"a hostile statement ended as {code}"
        return None


def scenario(random, engine, folder):
    """A scripted model for `ask` that replies with such statements."""
    replies = []
    for attempt in range(1, 5):
        sql = good(random, engine) if attempt == 4 else Choice(random, engine, folder).sql
        replies.append({"level": "basic", "attempt": attempt, "text": ["```sql", *sql.split("\n"), "```"]})
    return {"name": "soak", "title": "Soak", "shows": "Random statements.", "database": "shop",
            "question": f"Which items? ({random.random()})", "replies": replies,
            "expected": {"outcome": "solved", "attempts": 4, "lanes": []}}
