#pragma once

#include "promisetable.h"

#include <string>
#include <vector>

namespace querymend::bench {

/// What the user of the benchmarks wants besides Google Benchmark's options.
struct BenchOptions {
    bool isOnce = false;  ///< run as briefly as possible, to show that the benchmarks work
    bool isTable = false; ///< print the ratios as Markdown
    std::string last;     ///< a results file to compare with
    std::string read;     ///< a results file to report on instead of measuring
    Scope scope = Scope::all;
};

/// Takes these options out of a program's arguments, which then has only those of Google Benchmark.
[[nodiscard]] BenchOptions takeOptions(std::vector<char*>& arguments);

} // namespace querymend::bench
