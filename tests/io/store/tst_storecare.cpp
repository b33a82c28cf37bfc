#include "store/storecare.h"

#include <QTemporaryDir>
#include <QTest>

using namespace querymend;

namespace {

RunEvent startOf(const std::string& run, std::int64_t at)
{
    RunEvent event;
    event.run = run;
    event.seq = 0;
    event.at = at;
    RunStarted started;
    started.question.text = std::string(20'000, 'x');
    event.body = started;
    return event;
}

} // namespace

/// Removing old runs from a store.
class StoreCareTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void removesOldRunsOnly()
    {
        const QTemporaryDir folder;
        const StorePlace place{StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}};
        auto store = RunStore::open(place);
        QVERIFY(store.ok());
        for (const auto& [run, at] :
             {std::pair("old", 1000), std::pair("older", 500), std::pair("noted", 700), std::pair("new", 5000)}) {
            QVERIFY(store.value()->append(startOf(run, at)).ok());
            store.value()->release(run);
        }
        QVERIFY(store.value()->mark("noted", {"keep this", {}}).ok());
        const auto removed = removeRunsBefore(*store.value(), 5000);
        QVERIFY(removed.ok());
        QVERIFY((*removed == RunsRemoved{2, 1}));
        const auto left = store.value()->runs({}, 10);
        QCOMPARE(left->size(), std::size_t{2});
        QCOMPARE(left->front().run, std::string("new"));
    }

    void givesBackTheSpace()
    {
        const QTemporaryDir folder;
        const StorePlace place{StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}};
        std::int64_t before = 0;
        {
            auto store = RunStore::open(place);
            QVERIFY(store.ok());
            for (int i = 0; i < 50; ++i) {
                const std::string run = std::to_string(i);
                QVERIFY(store.value()->append(startOf(run, i)).ok());
                store.value()->release(run);
            }
            const auto size = store.value()->size();
            QVERIFY(size.ok());
            before = size->bytes;
        }
        const auto cleaned = cleanStore(place, 1000);
        QVERIFY2(cleaned.ok(), cleaned ? "" : cleaned.error().text().c_str());
        QCOMPARE(cleaned->runs.removed, std::size_t{50});
        QVERIFY(cleaned->size.bytes < before);
        QCOMPARE(cleaned->size.unused, std::int64_t{0});
    }

    void compactingRemovesNothing()
    {
        const QTemporaryDir folder;
        const StorePlace place{StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}};
        {
            auto store = RunStore::open(place);
            QVERIFY(store.ok());
            for (int i = 0; i < 50; ++i) {
                const std::string run = std::to_string(i);
                QVERIFY(store.value()->append(startOf(run, i)).ok());
                store.value()->release(run);
                if (i > 0)
                    QVERIFY(store.value()->remove(run).ok());
            }
        }
        const auto compacted = compactStore(place);
        QVERIFY2(compacted.ok(), compacted ? "" : compacted.error().text().c_str());
        QVERIFY(compacted->before.unused > 0);
        QVERIFY(compacted->after.bytes < compacted->before.bytes);
        QCOMPARE(compacted->after.unused, std::int64_t{0});
        auto again = RunStore::open(place);
        QCOMPARE(again.value()->runs({}, 10)->size(), std::size_t{1});
    }

    void aCleanUpThatRemovesNothingLeavesTheFileAlone()
    {
        const QTemporaryDir folder;
        const StorePlace place{StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}};
        {
            auto store = RunStore::open(place);
            QVERIFY(store.ok() && store.value()->append(startOf("gone", 1)).ok());
            store.value()->release("gone");
            QVERIFY(store.value()->remove("gone").ok());
        }
        const auto cleaned = cleanStore(place, 1000);
        QVERIFY2(cleaned.ok(), cleaned ? "" : cleaned.error().text().c_str());
        QVERIFY((cleaned->runs == RunsRemoved{0, 0}));
        QVERIFY(cleaned->size.unused > 0); // a large store would take long to compact, at each start
    }

    void aRunThatIsBeingWrittenStays()
    {
        const QTemporaryDir folder;
        const StorePlace place{StoreFile{folder.filePath(QStringLiteral("runs.db")).toStdString()}};
        auto writing = RunStore::open(place);
        QVERIFY(writing.ok() && writing.value()->append(startOf("now", 1)).ok());
        const auto cleaned = cleanStore(place, 1000);
        QVERIFY2(cleaned.ok(), cleaned ? "" : cleaned.error().text().c_str());
        QVERIFY((cleaned->runs == RunsRemoved{0, 1}));
    }
};

QTEST_GUILESS_MAIN(StoreCareTest)
#include "tst_storecare.moc"
