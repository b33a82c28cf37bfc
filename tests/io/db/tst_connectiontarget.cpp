#include "db/connectiontarget.h"

#include <QtTest>

namespace querymend {

namespace {

std::optional<std::string> environment(std::string_view name)
{
    return name == "SHOP_PASSWORD" ? std::optional<std::string>("p@ss") : std::nullopt;
}

} // namespace

class ConnectionTargetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("parts");

        QTest::newRow("a file") << "sqlite:///data/shop.db"
                                << "||/data/shop.db|";
        QTest::newRow("a file with a blank in its name") << "duckdb:///my%20data/a.duckdb"
                                                         << "||/my data/a.duckdb|";
        QTest::newRow("memory") << "sqlite::memory:"
                                << "||:memory:|";
        QTest::newRow("a server") << "postgresql://ann@db.example:5433/shop"
                                  << "ann|db.example:5433|shop|";
        QTest::newRow("the other spelling") << "postgres://db/shop"
                                            << "|db|shop|";
        QTest::newRow("any case") << "MySQL://db/shop"
                                  << "|db|shop|";
        QTest::newRow("a password, escaped") << "mariadb://ann:a%3Ab%40c@db/shop"
                                             << "ann|db|shop|a:b@c";
        QTest::newRow("a password from the environment") << "postgresql://ann@db/shop?password_env=SHOP_PASSWORD"
                                                         << "ann|db|shop|p@ss";
        QTest::newRow("an address of IPv6") << "postgresql://[::1]:5432/shop"
                                            << "|::1:5432|shop|";
        QTest::newRow("what ODBC reads itself") << "odbc:DSN=shop;UID=ann"
                                                << "||DSN=shop;UID=ann|";
        QTest::newRow("an ODBC password from the environment") << "odbc:DSN=shop?;UID=ann?password_env=SHOP_PASSWORD"
                                                               << "||DSN=shop?;UID=ann|p@ss";
    }

    void reads()
    {
        QFETCH(QString, url);
        QFETCH(QString, parts);
        const auto target = parseConnectionUrl(url.toStdString(), environment);
        QVERIFY2(target.ok(), target ? "" : target.error().text.c_str());
        QString host = QString::fromStdString(target->host);
        if (target->port)
            host += QLatin1Char(':') + QString::number(*target->port);
        const QString password = target->password ? QString::fromStdString(target->password->reveal()) : QString();
        const QStringList found{QString::fromStdString(target->user), host, QString::fromStdString(target->database),
                                password};
        QCOMPARE(found.join(QLatin1Char('|')), parts);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("word");

        QTest::newRow("nothing") << ""
                                 << "sqlite:///path";
        QTest::newRow("a plain path") << "/data/shop.db"
                                      << "no kind of database";
        QTest::newRow("an unknown kind") << "foo://x"
                                         << "'foo'";
        QTest::newRow("a path with too few slashes") << "sqlite://shop.db"
                                                     << "three slashes";
        QTest::newRow("an empty path") << "sqlite:///"
                                       << "empty";
        QTest::newRow("a server without slashes") << "postgresql:shop"
                                                  << "slashes";
        QTest::newRow("a port that is a word") << "postgresql://db:abc/shop"
                                               << "'abc' is no port";
        QTest::newRow("a port too high") << "postgresql://db:70000/shop"
                                         << "no port";
        QTest::newRow("half an escape") << "postgresql://a%4@db/shop"
                                        << "hexadecimal";
        QTest::newRow("a NUL") << "sqlite:///a%00b"
                               << "NUL";
        QTest::newRow("a variable that is not set") << "postgresql://db/s?password_env=NOWHERE"
                                                    << "NOWHERE";
        QTest::newRow("an empty ODBC string") << "odbc:"
                                              << "DSN=";
    }

    void refuses()
    {
        QFETCH(QString, url);
        QFETCH(QString, word);
        const auto target = parseConnectionUrl(url.toStdString(), environment);
        QVERIFY(!target.ok());
        QVERIFY2(target.error().text.find(word.toStdString()) != std::string::npos, target.error().text.c_str());
    }

    void showsNoPassword()
    {
        const auto target = parseConnectionUrl("postgresql://ann:secret@db:5433/shop", environment);
        QVERIFY(target.ok());
        QCOMPARE(target->shown(), std::string("postgresql://ann@db:5433/shop"));
        QVERIFY(parseConnectionUrl("odbc:DSN=a;PWD=secret", environment)->shown().find("secret") == std::string::npos);
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::ConnectionTargetTest)

#include "tst_connectiontarget.moc"
