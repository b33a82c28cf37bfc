#include "databaseopener.h"
#include "io/db/sqlitefile.h"
#include "livedatabase.h"

#include <QSignalSpy>
#include <QTest>

using namespace querymend;

namespace {

SessionOpener openerOf(const SqliteFile& file)
{
    return [target = file.target()] { return openSession(target); };
}

void change(const SqliteFile& file, const char* script)
{
    sqlite3* database = nullptr;
    QCOMPARE(sqlite3_open(file.path().toUtf8().constData(), &database), SQLITE_OK);
    QCOMPARE(sqlite3_exec(database, script, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
}

} // namespace

/// In which order a schema is read, and what happens to it when it is read again.
class tst_LiveDatabase : public QObject {
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
        change(file, "CREATE TABLE notes (text text); ALTER TABLE orders ADD COLUMN paid int;");
        bool knewColumns = false;
        connect(&database, &LiveDatabase::namesRead, this, [&] {
            const auto& tables = database.schema().catalog().snapshot().tables;
            knewColumns = tables.size() == 2 && tables[0].columns.size() == 2 && !tables[1].columnsKnown;
        });
        database.refreshSchema();
        database.refreshSchema(); // one reading at a time
        QTRY_COMPARE(read.size(), 2);
        QVERIFY(knewColumns);
        QCOMPARE(database.schema().catalog().table(TableId{0}).columns.size(), std::size_t{3});
        QCOMPARE(before->catalog().table(TableId{0}).columns.size(), std::size_t{2});
        QCOMPARE(before->catalog().tableCount(), std::size_t{1});
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

    void saysThatThereIsNothingToOpen()
    {
        LiveDatabase database([]() -> Result<std::unique_ptr<Session>, EngineError> {
            return Failure{EngineError{EngineFailure::unreachable, "nobody there", {}, {}, {}}};
        });
        std::string reason;
        database.open(this, [&](const auto& opened) { reason = opened.ok() ? "open" : opened.error().message; });
        QTRY_COMPARE(reason, std::string("nobody there"));
        QVERIFY(!database.sharedSchema());
    }
};

QTEST_MAIN(tst_LiveDatabase)
#include "tst_livedatabase.moc"
