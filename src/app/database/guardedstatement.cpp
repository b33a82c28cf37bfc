#include "database/guardedstatement.h"

#include "check/admission.h"
#include "db/session/refusal.h"
#include "sql/tokens/lexer.h"

#include <optional>
#include <string>
#include <utility>

namespace querymend {

namespace {

EngineError settingsChanged()
{
    EngineError error{EngineFailure::lost, "the server's settings have changed how statements are parsed"};
    error.hint = "Connect again, and then run it again with its values.";
    return error;
}

/// A parameter without a value, such as `:1`. An engine would take it for NULL.
std::optional<EngineError> missingValue(const std::string& text, const LexRules& rules)
{
    for (const Token& token : lex(text, rules)) {
        if (token.kind != TokenKind::parameter || !token.text(text).starts_with(':'))
            continue;
        EngineError error{EngineFailure::refused, std::string(token.text(text)) + " has no value"};
        error.offset = token.begin;
        return error;
    }
    return std::nullopt;
}

} // namespace

Result<EditedText, EngineError> GuardedStatement::admitted(Session& session) const
{
    if (filledUnder && session.dialect().lex != *filledUnder)
        return Failure{settingsChanged()};
    Admission admission = admit(text, session.dialect(), schema ? &schema->catalog() : nullptr);
    if (admission.findings.empty()) {
        if (auto missing = missingValue(text, session.dialect().lex))
            return Failure{std::move(*missing)};
        return std::move(admission.statement);
    }
    if (admission.isUnclear) {
        const auto prepared = session.prepare(admission.statement.text());
        if (!prepared)
            return Failure{inGivenText(prepared.error(), admission.statement)};
    }
    return Failure{refusalFor(admission.findings.front())};
}

EngineError inGivenText(EngineError error, const EditedText& sent)
{
    if (error.offset)
        error.offset = sent.toOriginal({*error.offset, *error.offset}).begin;
    return error;
}

Result<Plan, EngineError> explainGuarded(Session& session, const GuardedStatement& statement, const Limits& limits)
{
    return sendGuarded(session, statement, [&](std::string_view sent) { return session.explain(sent, limits); });
}

} // namespace querymend
