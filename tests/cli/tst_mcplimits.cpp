// `querymend mcp` and what is too much: for its memory, its output, its input and its patience.

#include "support/mcpclient.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QTemporaryDir>

using program::isError;
using program::McpClient;
using program::textOf;
using program::valuesOf;

namespace {

using namespace Qt::StringLiterals;

/// More than this no message may have, or the program take, in characters and KiB.
constexpr qsizetype mostCharacters = 60'000;
constexpr qint64 mostMemory = 300 * 1024;

constexpr auto endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

} // namespace

class McpLimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_database.ok()); }

    void staysSmall_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<int>("rows"); // -1: it fails
        const auto row = [](const char* title, const char* sql, int rows) {
            QTest::newRow(title) << QString::fromLatin1(sql) << rows;
        };
        row("ten million rows",
            "SELECT a.i, b.i FROM numbers a, numbers b, numbers c, numbers d, numbers e, numbers f, "
            "numbers g LIMIT 10000000",
            10'000);
        row("long cells", "SELECT i, replace(hex(zeroblob(500000)), '00', 'long ') FROM numbers", 10);
        row("cells of escaped characters", "SELECT i, replace(hex(zeroblob(100000)), '00', '\"') FROM numbers", 10);
        row("cells of control characters", "SELECT i, replace(hex(zeroblob(100000)), '00', char(1)) FROM numbers", 10);
        row("a cell larger than allowed", "SELECT replace(hex(zeroblob(100000000)), '00', 'x')", -1);
        row("binary cells", "SELECT zeroblob(5000000) FROM numbers", 10);
        row("a row of many columns", manyColumns(), 1);
        row("a statement that is long", longStatement(), -1);
    }

    void staysSmall()
    {
        QFETCH(QString, sql);
        QFETCH(int, rows);
        McpClient agent({m_url}, store());
        const QJsonObject result = agent.run(sql, {{u"max_rows"_s, 10'000}});
        QCOMPARE(isError(result), rows < 0);
        if (rows >= 0) {
            const int got = valuesOf(result)["row_count"_L1].toInt();
            QVERIFY2(got > 0 && got <= rows, qPrintable(textOf(result).left(500)));
            QCOMPARE(valuesOf(result)["rows"_L1].toArray().size(), got);
            if (got < rows)
                QVERIFY(valuesOf(result)["truncated"_L1].toBool());
        }
        QVERIFY2(agent.longest() < mostCharacters, QByteArray::number(agent.longest()).constData());
        QVERIFY2(agent.memoryPeak() < mostMemory, QByteArray::number(agent.memoryPeak()).constData());
        QVERIFY(!isError(agent.run(u"SELECT 1 AS one"_s)));
        QCOMPARE(agent.end(), 0);
    }

    void answersMessagesThatAreTooLong()
    {
        McpClient agent({m_url}, store());
        const QByteArray part(1'000'000, 'x');
        for (int i = 0; i < 100; ++i) {
            agent.process().write(part);
            QVERIFY(agent.process().waitForBytesWritten(60'000));
        }
        agent.send("");
        QVERIFY(agent.line().contains("-32600"));
        QVERIFY(!isError(agent.run(u"SELECT 1 AS one"_s)));
        QVERIFY2(agent.memoryPeak() < mostMemory, QByteArray::number(agent.memoryPeak()).constData());
    }

    void answersGarbage()
    {
        constexpr int lines = 100'000;
        McpClient agent({m_url}, store());
        for (int i = 0; i < lines / 1000; ++i)
            agent.process().write(QByteArray("garbage\n").repeated(1000));
        for (int i = 0; i < lines; ++i)
            QVERIFY(agent.line().contains("-32700"));
        QVERIFY(!isError(agent.run(u"SELECT 1 AS one"_s)));
        QVERIFY2(agent.memoryPeak() < mostMemory, QByteArray::number(agent.memoryPeak()).constData());
    }

    /// A client that sends without end and never reads is made to wait; the program neither grows nor hangs.
    void waitsForAClientThatDoesNotRead()
    {
        QProcess shell; // reads one line of the output, and the rest never
        shell.start(u"/bin/sh"_s,
                    {u"-c"_s,
                     u"yes garbage | head -n 1000000 | \"$0\" mcp --db \"$1\" --store \"$2\" | (read -r line; sleep 1; "
                     "echo \"$line\")"_s,
                     QStringLiteral(QUERYMEND_PROGRAM), m_url, store()});
        QVERIFY(shell.waitForFinished(120'000));
        QVERIFY(shell.readAllStandardOutput().contains("-32700"));
    }

    void answersTooManyCallsAtOnce()
    {
        constexpr int calls = 1500;
        McpClient agent({m_url}, store());
        QList<int> ids;
        ids << agent.begin("run_sql", {{u"sql"_s, QString::fromLatin1(endless)}});
        for (int i = 1; i < calls; ++i)
            ids << agent.begin("run_sql", {{u"sql"_s, u"SELECT 1 AS one"_s}});
        QVERIFY(isError(agent.answer(ids.last())["result"_L1].toObject()));
        agent.cancel(ids.first());
        QVERIFY(!isError(agent.answer(ids[500])["result"_L1].toObject()));
        QVERIFY2(agent.memoryPeak() < mostMemory, QByteArray::number(agent.memoryPeak()).constData());
    }

    void endsWithItsInput_data()
    {
        QTest::addColumn<QByteArray>("input");
        QTest::newRow("that is empty") << QByteArray();
        QTest::newRow("that ends within a line") << QByteArray("{\"jsonrpc\": \"2.0\"");
        QTest::newRow("while a statement runs")
            << QByteArray("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/call\", \"params\": {\"name\": "
                          "\"run_sql\", \"arguments\": {\"sql\": \"")
                + endless + "\"}}}\n";
    }

    void endsWithItsInput()
    {
        QFETCH(QByteArray, input);
        McpClient agent({m_url}, store());
        agent.process().write(input);
        QCOMPARE(agent.end(), 0);
    }

    /// Whatever goes wrong, standard output carries messages and nothing else.
    void writesNothingButMessages_data()
    {
        QTest::addColumn<QStringList>("databases");
        QTest::addColumn<QString>("sql");
        const auto row = [](const char* title, const QString& url, const char* sql) {
            QTest::newRow(title) << QStringList{url} << QString::fromLatin1(sql);
        };
        row("what is right", m_url, "SELECT 1 AS one");
        row("what is wrong", m_url, "SELECT x FROM y");
        row("what is refused", m_url, "DROP TABLE numbers");
        row("no statement", m_url, "hello");
        row("an empty text", m_url, "");
        row("a text with breaks", m_url, "SELECT\n1\r\n AS one");
        row("a null byte", m_url, "SELECT 1 \\u0000");
        row("a database that is not there", u"sqlite:///nowhere/at/all.db"_s, "SELECT 1");
        row("a server that is not there", u"postgresql://x@127.0.0.1:1/x"_s, "SELECT 1");
        row("a driver that is not there", u"odbc:Driver=/no/such/driver.so"_s, "SELECT 1");
        row("a library that is not there", u"duckdb:///tmp/x.duckdb?library=/no/such/library"_s, "SELECT 1");
    }

    void writesNothingButMessages()
    {
        QFETCH(QStringList, databases);
        QFETCH(QString, sql);
        McpClient agent(databases, store());
        const int id = agent.begin("run_sql", {{u"sql"_s, sql}});
        agent.send("garbage");
        QVERIFY(!agent.answer(id).isEmpty());
        QCOMPARE(agent.end(), 0);
        QByteArray rest = agent.process().readAllStandardOutput();
        for (const QByteArray& line : rest.split('\n')) {
            if (!line.isEmpty())
                QVERIFY2(QJsonDocument::fromJson(line).object()["jsonrpc"_L1] == u"2.0"_s, line.constData());
        }
        QVERIFY(agent.readOnlyMessages());
    }

private:
    [[nodiscard]] QString store() const { return m_folder.filePath(u"store.db"_s); }

    static const char* manyColumns()
    {
        static const QByteArray sql = [] {
            QByteArray text = "SELECT 1 AS a0";
            for (int i = 1; i < 1000; ++i)
                text += ", 'some text' AS a" + QByteArray::number(i);
            return text;
        }();
        return sql.constData();
    }
    static const char* longStatement()
    {
        static const QByteArray sql = "SELECT x FROM y WHERE z IN (" + QByteArray("1, ").repeated(30'000) + "1)";
        return sql.constData();
    }

    QTemporaryDir m_folder;
    querymend::SqliteFile m_database{"CREATE TABLE numbers (i INTEGER PRIMARY KEY);"
                                     "INSERT INTO numbers VALUES (0), (1), (2), (3), (4), (5), (6), (7), (8), (9)"};
    QString m_url = QStringLiteral("sqlite://") + m_database.path();
};

QTEST_GUILESS_MAIN(McpLimitsTest)

#include "tst_mcplimits.moc"
