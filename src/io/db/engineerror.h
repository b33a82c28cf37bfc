#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace querymend {

/// Why an engine did not do something: its own words, or ours where it never came so far.
enum class EngineFailure : std::uint8_t {
    refused,       ///< the engine refused the statement
    timedOut,      ///< it ran longer than its limit
    cancelled,     ///< somebody cancelled it
    tooLarge,      ///< the result is over its limit of bytes
    lost,          ///< the connection is gone
    unreachable,   ///< there never was a connection
    notAllowed,    ///< the fence stopped what the statement tried
    notReadOnly,   ///< the session could not be made read-only
    missingDriver, ///< a library is not installed
    exhausted,     ///< it needed more memory, disk or processor than it may have
};

struct EngineError {
    EngineFailure failure = EngineFailure::refused;
    std::string message; ///< verbatim
    std::string code;    ///< SQLSTATE, errno or number; empty where there is none
    std::string hint;
    std::optional<std::uint32_t> offset; ///< in bytes of the statement as sent
    /// What on the server may still be working on it, such as "process 4711": it was asked to end and had not done so.
    std::string leftRunning = {};
};

/// As much of an engine's message as a person would read: a function can raise an error of any length.
[[nodiscard]] std::string shortMessage(std::string_view text);
/// The same error in short texts.
[[nodiscard]] EngineError withoutExcess(EngineError error);

/// What is said of a row that was left unread.
[[nodiscard]] EngineError rowTooLong(std::uint64_t most);

/// What is said of rows that were open when the next statement began.
[[nodiscard]] inline EngineError placeWasTaken()
{
    return {EngineFailure::cancelled, "another statement took this one's place", {}, {}, {}};
}

} // namespace querymend
