#pragma once

#include "check/ladder.h"
#include "diagnose/reflection.h"
#include "run/enumnames.h"
#include "run/recordfields.h"
#include "run/suggestiontexts.h"

#include <string>
#include <type_traits>
#include <vector>

namespace querymend {

void describe(auto& fields, Like<TextEdit> auto& edit)
{
    fields("offset", "length", edit.range);
    fields("replacement", edit.replacement);
}

void describe(auto& fields, Like<ByteRange> auto& range)
{
    fields("offset", "length", range);
}

void describe(auto& fields, Like<Fix> auto& fix)
{
    fields("edits", fix.edits);
    fields("reason", fix.reason);
    fields("confidence", fix.confidence);
}

void describe(auto& fields, Like<Suggestion> auto& suggestion)
{
    fields("name", suggestion.name);
    fields.rare("join", suggestion.join);
    fields.rare("reason", suggestion.reason);
}

/// Records have the text of each suggestion too, for those who read them; older records have nothing else.
void describeSuggestions(auto& fields, Like<Finding> auto& finding)
{
    std::vector<std::string> texts = suggestionTexts(finding);
    fields("suggestions", texts);
    if constexpr (!std::is_const_v<std::remove_reference_t<decltype(finding)>>)
        finding.suggestions = suggestionsIn(texts);
    fields.rare("suggestion_parts", finding.suggestions);
}

void describe(auto& fields, Like<Finding> auto& finding)
{
    fields("rung", finding.rung);
    fields("code", finding.code);
    fields("severity", finding.severity);
    fields("message", finding.message);
    fields.later("message_without_data", finding.messageWithoutData);
    fields("offset", "length", finding.range);
    fields("identifier", finding.identifier);
    describeSuggestions(fields, finding);
    fields("fixes", finding.fixes);
    fields.later("engine_code", finding.engineCode);
    fields.rare("repeats", finding.repeats);
}

void describe(auto& fields, Like<RungReport> auto& report)
{
    fields("rung", report.rung);
    fields("result", report.result);
    fields("micros", report.time);
    fields("reason", report.reason);
}

/// All but unclearSql and the rewrites, which are only needed while checking.
void describe(auto& fields, Like<Verdict> auto& verdict)
{
    fields("status", verdict.status);
    fields("findings", verdict.findings);
    fields("sanitized_sql", verdict.sanitizedSql);
    fields("notes", verdict.notes);
    fields("tables", verdict.tables);
    fields("ctes", verdict.ctes);
    fields("columns", verdict.columns);
    fields("rungs", verdict.rungs);
}

void describe(auto& fields, Like<Reflection> auto& reflection)
{
    fields("decision", reflection.decision);
    fields("is_acceptable", reflection.isAcceptable);
    fields("should_refine", reflection.shouldRefine);
    fields("issues", reflection.issues);
    fields("reasoning", reflection.reasoning);
    fields("score", reflection.score);
    fields("suggestions", reflection.suggestions);
}

} // namespace querymend
