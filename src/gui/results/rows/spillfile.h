#pragma once

#include <QTemporaryFile>

#include <optional>
#include <string>

namespace querymend {

/// Keeps bytes in an unnamed temporary file instead of memory. One thread appends; any may read what was appended.
class SpillFile {
public:
    /// Returns where they begin; nothing if there is no room.
    [[nodiscard]] std::optional<qint64> append(const std::string& bytes);
    [[nodiscard]] std::string read(qint64 offset, std::size_t size) const;

private:
    QTemporaryFile m_file;
    qint64 m_size = 0;
};

} // namespace querymend
