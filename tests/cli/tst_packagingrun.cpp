// packaging/run after the build: which way it starts the program. A script in the program's place tells how it was
// called, and nothing is installed or built.

#include "packagingtop.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>

namespace {

constexpr auto stub = "#!/bin/sh\n"
                      "echo \"in ${PWD##*/}\"\n"
                      "for word; do echo \"$word\"; done\n"
                      "[ -z \"${QUERYMEND_DUCKDB_LIBRARY:-}\" ] || echo \"${QUERYMEND_DUCKDB_LIBRARY##*/}\"\n"
                      "exit \"$STUB_STATUS\"\n";
constexpr auto questionOfTheTour = "How many customers are there in Italy?";

} // namespace

class PackagingRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void startsTheProgram_data();
    void startsTheProgram();
    void withoutADisplayItShowsACorrectionAndAnAnswer();
    void withoutADisplayItStopsAtWhatFails();
    void whatCannotBeBuiltIsNotStarted();
    void saysHowToGetDuckdb();
    void fetchesDuckdbOnlyIfToldTo();
    void asksInATerminal_data();
    void asksInATerminal();

private:
    void prepare(QProcess& process, int status, const QString& display, const QString& fetch) const;
    QByteArray runInTerminal(const QByteArray& typed);
    void run(const QStringList& words, int status, const QString& display = QStringLiteral("DISPLAY"),
             const QString& fetch = {});

    QTemporaryDir m_folder;
    QString m_top;
    int m_status = -1;
    QStringList m_said;
    QByteArray m_complained;
};

void PackagingRunTest::initTestCase()
{
    m_top = m_folder.filePath(QStringLiteral("top"));
    QVERIFY(packaging::makeTop(m_top, QStringLiteral(QUERYMEND_SOURCE_DIR), stub));
    QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("elsewhere")));
}

void PackagingRunTest::prepare(QProcess& process, int status, const QString& display, const QString& fetch) const
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("STUB_STATUS"), QString::number(status));
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.remove(QStringLiteral("QUERYMEND_DUCKDB_LIBRARY"));
    environment.remove(QStringLiteral("QUERYMEND_FETCH_DUCKDB"));
    if (!fetch.isEmpty())
        environment.insert(QStringLiteral("QUERYMEND_FETCH_DUCKDB"), fetch);
    if (!display.isEmpty())
        environment.insert(display, QStringLiteral(":0"));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.filePath(QStringLiteral("elsewhere")));
}

void PackagingRunTest::run(const QStringList& words, int status, const QString& display, const QString& fetch)
{
    QProcess process;
    prepare(process, status, display, fetch);
    process.start(m_top + QStringLiteral("/packaging/run"), words);
    m_status =
        process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    m_complained = process.readAllStandardError();
    m_said = QString::fromUtf8(process.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

/// Runs the script with a terminal for its input and errors, in which this was typed. Returns what the terminal shows.
QByteArray PackagingRunTest::runInTerminal(const QByteArray& typed)
{
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (terminal < 0 || ::grantpt(terminal) != 0 || ::unlockpt(terminal) != 0)
        return "there is no terminal";
    const int inside = ::open(::ptsname(terminal), O_RDWR | O_NOCTTY);
    const bool isTyped = ::write(terminal, typed.constData(), static_cast<std::size_t>(typed.size())) == typed.size();
    QProcess process;
    prepare(process, 0, QStringLiteral("DISPLAY"), {});
    process.setChildProcessModifier([inside] {
        ::dup2(inside, STDIN_FILENO);
        ::dup2(inside, STDERR_FILENO);
    });
    process.start(m_top + QStringLiteral("/packaging/run"), QStringList());
    const bool isOver = process.waitForFinished(60'000);
    m_status = isTyped && isOver && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    m_said = QString::fromUtf8(process.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QByteArray shown;
    char part[4096];
    for (ssize_t size = 0; (size = ::read(terminal, part, sizeof part)) > 0;) // it comes in parts
        shown.append(part, size);
    ::close(inside);
    ::close(terminal);
    return shown;
}

void PackagingRunTest::startsTheProgram_data()
{
    QTest::addColumn<QString>("display");
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("said");
    const QString none;
    const QString x11 = QStringLiteral("DISPLAY");
    const QStringList demo{QStringLiteral("demo"), QStringLiteral("--list")};
    const QStringList demoInElsewhere{QStringLiteral("in elsewhere"), demo[0], demo[1]};
    QTest::newRow("with a display, without arguments, which opens the window")
        << x11 << QStringList() << QStringList{QStringLiteral("in top")};
    QTest::newRow("with Wayland, the same")
        << QStringLiteral("WAYLAND_DISPLAY") << QStringList() << QStringList{QStringLiteral("in top")};
    QTest::newRow("with the arguments, where the user is") << x11 << demo << demoInElsewhere;
    QTest::newRow("with the arguments, without a display too") << none << demo << demoInElsewhere;
}

void PackagingRunTest::startsTheProgram()
{
    QFETCH(QString, display);
    QFETCH(QStringList, words);
    for (const int status : {0, 3}) {
        run(words, status, display);
        QTEST(m_said, "said");
        QCOMPARE(m_status, status);
    }
}

void PackagingRunTest::withoutADisplayItShowsACorrectionAndAnAnswer()
{
    run({}, 0, {});
    const QString sample = QStringLiteral("sqlite://") + QDir(m_top).canonicalPath()
        + QStringLiteral("/build/release/src/io/llm/databases/shop.sqlite");
    const QStringList said{QStringLiteral("in top"),     QStringLiteral("demo"),
                           QStringLiteral("in top"),     QStringLiteral("ask"),
                           QStringLiteral("--db"),       sample,
                           QStringLiteral("--model"),    QStringLiteral("built-in"),
                           QStringLiteral("--question"), QString::fromLatin1(questionOfTheTour)};
    QCOMPARE(m_said, said);
    QCOMPARE(m_status, 0);
    QVERIFY2(m_complained.contains("packaging/run --help"), m_complained.constData());
}

void PackagingRunTest::withoutADisplayItStopsAtWhatFails()
{
    run({}, 3, {});
    QCOMPARE(m_said, (QStringList{QStringLiteral("in top"), QStringLiteral("demo")}));
    QCOMPARE(m_status, 3);
}

void PackagingRunTest::whatCannotBeBuiltIsNotStarted()
{
    const QString common = m_top + QStringLiteral("/packaging/common.sh");
    const QByteArray before = packaging::contentOf(common);
    for (const char* missing : {"need_packages() { false; }\n", "build() { false; }\n"}) {
        QVERIFY(packaging::writeScript(common, before + missing));
        run({}, 0);
        QCOMPARE(m_said, QStringList());
        QCOMPARE(m_status, 3);
    }
    QVERIFY(packaging::writeScript(common, before));
}

/// Nothing is asked where nobody can answer, and nothing is fetched unasked.
void PackagingRunTest::saysHowToGetDuckdb()
{
    for (const QString& answer : {QString(), QStringLiteral("no")}) {
        run({}, 0, QStringLiteral("DISPLAY"), answer);
        QCOMPARE(m_said, QStringList{QStringLiteral("in top")});
        QVERIFY2(m_complained.contains("QUERYMEND_FETCH_DUCKDB=yes packaging/run fetches libduckdb"),
                 m_complained.constData());
    }
}

void PackagingRunTest::fetchesDuckdbOnlyIfToldTo()
{
    const QStringList withLibrary{QStringLiteral("in top"), QStringLiteral("libduckdb.so")};
    run({}, 0, QStringLiteral("DISPLAY"), QStringLiteral("yes"));
    QCOMPARE(m_said, withLibrary);
    run({}, 0); // it is there now
    QCOMPARE(m_said, withLibrary);
    QVERIFY2(m_complained.isEmpty(), m_complained.constData());
    QVERIFY(QDir(m_top + QStringLiteral("/build/duckdb")).removeRecursively());
}

void PackagingRunTest::asksInATerminal_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<bool>("isFetched");
    QTest::newRow("yes") << QByteArray("y\n") << true;
    QTest::newRow("a capital letter") << QByteArray("Yes\n") << true;
    QTest::newRow("no") << QByteArray("n\n") << false;
    QTest::newRow("Enter alone, which means no") << QByteArray("\n") << false;
}

/// The question is asked once, whatever the answer is.
void PackagingRunTest::asksInATerminal()
{
    QFETCH(QByteArray, typed);
    QFETCH(bool, isFetched);
    const QByteArray question = "Fetch it with npm? [y/N]";
    const QByteArray advice = "QUERYMEND_FETCH_DUCKDB=yes packaging/run fetches libduckdb";
    const QByteArray shown = runInTerminal(typed);
    QCOMPARE(m_status, 0);
    QCOMPARE(shown.count(question), 1);
    QCOMPARE(shown.contains(advice), !isFetched);
    const QStringList said = isFetched ? QStringList{QStringLiteral("in top"), QStringLiteral("libduckdb.so")}
                                       : QStringList{QStringLiteral("in top")};
    QCOMPARE(m_said, said);
    QCOMPARE(runInTerminal("y\n").count(question), 0);
    QCOMPARE(m_said, said);
    QVERIFY(QDir(m_top + QStringLiteral("/build/duckdb")).removeRecursively());
    QFile::remove(m_top + QStringLiteral("/build/duckdb-declined"));
}

QTEST_GUILESS_MAIN(PackagingRunTest)
#include "tst_packagingrun.moc"
