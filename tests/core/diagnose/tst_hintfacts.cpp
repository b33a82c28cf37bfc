// Facts about the schema and the conditions that hints tell, for mistakes that no static check finds.

#include "diagnose/hints/conditionlines.h"
#include "diagnose/hints/hintladder.h"
#include "hinttext.h"
#include "support/checking.h"

#include <QTest>

using namespace querymend;

namespace {

constexpr std::string_view twoSchemas = R"({
  "tables": [
    {"schema": "public", "name": "customers", "columns": [
      {"name": "id", "type": "integer", "primary_key": true}, {"name": "name", "type": "text"}]},
    {"schema": "sales", "name": "orders",
     "foreign_keys": [{"columns": ["customer"], "references": {"schema": "public", "table": "customers", "columns": ["id"]}}],
     "columns": [{"name": "id", "type": "integer"}, {"name": "customer", "type": "text"}]}
  ]})";

QString hintOf(const QString& sql, ErrorCode code, const QString& identifier, HintLevel level,
               std::string_view schema = smallShop)
{
    const Dialect& dialect = *dialectNamed("postgresql");
    const auto view = viewOf(schema, dialect);
    const std::string given = sql.toStdString();
    Finding finding;
    finding.code = code;
    finding.rung = code == ErrorCode::emptyResult ? Rung::rows : Rung::explain;
    finding.message = "what the engine said";
    finding.identifier = identifier.toStdString();
    Finding doubt;
    doubt.severity = Severity::warning;
    doubt.code = ErrorCode::unlikelyJoin;
    doubt.message = "The join is unlikely.";
    const std::vector<Finding> findings =
        code == ErrorCode::testFailed ? std::vector{finding, doubt} : std::vector{finding};
    HintFacts facts;
    facts.dialect = &dialect;
    facts.sql = given;
    facts.findings = findings;
    facts.choice.level = level;
    facts.schema = view.get();
    return text(textOf(hintFor(facts)));
}

} // namespace

class HintFactsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void says_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("identifier");
        QTest::addColumn<HintLevel>("level");
        QTest::addColumn<QString>("wanted");
        const auto row = [](const char* title, const char* sql, ErrorCode code, const char* identifier, HintLevel level,
                            const char* wanted) {
            QTest::newRow(title) << QString::fromUtf8(sql) << code << QString::fromUtf8(identifier) << level
                                 << QString::fromUtf8(wanted);
        };
        constexpr auto empty = ErrorCode::emptyResult;
        constexpr auto general = HintLevel::general;
        constexpr auto specific = HintLevel::specific;
        constexpr auto explicit_ = HintLevel::explicit_;
        constexpr auto open = "SELECT id FROM orders WHERE status = 'open' AND status = 'paid'";
        row("no rows: the tables that there are", open, empty, "", general, "Tables: customers, orders.");
        row("no rows again: all tables", open, empty, "", specific, "All tables: customers, orders.");
        row("no rows: AND where OR is meant", open, empty, "", specific,
            "Never true together: status = 'open' and status = 'paid'. If either is meant, write OR in place of AND, "
            "or "
            "status IN ('open', 'paid').");
        row("no rows: OR as a step", "SELECT 1", empty, "", specific, "connect them with OR, not AND");
        row("no rows: the filter by date as a step", "SELECT 1", empty, "", specific, "Remove the date filter first");
        row("no rows: which filter by date", "SELECT id FROM orders WHERE total > 1 AND paid_on >= '2031-01-01'", empty,
            "", specific, "A filter by date, to leave out first: paid_on >= '2031-01-01'.");
        row("no rows: the types of a key", "SELECT 1 FROM orders o JOIN customers c ON o.customer_id = c.id", empty, "",
            specific, "Key: orders.customer_id = customers.id (integer)");
        row("types that do not fit: those of the key too", "SELECT 1 FROM orders o JOIN customers c ON o.id = c.name",
            ErrorCode::typeMismatch, "", specific, "Key: orders.customer_id = customers.id (integer)");
        row("a join: the types of its key", "SELECT 1 FROM orders o JOIN customers c", ErrorCode::join, "", specific,
            "Key: orders.customer_id = customers.id (integer)");
        row("a syntax error with a correction: before and after", "SELECT id, FROM orders", ErrorCode::syntax, "FROM",
            explicit_, "before: SELECT");
        row("a syntax error without a correction: an example, before and after", "SELECT id FROM orders ORDER WHERE",
            ErrorCode::syntax, "WHERE", explicit_, "Such as, before: SELECT");
        row("a syntax error with a comment: how comments are written", "SELECT id FRM orders -- all", ErrorCode::syntax,
            "FRM", HintLevel::specific, "A comment is written --");
        row("grouping by an expression: the same in both places",
            "SELECT upper(name), city FROM customers GROUP BY upper(name)", ErrorCode::grouping, "city",
            HintLevel::specific, "An expression is the same in SELECT as in GROUP BY");
        row("a failed test and a doubt: what is slow comes last", "SELECT id FROM orders", ErrorCode::testFailed, "",
            HintLevel::specific, "doubtful or slow comes last");
        row("a table of another catalog: leave the prefix out", "SELECT 1 FROM warehouse.public.orders",
            ErrorCode::unknownTable, "warehouse.public.orders", specific,
            "A prefix that names another database or catalog than the connected one does not work");
        row("a table of another catalog: where it is", "SELECT 1 FROM warehouse.orders", ErrorCode::unknownTable,
            "warehouse.orders", general, "Not in warehouse, but in the connected database: ");
    }

    void says()
    {
        QFETCH(QString, sql);
        QFETCH(ErrorCode, code);
        QFETCH(QString, identifier);
        QFETCH(HintLevel, level);
        QFETCH(QString, wanted);
        if (wanted.startsWith(QLatin1String("before:"))) { // its fix comes from the static checks
            const Dialect& dialect = *dialectNamed("postgresql");
            const auto shop = shopFor(dialect);
            const std::string given = sql.toStdString();
            const Verdict verdict = checkStatically(given, {&dialect, shop.get(), CheckPolicy::analyst, {}});
            HintFacts facts;
            facts.dialect = &dialect;
            facts.sql = given;
            facts.findings = verdict.findings;
            facts.choice.level = level;
            facts.schema = shop.get();
            const QString hint = text(textOf(hintFor(facts)));
            QVERIFY2(hint.contains(QStringLiteral("- SELECT id FROM orders\n- before: SELECT id, FROM orders")),
                     qPrintable(hint));
            return;
        }
        const QString hint = hintOf(sql, code, identifier, level);
        QVERIFY2(hint.contains(wanted), qPrintable(wanted + QStringLiteral(" is not in\n") + hint));
    }

    void isNotSaidWhereItDoesNotApply_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<ErrorCode>("code");
        QTest::addColumn<QString>("unwanted");
        QTest::newRow("no comment") << QStringLiteral("SELECT '--' FRM orders") << ErrorCode::syntax
                                    << QStringLiteral("A comment is written");
        QTest::newRow("plain columns") << QStringLiteral("SELECT name, city FROM customers GROUP BY name")
                                       << ErrorCode::grouping << QStringLiteral("An expression is the same");
    }

    void isNotSaidWhereItDoesNotApply()
    {
        QFETCH(QString, sql);
        QFETCH(ErrorCode, code);
        QFETCH(QString, unwanted);
        const QString hint = hintOf(sql, code, QStringLiteral("x"), HintLevel::specific);
        QVERIFY2(!hint.contains(unwanted), qPrintable(hint));
    }

    void typesThatDifferAreBothNamed()
    {
        const QString hint =
            hintOf(QStringLiteral("SELECT 1 FROM sales.orders o JOIN customers c ON o.customer = c.id"),
                   ErrorCode::typeMismatch, {}, HintLevel::specific, twoSchemas);
        QVERIFY2(hint.contains(QStringLiteral("(text = integer: convert one side)")), qPrintable(hint));
    }

    void conditions_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QString>("wanted");
        const auto row = [](const char* title, const char* sql, const char* wanted) {
            QTest::newRow(title) << QString::fromUtf8(sql) << QString::fromUtf8(wanted);
        };
        row("OR already connects them", "SELECT 1 FROM t WHERE a = 1 OR a = 2", "");
        row("different columns", "SELECT 1 FROM t WHERE a = 1 AND b = 2", "");
        row("the same value twice", "SELECT 1 FROM t WHERE a = 1 AND a = 1", "");
        row("of other queries", "SELECT 1 FROM t WHERE a = 1 AND b IN (SELECT c FROM u WHERE a = 2)", "");
        row("of other rows", "SELECT 1 FROM t x JOIN t y ON x.a = 1 AND y.a = 2", "");
        row("BETWEEN has an AND of its own", "SELECT 1 FROM t WHERE a BETWEEN 1 AND 2 AND a = 3", "");
        row("a date that is none", "SELECT 1 FROM t WHERE a = '2024-x'", "");
        row("no conditions", "SELECT 1", "");
        row("nothing at all", "", "");
        row("letter case of names", "SELECT 1 FROM t WHERE T.a = 1 AND t.A = 2", "Never true together");
        row("a range of dates", "SELECT 1 FROM t WHERE d BETWEEN '2024-01-01' AND '2024-02-01' GROUP BY a",
            "A filter by date, to leave out first: d BETWEEN '2024-01-01' AND '2024-02-01'.");
    }

    void conditions()
    {
        QFETCH(QString, sql);
        QFETCH(QString, wanted);
        const auto lines = conditionLines(sql.toStdString(), *dialectNamed("postgresql"));
        QCOMPARE(lines.size(), std::size_t(wanted.isEmpty() ? 0 : 1));
        if (!lines.empty())
            QVERIFY2(text(lines.front()).contains(wanted), lines.front().c_str());
    }
};

QTEST_GUILESS_MAIN(HintFactsTest)

#include "tst_hintfacts.moc"
