// Where calls to databases and models went, as far as their addresses tell.

#include "report/reach.h"

#include <QTest>

namespace querymend {

class ReachTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofADatabase_data()
    {
        QTest::addColumn<QByteArray>("address");
        QTest::addColumn<QByteArray>("reach");
        const auto row = [](const char* title, const char* address, const char* reach) {
            QTest::newRow(title) << QByteArray(address) << QByteArray(reach);
        };
        row("none, as in older records", "", "unknown");
        row("a file", "sqlite:///home/me/shop.sqlite", "stayed");
        row("a file whose folder looks like a host", "duckdb:///db.example.com/shop.duckdb?host=far", "stayed");
        row("a database in memory", "sqlite::memory:", "stayed");
        row("what a driver of ODBC goes by", "odbc:DSN=shop", "unknown");
        row("a kind that is not known", "oracle://db.example.com/shop", "unknown");

        row("a host elsewhere", "postgresql://reader@db.example.com:5432/shop", "left");
        row("this machine", "postgresql://reader@localhost/shop", "stayed");
        row("this machine by number", "postgresql://127.0.0.1:5433/shop", "stayed");
        row("this machine by its new number", "postgresql://[::1]:5433/shop", "stayed");
        row("another machine by its new number", "postgresql://[fd00::7]:5433/shop", "left");
        row("a name that begins like this machine's number", "postgresql://127.0.0.1.example.com/shop", "left");
        row("another scheme of the same kind", "postgres://db.example.com/shop", "left");
        row("a scheme in capitals", "PostgreSQL://db.example.com/shop", "left");
        row("no host, so the environment decides", "postgresql:///shop", "unknown");
        row("no host, and another option", "postgresql:///shop?sslmode=require", "unknown");

        row("a host as an option", "postgresql:///shop?host=db.example.com", "left");
        row("a host as an option after others", "postgresql:///shop?sslmode=require&host=db.example.com", "left");
        row("a host as an option, escaped", "postgresql:///shop?%68ost=db%2Eexample%2Ecom", "left");
        row("an option goes before the host", "postgresql://localhost/shop?host=db.example.com", "left");
        row("an option goes before a host elsewhere", "postgresql://db.example.com/shop?host=localhost", "stayed");
        row("an option without a host", "postgresql://localhost/shop?host=", "unknown");
        row("an address by number goes before the host", "postgresql://localhost/shop?hostaddr=10.0.0.7", "left");
        row("an address by number that is this machine's", "postgresql://db.example.com/shop?hostaddr=127.0.0.1",
            "stayed");
        row("an address by number, before a host as an option",
            "postgresql:///shop?host=localhost&hostaddr=192.168.1.4", "left");
        row("a service, which a file describes", "postgresql:///shop?service=reports", "unknown");
        row("a service with a host elsewhere", "postgresql:///shop?service=reports&host=db.example.com", "left");

        row("a folder of sockets", "postgresql:///shop?host=/run/postgresql", "stayed");
        row("a folder of sockets, escaped", "postgresql:///shop?host=%2Frun%2Fpostgresql", "stayed");
        row("a folder of sockets as the host", "postgresql://%2Frun%2Fpostgresql/shop", "stayed");
        row("a socket without a folder", "postgresql:///shop?host=@postgresql", "stayed");
        row("a folder that is named like a host", "postgresql:///shop?host=/db.example.com", "stayed");

        row("several hosts, one elsewhere", "postgresql://localhost:5432,db.example.com:5432/shop", "left");
        row("several hosts as an option, one elsewhere", "postgresql:///shop?host=/run/postgresql,db.example.com",
            "left");
        row("several hosts, all on this machine", "postgresql://localhost:5432,127.0.0.1:5433/shop", "stayed");
        row("several hosts, one empty", "postgresql://localhost:5432,/shop", "stayed");
        row("several hosts, the first empty", "postgresql://,localhost/shop", "unknown");

        row("MySQL elsewhere", "mysql://reader@db.example.com/shop", "left");
        row("MariaDB elsewhere", "mariadb://reader@10.0.0.7:3306/shop", "left");
        row("MySQL on this machine", "mysql://reader@localhost/shop", "stayed");
        row("MySQL without a host", "mysql:///shop", "unknown");
        row("MySQL through a socket", "mysql:///shop?socket=/run/mysqld/mysqld.sock", "stayed");
        row("MySQL elsewhere, whatever the socket", "mysql://db.example.com/shop?socket=/run/mysqld/mysqld.sock",
            "left");
        row("a login with an @ in it", "postgresql://reader%40home@db.example.com/shop", "left");
        row("a login that looks like this machine", "postgresql://localhost@db.example.com/shop", "left");
    }

    void ofADatabase()
    {
        QFETCH(QByteArray, address);
        QFETCH(QByteArray, reach);
        QCOMPARE(QByteArray::fromStdString(std::string(name(reachOfDatabase(address.toStdString())))), reach);
    }

    void thisMachine_data()
    {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<bool>("is");
        QTest::newRow("its name") << QByteArray("localhost") << true;
        QTest::newRow("its name in capitals") << QByteArray("LOCALHOST") << true;
        QTest::newRow("its name with a dot at the end") << QByteArray("localhost.") << true;
        QTest::newRow("its number") << QByteArray("127.0.0.1") << true;
        QTest::newRow("another of its numbers") << QByteArray("127.1.2.3") << true;
        QTest::newRow("its new number") << QByteArray("::1") << true;
        QTest::newRow("a name that begins like it") << QByteArray("localhost.example.com") << false;
        QTest::newRow("a name that begins like its number") << QByteArray("127.0.0.1.nip.io") << false;
        QTest::newRow("a machine in the same network") << QByteArray("192.168.1.4") << false;
        QTest::newRow("nothing") << QByteArray() << false;
    }

    void thisMachine()
    {
        QFETCH(QByteArray, host);
        QTEST(isThisMachine(host.toStdString()), "is");
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::ReachTest)

#include "tst_reach.moc"
