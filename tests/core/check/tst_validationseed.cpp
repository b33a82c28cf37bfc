// The specification error-handling-and-validation.txt, row by row: what is forbidden, what a table is, the five error
// types and their hints, and the count of retries. Rows named "done otherwise" cover requirements that this project
// deliberately does not follow.

#include "diagnose/hints/hintladder.h"
#include "diagnose/hints/messagefindings.h"
#include "support/checking.h"
#include "support/searching.h"

#include <QTest>

namespace querymend {

namespace {

const QString postgresql = QStringLiteral("postgresql");

bool holds(std::string_view text, const QString& part)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).contains(part);
}

HintFacts factsOf(const Dialect& dialect, const std::string& sql, const std::vector<Finding>& findings,
                  const SchemaView& schema, HintLevel level)
{
    HintFacts facts;
    facts.dialect = &dialect;
    facts.sql = sql;
    facts.findings = findings;
    facts.choice.level = level;
    facts.schema = &schema;
    return facts;
}

} // namespace

class ValidationSeedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ---- step 1: safety

    void forbids_data()
    {
        QTest::addColumn<QString>("sql");
        const auto row = [](const char* word, const char* sql) { QTest::newRow(word) << QString::fromLatin1(sql); };
        row("DROP", "DROP TABLE orders");
        row("DELETE", "DELETE FROM orders");
        row("UPDATE", "UPDATE orders SET total = 0");
        row("INSERT", "INSERT INTO orders (id) VALUES (1)");
        row("ALTER", "ALTER TABLE orders ADD note text");
        row("TRUNCATE", "TRUNCATE TABLE orders");
        row("CREATE", "CREATE TEMP TABLE temp AS (SELECT 1)");
        row("GRANT", "GRANT SELECT ON orders TO public");
        row("REVOKE", "REVOKE SELECT ON orders FROM public");
        row("EXECUTE", "EXECUTE prepared_one");
        row("EXEC", "EXEC sp_who");
    }

    /// Under both policies and in each dialect. The word alone, in a literal or as part of a name, is harmless.
    void forbids()
    {
        QFETCH(QString, sql);
        const QString word = QString::fromLatin1(QTest::currentDataTag());
        for (const char* const dialect :
             {"postgresql", "mysql", "mariadb", "sqlserver", "sqlite", "oracle", "duckdb"}) {
            for (const CheckPolicy policy : {CheckPolicy::analyst, CheckPolicy::strict}) {
                const Verdict verdict = checkStatically(sql.toStdString(), {dialectNamed(dialect), {}, policy, {}});
                QVERIFY2(verdict.primary(), dialect);
                QCOMPARE(verdict.primary()->code, ErrorCode::forbiddenOperation);
                QVERIFY(verdict.sanitizedSql.empty() && verdict.unclearSql.empty()); // never sent to an engine
                QVERIFY2(holds(verdict.primary()->message, word.toLower()), verdict.primary()->message.c_str());
            }
        }
        const Verdict harmless =
            checked(postgresql,
                    QStringLiteral("SELECT status AS %1d_at FROM orders WHERE status <> 'a %1 b'").arg(word.toLower()));
        QVERIFY2(!harmless.primary(), qPrintable(summary(harmless)));
    }

    // ---- steps 2 and 3: one statement, no comments

    void judgesStatementsAndComments_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("analyst");
        QTest::addColumn<QString>("strict");
        const auto row = [](const char* title, const char* sql, const char* analyst, const char* strict) {
            QTest::newRow(title) << QString::fromLatin1(sql) << QString::fromLatin1(analyst)
                                 << QString::fromLatin1(strict);
        };
        row("two statements", "SELECT 1; SELECT 2", "multiple_statements", "multiple_statements");
        row("an injection after a semicolon", "SELECT 1; DROP TABLE orders", "multiple_statements",
            "multiple_statements");
        row("a temporary table and a query of it", "CREATE TEMP TABLE t AS (SELECT 1); SELECT * FROM t",
            "forbidden_operation", "forbidden_operation");
        row("done otherwise: one closing semicolon makes no second statement", "SELECT id FROM orders;", "", "");
        row("done otherwise: a semicolon in a text is text", "SELECT id FROM orders WHERE status = 'a;b'", "", "");
        row("strict: a comment to the end of the line", "SELECT id FROM orders -- all", "", "comment");
        row("strict: a comment in the middle", "SELECT id /* key */ FROM orders", "", "comment");
        row("done otherwise: the signs of a comment in a text are text",
            "SELECT id FROM orders WHERE status = '-- /* x'", "", "");
        row("what a comment hides is found", "SELECT 1 /* ; */; DELETE FROM orders", "multiple_statements",
            "multiple_statements");
    }

    void judgesStatementsAndComments()
    {
        QFETCH(QString, sql);
        const Dialect& dialect = *dialectNamed("postgresql");
        const auto schema = shopFor(dialect);
        for (const CheckPolicy policy : {CheckPolicy::analyst, CheckPolicy::strict}) {
            const Verdict verdict = checkStatically(sql.toStdString(), {&dialect, schema.get(), policy, {}});
            const QString code =
                verdict.primary() ? QString::fromLatin1(name(verdict.primary()->code).data()) : QString();
            QTEST(code, policy == CheckPolicy::analyst ? "analyst" : "strict");
        }
    }

    void doneOtherwiseAnAnalystsCommentsAreLeftOutWithANote()
    {
        const Verdict verdict = checked(postgresql, QStringLiteral("SELECT id FROM orders -- all of them"));
        QCOMPARE(verdict.sanitizedSql, std::string("SELECT id FROM orders"));
        QVERIFY((verdict.notes == std::vector<std::string>{"comments removed"}));
    }

    // ---- step 4: table names

    void knowsTables_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("findings");
        const auto row = [](const char* title, const char* sql, const char* findings = "") {
            QTest::newRow(title) << QString::fromLatin1(sql) << QString::fromLatin1(findings);
        };
        row("a table of the schema", "SELECT * FROM customers");
        row("a table of FROM and one of JOIN", "SELECT 1 FROM orders o JOIN customers c ON c.id = o.customer_id");
        row("the alias of a subquery", "SELECT temp.id FROM (SELECT id FROM orders) AS temp");
        row("an invented table", "SELECT * FROM unknown_table", "unknown_table: unknown_table");
        row("an abbreviated table", "SELECT * FROM cust", "unknown_table: cust");
        row("a table in the singular", "SELECT * FROM customer", "unknown_table: customer");
        row("case 1: a short name that nothing defines", "SELECT * FROM it", "unknown_table: it");
        row("case 2: the CTE has another name", "WITH item_totals AS (SELECT id FROM orders) SELECT * FROM it",
            "unknown_table: it");
        row("case 3: a CTE with a short name", "WITH it AS (SELECT id FROM orders) SELECT * FROM it");
        row("no fuzzy match: it is in website, and no table for that",
            "WITH website AS (SELECT id FROM orders) SELECT * FROM it", "unknown_table: it");
        row("no fuzzy match: the beginning of a CTE's name is not its name",
            "WITH item_totals AS (SELECT id FROM orders) SELECT * FROM item", "unknown_table: item");
        row("no fuzzy match: nor is what only begins with it",
            "WITH item AS (SELECT id FROM orders) SELECT * FROM item_totals", "unknown_table: item_totals");
        row("no fuzzy match: nor the beginning of a table's", "SELECT * FROM order_", "unknown_table: order_");
        row("a CTE over line breaks",
            "WITH\n    customer_data\nAS (\nSELECT id FROM customers\n)\n"
            "SELECT * FROM customer_data");
        row("a CTE after a comment", "WITH /* temp */ customer_data AS (SELECT 1 AS x) SELECT x FROM customer_data");
        row("a comment between name and body",
            "WITH customer_data /* temp */ AS /* ( */ (SELECT 1 AS x) SELECT x FROM customer_data");
        row("lower-case as", "with customer_data as (select id from customers) select id from customer_data");
        row("several CTEs, each seen by the next",
            "WITH a AS (SELECT id FROM orders), b AS (SELECT id FROM a) SELECT * FROM b JOIN a ON a.id = b.id");
        row("a CTE with a list of columns", "WITH t (x) AS (SELECT id FROM orders) SELECT x FROM t");
        row("a quoted CTE", "WITH \"Top Ten\" AS (SELECT id FROM orders) SELECT * FROM \"Top Ten\"");
        row("what reads like a CTE in a text defines none", "SELECT 'total AS (1)' AS t FROM total",
            "unknown_table: total");
        row("done otherwise: a column is found missing before the database says so", "SELECT nme FROM customers",
            "unknown_column: nme");
    }

    void knowsTables()
    {
        QFETCH(QString, sql);
        QTEST(summary(checked(postgresql, sql)), "findings");
    }

    // ---- the five error types and their hints

    void tells_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("said"); // by an engine; empty if our checks find it
        QTest::addColumn<QStringList>("hint");
        const auto row = [](const char* title, const char* sql, const char* said, const QStringList& hint) {
            QTest::newRow(title) << QString::fromLatin1(sql) << QString::fromLatin1(said) << hint;
        };
        const auto words = [](std::initializer_list<const char*> all) {
            QStringList list;
            for (const char* one : all)
                list << QString::fromUtf8(one);
            return list;
        };
        row("1 unknown tables, a short name: an alias or CTE that is not defined", "SELECT * FROM it", "",
            words({"one or two letters is likely an alias or a CTE", "name that subquery in WITH",
                   "WITH it AS (SELECT"}));
        row("1 unknown tables, a long name: the exact tables and no others", "SELECT * FROM unknown_table", "",
            words({"There is no table unknown_table", "Tables: customers, orders.", "must match the schema exactly",
                   "nothing is guessed"}));
        row("2 multiple statements: exactly one, steps as CTEs", "SELECT 1; SELECT 2", "",
            words({"Exactly one statement", "become CTEs", "WITH counted AS ("}));
        row("3 comments: remove them all, no explanations", "SELECT id FROM orders -- all", "",
            words({"Comments are not allowed", "neither -- nor /* */", "Explanations do not belong"}));
        row("4 column does not exist: PostgreSQL reads names in lower case, quote them",
            "SELECT c.customerName FROM customers c", "column c.customername does not exist",
            words({"read in lower case", "Quote c.customername", "\"customerName\""}));
        row("5 forbidden keyword: a CTE in place of a temporary table", "CREATE TEMP TABLE temp AS (SELECT 1)", "",
            words({"not even a temporary one", "Turn the temporary table into a CTE", "`WITH counted AS ("}));
        row("5 forbidden keyword: only reading", "DELETE FROM orders", "",
            words({"Only reading is allowed", "Leave delete out", "A query that only reads: `SELECT"}));
    }

    void tells()
    {
        QFETCH(QString, sql);
        QFETCH(QString, said);
        QFETCH(QStringList, hint);
        const Dialect& dialect = *dialectNamed("postgresql");
        const auto schema = said.isEmpty()
            ? shopFor(dialect)
            : std::make_unique<SchemaView>(Catalog(
                readSchemaJson(R"({"tables": {"customers": ["customerName"]}})").value(), dialect.syntax.names));
        const std::string given = sql.toStdString();
        const std::string message = said.toStdString();
        const std::vector<Finding> findings = said.isEmpty()
            ? checkStatically(given, {&dialect, schema.get(), CheckPolicy::strict, {}}).findings
            : findingsOf({message, {}, given}, dialect, schema.get());
        std::string all;
        for (const HintLevel level : {HintLevel::general, HintLevel::specific, HintLevel::explicit_})
            all += textOf(hintFor(factsOf(dialect, given, findings, *schema, level)));
        for (const QString& part : hint)
            QVERIFY2(holds(all, part), (part.toStdString() + " is not in\n" + all).c_str());
    }

    // ---- the retry mechanism

    void aFailedValidationIsRetriedAndNeverExecuted()
    {
        Search search(RunPolicy{});
        search.reply(0, "DELETE FROM orders");
        QVERIFY(search.all<CheckStarted>().empty());
        QCOMPARE(search.all<ModelAsked>().size(), std::size_t{2});
        const std::string hint = search.all<HintChosen>().front().text;
        QVERIFY(search.prompt(0).find(hint) != std::string::npos);
        search.pass(0, usable);
        QCOMPARE(outcomeOf(search), std::string("solved")); // an answer, not the error
    }

    /// A failed validation also fails the check of the results, but counts as one failure.
    void oneFailureIsNotCountedTwice()
    {
        Search search(RunPolicy{});
        for (std::uint32_t retry = 1; retry <= 3; ++retry) { // Retry 1/3, 2/3, 3/3
            search.reply(0, "DELETE FROM orders WHERE id = " + std::to_string(retry));
            QCOMPARE(search.state().lanes.front().retries, retry);
            QCOMPARE(search.all<Checked>().size(), std::size_t{retry});
            QCOMPARE(search.all<Reflected>().size(), std::size_t{retry});
            QCOMPARE(search.all<HintChosen>().size(), std::size_t{retry});
        }
        QVERIFY(search.state().lanes.front().isOpen());
    }

    void wordsOfAMessageAreNotCountedAsErrors()
    {
        Search search(RunPolicy{});
        search.reply(0, "SELECT 'Error: Error: Error:' AS said");
        search.judge(0, {});
        QCOMPARE(search.state().lanes.front().retries, 0U);
        QCOMPARE(outcomeOf(search), std::string("solved"));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ValidationSeedTest)

#include "tst_validationseed.moc"
