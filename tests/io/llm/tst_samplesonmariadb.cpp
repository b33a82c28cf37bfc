#include "support/mariadbserver.h"

#include "samplecomparison.h"
#include "samplefacts.h"
#include "sqlitesample.h"

#include <QTest>

namespace querymend {

/// The sample databases on MariaDB equal those on SQLite.
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
            // ANALYZE TABLE returns rows.
            QVERIFY2(answer.endsWith(QStringLiteral("\nOK")) && !answer.contains(QStringLiteral("ERROR")),
                     qPrintable(answer));
        }
    }

    void hasTheSameRows_data() { addRowsOfQuestions(); }

    void hasTheSameRows()
    {
        QFETCH(QByteArray, database);
        const SqliteSample sample(database.toStdString());
        const std::string question = std::string("SET sql_mode = 'ANSI_QUOTES';") + QTest::currentDataTag();
        QCOMPARE(m_server.answerOf(database.toStdString(), question), sample.answerTo(QTest::currentDataTag()));
    }

    void hasTheSameShapeAndItsComments_data() { addRowsOfShapes(); }

    void hasTheSameShapeAndItsComments() { compareShape(m_server.target("root")); }

private:
    MariadbServer m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SamplesOnMariadbTest)
#include "tst_samplesonmariadb.moc"
