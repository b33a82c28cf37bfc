// We accept what MariaDB runs and refuse what it refuses, under the SQL modes that change its parsing.

#include "queryjudge.h"
#include "support/mariadbserver.h"

#include <QTest>

namespace querymend {

namespace {

class PlainMariadb {
public:
    PlainMariadb(const MariadbServer& server, const std::string& user)
    {
        mysql_options(m_connection.get(), MYSQL_SET_CHARSET_NAME, "utf8mb4");
        mysql_real_connect(m_connection.get(), nullptr, user.c_str(), nullptr, "shop", 0, server.socket().c_str(), 0);
    }

    [[nodiscard]] std::string complaint(const std::string& text)
    {
        MYSQL* const connection = m_connection.get();
        if (mysql_real_query(connection, text.data(), text.size()) != 0)
            return mysql_error(connection);
        const std::unique_ptr<MYSQL_RES, void (*)(MYSQL_RES*)> result(mysql_store_result(connection),
                                                                      mysql_free_result);
        return mysql_error(connection);
    }

private:
    std::unique_ptr<MYSQL, void (*)(MYSQL*)> m_connection{mysql_init(nullptr), mysql_close};
};

} // namespace

class GoodQueriesMariadbTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.ok());
        QCOMPARE(QString::fromStdString(m_server.fill()), QString());
    }

    void areTakenAsByTheEngine_data()
    {
        QTest::addColumn<QByteArray>("setting");
        QTest::addColumn<QList<QByteArray>>("modes");
        using Modes = QList<QByteArray>;
        QTest::newRow("as the server is usually set up")
            << QByteArray("STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO") << Modes{"escapes"};
        QTest::newRow("where no backslash escapes") << QByteArray("NO_BACKSLASH_ESCAPES") << Modes{"noescapes"};
        QTest::newRow("where double quotes enclose names") << QByteArray("ANSI_QUOTES") << Modes{"escapes", "ansi"};
        QTest::newRow("where bars concatenate") << QByteArray("PIPES_AS_CONCAT") << Modes{"escapes", "pipes"};
        QTest::newRow("as the standard says")
            << QByteArray("ANSI,NO_BACKSLASH_ESCAPES") << Modes{"noescapes", "ansi", "pipes"};
        QTest::newRow("as Oracle does") << QByteArray("ORACLE") << Modes{"escapes", "ansi", "pipes", "oracle"};
    }

    void areTakenAsByTheEngine()
    {
        QFETCH(QByteArray, setting);
        QFETCH(QList<QByteArray>, modes);
        QCOMPARE(m_server.asOwner("SET GLOBAL sql_mode = '" + setting.toStdString() + "'"), std::string());
        PlainMariadb plain(m_server, "reader");
        const auto session = m_server.open("reader");
        QVERIFY(session);
        QueryJudge judge(*session, [&](const std::string& text) { return plain.complaint(text); });
        std::vector<std::string> names;
        for (const QByteArray& mode : modes)
            names.push_back(mode.toStdString());
        judge.judge("mariadb", names, queriesASeed / 6);
        QVERIFY2(judge.taken() > 2 * judge.refused(), "the rules write too many bad queries");
        QCOMPARE(judge.differences(), 0);
    }

private:
    MariadbServer m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::GoodQueriesMariadbTest)

#include "tst_goodqueriesmariadb.moc"
