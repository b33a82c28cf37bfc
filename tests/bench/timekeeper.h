#pragma once

#include "measurements.h"

#include <benchmark/benchmark.h>

#include <vector>

namespace querymend::bench {

/// Prints what Google Benchmark prints, and keeps what was measured.
class TimeKeeper : public benchmark::ConsoleReporter {
public:
    TimeKeeper() : ConsoleReporter(OO_Tabular) {}

    void ReportRuns(const std::vector<Run>& runs) override;
    [[nodiscard]] const Measurements& measured() const { return m_measured; }
    /// How many benchmarks reported an error.
    [[nodiscard]] int failed() const { return m_failed; }

private:
    void keep(const Run& run, Statistic statistic);

    Measurements m_measured;
    int m_failed = 0;
};

} // namespace querymend::bench
