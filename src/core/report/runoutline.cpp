#include "report/runoutline.h"

#include "report/byhand.h"
#include "run/acceptance.h"
#include "run/askedmodel.h"

#include <algorithm>

namespace querymend {

namespace {

/// Builds the outline event by event.
class OutlineBuilder {
public:
    void add(const RunStarted& body)
    {
        m_outline.start = &body;
        m_model.take(body);
    }

    void add(const CandidateForked& body)
    {
        LaneOutline& made = lane(body.lane);
        made.made = &body;
        made.before = m_escalated;
        m_escalated = nullptr;
    }

    void add(const ModelAsked& body)
    {
        (void)attempt(body.attempt);
        noteAlarms(body.alarms);
    }

    void add(const ModelReplied& body)
    {
        AttemptOutline& asked = attempt(body.attempt);
        ++asked.replies;
        constexpr std::chrono::milliseconds most = std::chrono::hours(24 * 365); // a damaged record may hold any number
        asked.modelTime += std::clamp(body.time, std::chrono::milliseconds(0), most);
        charge(asked.tokens, body.tokens);
        charge(m_outline.tokens, body.tokens);
    }

    void add(const ModelFailed& body)
    {
        AttemptOutline& asked = attempt(body.attempt);
        asked.faults.push_back(&body);
        if (!body.tokens)
            return;
        charge(asked.tokens, *body.tokens);
        charge(m_outline.tokens, *body.tokens);
    }

    void add(const Checked& body) { attempt(body.attempt).check = &body; }
    void add(const HintChosen& body) { attempt(body.attempt).hint = &body; }
    void add(const Reflected& body) { attempt(body.attempt).reflection = &body; }
    void add(const LaneEnded& body) { lane(body.lane).end = &body; }
    void add(const Escalated& body) { m_escalated = &body; }
    void add(const Selected& body)
    {
        if (m_outline.selected && m_outline.selected->attempt != body.attempt)
            dropExplanations();
        m_outline.selected = &body;
    }
    void add(const RunFinished& body)
    {
        m_outline.end = &body;
        m_outline.answer = body.sql;
        m_outline.isByHand = false;
    }
    void add(const UnknownEvent&) { ++m_outline.unknownEvents; }
    void add(const WaitStarted&) {}
    void add(const WaitEnded&) {}
    void add(const CheckStarted&) {}
    void add(const Diagnosed&) {}
    void add(const CancelAsked&) {}
    void add(const RunResumed&) {}
    void add(const TimeRanOut& body) { m_outline.timeouts.push_back(&body); }
    void add(const RoleAsked& body) { noteAlarms(body.alarms); }
    void add(const RunPaused&) {}
    void add(const RunContinued&) {}
    void add(const RunEdited& body)
    {
        m_model.take(body);
        if (!attemptByHand(body))
            m_outline.byHand.push_back(&body);
    }
    void add(const RetryAsked&) {}
    void add(const AttemptAccepted& body) { accept(body.sql); }
    void add(const EmptinessConfirmed& body) { accept(body.sql); }
    void addByHand(const AttemptRef& ref, const EventBody& body) { attempt(ref).byHand.push_back(&body); }
    void add(const RoleFailed& body)
    {
        m_outline.silentRoles.push_back(&body);
        if (body.tokens)
            charge(m_outline.tokens, *body.tokens);
    }

    void add(const CandidatesCleaned& body) { m_outline.cleaned.push_back(&body); }
    void add(const ComparisonStarted&) {}
    void add(const RoleReplied& body) { charge(m_outline.tokens, body.tokens); }
    void add(const RoleConcluded& body) { m_outline.roles.push_back(&body); }
    void add(const ResultsCompared& body) { m_outline.compared = &body; }
    void add(const SchemaLinked& body) { m_outline.linked = &body; }
    void add(const AttemptTested& body) { attempt(body.attempt).tested = &body; }
    void add(const TestsJudged& body) { m_outline.tested = &body; }

    [[nodiscard]] RunOutline take()
    {
        if (m_outline.isByHand)
            dropExplanations();
        return std::move(m_outline);
    }

private:
    /// Before its end, the run itself selects what was accepted; after it, nothing more is explained.
    void accept(const std::string& sql)
    {
        if (!m_outline.end)
            return;
        m_outline.answer = sql;
        m_outline.isByHand = sql != m_outline.end->sql;
    }

    void dropExplanations()
    {
        std::erase_if(m_outline.roles,
                      [](const RoleConcluded* role) { return role->call.role == ModelRole::explainer; });
    }

    void noteAlarms(const std::vector<PromptAlarm>& alarms)
    {
        std::vector<std::string>& known = m_outline.alarms;
        for (const PromptAlarm& alarm : alarms) {
            if (std::find(known.begin(), known.end(), alarm.text) == known.end())
                known.push_back(alarm.text);
        }
    }

    void charge(TokenSum& sum, const TokenCounts& counts) const { sum.add(counts, m_model.terms); }

    // Search, not index: a damaged record may hold any number.
    LaneOutline& lane(LaneId id)
    {
        auto& lanes = m_outline.lanes;
        const auto known = std::find_if(lanes.begin(), lanes.end(), [&](const LaneOutline& l) { return l.id == id; });
        if (known != lanes.end())
            return *known;
        LaneOutline& made = lanes.emplace_back();
        made.id = id;
        return made;
    }

    AttemptOutline& attempt(const AttemptRef& ref)
    {
        auto& attempts = lane(ref.lane).attempts;
        const auto known = std::find_if(attempts.begin(), attempts.end(),
                                        [&](const AttemptOutline& a) { return a.number == ref.number; });
        if (known != attempts.end())
            return *known;
        AttemptOutline& made = attempts.emplace_back();
        made.number = ref.number;
        return made;
    }

    RunOutline m_outline;
    AskedModel m_model;
    const Escalated* m_escalated = nullptr;
};

} // namespace

RunOutline outlineOf(std::span<const RunEvent> events)
{
    OutlineBuilder builder;
    for (const RunEvent& event : events) {
        std::visit([&](const auto& body) { builder.add(body); }, event.body);
        if (const auto attempt = attemptByHand(event.body))
            builder.addByHand(*attempt, event.body);
    }
    RunOutline outline = builder.take();
    if (!events.empty()) {
        outline.run = events.front().run;
        outline.firstAt = events.front().at;
        const auto last = std::find_if(events.rbegin(), events.rend(),
                                       [](const RunEvent& event) { return !mayFollowTheEnd(event.body); });
        outline.lastAt = last == events.rend() ? outline.firstAt : last->at;
    }
    return outline;
}

} // namespace querymend
