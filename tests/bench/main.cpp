// Runs the benchmarks and reports which speed promises are kept; README.md says how.

#include "benchdatabase.h"
#include "benchmarks.h"
#include "benchoptions.h"
#include "comparison.h"
#include "promises.h"
#include "timekeeper.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>

namespace querymend::bench {

namespace {

void registerAll(DatabaseBenchmarks& databases, Effort effort)
{
    registerLexer();
    registerLadder();
    registerSchema();
    databases.registerAll();
    registerHints();
    registerRuns();
    registerSearches();
    registerPrompts();
    registerStarts();
    registerStore();
    registerWire();
    registerCalls();
    registerAgents();
    registerAnswers();
    registerWindow(effort);
}

/// Nothing, after saying why, if there is no such file of results.
std::optional<Measurements> readFile(const std::string& path)
{
    std::ifstream file(path);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    auto measured = readMeasurements(text);
    if (measured)
        return std::move(measured).value();
    std::fprintf(stderr, "%s has no results that can be read: %s\n", path.c_str(),
                 file ? measured.error().reason.c_str() : "there is no such file");
    return {};
}

/// Returns the exit status.
int report(const Measurements& measured, const std::optional<Measurements>& last, const BenchOptions& options)
{
    if (measured.times().empty())
        return 0; // they were only listed
    const PromiseTable table = promisesIn(measured, options.scope);
    std::printf("\n%s", table.text().c_str());
    if (last)
        std::printf("\n%s", textOf(compare(*last, measured)).c_str());
    if (options.isTable)
        std::printf("\n%s", table.markdown().c_str());
    return static_cast<int>(table.outcome());
}

/// Returns the exit status.
int measure(std::vector<char*> arguments, const std::optional<Measurements>& last, const BenchOptions& options)
{
    char briefly[] = "--benchmark_min_time=0.000001";
    if (options.isOnce)
        arguments.push_back(briefly);
    int count = static_cast<int>(arguments.size());
    arguments.push_back(nullptr);
    benchmark::Initialize(&count, arguments.data());
    if (benchmark::ReportUnrecognizedArguments(count, arguments.data()))
        return 2;
    DatabaseBenchmarks databases(options.isOnce ? DatabaseSize{2000, 50} : DatabaseSize{});
    registerAll(databases, options.isOnce ? Effort::brief : Effort::full);
    TimeKeeper times;
    benchmark::RunSpecifiedBenchmarks(&times);
    benchmark::Shutdown();
    const int status = options.isOnce ? 0 : report(times.measured(), last, options);
    if (times.failed() > 0)
        std::printf("%d benchmarks failed\n", times.failed());
    return times.failed() > 0 ? 1 : status;
}

} // namespace

} // namespace querymend::bench

int main(int argc, char** argv)
{
    using namespace querymend::bench;
    const QCoreApplication application(argc, argv); // needed to find database drivers
    if (argc == 3 && std::strcmp(argv[1], tellMemory) == 0)
        return readAndTellMemory(argv[2], Seat::here);
    if (argc == 3 && std::strcmp(argv[1], tellMemoryInHost) == 0)
        return readAndTellMemory(argv[2], Seat::host);
    std::vector<char*> arguments(argv, argv + argc);
    const BenchOptions options = takeOptions(arguments);
    // Read first, because the results of this run may replace it.
    std::optional<Measurements> last;
    if (!options.last.empty())
        last = readFile(options.last);
    if (options.read.empty())
        return measure(std::move(arguments), last, options);
    const std::optional<Measurements> measured = readFile(options.read);
    return measured ? report(*measured, last, options) : 2;
}
