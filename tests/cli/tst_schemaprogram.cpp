#include "program.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

namespace {

using program::Outcome;

Outcome schema(const char* options)
{
    return program::run(program::words("schema --schema") << program::shopSchema() << program::words(options));
}

QJsonObject parsed(const Outcome& outcome)
{
    return QJsonDocument::fromJson(outcome.out).object();
}

QStringList namesIn(const QJsonArray& items)
{
    QStringList names;
    for (const auto& item : items)
        names.append(item[QLatin1String("name")].toString());
    return names;
}

QStringList tablesOf(const Outcome& outcome)
{
    return namesIn(parsed(outcome)[QLatin1String("tables")].toArray());
}

QStringList inLines(const Outcome& outcome, const QString& pattern)
{
    QStringList found;
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    auto match = expression.globalMatch(QString::fromUtf8(outcome.out));
    while (match.hasNext())
        found.append(match.next().captured(1));
    return found;
}

} // namespace

class SchemaProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jsonComesBackAsItIs();
    void theForms_data();
    void theForms();
    void tablesByName_data();
    void tablesByName();
    void noTableFits();
    void aSeedGivesOneOrderInEveryForm();
    void standardInputIsRead();
    void partitionsAreShownWhereTheyAreAskedFor_data();
    void partitionsAreShownWhereTheyAreAskedFor();
};

void SchemaProgramTest::jsonComesBackAsItIs()
{
    const Outcome once = schema("--format json");
    QCOMPARE(once.exitStatus, 0);
    const Outcome twice = program::run(program::words("schema --format=json --schema -"), once.out);
    QCOMPARE(twice.out, once.out);
    QVERIFY(tablesOf(once).contains(QStringLiteral("order_items")));
    QCOMPARE(parsed(once)[QLatin1String("dialect")].toString(), QStringLiteral("postgresql"));
}

void SchemaProgramTest::theForms_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("text unless told otherwise") << QByteArray("") << QByteArray("public.orders  table");
    QTest::newRow("text") << QByteArray("--format text") << QByteArray("public.orders  table");
    QTest::newRow("mschema") << QByteArray("--format mschema") << QByteArray("# Table: public.orders\n[\n(id:INTEGER");
    QTest::newRow("json") << QByteArray("--format json") << QByteArray("\"name\": \"orders\"");
}

void SchemaProgramTest::theForms()
{
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, part);
    const Outcome outcome = schema(options.constData());
    QVERIFY2(outcome.out.contains(part), outcome.out.constData());
    QVERIFY(outcome.out.endsWith('\n') && !outcome.out.endsWith("\n\n"));
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.exitStatus, 0);
}

void SchemaProgramTest::tablesByName_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("tables");
    QTest::newRow("a name") << QByteArray("--tables orders") << QByteArray("orders");
    QTest::newRow("a star") << QByteArray("--tables order*") << QByteArray("orders order_items");
    QTest::newRow("with its schema") << QByteArray("--tables public.ORD*s") << QByteArray("orders order_items");
    QTest::newRow("of another schema as well")
        << QByteArray("--tables sales.* --tables products") << QByteArray("products");
    QTest::newRow("several") << QByteArray("--tables products --tables=c*")
                             << QByteArray("customers categories products");
}

void SchemaProgramTest::tablesByName()
{
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, tables);
    QCOMPARE(tablesOf(schema(("--format json " + options).constData())), program::words(tables.constData()));
}

void SchemaProgramTest::noTableFits()
{
    const Outcome outcome = schema("--tables zz*");
    QCOMPARE(outcome.exitStatus, 1);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY(outcome.err.contains("no table matches 'zz*'"));
}

void SchemaProgramTest::aSeedGivesOneOrderInEveryForm()
{
    const Outcome json = schema("--format json --shuffle 4");
    const QStringList tables = tablesOf(json);
    QVERIFY(tables != tablesOf(schema("--format json")));
    QCOMPARE(schema("--format json --shuffle 4").out, json.out);
    QVERIFY(schema("--format json --shuffle 5").out != json.out);
    const Outcome mschema = schema("--format mschema --shuffle 4");
    QCOMPARE(inLines(mschema, QStringLiteral("^# Table: public\\.(\\w+)")), tables);
    QCOMPARE(inLines(schema("--shuffle 4"), QStringLiteral("^public\\.(\\w+)")), tables);
    QStringList columns;
    for (const auto& table : parsed(json)[QLatin1String("tables")].toArray())
        columns += namesIn(table[QLatin1String("columns")].toArray());
    QCOMPARE(inLines(mschema, QStringLiteral("^\\((\\w+):")), columns);
}

void SchemaProgramTest::standardInputIsRead()
{
    const Outcome outcome = program::run(program::words("schema --schema - --format mschema"),
                                         R"({"database": "d", "tables": {"t": {"columns": {"a": "int"}}}})");
    QCOMPARE(outcome.exitStatus, 0);
    QVERIFY(outcome.out.contains("# Table: t\n[\n(a:INT)\n]"));
}

void SchemaProgramTest::partitionsAreShownWhereTheyAreAskedFor_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<bool>("shown");
    QTest::newRow("not to people") << QByteArray("") << false;
    QTest::newRow("not to models") << QByteArray("--format mschema") << false;
    QTest::newRow("to programs, which may check statements that name them") << QByteArray("--format json") << true;
    QTest::newRow("by name") << QByteArray("--tables logs_*") << true;
    QTest::newRow("by name, as models are given them") << QByteArray("--tables logs_* --format mschema") << true;
}

void SchemaProgramTest::partitionsAreShownWhereTheyAreAskedFor()
{
    QFETCH(QByteArray, options);
    QFETCH(bool, shown);
    const Outcome outcome = program::run(program::words("schema --schema -") << program::words(options.constData()),
                                         R"({"tables": [{"name": "logs", "columns": ["a"]},
                                    {"name": "logs_2024", "kind": "partition", "columns": ["a"]}]})");
    QCOMPARE(outcome.exitStatus, 0);
    QCOMPARE(outcome.out.contains("logs_2024"), shown);
}

QTEST_GUILESS_MAIN(SchemaProgramTest)
#include "tst_schemaprogram.moc"
