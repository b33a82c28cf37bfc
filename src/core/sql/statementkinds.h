#pragma once

#include "sql/outline.h"

namespace querymend {

/// What a statement does that begins with this word; `query` only for words that always begin one.
[[nodiscard]] StatementKind statementKindOf(Keyword verb);

/// Whether the word can only begin a statement: where separators are optional, one starts here.
[[nodiscard]] bool beginsStatement(Keyword word);

} // namespace querymend
