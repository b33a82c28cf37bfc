#include "program.h"

#include <QTest>

#include <QtCore/QJsonArray>

namespace {

using program::Outcome;

/// Checks a statement against the sample shop, with one more word for each of the parameters.
Outcome check(const QByteArray& sql, const QStringList& parameters, const char* more = "--json")
{
    QStringList words = program::words("check --schema") << program::shopSchema() << QString::fromLatin1(more);
    for (const QString& parameter : parameters)
        words << QStringLiteral("--param") << parameter;
    return program::run(words, sql);
}

QJsonObject onlyResult(const Outcome& outcome)
{
    const QList<QJsonObject> objects = program::objectsOf(outcome.out);
    return objects.size() == 1 ? objects.first() : QJsonObject();
}

} // namespace

/// `check` with values for the parameters of statements.
class CheckParametersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void valuesAreChecked_data();
    void valuesAreChecked();
    void placesAreOfTheTextAsGiven();
    void fixesLeaveValuesAlone();
    void whatCannotBeFilledInFails_data();
    void whatCannotBeFilledInFails();
    void aMistypedNameIsSaid();
    void linesShareTheValues();
};

void CheckParametersTest::valuesAreChecked_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QStringList>("parameters");
    QTest::addColumn<QString>("sent");
    const auto row = [](const char* name, const char* sql, const QStringList& parameters, const char* sent) {
        QTest::newRow(name) << QByteArray(sql) << parameters << QString::fromUtf8(sent);
    };
    row("a text", "SELECT id FROM customers WHERE city = :city", {QStringLiteral("city=Val d'Or")},
        "SELECT id FROM customers WHERE city = 'Val d''Or'");
    row("a value with an equals sign", "SELECT id FROM customers WHERE city = :city", {QStringLiteral("city=a=b")},
        "SELECT id FROM customers WHERE city = 'a=b'");
    row("as its column", "SELECT id FROM customers WHERE id > :id", {QStringLiteral("id=-5")},
        "SELECT id FROM customers WHERE id > (-5)");
    row("what does not fit its column is a text", "SELECT id FROM customers WHERE id > :id",
        {QStringLiteral("id=five")}, "SELECT id FROM customers WHERE id > 'five'");
    row("as the type that is named", "SELECT id FROM orders WHERE status = :day",
        {QStringLiteral("day:date=2024-01-31")}, "SELECT id FROM orders WHERE status = DATE '2024-01-31'");
    row("a list", "SELECT id FROM orders WHERE id IN (:ids)", {QStringLiteral("ids=1, 2")},
        "SELECT id FROM orders WHERE id IN (1, 2)");
    row("two", "SELECT id FROM orders WHERE id BETWEEN :a AND :b", {QStringLiteral("a=1"), QStringLiteral("b=2")},
        "SELECT id FROM orders WHERE id BETWEEN 1 AND 2");
}

void CheckParametersTest::valuesAreChecked()
{
    QFETCH(const QByteArray, sql);
    QFETCH(const QStringList, parameters);
    const Outcome outcome = check(sql, parameters);
    QCOMPARE(outcome.err, QByteArray());
    QTEST(onlyResult(outcome)[QLatin1String("sanitized_sql")].toString(), "sent");
    QCOMPARE(onlyResult(outcome)[QLatin1String("status")].toString(), QStringLiteral("ok"));
    QCOMPARE(outcome.exitStatus, 0);
}

void CheckParametersTest::placesAreOfTheTextAsGiven()
{
    const QByteArray sql = "SELECT id FROM customers WHERE city = :c AND nope = 1";
    const Outcome outcome = check(sql, {QStringLiteral("c=a city with a long name")});
    const QJsonArray findings = onlyResult(outcome)[QLatin1String("findings")].toArray();
    QCOMPARE(findings.size(), 1);
    QCOMPARE(findings.first()[QLatin1String("offset")].toInt(), static_cast<int>(sql.indexOf("nope")));
    QCOMPARE(findings.first()[QLatin1String("column")].toInt(), static_cast<int>(sql.indexOf("nope")) + 1);
    QCOMPARE(findings.first()[QLatin1String("length")].toInt(), 4);
    QCOMPARE(outcome.exitStatus, 1);
}

void CheckParametersTest::fixesLeaveValuesAlone()
{
    const QByteArray sql = "SELECT id FROM customers WHERE city = :c AND contry_code = 'IT'";
    const Outcome outcome = check(sql, {QStringLiteral("c=a city with a long name")});
    const QJsonValue finding = onlyResult(outcome)[QLatin1String("findings")].toArray().first();
    const QJsonValue fix = finding[QLatin1String("fixes")].toArray().first();
    QCOMPARE(fix[QLatin1String("replacement")].toString(), QStringLiteral("country_code"));
    QCOMPARE(fix[QLatin1String("offset")].toInt(), static_cast<int>(sql.indexOf("contry_code")));
    QCOMPARE(fix[QLatin1String("length")].toInt(), 11);
}

void CheckParametersTest::whatCannotBeFilledInFails_data()
{
    QTest::addColumn<QString>("dialect");
    for (const char* const dialect : {"postgresql", "sqlite", "oracle"})
        QTest::newRow(dialect) << QString::fromLatin1(dialect);
}

/// Without the value, the text may well be right, but it is not what would run.
void CheckParametersTest::whatCannotBeFilledInFails()
{
    QFETCH(const QString, dialect);
    const QStringList words{QStringLiteral("check"),  QStringLiteral("--dialect"), dialect,
                            QStringLiteral("--json"), QStringLiteral("--param"),   QStringLiteral("ids:numbers=1, 2")};
    const QByteArray sql = "SELECT id FROM customers WHERE id = :ids";
    const Outcome outcome = program::run(words, sql);
    QCOMPARE(outcome.err, QByteArray("querymend: --param ids: a list can only be used after IN\n"));
    QCOMPARE(onlyResult(outcome)[QLatin1String("status")].toString(), QStringLiteral("failed"));
    const QJsonArray findings = onlyResult(outcome)[QLatin1String("findings")].toArray();
    QCOMPARE(findings.size(), 1);
    QVERIFY(findings.first()[QLatin1String("message")].toString().contains(QStringLiteral("--param ids")));
    QCOMPARE(findings.first()[QLatin1String("offset")].toInt(), static_cast<int>(sql.indexOf(":ids")));
    QCOMPARE(outcome.exitStatus, 3);
}

void CheckParametersTest::aMistypedNameIsSaid()
{
    const Outcome one = check("SELECT id FROM orders WHERE id = 1", {QStringLiteral("other=1")});
    QCOMPARE(one.err, QByteArray("querymend: --param other: the statement has no :other\n"));
    QCOMPARE(one.exitStatus, 0);
    const Outcome several = check("{\"sql\": \"SELECT id FROM orders\"}\n", {QStringLiteral("other=1")}, "--jsonl");
    QCOMPARE(several.err, QByteArray());
}

void CheckParametersTest::linesShareTheValues()
{
    const Outcome outcome = check("{\"sql\": \"SELECT id FROM orders WHERE id = :id\"}\n"
                                  "{\"sql\": \"SELECT id FROM customers WHERE id < :id\"}\n",
                                  {QStringLiteral("id=7")}, "--jsonl");
    const QList<QJsonObject> objects = program::objectsOf(outcome.out);
    QCOMPARE(objects.size(), 2);
    QCOMPARE(objects[0][QLatin1String("sanitized_sql")].toString(),
             QStringLiteral("SELECT id FROM orders WHERE id = 7"));
    QCOMPARE(objects[1][QLatin1String("sanitized_sql")].toString(),
             QStringLiteral("SELECT id FROM customers WHERE id < 7"));
}

QTEST_GUILESS_MAIN(CheckParametersTest)
#include "tst_checkparameters.moc"
