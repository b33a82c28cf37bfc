#pragma once

#include <QString>
#include <QStringList>

namespace querymend {

/// The files that were opened or saved last, from one start to the next; the newest first.
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
