#pragma once

#include "benchdatabases.h"

#include <map>
#include <memory>
#include <string>

namespace querymend::bench {

/// The benchmarks on live databases; each database is started when the first of its benchmarks runs.
class DatabaseBenchmarks {
public:
    explicit DatabaseBenchmarks(const DatabaseSize& size) : m_size(size) {}

    void registerAll();

private:
    /// Null where it cannot be started.
    BenchDatabase* databaseOf(const BenchEngine& engine);
    void registerResults(const BenchEngine& engine);
    void registerPostgres(const BenchEngine& engine);

    DatabaseSize m_size;
    std::map<std::string, std::unique_ptr<BenchDatabase>> m_databases;
};

/// Reads the whole table in pages from the database with this URL, and prints the most memory that the process used, in
/// kilobytes. A process of its own does this, so that nothing else counts. Gives its exit status.
[[nodiscard]] int readAndTellMemory(const char* url);

} // namespace querymend::bench
