#include "shell/windowlayout.h"

#include <QDir>
#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr int layoutVersion = 1;
constexpr auto geometryKey = "geometry";
constexpr auto docksKey = "docks";

} // namespace

void WindowLayout::addDock(const QString& name, const QString& title, QWidget* panel)
{
    auto* const dock = new QDockWidget(title, &m_window);
    dock->setObjectName(name);
    dock->setWidget(panel);
    dock->setTitleBarWidget(new QWidget(dock)); // panels have titles of their own; floating docks have a frame
    m_docks.append(dock);
    m_window.addDockWidget(areaOf(*dock), dock);
}

Qt::DockWidgetArea WindowLayout::areaOf(const QDockWidget& dock) const
{
    return &dock == m_docks.front() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
}

void WindowLayout::reset()
{
    for (QDockWidget* const dock : m_docks) {
        dock->setFloating(false);
        dock->show();
        m_window.addDockWidget(areaOf(*dock), dock);
    }
    sizeDocks();
}

void WindowLayout::sizeDocks()
{
    const int left = std::clamp(m_window.width() / 6, 250, 320);
    const int right = std::clamp(m_window.width() * 3 / 10, 320, 520);
    m_window.resizeDocks(m_docks, {left, right, right}, Qt::Horizontal);
    m_window.resizeDocks({m_docks[1], m_docks[2]}, {m_window.height() / 2, m_window.height() / 2}, Qt::Vertical);
}

void WindowLayout::sizeOnce()
{
    if (!std::exchange(m_isLaidOut, true))
        sizeDocks();
}

void WindowLayout::restore()
{
    const QSettings settings(m_file, QSettings::IniFormat);
    const bool hadGeometry = m_window.restoreGeometry(settings.value(QLatin1String(geometryKey)).toByteArray());
    m_isLaidOut =
        m_window.restoreState(settings.value(QLatin1String(docksKey)).toByteArray(), layoutVersion) && hadGeometry;
}

void WindowLayout::keep() const
{
    QSettings settings(m_file, QSettings::IniFormat);
    settings.setValue(QLatin1String(geometryKey), m_window.saveGeometry());
    settings.setValue(QLatin1String(docksKey), m_window.saveState(layoutVersion));
}

QString stateFolder()
{
    const QString given = qEnvironmentVariable("XDG_STATE_HOME");
    const QString base = QDir::isAbsolutePath(given) ? given : QDir::homePath() + QStringLiteral("/.local/state");
    return base + QStringLiteral("/querymend");
}

} // namespace querymend
