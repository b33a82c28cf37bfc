#pragma once

#include "db/odbc/odbclink.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// The complete result of one of our own queries as texts; NULL is an empty one.
using OdbcTexts = std::vector<std::vector<std::string>>;

[[nodiscard]] Result<OdbcTexts, EngineError> askOdbc(OdbcLink& link, std::string_view text);
/// Runs a statement of which only the success matters.
[[nodiscard]] OdbcStep tellOdbc(OdbcLink& link, std::string_view text);

/// The rows of a running statement, read in turn.
class OdbcRows {
public:
    OdbcRows() = default;
    OdbcRows(const OdbcRows&) = delete;
    OdbcRows& operator=(const OdbcRows&) = delete;
    virtual ~OdbcRows() = default;

    [[nodiscard]] virtual const std::vector<ResultColumn>& columns() const = 0;
    [[nodiscard]] virtual Result<std::optional<CellRow>, EngineError> next(std::uint64_t bytes) = 0;
};

/// Runs a statement whose rows are read as the driver returns them.
[[nodiscard]] Result<std::unique_ptr<OdbcRows>, EngineError> runPlainly(OdbcLink& link, std::string_view statement);

} // namespace querymend
