#pragma once

#include "base/errorcode.h"
#include "base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace querymend {

/// Why an operation failed.
enum class EngineFailure : std::uint8_t {
    refused,       ///< the engine refused the statement
    timedOut,      ///< it ran longer than its limit
    cancelled,     ///< it was cancelled
    tooLarge,      ///< the result exceeds its limit of bytes
    lost,          ///< the connection is gone
    unreachable,   ///< no connection could be made
    notAllowed,    ///< the fence stopped what the statement attempted
    notReadOnly,   ///< the session could not be made read-only
    missingDriver, ///< a library is not installed
    exhausted,     ///< it needed more memory, disk or processor time than allowed
};

[[nodiscard]] const char* name(EngineFailure failure);
/// The code of a failure that does not depend on the statement; none if it was refused, not allowed or cancelled.
[[nodiscard]] std::optional<ErrorCode> errorCodeOf(EngineFailure failure);

struct EngineError {
    EngineFailure failure = EngineFailure::refused;
    std::string message;   ///< the engine's own, verbatim; ours if it never got that far
    std::string code = {}; ///< SQLSTATE, errno or number; empty if there is none
    std::string hint = {};
    std::optional<std::uint32_t> offset = {}; ///< in bytes of the statement as sent
    /// What may still be running the statement on the server, such as "process 4711": it was asked to end but has not
    /// yet done so.
    std::string leftRunning = {};
    std::optional<ErrorCode> rule = {}; ///< what our own guard refused, before the engine saw it
};

/// A failure of our own, for which the engine has no code.
[[nodiscard]] inline Failure<EngineError> failed(EngineFailure failure, std::string message)
{
    return Failure{EngineError{failure, std::move(message)}};
}

/// Cuts an engine's message to a readable length: a function can raise an error of any length.
[[nodiscard]] std::string shortMessage(std::string_view text);
/// Shortens the message and the hint.
[[nodiscard]] EngineError withoutExcess(EngineError error);

/// The error for a row of more than `most` bytes, which was left unread.
[[nodiscard]] EngineError rowTooLong(std::uint64_t most);

/// The error for rows of more bytes than a page may have.
[[nodiscard]] inline EngineError rowsTooLarge()
{
    return {EngineFailure::tooLarge, "the rows are larger than the limit"};
}

/// The error for what needed more memory than its process may use.
[[nodiscard]] inline EngineError outOfMemoryError()
{
    return {EngineFailure::exhausted, "it exceeds its memory limit"};
}

/// The error for a cursor that was still open when the next statement began.
[[nodiscard]] inline EngineError supersededError()
{
    return {EngineFailure::cancelled, "another statement replaced this one"};
}

} // namespace querymend
