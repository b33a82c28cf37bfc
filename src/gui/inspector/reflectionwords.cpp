#include "inspector/reflectionwords.h"

#include "base/errorcode.h"
#include "check/verdict.h"
#include "common/runwords.h"
#include "diagnose/reflection.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Reflection)
};

// clang-format off
constexpr std::array<const char*, errorCodeCount> codeNames{
    QT_TRANSLATE_NOOP("Reflection", "No SQL"),
    QT_TRANSLATE_NOOP("Reflection", "Invalid request"),
    QT_TRANSLATE_NOOP("Reflection", "Not a query"),
    QT_TRANSLATE_NOOP("Reflection", "Several statements"),
    QT_TRANSLATE_NOOP("Reflection", "Not understood"),
    QT_TRANSLATE_NOOP("Reflection", "Comment"),
    QT_TRANSLATE_NOOP("Reflection", "Forbidden operation"),
    QT_TRANSLATE_NOOP("Reflection", "Function with side effects"),
    QT_TRANSLATE_NOOP("Reflection", "Syntax"),
    QT_TRANSLATE_NOOP("Reflection", "Unbalanced parentheses"),
    QT_TRANSLATE_NOOP("Reflection", "Unterminated literal"),
    QT_TRANSLATE_NOOP("Reflection", "Another database's syntax"),
    QT_TRANSLATE_NOOP("Reflection", "Unknown table"),
    QT_TRANSLATE_NOOP("Reflection", "Unknown column"),
    QT_TRANSLATE_NOOP("Reflection", "Ambiguous column"),
    QT_TRANSLATE_NOOP("Reflection", "Unknown alias"),
    QT_TRANSLATE_NOOP("Reflection", "Unknown function"),
    QT_TRANSLATE_NOOP("Reflection", "Wrong arguments"),
    QT_TRANSLATE_NOOP("Reflection", "Type mismatch"),
    QT_TRANSLATE_NOOP("Reflection", "Bad value"),
    QT_TRANSLATE_NOOP("Reflection", "Division by zero"),
    QT_TRANSLATE_NOOP("Reflection", "Column not grouped"),
    QT_TRANSLATE_NOOP("Reflection", "Misplaced aggregate"),
    QT_TRANSLATE_NOOP("Reflection", "Mismatched set operation"),
    QT_TRANSLATE_NOOP("Reflection", "Invalid join"),
    QT_TRANSLATE_NOOP("Reflection", "No permission"),
    QT_TRANSLATE_NOOP("Reflection", "Time limit exceeded"),
    QT_TRANSLATE_NOOP("Reflection", "Memory limit exceeded"),
    QT_TRANSLATE_NOOP("Reflection", "Too many rows"),
    QT_TRANSLATE_NOOP("Reflection", "Connection lost"),
    QT_TRANSLATE_NOOP("Reflection", "Database not reachable"),
    QT_TRANSLATE_NOOP("Reflection", "Empty result"),
    QT_TRANSLATE_NOOP("Reflection", "Only NULL values"),
    QT_TRANSLATE_NOOP("Reflection", "Test failed"),
    QT_TRANSLATE_NOOP("Reflection", "Value not stored"),
    QT_TRANSLATE_NOOP("Reflection", "Another date format"),
    QT_TRANSLATE_NOOP("Reflection", "Join without a key"),
    QT_TRANSLATE_NOOP("Reflection", "Tables not connected"),
    QT_TRANSLATE_NOOP("Reflection", "Integer division"),
    QT_TRANSLATE_NOOP("Reflection", "NULLs first"),
    QT_TRANSLATE_NOOP("Reflection", "Unexpected columns"),
    QT_TRANSLATE_NOOP("Reflection", "Repeated rows"),
    QT_TRANSLATE_NOOP("Reflection", "Unclassified error"),
};
// clang-format on

QString problemsIn(const Verdict& verdict, bool isAcceptable)
{
    const auto isError = [](const Finding& finding) { return finding.severity == Severity::error; };
    const auto first = std::find_if(verdict.findings.begin(), verdict.findings.end(), isError);
    if (first == verdict.findings.end()) {
        if (!isAcceptable)
            return Words::tr("Unknown problem");
        return verdict.findings.empty()
            ? Words::tr("No problems")
            : Words::tr("%n minor problems", nullptr, static_cast<int>(verdict.findings.size()));
    }
    const QString name = QCoreApplication::translate("Reflection", codeNames[static_cast<std::size_t>(first->code)]);
    const auto more = std::count_if(std::next(first), verdict.findings.end(), isError);
    return more == 0 ? name : Words::tr("%1 and %n more", nullptr, static_cast<int>(more)).arg(name);
}

QString nextStep(ReflectionDecision decision, VerdictStatus status, std::uint32_t left)
{
    switch (decision) {
    case ReflectionDecision::refine:
        return Words::tr("%n retries left", nullptr, static_cast<int>(left));
    case ReflectionDecision::complete:
        return status == VerdictStatus::ok ? Words::tr("accepted")
                                           : Words::tr("no retries left, kept with the tests that it passes");
    case ReflectionDecision::escalate:
        return status == VerdictStatus::failed ? Words::tr("a retry can't help, moving up a level")
                                               : Words::tr("no retries left, moving up a level");
    case ReflectionDecision::giveUp:
        return status == VerdictStatus::failed ? Words::tr("a retry can't help") : Words::tr("no retries left");
    case ReflectionDecision::stop:
        return Words::tr("the database failed, not the statement; no retry used");
    case ReflectionDecision::ask:
        return Words::tr("breakpoint, you decide");
    case ReflectionDecision::mend:
        return Words::tr("mended without a model, no retry used");
    }
    return {};
}

} // namespace

QString reasonOf(const AttemptDetail& detail)
{
    const Reflection& reflection = *detail.reflection;
    if (!detail.check || !detail.start)
        return textOf(reflection.reasoning);
    const Verdict& verdict = detail.check->verdict;
    AttemptFacts facts;
    facts.retriesUsed = detail.retriesBefore;
    facts.maxRetries = detail.start->policy.maxRetries;
    facts.higherLevel =
        reflection.decision == ReflectionDecision::escalate ? HigherLevel::available : HigherLevel::none;
    facts.breakpoint = reflection.decision == ReflectionDecision::ask ? Breakpoint::afterFailure : Breakpoint::none;
    facts.fallback = reflection.decision == ReflectionDecision::complete ? Fallback::keep : Fallback::none;
    facts.mendedNext = reflection.decision == ReflectionDecision::mend ? MendedNext::yes : MendedNext::no;
    if (reflect(verdict, facts).reasoning != reflection.reasoning)
        return textOf(reflection.reasoning);
    return problemsIn(verdict, reflection.isAcceptable) + QStringLiteral(" · ")
        + nextStep(reflection.decision, verdict.status, facts.maxRetries - facts.retriesUsed);
}

} // namespace querymend
