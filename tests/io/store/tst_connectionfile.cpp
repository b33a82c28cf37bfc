#include "store/connectionfile.h"

#include "store/connectiongroups.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <utility>

using namespace querymend;

namespace {

SavedConnection server()
{
    SavedConnection made;
    made.id = "1";
    made.name = "Shop \"live\"\nאב";
    made.engine = "postgresql";
    made.host = "db.example";
    made.port = 5433;
    made.user = "reader";
    made.database = "shop";
    made.options = {{"sslmode", "verify-full"}};
    made.passwordCommand = "pass show 'shop live'";
    made.colour = ColourTag::red;
    made.agents = AgentAccess::values;
    made.hasPassword = true;
    made.lastUsed = 1700000000000;
    made.group = "Sales \"north\"";
    made.isProduction = true;
    return made;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no such file");
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

} // namespace

/// Saved connections, and damaged files of them.
class ConnectionFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void keepsConnections()
    {
        const std::vector<SavedConnection> connections{
            server(), {"2", "file", "sqlite", {}, {}, {}, "/tmp/x.db", {}, {}, {}, {}, false, 0}};
        QVERIFY(writeConnections(path(), connections).ok());
        const auto read = readConnections(path());
        QVERIFY(read.ok());
        QVERIFY(*read == connections);
        QCOMPARE(QFile::permissions(path()) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    }

    void hasNoneAtFirst()
    {
        const auto read = readConnections(path());
        QVERIFY(read.ok());
        QVERIFY(read->empty());
    }

    void keepsNoPassword_data()
    {
        QTest::addColumn<QString>("engine");
        QTest::addColumn<QString>("database");
        QTest::addColumn<QString>("kept");
        const auto row = [](const char* says, const char* engine, const char* database, const char* kept) {
            QTest::newRow(says) << QString::fromLatin1(engine) << QString::fromLatin1(database)
                                << QString::fromLatin1(kept);
        };
        row("of ODBC", "odbc", "DSN=shop;PWD=secret;UID=ann", "DSN=shop;UID=ann");
        row("of ODBC, by its long name", "odbc", "Driver={A;B};Password=secret", "Driver={A;B}");
        row("of ODBC, with semicolons in braces", "odbc", "PWD={sec;ret}}x};DSN=shop", "DSN=shop");
        row("of ODBC, with blanks around", "odbc", "DSN=shop; pwd =secret", "DSN=shop");
        row("of ODBC, never ended", "odbc", "DSN=shop;PWD={secret", "DSN=shop");
        row("but a file may be called so", "sqlite", "/home/pwd=secret", "/home/pwd=secret");
    }

    void keepsNoPassword()
    {
        QFETCH(const QString, engine);
        QFETCH(const QString, database);
        QFETCH(const QString, kept);
        SavedConnection connection = server();
        connection.engine = engine.toStdString();
        connection.database = database.toStdString();
        connection.options["PASSWORD"] = "secret2";
        QVERIFY(writeConnections(path(), {connection}).ok());
        QVERIFY(!contentOf(path()).contains("secret2"));
        QCOMPARE(QString::fromStdString(readConnections(path())->front().database), kept);
    }

    void putsBrokenFilesAside_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("no JSON") << QByteArray("{\"format\": \"querymend-conn");
        QTest::newRow("nothing in it") << QByteArray();
        QTest::newRow("bytes of anything") << QByteArray("\x00\xff\xfe{}", 5);
        QTest::newRow("of another program") << QByteArray("{\"servers\": []}");
        QTest::newRow("without a version")
            << QByteArray("{\"format\": \"querymend-connections\", \"connections\": []}");
        QTest::newRow("without its list")
            << QByteArray("{\"format\": \"querymend-connections\", \"version\": 1, \"connections\": {}}");
        QTest::newRow("an entry that is none")
            << QByteArray("{\"format\": \"querymend-connections\", \"version\": 1, \"connections\": [5]}");
        QTest::newRow("an entry without an engine") << QByteArray(
            "{\"format\": \"querymend-connections\", \"version\": 1, \"connections\": [{\"id\": \"1\"}]}");
        QTest::newRow("a port that is none")
            << QByteArray("{\"format\": \"querymend-connections\", \"version\": 1, \"connections\": "
                          "[{\"id\": \"1\", \"engine\": \"mysql\", \"port\": 99999}]}");
        QTest::newRow("a group that is no text")
            << QByteArray("{\"format\": \"querymend-connections\", \"version\": 1, \"connections\": "
                          "[{\"id\": \"1\", \"engine\": \"mysql\", \"group\": 5}]}");
        QTest::newRow("production that is neither true nor false")
            << QByteArray("{\"format\": \"querymend-connections\", \"version\": 1, \"connections\": "
                          "[{\"id\": \"1\", \"engine\": \"mysql\", \"production\": \"yes\"}]}");
        QTest::newRow("an option that is no text")
            << QByteArray("{\"format\": \"querymend-connections\", \"version\": 1, \"connections\": "
                          "[{\"id\": \"1\", \"engine\": \"mysql\", \"options\": {\"a\": []}}]}");
    }

    void putsBrokenFilesAside()
    {
        QFETCH(const QByteArray, content);
        write(path(), content);
        const auto read = readConnections(path());
        QVERIFY(!read.ok());
        QVERIFY(read.error().failure == FileFailure::broken);
        QVERIFY(!read.error().reason.empty());
        QVERIFY(!QFile::exists(path()));
        QCOMPARE(contentOf(read.error().keptAs), content);
        QVERIFY(writeConnections(path(), {server()}).ok());
        QCOMPARE(readConnections(path())->size(), std::size_t{1});
        QCOMPARE(contentOf(read.error().keptAs), content);
    }

    void goesToOthersWithItsGroup()
    {
        const nlohmann::ordered_json list = jsonForOthers({server()});
        QVERIFY(list[0]["group"] == "Sales \"north\"" && list[0]["production"] == true);
        QVERIFY(!list[0].contains("password_command"));
    }

    void listsGoGroupByGroup()
    {
        std::vector<SavedConnection> all;
        for (const auto& [name, group] : {std::pair("a", "stock"),
                                          {"b", "Sales"},
                                          {"c", ""},
                                          {"d", "Stock"},
                                          {"e", "Sales"},
                                          {"f", ""},
                                          {"g", "\u00e9tranger"}}) {
            all.emplace_back();
            all.back().name = name;
            all.back().group = group;
        }
        std::string order;
        for (const SavedConnection& connection : inGroups(all))
            order += connection.name;
        QCOMPARE(order, std::string("cfbedag"));
        QCOMPARE(groupsOf(all), (std::vector<std::string>{"Sales", "Stock", "stock", "\u00e9tranger"}));
        QVERIFY(groupsOf({}).empty());
    }

    void leavesNewerFilesAlone()
    {
        const QByteArray content = "{\"format\": \"querymend-connections\", \"version\": 2, \"servers\": [1]}";
        write(path(), content);
        const auto read = readConnections(path());
        QVERIFY(!read.ok() && read.error().failure == FileFailure::newer);
        QVERIFY(QString::fromStdString(read.error().reason).contains(QStringLiteral("version 2")));
        const auto written = writeConnections(path(), {server()});
        QVERIFY(!written.ok() && written.error().failure == FileFailure::newer);
        QCOMPARE(contentOf(path()), content);
    }

    void saysThatItCannotWrite()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("connections.json"))); // a folder blocks the path
        const auto written = writeConnections(path(), {server()});
        QVERIFY(!written.ok() && written.error().failure == FileFailure::unwritable);
        QVERIFY(!written.error().reason.empty());
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("connections.json")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(ConnectionFileTest)
#include "tst_connectionfile.moc"
