#include "db/addresses/databasefile.h"

#include <cerrno>
#include <cstring>

#include <sys/stat.h>
#include <unistd.h>

namespace querymend {

std::string reasonAgainstFile(const std::string& path)
{
    struct stat found {};
    if (stat(path.c_str(), &found) != 0)
        return errno == ENOENT || errno == ENOTDIR ? "no such file" : std::strerror(errno);
    if (S_ISDIR(found.st_mode))
        return "a folder, not a database";
    if (S_ISFIFO(found.st_mode))
        return "a FIFO, not a database";
    if (S_ISSOCK(found.st_mode))
        return "a socket, not a database";
    if (S_ISCHR(found.st_mode) || S_ISBLK(found.st_mode))
        return "a device, not a database";
    return access(path.c_str(), R_OK) == 0 ? "" : "this user is not allowed to read it";
}

} // namespace querymend
