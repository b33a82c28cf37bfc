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
    /// In seconds; 0 if the benchmark did not run.
    [[nodiscard]] double timeOf(const std::string& benchmark) const;
    /// A benchmark's counter; 0 if it did not run.
    [[nodiscard]] double countOf(const std::string& benchmark, const std::string& counter) const;
    /// How many benchmarks reported an error.
    [[nodiscard]] int failed() const { return m_failed; }

private:
    std::map<std::string, double> m_seconds;
    std::map<std::string, double> m_counts; ///< by benchmark and counter, separated by a space
    int m_failed = 0;
};

/// Prints what was promised and what was measured. Returns the number of broken promises.
[[nodiscard]] int reportPromises(const TimeKeeper& times);

} // namespace querymend::bench
