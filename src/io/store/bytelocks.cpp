#include "store/bytelocks.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>

namespace querymend {

namespace {

struct flock lockOn(long byte, short type)
{
    struct flock lock {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    lock.l_start = byte;
    lock.l_len = 1;
    return lock;
}

} // namespace

Result<bool, std::string> lockByte(const QFile& file, long byte)
{
    struct flock lock = lockOn(byte, F_WRLCK);
    if (fcntl(file.handle(), F_OFD_SETLK, &lock) == 0)
        return true;
    if (errno == EAGAIN || errno == EACCES)
        return false;
    return Failure{std::string(std::strerror(errno))};
}

void unlockByte(const QFile& file, long byte)
{
    struct flock lock = lockOn(byte, F_UNLCK);
    fcntl(file.handle(), F_OFD_SETLK, &lock);
}

Result<bool, std::string> isLockedByAnother(const QFile& file, long byte)
{
    struct flock lock = lockOn(byte, F_WRLCK);
    if (fcntl(file.handle(), F_OFD_GETLK, &lock) != 0)
        return Failure{std::string(std::strerror(errno))};
    return lock.l_type != F_UNLCK;
}

} // namespace querymend
