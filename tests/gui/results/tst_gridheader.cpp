// The header of a grid, as it says how the rows are sorted.

#include "results/grid/gridheader.h"

#include <QStandardItemModel>
#include <QStyleOption>
#include <QTest>

using namespace querymend;

namespace {

class AskedHeader : public GridHeader {
public:
    using GridHeader::GridHeader;

    [[nodiscard]] QStyleOptionHeader::SortIndicator arrowOf(int section) const
    {
        QStyleOptionHeader option;
        initStyleOption(&option);
        initStyleOptionForIndex(&option, section);
        return option.sortIndicator;
    }
};

} // namespace

class GridHeaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theArrowPointsTheWayOfTheValues_data();
    void theArrowPointsTheWayOfTheValues();
};

void GridHeaderTest::theArrowPointsTheWayOfTheValues_data()
{
    QTest::addColumn<Qt::SortOrder>("order");
    QTest::addColumn<bool>("isUp");
    QTest::newRow("up where they go up") << Qt::AscendingOrder << true;
    QTest::newRow("down where they go down") << Qt::DescendingOrder << false;
}

void GridHeaderTest::theArrowPointsTheWayOfTheValues()
{
    QFETCH(const Qt::SortOrder, order);
    QFETCH(const bool, isUp);
    QStandardItemModel model(2, 2);
    AskedHeader header(Qt::Horizontal);
    header.setModel(&model);
    header.setSortIndicatorShown(true);
    header.setSortIndicator(1, order);
    QCOMPARE(header.arrowOf(1), isUp ? QStyleOptionHeader::SortUp : QStyleOptionHeader::SortDown);
    QCOMPARE(header.arrowOf(0), QStyleOptionHeader::None);
}

QTEST_MAIN(GridHeaderTest)
#include "tst_gridheader.moc"
