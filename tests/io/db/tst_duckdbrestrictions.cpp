#include "catalogwalk.h"
#include "dialect/dialect.h"
#include "restrictedcheck.h"
#include "support/duckdbfile.h"

#include <QTest>

namespace querymend {

class DuckdbRestrictionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_file = std::make_unique<DuckdbFile>(
            "CREATE TABLE orders (id INT, total INT); CREATE MACRO calm(a) AS a + 1;"
            "CREATE MACRO calm_rows() AS TABLE SELECT id FROM orders;"
            "CREATE MACRO reads(p) AS TABLE SELECT * FROM read_text(p);"
            "CREATE MACRO above(p) AS (SELECT count(*) FROM reads(p));"
            "CREATE VIEW plain AS SELECT id FROM orders; CREATE VIEW keeps AS SELECT name FROM duckdb_settings();"
            "CREATE VIEW keeps_above AS SELECT name FROM keeps;");
        QVERIFY2(m_file->problem().isEmpty(), m_file->problem().constData());
        m_session = m_file->open();
        QVERIFY(m_session);
    }

    void cleanupTestCase()
    {
        m_session.reset();
        m_file.reset();
    }

    void judgesMacrosAndViews_data()
    {
        QTest::addColumn<QByteArray>("statement");
        QTest::addColumn<QByteArray>("name");
        const auto row = [](const char* name, const char* statement, const char* refused) {
            QTest::newRow(name) << QByteArray(statement) << QByteArray(refused);
        };
        row("a macro that computes", "SELECT calm(1)", "");
        row("a macro that reads a table", "SELECT id FROM calm_rows()", "");
        row("a plain view", "SELECT id FROM plain", "");
        row("a macro that reads a file", "SELECT * FROM reads('/etc/hostname')", "main.reads");
        row("a macro on that one", "SELECT above('/etc/hostname')", "main.above");
        row("a view on the settings", "SELECT name FROM keeps", "main.keeps");
        row("a view on that one", "SELECT name FROM keeps_above", "main.keeps_above");
    }
    void judgesMacrosAndViews()
    {
        QFETCH(const QByteArray, statement);
        QFETCH(const QByteArray, name);
        const QByteArray said = RestrictedCheck(*m_session)(statement.toStdString(), {});
        QVERIFY2(name.isEmpty() ? said.isEmpty() : said.startsWith("side_effect_function:"), said.constData());
        QVERIFY2(said.contains(name), said.constData());
    }

    void viewsOnSecretsSettingsAndLogsAreKeptBack()
    {
        const auto cursor =
            m_session->run("SELECT schema_name || '.' || table_name || '.' || column_name FROM duckdb_columns() "
                           "WHERE schema_name IN ('information_schema', 'pg_catalog') "
                           "OR table_name LIKE 'duckdb\\_%' ESCAPE '\\'",
                           {});
        QVERIFY2(cursor, cursor ? "" : cursor.error().message.c_str());
        const auto page = cursor.value()->fetch(10000);
        QVERIFY2(page, page ? "" : page.error().message.c_str());
        QVERIFY(page->isLast && !page->rows.empty());
        const auto rows = dialectOf(DialectId::duckdb).functions.catalogs;
        for (const CellRow& row : page->rows) {
            const QByteArrayList part = QByteArray::fromStdString(std::get<std::string>(row.front())).split('.');
            const bool isSuspect = part.size() == 3
                && (part[1].contains("secret") || part[1].contains("setting") || part[1].contains("log"));
            QVERIFY2(!isSuspect || isCovered(rows, part) || part[1].contains("catalog"), part.join('.').constData());
        }
    }

private:
    std::unique_ptr<DuckdbFile> m_file;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::DuckdbRestrictionsTest)

#include "tst_duckdbrestrictions.moc"
