// A program that hides itself waits until the desktop's portal knows it. A private bus, with or without a portal.

#include "common/desktopportal.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusVariant>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

namespace {

constexpr auto portalName = "org.freedesktop.portal.Desktop";

} // namespace

/// What answers in the portal's place.
class FakePortal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    bool wasAsked = false;

public Q_SLOTS:
    QDBusVariant Read(const QString& /*space*/, const QString& /*key*/) // NOLINT(readability-identifier-naming)
    {
        wasAsked = true;
        return QDBusVariant(1U);
    }
};

class DesktopPortalTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isToldWhoWeAre_data()
    {
        QTest::addColumn<bool>("isThere");
        QTest::newRow("a portal") << true;
        QTest::newRow("a desktop without one") << false;
    }

    void isToldWhoWeAre()
    {
        QFETCH(const bool, isThere);
        QVERIFY(QDBusConnection::sessionBus().isConnected());
        FakePortal portal;
        QDBusConnection bus =
            QDBusConnection::connectToBus(qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS"), QStringLiteral("portal"));
        QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), &portal,
                                   QDBusConnection::ExportAllSlots));
        if (isThere)
            QVERIFY(bus.registerService(QString::fromLatin1(portalName)));
        bool isDone = false;
        QObject context;
        introduceToPortal(&context, [&isDone] { isDone = true; });
        QVERIFY(!isDone); // nothing waits for the answer
        QTRY_VERIFY(isDone);
        QCOMPARE(portal.wasAsked, isThere);
        QDBusConnection::disconnectFromBus(QStringLiteral("portal"));
    }
};

QUERYMEND_TEST_MAIN(argc, argv)
{
    const QTemporaryDir folder;
    QProcess daemon;
    daemon.start(QStringLiteral("dbus-daemon"),
                 {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address=1"),
                  QStringLiteral("--address=unix:dir=") + folder.path()});
    while (!daemon.canReadLine() && daemon.waitForReadyRead()) {
    }
    qputenv("DBUS_SESSION_BUS_ADDRESS", daemon.readLine().trimmed());
    const QCoreApplication application(argc, argv);
    DesktopPortalTest test;
    const int status = QTest::qExec(&test, argc, argv);
    daemon.terminate();
    daemon.waitForFinished();
    return status;
}

#include "tst_desktopportal.moc"
