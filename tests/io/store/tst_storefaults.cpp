#include "events.h"
#include "places.h"
#include "schema/shuffle.h"
#include "store/salvage.h"
#include "store/sqlitestore.h"
#include "writer.h"

#include <QDir>
#include <QSqlQuery>
#include <QTest>

#include <set>

using namespace querymend;

/// What the world does to a store: each time there is a clear error, and nothing is lost.
class StoreFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNewerStoreIsLeftAlone_data() { test::Places::addRows(); }
    void aNewerStoreIsLeftAlone();
    void otherFilesAreLeftAlone_data();
    void otherFilesAreLeftAlone();
    void aFullDiskStopsWritingAndNoMore();
    void aLimitOnFilesStopsWritingAndNoMore();
    void aFolderThatIsReadOnlyIsSaidToBe_data();
    void aFolderThatIsReadOnlyIsSaidToBe();
    void aMissingDriverIsSaidToBe_data() { test::Places::addRows(); }
    void aMissingDriverIsSaidToBe();
    void aServerThatLetsNobodyInIsSaidToBe_data();
    void aServerThatLetsNobodyInIsSaidToBe();
    void aStoreThatIsKeptBusyIsSaidToBe();
    void aFileIsForItsOwnerAlone();
    void changedBytesCrashNothing();
    void allOfAWholeStoreIsSalvaged();
    void allButALostPageIsSalvaged();

private:
    static bool query(const std::string& place, const QString& sql)
    {
        const auto engine = makeStoreEngine(readStorePlace(place).value());
        return engine->connect() && QSqlQuery(engine->database()).exec(sql);
    }

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

    static std::vector<std::string> linesOf(const std::vector<RunEvent>& events)
    {
        std::vector<std::string> lines;
        for (const RunEvent& event : events)
            lines.push_back(toRecord(event));
        return lines;
    }

    /// A file with many runs, closed; gives all lines in it.
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

    static void checkFailure(const std::vector<std::string>& lines, StoreFailure failure, const char* says);
    void useDamaged(const std::string& path);
    void checkSalvaged(const std::string& path, const std::set<std::string>& lines);

    test::Places m_places;
};

void StoreFaults::aNewerStoreIsLeftAlone()
{
    QFETCH(bool, isServer);
    const std::string place = m_places.fresh(isServer);
    QVERIFY(!place.empty());
    for (const RunEvent& event : test::everyEvent("r"))
        QVERIFY(test::Places::open(place)->append(event).ok());
    QVERIFY(query(place, QStringLiteral("UPDATE querymend_store SET format = 2")));
    const QByteArray before = isServer ? QByteArray() : bytesOf(place);
    const auto store = RunStore::open(readStorePlace(place).value());
    QVERIFY(!store.ok());
    QCOMPARE(store.error().failure, StoreFailure::newerVersion);
    QVERIFY(store.error().text().find("format 2, this program knows up to 1") != std::string::npos);
    if (!isServer) {
        QVERIFY(bytesOf(place) == before);
        QCOMPARE(QDir(m_places.folder()).entryList({QStringLiteral("store*-wal")}), QStringList());
    }
    QVERIFY(query(place, QStringLiteral("UPDATE querymend_store SET format = 1")));
    QCOMPARE(linesOf(*test::Places::open(place)->events("r")), linesOf(test::everyEvent("r")));
}

void StoreFaults::otherFilesAreLeftAlone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("a text") << QByteArray("These are my notes, and no store.\n").repeated(200);
    QTest::newRow("a short text") << QByteArray("notes");
    const auto database = [](const QString& sql) {
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("a.db")).toStdString();
        query(path, sql);
        return bytesOf(path);
    };
    QTest::newRow("a database of another program") << database(QStringLiteral("CREATE TABLE notes (text)"));
    QTest::newRow("a database with a table of ours, but another program's")
        << database(QStringLiteral("CREATE TABLE querymend_store (format, list)"));
}

void StoreFaults::otherFilesAreLeftAlone()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(!bytes.isEmpty());
    const std::string place = m_places.fresh(false);
    writeFile(place, bytes);
    const auto store = RunStore::open(readStorePlace(place).value());
    QVERIFY(!store.ok());
    QCOMPARE(store.error().failure, StoreFailure::notAStore);
    QVERIFY(bytesOf(place) == bytes);
}

void StoreFaults::checkFailure(const std::vector<std::string>& lines, StoreFailure failure, const char* says)
{
    const std::string begin = "failure " + std::to_string(static_cast<int>(failure)) + ' ';
    for (const std::string& line : lines) {
        if (line.starts_with("failure ")) {
            QVERIFY2(line.starts_with(begin) && line.find(says) != std::string::npos, line.c_str());
            return;
        }
    }
    QFAIL("nothing went wrong");
}

void StoreFaults::aFullDiskStopsWritingAndNoMore()
{
    const std::string copy = m_places.fresh(false);
    QTemporaryDir folder;
    test::Writer writer({"smalldisk", folder.path().toStdString(), "r", copy});
    writer.waitForEnd();
    if (writer.lines() == std::vector<std::string>{"no mount"})
        QSKIP("this user may not mount a disk");
    QCOMPARE(writer.exitCode(), 0);
    checkFailure(writer.lines(), StoreFailure::diskFull, "Make room on the disk");
    const std::uint64_t last = std::stoull(writer.lines().back());
    QVERIFY2(last > 20, writer.lines().back().c_str());
    const auto store = test::Places::open(copy);
    QVERIFY(store);
    QCOMPARE(store->events("r")->size(), std::size_t{last});
    QCOMPARE(store->summary("r")->lastSeq, last);
}

void StoreFaults::aLimitOnFilesStopsWritingAndNoMore()
{
    const std::string place = m_places.fresh(false);
    test::Writer writer({"limited", place, "r", "300000"});
    writer.waitForEnd();
    QCOMPARE(writer.exitCode(), 0);
    checkFailure(writer.lines(), StoreFailure::ioFailed, "the limit on the size of files");
    const std::uint64_t last = std::stoull(writer.lines().back());
    const auto store = test::Places::open(place);
    QVERIFY(store);
    QCOMPARE(store->events("r")->size(), std::size_t{last});
}

void StoreFaults::aFolderThatIsReadOnlyIsSaidToBe_data()
{
    QTest::addColumn<bool>("hasStore");
    QTest::addColumn<bool>("isInside");
    QTest::newRow("a store in it") << true << false;
    QTest::newRow("no store in it") << false << false;
    QTest::newRow("the store's folder would have to be made in it") << false << true;
}

void StoreFaults::aFolderThatIsReadOnlyIsSaidToBe()
{
    QFETCH(bool, hasStore);
    QFETCH(bool, isInside);
    // Others must be able to go into it.
    QFile::setPermissions(m_places.folder(), QFile::Permissions(0x7755));
    QDir folder(m_places.folder());
    folder.mkdir(QStringLiteral("closed"));
    folder.cd(QStringLiteral("closed"));
    const std::string place =
        folder.filePath(isInside ? QStringLiteral("new/runs.db") : QStringLiteral("runs.db")).toStdString();
    if (hasStore) {
        QVERIFY(test::Places::open(place)->append(test::everyEvent("r").front()).ok());
        QFile::setPermissions(QString::fromStdString(place), QFile::Permissions(0x6644));
    }
    const QByteArray before = bytesOf(place);
    QFile::setPermissions(folder.path(), QFile::Permissions(0x5555));
    test::Writer writer({"asnobody", place, "s"});
    writer.waitForEnd();
    QFile::setPermissions(folder.path(), QFile::Permissions(0x7755));
    checkFailure(writer.lines(), StoreFailure::notWritable, "another place for the store");
    QVERIFY(bytesOf(place) == before);
    QVERIFY(folder.removeRecursively());
}

void StoreFaults::aMissingDriverIsSaidToBe()
{
    QFETCH(bool, isServer);
    test::Writer writer({"withoutdrivers", isServer ? "postgresql://nowhere/db" : m_places.fresh(false)});
    writer.waitForEnd();
    checkFailure(writer.lines(), StoreFailure::missingDriver, isServer ? "libqt6sql6-psql" : "libqt6sql6-sqlite");
}

void StoreFaults::aServerThatLetsNobodyInIsSaidToBe_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("failure");
    QTest::newRow("no server") << QByteArray("host=") << QByteArray("host=/nowhere") << int(StoreFailure::unreachable);
    QTest::newRow("no such login") << QByteArray("owner") << QByteArray("nobody") << int(StoreFailure::unreachable);
    QTest::newRow("no such database") << QByteArray("///store") << QByteArray("///x") << int(StoreFailure::unreachable);
    QTest::newRow("no right to make tables")
        << QByteArray("owner") << QByteArray("guest") << int(StoreFailure::notWritable);
}

void StoreFaults::aServerThatLetsNobodyInIsSaidToBe()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(int, failure);
    QByteArray place = QByteArray::fromStdString(m_places.fresh(true));
    if (to == "guest")
        QCOMPARE(m_places.server().asOwner("CREATE ROLE guest LOGIN"), std::string());
    const auto store = RunStore::open(readStorePlace(place.replace(from, to).toStdString()).value());
    QVERIFY(!store.ok());
    QCOMPARE(int(store.error().failure), failure);
    QVERIFY(!store.error().what.empty() && !store.error().advice.empty());
}

void StoreFaults::aStoreThatIsKeptBusyIsSaidToBe()
{
    const std::string place = m_places.fresh(false);
    const auto store = test::Places::open(place);
    QVERIFY(store);
    const std::vector<RunEvent> events = test::everyEvent("r");
    QVERIFY(store->append(events[0]).ok());
    {
        const auto other = makeStoreEngine(readStorePlace(place).value());
        QVERIFY(other->connect().ok());
        QVERIFY(QSqlQuery(other->database()).exec(QStringLiteral("BEGIN IMMEDIATE")));
        const auto done = store->append(events[1]);
        QVERIFY(!done.ok());
        QCOMPARE(done.error().failure, StoreFailure::busy);
        QCOMPARE(store->events("r")->size(), std::size_t{1}); // whoever only reads need not wait
    }
    QVERIFY(store->append(events[1]).ok());
    QCOMPARE(store->events("r")->size(), std::size_t{2});
}

void StoreFaults::aFileIsForItsOwnerAlone()
{
    const std::string place = m_places.fresh(false);
    const auto store = test::Places::open(place);
    QVERIFY(store && store->append(test::everyEvent("r").front()).ok());
    for (const char* part : {"", "-wal", "-shm", "-writers"}) {
        const QString path = QString::fromStdString(place + part);
        QVERIFY2(QFile::exists(path), part);
        QCOMPARE(QFile::permissions(path) & QFile::Permissions(0x0077), QFile::Permissions());
    }
}

void StoreFaults::useDamaged(const std::string& path)
{
    const auto store = RunStore::open(StorePlace{StoreFile{path}});
    if (!store) {
        QVERIFY(!store.error().what.empty());
        return;
    }
    const auto rows = (*store)->runs({"sold", {}, {}}, 100);
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

void StoreFaults::checkSalvaged(const std::string& path, const std::set<std::string>& lines)
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
    const auto rows = store->runs({}, 1000);
    QVERIFY(rows.ok());
    QCOMPARE(rows->size(), std::size_t{salvaged->runs});
    for (const RunSummary& row : *rows) {
        const auto read = store->events(row.run);
        QVERIFY(read.ok());
        events += read->size();
    }
    QCOMPARE(events, salvaged->events);
    QVERIFY(events + salvaged->unreadable <= lines.size());
}

void StoreFaults::changedBytesCrashNothing()
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

void StoreFaults::allOfAWholeStoreIsSalvaged()
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

void StoreFaults::allButALostPageIsSalvaged()
{
    const std::string place = m_places.fresh(false);
    std::set<std::string> lines = fillStore(place);
    qlonglong page = 0;
    qlonglong cells = 0;
    qlonglong pageSize = 0;
    {
        SqliteStore engine(StorePlace{StoreFile{place}});
        QVERIFY(engine.connect().ok());
        QSqlQuery query(engine.database());
        QVERIFY(query.exec(QStringLiteral("SELECT pageno, ncell, page_size FROM dbstat, pragma_page_size WHERE name = "
                                          "'querymend_events' AND pagetype = 'leaf' ORDER BY path LIMIT 1 OFFSET 5")));
        QVERIFY(query.next());
        page = query.value(0).toLongLong();
        cells = query.value(1).toLongLong();
        pageSize = query.value(2).toLongLong();
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
        for (const std::string& line : linesOf(*events))
            QCOMPARE(lines.erase(line), std::size_t{1});
        whole += events->size() == test::everyEvent("r").size() ? 1 : 0;
    }
    QVERIFY(whole >= 25);
    const auto damaged = RunStore::open(readStorePlace(place).value());
    QVERIFY(damaged.ok());
    QVERIFY((*damaged)->runs({}, 100)->size() == 30); // and what is whole can be read where it is
}

QTEST_GUILESS_MAIN(StoreFaults)

#include "tst_storefaults.moc"
