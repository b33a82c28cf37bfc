#include "places.h"
#include "schema/shuffle.h"
#include "store/salvage.h"
#include "store/sqlitestore.h"
#include "support/events.h"

#include <QTest>

#include <set>

using namespace querymend;

/// A damaged store file: nothing crashes, and readable data is salvaged.
class StoreDamageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changedBytesCrashNothing();
    void allOfAWholeStoreIsSalvaged();
    void allButALostPageIsSalvaged();

private:
    static void writeFile(const std::string& path, const QByteArray& bytes)
    {
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    static QByteArray bytesOf(const std::string& path)
    {
        QFile file(QString::fromStdString(path));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Fills and closes a store file with 30 runs, and returns all its lines.
    std::set<std::string> fillStore(const std::string& place)
    {
        std::set<std::string> lines;
        const auto store = test::Places::open(place);
        for (int i = 0; i < 30; ++i) {
            for (const RunEvent& event : test::everyEvent("run" + std::to_string(i))) {
                if (store->append(event))
                    lines.insert(toRecord(event));
            }
        }
        return lines;
    }

    static void useDamaged(const std::string& path);
    void checkSalvaged(const std::string& path, const std::set<std::string>& lines);

    test::Places m_places;
};

void StoreDamageTest::useDamaged(const std::string& path)
{
    const auto store = RunStore::open(StorePlace{StoreFile{path}});
    if (!store) {
        QVERIFY(!store.error().what.empty());
        return;
    }
    RunFilter filter;
    filter.text = "sold";
    const auto rows = (*store)->runs(filter, 100);
    for (int i = 0; i < 30; ++i) {
        const auto events = (*store)->events("run" + std::to_string(i));
        QVERIFY(events.ok() || !events.error().what.empty());
    }
    for (const RunEvent& event : test::everyEvent("another")) {
        if (!(*store)->append(event))
            break;
    }
    static_cast<void>((*store)->remove("run7"));
    static_cast<void>((*store)->exportRun("run8"));
    static_cast<void>((*store)->remakeList());
}

void StoreDamageTest::checkSalvaged(const std::string& path, const std::set<std::string>& lines)
{
    const std::string made = m_places.fresh(false);
    const QByteArray before = bytesOf(path);
    const auto salvaged = salvageStore({path}, {made});
    QVERIFY(bytesOf(path) == before);
    if (!salvaged)
        return;
    const auto store = test::Places::open(made);
    QVERIFY(store);
    std::uint64_t events = 0;
    std::uint64_t withoutEvents = 0;
    const auto rows = store->runs({}, 1000);
    QVERIFY(rows.ok());
    QCOMPARE(rows->size(), std::size_t{salvaged->runs});
    for (const RunSummary& row : *rows) {
        const auto read = store->events(row.run);
        withoutEvents += read ? 0 : 1;
        events += read ? read->size() : 0;
    }
    QCOMPARE(events, salvaged->events);
    QCOMPARE(withoutEvents, salvaged->runsWithoutEvents);
    QVERIFY(events + salvaged->unreadable <= lines.size());
}

void StoreDamageTest::changedBytesCrashNothing()
{
    const std::string place = m_places.fresh(false);
    const std::set<std::string> lines = fillStore(place);
    const QByteArray whole = bytesOf(place);
    SplitMix random(4);
    for (int i = 0; i < 150; ++i) {
        QByteArray bytes = whole;
        for (std::uint64_t changes = 1 + random.below(i % 3 == 0 ? 3 : 200); changes > 0; --changes)
            bytes[static_cast<qsizetype>(random.below(std::uint64_t(whole.size())))] =
                static_cast<char>(random.below(256));
        if (i % 10 == 0)
            bytes.truncate(static_cast<qsizetype>(random.below(std::uint64_t(whole.size()))));
        const std::string damaged = m_places.fresh(false);
        writeFile(damaged, bytes);
        checkSalvaged(damaged, lines);
        useDamaged(damaged);
        if (QTest::currentTestFailed())
            return;
    }
}

void StoreDamageTest::allOfAWholeStoreIsSalvaged()
{
    const std::string place = m_places.fresh(false);
    const std::set<std::string> lines = fillStore(place);
    const std::string made = m_places.fresh(false);
    const auto salvaged = salvageStore({place}, {made});
    QVERIFY(salvaged.ok());
    QCOMPARE(salvaged->gaps, std::uint64_t{0});
    QCOMPARE(salvaged->unreadable, std::uint64_t{0});
    QCOMPARE(salvaged->events, std::uint64_t{lines.size()});
    const auto before = test::Places::open(place)->runs({}, 100);
    const auto after = test::Places::open(made)->runs({}, 100);
    QVERIFY(*before == *after);
}

void StoreDamageTest::allButALostPageIsSalvaged()
{
    const std::string place = m_places.fresh(false);
    std::set<std::string> lines = fillStore(place);
    qlonglong page = 0;
    qlonglong cells = 0;
    qlonglong pageSize = 0;
    {
        SqliteStore engine(StorePlace{StoreFile{place}});
        QVERIFY(engine.connect().ok());
        const auto found =
            engine.run(QStringLiteral("SELECT pageno, ncell, page_size FROM dbstat, pragma_page_size WHERE name = "
                                      "'querymend_events' AND pagetype = 'leaf' ORDER BY path LIMIT 1 OFFSET 5"),
                       {}, "a test");
        QVERIFY(found.ok() && found->rows.size() == 1);
        page = found->rows[0][0].toLongLong();
        cells = found->rows[0][1].toLongLong();
        pageSize = found->rows[0][2].toLongLong();
    }
    QByteArray bytes = bytesOf(place);
    bytes.replace((page - 1) * pageSize, pageSize, QByteArray(pageSize, '\x55'));
    writeFile(place, bytes);
    const std::string made = m_places.fresh(false);
    const auto salvaged = salvageStore({place}, {made});
    QVERIFY2(salvaged.ok(), salvaged ? "" : salvaged.error().text().c_str());
    QCOMPARE(salvaged->gaps, std::uint64_t{1});
    QCOMPARE(salvaged->events, std::uint64_t{lines.size()} - std::uint64_t(cells));
    QCOMPARE(salvaged->unreadable, std::uint64_t{0});
    const auto store = test::Places::open(made);
    QVERIFY(store);
    std::size_t whole = 0;
    const auto rows = store->runs({}, 100);
    QVERIFY(rows.ok());
    for (const RunSummary& row : *rows) {
        const auto events = store->events(row.run);
        QVERIFY2(events.ok(), events ? "" : events.error().text().c_str());
        for (const RunEvent& event : *events)
            QCOMPARE(lines.erase(toRecord(event)), std::size_t{1});
        whole += events->size() == test::everyEvent("r").size() ? 1 : 0;
    }
    QVERIFY(whole >= 25);
    const auto damaged = RunStore::open(readStorePlace(place).value());
    QVERIFY(damaged.ok());
    QVERIFY((*damaged)->runs({}, 100)->size() == 30); // intact data is still readable in place
}

QTEST_GUILESS_MAIN(StoreDamageTest)

#include "tst_storedamage.moc"
