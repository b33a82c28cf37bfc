#include "../db/mariadbserver.h"

#include "samplefacts.h"
#include "sqlitesample.h"

#include <QtTest>

namespace querymend {

/// The sample databases on MariaDB are what they are on SQLite.
class SamplesOnMariadbTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.ok());
        QCOMPARE(m_server.answerOf({}, "CREATE DATABASE library"), std::string());
        for (const std::string& name : bundledDatabaseNames()) {
            QFile script(QStringLiteral(QUERYMEND_DATABASES "/") + QString::fromStdString(name)
                         + QStringLiteral(".mariadb.sql"));
            QVERIFY(script.open(QIODevice::ReadOnly));
            const QString answer =
                QString::fromStdString(m_server.answerOf(name, script.readAll().toStdString())).trimmed();
            // ANALYZE TABLE answers with rows.
            QVERIFY2(answer.endsWith(QStringLiteral("\nOK")) && !answer.contains(QStringLiteral("ERROR")),
                     qPrintable(answer));
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
        const std::string question = std::string("SET sql_mode = 'ANSI_QUOTES';") + QTest::currentDataTag();
        QCOMPARE(m_server.answerOf(database.toStdString(), question), sample.answerTo(QTest::currentDataTag()));
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
        ConnectionTarget target = m_server.target("root");
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
    MariadbServer m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SamplesOnMariadbTest)
#include "tst_samplesonmariadb.moc"
