#include "editor/problems/textproblem.h"

#include "common/findingtext.h"
#include "common/recordedwords.h"

#include <algorithm>

namespace querymend {

namespace {

ByteRange moved(ByteRange range, std::uint32_t by)
{
    return {range.begin + by, range.end + by};
}

QuickFix quickFixOf(const Fix& fix, std::uint32_t offset)
{
    QuickFix made;
    made.reason = recordedWords(fix.reason);
    made.confidence = fix.confidence;
    for (const TextEdit& edit : fix.edits) {
        const bool isNamed = std::any_of(made.edits.begin(), made.edits.end(),
                                         [&](const TextEdit& other) { return other.replacement == edit.replacement; });
        made.edits.push_back({moved(edit.range, offset), edit.replacement});
        if (isNamed)
            continue; // the same in several places
        if (!made.title.isEmpty())
            made.title += QStringLiteral(" \u2026 ");
        made.title += shownName(edit.replacement);
    }
    return made;
}

/// Returns a range after the replacement. An end inside the replaced range moves to its beginning.
ByteRange shifted(ByteRange range, ByteRange replaced, std::uint32_t newSize)
{
    const auto place = [&](std::uint32_t at) {
        if (at <= replaced.begin)
            return at;
        if (at >= replaced.end)
            return at - replaced.size() + newSize;
        return replaced.begin;
    };
    const ByteRange made{place(range.begin), place(range.end)};
    return {made.begin, std::max(made.begin, made.end)};
}

bool touches(const QuickFix& fix, ByteRange replaced)
{
    return std::any_of(fix.edits.begin(), fix.edits.end(), [&](const TextEdit& edit) {
        return edit.range.begin <= replaced.end && replaced.begin <= edit.range.end;
    });
}

} // namespace

Category lookOf(const TextProblem& problem)
{
    return problem.severity == Severity::warning ? Category::emptyResult : categoryOf(problem.code);
}

std::vector<TextProblem> problemsOf(const std::vector<Finding>& findings, std::uint32_t offset)
{
    std::vector<TextProblem> problems;
    for (const Finding& finding : findings) {
        if (finding.severity == Severity::note)
            continue;
        TextProblem problem;
        problem.range = moved(finding.range, offset);
        problem.code = finding.code;
        problem.severity = finding.severity;
        problem.message = findingText(finding);
        problem.subject = shownName(finding.identifier);
        for (const Fix& fix : finding.fixes)
            problem.fixes.push_back(quickFixOf(fix, offset));
        for (const ByteRange repeat : finding.repeats)
            problem.repeats.push_back(moved(repeat, offset));
        problems.push_back(std::move(problem));
    }
    return problems;
}

void shift(std::vector<TextProblem>& problems, ByteRange replaced, std::uint32_t newSize)
{
    for (TextProblem& problem : problems) {
        problem.range = shifted(problem.range, replaced, newSize);
        for (ByteRange& repeat : problem.repeats)
            repeat = shifted(repeat, replaced, newSize);
        std::erase_if(problem.fixes, [&](const QuickFix& fix) { return touches(fix, replaced); });
        for (QuickFix& fix : problem.fixes) {
            for (TextEdit& edit : fix.edits)
                edit.range = shifted(edit.range, replaced, newSize);
        }
    }
}

} // namespace querymend
