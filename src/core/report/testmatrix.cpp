#include "report/testmatrix.h"

#include "report/timelinestep.h"

#include <algorithm>

namespace querymend {

namespace {

TestMatrix matrixOf(const TimelineStep& step)
{
    TestMatrix matrix;
    for (const TestedLane& tested : step.tested) {
        matrix.lanes.push_back(tested.lane);
        const auto passed = std::count(tested.verdicts.begin(), tested.verdicts.end(), TestVerdict::passed);
        matrix.passed.push_back(std::to_string(passed) + " of " + std::to_string(step.texts.size()));
    }
    for (std::size_t i = 0; i < step.texts.size(); ++i) {
        TestRow row{step.texts[i], i < step.evidence.size() ? step.evidence[i] : std::string(), {}};
        for (const TestedLane& tested : step.tested)
            row.verdicts.push_back(i < tested.verdicts.size() ? tested.verdicts[i] : TestVerdict::unclear);
        matrix.rows.push_back(std::move(row));
    }
    return matrix;
}

void pick(std::vector<TestMatrix>& matrices, const TimelineStep& selected)
{
    const LaneId lane = selected.attempt->lane;
    for (TestMatrix& matrix : matrices) {
        const bool isHere = std::find(matrix.lanes.begin(), matrix.lanes.end(), lane) != matrix.lanes.end();
        matrix.picked = isHere ? std::optional(lane) : std::nullopt;
        matrix.reason = isHere ? selected.reason : std::string();
    }
}

} // namespace

std::vector<TestMatrix> testMatrices(std::span<const RunEvent> events)
{
    std::vector<TestMatrix> matrices;
    for (const RunEvent& event : events) {
        const auto step = stepOf(event.body);
        if (step && step->kind == StepKind::tested && !step->texts.empty())
            matrices.push_back(matrixOf(*step));
        else if (step && step->kind == StepKind::selected)
            pick(matrices, *step);
    }
    return matrices;
}

std::string testText(const TestRow& row)
{
    return row.evidence.empty() ? row.test : row.test + " (from the evidence: \"" + row.evidence + "\")";
}

} // namespace querymend
