#include "database/demofolder.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <cerrno>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace querymend {

namespace {

constexpr QLatin1String beginning("querymend-demo-");

int openFolder(const QString& path)
{
    return ::open(QFile::encodeName(path).constData(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/// False on a file system without locks: flock() fails for everyone there, so nothing is removed by mistake either.
bool isHeldByAnother(int folder)
{
    return ::flock(folder, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

bool isOwn(int folder)
{
    struct stat found {};
    return ::fstat(folder, &found) == 0 && found.st_uid == ::geteuid();
}

bool isStillAt(const QString& path, int folder)
{
    struct stat opened {};
    struct stat named {};
    return ::fstat(folder, &opened) == 0 && ::lstat(QFile::encodeName(path).constData(), &named) == 0
        && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
}

void removeAbandoned(const QString& parent)
{
    const QDir all(parent);
    for (const QString& name : all.entryList({beginning + QLatin1Char('*')}, QDir::Dirs | QDir::NoSymLinks)) {
        const int folder = openFolder(all.filePath(name));
        if (folder < 0)
            continue;
        if (isOwn(folder) && ::flock(folder, LOCK_EX | LOCK_NB) == 0)
            QDir(all.filePath(name)).removeRecursively();
        ::close(folder);
    }
}

} // namespace

DemoFolder::DemoFolder() : DemoFolder(QDir::tempPath()) {}

DemoFolder::DemoFolder(const QString& parent)
{
    removeAbandoned(parent);
    const QString name = QDir(parent).filePath(beginning + QStringLiteral("XXXXXX"));
    // Until it is locked, another process may take the folder for abandoned and remove it.
    constexpr int tries = 100;
    for (int i = 0; i < tries && !make(name); ++i) {
    }
}

DemoFolder::~DemoFolder()
{
    if (!isValid())
        return;
    QDir(m_path).removeRecursively();
    ::close(m_lock);
}

bool DemoFolder::make(const QString& name)
{
    QTemporaryDir made(name);
    made.setAutoRemove(false);
    m_path = made.path();
    m_lock = made.isValid() ? openFolder(m_path) : -1;
    if (m_lock < 0 || (!isHeldByAnother(m_lock) && isStillAt(m_path, m_lock)))
        return m_lock >= 0;
    ::close(m_lock);
    m_lock = -1;
    return false;
}

} // namespace querymend
