#include "program.h"

#include <QTest>

#include <QtCore/QJsonArray>

/// The bundled statements are the first thing that new users see.
class SamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySampleHasItsVerdict_data();
    void everySampleHasItsVerdict();
    void noSampleIsLeftOut();
};

void SamplesTest::everySampleHasItsVerdict_data()
{
    QTest::addColumn<QByteArray>("code"); // empty: no error
    QTest::addColumn<QByteArray>("identifier");
    QTest::addColumn<QByteArray>("suggestion");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char* file, const char* code, const char* identifier, const char* suggestion, int line,
                        int column) {
        QTest::newRow(file) << QByteArray(code) << QByteArray(identifier) << QByteArray(suggestion) << line << column;
    };
    row("1-revenue-by-month.sql", "", "", "", 0, 0);
    row("2-misspelt-column.sql", "unknown_column", "c.contry_code", "c.country_code", 1, 16);
    row("3-unknown-table.sql", "unknown_table", "orderitems", "order_items", 3, 6);
    row("4-ambiguous-name.sql", "ambiguous_column", "name", "products.name", 1, 8);
    row("5-hidden-delete.sql", "forbidden_operation", "", "", 2, 5);
    row("6-category-tree.sql", "", "", "", 0, 0);
}

void SamplesTest::everySampleHasItsVerdict()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, identifier);
    QFETCH(QByteArray, suggestion);
    const QString file = QString::fromUtf8(QTest::currentDataTag());
    const auto outcome =
        program::run(program::words("check --json --schema shop-schema.json") << file, {}, program::samplesFolder());
    QCOMPARE(outcome.exitStatus, code.isEmpty() ? 0 : 1);
    const QJsonObject result = program::objectsOf(outcome.out).first();
    QCOMPARE(result[QLatin1String("status")].toString(),
             code.isEmpty() ? QStringLiteral("ok") : QStringLiteral("rewrite"));
    QCOMPARE(result[QLatin1String("code")].toString().toUtf8(), code);
    const QJsonValue finding = result[QLatin1String("findings")].toArray().first();
    QTEST(finding[QLatin1String("line")].toInt(), "line");
    QTEST(finding[QLatin1String("column")].toInt(), "column");
    if (!identifier.isEmpty())
        QCOMPARE(finding[QLatin1String("identifier")].toString().toUtf8(), identifier);
    QCOMPARE(finding[QLatin1String("suggestions")].toArray().first().toString().toUtf8(), suggestion);
}

void SamplesTest::noSampleIsLeftOut()
{
    const QStringList files =
        QDir(program::samplesFolder()).entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name);
    QCOMPARE(files,
             (QStringList{QStringLiteral("1-revenue-by-month.sql"), QStringLiteral("2-misspelt-column.sql"),
                          QStringLiteral("3-unknown-table.sql"), QStringLiteral("4-ambiguous-name.sql"),
                          QStringLiteral("5-hidden-delete.sql"), QStringLiteral("6-category-tree.sql")}));
}

QTEST_GUILESS_MAIN(SamplesTest)
#include "tst_samples.moc"
