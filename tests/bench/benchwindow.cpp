// What the window does, measured by programs of its own, which print their figures.

#include "base/json.h"
#include "benchmarks.h"

#include <QByteArray>
#include <QProcess>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <string>

namespace querymend::bench {

namespace {

/// A program whose last line is an object of numbers.
struct FigureProgram {
    QString path;
    QStringList arguments;
    QStringList environment; ///< in addition to that of this process
};

/// What it printed; empty if it failed.
QByteArray outputOf(const FigureProgram& program)
{
    constexpr int longest = 15 * 60 * 1000; // milliseconds
    QProcess process;
    process.setEnvironment(QProcess::systemEnvironment() + program.environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program.path, program.arguments, QIODevice::ReadOnly);
    const bool isWell =
        process.waitForFinished(longest) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    return isWell ? process.readAllStandardOutput().trimmed() : QByteArray();
}

/// Each of its figures becomes a counter.
void measure(benchmark::State& state, const FigureProgram& program)
{
    QByteArray output;
    while (state.KeepRunning())
        output = outputOf(program);
    const auto figures = parseJson(output.mid(output.lastIndexOf('\n') + 1).toStdString());
    if (!figures || !figures->is_object() || figures->empty())
        return state.SkipWithError("the program fails");
    for (const auto& [name, figure] : figures->items()) {
        if (figure.is_number())
            state.counters[name] = figure.get<double>();
    }
}

benchmark::internal::Benchmark* add(const std::string& name, const FigureProgram& program)
{
    return benchmark::RegisterBenchmark(name.c_str(), measure, program)
        ->Iterations(1)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
}

} // namespace

void registerWindow(Effort effort)
{
    const QStringList offscreen{QStringLiteral("QT_QPA_PLATFORM=offscreen")};
    const bool isBrief = effort == Effort::brief;
    for (const char* const tables : {"5000", "30000"}) {
        const QString count = QString::fromLatin1(isBrief ? "50" : tables);
        add(std::string("window/schema/") + tables, {QStringLiteral(QUERYMEND_SCHEMABENCH), {count}, offscreen});
    }
    const QStringList once = isBrief ? QStringList{QStringLiteral("--once")} : QStringList();
    add("window/timeline", {QStringLiteral(QUERYMEND_TIMELINEBENCH), once, offscreen});
#ifdef QUERYMEND_WINDOW_SCRIPT
    if (!isBrief) { // which takes several rounds itself
        const QStringList arguments{QStringLiteral("--auto-servernum"),
                                    QStringLiteral("--server-args=-screen 0 1440x900x24"), QStringLiteral("python3"),
                                    QStringLiteral(QUERYMEND_WINDOW_SCRIPT), QStringLiteral(QUERYMEND_WINDOW)};
        add("window/beside another",
            {QStringLiteral("xvfb-run"), arguments, {QStringLiteral("QUERYMEND_DEBUGGABLE=1")}})
            ->Repetitions(1);
    }
#endif
}

} // namespace querymend::bench
