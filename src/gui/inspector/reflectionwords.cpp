#include "inspector/reflectionwords.h"

#include "check/verdict.h"
#include "common/errorcodewords.h"
#include "common/recordedwords.h"
#include "diagnose/reflection.h"

#include <QCoreApplication>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Reflection)
};

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
    const QString name = wordOf(first->code);
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
        return recordedWords(reflection.reasoning);
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
        return recordedWords(reflection.reasoning);
    return problemsIn(verdict, reflection.isAcceptable) + QStringLiteral(" · ")
        + nextStep(reflection.decision, verdict.status, facts.maxRetries - facts.retriesUsed);
}

} // namespace querymend
