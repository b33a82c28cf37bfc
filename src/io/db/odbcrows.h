#pragma once

#include "db/odbclink.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// An answer to a question of our own, all of it, as texts; NULL is an empty one.
using OdbcTexts = std::vector<std::vector<std::string>>;

[[nodiscard]] Result<OdbcTexts, EngineError> askOdbc(OdbcLink& link, std::string_view text);
/// Where only that it worked is of interest.
[[nodiscard]] OdbcStep tellOdbc(OdbcLink& link, std::string_view text);

[[nodiscard]] std::size_t bytesOf(const Cell& cell);

/// The rows of a statement that runs, one after the other.
class OdbcRows {
public:
    OdbcRows() = default;
    OdbcRows(const OdbcRows&) = delete;
    OdbcRows& operator=(const OdbcRows&) = delete;
    virtual ~OdbcRows() = default;

    [[nodiscard]] virtual const std::vector<ResultColumn>& columns() const = 0;
    [[nodiscard]] virtual Result<std::optional<CellRow>, EngineError> next(std::uint64_t bytes) = 0;
};

/// The rows as the driver gives them.
class OdbcPlainRows : public OdbcRows {
public:
    OdbcPlainRows(OdbcLink& link, std::vector<ResultColumn> columns) : m_link(link), m_columns(std::move(columns)) {}

    [[nodiscard]] const std::vector<ResultColumn>& columns() const override { return m_columns; }
    [[nodiscard]] Result<std::optional<CellRow>, EngineError> next(std::uint64_t bytes) override
    {
        return m_link.next(bytes);
    }

private:
    OdbcLink& m_link;
    std::vector<ResultColumn> m_columns;
};

} // namespace querymend
