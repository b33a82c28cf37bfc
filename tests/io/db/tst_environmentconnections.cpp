#include "db/imports/environmentconnections.h"

#include <QTest>

#include <algorithm>

using namespace querymend;

namespace {

/// An environment of `NAME=value` lines.
Environment environmentOf(const QString& lines)
{
    return [lines](std::string_view name) -> std::optional<std::string> {
        const QString wanted = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())) + QLatin1Char('=');
        for (const QString& line : lines.split(QLatin1Char('\n'))) {
            if (line.startsWith(wanted))
                return line.mid(wanted.size()).toStdString();
        }
        return std::nullopt;
    };
}

} // namespace

/// Connections that environment variables describe.
class EnvironmentConnectionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takes_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("url");
        const auto row = [](const char* says, const char* lines, const char* name, const char* url) {
            QTest::newRow(says) << QString::fromUtf8(lines) << QString::fromUtf8(name) << QString::fromUtf8(url);
        };
        row("a URL", "DATABASE_URL=postgres://ann:hush@db:5433/shop", "DATABASE_URL", "postgresql://ann@db:5433/shop");
        row("a URL with the driver of Python", "DATABASE_URL=postgresql+psycopg2://ann@db/shop", "DATABASE_URL",
            "postgresql://ann@db/shop");
        row("a URL of Ruby, without its options", "DATABASE_URL=mysql2://db/shop?pool=5&encoding=utf8", "DATABASE_URL",
            "mysql://db/shop");
        row("a URL with an option that is known", "DATABASE_URL=postgres://db/shop?sslmode=require&schema=public",
            "DATABASE_URL", "postgresql://db/shop?sslmode=require");
        row("a URL of a file with four slashes", "DATABASE_URL=sqlite:////data/shop.db", "DATABASE_URL",
            "sqlite:///data/shop.db");
        row("a URL that would widen what is allowed",
            "DATABASE_URL=postgres://db/shop?allow_functions=pg_read_file&only_tables=a", "DATABASE_URL",
            "postgresql://db/shop");
        row("a server of PostgreSQL", "PGHOST=db\nPGPORT=5433\nPGUSER=ann\nPGDATABASE=shop\nPGPASSWORD=hush", "PGHOST",
            "postgresql://ann@db:5433/shop");
        row("a socket of PostgreSQL", "PGHOST=/run/postgresql\nPGDATABASE=shop", "PGDATABASE",
            "postgresql:///shop?host=/run/postgresql");
        row("a service", "PGSERVICE=shop", "PGSERVICE", "postgresql:///?service=shop");
        row("TLS of PostgreSQL", "PGHOST=db\nPGSSLMODE=verify-full", "PGHOST", "postgresql://db/?sslmode=verify-full");
        row("a server of MySQL", "MYSQL_HOST=db\nMYSQL_TCP_PORT=3307\nMYSQL_USER=ann\nMYSQL_PWD=hush", "MYSQL_HOST",
            "mysql://ann@db:3307/");
        row("a socket of MySQL", "MYSQL_UNIX_PORT=/run/my.sock\nMYSQL_DATABASE=shop", "MYSQL_UNIX_PORT",
            "mysql:///shop?socket=/run/my.sock");
    }

    void takes()
    {
        QFETCH(QString, lines);
        QFETCH(QString, name);
        QFETCH(QString, url);
        const auto all = readEnvironmentConnections(environmentOf(lines));
        QCOMPARE(all.size(), std::size_t{1});
        QVERIFY2(all.front().obstacle == ImportObstacle::none, all.front().about.c_str());
        QCOMPARE(QString::fromStdString(all.front().name), name);
        QCOMPARE(QString::fromStdString(connectionUrlOf(all.front().target)), url);
        QVERIFY(!all.front().target.password && all.front().target.passwordVariable.empty());
        const auto& notes = all.front().notes;
        const bool isNoted = std::find(notes.begin(), notes.end(), ImportNote::password) != notes.end();
        QCOMPARE(isNoted, lines.contains(QStringLiteral("hush")));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::addColumn<int>("obstacle");
        const auto row = [](const char* says, const char* lines, ImportObstacle obstacle) {
            QTest::newRow(says) << QString::fromUtf8(lines) << static_cast<int>(obstacle);
        };
        row("a text that is no URL", "DATABASE_URL=hush", ImportObstacle::invalidValue);
        row("another engine", "DATABASE_URL=mongodb://ann:hush@db/shop", ImportObstacle::otherEngine);
        row("a URL with a command", "DATABASE_URL=postgres://db/s?password_command=touch%20hush",
            ImportObstacle::invalidValue);
        row("a URL with an option of ssh for a host", "DATABASE_URL=postgres://db/s?ssh=-oProxyCommand%3Dhush",
            ImportObstacle::invalidValue);
        row("a string of ODBC", "DATABASE_URL=odbc:DSN=shop;Token=hush", ImportObstacle::invalidValue);
        row("several servers", "PGHOST=one,two", ImportObstacle::severalHosts);
        row("a port that is none", "PGHOST=db\nPGPORT=hush", ImportObstacle::invalidValue);
    }

    void refuses()
    {
        QFETCH(QString, lines);
        const auto all = readEnvironmentConnections(environmentOf(lines));
        QCOMPARE(all.size(), std::size_t{1});
        QTEST(static_cast<int>(all.front().obstacle), "obstacle");
        QVERIFY2(all.front().about.find("hush") == std::string::npos, all.front().about.c_str());
        QVERIFY(all.front().target.shown().find("hush") == std::string::npos);
    }

    void findsNothingInOtherVariables_data()
    {
        QTest::addColumn<QString>("lines");
        QTest::newRow("none") << QString();
        QTest::newRow("a password alone") << QStringLiteral("PGPASSWORD=hush\nMYSQL_PWD=hush");
        QTest::newRow("a user and a port alone") << QStringLiteral("PGUSER=ann\nPGPORT=5433\nMYSQL_USER=ann");
        QTest::newRow("empty ones") << QStringLiteral("DATABASE_URL=\nPGHOST=\nMYSQL_HOST=");
    }

    void findsNothingInOtherVariables()
    {
        QFETCH(QString, lines);
        QVERIFY(readEnvironmentConnections(environmentOf(lines)).empty());
    }
};

QTEST_APPLESS_MAIN(EnvironmentConnectionsTest)
#include "tst_environmentconnections.moc"
