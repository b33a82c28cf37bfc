#include "places.h"
#include "store/sqlitestore.h"
#include "store/storeprobe.h"
#include "support/events.h"
#include "writer.h"

#include <QDir>
#include <QMap>
#include <QTest>

using namespace querymend;

/// A store that cannot be written can still be listed and read.
class StoreReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFileThatMayNotBeWrittenIsRead_data();
    void aFileThatMayNotBeWrittenIsRead();
    void aFileOnAReadOnlyDiskIsRead_data();
    void aFileOnAReadOnlyDiskIsRead();
    void whoeverWritesItIsSeen();
    void aLoginThatMayOnlyReadReads_data();
    void aLoginThatMayOnlyReadReads();
    void aProbeOfAFileChangesNothing_data();
    void aProbeOfAFileChangesNothing();
    void aProbeOfAServerChangesNothing();
    void examiningAFileChangesNotAByte_data();
    void examiningAFileChangesNotAByte();
    void examiningAStoreInUseSeesWhatIsInItsLog();

private:
    /// The state in which the store was left.
    enum Left { closed, withALog, withoutALog, withAJournal, ofTheFirstFormat, withAnOldList, empty };
    static void addFiles();

    /// Makes a store with one run in a new folder, in the given state. Returns its path, empty on failure.
    std::string made(Left left)
    {
        const QString folder = m_places.folder() + QStringLiteral("/kept%1").arg(++m_count);
        QDir().mkpath(folder);
        const std::string source = (folder + QStringLiteral("/source.db")).toStdString();
        std::string place = (folder + QStringLiteral("/runs.db")).toStdString();
        const auto copy = [&](const char* part) {
            return QFile::copy(QString::fromStdString(source + part), QString::fromStdString(place + part));
        };
        if (left == empty)
            return QFile(QString::fromStdString(place)).open(QIODevice::WriteOnly) ? place : std::string();
        auto store = test::Places::open(source);
        const std::vector<RunEvent> events = test::everyEvent("r");
        test::appendAll(*store, events);
        if (left == withALog)
            return copy("") && copy("-wal") ? place : std::string();
        store.reset();
        SqliteStore engine(StorePlace{StoreFile{source}});
        bool isMade = engine.connect().ok();
        if (left == withoutALog)
            isMade = isMade && test::execute(engine, QStringLiteral("PRAGMA journal_mode = DELETE"));
        if (left == ofTheFirstFormat)
            for (const char* const statement : test::backToFirstFormat)
                isMade = isMade && test::execute(engine, QString::fromLatin1(statement));
        if (left == withAnOldList)
            isMade = isMade && test::execute(engine, QStringLiteral("UPDATE querymend_store SET list = 1"));
        isMade = isMade && test::execute(engine, QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
        if (left != withAJournal)
            return isMade && copy("") ? place : std::string();
        // Leaves a hot journal, from which an unfinished transaction is rolled back.
        isMade = isMade && test::execute(engine, QStringLiteral("PRAGMA journal_mode = DELETE"))
            && test::execute(engine, QStringLiteral("PRAGMA cache_spill = 1"))
            && test::execute(engine, QStringLiteral("PRAGMA cache_size = 1"))
            && test::execute(engine, QStringLiteral("BEGIN"))
            && test::execute(engine, QStringLiteral("DELETE FROM querymend_events"))
            && test::execute(engine,
                             QStringLiteral("CREATE TABLE filler AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL "
                                            "SELECT i + 1 FROM n LIMIT 5000) SELECT randomblob(500) FROM n"));
        return isMade && copy("") && copy("-journal") ? place : std::string();
    }

    /// The run was listed and read, and writing was refused with a message.
    static void checkRead(const test::Writer& writer)
    {
        QCOMPARE(writer.lines().size(), std::size_t{2});
        QCOMPARE(writer.lines().front(), "r " + std::to_string(test::everyEvent("r").size()));
        const std::string refused = "failure " + std::to_string(static_cast<int>(StoreFailure::notWritable)) + ' ';
        QVERIFY2(writer.lines().back().starts_with(refused), writer.lines().back().c_str());
    }

    test::Places m_places;
    int m_count = 0;
};

void StoreReadingTest::addFiles()
{
    QTest::addColumn<int>("left");
    QTest::newRow("closed by all") << int(closed);
    QTest::newRow("with a log beside it that nobody has put into it") << int(withALog);
    QTest::newRow("of a kind that has no log") << int(withoutALog);
    QTest::newRow("in the middle of a transaction that has to be taken back") << int(withAJournal);
    QTest::newRow("of the first format") << int(ofTheFirstFormat);
    QTest::newRow("with the list of an older version") << int(withAnOldList);
}

void StoreReadingTest::aFileThatMayNotBeWrittenIsRead_data()
{
    addFiles();
}

void StoreReadingTest::aFileThatMayNotBeWrittenIsRead()
{
    QFETCH(int, left);
    const std::string place = made(Left(left));
    QVERIFY(!place.empty());
    const QFileInfo file(QString::fromStdString(place));
    QFile::setPermissions(m_places.folder(), QFile::Permissions(0x7755));
    const QDir folder = file.dir();
    for (const QString& name : folder.entryList(QDir::Files))
        QFile::setPermissions(folder.filePath(name), QFile::Permissions(0x4444));
    QFile::setPermissions(folder.path(), QFile::Permissions(0x5555));
    const QStringList before = folder.entryList(QDir::Files);
    test::Writer writer({"listasnobody", place});
    writer.waitForEnd();
    const QStringList after = folder.entryList(QDir::Files);
    QFile::setPermissions(folder.path(), QFile::Permissions(0x7755));
    if (writer.lines() == std::vector<std::string>{"no other user"})
        QSKIP("this root may not become another user");
    checkRead(writer);
    QCOMPARE(after, before);
}

void StoreReadingTest::aFileOnAReadOnlyDiskIsRead_data()
{
    addFiles();
}

void StoreReadingTest::aFileOnAReadOnlyDiskIsRead()
{
    QFETCH(int, left);
    const std::string place = made(Left(left));
    QVERIFY(!place.empty());
    const QTemporaryDir folder;
    test::Writer writer({"readonlydisk", folder.path().toStdString(), place});
    writer.waitForEnd();
    if (writer.lines() == std::vector<std::string>{"no mount"})
        QSKIP("this user may not mount a disk");
    checkRead(writer);
}

void StoreReadingTest::whoeverWritesItIsSeen()
{
    const QString folder = m_places.folder() + QStringLiteral("/live");
    QVERIFY(QDir().mkpath(folder));
    QFile::setPermissions(m_places.folder(), QFile::Permissions(0x7755));
    const std::string place = (folder + QStringLiteral("/runs.db")).toStdString();
    const auto store = test::Places::open(place);
    QVERIFY(store && store->append(test::everyEvent("r").front()).ok());
    for (const QString& name : QDir(folder).entryList(QDir::Files))
        QFile::setPermissions(folder + QLatin1Char('/') + name, QFile::Permissions(0x6644));
    QFile::setPermissions(folder, QFile::Permissions(0x5555));
    test::Writer writer({"listasnobody", place});
    writer.waitForEnd();
    QFile::setPermissions(folder, QFile::Permissions(0x7755));
    if (writer.lines() == std::vector<std::string>{"no other user"})
        QSKIP("this root may not become another user");
    QCOMPARE(writer.lines().front(), std::string("r 1 running"));
}

void StoreReadingTest::aLoginThatMayOnlyReadReads_data()
{
    QTest::addColumn<bool>("isOfFirstFormat");
    QTest::addColumn<bool>("hasOldList");
    QTest::newRow("a store of this version") << false << false;
    QTest::newRow("with the list of an older version") << false << true;
    QTest::newRow("of the first format") << true << false;
}

void StoreReadingTest::aLoginThatMayOnlyReadReads()
{
    QFETCH(bool, isOfFirstFormat);
    QFETCH(bool, hasOldList);
    const auto store = m_places.freshStore(true);
    QVERIFY(store);
    test::appendAll(*store, test::everyEvent("r"));
    {
        const auto engine = makeStoreEngine(readStorePlace(m_places.last()).value());
        QVERIFY(engine->connect().ok());
        if (hasOldList)
            QVERIFY(test::execute(*engine, QStringLiteral("UPDATE querymend_store SET list = 1")));
        for (const char* const statement : test::backToFirstFormat)
            QVERIFY(!isOfFirstFormat || test::execute(*engine, QString::fromLatin1(statement)));
    }
    static_cast<void>(m_places.server().asOwner("CREATE ROLE guest LOGIN"));
    QCOMPARE(m_places.server().answerOf(m_places.lastName(), "GRANT SELECT ON ALL TABLES IN SCHEMA public TO guest"),
             std::string());
    QString place = QString::fromStdString(m_places.last());
    test::Writer writer({"list", place.replace(QLatin1String("owner"), QLatin1String("guest")).toStdString()});
    writer.waitForEnd();
    checkRead(writer);
    RunFilter filter;
    filter.text = "sold";
    filter.category = Category::schemaReference;
    const auto reader = RunStore::open(readStorePlace(place.toStdString()).value(), StoreUse::reading);
    QVERIFY(reader.ok());
    filter.askedBy = AskedBy::agents;
    QVERIFY((*reader)->runs(filter, 10).ok() && (*reader)->memory().ok() && (*reader)->choices().ok());
}

/// An older program may still use it.
void StoreReadingTest::aProbeOfAFileChangesNothing_data()
{
    QTest::addColumn<int>("left");
    QTest::newRow("of this version") << int(closed);
    QTest::newRow("of a kind that has no log") << int(withoutALog);
    QTest::newRow("of the first format") << int(ofTheFirstFormat);
    QTest::newRow("with the list of an older version") << int(withAnOldList);
}

void StoreReadingTest::aProbeOfAFileChangesNothing()
{
    QFETCH(int, left);
    const std::string place = made(Left(left));
    const QString path = QString::fromStdString(place);
    const auto content = [&] {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    const QStringList filesBefore = QFileInfo(path).dir().entryList(QDir::Files);
    const QByteArray before = content();
    const auto found = probeStore(StorePlace{StoreFile{place}});
    QVERIFY2(found, found ? "" : found.error().text().c_str());
    QCOMPARE(*found, StoreFound::aStore);
    QVERIFY(content() == before);
    QCOMPARE(QFileInfo(path).dir().entryList(QDir::Files), filesBefore);
    QVERIFY(test::Places::open(place)); // which may change it
}

void StoreReadingTest::aProbeOfAServerChangesNothing()
{
    QVERIFY(m_places.freshStore(true));
    const StorePlace place = readStorePlace(m_places.last()).value();
    const auto engine = makeStoreEngine(place);
    QVERIFY(engine->connect().ok());
    for (const char* const statement : test::backToFirstFormat)
        QVERIFY(test::execute(*engine, QString::fromLatin1(statement)));
    const auto found = probeStore(place);
    QVERIFY2(found, found ? "" : found.error().text().c_str());
    QCOMPARE(*found, StoreFound::aStore);
    const auto format = engine->run(QStringLiteral("SELECT format FROM querymend_store"), {}, "");
    QVERIFY(format.ok());
    QCOMPARE(format->rows.front().front().toInt(), 1);
    const auto tables =
        engine->run(QStringLiteral("SELECT count(*) FROM pg_tables WHERE tablename = 'querymend_marks'"), {}, "");
    QVERIFY(tables.ok());
    QCOMPARE(tables->rows.front().front().toInt(), 0);
}

void StoreReadingTest::examiningAFileChangesNotAByte_data()
{
    addFiles();
    QTest::newRow("an empty one") << int(empty);
}

void StoreReadingTest::examiningAFileChangesNotAByte()
{
    QFETCH(int, left);
    const std::string place = made(Left(left));
    QVERIFY(!place.empty());
    const QDir folder = QFileInfo(QString::fromStdString(place)).dir();
    const auto content = [&folder] {
        QMap<QString, QByteArray> all;
        for (const QString& name : folder.entryList(QDir::Files)) {
            QFile file(folder.filePath(name));
            if (file.open(QIODevice::ReadOnly))
                all.insert(name, file.readAll());
        }
        return all;
    };
    const QMap<QString, QByteArray> before = content();
    const auto found = examineStore(StorePlace{StoreFile{place}});
    QVERIFY2(found, found ? "" : found.error().text().c_str());
    QCOMPARE(*found, left == empty ? StoreFound::nothingYet : StoreFound::aStore);
    QVERIFY(content() == before);
}

void StoreReadingTest::examiningAStoreInUseSeesWhatIsInItsLog()
{
    const std::string place = m_places.fresh(false);
    const auto store = test::Places::open(place);
    QVERIFY(store);
    test::appendAll(*store, test::everyEvent("r"));
    const auto found = examineStore(StorePlace{StoreFile{place}});
    QVERIFY2(found, found ? "" : found.error().text().c_str());
    QCOMPARE(*found, StoreFound::aStore);
    QVERIFY(store->append(test::everyEvent("s").front()).ok());
}

QTEST_GUILESS_MAIN(StoreReadingTest)

#include "tst_storereading.moc"
