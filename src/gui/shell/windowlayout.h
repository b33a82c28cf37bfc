#pragma once

#include <QByteArray>
#include <QString>

class QMainWindow;

namespace querymend {

/// Keeps where the parts of a window are, from one start to the next. A layout of another version is left alone.
class WindowLayout {
public:
    /// The file need not be there.
    explicit WindowLayout(QString file) : m_file(std::move(file)) {}

    /// Whether there was one.
    bool restore(QMainWindow& window) const;
    void keep(const QMainWindow& window) const;

private:
    QString m_file;
};

/// Where the program keeps what it can do without, as XDG says: Qt has no name for it before 6.7.
[[nodiscard]] QString stateFolder();

} // namespace querymend
