#include "common/theme.h"
#include "support/longrun.h"
#include "timeline/changepainter.h"
#include "timeline/sidedpainter.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelinestyle.h"
#include "timeline/timelineview.h"

#include <QGuiApplication>
#include <QPainter>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <array>

using namespace querymend;

/// In a window from right to left, the timeline is the mirror image of the usual one, with readable texts.
class MirroredTimelineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qRegisterMetaType<AttemptRef>(); }
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    void eachAttemptIsOnTheOtherSide_data()
    {
        QTest::addColumn<int>("shape");
        QTest::newRow("lanes as far as there is room") << static_cast<int>(TimelineShape::flow);
        QTest::newRow("lanes side by side") << static_cast<int>(TimelineShape::lanes);
        QTest::newRow("on the clock") << static_cast<int>(TimelineShape::clock);
        QTest::newRow("in a list") << static_cast<int>(TimelineShape::list);
    }

    void eachAttemptIsOnTheOtherSide()
    {
        QFETCH(const int, shape);
        constexpr std::uint32_t lanes = 3;
        const std::unique_ptr<TimelinePanel> usual = shownIn(Qt::LeftToRight, shape);
        std::array<QRect, lanes> before;   // asked now, because all windows take the direction of the last
        std::array<bool, lanes> isFound{}; // what is above the view or under the axis of the clock is not
        for (std::uint32_t lane = 0; lane < lanes; ++lane) {
            before[lane] = usual->view().visualRect(indexIn(*usual, lane));
            isFound[lane] = usual->view().indexAt(before[lane].center()) == indexIn(*usual, lane);
        }
        const std::unique_ptr<TimelinePanel> mirrored = shownIn(Qt::RightToLeft, shape);
        const TimelineView& view = mirrored->view();
        QCOMPARE(view.viewport()->size(), usual->view().viewport()->size());
        for (std::uint32_t lane = 0; lane < lanes; ++lane) {
            const QModelIndex index = indexIn(*mirrored, lane);
            const QRect rect = view.visualRect(index);
            QVERIFY(!rect.isEmpty());
            QCOMPARE(rect, QStyle::visualRect(Qt::RightToLeft, view.viewport()->rect(), before[lane]));
            QCOMPARE(view.indexAt(rect.center()) == index, isFound[lane]);
        }
        QVERIFY(std::ranges::count(isFound, true) > 1);
    }

    void theColourOfACardIsAtItsStart()
    {
        std::array<QColor, 2> starts;
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            const std::unique_ptr<TimelinePanel> panel = shownIn(direction, static_cast<int>(TimelineShape::flow));
            const QRect card = panel->view().visualRect(indexIn(*panel, 0));
            const bool isLeft = direction == Qt::LeftToRight;
            const int x = isLeft ? card.left() + 3 : card.right() - 3;
            starts[isLeft ? 0 : 1] = panel->view().viewport()->grab().toImage().pixelColor(x, card.center().y());
        }
        QCOMPARE(starts[1], starts[0]);
        const Theme theme;
        QVERIFY(starts[0] != theme.colour(Tone::panel));
    }

    void changesAreOnTheRightInTheirOwnOrder()
    {
        const Theme theme;
        TimelineStyle style;
        constexpr QRect line(0, 0, 400, 24);
        std::array<QImage, 2> pictures;
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QImage& picture = pictures[direction == Qt::LeftToRight ? 0 : 1];
            picture = QImage(line.size(), QImage::Format_RGB32);
            picture.fill(theme.colour(Tone::panel));
            QPainter painter(&picture);
            paintChanges(SidedPainter(painter, line, direction), theme, style, line,
                         {{QStringLiteral("price"), QStringLiteral("list_price")}});
        }
        const QRect usual = drawnOn(pictures[0]);
        const QRect mirrored = drawnOn(pictures[1]);
        QVERIFY(usual.right() < line.width() / 2);
        QVERIFY(mirrored.left() > line.width() / 2);
        QCOMPARE(pictures[1].copy(mirrored), pictures[0].copy(usual));
    }

    void theNextLaneIsOnTheLeft()
    {
        const std::unique_ptr<TimelinePanel> panel = shownIn(Qt::RightToLeft, static_cast<int>(TimelineShape::lanes));
        panel->choose({LaneId{0}, 0});
        const int before = panel->view().visualRect(panel->view().currentIndex()).left();
        QTest::keyClick(&panel->view(), Qt::Key_Left);
        QCOMPARE(panel->view().currentIndex(), indexIn(*panel, 1));
        QVERIFY(panel->view().horizontalScrollBar()->value() > 0
                || panel->view().visualRect(panel->view().currentIndex()).left() < before);
    }

private:
    std::unique_ptr<TimelinePanel> shownIn(Qt::LayoutDirection direction, int shape)
    {
        QGuiApplication::setLayoutDirection(direction);
        auto panel = std::make_unique<TimelinePanel>(m_theme);
        panel->resize(900, 600);
        panel->show();
        panel->show(LongRun(44).events());
        panel->view().setShape(static_cast<TimelineShape>(shape));
        panel->choose({LaneId{0}, 0});
        QCoreApplication::processEvents(); // the view makes room for its scroll bars
        return panel;
    }

    static QRect drawnOn(const QImage& picture)
    {
        QRect drawn;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                if (picture.pixel(x, y) != picture.pixel(0, 0))
                    drawn |= QRect(x, y, 1, 1);
            }
        }
        return drawn;
    }

    static QModelIndex indexIn(TimelinePanel& panel, std::uint32_t lane)
    {
        return static_cast<TimelineModel*>(panel.view().model())->indexOf(AttemptRef{LaneId{lane}, 0});
    }

    Theme m_theme;
};

QTEST_MAIN(MirroredTimelineTest)
#include "tst_mirroredtimeline.moc"
