#pragma once

#include "answer/givenexpression.h"
#include "answer/givensentence.h"
#include "answer/joinmap.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A metric whose columns are known.
struct ComputedMetric {
    std::string term;
    TableId base; ///< whose rows are computed with; each has one row of the other tables
    GivenExpression expression;
};

/// A condition on the rows of a table that count.
struct DefaultFilter {
    TableId table;
    GivenExpression condition;
};

[[nodiscard]] Result<ComputedMetric, GivenProblem> metricFrom(const GivenMetric& given, const Catalog& catalog,
                                                              const Dialect& dialect, const JoinMap& joins);
/// The join from the table whose rows have at most one row of the other: along its primary key, or as the sentence
/// says.
[[nodiscard]] Result<JoinStep, GivenProblem> joinFrom(const GivenJoin& given, const Catalog& catalog,
                                                      const Dialect& dialect);
[[nodiscard]] Result<DefaultFilter, GivenProblem> filterFrom(const GivenFilter& given, const Catalog& catalog,
                                                             const Dialect& dialect);

/// What the sentences of the evidence say besides what terms mean. Those that the schema does not fit are left out.
struct GivenRules {
    std::vector<std::shared_ptr<const ComputedMetric>> metrics;
    std::vector<JoinStep> joins;
    std::vector<DefaultFilter> filters;
};

[[nodiscard]] std::vector<JoinStep> joinsIn(std::string_view evidence, const Catalog& catalog, const Dialect& dialect);
/// The joins are those of the evidence already.
[[nodiscard]] GivenRules rulesIn(std::string_view evidence, const Catalog& catalog, const Dialect& dialect,
                                 const JoinMap& joins);

} // namespace querymend
