#pragma once

#include "arguments/arguments.h"
#include "base/result.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace querymend {

/// A named file, or standard input for `-`.
class InputFile {
public:
    static Result<InputFile, Complaint> open(std::string_view name);

    /// The name for messages and results.
    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] std::FILE* stream() const { return m_stream; }
    /// Whether the next bytes can be read without waiting for a writer.
    [[nodiscard]] bool isStored() const { return m_isStored; }

    /// Returns what was already read of it, before what the stream has.
    [[nodiscard]] std::string takeBegin() { return std::exchange(m_begin, {}); }

    /// Returns all of it; fails if it is longer than the limit, and reads no further.
    Result<std::string, Complaint> readAll(std::size_t limit);

private:
    struct Closer {
        void operator()(std::FILE* stream) const;
    };

    [[nodiscard]] Complaint complaint(std::string_view reason) const;

    std::string m_name;
    std::unique_ptr<std::FILE, Closer> m_owned;
    std::FILE* m_stream = nullptr;
    std::string m_begin;
    bool m_isStored = false;
};

/// Splits a file into lines in bounded memory. A line ends at LF; a CR before it belongs to the line end.
class LineReader {
public:
    enum class Outcome : std::uint8_t {
        line,
        tooLong, ///< the line was skipped
        end,
        failed,
    };

    /// Nothing else may have read from the file.
    LineReader(InputFile& source, std::size_t longestLine);

    /// Whether next() returns without waiting for a writer.
    [[nodiscard]] bool hasLine();
    [[nodiscard]] Outcome next();
    /// Valid until the next call.
    [[nodiscard]] std::string_view line() const { return m_line; }
    [[nodiscard]] std::string reason() const;

private:
    enum class State : std::uint8_t { open, ended, failed };

    void readMore();

    int m_descriptor;
    std::size_t m_longestLine;
    std::string m_line;
    std::string m_read; ///< from m_begin on, what next() has not returned
    std::size_t m_begin = 0;
    std::size_t m_searched = 0; ///< no line ends between m_begin and here
    bool m_isTooLong = false;   ///< the beginning of the line was skipped, because it will be too long
    State m_state = State::open;
    int m_error = 0;
};

/// Written by some editors at the start of UTF-8 files.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

} // namespace querymend
