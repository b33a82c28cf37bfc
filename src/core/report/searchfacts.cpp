#include "report/reportedrun.h"
#include "report/steptexts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace querymend {

namespace {

/// Collects the facts in reading order.
class FactList {
public:
    explicit FactList(const ReportedRun& run) : m_run(run) {}

    [[nodiscard]] std::vector<ReportFact> make()
    {
        addLast(StepKind::linked);
        addGrounds();
        const std::vector<const TimelineStep*> roles = stepsOf(StepKind::role);
        for (const TimelineStep* const role : roles) {
            if (!role->fault && !isOutdated(*role))
                add(*role);
        }
        for (const TimelineStep* const role : roles) {
            if (role->fault)
                add(*role);
        }
        for (const Intervention& done : interventionsOn(m_run, std::nullopt))
            m_facts.push_back({done.subject, "a user " + done.text});
        for (std::size_t i = 0; i < stepKindCount; ++i) {
            const auto kind = static_cast<StepKind>(i);
            if (std::find(placed.begin(), placed.end(), kind) != placed.end())
                continue;
            for (const TimelineStep* const step : stepsOf(kind))
                add(*step);
        }
        addLast(StepKind::tested);
        addLast(StepKind::compared);
        return std::move(m_facts);
    }

private:
    /// The kinds with a place of their own among the facts.
    static constexpr std::array placed{StepKind::linked, StepKind::role, StepKind::tested, StepKind::compared};

    /// In the order of their answers, else of their beginning.
    [[nodiscard]] std::vector<const TimelineStep*> stepsOf(StepKind kind) const
    {
        std::vector<const TimelineStep*> steps;
        for (const TimelineSection& section : m_run.rows.sections) {
            if (section.kind == SectionKind::step && section.step.kind == kind)
                steps.push_back(&section.step);
        }
        std::stable_sort(steps.begin(), steps.end(),
                         [](const auto* one, const auto* other) { return one->answered < other->answered; });
        return steps;
    }

    /// Explanations are of the answer only.
    [[nodiscard]] bool isOutdated(const TimelineStep& role) const
    {
        const RunHeadline& headline = m_run.rows.headline;
        return role.call.role == ModelRole::explainer
            && (headline.isByHand || (role.attempt && role.attempt != headline.selected));
    }

    void add(const TimelineStep& step)
    {
        for (ReportFact& fact : stepTexts(step).facts)
            m_facts.push_back(std::move(fact));
    }

    void addLast(StepKind kind)
    {
        if (const auto steps = stepsOf(kind); !steps.empty())
            add(*steps.back());
    }

    /// Adds what prompts contained besides the question and the schema.
    void addGrounds()
    {
        for (std::size_t i = 0; m_run.start && i < m_run.start->memory.examples.size(); ++i)
            m_facts.push_back({"example " + std::to_string(i + 1), m_run.start->memory.examples[i].question});
        for (const std::string& alarm : m_run.rows.headline.alarms)
            m_facts.push_back({"alarm", alarm});
    }

    const ReportedRun& m_run;
    std::vector<ReportFact> m_facts;
};

} // namespace

std::vector<ReportFact> searchFacts(const ReportedRun& run)
{
    return FactList(run).make();
}

} // namespace querymend
