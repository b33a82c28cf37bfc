#include "db/imports/dbeaverfile.h"

#include "db/addresses/connectionurl.h"

#include <QTest>

#include <algorithm>

using namespace querymend;

namespace {

/// A file with one connection, of this driver and with these members of its configuration.
std::string fileWith(const QString& driver, const QString& configuration)
{
    return QStringLiteral("{\"folders\": {}, \"connections\": {\"a-1\": {\"provider\": \"x\", \"driver\": \"%1\", "
                          "\"name\": \"Shop\","
                          " \"configuration\": {%2}}}}")
        .arg(driver, configuration)
        .toStdString();
}

FoundConnection foundIn(const QString& driver, const QString& configuration)
{
    auto all = readDBeaverFile(fileWith(driver, configuration));
    if (!all || all->size() != 1)
        return {"not one connection"};
    return std::move(all.value().front());
}

constexpr auto wholeFile =
    "{\"connections\": {\"pg-1\": {\"driver\": \"postgres-jdbc\", \"name\": \"Bill\\u00e9\","
    " \"configuration\": {\"host\": \"db.example\", \"port\": \"5433\", \"database\": \"billing\", \"type\": \"prod\","
    " \"handlers\": {\"ssh_tunnel\": {\"enabled\": true, \"properties\": {\"host\": \"bastion\", \"port\": 2222}}}}}}}";

} // namespace

/// Connections in the file of a DBeaver project.
class DBeaverFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takes_data()
    {
        QTest::addColumn<QString>("driver");
        QTest::addColumn<QString>("configuration");
        QTest::addColumn<QString>("url");
        const auto row = [](const char* says, const char* driver, const char* configuration, const char* url) {
            QTest::newRow(says) << QString::fromUtf8(driver) << QString::fromUtf8(configuration)
                                << QString::fromUtf8(url);
        };
        row("a server of PostgreSQL", "postgres-jdbc", "\"host\": \"db\", \"port\": \"5433\", \"database\": \"shop\"",
            "postgresql://db:5433/shop");
        row("a port that is a number", "mysql8", "\"host\": \"db\", \"port\": 3307, \"database\": \"shop\"",
            "mysql://db:3307/shop");
        row("MariaDB without a database", "mariaDB", "\"host\": \"db\"", "mariadb://db/");
        row("a file", "sqlite_jdbc", "\"database\": \"/data/shop.db\"", "sqlite:///data/shop.db");
        row("a file by its URL", "sqlite_jdbc", "\"url\": \"jdbc:sqlite:/data/a b.db\"", "sqlite:///data/a%20b.db");
        row("a file of DuckDB", "duckdb_jdbc", "\"url\": \"jdbc:duckdb:/data/a.duckdb\"", "duckdb:///data/a.duckdb");
        row("a URL", "mysql8",
            "\"configurationType\": \"URL\", \"url\": \"jdbc:mysql://db:3307/shop?serverTimezone=UTC\"",
            "mysql://db:3307/shop");
        row("fields rather than a URL", "postgres-jdbc",
            "\"host\": \"one\", \"database\": \"a\", \"url\": \"jdbc:postgresql://two/b\"", "postgresql://one/a");
        row("an address of IPv6", "postgres-jdbc",
            "\"configurationType\": \"URL\", \"url\": \"jdbc:postgresql://[::1]:5433/shop\"",
            "postgresql://[::1]:5433/shop");
        row("a user of an old version", "postgres-jdbc", "\"host\": \"db\", \"user\": \"ann\", \"password\": \"hush\"",
            "postgresql://ann@db/");
        row("a user of a URL", "postgres-jdbc",
            "\"configurationType\": \"URL\", \"url\": \"jdbc:postgresql://db/shop?user=ann&password=hush\"",
            "postgresql://ann@db/shop");
        row("a login before the host", "mysql8",
            "\"configurationType\": \"URL\", \"url\": \"jdbc:mysql://ann:hush@db/shop\"", "mysql://ann@db/shop");
        row("an SSH host", "postgres-jdbc",
            "\"host\": \"db\", \"handlers\": {\"ssh_tunnel\": {\"enabled\": true, \"properties\": {\"host\": "
            "\"bastion\"}}}",
            "postgresql://db/?ssh=bastion");
        row("an SSH host with user and port", "postgres-jdbc",
            "\"host\": \"db\", \"handlers\": {\"ssh_tunnel\": {\"enabled\": \"true\","
            " \"properties\": {\"host\": \"bastion\", \"port\": 2222, \"userName\": \"ann\"}}}",
            "postgresql://db/?ssh=ssh%3A//ann%40bastion%3A2222");
        row("no tunnel that is switched off", "postgres-jdbc",
            "\"host\": \"db\", \"handlers\": {\"ssh_tunnel\": {\"enabled\": false, \"properties\": {\"host\": "
            "\"bastion\"}}}",
            "postgresql://db/");
        row("TLS as it is demanded", "postgres-jdbc",
            "\"host\": \"db\", \"handlers\": {\"postgre_ssl\": {\"enabled\": true,"
            " \"properties\": {\"sslMode\": \"verify-ca\", \"ssl.ca.cert\": \"/ca.pem\"}}}",
            "postgresql://db/?sslmode=verify-ca&sslrootcert=/ca.pem");
        row("no less TLS than JDBC has without a mode", "postgres-jdbc",
            "\"host\": \"db\", \"handlers\": {\"postgre_ssl\": {\"enabled\": true}}",
            "postgresql://db/?sslmode=verify-full");
        row("TLS of MySQL", "mysql8",
            "\"host\": \"db\", \"handlers\": {\"mysql_ssl\": {\"enabled\": true,"
            " \"properties\": {\"ssl.verify.server\": true, \"ssl.ca.cert\": \"/ca.pem\"}}}",
            "mysql://db/?ssl_ca=/ca.pem&ssl_mode=verify_identity");
        row("no option of another driver", "postgres-jdbc",
            "\"host\": \"db\", \"properties\": {\"allow_functions\": \"x\", \"only_tables\": \"a\", \"ssh\": \"b\", "
            "\"socketFactory\": \"c\"}",
            "postgresql://db/");
    }

    void takes()
    {
        QFETCH(QString, driver);
        QFETCH(QString, configuration);
        QFETCH(QString, url);
        const FoundConnection found = foundIn(driver, configuration);
        QCOMPARE(found.name, std::string("Shop"));
        QVERIFY2(found.obstacle == ImportObstacle::none, found.about.c_str());
        QCOMPARE(QString::fromStdString(connectionUrlOf(found.target)), url);
        QVERIFY(!found.target.password);
        QVERIFY(found.target.passwordCommand.empty());
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("driver");
        QTest::addColumn<QString>("configuration");
        QTest::addColumn<int>("obstacle");
        QTest::addColumn<QString>("about");
        const auto row = [](const char* says, const char* driver, const char* configuration, ImportObstacle obstacle,
                            const char* about) {
            QTest::newRow(says) << QString::fromUtf8(driver) << QString::fromUtf8(configuration)
                                << static_cast<int>(obstacle) << QString::fromUtf8(about);
        };
        row("another engine", "oracle_thin", "\"host\": \"db\"", ImportObstacle::otherEngine, "oracle_thin");
        row("a connection without an address", "postgres-jdbc", "", ImportObstacle::noAddress, "");
        row("a file without a path", "sqlite_jdbc", "\"host\": \"db\"", ImportObstacle::noAddress, "");
        row("several servers", "postgres-jdbc", "\"host\": \"one,two\"", ImportObstacle::severalHosts, "one,two");
        row("several servers in a URL", "mysql8",
            "\"configurationType\": \"URL\", \"url\": \"jdbc:mysql://one,two/shop\"", ImportObstacle::severalHosts,
            "one,two");
        row("a variable", "postgres-jdbc", "\"host\": \"${SERVER}\"", ImportObstacle::placeholder, "host");
        row("a port that is none", "postgres-jdbc", "\"host\": \"db\", \"port\": \"99999\"",
            ImportObstacle::invalidValue, "port");
        row("a NUL in a name", "postgres-jdbc", "\"host\": \"db\", \"database\": \"a\\u0000b\"",
            ImportObstacle::invalidValue, "database");
        row("an escape sequence for terminals", "postgres-jdbc", "\"host\": \"\\u001b[2Jdb\"",
            ImportObstacle::invalidValue, "host");
        row("half an escape in a URL", "postgres-jdbc",
            "\"configurationType\": \"URL\", \"url\": \"jdbc:postgresql://db/a%4\"", ImportObstacle::invalidValue,
            "database");
        row("a URL that is none", "postgres-jdbc", "\"configurationType\": \"URL\", \"url\": \"db\"",
            ImportObstacle::invalidValue, "url");
        row("an SSH host that is an option of ssh", "postgres-jdbc",
            "\"host\": \"db\", \"handlers\": {\"ssh_tunnel\": {\"enabled\": true,"
            " \"properties\": {\"host\": \"-oProxyCommand=touch x\"}}}",
            ImportObstacle::invalidSshHost, "it has a character in it that names of hosts and users do not have");
        row("a tunnel without a host", "postgres-jdbc",
            "\"host\": \"db\", \"handlers\": {\"ssh_tunnel\": {\"enabled\": true}}", ImportObstacle::invalidSshHost,
            "it names no host");
        row("a way through several SSH hosts", "postgres-jdbc",
            "\"host\": \"db\", \"handlers\": {\"ssh_tunnel\": {\"enabled\": true,"
            " \"properties\": {\"host\": \"bastion\", \"jumpServer0.enabled\": \"true\", \"jumpServer0.host\": "
            "\"first\"}}}",
            ImportObstacle::severalSshHosts, "");
        row("a proxy", "postgres-jdbc", "\"host\": \"db\", \"handlers\": {\"socks_proxy\": {\"enabled\": true}}",
            ImportObstacle::otherNetwork, "socks_proxy");
        row("a network profile", "postgres-jdbc", "\"host\": \"db\", \"config-profile\": \"office\"",
            ImportObstacle::otherNetwork, "office");
        row("members of other types", "postgres-jdbc", "\"host\": [], \"port\": {}, \"database\": null",
            ImportObstacle::noAddress, "");
    }

    void refuses()
    {
        QFETCH(QString, driver);
        QFETCH(QString, configuration);
        QFETCH(QString, about);
        const FoundConnection found = foundIn(driver, configuration);
        QTEST(static_cast<int>(found.obstacle), "obstacle");
        QCOMPARE(QString::fromStdString(found.about), about);
    }

    void notesWhatIsLeftOut()
    {
        const auto notesOf = [](const char* configuration) {
            return foundIn(QStringLiteral("mysql8"), QString::fromUtf8(configuration)).notes;
        };
        const auto has = [](const std::vector<ImportNote>& notes, ImportNote what) {
            return std::find(notes.begin(), notes.end(), what) != notes.end();
        };
        QVERIFY(has(notesOf("\"host\": \"db\""), ImportNote::login));
        QVERIFY(has(notesOf("\"host\": \"db\", \"user\": \"ann\""), ImportNote::password));
        QVERIFY(has(notesOf("\"host\": \"db\", \"properties\": {\"useCompression\": \"true\"}"), ImportNote::options));
        QVERIFY(has(notesOf("\"host\": \"db\", \"handlers\": {\"ssh_tunnel\": {\"enabled\": true,"
                            " \"properties\": {\"host\": \"b\", \"authType\": \"PASSWORD\"}}}"),
                    ImportNote::sshPassword));
    }

    void cleansNames()
    {
        const auto all =
            readDBeaverFile("{\"connections\": {\"a\": {\"driver\": \"sqlite_jdbc\", \"name\": \"a\\u001b[31m\\nb\","
                            " \"configuration\": {\"database\": \"/a.db\"}}}}");
        QVERIFY(all.ok());
        QCOMPARE(all->front().name, std::string("a [31m b"));
    }

    void saysWhyAFileIsNone_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<int>("problem");
        const auto row = [](const char* says, const QByteArray& content, ImportFailure problem) {
            QTest::newRow(says) << content << static_cast<int>(problem);
        };
        row("nothing", "", ImportFailure::notJson);
        row("bytes of anything", QByteArray("\x00\xff\xfe{}", 5), ImportFailure::notJson);
        row("deep nesting", QByteArray(200'000, '['), ImportFailure::notJson);
        row("another kind of JSON", "[]", ImportFailure::otherContent);
        row("no list of connections", "{\"connections\": []}", ImportFailure::otherContent);
        QByteArray many = "{\"connections\": {\"0\": {}";
        for (int i = 1; i <= 1000; ++i)
            many += ",\"" + QByteArray::number(i) + "\": {}";
        row("too many connections", many + "}}", ImportFailure::tooMany);
    }

    void saysWhyAFileIsNone()
    {
        QFETCH(QByteArray, content);
        const auto all = readDBeaverFile(content.toStdString());
        QVERIFY(!all.ok());
        QTEST(static_cast<int>(all.error()), "problem");
    }

    void namesTellWhatIsInProduction_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("isSo");
        const auto row = [](const char* name, bool isSo) {
            QTest::newRow(*name ? name : "no name") << QString::fromUtf8(name) << isSo;
        };
        row("prod", true);
        row("Shop PRODUCTION", true);
        row("shop_prod_2", true);
        row("db1-prd.example.org", true);
        row("prod2", true);
        row("preprod", false);
        row("pre-prod", false);
        row("non_prod", false);
        row("Not production", false);
        row("products", false);
        row("reproduction", false);
        row("\xd0\xbf\xd1\x80\xd0\xbe\xd0\xb4prod", false); // one word with other letters
        row("", false);
    }

    void namesTellWhatIsInProduction()
    {
        QFETCH(const QString, name);
        QTEST(namesProduction(name.toStdString()), "isSo");
    }

    void takesProductionByNameAndTheFolderAsGroup()
    {
        const auto all = readDBeaverFile(
            "{\"connections\": {\"a\": {\"driver\": \"mysql8\", \"name\": \"Shop\", \"folder\": \"Sales\", "
            "\"configuration\": {\"host\": \"shop-prod.example\", \"database\": \"shop\"}}, "
            "\"b\": {\"driver\": \"sqlite_jdbc\", \"name\": \"Copy\", "
            "\"configuration\": {\"database\": \"/home/prod/copy.db\"}}}}");
        QVERIFY(all.ok());
        QCOMPARE(all->size(), std::size_t{2});
        QVERIFY(all->at(0).isProduction && !all->at(1).isProduction);
        QCOMPARE(all->at(0).group, std::string("Sales"));
        const auto& notes = all->at(0).notes;
        QVERIFY(std::find(notes.begin(), notes.end(), ImportNote::production) != notes.end());
    }

    void aFileThatIsCutOffIsNoFile()
    {
        const std::string_view whole = wholeFile;
        const auto all = readDBeaverFile(whole);
        QVERIFY(all.ok() && all->front().isProduction);
        for (std::size_t size = 0; size + 1 < whole.size(); ++size)
            QVERIFY2(!readDBeaverFile(whole.substr(0, size)).ok(), std::to_string(size).c_str());
    }

    void aByteThatIsChangedBreaksNothing()
    {
        for (std::size_t at = 0; at < std::string_view(wholeFile).size(); ++at) {
            for (const char other : {'"', '{', '\0', '\x1b', '\xff', '$'}) {
                std::string text = wholeFile;
                text[at] = other;
                const auto all = readDBeaverFile(text);
                for (const FoundConnection& found : all ? *all : std::vector<FoundConnection>())
                    QVERIFY(!found.target.password && found.target.passwordCommand.empty());
            }
        }
    }
};

QTEST_APPLESS_MAIN(DBeaverFileTest)
#include "tst_dbeaverfile.moc"
