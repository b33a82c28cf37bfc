#include "benchmarks.h"
#include "runs/rundriver.h"

#include <QEventLoop>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <string>

namespace querymend::bench {

namespace {

using std::chrono::milliseconds;

constexpr std::uint32_t lanes = 16;
constexpr std::uint32_t attempts = 4;

/// How long a call takes in a lane: a little longer in each than in the one before.
milliseconds timeOf(std::uint32_t lane)
{
    return milliseconds(10 + lane);
}

/// A slow model that answers all lanes in parallel.
class SlowModel : public QObject, public ModelPort {
public:
    explicit SlowModel(std::uint32_t firstLane) : m_firstLane(firstLane) {}

    void ask(const AskModel& request, Answered answered) override
    {
        const std::string sql = "SELECT " + std::to_string(request.attempt.number);
        QTimer::singleShot(timeOf(m_firstLane + request.attempt.lane.value), Qt::PreciseTimer, this, [sql, answered] {
            answered(ModelReply{sql, {}, {}});
        });
    }
    std::optional<ModelProblem> stop(EffectId) override { return std::nullopt; }

private:
    std::uint32_t m_firstLane;
};

/// Rejects every attempt of a lane except the last.
class StrictCheck : public QObject, public CheckPort {
public:
    void check(const RunCheck& request, Answered answered) override
    {
        Verdict verdict = request.verdict;
        if (request.attempt.number + 1 < attempts) {
            Finding finding;
            finding.rung = Rung::explain;
            finding.code = ErrorCode::unknownColumn;
            finding.message = "wrong";
            verdict.findings.push_back(std::move(finding));
            verdict.status = VerdictStatus::rewrite;
        }
        QMetaObject::invokeMethod(
            this, [verdict, answered] { answered(verdict); }, Qt::QueuedConnection);
    }
    void stop(EffectId) override {}
};

/// A search from question to answer, with the last `count` of the sixteen lanes.
void search(benchmark::State& state, std::uint32_t count)
{
    while (state.KeepRunning()) {
        SlowModel model(lanes - count);
        StrictCheck check;
        Recorder recorder(
            "bench", [](const RunEvent&) { return std::nullopt; }, [] { return 0; });
        RunDriver driver({&dialectOf(DialectId::sqlite), nullptr, EngineInReach::yes},
                         {&model, &check, callByEventLoop()}, recorder);
        QEventLoop loop;
        QObject::connect(&driver, &RunDriver::finished, &loop, &QEventLoop::quit, Qt::QueuedConnection);
        RunStarted started;
        started.question.text = "How many?";
        started.policy.lanes = count;
        driver.start(started);
        loop.exec();
        if (driver.state().end->outcome != RunOutcome::solved)
            state.SkipWithError("it is not solved");
    }
}

} // namespace

void registerSearches()
{
    benchmark::RegisterBenchmark("search/16 lanes", search, lanes)->UseRealTime()->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark("search/slowest lane", search, 1U)->UseRealTime()->Unit(benchmark::kMillisecond);
}

} // namespace querymend::bench
