#pragma once

#include "db/odbc/odbclink.h"
#include "db/odbc/odbcrows.h"
#include "db/plans/plan.h"
#include "db/session/databasewarning.h"
#include "dialect/dialect.h"
#include "schema/snapshot.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// Which code of a driver's error the dialect's error table uses.
enum class OdbcCode : std::uint8_t { sqlState, number };

/// What enforces a statement's time limit: a setting on the server, or the driver, in whole seconds.
enum class OdbcClock : std::uint8_t { server, driver };

/// What is known about an open session.
struct OdbcFacts {
    Dialect dialect;
    DatabaseWarnings warnings;
};

/// How one kind of server is used through ODBC; odbcservers.cpp lists all kinds.
struct OdbcServer {
    std::string_view product; ///< prefix of the name that the server reports
    DialectId dialect;
    OdbcCode code;
    OdbcClock clock;
    std::span<const std::string_view> lost;      ///< codes of lost connections
    std::span<const std::string_view> stopped;   ///< codes of statements that were cancelled or ran too long
    std::span<const std::string_view> forbidden; ///< codes of writes that the fence stopped
    std::string_view afterRollback;              ///< releases what a transaction leaves behind; may be empty

    /// Called once, in the first transaction: makes the session read-only and checks that it is.
    OdbcStep (*secure)(OdbcLink& link, OdbcFacts& facts);
    /// Called at the beginning of each transaction.
    OdbcStep (*begin)(OdbcLink& link, const Limits& limits);
    OdbcStep (*prepare)(OdbcLink& link, std::string_view statement, const Dialect& dialect);
    Result<Plan, EngineError> (*explain)(OdbcLink& link, std::string_view statement, const Dialect& dialect);
    Result<std::unique_ptr<OdbcRows>, EngineError> (*run)(OdbcLink& link, std::string_view statement,
                                                          const Dialect& dialect);
    Result<Snapshot, EngineError> (*readSchema)(OdbcLink& link, const SchemaRequest& request);
};

/// Null if no server of this name is known.
[[nodiscard]] const OdbcServer* odbcServerCalled(std::string_view name);
/// Lists all that are known, for messages.
[[nodiscard]] std::string knownOdbcServers();

extern const OdbcServer postgresByOdbc;
extern const OdbcServer sqlServerByOdbc;
extern const OdbcServer oracleByOdbc;

} // namespace querymend
