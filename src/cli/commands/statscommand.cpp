#include "asking/chosenruns.h"
#include "report/statisticstext.h"

#include <array>

namespace querymend {

namespace {

constexpr std::array statsOptions{
    searchRunsOption,
    modelOfRunsOption,
    databaseOfRunsOption,
    Option{"--json", "", "one JSON object"},
    Option{"--store", "PLACE", "the run store: a file or postgresql://..."},
};

ExitStatus runStats(const Arguments& arguments, const Console& console)
{
    StatisticsFold fold;
    const ExitStatus status =
        eachRun(arguments, "stats", console, [&](const std::vector<RunEvent>& events) { fold.add(events); });
    console.out.write(arguments.has("--json") ? statisticsJson(fold.statistics()) : statisticsText(fold.statistics()));
    return status;
}

} // namespace

const Command statsCommand{
    "stats",
    "[RUN...]",
    "counts how often attempts pass, are rescued, or break something",
    "Of all runs in the store, or of those named: lanes that pass at the first try,\n"
    "that a correction rescues, and that a correction breaks; by model, by category\n"
    "of the mistake, by the check that caught it, and by the level of the hint. And\n"
    "what corrections fixed and broke, mistake by mistake.\n",
    statsOptions,
    runStats,
};

} // namespace querymend
