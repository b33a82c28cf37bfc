#!/usr/bin/env python3
"""Tests of the scorer, and of the questions as they are stored."""

import sqlite3
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
from comparing import Cells, is_right, slack_of
from databases import MORE, UNSEEN, WORK, make_databases
from questions import LANGUAGES, SETS, Question, read_set
from report import Verdict, figures, misses, missed
from running import Database, Result, order_of
from score import CLOSED, ask, score, verdict

SIZES = {"work": 520, "more": 1000, "held": 150, "unseen": 100}
LEAST_OF_A_LANGUAGE = 60  # of the closed sets together
RELATIVE_DAY = "2026-06-15"

# Answers 1 if it is told the day, and otherwise 2.
ANSWERS_EVERYTHING = """
import json, sys
for line in open(sys.argv[sys.argv.index("--jsonl") + 1], encoding="utf-8"):
    sql = "SELECT 1" if "--today" in sys.argv else "SELECT 2"
    print(json.dumps({"id": json.loads(line)["id"], "outcome": "solved", "sql": sql}))
"""


def result(*rows, columns=None):
    return Result(columns or [f"c{at}" for at in range(len(rows[0]) if rows else 0)], list(rows))


def same(gold, predicted, *cells):
    return is_right(gold, predicted, Cells(*cells))


class Rows(unittest.TestCase):
    def check(self, cases):
        for name, gold, predicted, expected in cases:
            with self.subTest(name):
                self.assertEqual(same(result(*gold), result(*predicted)), expected)

    def test_rows_are_compared_as_multisets(self):
        self.check([
            ("the order of rows does not matter", [("a",), ("b",)], [("b",), ("a",)], True),
            ("the number of equal rows matters", [("a",), ("a",)], [("a",)], False),
            ("a row too many is wrong", [("a",)], [("a",), ("b",)], False),
            ("the same number of rows with another repeated is wrong", [("a",), ("a",), ("b",)],
             [("a",), ("b",), ("b",)], False),
            ("no rows are right if none were expected", [], [], True),
            ("no rows are wrong if some were expected", [("a",)], [], False),
            ("rows are wrong if none were expected", [], [("a",)], False),
        ])

    def test_columns_may_be_in_any_order_and_more(self):
        self.check([
            ("columns may change places", [("a", 1), ("b", 2)], [(1, "a"), (2, "b")], True),
            ("an id beside the name is no harm", [("a",), ("b",)], [(1, "a"), (2, "b")], True),
            ("a missing column is wrong", [("a", 1)], [("a",)], False),
            ("two gold columns need two predicted columns", [(5, 5)], [(5,)], False),
            ("columns must agree row by row", [("a", 1), ("b", 2)], [("a", 2), ("b", 1)], False),
            ("a column that fits alone is not enough", [("a", 1), ("b", 1), ("a", 2)],
             [("a", 1), ("b", 2), ("a", 1)], False),
        ])

    def test_numbers(self):
        self.check([
            ("a whole number and a fraction are equal", [(2,)], [(2.0,)], True),
            ("a text of digits is a number", [("2024", 1)], [(2024, 1)], True),
            ("a difference beyond a millionth is wrong", [(1000.0,)], [(1000.01,)], False),
            ("a difference within a millionth is no harm", [(1000.0,)], [(1000.0000001,)], True),
            ("leading zeros make a code", [("007",)], [(7,)], False),
            ("NULL is not zero", [(None,)], [(0,)], False),
            ("NULL is not a text", [(None,)], [("None",)], False),
        ])

    def test_dates(self):
        self.check([
            ("a month and its first day are the same", [("2024-03", 1)], [("2024-03-01", 1)], True),
            ("a month and its first second are the same", [("2024-03", 1)], [("2024-03-01 00:00:00", 1)], True),
            ("a month and another day are not", [("2024-03", 1)], [("2024-03-02", 1)], False),
            ("two months are not the same", [("2024-03", 1)], [("2024-04", 1)], False),
            ("a year and its first day are the same", [("2024", 1)], [("2024-01-01", 1)], True),
            ("a month may be divided into year and number", [("2024-03", 7)], [(2024, 3, 7)], True),
            ("a divided month must be the right one", [("2024-03", 7)], [(2024, 4, 7)], False),
            ("a month may be written without a hyphen", [("2024-03", 7)], [("202403", 7)], True),
            ("a month may be a number if all are of one year", [("2024-03", 7), ("2024-04", 8)], [("03", 7), (4, 8)],
             True),
            ("a month may not be a number if the year differs", [("2023-03", 7), ("2024-04", 8)], [("03", 7), (4, 8)],
             False),
            ("a quarter may be a number if all are of one year", [("2024-Q1", 7), ("2024-Q2", 8)], [(1, 7), ("Q2", 8)],
             True),
            ("a quarter may be written backwards", [("2024-Q2", 7)], [("Q2 2024", 7)], True),
            ("a quarter may be its first day", [("2024-Q2", 7)], [("2024-04-01", 7)], True),
            ("a quarter may be divided", [("2024-Q2", 7)], [("2024", "2", 7)], True),
            ("another quarter is wrong", [("2024-Q2", 7)], [("2024-Q3", 7)], False),
            ("midnight is the day", [("2024-03-05",)], [("2024-03-05 00:00:00",)], True),
            ("another hour is not", [("2024-03-05",)], [("2024-03-05 10:00:00",)], False),
        ])

    def test_first_and_last_names_may_be_one_column(self):
        gold = result(("Ada", "Novak"), columns=["first_name", "last_name"])
        self.assertTrue(same(gold, result(("Ada Novak",))))
        self.assertFalse(same(gold, result(("Ada",))))
        self.assertFalse(same(result(("Ada", "Novak"), columns=["a", "b"]), result(("Ada Novak",))))
        self.assertTrue(same(result(("Ада", "Новак"), columns=["имя", "фамилия"]), result(("Ада Новак",))))

    def test_rounding_in_a_statement_loosens_the_comparison(self):
        self.assertAlmostEqual(slack_of("SELECT ROUND(AVG(coalesce(a, 0)), 2) FROM t"), 0.005, 5)
        self.assertAlmostEqual(slack_of("SELECT round(AVG(a)) FROM t"), 0.5, 3)
        self.assertEqual(slack_of("SELECT a FROM round"), 0)
        self.assertTrue(same(result((3.14159,)), result((3.14,)), 0, slack_of("SELECT ROUND(x, 2)")))
        self.assertFalse(same(result((3.14159,)), result((3.15,)), 0, slack_of("SELECT ROUND(x, 2)")))
        self.assertFalse(same(result((3.14159,)), result((3.14,))))

    def test_a_share_may_be_a_percentage(self):
        self.assertTrue(same(result((0.25,)), result((25.0,)), 0, 0, 0.01))
        self.assertFalse(same(result((0.25,)), result((25.0,))))
        self.assertFalse(same(result((0.25,)), result((26.0,)), 0, 0, 0.01))


class Order(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = Path(folder.name) / "a.sqlite"
        with sqlite3.connect(path) as made:
            made.execute("CREATE TABLE t (name TEXT, size INTEGER)")
            made.executemany("INSERT INTO t VALUES (?, ?)", [("a", 1), ("b", 3), ("c", 2), ("d", 3), ("e", 2)])
        made.close()
        self.database = Database(path)
        self.addCleanup(self.database.close)

    def test_rows_that_are_equal_in_order_may_change_places(self):
        cases = [
            ("without ORDER BY any order is right", "SELECT name FROM t", "edcba", True),
            ("ties may change places", "SELECT name FROM t ORDER BY size DESC", "dbeca", True),
            ("others may not", "SELECT name FROM t ORDER BY size DESC", "dbaec", False),
            ("a limit cuts a tie anywhere", "SELECT name FROM t ORDER BY size LIMIT 2", "ae", True),
            ("another row is wrong at the cut", "SELECT name FROM t ORDER BY size LIMIT 2", "ab", False),
            ("all rows of a cut tie may be given", "SELECT name FROM t ORDER BY size LIMIT 2", "aec", True),
            ("the order by an output column counts", "SELECT name, size FROM t ORDER BY name", "abcde", True),
            ("strict order where ties cannot be seen", "SELECT DISTINCT name FROM t ORDER BY upper(name)", "bacde",
             False),
            ("LIMIT without a tie takes no more", "SELECT name FROM t ORDER BY size LIMIT 3", "aecb", False),
            ("an order within a subquery is none", "SELECT name FROM (SELECT * FROM t ORDER BY size)", "edcba", True),
        ]
        for name, sql, given, expected in cases:
            with self.subTest(name):
                gold = self.database.run_gold(sql)
                sizes = dict(self.database.run("SELECT name, size FROM t").rows)
                self.assertEqual(same(gold, result(*[(each, sizes[each]) for each in given])), expected)

    def test_the_order_is_read_from_the_top_level(self):
        order = order_of("SELECT a, (SELECT b FROM u ORDER BY c LIMIT 1) FROM t ORDER BY max(a, b) DESC, c LIMIT 7")
        self.assertEqual((order.keys, order.limit, order.can_add), (["max(a, b)", "c"], 7, True))
        self.assertIsNone(order_of("SELECT a FROM (SELECT a FROM t ORDER BY a)"))

    def test_statements_only_read_and_end(self):
        for name, sql in (("a change", "DELETE FROM t"), ("a statement without rows", "PRAGMA case_sensitive_like = 1"),
                          ("too many rows", "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
                                            "SELECT i FROM n")):
            with self.subTest(name), self.assertRaises(sqlite3.Error):
                self.database.run(sql)

    def test_a_reply_becomes_a_verdict(self):
        asked = Question("1", "a", "en", "list", "the large ones", "SELECT name FROM t WHERE size = 3",
                         ["SELECT name FROM t WHERE size >= 2"])
        absent = Question("2", "a", "en", "none", "the colours", unread=["colours"])
        right = "SELECT * FROM t WHERE size > 2"
        cases = [
            ("the rows of gold are right", asked, {"outcome": "solved", "sql": right}, "right"),
            ("the rows of another gold are right too", asked,
             {"outcome": "solved", "sql": "SELECT name FROM t WHERE size > 1"}, "right"),
            ("other rows are wrong", asked, {"outcome": "solved", "sql": "SELECT name FROM t"}, "wrong"),
            ("what cannot be run is wrong", asked, {"outcome": "solved", "sql": "SELECT absent FROM t"}, "wrong"),
            ("a statement of a run that gave up is no answer", asked, {"outcome": "gave_up", "sql": right},
             "unanswered"),
            ("an answer to what is not there is wrong", absent, {"outcome": "solved", "sql": right}, "wrong"),
            ("no answer to what is not there is due", absent, {"outcome": "gave_up", "sql": None}, "refused"),
        ]
        for name, question, reply, expected in cases:
            with self.subTest(name):
                self.assertEqual(verdict(question, reply, self.database).word, expected)


class Program(unittest.TestCase):
    def test_it_is_asked_once_for_each_database_and_day(self):
        today = [Question(str(at), "shop", "en", "count", "how many?", "SELECT 1", today=day)
                 for at, day in enumerate([None, RELATIVE_DAY, None])]
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder) / "program"
            program.write_text(f"#!{sys.executable}\n" + ANSWERS_EVERYTHING, encoding="utf-8")
            program.chmod(0o700)
            self.assertEqual([each.word for each in score(str(program), today)], ["wrong", "right", "wrong"])

    def test_missing_replies_end_it(self):
        with tempfile.TemporaryDirectory() as folder, self.assertRaises(SystemExit):
            ask("true", "a.sqlite", None, [Question("1", "shop", "en", "count", "how many?", "SELECT 1")], folder)


class Figures(unittest.TestCase):
    def setUp(self):
        asked = [Question(str(at), "a", "en", "list", f"question {at}", "SELECT 1") for at in range(4)]
        absent = [Question(f"n{at}", "a", "en", "none", "Favourite COLOUR", unread=["Colour"]) for at in range(4)]
        self.verdicts = [
            Verdict(asked[0], True, True), Verdict(asked[1], True, True),
            Verdict(asked[2], True, False, "other rows", {"sql": "SELECT 2"}),
            Verdict(asked[3], False), Verdict(absent[0], True),
            Verdict(absent[1], False, reply={"unread": ["favourite colour"]}),
            Verdict(absent[2], False, reply={"unread": ["favourite"]}), Verdict(absent[3], False)]

    def test_they_are_counted_as_the_readme_says(self):
        self.assertEqual(figures(self.verdicts)["en"], {
            "questions": 8, "answered": 0.75, "right": 0.5, "refused": 0.75, "unread": 0.3333, "surplus": 0.67})

    def test_a_low_or_unmeasured_figure_is_missed(self):
        limits = {"all": {"right": 0.5, "answered": 0.8}, "language": {"right": 0.5}}
        self.assertEqual(missed(figures(self.verdicts), limits),
                         ["it: right is None, not 0.5", "ru: right is None, not 0.5", "all: answered is 0.75, not 0.8"])
        self.assertEqual(missed(figures(self.verdicts, "en"), limits), [])

    def test_of_closed_sets_only_ids_are_shown(self):
        self.assertIn("question 2", misses(self.verdicts[2:4], shows_text=True))
        self.assertEqual(misses(self.verdicts[2:4], shows_text=False).split(), ["wrong", "2", "unanswered", "3"])


class Sets(unittest.TestCase):
    """The stored questions. A failure names ids, not texts."""

    @classmethod
    def setUpClass(cls):
        cls.sets = {name: read_set(name) for name in SETS}
        cls.all = [each for name in SETS for each in cls.sets[name]]

    def test_they_have_the_agreed_size_and_languages(self):
        for name, size in SIZES.items():
            self.assertEqual(len(self.sets[name]), size, name)
        for language in LANGUAGES:
            closed = [each for name in CLOSED for each in self.sets[name] if each.language == language]
            self.assertGreaterEqual(len(closed), LEAST_OF_A_LANGUAGE, language)

    def test_no_id_and_no_question_is_there_twice(self):
        self.assertEqual(len({each.id for each in self.all}), len(self.all))
        seen = {}
        for each in self.all:
            other = seen.setdefault((each.db, " ".join(each.question.casefold().split()).strip("?.!")), each.id)
            self.assertEqual(other, each.id)

    def test_each_is_about_a_database_of_its_set(self):
        for name, questions in self.sets.items():
            known = {"more": MORE, "unseen": UNSEEN}.get(name, WORK)
            self.assertEqual({each.db for each in questions} - set(known), set())

    def test_each_has_gold_or_says_what_is_not_there(self):
        for each in self.all:
            with self.subTest(each.id):
                self.assertNotEqual(bool(each.sql), bool(each.unread))
                self.assertEqual(each.kind == "none", bool(each.unread))
                self.assertIn(each.today, (None, RELATIVE_DAY))
                self.assertTrue(all(word.casefold() in each.question.casefold() for word in each.unread or []))

    def test_every_gold_statement_runs_and_agrees_with_itself(self):
        with tempfile.TemporaryDirectory() as folder:
            paths = make_databases(folder, sorted({each.db for each in self.all}))
            databases = {name: Database(path) for name, path in paths.items()}
            for each in self.all:
                for sql in [each.sql, *each.also] if each.sql else []:
                    with self.subTest(each.id):
                        database = databases[each.db]
                        self.assertTrue(is_right(database.run_gold(sql), database.run(sql)))
            for database in databases.values():
                database.close()

    def test_databases_are_the_same_each_time(self):
        with tempfile.TemporaryDirectory() as folder:
            one = make_databases(Path(folder) / "one", WORK + MORE + UNSEEN)
            other = make_databases(Path(folder) / "other", WORK + MORE + UNSEEN)
            for name, path in one.items():
                self.assertEqual(path.read_bytes(), other[name].read_bytes(), name)


if __name__ == "__main__":
    unittest.main()
