#include "shell/windowlayout.h"

#include <QDir>
#include <QMainWindow>
#include <QSettings>

namespace querymend {

namespace {

constexpr int layoutVersion = 1;
constexpr auto geometryKey = "geometry";
constexpr auto docksKey = "docks";

} // namespace

bool WindowLayout::restore(QMainWindow& window) const
{
    const QSettings settings(m_file, QSettings::IniFormat);
    const bool hadGeometry = window.restoreGeometry(settings.value(QLatin1String(geometryKey)).toByteArray());
    return window.restoreState(settings.value(QLatin1String(docksKey)).toByteArray(), layoutVersion) && hadGeometry;
}

void WindowLayout::keep(const QMainWindow& window) const
{
    QSettings settings(m_file, QSettings::IniFormat);
    settings.setValue(QLatin1String(geometryKey), window.saveGeometry());
    settings.setValue(QLatin1String(docksKey), window.saveState(layoutVersion));
}

QString stateFolder()
{
    const QString given = qEnvironmentVariable("XDG_STATE_HOME");
    const QString base = QDir::isAbsolutePath(given) ? given : QDir::homePath() + QStringLiteral("/.local/state");
    return base + QStringLiteral("/querymend");
}

} // namespace querymend
