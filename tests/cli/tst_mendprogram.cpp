#include "program.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>

namespace {

using program::Outcome;

Outcome mend(const QByteArray& input, const char* options = "")
{
    return program::run(program::words("mend --schema") << program::shopSchema() << program::words(options), input);
}

QByteArray line(const QByteArray& sql)
{
    return R"({"id": "a", "sql": ")" + sql + "\"}\n";
}

} // namespace

class MendProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachLineIsAnsweredByTheContract_data();
    void eachLineIsAnsweredByTheContract();
    void roundsAreListed();
    void theRoundsCanBeLimited();
    void badLinesAreAnsweredToo();
    void aFilesStatementGoesToStandardOutput_data();
    void aFilesStatementGoesToStandardOutput();
    void filesAreNamedInJson();
    void badUsageIsTold_data();
    void badUsageIsTold();
};

void MendProgramTest::eachLineIsAnsweredByTheContract_data()
{
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("exitStatus");
    QTest::newRow("what passes") << QByteArray("SELECT name FROM customers ;") << QStringLiteral("ok")
                                 << QStringLiteral("SELECT name FROM customers ;") << QString() << 0;
    QTest::newRow("what can be mended") << QByteArray("SELECT nmae FROM customers") << QStringLiteral("mended")
                                        << QStringLiteral("SELECT name FROM customers") << QString() << 0;
    QTest::newRow("what cannot") << QByteArray("SELECT zyxwvut FROM customers") << QStringLiteral("not_mended")
                                 << QStringLiteral("SELECT zyxwvut FROM customers") << QStringLiteral("unknown_column")
                                 << 1;
    QTest::newRow("what writes") << QByteArray("DELETE FROM customers") << QStringLiteral("not_mended")
                                 << QStringLiteral("DELETE FROM customers") << QStringLiteral("forbidden_operation")
                                 << 1;
}

void MendProgramTest::eachLineIsAnsweredByTheContract()
{
    QFETCH(QByteArray, sql);
    QFETCH(QString, status);
    QFETCH(QString, result);
    QFETCH(QString, code);
    QFETCH(int, exitStatus);
    const Outcome outcome = mend(line(sql), "--jsonl -");
    const QList<QJsonObject> answers = program::objectsOf(outcome.out);
    QCOMPARE(answers.size(), 1);
    const QJsonObject& answer = answers.first();
    QCOMPARE(answer[QLatin1String("id")].toString(), QStringLiteral("a"));
    QCOMPARE(answer[QLatin1String("status")].toString(), status);
    QCOMPARE(answer[QLatin1String("sql")].toString(), result);
    QCOMPARE(answer[QLatin1String("code")].toString(), code);
    QCOMPARE(answer[QLatin1String("code")].isNull(), code.isEmpty());
    QCOMPARE(answer[QLatin1String("category")].isNull(), code.isEmpty());
    QVERIFY(answer[QLatin1String("rounds")].isArray());
    QCOMPARE(outcome.exitStatus, exitStatus);
    QCOMPARE(outcome.err, QByteArray());
}

void MendProgramTest::roundsAreListed()
{
    const Outcome outcome = mend(line("SELECT nmae FORM customers"), "--jsonl");
    const QJsonObject answer = program::objectsOf(outcome.out).value(0);
    const QJsonArray rounds = answer[QLatin1String("rounds")].toArray();
    QCOMPARE(rounds.size(), 2);
    const QJsonObject first = rounds[0].toObject();
    QCOMPARE(first[QLatin1String("code")].toString(), QStringLiteral("syntax"));
    QVERIFY(!first[QLatin1String("reason")].toString().isEmpty());
    QVERIFY(first[QLatin1String("confidence")].toDouble() > 0.5);
    QCOMPARE(first[QLatin1String("sql")].toString(), QStringLiteral("SELECT nmae FROM customers"));
    QCOMPARE(rounds[1].toObject()[QLatin1String("sql")].toString(), QStringLiteral("SELECT name FROM customers"));
}

void MendProgramTest::theRoundsCanBeLimited()
{
    const QJsonObject answer =
        program::objectsOf(mend(line("SELECT nmae FORM customers"), "--jsonl --rounds 1").out).value(0);
    QCOMPARE(answer[QLatin1String("status")].toString(), QStringLiteral("not_mended"));
    QCOMPARE(answer[QLatin1String("sql")].toString(), QStringLiteral("SELECT nmae FROM customers"));
    QCOMPARE(answer[QLatin1String("code")].toString(), QStringLiteral("unknown_column"));
}

void MendProgramTest::badLinesAreAnsweredToo()
{
    const Outcome outcome = mend("{\"id\": 7}\nSELECT 1\n" + line("SELECT name FROM customers"), "--jsonl");
    const QList<QJsonObject> answers = program::objectsOf(outcome.out);
    QCOMPARE(answers.size(), 3);
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(answers[i][QLatin1String("status")].toString(), QStringLiteral("not_mended"));
        QCOMPARE(answers[i][QLatin1String("code")].toString(), QStringLiteral("no_sql"));
        QVERIFY(!answers[i][QLatin1String("error")].toString().isEmpty());
    }
    QCOMPARE(answers[2][QLatin1String("status")].toString(), QStringLiteral("ok"));
    QCOMPARE(outcome.exitStatus, 1);
}

void MendProgramTest::aFilesStatementGoesToStandardOutput_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("out");
    QTest::addColumn<QByteArray>("said");
    QTest::addColumn<int>("exitStatus");
    QTest::newRow("unchanged to the byte") << QByteArray("\xEF\xBB\xBFSELECT name\r\nFROM customers;\r\n\r\n")
                                           << QByteArray("\xEF\xBB\xBFSELECT name\r\nFROM customers;\r\n\r\n")
                                           << QByteArray("standard input: nothing to mend") << 0;
    QTest::newRow("mended") << QByteArray("SELECT nmae FROM customers") << QByteArray("SELECT name FROM customers\n")
                            << QByteArray("standard input: unknown_column corrected: ") << 0;
    QTest::newRow("mended in part") << QByteArray("SELECT zyxwvut FORM customers")
                                    << QByteArray("SELECT zyxwvut FROM customers\n")
                                    << QByteArray("standard input: still wrong: unknown_column: ") << 1;
    QTest::newRow("not mended") << QByteArray("DROP TABLE customers") << QByteArray("DROP TABLE customers")
                                << QByteArray("standard input: not mended: forbidden_operation: ") << 1;
}

void MendProgramTest::aFilesStatementGoesToStandardOutput()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, out);
    QFETCH(QByteArray, said);
    QFETCH(int, exitStatus);
    const Outcome outcome = mend(text);
    QCOMPARE(outcome.out, out);
    QVERIFY2(outcome.err.contains(said), outcome.err.constData());
    QCOMPARE(outcome.exitStatus, exitStatus);
}

void MendProgramTest::filesAreNamedInJson()
{
    const QTemporaryDir folder;
    const QString file = program::writeFile(folder.path(), "a.sql", "SELECT nmae FROM customers\n");
    const Outcome outcome = program::run(program::words("mend --json --schema")
                                         << program::shopSchema() << file << folder.filePath(QLatin1String("b")));
    const QList<QJsonObject> answers = program::objectsOf(outcome.out);
    QCOMPARE(answers.size(), 1);
    QCOMPARE(answers[0][QLatin1String("id")].toString(), file);
    QCOMPARE(answers[0][QLatin1String("status")].toString(), QStringLiteral("mended"));
    QCOMPARE(outcome.exitStatus, 3); // the other file does not exist
}

void MendProgramTest::badUsageIsTold_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("too many rounds") << QByteArray("--dialect sqlite --rounds 6") << QByteArray("--rounds");
    QTest::newRow("no dialect") << QByteArray() << QByteArray("name the dialect");
}

void MendProgramTest::badUsageIsTold()
{
    QFETCH(QByteArray, words);
    QFETCH(QByteArray, said);
    const Outcome outcome = program::run(program::words("mend") << program::words(words.constData()), "SELECT 1");
    QCOMPARE(outcome.exitStatus, 2);
    QVERIFY2(outcome.err.contains(said), outcome.err.constData());
}

QTEST_GUILESS_MAIN(MendProgramTest)

#include "tst_mendprogram.moc"
