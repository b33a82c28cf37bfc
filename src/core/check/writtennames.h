#pragma once

#include "schema/catalog.h"
#include "sql/outline.h"

#include <span>
#include <string_view>

namespace querymend {

// How a statement writes the names that a catalog is asked for.

[[nodiscard]] WrittenName writtenName(const NamePart& part);
[[nodiscard]] WrittenTable writtenTable(std::span<const NamePart> parts);
[[nodiscard]] WrittenTable writtenTable(const Outline& outline, NameSpan name);

/// MariaDB's seq_1_to_10 and seq_1_to_10_step_3, in any database.
[[nodiscard]] bool namesSequence(std::string_view name);

} // namespace querymend
