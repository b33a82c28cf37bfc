#include "heldports.h"
#include "runs/stopgate.h"

#include <QTest>

using namespace querymend;

/// What stops a run, and what passes.
class StopGateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stopsWhatAPersonWantsToSee_data();
    void stopsWhatAPersonWantsToSee();
    void releasesWhatItHolds();
    void letsAnEditedCallPassOnce();
};

namespace {

/// A lane whose first attempt failed on an unknown column.
RunState failedOnce()
{
    AttemptState attempt;
    attempt.verdict = unknownColumn();
    attempt.code = ErrorCode::unknownColumn;
    RunState state;
    state.lanes.emplace_back().attempts.push_back(attempt);
    return state;
}

AskModel call(std::uint32_t effect, std::uint32_t attempt, std::optional<RoleCall> role = {})
{
    AskModel made;
    made.effect = EffectId{effect};
    made.attempt = {LaneId{0}, attempt};
    made.role = role;
    return made;
}

} // namespace

void StopGateTest::stopsWhatAPersonWantsToSee_data()
{
    QTest::addColumn<Breakpoints>("breakpoints");
    QTest::addColumn<ContinueWay>("way");
    QTest::addColumn<QString>("stopped"); // the first call, a retry, a role's call, a check, a comparison,
                                          // a reading of rows
    const Breakpoints none;
    QTest::newRow("nothing, without breakpoints") << none << ContinueWay::onwards << QStringLiteral("- - - - - -");
    QTest::newRow("everything, step by step") << none << ContinueWay::step << QStringLiteral("s s s s s s");
    Breakpoints model;
    model.beforeModel = true;
    QTest::newRow("calls of the model") << model << ContinueWay::onwards << QStringLiteral("b b b - - -");
    Breakpoints database;
    database.beforeDatabase = true;
    QTest::newRow("calls of the database") << database << ContinueWay::onwards << QStringLiteral("- - - b b b");
    Breakpoints schema;
    schema.set(Category::schemaReference, true);
    QTest::newRow("the retry after such a mistake") << schema << ContinueWay::onwards << QStringLiteral("- c - - - -");
    Breakpoints syntax;
    syntax.set(Category::syntaxError, true);
    QTest::newRow("no retry after another mistake") << syntax << ContinueWay::onwards << QStringLiteral("- - - - - -");
}

void StopGateTest::stopsWhatAPersonWantsToSee()
{
    QFETCH(const Breakpoints, breakpoints);
    QFETCH(const ContinueWay, way);
    StopGate gate;
    gate.set(breakpoints);
    gate.set(way);
    const RunState state = failedOnce();
    const auto letter = [](std::optional<StopReason> reason) {
        if (!reason)
            return QStringLiteral("-");
        return *reason == StopReason::step    ? QStringLiteral("s")
            : *reason == StopReason::category ? QStringLiteral("c")
                                              : QStringLiteral("b");
    };
    const QStringList stopped{letter(gate.reasonToStop(call(1, 0), state)),
                              letter(gate.reasonToStop(call(2, 1), state)),
                              letter(gate.reasonToStop(call(3, 1, RoleCall{ModelRole::evaluator, 0}), state)),
                              letter(gate.reasonToStop(RunCheck{}, state)),
                              letter(gate.reasonToStop(CompareResults{}, state)),
                              letter(gate.reasonToStop(ReadRows{}, state))};
    QTEST(stopped.join(u' '), "stopped");
}

void StopGateTest::releasesWhatItHolds()
{
    StopGate gate;
    gate.hold(call(1, 0));
    gate.hold(call(2, 1));
    gate.hold(call(3, 2));
    QVERIFY((gate.held() == std::vector<EffectId>{EffectId{1}, EffectId{2}, EffectId{3}}));
    const auto released = gate.release(EffectId{2});
    QVERIFY(released && std::get<AskModel>(*released).attempt.number == 1);
    QVERIFY(!gate.release(EffectId{2}));
    gate.drop(EffectId{1});
    QVERIFY(gate.isHolding());
    gate.drop(EffectId{3});
    QVERIFY(!gate.isHolding());
}

void StopGateTest::letsAnEditedCallPassOnce()
{
    StopGate gate;
    gate.set(ContinueWay::step);
    gate.hold(call(1, 0));
    gate.letPass(EffectId{1});
    const RunState state = failedOnce();
    QVERIFY(!gate.reasonToStop(call(2, 0), state)); // its replacement
    QVERIFY(gate.reasonToStop(call(3, 1), state));
    gate.letPassNothing();
    QVERIFY(gate.reasonToStop(call(4, 0), state));
}

QTEST_APPLESS_MAIN(StopGateTest)
#include "tst_stopgate.moc"
