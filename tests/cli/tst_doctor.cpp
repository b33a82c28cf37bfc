// `querymend doctor`: what is there, what is missing and what is broken on this machine.

#include "program.h"

#include <QTest>

#include <QtCore/QDir>
#include <QtCore/QSysInfo>
#include <QtCore/QTemporaryDir>

using namespace Qt::StringLiterals;

namespace {

/// A home of one's own, so that what is found does not depend on the machine's.
class Home {
public:
    Home()
    {
        for (const char* const name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"})
            qputenv(name, m_folder.filePath(QString::fromLatin1(name)).toLocal8Bit());
        qunsetenv("QUERYMEND_STORE");
        qunsetenv("QUERYMEND_MODELS");
    }

    void write(const char* folder, const char* name, const QByteArray& content) const
    {
        const QString place = m_folder.filePath(QString::fromLatin1(folder)) + u"/querymend"_s;
        QDir().mkpath(place);
        program::writeFile(place, name, content);
    }
    [[nodiscard]] QByteArray files() const { return program::filesBelow(m_folder.path()); }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
};

QJsonObject about(const program::Outcome& outcome, const QString& subject)
{
    for (const QJsonObject& line : program::objectsOf(outcome.out)) {
        if (line["subject"_L1].toString() == subject)
            return line;
    }
    return {};
}

/// npm has libduckdb for two of them.
bool isForThisProcessor()
{
    const QString processor = QSysInfo::currentCpuArchitecture();
    return processor == "x86_64"_L1 || processor == "arm64"_L1;
}

} // namespace

class DoctorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewHomeIsInOrderAndStaysAsItIs()
    {
        const Home home;
        const program::Outcome outcome = program::run({u"doctor"_s, u"--json"_s});
        QVERIFY2(outcome.exitStatus == 0, outcome.out.constData());
        QCOMPARE(outcome.err, QByteArray());
        QCOMPARE(home.files(), QByteArray());
        QVERIFY(about(outcome, u"database sqlite"_s)["detail"_L1].toString().contains(u"SQLite 3."_s));
        QCOMPARE(about(outcome, u"run store"_s)["health"_L1].toString(), u"ok"_s);
        QCOMPARE(about(outcome, u"models"_s)["health"_L1].toString(), u"missing"_s);
        QVERIFY(!about(outcome, u"models"_s)["advice"_L1].toString().isEmpty());
    }

    void whatIsMissingIsNoFault()
    {
        const Home home;
        qputenv("QUERYMEND_DUCKDB_LIBRARY", "/nowhere/libduckdb.so");
        const program::Outcome outcome = program::run({u"doctor"_s, u"--json"_s});
        qunsetenv("QUERYMEND_DUCKDB_LIBRARY");
        QCOMPARE(outcome.exitStatus, 0);
        const QJsonObject duckdb = about(outcome, u"database duckdb"_s);
        QCOMPARE(duckdb["health"_L1].toString(), u"missing"_s);
        QVERIFY(duckdb["advice"_L1].toString().contains(u"QUERYMEND_DUCKDB_LIBRARY"_s));
    }

    void whatIsBrokenIsAFaultAndIsLeftAsItIs_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("subject");
        QTest::newRow("settings") << u"XDG_CONFIG_HOME"_s << u"settings.json"_s << u"settings"_s;
        QTest::newRow("connections") << u"XDG_CONFIG_HOME"_s << u"connections.json"_s << u"connections"_s;
        QTest::newRow("models") << u"XDG_CONFIG_HOME"_s << u"models.json"_s << u"models"_s;
        QTest::newRow("run store") << u"XDG_DATA_HOME"_s << u"runs.db"_s << u"run store"_s;
    }

    void whatIsBrokenIsAFaultAndIsLeftAsItIs()
    {
        QFETCH(const QString, folder);
        QFETCH(const QString, file);
        QFETCH(const QString, subject);
        const Home home;
        home.write(folder.toLatin1(), file.toLatin1(), QByteArray("broken").repeated(200));
        const QByteArray before = home.files();
        const program::Outcome outcome = program::run({u"doctor"_s, u"--json"_s});
        QVERIFY2(outcome.exitStatus == 1, outcome.out.constData());
        const QJsonObject found = about(outcome, subject);
        QCOMPARE(found["health"_L1].toString(), u"fault"_s);
        QVERIFY2(found["detail"_L1].toString().contains(file), outcome.out.constData());
        QVERIFY(!found["advice"_L1].toString().isEmpty());
        QCOMPARE(home.files(), before);
    }

    void anEmptyStoreIsFineAndStaysEmpty()
    {
        const Home home;
        home.write("XDG_DATA_HOME", "runs.db", QByteArray());
        const program::Outcome outcome = program::run({u"doctor"_s, u"--json"_s});
        QCOMPARE(about(outcome, u"run store"_s)["health"_L1].toString(), u"ok"_s);
        QCOMPARE(home.files(), QByteArray());
    }

    void aStoreWithAPasswordInTheKeyStoreIsNotTried()
    {
        const Home home;
        home.write("XDG_CONFIG_HOME", "settings.json",
                   "{\"format\": \"querymend-settings\", \"version\": 1, \"settings\": {\"store\": "
                   "\"postgresql://ann@127.0.0.1:1/runs\", "
                   "\"store_password\": \"in_key_store\"}}");
        const QJsonObject found = about(program::run({u"doctor"_s, u"--json"_s}), u"run store"_s);
        QCOMPARE(found["health"_L1].toString(), u"ok"_s);
        QCOMPARE(found["detail"_L1].toString(),
                 u"postgresql://ann@127.0.0.1:1/runs, whose password is in the key store; not tried"_s);
    }

    void everyPartIsThere()
    {
        const Home home;
        const program::Outcome outcome = program::run({u"doctor"_s, u"--json"_s});
        for (const QString& subject : {u"program"_s, u"database duckdb"_s, u"ssh"_s, u"run store"_s,
                                       u"settings folder"_s, u"data folder"_s, u"state folder"_s, u"cache folder"_s,
                                       u"log"_s, u"key store"_s, u"window"_s, u"window font"_s, u"SQL font"_s})
            QVERIFY2(!about(outcome, subject).isEmpty(), qPrintable(subject));
        // Tests bring their own fonts.
        QVERIFY(about(outcome, u"window font"_s)["detail"_L1].toString().startsWith(u"DejaVu Sans"_s));
        QVERIFY(about(outcome, u"log"_s)["detail"_L1].toString().startsWith(home.path()));
    }

    void aFolderThatCannotBeUsedIsAFault()
    {
        const Home home;
        qputenv("XDG_STATE_HOME", program::writeFile(home.path(), "file", "not a folder").toLocal8Bit());
        const program::Outcome outcome = program::run({u"doctor"_s, u"--json"_s});
        QCOMPARE(outcome.exitStatus, 1);
        QCOMPARE(about(outcome, u"state folder"_s)["health"_L1].toString(), u"fault"_s);
        QCOMPARE(about(outcome, u"state folder"_s)["advice"_L1].toString(), u"move it away"_s);
    }

    void libduckdbIsFetchedWithNpm_data()
    {
        QTest::addColumn<QByteArray>("npm");
        QTest::addColumn<QByteArray>("complaint");
        QTest::newRow("without npm") << QByteArray() << QByteArray("npm is not installed");
        QTest::newRow("with an npm that fails")
            << QByteArray("#!/bin/sh\necho 'npm error code E404'\necho 'npm error 404 Not Found'\n"
                          "echo 'npm error A complete log of this run can be found in: /x.log'\nexit 1\n")
            << QByteArray("npm failed: code E404; 404 Not Found\n");
    }

    void libduckdbIsFetchedWithNpm()
    {
        QFETCH(const QByteArray, npm);
        QFETCH(const QByteArray, complaint);
        const Home home;
        if (about(program::run({u"doctor"_s, u"--json"_s}), u"database duckdb"_s)["health"_L1] == u"ok"_s)
            QSKIP("libduckdb is installed here");
        if (!npm.isEmpty() && !isForThisProcessor())
            QSKIP("there is no libduckdb for this processor");
        const QByteArray path = qgetenv("PATH");
        if (npm.isEmpty()) {
            qputenv("PATH", "/nowhere");
        } else {
            QFile file(program::writeFile(home.path(), "npm", npm));
            QVERIFY(file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
            qputenv("PATH", home.path().toLocal8Bit() + ':' + path);
        }
        const program::Outcome outcome = program::run({u"doctor"_s, u"--fetch-duckdb"_s, u"--json"_s});
        qputenv("PATH", path);
        QCOMPARE(outcome.exitStatus, 3);
        QVERIFY2(outcome.err.contains("libduckdb was not fetched: " + complaint), outcome.err.constData());
        QCOMPARE(about(outcome, u"database duckdb"_s)["health"_L1].toString(), u"missing"_s);
    }

    void libduckdbIsNotFetchedWhileAnotherFileIsNamed()
    {
        const Home home;
        qputenv("QUERYMEND_DUCKDB_LIBRARY", "/nowhere/libduckdb.so");
        const program::Outcome outcome = program::run({u"doctor"_s, u"--fetch-duckdb"_s, u"--json"_s});
        qunsetenv("QUERYMEND_DUCKDB_LIBRARY");
        QCOMPARE(outcome.exitStatus, 3);
        QVERIFY2(outcome.err.contains("libduckdb was not fetched: QUERYMEND_DUCKDB_LIBRARY names"),
                 outcome.err.constData());
        QCOMPARE(home.files(), QByteArray());
    }

    void aLibraryThatIsTooOldHidesNoOther()
    {
#ifdef QUERYMEND_TESTED_DUCKDB
        const Home home;
        const QDir place(home.path());
        QVERIFY(place.mkpath(u"old"_s) && place.mkpath(u"XDG_DATA_HOME/querymend/duckdb"_s));
        QVERIFY(QFile::copy(QStringLiteral(QUERYMEND_OTHER_LIBRARY), place.filePath(u"old/libduckdb.so"_s)));
        QVERIFY(QFile::link(QStringLiteral(QUERYMEND_TESTED_DUCKDB),
                            place.filePath(u"XDG_DATA_HOME/querymend/duckdb/libduckdb.so"_s)));
        const QByteArray folders = qgetenv("LD_LIBRARY_PATH");
        const QByteArray old = place.filePath(u"old"_s).toLocal8Bit();
        qputenv("LD_LIBRARY_PATH", folders.isEmpty() ? old : old + ':' + folders);
        const program::Outcome outcome = program::run({u"doctor"_s, u"--json"_s});
        if (folders.isEmpty())
            qunsetenv("LD_LIBRARY_PATH");
        else
            qputenv("LD_LIBRARY_PATH", folders);
        QCOMPARE(about(outcome, u"database duckdb"_s)["health"_L1].toString(), u"ok"_s);
#else
        QSKIP("there is no libduckdb here");
#endif
    }

    void isReadableToo()
    {
        const Home home;
        const program::Outcome outcome = program::run({u"doctor"_s});
        QVERIFY(outcome.out.contains("database postgresql"));
        QVERIFY(outcome.out.startsWith("ok      program"));
        QCOMPARE(program::run({u"doctor"_s, u"me"_s}).exitStatus, 2);
    }
};

QTEST_GUILESS_MAIN(DoctorTest)
#include "tst_doctor.moc"
