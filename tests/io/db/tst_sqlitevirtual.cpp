// Full-text search and other virtual tables: the schema describes them, and the checks and SQLite agree on their use.

#include "check/ladder.h"
#include "check/schemaview.h"
#include "schema/json.h"
#include "schematext.h"
#include "support/sqlitefile.h"

#include <QTest>

namespace querymend {

namespace {

constexpr auto virtualTables =
    "CREATE VIRTUAL TABLE ft USING fts5(title, body); INSERT INTO ft VALUES ('a word', 'more words here');"
    "CREATE VIRTUAL TABLE f4 USING fts4(title, body); INSERT INTO f4 VALUES ('a word', 'more words here');"
    "CREATE VIRTUAL TABLE rt USING rtree(id, x1, x2); INSERT INTO rt VALUES (1, 0, 1);"
    "CREATE VIRTUAL TABLE words USING fts5vocab('ft', 'row');"
    "CREATE TABLE notes (id INTEGER PRIMARY KEY, rank INTEGER); INSERT INTO notes VALUES (1, 2);";

} // namespace

class SqliteVirtualTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_file.ok());
        m_session = m_file.open();
        QVERIFY(m_session);
        auto schema = m_session->readSchema({});
        QVERIFY2(schema.ok(), schema ? "" : schema.error().message.c_str());
        m_schema = std::move(schema).value();
    }

    void readsThem()
    {
        QVERIFY(tableNamed(m_schema, {}, "ft").isVirtual);
        QVERIFY(!tableNamed(m_schema, {}, "notes").isVirtual);
        QCOMPARE(tableNamed(m_schema, {}, "ft").columns.size(), std::size_t{2});
        QCOMPARE(tableNamed(m_schema, {}, "ft").hiddenColumns, (std::vector<std::string>{"ft", "rank"}));
        QCOMPARE(tableNamed(m_schema, {}, "f4").hiddenColumns, (std::vector<std::string>{"f4", "docid", "__langid"}));
        for (const char* shadow : {"ft_data", "ft_content", "ft_config", "f4_segments", "rt_node", "rt_rowid"})
            QCOMPARE(tableNamed(m_schema, {}, shadow).kind, TableKind::shadowTable);
    }

    void aFileKeepsWhatIsKnownOfThem()
    {
        const auto again = readSchemaJson(writeSchemaJson(m_schema, JsonLayout::pretty));
        QVERIFY2(again.ok(), again ? "" : describe(again.error()).c_str());
        QVERIFY(again.value() == m_schema);
    }

    /// The checks accept exactly what SQLite accepts.
    void judgesAsTheEngineDoes_data()
    {
        QTest::addColumn<QByteArray>("sql");
        QTest::addColumn<bool>("isRight");
        const auto row = [](const char* sentence, const char* sql, bool isRight) {
            QTest::newRow(sentence) << QByteArray(sql) << isRight;
        };
        row("a search by the table's name", "SELECT title FROM ft WHERE ft MATCH 'word'", true);
        row("a search by a comparison", "SELECT title, rank FROM ft WHERE ft = 'word' ORDER BY rank", true);
        row("a search by a call", "SELECT title FROM ft('word')", true);
        row("a search by a call with its schema", "SELECT title FROM main.ft('word')", true);
        row("a search in one column", "SELECT title FROM ft WHERE title MATCH 'word'", true);
        row("a search under an alias", "SELECT x.rank FROM ft AS x WHERE x.ft MATCH 'word'", true);
        row("functions of the search",
            "SELECT snippet(ft, 0, '<', '>', '..', 5), highlight(ft, 0, 'a', 'b'), bm25(ft) "
            "FROM ft('word')",
            true);
        row("a search of the older kind", "SELECT docid, title FROM f4 WHERE f4 MATCH 'word'", true);
        row("its functions", "SELECT snippet(f4), offsets(f4), hex(matchinfo(f4)) FROM f4 WHERE f4 MATCH 'word'", true);
        row("a join with a plain table",
            "SELECT ft.rank, notes.rank FROM ft JOIN notes ON notes.id = ft.rowid "
            "WHERE ft MATCH 'word'",
            true);
        row("a tree of rectangles", "SELECT id FROM rt WHERE x1 >= 0", true);
        row("the words of a search", "SELECT term, doc FROM words", true);
        row("a shadow table by its name", "SELECT count(*) FROM ft_content", true);
        row("two sources of one arm", "SELECT * FROM ft UNION SELECT id, rank FROM notes", true);
        row("a column that is in two tables", "SELECT rank FROM ft JOIN notes ON notes.id = ft.rowid", false);
        row("a column that a search does not give", "SELECT author FROM ft('word')", false);
        row("a column that a star does not give", "SELECT d.rank FROM (SELECT * FROM ft) AS d", false);
        row("a call of a plain table", "SELECT id FROM notes(1)", false);
        row("a virtual table as a function", "SELECT ft('word')", false);
        row("a column of another table's", "SELECT docid FROM ft", false);
    }

    void judgesAsTheEngineDoes()
    {
        QFETCH(QByteArray, sql);
        QFETCH(bool, isRight);
        const SchemaView schema(Catalog(m_schema, m_session->dialect().syntax.names));
        const CheckSubject subject{&m_session->dialect(), &schema, CheckPolicy::analyst, {}};
        const Verdict verdict = checkStatically(sql.toStdString(), subject);
        const std::string found = verdict.findings.empty() ? std::string() : verdict.findings.front().message;
        QVERIFY2((verdict.status == VerdictStatus::ok) == isRight, found.c_str());
        const auto cursor = m_session->run(sql.toStdString(), {});
        const auto rows = cursor ? cursor.value()->fetch(10).ok() : false;
        QVERIFY2(rows == isRight, cursor ? "" : cursor.error().message.c_str());
    }

    /// Searches without having read the schema, and after another connection has changed it.
    void searchesAlsoBehindAChange()
    {
        const SqliteFile file{virtualTables};
        const auto session = file.open();
        QVERIFY(session);
        const auto finds = [&session] {
            const auto cursor = session->run("SELECT title FROM ft('word')", {});
            if (!cursor)
                return cursor.error().message;
            const auto page = cursor.value()->fetch(10);
            return page ? std::to_string(page->rows.size()) : page.error().message;
        };
        QCOMPARE(finds(), std::string("1"));
        QVERIFY(file.execute("CREATE TABLE more (a)"));
        QCOMPARE(finds(), std::string("1"));
    }

private:
    SqliteFile m_file{virtualTables};
    std::unique_ptr<Session> m_session;
    Snapshot m_schema;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SqliteVirtualTest)

#include "tst_sqlitevirtual.moc"
