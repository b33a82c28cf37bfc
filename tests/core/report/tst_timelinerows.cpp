#include "report/timelineprojector.h"
#include "support/randomevents.h"
#include "support/runoutline.h"
#include "support/samplerun.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

constexpr std::uint32_t manyRuns = 300;

/// Follows the timeline by notifications alone, so that a missing one shows as a difference.
class Mirror : public TimelineWatcher {
public:
    void watch(const TimelineProjector& projector) { m_projector = &projector; }

    void aboutToAdd(const TimelinePlace& place) override { m_announced = place; }

    void added(const TimelinePlace& place) override
    {
        isSound &= place == m_announced;
        if (place.lane < 0) {
            isSound &= static_cast<std::size_t>(place.section) == sections.size();
            sections.push_back(original(place.section));
            return;
        }
        auto& lanes = sections[static_cast<std::size_t>(place.section)].lanes;
        if (place.card < 0) {
            isSound &= static_cast<std::size_t>(place.lane) == lanes.size();
            lanes.push_back(*laneAt(m_projector->rows(), place));
            return;
        }
        auto& cards = lanes[static_cast<std::size_t>(place.lane)].cards;
        isSound &= static_cast<std::size_t>(place.card) == cards.size();
        cards.push_back(*cardAt(m_projector->rows(), place));
    }

    void changed(const TimelinePlace& place) override
    {
        if (place.lane < 0) {
            sections[static_cast<std::size_t>(place.section)].step = original(place.section).step;
            return;
        }
        LaneRow& lane = sections[static_cast<std::size_t>(place.section)].lanes[static_cast<std::size_t>(place.lane)];
        const LaneRow& now = *laneAt(m_projector->rows(), place);
        if (place.card >= 0) {
            lane.cards[static_cast<std::size_t>(place.card)] = now.cards[static_cast<std::size_t>(place.card)];
            return;
        }
        std::vector<AttemptCard> cards = std::move(lane.cards);
        lane = now;
        lane.cards = std::move(cards);
    }

    std::vector<TimelineSection> sections;
    bool isSound = true;

private:
    [[nodiscard]] const TimelineSection& original(int section) const
    {
        return m_projector->rows().sections[static_cast<std::size_t>(section)];
    }

    const TimelineProjector* m_projector = nullptr;
    TimelinePlace m_announced;
};

bool hasFormerStep(const TimelineRows& rows)
{
    return std::any_of(rows.sections.begin(), rows.sections.end(),
                       [](const TimelineSection& section) { return section.step.isFormer; });
}

std::vector<const LaneRow*> lanesIn(const TimelineRows& rows)
{
    std::vector<const LaneRow*> lanes;
    for (const TimelineSection& section : rows.sections) {
        for (const LaneRow& lane : section.lanes)
            lanes.push_back(&lane);
    }
    return lanes;
}

/// Which field of the card differs from the run's outline, which is computed independently; empty if none.
std::string difference(const AttemptCard& card, const AttemptOutline& outline)
{
    const Finding* const primary = outline.check ? outline.check->verdict.primary() : nullptr;
    const CardKind kind = !outline.check ? CardKind::unjudged
        : primary                        ? cardKindOf(categoryOf(primary->code))
                                         : CardKind::accepted;
    if (card.ref.number != outline.number)
        return "number";
    if (card.kind != kind || (primary && card.code != primary->code))
        return "kind";
    if (card.hintLevel != (outline.hint ? outline.hint->level : ""))
        return "hint";
    if (card.decision.has_value() != (outline.reflection != nullptr))
        return "whether it was decided";
    if (outline.reflection
        && (*card.decision != outline.reflection->reflection.decision
            || card.score != outline.reflection->reflection.score))
        return "decision";
    if (card.tokens != outline.tokens || card.faults.size() != outline.faults.size())
        return "tokens or faults";
    for (const RungReport& rung : outline.check ? outline.check->verdict.rungs : std::vector<RungReport>()) {
        const RungMark mark = card.rungs[static_cast<std::size_t>(rung.rung)];
        if ((rung.result == RungResult::passed) != (mark == RungMark::passed)
            && (!primary || primary->rung != rung.rung))
            return "rungs";
    }
    return {};
}

} // namespace

class TimelineRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysOfEachAttemptWhatTheRecordSays()
    {
        for (std::uint32_t seed = 0; seed < manyRuns; ++seed) {
            const std::vector<RunEvent> events = RandomEvents(seed).play();
            const TimelineRows rows = timelineRows(events);
            const RunOutline outline = outlineOf(events);
            const auto lanes = lanesIn(rows);
            QCOMPARE(lanes.size(), outline.lanes.size());
            QCOMPARE(rows.headline.tokens, outline.tokens);
            QCOMPARE(rows.headline.outcome.has_value(), outline.end != nullptr);
            for (std::size_t i = 0; i < lanes.size(); ++i) {
                QCOMPARE(lanes[i]->cards.size(), outline.lanes[i].attempts.size());
                for (std::size_t k = 0; k < lanes[i]->cards.size(); ++k)
                    QCOMPARE(difference(lanes[i]->cards[k], outline.lanes[i].attempts[k]), std::string());
            }
        }
    }

    void tellsEveryChangeAsItHappens()
    {
        for (std::uint32_t seed = 0; seed < manyRuns; ++seed) {
            const std::vector<RunEvent> events = RandomEvents(seed).play();
            Mirror mirror;
            TimelineProjector projector(&mirror);
            mirror.watch(projector);
            for (const RunEvent& event : events) {
                projector.add(event);
                QVERIFY(mirror.isSound);
                QVERIFY(mirror.sections == projector.rows().sections);
            }
            QVERIFY(projector.rows() == timelineRows(events));
        }
    }

    void takesADamagedRecordAsItComes()
    {
        std::mt19937 random(7);
        for (std::uint32_t seed = 0; seed < manyRuns; ++seed) {
            std::vector<RunEvent> events = RandomEvents(seed).play();
            std::shuffle(events.begin(), events.end(), random);
            events.resize(events.size() / 2 + 1);
            events.push_back({"r", 0, -5, LaneEnded{LaneId{4'000'000'000U}, LaneOutcome::failed, 99, {}}});
            events.push_back({"r", 0, 0, UnknownEvent{"role_step", "{}"}});
            Mirror mirror;
            TimelineProjector projector(&mirror);
            mirror.watch(projector);
            for (const RunEvent& event : events)
                projector.add(event);
            QVERIFY(mirror.isSound);
            QVERIFY(mirror.sections == projector.rows().sections);
            QCOMPARE(projector.rows().headline.unknownEvents, 1U);
        }
    }

    void findsEachAttempt()
    {
        const std::vector<RunEvent> events = RandomEvents(3).play();
        TimelineProjector projector;
        for (const RunEvent& event : events)
            projector.add(event);
        for (const LaneRow* const lane : lanesIn(projector.rows())) {
            for (const AttemptCard& card : lane->cards)
                QCOMPARE(cardAt(projector.rows(), projector.placeOf(card.ref)), &card);
        }
        QCOMPARE(projector.placeOf({LaneId{77}, 0}), TimelinePlace());
    }

    void saysWhatTheRunCameTo()
    {
        const TimelineRows rows = timelineRows(sampleRun());
        QCOMPARE(rows.sections.size(), std::size_t{3}); // a level, the answer, the end with its reason
        const std::vector<AttemptCard>& cards = rows.sections[0].lanes[0].cards;
        QCOMPARE(cards.size(), std::size_t{2});
        QCOMPARE(cards[0].kind, CardKind::schemaReference);
        QCOMPARE(cards[0].rungs[static_cast<std::size_t>(Rung::explain)], RungMark::failed);
        QCOMPARE(cards[0].duration(), std::chrono::milliseconds(5000));
        QVERIFY(cards[1].isSelected && cards[1].isBest && !cards[0].isBest);
        QCOMPARE(rows.headline.selected, (AttemptRef{LaneId{0}, 1}));
        QCOMPARE(rows.headline.clock.duration(), std::chrono::milliseconds(15000));
    }

    void showsTheStepsOfASearch_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("count");
        QTest::newRow("which tables the question is about") << int(StepKind::linked) << 1;
        QTest::newRow("each role that was asked") << int(StepKind::role) << 5;
        QTest::newRow("what was left of the candidates") << int(StepKind::cleaned) << 1;
        QTest::newRow("the comparison, which is told when it begins and when it ends") << int(StepKind::compared) << 1;
        QTest::newRow("the tests") << int(StepKind::tested) << 1;
        QTest::newRow("each time that ran out") << int(StepKind::timeRanOut) << 2;
        QTest::newRow("the escalation") << int(StepKind::escalated) << 1;
    }

    void showsTheStepsOfASearch()
    {
        QFETCH(const int, kind);
        QFETCH(const int, count);
        const TimelineRows rows = timelineRows(steppedRun());
        const auto found = std::count_if(rows.sections.begin(), rows.sections.end(), [&](const auto& section) {
            return section.kind == SectionKind::step && static_cast<int>(section.step.kind) == kind;
        });
        QCOMPARE(static_cast<int>(found), count);
    }

    void saysOfEachRoleWhatItCameTo()
    {
        std::vector<TimelineStep> roles;
        const TimelineRows rows = timelineRows(steppedRun());
        for (const TimelineSection& section : rows.sections) {
            if (section.kind == SectionKind::step && section.step.kind == StepKind::role)
                roles.push_back(section.step);
        }
        QCOMPARE(roles.at(0).roleOutcome, std::optional(RoleOutcome::useful));
        QCOMPARE(roles[0].texts, std::vector<std::string>{"The schema has orders."});
        QCOMPARE(roles[0].tokens, (TokenSum{7, 3}));
        QCOMPARE(roles[0].time, std::chrono::milliseconds(5));
        QCOMPARE(roles.at(1).fault, std::optional(ModelFault::timedOut));
        QCOMPARE(roles[1].reason, std::string("it took too long"));
        QCOMPARE(roles.at(2).roleOutcome, std::optional(RoleOutcome::unusable));
        QCOMPARE(roles.at(3).call, (RoleCall{ModelRole::evaluator, 1})); // never asked: a damaged record
        QVERIFY(!roles.at(4).roleOutcome && !roles[4].isUnderWay);       // the run ended before it answered
        QCOMPARE(rows.headline.tokens.prompt, outlineOf(steppedRun()).tokens.prompt);
    }

    void knowsAStatementThatWasTriedBefore()
    {
        std::vector<RunEvent> events;
        for (const std::uint64_t print : {5U, 6U, 5U, 0U, 0U}) {
            const AttemptRef ref{LaneId{0}, static_cast<std::uint32_t>(events.size() / 2)};
            events.push_back({"r", 0, 1, ModelAsked{EffectId{1}, ref, {}}});
            events.push_back({"r", 0, 1, Diagnosed{ref, ErrorCode::syntax, {}, {}, print}});
        }
        const auto& cards = timelineRows(events).sections.front().lanes.front().cards;
        QCOMPARE(cards[2].sameAs, std::optional<std::uint32_t>(0));
        QVERIFY(!cards[1].sameAs && !cards[4].sameAs); // without SQL there is nothing to repeat
    }

    void tellsWhatAForkTookOverFromItsOwn_data()
    {
        QTest::addColumn<QByteArray>("story");
        QTest::addColumn<QByteArray>("inherited");
        // A digit asks for that attempt of the only lane, and `r` resumes; the fork leaves its parent before the third.
        QTest::newRow("a fork") << QByteArray("01r2") << QByteArray("01");
        QTest::newRow("of a run that was resumed") << QByteArray("0r1r2") << QByteArray("01");
        QTest::newRow("that was interrupted before its first attempt") << QByteArray("01rr2") << QByteArray("01");
        QTest::newRow("that was interrupted after its first attempt") << QByteArray("01r2r3") << QByteArray("01");
    }

    void tellsWhatAForkTookOverFromItsOwn()
    {
        QFETCH(const QByteArray, story);
        RunStarted started;
        started.parent = RunParent{"parent", AttemptRef{LaneId{0}, 2}};
        std::vector<RunEvent> events{{"r", 0, 1, started}};
        for (const char step : story) {
            EventBody body = RunResumed{};
            if (step != 'r')
                body = ModelAsked{EffectId{1}, {LaneId{0}, static_cast<std::uint32_t>(step - '0')}, {}};
            events.push_back({"r", 0, 1, std::move(body)});
        }
        QByteArray inherited;
        const TimelineRows rows = timelineRows(events);
        for (const AttemptCard& card : rows.sections.front().lanes.front().cards) {
            if (card.isInherited)
                inherited += QByteArray::number(card.ref.number);
        }
        QTEST(inherited, "inherited");
    }

    void anExplanationIsOfTheStatementThatWasSelected_data()
    {
        QTest::addColumn<std::uint32_t>("accepted");
        QTest::addColumn<bool>("isFormer");
        QTest::newRow("a person accepts the same attempt") << 0U << false;
        QTest::newRow("a person accepts another") << 1U << true;
        QTest::newRow("a person accepts another with the same statement") << 2U << false;
    }

    void anExplanationIsOfTheStatementThatWasSelected()
    {
        QFETCH(std::uint32_t, accepted);
        std::vector<RunEvent> events;
        const auto add = [&](EventBody body) { events.push_back({"r", 0, 1, std::move(body)}); };
        for (std::uint32_t i = 0; i < 3; ++i) {
            add(ModelAsked{EffectId{1}, {LaneId{0}, i}, {}});
            add(Diagnosed{{LaneId{0}, i}, ErrorCode::unclassified, {}, {}, i == 1 ? 8U : 7U});
        }
        add(Selected{{LaneId{0}, 0}, ""});
        add(RoleAsked{EffectId{2}, {ModelRole::explainer, 0}, {}});
        add(RoleConcluded{{ModelRole::explainer, 0}, RoleOutcome::useful, {"It counts."}});
        add(RunFinished{RunOutcome::solved, "SELECT 1", ""});
        add(AttemptAccepted{{LaneId{0}, accepted}, "SELECT 2"});
        QTEST(hasFormerStep(timelineRows(events)), "isFormer");
        add(AttemptAccepted{{LaneId{0}, 0}, "SELECT 1"}); // the user changes their mind
        QVERIFY(!hasFormerStep(timelineRows(events)));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::TimelineRowsTest)

#include "tst_timelinerows.moc"
