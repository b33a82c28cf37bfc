#include "common/desktopportal.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>

#include <utility>

namespace querymend {

void introduceToPortal(QObject* context, std::function<void()> done)
{
    const QDBusConnection bus = QDBusConnection::sessionBus(); // the one that Qt uses
    if (!bus.isConnected())
        return done();
    QDBusMessage question = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.portal.Desktop"), QStringLiteral("/org/freedesktop/portal/desktop"),
        QStringLiteral("org.freedesktop.portal.Settings"), QStringLiteral("Read"));
    question << QStringLiteral("org.freedesktop.appearance") << QStringLiteral("color-scheme"); // any would do
    auto* const answer = new QDBusPendingCallWatcher(bus.asyncCall(question), context);
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, context, [answer, done = std::move(done)] {
        answer->deleteLater();
        done();
    });
}

} // namespace querymend
