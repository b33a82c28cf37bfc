#pragma once

#include "db/engines.h"

#include <QSqlDatabase>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace querymend::bench {

/// The size of the measured databases.
struct DatabaseSize {
    std::size_t rows = 1000000; ///< of the table `sales (id, customer, total, day)`
    std::size_t tables = 10000; ///< in the schema `many`, with ten columns each
};

/// A private, filled database of one engine; it lives as long as this object.
class BenchDatabase {
public:
    BenchDatabase() = default;
    BenchDatabase(const BenchDatabase&) = delete;
    BenchDatabase& operator=(const BenchDatabase&) = delete;
    virtual ~BenchDatabase() = default;

    [[nodiscard]] virtual std::string url() const = 0;
    /// The same database with Qt alone, not opened yet.
    [[nodiscard]] virtual QSqlDatabase plain(const QString& connection) const = 0;
    /// The connection string for libpq; empty for other engines.
    [[nodiscard]] virtual std::string addressForLibpq() const { return {}; }
};

/// Returns null if the database cannot be started.
using BenchStart = std::unique_ptr<BenchDatabase> (*)(const DatabaseSize&);

[[nodiscard]] std::unique_ptr<BenchDatabase> startSqlite(const DatabaseSize& size);
[[nodiscard]] std::unique_ptr<BenchDatabase> startDuckdb(const DatabaseSize& size);
[[nodiscard]] std::unique_ptr<BenchDatabase> startPostgres(const DatabaseSize& size);
[[nodiscard]] std::unique_ptr<BenchDatabase> startOdbc(const DatabaseSize& size);
[[nodiscard]] std::unique_ptr<BenchDatabase> startMariadb(const DatabaseSize& size);

/// Where an engine that is a library runs: in the calling process, or in a host process.
enum class Seat : std::uint8_t { here, host };

/// One way to reach an engine whose million-row results are measured. To add one, add a row; rows with the same `start`
/// share a database.
struct BenchEngine {
    const char* name;
    BenchStart start;
    Seat seat; ///< `here` for servers, because their sessions are in this process
};

[[nodiscard]] std::span<const BenchEngine> benchEngines();

} // namespace querymend::bench
