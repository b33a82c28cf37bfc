#pragma once

#include "check/parameters/parametervalue.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace querymend {

/// The types that the parameters of a statement probably have: by the columns that they are compared with, by casts,
/// and by where they are. The catalog may be null.
[[nodiscard]] std::map<std::string, ParameterType, std::less<>> guessedTypes(std::string_view statement,
                                                                             const Dialect& dialect,
                                                                             const Catalog* catalog);

} // namespace querymend
