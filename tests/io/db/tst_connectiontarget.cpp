#include "db/addresses/connectionurl.h"

#include <QTest>

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
                                      << "database type";
        QTest::newRow("an unknown kind") << "foo://x"
                                         << "'foo'";
        QTest::newRow("a path with too few slashes") << "sqlite://shop.db"
                                                     << "three slashes";
        QTest::newRow("an empty path") << "sqlite:///"
                                       << "empty";
        QTest::newRow("a server without slashes") << "postgresql:shop"
                                                  << "slashes";
        QTest::newRow("a port that is a word") << "postgresql://db:abc/shop"
                                               << "not a port";
        QTest::newRow("a port too high") << "postgresql://db:70000/shop"
                                         << "not a port";
        QTest::newRow("half an escape") << "postgresql://a%4@db/shop"
                                        << "hexadecimal";
        QTest::newRow("a NUL") << "sqlite:///a%00b"
                               << "NUL";
        QTest::newRow("a variable that is not set") << "postgresql://db/s?password_env=NOWHERE"
                                                    << "NOWHERE";
        QTest::newRow("a variable whose name is none") << "postgresql://db/s?password_env=a-b"
                                                       << "letters, digits";
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

    void repeatsNoPartOfAPassword_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("word");
        for (const char* const scheme : {"postgresql", "postgres", "mysql", "mariadb"}) {
            const auto row = [scheme](const char* sentence, const char* rest, const char* word) {
                QTest::addRow("%s: %s", scheme, sentence)
                    << QString::fromLatin1(scheme) + QLatin1String(rest) << QString::fromLatin1(word);
            };
            row("a password with @ and /", "://ann:hush@hidden/secret@db/shop", "%2F");
            row("a password with / and @", "://ann:hush/hidden@secret@db/shop", "%2F");
            row("a password with / alone", "://ann:hush/hidden@db/shop", "%2F");
            row("a password with /, and a number before it", "://ann:123/hidden@db/shop", "%2F");
            row("a password with ?", "://ann:hush?hidden@db/shop", "%3F");
            row("a password with @ and ?", "://ann:hush@secret?hidden@db/shop", "%3F");
            row("a password with ?, = and &", "://ann:hush?hidden=secret&x@db/shop", "%3F");
            row("a user's name with /", "://hush/hidden:x@db/shop", "%2F");
            row("no host after a login", "://ann:hush/shop", "not a port");
            row("a password with half an escape", "://ann:hush%4@db/shop", "hexadecimal");
            row("one slash too few", ":/ann:hush@db/shop", "two slashes");
        }
        const auto row = [](const char* sentence, const char* url, const char* word) {
            QTest::newRow(sentence) << QString::fromLatin1(url) << QString::fromLatin1(word);
        };
        row("no scheme", "ann:hush@db/shop", "database type");
        row("a password alone", "hush", "database type");
        row("a scheme that is none", "hush@hidden://db/shop", "database type");
        row("a password where the name of a variable belongs", "postgresql://db/s?password_env=hush-hidden",
            "environment variable");
        row("an ODBC password where the name of a variable belongs", "odbc:DSN=a?password_env=hush-hidden",
            "environment variable");
    }

    void repeatsNoPartOfAPassword()
    {
        QFETCH(QString, url);
        QFETCH(QString, word);
        const auto target = parseConnectionUrl(url.toStdString(), environment);
        QVERIFY(!target.ok());
        const QString said = QString::fromStdString(target.error().text);
        QVERIFY2(said.contains(word), qPrintable(said));
        for (const char* const part : {"hush", "hidden", "secret"})
            QVERIFY2(!said.contains(QLatin1String(part)), qPrintable(said));
    }

    void isTheSameWhenItIsReadAgain_data()
    {
        QTest::addColumn<QString>("url");
        const auto row = [](const char* sentence, const char* url) {
            QTest::newRow(sentence) << QString::fromLatin1(url);
        };
        row("a file", "sqlite:///data/shop.db");
        row("a file with odd characters in its name", "sqlite:///my%20data/a%3Fb%23c%25d%40e.db");
        row("a file of DuckDB with options", "duckdb:///a.duckdb?library=/usr/lib/libduckdb.so&threads=2");
        row("memory with an option", "duckdb::memory:?memory_limit=1GB");
        row("a server without anything", "postgresql:///shop");
        row("a server with all", "postgresql://ann@db.example:5433/shop?sslmode=verify-full&sslrootcert=/a%20b/ca.pem");
        row("a variable for the password", "postgresql://ann@db/shop?password_env=SHOP_PASSWORD");
        row("a variable and other options", "mariadb://ann@db/shop?ssl_mode=required&password_env=SHOP_PASSWORD");
        row("the folder of a socket", "postgresql://ann@localhost/shop?host=/run/my%20sockets");
        row("odd characters in names", "postgresql://a%40b%3Ac%2Fd@db/shop%2Fcopy%3F");
        row("an address of IPv6", "postgresql://[::1]:5432/shop");
        row("ODBC", "odbc:Driver={a;b};Server=db,1433;UID=ann;Database=shop");
        row("ODBC with a variable", "odbc:DSN=shop;UID=ann?password_env=SHOP_PASSWORD");
    }

    void isTheSameWhenItIsReadAgain()
    {
        QFETCH(QString, url);
        const auto target = parseConnectionUrl(url.toStdString(), environment);
        QVERIFY2(target.ok(), target ? "" : target.error().text.c_str());
        const auto again = parseConnectionUrl(connectionUrlOf(*target), environment);
        QVERIFY2(again.ok(), connectionUrlOf(*target).c_str());
        QCOMPARE(again->engine, target->engine);
        QCOMPARE(again->host, target->host);
        QCOMPARE(again->port, target->port);
        QCOMPARE(again->user, target->user);
        QCOMPARE(again->database, target->database);
        QCOMPARE(again->options, target->options);
        QCOMPARE(again->passwordVariable, target->passwordVariable);
        QCOMPARE(again->password.has_value(), target->password.has_value());
    }

    void keepsNoSecretInRecords_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("kept");
        const auto row = [](const char* sentence, const char* url, const char* kept) {
            QTest::newRow(sentence) << QString::fromLatin1(url) << QString::fromLatin1(kept);
        };
        row("a password", "postgresql://ann:hush@db/shop?sslmode=require", "postgresql://ann@db/shop?sslmode=require");
        row("passwords among the options", "mysql://db/shop?password=hush&SSLPassword=hush&passfile=hush",
            "mysql://db/shop");
        row("a password of ODBC", "odbc:DSN=shop;PWD={hush;x};UID=ann", "odbc:DSN=shop;UID=ann");
        row("a token of ODBC", "odbc:DSN=shop;AccessToken=hush", "odbc:DSN=shop");
    }

    void keepsNoSecretInRecords()
    {
        QFETCH(QString, url);
        QFETCH(QString, kept);
        const auto target = parseConnectionUrl(url.toStdString(), environment);
        QVERIFY2(target.ok(), target ? "" : target.error().text.c_str());
        QCOMPARE(QString::fromStdString(connectionUrlOf(*target)), kept);
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
