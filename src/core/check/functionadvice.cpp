#include "check/functionadvice.h"

#include "base/ascii.h"
#include "dialect/callforms.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr double formConfidence = 0.9;

/// The call as this dialect says it, where it can be said with the arguments as they are.
std::optional<TextEdit> rewritten(const Call& call, std::string_view name, std::string_view text,
                                  const Dialect& dialect)
{
    if (call.bare || call.star || call.distinct || call.over || call.asTable || call.specialSyntax)
        return std::nullopt;
    std::vector<std::string_view> arguments;
    for (const ByteRange argument : call.arguments)
        arguments.push_back(asciiTrimmed(argument.of(text)));
    auto said = callInDialect(dialect, name, arguments);
    return said ? std::optional(TextEdit{call.range, std::move(*said)}) : std::nullopt;
}

bool overlap(ByteRange a, ByteRange b)
{
    return a.begin < b.end && b.begin < a.end;
}

} // namespace

void adviseOnFunction(Finding& finding, std::string_view text, const Outline& outline, const Dialect& dialect)
{
    std::vector<const Call*> calls;
    for (const Call& call : outline.calls) {
        const auto parts = outline.parts(call.name);
        if (!parts.empty() && asciiEqualsIgnoringCase(parts.back().text, finding.identifier))
            calls.push_back(&call);
    }
    // Of calls within each other the inner ones are rewritten; the outer ones are found again then.
    std::stable_sort(calls.begin(), calls.end(),
                     [](const Call* a, const Call* b) { return a->range.size() < b->range.size(); });
    Fix fix{{}, "what " + std::string(dialect.displayName) + " has in place of " + finding.identifier, formConfidence};
    for (const Call* const call : calls) {
        const bool isFree = std::none_of(fix.edits.begin(), fix.edits.end(),
                                         [&](const TextEdit& edit) { return overlap(edit.range, call->range); });
        if (auto edit = isFree ? rewritten(*call, finding.identifier, text, dialect) : std::nullopt)
            fix.edits.push_back(std::move(*edit));
    }
    std::sort(fix.edits.begin(), fix.edits.end(),
              [](const TextEdit& a, const TextEdit& b) { return a.range.begin < b.range.begin; });
    if (!fix.edits.empty())
        finding.fixes.insert(finding.fixes.begin(), std::move(fix));
}

} // namespace querymend
