#pragma once

#include "base/textmap.h"
#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "sql/outline/outline.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The text as a literal in single quotes.
[[nodiscard]] std::string singleQuoted(std::string_view text);

/// Edits that put single quotes around the texts in double quotes, where the engine would take them for texts: no
/// column in sight has that name. What is selected or sorted by and nearly names a column stays as it is, since there
/// a misspelt column is as likely.
[[nodiscard]] std::vector<TextEdit> quotedTexts(std::string_view text, const Outline& outline, const Dialect& dialect,
                                                const SchemaView& schema);

} // namespace querymend
