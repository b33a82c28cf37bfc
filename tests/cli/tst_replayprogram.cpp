// Replaying, forking, resuming and closing runs, as users of the program do it.

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>

using program::Outcome;

namespace {

/// Wrong twice, then right.
constexpr auto twiceWrong = R"({
    "name": "twice-wrong", "title": "Twice wrong", "shows": "two corrections", "database": "shop",
    "question": "Which orders are there?",
    "replies": [{"level": "basic", "attempt": 1, "text": "SELECT a FROM orders"},
                {"level": "basic", "attempt": 2, "text": "SELECT b FROM orders"},
                {"level": "basic", "attempt": 3, "text": "SELECT id FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 3,
                 "lanes": [{"level": "basic", "outcome": "valid", "codes": ["unknown_column", "unknown_column", null],
                            "hints": ["general", "specific"]}]}
})";

/// Another model, which is right at its second attempt.
constexpr auto soonRight = R"({
    "name": "soon-right", "title": "Soon right", "shows": "another model", "database": "shop",
    "question": "Which orders are there?",
    "replies": [{"level": "basic", "attempt": 1, "text": "SELECT count(*) FROM orders"},
                {"level": "basic", "attempt": 2, "text": "SELECT max(id) FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 1,
                 "lanes": [{"level": "basic", "outcome": "valid", "codes": [null], "hints": []}]}
})";

/// Busy for two minutes, which leaves time to kill the program.
constexpr auto busy = R"({
    "name": "busy", "title": "Busy", "shows": "a server that is busy for long", "database": "shop",
    "question": "Which orders are there?",
    "replies": [{"level": "basic", "attempt": 1, "fault": "overload", "message": "busy", "retry_after_ms": 120000},
                {"level": "basic", "attempt": 1, "text": "SELECT id FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 1,
                 "lanes": [{"level": "basic", "outcome": "valid", "codes": [null], "hints": []}]}
})";

QStringList typesIn(const QList<QJsonObject>& events)
{
    QStringList types;
    for (const QJsonObject& event : events)
        types << event[QLatin1String("type")].toString();
    return types;
}

QString sqlIn(const QJsonObject& event)
{
    return event[QLatin1String("sql")].toString();
}

/// The models that a run uses, in order.
QStringList modelsIn(const QList<QJsonObject>& events)
{
    QStringList models;
    for (const QJsonObject& event : events) {
        const QString type = event[QLatin1String("type")].toString();
        if (type == QLatin1String("run_started"))
            models << event[QLatin1String("model")].toString();
        if (type == QLatin1String("run_edited") && event[QLatin1String("field")].toString() == QLatin1String("model"))
            models << event[QLatin1String("after")].toString();
    }
    return models;
}

} // namespace

class ReplayProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_database.ok());
        qputenv("QUERYMEND_STORE", m_folder.filePath(QStringLiteral("runs.db")).toUtf8());
        m_twiceWrong = QStringLiteral("scenario:") + program::writeFile(m_folder.path(), "twice.json", twiceWrong);
        m_soonRight = QStringLiteral("scenario:") + program::writeFile(m_folder.path(), "soon.json", soonRight);
        m_busy = QStringLiteral("scenario:") + program::writeFile(m_folder.path(), "busy.json", busy);
        const Outcome asked = program::run(ask(m_twiceWrong));
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        m_parent = program::objectsOf(asked.out);
        m_id = m_parent.first()[QLatin1String("run")].toString();
    }

    void goesOnLiveFromAnAttempt()
    {
        const QList<QJsonObject> fork =
            replayed({QStringLiteral("--from"), QStringLiteral("2"), QStringLiteral("--model"), m_soonRight});
        const QJsonObject parent = fork.first()[QLatin1String("parent")].toObject();
        QCOMPARE(parent[QLatin1String("run")].toString(), m_id);
        QCOMPARE(parent[QLatin1String("attempt")].toObject()[QLatin1String("attempt")].toInt(), 1);
        QVERIFY(fork.first()[QLatin1String("run")].toString() != m_id);
        const QStringList types = typesIn(fork);
        QCOMPARE(types.count(QStringLiteral("check_failed")), 1); // the parent's
        QCOMPARE(types.count(QStringLiteral("run_resumed")), 1);
        QCOMPARE(sqlIn(fork.last()), QStringLiteral("SELECT max(id) FROM orders"));
        const Outcome stored = program::run(
            {QStringLiteral("replay"), fork.first()[QLatin1String("run")].toString(), QStringLiteral("--json")});
        QCOMPARE(program::objectsOf(stored.out), fork);
    }

    void aForkWithItsOwnModelEndsAsItsParent()
    {
        const QList<QJsonObject> fork = replayed({QStringLiteral("--from"), QStringLiteral("1.3")});
        QCOMPARE(sqlIn(fork.last()), sqlIn(m_parent.last()));
        const QList<QJsonObject> whole = replayed({QStringLiteral("--from"), QStringLiteral("1")});
        QCOMPARE(typesIn(whole).count(QStringLiteral("model_asked")), 3);
    }

    void aNewModelIsAskedFromTheStart()
    {
        const QList<QJsonObject> again = replayed({QStringLiteral("--model"), m_soonRight});
        QCOMPARE(sqlIn(again.last()), QStringLiteral("SELECT count(*) FROM orders"));
        const QJsonObject parent = again.first()[QLatin1String("parent")].toObject();
        QCOMPARE(parent[QLatin1String("run")].toString(), m_id);
        QVERIFY(parent[QLatin1String("attempt")].isNull());
        QVERIFY(!typesIn(again).contains(QLatin1String("run_resumed")));
    }

    void aForkAsksTheModelThatWasChosenOnTheWay_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("sql");
        QTest::addColumn<QStringList>("models");
        const QStringList from2{QStringLiteral("--from"), QStringLiteral("2")};
        QTest::newRow("after the change the one that was chosen")
            << from2 << QStringLiteral("SELECT max(id) FROM orders") << QStringList{m_twiceWrong, m_soonRight};
        QTest::newRow("before the change the first one")
            << QStringList{QStringLiteral("--from"), QStringLiteral("1")} << QStringLiteral("SELECT id FROM orders")
            << QStringList{m_twiceWrong};
        QTest::newRow("the one that is named wins")
            << from2 + QStringList{QStringLiteral("--model"), m_twiceWrong} << QStringLiteral("SELECT id FROM orders")
            << QStringList{m_twiceWrong, m_soonRight, m_twiceWrong};
    }

    void aForkAsksTheModelThatWasChosenOnTheWay()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, sql);
        QFETCH(QStringList, models);
        const QString file = writeRun(withAnotherModel(QStringLiteral("a-parent")));
        const Outcome fork =
            program::run(QStringList{QStringLiteral("replay"), file, QStringLiteral("--json")} + options);
        QVERIFY2(fork.exitStatus == 0, fork.err.constData());
        const QList<QJsonObject> events = program::objectsOf(fork.out);
        QCOMPARE(sqlIn(events.last()), sql);
        QCOMPARE(modelsIn(events), models);
    }

    void anInterruptedRunGoesOnWithTheModelThatWasChosen_data()
    {
        QTest::addColumn<QString>("run");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("sql");
        QTest::newRow("of itself") << QStringLiteral("left-1") << QStringList()
                                   << QStringLiteral("SELECT max(id) FROM orders");
        QTest::newRow("unless another is named")
            << QStringLiteral("left-2") << QStringList{QStringLiteral("--model"), m_twiceWrong}
            << QStringLiteral("SELECT id FROM orders");
    }

    void anInterruptedRunGoesOnWithTheModelThatWasChosen()
    {
        QFETCH(QString, run);
        QFETCH(QStringList, options);
        QFETCH(QString, sql);
        QByteArrayList left = withAnotherModel(run);
        while (!left.last().contains("run_edited"))
            left.removeLast();
        const Outcome imported = program::run({QStringLiteral("runs"), QStringLiteral("import"), writeRun(left)});
        QVERIFY2(imported.exitStatus == 0, imported.err.constData());
        const Outcome resumed = program::run(
            QStringList{QStringLiteral("runs"), QStringLiteral("resume"), run, QStringLiteral("--json")} + options);
        QVERIFY2(resumed.exitStatus == 0, resumed.err.constData());
        const QList<QJsonObject> events = program::objectsOf(resumed.out);
        QCOMPARE(sqlIn(events.last()), sql);
        QCOMPARE(modelsIn(events).size(), options.isEmpty() ? 2 : 3); // the record names each model
    }

    void thePolicyCanBeAnother()
    {
        const Outcome again =
            program::run({QStringLiteral("replay"), m_id, QStringLiteral("--set"), QStringLiteral("max-retries=1"),
                          QStringLiteral("--set"), QStringLiteral("seed=7"), QStringLiteral("--json")});
        QCOMPARE(again.exitStatus, 3); // the record has no replies to these prompts
        const QList<QJsonObject> events = program::objectsOf(again.out);
        const QJsonObject policy = events.first()[QLatin1String("policy")].toObject();
        QCOMPARE(policy[QLatin1String("max_retries")].toInt(), 1);
        QCOMPARE(policy[QLatin1String("seed")].toInt(), 7);
    }

    void anInterruptedRunIsResumed()
    {
        const QString id = interrupted();
        const Outcome resumed = program::run({QStringLiteral("runs"), QStringLiteral("resume"), id,
                                              QStringLiteral("--model"), m_soonRight, QStringLiteral("--json")});
        QVERIFY2(resumed.exitStatus == 0, resumed.err.constData());
        const QList<QJsonObject> events = program::objectsOf(resumed.out);
        for (int i = 0; i < events.size(); ++i) {
            QCOMPARE(events[i][QLatin1String("run")].toString(), id);
            QCOMPARE(events[i][QLatin1String("seq")].toInt(), i + 1);
        }
        QCOMPARE(events.last()[QLatin1String("outcome")].toString(), QStringLiteral("solved"));
        const Outcome again = program::run({QStringLiteral("runs"), QStringLiteral("resume"), id});
        QCOMPARE(again.exitStatus, 3);
        QVERIFY2(again.err.contains("already finished"), again.err.constData());
    }

    void anInterruptedRunIsClosed()
    {
        const QString id = interrupted();
        const Outcome closed = program::run({QStringLiteral("runs"), QStringLiteral("close"), id});
        QVERIFY2(closed.exitStatus == 0, closed.err.constData());
        const Outcome shown =
            program::run({QStringLiteral("runs"), QStringLiteral("show"), id, QStringLiteral("--json")});
        const QJsonObject end = program::objectsOf(shown.out).last();
        QCOMPARE(end[QLatin1String("outcome")].toString(), QStringLiteral("cancelled"));
        QVERIFY(end[QLatin1String("reason")].toString().contains(QLatin1String("interruption")));
        QCOMPARE(program::run({QStringLiteral("runs"), QStringLiteral("close"), id}).exitStatus, 3);
    }

    void isTold_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("exitStatus");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* title, const char* options, int exitStatus, const char* says) {
            QTest::newRow(title) << program::words(options) << exitStatus << QByteArray(says);
        };
        row("an attempt that never was", "--from 4", 2, "no attempt 4 of lane 1");
        row("a lane that never was", "--from 2.1", 2, "no attempt 1 of lane 2");
        row("attempts are counted from 1", "--from 0", 2, "counted from 1");
        row("no number", "--from x", 2, "--from");
        row("a key that is misspelt", "--set max-retry=1", 2, "'max-retries'");
        row("a setting without a value", "--set lanes", 2, "not key=value");
        row("a value that is none", "--set level=expret", 2, "'expert'");
        row("no lanes", "--set lanes=0", 2, "at least one");
        row("an unknown model", "--model gpt", 2, "scenario:FILE");
        row("a database without a new run", "--db sqlite::memory:", 2, "--from, --model or --set");
    }

    void isTold()
    {
        QFETCH(QStringList, options);
        QFETCH(int, exitStatus);
        QFETCH(QByteArray, says);
        const Outcome outcome = program::run(QStringList{QStringLiteral("replay"), m_id} + options);
        QCOMPARE(outcome.exitStatus, exitStatus);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.contains(says), outcome.err.constData());
    }

private:
    [[nodiscard]] QStringList ask(const QString& model) const
    {
        return {QStringLiteral("ask"),
                QStringLiteral("--db"),
                QStringLiteral("sqlite://") + m_database.path(),
                QStringLiteral("--model"),
                model,
                QStringLiteral("--json")};
    }

    /// The parent's lines with an edit inserted: another model from the second attempt on.
    [[nodiscard]] QByteArrayList withAnotherModel(const QString& run) const
    {
        const QByteArray edited = R"({"run":"%1","seq":0,"at":1,"type":"run_edited","lane":0,"attempt":1,)"
                                  R"("field":"model","before":"%2","after":"%3"})";
        const QByteArray parent = program::run({QStringLiteral("runs"), QStringLiteral("export"), m_id}).out;
        QByteArrayList lines;
        for (const QByteArray& line : parent.split('\n')) {
            const QJsonObject event = QJsonDocument::fromJson(line).object();
            const bool isSecond = event[QLatin1String("type")].toString() == QLatin1String("model_asked")
                && event[QLatin1String("attempt")].toInt() == 1;
            if (isSecond)
                lines << QString::fromUtf8(edited).arg(m_id, m_twiceWrong, m_soonRight).toUtf8();
            if (!line.isEmpty())
                lines << line;
        }
        for (qsizetype i = 0; i < lines.size(); ++i) {
            // Edited as text, because QJsonValue cannot hold all 64-bit numbers.
            QString line = QString::fromUtf8(lines[i]).replace(m_id, run);
            line.replace(QRegularExpression(QStringLiteral("\"seq\":\\d+")),
                         QStringLiteral("\"seq\":%1").arg(i)); // the first line is a header
            lines[i] = line.toUtf8();
        }
        return lines;
    }

    /// Also corrects the number of events in the header line.
    [[nodiscard]] QString writeRun(QByteArrayList lines) const
    {
        lines.first() = QString::fromUtf8(lines.first())
                            .replace(QRegularExpression(QStringLiteral("\"events\":\\d+")),
                                     QStringLiteral("\"events\":%1").arg(lines.size() - 1))
                            .toUtf8();
        return program::writeFile(m_folder.path(), "run.jsonl", lines.join('\n') + '\n');
    }

    /// The events of a replay of the parent.
    [[nodiscard]] QList<QJsonObject> replayed(const QStringList& options) const
    {
        const Outcome again =
            program::run(QStringList{QStringLiteral("replay"), m_id, QStringLiteral("--json")} + options);
        return again.exitStatus == 0 ? program::objectsOf(again.out)
                                     : QList<QJsonObject>{{{QStringLiteral("failed"), QString::fromUtf8(again.err)}}};
    }

    /// Kills the program while it waits, and returns the id of its run.
    [[nodiscard]] QString interrupted() const
    {
        QProcess process;
        process.start(QStringLiteral(QUERYMEND_PROGRAM), ask(m_busy));
        QByteArray out;
        while (!out.contains("wait_started") && process.waitForReadyRead(30'000))
            out += process.readAllStandardOutput();
        process.kill();
        process.waitForFinished(30'000);
        const QList<QJsonObject> events = program::objectsOf(out);
        return events.isEmpty() ? QString() : events.first()[QLatin1String("run")].toString();
    }

    QTemporaryDir m_folder;
    querymend::SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
    QString m_twiceWrong;
    QString m_soonRight;
    QString m_busy;
    QList<QJsonObject> m_parent;
    QString m_id;
};

QTEST_GUILESS_MAIN(ReplayProgramTest)

#include "tst_replayprogram.moc"
