#include "common/filemanager.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDesktopServices>
#include <QFileInfo>
#include <QStringList>
#include <QUrl>

namespace querymend {

namespace {

void openFolderOf(const QString& path)
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).absolutePath()));
}

} // namespace

/// https://www.freedesktop.org/wiki/Specifications/file-manager-interface
void showInFileManager(QObject& context, const QString& path)
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return openFolderOf(path);
    auto request = QDBusMessage::createMethodCall(
        QStringLiteral("org.freedesktop.FileManager1"), QStringLiteral("/org/freedesktop/FileManager1"),
        QStringLiteral("org.freedesktop.FileManager1"), QStringLiteral("ShowItems"));
    request << QStringList{QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded)} << QString();
    auto* const answer = new QDBusPendingCallWatcher(bus.asyncCall(request), &context);
    QObject::connect(answer, &QDBusPendingCallWatcher::finished, &context, [answer, path] {
        answer->deleteLater();
        if (answer->isError())
            openFolderOf(path);
    });
}

} // namespace querymend
