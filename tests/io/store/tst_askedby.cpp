// Finding runs by who asked: people, or agents.

#include "places.h"
#include "support/events.h"

#include <QTest>

#include <string>
#include <vector>

using namespace querymend;

class AskedByTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void runsOfAgentsAreFound_data() { test::Places::addRows(); }

    void runsOfAgentsAreFound()
    {
        QFETCH(bool, isServer);
        const auto store = m_places.freshStore(isServer);
        QVERIFY(store);
        const auto keep = [&](const char* run, ModelKind kind, std::int64_t at) {
            RunStarted start = test::started("Why?");
            start.modelKind = kind;
            test::appendAll(*store, test::numbered(run, {start, RunFinished{RunOutcome::solved, {}, {}}}, at));
        };
        keep("asked", ModelKind::live, 1000);
        keep("played", ModelKind::scripted, 2000);
        keep("first", ModelKind::agent, 3000);
        keep("again", ModelKind::recorded, 4000);
        keep("last", ModelKind::agent, 5000);
        const auto foundBy = [&](RunFilter filter) {
            std::string names;
            const auto rows = store->runs(filter, 10);
            for (const RunSummary& row : rows ? *rows : std::vector<RunSummary>())
                names += row.run + ' ';
            return rows ? names : rows.error().text();
        };
        QCOMPARE(foundBy({}), "last again first played asked ");
        RunFilter filter;
        filter.askedBy = AskedBy::agents;
        QCOMPARE(foundBy(filter), "last first ");
        filter.behind = RunMark{5000, "last"};
        QCOMPARE(foundBy(filter), "first ");
        filter.askedBy = AskedBy::people;
        QCOMPARE(foundBy(filter), "again played asked ");
        filter.status = RunStatus::failed;
        QCOMPARE(foundBy(filter), "");
    }

private:
    test::Places m_places;
};

QTEST_GUILESS_MAIN(AskedByTest)

#include "tst_askedby.moc"
