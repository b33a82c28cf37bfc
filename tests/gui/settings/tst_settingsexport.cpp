// Settings with connections, models and presets, from one user to another.

#include "common/theme.h"
#include "database/databaseopener.h"
#include "models/modelshelf.h"
#include "settings/connectionbook.h"
#include "settings/settingsdialog.h"
#include "storage/runstorage.h"
#include "store/presetfile.h"
#include "store/settingstransfer.h"

#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace querymend;

namespace {

ModelProfile profile(const char* name)
{
    ModelProfile made;
    made.name = name;
    made.format = "openai";
    made.baseUrl = "https://models.example.org/v1";
    made.model = "sql-large";
    return made;
}

ModelProfile privateProfile()
{
    ModelProfile made = profile("paid");
    made.key = KeyPlace::environment;
    made.keyVariable = "PAID_KEY";
    made.headers = {{"X-Team", "hush"}};
    made.extraBody = "{\"team\":\"hush\"}";
    made.proxy = "http://proxy.hush.example:3128";
    made.samples = ProfileSamples::all;
    made.contextTokens = 32000;
    return made;
}

/// A user, with the settings open.
struct User {
    QTemporaryDir folder;
    SessionKeys keys;
    Theme theme;
    ConnectionBook book{folder.filePath(QStringLiteral("connections.json")), keys};
    ModelShelf models{folder.filePath(QStringLiteral("models.json"))};
    RunStorage runs{keys};
    std::unique_ptr<SettingsDialog> dialog;

    void open(const std::vector<ModelProfile>& profiles)
    {
        qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
        QVERIFY(!models.keep(profiles));
        dialog = std::make_unique<SettingsDialog>(
            AppSettings(),
            SettingsSubjects{book, models, runs,
                             [](const ConnectionTarget& target) {
                                 return reconnectingOpener(target, QString::fromLatin1(QUERYMEND_PROGRAM));
                             }},
            std::vector<QAction*>(), theme);
        dialog->show();
    }
    [[nodiscard]] QString note() const { return dialog->findChild<QLabel*>(QStringLiteral("exportNote"))->text(); }
};

} // namespace

class SettingsExportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_before = qgetenv("XDG_CONFIG_HOME");
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void cleanup()
    {
        if (m_before.isNull())
            qunsetenv("XDG_CONFIG_HOME");
        else
            qputenv("XDG_CONFIG_HOME", m_before);
    }

    void anExportHasModelsWithoutWhatIsPrivate()
    {
        User user;
        user.open({privateProfile()});
        exported(user);
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        for (const char* const word : {"hush", "PAID_KEY", "\"all\""})
            QVERIFY2(!text.contains(word), text.constData());
        QVERIFY2(text.contains("models.example.org") && text.contains("32000"), text.constData());
    }

    void anImportAddsModelsAndPresetsThatAreNew()
    {
        {
            User other;
            other.open({privateProfile(), profile("known")});
            QVERIFY(writePresets(usualPresetsPath(), {{"theirs", {}}, {"mine", {}}}));
            exported(other);
        }
        User user;
        ModelProfile known = profile("known");
        known.baseUrl = "https://own.example.org/v1";
        user.open({known});
        RunPreset mine{"mine", {}};
        mine.settings.policy.lanes = 9;
        QVERIFY(writePresets(usualPresetsPath(), {mine}));
        const QSignalSpy models(user.dialog.get(), &SettingsDialog::modelsChanged);
        const QSignalSpy presets(user.dialog.get(), &SettingsDialog::presetsChanged);
        user.dialog->importFrom(path());
        QCOMPARE(user.models.profiles().size(), std::size_t{2});
        QCOMPARE(user.models.profiles()[0].baseUrl, known.baseUrl); // one's own stays
        const ModelProfile& added = user.models.profiles()[1];
        QCOMPARE(added.name, std::string("paid"));
        QCOMPARE(added.contextTokens, 32000U);
        QVERIFY(added.key == KeyPlace::nowhere && added.headers.empty() && added.samples == ProfileSamples::unset);
        QCOMPARE(user.dialog->findChild<QListWidget*>(QStringLiteral("modelList"))->count(), 2);
        const auto all = readPresets(usualPresetsPath());
        QCOMPARE(all->size(), std::size_t{2});
        QCOMPARE(all->at(0).settings.policy.lanes, 9U);
        QCOMPARE(all->at(1).name, std::string("theirs"));
        QCOMPARE(models.size(), 1);
        QCOMPARE(presets.size(), 1);
        QVERIFY2(user.note().contains(QStringLiteral("enter their keys")), qPrintable(user.note()));
        user.dialog->importFrom(path()); // once is enough
        QCOMPARE(user.models.profiles().size(), std::size_t{2});
        QCOMPARE(presets.size(), 1);
    }

    /// It would send the user's key to a server of somebody else.
    void aFileOfOthersGetsNoKey()
    {
        write("{\"format\": \"querymend-settings\", \"version\": 1, \"settings\": {}, \"models\": {\"version\": 1, "
              "\"models\": [{\"name\": \"trap\", \"format\": \"openai\", \"base_url\": \"https://trap.example/v1\", "
              "\"model\": \"m\", \"key\": {\"environment\": \"OPENAI_API_KEY\"}, \"samples\": \"all\", "
              "\"proxy\": \"http://trap.example:1\"}]}}");
        User user;
        user.open({});
        user.dialog->importFrom(path());
        QCOMPARE(user.models.profiles().size(), std::size_t{1});
        const ModelProfile& added = user.models.profiles().front();
        QVERIFY(added.key == KeyPlace::nowhere && added.keyVariable.empty() && added.proxy.empty());
        QVERIFY(added.samples == ProfileSamples::unset);
    }

    void modelsThatCannotBeReadAreLeftOut()
    {
        write("{\"format\": \"querymend-settings\", \"version\": 1, \"settings\": {\"font_pixels\": 20}, "
              "\"models\": {\"version\": 99}}");
        User user;
        user.open({});
        const QSignalSpy changed(user.dialog.get(), &SettingsDialog::settingsChanged);
        user.dialog->importFrom(path());
        QVERIFY(user.models.profiles().empty());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].value<AppSettings>().fontPixels, 20);
    }

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("exported.json")); }

    void exported(const User& user) const
    {
        user.dialog->exportTo(path());
        QVERIFY2(user.note().startsWith(QStringLiteral("Exported")), qPrintable(user.note()));
    }

    void write(const QByteArray& content) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }

    QByteArray m_before;
    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_MAIN(SettingsExportTest)
#include "tst_settingsexport.moc"
