#include "diagnose/hints/hintladder.h"
#include "diagnose/hints/messagefindings.h"
#include "hinttext.h"
#include "support/checking.h"

#include <QTest>

using namespace querymend;

/// Hints for engines without a corpus, from the messages in their documentation.
class HintEnginesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsTheOtherEngines_data();
    void knowsTheOtherEngines();
    void namesTheLabelsOfAnEnumeration_data();
    void namesTheLabelsOfAnEnumeration();
};

void HintEnginesTest::knowsTheOtherEngines_data()
{
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("message");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("specific");
    QTest::addColumn<QString>("explicit_");
    const auto row = [](const char* title, const char* dialect, const char* sql, const char* message, const char* code,
                        const char* specific, const char* explicit_) {
        QTest::newRow(title) << QString::fromUtf8(dialect) << QString::fromUtf8(sql) << QString::fromUtf8(message)
                             << QString::fromUtf8(code) << QString::fromUtf8(specific) << QString::fromUtf8(explicit_);
    };
    row("SQL Server: a column", "sqlserver", "SELECT staus FROM orders", "Invalid column name 'staus'.", "207",
        "Nearest to staus: status (text)", "- SELECT status FROM orders");
    row("SQL Server: a table", "mssql", "SELECT 1 FROM custmers", "Invalid object name 'custmers'.", "208",
        "customers(id integer", "- SELECT 1 FROM customers");
    row("SQL Server: a function", "sqlserver", "SELECT NOW() FROM orders",
        "'NOW' is not a recognized built-in function name.", "195", "SQL Server offers GETDATE()",
        "- SELECT GETDATE() FROM orders");
    row("SQL Server: an ambiguous column", "sqlserver", "SELECT id FROM orders o JOIN customers c ON 1 = 1",
        "Ambiguous column name 'id'.", "209", "Nearest to id: o.id", "Write o.id or c.id, as the question means it,");
    row("SQL Server: a qualifier", "sqlserver", "SELECT x.id FROM orders o",
        "The multi-part identifier \"x.id\" could not be bound.", "4104", "o", "SELECT");
    row("SQL Server: a column that is not grouped", "sqlserver", "SELECT total, MAX(id) FROM orders GROUP BY status",
        "Column 'orders.total' is invalid in the select list because it is not contained in either an aggregate "
        "function or the GROUP BY clause.",
        "8120", "Add orders.total to GROUP BY", "GROUP BY status");
    row("SQL Server: a value", "sqlserver", "SELECT CAST(status AS int) FROM orders",
        "Conversion failed when converting the varchar value 'open' to data type int.", "245", "TRY_CAST(x AS",
        "TRY_CAST(status AS");
    row("SQL Server: a division", "sqlserver", "SELECT 1 / total FROM orders", "Divide by zero error encountered.",
        "8134", "NULLIF(divisor, 0)", "/ NULLIF(COUNT(");
    row("Oracle: a table", "oracle", "SELECT 1 FROM \"custmers\"", "ORA-00942: table or view does not exist", "942",
        "\"customers\"(", "- SELECT 1 FROM \"customers\"");
    row("Oracle: a column", "oracle", "SELECT \"staus\" FROM \"orders\"", "ORA-00904: \"staus\": invalid identifier",
        "904", "\"status\" (text)", "- SELECT \"status\" FROM \"orders\"");
    row("Oracle: a row limit", "oracle", "SELECT \"id\" FROM \"orders\" LIMIT 5",
        "ORA-00933: SQL command not properly ended", "933", "FETCH FIRST n ROWS ONLY", "FETCH FIRST 5 ROWS ONLY");
    row("Oracle: a column that is not grouped", "oracle",
        "SELECT \"total\", MAX(\"id\") FROM \"orders\" GROUP BY \"id\"", "ORA-00979: not a GROUP BY expression", "979",
        "GROUP BY", "GROUP BY \"status\"");
    row("Oracle: a number", "oracle", "SELECT TO_NUMBER(\"status\") FROM \"orders\"", "ORA-01722: invalid number",
        "1722", "REGEXP_LIKE(x,", "REGEXP_LIKE(\"status\",");
    row("Oracle: a division", "oracle", "SELECT 1 / \"total\" FROM \"orders\"", "ORA-01476: divisor is equal to zero",
        "1476", "NULLIF(divisor, 0)", "NULLIF(COUNT(");
    row("MySQL: a column", "mysql", "SELECT staus FROM orders", "Unknown column 'staus' in 'field list'", "1054",
        "Nearest to staus: status (text)", "- SELECT status FROM orders");
    row("MySQL: a table", "mysql", "SELECT 1 FROM custmers", "Table 'shop.custmers' doesn't exist", "1146",
        "customers(id integer", "- SELECT 1 FROM customers");
    row("MySQL: a function", "mysql", "SELECT LEN(status) FROM orders", "FUNCTION shop.LEN does not exist", "1305",
        "MySQL offers CHAR_LENGTH(x)", "CHAR_LENGTH(status)");
    row("MySQL: an ambiguous column", "mysql", "SELECT id FROM orders o JOIN customers c ON 1 = 1",
        "Column 'id' in field list is ambiguous", "1052", "Nearest to id: o.id", "- SELECT o.id FROM orders o");
}

void HintEnginesTest::knowsTheOtherEngines()
{
    QFETCH(QString, dialect);
    QFETCH(QString, sql);
    QFETCH(QString, message);
    QFETCH(QString, code);
    const Dialect& known = *dialectNamed(dialect.toStdString());
    const auto schema = shopFor(known);
    const std::string given = sql.toStdString();
    const std::string said = message.toStdString();
    const std::string number = code.toStdString();
    const std::vector<Finding> findings = findingsOf({said, number, given}, known, schema.get());
    HintFacts facts;
    facts.dialect = &known;
    facts.sql = given;
    facts.findings = findings;
    facts.engine = {said, number};
    facts.schema = schema.get();
    facts.values = DataValues::mayBeNamed;
    const QString general = text(textOf(hintFor(facts)));
    QVERIFY2(general.contains(message + QStringLiteral(" [") + code + QLatin1Char(']')), qPrintable(general));
    for (const HintLevel level : {HintLevel::specific, HintLevel::explicit_}) {
        facts.choice.level = level;
        const QString hint = text(textOf(hintFor(facts)));
        QFETCH(QString, specific);
        QFETCH(QString, explicit_);
        QVERIFY2(hint.contains(level == HintLevel::specific ? specific : explicit_), qPrintable(hint));
    }
}

void HintEnginesTest::namesTheLabelsOfAnEnumeration_data()
{
    QTest::addColumn<HintLevel>("level");
    QTest::newRow("in a general hint") << HintLevel::general;
    QTest::newRow("in a specific hint") << HintLevel::specific;
    QTest::newRow("in an explicit hint") << HintLevel::explicit_;
}

/// Labels are part of the schema, so they are named although values may not leave the machine.
void HintEnginesTest::namesTheLabelsOfAnEnumeration()
{
    QFETCH(HintLevel, level);
    const Dialect& known = dialectOf(DialectId::postgresql);
    Snapshot snapshot;
    snapshot.tables.resize(1);
    snapshot.tables.front().name = "orders";
    snapshot.tables.front().columns = {{"id", "integer", {}, true, true, {}},
                                       {"status", "order_status as enum('open','it''s paid')", {}, false, false, {}}};
    const SchemaView schema(Catalog(snapshot, known.syntax.names));
    const std::string sql = "SELECT id FROM orders WHERE status = 'opened'";
    const std::string said = "invalid input value for enum order_status: \"opened\"";
    const std::vector<Finding> findings = findingsOf({said, "22P02", sql}, known, &schema);
    HintFacts facts;
    facts.dialect = &known;
    facts.sql = sql;
    facts.findings = findings;
    facts.engine = {said, "22P02"};
    facts.schema = &schema;
    facts.values = DataValues::stay;
    facts.choice.level = level;
    const QString hint = text(textOf(hintFor(facts)));
    QVERIFY2(hint.contains(QStringLiteral("Labels of order_status: 'open', 'it's paid'.")), qPrintable(hint));
}

QTEST_GUILESS_MAIN(HintEnginesTest)

#include "tst_hintengines.moc"
