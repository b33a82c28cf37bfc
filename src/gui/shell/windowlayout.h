#pragma once

#include <QByteArray>
#include <QString>

class QMainWindow;

namespace querymend {

/// Saves a window's layout across program starts. A layout of another version is ignored.
class WindowLayout {
public:
    /// The file need not exist.
    explicit WindowLayout(QString file) : m_file(std::move(file)) {}

    /// Returns whether there was a layout to restore.
    bool restore(QMainWindow& window) const;
    void keep(const QMainWindow& window) const;

private:
    QString m_file;
};

/// Returns the XDG folder for state that the program can do without. Qt has no name for it before 6.7.
[[nodiscard]] QString stateFolder();

} // namespace querymend
