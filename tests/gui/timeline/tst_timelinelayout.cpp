#include "support/longrun.h"
#include "support/randomevents.h"
#include "timeline/lanelayout.h"
#include "timeline/timelineclock.h"
#include "timeline/timelinelayout.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

TimelineFrame frameOf(int width, TimelineZoom zoom, CardKinds shown = allCardKinds)
{
    TimelineFrame frame;
    frame.width = width;
    frame.zoom = zoom;
    frame.shown = shown;
    return frame;
}

QString problemIn(const TimelineGeometry& geometry, int width)
{
    const auto& items = geometry.items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        const QRect& rect = items[i].rect;
        if (rect.left() < 0 || rect.right() >= width || rect.top() < 0 || rect.bottom() >= geometry.height())
            return QStringLiteral("item %1 is outside").arg(i);
        if (geometry.indexOf(items[i].place) != static_cast<int>(i))
            return QStringLiteral("item %1 is not found by its place").arg(i);
        if (geometry.itemAt(rect.center()) != static_cast<int>(i))
            return QStringLiteral("item %1 is covered by another").arg(i);
    }
    return {};
}

/// The expected result, found by testing every item.
std::vector<int> inSight(const TimelineGeometry& geometry, int top, int bottom)
{
    std::vector<int> found;
    for (std::size_t i = 0; i < geometry.items().size(); ++i) {
        const QRect& rect = geometry.items()[i].rect;
        if (rect.bottom() >= top && rect.top() < bottom)
            found.push_back(static_cast<int>(i));
    }
    return found;
}

std::size_t cardsIn(const TimelineGeometry& geometry)
{
    return static_cast<std::size_t>(std::count_if(geometry.items().begin(), geometry.items().end(),
                                                  [](const auto& item) { return item.row == TimelineRow::card; }));
}

TimelineFrame lanesOf(int width, int height = 0)
{
    TimelineFrame frame = frameOf(width, TimelineZoom::detail);
    frame.shape = TimelineShape::lanes;
    frame.height = height;
    return frame;
}

TimelineRows rowsWithLanes(int lanes)
{
    return timelineRows(LongRun(static_cast<std::uint32_t>(lanes) * 11).events());
}

} // namespace

class TimelineLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersOfLanesHaveRoomInTheOverview_data()
    {
        QTest::addColumn<int>("meta");
        QTest::newRow("in text of the usual size") << 15;
        QTest::newRow("in large text") << 27;
    }

    void numbersOfLanesHaveRoomInTheOverview()
    {
        QFETCH(const int, meta);
        TimelineFrame frame = frameOf(700, TimelineZoom::overview);
        frame.metrics.meta = meta;
        const TimelineGeometry geometry = timelineLayout(rowsWithLanes(12), frame);
        const int blank = 8;
        for (const TimelineItem& item : geometry.items()) {
            if (item.row == TimelineRow::lane)
                QVERIFY(item.rect.width() - blank >= meta * 11 / 10); // of two digits, and more
        }
    }

    void putsEachAttemptInAPlaceOfItsOwn_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("zoom");
        for (const int width : {300, 420, 700, 1600}) {
            for (int zoom = 0; zoom <= static_cast<int>(TimelineZoom::full); ++zoom)
                QTest::addRow("%d pixels, zoom %d", width, zoom) << width << zoom;
        }
    }

    void putsEachAttemptInAPlaceOfItsOwn()
    {
        QFETCH(const int, width);
        QFETCH(const int, zoom);
        for (std::uint32_t seed = 0; seed < 40; ++seed) {
            const TimelineRows rows = timelineRows(RandomEvents(seed).play());
            const TimelineGeometry geometry = timelineLayout(rows, frameOf(width, static_cast<TimelineZoom>(zoom)));
            QCOMPARE(cardsIn(geometry), std::size_t{rows.headline.attempts});
            QCOMPARE(problemIn(geometry, width), QString());
            for (int top = -50; top < geometry.height(); top += 130) {
                std::vector<int> visited;
                geometry.visit(top, top + 200, [&](const TimelineItem&, int index) { visited.push_back(index); });
                QCOMPARE(visited, inSight(geometry, top, top + 200));
            }
        }
    }

    void standsLanesSideBySideWhereThereIsRoom()
    {
        const TimelineRows rows = timelineRows(LongRun(33).events()); // three lanes
        const auto firsts = [&](int width) {
            const TimelineGeometry geometry = timelineLayout(rows, frameOf(width, TimelineZoom::detail));
            std::vector<QRect> rects;
            for (int lane = 0; lane < 3; ++lane)
                rects.push_back(geometry.items()[static_cast<std::size_t>(geometry.indexOf({0, lane, 0}))].rect);
            return rects;
        };
        const std::vector<QRect> narrow = firsts(300);
        QVERIFY(narrow[0].left() == narrow[1].left() && narrow[0].bottom() < narrow[1].top());
        const std::vector<QRect> wide = firsts(1000);
        QVERIFY(wide[0].top() == wide[2].top() && wide[0].right() < wide[1].left());
    }

    void putsTheAnswerOfSeveralLevelsBelowTheLevelThatMadeIt()
    {
        const AttemptRef second{LaneId{1}, 0};
        const std::vector<RunEvent> events{
            {"r", 1, 1000, RunStarted{}},
            {"r", 2, 1001, CandidateForked{LaneId{0}, Level::basic}},
            {"r", 3, 1002, ModelAsked{EffectId{1}, {LaneId{0}, 0}, {}}},
            {"r", 4, 1003, Escalated{Level::basic, Level::advanced, {}}},
            {"r", 5, 1004, CandidateForked{LaneId{1}, Level::advanced}},
            {"r", 6, 1005, ModelAsked{EffectId{2}, second, {}}},
            {"r", 7, 1006, Selected{second, {}}},
        };
        const TimelineRows rows = timelineRows(events);
        const TimelineGeometry geometry = timelineLayout(rows, lanesOf(800));
        const auto topOf = [&](int section) {
            return geometry.items()[static_cast<std::size_t>(geometry.indexOf({section, -1, -1}))].rect.top();
        };
        int lastBand = -1;
        int answer = -1;
        for (std::size_t i = 0; i < rows.sections.size(); ++i) {
            if (rows.sections[i].kind == SectionKind::band)
                lastBand = static_cast<int>(i);
            else if (rows.sections[i].step.kind == StepKind::selected)
                answer = static_cast<int>(i);
        }
        QVERIFY(lastBand >= 0 && answer >= 0);
        QVERIFY(topOf(answer) > geometry.laneBox({lastBand, 0, -1}).bottom());
        QVERIFY(topOf(lastBand) < topOf(answer));
    }

    void putsLanesSideBySideInBoxesHoweverNarrow_data()
    {
        QTest::addColumn<int>("lanes");
        QTest::addColumn<int>("width");
        for (const int lanes : {1, 3, 8, 16}) {
            for (const int width : {300, 573, 800, 1113})
                QTest::addRow("%d lanes in %d pixels", lanes, width) << lanes << width;
        }
    }

    void putsLanesSideBySideInBoxesHoweverNarrow()
    {
        QFETCH(const int, lanes);
        QFETCH(const int, width);
        const TimelineRows rows = rowsWithLanes(lanes);
        const TimelineGeometry geometry = timelineLayout(rows, lanesOf(width));
        QCOMPARE(cardsIn(geometry), std::size_t{rows.headline.attempts});
        std::vector<QRect> boxes;
        geometry.visitBoxes(0, geometry.height(),
                            [&](const QRect& box, const TimelinePlace&) { boxes.push_back(box); });
        QCOMPARE(boxes.size(), static_cast<std::size_t>(lanes));
        for (std::size_t i = 0; i < boxes.size(); ++i) {
            QCOMPARE(boxes[i].top(), boxes[0].top());
            QCOMPARE(boxes[i].bottom(), boxes[0].bottom());
            QVERIFY(i == 0 || boxes[i - 1].right() < boxes[i].left());
            QVERIFY(boxes[i].width() >= 200 && boxes[i].right() < std::max(width, geometry.width()));
        }
        for (const TimelineItem& item : geometry.items()) {
            if (item.place.lane >= 0)
                QVERIFY(geometry.laneBox({item.place.section, item.place.lane, -1}).contains(item.rect));
        }
        QCOMPARE(problemIn(geometry, std::max(width, geometry.width())), QString());
    }

    void leavesRoomForAHintBelowItsCard()
    {
        const TimelineRows rows = rowsWithLanes(1);
        const TimelineGeometry geometry = timelineLayout(rows, lanesOf(600));
        for (int card = 0; card + 1 < 11; ++card) {
            const auto itemOf = [&](int number) {
                return geometry.items()[static_cast<std::size_t>(geometry.indexOf({0, 0, number}))];
            };
            QVERIFY(itemOf(card).below > 0);
            QVERIFY(itemOf(card).rect.bottom() + itemOf(card).below < itemOf(card + 1).rect.top() + 1);
        }
    }

    void aShortOfferTakesNoMoreLinesThanItNeeds()
    {
        constexpr int width = 560;
        constexpr int line = 15;
        AttemptCard card;
        QCOMPARE(offerHeight(offerLetters(card), width, line), 0);
        card.correction = CardMending{"SELECT 1", {"the nearest name; its type fits"}, 0.77, {}};
        QCOMPARE(offerHeight(offerLetters(card), width, line), onGrid(2 * line + 16)); // with the change
        card.correction->reasons.push_back("the column name leaves out the table name; the question names it");
        QCOMPARE(offerHeight(offerLetters(card), width, line), onGrid(3 * line + 16));
    }

    void putsStepsAboveTheLanesTheyLedTo()
    {
        const TimelineRows rows = timelineRows(LongRun(2 * 16 * 11).events()); // two levels, and the step between
        const TimelineGeometry geometry = timelineLayout(rows, lanesOf(600));
        int steps = 0;
        for (const TimelineItem& item : geometry.items()) {
            if (item.row != TimelineRow::step)
                continue;
            ++steps;
            const QRect next = geometry.laneBox({item.place.section + 1, 0, -1});
            QVERIFY(item.rect.bottom() < next.top());
            QVERIFY(item.rect.top() > geometry.laneBox({item.place.section - 1, 0, -1}).bottom());
        }
        QVERIFY(steps > 0);
    }

    void lanesReachDownToTheLowerEdge()
    {
        const TimelineRows rows = timelineRows(LongRun(1).events());
        const TimelineGeometry geometry = timelineLayout(rows, lanesOf(600, 900));
        QCOMPARE(geometry.height(), 900);
        QVERIFY(geometry.laneBox({0, 0, -1}).bottom() > 850);
    }

    void aListHasOneColumnHoweverWide()
    {
        TimelineFrame frame = frameOf(1600, TimelineZoom::detail);
        frame.shape = TimelineShape::list;
        const TimelineGeometry geometry = timelineLayout(rowsWithLanes(3), frame);
        for (const TimelineItem& item : geometry.items())
            QCOMPARE(item.rect.left(), geometry.items().front().rect.left());
    }

    void theRowsOfAClockAreBelowItsAxis()
    {
        TimelineFrame frame = frameOf(800, TimelineZoom::overview);
        frame.shape = TimelineShape::clock;
        const TimelineRows rows = rowsWithLanes(3);
        const TimelineGeometry geometry = timelineLayout(rows, frame);
        QCOMPARE(cardsIn(geometry), std::size_t{33});
        QCOMPARE(problemIn(geometry, 800), QString());
        for (const TimelineItem& item : geometry.items())
            QVERIFY(item.rect.top() >= clockAxisHeight(frame.metrics));
    }

    void aClockHasMarksAtEvenTimes_data()
    {
        QTest::addColumn<qint64>("span");
        for (const qint64 span : {1LL, 14LL, 950LL, 61'000LL, 86'400'000LL})
            QTest::addRow("a run of %lld ms", static_cast<long long>(span)) << span;
    }

    void aClockHasMarksAtEvenTimes()
    {
        QFETCH(const qint64, span);
        RunHeadline headline;
        headline.clock.firstAt = 1'777'638'605'000;
        headline.clock.lastAt = headline.clock.firstAt + span;
        const ClockScale scale = clockScale(headline, frameOf(800, TimelineZoom::detail));
        const std::vector<std::int64_t> marks = scale.marks();
        QVERIFY(marks.size() >= 2 && marks.size() <= 12);
        QCOMPARE(marks.front(), headline.clock.firstAt);
        for (std::size_t i = 1; i < marks.size(); ++i) {
            QCOMPARE(marks[i] - marks[i - 1], marks[1] - marks[0]);
            QVERIFY(scale.xOf(marks[i]) >= scale.xOf(marks[i - 1]) + 40);
        }
        QCOMPARE(scale.xOf(headline.clock.firstAt), scale.left);
        QCOMPARE(scale.xOf(headline.clock.lastAt), scale.right);
        QCOMPARE(scale.xOf(headline.clock.lastAt + 1000), scale.right); // a damaged record
    }

    void showsAWholeRunAtAGlance()
    {
        const TimelineRows rows = timelineRows(LongRun(16 * 11).events());
        const TimelineGeometry geometry = timelineLayout(rows, frameOf(300, TimelineZoom::overview));
        QVERIFY2(geometry.height() < 460, qPrintable(QString::number(geometry.height())));
    }

    void marksGrowWithTheText()
    {
        const TimelineRows rows = timelineRows(LongRun(11).events());
        TimelineFrame frame = frameOf(600, TimelineZoom::overview);
        frame.metrics = {31, 28};
        const TimelineGeometry geometry = timelineLayout(rows, frame);
        for (const TimelineItem& item : geometry.items())
            QVERIFY(item.row != TimelineRow::card || item.rect.size() == QSize(28, 32));
    }

    void leavesOutWhatIsFiltered()
    {
        const TimelineRows rows = timelineRows(LongRun(330).events());
        const CardKinds kinds = bitOf(CardKind::accepted);
        const TimelineGeometry geometry = timelineLayout(rows, frameOf(300, TimelineZoom::detail, kinds));
        QCOMPARE(cardsIn(geometry), std::size_t{30}); // the last of each lane
        QCOMPARE(problemIn(geometry, 300), QString());
        QCOMPARE(geometry.indexOf({0, 0, 0}), -1);
        const TimelineRows none = timelineRows(LongRun(5).events());
        QVERIFY(timelineLayout(none, frameOf(300, TimelineZoom::detail, kinds)).items().empty());
    }

    void hasNothingToLayOutAtFirst()
    {
        const TimelineGeometry geometry = timelineLayout({}, frameOf(300, TimelineZoom::detail));
        QCOMPARE(geometry.height(), 0);
        QCOMPARE(geometry.itemAt({20, 20}), -1);
    }

    void survivesNoWidthAtAll()
    {
        const TimelineRows rows = timelineRows(LongRun(40).events());
        for (const int width : {0, 1, 20, 60})
            QCOMPARE(cardsIn(timelineLayout(rows, frameOf(width, TimelineZoom::overview))), std::size_t{40});
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::TimelineLayoutTest)

#include "tst_timelinelayout.moc"
