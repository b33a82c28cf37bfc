// What is said of fonts and folders, and what a report for others leaves out.

#include "system/systemcheck.h"
#include "system/systemfiles.h"
#include "system/systemreport.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

#include <unistd.h>

using namespace querymend;

class SystemCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fontsAreTheWantedOnesOrSayWhatReplacesThem_data()
    {
        QTest::addColumn<FontUse>("font");
        QTest::addColumn<Health>("health");
        QTest::addColumn<std::string>("detail");
        const auto row = [](const char* title, const FontUse& font, Health health, const char* detail) {
            QTest::newRow(title) << font << health << std::string(detail);
        };
        row("the wanted one", {FontPurpose::window, "Inter", "Inter", false}, Health::fine, "Inter");
        row("another one", {FontPurpose::window, "Inter", "DejaVu Sans", false}, Health::fine,
            "DejaVu Sans, in place of Inter");
        row("none at all", {FontPurpose::window, "Inter", "", false}, Health::fault, "there is no font");
        row("another one of fixed width for SQL", {FontPurpose::sql, "Mono", "Other Mono", true}, Health::fine,
            "Other Mono, in place of Mono");
        row("one of any width for SQL", {FontPurpose::sql, "Mono", "Inter", false}, Health::missing,
            "Inter, whose letters differ in width");
    }

    void fontsAreTheWantedOnesOrSayWhatReplacesThem()
    {
        QFETCH(const FontUse, font);
        QFETCH(const Health, health);
        QFETCH(const std::string, detail);
        const SystemFinding found = examineFont(font);
        QCOMPARE(found.health, health);
        QCOMPARE(found.detail, detail);
        QCOMPARE(found.advice.empty(), health == Health::fine);
    }

    void fontsAreToldInLines()
    {
        const std::vector<FontUse> fonts{{FontPurpose::window, "Inter", "", false},
                                         {FontPurpose::sql, "JetBrains Mono NL", "DejaVu Sans Mono", true}};
        QVERIFY(fontsIn(linesOf(fonts)) == fonts);
        QVERIFY(fontsIn("Qt: a warning\n\nsql\tonly\n").empty());
    }

    void aKeyStoreIsWhatItAnswers_data()
    {
        QTest::addColumn<KeyStoreFailure>("failure");
        QTest::addColumn<std::string>("message");
        QTest::addColumn<Health>("health");
        QTest::addColumn<std::string>("detail");
        QTest::newRow("one without our key")
            << KeyStoreFailure::noKey << std::string("not found") << Health::fine << std::string("the system's");
        QTest::newRow("none") << KeyStoreFailure::noStore << std::string("no bus") << Health::missing
                              << std::string("none is running");
        QTest::newRow("one that refuses") << KeyStoreFailure::notGiven << std::string("locked") << Health::missing
                                          << std::string("it refuses to give keys");
        QTest::newRow("one that fails") << KeyStoreFailure::other << std::string("no session") << Health::missing
                                        << std::string("it failed or is not running: no session");
        QTest::newRow("one that fails without a word")
            << KeyStoreFailure::other << std::string() << Health::missing << std::string("it failed or is not running");
    }

    void aKeyStoreIsWhatItAnswers()
    {
        QFETCH(const KeyStoreFailure, failure);
        QFETCH(const std::string, message);
        QFETCH(const Health, health);
        QFETCH(const std::string, detail);
        const SystemFinding found = examineKey(Failure{KeyStoreProblem{failure, message}});
        QCOMPARE(found.health, health);
        QCOMPARE(found.detail, detail);
        QCOMPARE(found.advice.empty(), health == Health::fine);
        QCOMPARE(examineKey(Secret("hush")).health, Health::fine);
    }

    void theWindowIsThereAndStarts_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<std::vector<FontUse>>("fonts");
        QTest::addColumn<QByteArray>("platform");
        QTest::addColumn<Health>("health");
        QTest::addColumn<QString>("detail");
        const std::vector<FontUse> fonts{{FontPurpose::window, "Inter", "Inter", false}};
        const QString here = QCoreApplication::applicationFilePath();
        QTest::newRow("it is") << here << fonts << QByteArray("offscreen") << Health::fine << here;
        QTest::newRow("it is not there") << QStringLiteral("/nowhere/window") << std::vector<FontUse>()
                                         << QByteArray("offscreen") << Health::missing
                                         << QStringLiteral("/nowhere/window does not exist");
        QTest::newRow("it does not start") << here << std::vector<FontUse>() << QByteArray("offscreen") << Health::fault
                                           << here + QStringLiteral(" cannot be started");
        QTest::newRow("there is no display")
            << here << fonts << QByteArray() << Health::missing << QStringLiteral("there is no display here");
    }

    void theWindowIsThereAndStarts()
    {
        QFETCH(const QString, program);
        QFETCH(const std::vector<FontUse>, fonts);
        QFETCH(const QByteArray, platform);
        QFETCH(const Health, health);
        QFETCH(const QString, detail);
        for (const char* const sign : {"DISPLAY", "WAYLAND_DISPLAY"})
            qunsetenv(sign);
        qputenv("QT_QPA_PLATFORM", platform);
        const SystemFinding found = examineWindow(program, fonts);
        QCOMPARE(found.health, health);
        QCOMPARE(QString::fromStdString(found.detail), detail);
        QCOMPARE(found.advice.empty(), health == Health::fine);
    }

    void logsAreFilesThatCanBeWritten_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<Health>("health");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char* title, const char* what, Health health, const char* detail) {
            QTest::newRow(title) << QString::fromLatin1(what) << health << QString::fromLatin1(detail);
        };
        row("none yet", "none", Health::fine, "%1/log/querymend.log, which the first warning creates");
        row("a file", "file", Health::fine, "%1/log/querymend.log");
        row("a folder in its place", "folder", Health::fault, "%1/log/querymend.log is not a regular file");
        row("a link to a file", "link", Health::fault, "%1/log/querymend.log is not a regular file");
        row("a link to nothing", "broken link", Health::fault, "%1/log/querymend.log is not a regular file");
        row("a file in its folder's place", "no folder", Health::fault, "%1/log is not a folder");
        if (::geteuid() != 0) // root may write anywhere
            row("a file that is not writable", "closed", Health::fault, "%1/log/querymend.log is not writable");
    }

    void logsAreFilesThatCanBeWritten()
    {
        QFETCH(const QString, what);
        QFETCH(const Health, health);
        QFETCH(const QString, detail);
        const QTemporaryDir folder;
        const QString log = folder.filePath(QStringLiteral("log/querymend.log"));
        const QString other = folder.filePath(QStringLiteral("other"));
        const auto make = [](const QString& path) { return QFile(path).open(QIODevice::WriteOnly); };
        QVERIFY(make(other));
        if (what == QLatin1String("no folder"))
            QVERIFY(make(folder.filePath(QStringLiteral("log"))));
        else
            QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("log")));
        if (what == QLatin1String("file") || what == QLatin1String("closed"))
            QVERIFY(make(log));
        if (what == QLatin1String("closed"))
            QVERIFY(QFile::setPermissions(log, QFile::ReadOwner));
        if (what == QLatin1String("folder"))
            QVERIFY(QDir().mkdir(log));
        if (what.endsWith(QLatin1String("link")))
            QVERIFY(QFile::link(what == QLatin1String("link") ? other : QStringLiteral("/nowhere"), log));
        const SystemFinding found = examineLog(log);
        QCOMPARE(found.health, health);
        QCOMPARE(QString::fromStdString(found.detail), detail.arg(folder.path()));
        QCOMPARE(found.advice.empty(), health == Health::fine);
    }

    void foldersAreThereOrCanBeMade_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<Health>("health");
        QTest::addColumn<QString>("detail");
        QTest::newRow("one that is there") << QStringLiteral("here") << Health::fine << QStringLiteral("%1/here");
        QTest::newRow("one that can be made") << QStringLiteral("here/a/b") << Health::fine
                                              << QStringLiteral("%1/here/a/b, which is created when it is needed");
        QTest::newRow("a file in its place")
            << QStringLiteral("file") << Health::fault << QStringLiteral("%1/file is not a folder");
        QTest::newRow("a file on the way to it")
            << QStringLiteral("file/a/b") << Health::fault << QStringLiteral("%1/file is not a folder");
        if (::geteuid() == 0)
            return; // root may write anywhere
        QTest::newRow("one that is not writable")
            << QStringLiteral("closed") << Health::fault << QStringLiteral("%1/closed is not writable");
        QTest::newRow("one in a folder that is not writable")
            << QStringLiteral("closed/a") << Health::fault
            << QStringLiteral("%1/closed/a cannot be made: %1/closed is not writable");
    }

    void foldersAreThereOrCanBeMade()
    {
        QFETCH(const QString, path);
        QFETCH(const Health, health);
        QFETCH(const QString, detail);
        const QTemporaryDir folder;
        const QDir place(folder.path());
        QVERIFY(place.mkdir(QStringLiteral("here"))
                && place.mkdir(QStringLiteral("closed"), QFile::ReadOwner | QFile::ExeOwner));
        QFile file(place.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const SystemFinding found = examineFolder("data folder", place.filePath(path));
        QCOMPARE(found.health, health);
        QCOMPARE(QString::fromStdString(found.detail), detail.arg(folder.path()));
        QCOMPARE(found.advice.empty(), health == Health::fine);
        QCOMPARE(place.entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(), 3);
    }

    void everyPartIsExamined()
    {
        const auto all = examineSystem({{FontPurpose::window, "Inter", "Inter", false}});
        for (const char* const subject :
             {"program", "database sqlite", "database postgresql", "database mariadb", "database odbc",
              "database duckdb", "ssh", "run store", "settings", "connections", "models", "settings folder",
              "data folder", "state folder", "cache folder", "log", "window", "window font"})
            QVERIFY2(std::ranges::count(all, subject, &SystemFinding::subject) == 1, subject);
        for (const SystemFinding& found : all)
            QVERIFY2(!found.detail.empty() && found.advice.empty() == (found.health == Health::fine),
                     found.subject.c_str());
    }

    void aReportNamesNobody_data()
    {
        QTest::addColumn<QByteArray>("detail");
        QTest::addColumn<QByteArray>("reported");
        const auto row = [](const char* title, const char* detail, const char* reported) {
            QTest::newRow(title) << QByteArray(detail) << QByteArray(reported);
        };
        row("a path in the home folder", "/home/ann/.config/x.json is not writable",
            "~/.config/x.json is not writable");
        row("a path beside it", "/home/anna/x", "/home/anna/x");
        row("the user", "ann may not; Anna and banner may", "USER may not; Anna and banner may");
        row("this machine", "no route from pluto.example.com or pluto to plutonium",
            "no route from HOST or HOST to plutonium");
        row("a server and its login", "The store postgresql://bob:hush@db.example.com:5432/runs: gone",
            "The store postgresql://…/runs: gone");
        row("a server and a user in the words of libpq",
            "The store postgresql://bob@db.example.com/runs: it cannot be reached: connection to server at "
            "\"db.example.com\" (10.0.0.7), port 5432 failed: FATAL: password authentication failed for user \"bob\"",
            "The store postgresql://…/runs: it cannot be reached: connection to server at \"…\", port 5432 failed: "
            "FATAL: password authentication failed for user \"…\"");
        row("the same in another language",
            "The store postgresql://db.example.com/runs: Verbindung zum Server auf »db.example.com« (10.0.0.7), Port 1",
            "The store postgresql://…/runs: Verbindung zum Server auf \"…\", Port 1");
        row("words of libpq without a store", "could not translate host name \"db.example.com\" to address",
            "could not translate host name \"…\" to address");
        row("other words in quotes", "the model \"small\" is unknown", "the model \"small\" is unknown");
        row("a server after the last word", "http://db.example.com", "http://…");
        row("a file by its address", "sqlite:///home/ann/shop.db", "sqlite://~/shop.db");
        row("a password", "password=hush", "password=…");
    }

    void aReportNamesNobody()
    {
        QFETCH(const QByteArray, detail);
        QFETCH(const QByteArray, reported);
        const Identity ann{"/home/ann", "ann", "pluto.example.com"};
        const std::string report = reportOf({{"log", Health::missing, detail.toStdString(), "look there"}}, ann);
        QCOMPARE(QByteArray::fromStdString(report), "missing  log: " + reported + "; look there\n");
    }

    void anIdentityThatIsNotKnownHidesNothing()
    {
        QCOMPARE(reportOf({{"log", Health::fine, "/a b", {}}}, {}), std::string("ok  log: /a b\n"));
    }
};

QTEST_GUILESS_MAIN(SystemCheckTest)
#include "tst_systemcheck.moc"
