#pragma once

#include "benchdatabases.h"

#include <benchmark/benchmark.h>

#include <cstddef>

namespace querymend::bench {

/// Checks that many JSON lines on a database with the program, over one connection and over two, and for comparison has
/// QtSql prepare and explain the same statements.
void checkLinesByTurns(benchmark::State& state, const BenchDatabase& database, const BenchEngine& engine,
                       std::size_t lines);

} // namespace querymend::bench
