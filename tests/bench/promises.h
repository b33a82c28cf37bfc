#pragma once

#include <benchmark/benchmark.h>

#include <map>
#include <string>
#include <vector>

namespace querymend::bench {

/// Prints what Google Benchmark prints, and keeps the median time of every benchmark.
class TimeKeeper : public benchmark::ConsoleReporter {
public:
    TimeKeeper();

    void ReportRuns(const std::vector<Run>& runs) override;
    /// In seconds; 0 where the benchmark did not run.
    [[nodiscard]] double timeOf(const std::string& benchmark) const;
    /// What a benchmark counted; 0 where it did not run.
    [[nodiscard]] double countOf(const std::string& benchmark, const std::string& counter) const;
    /// How many benchmarks found that they do not measure what they should.
    [[nodiscard]] int failed() const { return m_failed; }

private:
    std::map<std::string, double> m_seconds;
    std::map<std::string, double> m_counts; ///< by the benchmark and the counter, parted by a blank
    int m_failed = 0;
};

/// Prints what was promised and what was measured, and gives how many promises were not kept.
[[nodiscard]] int reportPromises(const TimeKeeper& times);

} // namespace querymend::bench
