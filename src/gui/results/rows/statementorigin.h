#pragma once

#include "db/session/engineerror.h"
#include "sql/tokens/lexrules.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// Whose a statement and its rows are.
enum class RowsOf : std::uint8_t { user, run };

/// Where statements come from.
struct StatementOrigin {
    QString words = {};                       ///< whose they are
    std::optional<LexRules> filledUnder = {}; ///< see GuardedStatement
    std::vector<std::string> written = {};    ///< each without its values, if one of those is secret

    /// The statement at this place as people may read it.
    [[nodiscard]] const std::string& shown(std::size_t at, const std::string& sent) const
    {
        return at < written.size() ? written[at] : sent;
    }
    /// An error without its place in the statement, if that is not what is shown.
    [[nodiscard]] EngineError inShown(EngineError error) const
    {
        if (!written.empty())
            error.offset.reset();
        return error;
    }
    /// The origin of one of the statements.
    [[nodiscard]] StatementOrigin of(std::size_t at) const
    {
        return {words, filledUnder, at < written.size() ? std::vector{written[at]} : std::vector<std::string>()};
    }
};

} // namespace querymend
