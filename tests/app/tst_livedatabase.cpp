#include "countedsession.h"
#include "database/databaseconnection.h"
#include "database/databaseopener.h"
#include "database/livedatabase.h"
#include "support/sqlitefile.h"

#include <QSignalSpy>
#include <QTest>

using namespace querymend;

namespace {

SessionOpener openerOf(const SqliteFile& file)
{
    return [target = file.target()] { return openSession(target); };
}

SessionOpener countedOpener(const SqliteFile& file, const std::shared_ptr<CountedSession::Notes>& notes)
{
    return [target = file.target(), notes]() -> Result<std::unique_ptr<Session>, EngineError> {
        auto session = openSession(target);
        if (!session)
            return session;
        return std::unique_ptr<Session>(std::make_unique<CountedSession>(std::move(session).value(), notes));
    };
}

/// Reads backslashes in another way from the third reading of the schema on, as after a reconnect.
class ChangingSession : public ForwardingSession {
public:
    explicit ChangingSession(std::unique_ptr<Session> session)
        : ForwardingSession(std::move(session)), m_dialect(ForwardingSession::dialect())
    {}

    [[nodiscard]] const Dialect& dialect() const override { return m_dialect; }
    [[nodiscard]] Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        m_dialect.lex.backslashEscapes = ++m_readings > 2;
        return ForwardingSession::readSchema(request);
    }

private:
    Dialect m_dialect;
    int m_readings = 0;
};

} // namespace

/// The order in which a schema is read, and what happens to it when it is read again.
class LiveDatabaseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsNamesFirst()
    {
        const SqliteFile file("CREATE TABLE orders (id int, total int);");
        LiveDatabase database(openerOf(file));
        QStringList heard;
        connect(&database, &LiveDatabase::namesRead, this, [&] {
            const Table& table = database.schema().catalog().table(TableId{0});
            heard << QStringLiteral("names %1 %2").arg(table.columnsKnown).arg(table.columns.size());
        });
        database.open(this, [&](const auto& opened) {
            heard << QStringLiteral("open %1 %2")
                         .arg(opened.ok())
                         .arg(database.schema().catalog().table(TableId{0}).columns.size());
        });
        QTRY_COMPARE(heard, (QStringList{QStringLiteral("names 0 0"), QStringLiteral("open 1 2")}));
    }

    void readsAgain()
    {
        const SqliteFile file("CREATE TABLE orders (id int, total int);");
        LiveDatabase database(openerOf(file));
        QSignalSpy read(&database, &LiveDatabase::schemaRead);
        database.open(this, [](const auto&) {});
        QTRY_COMPARE(read.size(), 1);
        const std::shared_ptr<const SchemaView> before = database.sharedSchema();
        QVERIFY(file.execute("CREATE TABLE notes (text text); ALTER TABLE orders ADD COLUMN paid int;"));
        QSignalSpy names(&database, &LiveDatabase::namesRead);
        database.refreshSchema();
        QTRY_COMPARE(read.size(), 2);
        QVERIFY(names.isEmpty());
        QCOMPARE(database.schema().catalog().table(TableId{0}).columns.size(), std::size_t{3});
        QCOMPARE(before->catalog().table(TableId{0}).columns.size(), std::size_t{2});
        QCOMPARE(before->catalog().tableCount(), std::size_t{1});
    }

    void keepsTheOldSchemaUntilTheNewOneIsComplete()
    {
        const SqliteFile file("CREATE TABLE orders (id int, total int);");
        const auto notes = std::make_shared<CountedSession::Notes>();
        LiveDatabase database(countedOpener(file, notes));
        QSignalSpy read(&database, &LiveDatabase::schemaRead);
        database.open(this, [](const auto&) {});
        QTRY_COMPARE(read.size(), 1);
        const SchemaView* const before = &database.schema();
        QVERIFY(file.execute("CREATE TABLE notes (text text);"));
        notes->isHeld = true;
        notes->readings = 0;
        database.refreshSchema();
        notes->letGo.release(); // the names
        QTRY_COMPARE(notes->readings.load(), 2);
        QCOMPARE(&database.schema(), before);
        notes->letGo.release(); // the columns
        QTRY_COMPARE(read.size(), 2);
        QCOMPARE(database.schema().catalog().tableCount(), std::size_t{2});
    }

    void startsOverWhereItIsAskedToReadAgainMeanwhile()
    {
        const SqliteFile file("CREATE TABLE orders (id int, total int);");
        const auto notes = std::make_shared<CountedSession::Notes>();
        LiveDatabase database(countedOpener(file, notes));
        QSignalSpy read(&database, &LiveDatabase::schemaRead);
        database.open(this, [](const auto&) {});
        QTRY_COMPARE(read.size(), 1);
        notes->isHeld = true;
        notes->readings = 0;
        database.refreshSchema();
        notes->letGo.release();
        QTRY_COMPARE(notes->readings.load(), 2); // it reads the columns
        database.refreshSchema();
        database.refreshSchema();
        notes->letGo.release(10);
        QTRY_COMPARE(read.size(), 2);
        QCOMPARE(notes->readings.load(), 4); // names and columns, twice
    }

    void readsTheSamplesThatWereAskedForWhileItOpened()
    {
        const SqliteFile file("CREATE TABLE orders (state text); INSERT INTO orders VALUES ('paid');");
        const auto notes = std::make_shared<CountedSession::Notes>();
        notes->isHeld = true;
        LiveDatabase database(countedOpener(file, notes));
        database.open(this, [](const auto&) {});
        notes->letGo.release();
        QTRY_COMPARE(notes->readings.load(), 2); // it reads the columns, and no values
        database.setSamples(SamplePolicy::all);
        database.refreshSchema();
        notes->letGo.release(10);
        QTRY_VERIFY(database.sharedSchema() && !database.schema().catalog().table(TableId{0}).columns.empty()
                    && !database.schema().catalog().table(TableId{0}).columns[0].samples.empty());
    }

    void takesTheSettingsOfTheLastReading()
    {
        const SqliteFile file("CREATE TABLE orders (id int);");
        LiveDatabase database([target = file.target()]() -> Result<std::unique_ptr<Session>, EngineError> {
            auto session = openSession(target);
            if (!session)
                return session;
            return std::unique_ptr<Session>(std::make_unique<ChangingSession>(std::move(session).value()));
        });
        QSignalSpy read(&database, &LiveDatabase::schemaRead);
        database.open(this, [](const auto&) {});
        QTRY_COMPARE(read.size(), 1);
        const Dialect& dialect = database.dialect();
        QVERIFY(!dialect.lex.backslashEscapes);
        database.refreshSchema();
        QTRY_COMPARE(read.size(), 2);
        QVERIFY(dialect.lex.backslashEscapes);
    }

    void keepsTheSchemaWhereItCannotBeReadAgain()
    {
        const SqliteFile file("CREATE TABLE orders (id int);");
        LiveDatabase database(openerOf(file));
        QSignalSpy read(&database, &LiveDatabase::schemaRead);
        QSignalSpy failed(&database, &LiveDatabase::refreshFailed);
        database.open(this, [](const auto&) {});
        QTRY_COMPARE(read.size(), 1);
        QFile broken(file.path());
        QVERIFY(broken.open(QIODevice::WriteOnly));
        QVERIFY(broken.write(QByteArray("no database at all. ").repeated(400)) > 0);
        broken.close();
        database.refreshSchema();
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(database.schema().catalog().tableCount(), std::size_t{1});
    }

    void databasesBehindOdbcAreToldApart()
    {
        const auto addressOf = [](const char* database) {
            DatabaseConnection connection([](const ConnectionTarget&) -> SessionOpener {
                return []() -> Result<std::unique_ptr<Session>, EngineError> {
                    return failed(EngineFailure::unreachable, "no server there");
                };
            });
            ConnectionTarget target;
            target.engine = EngineKind::odbc;
            target.database = database;
            connection.open(target);
            return connection.address();
        };
        QVERIFY(addressOf("DSN=shop") != addressOf("DSN=warehouse"));
        QCOMPARE(addressOf("DSN=shop;PWD=one"), addressOf("DSN=shop;PWD=two"));
    }

    void saysThatThereIsNothingToOpen()
    {
        LiveDatabase database([]() -> Result<std::unique_ptr<Session>, EngineError> {
            return failed(EngineFailure::unreachable, "no server there");
        });
        std::string reason;
        database.open(this, [&](const auto& opened) { reason = opened.ok() ? "open" : opened.error().message; });
        QTRY_COMPARE(reason, std::string("no server there"));
        QVERIFY(!database.sharedSchema());
    }
};

QTEST_MAIN(LiveDatabaseTest)
#include "tst_livedatabase.moc"
