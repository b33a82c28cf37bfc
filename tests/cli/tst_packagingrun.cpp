// packaging/run after the build: which way it starts the program. A script in the program's place tells how it was
// called, and nothing is installed or built.

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr auto stub = "#!/bin/sh\n"
                      "echo \"in ${PWD##*/}\"\n"
                      "for word; do echo \"$word\"; done\n"
                      "[ -z \"${QUERYMEND_DUCKDB_LIBRARY:-}\" ] || echo \"${QUERYMEND_DUCKDB_LIBRARY##*/}\"\n"
                      "exit \"$STUB_STATUS\"\n";
constexpr auto nothingToPrepare = "\nneed_packages() { :; }\nbuild() { :; }\nhas_duckdb() { [ -n "
                                  "\"${QUERYMEND_DUCKDB_LIBRARY:-}\" ]; }\n"
                                  "duckdb_library() { mkdir -p build/duckdb && : >build/duckdb/libduckdb.so; }\n";

bool writeScript(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size()
        && file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList samples()
{
    const QDir folder(QStringLiteral(QUERYMEND_SOURCE_DIR "/resources/samples"));
    return folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name);
}

} // namespace

class TestPackagingRun : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void startsTheProgram_data();
    void startsTheProgram();
    void withoutADisplayTheSixSamplesAreChecked_data();
    void withoutADisplayTheSixSamplesAreChecked();
    void whatCannotBeBuiltIsNotStarted();
    void saysHowToGetDuckdb();
    void fetchesDuckdbOnlyIfToldTo();

private:
    void run(const QStringList& words, int status, const QString& display = QStringLiteral("DISPLAY"),
             const QString& fetch = {});

    QTemporaryDir m_folder;
    QString m_top;
    int m_status = -1;
    QStringList m_said;
    QByteArray m_complained;
};

/// The scripts as they are, and the samples, beside a program that was built already.
void TestPackagingRun::initTestCase()
{
    const QString source = QStringLiteral(QUERYMEND_SOURCE_DIR);
    m_top = m_folder.filePath(QStringLiteral("top"));
    for (const char* folder : {"top/packaging", "top/build/release/src/cli", "elsewhere"})
        QVERIFY(QDir(m_folder.path()).mkpath(QString::fromLatin1(folder)));
    QVERIFY(QFile::link(source + QStringLiteral("/resources"), m_top + QStringLiteral("/resources")));
    QVERIFY(
        writeScript(m_top + QStringLiteral("/packaging/run"), contentOf(source + QStringLiteral("/packaging/run"))));
    QVERIFY(writeScript(m_top + QStringLiteral("/packaging/common.sh"),
                        contentOf(source + QStringLiteral("/packaging/common.sh")) + nothingToPrepare));
    QVERIFY(writeScript(m_top + QStringLiteral("/build/release/src/cli/querymend"), stub));
}

void TestPackagingRun::run(const QStringList& words, int status, const QString& display, const QString& fetch)
{
    QProcess process;
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
    process.start(m_top + QStringLiteral("/packaging/run"), words);
    m_status =
        process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    m_complained = process.readAllStandardError();
    m_said = QString::fromUtf8(process.readAllStandardOutput()).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

void TestPackagingRun::startsTheProgram_data()
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

void TestPackagingRun::startsTheProgram()
{
    QFETCH(QString, display);
    QFETCH(QStringList, words);
    for (const int status : {0, 3}) {
        run(words, status, display);
        QTEST(m_said, "said");
        QCOMPARE(m_status, status);
    }
}

void TestPackagingRun::withoutADisplayTheSixSamplesAreChecked_data()
{
    QTest::addColumn<int>("ofTheCheck");
    QTest::addColumn<int>("ofTheScript");
    QTest::newRow("some are wrong on purpose") << 1 << 0;
    QTest::newRow("they cannot be checked") << 3 << 3;
}

void TestPackagingRun::withoutADisplayTheSixSamplesAreChecked()
{
    QFETCH(int, ofTheCheck);
    QCOMPARE(samples().size(), 6);
    run({}, ofTheCheck, {});
    const QStringList check{QStringLiteral("in samples"), QStringLiteral("check"),
                            QStringLiteral("--schema"),   QStringLiteral("shop-schema.json"),
                            QStringLiteral("--dialect"),  QStringLiteral("postgresql")};
    QCOMPARE(m_said, check + samples());
    QTEST(m_status, "ofTheScript");
}

void TestPackagingRun::whatCannotBeBuiltIsNotStarted()
{
    const QString common = m_top + QStringLiteral("/packaging/common.sh");
    const QByteArray before = contentOf(common);
    for (const char* missing : {"need_packages() { false; }\n", "build() { false; }\n"}) {
        QVERIFY(writeScript(common, before + missing));
        run({}, 0);
        QCOMPARE(m_said, QStringList());
        QCOMPARE(m_status, 3);
    }
    QVERIFY(writeScript(common, before));
}

/// Nothing is asked where nobody can answer, and nothing is fetched unasked.
void TestPackagingRun::saysHowToGetDuckdb()
{
    for (const QString& answer : {QString(), QStringLiteral("no")}) {
        run({}, 0, QStringLiteral("DISPLAY"), answer);
        QCOMPARE(m_said, QStringList{QStringLiteral("in top")});
        QVERIFY2(m_complained.contains("QUERYMEND_FETCH_DUCKDB=yes packaging/run fetches libduckdb"),
                 m_complained.constData());
    }
}

void TestPackagingRun::fetchesDuckdbOnlyIfToldTo()
{
    const QStringList withLibrary{QStringLiteral("in top"), QStringLiteral("libduckdb.so")};
    run({}, 0, QStringLiteral("DISPLAY"), QStringLiteral("yes"));
    QCOMPARE(m_said, withLibrary);
    run({}, 0); // it is there now
    QCOMPARE(m_said, withLibrary);
    QVERIFY2(m_complained.isEmpty(), m_complained.constData());
    QVERIFY(QDir(m_top + QStringLiteral("/build/duckdb")).removeRecursively());
}

QTEST_GUILESS_MAIN(TestPackagingRun)
#include "tst_packagingrun.moc"
