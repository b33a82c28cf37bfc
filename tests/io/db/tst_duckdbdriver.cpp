#include "support/duckdbfile.h"

#include <QDate>
#include <QDateTime>
#include <QSqlField>
#include <QSqlIndex>
#include <QSqlRecord>
#include <QTest>
#include <QTime>

namespace querymend {

/// QDUCKDB as users of QtSql see it.
class DuckdbDriverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_connection = std::make_unique<SqlConnection>(std::make_unique<DuckdbDriver>(testedLibrary()));
        m_connection->database().setDatabaseName(QStringLiteral(":memory:"));
        QVERIFY2(m_connection->database().open(), qPrintable(m_connection->database().lastError().text()));
    }

    void cleanup() { m_connection.reset(); }

    void bindsByNameToo()
    {
        QSqlQuery query(database());
        QVERIFY(query.prepare(QStringLiteral("SELECT :second || :first, '::'::VARCHAR")));
        query.bindValue(QStringLiteral(":first"), QStringLiteral("a"));
        query.bindValue(QStringLiteral(":second"), QStringLiteral("b"));
        QVERIFY2(query.exec() && query.next(), qPrintable(query.lastError().text()));
        QCOMPARE(query.value(0).toString(), QStringLiteral("ba"));
    }

    void runsAPreparedStatementAgain()
    {
        run(QStringLiteral("CREATE TABLE t (a INTEGER, b VARCHAR)"));
        QSqlQuery query(database());
        QVERIFY(query.prepare(QStringLiteral("INSERT INTO t VALUES (?, ?)")));
        for (int i = 0; i < 3; ++i) {
            query.addBindValue(i);
            query.addBindValue(i == 1 ? QVariant(QMetaType(QMetaType::QString)) : QVariant(QStringLiteral("x")));
            QVERIFY2(query.exec(), qPrintable(query.lastError().text()));
            QCOMPARE(query.numRowsAffected(), 1);
            QVERIFY(!query.isSelect());
        }
        QVERIFY(query.exec(QStringLiteral("SELECT count(*), count(b) FROM t")) && query.next());
        QCOMPARE(query.value(0).toLongLong(), 3);
        QCOMPARE(query.value(1).toLongLong(), 2);
    }

    void saysWhenTooFewValuesAreBound()
    {
        QSqlQuery query(database());
        QVERIFY(query.prepare(QStringLiteral("SELECT ?::INTEGER + ?::INTEGER")));
        query.addBindValue(1);
        QVERIFY(!query.exec());
        QVERIFY(query.lastError().databaseText().contains(QStringLiteral("takes 2 values, but 1 are bound")));
    }

    void goesToAnyRow()
    {
        QSqlQuery query(database());
        QVERIFY(query.exec(QStringLiteral("SELECT i FROM range(5000) t(i)")));
        QVERIFY(query.last());
        QCOMPARE(query.value(0).toInt(), 4999);
        QVERIFY(query.first());
        QCOMPARE(query.value(0).toInt(), 0);
        QVERIFY(query.seek(4000) && query.previous());
        QCOMPARE(query.value(0).toInt(), 3999);
        QVERIFY(!query.seek(5000));
        QCOMPARE(query.size(), -1);
    }

    void goesForwardOnly()
    {
        QSqlQuery query(database());
        query.setForwardOnly(true);
        QVERIFY(query.exec(QStringLiteral("SELECT i FROM range(5000) t(i)")));
        qlonglong sum = 0;
        int rows = 0;
        for (; query.next(); ++rows)
            sum += query.value(0).toLongLong();
        QCOMPARE(rows, 5000);
        QCOMPARE(sum, 4999LL * 2500);
        QVERIFY(query.exec(QStringLiteral("SELECT i FROM range(10) t(i)")));
        QVERIFY(query.seek(3) && query.value(0).toInt() == 3);
        QVERIFY(query.last() && query.value(0).toInt() == 9);
    }

    void commitsAndRollsBack()
    {
        run(QStringLiteral("CREATE TABLE t (a INTEGER)"));
        QVERIFY(database().transaction());
        run(QStringLiteral("INSERT INTO t VALUES (1)"));
        QVERIFY(database().rollback());
        QVERIFY(database().transaction());
        run(QStringLiteral("INSERT INTO t VALUES (2)"));
        QVERIFY(database().commit());
        QVERIFY(!database().commit());
        QVERIFY(database().lastError().databaseText().contains(QStringLiteral("no transaction is active")));
        QSqlQuery query(QStringLiteral("SELECT string_agg(a, ',') FROM t"), database());
        QVERIFY(query.next());
        QCOMPARE(query.value(0).toString(), QStringLiteral("2"));
    }

    void listsTables()
    {
        run(QStringLiteral("CREATE TABLE t (a INTEGER)"));
        run(QStringLiteral("CREATE SCHEMA s"));
        run(QStringLiteral("CREATE TABLE s.\"b c\" (a INTEGER)"));
        run(QStringLiteral("CREATE VIEW v AS SELECT 1 AS one"));
        QCOMPARE(database().tables(QSql::Tables), (QStringList{QStringLiteral("s.b c"), QStringLiteral("t")}));
        QCOMPARE(database().tables(QSql::Views), QStringList{QStringLiteral("v")});
        QVERIFY(database().tables(QSql::SystemTables).contains(QStringLiteral("duckdb_tables")));
    }

    void describesATable()
    {
        run(QStringLiteral("CREATE SCHEMA s"));
        run(QStringLiteral("CREATE TABLE s.t (a INTEGER, b VARCHAR NOT NULL DEFAULT 'x', c DECIMAL(8,2), "
                           "PRIMARY KEY (c, a))"));
        const QSqlRecord record = database().record(QStringLiteral("s.t"));
        QCOMPARE(record.count(), 3);
        QCOMPARE(record.fieldName(1), QStringLiteral("b"));
        QCOMPARE(record.field(1).metaType().id(), int{QMetaType::QString});
        QCOMPARE(record.field(1).requiredStatus(), QSqlField::Required);
        QCOMPARE(record.field(1).defaultValue().toString(), QStringLiteral("'x'"));
        QCOMPARE(record.field(2).metaType().id(), int{QMetaType::Double});
        const QSqlIndex key = database().primaryIndex(QStringLiteral("s.t"));
        QCOMPARE(key.count(), 2);
        QCOMPARE(key.fieldName(0), QStringLiteral("c"));
        QCOMPARE(key.fieldName(1), QStringLiteral("a"));
        QVERIFY(database().record(QStringLiteral("nowhere")).isEmpty());
    }

    void describesAResult()
    {
        QSqlQuery query(QStringLiteral("SELECT 1 AS a, 'x' AS \"b c\", DATE '2024-02-29' AS a"), database());
        QCOMPARE(query.record().count(), 3);
        QCOMPARE(query.record().fieldName(1), QStringLiteral("b c"));
        QCOMPARE(query.record().field(2).metaType().id(), int{QMetaType::QDate});
    }

    void quotesNames()
    {
        const QSqlDriver& driver = *database().driver();
        QCOMPARE(driver.escapeIdentifier(QStringLiteral("a \"b\""), QSqlDriver::FieldName),
                 QStringLiteral("\"a \"\"b\"\"\""));
        QCOMPARE(driver.escapeIdentifier(QStringLiteral("s.t"), QSqlDriver::TableName), QStringLiteral("\"s\".\"t\""));
        QCOMPARE(driver.escapeIdentifier(QStringLiteral("\"s\".\"t\""), QSqlDriver::TableName),
                 QStringLiteral("\"s\".\"t\""));
    }

    void tellsWhatDuckdbSays_data()
    {
        QTest::addColumn<QString>("statement");
        QTest::addColumn<QString>("message");
        QTest::newRow("a syntax error") << QStringLiteral("SELECT 1 FROM WHERE")
                                        << QStringLiteral("Parser Error: syntax error at or near \"WHERE\"");
        QTest::newRow("a missing table") << QStringLiteral("SELECT 1 FROM nowhere")
                                         << QStringLiteral("Catalog Error: Table with name nowhere");
        QTest::newRow("a value of no number")
            << QStringLiteral("SELECT 'x'::INTEGER") << QStringLiteral("Conversion Error: Could not convert");
        QTest::newRow("two statements") << QStringLiteral("SELECT 1; SELECT 2") << QStringLiteral("2 statements");
        QTest::newRow("no statement") << QStringLiteral("-- nothing") << QStringLiteral("no statement");
    }

    void tellsWhatDuckdbSays()
    {
        QFETCH(QString, statement);
        QFETCH(QString, message);
        QSqlQuery query(database());
        QVERIFY(!query.exec(statement));
        QCOMPARE(query.lastError().type(), QSqlError::StatementError);
        QVERIFY2(query.lastError().databaseText().contains(message), qPrintable(query.lastError().databaseText()));
        QVERIFY(query.exec(QStringLiteral("SELECT 1")) && query.next());
    }

    void refusesWhatItCannotRead()
    {
        QSqlQuery query(database());
        QVERIFY(!query.exec(QStringLiteral("SELECT 1::VARIANT AS v")));
        QVERIFY2(query.lastError().databaseText().contains(QStringLiteral("the column v has")),
                 qPrintable(query.lastError().databaseText()));
    }

    void cannotBeOpened_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("message");
        QTest::newRow("a folder that does not exist")
            << QStringLiteral("/nowhere/x.duckdb") << QString() << QStringLiteral("/nowhere/x.duckdb");
        QTest::newRow("a file that cannot be made")
            << QStringLiteral("/nowhere.duckdb") << QStringLiteral("access_mode=READ_ONLY")
            << QStringLiteral("does not exist");
        QTest::newRow("a setting that there is not")
            << QStringLiteral(":memory:") << QStringLiteral("threads=2;wrong=1") << QStringLiteral("wrong");
        QTest::newRow("a value that the setting does not take")
            << QStringLiteral(":memory:") << QStringLiteral("threads=many") << QStringLiteral("threads");
    }

    void cannotBeOpened()
    {
        QFETCH(QString, path);
        QFETCH(QString, options);
        QFETCH(QString, message);
        SqlConnection connection(std::make_unique<DuckdbDriver>(testedLibrary()));
        connection.database().setDatabaseName(path);
        connection.database().setConnectOptions(options);
        QVERIFY(!connection.database().open());
        const QSqlError error = connection.database().lastError();
        QCOMPARE(error.type(), QSqlError::ConnectionError);
        QVERIFY2(error.databaseText().contains(message), qPrintable(error.databaseText()));
    }

    void saysWhereTheLibraryIsMissing_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("no such file") << QByteArray("/nowhere/libduckdb.so") << QByteArray("/nowhere/libduckdb.so");
        QTest::newRow("another library") << QByteArray(QUERYMEND_OTHER_LIBRARY)
                                         << QByteArray("has no function duckdb_");
    }

    void saysWhereTheLibraryIsMissing()
    {
        QFETCH(QByteArray, file);
        QFETCH(QByteArray, message);
        const auto library = DuckdbLibrary::load(file.toStdString());
        QVERIFY(!library.ok());
        QCOMPARE(library.error().failure, EngineFailure::missingDriver);
        QVERIFY2(library.error().message.find(message.toStdString()) != std::string::npos,
                 library.error().message.c_str());
        QVERIFY(library.error().message.find("QUERYMEND_DUCKDB_LIBRARY") != std::string::npos);
    }

    void findsTheLibraryByTheEnvironment()
    {
        QVERIFY(qputenv("QUERYMEND_DUCKDB_LIBRARY", "/nowhere/else.so"));
        const auto missing = DuckdbLibrary::load({});
        QVERIFY(!missing.ok() && missing.error().message.find("/nowhere/else.so") != std::string::npos);
        QVERIFY(qputenv("QUERYMEND_DUCKDB_LIBRARY", QUERYMEND_TESTED_DUCKDB));
        QVERIFY(DuckdbLibrary::load({}).ok());
        qunsetenv("QUERYMEND_DUCKDB_LIBRARY");
    }

private:
    [[nodiscard]] QSqlDatabase& database() const { return m_connection->database(); }

    void run(const QString& statement) const
    {
        QSqlQuery query(database());
        QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
    }

    std::unique_ptr<SqlConnection> m_connection;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::DuckdbDriverTest)

#include "tst_duckdbdriver.moc"
