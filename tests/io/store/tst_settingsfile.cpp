#include "store/settingstransfer.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace querymend;

namespace {

AppSettings unusual()
{
    AppSettings settings;
    settings.policy.lanes = 16;
    settings.policy.maxRetries = 0;
    settings.policy.maxEscalations = 1;
    settings.policy.level = Level::expert;
    settings.policy.emptyRows = EmptyRows::areAnError;
    settings.policy.checks = CheckPolicy::strict;
    settings.policy.values = DataValues::stay;
    settings.samples = SampleSetting::all;
    settings.memory = MemorySetting::off;
    settings.theme = ThemeSetting::dark;
    settings.fontPixels = 24;
    settings.density = Density::compact;
    settings.tabKey = TabSetting::indents;
    settings.motion = MotionSetting::reduced;
    settings.language = "ru";
    settings.store = "postgresql://ann@db/team";
    settings.storePassword = StorePassword::inKeyStore;
    settings.keptDays = 365;
    settings.shortcuts = {{"run", "Ctrl+R"}, {"none", ""}};
    return settings;
}

} // namespace

/// Settings survive being written, and a damaged setting does not affect the others.
class SettingsFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void keepsEverySetting()
    {
        QVERIFY(writeSettings(path(), unusual()).ok());
        const auto read = readSettings(path());
        QVERIFY(read.ok());
        QVERIFY(read->settings == unusual());
        QVERIFY(read->unusable.empty());
        QVERIFY(readSettings(m_folder->filePath(QStringLiteral("none")))->settings == AppSettings());
    }

    void keepsWhatCanBeUsed()
    {
        write("{\"format\": \"querymend-settings\", \"version\": 1, \"settings\": {\"lanes\": 99, \"retries\": \"3\", "
              "\"theme\": \"pink\", \"keep_runs_days\": -1, \"language\": \"it\", \"shortcuts\": {\"run\": 5}, "
              "\"of_later\": 1}}");
        const auto read = readSettings(path());
        QVERIFY(read.ok());
        QCOMPARE(read->unusable,
                 (std::vector<std::string>{"lanes", "retries", "theme", "keep_runs_days", "shortcuts"}));
        AppSettings expected;
        expected.language = "it";
        QVERIFY(read->settings == expected);
    }

    void putsBrokenFilesAside()
    {
        for (const char* content :
             {"{", "[]", "{\"format\": \"querymend-settings\", \"version\": 1, \"settings\": 5}"}) {
            write(content);
            const auto read = readSettings(path());
            QVERIFY(!read.ok() && read.error().failure == FileFailure::broken);
            QVERIFY(QFile::exists(read.error().keptAs));
        }
    }

    void leavesBrokenFilesToTheirOwner()
    {
        write("{");
        const auto read = readSettings(path(), WhenBroken::leave);
        QVERIFY(!read.ok() && read.error().failure == FileFailure::broken);
        QVERIFY(read.error().keptAs.isEmpty() && QFile::exists(path()));
    }

    void leavesNewerFilesAlone()
    {
        write("{\"format\": \"querymend-settings\", \"version\": 7}");
        QVERIFY(readSettings(path()).error().failure == FileFailure::newer);
        QVERIFY(writeSettings(path(), {}).error().failure == FileFailure::newer);
    }

    void exportsWithoutSecrets()
    {
        SavedConnection connection;
        connection.id = "1";
        connection.engine = "odbc";
        connection.database = "DSN=shop;PWD=geheim";
        connection.options["password"] = "geheim";
        connection.passwordCommand = "print geheim"; // would run on the machine of another user
        QVERIFY(exportSettings(path(), unusual(), TransferredParts{{connection}}).ok());
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("DSN=shop") && text.contains("Ctrl+R"));
        QVERIFY(!text.contains("geheim"));
        QVERIFY(readSettings(path())->settings == unusual());
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("settings.json")); }

    void write(const char* content) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) > 0);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(SettingsFileTest)
#include "tst_settingsfile.moc"
