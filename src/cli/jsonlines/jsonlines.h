#pragma once

#include "arguments/command.h"
#include "jsonlines/jsonscanner.h"
#include "jsonlines/jsonwriter.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// One JSON input line: its id as written (`null` if it has none) and the requested members.
struct JsonLine {
    std::string_view id;
    std::span<const WantedMember> members;
};

/// Writes an object, or returns what is wrong with the line and writes nothing.
using LineAnswer = std::function<Result<ExitStatus, Complaint>(JsonWriter&)>;

/// A command that answers each input line with one output line, in order.
struct LineTask {
    std::vector<std::string_view> keys; ///< of the members passed to `answer` or `begin`, in this order
    /// Does what a LineAnswer does.
    std::function<Result<ExitStatus, Complaint>(const JsonLine&, JsonWriter&)> answer;
    /// In place of `answer`: begins work that goes on elsewhere, and returns what waits for it. By then, the line is
    /// gone.
    std::function<LineAnswer(const JsonLine&)> begin = {};
    std::size_t linesAhead = 0; ///< how many lines may be begun before the oldest of them is answered
    /// Writes the object that answers an unreadable line.
    std::function<void(std::string_view id, const Complaint&, JsonWriter&)> reject;
};

/// Answers all lines of the files, or of standard input if none is named. Skips blank lines; bad ones are answered and
/// also reported on standard error. Each answer is flushed before waiting for the next line. Lines are read ahead only
/// if that takes no waiting, and no more of them than a few megabytes.
[[nodiscard]] ExitStatus runJsonLines(const LineTask& task, const std::vector<std::string_view>& files,
                                      const Console& console);

/// Returns the text of a member; none if it is missing or null.
[[nodiscard]] Result<std::optional<std::string>, Complaint> optionalText(const WantedMember& member);
/// The same for a required member.
[[nodiscard]] Result<std::string, Complaint> requiredText(const WantedMember& member);

/// Returns a member that may be a text or a number, such as an engine's error code; empty if it is missing.
[[nodiscard]] Result<std::string, Complaint> textOrNumber(const WantedMember& member);
/// Returns a whole number up to `most`; `otherwise` if it is missing or null.
[[nodiscard]] Result<std::uint64_t, Complaint> numberOr(std::uint64_t otherwise, const WantedMember& member,
                                                        std::uint64_t most);

/// Returns `a number` and the like, for complaints; the value is JSON.
[[nodiscard]] std::string_view kindOfJson(std::string_view value);

} // namespace querymend
