#pragma once

#include "db/duckdb/duckdbapi.h"

#include <string>
#include <vector>

namespace querymend {

/// A column's type with all that is needed to read its values.
struct DuckdbType {
    duckdbapi::TypeId id = duckdbapi::nullType;
    std::string name;                                  ///< as DuckDB's typeof() writes it
    std::uint8_t scale = 0;                            ///< of a decimal
    duckdbapi::TypeId storage = duckdbapi::bigintType; ///< of a decimal's or an enumeration's numbers
    std::uint64_t arraySize = 0;
    std::vector<std::string> labels; ///< of an enumeration, or the names of fields
    std::vector<DuckdbType> inner;   ///< of elements, of key and value, of fields
    bool isJson = false;
    bool isKnown = false; ///< how its values are stored
};

/// Reads all of a type.
[[nodiscard]] DuckdbType duckdbTypeOf(const duckdbapi::Api& api, duckdbapi::Type type);

/// Whether its values can be read, with all that is in them.
[[nodiscard]] bool isReadable(const DuckdbType& type);

} // namespace querymend
