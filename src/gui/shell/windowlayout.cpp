#include "shell/windowlayout.h"

#include "common/scaled.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>
#include <QScreen>
#include <QSettings>
#include <QTabWidget>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr int layoutVersion = 2;
constexpr auto geometryKey = "geometry";
constexpr auto docksKey = "docks";
constexpr auto runDocksKey = "runDocks";
constexpr auto isRunKey = "runLayout";
constexpr int roomForSchema = 800; ///< on a smaller screen, not all docks fit beside and below each other
constexpr int roomForDetails = 500;
constexpr int roomForDrawer = 860; ///< in a lower window, the details of an attempt are closed at first

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

void WindowLayout::addSheet(const QString& name, const QString& title, QWidget* panel)
{
    addDock(name, title, panel);
    QDockWidget* const sheet = m_docks.back();
    m_sheets.append(sheet);
    QObject::connect(sheet->toggleViewAction(), &QAction::triggered, sheet, &QWidget::raise);
    m_window.setTabPosition(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea, QTabWidget::North); // either, if mirrored
    putSheet(*sheet);
}

QList<QAction*> WindowLayout::toggles() const
{
    QList<QAction*> all;
    for (const QDockWidget* const dock : m_docks)
        all.append(dock->toggleViewAction());
    return all;
}

/// A dock that is added to an area divides it; only then it can become a tab.
void WindowLayout::putSheet(QDockWidget& sheet)
{
    m_window.addDockWidget(Qt::LeftDockWidgetArea, &sheet);
    m_window.tabifyDockWidget(m_docks.front(), &sheet);
    sheet.hide();
}

void WindowLayout::raise(QWidget& panel)
{
    for (QDockWidget* const dock : m_docks) {
        if (dock->widget() != &panel)
            continue;
        dock->show();
        dock->raise();
        panel.setFocus(Qt::ShortcutFocusReason);
    }
}

Qt::DockWidgetArea WindowLayout::areaOf(const QDockWidget& dock) const
{
    const bool isFirst = &dock == m_docks.front();
    return isFirst == m_window.isLeftToRight() ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea; // Qt mirrors none
}

void WindowLayout::reset()
{
    for (QDockWidget* const dock : m_docks) {
        dock->setFloating(false);
        dock->show();
        m_window.addDockWidget(areaOf(*dock), dock);
    }
    for (QDockWidget* const sheet : std::as_const(m_sheets))
        putSheet(*sheet);
    if (m_arrangement == Arrangement::run) {
        m_docks[0]->hide();
        m_docks[2]->setVisible(m_window.height() >= roomForDrawer);
    }
    const QSize screen = m_window.screen()->availableSize();
    if (screen.width() < roomForSchema)
        m_docks[0]->hide();
    if (screen.height() < roomForDetails)
        m_docks[2]->hide();
    sizeDocks();
}

void WindowLayout::arrange(Arrangement arrangement)
{
    if (arrangement == m_arrangement)
        return;
    const QByteArray left = m_window.saveState(layoutVersion);
    m_arrangement = arrangement;
    if (!m_window.restoreState(m_other, layoutVersion))
        reset();
    m_other = left;
}

void WindowLayout::sizeDocks()
{
    if (m_arrangement == Arrangement::run) {
        const int width = m_window.width() * 58 / 100;
        m_window.resizeDocks({m_docks[1], m_docks[2]}, {width, width}, Qt::Horizontal);
        m_window.resizeDocks({m_docks[1], m_docks[2]}, {m_window.height() * 68 / 100, m_window.height() * 32 / 100},
                             Qt::Vertical);
        return;
    }
    const int left = std::clamp(m_window.width() / 6, std::min(scaled(250), m_window.width() * 22 / 100), scaled(320));
    const int right = std::clamp(m_window.width() * 3 / 10, m_docks[0]->isHidden() ? 280 : 320, 520);
    m_window.resizeDocks({m_docks[0], m_docks[1], m_docks[2]}, {left, right, right}, Qt::Horizontal);
    m_window.resizeDocks({m_docks[1], m_docks[2]}, {m_window.height() / 2, m_window.height() / 2}, Qt::Vertical);
}

void WindowLayout::sizeOnce()
{
    if (!std::exchange(m_isLaidOut, true))
        sizeDocks();
}

Arrangement WindowLayout::restore()
{
    const QSettings settings(m_file, QSettings::IniFormat);
    const bool hadGeometry = m_window.restoreGeometry(settings.value(QLatin1String(geometryKey)).toByteArray());
    m_isLaidOut =
        m_window.restoreState(settings.value(QLatin1String(docksKey)).toByteArray(), layoutVersion) && hadGeometry;
    m_other = settings.value(QLatin1String(runDocksKey)).toByteArray();
    return settings.value(QLatin1String(isRunKey)).toBool() ? Arrangement::run : Arrangement::working;
}

void WindowLayout::keep(Arrangement next) const
{
    const bool isRun = m_arrangement == Arrangement::run;
    const QByteArray current = m_window.saveState(layoutVersion);
    QSettings settings(m_file, QSettings::IniFormat);
    settings.setValue(QLatin1String(geometryKey), m_window.saveGeometry());
    settings.setValue(QLatin1String(docksKey), isRun ? m_other : current);
    settings.setValue(QLatin1String(runDocksKey), isRun ? current : m_other);
    settings.setValue(QLatin1String(isRunKey), next == Arrangement::run);
}

} // namespace querymend
