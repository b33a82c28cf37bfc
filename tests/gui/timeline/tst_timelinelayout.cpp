#include "support/longrun.h"
#include "support/randomrun.h"
#include "timeline/timelinelayout.h"

#include <QtTest>

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

} // namespace

class TimelineLayoutTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

    void showsAWholeRunAtAGlance()
    {
        const TimelineRows rows = timelineRows(LongRun(16 * 11).events());
        const TimelineGeometry geometry = timelineLayout(rows, frameOf(300, TimelineZoom::overview));
        QVERIFY2(geometry.height() < 460, qPrintable(QString::number(geometry.height())));
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
