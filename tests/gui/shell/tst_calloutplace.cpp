#include "shell/calloutplace.h"

#include <QTest>

#include <algorithm>

using namespace querymend;

/// Where a callout is beside what it points at.
class CalloutPlaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isBesideItsTarget_data();
    void isBesideItsTarget();
    void isNarrowerInANarrowGap();
    void coversAsLittleAsItCanOfWhatIsInUse_data();
    void coversAsLittleAsItCanOfWhatIsInUse();
    void hasNoBeakWithoutRoomOrTarget_data();
    void hasNoBeakWithoutRoomOrTarget();
};

namespace {

constexpr QRect windowRoom(8, 8, 1008, 684);

/// The narrower, the higher.
CalloutSizes sizes()
{
    return {280, 140, [](int width) { return 44000 / width + 60; }};
}

} // namespace

void CalloutPlaceTest::isBesideItsTarget_data()
{
    QTest::addColumn<QRect>("target");
    QTest::addColumn<Qt::Orientation>("beside");
    QTest::addColumn<CalloutBeak>("beak");
    const auto row = [](const char* name, const QRect& target, Qt::Orientation beside, CalloutBeak beak) {
        QTest::newRow(name) << target << beside << beak;
    };
    row("left of a card on the right", {700, 200, 300, 80}, Qt::Horizontal, CalloutBeak::right);
    row("right of a card on the left", {24, 200, 300, 80}, Qt::Horizontal, CalloutBeak::left);
    row("left of a card at the upper edge", {700, 10, 300, 60}, Qt::Horizontal, CalloutBeak::right);
    row("left of a card at the lower edge", {700, 640, 300, 50}, Qt::Horizontal, CalloutBeak::right);
    row("below a box at the top", {250, 60, 450, 50}, Qt::Vertical, CalloutBeak::top);
    row("above a bar at the bottom", {250, 640, 450, 40}, Qt::Vertical, CalloutBeak::bottom);
    row("below a box without sides", {8, 60, 1008, 50}, Qt::Horizontal, CalloutBeak::top);
    row("left of a column without room above and below", {700, 8, 300, 684}, Qt::Vertical, CalloutBeak::right);
}

void CalloutPlaceTest::isBesideItsTarget()
{
    QFETCH(const QRect, target);
    QFETCH(const Qt::Orientation, beside);
    QFETCH(const CalloutBeak, beak);
    const CalloutPlace place = placeCallout(windowRoom, target, sizes(), beside);
    QCOMPARE(place.beak, beak);
    QVERIFY(windowRoom.contains(place.bubble));
    QVERIFY(!place.bubble.intersects(target));
    QCOMPARE(place.bubble.height(), sizes().heightFor(place.bubble.width()));
    const bool isAcross = beak == CalloutBeak::left || beak == CalloutBeak::right;
    QVERIFY(isAcross ? place.tip >= target.top() && place.tip <= target.bottom()
                     : place.tip >= target.left() && place.tip <= target.right());
    QVERIFY(isAcross ? place.tip > place.bubble.top() && place.tip < place.bubble.bottom()
                     : place.tip > place.bubble.left() && place.tip < place.bubble.right());
}

void CalloutPlaceTest::isNarrowerInANarrowGap()
{
    const QRect target(8, 8, 760, 684);
    const CalloutPlace place = placeCallout(windowRoom, target, sizes(), Qt::Horizontal);
    QCOMPARE(place.beak, CalloutBeak::left);
    QVERIFY(place.bubble.width() < sizes().usual);
    QVERIFY(windowRoom.contains(place.bubble) && !place.bubble.intersects(target));
}

void CalloutPlaceTest::coversAsLittleAsItCanOfWhatIsInUse_data()
{
    QTest::addColumn<QList<QRect>>("inUse");
    QTest::addColumn<bool>("isFree");
    QTest::newRow("buttons above the middle") << QList{QRect(500, 200, 180, 30), QRect(600, 120, 60, 30)} << true;
    QTest::newRow("a line below the middle") << QList{QRect(250, 260, 300, 20)} << true;
    QTest::newRow("lines that leave a narrower place") << QList{QRect(250, 8, 175, 684)} << true;
    QTest::newRow("lines everywhere") << QList{QRect(250, 8, 420, 684)} << false;
}

void CalloutPlaceTest::coversAsLittleAsItCanOfWhatIsInUse()
{
    QFETCH(const QList<QRect>, inUse);
    QFETCH(const bool, isFree);
    const QRect target(700, 200, 300, 80);
    const CalloutPlace place = placeCallout(windowRoom, target, sizes(), Qt::Horizontal, inUse);
    QCOMPARE(place.beak, CalloutBeak::right);
    QVERIFY(windowRoom.contains(place.bubble) && !place.bubble.intersects(target));
    QVERIFY(place.tip >= target.top() && place.tip <= target.bottom());
    QVERIFY(place.tip > place.bubble.top() && place.tip < place.bubble.bottom());
    const bool isCovered = std::ranges::any_of(inUse, [&](const QRect& used) { return used.intersects(place.bubble); });
    QCOMPARE(!isCovered, isFree);
}

void CalloutPlaceTest::hasNoBeakWithoutRoomOrTarget_data()
{
    QTest::addColumn<QRect>("target");
    QTest::newRow("a target that fills the room") << windowRoom;
    QTest::newRow("a target that leaves too little on all sides") << QRect(8, 8, 950, 640);
    QTest::newRow("no target") << QRect();
}

void CalloutPlaceTest::hasNoBeakWithoutRoomOrTarget()
{
    QFETCH(const QRect, target);
    const CalloutPlace place = placeCallout(windowRoom, target, sizes(), Qt::Horizontal);
    QCOMPARE(place.beak, CalloutBeak::none);
    QVERIFY(windowRoom.contains(place.bubble));
}

QTEST_APPLESS_MAIN(CalloutPlaceTest)
#include "tst_calloutplace.moc"
