#include "schema/shuffle.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace querymend;

class ShuffleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aSeedAlwaysGivesTheSameOrder();
    void everyOrderComesUpAboutAsOften();
};

void ShuffleTest::aSeedAlwaysGivesTheSameOrder()
{
    // The published first outputs of splitmix64 for this seed.
    SplitMix known(1234567);
    QCOMPARE(known.next(), std::uint64_t{6457827717110365317U});
    QCOMPARE(known.next(), std::uint64_t{3203168211198807973U});
    std::vector<int> items{1, 2, 3, 4, 5, 6, 7, 8};
    std::vector<int> again = items;
    SplitMix one(42);
    SplitMix two(42);
    shuffle(items, one);
    shuffle(again, two);
    QCOMPARE(items, again);
    std::sort(again.begin(), again.end());
    QCOMPARE(again, (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8}));
}

void ShuffleTest::everyOrderComesUpAboutAsOften()
{
    std::array<int, 6> counts{};
    SplitMix random(7);
    for (int i = 0; i < 6'000; ++i) {
        std::vector<int> items{0, 1, 2};
        shuffle(items, random);
        ++counts[static_cast<std::size_t>(items[0] * 2 + (items[1] > items[2] ? 1 : 0))];
    }
    for (const int count : counts)
        QVERIFY(count > 850 && count < 1'150);
}

QTEST_APPLESS_MAIN(ShuffleTest)
#include "tst_shuffle.moc"
