#include "check/ladder.h"
#include "contract/trino/trino.h"
#include "diagnose/classify.h"
#include "diagnose/hints/hintladder.h"
#include "diagnose/hints/messagefindings.h"
#include "dialect/callforms.h"
#include "sql/tokens/lexer.h"
#include "support/checking.h"

#include <QTest>

#include <array>
#include <string>

using namespace querymend;
using querymend::test::trino;

namespace {

std::string dated(std::string_view name, std::string_view format)
{
    const std::array<std::string_view, 2> arguments{"day", format};
    return callInDialect(trino(), name, arguments).value_or(CallForm()).text;
}

} // namespace

/// A dialect that src does not know goes through everything that is asked of one.
class NewDialectTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void srcDoesNotKnowIt();
    void textIsCutByItsRules();
    void textIsJudged_data();
    void textIsJudged();
    void textIsRewritten_data();
    void textIsRewritten();
    void unknownNameSuggestsNearest();
    void messageIsClassified_data();
    void messageIsClassified();
    void everyLevelHints_data();
    void everyLevelHints();
    void foreignCallIsRespelled();
    void itReadsNoSetting();
};

void NewDialectTest::srcDoesNotKnowIt()
{
    QVERIFY(!dialectNamed(trino().name));
}

void NewDialectTest::textIsCutByItsRules()
{
    const std::string_view sql = R"(SELECT "a""b", `c` FROM t WHERE d = 'it''s' -- e)";
    const std::vector<Token> tokens = lex(sql, trino().lex);
    QStringList kinds;
    for (const Token& token : tokens) {
        if (token.kind == TokenKind::quotedName || token.kind == TokenKind::string || token.isComment())
            kinds << QString::fromStdString(std::string(token.text(sql)));
    }
    QCOMPARE(kinds.join(QLatin1Char(' ')), QStringLiteral(R"("a""b" 'it''s' -- e)"));
}

void NewDialectTest::textIsJudged_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("a query") << "SELECT approx_distinct(city) FROM customers"
                             << "";
    QTest::newRow("a write") << "DELETE FROM customers"
                             << "forbidden_operation: delete";
    QTest::newRow("two statements") << "SELECT 1; SELECT 2"
                                    << "multiple_statements: SELECT 2";
    QTest::newRow("a denied function") << "SELECT query('DROP TABLE t')"
                                       << "side_effect_function: query";
    QTest::newRow("a kept catalog") << "SELECT * FROM system.runtime.queries"
                                    << "forbidden_operation: system.runtime.queries";
    QTest::newRow("an unlisted function") << "SELECT getdate() FROM customers"
                                          << "unknown_function: getdate";
    QTest::newRow("an unknown table") << "SELECT 1 FROM costumers"
                                      << "unknown_table: costumers";
    QTest::newRow("an unknown column") << "SELECT citty FROM customers"
                                       << "unknown_column: citty";
    QTest::newRow("an ungrouped column") << "SELECT city, count(*) FROM customers GROUP BY name"
                                         << "grouping: city";
}

void NewDialectTest::textIsJudged()
{
    QFETCH(QString, sql);
    QFETCH(QString, wanted);
    const auto schema = shopFor(trino());
    QCOMPARE(summary(checkStatically(sql.toStdString(), {&trino(), schema.get(), CheckPolicy::analyst, {}})), wanted);
}

void NewDialectTest::textIsRewritten_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("backticks") << "SELECT `name` FROM customers"
                               << R"(SELECT "name" FROM customers)";
    QTest::newRow("TOP") << "SELECT TOP 5 name FROM customers"
                         << "SELECT name FROM customers LIMIT 5";
    QTest::newRow("an offset in LIMIT") << "SELECT name FROM customers LIMIT 10, 5"
                                        << "SELECT name FROM customers LIMIT 5 OFFSET 10";
    QTest::newRow("FETCH, which it has") << "SELECT name FROM customers FETCH FIRST 5 ROWS ONLY"
                                         << "SELECT name FROM customers FETCH FIRST 5 ROWS ONLY";
}

void NewDialectTest::textIsRewritten()
{
    QFETCH(QString, sql);
    QFETCH(QString, wanted);
    const auto schema = shopFor(trino());
    const Verdict verdict = checkStatically(sql.toStdString(), {&trino(), schema.get(), CheckPolicy::analyst, {}});
    QCOMPARE(summary(verdict), QString());
    QCOMPARE(QString::fromStdString(verdict.sanitizedSql), wanted);
}

void NewDialectTest::unknownNameSuggestsNearest()
{
    const auto schema = shopFor(trino());
    const Verdict verdict =
        checkStatically("SELECT citty FROM customers", {&trino(), schema.get(), CheckPolicy::analyst, {}});
    QVERIFY(verdict.primary());
    QCOMPARE(verdict.primary()->suggestions.front().name, std::string("city"));
}

void NewDialectTest::messageIsClassified_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("a column") << "line 2:6: Column 'citty' cannot be resolved"
                              << "unknown_column citty 2";
    QTest::newRow("a table") << "line 1:15: Table 'hive.shop.t' does not exist"
                             << "unknown_table hive.shop.t 1";
    QTest::newRow("a function") << "line 1:8: Function 'getdate' not registered"
                                << "unknown_function getdate 1";
    QTest::newRow("syntax") << "line 1:10: mismatched input 'FORM'. Expecting: ','"
                            << "syntax FORM 1";
}

void NewDialectTest::messageIsClassified()
{
    QFETCH(QString, message);
    QFETCH(QString, wanted);
    const std::string text = message.toStdString();
    const Diagnosis diagnosis = classify(trino(), {text, {}, {}});
    QCOMPARE(QStringLiteral("%1 %2 %3")
                 .arg(QString::fromUtf8(name(diagnosis.code).data()), QString::fromStdString(diagnosis.identifier))
                 .arg(diagnosis.line.value_or(0)),
             wanted);
    QCOMPARE(classify(trino(), {"no words of any engine", "DIVISION_BY_ZERO", {}}).code, ErrorCode::divisionByZero);
}

void NewDialectTest::everyLevelHints_data()
{
    QTest::addColumn<int>("level");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("general") << static_cast<int>(HintLevel::general) << "Trino";
    QTest::newRow("specific") << static_cast<int>(HintLevel::specific) << "now()";
    QTest::newRow("explicit") << static_cast<int>(HintLevel::explicit_) << "SELECT now()";
}

void NewDialectTest::everyLevelHints()
{
    QFETCH(int, level);
    QFETCH(QString, wanted);
    const auto schema = shopFor(trino());
    const std::string_view sql = "SELECT getdate() FROM customers";
    const EngineMessage message{"line 1:8: Function 'getdate' not registered", "FUNCTION_NOT_FOUND", sql};
    const std::vector<Finding> findings = findingsOf(message, trino(), schema.get());
    HintFacts facts;
    facts.dialect = &trino();
    facts.sql = sql;
    facts.findings = findings;
    facts.choice.level = static_cast<HintLevel>(level);
    facts.engine = {message.text, message.code};
    facts.schema = schema.get();
    const QString hint = QString::fromStdString(textOf(hintFor(facts)));
    QVERIFY2(hint.contains(wanted), qPrintable(hint));
}

void NewDialectTest::foreignCallIsRespelled()
{
    QCOMPARE(dated("TO_CHAR", "'YYYY-MM-DD HH24:MI'"), std::string("date_format(day, '%Y-%m-%d %H:%i')"));
    QCOMPARE(dated("TO_CHAR", "'Mon'"), std::string());
    QCOMPARE(quotedIfNeeded(trino(), "order"), std::string("\"order\""));
}

void NewDialectTest::itReadsNoSetting()
{
    Dialect dialect = trino();
    QVERIFY(!applySetting(dialect, "sql_mode", "ANSI"));
}

QTEST_APPLESS_MAIN(NewDialectTest)
#include "tst_newdialect.moc"
