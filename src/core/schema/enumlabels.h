#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

// Types are written as engines declare them. A type that has a name of its own comes with its definition, as after
// CREATE TYPE or CREATE DOMAIN: `order_status as enum('open','paid')`, `postal_code as character varying(10)`.

/// The labels of an enumeration or a set: `enum('open','paid')` has two. They are part of the schema, not values of
/// rows.
[[nodiscard]] std::vector<std::string> labelsOf(std::string_view type);

/// What a type with a name of its own is defined as, or else the type; without labels.
[[nodiscard]] std::string_view storedType(std::string_view type);

/// The type as the definition of a column names it: `order_status` without its own definition.
[[nodiscard]] std::string_view declaredType(std::string_view type);

/// Labels between quotes, as many as fit into the given number of bytes but at least one, and how many more there are:
/// `'open', 'paid', and 7 more`.
[[nodiscard]] std::string listOfLabels(const std::vector<std::string>& labels, std::size_t mostBytes);

/// The type with a list of at most about a hundred bytes in the place of its labels.
[[nodiscard]] std::string briefType(std::string_view type);

} // namespace querymend
