#include "db/session/engineerror.h"

#include "base/utf8.h"

#include <cstddef>

namespace querymend {

const char* name(EngineFailure failure)
{
    switch (failure) {
    case EngineFailure::refused:
        return "refused";
    case EngineFailure::timedOut:
        return "timed out";
    case EngineFailure::cancelled:
        return "cancelled";
    case EngineFailure::tooLarge:
        return "too large";
    case EngineFailure::lost:
        return "lost";
    case EngineFailure::unreachable:
        return "unreachable";
    case EngineFailure::notAllowed:
        return "not allowed";
    case EngineFailure::notReadOnly:
        return "not read-only";
    case EngineFailure::missingDriver:
        return "missing driver";
    case EngineFailure::exhausted:
        return "exhausted";
    }
    return "";
}

std::optional<ErrorCode> errorCodeOf(EngineFailure failure)
{
    switch (failure) {
    case EngineFailure::timedOut:
        return ErrorCode::timeout;
    case EngineFailure::tooLarge:
        return ErrorCode::tooManyRows;
    case EngineFailure::lost:
        return ErrorCode::connectionLost;
    case EngineFailure::unreachable:
    case EngineFailure::missingDriver:
    case EngineFailure::notReadOnly:
        return ErrorCode::databaseDown;
    case EngineFailure::exhausted:
        return ErrorCode::memoryLimit;
    case EngineFailure::refused:
    case EngineFailure::notAllowed:
    case EngineFailure::cancelled:
        break;
    }
    return std::nullopt;
}

std::string shortMessage(std::string_view text)
{
    constexpr std::size_t longest = 16U << 10U;
    constexpr std::size_t longestCharacter = 4;
    if (text.size() <= longest)
        return std::string(text);
    std::string_view shown = text.substr(0, longest);
    if (const auto cut = firstInvalidUtf8(shown); cut && longest - *cut < longestCharacter)
        shown = shown.substr(0, *cut);
    return std::string(shown) + " [" + std::to_string(text.size() - shown.size()) + " more bytes]";
}

EngineError withoutExcess(EngineError error)
{
    error.message = shortMessage(error.message);
    error.hint = shortMessage(error.hint);
    return error;
}

EngineError rowTooLong(std::uint64_t most)
{
    return {EngineFailure::tooLarge,
            "a row is longer than the " + std::to_string(most >> 20U)
                + " MB allowed; select fewer columns, or only parts of long values"};
}

} // namespace querymend
