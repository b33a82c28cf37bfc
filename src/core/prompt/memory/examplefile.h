#pragma once

#include "base/result.h"
#include "prompt/memory/example.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Where and why a file of examples cannot be taken.
struct ExampleFileProblem {
    std::size_t line = 0;  ///< from 1; 0 where it is about an entry
    std::size_t entry = 0; ///< from 1; 0 where it is about a line
    std::string reason;
};

/// The problem in words, for people.
[[nodiscard]] std::string describe(const ExampleFileProblem& problem);

/// Pairs from JSON: an array of objects, an object with an array under `examples`, or one object on each line. The
/// members are `question`, `SQL`, `query` or `sql`, and perhaps `evidence` and `db_id` or `database`, so that the files
/// of BIRD and Spider are read as they are; others are passed over.
[[nodiscard]] Result<std::vector<Example>, ExampleFileProblem> readJsonExamples(std::string_view text);

/// Pairs from SQL: statements that end in a semicolon at the end of a line, each behind comments that say what it
/// answers:
///
///     -- How many orders are there?
///     -- evidence: only paid ones count
///     -- database: shop
///     SELECT count(*) FROM orders WHERE status = 'paid';
[[nodiscard]] Result<std::vector<Example>, ExampleFileProblem> readSqlExamples(std::string_view text);

} // namespace querymend
