#pragma once

#include "db/duckdb/duckdbtype.h"

#include <string>
#include <string_view>

namespace querymend {

/// Writes values of DuckDB as its own casts to text do, also inside lists and structures.
class DuckdbText {
public:
    explicit DuckdbText(const duckdbapi::Api& api) : m_api(api) {}

    /// NULL is the word.
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

/// The value of a vector that stores this C++ type.
template <class Value>
const Value& valueAt(const duckdbapi::Api& api, duckdbapi::Vector vector, duckdbapi::Index row)
{
    return static_cast<const Value*>(api.vector_get_data(vector))[row];
}

/// The bytes of a text or blob, valid as long as the chunk.
[[nodiscard]] std::string_view bytesOf(const duckdbapi::Bytes& value);

/// Which label an enumeration's value has.
[[nodiscard]] const std::string& labelAt(const duckdbapi::Api& api, const DuckdbType& type, duckdbapi::Vector vector,
                                         duckdbapi::Index row);

} // namespace querymend
