#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace querymend::bench {

/// PostgreSQL statements of about 2 kB, each with several queries of the corpus as CTEs.
[[nodiscard]] const std::vector<std::string>& typicalStatements();

[[nodiscard]] std::size_t bytesOf(const std::vector<std::string>& texts);

/// What makes a long statement long.
enum class Shape { list, arms, ctes, joins, columns, subqueries };

[[nodiscard]] std::string_view name(Shape shape);

/// One statement over the corpora's tables, of about this length, grown in one way.
[[nodiscard]] std::string longStatement(Shape shape, std::size_t bytes);

/// A statement of this length that is nothing but nesting.
[[nodiscard]] std::string nestedStatement(std::size_t bytes);

/// The schema file of the corpora's tables for PostgreSQL.
[[nodiscard]] std::string sampleSchemaJson();

} // namespace querymend::bench
