// How a step on the timeline uses its room.

#include "common/elidedlines.h"
#include "common/theme.h"
#include "report/timelinerows.h"
#include "timeline/lanelayout.h"
#include "timeline/timelinedelegate.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinestyle.h"

#include <QFontMetrics>
#include <QImage>
#include <QPainter>
#include <QStandardItemModel>
#include <QStyleOptionViewItem>
#include <QTest>

namespace querymend {

class TimelineStepDrawingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCostOfAStepGivesWayToItsDetails_data()
    {
        QTest::addColumn<TimelineZoom>("zoom");
        QTest::addColumn<int>("lacking");
        QTest::addColumn<bool>("isShown");
        QTest::newRow("with room for both") << TimelineZoom::compact << -10 << true;
        QTest::newRow("with room for the details alone") << TimelineZoom::compact << 10 << false;
        QTest::newRow("with room for the details below") << TimelineZoom::detail << 10 << true;
        QTest::newRow("with too little room for the details anyway") << TimelineZoom::compact << 200 << true;
    }

    void theCostOfAStepGivesWayToItsDetails()
    {
        QFETCH(const TimelineZoom, zoom);
        QFETCH(const int, lacking);
        QFETCH(const bool, isShown);
        const QString title = QStringLiteral("Test generator 2");
        const QString details = QStringLiteral("Orders with the status cancelled are not counted, whatever they are.");
        const QString cost = QStringLiteral("tokens unknown");
        const QFontMetrics meta(Theme::metaFont());
        const TimelineStyle style;
        const int before = 12 + style.iconSide + 8 + style.strongMetrics.horizontalAdvance(title) + 10;
        const int both = before + meta.horizontalAdvance(details) + 10 + meta.horizontalAdvance(cost) + 11;
        const Theme theme;
        const auto drawn = [&](const QString& shownCost) {
            QStandardItemModel model(1, 1);
            const QModelIndex index = model.index(0, 0);
            model.setData(index, title, Qt::DisplayRole);
            model.setData(index, static_cast<int>(TimelineRow::step), TimelineModel::RowRole);
            model.setData(index, details, TimelineModel::DetailRole);
            model.setData(index, shownCost, TimelineModel::CostRole);
            QStyleOptionViewItem option;
            option.rect = QRect(0, 0, both - lacking, 32);
            QImage image(option.rect.size(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            TimelineDelegate delegate(theme);
            delegate.setZoom(zoom);
            delegate.paint(&painter, option, index);
            return image;
        };
        QCOMPARE(drawn(cost) != drawn(QString()), isShown);
    }

    void longDetailsWrapBelowTheTitle_data()
    {
        QTest::addColumn<TimelineZoom>("zoom");
        QTest::addColumn<bool>("isReason");
        QTest::addColumn<int>("words");
        QTest::addColumn<int>("lines");
        QTest::newRow("a reason") << TimelineZoom::detail << true << 12 << 4;
        QTest::newRow("what a helper found") << TimelineZoom::detail << false << 24 << 12;
        QTest::newRow("what a helper found, on full cards") << TimelineZoom::full << false << 24 << 12;
        QTest::newRow("not what a helper found among one-line cards") << TimelineZoom::compact << false << 12 << 0;
        QTest::newRow("a reason among one-line cards") << TimelineZoom::compact << true << 12 << 4;
        QTest::newRow("not what fits beside the title") << TimelineZoom::detail << false << 1 << 0;
        QTest::newRow("not what there is none of") << TimelineZoom::detail << false << 0 << 0;
    }

    void longDetailsWrapBelowTheTitle()
    {
        QFETCH(const TimelineZoom, zoom);
        QFETCH(const bool, isReason);
        QFETCH(const int, words);
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        model.setData(index, QStringLiteral("Tables"), Qt::DisplayRole);
        model.setData(index, static_cast<int>(TimelineRow::step), TimelineModel::RowRole);
        model.setData(index, QStringList(words, QString(15, u'w')).join(u' '), TimelineModel::DetailRole);
        model.setData(index, isReason, TimelineModel::ReasonRole);
        const Theme theme;
        TimelineDelegate delegate(theme);
        delegate.setZoom(zoom);
        QTEST(delegate.stepLines(index, 340), "lines");
    }

    void fiveLikelyTablesAreNamedWithTheirReasons()
    {
        const QString tables =
            QStringLiteral("Order Items (\"quantity\" is in the column name quantity), products (\"unit price\" is in "
                           "the column name unitPrice), returns (\"returns\" is in the table name), customers "
                           "(\"brought\" is related to the column name sold), orders (\"year\" is related to the "
                           "column name order_date)");
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        model.setData(index, QStringLiteral("5 likely tables"), Qt::DisplayRole);
        model.setData(index, static_cast<int>(TimelineRow::step), TimelineModel::RowRole);
        model.setData(index, tables, TimelineModel::DetailRole);
        const Theme theme;
        TimelineDelegate delegate(theme);
        delegate.setZoom(TimelineZoom::detail);
        constexpr int width = 385; // of the timeline in a window of 1366 pixels
        const int room = width - 12 - TimelineStyle().iconSide - 8 - 12;
        const QStringList lines = elidedLines(tables, Theme::metaFont(), room, 100);
        QCOMPARE(delegate.stepLines(index, width), static_cast<int>(lines.size()));
    }

    void detailsThatAreTooLongEndInAnEllipsis()
    {
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        model.setData(index, QStringLiteral("Tables"), Qt::DisplayRole);
        model.setData(index, static_cast<int>(TimelineRow::step), TimelineModel::RowRole);
        const auto drawn = [&](const QString& details) {
            model.setData(index, details, TimelineModel::DetailRole);
            QStyleOptionViewItem option;
            option.rect = QRect(0, 0, 6000, 32); // wide enough for all that is shown
            QImage image(option.rect.size(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            const Theme theme;
            TimelineDelegate(theme).paint(&painter, option, index);
            return image;
        };
        const QString whole(400, u'w');
        QVERIFY(drawn(whole) != drawn(whole + u'w'));
        QVERIFY(drawn(whole + u'w') == drawn(whole + QStringLiteral("ww")));
    }

    void aReasonWrapsBelowTheTitle()
    {
        QStandardItemModel model(1, 1);
        const QModelIndex index = model.index(0, 0);
        model.setData(index, QStringLiteral("Attempt 2: correction found"), Qt::DisplayRole);
        model.setData(index, static_cast<int>(TimelineRow::step), TimelineModel::RowRole);
        model.setData(index, QString(30, u'w') + QLatin1Char(' ') + QString(30, u'w'), TimelineModel::DetailRole);
        model.setData(index, true, TimelineModel::ReasonRole);
        QStyleOptionViewItem option;
        option.rect = QRect(0, 0, 340, 120);
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const Theme theme;
        const TimelineDelegate delegate(theme);
        QVERIFY(delegate.stepLines(index, option.rect.width()) > 0);
        delegate.paint(&painter, option, index);
        painter.end();
        const TimelineStyle style;
        const QColor ground = image.pixelColor(5, 115);
        for (int y = stepHeight(StepKind::finished, delegate.metrics()) - 2; y < 120; ++y) {
            for (int x = 5; x < 12 + style.iconSide + 8; ++x)
                QCOMPARE(image.pixelColor(x, y), ground);
        }
    }
};

} // namespace querymend

QTEST_MAIN(querymend::TimelineStepDrawingTest)

#include "tst_timelinestepdrawing.moc"
