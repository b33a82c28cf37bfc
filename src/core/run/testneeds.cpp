#include "run/testneeds.h"

#include <algorithm>

namespace querymend {

std::uint32_t weightOf(const GeneratedTest& test)
{
    return test.evidence.empty() ? 1 : 2;
}

std::uint32_t scoreOf(std::span<const GeneratedTest> tests, std::span<const TestVerdict> verdicts)
{
    std::uint32_t score = 0;
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        if (verdicts[i] == TestVerdict::passed)
            score += i < tests.size() ? weightOf(tests[i]) : 1;
    }
    return score;
}

bool meetNeeds(const RunPolicy& policy, std::span<const GeneratedTest> tests, std::span<const TestVerdict> verdicts)
{
    std::uint32_t ofEvidence = 0;
    std::uint32_t others = 0;
    for (std::size_t i = 0; i < verdicts.size(); ++i) {
        if (verdicts[i] == TestVerdict::failed)
            ++(i < tests.size() && !tests[i].evidence.empty() ? ofEvidence : others);
    }
    switch (policy.neededTests) {
    case NeededTests::none:
        return true;
    case NeededTests::evidence:
        return ofEvidence == 0;
    case NeededTests::all:
        break;
    }
    return ofEvidence == 0 && others <= policy.failedTests;
}

std::string passedInWords(std::span<const TestVerdict> verdicts)
{
    if (std::find(verdicts.begin(), verdicts.end(), TestVerdict::failed) == verdicts.end())
        return {};
    return std::to_string(std::count(verdicts.begin(), verdicts.end(), TestVerdict::passed)) + " of "
        + std::to_string(verdicts.size()) + " tests";
}

} // namespace querymend
