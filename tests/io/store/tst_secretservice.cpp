// Keys in a real desktop key store: GNOME's, on a private bus and with a private home.

#include "store/keptkeys.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QLibrary>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

/// Keys kept in the system's store are found again later.
class SecretServiceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const QString bus = QStandardPaths::findExecutable(QStringLiteral("dbus-daemon"));
        const QString store = QStandardPaths::findExecutable(QStringLiteral("gnome-keyring-daemon"));
        if (bus.isEmpty() || store.isEmpty())
            QSKIP("There is no dbus-daemon or no gnome-keyring-daemon here (packages dbus and gnome-keyring).");
        if (!QLibrary(QStringLiteral("secret-1"), 0).load())
            QSKIP("There is no libsecret here (package libsecret-1-0), through which key stores are asked.");
        QVERIFY(m_home.isValid());
        for (const char* const name : {"HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
            qputenv(name, m_home.path().toLocal8Bit());
        qputenv("XDG_CURRENT_DESKTOP", "GNOME");
        m_bus.start(bus, {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY(m_bus.waitForReadyRead(30'000));
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.readLine().trimmed());
        QVERIFY(openStore());
    }

    void cleanupTestCase()
    {
        end(m_store);
        end(m_bus);
    }

    void aKeyIsFoundAgain()
    {
        QVERIFY(keep("shop", "hunter2 ä€"));
        QCOMPARE(found("shop"), QStringLiteral("hunter2 ä€"));
        QCOMPARE(found("another"), QStringLiteral("none"));
        QVERIFY(keep("shop", "changed"));
        QCOMPARE(found("shop"), QStringLiteral("changed"));
        systemKeys()->forget("shop");
        QTRY_COMPARE(found("shop"), QStringLiteral("none"));
    }

private:
    static void end(QProcess& process)
    {
        process.terminate();
        if (process.state() != QProcess::NotRunning && !process.waitForFinished(10'000))
            process.kill();
        process.waitForFinished(10'000);
    }

    bool openStore()
    {
        m_store.start(
            QStringLiteral("gnome-keyring-daemon"),
            {QStringLiteral("--foreground"), QStringLiteral("--unlock"), QStringLiteral("--components=secrets")});
        m_store.write("the password of the store");
        m_store.closeWriteChannel();
        return QTest::qWaitFor([] { return isOpen(); }, 30'000);
    }

    static bool isOpen()
    {
        return QDBusConnection::sessionBus().interface()->isServiceRegistered(
            QStringLiteral("org.freedesktop.secrets"));
    }

    bool keep(const std::string& name, const char* key)
    {
        bool isLasting = false;
        bool isAnswered = false;
        const auto keys = systemKeys();
        keys->keep(name, Secret(key), this, [&](const auto& kept) {
            isAnswered = true;
            isLasting = kept.ok() && *kept == KeyLife::lasting;
        });
        return QTest::qWaitFor([&] { return isAnswered; }, 30'000) && isLasting;
    }

    /// Looks the key up with a new object, which has nothing in memory.
    QString found(const std::string& name)
    {
        QString heard;
        const auto keys = systemKeys();
        keys->find(name, this, [&](const auto& key) {
            heard = key.ok() ? QString::fromStdString((*key).value_or(Secret("none")).reveal())
                             : QStringLiteral("failed: ") + QString::fromStdString(key.error().message);
        });
        return QTest::qWaitFor([&] { return !heard.isEmpty(); }, 30'000) ? heard : QStringLiteral("no answer");
    }

    QTemporaryDir m_home;
    QProcess m_bus;
    QProcess m_store;
};

QTEST_GUILESS_MAIN(SecretServiceTest)
#include "tst_secretservice.moc"
