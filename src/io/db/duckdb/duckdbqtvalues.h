#pragma once

#include "db/cell.h"
#include "db/duckdb/duckdbtype.h"

#include <QMetaType>
#include <QSql>
#include <QString>
#include <QVariant>

namespace querymend {

/// What QtSql users get for a column of this type.
[[nodiscard]] QMetaType qtTypeOf(const DuckdbType& type);
/// By a name as the catalog has it, `DECIMAL(12,2)`.
[[nodiscard]] QMetaType qtTypeNamed(const QString& name);
/// One value for them; a NULL keeps its type.
[[nodiscard]] QVariant qtValueOf(const Cell& cell, const DuckdbType& type, QSql::NumericalPrecisionPolicy policy);

} // namespace querymend
