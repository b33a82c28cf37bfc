#include "database/guardedstatement.h"

#include "check/admission.h"
#include "db/session/refusal.h"

#include <utility>

namespace querymend {

namespace {

EngineError settingsChanged()
{
    EngineError error{EngineFailure::lost, "the server's settings have changed how texts are spelled"};
    error.hint = "Connect again, and then run it again with its values.";
    return error;
}

} // namespace

Result<EditedText, EngineError> GuardedStatement::admitted(Session& session) const
{
    if (filledUnder && session.dialect().lex != *filledUnder)
        return Failure{settingsChanged()};
    Admission admission = admit(text, session.dialect(), schema ? &schema->catalog() : nullptr);
    if (admission.findings.empty())
        return std::move(admission.statement);
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
