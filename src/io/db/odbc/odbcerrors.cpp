#include "db/odbc/odbcerrors.h"

#include "base/ascii.h"
#include "db/odbc/odbctext.h"

#include <algorithm>
#include <array>
#include <utility>

#include <sql.h>
#include <sqlext.h>

namespace querymend {

namespace {

bool isOneOf(std::span<const std::string_view> codes, std::string_view code)
{
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

std::string codeOf(const OdbcRecord& record, const OdbcServer& server)
{
    return server.code == OdbcCode::number && record.number > 0 ? std::to_string(record.number) : record.state;
}

EngineFailure failureOf(const OdbcRecord& record, const std::string& code, const OdbcServer& server, OdbcCancel cancel)
{
    // Broken connections, on any server.
    constexpr std::array<std::string_view, 4> lost{"08003", "08006", "08007", "08S01"};
    constexpr std::array<std::string_view, 3> stopped{"HY008", "HYT00", "HYT01"};
    if (isOneOf(lost, record.state) || isOneOf(server.lost, code))
        return EngineFailure::lost;
    if (isOneOf(stopped, record.state) || isOneOf(server.stopped, code))
        return cancel == OdbcCancel::asked ? EngineFailure::cancelled : EngineFailure::timedOut;
    return isOneOf(server.forbidden, code) ? EngineFailure::notAllowed : EngineFailure::refused;
}

/// Returns the first of a driver's records that is more than a warning.
const OdbcRecord& mainRecord(const std::vector<OdbcRecord>& records)
{
    const auto found =
        std::find_if(records.begin(), records.end(), [](const OdbcRecord& r) { return !r.state.starts_with("01"); });
    return found == records.end() ? records.front() : *found;
}

} // namespace

std::string_view withoutDriverWords(std::string_view message)
{
    message = asciiTrimmed(message);
    while (message.starts_with('[') && message.find(']') != std::string_view::npos)
        message = asciiTrimmed(message.substr(message.find(']') + 1));
    constexpr std::array<std::string_view, 2> severities{"ERROR: ", "FATAL: "};
    for (const std::string_view severity : severities)
        message.remove_prefix(message.starts_with(severity) ? severity.size() : 0);
    constexpr std::array<std::string_view, 3> tails{";\nError while executing the query",
                                                    ";\nNo query has been executed with that handle",
                                                    ";\nThe connection has been lost"};
    for (const std::string_view tail : tails)
        message.remove_suffix(message.ends_with(tail) ? tail.size() : 0);
    return asciiTrimmed(message);
}

EngineError odbcError(const std::vector<OdbcRecord>& records, const OdbcServer& server, OdbcCancel cancel)
{
    // A cancel request that arrives after the records were made discards them.
    if (records.empty() && cancel == OdbcCancel::asked)
        return {EngineFailure::cancelled, "cancelled"};
    if (records.empty() && cancel == OdbcCancel::overdue)
        return {EngineFailure::timedOut, "the time limit was reached"};
    if (records.empty())
        return {EngineFailure::refused, "the driver gives no reason"};
    const OdbcRecord& record = mainRecord(records);
    EngineError error;
    error.code = codeOf(record, server);
    error.failure = failureOf(record, error.code, server, cancel);
    std::string_view message = withoutDriverWords(record.message);
    constexpr std::string_view detail = "\nDETAIL:";
    const std::size_t at = message.find(detail);
    if (at != std::string_view::npos)
        error.hint = std::string(asciiTrimmed(message.substr(at + detail.size())));
    error.message = std::string(message.substr(0, at));
    return error;
}

std::vector<OdbcRecord> odbcRecords(std::int16_t type, void* handle)
{
    constexpr SQLSMALLINT most = 8;
    std::vector<OdbcRecord> records;
    for (SQLSMALLINT i = 1; i <= most; ++i) {
        std::array<SQLWCHAR, SQL_SQLSTATE_SIZE + 1> state{};
        std::array<SQLWCHAR, SQL_MAX_MESSAGE_LENGTH * 4> message{};
        SQLINTEGER number = 0;
        SQLSMALLINT length = 0;
        const SQLRETURN code = SQLGetDiagRecW(type, handle, i, state.data(), &number, message.data(),
                                              static_cast<SQLSMALLINT>(message.size()), &length);
        if (!SQL_SUCCEEDED(code))
            break;
        records.push_back({utf8Of(state, SQL_SQLSTATE_SIZE), number, utf8Of(message, length)});
    }
    return records;
}

} // namespace querymend
