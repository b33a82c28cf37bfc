#include "report/timelineprojector.h"

#include "report/cardevents.h"
#include "run/calls.h"
#include "run/tokencharge.h"

#include <utility>

namespace querymend {

namespace {

template <class Item>
void addOnce(std::vector<Item>& items, const Item& item)
{
    if (std::find(items.begin(), items.end(), item) == items.end())
        items.push_back(item);
}

} // namespace

/// Takes what events say about the run, besides calls and steps.
struct TimelineProjector::Events {
    TimelineProjector& projector;
    TimelineBoard& board = projector.m_board;

    void operator()(const RunStarted& body) const
    {
        board.headline().maxRetries = body.policy.maxRetries;
        projector.m_roleModels = body.policy.roleModels;
        board.headline().agent = body.modelKind == ModelKind::agent ? body.model : std::string();
        board.headline().isBuiltIn = body.modelKind == ModelKind::builtIn;
        projector.m_leftAt = body.parent ? body.parent->attempt : std::nullopt;
    }

    void operator()(const Checked& body) const { projector.turnTo(body.attempt); }

    /// In a fork, everything until now is inherited, even if the parent was itself resumed. Once the fork has begun its
    /// first own attempt, all that follows is its own.
    void operator()(const RunResumed&) const
    {
        const std::optional<AttemptRef>& leftAt = projector.m_leftAt;
        if (!leftAt)
            return;
        projector.m_isResumed = true;
        board.onAllCards([&](AttemptCard& card) {
            if (card.ref.lane == leftAt->lane && card.ref.number >= leftAt->number)
                return false; // edited before it was requested
            card.isInherited = true;
            return true;
        });
    }

    void operator()(const RunEdited& body) const
    {
        if (body.role)
            board.onStep(StepKind::role, *body.role, [&](TimelineStep& step) { addOnce(step.edits, body.field); });
        else if (!body.attempt.lane.isNone())
            board.onCard(body.attempt, [&](AttemptCard& card) { addOnce(card.edits, body.field); });
    }

    void operator()(const AttemptAccepted& body) const
    {
        projector.accept(body.attempt, Acceptance::theAnswer, body.sql);
    }

    void operator()(const EmptinessConfirmed& body) const
    {
        projector.accept(body.attempt, Acceptance::trulyEmpty, body.sql);
    }

    void operator()(const UnknownEvent&) const { ++board.headline().unknownEvents; }

    template <class Other>
    void operator()(const Other&) const
    {}
};

void TimelineProjector::add(const RunEvent& event)
{
    m_at = event.at;
    m_board.moveTo(event.at);
    m_state = querymend::apply(std::move(m_state), event.body); // std::apply would match a variant too
    m_board.headline().clock.take(event, m_state);
    m_model.take(event.body);
    if (const auto request = requestIn(event.body))
        begin(*request);
    if (const auto answer = answerIn(event.body))
        end(*answer);
    if (auto step = stepOf(event.body))
        take(std::move(*step));
    showOnCards(m_board, event.body);
    std::visit(Events{*this}, event.body);
}

void TimelineProjector::clear()
{
    m_board.clear();
    m_state = {};
    m_model = {};
    m_roleModels.clear();
    m_endedWith.clear();
    m_at = 0;
    m_answers = 0;
    m_leftAt.reset();
    m_isResumed = false;
}

void TimelineProjector::begin(const CallRequest& request)
{
    for (std::size_t i = 0; request.alarms && i < request.alarms->size(); ++i)
        addOnce(m_board.headline().alarms, (*request.alarms)[i].text);
    switch (request.kind) {
    case CallKind::attempt: {
        turnTo(request.attempt);
        const CardPhase phase = m_model.terms.kind == ModelKind::agent ? CardPhase::awaitingAgent : CardPhase::asking;
        m_board.onCard(request.attempt, [phase](AttemptCard& card) {
            card.phase = phase;
            card.begin(TimeUse::model);
        });
        bool isBefore = true;
        return m_board.onCardsOf(request.attempt.lane, [&](AttemptCard& card) {
            isBefore = isBefore && card.ref != request.attempt;
            return isBefore && markDone(card, m_at);
        });
    }
    case CallKind::role:
        // A call that is made again remains the same step.
        return m_board.onStep(StepKind::role, *request.role, [&](TimelineStep& step) {
            step.isUnderWay = true;
            if (request.role->role == ModelRole::explainer)
                step.attempt = m_board.headline().selected;
        });
    case CallKind::check:
        turnTo(request.attempt);
        return m_board.onCard(request.attempt, [](AttemptCard& card) {
            card.phase = CardPhase::checking;
            card.begin(TimeUse::database);
        });
    case CallKind::comparison:
    case CallKind::rows:
        return;
    }
}

void TimelineProjector::end(const CallAnswer& answer)
{
    if (!answer.role)
        return m_board.onCard(answer.attempt, [&](AttemptCard& card) {
            if (answer.fault)
                card.faults.push_back(*answer.fault);
            charge(card.tokens, answer.tokens);
            card.phase = CardPhase::judging;
            card.endSpan();
            if (!answer.fault)
                card.begin(TimeUse::checks);
        });
    m_board.onStep(StepKind::role, *answer.role, [&](TimelineStep& step) {
        charge(step.tokens, answer.tokens, answer.role);
        step.isUnderWay = !answer.fault; // until its conclusion
        if (!answer.fault) {
            step.time = atMostADay(answer.time);
            step.fault.reset(); // of a call before
            step.reason.clear();
            return;
        }
        step.fault = answer.fault;
        step.roleOutcome = RoleOutcome::failed;
        step.reason = *answer.text;
        step.answered = ++m_answers;
    });
}

void TimelineProjector::take(TimelineStep step)
{
    if (step.kind == StepKind::finished)
        return finish(std::move(step));
    if (isSmall(step.kind))
        return takeSmall(step);
    if (step.kind == StepKind::role)
        return m_board.onStep(step.kind, step.call, [&](TimelineStep& known) {
            known.roleOutcome = step.roleOutcome;
            known.texts = step.texts;
            known.isUnderWay = false;
            known.answered = ++m_answers;
        });
    if (step.kind == StepKind::compared && !step.isUnderWay)
        return m_board.onStep(step.kind, step.call, [&](TimelineStep& known) {
            known = step;
            known.answered = ++m_answers;
        });
    if (step.kind == StepKind::asked && !step.isUnderWay)
        return m_board.onStep(step.kind, step.call, [&](TimelineStep& known) {
            known.answer = step.answer;
            known.isUnderWay = false;
            known.answered = ++m_answers;
        });
    const std::size_t kept = step.groups.empty() ? 0 : step.groups.front().size();
    if (step.kind == StepKind::cleaned && kept < 2 && step.dropped.empty() && step.duplicates.empty())
        return; // nothing to clean up
    if (step.kind == StepKind::selected) {
        m_board.headline().selected = step.attempt;
        noteAnswer(*step.attempt);
        m_board.onKnownCard(*step.attempt, [](AttemptCard& card) { card.isSelected = true; });
    }
    if (step.kind == StepKind::escalated)
        m_board.onLastBand([](LaneRow& lane) { lane.isEscalated = true; });
    m_board.addStep(std::move(step));
}

void TimelineProjector::takeSmall(const TimelineStep& step)
{
    if (step.isTaken)
        return m_board.onAllSteps([&](TimelineStep& known) {
            const bool isMeant = known.kind == step.kind && known.attempt == step.attempt;
            return isMeant && !std::exchange(known.isTaken, true);
        });
    if (step.kind == StepKind::mended)
        return m_board.addStep(step);
    m_board.onStep(step.kind, step.call, [&](TimelineStep& known) {
        const std::int64_t began = known.firstAt == 0 ? m_at : known.firstAt;
        const std::string reason = step.reason.empty() ? known.reason : step.reason; // a wait's end says none
        known = step;
        known.reason = reason;
        if (!step.isUnderWay)
            known.time = atMostADay(std::chrono::milliseconds(m_at - began));
    });
}

void TimelineProjector::finish(TimelineStep step)
{
    RunHeadline& headline = m_board.headline();
    headline.outcome = step.outcome;
    headline.reason = step.reason;
    headline.answer = m_endedWith = step.sql;
    headline.isByHand = false;
    headline.isInterrupted = false;
    m_board.onAllCards([this](AttemptCard& card) { return markDone(card, m_at); });
    m_board.endSteps();
    m_board.onLastBand([](LaneRow& lane) { lane.reason = withoutEscalation(std::move(lane.reason)); });
    if (!headline.selected || !step.reason.empty()) // else the `selected` step says it
        m_board.addStep(std::move(step));
}

/// Adds usage to a part of the run and to its total.
void TimelineProjector::charge(TokenSum& of, const std::optional<TokenCounts>& counts,
                               const std::optional<RoleCall>& role)
{
    if (!counts)
        return;
    ModelTerms terms = m_model.terms;
    if (role)
        terms.price = priceFor(m_roleModels, role->role, terms.price);
    of.add(*counts, terms);
    m_board.headline().tokens.add(*counts, terms);
}

/// Only one attempt is accepted: accepting another replaces it. Before its end, the run itself selects it.
void TimelineProjector::accept(const AttemptRef& attempt, Acceptance what, const std::string& sql)
{
    noteAnswer(attempt);
    m_board.onAllCards([&](AttemptCard& card) {
        const bool isMeant = card.ref == attempt;
        if (!isMeant && !card.accepted)
            return false;
        card.accepted = isMeant ? std::optional(what) : std::nullopt;
        return true;
    });
    RunHeadline& headline = m_board.headline();
    if (!headline.outcome)
        return;
    headline.answer = sql;
    headline.isByHand = sql != m_endedWith;
}

void TimelineProjector::turnTo(const AttemptRef& attempt)
{
    if (m_isResumed && m_leftAt == attempt)
        m_leftAt.reset();
}

/// An explanation belongs to its statement; it is outdated once a different one becomes the answer.
void TimelineProjector::noteAnswer(const AttemptRef& answer)
{
    const auto statementOf = [&](const AttemptRef& attempt) {
        const AttemptCard* const known = cardAt(rows(), placeOf(attempt));
        return known ? known->fingerprint : 0;
    };
    m_board.onAllSteps([&](TimelineStep& step) {
        if (step.kind != StepKind::role || step.call.role != ModelRole::explainer || !step.attempt)
            return false;
        const bool isFormer =
            *step.attempt != answer && (statementOf(answer) == 0 || statementOf(*step.attempt) != statementOf(answer));
        return std::exchange(step.isFormer, isFormer) != isFormer;
    });
}

} // namespace querymend
