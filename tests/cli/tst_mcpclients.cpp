// `querymend mcp` with real clients of the protocol, in both of its eras (@modelcontextprotocol/client and sdk, which
// packaging/test installs where there is npm). They hold each structured result to the schema that its tool declares.

#include "support/sqlitefile.h"
#ifdef QUERYMEND_POSTGRES_FOLDER
#include "support/postgresserver.h"
#endif

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QProcess>
#include <QtCore/QUrl>

class McpClientsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_sqlite.ok());
        m_urls[QStringLiteral("SQLite")] = QStringLiteral("sqlite://") + m_sqlite.path();
#ifdef QUERYMEND_POSTGRES_FOLDER
        QVERIFY(m_postgres.ok());
        QCOMPARE(m_postgres.asOwner("CREATE TABLE customers (id integer PRIMARY KEY, name text)"), std::string());
        m_urls[QStringLiteral("PostgreSQL")] = QStringLiteral("postgresql://owner@localhost/shop?host=")
            + QString::fromLatin1(QUrl::toPercentEncoding(m_postgres.folder()));
#endif
    }

    void findEverythingAsTheProtocolSays_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("client");
        QTest::addColumn<QString>("version");
        QTest::addColumn<QString>("negotiated");
        const auto row = [this](const char* title, const char* client, const char* version, const char* negotiated) {
            for (auto url = m_urls.constBegin(); url != m_urls.constEnd(); ++url) {
                QTest::addRow("%s, %s", title, qPrintable(url.key()))
                    << url.value() << QString::fromLatin1(client) << QString::fromLatin1(version)
                    << QString::fromLatin1(negotiated);
            }
        };
        row("a client that asks which era it is", "client", "auto", "2026-07-28");
        row("a client of the stateless era", "client", "2026-07-28", "2026-07-28");
        row("a client of the older era", "client", "legacy", "2025-11-25");
        row("a client of 2025-06-18", "client", "2025-06-18", "2025-06-18");
        row("a client of 2025-03-26", "client", "2025-03-26", "2025-03-26");
        row("a client of 2024-11-05", "client", "2024-11-05", "2024-11-05");
        row("the older client", "sdk", "", "");
    }

    void findEverythingAsTheProtocolSays()
    {
        QFETCH(QString, url);
        QFETCH(QString, client);
        QFETCH(QString, version);
        QFETCH(QString, negotiated);
        const QJsonArray words{QStringLiteral("mcp"), QStringLiteral("--db"), url, QStringLiteral("--store"),
                               m_folder.filePath(QStringLiteral("store.db"))};
        const QJsonObject wanted{{QStringLiteral("modules"), QStringLiteral(QUERYMEND_MCP_MODULES)},
                                 {QStringLiteral("client"), client},
                                 {QStringLiteral("version"), version},
                                 {QStringLiteral("negotiated"), negotiated},
                                 {QStringLiteral("program"), QStringLiteral(QUERYMEND_PROGRAM)},
                                 {QStringLiteral("words"), words},
                                 {QStringLiteral("table"), QStringLiteral("customers")}};
        QProcess node;
        node.start(QStringLiteral(QUERYMEND_NODE),
                   {QStringLiteral(QUERYMEND_MCP_CLIENTS),
                    QString::fromUtf8(QJsonDocument(wanted).toJson(QJsonDocument::Compact))});
        QVERIFY(node.waitForFinished(300'000));
        const QByteArray said = node.readAllStandardOutput();
        QVERIFY2(said == "done, all right\n", (said + node.readAllStandardError()).constData());
        QCOMPARE(node.exitCode(), 0);
    }

private:
    QTemporaryDir m_folder;
    QMap<QString, QString> m_urls;
    querymend::SqliteFile m_sqlite{"CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT)"};
#ifdef QUERYMEND_POSTGRES_FOLDER
    querymend::PostgresServer m_postgres;
#endif
};

QTEST_GUILESS_MAIN(McpClientsTest)

#include "tst_mcpclients.moc"
