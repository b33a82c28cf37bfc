#include "check/functionadvice.h"

#include "base/ascii.h"
#include "dialect/callforms.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr double formConfidence = 0.9;

/// Rewrites a call for this dialect, if its arguments can stay as they are.
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

/// Whether a range overlaps an edit already made; those never overlap each other.
bool touchesOne(const std::map<std::uint32_t, ByteRange>& made, ByteRange range)
{
    const auto after = made.lower_bound(range.begin);
    return (after != made.end() && overlap(after->second, range))
        || (after != made.begin() && overlap(std::prev(after)->second, range));
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
    // Of nested calls the inner ones are rewritten now; the outer ones are found by the next check.
    std::stable_sort(calls.begin(), calls.end(),
                     [](const Call* a, const Call* b) { return a->range.size() < b->range.size(); });
    Fix fix{
        {}, "what " + std::string(dialect.displayName) + " offers instead of " + finding.identifier, formConfidence};
    std::map<std::uint32_t, ByteRange> made;
    for (const Call* const call : calls) {
        if (touchesOne(made, call->range))
            continue;
        if (auto edit = rewritten(*call, finding.identifier, text, dialect)) {
            made.emplace(edit->range.begin, edit->range);
            fix.edits.push_back(std::move(*edit));
        }
    }
    std::sort(fix.edits.begin(), fix.edits.end(),
              [](const TextEdit& a, const TextEdit& b) { return a.range.begin < b.range.begin; });
    if (!fix.edits.empty())
        finding.fixes.insert(finding.fixes.begin(), std::move(fix));
}

} // namespace querymend
