#pragma once

#include "db/databasewarning.h"
#include "db/odbc/odbclink.h"
#include "db/odbc/odbcrows.h"
#include "db/plan.h"
#include "dialect/dialect.h"
#include "schema/snapshot.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

namespace querymend {

/// Which code of a driver's complaint the dialect's table of errors knows.
enum class OdbcCode : std::uint8_t { sqlState, number };

/// Who ends a statement that runs too long: the server is told so itself, or the driver is, in whole seconds.
enum class OdbcClock : std::uint8_t { server, driver };

/// What is known of a session once it is open.
struct OdbcFacts {
    Dialect dialect;
    DatabaseWarnings warnings;
};

/// What is said to one kind of server behind ODBC; the table of them is in odbcservers.cpp.
struct OdbcServer {
    std::string_view called; ///< how the name begins that the server gives itself
    DialectId dialect;
    OdbcCode code;
    OdbcClock clock;
    std::span<const std::string_view> lost;      ///< codes of connections that are gone
    std::span<const std::string_view> stopped;   ///< codes of statements that were cancelled or ran too long
    std::span<const std::string_view> forbidden; ///< codes of writes that the fence stopped
    std::string_view afterRollback;              ///< gives back what a transaction leaves behind; may be empty

    /// Once, in the first transaction: makes the session read-only and looks whether it is.
    OdbcStep (*settle)(OdbcLink& link, OdbcFacts& facts);
    /// At the beginning of each transaction.
    OdbcStep (*begin)(OdbcLink& link, const Limits& limits);
    OdbcStep (*prepare)(OdbcLink& link, std::string_view statement, const Dialect& dialect);
    Result<Plan, EngineError> (*explain)(OdbcLink& link, std::string_view statement, const Dialect& dialect);
    Result<std::unique_ptr<OdbcRows>, EngineError> (*run)(OdbcLink& link, std::string_view statement,
                                                          const Dialect& dialect);
    Result<Snapshot, EngineError> (*readSchema)(OdbcLink& link, const SchemaRequest& request);
};

/// Null where nothing is known of such a server.
[[nodiscard]] const OdbcServer* odbcServerCalled(std::string_view name);
/// For messages: all that are known.
[[nodiscard]] std::string knownOdbcServers();

extern const OdbcServer postgresByOdbc;
extern const OdbcServer sqlServerByOdbc;
extern const OdbcServer oracleByOdbc;

} // namespace querymend
