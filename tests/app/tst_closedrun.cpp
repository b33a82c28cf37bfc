#include "runs/closedrun.h"
#include "support/samplerun.h"

#include <QTest>

using namespace querymend;

/// An interrupted run ends as cancelled, without being continued.
class ClosedRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsAsCancelled_data();
    void endsAsCancelled();
    void saysWhyItCannotBeStored();
};

void ClosedRunTest::endsAsCancelled_data()
{
    QTest::addColumn<int>("events");
    QTest::addColumn<bool>("isClosed");
    QTest::newRow("a run of which nothing is left") << 0 << false;
    QTest::newRow("interrupted at the beginning") << 1 << true;
    QTest::newRow("interrupted in a call of the model") << 3 << true;
    QTest::newRow("interrupted in a check") << 5 << true;
}

void ClosedRunTest::endsAsCancelled()
{
    QFETCH(const int, events);
    QFETCH(const bool, isClosed);
    std::vector<RunEvent> run = sampleRun();
    run.erase(run.begin() + events, run.end());
    std::vector<RunEvent> stored;
    const auto problem = closeInterrupted(run, [&](const RunEvent& event) -> std::optional<KeepProblem> {
        stored.push_back(event);
        return std::nullopt;
    });
    QVERIFY(!problem);
    QCOMPARE(!stored.empty(), isClosed);
    if (!isClosed)
        return;
    QCOMPARE(stored.front().run, run.front().run);
    QCOMPARE(stored.front().seq, run.back().seq + 1);
    const auto* const end = std::get_if<RunFinished>(&stored.back().body);
    QVERIFY(end && end->outcome == RunOutcome::cancelled);
}

void ClosedRunTest::saysWhyItCannotBeStored()
{
    std::vector<RunEvent> run = sampleRun();
    run.erase(run.begin() + 3, run.end());
    int tries = 0;
    const auto problem = closeInterrupted(run, [&](const RunEvent&) -> std::optional<KeepProblem> {
        ++tries;
        return KeepProblem{"the disk is full", KeepProblem::Kind::lasting};
    });
    QCOMPARE(problem.value_or(std::string()), std::string("the disk is full"));
    QCOMPARE(tries, 1);
}

QTEST_APPLESS_MAIN(ClosedRunTest)
#include "tst_closedrun.moc"
