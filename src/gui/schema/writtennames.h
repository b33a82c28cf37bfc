#pragma once

#include "dialect/dialect.h"
#include "schema/catalog.h"

#include <QString>

#include <string>

namespace querymend {

/// Returns a table's name as SQL must spell it: quoted and with its schema where necessary.
[[nodiscard]] std::string writtenName(const Dialect& dialect, const Catalog& catalog, TableId table);

/// Returns a statement that reads a table's first rows.
[[nodiscard]] std::string previewStatement(const Dialect& dialect, const Catalog& catalog, TableId table);

/// Returns a name for display on one line. Each character that would break the line or change the text direction is
/// replaced by one mark, so the length stays the same.
[[nodiscard]] QString shownName(const std::string& name);

} // namespace querymend
