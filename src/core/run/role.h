#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

/// A model's tasks besides writing the statement. Each may be off, and its failure never prevents an answer.
enum class ModelRole : std::uint8_t {
    validator,     ///< says whether the question can be answered from the schema
    translator,    ///< translates the question into the schema's language
    testGenerator, ///< writes tests that a correct answer passes; three of them run
    evaluator,     ///< judges which tests a candidate passes; one for each lane
    explainer,     ///< explains the answer in words
    keywords,      ///< suggests words that find tables, columns and values
};

inline constexpr std::uint32_t testGenerators = 3;

/// One call of a role; the number is the test generator's index or the evaluator's lane.
struct RoleCall {
    ModelRole role = ModelRole::validator;
    std::uint32_t number = 0;

    friend bool operator==(const RoleCall&, const RoleCall&) = default;
};

/// The outcome of a role call.
enum class RoleOutcome : std::uint8_t {
    useful,
    refused,  ///< the validator says that the question cannot be answered
    unusable, ///< the reply does not have the requested form
    failed,   ///< there was no reply
};

/// A question with several readings, which would give different answers.
struct UnclearQuestion {
    std::string question; ///< asks the user which one is meant
    std::vector<std::string> readings;

    friend bool operator==(const UnclearQuestion&, const UnclearQuestion&) = default;
};

/// Whether a candidate passes a test.
enum class TestVerdict : std::uint8_t { passed, failed, unclear };

} // namespace querymend
