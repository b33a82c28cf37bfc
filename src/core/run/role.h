#pragma once

#include <cstdint>
#include <string>

namespace querymend {

/// What a model may be asked for beside the statement itself. Each may be off; none of them keeps an answer back when
/// it fails.
enum class ModelRole : std::uint8_t {
    validator,     ///< says whether the question can be answered from the schema
    translator,    ///< puts the question into the schema's language
    testGenerator, ///< writes tests that a right answer passes; three of them
    evaluator,     ///< says which tests a candidate passes; one for each candidate
    explainer,     ///< says in words what the answer does
    keywords,      ///< gives the words by which tables, columns and values can be found
};

inline constexpr std::uint32_t testGenerators = 3;

/// One call of a role: of the test generators the one of this number, of the evaluators the one for this lane.
struct RoleCall {
    ModelRole role = ModelRole::validator;
    std::uint32_t number = 0;

    friend bool operator==(const RoleCall&, const RoleCall&) = default;
};

/// What came of a role's call.
enum class RoleOutcome : std::uint8_t {
    useful,
    refused,  ///< the validator says that the question cannot be answered
    unusable, ///< the reply is not what was asked for
    failed,   ///< there was no reply
};

/// Whether a candidate passes a test.
enum class TestVerdict : std::uint8_t { passed, failed, unclear };

} // namespace querymend
