#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// Splits bytes that arrive in arbitrary pieces into lines, which end in LF, CR LF or CR. A byte order mark at the
/// beginning is dropped.
class StreamLines {
public:
    /// All bytes added before must have been read. The bytes must stay valid until they have been read.
    void add(std::string_view bytes);
    /// The next line without its terminator; valid until the next call.
    [[nodiscard]] std::optional<std::string_view> next();
    /// The last line, if it has no terminator; returned once.
    [[nodiscard]] std::optional<std::string_view> rest();
    /// Whether a line is longer than mostReplyBytes; it is not returned.
    [[nodiscard]] bool isTooLong() const { return m_isTooLong; }

private:
    [[nodiscard]] std::size_t lineEnd();
    [[nodiscard]] std::string_view withoutMark(std::string_view line);

    std::string_view m_bytes;
    std::size_t m_at = 0;
    std::size_t m_nextLf = 0; ///< the first at or after m_at; out of date while before it
    std::size_t m_nextCr = 0;
    std::string m_begun;     ///< the beginning of a line, from bytes added before
    bool m_isJoined = false; ///< m_begun was returned as a line
    bool m_mayBeLf = false;  ///< the last byte was a CR: an LF that follows belongs to it
    bool m_isFirst = true;
    bool m_isTooLong = false;
};

} // namespace querymend
