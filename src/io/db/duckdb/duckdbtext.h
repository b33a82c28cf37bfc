#pragma once

#include "db/duckdb/duckdbtype.h"

#include <string>
#include <string_view>

namespace querymend {

/// Writes DuckDB's values as its own casts to text do, also inside lists and structs.
class DuckdbText {
public:
    explicit DuckdbText(const duckdbapi::Api& api) : m_api(api) {}

    /// NULL is written as a word.
    void append(std::string& out, const DuckdbType& type, duckdbapi::Vector vector, duckdbapi::Index row) const;

private:
    void appendInside(std::string& out, const DuckdbType& type, duckdbapi::Vector vector, duckdbapi::Index row) const;
    void appendList(std::string& out, const DuckdbType& type, duckdbapi::Vector vector, duckdbapi::Index row) const;
    void appendMap(std::string& out, const DuckdbType& type, duckdbapi::Vector vector, duckdbapi::Index row) const;
    void appendStruct(std::string& out, const DuckdbType& type, duckdbapi::Vector vector, duckdbapi::Index row) const;
    void appendUnion(std::string& out, const DuckdbType& type, duckdbapi::Vector vector, duckdbapi::Index row) const;

    const duckdbapi::Api& m_api;
};

[[nodiscard]] bool isNullAt(const duckdbapi::Api& api, duckdbapi::Vector vector, duckdbapi::Index row);

/// Returns a value from a vector that stores this C++ type.
template <class Value>
const Value& valueAt(const duckdbapi::Api& api, duckdbapi::Vector vector, duckdbapi::Index row)
{
    return static_cast<const Value*>(api.vector_get_data(vector))[row];
}

/// Returns the bytes of a string or blob, valid as long as the chunk.
[[nodiscard]] std::string_view bytesOf(const duckdbapi::Bytes& value);

/// Returns the label of an enumeration's value.
[[nodiscard]] const std::string& labelAt(const duckdbapi::Api& api, const DuckdbType& type, duckdbapi::Vector vector,
                                         duckdbapi::Index row);

} // namespace querymend
