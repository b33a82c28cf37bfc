#include "guardedstatement.h"

#include "check/admission.h"

#include <utility>

namespace querymend {

Result<EditedText, EngineError> guarded(Session& session, const std::string& text, const Catalog* catalog)
{
    Admission admission = admit(text, session.dialect(), catalog);
    if (admission.findings.empty())
        return std::move(admission.statement);
    if (admission.isUnclear) {
        const auto prepared = session.prepare(admission.statement.text());
        if (!prepared)
            return Failure{inGivenText(prepared.error(), admission.statement)};
    }
    EngineError refused;
    refused.failure = EngineFailure::notAllowed;
    refused.message = admission.findings.front().message;
    refused.offset = admission.findings.front().range.begin;
    return Failure{std::move(refused)};
}

EngineError inGivenText(EngineError error, const EditedText& sent)
{
    if (error.offset)
        error.offset = sent.toOriginal({*error.offset, *error.offset}).begin;
    return error;
}

} // namespace querymend
