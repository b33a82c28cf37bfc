#include "learn/runanswer.h"

#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <variant>

namespace querymend {

namespace {

/// Takes of a run's events what its answer is made of.
class AnswerReader {
public:
    void read(const RunEvent& event)
    {
        std::visit([this](const auto& body) { take(body); }, event.body);
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
    }
    void take(const Checked& body)
    {
        const bool wasAsked = !body.effect.isNone(); // an engine
        if (wasAsked && body.verdict.status == VerdictStatus::ok)
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
    std::set<Place> m_passed;
    std::map<Place, std::uint64_t> m_fingerprints;
    std::optional<Place> m_selected;
    bool m_isSolved = false;
};

} // namespace

std::optional<RunAnswer> answerOf(std::span<const RunEvent> run)
{
    AnswerReader reader;
    for (const RunEvent& event : run)
        reader.read(event);
    return run.empty() ? std::nullopt : reader.answer(run.front().run);
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
