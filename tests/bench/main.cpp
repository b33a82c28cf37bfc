// Runs the benchmarks and reports which speed promises are kept. Takes Google Benchmark's options; with --once each
// benchmark runs as briefly as possible, which shows that it works but measures nothing.

#include "benchdatabase.h"
#include "benchmarks.h"
#include "promises.h"

#include <QCoreApplication>

#include <cstring>

int main(int argc, char** argv)
{
    using namespace querymend::bench;
    const QCoreApplication application(argc, argv); // needed to find database drivers
    if (argc == 3 && std::strcmp(argv[1], tellMemory) == 0)
        return readAndTellMemory(argv[2], Seat::here);
    if (argc == 3 && std::strcmp(argv[1], tellMemoryInHost) == 0)
        return readAndTellMemory(argv[2], Seat::host);
    char shortly[] = "--benchmark_min_time=0.000001";
    const bool once = argc > 1 && std::strcmp(argv[1], "--once") == 0;
    if (once)
        argv[1] = shortly;
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 2;
    registerLexer();
    registerLadder();
    registerSchema();
    DatabaseBenchmarks databases(once ? DatabaseSize{2000, 50} : DatabaseSize{});
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
    TimeKeeper times;
    benchmark::RunSpecifiedBenchmarks(&times);
    benchmark::Shutdown();
    if (times.failed() > 0)
        return 1;
    return once || reportPromises(times) == 0 ? 0 : 1;
}
