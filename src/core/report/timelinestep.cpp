#include "report/timelinestep.h"

#include "report/reporttext.h"

#include <utility>

namespace querymend {

namespace {

TimelineStep stepOfKind(StepKind kind)
{
    TimelineStep step;
    step.kind = kind;
    return step;
}

struct Steps {
    using Found = std::optional<TimelineStep>;

    Found operator()(const SchemaLinked& body) const
    {
        TimelineStep step = stepOfKind(StepKind::linked);
        for (const ChosenTable& chosen : body.tables)
            step.texts.push_back(tableText(chosen));
        return step;
    }

    Found operator()(const RoleConcluded& body) const
    {
        TimelineStep step = stepOfKind(StepKind::role);
        step.call = body.call;
        step.roleOutcome = body.outcome;
        step.texts = body.results;
        return step;
    }

    Found operator()(const TimeRanOut& body) const
    {
        TimelineStep step = stepOfKind(StepKind::timeRanOut);
        if (!body.lane.isNone())
            step.lane = body.lane;
        return step;
    }

    Found operator()(const CandidatesCleaned& body) const
    {
        TimelineStep step = stepOfKind(StepKind::cleaned);
        if (!body.kept.empty())
            step.groups.push_back(body.kept);
        step.dropped = body.dropped;
        step.duplicates = body.duplicates;
        return step;
    }

    Found operator()(const ComparisonStarted& body) const
    {
        TimelineStep step = stepOfKind(StepKind::compared);
        step.groups.push_back(body.lanes);
        step.isUnderWay = true;
        return step;
    }

    Found operator()(const ResultsCompared& body) const
    {
        TimelineStep step = stepOfKind(StepKind::compared);
        step.groups = body.groups;
        step.texts = body.notes;
        return step;
    }

    Found operator()(const TestsJudged& body) const
    {
        TimelineStep step = stepOfKind(StepKind::tested);
        step.texts = body.tests;
        step.tested = body.lanes;
        return step;
    }

    Found operator()(const Escalated& body) const
    {
        TimelineStep step = stepOfKind(StepKind::escalated);
        step.from = body.from;
        step.to = body.to;
        step.reason = body.context;
        return step;
    }

    Found operator()(const Selected& body) const
    {
        TimelineStep step = stepOfKind(StepKind::selected);
        step.attempt = body.attempt;
        step.reason = body.reason;
        return step;
    }

    Found operator()(const CancelAsked&) const { return stepOfKind(StepKind::cancelAsked); }

    Found operator()(const RunFinished& body) const
    {
        TimelineStep step = stepOfKind(StepKind::finished);
        step.outcome = body.outcome;
        step.reason = body.reason;
        step.sql = body.sql;
        return step;
    }

    template <class Other>
    Found operator()(const Other&) const
    {
        return {};
    }
};

} // namespace

std::optional<TimelineStep> stepOf(const EventBody& body)
{
    return std::visit(Steps{}, body);
}

} // namespace querymend
