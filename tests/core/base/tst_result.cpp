#include "base/result.h"
#include "base/strongid.h"

#include <QTest>

#include <memory>
#include <string>
#include <type_traits>

using namespace querymend;

namespace {

enum class Trouble { tooSmall, tooLarge };

Result<int, Trouble> halfOf(int even)
{
    if (even < 0)
        return Failure{Trouble::tooSmall};
    if (even > 100)
        return Failure{Trouble::tooLarge};
    return even / 2;
}

// A Result is never implicitly a bool or its value, and cannot be made from a bare error.
using Tried = Result<int, Trouble>;
static_assert(!std::is_convertible_v<Tried, bool>);
static_assert(!std::is_convertible_v<Tried, int>);
static_assert(!std::is_default_constructible_v<Tried>);
static_assert(!std::is_constructible_v<Tried, Trouble>);
static_assert(std::is_constructible_v<Tried, Failure<Trouble>>);

using Done = Result<void, Trouble>;
static_assert(!std::is_convertible_v<Done, bool>);
static_assert(!std::is_constructible_v<Done, Trouble>);

using TableId = StrongId<struct TableTag>;
using ColumnId = StrongId<struct ColumnTag>;
static_assert(!std::is_convertible_v<TableId, ColumnId>);

} // namespace

class ResultTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsAValueOrAnError_data();
    void holdsAValueOrAnError();
    void tellsValueFromErrorOfTheSameType();
    void givesAwayWhatCanOnlyBeMoved();
    void mayHoldNoValue();
    void anIdIsNoneUntilItIsGiven();
};

void ResultTest::holdsAValueOrAnError_data()
{
    QTest::addColumn<int>("input");
    QTest::addColumn<int>("value"); // -1: an error
    QTest::newRow("a value") << 8 << 4;
    QTest::newRow("a value that is zero is still a value") << 0 << 0;
    QTest::newRow("an error whose number is zero is still an error") << -1 << -1;
    QTest::newRow("another error") << 101 << -1;
}

void ResultTest::holdsAValueOrAnError()
{
    QFETCH(int, input);
    QFETCH(int, value);
    const auto result = halfOf(input);
    QCOMPARE(result.ok(), value >= 0);
    QCOMPARE(static_cast<bool>(result), value >= 0);
    if (result)
        QCOMPARE(*result, value);
    else
        QVERIFY(result.error() == (input < 0 ? Trouble::tooSmall : Trouble::tooLarge));
}

void ResultTest::tellsValueFromErrorOfTheSameType()
{
    const Result<std::string, std::string> good(std::string("fine"));
    const Result<std::string, std::string> bad(Failure{std::string("broken")});
    QVERIFY(good.ok());
    QCOMPARE(good->size(), std::size_t{4});
    QVERIFY(!bad.ok());
    QVERIFY(bad.error() == "broken");
}

void ResultTest::givesAwayWhatCanOnlyBeMoved()
{
    Result<std::unique_ptr<int>, Trouble> result(std::make_unique<int>(7));
    const std::unique_ptr<int> taken = std::move(result).value();
    QCOMPARE(*taken, 7);
}

void ResultTest::mayHoldNoValue()
{
    QVERIFY(Done().ok());
    const Done failed = Failure{Trouble::tooLarge};
    QVERIFY(!failed);
    QVERIFY(failed.error() == Trouble::tooLarge);
}

void ResultTest::anIdIsNoneUntilItIsGiven()
{
    QVERIFY(TableId{}.isNone());
    QVERIFY(!TableId{});
    QVERIFY(!TableId{0}.isNone());
    QVERIFY(TableId{3} == TableId{3});
    QVERIFY(!(TableId{3} == TableId{4}));
}

QTEST_APPLESS_MAIN(ResultTest)
#include "tst_result.moc"
