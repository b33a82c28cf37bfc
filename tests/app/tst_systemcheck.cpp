// What is said of fonts and folders, and what a report for others leaves out.

#include "system/systemcheck.h"
#include "system/systemfiles.h"
#include "system/systemreport.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest/QtTest>

#include <algorithm>

#include <unistd.h>

using namespace querymend;

class TestSystemCheck : public QObject {
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

    void foldersAreThereOrCanBeMade_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<Health>("health");
        QTest::addColumn<QString>("detail");
        QTest::newRow("one that is there") << QStringLiteral("here") << Health::fine << QStringLiteral("%1/here");
        QTest::newRow("one that can be made") << QStringLiteral("here/a/b") << Health::fine
                                              << QStringLiteral("%1/here/a/b, which is made when it is needed");
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

QTEST_GUILESS_MAIN(TestSystemCheck)
#include "tst_systemcheck.moc"
