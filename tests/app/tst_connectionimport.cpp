#include "database/connectionimport.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace querymend;

/// Finding connections of other programs, and recognising those that are saved already.
class ConnectionImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void findsTheFilesOfOtherPrograms()
    {
        const QByteArray before = qgetenv("XDG_DATA_HOME");
        qputenv("XDG_DATA_HOME", m_folder->path().toUtf8());
        const QString project = QStringLiteral("DBeaverData/workspace6/General/.dbeaver");
        QVERIFY(QDir(m_folder->path()).mkpath(project));
        const QString file = write(project + QStringLiteral("/data-sources.json"), "{}");
        QVERIFY(usualImportFiles().contains(file));
        if (before.isNull())
            qunsetenv("XDG_DATA_HOME");
        else
            qputenv("XDG_DATA_HOME", before);
    }

    void recognisesWhatIsSaved()
    {
        const QString file = write("data-sources.json", R"({"connections": {
            "a": {"driver": "postgres-jdbc", "name": "Old", "configuration": {"host": "DB", "database": "shop"}},
            "b": {"driver": "postgres-jdbc", "name": "New", "configuration": {"host": "new", "database": "shop"}},
            "c": {"driver": "postgres-jdbc", "name": "New again", "configuration": {"host": "new", "database": "shop"}}}})");
        SavedConnection saved;
        saved.id = "1";
        saved.name = "Shop";
        saved.engine = "postgresql";
        saved.host = "db";
        saved.port = 5432;
        saved.user = "ann";
        saved.database = "shop";
        const ImportOffers all = findImports({file}, {}, {saved});
        QVERIFY(all.failures.empty());
        QCOMPARE(all.offers.size(), std::size_t{3});
        QCOMPARE(all.offers[0].knownAs, std::string("Shop"));
        QVERIFY(all.offers[1].canBeTaken());
        QCOMPARE(all.offers[2].knownAs, std::string("New"));
    }

    void takesFilesThatAreThere()
    {
        const QString there = write("shop.db", "");
        const QByteArray list = "[%General]\nrecentFileList=" + there.toUtf8() + ", /nowhere/gone.db, work.sqbpro\n";
        const ImportOffers all = findImports({write("sqlitebrowser.conf", list)}, {}, {});
        QCOMPARE(all.offers.size(), std::size_t{2});
        QVERIFY(all.offers[0].canBeTaken());
        QVERIFY(all.offers[1].found.obstacle == ImportObstacle::missingFile);
    }

    void readsAProjectBesideItsDatabase()
    {
        write("shop.db", "");
        const QString file = write("work.sqbpro", "<sqlb_project><db path=\"shop.db\"/></sqlb_project>");
        const ImportOffers all = findImports({file}, {}, {});
        QCOMPARE(all.offers.size(), std::size_t{1});
        QVERIFY(all.offers.front().canBeTaken());
    }

    void saysWhichFileIsUnusable()
    {
        const QString pipe = m_folder->filePath(QStringLiteral("pipe.json"));
        QCOMPARE(mkfifo(pipe.toUtf8().constData(), 0600), 0);
        const QString broken = write("broken.json", "{\"connections\"");
        const ImportOffers all = findImports({pipe, broken, QStringLiteral("/nowhere.json")}, {}, {});
        QCOMPARE(all.failures.size(), std::size_t{3});
        QVERIFY(all.failures[0].problem == ImportFailure::unreadable); // it would have blocked
        QVERIFY(all.failures[1].problem == ImportFailure::notJson);
        QCOMPARE(all.failures[2].path, QStringLiteral("/nowhere.json"));
    }

    void takesNothingThatWouldDoMoreFromOthers()
    {
        SavedConnection server;
        server.id = "1";
        server.name = "Shop";
        server.engine = "postgresql";
        server.host = "db";
        server.options = {{"allow_functions", "pg_read_file"}, {"only_tables", "orders"}, {"sslmode", "require"}};
        SavedConnection library = server;
        library.engine = "odbc";
        library.host.clear();
        library.options.clear();
        library.database = "Driver=/tmp/driver.so;Server=db";
        SavedConnection tunnel = server;
        tunnel.host = "other";
        tunnel.options = {{"ssh", "-oProxyCommand=touch"}};
        const auto taken = importable({server, library, tunnel, server}, {});
        QCOMPARE(taken.size(), std::size_t{1});
        QCOMPARE(taken.front().options, (decltype(server.options){{"only_tables", "orders"}, {"sslmode", "require"}}));
        QVERIFY(taken.front().id.empty());
        QVERIFY(importable({server}, {server}).empty());
    }

    void odbcStringsOfOthersAreNarrowed_data()
    {
        QTest::addColumn<QByteArray>("string");
        QTest::addColumn<QByteArray>("taken");
        const auto row = [](const char* title, const char* string, const char* taken) {
            QTest::newRow(title) << QByteArray(string) << QByteArray(taken);
        };
        row("a driver by name and its server", "Driver={SQL Server};Server=db,1433;UID=ann",
            "Driver=SQL Server;Server=db,1433;UID=ann");
        row("the path of a database", "DRIVER=SQLite3;Database=/data/shop.db", "DRIVER=SQLite3;Database=/data/shop.db");
        row("a driver's file", "Driver=/tmp/driver.so;Server=db", "");
        row("a driver's file in braces", "driver={/tmp/driver.so};Server=db", "");
        row("a driver's file the second time", "Driver=SQLite3;Driver=/tmp/driver.so;Server=db", "");
        row("a file of a data source", "FILEDSN=shop;UID=ann", "");
        row("a file of a data source that Qt would look for", "DSN=shop.DSN;UID=ann", "");
        row("a data source by its path", "DSN=/tmp/shop;UID=ann", "");
        row("an extension to load", "Driver=SQLite3;Database=/data/shop.db;LoadExt=/tmp/x.so",
            "Driver=SQLite3;Database=/data/shop.db");
        row("statements to run", "DSN=shop;InitStmt=DROP TABLE t;ConnSettings=x", "DSN=shop");
        row("a file to write", "DSN=shop;SAVEFILE=/tmp/x;TraceFile=/tmp/y", "DSN=shop");
        row("an attribute hidden in another", "DSN=shop;App={x;Driver=/tmp/driver.so};Port=1", "DSN=shop;Port=1");
        row("a server the second time", "Driver=Pg;Server=db;SERVER=other", "Driver=Pg;Server=db");
    }

    void odbcStringsOfOthersAreNarrowed()
    {
        QFETCH(const QByteArray, string);
        QFETCH(const QByteArray, taken);
        SavedConnection given;
        given.name = "Shop";
        given.engine = "odbc";
        given.database = string.toStdString();
        const auto all = importable({given}, {});
        QCOMPARE(all.size(), std::size_t{taken.isEmpty() ? 0U : 1U});
        if (!all.empty())
            QCOMPARE(QByteArray::fromStdString(all.front().database), taken);
    }

    void noHostLooksLikeAnother()
    {
        SavedConnection given;
        given.name = "\u202EShop\u2069";
        given.engine = "postgresql";
        given.host = "db";
        const auto taken = importable({given}, {});
        QCOMPARE(taken.size(), std::size_t{1});
        QCOMPARE(taken.front().name, std::string("Shop"));
        given.host = "moc.live\u202Emoc.bank";
        QVERIFY(importable({given}, {}).empty());
    }

    void aServiceOfThisUserIsNotSentElsewhere_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("option");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("by itself it is taken") << QString() << QString() << true;
        QTest::newRow("a host is named beside it") << QStringLiteral("other") << QString() << false;
        QTest::newRow("a host is named by an option") << QString() << QStringLiteral("host") << false;
        QTest::newRow("an address is named by an option") << QString() << QStringLiteral("hostaddr") << false;
    }

    /// Its description may have a password, which the other server would get.
    void aServiceOfThisUserIsNotSentElsewhere()
    {
        QFETCH(const QString, host);
        QFETCH(const QString, option);
        QFETCH(const bool, isTaken);
        SavedConnection given;
        given.name = "Shop";
        given.engine = "postgresql";
        given.host = host.toStdString();
        given.options["service"] = "shop";
        if (!option.isEmpty())
            given.options[option.toStdString()] = "10.0.0.1";
        QCOMPARE(importable({given}, {}).empty(), !isTaken);
    }

    void aFileOfSettingsSaysItselfWhatIsInProduction()
    {
        SavedConnection test;
        test.name = "Copy of prod";
        test.engine = "postgresql";
        test.host = "copy";
        test.group = "Sales";
        SavedConnection live = test;
        live.name = "Shop";
        live.host = "db";
        live.isProduction = true;
        const auto taken = importable({test, live}, {});
        QCOMPARE(taken.size(), std::size_t{2});
        QVERIFY(!taken[0].isProduction && taken[0].colour == ColourTag::none);
        QVERIFY(taken[1].isProduction);
        QCOMPARE(taken[0].group, std::string("Sales"));
    }

    void readsWhatThisProgramExported()
    {
        const QString shop = write("shop.db", "");
        SavedConnection file;
        file.id = "1";
        file.name = "Shop";
        file.engine = "sqlite";
        file.database = shop.toStdString();
        file.colour = ColourTag::green;
        SavedConnection server = file;
        server.name = "Server";
        server.engine = "postgresql";
        server.host = "db";
        server.database = "shop";
        server.options = {{"allow_functions", "pg_read_file"}, {"password", "hush"}};
        server.passwordCommand = "touch x";
        server.agents = AgentAccess::values;
        SavedConnection library = server;
        library.engine = "odbc";
        library.database = "Driver=/tmp/driver.so;Server=db";
        const QString path = m_folder->filePath(QStringLiteral("connections.json"));
        QVERIFY(writeConnectionsForOthers(path, connectionsRelativeTo(m_folder->path(), {file, server, library})).ok());
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray text = written.readAll();
        QVERIFY(text.contains("\"database\": \"shop.db\"")); // as it is on any machine
        QVERIFY(!text.contains("hush") && !text.contains("touch") && !text.contains("agents"));
        const ImportOffers all = findImports({path}, {}, {});
        QVERIFY(all.failures.empty());
        QCOMPARE(all.offers.size(), std::size_t{3});
        QCOMPARE(all.offers[0].found.target.database, shop.toStdString());
        QVERIFY(all.offers[0].canBeTaken());
        QVERIFY(all.offers[0].origin == ImportOrigin::exported);
        QVERIFY(savedOf(all.offers[0]).colour == ColourTag::green);
        QVERIFY(all.offers[1].canBeTaken());
        QVERIFY(savedOf(all.offers[1]).options.empty() && savedOf(all.offers[1]).passwordCommand.empty());
        QVERIFY(savedOf(all.offers[1]).agents == AgentAccess::none);
        QVERIFY(all.offers[2].found.obstacle == ImportObstacle::invalidValue);
    }

    void whatSaysThatItWasExportedMayBeDamaged_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("cut off") << QByteArray("{\"format\": \"querymend-connections\", \"ver");
        QTest::newRow("of a later version")
            << QByteArray("{\"format\": \"querymend-connections\", \"version\": 9, \"connections\": []}");
        QTest::newRow("without a list") << QByteArray(
            "{\"format\": \"querymend-connections\", \"version\": 1, \"connections\": 5}");
        QTest::newRow("with something else in the list")
            << QByteArray("{\"format\": \"querymend-connections\", \"version\": 1, \"connections\": [5]}");
    }

    void whatSaysThatItWasExportedMayBeDamaged()
    {
        QFETCH(const QByteArray, content);
        const QString path = write("connections.json", content);
        const ImportOffers all = findImports({path}, {}, {});
        QVERIFY(all.offers.empty());
        QCOMPARE(all.failures.size(), std::size_t{1});
        QVERIFY(all.failures.front().problem == ImportFailure::otherContent);
        QVERIFY(QFile::exists(path));
    }

    void savesNoSecretAndNothingForAgents()
    {
        FoundConnection found;
        found.name = "Shop";
        found.isProduction = true;
        found.target.engine = EngineKind::postgresql;
        found.target.host = "db";
        found.target.password = Secret("hush");
        found.target.passwordCommand = "touch hush";
        found.target.options["password"] = "hush";
        const SavedConnection saved = savedOf(found);
        QCOMPARE(saved.name, std::string("Shop"));
        QVERIFY(saved.colour == ColourTag::red && saved.isProduction);
        QVERIFY(saved.agents == AgentAccess::none);
        QVERIFY(saved.passwordCommand.empty() && saved.options.empty() && !saved.hasPassword);
    }

private:
    QString write(const QString& name, const QByteArray& content)
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
    }
    QString write(const char* name, const QByteArray& content) { return write(QString::fromLatin1(name), content); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(ConnectionImportTest)
#include "tst_connectionimport.moc"
