#include "check/finding.h"

namespace querymend {

std::string_view name(Rung rung)
{
    switch (rung) {
    case Rung::reply:
        return "reply";
    case Rung::guard:
        return "guard";
    case Rung::sanitize:
        return "sanitize";
    case Rung::references:
        return "references";
    case Rung::explain:
        return "explain";
    case Rung::trial:
        return "trial";
    case Rung::rows:
        return "rows";
    case Rung::tests:
        return "tests";
    }
    return {};
}

std::string_view name(Severity severity)
{
    switch (severity) {
    case Severity::error:
        return "error";
    case Severity::warning:
        return "warning";
    case Severity::note:
        return "note";
    }
    return {};
}

std::string textOf(const Suggestion& suggestion)
{
    if (suggestion.name.empty() || suggestion.join.empty())
        return suggestion.name + suggestion.join;
    return suggestion.name + " (" + suggestion.join + ')';
}

std::vector<std::string> suggestionTexts(const Finding& finding)
{
    std::vector<std::string> texts;
    for (const Suggestion& suggestion : finding.suggestions)
        texts.push_back(textOf(suggestion));
    return texts;
}

} // namespace querymend
