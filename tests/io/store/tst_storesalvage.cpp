#include "places.h"
#include "store/salvage.h"
#include "store/sqlitestore.h"
#include "support/events.h"

#include <QTest>

#include <map>
#include <set>

using namespace querymend;

/// Data in a truncated file, or in one with lost pages, is salvaged wherever it is in the file.
class StoreSalvageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void whatIsLeftOfACutStoreIsSalvaged_data();
    void whatIsLeftOfACutStoreIsSalvaged();
    void aStoreWithoutItsFirstPageIsSalvaged();
    void islandsBetweenLostPagesAreSalvaged();
    void longEventsAreSalvaged();
    void aStoreOfAKilledProgramIsSalvagedWithWhatIsBesideIt();
    void whatWasRemovedDoesNotComeBack();
    void whereNothingIsLeftNothingIsMade_data();
    void whereNothingIsLeftNothingIsMade();

private:
    static constexpr int runCount = 18;

    static QByteArray bytesOf(const std::string& path)
    {
        QFile file(QString::fromStdString(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void writeFile(const std::string& path, const QByteArray& bytes)
    {
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    static std::string idOf(int run) { return "run" + std::to_string(run); }

    /// With long replies, as real models give.
    static std::vector<RunEvent> longRun(const std::string& run)
    {
        std::vector<EventBody> bodies{test::started("How long is " + run + "?")};
        for (std::uint32_t i = 0; i < 40; ++i)
            bodies.emplace_back(ModelReplied{
                EffectId{1}, {LaneId{0}, 0}, std::string(1500 + 97 * i, 'x'), {1, 1}, std::chrono::milliseconds(1)});
        bodies.emplace_back(RunFinished{RunOutcome::solved, {}, "done"});
        return test::numbered(run, bodies, 1000);
    }

    /// A new file with all runs. The first events of all runs come first, as with many concurrent users.
    std::string filled()
    {
        const std::string place = m_places.fresh(false);
        writeFile(place, m_whole);
        return place;
    }

    /// The pages that hold this file's events, in the order of the events.
    static std::vector<qlonglong> leavesOfEvents(const std::string& path)
    {
        SqliteStore engine(StorePlace{StoreFile{path}});
        std::vector<qlonglong> pages;
        const auto found = engine.connect()
            ? engine.run(QStringLiteral("SELECT pageno FROM dbstat WHERE name = 'querymend_events' AND "
                                        "pagetype = 'leaf' ORDER BY path"),
                         {}, "a test")
            : Result<StoreRows, StoreError>(StoreRows{});
        for (const QVariantList& row : found ? found->rows : std::vector<QVariantList>())
            pages.push_back(row[0].toLongLong());
        return pages;
    }

    static std::set<std::string> linesOf(RunStore& store)
    {
        std::set<std::string> lines;
        const auto rows = store.runs({}, 1000);
        for (const RunSummary& row : rows ? *rows : std::vector<RunSummary>()) {
            const auto events = store.events(row.run);
            for (const RunEvent& event : events ? *events : std::vector<RunEvent>())
                lines.insert(toRecord(event));
        }
        return lines;
    }

    test::Places m_places;
    QByteArray m_whole; ///< bytes of a closed store
};

void StoreSalvageTest::initTestCase()
{
    auto store = m_places.freshStore(false);
    QVERIFY(store);
    for (int run = 0; run < runCount; ++run)
        test::appendAll(*store, {longRun(idOf(run)).front()});
    for (int run = 0; run < runCount; ++run)
        test::appendAll(*store, longRun(idOf(run)));
    store.reset();
    m_whole = bytesOf(m_places.last());
    QVERIFY(!m_whole.isEmpty());
}

void StoreSalvageTest::whatIsLeftOfACutStoreIsSalvaged_data()
{
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("hasAllRuns");
    QTest::newRow("the last page is half") << 99 << true;
    QTest::newRow("half of it") << 50 << true;
    QTest::newRow("an eighth of it") << 12 << true;
    QTest::newRow("its beginning alone") << 2 << false;
}

void StoreSalvageTest::whatIsLeftOfACutStoreIsSalvaged()
{
    QFETCH(int, percent);
    QFETCH(bool, hasAllRuns);
    const std::string place = filled();
    const std::string cut = m_places.fresh(false);
    const QByteArray left = m_whole.first(m_whole.size() * percent / 100 - 1000);
    writeFile(cut, left);
    const auto opened = RunStore::open(StorePlace{StoreFile{cut}});
    QVERIFY(!opened.ok());
    QVERIFY2(opened.error().advice.find("runs salvage") != std::string::npos, opened.error().advice.c_str());
    QVERIFY(bytesOf(cut) == left);

    const std::string made = m_places.fresh(false);
    const auto salvaged = salvageStore({cut}, {made});
    QVERIFY2(salvaged.ok(), salvaged ? "" : salvaged.error().text().c_str());
    QVERIFY(salvaged->gaps > 0);
    const auto store = test::Places::open(made);
    QVERIFY(store);
    const auto rows = store->runs({}, 100);
    QVERIFY(rows.ok());
    QCOMPARE(rows->size(), std::size_t{salvaged->runs});
    if (hasAllRuns)
        QCOMPARE(rows->size(), std::size_t{runCount});
    // Every event whose bytes are all present, and nothing that was never stored.
    const std::set<std::string> before = linesOf(*test::Places::open(place));
    const std::set<std::string> after = linesOf(*store);
    QVERIFY(std::includes(before.begin(), before.end(), after.begin(), after.end()));
    const auto expected = std::int64_t(before.size()) * percent / 100;
    QVERIFY2(std::int64_t(after.size()) > expected - expected / 4 - 30, std::to_string(after.size()).c_str());
    for (const RunSummary& row : *rows)
        QVERIFY2(row.question == "How long is " + row.run + "?", row.question.c_str());
}

void StoreSalvageTest::aStoreWithoutItsFirstPageIsSalvaged()
{
    const std::string place = filled();
    const std::set<std::string> before = linesOf(*test::Places::open(place));
    const std::string damaged = m_places.fresh(false);
    writeFile(damaged, QByteArray(4096, '\0') + bytesOf(place).mid(4096));
    const auto opened = RunStore::open(StorePlace{StoreFile{damaged}});
    QVERIFY(!opened.ok());
    QVERIFY2(opened.error().advice.find("runs salvage") != std::string::npos, opened.error().advice.c_str());
    const std::string made = m_places.fresh(false);
    QVERIFY(salvageStore({damaged}, {made}).ok());
    QVERIFY(linesOf(*test::Places::open(made)) == before);
}

/// Every other page is lost; the pages in between are far from both ends of the file.
void StoreSalvageTest::islandsBetweenLostPagesAreSalvaged()
{
    const std::string place = filled();
    QByteArray bytes = bytesOf(place);
    const std::vector<qlonglong> leaves = leavesOfEvents(place);
    QVERIFY(leaves.size() > 50);
    std::uint64_t lost = 0;
    for (std::size_t i = 0; i < leaves.size(); i += 2, ++lost)
        bytes.replace((leaves[i] - 1) * 4096, 4096, QByteArray(4096, '\x55'));
    const std::string damaged = m_places.fresh(false);
    writeFile(damaged, bytes);
    const std::string made = m_places.fresh(false);
    const auto salvaged = salvageStore({damaged}, {made});
    QVERIFY(salvaged.ok());
    QCOMPARE(salvaged->gaps, lost);
    QVERIFY2(salvaged->events >= std::uint64_t(leaves.size()) - lost, std::to_string(salvaged->events).c_str());
    QCOMPARE(salvaged->runs, std::uint64_t{runCount});
}

/// An event that does not fit on a page continues on overflow pages.
void StoreSalvageTest::longEventsAreSalvaged()
{
    const auto store = m_places.freshStore(false);
    QVERIFY(store);
    std::vector<EventBody> bodies{test::started("How long?")};
    for (const std::size_t length : {3000, 3900, 4000, 4100, 8200, 70'000, 1'000'000})
        bodies.emplace_back(
            ModelReplied{EffectId{1}, {LaneId{0}, 0}, std::string(length, 'x'), {1, 1}, std::chrono::milliseconds(1)});
    const std::vector<RunEvent> events = test::numbered("r", bodies, 1000);
    test::appendAll(*store, events);
    const std::string made = m_places.fresh(false);
    const auto salvaged = salvageStore({m_places.last()}, {made});
    QVERIFY(salvaged.ok());
    QCOMPARE(test::recordsOf(*test::Places::open(made)->events("r")), test::recordsOf(events));
}

/// Its last events are in the write-ahead log, which was never checkpointed.
void StoreSalvageTest::aStoreOfAKilledProgramIsSalvagedWithWhatIsBesideIt()
{
    const auto store = m_places.freshStore(false);
    const std::string place = m_places.last();
    QVERIFY(store);
    test::appendAll(*store, test::everyEvent("r"));
    const std::string killed = m_places.fresh(false);
    QVERIFY(QFileInfo(QString::fromStdString(place + "-wal")).size() > 0);
    writeFile(killed, bytesOf(place));
    writeFile(killed + "-wal", bytesOf(place + "-wal"));
    const std::string made = m_places.fresh(false);
    const auto salvaged = salvageStore({killed}, {made});
    QVERIFY2(salvaged.ok(), salvaged ? "" : salvaged.error().text().c_str());
    QCOMPARE(test::recordsOf(*test::Places::open(made)->events("r")), test::recordsOf(test::everyEvent("r")));
    QVERIFY(bytesOf(killed + "-wal") == bytesOf(place + "-wal"));
}

void StoreSalvageTest::whatWasRemovedDoesNotComeBack()
{
    const std::string place = filled();
    {
        const auto store = test::Places::open(place);
        for (int run = 0; run < runCount; run += 2)
            QCOMPARE(test::problemOf(store->remove(idOf(run))), QString());
    }
    const std::string made = m_places.fresh(false);
    const auto salvaged = salvageStore({place}, {made});
    QVERIFY(salvaged.ok());
    QVERIFY(linesOf(*test::Places::open(made)) == linesOf(*test::Places::open(place)));
    QCOMPARE(salvaged->runs, std::uint64_t{runCount / 2});
    QCOMPARE(salvaged->gaps, std::uint64_t{0});
}

void StoreSalvageTest::whereNothingIsLeftNothingIsMade_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("an empty file") << QByteArray();
    QTest::newRow("a text") << QByteArray("These are my notes.\n").repeated(1000);
    QTest::newRow("nothing but the name of the format") << QByteArray("SQLite format 3\0", 16);
    QTest::newRow("pages of zeros") << QByteArray(40960, '\0');
    QTest::newRow("pages that all say that they are full") << QByteArray(40960, '\x0d');
}

void StoreSalvageTest::whereNothingIsLeftNothingIsMade()
{
    QFETCH(QByteArray, bytes);
    const std::string damaged = m_places.fresh(false);
    writeFile(damaged, bytes);
    const std::string made = m_places.fresh(false);
    const auto salvaged = salvageStore({damaged}, {made});
    QVERIFY(!salvaged.ok());
    QVERIFY2(salvaged.error().what.find("Nothing can be salvaged") != std::string::npos, salvaged.error().what.c_str());
    for (const char* const part : {"", "-wal", "-shm", "-writers"})
        QVERIFY(!QFile::exists(QString::fromStdString(made + part)));
}

QTEST_GUILESS_MAIN(StoreSalvageTest)

#include "tst_storesalvage.moc"
