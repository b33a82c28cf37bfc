#pragma once

#include <QByteArray>
#include <QString>

#include <string_view>

namespace querymend {

/// A file to which threads and programs add lines, several at once if they like. When it is full it becomes NAME.1, and
/// an earlier NAME.1 becomes NAME.2, so that the last three are there. A file that cannot be moved takes no more lines
/// at twice its size. Only its owner may read it. Whatever goes wrong costs a line and nothing else: nothing here
/// waits, throws or fails.
class LogFile {
public:
    /// Nothing is made before the first line.
    explicit LogFile(const QString& path);

    /// The line break is added.
    void add(std::string_view line) const noexcept;

    static constexpr qint64 fullSize = 1'000'000; ///< bytes

private:
    [[nodiscard]] int open() const;
    [[nodiscard]] int openWithRoomFor(std::size_t bytes) const;
    void moveAside(int file) const;

    QByteArray m_path;
};

/// Where the programs log.
[[nodiscard]] QString usualLogPath();

} // namespace querymend
