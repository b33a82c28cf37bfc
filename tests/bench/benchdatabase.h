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
    template <class Run>
    void add(const BenchEngine& engine, const std::string& name, Run run);
    void registerResults(const BenchEngine& engine);
    void registerMemory(const BenchEngine& engine);
    void registerReference(const BenchEngine& engine);
    void registerPostgres(const BenchEngine& engine);

    DatabaseSize m_size;
    std::map<BenchStart, std::unique_ptr<BenchDatabase>> m_databases;
};

/// The options that make this program read a table once and tell the memory; a URL follows.
inline constexpr const char* tellMemory = "--tell-memory";
inline constexpr const char* tellMemoryInHost = "--tell-memory-in-host";

/// Reads the whole table in pages from the database with this URL, and prints the most memory that this process used,
/// and its host if it has one, in kilobytes. A process of its own does this, so that nothing else counts. Gives its
/// exit status.
[[nodiscard]] int readAndTellMemory(const char* url, Seat seat);

} // namespace querymend::bench
