#include "db/postgres/postgreserror.h"

#include "base/utf8.h"

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>

namespace querymend {

namespace {

constexpr std::string_view queryCanceled = "57014";

std::string field(const PGresult* result, int which)
{
    const char* text = result ? PQresultErrorField(result, which) : nullptr;
    return shortMessage(text ? text : "");
}

std::optional<std::uint32_t> offsetIn(const SentStatement& statement, const std::string& position)
{
    std::size_t number = 0;
    const auto [end, problem] = std::from_chars(position.data(), position.data() + position.size(), number);
    if (problem != std::errc{} || number <= statement.prefix.size())
        return std::nullopt;
    // The prefix is ASCII, so its bytes are its characters.
    return static_cast<std::uint32_t>(byteOffsetOfCharacter(statement.text, number - 1 - statement.prefix.size()));
}

EngineFailure failureOf(std::string_view code)
{
    // 08P01 is also reported for a statement with a parameter that has no value.
    if ((code.starts_with("08") && code != "08P01") || code == "57P01" || code == "57P02" || code == "57P03")
        return EngineFailure::lost;
    if (code == queryCanceled || code == "55P03")
        return EngineFailure::timedOut;
    return code == "25006" ? EngineFailure::notAllowed : EngineFailure::refused;
}

} // namespace

bool isErrorResult(const PGresult* result)
{
    const ExecStatusType status = PQresultStatus(result);
    return status == PGRES_FATAL_ERROR || status == PGRES_BAD_RESPONSE || status == PGRES_NONFATAL_ERROR;
}

EngineError errorIn(const PGresult* result, const SentStatement& statement)
{
    EngineError error;
    error.code = field(result, PG_DIAG_SQLSTATE);
    error.failure = failureOf(error.code);
    error.message = field(result, PG_DIAG_MESSAGE_PRIMARY);
    error.hint = field(result, PG_DIAG_MESSAGE_HINT);
    error.offset = offsetIn(statement, field(result, PG_DIAG_STATEMENT_POSITION));
    return error;
}

bool wasInterrupted(const EngineError& error)
{
    return error.code == queryCanceled;
}

} // namespace querymend
