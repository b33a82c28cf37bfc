#pragma once

#include "db/fetchpace.h"
#include "db/odbc/odbcrows.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// What a server calls a column's type and the number that it has.
struct PostgresColumnType {
    unsigned oid = 0;
    std::string name;
};

/// The names of the columns and of their types in what cursor_to_xmlschema says; a type that is no part of SQL's
/// standard as `schema.name`. Nothing where it is no such text.
[[nodiscard]] std::optional<std::vector<ResultColumn>> readPostgresShape(std::string_view xmlSchema);

/// A row as PostgreSQL writes it in one text, `(1,"a b",)`; nothing stands for NULL.
[[nodiscard]] std::vector<std::optional<std::string>> readPostgresRow(std::string_view text);

/// A row whose text has more bytes is left out by the server, because a driver keeps it several times.
inline constexpr std::uint64_t longestOdbcRow = 64U << 20U;

/// The rows of the open cursor `querymend`, each of which is one text, or NULL if that would be too long; a driver
/// would rewrite single values.
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
    std::size_t m_asked = 0;   ///< rows of the batch that is being read
    std::size_t m_read = 0;    ///< of them
    std::uint64_t m_bytes = 0; ///< of those that were read
};

} // namespace querymend
