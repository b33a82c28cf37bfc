#include "common/announcement.h"

#include <QAccessible>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QWidget>

namespace querymend {

namespace {

/// Qt before 6.8 forwards neither alerts nor announcements to AT-SPI, so this sends the signal that later versions
/// send, over the connection of Qt's own bridge. Does nothing if that is not connected.
void sendOverBus(const QAccessible::Id speaker, const QString& text, Urgency urgency)
{
    const QDBusConnection bus(QStringLiteral("a11y"));
    if (!bus.isConnected())
        return;
    auto announcement =
        QDBusMessage::createSignal(QStringLiteral("/org/a11y/atspi/accessible/%1").arg(speaker),
                                   QStringLiteral("org.a11y.atspi.Event.Object"), QStringLiteral("Announcement"));
    announcement << QString() << static_cast<int>(urgency) << 0 << QVariant::fromValue(QDBusVariant(text))
                 << QVariantMap();
    bus.send(announcement);
}

} // namespace

void announce(QWidget& speaker, const QString& text, Urgency urgency)
{
    if (text.isEmpty() || !QAccessible::isActive())
        return;
    QAccessibleInterface* const interface = QAccessible::queryAccessibleInterface(&speaker);
    if (!interface)
        return;
    sendOverBus(QAccessible::uniqueId(interface), text, urgency);
    QAccessibleEvent alert(&speaker, QAccessible::Alert); // for other platforms
    QAccessible::updateAccessibility(&alert);
}

} // namespace querymend
