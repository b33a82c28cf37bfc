#include "db/tunnel/tunnelroute.h"

#include "db/addresses/connectionurl.h"
#include "db/addresses/sshhost.h"
#include "db/connector.h"

#include <QTest>

namespace querymend {

/// Which addresses can be reached through SSH, and how.
class TunnelRouteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void leads_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("route");
        QTest::addColumn<QString>("opened"); // by the local port 4711
        const auto row = [](const char* sentence, const char* url, const char* route, const char* opened) {
            QTest::newRow(sentence) << QString::fromLatin1(url) << QString::fromLatin1(route)
                                    << QString::fromLatin1(opened);
        };
        row("PostgreSQL keeps the name that certificates are checked for",
            "postgresql://ann@db.example:5433/shop?sslmode=verify-full&ssh=bastion", "bastion db.example 5433",
            "postgresql://ann@db.example:4711/shop?hostaddr=127.0.0.1&sslmode=verify-full");
        row("by the usual port of PostgreSQL", "postgresql://db/shop?ssh=ann%40bastion", "ann@bastion db 5432",
            "postgresql://db:4711/shop?hostaddr=127.0.0.1");
        row("to the SSH host itself", "postgresql:///shop?ssh=bastion", "bastion localhost 5432",
            "postgresql://localhost:4711/shop?hostaddr=127.0.0.1");
        row("MariaDB keeps the name too", "mariadb://ann@db/shop?ssh=bastion&ssl_mode=required", "bastion db 3306",
            "mariadb://ann@db:4711/shop?hostaddr=127.0.0.1&ssl_mode=required");
        row("MySQL, by an address of IPv6", "mysql://[::1]:3307/shop?ssh=ssh%3A%2F%2Fann%40bastion%3A2222",
            "ssh://ann@bastion:2222 ::1 3307", "mysql://[::1]:4711/shop?hostaddr=127.0.0.1");
    }

    void leads()
    {
        QFETCH(const QString, url);
        QFETCH(const QString, route);
        QFETCH(const QString, opened);
        const auto target = parseConnectionUrl(url.toStdString(), {});
        QVERIFY(target.ok());
        const auto found = tunnelRouteOf(*target);
        QVERIFY2(found.ok(), found ? "" : found.error().message.c_str());
        QCOMPARE(QString::fromStdString(found->through + ' ' + found->host + ' ' + std::to_string(found->port)), route);
        QCOMPARE(QString::fromStdString(connectionUrlOf(byLocalPort(*target, 4711))), opened);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* sentence, const char* url, const char* reason) {
            QTest::newRow(sentence) << QString::fromLatin1(url) << QString::fromLatin1(reason);
        };
        row("a file of SQLite", "sqlite:///data/shop.db?ssh=bastion", "files of this machine");
        row("memory of DuckDB", "duckdb::memory:?ssh=bastion", "files of this machine");
        row("ODBC", "odbc:DSN=shop?ssh=bastion", "open the tunnel yourself");
        row("an option of ssh in place of a host", "postgresql://db/shop?ssh=-oProxyCommand%3Dtouch", "must not begin");
        row("an option of ssh after a user", "postgresql://db/shop?ssh=ann%40-oProxyCommand%3Dtouch", "must not begin");
        row("an option of ssh as the user", "postgresql://db/shop?ssh=-l%40bastion", "must not begin");
        row("an option of ssh in a URL of SSH", "postgresql://db/shop?ssh=ssh%3A%2F%2F-l", "must not begin");
        row("a command for the shell of a ProxyCommand", "postgresql://db/shop?ssh=a%60touch%60", "character");
        row("two words", "postgresql://db/shop?ssh=a%20b", "character");
        row("a line break", "postgresql://db/shop?ssh=a%0Ab", "character");
        row("a user without a host", "postgresql://db/shop?ssh=ann%40", "no host");
        row("a password for SSH", "postgresql://db/shop?ssh=ann%3Ahush%40bastion", "your keys");
        row("the folder of a socket", "postgresql:///shop?ssh=bastion&host=/run/postgresql", "contradict");
        row("an address beside the host", "postgresql://db/shop?ssh=bastion&hostaddr=10.0.0.1", "contradict");
        row("a service", "postgresql:///shop?ssh=bastion&service=shop", "contradict");
        row("an address of MariaDB beside the host", "mariadb://db/shop?ssh=bastion&hostaddr=10.0.0.1", "contradict");
        row("a socket of MariaDB", "mariadb:///shop?ssh=bastion&socket=/run/mysqld.sock", "contradict");
        row("several hosts", "postgresql://a%2Cb/shop?ssh=bastion", "single host");
    }

    void refuses()
    {
        QFETCH(const QString, url);
        QFETCH(const QString, reason);
        const QString said = refusalOf(url);
        QVERIFY2(said.startsWith(QLatin1String("the option ssh ")) && said.contains(reason), qPrintable(said));
        QVERIFY2(!said.contains(QLatin1String("hush")), qPrintable(said));
    }

    void refusesAHostThatNoAddressNamed()
    {
        ConnectionTarget target;
        target.engine = EngineKind::postgresql;
        target.host = "db";
        target.options["ssh"] = "-oProxyCommand=touch";
        const auto session = Connector(target, {}).open();
        QVERIFY(!session.ok());
        QVERIFY(session.error().message.find("must not begin") != std::string::npos);
    }

    void staysInTheAddress()
    {
        const auto target = parseConnectionUrl("postgresql://db/shop?ssh=ann%40bastion", {});
        QVERIFY(target.ok());
        QCOMPARE(sshHostOf(*target), std::string("ann@bastion"));
        QCOMPARE(connectionUrlOf(*target), std::string("postgresql://db/shop?ssh=ann%40bastion"));
    }

    void noAddressHoldsACommand_data()
    {
        QTest::addColumn<QByteArray>("url");
        QTest::newRow("of a server") << QByteArray("postgresql://db/shop?password_command=touch%20x");
        QTest::newRow("of ODBC") << QByteArray("odbc:DSN=shop?password_command=touch%20x");
        QTest::newRow("of a file") << QByteArray("sqlite:///shop.db?password_command=touch%20x");
    }

    void noAddressHoldsACommand()
    {
        QFETCH(const QByteArray, url);
        const auto target = parseConnectionUrl(url.toStdString(), {});
        QVERIFY(!target.ok());
        QVERIFY(target.error().text.find("--password-command") != std::string::npos);
        ConnectionTarget own;
        own.engine = EngineKind::postgresql;
        own.passwordCommand = "touch x";
        QCOMPARE(connectionUrlOf(own), std::string("postgresql:///"));
    }

private:
    /// Why no session of an address is opened: what is wrong with the address itself, or with what it asks for.
    static QString refusalOf(const QString& url)
    {
        const auto target = parseConnectionUrl(url.toStdString(), {});
        if (!target)
            return QString::fromStdString(target.error().text);
        const auto session = Connector(*target, {}).open();
        return session ? QString() : QString::fromStdString(session.error().message);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::TunnelRouteTest)
#include "tst_tunnelroute.moc"
