#include "report/runjournal.h"

#include "report/cardevents.h"
#include "report/seenvalues.h"
#include "run/askedmodel.h"
#include "run/fork.h"
#include "run/steeringstate.h"

#include <algorithm>
#include <map>
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
        if (isOfAttempt)
            entry.attempt = m_latest[request.attempt.lane.value] = request.attempt;
        entry.role = request.role;
        entry.model = m_model.name;
        entry.terms = m_model.terms;
        if (request.role) {
            entry.attempt = judgedBy(*request.role);
            useModelOf(request.role->role, entry);
        }
        entry.prompt = request.prompt;
        entry.notes = request.notes;
        entry.alarms = request.alarms;
        entry.sql = request.sql;
        entry.isUnderWay = true;
        entry.isReplaced = isReplaced(m_events, request.effect);
    }

    /// An evaluator judges the latest attempt of its lane.
    [[nodiscard]] std::optional<AttemptRef> judgedBy(const RoleCall& call) const
    {
        const auto latest = m_latest.find(call.number);
        const bool isJudge = call.role == ModelRole::evaluator && latest != m_latest.end();
        return isJudge ? std::optional(latest->second) : std::nullopt;
    }

    /// A role may have a model of its own; null if it asks the run's.
    [[nodiscard]] const RoleModel* ownModelOf(ModelRole role) const
    {
        const auto own = std::ranges::find(m_roleModels, role, &RoleModel::role);
        return own == m_roleModels.end() ? nullptr : &*own;
    }

    void useModelOf(ModelRole role, RunJournalEntry& entry) const
    {
        const RoleModel* const own = ownModelOf(role);
        if (!own)
            return;
        entry.model = own->model;
        entry.terms.price = own->price;
        entry.terms.kind = ModelKind::live; // until an answer tells otherwise
    }

    /// The record does not say what kind of model a role has of its own, but its answers do: only a server has traffic.
    void noteKind(const CallAnswer& answer, RunJournalEntry& entry) const
    {
        const bool isServer = answer.fault || (answer.traffic && !answer.traffic->empty());
        if (entry.role && ownModelOf(entry.role->role))
            entry.terms.kind = isServer ? ModelKind::live : ModelKind::scripted;
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
        noteKind(answer, *entry);
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
        if (isSmall(step.kind))
            return concludeSmall(std::move(step));
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

    [[nodiscard]] static JournalKind kindOf(StepKind kind)
    {
        if (kind == StepKind::waited)
            return JournalKind::wait;
        return kind == StepKind::mended ? JournalKind::mending : JournalKind::rows;
    }

    void concludeSmall(TimelineStep step)
    {
        RunJournalEntry* known = last([&](const RunJournalEntry& each) {
            return each.kind == kindOf(step.kind)
                && (step.kind == StepKind::mended ? step.isTaken && each.attempt == step.attempt
                                                  : each.effect == EffectId{step.call.number} && each.isUnderWay);
        });
        if (step.isTaken && known) {
            known->isTaken = known->step->isTaken = true;
            return;
        }
        RunJournalEntry& entry = known ? *known : add(kindOf(step.kind), EffectId{step.call.number});
        entry.attempt = step.attempt;
        entry.isUnderWay = step.isUnderWay;
        entry.lastAt = m_at;
        if (!step.reason.empty())
            entry.reason = step.reason;
        if (step.kind == StepKind::mended) {
            entry.lines = step.texts;
            entry.firstAt -= step.time.count();
        }
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
        entry.attempt = m_latest[attempt.lane.value] = attempt;
        entry.verdict = filledVerdict(body);
        end(entry);
    }

    void take(const RowsReturned& body)
    {
        if (RunJournalEntry* const entry = last([&](const RunJournalEntry& each) {
                return each.kind == JournalKind::rows && each.effect == body.effect;
            }))
            entry->rows = &body.rows;
    }

    template <class Other>
    void take(const Other&)
    {}

    std::span<const RunEvent> m_events;
    std::vector<RunJournalEntry> m_entries;
    AskedModel m_model;
    std::vector<RoleModel> m_roleModels;
    std::map<std::uint32_t, AttemptRef> m_latest; ///< by lane
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
    std::vector<RunJournalEntry> entries = JournalWriter(events).write();
    const auto seen = std::make_shared<const SeenValues>(entries);
    for (RunJournalEntry& entry : entries)
        entry.seen = seen;
    return entries;
}

} // namespace querymend
