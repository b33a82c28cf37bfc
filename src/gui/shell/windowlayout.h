#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <cstdint>
#include <utility>

class QAction;
class QDockWidget;
class QMainWindow;
class QWidget;

namespace querymend {

/// How the docks are arranged: for work, or with the timeline as the larger part.
enum class Arrangement : std::uint8_t { working, run };

/// The docks of a window and its layout, which is saved across program starts. A layout of another version is ignored.
class WindowLayout {
public:
    /// The window must outlive it; the file need not exist.
    WindowLayout(QMainWindow& window, QString file) : m_window(window), m_file(std::move(file)) {}

    /// The first is on the left, later ones are on the right.
    void addDock(const QString& name, const QString& title, QWidget* panel);
    /// Adds a dock that is a tab beside the first one, closed until it is raised. There may be several.
    void addSheet(const QString& name, const QString& title, QWidget* panel);
    /// Opens the dock of a panel in front of its neighbours, and focuses the panel.
    void raise(QWidget& panel);
    [[nodiscard]] const QList<QDockWidget*>& docks() const { return m_docks; }
    /// The actions that open and close the docks.
    [[nodiscard]] QList<QAction*> toggles() const;
    /// Shows another arrangement as it was left, or else as it is at first.
    void arrange(Arrangement arrangement);
    [[nodiscard]] Arrangement arrangement() const { return m_arrangement; }
    /// Puts all docks where they are at first in the current arrangement.
    void reset();
    /// Returns the arrangement that was kept; the docks are arranged for work.
    [[nodiscard]] Arrangement restore();
    /// To be called when the window is shown, because docks cannot be sized before.
    void sizeOnce();
    /// Keeps both arrangements; `next` is for the next start.
    void keep(Arrangement next) const;

private:
    [[nodiscard]] Qt::DockWidgetArea areaOf(const QDockWidget& dock) const;
    void putSheet(QDockWidget& sheet);
    void sizeDocks();

    QMainWindow& m_window;
    QString m_file;
    QList<QDockWidget*> m_docks;
    QList<QDockWidget*> m_sheets; ///< the last of them
    Arrangement m_arrangement = Arrangement::working;
    QByteArray m_other;       ///< the docks of the other arrangement, as they were left
    bool m_isLaidOut = false; ///< restored, or sized when first shown
};

} // namespace querymend
