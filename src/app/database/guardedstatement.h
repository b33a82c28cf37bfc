#pragma once

#include "base/result.h"
#include "base/textmap.h"
#include "check/schemaview.h"
#include "db/session/session.h"
#include "sql/tokens/lexrules.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace querymend {

/// A statement that the user wrote, for the open database.
struct GuardedStatement {
    std::string text;
    std::shared_ptr<const SchemaView> schema; ///< may be null
    /// How values in it were spelled; none if all of it was written by hand.
    std::optional<LexRules> filledUnder = {};

    /// Returns what may be sent to the engine. Anything not read-only fails as notAllowed; what the guard cannot parse
    /// fails with the error of the engine's parser. Values that were spelled for other settings could be read as SQL,
    /// so such a text fails as lost. A `:name` without a value fails as refused.
    [[nodiscard]] Result<EditedText, EngineError> admitted(Session& session) const;
};

/// Maps the error's offset in the statement as sent to the text as written.
[[nodiscard]] EngineError inGivenText(EngineError error, const EditedText& sent);

/// Calls `send` with what the guard admits, and returns its result. Errors are placed in the text as written.
template <class Send>
auto sendGuarded(Session& session, const GuardedStatement& statement, Send send) -> decltype(send(std::string_view()))
{
    auto admitted = statement.admitted(session);
    if (!admitted)
        return Failure{std::move(admitted).error()};
    auto made = send(admitted->text());
    if (!made)
        return Failure{inGivenText(std::move(made).error(), *admitted)};
    return made;
}

/// The engine's plan of it.
[[nodiscard]] Result<Plan, EngineError> explainGuarded(Session& session, const GuardedStatement& statement,
                                                       const Limits& limits);

} // namespace querymend
