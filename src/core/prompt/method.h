#pragma once

#include <cstdint>

namespace querymend {

/// How much is expected of a model; each level has its own system text.
enum class Level : std::uint8_t { basic, advanced, expert };

/// How a model is told to approach a question.
enum class Method : std::uint8_t { queryPlan, stepByStep, divideAndConquer };

/// What a model is used for besides writing SQL.
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

/// The form in which a model is to reply.
enum class WantedReply : std::uint8_t {
    statement, ///< a short plan and the SQL in a block, or `{"invalid_request": …}`
    json,      ///< an object that matches replySchema(), which the server enforces
};

} // namespace querymend
