// The program on a live SQLite file.

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QRegularExpression>

using program::Outcome;

class DatabaseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void checks_data();
    void checks();
    void severalConnectionsGiveTheSameLines();
    void printsTheSchemaThatItCanReadAgain();
    void printsSamplesWhereAskedFor_data();
    void printsSamplesWhereAskedFor();
    void cannotBeHad_data();
    void cannotBeHad();

private:
    [[nodiscard]] QString url() const { return QStringLiteral("sqlite://") + m_file.path(); }

    querymend::SqliteFile m_file{querymend::SqliteFile::sampleScript()};
};

void DatabaseTest::initTestCase()
{
    QVERIFY(m_file.ok());
}

void DatabaseTest::checks_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<int>("exitStatus");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("lastRung");

    const auto row = [](const char* sentence, const char* options, const char* sql, int exitStatus, const char* code,
                        const char* lastRung) {
        QTest::newRow(sentence) << QString::fromLatin1(options) << QByteArray(sql) << exitStatus
                                << QString::fromLatin1(code) << QString::fromLatin1(lastRung);
    };
    row("planned by default", "", "SELECT id FROM orders", 0, "", "trial skipped");
    row("tried if asked", "--trial", "SELECT id FROM orders", 0, "", "rows passed");
    row("not even planned if so told", "--no-explain", "SELECT id FROM orders", 0, "", "references passed");
    row("refused by the engine", "", "SELECT (SELECT id, name FROM customers)", 1, "set_operation_mismatch",
        "explain failed");
    row("refused when it runs", "--trial", "SELECT json('x')", 1, "bad_value", "trial failed");
    row("refused before the engine", "--trial", "DROP TABLE orders", 1, "forbidden_operation", "explain skipped");
}

void DatabaseTest::checks()
{
    QFETCH(QString, options);
    QFETCH(QByteArray, sql);
    QFETCH(int, exitStatus);
    QFETCH(QString, code);
    QFETCH(QString, lastRung);
    const QStringList words =
        QStringList{QStringLiteral("check"), QStringLiteral("--json"), QStringLiteral("--db"), url()}
        + options.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const Outcome outcome = program::run(words, sql);
    QCOMPARE(outcome.err, QByteArray());
    const QJsonObject result = QJsonDocument::fromJson(outcome.out).object();
    QCOMPARE(result[QLatin1String("code")].toString(), code);
    const QJsonObject rung = result[QLatin1String("rungs")].toArray().last().toObject();
    QCOMPARE(rung[QLatin1String("rung")].toString() + QLatin1Char(' ') + rung[QLatin1String("result")].toString(),
             lastRung);
    QCOMPARE(outcome.exitStatus, exitStatus);
}

void DatabaseTest::severalConnectionsGiveTheSameLines()
{
    QByteArray lines;
    for (int i = 0; i < 60; ++i) {
        const QByteArray column = i % 7 == 0 ? "nam" : i % 5 == 0 ? "(SELECT id, name FROM customers)" : "name";
        lines += "{\"id\": " + QByteArray::number(i) + ", \"sql\": \"SELECT " + column
            + " FROM customers WHERE id > :least AND id <> " + QByteArray::number(i) + "\"}\n";
    }
    const auto checked = [&](const char* workers) {
        Outcome outcome = program::run(
            program::words("check --jsonl --param least=1 --db") << url() << program::words(workers), lines);
        outcome.out = QString::fromUtf8(outcome.out)
                          .replace(QRegularExpression(QStringLiteral("\"micros\": [0-9]+")), QString())
                          .toUtf8();
        return outcome;
    };
    const Outcome one = checked("");
    QCOMPARE(one.exitStatus, 1);
    QCOMPARE(program::objectsOf(one.out).size(), 60);
    for (const char* const workers : {"--workers 1", "--workers 3"}) {
        const Outcome several = checked(workers);
        QCOMPARE(several.out, one.out);
        QCOMPARE(several.err, one.err);
        QCOMPARE(several.exitStatus, one.exitStatus);
    }
}

void DatabaseTest::printsTheSchemaThatItCanReadAgain()
{
    const Outcome live = program::run(
        {QStringLiteral("schema"), QStringLiteral("--db"), url(), QStringLiteral("--format"), QStringLiteral("json")});
    QCOMPARE(live.exitStatus, 0);
    const Outcome again = program::run({QStringLiteral("schema"), QStringLiteral("--schema"), QStringLiteral("-"),
                                        QStringLiteral("--format"), QStringLiteral("json")},
                                       live.out);
    QCOMPARE(again.out, live.out);
    QVERIFY(live.out.contains("order_items"));
}

void DatabaseTest::printsSamplesWhereAskedFor_data()
{
    QTest::addColumn<QString>("options");
    QTest::addColumn<QByteArray>("expected"); // in the line about the status column
    QTest::addColumn<int>("exitStatus");
    QTest::newRow("none unless asked for") << "" << QByteArray("  status") << 0;
    QTest::newRow("none if so told") << "--samples none" << QByteArray("  status") << 0;
    QTest::newRow("what several rows share") << "--samples careful" << QByteArray("  status    e.g. open") << 0;
    QTest::newRow("all") << "--samples all" << QByteArray("  status    e.g. open, shut") << 0;
    QTest::newRow("as models are given it")
        << "--samples all --format mschema" << QByteArray("(status, Examples: [open, shut])") << 0;
    QTest::newRow("a policy that there is not") << "--samples some" << QByteArray() << 2;
}

void DatabaseTest::printsSamplesWhereAskedFor()
{
    QFETCH(QString, options);
    QFETCH(QByteArray, expected);
    QFETCH(int, exitStatus);
    const querymend::SqliteFile file("CREATE TABLE visits (name, status);"
                                     "INSERT INTO visits VALUES ('Ada', 'open'), ('Ada', 'open'), ('Ada', 'open');"
                                     "INSERT INTO visits VALUES ('Ada', 'shut');");
    const QStringList words =
        QStringList{QStringLiteral("schema"), QStringLiteral("--db"), QStringLiteral("sqlite://") + file.path()}
        + options.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const Outcome outcome = program::run(words);
    QCOMPARE(outcome.exitStatus, exitStatus);
    if (exitStatus != 0) {
        QVERIFY2(outcome.err.contains("none, careful, all"), outcome.err.constData());
        return;
    }
    QVERIFY2(outcome.out.contains('\n' + expected + '\n'), outcome.out.constData());
    QCOMPARE(outcome.out.contains("Ada"), options.contains(QLatin1String("all")));
}

void DatabaseTest::cannotBeHad_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QByteArray>("reason");
    QTest::newRow("a file that is not there") << QStringLiteral("sqlite:///nowhere/a.db") << QByteArray("no such file");
    QTest::newRow("a folder") << QStringLiteral("sqlite:///tmp") << QByteArray("a folder, not a database");
    QTest::newRow("a file that is not there, of DuckDB")
        << QStringLiteral("duckdb:///nowhere/a.duckdb") << QByteArray("no such file");
}

void DatabaseTest::cannotBeHad()
{
    QFETCH(QString, url);
    QFETCH(QByteArray, reason);
    const Outcome outcome = program::run({QStringLiteral("check"), QStringLiteral("--db"), url}, "SELECT 1");
    QCOMPARE(outcome.exitStatus, 3);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(outcome.err.contains(reason) && outcome.err.contains(url.toUtf8()), outcome.err.constData());
}

QTEST_GUILESS_MAIN(DatabaseTest)
#include "tst_database.moc"
