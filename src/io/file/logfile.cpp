#include "file/logfile.h"

#include "file/statefolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <string>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace querymend {

namespace {

constexpr mode_t forOwner = S_IRUSR | S_IWUSR;

void makeFolderOf(const QByteArray& path)
{
    const QDir folder = QFileInfo(QFile::decodeName(path)).dir();
    const QDir parent = QFileInfo(folder.path()).dir();
    if (parent.mkpath(QStringLiteral(".")))
        ::mkdir(QFile::encodeName(folder.path()).constData(), forOwner | S_IXUSR);
}

} // namespace

LogFile::LogFile(const QString& path) : m_path(QFile::encodeName(path)) {}

/// One write each, because those of several programs do not mix in a file that is open for appending.
void LogFile::add(std::string_view line) const noexcept
{
    try {
        const std::string text = std::string(line) + '\n';
        const int file = openWithRoomFor(text.size());
        if (file < 0)
            return;
        [[maybe_unused]] const ssize_t written = ::write(file, text.data(), text.size());
        ::close(file);
    } catch (...) { // NOLINT(bugprone-empty-catch): there is no memory, and no place to say so
    }
}

/// Opened anew for each line, because another program may have moved the file aside. A FIFO in its place would wait.
int LogFile::open() const
{
    constexpr int flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
    int file = ::open(m_path.constData(), flags, forOwner);
    if (file < 0 && errno == ENOENT) {
        makeFolderOf(m_path);
        file = ::open(m_path.constData(), flags, forOwner);
    }
    return file;
}

int LogFile::openWithRoomFor(std::size_t bytes) const
{
    for (int tries = 0; tries < 2; ++tries) {
        const int file = open();
        if (file < 0)
            return -1;
        struct stat found {};
        if (::fstat(file, &found) != 0 || !S_ISREG(found.st_mode)) {
            ::close(file);
            return -1;
        }
        if ((found.st_mode & (S_IRWXG | S_IRWXO)) != 0)
            ::fchmod(file, forOwner);
        // Another program may keep it from being moved aside for a moment. Some file systems always do.
        const off_t most = tries > 0 ? 2 * fullSize : fullSize;
        if (found.st_size == 0 || found.st_size + static_cast<off_t>(bytes) <= most)
            return file;
        if (tries == 0)
            moveAside(file);
        ::close(file);
    }
    return -1;
}

/// The lock keeps two programs from moving both the full file and the new one.
void LogFile::moveAside(int file) const
{
    struct stat ours {};
    struct stat there {};
    const bool isOurs = ::flock(file, LOCK_EX | LOCK_NB) == 0 && ::fstat(file, &ours) == 0
        && ::stat(m_path.constData(), &there) == 0 && ours.st_ino == there.st_ino && ours.st_dev == there.st_dev;
    if (!isOurs)
        return;
    const QByteArray last = m_path + ".1";
    std::rename(last.constData(), (m_path + ".2").constData());
    std::rename(m_path.constData(), last.constData());
}

QString usualLogPath()
{
    return stateFolder() + QStringLiteral("/log/querymend.log");
}

} // namespace querymend
