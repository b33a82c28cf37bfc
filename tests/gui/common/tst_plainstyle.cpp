#include "common/plainstyle.h"
#include "common/theme.h"

#include <QImage>
#include <QPainter>
#include <QStyleOption>
#include <QTest>

#include <utility>

using namespace querymend;

namespace {

/// What `measured` returns with text of the usual size, and of twice that.
template <typename Measured>
std::pair<int, int> usualAndLarge(const Measured& measured)
{
    Theme theme;
    theme.setTextPixels(13);
    const int usual = measured();
    theme.setTextPixels(26);
    const int large = measured();
    theme.setTextPixels(13);
    return {usual, large};
}

} // namespace

/// Icons and arrows of Qt's own widgets grow with the text.
class PlainStyleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsIconsAsLargeAsTheirText_data()
    {
        QTest::addColumn<QStyle::PixelMetric>("metric");
        QTest::newRow("small icons") << QStyle::PM_SmallIconSize;
        QTest::newRow("icons of buttons") << QStyle::PM_ButtonIconSize;
        QTest::newRow("icons of tabs") << QStyle::PM_TabBarIconSize;
        QTest::newRow("icons of lists") << QStyle::PM_ListViewIconSize;
        QTest::newRow("buttons that scroll tabs") << QStyle::PM_TabBarScrollButtonWidth;
    }

    void drawsIconsAsLargeAsTheirText()
    {
        QFETCH(const QStyle::PixelMetric, metric);
        const PlainStyle style;
        const auto [usual, large] = usualAndLarge([&] { return style.pixelMetric(metric, nullptr, nullptr); });
        QVERIFY(usual > 0);
        QCOMPARE(large, 2 * usual);
    }

    void drawsArrowsAsLargeAsTheirText_data()
    {
        QTest::addColumn<QStyle::PrimitiveElement>("element");
        QTest::addColumn<bool>("isOpen");
        QTest::newRow("a closed branch") << QStyle::PE_IndicatorBranch << false;
        QTest::newRow("an open branch") << QStyle::PE_IndicatorBranch << true;
        QTest::newRow("tabs to the left") << QStyle::PE_IndicatorArrowLeft << false;
        QTest::newRow("tabs to the right") << QStyle::PE_IndicatorArrowRight << false;
        QTest::newRow("a sorted column") << QStyle::PE_IndicatorHeaderArrow << false;
    }

    void drawsArrowsAsLargeAsTheirText()
    {
        QFETCH(const QStyle::PrimitiveElement, element);
        QFETCH(const bool, isOpen);
        const PlainStyle style;
        const auto dots = [&] {
            QImage image(40, 40, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            QStyleOptionHeader option;
            option.rect = image.rect();
            option.state = QStyle::State_Enabled | QStyle::State_Children;
            option.state.setFlag(QStyle::State_Open, isOpen);
            option.sortIndicator = QStyleOptionHeader::SortUp;
            style.drawPrimitive(element, &option, &painter, nullptr);
            painter.end();
            int drawn = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    drawn += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
            }
            return drawn;
        };
        const auto [usual, large] = usualAndLarge(dots);
        QVERIFY(usual > 0);
        QVERIFY2(large > 2 * usual, qPrintable(QStringLiteral("%1 dots, then %2").arg(usual).arg(large)));
    }
};

QTEST_MAIN(PlainStyleTest)
#include "tst_plainstyle.moc"
