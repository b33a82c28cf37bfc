#include "../db/postgresserver.h"

#include "samplefacts.h"
#include "sqlitesample.h"

#include <QtTest>

namespace querymend {

/// The sample databases on PostgreSQL are what they are on SQLite.
class SamplesOnPostgresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.ok());
        QCOMPARE(m_server.answerOf("postgres", "CREATE DATABASE library"), std::string());
        for (const std::string& name : bundledDatabaseNames()) {
            QFile script(QStringLiteral(QUERYMEND_DATABASES "/") + QString::fromStdString(name)
                         + QStringLiteral(".postgresql.sql"));
            QVERIFY(script.open(QIODevice::ReadOnly));
            QCOMPARE(m_server.answerOf(name, script.readAll().toStdString()), std::string());
        }
    }

    void hasTheSameRows_data()
    {
        QTest::addColumn<QByteArray>("database");
        for (const SampleQuestion& question : sampleQuestions)
            QTest::newRow(std::string(question.sql).c_str())
                << QByteArray::fromStdString(std::string(question.database));
    }

    void hasTheSameRows()
    {
        QFETCH(QByteArray, database);
        const SqliteSample sample(database.toStdString());
        QCOMPARE(m_server.answerOf(database.toStdString(), QTest::currentDataTag()),
                 sample.answerTo(QTest::currentDataTag()));
    }

    void hasTheSameShapeAndItsComments_data()
    {
        QTest::addColumn<QByteArray>("database");
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("comment");
        QTest::newRow("shop") << QByteArray("shop") << QByteArray("Order Items") << QByteArray("the lines of an order");
        QTest::newRow("library") << QByteArray("library") << QByteArray("copies")
                                 << QByteArray("the books on the shelves");
    }

    void hasTheSameShapeAndItsComments()
    {
        QFETCH(QByteArray, database);
        QFETCH(QByteArray, table);
        QFETCH(QByteArray, comment);
        ConnectionTarget target = m_server.target("owner");
        target.database = database.toStdString();
        const auto session = openSession(target);
        QVERIFY(session.ok());
        const auto schema = session.value()->readSchema({});
        const auto expected = SqliteSample(database.toStdString()).schema();
        QVERIFY(schema.ok() && expected.ok());
        QCOMPARE(shapeOf(*schema), shapeOf(*expected));
        const auto found = std::find_if(schema->tables.begin(), schema->tables.end(),
                                        [&](const Table& one) { return one.name == table.toStdString(); });
        QVERIFY(found != schema->tables.end());
        QCOMPARE(QByteArray::fromStdString(found->comment), comment);
    }

private:
    PostgresServer m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SamplesOnPostgresTest)
#include "tst_samplesonpostgres.moc"
