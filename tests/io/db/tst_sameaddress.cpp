#include "db/addresses/connectionurl.h"
#include "db/addresses/sameaddress.h"

#include <QTest>

using namespace querymend;

/// When two addresses lead to the same database.
class SameAddressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void compares_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<bool>("isSame");
        const auto row = [](const char* says, const char* one, const char* other, bool isSame) {
            QTest::newRow(says) << QString::fromLatin1(one) << QString::fromLatin1(other) << isSame;
        };
        row("the same server", "postgresql://ann@db/shop", "postgres://ann@db/shop", true);
        row("a port that is the default", "postgresql://db/shop", "postgresql://db:5432/shop", true);
        row("another port", "postgresql://db/shop", "postgresql://db:5433/shop", false);
        row("a host in capitals", "postgresql://DB/shop", "postgresql://db/shop", true);
        row("another host", "postgresql://db/shop", "postgresql://other/shop", false);
        row("another database", "postgresql://db/shop", "postgresql://db/Shop", false);
        row("another user", "postgresql://ann@db/shop", "postgresql://bob@db/shop", false);
        row("a user on one side", "postgresql://ann@db/shop", "postgresql://db/shop", true);
        row("MySQL and MariaDB", "mysql://db:3306/shop", "mariadb://db/shop", true);
        row("PostgreSQL and MySQL", "mysql://db/shop", "postgresql://db/shop", false);
        row("other TLS", "postgresql://db/shop?sslmode=require", "postgresql://db/shop", true);
        row("a way through SSH", "postgresql://db/shop?ssh=bastion", "postgresql://db/shop", false);
        row("sockets in different folders", "postgresql:///s?host=/a", "postgresql:///s?host=/b", false);
        row("the same file", "sqlite:///data/a.db", "sqlite:///data/x/../a.db", true);
        row("files of different engines", "sqlite:///data/a.db", "duckdb:///data/a.db", false);
        row("ODBC with and without braces", "odbc:Driver={SQL Server};Server=db", "odbc:Driver=SQL Server;Server=db",
            true);
        row("ODBC with another server", "odbc:DSN=shop;Server=db", "odbc:DSN=shop;Server=other", false);
    }

    void compares()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        const auto first = parseConnectionUrl(one.toStdString(), {});
        const auto second = parseConnectionUrl(other.toStdString(), {});
        QVERIFY(first.ok() && second.ok());
        QTEST(isSameAddress(*first, *second), "isSame");
        QTEST(isSameAddress(*second, *first), "isSame");
    }
};

QTEST_APPLESS_MAIN(SameAddressTest)
#include "tst_sameaddress.moc"
