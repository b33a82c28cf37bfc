#include "report/runjournal.h"

#include "report/cardevents.h"
#include "run/askedmodel.h"
#include "run/fork.h"
#include "run/steeringstate.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// Joins the events of a run to entries.
class JournalWriter {
public:
    explicit JournalWriter(std::span<const RunEvent> events) : m_events(events)
    {
        if (const auto* const start = startOf(events))
            m_roleModels = start->policy.roleModels;
    }

    std::vector<RunJournalEntry> write()
    {
        for (const RunEvent& event : m_events)
            take(event);
        return std::move(m_entries);
    }

private:
    void take(const RunEvent& event)
    {
        m_at = event.at;
        m_model.take(event.body);
        if (const auto request = requestIn(event.body))
            begin(*request);
        if (const auto answer = answerIn(event.body))
            end(*answer);
        if (auto step = stepOf(event.body))
            conclude(std::move(*step));
        if (const auto attempt = filledAttempt(event.body))
            judge(*attempt, event.body);
        std::visit([this](const auto& body) { take(body); }, event.body);
    }

    RunJournalEntry& add(JournalKind kind, EffectId effect = {})
    {
        RunJournalEntry entry;
        entry.kind = kind;
        entry.effect = effect;
        entry.firstAt = entry.lastAt = m_at;
        m_entries.push_back(std::move(entry));
        return m_entries.back();
    }

    void begin(const CallRequest& request)
    {
        constexpr JournalKind kinds[] = {JournalKind::attempt, JournalKind::role, JournalKind::check,
                                         JournalKind::comparison, JournalKind::rows};
        RunJournalEntry& entry = add(kinds[static_cast<std::size_t>(request.kind)], request.effect);
        const bool isOfAttempt = request.kind != CallKind::role && request.kind != CallKind::comparison;
        entry.attempt = isOfAttempt ? std::optional(request.attempt) : std::nullopt;
        entry.role = request.role;
        entry.model = m_model.name;
        entry.terms = m_model.terms;
        if (request.role)
            useModelOf(request.role->role, entry);
        entry.prompt = request.prompt;
        entry.notes = request.notes;
        entry.alarms = request.alarms;
        entry.sql = request.sql;
        entry.isUnderWay = true;
        entry.isReplaced = isReplaced(m_events, request.effect);
    }

    /// A role may have a model of its own.
    void useModelOf(ModelRole role, RunJournalEntry& entry) const
    {
        const auto own = std::ranges::find(m_roleModels, role, &RoleModel::role);
        if (own == m_roleModels.end())
            return;
        entry.model = own->model;
        entry.terms.price = own->price;
    }

    /// The last entry that this is true of; null if there is none.
    template <class Is>
    RunJournalEntry* last(Is is)
    {
        const auto found = std::find_if(m_entries.rbegin(), m_entries.rend(), is);
        return found == m_entries.rend() ? nullptr : &*found;
    }

    void end(RunJournalEntry& entry)
    {
        entry.isUnderWay = false;
        entry.lastAt = m_at;
    }

    void end(const CallAnswer& answer)
    {
        RunJournalEntry* const entry = last([&](const RunJournalEntry& each) {
            return each.callsModel() && each.effect == answer.effect && each.role == answer.role
                && (answer.role || each.attempt == answer.attempt);
        });
        if (!entry)
            return;
        entry->answers.push_back(answer);
        if (answer.tokens)
            entry->tokens.add(*answer.tokens, entry->terms);
        end(*entry);
    }

    void conclude(TimelineStep step)
    {
        const bool isRole = step.kind == StepKind::role;
        const bool isComparison = step.kind == StepKind::compared;
        if (isComparison && step.isUnderWay)
            return; // the call has begun it
        if (step.kind == StepKind::asked && !step.isUnderWay)
            return answer(std::move(step));
        RunJournalEntry* known = nullptr;
        if (isRole)
            known = last([&](const RunJournalEntry& each) { return each.role == step.call; });
        else if (isComparison)
            known = last([](const RunJournalEntry& each) { return each.kind == JournalKind::comparison; });
        RunJournalEntry& entry = known ? *known
                                       : add(isRole             ? JournalKind::role
                                                 : isComparison ? JournalKind::comparison
                                                                : JournalKind::step);
        if (isRole)
            entry.role = step.call;
        if (isComparison)
            end(entry);
        entry.step = std::move(step);
    }

    /// A person's answer belongs to what was asked.
    void answer(TimelineStep step)
    {
        RunJournalEntry* const asked = last([&](const RunJournalEntry& each) {
            return each.kind == JournalKind::step && each.step->kind == StepKind::asked && each.step->call == step.call
                && each.step->isUnderWay;
        });
        if (!asked)
            return;
        asked->step->answer = std::move(step.answer);
        asked->step->isUnderWay = false;
        asked->lastAt = m_at;
    }

    /// The static checks alone may judge a statement; then nothing has asked the database.
    void judge(const AttemptRef& attempt, const EventBody& body)
    {
        RunJournalEntry* known = last([&](const RunJournalEntry& each) {
            return each.kind == JournalKind::check && each.attempt == attempt && each.isUnderWay;
        });
        RunJournalEntry& entry = known ? *known : add(JournalKind::check);
        entry.attempt = attempt;
        entry.verdict = filledVerdict(body);
        end(entry);
    }

    void take(const RowsReturned& body)
    {
        RunJournalEntry* const entry = last(
            [&](const RunJournalEntry& each) { return each.kind == JournalKind::rows && each.effect == body.effect; });
        if (!entry)
            return;
        entry->rows = &body.rows;
        end(*entry);
    }

    void take(const WaitStarted& body)
    {
        RunJournalEntry& entry = add(JournalKind::wait, body.effect);
        entry.attempt = body.attempt;
        entry.reason = body.reason;
        entry.isUnderWay = true;
    }

    void take(const WaitEnded& body)
    {
        RunJournalEntry* const entry = last(
            [&](const RunJournalEntry& each) { return each.kind == JournalKind::wait && each.effect == body.effect; });
        if (entry)
            end(*entry);
    }

    void take(const AttemptMended& body)
    {
        RunJournalEntry& entry = add(JournalKind::mending);
        entry.attempt = body.attempt;
        entry.sql = &body.sql;
        entry.firstAt -= std::chrono::duration_cast<std::chrono::milliseconds>(body.time).count();
        for (const MendingRound& round : body.rounds)
            entry.lines.push_back(std::string(name(round.code)) + ": " + round.reason);
    }

    void take(const MendingTaken& body)
    {
        RunJournalEntry* const entry = last([&](const RunJournalEntry& each) {
            return each.kind == JournalKind::mending && each.attempt == body.attempt;
        });
        if (entry)
            entry->isTaken = true;
    }

    template <class Other>
    void take(const Other&)
    {}

    std::span<const RunEvent> m_events;
    std::vector<RunJournalEntry> m_entries;
    AskedModel m_model;
    std::vector<RoleModel> m_roleModels;
    std::int64_t m_at = 0;
};

} // namespace

std::chrono::milliseconds RunJournalEntry::time() const
{
    if (!answers.empty() && answers.back().time.count() > 0)
        return answers.back().time;
    return std::chrono::milliseconds(std::max<std::int64_t>(0, lastAt - firstAt));
}

std::vector<RunJournalEntry> journalOf(std::span<const RunEvent> events)
{
    return JournalWriter(events).write();
}

} // namespace querymend
