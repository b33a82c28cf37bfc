#include "db/sqlite/stillfile.h"

#include <QFile>
#include <QUrl>

#include <tuple>
#include <utility>

#include <unistd.h>

namespace querymend {

namespace {

constexpr qint64 headerSize = 100;

std::string headerOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.read(headerSize).toStdString() : std::string();
}

/// Checks the format's write and read versions, at bytes 18 and 19.
bool isInWalMode(const std::string& header)
{
    return header.size() == static_cast<std::size_t>(headerSize) && header[18] == 2 && header[19] == 2;
}

WalState walStateOf(const std::string& path, const std::string& header)
{
    if (!isInWalMode(header))
        return WalState::none;
    struct stat wal {};
    if (stat((path + "-wal").c_str(), &wal) != 0 || wal.st_size == 0)
        return WalState::empty;
    return access((path + "-shm").c_str(), F_OK) == 0 ? WalState::full : WalState::unshared;
}

auto changesOf(const struct stat& file)
{
    return std::tuple(file.st_dev, file.st_ino, file.st_size, file.st_mtim.tv_sec, file.st_mtim.tv_nsec,
                      file.st_ctim.tv_sec, file.st_ctim.tv_nsec);
}

} // namespace

WalState walStateOf(const std::string& path)
{
    return walStateOf(path, headerOf(path));
}

StillFile::State StillFile::stateOf(const std::string& path)
{
    State state;
    if (stat(path.c_str(), &state.file) != 0)
        return {};
    state.header = headerOf(path);
    state.wal = walStateOf(path, state.header);
    return state;
}

std::optional<StillFile> StillFile::at(const std::string& path)
{
    State state = stateOf(path);
    return state.wal == WalState::empty ? std::optional(StillFile(path, std::move(state))) : std::nullopt;
}

bool StillFile::isStill() const
{
    const State now = stateOf(m_path);
    return now.wal == WalState::empty && now.header == m_state.header && changesOf(now.file) == changesOf(m_state.file);
}

std::string StillFile::uri() const
{
    const QByteArray path = QUrl::toPercentEncoding(QString::fromStdString(m_path), "/");
    return "file:" + path.toStdString() + "?immutable=1";
}

bool StillFile::isForced() const
{
    const std::size_t slash = m_path.rfind('/');
    const std::string folder = slash == std::string::npos ? "." : m_path.substr(0, slash + 1);
    return access(folder.c_str(), W_OK) != 0;
}

} // namespace querymend
