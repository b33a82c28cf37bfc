#pragma once

#include "arguments/arguments.h"
#include "base/result.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

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
    bool m_isStored = false;
};

/// Splits a stream into lines in bounded memory. A line ends at LF; a CR before it belongs to the line end.
class LineReader {
public:
    enum class Outcome : std::uint8_t {
        line,
        tooLong, ///< the line was skipped
        end,
        failed,
    };

    LineReader(std::FILE* stream, std::size_t longestLine) : m_stream(stream), m_longestLine(longestLine) {}

    [[nodiscard]] Outcome next();
    /// Valid until the next call.
    [[nodiscard]] std::string_view line() const { return m_line; }
    [[nodiscard]] std::string reason() const;

private:
    std::FILE* m_stream;
    std::size_t m_longestLine;
    std::string m_line;
    int m_error = 0;
};

/// Written by some editors at the start of UTF-8 files.
inline constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

} // namespace querymend
