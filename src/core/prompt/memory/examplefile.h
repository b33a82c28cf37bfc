#pragma once

#include "base/result.h"
#include "prompt/memory/example.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Why a file of examples cannot be read, and where.
struct ExampleFileProblem {
    std::size_t line = 0;  ///< from 1; 0 if about an entry
    std::size_t entry = 0; ///< from 1; 0 if about a line
    std::string reason;
};

/// Describes the problem for the user.
[[nodiscard]] std::string describe(const ExampleFileProblem& problem);

/// Reads pairs from JSON: an array of objects, an object with an array under `examples`, or one object per line. The
/// members are `question`, `SQL`, `query` or `sql`, and optionally `evidence` and `db_id` or `database`, so that the
/// files of BIRD and Spider can be read unchanged; other members are ignored.
[[nodiscard]] Result<std::vector<Example>, ExampleFileProblem> readJsonExamples(std::string_view text);

/// Reads pairs from SQL: statements that end in a semicolon at the end of a line, each preceded by comments that say
/// what it answers:
///
///     -- How many orders are there?
///     -- evidence: only paid ones count
///     -- database: shop
///     SELECT count(*) FROM orders WHERE status = 'paid';
[[nodiscard]] Result<std::vector<Example>, ExampleFileProblem> readSqlExamples(std::string_view text);

} // namespace querymend
