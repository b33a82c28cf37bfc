#pragma once

#include <QList>
#include <QString>

#include <utility>

class QDockWidget;
class QMainWindow;
class QWidget;

namespace querymend {

/// The docks of a window and its layout, which is saved across program starts. A layout of another version is ignored.
class WindowLayout {
public:
    /// The window must outlive it; the file need not exist.
    WindowLayout(QMainWindow& window, QString file) : m_window(window), m_file(std::move(file)) {}

    /// The first is on the left, later ones are on the right.
    void addDock(const QString& name, const QString& title, QWidget* panel);
    [[nodiscard]] const QList<QDockWidget*>& docks() const { return m_docks; }
    /// Puts all docks where they are at first.
    void reset();
    void restore();
    /// To be called when the window is shown, because docks cannot be sized before.
    void sizeOnce();
    void keep() const;

private:
    [[nodiscard]] Qt::DockWidgetArea areaOf(const QDockWidget& dock) const;
    void sizeDocks();

    QMainWindow& m_window;
    QString m_file;
    QList<QDockWidget*> m_docks;
    bool m_isLaidOut = false; ///< restored, or sized when first shown
};

/// Returns the XDG folder for state that the program can do without. Qt has no name for it before 6.7.
[[nodiscard]] QString stateFolder();

} // namespace querymend
