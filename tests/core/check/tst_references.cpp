#include "support/checking.h"

#include "check/references.h"

#include <QTest>

namespace querymend {

class ReferencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatIsHidden_data()
    {
        QTest::addColumn<QString>("dialect");
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("findings");
        const auto row = [](const char* sentence, const char* dialect, const char* sql, const char* findings) {
            QTest::newRow(sentence) << QString::fromLatin1(dialect) << QString::fromLatin1(sql)
                                    << QString::fromLatin1(findings);
        };
        row("a search by the table's name", "sqlite", "SELECT title FROM ft WHERE ft MATCH 'x' ORDER BY rank", "");
        row("a search by a comparison", "sqlite", "SELECT title FROM ft WHERE ft = 'x'", "");
        row("a search by a call", "sqlite", "SELECT title, rank FROM ft('x')", "");
        row("a call under an alias", "sqlite", "SELECT f.title, f.rank FROM ft('x') f", "");
        row("functions of the search", "sqlite", "SELECT snippet(ft, 0, '<', '>', '…', 5), bm25(ft) FROM ft('x')", "");
        row("a column that a call does not give", "sqlite", "SELECT author FROM ft('x')", "unknown_column: author");
        row("what is hidden can be ambiguous", "sqlite", "SELECT rank FROM ft JOIN notes", "ambiguous_column: rank");
        row("a plain table cannot be called", "sqlite", "SELECT id FROM notes('x')", "unknown_function: notes");
        row("a virtual table is no function", "sqlite", "SELECT ft('x')", "unknown_function: ft");
        row("a star does not give it", "sqlite", "SELECT d.rank FROM (SELECT * FROM ft) d", "unknown_column: d.rank");
        row("nor does it count", "sqlite", "SELECT * FROM ft UNION SELECT 1, 2", "");
        row("a shadow table can be named", "sqlite", "SELECT c0 FROM ft_content", "");
        row("the times of a row's versions", "mariadb", "SELECT a, row_start, v.row_end FROM versioned v", "");
        row("which other tables do not have", "mariadb", "SELECT row_start FROM notes", "unknown_column: row_start");
        row("a table of the sequence engine", "mariadb", "SELECT seq FROM seq_1_to_10_step_3", "");
        row("of any database", "mariadb", "SELECT seq FROM other.seq_10_to_1", "");
        row("what is only called like one", "mariadb", "SELECT seq FROM seq_1_to_n", "unknown_table: seq_1_to_n");
        row("in other letters it is none", "mariadb", "SELECT seq FROM SEQ_1_TO_3", "unknown_table: SEQ_1_TO_3");
        row("and none elsewhere", "sqlite", "SELECT seq FROM seq_1_to_10", "unknown_table: seq_1_to_10");
    }

    void knowsWhatIsHidden()
    {
        QFETCH(QString, dialect);
        QFETCH(QString, sql);
        QFETCH(QString, findings);
        const Dialect& known = *dialectNamed(dialect.toStdString());
        const auto schema = viewOf(hiddenThings, known);
        QVERIFY(schema);
        QCOMPARE(summary(checkStatically(sql.toStdString(), {&known, schema.get(), CheckPolicy::analyst, {}})),
                 findings);
    }

    void suggestsNoShadowTable()
    {
        const Dialect& known = *dialectNamed("sqlite");
        const auto schema = viewOf(hiddenThings, known);
        for (const char* sql : {"SELECT 1 FROM ft_contents", "SELECT c2 FROM notes"}) {
            const Verdict verdict = checkStatically(sql, {&known, schema.get(), CheckPolicy::analyst, {}});
            QCOMPARE(verdict.findings.size(), std::size_t{1});
            for (const std::string& suggestion : suggestionTexts(verdict.findings.front()))
                QVERIFY2(suggestion.find("ft_content") == std::string::npos, suggestion.c_str());
        }
    }

    void tellsNoMoreThanSomebodyReads()
    {
        std::string sql = "SELECT c0";
        for (int i = 1; i < 1000; ++i)
            sql += ", c" + std::to_string(i);
        const Verdict verdict = checked(QStringLiteral("sqlite"), QString::fromStdString(sql + " FROM orders"));
        QCOMPARE(verdict.findings.size(), mostReferenceFindings);
        QCOMPARE(verdict.findings.front().identifier, std::string("c0"));
    }

    /// Columns that double with every CTE are not expanded without limit; past it no column is reported missing.
    void doesNotDoubleWithoutEnd()
    {
        std::string sql = "WITH c0 AS (SELECT id FROM orders)";
        for (int i = 1; i <= 40; ++i) {
            const std::string before = "c" + std::to_string(i - 1);
            sql +=
                ", c" + std::to_string(i) + " AS (SELECT a.*, b.* FROM " + before + " a CROSS JOIN " + before + " b)";
        }
        QCOMPARE(summary(checked(QStringLiteral("sqlite"), QString::fromStdString(sql + " SELECT nosuch FROM c3"))),
                 QStringLiteral("unknown_column: nosuch"));
        QCOMPARE(summary(checked(QStringLiteral("sqlite"), QString::fromStdString(sql + " SELECT nosuch FROM c40"))),
                 QString());
    }

    /// A long chain of CTEs is resolved from its start, so that its end is known.
    void knowsTheEndOfALongChain()
    {
        std::string sql = "WITH c0 AS (SELECT id FROM orders)";
        for (int i = 1; i <= 20000; ++i)
            sql += ", c" + std::to_string(i) + " AS (SELECT * FROM c" + std::to_string(i - 1) + ")";
        QCOMPARE(
            summary(checked(QStringLiteral("sqlite"), QString::fromStdString(sql + " SELECT id, nosuch FROM c20000"))),
            QStringLiteral("unknown_column: nosuch"));
    }

    void finds_data()
    {
        QTest::addColumn<QString>("dialect");
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("findings");

        const auto row = [](const char* sentence, const char* dialect, const char* sql, const char* findings) {
            QTest::newRow(sentence) << QString::fromLatin1(dialect) << QString::fromLatin1(sql)
                                    << QString::fromLatin1(findings);
        };
        row("a table that is not there", "sqlite", "SELECT 1 FROM order", "syntax: ");
        row("a table in the singular", "sqlite", "SELECT 1 FROM customer", "unknown_table: customer");
        row("a table in another schema", "postgresql", "SELECT 1 FROM sales.orders", "unknown_table: sales.orders");
        row("a CTE is a table where it is in sight", "sqlite", "WITH o AS (SELECT 1) SELECT * FROM o", "");
        row("and none where it is not", "sqlite", "SELECT * FROM (WITH o AS (SELECT 1) SELECT * FROM o) JOIN o",
            "unknown_table: o");
        row("a CTE shadows a table", "sqlite", "WITH orders AS (SELECT 1 AS x) SELECT total FROM orders",
            "unknown_column: total");
        row("a recursive CTE sees itself", "postgresql",
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n", "");
        row("without RECURSIVE it does not", "postgresql",
            "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n", "unknown_table: n");

        row("a column that no table has", "sqlite", "SELECT price FROM orders", "unknown_column: price");
        row("a column of a table that is not in the query", "sqlite", "SELECT city FROM orders",
            "unknown_column: city");
        row("a column under the wrong qualifier", "sqlite",
            "SELECT o.city FROM orders o JOIN customers c ON c.id = o.customer_id", "unknown_column: o.city");
        row("a qualifier that nothing bears", "sqlite", "SELECT x.id FROM orders o", "unknown_alias: x");
        row("an aliased table loses its name", "postgresql", "SELECT orders.id FROM orders o", "unknown_alias: orders");
        row("a column in two tables", "sqlite", "SELECT id FROM orders JOIN customers ON 1 = 1",
            "ambiguous_column: id");
        row("USING makes one of two", "postgresql", "SELECT id FROM orders JOIN customers USING (id)", "");
        row("USING merges no other", "postgresql", "SELECT name FROM customers a JOIN customers b USING (id)",
            "ambiguous_column: name");
        row("a join without USING adds it again", "postgresql",
            "SELECT id FROM customers a JOIN customers b USING (id) JOIN orders o ON true", "ambiguous_column: id");
        row("DuckDB takes the merged one", "duckdb",
            "SELECT id FROM customers a JOIN customers b USING (id) JOIN orders o ON true", "");
        row("USING of a join in parentheses", "postgresql",
            "SELECT status, city FROM orders JOIN (customers JOIN (SELECT 'x' AS city) m USING (city)) USING (id)", "");
        row("USING twice in the end", "mariadb",
            "SELECT status, city FROM orders JOIN customers JOIN (SELECT 'x' AS city) m USING (city) USING (id)", "");
        row("USING after a condition in the end", "postgresql",
            "SELECT id FROM orders JOIN customers JOIN (SELECT 'x' AS town) m ON town = city USING (id)", "");
        row("USING needs it in the join in parentheses", "postgresql",
            "SELECT 1 FROM orders JOIN (customers JOIN (SELECT 'x' AS city) m USING (city)) USING (status)",
            "unknown_column: status");
        row("NATURAL of a join in parentheses", "mysql",
            "SELECT id FROM orders NATURAL JOIN (customers CROSS JOIN (SELECT 1 AS one) m)", "");
        row("a comma ends what NATURAL joins", "postgresql",
            "SELECT city FROM customers, orders NATURAL JOIN (SELECT 'x' AS city) m", "ambiguous_column: city");
        row("in SQLite it does not", "sqlite", "SELECT city FROM customers, orders NATURAL JOIN (SELECT 'x' AS city) m",
            "");
        row("a star gives a name twice that USING does not merge", "postgresql",
            "SELECT name FROM (SELECT * FROM customers a JOIN customers b USING (id)) t", "ambiguous_column: name");
        row("the merged columns come first", "postgresql",
            "WITH t(k) AS (SELECT * FROM (SELECT 1 AS x, 2 AS id) p JOIN orders USING (id)) SELECT k, x, total FROM t",
            "");
        for (const char* const dialect : {"sqlite", "duckdb"}) {
            row((QByteArray(dialect) + ": the first of two columns of one name").constData(), dialect,
                "WITH t AS (SELECT a.id, b.id FROM customers a JOIN orders b ON true) SELECT id FROM t", "");
        }
        row("PostgreSQL takes neither of two columns of one name", "postgresql",
            "WITH t AS (SELECT a.id, b.id FROM customers a JOIN orders b ON true) SELECT id FROM t",
            "ambiguous_column: id");
        row("USING needs it on both sides", "postgresql", "SELECT 1 FROM orders JOIN customers USING (customer_id)",
            "unknown_column: customer_id");
        row("an outer column is seen from within", "sqlite",
            "SELECT 1 FROM customers c WHERE EXISTS (SELECT 1 FROM orders WHERE customer_id = c.id)", "");
        row("an inner one is not seen from without", "sqlite",
            "SELECT o.total FROM customers WHERE id IN (SELECT o.customer_id FROM orders o)", "unknown_alias: o");
        row("a derived table without LATERAL sees no neighbour", "postgresql",
            "SELECT 1 FROM customers c, (SELECT total FROM orders WHERE customer_id = c.id) x", "unknown_alias: c");
        row("with LATERAL it does", "postgresql",
            "SELECT 1 FROM customers c, LATERAL (SELECT total FROM orders WHERE customer_id = c.id) x", "");
        row("a join's condition sees no later table", "postgresql",
            "SELECT 1 FROM orders o JOIN customers c ON c.id = p.id JOIN customers p ON true", "unknown_alias: p");
        row("an alias of the list is a column for ORDER BY", "postgresql",
            "SELECT total * 2 AS twice FROM orders ORDER BY twice", "");
        row("but not for WHERE", "postgresql", "SELECT total * 2 AS twice FROM orders WHERE twice > 1",
            "unknown_column: twice");
        row("SQLite lets WHERE see it", "sqlite", "SELECT total * 2 AS twice FROM orders WHERE twice > 1", "");
        row("the columns of a derived table are those of its list", "sqlite",
            "SELECT d.total FROM (SELECT id FROM orders) d", "unknown_column: d.total");
        row("what a function gives is not known", "postgresql", "SELECT anything FROM json_to_record('{}') r", "");
        row("a table called like the time, as SQLite reads it", "sqlite", "SELECT 1 FROM orders, CURRENT_TIME",
            "unknown_table: CURRENT_TIME");
        row("a limit sees no columns", "sqlite", "SELECT id FROM orders LIMIT id", "unknown_column: id");
        row("a limit sees the columns of its own subquery", "sqlite",
            "SELECT id FROM orders LIMIT (SELECT max(id) FROM customers)", "");
        row("a function of values is no table to SQLite", "sqlite", "SELECT 1 FROM orders, zeroblob(4)",
            "unknown_table: zeroblob");
        row("a function of rows is one", "sqlite", "SELECT 1 FROM orders, json_each('[1]')", "");
        row("PostgreSQL reads rows from any function", "postgresql", "SELECT 1 FROM orders, upper('a')", "");
        row("a qualifier in single quotes", "sqlite", "SELECT 'orders'.total, 'orders'.price FROM orders",
            "unknown_column: orders.price");
        row("a text before a dot is a qualifier to SQLite", "sqlite", "SELECT 1 FROM orders WHERE total > '1' . total",
            "unknown_alias: 1");
        row("a function without parentheses in FROM", "postgresql", "SELECT 1 FROM orders, CURRENT_TIME", "");
        row("SQLite has a rowid", "sqlite", "SELECT rowid FROM orders", "");
        row("PostgreSQL keeps the case in quotes", "postgresql", "SELECT \"Total\" FROM orders",
            "unknown_column: Total");
        row("SQLite does not", "sqlite", "SELECT \"Total\" FROM orders", "");

        row("a function of another dialect", "sqlite", "SELECT YEAR(total) FROM orders", "unknown_function: YEAR");
        row("too few arguments", "sqlite", "SELECT substr(status) FROM orders", "wrong_arguments: substr");
        row("the same mistake in two places is one finding", "sqlite", "SELECT price FROM orders WHERE price > 1",
            "unknown_column: price");
        row("every mistake is told, in order", "sqlite", "SELECT price, weight FROM orders",
            "unknown_column: price; unknown_column: weight");
    }

    void finds()
    {
        QFETCH(QString, dialect);
        QFETCH(QString, sql);
        QFETCH(QString, findings);
        QCOMPARE(summary(checked(dialect, sql)), findings);
    }

    void suggests_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("mended");

        QTest::newRow("the nearest table") << "SELECT 1 FROM customer"
                                           << "SELECT 1 FROM customers";
        QTest::newRow("the nearest column") << "SELECT staus FROM orders"
                                            << "SELECT status FROM orders";
        QTest::newRow("the same letters with other separators") << "SELECT CustomerId FROM orders"
                                                                << "SELECT customer_id FROM orders";
        QTest::newRow("the table of the query that has the column")
            << "SELECT o.city FROM orders o JOIN customers c ON c.id = o.customer_id"
            << "SELECT c.city FROM orders o JOIN customers c ON c.id = o.customer_id";
        QTest::newRow("one of two tables") << "SELECT id FROM orders o JOIN customers c ON 1 = 1"
                                           << "SELECT o.id FROM orders o JOIN customers c ON 1 = 1";
        QTest::newRow("a misspelt keyword") << "SELECT id FORM orders"
                                            << "SELECT id FROM orders";
        QTest::newRow("a misspelt first word") << "SELCT id FROM orders"
                                               << "SELECT id FROM orders";
        QTest::newRow("a comma too many") << "SELECT id, FROM orders"
                                          << "SELECT id FROM orders";
        QTest::newRow("a parenthesis too many") << "SELECT max(id)) FROM orders"
                                                << "SELECT max(id) FROM orders";
        QTest::newRow("a reserved word as a name") << "SELECT total AS group FROM orders"
                                                   << "SELECT total AS \"group\" FROM orders";
        QTest::newRow("a function of another dialect")
            << "SELECT YEAR(o.status || 'x') FROM orders o"
            << "SELECT CAST(strftime('%Y', o.status || 'x') AS INTEGER) FROM orders o";
        QTest::newRow("each call of a function of another dialect")
            << "SELECT year(status) FROM orders GROUP BY YEAR(status)"
            << "SELECT CAST(strftime('%Y', status) AS INTEGER) FROM orders GROUP BY CAST(strftime('%Y', status) AS "
               "INTEGER)";
        QTest::newRow("the inner of two calls of it") << "SELECT NVL(NVL(status, id), 1) FROM orders"
                                                      << "SELECT NVL(COALESCE(status, id), 1) FROM orders";
        QTest::newRow("a date's format is spelled anew")
            << "SELECT DATE_FORMAT(status, '%Y-%m') FROM orders GROUP BY DATE_FORMAT( status,'%Y-%m' )"
            << "SELECT strftime('%Y-%m', status) FROM orders GROUP BY strftime('%Y-%m', status)";
        QTest::newRow("each place of the same mistake") << "SELECT staus FROM orders WHERE staus = 'x'"
                                                        << "SELECT status FROM orders WHERE status = 'x'";
        QTest::newRow("after a comment and a rewritten quote, where it is")
            << "SELECT /* `staus` */ `staus` FROM orders"
            << "SELECT /* `staus` */ status FROM orders";
    }

    void suggests()
    {
        QFETCH(QString, sql);
        QFETCH(QString, mended);
        const Verdict verdict = checked(QStringLiteral("sqlite"), sql);
        QVERIFY2(verdict.primary() && !verdict.primary()->fixes.empty(), qPrintable(summary(verdict)));
        const std::string given = sql.toStdString();
        const EditedText edited(given, verdict.primary()->fixes.front().edits);
        QCOMPARE(QString::fromStdString(edited.text()), mended);
    }

    void namesTheJoinThatIsMissing_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("suggestion");

        QTest::newRow("from a table by its name")
            << "SELECT city FROM orders"
            << "customers.city (JOIN customers ON orders.customer_id = customers.id)";
        QTest::newRow("from a table by its alias") << "SELECT city FROM orders o"
                                                   << "customers.city (JOIN customers ON o.customer_id = customers.id)";
    }

    void namesTheJoinThatIsMissing()
    {
        QFETCH(QString, sql);
        const Verdict verdict = checked(QStringLiteral("sqlite"), sql);
        QVERIFY(verdict.primary() && !verdict.primary()->suggestions.empty());
        QTEST(QString::fromStdString(textOf(verdict.primary()->suggestions.front())), "suggestion");
    }

    void quotesWhatIsStoredWithCapitals()
    {
        const Dialect& dialect = *dialectNamed("postgresql");
        const SchemaView schema(
            Catalog(readSchemaJson(R"({"tables": {"profiles": ["fullName"]}})").value(), dialect.syntax.names));
        for (const char* const sql : {"SELECT p.fullName FROM profiles p", "SELECT fullName FROM profiles p"}) {
            const Verdict verdict = checkStatically(sql, {&dialect, &schema, CheckPolicy::analyst, {}});
            QVERIFY(verdict.primary() && !verdict.primary()->fixes.empty());
            const EditedText edited(sql, verdict.primary()->fixes.front().edits);
            QVERIFY2(edited.text().find("\"fullName\"") != std::string::npos, edited.text().c_str());
        }
    }

    void saysWhereElseTheSameIsWrong()
    {
        const std::string sql = "SELECT o.citty FROM orders o GROUP BY o.citty";
        const Verdict verdict = checked(QStringLiteral("sqlite"), QString::fromStdString(sql));
        QCOMPARE(summary(verdict), QStringLiteral("unknown_column: o.citty"));
        const Finding& finding = *verdict.primary();
        QCOMPARE(finding.range.begin, static_cast<std::uint32_t>(sql.find("o.citty")));
        const auto again = static_cast<std::uint32_t>(sql.rfind("o.citty"));
        const std::vector<ByteRange> repeats{{again, again + 7}};
        QVERIFY(finding.repeats == repeats);
    }

    void claimsNothingWithoutASchema()
    {
        const Verdict verdict =
            checkStatically("SELECT anything FROM anywhere a JOIN elsewhere b ON a.x = b.y WHERE c.z = 1",
                            {dialectNamed("sqlite"), nullptr, CheckPolicy::analyst, {}});
        QCOMPARE(summary(verdict), QStringLiteral("unknown_alias: c"));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::ReferencesTest)

#include "tst_references.moc"
