#include "results/rows/spillfile.h"

#include <unistd.h>

namespace querymend {

std::optional<qint64> SpillFile::append(const std::string& bytes)
{
    if (!m_file.isOpen() && !m_file.open())
        return std::nullopt;
    const qint64 begin = m_size;
    std::size_t done = 0;
    while (done < bytes.size()) {
        const auto offset = static_cast<off_t>(begin) + static_cast<off_t>(done);
        const ssize_t written = ::pwrite(m_file.handle(), bytes.data() + done, bytes.size() - done, offset);
        if (written <= 0)
            return std::nullopt;
        done += static_cast<std::size_t>(written);
    }
    m_size += static_cast<qint64>(bytes.size());
    return begin;
}

std::string SpillFile::read(qint64 offset, std::size_t size) const
{
    std::string bytes(size, '\0');
    std::size_t done = 0;
    while (done < size) {
        const auto from = static_cast<off_t>(offset) + static_cast<off_t>(done);
        const ssize_t got = ::pread(m_file.handle(), bytes.data() + done, size - done, from);
        if (got <= 0)
            break;
        done += static_cast<std::size_t>(got);
    }
    bytes.resize(done);
    return bytes;
}

} // namespace querymend
