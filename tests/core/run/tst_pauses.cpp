// How long a call waits before a retry.

#include "run/schedule.h"

#include <QTest>

#include <algorithm>
#include <set>

namespace querymend {

using std::chrono::milliseconds;

class PausesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void growUpToALimit_data()
    {
        QTest::addColumn<unsigned>("failures");
        QTest::addColumn<int>("longest");
        QTest::newRow("half a second at first") << 1U << 500;
        QTest::newRow("twice that after the second failure") << 2U << 1000;
        QTest::newRow("four times after the third") << 3U << 2000;
        QTest::newRow("eight seconds at most") << 5U << 8000;
        QTest::newRow("however often it failed") << 40U << 8000;
    }

    void growUpToALimit()
    {
        QFETCH(unsigned, failures);
        QFETCH(int, longest);
        std::set<milliseconds> all;
        for (std::uint64_t seed = 0; seed < 1000; ++seed)
            all.insert(pauseAfter(failures, std::nullopt, seed));
        QVERIFY(*all.rbegin() <= milliseconds(longest));
        QVERIFY(*all.begin() >= milliseconds(longest * 3 / 4));
        QVERIFY(all.size() > 100); // so lanes do not all retry at the same time
    }

    void areThoseOfTheirSeed()
    {
        QCOMPARE(pauseAfter(3, std::nullopt, 77).count(), pauseAfter(3, std::nullopt, 77).count());
    }

    void areWhatTheServerAskedFor_data()
    {
        QTest::addColumn<int>("asked");
        QTest::addColumn<int>("given");
        QTest::newRow("as it says") << 1234 << 1234;
        QTest::newRow("two minutes at most") << 500'000 << 120'000;
        QTest::newRow("never before now") << -5 << 0;
    }

    void areWhatTheServerAskedFor()
    {
        QFETCH(int, asked);
        QFETCH(int, given);
        QCOMPARE(static_cast<int>(pauseAfter(1, milliseconds(asked), 5).count()), given);
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::PausesTest)
#include "tst_pauses.moc"
