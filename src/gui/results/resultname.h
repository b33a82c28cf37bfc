#pragma once

#include <QString>

#include <string>

namespace querymend {

struct Dialect;

/// The tables that a statement reads, as a name for its rows; empty if it reads none.
[[nodiscard]] QString tablesRead(const std::string& statement, const Dialect& dialect);

} // namespace querymend
