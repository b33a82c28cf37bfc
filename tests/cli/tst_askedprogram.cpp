// A run on the command line that asks its user something.

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QTemporaryDir>

using program::Outcome;

namespace {

constexpr auto twoDatesScenario = R"({
    "name": "two-dates", "title": "Two dates", "shows": "a question to the user", "database": "shop",
    "question": "How many orders last week?",
    "policy": {"asks": ["ambiguous"]},
    "replies": [{"level": "basic", "lane": 1, "attempt": 1, "text": "SELECT count(*) FROM orders"}],
    "role_replies": [{"role": "validator", "text": "%1"}],
    "expected": {"outcome": "solved", "attempts": 1, "lanes": []}
})";

constexpr auto severalReadings =
    R"({"answerable": true, "reason": "yes", "ask": "Which date?", "readings": ["the order date", "the date paid"]})";

/// The scenario, whose validator gives this reply.
QByteArray scenarioFile()
{
    QByteArray reply(severalReadings);
    reply.replace('"', "\\\"");
    return QByteArray(twoDatesScenario).replace("%1", reply);
}

} // namespace

class AskedProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_database.ok());
        qputenv("QUERYMEND_STORE", m_folder.filePath(QStringLiteral("runs.db")).toUtf8());
        m_scenario = program::writeFile(m_folder.path(), "two-dates.json", scenarioFile());
    }

    void theAnswerIsRead_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("outcome");
        const QString solved = QStringLiteral("solved");
        QTest::newRow("a number chooses a reading") << QByteArray("2\n") << QStringLiteral("the date paid") << solved;
        QTest::newRow("words are the answer") << QByteArray("when sent") << QStringLiteral("when sent") << solved;
        QTest::newRow("an empty line is none") << QByteArray("\n") << QString() << solved;
        QTest::newRow("no line ends the run") << QByteArray() << QString() << QStringLiteral("unanswered");
    }

    void theAnswerIsRead()
    {
        QFETCH(QByteArray, input);
        QFETCH(QString, answer);
        QFETCH(QString, outcome);
        const Outcome asked = program::run(ask("--if-asked read --json"), input);
        const auto events = program::objectsOf(asked.out);
        QCOMPARE(events.last()[QLatin1String("outcome")].toString(), outcome);
        QVERIFY2(asked.err.contains("1 to 2, your words, or nothing to go on: "), asked.err.constData());
        QString given;
        for (const QJsonObject& event : events) {
            if (event[QLatin1String("type")].toString() == QLatin1String("person_answered"))
                given = event[QLatin1String("answer")].toString();
        }
        QCOMPARE(given, answer);
    }

    void withNobodyThereTheRunEndsOrGoesOn_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<int>("exitStatus");
        QTest::newRow("it ends and says so") << QByteArray("--json") << QStringLiteral("unanswered") << 1;
        QTest::newRow("it is told to end") << QByteArray("--json --if-asked stop") << QStringLiteral("unanswered") << 1;
        QTest::newRow("it is told to go on") << QByteArray("--json --if-asked skip") << QStringLiteral("solved") << 0;
        QTest::newRow("it never asks") << QByteArray("--json --ask-me none") << QStringLiteral("solved") << 0;
    }

    void withNobodyThereTheRunEndsOrGoesOn()
    {
        QFETCH(QByteArray, options);
        QFETCH(QString, outcome);
        QFETCH(int, exitStatus);
        const Outcome asked = program::run(ask(options.constData()));
        QCOMPARE(program::objectsOf(asked.out).last()[QLatin1String("outcome")].toString(), outcome);
        QCOMPARE(asked.exitStatus, exitStatus);
    }

    void aStoredRunIsShownByteForByteAndListed()
    {
        const Outcome asked = program::run(ask("--json"));
        const QString id = program::objectsOf(asked.out).last()[QLatin1String("run")].toString();
        QCOMPARE(program::run({QStringLiteral("replay"), id, QStringLiteral("--json")}).out, asked.out);
        QVERIFY(program::run({QStringLiteral("runs")}).out.contains("unanswered"));
    }

    void theTimelineSaysWhatWasAskedAndAnswered()
    {
        const Outcome asked = program::run(ask("--if-asked read --no-color"), "1\n");
        QVERIFY2(asked.out.contains("asked     Which date?"), asked.out.constData());
        QVERIFY2(asked.out.contains("1. the order date"), asked.out.constData());
        QVERIFY2(asked.out.contains("answer    the order date"), asked.out.constData());
    }

    void aWrongWordIsRefused_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("how") << QByteArray("--if-asked wait") << QByteArray("'wait'");
        QTest::newRow("when") << QByteArray("--ask-me sometimes") << QByteArray("'sometimes'");
        QTest::newRow("a method") << QByteArray("--methods guess") << QByteArray("'guess'");
        QTest::newRow("a band") << QByteArray("--temperatures hot") << QByteArray("'hot'");
        QTest::newRow("a cost") << QByteArray("--cost much") << QByteArray("'much'");
    }

    void aWrongWordIsRefused()
    {
        QFETCH(QByteArray, options);
        QFETCH(QByteArray, says);
        const Outcome asked = program::run(ask(options.constData()));
        QCOMPARE(asked.exitStatus, 2);
        QVERIFY2(asked.err.contains(says), asked.err.constData());
    }

    void nobodyAnswersManyQuestions_data()
    {
        QTest::addColumn<QByteArray>("options");
        QTest::addColumn<QString>("outcome");
        QTest::newRow("the run ends without an answer") << QByteArray("--jsonl") << QStringLiteral("unanswered");
        QTest::newRow("the run goes on") << QByteArray("--jsonl --if-asked skip") << QStringLiteral("solved");
    }

    void nobodyAnswersManyQuestions()
    {
        QFETCH(QByteArray, options);
        QFETCH(QString, outcome);
        const Outcome asked =
            program::run(ask(options.constData()), "{\"id\": 1, \"question\": \"How many orders last week?\"}\n");
        const auto lines = program::objectsOf(asked.out);
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines.first()[QLatin1String("outcome")].toString(), outcome);
    }

private:
    [[nodiscard]] QStringList ask(const char* options) const
    {
        return QStringList{QStringLiteral("ask"), QStringLiteral("--db"),
                           QStringLiteral("sqlite://") + m_database.path(), QStringLiteral("--model"),
                           QStringLiteral("scenario:") + m_scenario}
        + program::words(options);
    }

    QTemporaryDir m_folder;
    querymend::SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
    QString m_scenario;
};

QTEST_GUILESS_MAIN(AskedProgramTest)

#include "tst_askedprogram.moc"
