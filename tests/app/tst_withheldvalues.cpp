#include "runs/withheldvalues.h"

#include <QTest>

using namespace querymend;

namespace {

std::vector<RunEvent> runWith(DataValues values)
{
    RunStarted started;
    started.policy.values = values;
    RunEvent event;
    event.body = started;
    return {event};
}

} // namespace

/// Runs that must send no values.
class WithheldValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goBeforeAllThatIsChosen()
    {
        RunStarted started;
        started.policy.values = DataValues::mayBeNamed;
        started.policy.samples = Examples::shown;
        started.memory.examples.push_back({});
        withholdValues(started);
        QVERIFY(started.policy.values == DataValues::stay);
        QVERIFY(started.policy.samples == Examples::hidden);
        QVERIFY(started.memory == RunMemory());
    }

    void areFoundInRecords()
    {
        QVERIFY(mayHoldValues(runWith(DataValues::mayBeNamed)));
        QVERIFY(!mayHoldValues(runWith(DataValues::stay)));
        QVERIFY(!mayHoldValues({}));
    }
};

QTEST_GUILESS_MAIN(WithheldValuesTest)
#include "tst_withheldvalues.moc"
