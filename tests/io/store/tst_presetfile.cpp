#include "store/presetfile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

/// The file with the user's own presets.
class PresetFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead();
    void withoutAFileThereAreNone();
    void itSaysNothingOfWhatMayLeaveTheMachine();
    void aBrokenFileIsPutAside_data();
    void aBrokenFileIsPutAside();

private:
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("presets.json"));
};

void PresetFileTest::whatIsWrittenIsRead()
{
    RunSettings settings;
    settings.policy.lanes = 3;
    settings.policy.roles = {ModelRole::evaluator};
    settings.policy.roleModels = {{ModelRole::evaluator, "other", {}}};
    settings.policy.bands = {TemperatureBand::low};
    settings.directives = "Money is in cents.";
    settings.exampleFiles = {"/tmp/dev.json"};
    const std::vector<RunPreset> presets{{"Mine", settings}, {"Другой", {}}};
    QVERIFY(writePresets(m_path, presets));
    const auto read = readPresets(m_path);
    QVERIFY(read);
    QVERIFY(*read == presets);
}

void PresetFileTest::withoutAFileThereAreNone()
{
    const auto read = readPresets(m_folder.filePath(QStringLiteral("none.json")));
    QVERIFY(read && read->empty());
}

void PresetFileTest::itSaysNothingOfWhatMayLeaveTheMachine()
{
    QVERIFY(writePresets(m_path, {{"Mine", {}}}));
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains("\"lanes\""));
    QVERIFY(!text.contains("\"values\"") && !text.contains("\"samples\""));
}

void PresetFileTest::aBrokenFileIsPutAside_data()
{
    QTest::addColumn<QByteArray>("presets");
    QTest::newRow("no list") << QByteArray("{}");
    QTest::newRow("a preset without a name") << QByteArray(R"([{"policy": {}}])");
    QTest::newRow("an unknown setting") << QByteArray(R"([{"name": "a", "policy": {"lanse": 1}}])");
    QTest::newRow("directives that are no text") << QByteArray(R"([{"name": "a", "directives": 3}])");
    QTest::newRow("files that are no list") << QByteArray(R"([{"name": "a", "example_files": "b"}])");
}

void PresetFileTest::aBrokenFileIsPutAside()
{
    QFETCH(QByteArray, presets);
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write(R"({"format": "querymend-presets", "version": 1, "presets": )" + presets + '}');
    file.close();
    const auto read = readPresets(m_path);
    QVERIFY(!read);
    QCOMPARE(read.error().failure, FileFailure::broken);
    QVERIFY(!read.error().keptAs.isEmpty());
    QVERIFY(!QFile::exists(m_path));
}

QTEST_GUILESS_MAIN(PresetFileTest)

#include "tst_presetfile.moc"
