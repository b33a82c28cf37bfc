#include "benchmarks.h"
#include "run/eventrecord.h"
#include "store/runstore.h"
#include "store/storeengine.h"

#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace querymend::bench {

namespace {

constexpr int runCount = 100000;

const QTemporaryDir& folder()
{
    static const QTemporaryDir made;
    return made;
}

StorePlace placeOf(const char* name)
{
    return {StoreFile{folder().filePath(QString::fromLatin1(name)).toStdString()}};
}

/// Fills a store with years' worth of finished runs, with different questions and an event of 2 kB each.
bool fill(const StorePlace& place)
{
    if (!RunStore::open(place))
        return false;
    const auto engine = makeStoreEngine(place);
    if (!engine->connect())
        return false;
    const auto isDone = [&](const QString& sql) { return engine->execute(sql, "the benchmark cannot go on").ok(); };
    const QString numbers =
        QStringLiteral("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT %1) ").arg(runCount);
    return isDone(QStringLiteral("BEGIN"))
        && isDone(numbers
                  + QStringLiteral("INSERT INTO querymend_runs SELECT printf('run-%08d', i * 7919 % 100003), "
                                   "1700000000000 + i * 60000, 'How many orders did customer ' || i || ' place in "
                                   "the last quarter, and what did they cost?', 'postgresql://reader@db/shop', "
                                   "'postgresql', 'some-model', 'live', CASE i % 5 WHEN 0 THEN 'gave_up' ELSE 'solved' "
                                   "END, 2, 1, 4000, 9000, 20, 'run_finished', 'how many orders did customer ' || i "
                                   "|| ' place in the last quarter, and what did they cost? some-model', '' FROM n"))
        && isDone(QStringLiteral("INSERT INTO querymend_events SELECT id, 1, printf('{\"run\":\"%s\",\"seq\":1,\"at\":"
                                 "0,\"type\":\"cancel_asked\",\"x\":\"%.*c\"}', id, 2000, 'x') FROM querymend_runs"))
        && isDone(QStringLiteral("COMMIT"));
}

const StorePlace* filledStore()
{
    static const StorePlace place = placeOf("many.db");
    static const bool isFilled = fill(place);
    return isFilled ? &place : nullptr;
}

void list(benchmark::State& state, const RunFilter& filter, std::size_t limit, std::size_t expected)
{
    const StorePlace* const place = filledStore();
    while (state.KeepRunning()) {
        const auto store = place ? RunStore::open(*place) : Failure{StoreError{}};
        const auto runs = store ? (*store)->runs(filter, limit) : Failure{StoreError{}};
        if (!runs || runs->size() != expected) {
            state.SkipWithError("the list is another one");
            return;
        }
    }
}

void append(benchmark::State& state)
{
    static int count = 0;
    const auto store = RunStore::open(placeOf("appends.db"));
    RunEvent event{"run" + std::to_string(++count), 0, 0,
                   ModelReplied{EffectId{1}, {LaneId{0}, 0}, std::string(1000, 'x'), {1, 1}, {}}};
    while (state.KeepRunning()) {
        ++event.seq;
        if (!store || !(*store)->append(event)) {
            state.SkipWithError("an event was not stored");
            return;
        }
    }
    state.SetItemsProcessed(state.iterations());
}

} // namespace

void registerStore()
{
    const auto lists = [](const char* name, const RunFilter& filter, std::size_t limit, std::size_t expected) {
        benchmark::RegisterBenchmark(name, [=](benchmark::State& state) { list(state, filter, limit, expected); })
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime();
    };
    lists("store/list", {}, 1000, 1000);
    RunFilter behind;
    behind.behind = RunMark{1700000000000 + 50000LL * 60000, {}};
    lists("store/page", behind, 1000, 1000);
    RunFilter words;
    words.text = "LAST customer 99999";
    lists("store/search", words, 1000, 1);
    RunFilter unsolved;
    unsolved.status = RunStatus::gaveUp;
    lists("store/filter", unsolved, 1000, 1000);
    benchmark::RegisterBenchmark("store/append", append)->Unit(benchmark::kMicrosecond)->UseRealTime();
}

} // namespace querymend::bench
