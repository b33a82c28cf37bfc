#include "editor/files/recentfiles.h"

#include <QSettings>

#include <utility>

namespace querymend {

namespace {

constexpr qsizetype mostRecent = 10;
constexpr QLatin1String key("files");

} // namespace

RecentFiles::RecentFiles(QString place) : m_place(std::move(place))
{
    m_paths = QSettings(m_place, QSettings::IniFormat).value(key).toStringList();
}

void RecentFiles::note(const QString& path)
{
    m_paths.removeAll(path);
    m_paths.prepend(path);
    m_paths.resize(std::min(m_paths.size(), mostRecent));
    QSettings(m_place, QSettings::IniFormat).setValue(key, m_paths);
}

} // namespace querymend
