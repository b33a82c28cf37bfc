#pragma once

#include <cstdint>

namespace querymend {

/// How much is asked of a model; each level has a system text of its own.
enum class Level : std::uint8_t { basic, advanced, expert };

/// How a model is told to go about a question.
enum class Method : std::uint8_t { queryPlan, stepByStep, divideAndConquer };

/// What a model is used for beside writing SQL.
enum class HelperRole : std::uint8_t {
    questionValidator,
    translator,
    keywordExtraction,
    testGenerator1, ///< looks at what the answer contains
    testGenerator2, ///< looks at how it is computed
    testGenerator3, ///< looks at the edges
    evaluator,
    explainer,
};

/// In which form a model is to answer.
enum class WantedReply : std::uint8_t {
    statement, ///< SQL alone, or `{"invalid_request": …}`
    json,      ///< an object as replySchema() describes it, which the server enforces
};

} // namespace querymend
