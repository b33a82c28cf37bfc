#include "comparison.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <string_view>

namespace querymend::bench {

namespace {

/// Smaller differences mean nothing, however little the repetitions of one run vary.
constexpr double leastNoise = 0.05;
/// The share by which a measurement is taken to vary if it was made only once.
constexpr double usualDeviation = 0.1;

/// Of all other counters and of times, less is better.
constexpr std::array moreIsBetter{"per_second", "gain_of_two"};
/// Follows from the time.
constexpr std::string_view byTime = "bytes_per_second";

double shareOf(const Median& median)
{
    return median.deviation ? *median.deviation / median.value : usualDeviation;
}

/// Medians of five vary about half as much as single repetitions do, so this is some four times what chance explains.
double noiseOf(const Median& last, const Median& now)
{
    return 1 + std::max(leastNoise, 2 * std::hypot(shareOf(last), shareOf(now)));
}

class Comparer {
public:
    /// Returns the factor; 0 if there is none.
    double take(const std::string& what, const Median& last, const Median& now, bool isMoreBetter)
    {
        if (last.value <= 0 || now.value <= 0)
            return 0;
        const double factor = isMoreBetter ? last.value / now.value : now.value / last.value;
        const double noise = noiseOf(last, now);
        ++m_result.compared;
        if (factor > noise || factor < 1 / noise)
            m_result.changes.push_back({what, factor, noise});
        return factor;
    }

    Comparison result(std::vector<double> factors) &&
    {
        std::sort(factors.begin(), factors.end());
        m_result.usual = factors.empty() ? 1 : factors[factors.size() / 2];
        std::sort(m_result.changes.begin(), m_result.changes.end(),
                  [](const Change& a, const Change& b) { return a.factor > b.factor; });
        return std::move(m_result);
    }

private:
    Comparison m_result;
};

std::string lineOf(const Change& change)
{
    char numbers[64];
    (void)std::snprintf(numbers, sizeof numbers, "%-8s %6.2f   (noise up to %.2f)   ",
                        change.factor > 1 ? "SLOWER" : "faster", change.factor, change.noise);
    return numbers + change.what + '\n';
}

} // namespace

Comparison compare(const Measurements& last, const Measurements& now)
{
    Comparer comparer;
    std::vector<double> factors;
    for (const auto& [name, median] : now.times()) {
        const auto found = last.times().find(name);
        const double factor = found == last.times().end() ? 0 : comparer.take(name, found->second, median, false);
        if (factor > 0)
            factors.push_back(factor);
    }
    for (const auto& [name, median] : now.counts()) {
        const auto found = last.counts().find(name);
        const bool isMoreBetter =
            std::find(moreIsBetter.begin(), moreIsBetter.end(), name.second) != moreIsBetter.end();
        if (found != last.counts().end() && name.second != byTime)
            comparer.take(name.first + ": " + name.second, found->second, median, isMoreBetter);
    }
    return std::move(comparer).result(std::move(factors));
}

std::string textOf(const Comparison& comparison)
{
    char usual[32];
    (void)std::snprintf(usual, sizeof usual, "%.2f", comparison.usual);
    std::string text = "In times of the last run, for " + std::to_string(comparison.compared)
        + " measurements (a time is usually " + usual + " of what it was):\n";
    for (const Change& change : comparison.changes)
        text += lineOf(change);
    return comparison.changes.empty() ? text + "nothing changed by more than noise\n" : text;
}

} // namespace querymend::bench
