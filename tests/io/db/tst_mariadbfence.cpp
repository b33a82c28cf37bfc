// The second line of defence alone: every hostile statement goes straight to the session, bypassing the guard.

#include "support/corpus.h"
#include "support/hostilematrix.h"
#include "support/mariadbserver.h"
#include "triedwithin.h"

#include <QDirIterator>
#include <QTest>

#include <map>

namespace querymend {

namespace {

/// All tables of the server itself and of the shop, except those that the server updates on its own.
constexpr auto tablesQuery =
    "SELECT GROUP_CONCAT('`', TABLE_SCHEMA, '`.`', TABLE_NAME, '`' SEPARATOR ', ') FROM information_schema.TABLES "
    "WHERE TABLE_TYPE = 'BASE TABLE' AND TABLE_SCHEMA IN ('mysql', 'shop', 'archive') AND TABLE_NAME NOT IN "
    "('innodb_index_stats', 'innodb_table_stats', 'transaction_registry', 'general_log', 'slow_log')";
constexpr auto objectsQuery =
    "SELECT TABLE_SCHEMA, TABLE_NAME, TABLE_TYPE FROM information_schema.TABLES WHERE TABLE_SCHEMA NOT IN "
    "('information_schema', 'performance_schema') ORDER BY 1, 2; SELECT * FROM s; "
    "SELECT ROUTINE_NAME FROM information_schema.ROUTINES WHERE ROUTINE_SCHEMA = 'shop' ORDER BY 1";
constexpr auto locksQuery = "SELECT COUNT(*) FROM information_schema.INNODB_TRX; SELECT IS_FREE_LOCK('x')";
constexpr auto settingsQuery =
    "SELECT MD5(GROUP_CONCAT(VARIABLE_NAME, '=', IFNULL(GLOBAL_VALUE, '') ORDER BY VARIABLE_NAME)) "
    "FROM information_schema.SYSTEM_VARIABLES WHERE VARIABLE_NAME NOT LIKE 'GTID%'";

/// All files in the folder except the engines' own logs and data files.
std::string filesIn(const QString& folder)
{
    QStringList names;
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!files.fileName().startsWith(QStringLiteral("aria_log"))
            && !files.fileName().startsWith(QStringLiteral("ib")))
            names << path;
    }
    names.sort();
    return names.join(QLatin1Char('\n')).toStdString();
}

} // namespace

class MariadbFenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<MariadbServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
        m_tables = m_server->asOwner(tablesQuery);
        m_before = fingerprint();
        QVERIFY2(m_before.find("ERROR") == std::string::npos, m_before.c_str());
    }

    void cleanupTestCase() { m_server.reset(); }

    void nothingChanges_data()
    {
        QTest::addColumn<QByteArray>("login");
        QTest::addColumn<QByteArray>("sql");
        for (const char* login : {"reader", "files"}) {
            for (const char* file : {"hostile/mariadb.sql", "hostile/mysql.sql"}) {
                for (const CorpusCase& item : readCorpus(QUERYMEND_CORPUS, file))
                    QTest::addRow("%s, %s: %s", login, file, item.name.c_str())
                        << QByteArray(login) << QByteArray::fromStdString(item.sql);
            }
        }
        QTest::newRow("everybody's right: a function that deletes")
            << QByteArray("reader") << QByteArray("SELECT leave_a_trace()");
        QTest::newRow("a function that takes the fence down first")
            << QByteArray("reader") << QByteArray("SELECT lift_the_fence(), leave_a_trace()");
    }

    void nothingChanges()
    {
        QFETCH(QByteArray, login);
        QFETCH(QByteArray, sql);
        const auto session = m_server->open(login.toStdString());
        QVERIFY(session);
        // Redirects files into the folder that is checked.
        sql.replace("/tmp/x", (m_server->folder() + QStringLiteral("/x")).toUtf8());
        const std::string text = sql.toStdString();
        const Limits limits{std::chrono::milliseconds(100)};
        (void)session->prepare(text);
        (void)session->explain(text, limits);
        if (const auto cursor = session->run(text, limits))
            (void)cursor.value()->fetch(100);
        QCOMPARE(QByteArray::fromStdString(fingerprint()), QByteArray::fromStdString(m_before));
        const auto after = session->run("SELECT @@SESSION.tx_read_only, DATABASE(), @@SESSION.autocommit", {});
        QVERIFY2(after.ok(), after ? "" : after.error().message.c_str());
        const CellRow expected{std::int64_t{1}, std::string("shop"), std::int64_t{1}};
        QVERIFY(after.value()->fetch(1)->rows.front() == expected);
    }

    /// As in the program: the guard first, then the plan and one row.
    void nothingChangesThroughTheWholeCheck_data()
    {
        QTest::addColumn<QByteArray>("login");
        QTest::newRow("a login that reads") << QByteArray("reader");
        QTest::newRow("a login with the right to write files") << QByteArray("files");
    }

    void nothingChangesThroughTheWholeCheck()
    {
        QFETCH(QByteArray, login);
        const auto session = m_server->open(login.toStdString());
        QVERIFY(session);
        const Limits limits{std::chrono::milliseconds(300)};
        for (const CorpusCase& text : readCorpus(QUERYMEND_CORPUS, "hostile/mariadb.sql")) {
            const bool isHostileHere = text.value("settings").empty(); // sessions use the default settings
            const Verdict verdict = wholeCheckOf(text, *session, limits);
            QVERIFY2(!isHostileHere || verdict.status != VerdictStatus::ok, text.name.c_str());
            QVERIFY2(fingerprint() == m_before, text.name.c_str());
        }
    }

    /// Calls in every position but in only one spelling: the server treats all spellings alike.
    void noCallChangesAnything_data()
    {
        QTest::addColumn<QByteArrayList>("texts");
        std::map<std::string, QByteArrayList> texts;
        for (const MatrixCase& item : readHostileMatrix(QUERYMEND_CORPUS "/hostile/matrix.txt", "mariadb")) {
            if (item.sql.find(' ' + item.function + '(') != std::string::npos
                || item.sql.find('(' + item.function + '(') != std::string::npos)
                texts[item.function] << QByteArray::fromStdString(item.sql);
        }
        for (const auto& [function, list] : texts)
            QTest::newRow(function.c_str()) << list;
    }

    void noCallChangesAnything()
    {
        QFETCH(QByteArrayList, texts);
        QVERIFY(texts.size() > 30);
        const auto session = m_server->open("files");
        QVERIFY(session);
        const Limits limits{std::chrono::milliseconds(20)};
        for (const QByteArray& sql : texts) {
            (void)session->explain(sql.toStdString(), limits);
            if (const auto cursor = session->run(sql.toStdString(), limits))
                (void)cursor.value()->fetch(100);
        }
        QCOMPARE(QByteArray::fromStdString(fingerprint()), QByteArray::fromStdString(m_before));
    }

    void whatIsComparedSeesChanges_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::addColumn<QByteArray>("undoing");
        const auto row = [](const char* name, const char* change, const char* undoing) {
            QTest::newRow(name) << QByteArray(change) << QByteArray(undoing);
        };
        row("a row", "INSERT INTO merge (id) VALUES (77)", "DELETE FROM merge WHERE id = 77");
        row("a row's value", "UPDATE merge SET note = 'second'", "UPDATE merge SET note = 'first'");
        row("a table", "CREATE TABLE x (a int)", "DROP TABLE x");
        row("a login", "CREATE USER x", "DROP USER x");
        row("a setting", "SET GLOBAL max_connections = 99", "SET GLOBAL max_connections = DEFAULT");
    }

    void whatIsComparedSeesChanges()
    {
        QFETCH(QByteArray, change);
        QFETCH(QByteArray, undoing);
        QCOMPARE(m_server->asOwner(change.toStdString()), std::string());
        QVERIFY(fingerprint() != m_before);
        QCOMPARE(m_server->asOwner(undoing.toStdString()), std::string());
        QCOMPARE(QByteArray::fromStdString(fingerprint()), QByteArray::fromStdString(m_before));
    }

    /// Only the guard keeps a login with FILE from this; the session warns of such a login.
    void aLoginWithFileReadsFilesOfTheServer()
    {
        const auto session = m_server->open("files");
        QVERIFY(session);
        QVERIFY(session->warnings()
                == (DatabaseWarnings{PowerfulLogin{LoginRank::holder, "FILE", LoginReach::serverFiles}}));
        QFile file(m_server->folder() + QStringLiteral("/note"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("seen") == 4);
        file.close();
        file.setPermissions(QFile::ReadOwner | QFile::ReadOther);
        const auto cursor =
            session->run("SELECT CONVERT(LOAD_FILE('" + file.fileName().toStdString() + "') USING utf8mb4)", {});
        QVERIFY(cursor.ok());
        const auto page = cursor.value()->fetch(1);
        QVERIFY(page.ok() && page->rows.front().front() == Cell(std::string("seen")));
    }

private:
    [[nodiscard]] std::string fingerprint() const
    {
        return m_server->asOwner("CHECKSUM TABLE " + m_tables) + m_server->asOwner(objectsQuery)
            + m_server->asOwner(locksQuery) + m_server->asOwner(settingsQuery) + filesIn(m_server->folder());
    }

    std::unique_ptr<MariadbServer> m_server;
    std::string m_tables;
    std::string m_before;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbFenceTest)

#include "tst_mariadbfence.moc"
