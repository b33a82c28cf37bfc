#include "common/theme.h"
#include "support/longrun.h"
#include "support/loudwarnings.h"
#include "support/samplerun.h"
#include "timeline/timelineminimap.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

TimelineView& show(TimelinePanel& panel, int attempts)
{
    panel.resize(320, 600);
    panel.QWidget::show();
    panel.show(LongRun(static_cast<std::uint32_t>(attempts)).events());
    return *panel.findChild<TimelineView*>();
}

} // namespace

/// Runs that are longer than any window, and texts of any size.
class LongRunsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void showsLongRuns_data()
    {
        QTest::addColumn<int>("attempts");
        QTest::newRow("sixteen lanes of eleven attempts") << 16 * 11;
        QTest::newRow("ten thousand attempts") << 10'000;
    }

    void showsLongRuns()
    {
        QFETCH(const int, attempts);
        Theme theme;
        TimelinePanel panel(theme);
        TimelineView& view = show(panel, attempts);
        const auto& items = view.arrangement().items();
        const auto cards = std::count_if(items.begin(), items.end(),
                                         [](const TimelineItem& item) { return item.row == TimelineRow::card; });
        QCOMPARE(static_cast<int>(cards), attempts);
        QTest::keyClick(&view, Qt::Key_End);
        const auto index = static_cast<std::uint32_t>(attempts - 1);
        const AttemptRef last{LaneId{index / 11}, index % 11};
        QCOMPARE(view.currentIndex().data(TimelineModel::AttemptRole).value<AttemptRef>(), last);
        QVERIFY(view.viewport()->rect().intersects(view.visualRect(view.currentIndex())));
        QVERIFY(!panel.grab().isNull());
    }

    void theStripIsThereOnlyWhileTheRunIsLongInItsView()
    {
        Theme theme;
        TimelinePanel panel(theme);
        const TimelineView& view = show(panel, 22);
        const auto& strip = *panel.findChild<TimelineMinimap*>();
        const int whole = view.arrangement().height();
        const int around = panel.height() - view.viewport()->height();
        panel.resize(panel.width(), whole / 5 + around);
        QTRY_VERIFY(strip.isVisible());
        panel.resize(panel.width(), whole + around);
        QTRY_VERIFY(!strip.isVisible());
        panel.resize(panel.width(), whole / 5 + around);
        QTRY_VERIFY(strip.isVisible());
    }

    /// Texts wrap differently beside the strip and beside the scroll bar, so neither may call for the other.
    void theStripOrTheScrollBarStaysWhateverTheHeight()
    {
        Theme theme;
        TimelinePanel panel(theme);
        panel.QWidget::show();
        panel.show(searchedRun(std::string(40, 'w') + " which is a text of several words that needs a line or two"));
        const TimelineView& view = *panel.findChild<TimelineView*>();
        const auto& strip = *panel.findChild<TimelineMinimap*>();
        for (int width = 300; width < 340; width += 3) {
            panel.resize(width, 2000);
            QCoreApplication::processEvents();
            const int around = panel.height() - view.viewport()->height();
            const int third = view.arrangement().height() / 3;
            for (int height = third * 3 / 4; height < third * 5 / 4; ++height) {
                panel.resize(width, height + around);
                for (int i = 0; i < 5; ++i)
                    QCoreApplication::processEvents();
                const bool isStrip = strip.isVisible();
                for (int i = 0; i < 5; ++i) {
                    QCoreApplication::processEvents();
                    QCOMPARE(strip.isVisible(), isStrip);
                }
                QCOMPARE(view.width() + (isStrip ? strip.width() : 0), view.parentWidget()->width());
            }
        }
    }

    void growsWithTheText()
    {
        Theme theme;
        TimelinePanel panel(theme);
        TimelineView& view = show(panel, 11);
        constexpr int usual = 13;
        theme.setTextPixels(usual);
        const int before = view.visualRect(view.currentIndex()).height();
        theme.setTextPixels(24);
        QVERIFY(view.visualRect(view.currentIndex()).height() > before);
        theme.setTextPixels(usual);
        QCOMPARE(view.visualRect(view.currentIndex()).height(), before);
    }
};

} // namespace querymend

QTEST_MAIN(querymend::LongRunsTest)

#include "tst_longruns.moc"
