#pragma once

#include "triedwithin.h"

#include <string>
#include <string_view>

namespace querymend {

/// A statement with a `^` where the engine should point, and the statement without it.
struct MarkedStatement {
    explicit MarkedStatement(std::string_view marked) : sql(marked), place(sql.find('^'))
    {
        if (place != std::string::npos)
            sql.erase(place, 1);
    }

    std::string sql;
    std::size_t place; ///< npos if it points nowhere
};

/// The program's judgement of a statement, such as `unknown_column at wrong FROM orders`; without a position if the
/// engine reports none.
struct Judgement {
    std::string shown;
    std::string message;

    /// Empty if it is as expected.
    [[nodiscard]] std::string differenceFrom(const std::string& expected) const
    {
        return shown == expected ? "" : shown + " instead of " + expected + ": " + message;
    }
};

/// Judged by the engine alone, without our static checks.
inline Judgement judged(Session& session, std::string_view sql, const Limits& limits)
{
    Verdict verdict;
    verdict.sanitizedSql = std::string(sql);
    verdict = checkOnEngine(std::move(verdict), {sql, nullptr}, session, triedWithin(limits), {});
    const Finding* const finding = verdict.primary();
    if (!finding)
        return {"nothing is wrong", {}};
    std::string text(name(finding->code));
    const bool isAllOfIt = finding->range.begin == 0 && finding->range.end == sql.size();
    return {isAllOfIt ? text : text + " at " + std::string(sql.substr(finding->range.begin, 40)), finding->message};
}

/// The expected judgement in the same form.
inline std::string expectedOf(std::string_view code, const MarkedStatement& marked)
{
    std::string text(code);
    return marked.place == std::string::npos ? text : text + " at " + marked.sql.substr(marked.place, 40);
}

} // namespace querymend
