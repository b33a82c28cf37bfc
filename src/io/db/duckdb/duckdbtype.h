#pragma once

#include "db/duckdb/duckdbapi.h"

#include <string>
#include <vector>

namespace querymend {

/// A column's type with everything needed to read its values.
struct DuckdbType {
    duckdbapi::TypeId id = duckdbapi::nullType;
    std::string name;                                  ///< as DuckDB's typeof() writes it
    std::uint8_t scale = 0;                            ///< of a decimal
    duckdbapi::TypeId storage = duckdbapi::bigintType; ///< the integers that store a decimal or an enumeration
    std::uint64_t arraySize = 0;
    std::vector<std::string> labels; ///< of an enumeration, or the field names
    std::vector<DuckdbType> inner;   ///< of elements, of key and value, or of fields
    bool isJson = false;
    bool isKnown = false; ///< whether its storage is known
};

/// Reads a type with all its inner types.
[[nodiscard]] DuckdbType duckdbTypeOf(const duckdbapi::Api& api, duckdbapi::Type type);

/// Whether its values can be read, including those of all inner types.
[[nodiscard]] bool isReadable(const DuckdbType& type);

} // namespace querymend
