#pragma once

#include "schema/catalog.h"
#include "sql/outline/outline.h"

#include <span>
#include <string_view>

namespace querymend {

// Names of an outline in the form in which a catalog looks them up.

[[nodiscard]] WrittenName writtenName(const NamePart& part);
[[nodiscard]] WrittenTable writtenTable(std::span<const NamePart> parts);
[[nodiscard]] WrittenTable writtenTable(const Outline& outline, NameSpan name);

/// Whether this is a sequence table of MariaDB, in lower case: seq_1_to_10 or seq_1_to_10_step_3, in any database.
[[nodiscard]] bool namesSequence(std::string_view name);

} // namespace querymend
