#include "places.h"
#include "support/events.h"
#include "writer.h"

#include <QDir>
#include <QTest>

using namespace querymend;

/// External faults: each is reported as a clear error, and nothing is lost.
class StoreFaultsTest : public QObject {
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
    void aMissingDriverIsSaidToBe();
    void aServerThatLetsNobodyInIsSaidToBe_data();
    void aServerThatLetsNobodyInIsSaidToBe();
    void aStoreThatIsKeptBusyIsSaidToBe();
    void aFileIsForItsOwnerAlone();

private:
    static bool query(const std::string& place, const QString& sql)
    {
        const auto engine = makeStoreEngine(readStorePlace(place).value());
        return engine->connect() && test::execute(*engine, sql);
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

    static void checkFailure(const std::vector<std::string>& lines, StoreFailure failure, const char* says);

    test::Places m_places;
};

void StoreFaultsTest::aNewerStoreIsLeftAlone()
{
    QFETCH(bool, isServer);
    const std::string place = m_places.fresh(isServer);
    QVERIFY(!place.empty());
    for (const RunEvent& event : test::everyEvent("r"))
        QVERIFY(test::Places::open(place)->append(event).ok());
    QVERIFY(query(place, QStringLiteral("UPDATE querymend_store SET format = 3")));
    const QByteArray before = isServer ? QByteArray() : bytesOf(place);
    const auto store = RunStore::open(readStorePlace(place).value());
    QVERIFY(!store.ok());
    QCOMPARE(store.error().failure, StoreFailure::newerVersion);
    QVERIFY(store.error().text().find("format 3, this program supports up to 2") != std::string::npos);
    if (!isServer) {
        QVERIFY(bytesOf(place) == before);
        QCOMPARE(QDir(m_places.folder()).entryList({QStringLiteral("store*-wal")}), QStringList());
    }
    QVERIFY(query(place, QStringLiteral("UPDATE querymend_store SET format = 2")));
    QCOMPARE(linesOf(*test::Places::open(place)->events("r")), linesOf(test::everyEvent("r")));
}

void StoreFaultsTest::otherFilesAreLeftAlone_data()
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

void StoreFaultsTest::otherFilesAreLeftAlone()
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

void StoreFaultsTest::checkFailure(const std::vector<std::string>& lines, StoreFailure failure, const char* says)
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

void StoreFaultsTest::aFullDiskStopsWritingAndNoMore()
{
    const std::string copy = m_places.fresh(false);
    QTemporaryDir folder;
    test::Writer writer({"smalldisk", folder.path().toStdString(), "r", copy});
    writer.waitForEnd();
    if (writer.lines() == std::vector<std::string>{"no mount"})
        QSKIP("this user may not mount a disk");
    QCOMPARE(writer.exitCode(), 0);
    checkFailure(writer.lines(), StoreFailure::diskFull, "Free disk space");
    const std::uint64_t last = std::stoull(writer.lines().back());
    QVERIFY2(last > 20, writer.lines().back().c_str());
    const auto store = test::Places::open(copy);
    QVERIFY(store);
    QCOMPARE(store->events("r")->size(), std::size_t{last});
    QCOMPARE(store->summary("r")->lastSeq, last);
}

void StoreFaultsTest::aLimitOnFilesStopsWritingAndNoMore()
{
    const std::string place = m_places.fresh(false);
    test::Writer writer({"limited", place, "r", "300000"});
    writer.waitForEnd();
    QCOMPARE(writer.exitCode(), 0);
    checkFailure(writer.lines(), StoreFailure::ioFailed, "the file size limit");
    const std::uint64_t last = std::stoull(writer.lines().back());
    const auto store = test::Places::open(place);
    QVERIFY(store);
    QCOMPARE(store->events("r")->size(), std::size_t{last});
}

void StoreFaultsTest::aFolderThatIsReadOnlyIsSaidToBe_data()
{
    QTest::addColumn<bool>("hasStore");
    QTest::addColumn<bool>("isInside");
    QTest::newRow("a store in it") << true << false;
    QTest::newRow("no store in it") << false << false;
    QTest::newRow("the store's folder would have to be made in it") << false << true;
}

void StoreFaultsTest::aFolderThatIsReadOnlyIsSaidToBe()
{
    QFETCH(bool, hasStore);
    QFETCH(bool, isInside);
    // Other users must be able to enter the folder.
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
    if (writer.lines() == std::vector<std::string>{"no other user"})
        QSKIP("this root may not become another user");
    checkFailure(writer.lines(), StoreFailure::notWritable, "another location for the store");
    QVERIFY(bytesOf(place) == before);
    QVERIFY(folder.removeRecursively());
}

void StoreFaultsTest::aMissingDriverIsSaidToBe()
{
    test::Writer writer({"withoutdrivers", m_places.fresh(false)});
    writer.waitForEnd();
    checkFailure(writer.lines(), StoreFailure::missingDriver, "libqt6sql6-sqlite");
}

void StoreFaultsTest::aServerThatLetsNobodyInIsSaidToBe_data()
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

void StoreFaultsTest::aServerThatLetsNobodyInIsSaidToBe()
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

void StoreFaultsTest::aStoreThatIsKeptBusyIsSaidToBe()
{
    const std::string place = m_places.fresh(false);
    const auto store = test::Places::open(place);
    QVERIFY(store);
    const std::vector<RunEvent> events = test::everyEvent("r");
    QVERIFY(store->append(events[0]).ok());
    {
        const auto other = makeStoreEngine(readStorePlace(place).value());
        QVERIFY(other->connect().ok());
        QVERIFY(test::execute(*other, QStringLiteral("BEGIN IMMEDIATE")));
        const auto done = store->append(events[1]);
        QVERIFY(!done.ok());
        QCOMPARE(done.error().failure, StoreFailure::busy);
        QCOMPARE(store->events("r")->size(), std::size_t{1}); // readers need not wait
    }
    QVERIFY(store->append(events[1]).ok());
    QCOMPARE(store->events("r")->size(), std::size_t{2});
}

void StoreFaultsTest::aFileIsForItsOwnerAlone()
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

QTEST_GUILESS_MAIN(StoreFaultsTest)

#include "tst_storefaults.moc"
