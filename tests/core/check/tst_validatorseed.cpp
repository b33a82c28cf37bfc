// The specification sql-validator-agent.txt, row by row: status, the order of the checks, what each finds, and the
// feedback. Rows named "done otherwise" cover requirements that this project deliberately does not follow.

#include "diagnose/hints/hintladder.h"
#include "support/checking.h"
#include "support/searching.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

constexpr std::string_view prices = R"({"tables": {
    "ohlcv_1min": ["symbol", "price", "volume", "created_at", "updated_at", "drop_rate", "alteration"]}})";

Verdict judged(const QString& dialect, const QString& sql)
{
    const Dialect& known = *dialectNamed(dialect.toStdString());
    const SchemaView schema(Catalog(readSchemaJson(prices).value(), known.syntax.names));
    return checkStatically(sql.toStdString(), {&known, &schema, CheckPolicy::analyst, {}});
}

QString statusOf(const Verdict& verdict)
{
    return QString::fromLatin1(name(verdict.status).data());
}

} // namespace

class ValidatorSeedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void says_data()
    {
        QTest::addColumn<QString>("dialect");
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("findings");
        const auto row = [](const char* title, const char* dialect, const char* sql, const char* status,
                            const char* findings = "") {
            QTest::newRow(title) << QString::fromLatin1(dialect) << QString::fromLatin1(sql)
                                 << QString::fromLatin1(status) << QString::fromLatin1(findings);
        };
        row("valid SQL is ok", "duckdb",
            "WITH daily AS (SELECT symbol, price FROM ohlcv_1min) SELECT * FROM daily WHERE price < 2", "ok");
        row("invalid SQL is to be rewritten", "duckdb", "SELEC symbol FROM ohlcv_1min", "rewrite", "syntax: SELEC");
        row("done otherwise: no SQL is not ok", "duckdb", "", "rewrite", "no_sql: ");
        row("done otherwise: nor are blanks", "duckdb", " \n ", "rewrite", "no_sql: ");

        row("safety: INSERT", "duckdb", "INSERT INTO ohlcv_1min VALUES (1)", "rewrite", "forbidden_operation: insert");
        row("safety: UPDATE", "duckdb", "UPDATE ohlcv_1min SET price = 1", "rewrite", "forbidden_operation: update");
        row("safety: DELETE", "duckdb", "DELETE FROM ohlcv_1min", "rewrite", "forbidden_operation: delete");
        row("safety: DROP", "duckdb", "DROP TABLE ohlcv_1min", "rewrite", "forbidden_operation: drop");
        row("safety: CREATE", "duckdb", "CREATE TABLE x (a int)", "rewrite", "forbidden_operation: create");
        row("safety: ALTER", "duckdb", "ALTER TABLE ohlcv_1min ADD x int", "rewrite", "forbidden_operation: alter");
        row("safety: TRUNCATE", "duckdb", "TRUNCATE ohlcv_1min", "rewrite", "forbidden_operation: truncate");
        row("done otherwise: created_at is not CREATE", "duckdb", "SELECT created_at FROM ohlcv_1min", "ok");
        row("done otherwise: updated_at is not UPDATE", "duckdb", "SELECT updated_at FROM ohlcv_1min", "ok");
        row("done otherwise: drop_rate and alteration are columns", "duckdb",
            "SELECT drop_rate, alteration FROM ohlcv_1min", "ok");
        row("done otherwise: DELETE in a text is text", "duckdb",
            "SELECT price FROM ohlcv_1min WHERE symbol = 'DELETE'", "ok");
        row("safety: only our tables", "duckdb", "SELECT 1 FROM elsewhere", "rewrite", "unknown_table: elsewhere");
        row("done otherwise: a query without a table reads none of others either", "duckdb", "SELECT 1 AS one", "ok");
        row("done otherwise: the table's name in a text does not make it its table", "duckdb",
            "SELECT 'ohlcv_1min' AS t FROM elsewhere", "rewrite", "unknown_table: elsewhere");

        row("schema: a wrong column", "duckdb", "SELECT pric FROM ohlcv_1min", "rewrite", "unknown_column: pric");
        row("done otherwise: an alias of the query itself may be used", "duckdb",
            "SELECT price * 2 AS change_pct FROM ohlcv_1min ORDER BY change_pct", "ok");
        row("done otherwise: FIRST() is a function of DuckDB", "duckdb", "SELECT FIRST(price) FROM ohlcv_1min", "ok");
        row("FIRST_VALUE() over a window", "duckdb",
            "SELECT FIRST_VALUE(price) OVER (ORDER BY created_at) FROM ohlcv_1min", "ok");
        row("unknown function: FIRST() in SQLite", "sqlite", "SELECT FIRST(price) FROM ohlcv_1min", "rewrite",
            "unknown_function: FIRST");
        row("unknown function: FIRST() in MySQL", "mysql", "SELECT FIRST(price) FROM ohlcv_1min", "rewrite",
            "unknown_function: FIRST");
        row("unknown function: FIRST() in SQL Server", "sqlserver", "SELECT FIRST(price) FROM ohlcv_1min", "rewrite",
            "unknown_function: FIRST");
    }

    void says()
    {
        QFETCH(QString, dialect);
        QFETCH(QString, sql);
        const Verdict verdict = judged(dialect, sql);
        QTEST(summary(verdict), "findings");
        QTEST(statusOf(verdict), "status");
        QCOMPARE(!verdict.sanitizedSql.empty(),
                 verdict.status == VerdictStatus::ok
                     || verdict.primary()->rung == Rung::references); // the same statement, or none
    }

    void okGivesTheSameStatement()
    {
        const QString sql = QStringLiteral("SELECT symbol FROM ohlcv_1min WHERE price > 1");
        QCOMPARE(judged(QStringLiteral("duckdb"), sql).sanitizedSql, sql.toStdString());
    }

    // ---- the flow: safety, syntax, schema, execution

    void theFirstCheckThatFailsIsTheOneThatSpeaks_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<Rung>("rung");
        QTest::addColumn<ErrorCode>("code");
        const auto row = [](const char* title, const char* sql, Rung rung, ErrorCode code) {
            QTest::newRow(title) << QString::fromLatin1(sql) << rung << code;
        };
        row("safety before syntax", "DELETE FROM WHERE", Rung::guard, ErrorCode::forbiddenOperation);
        row("safety before schema", "DROP TABLE elsewhere", Rung::guard, ErrorCode::forbiddenOperation);
        row("syntax before schema", "SELECT pric FROM ohlcv_1min WHERE", Rung::guard, ErrorCode::syntax);
        row("schema before execution", "SELECT pric / 0 FROM ohlcv_1min", Rung::references, ErrorCode::unknownColumn);
    }

    /// Done otherwise: failures after the first are mostly its consequences, so later checks are skipped.
    void theFirstCheckThatFailsIsTheOneThatSpeaks()
    {
        QFETCH(QString, sql);
        QFETCH(Rung, rung);
        const Verdict verdict = judged(QStringLiteral("duckdb"), sql);
        QVERIFY(verdict.primary());
        QCOMPARE(verdict.primary()->rung, rung);
        QTEST(verdict.primary()->code, "code");
        bool hasFailed = false;
        for (const RungReport& report : verdict.rungs) {
            QVERIFY(!hasFailed || report.result == RungResult::skipped);
            hasFailed |= report.rung == rung;
        }
        QVERIFY(hasFailed);
    }

    void theEngineIsAskedBehindOurOwnChecksAndRunsItLast()
    {
        QVERIFY(Rung::guard < Rung::references && Rung::references < Rung::explain && Rung::explain < Rung::trial);
        const Verdict verdict = judged(QStringLiteral("duckdb"), QStringLiteral("SELECT price FROM ohlcv_1min"));
        QVERIFY(std::is_sorted(verdict.rungs.begin(), verdict.rungs.end(),
                               [](const RungReport& a, const RungReport& b) { return a.rung < b.rung; }));
    }

    void allIssuesOfTheCheckThatFailsAreListed()
    {
        const Verdict verdict = judged(QStringLiteral("duckdb"), QStringLiteral("SELECT pric, volum FROM ohlcv_1min"));
        QCOMPARE(summary(verdict), QStringLiteral("unknown_column: pric; unknown_column: volum"));
    }

    // ---- feedback that a model understands

    void feedsBack_data()
    {
        QTest::addColumn<QString>("dialect");
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("wanted");
        const auto row = [](const char* title, const char* dialect, const char* sql, const char* wanted) {
            QTest::newRow(title) << QString::fromLatin1(dialect) << QString::fromLatin1(sql)
                                 << QString::fromLatin1(wanted);
        };
        row("column pric does not exist: did you mean price", "duckdb", "SELECT pric FROM ohlcv_1min",
            "Nearest to pric: price");
        row("forbidden operation: DELETE not allowed", "duckdb", "DELETE FROM ohlcv_1min",
            "Only reading is allowed; \"delete\" can change data.");
        row("syntax error near SELEC", "duckdb", "SELEC price FROM ohlcv_1min", "No statement begins with \"SELEC\"");
        row("FIRST(): FIRST_VALUE() where the dialect has that alone, SQLite", "sqlite",
            "SELECT FIRST(price) FROM ohlcv_1min", "SQLite offers FIRST_VALUE(x) OVER (ORDER BY y)");
        row("FIRST(): FIRST_VALUE() where the dialect has that alone, MySQL", "mysql",
            "SELECT FIRST(price) FROM ohlcv_1min", "MySQL offers FIRST_VALUE(x) OVER (ORDER BY y)");
        row("FIRST(): FIRST_VALUE() where the dialect has that alone, SQL Server", "sqlserver",
            "SELECT FIRST(price) FROM ohlcv_1min", "SQL Server offers FIRST_VALUE(x) OVER (ORDER BY y)");
    }

    void feedsBack()
    {
        QFETCH(QString, dialect);
        QFETCH(QString, sql);
        QFETCH(QString, wanted);
        const Dialect& known = *dialectNamed(dialect.toStdString());
        const SchemaView schema(Catalog(readSchemaJson(prices).value(), known.syntax.names));
        const Verdict verdict = judged(dialect, sql);
        const std::string given = sql.toStdString();
        HintFacts facts;
        facts.dialect = &known;
        facts.sql = given;
        facts.findings = verdict.findings;
        facts.choice.level = HintLevel::specific;
        facts.schema = &schema;
        const QString hint = QString::fromStdString(textOf(hintFor(facts)));
        QVERIFY2(hint.contains(wanted), qPrintable(hint));
    }

    void didYouMeanPrice()
    {
        const Verdict verdict = judged(QStringLiteral("duckdb"), QStringLiteral("SELECT pric FROM ohlcv_1min"));
        QVERIFY(!verdict.primary()->suggestions.empty());
        QCOMPARE(verdict.primary()->suggestions.front().name, std::string("price"));
    }

    // ---- the retry loop

    void rewriteUntilItIsOk()
    {
        Search search(RunPolicy{});
        search.reply(0, "SELEC price FROM ohlcv_1min");
        QCOMPARE(search.state().lanes[0].attempts[0].verdict->status, VerdictStatus::rewrite);
        search.pass(0, "SELECT price FROM ohlcv_1min");
        QCOMPARE(search.state().lanes[0].attempts[1].verdict->status, VerdictStatus::ok);
        QCOMPARE(search.state().lanes[0].end->outcome, LaneOutcome::valid);
    }

    void failedWhenNoRetryIsLeft()
    {
        RunPolicy policy;
        policy.maxEscalations = 0;
        Search search(policy);
        for (int i = 0; i < 4; ++i) // done otherwise: three retries are four attempts
            search.reply(0, "SELEC " + std::to_string(i));
        QCOMPARE(search.state().lanes[0].end->outcome, LaneOutcome::failed);
        QVERIFY(search.state().lanes[0].end->reason.find("no retries left") != std::string::npos);
        QVERIFY(!search.state().lanes[0].attempts.back().verdict->findings.empty()); // those of the last attempt
    }

    void theLogHasStatementStatusIssuesAndAttempt()
    {
        Search search(RunPolicy{});
        search.reply(0, "SELEC 1");
        search.reply(0, "SELEC 2");
        const Checked logged = search.all<Checked>().back();
        QCOMPARE(logged.sql, std::string("SELEC 2"));
        QCOMPARE(logged.verdict.status, VerdictStatus::rewrite);
        QCOMPARE(logged.verdict.findings.front().code, ErrorCode::syntax);
        QCOMPARE(logged.attempt.number, 1U); // counted from 0
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ValidatorSeedTest)

#include "tst_validatorseed.moc"
