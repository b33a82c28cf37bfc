#pragma once

#include "base/json.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace querymend::bench {

/// A median of some repetitions.
struct Median {
    double value = 0;
    std::optional<double> deviation; ///< standard deviation of the repetitions; unknown if there was only one
};

/// Which number of the repetitions is given.
enum class Statistic { median, deviation };

/// What benchmarks measured, by their names without the settings that Google Benchmark appends.
class Measurements {
public:
    using CounterName = std::pair<std::string, std::string>; ///< of the benchmark, and its own

    void addTime(const std::string& benchmark, Statistic statistic, double seconds);
    void addCount(const std::string& benchmark, const std::string& counter, Statistic statistic, double value);

    /// In seconds; 0 if the benchmark did not run.
    [[nodiscard]] double timeOf(const std::string& benchmark) const;
    /// A benchmark's counter; 0 if it did not run.
    [[nodiscard]] double countOf(const std::string& benchmark, const std::string& counter) const;
    /// All counters of a benchmark whose names begin with this, by the rest of their names.
    [[nodiscard]] std::map<std::string, double> countsOf(const std::string& benchmark, std::string_view begin) const;

    [[nodiscard]] const std::map<std::string, Median>& times() const { return m_times; }
    [[nodiscard]] const std::map<CounterName, Median>& counts() const { return m_counts; }

private:
    std::map<std::string, Median> m_times;
    std::map<CounterName, Median> m_counts;
};

/// Reads the file that `--benchmark_out` writes as JSON.
[[nodiscard]] Result<Measurements, JsonError> readMeasurements(std::string_view text);

} // namespace querymend::bench
