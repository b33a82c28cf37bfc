#pragma once

#include "base/result.h"
#include "db/cell.h"
#include "db/session.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace querymend {

using OdbcStep = Result<std::monostate, EngineError>;
using OdbcColumns = Result<std::vector<ResultColumn>, EngineError>;

/// The dialogue with one ODBC connection: texts go in, rows or the server's complaints come out. Whatever runs can be
/// cancelled and ends at its deadline.
class OdbcLink {
public:
    OdbcLink() = default;
    OdbcLink(const OdbcLink&) = delete;
    OdbcLink& operator=(const OdbcLink&) = delete;
    virtual ~OdbcLink() = default;

    [[nodiscard]] virtual std::shared_ptr<Canceller> canceller() const = 0;

    /// Everything from here to the rollback is one transaction; what somebody cancelled before has no part in it.
    [[nodiscard]] virtual OdbcStep begin(const Limits& limits) = 0;
    virtual void rollback() = 0;
    /// A new deadline for what comes next in this transaction.
    virtual void restartClock(const Limits& limits) = 0;

    /// What the driver says of a statement that it prepares and does not run; no columns where it gives no rows.
    [[nodiscard]] virtual OdbcColumns describe(std::string_view statement) = 0;
    /// Its rows are there until another text is run.
    [[nodiscard]] virtual OdbcColumns execute(std::string_view text) = 0;
    /// The next row, if it is no larger than so many bytes; nothing behind the last.
    [[nodiscard]] virtual Result<std::optional<CellRow>, EngineError> next(std::uint64_t bytes) = 0;
};

} // namespace querymend
