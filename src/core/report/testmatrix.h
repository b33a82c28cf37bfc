#pragma once

#include "run/event.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace querymend {

/// A generated test, and what each candidate made of it.
struct TestRow {
    std::string test;
    std::string evidence;              ///< the words of the evidence that it comes from; may be empty
    std::vector<TestVerdict> verdicts; ///< one for each candidate
};

/// A level's candidates by its tests, and which of them is the answer.
struct TestMatrix {
    std::vector<LaneId> lanes;
    std::vector<TestRow> rows;
    std::vector<std::string> passed; ///< for each candidate: `1 of 2`
    std::optional<LaneId> picked;    ///< none if the answer is not among them
    std::string reason;              ///< for the pick; empty if none was made
};

/// One for each level whose candidates were tested, in their order.
[[nodiscard]] std::vector<TestMatrix> testMatrices(std::span<const RunEvent> events);

/// The test with the words of the evidence that it comes from.
[[nodiscard]] std::string testText(const TestRow& row);

} // namespace querymend
