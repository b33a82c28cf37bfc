#include "report/runstatistics.h"
#include "run/fork.h"
#include "support/randomevents.h"

#include <QTest>

namespace querymend {

namespace {

/// Builds a run from letters: each word is a lane, each letter an attempt. `+` passed, `s` is a syntax error, `r` a
/// reference error, `.` was not judged. Each failure is followed by a hint: general, then specific, then explicit.
std::vector<RunEvent> runOf(const char* lanes, RunOutcome outcome = RunOutcome::solved,
                            ModelKind kind = ModelKind::live)
{
    std::vector<RunEvent> events;
    std::int64_t at = 1'777'638'605'000;
    const auto add = [&](EventBody body) { events.push_back({"r", events.size() + 1, at += 100, std::move(body)}); };
    add(RunStarted{{"?", {}}, "shop", "sqlite", "gpt", kind, {}});
    std::uint32_t number = 0;
    for (const QString& word : QString::fromLatin1(lanes).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const LaneId lane{number++};
        add(CandidateForked{lane});
        for (int i = 0; i < word.size(); ++i) {
            const AttemptRef ref{lane, static_cast<std::uint32_t>(i)};
            add(ModelAsked{EffectId{1}, ref, {}});
            add(ModelReplied{EffectId{1}, ref, "SELECT", {10, 5}, std::chrono::milliseconds(50)});
            if (word[i] == QLatin1Char('.'))
                continue;
            Checked checked{EffectId{}, ref, "SELECT", {}};
            if (word[i] != QLatin1Char('+')) {
                Finding finding;
                finding.code = word[i] == QLatin1Char('s') ? ErrorCode::syntax : ErrorCode::unknownColumn;
                checked.verdict.findings.push_back(finding);
            }
            const bool isWrong = !checked.verdict.findings.empty();
            add(std::move(checked));
            if (isWrong)
                add(HintChosen{ref, i == 0 ? "general" : i == 1 ? "specific" : "explicit", "Look.", false});
        }
    }
    add(RunFinished{outcome, {}, {}});
    return events;
}

/// Numbers the events as those of a separate run.
std::vector<RunEvent> numbered(std::vector<EventBody> bodies)
{
    std::vector<RunEvent> events;
    for (EventBody& body : bodies)
        events.push_back({"fork", events.size() + 1, 1'777'638'700'000, std::move(body)});
    return events;
}

/// A fork that leaves the run before this attempt of its first lane, then continues as the letters say.
std::vector<RunEvent> forkOfRun(const std::vector<RunEvent>& parent, std::uint32_t attempt, const char* own)
{
    std::vector<EventBody> bodies = forkOf(parent, *startOf(parent), {LaneId{0}, attempt});
    bodies.emplace_back(RunResumed{});
    for (const RunEvent& event : runOf(own)) {
        EventBody body = event.body;
        const auto moved = [&](auto& what) {
            if constexpr (requires { what.attempt.number; })
                what.attempt.number += attempt;
        };
        std::visit(moved, body);
        if (!std::holds_alternative<RunStarted>(body) && !std::holds_alternative<CandidateForked>(body))
            bodies.push_back(std::move(body));
    }
    return numbered(std::move(bodies));
}

std::vector<RunEvent> atAPrice(std::vector<RunEvent> run)
{
    std::get<RunStarted>(run.front().body).price = ModelPrice{1e6, 0, "EUR"};
    return run;
}

RunStatistics statisticsOf(const std::vector<std::vector<RunEvent>>& runs)
{
    StatisticsFold fold;
    for (const auto& events : runs)
        fold.add(events);
    return fold.statistics();
}

Share of(std::uint64_t hits, std::uint64_t all)
{
    return {hits, all};
}

} // namespace

class RunStatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofNothingThereIsNothing()
    {
        QVERIFY(statisticsOf({}) == RunStatistics());
        QVERIFY(!Share().value());
        QVERIFY(!median(std::vector<int>()));
    }

    void countsExactly()
    {
        const RunStatistics made = statisticsOf({
            runOf("+ s+ rr+"),                                     // one passed first, two rescued
            runOf("sss r.", RunOutcome::gaveUp),                   // none rescued
            runOf("s+s", RunOutcome::solved, ModelKind::recorded), // rescued, then broken again
            runOf(". ..", RunOutcome::failed),                     // nothing was ever judged
        });
        QCOMPARE(made.runs, std::uint64_t{4});
        QCOMPARE(made.notLive, std::uint64_t{1});
        QCOMPARE(made.attempts, std::uint64_t{13});
        QCOMPARE(made.solved, of(2, 4));
        QCOMPARE(made.firstTry, of(1, 6));
        QCOMPARE(made.rescued, of(3, 5));
        QCOMPARE(made.rescuedByCategory[static_cast<std::size_t>(Category::syntaxError)], of(2, 3));
        QCOMPARE(made.rescuedByCategory[static_cast<std::size_t>(Category::schemaReference)], of(1, 2));
        QCOMPARE(made.rescuedByCategory[static_cast<std::size_t>(Category::emptyResult)], of(0, 0));
        QCOMPARE(made.passedAfterHint.at("general"), of(2, 4));  // s+, rr, ss, s+: after `r.` no attempt was judged
        QCOMPARE(made.passedAfterHint.at("specific"), of(1, 2)); // rr+, sss
        QVERIFY(!made.passedAfterHint.contains("explicit"));
        QVERIFY((made.lanesByRetries == std::map<std::uint32_t, std::uint64_t>{{0, 1}, {1, 2}, {2, 1}}));
        QVERIFY((made.tokensOfRescues == std::vector<std::uint64_t>{15, 30, 15}));
        QCOMPARE(made.broken, of(1, 4));
    }

    void countsRunsOfAgentsApart()
    {
        const RunStatistics made = statisticsOf({runOf("s+", RunOutcome::solved, ModelKind::agent), runOf("+"),
                                                 runOf("s", RunOutcome::gaveUp, ModelKind::scripted)});
        QCOMPARE(made.runs, std::uint64_t{3});
        QCOMPARE(made.ofAgents, std::uint64_t{1});
        QCOMPARE(made.notLive, std::uint64_t{1});
        QCOMPARE(made.rescued, of(1, 2));
    }

    void countsAForkFromItsOwnAttemptsOn()
    {
        const std::vector<RunEvent> parent = runOf("sr", RunOutcome::gaveUp);
        const RunStatistics made = statisticsOf({parent, forkOfRun(parent, 1, "r+")});
        QCOMPARE(made.runs, std::uint64_t{2});
        QCOMPARE(made.attempts, std::uint64_t{4});
        QCOMPARE(made.firstTry, of(0, 1)); // only the parent's lane counts
        QCOMPARE(made.rescued, of(0, 1));
        QCOMPARE(made.passedAfterHint.at("general"), of(0, 1));
    }

    void countsAForkThatAskedAllItself()
    {
        const std::vector<RunEvent> parent = runOf("s", RunOutcome::gaveUp);
        const RunStatistics made = statisticsOf({parent, forkOfRun(parent, 0, "s+")});
        QCOMPARE(made.attempts, std::uint64_t{3});
        QCOMPARE(made.rescued, of(1, 2));
    }

    void aForkThatAskedNothingCostsNothing()
    {
        const std::vector<RunEvent> parent = atAPrice(runOf("s+"));
        std::vector<EventBody> bodies = forkOf(parent, *startOf(parent), {LaneId{0}, 1});
        bodies.emplace_back(RunResumed{});
        bodies.emplace_back(RunFinished{RunOutcome::cancelled, {}, {}});
        const RunStatistics made = statisticsOf({parent, numbered(std::move(bodies))});
        QCOMPARE(made.runs, std::uint64_t{2});
        QCOMPARE(made.attempts, std::uint64_t{2});
        QCOMPARE(made.costs.at("EUR").amount, 20.0);
    }

    void aForkCostsWhatItAskedItself()
    {
        const std::vector<RunEvent> parent = atAPrice(runOf("s+"));
        QCOMPARE(statisticsOf({parent, forkOfRun(parent, 1, "+")}).costs.at("EUR").amount, 30.0);
    }

    void countsAReplayOfRecordedWordsOnce()
    {
        std::vector<RunEvent> replay = atAPrice(runOf("s+", RunOutcome::solved, ModelKind::recorded));
        std::get<RunStarted>(replay.front().body).parent = RunParent{"r", std::nullopt};
        RunStatistics made = statisticsOf({runOf("s+"), replay});
        QCOMPARE(made.runs, std::uint64_t{2});
        QCOMPARE(made.notLive, std::uint64_t{1});
        made.runs = 1;
        made.notLive = 0;
        QVERIFY(made == statisticsOf({runOf("s+")}));
    }

    void countsARunThatWasResumedAsOne()
    {
        std::vector<RunEvent> resumed = runOf("s+");
        resumed.insert(resumed.begin() + 6, RunEvent{"r", 0, resumed[6].at, RunResumed{}});
        QVERIFY(statisticsOf({resumed}) == statisticsOf({runOf("s+")}));
    }

    void measuresARescueFromTheFirstFailureToWhatPassed()
    {
        const RunStatistics made = statisticsOf({runOf("s+")});
        QCOMPARE(made.timesOfRescues.size(), std::size_t{1});
        QCOMPARE(made.timesOfRescues[0].count(),
                 std::int64_t{300}); // from the hint to the check: asked, replied, checked
    }

    void takesTheMiddle()
    {
        QCOMPARE(*median(std::vector<int>{9, 1, 5}), 5);
        QCOMPARE(*median(std::vector<int>{9, 1, 5, 7}), 5);
    }

    void addsUpForAnyRun()
    {
        for (std::uint32_t seed = 0; seed < 200; ++seed) {
            const RunStatistics made = statisticsOf({RandomEvents(seed).play()});
            QCOMPARE(made.firstTry.all, made.firstTry.hits + made.rescued.all);
            std::uint64_t byCategory = 0;
            for (const Share& share : made.rescuedByCategory)
                byCategory += share.all;
            QCOMPARE(byCategory, made.rescued.all);
            QCOMPARE(made.broken.all, made.firstTry.hits + made.rescued.hits);
        }
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::RunStatisticsTest)

#include "tst_runstatistics.moc"
