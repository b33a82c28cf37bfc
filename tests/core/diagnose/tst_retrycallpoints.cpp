// More of the specification model-retry-formatter.txt, row by row: the branches of execution errors, tests with their
// fixes, the points at which a message is created, and the context that is kept. Rows named "done otherwise" cover
// requirements that this project deliberately does not follow.

#include "base/errorcode.h"
#include "diagnose/hints/hintladder.h"
#include "diagnose/hints/messagefindings.h"
#include "hinttext.h"
#include "support/searching.h"

#include <QTest>

using namespace querymend;

namespace {

QStringList words(std::initializer_list<const char*> all)
{
    QStringList list;
    for (const char* one : all)
        list << QString::fromUtf8(one);
    return list;
}

/// The hints of all levels for an engine's message about a statement, or for our own findings if there is no message.
QString hintsOn(const std::string& sql, const std::string& message)
{
    const Dialect& dialect = dialectOf(DialectId::postgresql);
    const std::vector<Finding> findings = message.empty()
        ? checkStatically(sql, {&dialect, nullptr, CheckPolicy::analyst, {}}).findings
        : findingsOf({message, {}, sql}, dialect, nullptr);
    QString all;
    for (const HintLevel level : {HintLevel::general, HintLevel::specific, HintLevel::explicit_}) {
        HintFacts facts;
        facts.dialect = &dialect;
        facts.sql = sql;
        facts.findings = findings;
        facts.choice.level = level;
        facts.engine = {message, {}};
        all += text(textOf(hintFor(facts))) + QLatin1Char('\n');
    }
    return all;
}

Finding testResult(const std::string& error, const std::string& fix)
{
    Finding finding;
    finding.rung = Rung::tests;
    finding.code = ErrorCode::testFailed;
    finding.message = error;
    if (!fix.empty())
        finding.suggestions = {{fix}};
    return finding;
}

Verdict failedOn(Rung rung, ErrorCode code, const std::string& message)
{
    Verdict verdict = failure(code);
    verdict.findings.front().rung = rung;
    verdict.findings.front().message = message;
    return verdict;
}

} // namespace

class RetryCallPointsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // ---- the branches of execution errors

    void branches_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("category");
        QTest::addColumn<QStringList>("wanted");
        const auto row = [](const char* title, const char* sql, const char* message, const char* category,
                            const QStringList& wanted) {
            QTest::newRow(title) << QString::fromLatin1(sql) << QString::fromLatin1(message)
                                 << QString::fromLatin1(category) << wanted;
        };
        row("column: exact names, the right table, its alias", "SELECT nme FROM t", "column \"nme\" does not exist",
            "SCHEMA REFERENCE ERROR",
            words({"spelled as the schema spells them", "its table is missing from FROM",
                   "the qualifier names another table"}));
        row("column, in other words", "SELECT nme FROM t", "the column nme was not found", "SCHEMA REFERENCE ERROR",
            words({"Either the name is wrong"}));
        row("table: exact names, a schema in front", "SELECT 1 FROM tabel", "relation \"tabel\" does not exist",
            "SCHEMA REFERENCE ERROR",
            words({"must match the schema exactly", "A table of another schema needs that schema's name as a prefix"}));
        row("table, in other words", "SELECT 1 FROM tabel", "table tabel not found", "SCHEMA REFERENCE ERROR",
            words({"must match the schema exactly"}));
        row("table: the right to read it is another matter", "SELECT 1 FROM t", "permission denied for table t",
            "EXECUTION ERROR", words({"not allowed"}));
        row("syntax: commas, keywords, quotes", "SELECT a b c FROM t", "syntax error at or near \"c\"", "SYNTAX ERROR",
            words({"missing comma", "misspelt keyword", "unmatched quotes"}));
        row("syntax: balanced parentheses", "SELECT (1 FROM t", "", "SYNTAX ERROR", words({"opened but never closed"}));
        row("GROUP BY: grouped or aggregated, aliases", "SELECT t.a, t.b FROM t GROUP BY t.a",
            "column \"t.b\" must appear in the GROUP BY clause or be used in an aggregate function", "EXECUTION ERROR",
            words({"either in GROUP BY or inside an aggregate", "Aggregates do not go into GROUP BY",
                   "an alias from the SELECT list can be used in"}));
        row("JOIN: its ON, the keys, the aliases", "SELECT 1 FROM a JOIN b", "invalid join condition",
            "EXECUTION ERROR",
            words({"Each JOIN needs its ON or USING", "Join along a key", "give each table its own alias",
                   "Columns in USING must be in both tables"}));
        row("done otherwise: the letters on in a message are not a JOIN", "SELECT f(1) FROM t",
            "something went wrong on the connection's option", "SQL GENERATION ERROR", words({"types being compared"}));
        row("done otherwise: nor are they in function", "SELECT f(1) FROM t", "function f(integer) does not exist",
            "EXECUTION ERROR", words({"does not have this function"}));
        row("general: names, types, functions, reserved words", "SELECT 1", "Frobnication Error: it is so",
            "SQL GENERATION ERROR",
            words({"Check the names, the types being compared, the functions called", "reserved words"}));
    }

    void branches()
    {
        QFETCH(QString, sql);
        QFETCH(QString, message);
        QFETCH(QString, category);
        QFETCH(QStringList, wanted);
        const QString hints = hintsOn(sql.toStdString(), message.toStdString());
        QVERIFY2(hints.startsWith(category + QStringLiteral(" (")), qPrintable(hints));
        QVERIFY2(hints.contains(message), qPrintable(hints)); // the engine's message
        for (const QString& part : wanted)
            QVERIFY2(hints.contains(part), qPrintable(part + QStringLiteral(" is not in\n") + hints));
        if (!category.startsWith(QLatin1String("EXECUTION")) || !message.contains(QLatin1String("join")))
            QVERIFY2(!hints.contains(QLatin1String("Each JOIN needs")), qPrintable(hints));
    }

    // ---- validation results

    void listsFailedTestsWithFixesAndCountsThePassedOnes()
    {
        const std::vector<Finding> failed{testResult("One row for each city.", "group by the city alone"),
                                          testResult("Sums are not negative.", "")};
        HintFacts facts;
        facts.dialect = &dialectOf(DialectId::sqlite);
        facts.sql = "SELECT city FROM t";
        facts.findings = failed;
        facts.testsPassed = 3;
        facts.choice.level = HintLevel::specific;
        const QString hint = text(textOf(hintFor(facts)));
        for (const QString& part :
             words({"VALIDATION FAILED (SQLite)", "Failed test: One row for each city. Fix: group by the city alone\n",
                    "Failed test: Sums are not negative.\n", "Passed tests: 3.",
                    "Fix the failed tests above in order, and keep what makes the others pass",
                    "Start with tables and joins, then conditions"}))
            QVERIFY2(hint.contains(part), qPrintable(part + QStringLiteral(" is not in\n") + hint));
    }

    void withoutTestResultsTheMessageIsGeneric()
    {
        const std::vector<Finding> failed{testResult("", "")};
        HintFacts facts;
        facts.dialect = &dialectOf(DialectId::sqlite);
        facts.sql = "SELECT city FROM t";
        facts.findings = failed;
        const QString hint = text(textOf(hintFor(facts)));
        QVERIFY2(hint.contains(QLatin1String("valid in SQLite, and about what was asked")), qPrintable(hint));
        QVERIFY2(!hint.contains(QLatin1String("Passed tests")), qPrintable(hint));
    }

    // ---- the six points at which a message is created

    void makesAMessage_data()
    {
        QTest::addColumn<QString>("reply");
        QTest::addColumn<Rung>("rung");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("category");
        const auto row = [](const char* title, const char* reply, Rung rung, ErrorCode code, const char* category) {
            QTest::newRow(title) << QString::fromLatin1(reply) << rung << code << QString::fromLatin1(category);
        };
        constexpr auto fine = "SELECT id FROM orders";
        row("1 an invalid request", R"({"invalid_request": "No table holds ages."})", Rung::reply,
            ErrorCode::invalidRequest, "VALIDATION FAILED");
        row("2 a statement that is no SELECT", "PRAGMA table_info(orders)", Rung::guard, ErrorCode::notSelect,
            "VALIDATION FAILED");
        row("2 done otherwise: WITH is a query too", "WITH a AS (SELECT 1 AS x) SELECT x FROM a", Rung::explain,
            ErrorCode::unknownColumn, "SCHEMA REFERENCE ERROR");
        row("3 what cannot be sanitized", "SELECT TOP 5 PERCENT id FROM orders", Rung::sanitize,
            ErrorCode::sanitizeFailed, "SYNTAX ERROR");
        row("4 EXPLAIN: a column or table", fine, Rung::explain, ErrorCode::unknownTable, "SCHEMA REFERENCE ERROR");
        row("4 EXPLAIN: syntax", fine, Rung::explain, ErrorCode::syntax, "SYNTAX ERROR");
        row("4 EXPLAIN: everything else that is known", fine, Rung::explain, ErrorCode::grouping, "EXECUTION ERROR");
        row("5 an empty result that is an error", fine, Rung::rows, ErrorCode::emptyResult, "EMPTY RESULT SET");
        row("6 whatever else happens", fine, Rung::trial, ErrorCode::unclassified, "SQL GENERATION ERROR");
    }

    void makesAMessage()
    {
        QFETCH(QString, reply);
        QFETCH(Rung, rung);
        QFETCH(ErrorCode, code);
        QFETCH(QString, category);
        Search search(RunPolicy{});
        search.reply(0, reply.toStdString());
        if (rung >= Rung::explain) {
            QVERIFY(search.all<HintChosen>().empty()); // it is the engine's turn
            search.judge(0, failedOn(rung, code, "wrong"));
        }
        const Verdict verdict = search.all<Checked>().front().verdict;
        QCOMPARE(verdict.primary()->rung, rung);
        QCOMPARE(verdict.primary()->code, code);
        const auto hints = search.all<HintChosen>();
        QCOMPARE(hints.size(), std::size_t{1});
        QVERIFY2(text(hints.front().text).startsWith(category + QStringLiteral(" (SQLite), attempt 1 of 4")),
                 hints.front().text.c_str());
        QVERIFY(search.prompt(0).find(hints.front().text) != std::string::npos); // and the model receives it
    }

    void anEmptyResultIsFineUnlessThePolicySaysOtherwise()
    {
        QCOMPARE(RunPolicy().emptyRows, EmptyRows::areFine);
        Search search(RunPolicy{});
        search.pass(0, usable);
        QVERIFY(search.all<HintChosen>().empty());
    }

    // ---- progress and context

    void isProgressive()
    {
        Search search(RunPolicy{});
        const std::array codes{ErrorCode::unknownColumn, ErrorCode::grouping, ErrorCode::syntax};
        for (std::size_t i = 0; i < codes.size(); ++i) {
            search.reply(0, "SELECT x" + std::to_string(i) + " FROM t");
            search.judge(0, failedOn(Rung::explain, codes[i], "wrong in way " + std::to_string(i)));
        }
        const auto hints = search.all<HintChosen>();
        QCOMPARE(hints[0].level, std::string("general"));
        QCOMPARE(hints[1].level, std::string("specific"));
        QCOMPARE(hints[2].level, std::string("explicit"));
    }

    void keepsTheWholeContext_data()
    {
        QTest::addColumn<QString>("part");
        QTest::newRow("the attempt's number") << QStringLiteral("attempt 3 of 4");
        QTest::newRow("the original question") << QStringLiteral("How many orders?");
        QTest::newRow("the statement that failed") << QStringLiteral("SELECT x2 FROM t");
        QTest::newRow("the first error of the history")
            << QStringLiteral("1. SELECT x0 FROM t -> unknown_column: wrong in way 0");
        QTest::newRow("the second error of the history")
            << QStringLiteral("2. SELECT x1 FROM t -> unknown_column: wrong in way 1");
    }

    void keepsTheWholeContext()
    {
        QFETCH(QString, part);
        Search search(RunPolicy{});
        for (int i = 0; i < 3; ++i) {
            search.reply(0, "SELECT x" + std::to_string(i) + " FROM t");
            search.judge(0, failedOn(Rung::explain, ErrorCode::unknownColumn, "wrong in way " + std::to_string(i)));
        }
        QString prompt;
        const std::vector<ModelAsked> asked = search.all<ModelAsked>();
        for (const PromptSection& section : asked.back().prompt)
            prompt += text(section.text);
        QVERIFY2(prompt.contains(part), qPrintable(prompt));
    }
};

QTEST_GUILESS_MAIN(RetryCallPointsTest)

#include "tst_retrycallpoints.moc"
