#!/usr/bin/env python3
"""Tests of the scorer itself: what counts as a name that was meant, as equal rows and as a missed limit."""

import sqlite3
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True

# pylint: disable=wrong-import-position
from cases import SETS, Case, has_same_sides, means, read_set
from clients import SqlError, SqliteClient
from goodset import GENERATED, generated
from measuring import multiset, with_fix
from report import missed
from schemas import DIALECTS, schemas, script


def case(sql, names, kind="column.qualifier", engine="sqlite"):
    return Case("x", "shop", engine, "", sql, "", names, kind)


class Names(unittest.TestCase):
    def test_the_right_column_of_the_right_table_is_meant(self):
        asked = case("SELECT a.born FROM a JOIN b", ["b.born", "people.born"])
        self.assertTrue(means("b.born", asked))
        self.assertTrue(means('people."born"', asked))
        self.assertTrue(means("people.born (JOIN people ON people.id = a.id)", asked))
        self.assertFalse(means("a.born", asked))
        self.assertFalse(means("b.id", asked))

    def test_a_name_without_its_table_counts_only_if_the_name_was_wrong(self):
        self.assertFalse(means("born", case("SELECT a.born FROM a", ["b.born"])))
        self.assertTrue(means("born", case("SELECT b.boorn FROM b", ["b.born"])))
        self.assertTrue(means("born (JOIN b ON b.id = a.id)", case("SELECT a.born FROM a", ["b.born"])))

    def test_letter_case_matters_on_postgresql_only(self):
        self.assertTrue(means("BORN", case("", ["born"])))
        self.assertFalse(means("BORN", case("", ["born"], engine="postgresql")))

    def test_names_with_blanks_and_signs_are_one_name(self):
        self.assertTrue(means('"Free Meals (Ages 5-17)"', case("", ["Free Meals (Ages 5-17)"])))
        self.assertTrue(means('m."T-CHO"', case("", ["m.T-CHO"])))


class Texts(unittest.TestCase):
    def test_a_name_compared_with_itself_is_found(self):
        self.assertTrue(has_same_sides("SELECT 1 FROM a JOIN b ON a.id = a.id"))
        self.assertTrue(has_same_sides('SELECT 1 FROM a WHERE "x y"="x y"'))
        self.assertFalse(has_same_sides("SELECT 1 FROM a JOIN b ON a.id = b.id"))
        self.assertFalse(has_same_sides("SELECT 1 FROM a WHERE a.id = a.id2"))
        self.assertFalse(has_same_sides("SELECT 1 FROM a WHERE x = x", "SELECT 2 FROM a WHERE x = x"))

    def test_a_fix_counts_bytes(self):
        self.assertEqual(with_fix("SELECT 'é', nam", {"offset": 13, "length": 3, "replacement": "name"}),
                         "SELECT 'é', name")


class Rows(unittest.TestCase):
    def test_order_and_the_spelling_of_numbers_do_not_matter(self):
        self.assertEqual(multiset([("a", "2.00"), (None, 1)]), multiset([(None, 1.0), ("a", "2")]))

    def test_the_number_of_equal_rows_matters(self):
        self.assertNotEqual(multiset([("a",), ("a",)]), multiset([("a",)]))

    def test_null_is_no_text(self):
        self.assertNotEqual(multiset([(None,)]), multiset([("None",)]))


class Limits(unittest.TestCase):
    def test_worse_and_unmeasured_figures_are_missed(self):
        sums = {"held": {"figures": {"right %": 60.0, "other %": 6.0, "unparsable": 0}}}
        wanted = {"held": {"right %": 65, "other %": 5, "unparsable": 0}, "good": {"touched": 0}}
        self.assertEqual(len(missed(sums, wanted)), 3)
        self.assertEqual(missed(sums, {"held": {"right %": 60, "other %": 6, "unparsable": 0}}), [])


class Sets(unittest.TestCase):
    def test_the_sets_are_whole_and_no_case_is_in_both(self):
        work, held = map(read_set, SETS)
        self.assertEqual((len(work), len(held)), (600, 200))
        known = {(each.engine, each.schema, each.sql) for each in work}
        self.assertEqual(len(known), 600)
        self.assertFalse([each.id for each in held if (each.engine, each.schema, each.sql) in known])
        self.assertEqual(len({each.id for each in work + held}), 800)

    def test_every_schema_is_there_for_every_engine(self):
        described = schemas()
        self.assertEqual({each.schema for name in SETS for each in read_set(name)}, set(described))
        self.assertEqual(len(described["erp"]), 300)
        for engine in DIALECTS:
            self.assertIn("CREATE TABLE", script(engine, described["football"]))

    def test_the_grammars_write_different_statements(self):
        texts = [each.sql for each in generated("sqlite")]
        self.assertEqual(len(texts), len(set(texts)))
        self.assertGreater(len(texts), GENERATED * 0.7)


class Sqlite(unittest.TestCase):
    def test_syntax_errors_are_told_from_others(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "a.sqlite"
            sqlite3.connect(path).close()
            client = SqliteClient(path)
            for text, is_syntax in (("SELECT 1 FROM", True), ("SELECT absent FROM sqlite_master", False)):
                with self.assertRaises(SqlError) as caught:
                    client.rows(text)
                self.assertEqual(caught.exception.is_syntax, is_syntax, text)
            self.assertEqual(client.rows("SELECT 1"), [(1,)])
            client.close()


if __name__ == "__main__":
    unittest.main()
