// Settings of a run that few runs have: methods, bands of temperatures, costs, models of roles.

#include "run/lanesteering.h"
#include "run/schedule.h"
#include "run/tokencharge.h"
#include "support/searching.h"

#include <QTest>

namespace querymend {

namespace {

RunStarted priced(RunPolicy policy)
{
    RunStarted started = World::started(std::move(policy));
    started.modelKind = ModelKind::live;
    started.price = ModelPrice{1'000'000, 1'000'000}; // one for each token
    return started;
}

const SchemaView& noTables()
{
    static const SchemaView view(Catalog(Snapshot(), dialectOf(DialectId::sqlite).syntax.names));
    return view;
}

} // namespace

class RunSettingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void temperatures_data()
    {
        QTest::addColumn<int>("lanes");
        QTest::addColumn<QList<int>>("bands");
        QTest::addColumn<QList<double>>("temperatures");
        const QList<int> none;
        QTest::newRow("one lane has its own") << 1 << none << QList<double>{0.2};
        QTest::newRow("lanes take all bands in turn") << 4 << none << QList<double>{0.1, 0.5, 0.8, 0.2};
        QTest::newRow("one band") << 4 << QList<int>{1} << QList<double>{0.5, 0.6, 0.7, 0.5};
        QTest::newRow("one lane of a band") << 1 << QList<int>{2} << QList<double>{0.8};
        QTest::newRow("two bands") << 3 << QList<int>{0, 2} << QList<double>{0.1, 0.8, 0.2};
    }

    void temperatures()
    {
        QFETCH(int, lanes);
        QFETCH(QList<int>, bands);
        RunPolicy policy = lanesOf(static_cast<std::uint32_t>(lanes));
        for (const int band : bands)
            policy.bands.push_back(static_cast<TemperatureBand>(band));
        QList<double> planned;
        for (std::uint32_t i = 0; i < policy.lanes; ++i)
            planned.append(plannedLane(LaneId{i}, i, policy, Level::basic).temperature);
        QTEST(planned, "temperatures");
    }

    void methodsAreTakenInTurn()
    {
        RunPolicy policy = lanesOf(3);
        policy.methods = {Method::divideAndConquer, Method::queryPlan};
        QCOMPARE(plannedLane(LaneId{0}, 0, policy, Level::basic).method, Method::divideAndConquer);
        QCOMPARE(plannedLane(LaneId{1}, 1, policy, Level::basic).method, Method::queryPlan);
        QCOMPARE(plannedLane(LaneId{2}, 2, policy, Level::basic).method, Method::divideAndConquer);
    }

    void aStuckLaneKeepsToTheMethodsOfThePolicy()
    {
        RunPolicy policy = lanesOf(1);
        policy.methods = {Method::stepByStep};
        policy.mending = MendingUse::off;
        Search search(policy);
        search.lose(0, ErrorCode::unknownColumn);
        search.lose(0, ErrorCode::unknownColumn);
        QCOMPARE(methodFor(search.state().lanes[0], policy), Method::stepByStep);
        QVERIFY(methodFor(search.state().lanes[0], lanesOf(1)) != Method::stepByStep);
    }

    void aRunEndsWhenItHasCostWhatItMay()
    {
        RunPolicy policy = lanesOf(1);
        policy.cost = 20;
        policy.mending = MendingUse::off;
        Search search(priced(policy), noTables());
        search.lose(0, ErrorCode::syntax); // 15 tokens
        QVERIFY(search.state().lanes[0].isOpen());
        search.lose(0, ErrorCode::unknownColumn); // 15 more
        QCOMPARE(outcomeOf(search), std::string("gave_up"));
        QCOMPARE(search.state().end->reason, std::string("the run's cost limit was reached"));
    }

    void anUnknownPriceCostsNothing()
    {
        RunPolicy policy = lanesOf(1);
        policy.cost = 0.5;
        RunStarted started = priced(policy);
        started.price.reset();
        Search search(started, noTables());
        search.lose(0, ErrorCode::syntax);
        QVERIFY(search.state().lanes[0].isOpen());
    }

    void aRoleCostsWhatItsModelDoes()
    {
        RunPolicy policy = lanesOf(1, {ModelRole::validator, ModelRole::explainer});
        policy.roleModels = {{ModelRole::validator, "cheap", ModelPrice{0, 0}}};
        Search search(priced(policy), noTables());
        search.role(ModelRole::validator, 0, R"({"answerable": true})"); // 5 tokens
        search.pass(0, usable);                                          // 15
        search.role(ModelRole::explainer, 0, "It counts.");              // 5
        QCOMPARE(search.state().tokens.cost()->amount, 20.0);
    }

    void theyAreRecorded()
    {
        RunPolicy policy = lanesOf(2);
        policy.asks = {AskMoment::ambiguous, AskMoment::lastFailure};
        policy.methods = {Method::queryPlan};
        policy.bands = {TemperatureBand::high};
        policy.cost = 0.25;
        policy.roleModels = {{ModelRole::evaluator, "other", std::nullopt}};
        const RunEvent event{"r", 1, 0, World::started(policy)};
        const auto again = readRecord(toRecord(event));
        QVERIFY2(again, again ? "" : again.error().text.c_str());
        QVERIFY(std::get<RunStarted>(again->body).policy == policy);
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::RunSettingsTest)

#include "tst_runsettings.moc"
