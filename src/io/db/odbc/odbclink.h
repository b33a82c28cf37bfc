#pragma once

#include "base/result.h"
#include "db/session/cell.h"
#include "db/session/session.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace querymend {

using OdbcStep = Result<void, EngineError>;
using OdbcColumns = Result<std::vector<ResultColumn>, EngineError>;

/// One ODBC connection: runs texts, and returns rows or the server's errors. Whatever runs can be cancelled and ends at
/// its deadline.
class OdbcLink {
public:
    OdbcLink() = default;
    OdbcLink(const OdbcLink&) = delete;
    OdbcLink& operator=(const OdbcLink&) = delete;
    virtual ~OdbcLink() = default;

    [[nodiscard]] virtual std::shared_ptr<Canceller> canceller() const = 0;

    /// Begins a transaction that lasts until rollback(); earlier cancel requests do not affect it.
    [[nodiscard]] virtual OdbcStep begin(const Limits& limits) = 0;
    virtual void rollback() = 0;
    /// Sets a new deadline for the next part of this transaction.
    virtual void restartClock(const Limits& limits) = 0;

    /// Prepares a statement without running it, and returns its columns; none if it returns no rows.
    [[nodiscard]] virtual OdbcColumns describe(std::string_view statement) = 0;
    /// Runs a text; its rows are available until another text is run.
    [[nodiscard]] virtual OdbcColumns execute(std::string_view text) = 0;
    /// Returns the next row, if it has no more than this many bytes; nothing after the last.
    [[nodiscard]] virtual Result<std::optional<CellRow>, EngineError> next(std::uint64_t bytes) = 0;
};

} // namespace querymend
