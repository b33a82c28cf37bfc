#include "db/imports/sqlitebrowserfile.h"

#include <QTest>

using namespace querymend;

namespace {

QStringList listed(const std::vector<std::string>& paths)
{
    QStringList all;
    for (const std::string& path : paths)
        all.append(QString::fromStdString(path));
    return all;
}

constexpr auto wholeProject =
    R"(<?xml version="1.0" encoding="UTF-8"?><sqlb_project><db path="/data/shop.db" readonly="0"/>
<attached><db schema="more" path="more.db"/></attached><window><main_tabs current="3"/></window></sqlb_project>)";

} // namespace

/// Recent files and projects of DB Browser for SQLite.
class SqliteBrowserFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsRecentFiles_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<QStringList>("paths");
        const auto row = [](const char* says, const QByteArray& settings, const QStringList& paths) {
            QTest::newRow(says) << settings << paths;
        };
        const auto one = [](const char* path) { return QStringList{QString::fromUtf8(path)}; };
        row("one", "[%General]\nrecentFileList=/data/shop.db\n", one("/data/shop.db"));
        row("two", "[%General]\nrecentFileList=/a.db, /b.sqbpro\n",
            {QStringLiteral("/a.db"), QStringLiteral("/b.sqbpro")});
        row("lines that end as on Windows", "[%General]\r\nrecentFileList=/a.db\r\n", one("/a.db"));
        row("a comma in a name", "[%General]\nrecentFileList=\"/a, b.db\"\n", one("/a, b.db"));
        row("blanks in a name", "[%General]\nrecentFileList=/a  b.db , /c.db\n",
            {QStringLiteral("/a  b.db"), QStringLiteral("/c.db")});
        row("quotation marks in a name", "[%General]\nrecentFileList=\"/a\\\"b.db\"\n", one("/a\"b.db"));
        row("a letter as Qt 5 writes it", "[%General]\nrecentFileList=/caf\\xe9.db\n", one("/café.db"));
        row("a letter of two units", "[%General]\nrecentFileList=\"/\\xd83d\\xde00.db\"\n", one("/😀.db"));
        row("a letter as it is", "[%General]\nrecentFileList=/café.db\n", one("/café.db"));
        row("no files", "[%General]\nrecentFileList=@Invalid()\n", {});
        row("a name that begins with @", "[%General]\nrecentFileList=@@home.db\n", one("@home.db"));
        row("a value of another type", "[%General]\nrecentFileList=@Variant(\\0\\0\\0\\x7f\\xff\\xff\\xff\\xff)\n", {});
        row("another group", "[db]\nrecentFileList=/a.db\n", {});
        row("a group after others", "[db]\nx=1\n[%General]\nlanguage=it\nrecentFileList=/a.db\n", one("/a.db"));
        row("a value that is cut off", "[%General]\nrecentFileList=/a.db, \"/b",
            {QStringLiteral("/a.db"), QStringLiteral("/b")});
        row("an escape that is cut off", "[%General]\nrecentFileList=/a\\", one("/a"));
        row("a key that is cut off", "[%General]\nrecentFileLi", {});
        row("nothing", "", {});
        row("bytes of anything", QByteArray("\x00\xff[%General]\n\xfe", 14), {});
    }

    void findsRecentFiles()
    {
        QFETCH(QByteArray, settings);
        QFETCH(QStringList, paths);
        QCOMPARE(listed(recentFilesOfSqliteBrowser(settings.toStdString())), paths);
    }

    void readsAProject()
    {
        const auto all = readSqliteBrowserProject(wholeProject, "/home/ann");
        QVERIFY(all.ok());
        QCOMPARE(all->size(), std::size_t{2});
        QCOMPARE(all->front().target.database, std::string("/data/shop.db"));
        QCOMPARE(all->front().name, std::string("shop.db"));
        QCOMPARE(all->back().target.database, std::string("/home/ann/more.db"));
    }

    void aProjectThatIsCutOffIsNone()
    {
        const std::string_view whole = wholeProject;
        for (std::size_t size = 0; size + 1 < whole.size(); ++size)
            QVERIFY2(!readSqliteBrowserProject(whole.substr(0, size), "/work").ok(), std::to_string(size).c_str());
    }

    void refusesOtherProjects_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("problem");
        QTest::newRow("another document") << QByteArray("<html/>") << static_cast<int>(ImportFailure::otherContent);
        QTest::newRow("no document") << QByteArray("SQLite format 3") << static_cast<int>(ImportFailure::notXml);
        QTest::newRow("entities that grow") << QByteArray(
            "<!DOCTYPE a [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\">"
            "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;&c;\">"
            "<!ENTITY e \"&d;&d;&d;&d;&d;&d;&d;&d;&d;\">]><sqlb_project><db path=\"&e;\"/></sqlb_project>")
                                            << static_cast<int>(ImportFailure::notXml);
    }

    void refusesOtherProjects()
    {
        QFETCH(QByteArray, content);
        const auto all = readSqliteBrowserProject(content.toStdString(), "/work");
        QVERIFY(!all.ok());
        QTEST(static_cast<int>(all.error()), "problem");
    }
};

QTEST_APPLESS_MAIN(SqliteBrowserFileTest)
#include "tst_sqlitebrowserfile.moc"
