#include "common/theme.h"
#include "support/longrun.h"
#include "timeline/shapeswitch.h"
#include "timeline/timelineclock.h"
#include "timeline/timelinedelegate.h"
#include "timeline/timelinelayout.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"

#include "dialect/dialect.h"

#include <QImage>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTest>
#include <QToolButton>

using namespace querymend;

namespace {

constexpr AttemptRef answer{LaneId{5}, 10};

/// Eight lanes of eleven attempts; the answer is the last one of the sixth.
std::vector<RunEvent> answeredRun()
{
    std::vector<RunEvent> events = LongRun(8 * 11).events();
    const auto add = [&](EventBody body) {
        events.push_back({"long", events.size() + 1, events.back().at + 1, std::move(body)});
    };
    add(Selected{answer, "the only one"});
    add(RunFinished{RunOutcome::solved, "SELECT 1", {}, {}});
    return events;
}

} // namespace

/// A timeline with room: lanes side by side, a clock, and a list.
class TimelineShapesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_theme = std::make_unique<Theme>();
        m_panel = std::make_unique<TimelinePanel>(*m_theme);
        m_switch = new ShapeSwitch(m_panel->view(), m_panel.get());
        m_panel->addToBar(m_switch);
        m_panel->resize(620, 500);
        m_panel->show(answeredRun());
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
        m_switch->setOn(true);
    }

    void cleanup() { m_panel.reset(); }

    void theAxisOfAClockBeginsAfterTheLabels_data()
    {
        QTest::addColumn<int>("label");
        QTest::addColumn<int>("begin");
        QTest::newRow("at the usual place where they are short") << 20 << 300;
        QTest::newRow("farther to the right where one is long") << 340 << 352;
        QTest::newRow("in the middle where one is too long") << 2'000 << 412;
    }

    void theAxisOfAClockBeginsAfterTheLabels()
    {
        QFETCH(const int, label);
        TimelineFrame frame;
        frame.width = 800;
        frame.shape = TimelineShape::clock;
        frame.clockLabel = [label](int) { return label; };
        const TimelineRows rows = timelineRows(answeredRun());
        const TimelineGeometry geometry = timelineLayout(rows, frame);
        QCOMPARE(geometry.clockLabels(), label);
        QTEST(clockScale(rows.headline, frame, geometry.clockLabels()).left, "begin");
    }

    void theAnswerStaysInSight_data()
    {
        QTest::addColumn<int>("across");
        QTest::addColumn<int>("down");
        QTest::newRow("at the beginning") << 0 << 0;
        QTest::newRow("scrolled to the last lane") << 10'000 << 0;
        QTest::newRow("scrolled to the last attempt") << 0 << 10'000;
        QTest::newRow("scrolled to the end") << 10'000 << 10'000;
    }

    void theAnswerStaysInSight()
    {
        QFETCH(const int, across);
        QFETCH(const int, down);
        TimelineView& view = m_panel->view();
        QVERIFY(view.horizontalScrollBar()->maximum() > 0 && view.verticalScrollBar()->maximum() > 0);
        view.horizontalScrollBar()->setValue(across);
        view.verticalScrollBar()->setValue(down);
        const QModelIndex index = model().indexOf(answer);
        const QRect rect = view.visualRect(index);
        QVERIFY(view.viewport()->rect().contains(rect));
        QCOMPARE(view.indexAt(rect.center()), index);
    }

    void aChosenAnswerCoversNothing_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("as before") << QSize(620, 500);
        QTest::newRow("in a lower view") << QSize(620, 300);
        QTest::newRow("in a narrower view") << QSize(400, 500);
    }

    void aChosenAnswerCoversNothing()
    {
        QFETCH(const QSize, size);
        TimelineView& view = m_panel->view();
        view.choose(answer);
        m_panel->resize(size);
        QCoreApplication::processEvents();
        const TimelinePlace place = model().placeOf(model().indexOf(answer));
        const QRect box = view.arrangement().laneBox({place.section, place.lane, -1});
        const auto item = static_cast<std::size_t>(view.arrangement().indexOf(place));
        const QPoint scrolled(view.horizontalScrollBar()->value(), view.verticalScrollBar()->value());
        QCOMPARE(view.visualRect(model().indexOf(answer)),
                 view.arrangement().items()[item].rect.translated(-scrolled)); // it is in its own place
        QVERIFY(box.left() >= scrolled.x() && box.right() < scrolled.x() + view.viewport()->width());
    }

    /// For example when a form opens below it.
    void aChosenAttemptStaysInSight_data()
    {
        QTest::addColumn<int>("shape");
        QTest::newRow("in a list") << static_cast<int>(TimelineShape::list);
        QTest::newRow("in its lane") << static_cast<int>(TimelineShape::lanes);
        QTest::newRow("on the clock") << static_cast<int>(TimelineShape::clock);
    }

    void aChosenAttemptStaysInSight()
    {
        QFETCH(const int, shape);
        TimelineView& view = m_panel->view();
        view.setShape(static_cast<TimelineShape>(shape));
        const AttemptRef chosen{LaneId{1}, 4};
        view.choose(chosen);
        for (const int height : {400, 220, 160, 140}) {
            m_panel->resize(620, height);
            QCoreApplication::processEvents();
            QVERIFY(view.viewport()->rect().contains(view.visualRect(model().indexOf(chosen))));
        }
    }

    /// The rest of its lane passes below it, as below the head of a table.
    void noAttemptIsCutByTheAnswer_data()
    {
        QTest::addColumn<int>("down");
        QTest::newRow("which is kept above the lower edge") << 0;
        QTest::newRow("which is kept a little above its place") << 600;
    }

    void noAttemptIsCutByTheAnswer()
    {
        QFETCH(const int, down);
        TimelineView& view = m_panel->view();
        view.horizontalScrollBar()->setValue(10'000);
        view.verticalScrollBar()->setValue(down);
        const QRect card = view.visualRect(model().indexOf(answer));
        const QImage seen = view.viewport()->grab().toImage();
        const int above = card.top() - 4;
        for (int x = card.left() + 4; x < card.right() - 4; ++x)
            QCOMPARE(seen.pixelColor(x, above), seen.pixelColor(card.left() + 4, above));
        QVERIFY(!view.indexAt({card.center().x(), above}).isValid());
        QVERIFY(!view.indexAt({card.center().x(), card.bottom() + 4}).isValid());
    }

    void everyAttemptCanBeReached()
    {
        TimelineView& view = m_panel->view();
        for (std::uint32_t lane = 0; lane < 8; ++lane) {
            const QModelIndex index = model().indexOf(AttemptRef{LaneId{lane}, 3});
            view.setCurrentIndex(index);
            const QRect rect = view.visualRect(index);
            QVERIFY2(view.viewport()->rect().contains(rect), qPrintable(QString::number(lane)));
            QCOMPARE(view.indexAt(rect.center()), index);
        }
    }

    void aStepOpensAndCloses()
    {
        TimelineView& view = m_panel->view();
        const QModelIndex step = model().index(model().rowCount() - 1, 0);
        QCOMPARE(step.data(TimelineModel::RowRole).toInt(), static_cast<int>(TimelineRow::step));
        view.scrollTo(step);
        const QRect closed = view.visualRect(step);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, closed.center());
        QVERIFY(view.isOpen(step));
        QVERIFY(view.visualRect(step).height() > closed.height());
        view.setCurrentIndex(step);
        QTest::keyClick(&view, Qt::Key_Return);
        QVERIFY(!view.isOpen(step));
        QCOMPARE(view.visualRect(step).size(), closed.size());
    }

    void theBarBesideAHintEndsWithItsText()
    {
        QStandardItemModel one(1, 1);
        const QModelIndex card = one.index(0, 0);
        one.setData(card, QStringLiteral("general hint: short"), TimelineModel::HintNewsRole);
        one.setData(card, 1.0, TimelineModel::HintPartRole);
        QImage image(300, 120, QImage::Format_RGB32); // much higher than the hint
        image.fill(Qt::white);
        QPainter painter(&image);
        const TimelineDelegate delegate(*m_theme);
        delegate.paintHint(painter, image.rect(), card);
        painter.end();
        constexpr int bar = 14;
        constexpr int above = 6;
        const int end = above + delegate.metrics().meta;
        QCOMPARE(image.pixelColor(bar, end - 1), m_theme->colour(Tone::line));
        QCOMPARE(image.pixelColor(bar, end), QColor(Qt::white));
    }

    void eachShapeIsChosenWithAButton_data()
    {
        QTest::addColumn<int>("button");
        QTest::addColumn<int>("shape");
        QTest::newRow("lanes") << 0 << static_cast<int>(TimelineShape::lanes);
        QTest::newRow("a clock") << 1 << static_cast<int>(TimelineShape::clock);
        QTest::newRow("a list") << 2 << static_cast<int>(TimelineShape::list);
    }

    void eachShapeIsChosenWithAButton()
    {
        QFETCH(const int, button);
        QFETCH(const int, shape);
        const auto buttons = m_switch->findChildren<QToolButton*>();
        QTest::keyClick(buttons[button == 0 ? 1 : 0], Qt::Key_Space);
        QTest::keyClick(buttons[button], Qt::Key_Space);
        QCOMPARE(static_cast<int>(m_panel->view().shape()), shape);
        m_panel->choose({LaneId{2}, 4});
        QCOMPARE(m_panel->view().chosen(), std::vector<AttemptRef>{(AttemptRef{LaneId{2}, 4})});
        m_switch->setOn(false);
        QCOMPARE(m_panel->view().shape(), TimelineShape::flow);
        m_switch->setOn(true); // as it was chosen last
        QCOMPARE(static_cast<int>(m_panel->view().shape()), shape);
        QVERIFY(!m_panel->grab().isNull());
    }

private:
    [[nodiscard]] TimelineModel& model() const { return *static_cast<TimelineModel*>(m_panel->view().model()); }

    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<TimelinePanel> m_panel;
    ShapeSwitch* m_switch = nullptr;
};

QTEST_MAIN(TimelineShapesTest)
#include "tst_timelineshapes.moc"
