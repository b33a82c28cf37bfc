// The complete loop on the command line: scripted models on live sample databases.

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

using program::Outcome;

namespace {

constexpr auto wrongOnceScenario = R"({
    "name": "wrong-once", "title": "Wrong once", "shows": "one correction", "database": "shop",
    "question": "Which orders are there?",
    "replies": [{"level": "basic", "lane": 1, "attempt": 1, "text": "SELECT wrong FROM orders"},
                {"level": "basic", "lane": 1, "attempt": 2, "text": "SELECT id FROM orders"}],
    "expected": {"outcome": "solved", "attempts": 2,
                 "lanes": [{"level": "basic", "outcome": "valid", "codes": ["unknown_column", null],
                            "hints": ["general"], "notes": []}]}
})";

QStringList typesIn(const QByteArray& lines)
{
    QStringList types;
    for (const QJsonObject& event : program::objectsOf(lines))
        types << event[QLatin1String("type")].toString();
    return types;
}

} // namespace

class AskProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid() && m_database.ok());
        qputenv("QUERYMEND_STORE", m_folder.filePath(QStringLiteral("runs.db")).toUtf8());
        m_scenario = program::writeFile(m_folder.path(), "wrong-once.json", wrongOnceScenario);
    }

    void asksCorrectsAndKeeps()
    {
        const QString saved = m_folder.filePath(QStringLiteral("saved.run"));
        const Outcome asked = program::run(ask() << QStringLiteral("--json") << QStringLiteral("--save") << saved);
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        const QStringList types = typesIn(asked.out);
        QCOMPARE(types.first(), QStringLiteral("run_started"));
        QCOMPARE(types.last(), QStringLiteral("run_finished"));
        QCOMPARE(types.count(QStringLiteral("hint_chosen")), 1);
        const QJsonObject end = program::objectsOf(asked.out).last();
        QCOMPARE(end[QLatin1String("outcome")].toString(), QStringLiteral("solved"));
        QCOMPARE(end[QLatin1String("sql")].toString(), QStringLiteral("SELECT id FROM orders"));

        const QString id = end[QLatin1String("run")].toString();
        const Outcome listed = program::run({QStringLiteral("runs"), QStringLiteral("--json")});
        QCOMPARE(program::objectsOf(listed.out).first()[QLatin1String("run")].toString(), id);
        for (const QString& stored : {id, saved}) {
            const Outcome replayed =
                program::run({QStringLiteral("replay"), stored, QStringLiteral("--json")}, {}, m_folder.path());
            QCOMPARE(replayed.out, asked.out);
        }
        const Outcome exported = program::run({QStringLiteral("runs"), QStringLiteral("export"), id});
        QFile file(saved);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(exported.out, file.readAll());
    }

    void exportsARun_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("beginning");
        QTest::addColumn<QByteArray>("holds");
        const auto row = [](const char* title, const char* options, const char* beginning, const char* holds) {
            QTest::newRow(title) << program::words(options) << QByteArray(beginning) << QByteArray(holds);
        };
        row("as Markdown", "--format markdown", "# Which orders are there?\n", "### Attempt 1: SCHEMA REFERENCE ERROR");
        row("as a page", "--format html", "<!DOCTYPE html>", "✗</span> SCHEMA REFERENCE ERROR");
        row("as spans", "--format otel", "{\"resourceSpans\":", "execute_tool check_sql");
        row("as spans with what was said", "--format otel --with-content", "{\"resourceSpans\":", "SELECT wrong");
    }

    void exportsARun()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, beginning);
        QFETCH(QByteArray, holds);
        const Outcome asked = program::run(ask() << QStringLiteral("--json"));
        const QString id = program::objectsOf(asked.out).first()[QLatin1String("run")].toString();
        const Outcome exported =
            program::run(QStringList{QStringLiteral("runs"), QStringLiteral("export"), id} + options);
        QVERIFY2(exported.exitStatus == 0, exported.err.constData());
        QVERIFY2(exported.out.startsWith(beginning), exported.out.constData());
        QVERIFY2(exported.out.contains(holds), exported.out.constData());
    }

    void aRecordedModelSaysWhatItSaid()
    {
        const QString saved = m_folder.filePath(QStringLiteral("again.run"));
        QCOMPARE(program::run(ask() << QStringLiteral("--save") << saved).exitStatus, 0);
        const Outcome again = program::run(ask(QStringLiteral("recorded:") + saved) << QStringLiteral("--json"));
        QVERIFY2(again.exitStatus == 0, again.err.constData());
        QCOMPARE(program::objectsOf(again.out).first()[QLatin1String("model_kind")].toString(),
                 QStringLiteral("recorded"));
    }

    void whatRunsFoundIsNoExample()
    {
        for (int i = 0; i < 2; ++i)
            QCOMPARE(program::run(ask()).exitStatus, 0);
        const Outcome third = program::run(ask() << QStringLiteral("--json"));
        const auto events = program::objectsOf(third.out);
        const QJsonObject memory = events.first()[QLatin1String("memory")].toObject();
        QVERIFY(memory[QLatin1String("examples")].toArray().isEmpty());
        QVERIFY2(!third.out.contains("\"name\":\"examples\""), third.out.constData());
    }

    void optionsOfThePromptAreRecorded()
    {
        const Outcome asked =
            program::run(ask() << program::words(
                             "--tables linked --schema-tokens 500 --keywords instead --directives brief --json"));
        const QJsonObject started = program::objectsOf(asked.out).first();
        const QJsonObject policy = started[QLatin1String("policy")].toObject();
        QCOMPARE(policy[QLatin1String("schema")].toString(), QStringLiteral("linked"));
        QCOMPARE(policy[QLatin1String("schema_tokens")].toInt(), 500);
        QCOMPARE(policy[QLatin1String("keywords")].toString(), QStringLiteral("instead"));
        QCOMPARE(started[QLatin1String("question")][QLatin1String("directives")].toString(), QStringLiteral("brief"));
    }

    void whichTestsAnAnswerNeedsIsRecorded()
    {
        const Outcome asked =
            program::run(ask() << program::words("--escalations 1 --needed-tests evidence --failed-tests 2 --json"));
        const QJsonObject policy = program::objectsOf(asked.out).value(0)[QLatin1String("policy")].toObject();
        QCOMPARE(policy[QLatin1String("max_escalations")].toInt(), 1);
        QCOMPARE(policy[QLatin1String("needed_tests")].toString(), QStringLiteral("evidence"));
        QCOMPARE(policy[QLatin1String("failed_tests")].toInt(), 2);
    }

    void budgetsAndValuesAreRecorded()
    {
        const Outcome asked =
            program::run(ask() << program::words("--seconds 60 --tokens 5000 --values withheld --seed 7 --json"));
        const QJsonObject policy = program::objectsOf(asked.out).value(0)[QLatin1String("policy")].toObject();
        QCOMPARE(policy[QLatin1String("time_ms")].toInt(), 60000);
        QCOMPARE(policy[QLatin1String("tokens")].toInt(), 5000);
        QCOMPARE(policy[QLatin1String("values")].toString(), QStringLiteral("withheld"));
        QCOMPARE(policy[QLatin1String("seed")].toInt(), 7);
        for (const char* const wrong : {"--seconds soon", "--tokens -1", "--values maybe", "--escalations 3",
                                        "--needed-tests some", "--failed-tests few"}) {
            const Outcome refused = program::run(ask() << program::words(wrong));
            QCOMPARE(refused.exitStatus, 2);
            QVERIFY2(refused.err.contains(QByteArray(wrong).split(' ')[0]), refused.err.constData());
        }
    }

    void failedAttemptsAreLogged()
    {
        const QString file = m_folder.filePath(QStringLiteral("failed.log"));
        const Outcome first = program::run(ask() << QStringLiteral("--log") << file);
        QVERIFY2(first.exitStatus == 0 && first.err.isEmpty(), first.err.constData());
        const Outcome second = program::run(ask() << QStringLiteral("--log") << file << QStringLiteral("--verbose"));
        QFile log(file);
        QVERIFY(log.open(QIODevice::ReadOnly));
        const QByteArray blocks = log.readAll();
        QCOMPARE(blocks.count("---- failed: "), 2); // one for each run
        QVERIFY2(blocks.contains("allowed tables:    orders\n"), blocks.constData());
        QVERIFY2(blocks.endsWith(second.err.trimmed() + '\n'), second.err.constData());
        const Outcome nowhere = program::run(ask() << QStringLiteral("--log") << QStringLiteral("/nowhere/at/all"));
        QCOMPARE(nowhere.exitStatus, 3);
        QVERIFY2(nowhere.err.contains("/nowhere/at/all"), nowhere.err.constData());
    }

    void saysThatItIsScripted()
    {
        const Outcome asked = program::run(ask());
        QVERIFY2(asked.out.contains("scripted"), asked.out.constData());
        QVERIFY2(asked.out.contains("unknown_column") && asked.out.contains("hint, general"), asked.out.constData());
        QVERIFY(!asked.out.contains('\x1b'));
    }

    void demonstrationsAreListed()
    {
        const Outcome listed =
            program::run({QStringLiteral("demo"), QStringLiteral("--list"), QStringLiteral("--json")});
        const QList<QJsonObject> objects = program::objectsOf(listed.out);
        QVERIFY(objects.size() >= 12);
        for (const QJsonObject& object : objects) {
            for (const char* const key : {"name", "title", "shows"})
                QVERIFY(!object[QLatin1String(key)].toString().isEmpty());
        }
    }

    void rolesAreStepsOfTheirOwn()
    {
        const Outcome played =
            program::run({QStringLiteral("demo"), QStringLiteral("tests-decide"), QStringLiteral("--json")});
        QVERIFY2(played.exitStatus == 0, played.err.constData());
        const QStringList types = typesIn(played.out);
        QCOMPARE(types.count(QStringLiteral("role_asked")), 7);
        QCOMPARE(types.count(QStringLiteral("role_failed")), 1);
        for (const char* const type : {"candidates_cleaned", "results_compared", "tests_judged", "selected"})
            QCOMPARE(types.count(QLatin1String(type)), 1);
        const Outcome shown = program::run({QStringLiteral("demo"), QStringLiteral("tests-decide")});
        for (const char* const line : {"the same result: lane 1, lane 2\n", "lane 3: passed passed passed\n",
                                       "selected  lane 3: 3 of 3 tests passed"})
            QVERIFY2(shown.out.contains(line), shown.out.constData());
    }

    void aRoleWithoutAReplyIsDoneWithout()
    {
        const Outcome asked =
            program::run(ask() << QStringLiteral("--roles") << QStringLiteral("all") << QStringLiteral("--concurrency")
                               << QStringLiteral("1") << QStringLiteral("--json"));
        QVERIFY2(asked.exitStatus == 0, asked.err.constData());
        QCOMPARE(typesIn(asked.out).count(QStringLiteral("role_failed")), 7); // there are no tests to evaluate
        QCOMPARE(program::objectsOf(asked.out).last()[QLatin1String("sql")].toString(),
                 QStringLiteral("SELECT id FROM orders"));
    }

    void aRecordedSearchIsSearchedAgain()
    {
        const QString saved = m_folder.filePath(QStringLiteral("roles.run"));
        const QStringList options{QStringLiteral("--roles"), QStringLiteral("validator,explainer")};
        QCOMPARE(program::run(ask() + options + QStringList{QStringLiteral("--save"), saved}).exitStatus, 0);
        const Outcome again = program::run(ask(QStringLiteral("recorded:") + saved) << QStringLiteral("--json"));
        QVERIFY2(again.exitStatus == 0, again.err.constData());
        QCOMPARE(typesIn(again.out).count(QStringLiteral("role_asked")), 2);
    }

    void aDemonstrationIsPlayed()
    {
        const Outcome played =
            program::run({QStringLiteral("demo"), QStringLiteral("three-hints"), QStringLiteral("--json")});
        QVERIFY2(played.exitStatus == 0, played.err.constData());
        QCOMPARE(typesIn(played.out).count(QStringLiteral("hint_chosen")), 3);
    }

    /// The default demonstration: an answer fails, is explained and is corrected.
    void withoutANameACorrectionIsShown()
    {
        const Outcome played = program::run({QStringLiteral("demo"), QStringLiteral("--json")});
        QVERIFY2(played.exitStatus == 0, played.err.constData());
        QCOMPARE(typesIn(played.out).count(QStringLiteral("hint_chosen")), 1);
        QCOMPARE(program::objectsOf(played.out).last()[QLatin1String("outcome")].toString(), QStringLiteral("solved"));
    }

    void linesOfSeveralLanesSayWhoseTheyAre()
    {
        const Outcome played = program::run({QStringLiteral("demo"), QStringLiteral("three-lanes")});
        QVERIFY2(played.exitStatus == 0, played.err.constData());
        QByteArray lane;
        QList<QByteArray> statements;
        for (const QByteArray& line : played.out.split('\n')) {
            if (line.startsWith("lane ") && line.contains(", attempt "))
                lane = line.left(line.indexOf(','));
            else if (line.startsWith("    SELECT ") && !lane.isEmpty())
                statements << lane + ": " + line.trimmed();
            else if (line.startsWith("kept   "))
                break;
        }
        std::sort(statements.begin(), statements.end());
        const QList<QByteArray> expected{"lane 1: SELECT a.name, count(*) AS titles FROM authors AS a",
                                         "lane 2: SELECT a.name, count(*) AS titles",
                                         "lane 2: SELECT a.name, count(*) AS titles FROM authors AS a",
                                         "lane 3: SELECT author, count(*) FROM books GROUP BY author",
                                         "lane 3: SELECT author, count(*) FROM titles GROUP BY author"};
        QCOMPARE(statements, expected);
    }

    void isTold_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("exitStatus");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("an unknown model") << ask(QStringLiteral("gpt")) << 2 << QByteArray("scenario:FILE");
        QTest::newRow("a scenario that is not there")
            << ask(QStringLiteral("scenario:/nowhere.json")) << 3 << QByteArray("/nowhere.json");
        QTest::newRow("a database that is not there")
            << QStringList{QStringLiteral("ask"), QStringLiteral("--db"), QStringLiteral("sqlite:///nowhere.db"),
                           QStringLiteral("--model"), QStringLiteral("scenario:") + m_scenario}
            << 3 << QByteArray("no such file");
        QTest::newRow("nothing to ask with") << QStringList{QStringLiteral("ask")} << 2 << QByteArray("--db URL");
        QTest::newRow("no lanes") << (ask() << QStringLiteral("--lanes") << QStringLiteral("0")) << 2
                                  << QByteArray("at least one");
        QTest::newRow("a first lane of another")
            << (ask() << QStringLiteral("--first-lane") << QStringLiteral("builtin")) << 2 << QByteArray("'built-in'");
        QTest::newRow("an unknown level")
            << (ask() << QStringLiteral("--level") << QStringLiteral("exprt")) << 2 << QByteArray("'expert'");
        QTest::newRow("an unknown role") << (ask() << QStringLiteral("--roles") << QStringLiteral("validator,explaner"))
                                         << 2 << QByteArray("'explainer'");
        QTest::newRow("a run that is not stored")
            << QStringList{QStringLiteral("runs"), QStringLiteral("show"), QStringLiteral("nobody")} << 3
            << QByteArray("nobody");
        QTest::newRow("a format that is misspelt")
            << program::words("runs export nobody --format markdwn") << 2 << QByteArray("'markdown'");
        QTest::newRow("content for a format that has it anyway")
            << program::words("runs export nobody --format html --with-content") << 2 << QByteArray("--format otel");
        QTest::newRow("a demonstration that is misspelt")
            << QStringList{QStringLiteral("demo"), QStringLiteral("three-hint")} << 2 << QByteArray("'three-hints'");
    }

    void isTold()
    {
        QFETCH(QStringList, words);
        QFETCH(int, exitStatus);
        QFETCH(QByteArray, says);
        const Outcome outcome = program::run(words);
        QCOMPARE(outcome.exitStatus, exitStatus);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.contains(says), outcome.err.constData());
    }

private:
    [[nodiscard]] QStringList ask(const QString& model = {}) const
    {
        return {QStringLiteral("ask"), QStringLiteral("--db"), QStringLiteral("sqlite://") + m_database.path(),
                QStringLiteral("--model"), model.isEmpty() ? QStringLiteral("scenario:") + m_scenario : model};
    }

    QTemporaryDir m_folder;
    querymend::SqliteFile m_database{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
    QString m_scenario;
};

QTEST_GUILESS_MAIN(AskProgramTest)

#include "tst_askprogram.moc"
