// What is told of stored runs: the log of one, its failures, what left the machine, and success rates.

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QDir>
#include <QtCore/QJsonArray>
#include <QtCore/QTemporaryDir>

using program::Outcome;

namespace {

constexpr auto wrongThenRight = R"({
    "name": "wrong-then-right", "title": "Wrong, then right", "shows": "a correction", "database": "shop",
    "question": "Which orders are there?",
    "replies": [{"level": "basic", "attempt": 1, "text": "SELECT a FROM orders"},
                {"level": "basic", "attempt": 2, "text": "SELECT id FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 2,
                 "lanes": [{"level": "basic", "outcome": "valid", "codes": ["unknown_column", null],
                            "hints": ["general"]}]}
})";

/// The same run with a live model at this URL, and on a database elsewhere.
QByteArray sentTo(const QByteArray& file, const QByteArray& url)
{
    QByteArray made = file;
    made.replace(R"("model_kind":"scripted")", R"("model_kind":"live")");
    made.replace(R"("traffic":[])",
                 R"("traffic":[{"request":"POST )" + url
                     + R"(","request_headers":[],"request_body":"{}","status":200,"headers":[],"body":"{}"}])");
    return made;
}

} // namespace

class RunReportsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        const QString scenario = program::writeFile(m_folder.path(), "wrong-then-right.json", wrongThenRight);
        const Outcome made = program::run({QStringLiteral("ask"), QStringLiteral("--db"),
                                           QStringLiteral("sqlite://") + m_database.path(), QStringLiteral("--model"),
                                           QStringLiteral("scenario:") + scenario, QStringLiteral("--json"),
                                           QStringLiteral("--store"), store()});
        const auto events = program::objectsOf(made.out);
        QVERIFY2(!events.isEmpty(), made.err.constData());
        m_id = events.first()[QLatin1String("run")].toString();
    }

    void theLogTellsEachCall()
    {
        const Outcome told = reported({"runs", "log"}, {m_id});
        QVERIFY2(told.exitStatus == 0, told.err.constData());
        for (const char* const line : {"model: lane 1, attempt 1", "checks: lane 1, attempt 1",
                                       "unknown column: ", "model: lane 1, attempt 2", "replied", "solved"})
            QVERIFY2(told.out.contains(line), told.out.constData());
    }

    void theLogIsAlsoForPrograms()
    {
        const Outcome told = reported({"runs", "log"}, {m_id, QStringLiteral("--json")});
        const auto entries = program::objectsOf(told.out);
        QVERIFY(entries.size() > 4);
        const auto model = std::find_if(entries.begin(), entries.end(), [](const QJsonObject& entry) {
            return entry[QLatin1String("kind")] == QLatin1String("attempt");
        });
        QVERIFY(model != entries.end());
        QVERIFY(!(*model)[QLatin1String("prompt")].toArray().isEmpty());
        QCOMPARE((*model)[QLatin1String("replies")].toArray().first().toString(),
                 QStringLiteral("SELECT a FROM orders"));
        QCOMPARE((*model)[QLatin1String("reach")].toString(), QStringLiteral("stayed"));
    }

    void eachFailureIsABlock()
    {
        const Outcome told = reported({"runs", "failures"}, {m_id});
        QVERIFY2(told.exitStatus == 0, told.err.constData());
        QCOMPARE(told.out.count("---- failed: run "), 1);
        QVERIFY2(told.out.contains("extracted tables:  orders\n"), told.out.constData());
        QVERIFY2(told.out.contains("SQL:\n    SELECT a FROM orders\n"), told.out.constData());
    }

    void aScriptedModelWasSentNothing()
    {
        const Outcome told = reported({"ledger"}, {});
        QCOMPARE(told.exitStatus, 0);
        QVERIFY2(told.out.isEmpty(), told.out.constData());
        QVERIFY(told.err.contains("nothing of this left the machine"));
    }

    void theLedgerListsCallsToOtherMachines()
    {
        const Outcome file = reported({"runs", "export"}, {m_id});
        const QString path = program::writeFile(m_folder.path(), "live.jsonl",
                                                sentTo(file.out, "https://api.example.com/v1/chat?key=secret"));
        const QString other = QDir(m_folder.path()).filePath(QStringLiteral("live.db"));
        const Outcome taken =
            program::run({QStringLiteral("runs"), QStringLiteral("import"), path, QStringLiteral("--store"), other});
        QVERIFY2(taken.exitStatus == 0, taken.err.constData());
        const auto ledger = [&](const QStringList& words) {
            return program::run(QStringList{QStringLiteral("ledger"), QStringLiteral("--store"), other} + words);
        };
        const Outcome text = ledger({});
        QVERIFY2(text.out.contains("model: lane 1, attempt 1"), text.out.constData());
        QCOMPARE(program::objectsOf(ledger({QStringLiteral("--json")}).out).size(), 2);
        QCOMPARE(ledger({QStringLiteral("--format"), QStringLiteral("csv")}).out.count("\r\n"), 3);
        const QStringList found{QStringLiteral("--json"), QStringLiteral("--words"), QStringLiteral("which orders")};
        QCOMPARE(program::objectsOf(ledger(found).out).size(), 2);
        const QStringList none{QStringLiteral("--json"), QStringLiteral("--words"), QStringLiteral("nowhere")};
        QVERIFY(ledger(none).out.isEmpty());
        QVERIFY(!ledger({QStringLiteral("--json")}).out.contains("secret"));
        const QStringList sums{QStringLiteral("--summary"), QStringLiteral("--json")};
        const auto totals = program::objectsOf(ledger(sums).out);
        QCOMPARE(totals.size(), 1);
        QCOMPARE(totals.first()[QLatin1String("receiver")].toString(), QStringLiteral("api.example.com"));
        QCOMPARE(totals.first()[QLatin1String("calls")].toInt(), 2);
        QVERIFY(!totals.first()[QLatin1String("policy")].toString().isEmpty());
        const Outcome told = ledger({QStringLiteral("--summary")});
        QVERIFY2(told.out.contains("2 calls of 1 run"), told.out.constData());
        QVERIFY(
            ledger({QStringLiteral("--summary"), QStringLiteral("--words"), QStringLiteral("nowhere")}).out.isEmpty());
    }

    void successRatesAreCounted()
    {
        const auto lines = program::objectsOf(reported({"stats"}, {QStringLiteral("--json")}).out);
        QCOMPARE(lines.size(), 1);
        const QJsonObject& told = lines.first();
        QCOMPARE(told[QLatin1String("runs")].toInt(), 1);
        QCOMPARE(told[QLatin1String("rescued")].toObject()[QLatin1String("hits")].toInt(), 1);
        const QJsonObject corrections = told[QLatin1String("corrections")].toObject();
        QCOMPARE(corrections[QLatin1String("fixed")].toObject()[QLatin1String("unknown_column")].toInt(), 1);
        QVERIFY(reported({"stats"}, {}).out.contains("fixed unknown column"));
        const Outcome none =
            reported({"stats"}, {QStringLiteral("--search"), QStringLiteral("nothing"), QStringLiteral("--json")});
        QCOMPARE(program::objectsOf(none.out).first()[QLatin1String("runs")].toInt(), 0);
    }

    void mistakesAreComplainedOf_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("complaint");
        const auto row = [](const char* title, const QStringList& words, int status, const char* complaint) {
            QTest::newRow(title) << words << status << QByteArray(complaint);
        };
        row("a format that there is not", {QStringLiteral("ledger"), QStringLiteral("--format"), QStringLiteral("xml")},
            2, "is not one of text, json, csv");
        row("content in a format without", {QStringLiteral("ledger"), QStringLiteral("--with-content")}, 2,
            "for --format json");
        row("content of sums",
            {QStringLiteral("ledger"), QStringLiteral("--summary"), QStringLiteral("--json"),
             QStringLiteral("--with-content")},
            2, "leave out --summary");
        row("a run that there is not", {QStringLiteral("stats"), QStringLiteral("no-such-run")}, 3, "no-such-run");
        row("a log of nothing", {QStringLiteral("runs"), QStringLiteral("log")}, 2, "needs one run");
    }

    void mistakesAreComplainedOf()
    {
        QFETCH(QStringList, words);
        QFETCH(int, status);
        QFETCH(QByteArray, complaint);
        const Outcome told = program::run(words + QStringList{QStringLiteral("--store"), store()});
        QCOMPARE(told.exitStatus, status);
        QVERIFY2(told.err.contains(complaint), told.err.constData());
    }

private:
    [[nodiscard]] QString store() const { return QDir(m_folder.path()).filePath(QStringLiteral("runs.db")); }

    [[nodiscard]] Outcome reported(std::initializer_list<const char*> command, const QStringList& words) const
    {
        QStringList all;
        for (const char* const word : command)
            all.append(QString::fromLatin1(word));
        return program::run(all + words + QStringList{QStringLiteral("--store"), store()});
    }

    QTemporaryDir m_folder;
    querymend::SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
    QString m_id;
};

QTEST_GUILESS_MAIN(RunReportsTest)

#include "tst_runreports.moc"
