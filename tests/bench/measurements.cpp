#include "measurements.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <regex>

namespace querymend::bench {

namespace {

using Json = nlohmann::json;

/// Numbers of Google Benchmark's own; all others are counters.
constexpr std::array ownNumbers{"family_index",
                                "per_family_instance_index",
                                "repetitions",
                                "repetition_index",
                                "threads",
                                "iterations",
                                "real_time",
                                "cpu_time",
                                "allocs_per_iter",
                                "max_bytes_used",
                                "total_allocated_bytes",
                                "net_heap_growth"};

void put(Median& median, Statistic statistic, double value)
{
    if (statistic == Statistic::median)
        median.value = value;
    else
        median.deviation = value;
}

std::string textAt(const Json& entry, const char* key)
{
    const auto found = entry.find(key);
    return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

double numberAt(const Json& entry, const char* key)
{
    const auto found = entry.find(key);
    return found != entry.end() && found->is_number() ? found->get<double>() : 0;
}

bool isFailed(const Json& entry)
{
    const auto found = entry.find("error_occurred");
    return found != entry.end() && found->is_boolean() && found->get<bool>();
}

/// Nothing for the other statistics, and for single repetitions of several.
std::optional<Statistic> statisticOf(const Json& entry)
{
    const std::string aggregate = textAt(entry, "aggregate_name");
    if (isFailed(entry))
        return {};
    if (aggregate.empty())
        return numberAt(entry, "repetitions") <= 1 ? std::optional(Statistic::median) : std::nullopt;
    if (aggregate == "median")
        return Statistic::median;
    return aggregate == "stddev" ? std::optional(Statistic::deviation) : std::nullopt;
}

/// The name that the benchmark was registered with.
std::string nameIn(const std::string& runName)
{
    std::size_t end = runName.size();
    for (const char* setting : {"/min_time:", "/min_warmup_time:", "/iterations:", "/repeats:", "/process_time",
                                "/real_time", "/manual_time", "/threads:"})
        end = std::min(end, runName.find(setting));
    return runName.substr(0, end);
}

double secondsIn(const Json& entry)
{
    const std::string unit = textAt(entry, "time_unit");
    const double scale = unit == "s" ? 1 : unit == "ms" ? 1e3 : unit == "us" ? 1e6 : 1e9;
    const bool isReal = textAt(entry, "run_name").find("/real_time") != std::string::npos;
    return numberAt(entry, isReal ? "real_time" : "cpu_time") / scale;
}

void add(Measurements& all, const Json& entry)
{
    const std::optional<Statistic> statistic = statisticOf(entry);
    if (!statistic)
        return;
    const std::string name = nameIn(textAt(entry, "run_name"));
    all.addTime(name, *statistic, secondsIn(entry));
    for (const auto& [key, value] : entry.items()) {
        if (value.is_number() && std::find(ownNumbers.begin(), ownNumbers.end(), key) == ownNumbers.end())
            all.addCount(name, key, *statistic, value.get<double>());
    }
}

/// Google Benchmark writes what is no number, such as a variation around 0, as no JSON allows.
std::string withoutNotNumbers(std::string_view text)
{
    static const std::regex notNumber(R"((": )-?(NaN|Infinity))");
    return std::regex_replace(std::string(text), notNumber, "$1null");
}

} // namespace

void Measurements::addTime(const std::string& benchmark, Statistic statistic, double seconds)
{
    put(m_times[benchmark], statistic, seconds);
}

void Measurements::addCount(const std::string& benchmark, const std::string& counter, Statistic statistic, double value)
{
    put(m_counts[{benchmark, counter}], statistic, value);
}

double Measurements::timeOf(const std::string& benchmark) const
{
    const auto found = m_times.find(benchmark);
    return found == m_times.end() ? 0 : found->second.value;
}

double Measurements::countOf(const std::string& benchmark, const std::string& counter) const
{
    const auto found = m_counts.find({benchmark, counter});
    return found == m_counts.end() ? 0 : found->second.value;
}

std::map<std::string, double> Measurements::countsOf(const std::string& benchmark, std::string_view begin) const
{
    std::map<std::string, double> found;
    for (const auto& [name, median] : m_counts) {
        if (name.first == benchmark && name.second.starts_with(begin))
            found[name.second.substr(begin.size())] = median.value;
    }
    return found;
}

Result<Measurements, JsonError> readMeasurements(std::string_view text)
{
    const auto file = parseJson(withoutNotNumbers(text));
    if (!file)
        return Failure{file.error()};
    const auto benchmarks = file->find("benchmarks");
    if (!file->is_object() || benchmarks == file->end() || !benchmarks->is_array())
        return Failure{JsonError{0, "there is no list of benchmarks"}};
    Measurements all;
    for (const Json& entry : *benchmarks) {
        if (entry.is_object())
            add(all, entry);
    }
    return all;
}

} // namespace querymend::bench
