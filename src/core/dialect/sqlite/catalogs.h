#pragma once

#include "sql/guard/functions.h"

namespace querymend {

// clang-format off
inline constexpr CatalogRow sqliteCatalogs[] = {
    {"", "sqlite_dbpage", Secrecy::everything, {}, false}, // raw pages of the file
    {"", "dbstat", Secrecy::everything, {}, false},        // reads the whole file
};
// clang-format on

} // namespace querymend
