// Which words the program answers without loading the library of all commands.

#include "commands/lightcommands.h"

#include <QTest>

#include <string_view>
#include <vector>

class LightCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyWhatNeedsNoServerIsLight_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<bool>("isLight");
        const auto light = [](const char* name, const char* words) {
            QTest::newRow(name) << QByteArray(words) << true;
        };
        const auto all = [](const char* name, const char* words) { QTest::newRow(name) << QByteArray(words) << false; };
        light("the version is light", "--version");
        all("a version with more words is not", "--version check");
        all("no words open the window", "");
        all("the general help lists all commands", "--help");
        light("a check without a database is light", "check --dialect sqlite a.sql");
        light("a check against a schema is light", "check --schema s.json a.sql");
        all("help on a light command is not", "check --help");
        all("nor is it with other options", "check --dialect sqlite -h");
        light("a word after -- is no help", "check --dialect sqlite -- --help");
        light("a SQLite file is light", "check --db sqlite:///tmp/a.db a.sql");
        light("a DuckDB file is light", "check --db duckdb:///tmp/a.db a.sql");
        light("so is a URL after an equals sign", "check --db=sqlite:///tmp/a.db a.sql");
        all("PostgreSQL is not", "check --db postgresql://localhost/a a.sql");
        all("another spelling of it is not", "check --db postgres://localhost/a a.sql");
        all("MariaDB after an equals sign is not", "check --db=mariadb://localhost/a a.sql");
        all("ODBC is not, whatever it connects to", "check --db odbc:DSN=a a.sql");
        all("of two databases, each must be a file", "check --db sqlite:///a --db mysql://b/c a.sql");
        all("an unknown scheme is not", "check --db oracle://localhost/a a.sql");
        light("a database without a URL is bad usage, which is light", "check --db");
        light("an unknown option is bad usage, which is light", "check --dialects sqlite");
        light("a question may begin like the option", "check --db sqlite:///a --question --dbs a.sql");
        light("messages are classified without an engine", "classify --dialect mysql --jsonl -");
        light("hints are light", "hint --dialect mysql --jsonl -");
        light("mending against a schema is light", "mend --schema s.json a.sql");
        light("the schema of a file is light", "schema --db sqlite:///tmp/a.db");
        all("the schema of a server is not", "schema --db mariadb://localhost/a");
        all("a model is not", "ask --db sqlite:///tmp/a.db --model tiny");
        all("an option before the command is not", "--verbose check --dialect sqlite");
        all("an unknown command is not", "examine");
        light("the host of a SQLite file is light", "--engine-host 0 sqlite");
        light("the host of a DuckDB file is light", "--engine-host 0 duckdb");
        all("the host of an ODBC driver is not", "--engine-host 0 odbc");
        all("a host without an engine is not", "--engine-host 0");
    }

    void onlyWhatNeedsNoServerIsLight()
    {
        QFETCH(const QByteArray, words);
        QFETCH(const bool, isLight);
        const QList<QByteArray> parts = words.isEmpty() ? QList<QByteArray>() : words.split(' ');
        std::vector<std::string_view> views;
        for (const QByteArray& part : parts)
            views.emplace_back(part.constData(), static_cast<std::size_t>(part.size()));
        QCOMPARE(querymend::isLight(views), isLight);
    }
};

QTEST_APPLESS_MAIN(LightCommandsTest)
#include "tst_lightcommands.moc"
