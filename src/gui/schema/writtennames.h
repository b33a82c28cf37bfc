#pragma once

#include "dialect/dialect.h"
#include "schema/catalog.h"

#include <QString>

#include <string>

namespace querymend {

/// The table as a statement must write it: quoted and with its schema where that is needed.
[[nodiscard]] std::string writtenName(const Dialect& dialect, const Catalog& catalog, TableId table);

/// Shows a table's first rows.
[[nodiscard]] std::string previewStatement(const Dialect& dialect, const Catalog& catalog, TableId table);

/// A name as it is shown in a line: with a mark in place of each character that would break it or turn it round. The
/// text keeps its length.
[[nodiscard]] QString shownName(const std::string& name);

} // namespace querymend
