#pragma once

#include "sql/outline/outline.h"

namespace querymend {

/// What a statement that begins with this word does; `query` only for words that always begin one.
[[nodiscard]] StatementKind statementKindOf(Keyword verb);

/// Whether this word begins a new statement where separators are optional.
[[nodiscard]] bool beginsStatement(Keyword word);

} // namespace querymend
