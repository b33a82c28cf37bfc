#pragma once

#include "check/finding.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"
#include "sql/tokens/token.h"

#include <string_view>
#include <vector>

namespace querymend {

/// Where a statement writes a name with blanks or signs without quotes, as in `l.T-CHO`, its parts are read as names
/// and operators of their own. Of the findings on such a place the first says which name needs quotes; the others
/// follow from it and go.
void adviseOnUnquotedNames(std::vector<Finding>& findings, std::string_view text, const std::vector<Token>& tokens,
                           const Dialect& dialect, const Catalog& catalog);

} // namespace querymend
