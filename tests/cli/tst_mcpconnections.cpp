// `querymend mcp`: which databases agents get, and what of them.

#include "store/connectionfile.h"
#include "support/mcpclient.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QTemporaryDir>

using program::isError;
using program::McpClient;
using program::object;
using program::textOf;
using program::valuesOf;

namespace {

using namespace Qt::StringLiterals;

} // namespace

class McpConnectionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_shop.ok() && m_other.ok()); }

    void asksWhichConnectionIsMeant()
    {
        McpClient agent({m_url, u"sqlite://"_s + m_other.path()}, store("which"));
        const QJsonObject unclear = agent.run(u"SELECT 1"_s);
        QVERIFY(isError(unclear));
        QVERIFY2(textOf(unclear).contains(u"test, test2"_s), qPrintable(textOf(unclear)));
        QVERIFY(isError(agent.run(u"SELECT 1"_s, object("{'connection': 'sqlite:///etc/passwd'}"))));
        QVERIFY(!isError(agent.run(u"SELECT * FROM elsewhere"_s, object("{'connection': 'test2'}"))));
        QVERIFY(isError(agent.run(u"SELECT * FROM elsewhere"_s, object("{'connection': 'test'}"))));
    }

    void keepsValuesBackIfItIsTold()
    {
        McpClient agent({m_url}, store("nodata"), {u"--no-data"_s});
        const QJsonObject rows = agent.run(u"SELECT name FROM customers"_s);
        QVERIFY(!isError(rows));
        QVERIFY(valuesOf(rows)["rows"_L1].toArray().isEmpty());
        QCOMPARE(valuesOf(rows)["row_count"_L1].toInt(), 2);
        const QJsonObject empty = agent.run(u"SELECT name FROM customers WHERE name LIKE 'Adx%' OR name = 'Adda'"_s);
        for (const QJsonObject& result : {rows, empty})
            QVERIFY2(!QJsonDocument(result).toJson().contains("Ada"), QJsonDocument(result).toJson().constData());
    }

    void cannotOpenADatabase()
    {
        McpClient agent({u"sqlite:///nowhere/at/all.db"_s}, store("closed"));
        for (int i = 0; i < 2; ++i) {
            const QJsonObject result = agent.run(u"SELECT 1"_s);
            QVERIFY(isError(result));
            QVERIFY2(textOf(result).contains(u"cannot be opened"_s), qPrintable(textOf(result)));
        }
        QCOMPARE(agent.end(), 0);
    }

    void usesSavedConnections_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QString>("names");
        QTest::newRow("those that are marked for agents") << QStringList{} << u"open, shop"_s;
        QTest::newRow("those that are named")
            << QStringList{u"--connection"_s, u"closed"_s, u"--connection"_s, u"open"_s} << u"closed, open"_s;
    }

    void usesSavedConnections()
    {
        QFETCH(QStringList, words);
        QFETCH(QString, names);
        const QTemporaryDir config;
        QVERIFY(QDir(config.path()).mkdir(u"querymend"_s));
        std::vector<querymend::SavedConnection> saved;
        for (const char* const name : {"closed", "open", "shop"}) {
            querymend::SavedConnection connection;
            connection.id = connection.name = name;
            connection.engine = "sqlite";
            connection.database = m_shop.path().toStdString();
            if (connection.name != "closed")
                connection.agents = querymend::AgentAccess::queries;
            saved.push_back(connection);
        }
        QVERIFY(querymend::writeConnections(config.filePath(u"querymend/connections.json"_s), saved).ok());
        qputenv("XDG_CONFIG_HOME", config.path().toUtf8());
        McpClient agent({}, store("saved"), words);
        const QJsonObject unclear = agent.run(u"SELECT 1 AS one"_s);
        const QJsonObject named = agent.run(u"SELECT name FROM customers"_s, object("{'connection': 'open'}"));
        qunsetenv("XDG_CONFIG_HOME");
        QVERIFY2(textOf(unclear).contains(u"mean: "_s + names), qPrintable(textOf(unclear)));
        QVERIFY2(!isError(named), qPrintable(textOf(named)));
        QCOMPARE(agent.end(), 0);
    }

    /// To an agent, a table that is not allowed does not exist.
    void keepsToTheTablesThatAreAllowed()
    {
        McpClient agent({m_url}, store("only"), {u"--only-table"_s, u"orders"_s});
        QVERIFY(!isError(agent.run(u"SELECT count(*) FROM orders"_s)));
        const QJsonObject found = agent.call("find_tables", object("{'about': 'customers'}"));
        QVERIFY2(!textOf(found).contains(u"Table: customers"_s), qPrintable(textOf(found)));
        const auto refused = [&](const char* tool, const char* table) {
            const QJsonObject result = agent.call(tool, {{u"sql"_s, u"SELECT * FROM "_s + QString::fromLatin1(table)}});
            return isError(result) ? textOf(result).replace(QLatin1String(table), u"TABLE"_s) : QString();
        };
        QVERIFY(!refused("run_sql", "customers").isEmpty());
        QVERIFY(!refused("check_sql", "customers").isEmpty());
        QVERIFY(!refused("explain_sql", "customers").isEmpty());
        QVERIFY(!refused("mend_sql", "customers").isEmpty());
    }

private:
    [[nodiscard]] QString store(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name) + u".db"_s);
    }

    QTemporaryDir m_folder;
    querymend::SqliteFile m_shop{
        "CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT);"
        "CREATE TABLE orders (id INTEGER PRIMARY KEY, customer_id INTEGER REFERENCES customers (id), total REAL);"
        "INSERT INTO customers VALUES (1, 'Ada'), (2, 'Bob')"};
    querymend::SqliteFile m_other{"CREATE TABLE elsewhere (a)"};
    QString m_url = QStringLiteral("sqlite://") + m_shop.path();
};

QTEST_GUILESS_MAIN(McpConnectionsTest)

#include "tst_mcpconnections.moc"
