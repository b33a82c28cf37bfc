#include "file/wholefile.h"

#include <QFile>
#include <QSaveFile>

#include <cerrno>
#include <chrono>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace querymend {

namespace {

/// Whether the path is something that must not be replaced. Folders are left to QSaveFile, which refuses them.
bool isWrittenInPlace(const QString& path)
{
    struct stat there {};
    return ::stat(QFile::encodeName(path).constData(), &there) == 0 && !S_ISREG(there.st_mode)
        && !S_ISDIR(there.st_mode);
}

} // namespace

WholeFile::WholeFile(const QString& path, FileReaders readers) : m_path(path), m_readers(readers) {}

WholeFile::~WholeFile()
{
    if (m_inPlace >= 0)
        ::close(m_inPlace);
}

bool WholeFile::open()
{
    if (isWrittenInPlace(m_path))
        return openInPlace();
    m_file = std::make_unique<QSaveFile>(m_path);
    return m_file->open(QIODevice::WriteOnly)
        && (m_readers == FileReaders::usual
            || m_file->setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner));
}

bool WholeFile::write(std::string_view bytes)
{
    if (m_inPlace >= 0)
        return writeInPlace(bytes);
    const auto size = static_cast<qint64>(bytes.size());
    return m_file->write(bytes.data(), size) == size;
}

bool WholeFile::commit()
{
    if (m_inPlace < 0)
        return m_file->commit();
    const int closed = ::close(m_inPlace);
    m_inPlace = -1;
    return closed == 0 || fail();
}

QString WholeFile::reason() const
{
    return m_file ? m_file->errorString() : m_reason;
}

/// Does not block: opening a FIFO would wait for its reader, perhaps for ever.
bool WholeFile::openInPlace()
{
    m_inPlace = ::open(QFile::encodeName(m_path).constData(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (m_inPlace >= 0)
        return true;
    if (errno != ENXIO)
        return fail();
    m_reason = QStringLiteral("no program reads from it");
    return false;
}

bool WholeFile::writeInPlace(std::string_view bytes)
{
    constexpr std::chrono::milliseconds patience{10'000};
    while (!bytes.empty()) {
        const ssize_t written = ::write(m_inPlace, bytes.data(), bytes.size());
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
            continue;
        }
        if (errno == EINTR)
            continue;
        if (errno != EAGAIN)
            return fail();
        pollfd room{m_inPlace, POLLOUT, 0};
        const int ready = ::poll(&room, 1, static_cast<int>(patience.count()));
        if (ready < 0 && errno != EINTR)
            return fail();
        if (ready == 0) {
            m_reason = QStringLiteral("the program that reads from it has stopped reading");
            return false;
        }
    }
    return true;
}

bool WholeFile::fail()
{
    m_reason = QString::fromLocal8Bit(std::strerror(errno));
    return false;
}

std::optional<QString> writeWholeFile(const QString& path, std::string_view bytes, FileReaders readers)
{
    WholeFile file(path, readers);
    if (file.open() && file.write(bytes) && file.commit())
        return std::nullopt;
    return file.reason();
}

} // namespace querymend
