#include "program.h"

#include <QTest>

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

using program::Outcome;

} // namespace

/// Error messages and help for unusable command lines.
class BadUsageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isExplainedOnStandardError_data();
    void isExplainedOnStandardError();
    void nobodyWaitsAtAFifo();
    void aFifoIsReadWhereSomebodyWrites();
    void unusableSchemas_data();
    void unusableSchemas();
    void helpIsAResult_data();
    void helpIsAResult();
    void aDiskThatIsFullIsNoticed();
    void aFileIsForTheWindow();
};

void BadUsageTest::initTestCase()
{
    for (const char* const sign : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) // so that no window opens
        qunsetenv(sign);
}

void BadUsageTest::isExplainedOnStandardError_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QByteArray>("words"); // separated by |
    const auto row = [](const char* title, const char* call, const char* words) {
        QTest::newRow(title) << QByteArray(call) << QByteArray(words);
    };
    row("no command and no display", "", "Usage|check|classify|schema|there is no display");
    row("a slip in the command", "chekc a.sql", "'chekc'|did you mean 'check'?");
    row("no such command", "frobnicate", "unknown command 'frobnicate'|--help");
    row("help for no such command", "help clasify", "did you mean 'classify'?");
    row("help for two", "help check schema", "one command");
    row("an option before the command", "--dialect sqlite check", "unknown option '--dialect'");
    row("a slip in an option", "check --dialekt sqlite", "'--dialekt'|did you mean '--dialect'?");
    row("an option of another command", "check --format json", "unknown option '--format'");
    row("runs to remove of no age", "runs prune", "--older-than DAYS");
    row("an age for a list of runs", "runs list --older-than 3", "is for prune");
    row("no dialect", "check a.sql", "--dialect|postgresql|duckdb");
    row("a slip in the dialect", "check --dialect postgress a.sql", "'postgress'|did you mean 'postgresql'?");
    row("an unknown dialect", "check --dialect db2 a.sql", "'db2'|mariadb");
    row("an option without its value", "check --dialect", "--dialect needs a value");
    row("a value for a switch", "check --json=yes", "--json takes no value");
    row("a slip in the policy", "check --dialect sqlite --policy analist", "did you mean 'analyst'?");
    row("a retry that is no number", "check --dialect sqlite --retry many", "--retry|'many'|whole number");
    row("a parameter without a value", "check --dialect sqlite --param city", "--param|'city'|NAME=VALUE");
    row("a parameter of no type", "check --dialect sqlite --param n:numbr=1", "'numbr'|did you mean 'number'?");
    row("a parameter of another type", "check --dialect sqlite --param n:number=x", "--param n|number");
    row("a parameter with two values", "check --dialect sqlite --param n=1 --param n=2", "n has two values");
    row("a URL in the place of a command", "postgresql://ann:hush@db/shop", "unknown command 'postgresql://…'");
    row("a password with @ and /", "check --db postgresql://ann:hush@hidden/secret@db/shop a.sql", "%40|%2F");
    row("a password with @ and / of a store", "runs --store postgresql://ann:hush@hidden/secret@db/shop", "%40|%2F");
    row("a URL of a store with a port that is none", "runs --store postgresql://ann:hush@db:hidden/shop",
        "store's URL");
    row("a URL of nothing", "check --db shop.db a.sql", "does not begin with a database type|sqlite:///path");
    row("a command for the password of a file", "check --db sqlite:///a.db --password-command pass a.sql",
        "--password-command|no password");
    row("a password and a command for one", "check --db postgresql://ann:hush@db/shop --password-command pass a.sql",
        "--password-command|leave out one");
    row("a command in a URL", "check --db postgresql://db/shop?password_command=pass a.sql",
        "a URL cannot name a command|--password-command");
    row("an option of ssh in place of a host", "check --db postgresql://db/shop?ssh=-V a.sql",
        "the option ssh|must not begin with -");
    row("a database and a schema", "check --db sqlite:///a.db --schema a.json a.sql",
        "--schema|cannot be used with --db");
    row("a database and a dialect", "check --db sqlite:///a.db --dialect sqlite a.sql",
        "--dialect|cannot be used with --db");
    row("a trial without a database", "check --trial --dialect sqlite a.sql", "--trial|--db URL");
    row("empty results without a trial", "check --db sqlite:///a.db --treat-empty-as-error a.sql",
        "--treat-empty-as-error|--trial");
    row("a trial without a plan", "check --db sqlite:///a.db --trial --no-explain a.sql", "--trial|--no-explain");
    row("workers for files", "check --db sqlite:///a.db --workers 2 a.sql", "--workers|--jsonl and --db");
    row("workers without a database", "check --jsonl --dialect sqlite --workers 2", "--workers|--jsonl and --db");
    row("workers without work", "check --jsonl --db sqlite:///a.db --no-explain --workers 2", "--workers|--no-explain");
    row("no workers", "check --jsonl --db sqlite:///a.db --workers 0", "--workers|at least 1");
    row("too many workers", "check --jsonl --db sqlite:///a.db --workers 65", "--workers|'65'");
    row("both from standard input", "check --schema - --dialect sqlite", "--schema -|file");
    row("classify without a dialect", "classify --jsonl", "--dialect");
    row("classify with an unknown one", "classify --jsonl --dialect sqllite", "did you mean 'sqlite'?");
    row("schema without a file", "schema", "--schema FILE");
    row("schema of two things", "schema --db sqlite:///a.db --schema a.json", "--db URL|--schema FILE");
    row("schema with a file and no option", "schema a.json", "'a.json'|--schema FILE");
    row("a slip in the format", "schema --schema a.json --format mshcema", "did you mean 'mschema'?");
    row("a seed that is no number", "schema --schema a.json --shuffle x", "--shuffle|'x'");
}

void BadUsageTest::isExplainedOnStandardError()
{
    QFETCH(QByteArray, call);
    QFETCH(QByteArray, words);
    const Outcome outcome = program::run(program::words(call.constData()));
    QCOMPARE(outcome.exitStatus, 2);
    QCOMPARE(outcome.out, QByteArray());
    for (const QByteArray& word : words.split('|'))
        QVERIFY2(outcome.err.contains(word), outcome.err.constData());
    if (!call.contains("hush"))
        return;
    for (const char* const part : {"hush", "hidden", "secret"})
        QVERIFY2(!outcome.err.contains(part), outcome.err.constData());
}

/// Opening a FIFO blocks until there is a writer.
void BadUsageTest::nobodyWaitsAtAFifo()
{
    QTemporaryDir folder;
    QVERIFY(::mkfifo(QFile::encodeName(folder.filePath(QStringLiteral("fifo"))).constData(), 0600) == 0);
    for (const char* call : {"check --dialect sqlite --schema fifo", "check --dialect sqlite fifo",
                             "schema --schema fifo", "check --jsonl --dialect sqlite fifo"}) {
        const Outcome outcome = program::run(program::words(call), "SELECT 1", folder.path());
        QCOMPARE(outcome.exitStatus, 3);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.contains("fifo: a FIFO with no writer"), outcome.err.constData());
    }
}

void BadUsageTest::aFifoIsReadWhereSomebodyWrites()
{
    QTemporaryDir folder;
    const QByteArray path = QFile::encodeName(folder.filePath(QStringLiteral("fifo")));
    QVERIFY(::mkfifo(path.constData(), 0600) == 0);
    std::thread writer([&path] {
        const int descriptor = ::open(path.constData(), O_WRONLY);
        const ssize_t written = ::write(descriptor, "SELECT 1", 8);
        ::close(descriptor);
        if (written != 8)
            qWarning("the FIFO was not written to");
    });
    const Outcome outcome = program::run(program::words("check --dialect sqlite fifo"), {}, folder.path());
    writer.join();
    QVERIFY2(outcome.exitStatus == 0, outcome.err.constData());
}

void BadUsageTest::unusableSchemas_data()
{
    QTest::addColumn<QByteArray>("content"); // null: no such file
    QTest::addColumn<QByteArray>("complaint");
    const auto row = [](const char* title, const QByteArray& content, const char* complaint) {
        QTest::newRow(title) << content << QByteArray(complaint);
    };
    row("no such file", QByteArray(), "No such file or directory");
    row("empty", QByteArray(""), "the file is empty");
    row("cut", R"({"tables": [{"name": "t")", "line 1, column");
    row("no JSON", "CREATE TABLE t (a int);\n", "line 1, column 1");
    row("another shape", R"({"tables": [{"name": 5}]})", "tables[0].name");
    row("a list", "[]", "expected an object with \"tables\"");
    row("not UTF-8", "{\"tables\": {\"t\xff\": []}}", "line 1, column");
    row("very deep", QByteArray(1'000'000, '['), "");
}

void BadUsageTest::unusableSchemas()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, complaint);
    QTemporaryDir folder;
    if (!content.isNull())
        program::writeFile(folder.path(), "s.json", content);
    for (const char* call : {"check --dialect sqlite --schema s.json", "schema --schema s.json"}) {
        const Outcome outcome = program::run(program::words(call), "SELECT 1", folder.path());
        QCOMPARE(outcome.exitStatus, 3);
        QCOMPARE(outcome.out, QByteArray());
        QVERIFY2(outcome.err.contains("schema s.json: ") && outcome.err.contains(complaint), outcome.err.constData());
    }
}

void BadUsageTest::helpIsAResult_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("of the program") << QByteArray("--help") << QByteArray("Answers questions in SQL");
    QTest::newRow("in short") << QByteArray("-h") << QByteArray("Answers questions in SQL");
    QTest::newRow("as a command") << QByteArray("help") << QByteArray("Answers questions in SQL");
    QTest::newRow("of a command") << QByteArray("help check") << QByteArray("Usage: querymend check ");
    QTest::newRow("of the command that exports") << QByteArray("help runs") << QByteArray("Usage: querymend runs ");
    QTest::newRow("as an option") << QByteArray("classify --help") << QByteArray("Usage: querymend classify ");
    QTest::newRow("among wrong words") << QByteArray("schema --nope -h") << QByteArray("Usage: querymend schema ");
    QTest::newRow("the version") << QByteArray("--version") << QByteArray("querymend 0.");
}

void BadUsageTest::helpIsAResult()
{
    QFETCH(QByteArray, call);
    QFETCH(QByteArray, beginning);
    const Outcome outcome = program::run(program::words(call.constData()));
    QCOMPARE(outcome.exitStatus, 0);
    QVERIFY2(outcome.out.startsWith(beginning), outcome.out.constData());
    QCOMPARE(outcome.err, QByteArray());
    for (const QByteArray& line : outcome.out.split('\n'))
        QVERIFY2(line.size() <= 80, line.constData());
}

void BadUsageTest::aDiskThatIsFullIsNoticed()
{
    QVERIFY(QFile::exists(QStringLiteral("/dev/full")));
    QProcess process;
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start(QStringLiteral(QUERYMEND_PROGRAM), {QStringLiteral("--help")});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 3);
    QVERIFY(process.readAllStandardError().contains("cannot write the results"));
}

void BadUsageTest::aFileIsForTheWindow()
{
    const Outcome outcome = program::run({QCoreApplication::applicationFilePath()});
    QCOMPARE(outcome.exitStatus, 2);
    QVERIFY(outcome.err.contains("there is no display to open the window on"));
}

QTEST_GUILESS_MAIN(BadUsageTest)
#include "tst_badusage.moc"
