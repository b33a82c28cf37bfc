#pragma once

#include <QAccessible>
#include <QCoreApplication>
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCallWatcher>
#include <QDBusVariant>
#include <QEventLoop>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace querymend {

/// A display and a session bus of a test's own, where AT-SPI starts its own bus. Made before the application is.
class PrivateDesktop {
public:
    PrivateDesktop()
    {
        qputenv("XDG_RUNTIME_DIR", m_folder.path().toLocal8Bit());
        qputenv("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1");
        qputenv("QT_QPA_PLATFORM", "xcb"); // the offscreen platform has no bridge to AT-SPI
        m_display.start(QStringLiteral("Xvfb"),
                        {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                         QStringLiteral("0"), QStringLiteral("1440x900x24"), QStringLiteral("-nolisten"),
                         QStringLiteral("tcp")});
        qputenv("DISPLAY", ':' + firstLineOf(m_display));
        m_bus.start(QStringLiteral("dbus-daemon"),
                    {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address=1"),
                     QStringLiteral("--address=unix:dir=") + m_folder.path()});
        qputenv("DBUS_SESSION_BUS_ADDRESS", firstLineOf(m_bus));
    }

    ~PrivateDesktop()
    {
        for (QProcess* const process : {&m_bus, &m_display}) {
            process->terminate();
            process->waitForFinished();
        }
    }

    PrivateDesktop(const PrivateDesktop&) = delete;
    PrivateDesktop& operator=(const PrivateDesktop&) = delete;

private:
    static QByteArray firstLineOf(QProcess& process)
    {
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        while (!process.canReadLine() && process.waitForReadyRead()) {
        }
        return process.readLine().trimmed();
    }

    QTemporaryDir m_folder;
    QProcess m_display;
    QProcess m_bus;
};

/// A part of a window, as a screen reader sees it.
struct HeardPart {
    QString service;
    QString path;
    QString name;
    QString description;
    QString role;
    bool isFocused = false;
};

/// What a screen reader does: listens on AT-SPI's bus, and reads the tree. The window under test is in this process,
/// so nothing here blocks.
class ScreenReader : public QObject {
    Q_OBJECT

public:
    /// Returns false if there is no bus.
    bool connectToBus()
    {
        QAccessible::setRootObject(qApp); // as exec() does, which no test calls
        const QDBusMessage answer =
            ask(QDBusConnection::sessionBus(), QStringLiteral("org.a11y.Bus"), QStringLiteral("/org/a11y/bus"),
                QStringLiteral("org.a11y.Bus"), QStringLiteral("GetAddress"));
        m_bus = QDBusConnection::connectToBus(answer.arguments().value(0).toString(), QStringLiteral("reader"));
        const bool isListening = m_bus.connect({}, {}, QStringLiteral("org.a11y.atspi.Event.Object"),
                                               QStringLiteral("Announcement"), this, SLOT(hear(QDBusMessage)));
        // Its answer comes after the bus has taken note of that.
        ask(m_bus, QStringLiteral("org.freedesktop.DBus"), QStringLiteral("/org/freedesktop/DBus"),
            QStringLiteral("org.freedesktop.DBus"), QStringLiteral("GetId"));
        const auto isThere = [] { return QDBusConnection(QStringLiteral("a11y")).isConnected(); };
        return isListening && QTest::qWaitFor(isThere, patience);
    }

    [[nodiscard]] const QStringList& heard() const { return m_heard; }
    void forget() { m_heard.clear(); }

    /// All showing parts of this program's windows, parents first.
    [[nodiscard]] QList<HeardPart> parts() const
    {
        QList<HeardPart> all;
        read(QDBusConnection(QStringLiteral("a11y")).baseService(), QStringLiteral("/org/a11y/atspi/accessible/root"),
             all, 0);
        return all;
    }

Q_SIGNALS:
    void spoken(const QString& text);

private Q_SLOTS:
    void hear(const QDBusMessage& message)
    {
        m_heard << message.arguments().value(3).value<QDBusVariant>().variant().toString();
        Q_EMIT spoken(m_heard.back());
    }

private:
    static constexpr int patience = 30000;
    static constexpr int deepest = 40;
    static constexpr int mostChildren = 60;

    static QDBusMessage ask(const QDBusConnection& bus, const QString& service, const QString& path,
                            const QString& interface, const QString& method, const QVariantList& arguments = {})
    {
        QDBusMessage call = QDBusMessage::createMethodCall(service, path, interface, method);
        call.setArguments(arguments);
        QDBusPendingCallWatcher watcher(bus.asyncCall(call, patience));
        QEventLoop loop; // ends with the answer or, after the call's own patience, with an error
        connect(&watcher, &QDBusPendingCallWatcher::finished, &loop, &QEventLoop::quit);
        if (!watcher.isFinished())
            loop.exec();
        return watcher.reply();
    }

    [[nodiscard]] QDBusMessage of(const QString& service, const QString& path, const QString& method,
                                  const QVariantList& arguments = {}) const
    {
        return ask(m_bus, service, path, QStringLiteral("org.a11y.atspi.Accessible"), method, arguments);
    }

    [[nodiscard]] QVariant property(const QString& service, const QString& path, const QString& name) const
    {
        const QDBusMessage answer = ask(m_bus, service, path, QStringLiteral("org.freedesktop.DBus.Properties"),
                                        QStringLiteral("Get"), {QStringLiteral("org.a11y.atspi.Accessible"), name});
        return answer.arguments().value(0).value<QDBusVariant>().variant();
    }

    void read(const QString& service, const QString& path, QList<HeardPart>& all, int depth) const
    {
        constexpr uint focused = 12; // of AtspiStateType
        constexpr uint showing = 25;
        if (depth > deepest)
            return;
        uint states = 0;
        const QDBusMessage state = of(service, path, QStringLiteral("GetState"));
        if (state.type() == QDBusMessage::ReplyMessage)
            states = qdbus_cast<QList<uint>>(state.arguments().value(0)).value(0);
        const auto has = [states](uint bit) { return (states >> bit & 1U) != 0; };
        if (depth > 0 && !has(showing))
            return;
        all.append({service, path, property(service, path, QStringLiteral("Name")).toString(),
                    property(service, path, QStringLiteral("Description")).toString(),
                    of(service, path, QStringLiteral("GetRoleName")).arguments().value(0).toString(), has(focused)});
        const int count = property(service, path, QStringLiteral("ChildCount")).toInt();
        for (int i = 0; i < std::min(count, mostChildren); ++i) {
            const QDBusMessage child = of(service, path, QStringLiteral("GetChildAtIndex"), {i});
            const auto reference = child.arguments().value(0).value<QDBusArgument>();
            QString owner;
            QDBusObjectPath place;
            reference.beginStructure();
            reference >> owner >> place;
            reference.endStructure();
            if (!owner.isEmpty() && !place.path().endsWith(QLatin1String("/null")))
                read(owner, place.path(), all, depth + 1);
        }
    }

    QDBusConnection m_bus{QString()};
    QStringList m_heard;
};

} // namespace querymend
