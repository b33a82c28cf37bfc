#pragma once

#include "run/state.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace querymend {

/// How much a passed test weighs: one that comes from the evidence says what the user knows, so it weighs twice.
[[nodiscard]] std::uint32_t weightOf(const GeneratedTest& test);

/// The weights of the tests that passed.
[[nodiscard]] std::uint32_t scoreOf(std::span<const GeneratedTest> tests, std::span<const TestVerdict> verdicts);

/// Whether the verdicts meet the policy. A test whose verdict is unclear has not failed.
[[nodiscard]] bool meetNeeds(const RunPolicy& policy, std::span<const GeneratedTest> tests,
                             std::span<const TestVerdict> verdicts);

/// `1 of 2 tests`: how many passed; empty if none failed.
[[nodiscard]] std::string passedInWords(std::span<const TestVerdict> verdicts);

} // namespace querymend
