#include "store/valuelock.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

/// The switch that keeps values on this machine.
class ValueLockTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { qunsetenv(valueLockVariable); }

    void theEnvironmentGoesFirst_data()
    {
        QTest::addColumn<QByteArray>("variable");
        QTest::addColumn<bool>("isChosen");
        QTest::addColumn<int>("lock");
        const auto row = [](const char* says, const char* variable, bool isChosen, ValueLock lock) {
            QTest::newRow(says) << QByteArray(variable) << isChosen << static_cast<int>(lock);
        };
        row("nothing is set", "", false, ValueLock::open);
        row("the settings say so", "", true, ValueLock::bySettings);
        row("the environment says so", "1", false, ValueLock::byEnvironment);
        row("any word counts", "yes", false, ValueLock::byEnvironment);
        row("both say so", "1", true, ValueLock::byEnvironment);
        row("a zero leaves it to the settings", "0", true, ValueLock::bySettings);
    }

    void theEnvironmentGoesFirst()
    {
        QFETCH(QByteArray, variable);
        QFETCH(bool, isChosen);
        qputenv(valueLockVariable, variable);
        AppSettings settings;
        settings.sending = isChosen ? ValueSending::never : ValueSending::asChosen;
        QTEST(static_cast<int>(valueLockOf(settings)), "lock");
    }

    void isReadFromTheFile_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("lock");
        const auto row = [](const char* says, const QByteArray& content, ValueLock lock) {
            QTest::newRow(says) << content << static_cast<int>(lock);
        };
        const QByteArray head = "{\"format\": \"querymend-settings\", \"version\": 1, \"settings\": {";
        row("it is on", head + "\"value_sending\": \"never\"}}", ValueLock::bySettings);
        row("it is off", head + "\"value_sending\": \"as_chosen\"}}", ValueLock::open);
        row("a file of before", head + "}}", ValueLock::open);
        row("a word of another version", head + "\"value_sending\": \"sometimes\"}}", ValueLock::bySettings);
        row("a file that is cut off", head, ValueLock::bySettings);
        row("a file of a later version", "{\"format\": \"querymend-settings\", \"version\": 9}", ValueLock::bySettings);
    }

    void isReadFromTheFile()
    {
        QFETCH(QByteArray, content);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("settings.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        file.close();
        QTEST(static_cast<int>(storedValueLock(file.fileName())), "lock");
        QVERIFY(QFile::exists(file.fileName()));
    }

    void isOffWithoutAFile() { QVERIFY(storedValueLock(QStringLiteral("/nowhere/settings.json")) == ValueLock::open); }
};

QTEST_GUILESS_MAIN(ValueLockTest)
#include "tst_valuelock.moc"
