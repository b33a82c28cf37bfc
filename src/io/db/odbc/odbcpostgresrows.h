#pragma once

#include "db/odbc/odbcrows.h"
#include "db/session/fetchpace.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// A column type's OID and its name on the server.
struct PostgresColumnType {
    unsigned oid = 0;
    std::string name;
};

/// Returns the column names and types in the output of cursor_to_xmlschema, with types as `schema.name`. Nothing if it
/// cannot be parsed.
[[nodiscard]] std::optional<std::vector<ResultColumn>> readPostgresShape(std::string_view xmlSchema);

/// Splits a row that PostgreSQL wrote as one text, `(1,"a b",)`; NULL becomes nothing.
[[nodiscard]] std::vector<std::optional<std::string>> readPostgresRow(std::string_view text);

/// The server omits a row whose text has more bytes, because a driver keeps several copies of it.
inline constexpr std::uint64_t longestOdbcRow = 64U << 20U;

/// The rows of the open cursor `querymend`. Each is one text, or NULL if that would be too long, because drivers would
/// rewrite single values.
class OdbcPostgresRows : public OdbcRows {
public:
    OdbcPostgresRows(OdbcLink& link, std::vector<ResultColumn> columns, std::vector<PostgresColumnType> types)
        : m_link(link), m_columns(std::move(columns)), m_types(std::move(types))
    {}

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_columns; }
    [[nodiscard]] Result<std::optional<CellRow>, EngineError> next(std::uint64_t bytes) override;

private:
    [[nodiscard]] OdbcStep fetchSome();

    OdbcLink& m_link;
    std::vector<ResultColumn> m_columns;
    std::vector<PostgresColumnType> m_types;
    FetchPace m_pace{256U << 10U, 2'000};
    std::size_t m_asked = 0;   ///< rows requested in the current batch
    std::size_t m_read = 0;    ///< rows read of it
    std::uint64_t m_bytes = 0; ///< in those rows
};

} // namespace querymend
