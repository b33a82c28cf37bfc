#include "support/postgresserver.h"

#include "samplecomparison.h"
#include "samplefacts.h"
#include "sqlitesample.h"

#include <QTest>

namespace querymend {

/// The sample databases on PostgreSQL equal those on SQLite.
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

    void hasTheSameRows_data() { addRowsOfQuestions(); }

    void hasTheSameRows()
    {
        QFETCH(QByteArray, database);
        const SqliteSample sample(database.toStdString());
        QCOMPARE(m_server.answerOf(database.toStdString(), QTest::currentDataTag()),
                 sample.answerTo(QTest::currentDataTag()));
    }

    void hasTheSameShapeAndItsComments_data() { addRowsOfShapes(); }

    void hasTheSameShapeAndItsComments() { compareShape(m_server.target("owner")); }

private:
    PostgresServer m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SamplesOnPostgresTest)
#include "tst_samplesonpostgres.moc"
