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
    /// Null if it cannot be started.
    BenchDatabase* databaseOf(const BenchEngine& engine);
    template <class Run>
    void add(const BenchEngine& engine, const std::string& name, Run run);
    void registerResults(const BenchEngine& engine);
    void registerMemory(const BenchEngine& engine);
    void registerReference(const BenchEngine& engine);
    void registerPostgres(const BenchEngine& engine);
    void registerLines(const BenchEngine& engine);

    DatabaseSize m_size;
    std::map<BenchStart, std::unique_ptr<BenchDatabase>> m_databases;
};

/// The options that make this program read a table once and print its memory use; a URL follows.
inline constexpr const char* tellMemory = "--tell-memory";
inline constexpr const char* tellMemoryInHost = "--tell-memory-in-host";

/// Reads the whole table in pages from the database at this URL, and prints the peak memory of this process, and of its
/// host if it has one, in kilobytes. Runs in a separate process so that nothing else counts. Returns the exit status.
[[nodiscard]] int readAndTellMemory(const char* url, Seat seat);

} // namespace querymend::bench
