#include "report/searchfacts.h"

#include "report/byhand.h"
#include "report/reporttext.h"
#include "run/enumnames.h"

#include <utility>

namespace querymend {

namespace {

/// Collects the facts in reading order.
class FactList {
public:
    explicit FactList(const RunOutline& outline) : m_outline(outline) {}

    [[nodiscard]] std::vector<SearchFact> make()
    {
        addGrounds();
        for (const RoleConcluded* const role : m_outline.roles)
            add(*role);
        for (const RoleFailed* const role : m_outline.silentRoles)
            add(roleText(role->call), withReason("no reply, " + plainWord(recordName(role->fault)), role->message));
        for (const RunEdited* const edited : m_outline.byHand)
            add(edited->role ? roleText(*edited->role) : std::string("run"), "a user " + byHandText(*edited));
        for (const TimeRanOut* const timeout : m_outline.timeouts)
            add("time ran out",
                timeout->lane.isNone() ? std::string("for the run") : "for " + lanesText({timeout->lane}));
        for (const CandidatesCleaned* const cleaned : m_outline.cleaned)
            add(*cleaned);
        if (m_outline.tested)
            add(*m_outline.tested);
        if (m_outline.compared)
            add(*m_outline.compared);
        return std::move(m_facts);
    }

private:
    void add(std::string name, std::string text) { m_facts.push_back({std::move(name), std::move(text)}); }

    /// Adds what prompts contained besides the question.
    void addGrounds()
    {
        std::string tables;
        for (std::size_t i = 0; m_outline.linked && i < m_outline.linked->tables.size(); ++i)
            tables += (tables.empty() ? "" : ", ") + tableText(m_outline.linked->tables[i]);
        if (!tables.empty())
            add("linked tables", std::move(tables));
        for (std::size_t i = 0; m_outline.start && i < m_outline.start->memory.examples.size(); ++i)
            add("example " + std::to_string(i + 1), m_outline.start->memory.examples[i].question);
        for (const std::string& alarm : m_outline.alarms)
            add("alarm", alarm);
    }

    void add(const RoleConcluded& role)
    {
        if (role.call.role == ModelRole::evaluator) // listed with the tests
            return;
        std::string results;
        for (const std::string& result : role.results)
            results += (results.empty() ? "" : " / ") + result;
        const bool isUseful = role.outcome == RoleOutcome::useful;
        add(roleText(role.call), isUseful ? results : withReason(plainWord(recordName(role.outcome)), results));
    }

    void add(const CandidatesCleaned& cleaned)
    {
        const bool isPlain = cleaned.dropped.empty() && cleaned.duplicates.empty();
        if (isPlain && cleaned.kept.size() < 2) // a single successful lane needs no clean-up
            return;
        std::string text = cleaned.kept.empty() ? std::string("no lane is left") : "kept " + lanesText(cleaned.kept);
        for (const DroppedLane& dropped : cleaned.dropped)
            text += "; " + withReason("dropped " + lanesText({dropped.lane}), dropped.reason);
        for (const DuplicateLane& duplicate : cleaned.duplicates)
            text += "; " + lanesText({duplicate.lane}) + " has the same statement as " + lanesText({duplicate.of});
        add("lanes", std::move(text));
    }

    void add(const TestsJudged& judged)
    {
        for (std::size_t i = 0; i < judged.tests.size(); ++i) {
            std::string verdicts;
            for (const TestedLane& tested : judged.lanes) {
                if (i < tested.verdicts.size())
                    verdicts += (verdicts.empty() ? " (" : ", ") + lanesText({tested.lane}) + ' '
                        + std::string(recordName(tested.verdicts[i]));
            }
            add("test " + std::to_string(i + 1), judged.tests[i] + (verdicts.empty() ? "" : verdicts + ')'));
        }
    }

    void add(const ResultsCompared& compared)
    {
        for (std::size_t i = 0; i < compared.groups.size(); ++i)
            add("result " + std::to_string(i + 1), lanesText(compared.groups[i]));
        for (const std::string& note : compared.notes)
            add("note", note);
    }

    const RunOutline& m_outline;
    std::vector<SearchFact> m_facts;
};

} // namespace

std::vector<SearchFact> searchFacts(const RunOutline& outline)
{
    return FactList(outline).make();
}

} // namespace querymend
