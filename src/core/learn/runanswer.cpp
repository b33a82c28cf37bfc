#include "learn/runanswer.h"

#include "run/askedmodel.h"
#include "run/fork.h"
#include "run/state.h"

#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <variant>

namespace querymend {

namespace {

/// Collects a run's answer from its events.
class AnswerReader {
public:
    void read(std::span<const RunEvent> run)
    {
        const std::size_t own = ownBegin(run);
        for (std::size_t i = 0; i < run.size(); ++i) {
            m_model.take(run[i].body);
            m_isOwn = i >= own && m_model.terms.kind != ModelKind::recorded;
            std::visit([this](const auto& body) { take(body); }, run[i].body);
        }
    }

    [[nodiscard]] std::optional<RunAnswer> answer(const std::string& run) const
    {
        if (!m_isSolved || !m_selected || !m_passed.contains(*m_selected))
            return std::nullopt;
        RunAnswer made;
        made.example = m_example;
        made.run = run;
        if (const auto found = m_fingerprints.find(*m_selected); found != m_fingerprints.end())
            made.fingerprint = found->second;
        return made;
    }

private:
    using Place = std::pair<std::uint32_t, std::uint32_t>;

    static Place placeOf(const AttemptRef& attempt) { return {attempt.lane.value, attempt.number}; }

    template <class Body>
    void take(const Body&)
    {}
    void take(const RunStarted& body)
    {
        m_example.question = body.question.text;
        m_example.evidence = body.question.evidence;
        m_example.database = body.database;
    }
    void take(const RunEdited& body)
    {
        if (body.field == EditedField::question)
            m_example.question = body.after;
        if (body.field == EditedField::evidence)
            m_example.evidence = body.after;
        if (body.field == EditedField::sql)
            m_byHand.insert(placeOf(body.attempt));
    }
    void take(const Checked& body)
    {
        const bool wasAsked = !body.effect.isNone(); // of an engine
        const bool isFound = m_isOwn && !m_byHand.contains(placeOf(body.attempt));
        if (isFound && wasAsked && body.verdict.status == VerdictStatus::ok)
            m_passed.insert(placeOf(body.attempt));
    }
    void take(const Diagnosed& body) { m_fingerprints[placeOf(body.attempt)] = body.fingerprint; }
    void take(const Selected& body) { m_selected = placeOf(body.attempt); }
    void take(const RunFinished& body)
    {
        m_isSolved = body.outcome == RunOutcome::solved;
        m_example.sql = body.sql;
    }

    Example m_example;
    AskedModel m_model;
    bool m_isOwn = false;     ///< whether the current event is the run's own
    std::set<Place> m_byHand; ///< attempts whose statement the user wrote
    std::set<Place> m_passed; ///< among the run's own attempts
    std::map<Place, std::uint64_t> m_fingerprints;
    std::optional<Place> m_selected;
    bool m_isSolved = false;
};

} // namespace

std::optional<RunAnswer> answerOf(std::span<const RunEvent> run)
{
    AnswerReader reader;
    reader.read(run);
    return run.empty() ? std::nullopt : reader.answer(run.front().run);
}

std::optional<AcceptedStatement> acceptedIn(std::span<const RunEvent> run)
{
    RunState state;
    AskedModel model;
    std::map<std::pair<std::uint32_t, std::uint32_t>, ModelKind> kinds; // of the model whose reply was checked
    std::optional<AcceptedStatement> found;
    const auto take = [&](const AttemptRef& attempt, const std::string& sql) {
        const Question& question = state.start.question;
        found = {{question.text, question.evidence, sql, state.start.database}, state.start.dialect};
        if (kinds[{attempt.lane.value, attempt.number}] == ModelKind::scripted)
            found.reset();
    };
    for (const RunEvent& event : run) {
        model.take(event.body);
        state = querymend::apply(std::move(state), event.body);
        if (const auto* const checked = std::get_if<Checked>(&event.body))
            kinds[{checked->attempt.lane.value, checked->attempt.number}] = model.terms.kind;
        else if (const auto* const answer = std::get_if<AttemptAccepted>(&event.body))
            take(answer->attempt, answer->sql);
        else if (const auto* const empty = std::get_if<EmptinessConfirmed>(&event.body))
            take(empty->attempt, empty->sql);
    }
    return found;
}

std::vector<Example> confirmedExamples(std::span<const RunAnswer> answers)
{
    using Key = std::tuple<std::string, std::string, std::uint64_t>;
    std::map<Key, std::set<std::string>> runs;
    std::vector<Example> examples;
    for (const RunAnswer& answer : answers) {
        auto& of = runs[{answer.example.question, answer.example.database, answer.fingerprint}];
        const bool isNew = of.insert(answer.run).second;
        if (isNew && of.size() == 2)
            examples.push_back(answer.example);
    }
    return examples;
}

} // namespace querymend
