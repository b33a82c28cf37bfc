#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// Cuts bytes that come in any pieces into lines, which end in LF, CR LF or CR. A byte order mark at the beginning is
/// no part of the first line.
class LineReader {
public:
    /// What was added before must have been read to its end. The bytes must stay until then.
    void add(std::string_view bytes);
    /// The next line without its end; it lasts until the next call.
    [[nodiscard]] std::optional<std::string_view> next();
    /// The last line, if nothing ended it; once.
    [[nodiscard]] std::optional<std::string_view> rest();
    /// Whether a line is longer than mostReplyBytes; nothing is read of it.
    [[nodiscard]] bool isTooLong() const { return m_isTooLong; }

private:
    [[nodiscard]] std::size_t lineEnd();
    [[nodiscard]] std::string_view withoutMark(std::string_view line);

    std::string_view m_bytes;
    std::size_t m_at = 0;
    std::size_t m_nextLf = 0; ///< of those at or behind m_at, if it is not before it
    std::size_t m_nextCr = 0;
    std::string m_begun;     ///< of a line, by bytes that were added before
    bool m_isJoined = false; ///< m_begun was given as a line
    bool m_mayBeLf = false;  ///< the second half of CR LF comes next, if it comes
    bool m_isFirst = true;
    bool m_isTooLong = false;
};

} // namespace querymend
