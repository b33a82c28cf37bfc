#pragma once

#include "db/duckdb/duckdbtype.h"
#include "db/session/cell.h"

#include <QMetaType>
#include <QSql>
#include <QString>
#include <QVariant>

namespace querymend {

/// Returns the Qt type of a column's values.
[[nodiscard]] QMetaType qtTypeOf(const DuckdbType& type);
/// The same by a type's name in the catalog, such as `DECIMAL(12,2)`.
[[nodiscard]] QMetaType qtTypeNamed(const QString& name);
/// Converts a value for QtSql; a NULL keeps its type.
[[nodiscard]] QVariant qtValueOf(const Cell& cell, const DuckdbType& type, QSql::NumericalPrecisionPolicy policy);

} // namespace querymend
