// Features of the documents that the project began with which no other test has as its subject.

#include "depots.h"
#include "replaying.h"
#include "support/randomrun.h"
#include "support/searching.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>
#include <type_traits>

namespace querymend {

namespace {

template <class Body>
std::size_t placeOf(const std::vector<RunEvent>& events)
{
    const auto found =
        std::ranges::find_if(events, [](const RunEvent& event) { return std::holds_alternative<Body>(event.body); });
    return static_cast<std::size_t>(found - events.begin());
}

constexpr std::array<const char*, 5> phases{"deciding", "asking", "waiting", "checking", "ended"};

QString arrow(LanePhase from, LanePhase to)
{
    const auto word = [](LanePhase phase) { return QLatin1String(phases[static_cast<std::size_t>(phase)]); };
    return word(from) + QStringLiteral(" ──► ") + word(to);
}

/// How the lanes of a run went from state to state, event by event.
void addArrows(const std::vector<RunEvent>& events, QSet<QString>& arrows)
{
    RunState state;
    for (const RunEvent& event : events) {
        const std::vector<LaneState> before = state.lanes;
        state = querymend::apply(std::move(state), event.body);
        for (std::size_t i = 0; i < before.size(); ++i) {
            if (before[i].phase != state.lanes[i].phase)
                arrows.insert(arrow(before[i].phase, state.lanes[i].phase));
        }
    }
}

QStringList sorted(const QSet<QString>& texts)
{
    QStringList list(texts.begin(), texts.end());
    list.sort();
    return list;
}

/// The arrows of the diagram in the map of the code.
QStringList drawnArrows()
{
    QFile file(QStringLiteral(QUERYMEND_SOURCE_DIR "/src/README.md"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QSet<QString> drawn;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        const QStringList words = line.simplified().split(QLatin1Char(' '));
        const bool isOfLane =
            std::ranges::any_of(phases, [&](const char* phase) { return words.first() == QLatin1String(phase); });
        if (line.startsWith(QLatin1String("    ")) && isOfLane && words.value(1) == QStringLiteral("──►"))
            drawn.insert(words[0] + QStringLiteral(" ──► ") + words[2]);
    }
    return sorted(drawn);
}

} // namespace

class SeedFeaturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theStatementIsKeptBeforeItIsJudged()
    {
        Search search(lanesOf(1));
        search.reply(0, "SELECT x FROM t");
        QCOMPARE(search.all<ModelReplied>()[0].text, std::string("SELECT x FROM t"));
        QVERIFY(search.all<Checked>().empty());
        search.judge(0, failure(ErrorCode::unknownColumn));
        QVERIFY(placeOf<ModelReplied>(search.events()) < placeOf<Checked>(search.events()));
    }

    void theStateOfALaneIsAValue()
    {
        static_assert(std::is_copy_constructible_v<LaneState> && std::is_copy_assignable_v<RunState>);
        Search search(lanesOf(1));
        search.lose(0, ErrorCode::unknownColumn);
        const LaneState copy = search.state().lanes[0];
        search.lose(0, ErrorCode::unknownTable);
        QCOMPARE(copy.retries, 1U);
        QCOMPARE(search.state().lanes[0].retries, 2U);
        QCOMPARE(stateAfter(search.events()).lanes[0].retries, 2U); // nothing but the events makes it
    }

    void theRetriesOfALaneAreInTheRecord()
    {
        Search search(lanesOf(1));
        search.lose(0, ErrorCode::unknownColumn);
        search.lose(0, ErrorCode::unknownTable);
        std::vector<RunEvent> read;
        for (const RunEvent& event : search.events())
            read.push_back(*readRecord(toRecord(event)));
        QCOMPARE(stateAfter(read).lanes[0].retries, 2U);
        QCOMPARE(std::ranges::count_if(
                     read, [](const RunEvent& event) { return std::holds_alternative<HintChosen>(event.body); }),
                 2);
    }

    void aRefusalIsInTheRecord()
    {
        Depots run(lanesOf(1));
        run.reply(R"({"error": "The schema has no salaries."})");
        const auto checked = run.all<Checked>();
        QCOMPARE(checked.size(), std::size_t{1});
        const std::string line = toRecord({"r", 1, 0, checked[0]});
        QVERIFY2(line.find("invalid_request") != std::string::npos, line.c_str());
        QVERIFY2(line.find("no salaries") != std::string::npos, line.c_str());
    }

    /// No call, and no wait, comes between a failure and what is decided about it.
    void theJudgementIsMadeAtOnce()
    {
        Search search(lanesOf(1));
        search.reply(0, "SELECT x FROM t");
        const std::size_t before = search.events().size();
        const EffectId check = search.under(0);
        search.close(check.value);
        search.give(CheckAnswered{check, failure(ErrorCode::unknownColumn)});
        const std::vector<RunEvent> after(search.events().begin() + static_cast<std::ptrdiff_t>(before),
                                          search.events().end());
        QVERIFY(std::holds_alternative<Checked>(after.front().body));
        QVERIFY(placeOf<Reflected>(after) < placeOf<ModelAsked>(after));
        QVERIFY(placeOf<Reflected>(after) < after.size());
    }

    /// Without a database the checks end before the plan, and the record says so.
    void withoutADatabaseNothingIsPlanned()
    {
        Depots run(lanesOf(1), EngineInReach::no);
        run.reply("SELECT town FROM depot");
        QVERIFY(run.world.open().empty());
        QCOMPARE(run.world.state().end->outcome, RunOutcome::solved);
        const std::vector<RungReport> rungs = run.all<Checked>()[0].verdict.rungs;
        QCOMPARE(rungs.back().rung, Rung::references);
        QVERIFY(std::ranges::none_of(rungs, [](const RungReport& report) { return report.rung == Rung::explain; }));
    }

    /// What the engine cannot plan for reasons of its own is no mistake of the statement.
    void aPlanThatCannotBeMadeIsTriedAgain()
    {
        Search search(lanesOf(1));
        search.lose(0, ErrorCode::connectionLost);
        QCOMPARE(search.all<WaitStarted>().size(), std::size_t{1});
        QCOMPARE(search.state().lanes[0].retries, 0U);
        QVERIFY(search.all<HintChosen>().empty());
    }

    /// The states of a lane, as the map of the code draws them, are those that lanes go through.
    void theDiagramOfStatesIsTrue()
    {
        QSet<QString> arrows;
        for (std::uint32_t seed = 1; seed <= 400; ++seed)
            addArrows(RandomRun(seed).play().events(), arrows);
        Search cancelled(lanesOf(1));
        cancelled.lose(0, ErrorCode::connectionLost);
        cancelled.give(CancelRun{}); // while the lane waits
        addArrows(cancelled.events(), arrows);
        const QStringList seen = sorted(arrows);
        QVERIFY2(seen == drawnArrows(), qPrintable(seen.join(QLatin1Char('\n'))));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::SeedFeaturesTest)

#include "tst_seedfeatures.moc"
