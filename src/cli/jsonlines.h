#pragma once

#include "command.h"
#include "jsonscanner.h"
#include "jsonwriter.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// One input line that is JSON: its id as written (`null` where it has none) and the members that were asked for.
struct JsonLine {
    std::string_view id;
    std::span<const WantedMember> members;
};

/// A command that answers each line of its input with one line of its own, in order.
struct LineTask {
    std::vector<std::string_view> keys; ///< of the members that `answer` gets, in this order
    /// Writes an object, or says what is wrong with the line and writes nothing.
    std::function<Result<ExitStatus, Complaint>(const JsonLine&, JsonWriter&)> answer;
    /// Writes the object that answers a line which cannot be read.
    std::function<void(std::string_view id, const Complaint&, JsonWriter&)> reject;
};

/// Answers all lines of the files, or of standard input where none is named. Blank lines are passed over, bad ones
/// are answered and complained of. An answer is on its way before the next line is waited for.
[[nodiscard]] ExitStatus runJsonLines(const LineTask& task, const std::vector<std::string_view>& files,
                                      const Console& console);

/// The text of a member; nothing where it was left out or is null.
[[nodiscard]] Result<std::optional<std::string>, Complaint> optionalText(const WantedMember& member);
/// The same for one that must be there.
[[nodiscard]] Result<std::string, Complaint> requiredText(const WantedMember& member);

/// The text of a member that may be a number too, as engines' codes are; empty where it was left out.
[[nodiscard]] Result<std::string, Complaint> textOrNumber(const WantedMember& member);
/// A whole number up to `most`; `otherwise` where it was left out or is null.
[[nodiscard]] Result<std::uint64_t, Complaint> numberOr(std::uint64_t otherwise, const WantedMember& member,
                                                        std::uint64_t most);

/// `not a number` and the like, for complaints; the value is JSON.
[[nodiscard]] std::string_view kindOfJson(std::string_view value);

} // namespace querymend
