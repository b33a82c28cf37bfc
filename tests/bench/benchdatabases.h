#pragma once

#include "db/engines.h"

#include <QSqlDatabase>

#include <cstddef>
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

    [[nodiscard]] virtual ConnectionTarget target() const = 0;
    /// The same with Qt alone, not opened yet.
    [[nodiscard]] virtual QSqlDatabase plain(const QString& connection) const = 0;
    /// For libpq; empty for other engines.
    [[nodiscard]] virtual std::string addressForLibpq() const { return {}; }
};

/// One engine of which million-row results are measured. Adding one is adding a row.
struct BenchEngine {
    const char* name;
    std::unique_ptr<BenchDatabase> (*start)(const DatabaseSize&); ///< gives null where it cannot be started
};

[[nodiscard]] std::span<const BenchEngine> benchEngines();

} // namespace querymend::bench
