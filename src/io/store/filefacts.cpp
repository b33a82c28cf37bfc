#include "store/filefacts.h"

#include <QFileInfo>

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace querymend {

// Queries the file system directly: QStorageInfo looks in the list of mounts, which does not contain a chroot's disk.
bool hasRoom(const QString& path)
{
    constexpr std::uintmax_t hardlyAny = 1U << 16U;
    std::error_code unknown;
    const auto space = std::filesystem::space(QFileInfo(path).absolutePath().toStdString(), unknown);
    return unknown || space.available >= hardlyAny;
}

bool hasLeftovers(const QString& path)
{
    return std::any_of(sqliteLeftovers.begin(), sqliteLeftovers.end(),
                       [&](const char* name) { return QFileInfo(path + QLatin1String(name)).size() > 0; });
}

} // namespace querymend
