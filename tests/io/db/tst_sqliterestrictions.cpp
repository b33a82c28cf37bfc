// SQLite stores no functions, but its views can call denied ones.

#include "restrictedcheck.h"
#include "support/sqlitefile.h"

#include <QTest>

namespace querymend {

class SqliteRestrictionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_file = std::make_unique<SqliteFile>("CREATE TABLE orders (id INTEGER PRIMARY KEY, total INT);"
                                              "CREATE VIEW plain AS SELECT id, upper('x') AS u FROM orders;"
                                              "CREATE VIEW loads (a) AS SELECT load_extension('x');"
                                              "CREATE VIEW above AS SELECT a FROM loads;"
                                              "CREATE TRIGGER t AFTER INSERT ON orders BEGIN DELETE FROM orders; END;");
        QVERIFY(m_file->ok());
        m_session = m_file->open();
        QVERIFY(m_session);
    }

    void judgesViews_data()
    {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* statement, const char* expected) {
            QTest::newRow(name) << QByteArray(statement) << QByteArray(expected);
        };
        row("a plain view", "SELECT id FROM plain", "");
        row("a table with a trigger", "SELECT id FROM orders", "");
        row("a view that loads a library", "SELECT a FROM loads", "side_effect_function");
        row("a view on it", "SELECT 1 FROM above", "side_effect_function");
    }
    void judgesViews()
    {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, expected);
        const QByteArray said = RestrictedCheck(*m_session)(statement.toStdString(), {});
        QVERIFY2(expected.isEmpty() ? said.isEmpty() : said.startsWith(expected + ':'), said.constData());
        QVERIFY2(expected.isEmpty() || said.contains("load_extension"), said.constData());
    }

private:
    std::unique_ptr<SqliteFile> m_file;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SqliteRestrictionsTest)

#include "tst_sqliterestrictions.moc"
