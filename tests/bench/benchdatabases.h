#pragma once

#include "db/engines.h"

#include <QSqlDatabase>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace querymend::bench {

/// How large the databases are that are measured.
struct DatabaseSize {
    std::size_t rows = 1000000; ///< of the table `sales (id, customer, total, day)`
    std::size_t tables = 10000; ///< in the schema `many`, with ten columns each
};

/// A private database of one engine, full of rows; it is gone with this object.
class BenchDatabase {
public:
    BenchDatabase() = default;
    BenchDatabase(const BenchDatabase&) = delete;
    BenchDatabase& operator=(const BenchDatabase&) = delete;
    virtual ~BenchDatabase() = default;

    [[nodiscard]] virtual std::string url() const = 0;
    /// The same with Qt alone, not opened yet.
    [[nodiscard]] virtual QSqlDatabase plain(const QString& connection) const = 0;
    /// For libpq; empty for other engines.
    [[nodiscard]] virtual std::string addressForLibpq() const { return {}; }
};

/// Gives null where the database cannot be started.
using BenchStart = std::unique_ptr<BenchDatabase> (*)(const DatabaseSize&);

[[nodiscard]] std::unique_ptr<BenchDatabase> startSqlite(const DatabaseSize& size);
[[nodiscard]] std::unique_ptr<BenchDatabase> startDuckdb(const DatabaseSize& size);
[[nodiscard]] std::unique_ptr<BenchDatabase> startPostgres(const DatabaseSize& size);
[[nodiscard]] std::unique_ptr<BenchDatabase> startOdbc(const DatabaseSize& size);
[[nodiscard]] std::unique_ptr<BenchDatabase> startMariadb(const DatabaseSize& size);

/// Where an engine works that is a library: in the process that asks, or in one of its own.
enum class Seat : std::uint8_t { here, host };

/// One way to reach an engine of which million-row results are measured. Adding one is adding a row; rows that start
/// alike share a database.
struct BenchEngine {
    const char* name;
    BenchStart start;
    Seat seat; ///< a server is always elsewhere, so that its sessions are here
};

[[nodiscard]] std::span<const BenchEngine> benchEngines();

} // namespace querymend::bench
