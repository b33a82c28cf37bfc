#include "support/stallwatch.h"

#include <QTest>
#include <QThread>

using namespace querymend;

/// Checks that the watch detects stalls, so that its silence means something.
class StallWatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seesAStall();
    void isSilentWhileTheLoopTurns();
};

void StallWatchTest::seesAStall()
{
    StallWatch watch;
    QTimer::singleShot(0, this, [] { QThread::msleep(120); });
    QTest::qWait(5);
    QVERIFY(watch.longest() >= std::chrono::milliseconds(119));
}

void StallWatchTest::isSilentWhileTheLoopTurns()
{
    StallWatch watch;
    QTest::qWait(200);
    QUERYMEND_VERIFY_NO_STALL(watch);
}

QTEST_MAIN(StallWatchTest)
#include "tst_stallwatch.moc"
