#include "support/longrun.h"
#include "timeline/timelinesight.h"
#include "timeline/timelinewalk.h"

#include <QTest>

#include <algorithm>
#include <vector>

namespace querymend {

namespace {

constexpr TimelinePlace answer{0, 5, 10}; // the last attempt of the sixth of eight lanes
constexpr QSize viewSize(620, 480);

TimelineFrame frameOfLanes()
{
    TimelineFrame frame;
    frame.width = viewSize.width();
    frame.height = viewSize.height();
    frame.shape = TimelineShape::lanes;
    return frame;
}

} // namespace

/// Where lanes side by side are seen, and what keys go to, without a view.
class TimelineSightTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theAnswerStaysInSight_data()
    {
        QTest::addColumn<QPoint>("end");
        QTest::newRow("at the beginning") << QPoint(0, 0);
        QTest::newRow("scrolled to the last lane") << QPoint(1, 0);
        QTest::newRow("scrolled to the last attempt") << QPoint(0, 1);
        QTest::newRow("scrolled to the end") << QPoint(1, 1);
    }

    void theAnswerStaysInSight()
    {
        QFETCH(const QPoint, end);
        const QPoint offset(end.x() * acrossAtMost(), end.y() * (m_geometry.height() - viewSize.height()));
        const TimelineSight sight(m_geometry, m_frame, answer, viewSize, offset);
        const QRect card = sight.placed(itemOf(answer));
        QVERIFY(QRect(QPoint(0, 0), viewSize).contains(card));
        QVERIFY(sight.placeAt(card.center()) == answer);
    }

    void withoutAnAnswerNothingStaysInSight()
    {
        const QPoint offset(acrossAtMost(), 0);
        const TimelineSight sight(m_geometry, m_frame, {}, viewSize, offset);
        QVERIFY(sight.boxOfAnswer().isNull() && sight.shelfOfAnswer().isNull());
        for (const TimelineItem& item : m_geometry.items())
            QCOMPARE(sight.placed(item), sight.scrolled(item));
    }

    void aHeadingIsCutWhereItsTextIs_data()
    {
        QTest::addColumn<int>("down");
        QTest::addColumn<bool>("isCut");
        QTest::newRow("not at the upper edge") << 0 << false;
        QTest::newRow("not where only the air above its text is out of sight") << 8 << false;
        QTest::newRow("where the top of its text is out of sight") << 9 << true;
        QTest::newRow("where half of it is out of sight") << 16 << true;
    }

    void aHeadingIsCutWhereItsTextIs()
    {
        QFETCH(const int, down);
        const TimelineItem& heading = itemOf({0, 1, -1});
        QCOMPARE(heading.rect.height(), 32);
        const TimelineSight sight(m_geometry, m_frame, {}, viewSize, QPoint(0, heading.rect.top() + down));
        QTEST(sight.isHeadingCut(heading), "isCut");
        QVERIFY(!sight.isHeadingCut(itemOf({0, 1, 0}))); // an attempt may be
    }

    void theFirstAttemptOfALaneIsReachedWithItsHeading()
    {
        const TimelineItem& first = itemOf({0, 1, 0});
        const TimelineItem& second = itemOf({0, 1, 1});
        const QRect heading = itemOf({0, 1, -1}).rect;
        const TimelineSight sight(m_geometry, m_frame, {}, viewSize, QPoint(0, 0));
        QCOMPARE(sight.reached(first), first.rect.united(heading));
        QCOMPARE(sight.reached(second), second.rect);
        const QSize low(viewSize.width(), first.rect.height() + 4);
        QCOMPARE(TimelineSight(m_geometry, m_frame, {}, low, QPoint(0, 0)).reached(first), first.rect);
    }

    void theWayAcrossLeadsToTheLane_data()
    {
        QTest::addColumn<int>("lane");
        for (int lane = 0; lane < 8; ++lane)
            QTest::addRow("lane %d", lane + 1) << lane;
    }

    void theWayAcrossLeadsToTheLane()
    {
        QFETCH(const int, lane);
        const TimelinePlace place{0, lane, 0};
        for (const int from : {0, acrossAtMost()}) {
            const TimelineSight sight(m_geometry, m_frame, answer, viewSize, QPoint(from, 0));
            const int across = std::clamp(from + sight.wayAcrossTo(itemOf(place)), 0, acrossAtMost());
            const QRect box = m_geometry.laneBox(place).translated(-across, 0);
            QVERIFY(box.left() >= 0 && box.right() < viewSize.width());
        }
    }

    void aWalkMeetsEachAttemptAndStep()
    {
        const TimelineWalk walk(m_geometry);
        std::vector<int> met;
        int item = -1;
        for (int next = walk.neighbour(item, 1); next != item; next = walk.neighbour(item, 1)) {
            item = next;
            met.push_back(item);
        }
        const auto& items = m_geometry.items();
        const auto count = std::count_if(items.begin(), items.end(), [](const TimelineItem& each) {
            return each.row == TimelineRow::card || each.row == TimelineRow::step;
        });
        QCOMPARE(met.size(), static_cast<std::size_t>(count));
        QCOMPARE(walk.farAway(met.front(), 1, 1'000'000), met.back());
        QCOMPARE(walk.farAway(met.back(), -1, 1'000'000), met.front());
    }

    void aWalkAcrossGoesToTheSameNumber()
    {
        const TimelineWalk walk(m_geometry);
        const int third = m_geometry.indexOf({0, 2, 4});
        QCOMPARE(walk.neighbourLane(third, 1), m_geometry.indexOf({0, 3, 4}));
        QCOMPARE(walk.neighbourLane(third, -1), m_geometry.indexOf({0, 1, 4}));
    }

private:
    [[nodiscard]] const TimelineItem& itemOf(const TimelinePlace& place) const
    {
        return m_geometry.items()[static_cast<std::size_t>(m_geometry.indexOf(place))];
    }

    [[nodiscard]] int acrossAtMost() const { return m_geometry.width() - viewSize.width(); }

    TimelineFrame m_frame = frameOfLanes();
    TimelineGeometry m_geometry = timelineLayout(timelineRows(LongRun(8 * 11).events()), m_frame);
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::TimelineSightTest)

#include "tst_timelinesight.moc"
