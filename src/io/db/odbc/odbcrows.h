#pragma once

#include "db/odbc/odbclink.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// An answer to a question of our own, all of it, as texts; NULL is an empty one.
using OdbcTexts = std::vector<std::vector<std::string>>;

[[nodiscard]] Result<OdbcTexts, EngineError> askOdbc(OdbcLink& link, std::string_view text);
/// Where only that it worked is of interest.
[[nodiscard]] OdbcStep tellOdbc(OdbcLink& link, std::string_view text);

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

/// Runs a statement whose rows are read as the driver gives them.
[[nodiscard]] Result<std::unique_ptr<OdbcRows>, EngineError> runPlainly(OdbcLink& link, std::string_view statement);

} // namespace querymend
