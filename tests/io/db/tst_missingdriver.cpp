// Qt finds no drivers: what the program reports on a machine where their packages are missing.

#include "support/sqlitefile.h"

#include <QCoreApplication>
#include <QTest>

namespace querymend {

class MissingDriverTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // Qt keeps drivers that it has found once, so they are hidden from the start.
    void initTestCase()
    {
        m_paths = QCoreApplication::libraryPaths();
        QCoreApplication::setLibraryPaths({m_empty.path()});
    }

    void isTold_data()
    {
        QTest::addColumn<EngineKind>("engine");
        QTest::addColumn<QByteArray>("driver");
        QTest::newRow("SQLite") << EngineKind::sqlite << QByteArray("QSQLITE");
        QTest::newRow("PostgreSQL") << EngineKind::postgresql << QByteArray("QPSQL");
        QTest::newRow("MariaDB") << EngineKind::mariadb << QByteArray("QMARIADB");
        QTest::newRow("MySQL") << EngineKind::mysql << QByteArray("QMARIADB");
        QTest::newRow("ODBC") << EngineKind::odbc << QByteArray("QODBC");
    }

    void isTold()
    {
        QFETCH(EngineKind, engine);
        QFETCH(QByteArray, driver);
        ConnectionTarget target = m_file.target();
        target.engine = engine;
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("driver not loaded")));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("available drivers")));
        const auto session = openSession(target);
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::missingDriver);
        QCOMPARE(session.error().message, "Qt's driver " + driver.toStdString() + " is not installed");
    }

    void theProgramGoesOnWhereItIsThere()
    {
        QCoreApplication::setLibraryPaths(m_paths);
        QVERIFY(m_file.open());
    }

private:
    QStringList m_paths;
    QTemporaryDir m_empty;
    SqliteFile m_file{"CREATE TABLE t (a);"};
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MissingDriverTest)

#include "tst_missingdriver.moc"
