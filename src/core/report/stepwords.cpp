#include "report/stepwords.h"

#include "report/reporttext.h"
#include "run/enumnames.h"

#include <algorithm>

namespace querymend {

namespace {

std::string joined(const std::vector<std::string>& texts, const char* between)
{
    std::string all;
    for (const std::string& text : texts)
        all += (all.empty() ? "" : between) + text;
    return all;
}

StepWords roleWords(const TimelineStep& step)
{
    std::string title = roleText(step.call);
    if (step.isUnderWay)
        title += ", asking the model";
    else if (step.roleOutcome != RoleOutcome::useful)
        title += ", " + (step.roleOutcome ? plainWord(recordName(*step.roleOutcome)) : std::string("no reply"));
    for (const EditedField field : step.edits)
        title += ", " + std::string(recordName(field)) + " changed by hand";
    std::string detail = step.fault ? plainWord(recordName(*step.fault)) : std::string();
    for (const std::string& text : {step.reason, joined(step.texts, " / ")})
        detail += (detail.empty() || text.empty() ? "" : ", ") + text;
    return {std::move(title), std::move(detail)};
}

StepWords cleanUpWords(const TimelineStep& step)
{
    std::vector<std::string> parts;
    for (const DroppedLane& dropped : step.dropped)
        parts.push_back(withReason("dropped " + lanesText({dropped.lane}), dropped.reason));
    for (const DuplicateLane& duplicate : step.duplicates)
        parts.push_back(lanesText({duplicate.lane}) + " has the same statement as " + lanesText({duplicate.of}));
    return {step.groups.empty() ? std::string("no lane is left") : "kept " + lanesText(step.groups.front()),
            joined(parts, "; ")};
}

StepWords comparisonWords(const TimelineStep& step)
{
    std::vector<std::string> groups;
    for (const std::vector<LaneId>& group : step.groups)
        groups.push_back(lanesText(group));
    return {"rows compared, different results: " + std::to_string(step.groups.size()), joined(groups, " | ")};
}

StepWords testWords(const TimelineStep& step)
{
    std::vector<std::string> lanes;
    for (const TestedLane& tested : step.tested) {
        const auto passed = std::count(tested.verdicts.begin(), tested.verdicts.end(), TestVerdict::passed);
        lanes.push_back(lanesText({tested.lane}) + " passes " + std::to_string(passed));
    }
    return {"judged by tests: " + std::to_string(step.texts.size()), joined(lanes, ", ")};
}

} // namespace

StepWords stepWords(const TimelineStep& step)
{
    switch (step.kind) {
    case StepKind::linked:
        return {"tables for the question: " + std::to_string(step.texts.size()), joined(step.texts, ", ")};
    case StepKind::role:
        return roleWords(step);
    case StepKind::timeRanOut:
        return {"time ran out for " + (step.lane ? lanesText({*step.lane}) : std::string("the run")), {}};
    case StepKind::cleaned:
        return cleanUpWords(step);
    case StepKind::compared:
        return comparisonWords(step);
    case StepKind::tested:
        return testWords(step);
    case StepKind::escalated:
        return {"escalated from " + plainWord(recordName(step.from)) + " to " + plainWord(recordName(step.to)), {}};
    case StepKind::selected:
        return {"★ the answer: lane " + std::to_string(std::uint64_t{step.attempt->lane.value} + 1) + ", attempt "
                    + std::to_string(std::uint64_t{step.attempt->number} + 1),
                step.reason};
    case StepKind::cancelAsked:
        return {"stop requested", {}};
    case StepKind::finished:
        return {step.outcome ? plainWord(recordName(*step.outcome)) : std::string("not finished"), step.reason};
    }
    return {};
}

} // namespace querymend
