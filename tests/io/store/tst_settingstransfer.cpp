#include "store/settingstransfer.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

namespace {

SavedConnection productionServer()
{
    SavedConnection made;
    made.id = "1";
    made.name = "Shop";
    made.engine = "postgresql";
    made.host = "db";
    made.agents = AgentAccess::values;
    made.hasPassword = true;
    made.passwordCommand = "pass show shop";
    return made;
}

} // namespace

/// Settings that go from one machine to another.
class SettingsTransferTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsExportedIsImported()
    {
        AppSettings settings;
        settings.fontPixels = 20;
        settings.theme = ThemeSetting::dark;
        TransferredParts parts{{productionServer()}};
        parts.connections.front().group = "Sales";
        parts.connections.front().isProduction = true;
        parts.presets.push_back({"mine", {}});
        parts.presets.front().settings.policy.lanes = 7;
        parts.presets.front().settings.exampleFiles = {"/home/ann/pairs.json"};
        parts.models = "{\"version\": 1, \"models\": []}";
        QVERIFY(exportSettings(path(), settings, parts).ok());
        const auto read = importSettings(path());
        QVERIFY(read.ok());
        QVERIFY(read->read.settings == settings);
        QCOMPARE(read->parts.connections.size(), std::size_t{1});
        const SavedConnection& connection = read->parts.connections.front();
        QCOMPARE(connection.host, std::string("db"));
        QVERIFY(connection.group == "Sales" && connection.isProduction);
        QCOMPARE(read->parts.presets.size(), std::size_t{1});
        QCOMPARE(read->parts.presets.front().settings.policy.lanes, 7U);
        QVERIFY(read->parts.presets.front().settings.exampleFiles.empty());
        QCOMPARE(read->parts.models, std::string("{\"models\":[],\"version\":1}"));
    }

    void aFileOfOthersGivesNoRights()
    {
        write(R"({"format": "querymend-settings", "version": 1, "settings": {}, "connections": [{"id": "1",
              "name": "Shop", "engine": "postgresql", "host": "db", "agents": "values", "has_password": true,
              "password_command": "touch x", "options": {"password": "hush", "sslmode": "require"}}]})");
        const auto read = importSettings(path());
        QVERIFY(read.ok());
        const SavedConnection& connection = read->parts.connections.front();
        QVERIFY(connection.passwordCommand.empty() && !connection.hasPassword);
        QVERIFY(connection.agents == AgentAccess::none);
        QCOMPARE(connection.options, (decltype(connection.options){{"sslmode", "require"}}));
    }

    void filesOfOthersNameNoFileThatIsReadHere()
    {
        write("{\"format\": \"querymend-settings\", \"version\": 1, \"settings\": {}, \"presets\": "
              "[{\"name\": \"theirs\", \"example_files\": [\"/etc/passwd\"]}]}");
        const auto read = importSettings(path());
        QVERIFY(read.ok());
        QVERIFY(read->parts.presets.front().settings.exampleFiles.empty());
        QVERIFY(read->parts.models.empty());
    }

    void connectionsAloneAreSharedWithoutRights()
    {
        SavedConnection own = productionServer();
        own.lastUsed = 5;
        own.options = {{"password", "hush"}, {"sslmode", "require"}};
        QVERIFY(writeConnectionsForOthers(path(), {own}).ok());
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(saysConnections(text.toStdString()));
        for (const char* const word : {"hush", "pass show", "agents", "has_password", "last_used"})
            QVERIFY2(!text.contains(word), word);
        const auto read = readConnectionsOfOthers(path());
        QVERIFY(read.ok());
        QCOMPARE(read->size(), std::size_t{1});
        QCOMPARE(read->front().options, (decltype(own.options){{"sslmode", "require"}}));
        QVERIFY(!importSettings(path()).ok()); // it would set all settings back
    }

    void brokenFilesStayWhereTheyAre_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("no JSON") << QByteArray("{\"format\"");
        QTest::newRow("another kind of file")
            << QByteArray("{\"format\": \"querymend-presets\", \"version\": 1, \"settings\": {}}");
        QTest::newRow("no settings") << QByteArray("{\"format\": \"querymend-settings\", \"version\": 1}");
        QTest::newRow("connections that are none") << QByteArray(
            "{\"format\": \"querymend-settings\", \"version\": 1, \"settings\": {}, \"connections\": [5]}");
        QTest::newRow("presets that are none") << QByteArray(
            "{\"format\": \"querymend-settings\", \"version\": 1, \"settings\": {}, \"presets\": [{\"name\": \"\"}]}");
    }

    void brokenFilesStayWhereTheyAre()
    {
        QFETCH(QByteArray, content);
        write(content);
        QVERIFY(!importSettings(path()).ok());
        QVERIFY(QFile::exists(path()));
    }

    void aFileThatThereIsNotIsAProblem() { QVERIFY(!importSettings(QStringLiteral("/nowhere.json")).ok()); }

    void someThingsStayTheUsersOwn()
    {
        AppSettings own;
        own.store = "/own.db";
        own.sending = ValueSending::never;
        own.border.tables = {"salaries"};
        own.keptDays = 400;
        AppSettings others;
        others.store = "/others.db";
        others.keptDays = 1;
        others.fontPixels = 20;
        const AppSettings merged = withImported(own, others);
        QCOMPARE(merged.store, own.store);
        QCOMPARE(merged.fontPixels, 20);
        QVERIFY(merged.sending == ValueSending::never);
        QVERIFY(merged.border == own.border);
        QCOMPARE(merged.keptDays, own.keptDays);
        const AppSettings reset = withDefaults(merged);
        QCOMPARE(reset.store, own.store);
        QVERIFY(reset.sending == ValueSending::never);
        QCOMPARE(reset.fontPixels, AppSettings().fontPixels);
        QCOMPARE(reset.keptDays, 0U);
    }

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("exported.json")); }

    void write(const QByteArray& content) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(SettingsTransferTest)
#include "tst_settingstransfer.moc"
