#include "timekeeper.h"

namespace querymend::bench {

void TimeKeeper::ReportRuns(const std::vector<Run>& runs)
{
    for (const Run& run : runs) {
        m_failed += run.error_occurred ? 1 : 0;
        if (run.error_occurred)
            continue;
        const bool isAggregate = run.run_type == Run::RT_Aggregate;
        if (isAggregate ? run.aggregate_name == "median" : run.repetitions <= 1)
            keep(run, Statistic::median);
        else if (isAggregate && run.aggregate_name == "stddev")
            keep(run, Statistic::deviation);
    }
    ConsoleReporter::ReportRuns(runs);
}

void TimeKeeper::keep(const Run& run, Statistic statistic)
{
    const std::string& name = run.run_name.function_name;
    // Where a server does the work, wall-clock time counts.
    const bool isReal = !run.run_name.time_type.empty();
    const double time = isReal ? run.GetAdjustedRealTime() : run.GetAdjustedCPUTime();
    m_measured.addTime(name, statistic, time / benchmark::GetTimeUnitMultiplier(run.time_unit));
    for (const auto& [counter, value] : run.counters)
        m_measured.addCount(name, counter, statistic, value.value);
}

} // namespace querymend::bench
