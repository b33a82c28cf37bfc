#pragma once

#include <QString>
#include <QStringList>

namespace querymend {

/// The files opened or saved most recently, newest first. Kept across program starts.
class RecentFiles {
public:
    explicit RecentFiles(QString place);

    [[nodiscard]] const QStringList& paths() const { return m_paths; }
    void note(const QString& path);

private:
    QString m_place;
    QStringList m_paths;
};

} // namespace querymend
