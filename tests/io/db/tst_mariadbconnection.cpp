#include "support/mariadbserver.h"

#include <QTcpServer>
#include <QTest>

namespace querymend {

namespace {

/// The file ~/.my.cnf of a home that only lasts as long as this object.
class OptionFile {
public:
    OptionFile(const QByteArray& text, QFile::Permissions permissions)
        : m_path(m_home.filePath(QStringLiteral(".my.cnf"))), m_homeBefore(qgetenv("HOME"))
    {
        QFile file(m_path);
        if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size())
            file.setPermissions(permissions);
        qputenv("HOME", m_home.path().toUtf8());
    }
    OptionFile(const OptionFile&) = delete;
    OptionFile& operator=(const OptionFile&) = delete;
    ~OptionFile() { qputenv("HOME", m_homeBefore); }

    [[nodiscard]] std::string path() const { return m_path.toStdString(); }

private:
    QTemporaryDir m_home;
    QString m_path;
    QByteArray m_homeBefore;
};

} // namespace

class MariadbConnectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<MariadbServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->fill();
        QVERIFY2(problem.empty(), problem.c_str());
    }

    void cleanupTestCase() { m_server.reset(); }

    void warnsOfRightsBeyondReading_data()
    {
        QTest::addColumn<QByteArray>("login");
        QTest::addColumn<DatabaseWarnings>("expected");
        const auto holder = [](const char* right, LoginReach reach) {
            return DatabaseWarnings{PowerfulLogin{LoginRank::holder, right, reach}};
        };
        QTest::newRow("the right to files") << QByteArray("files") << holder("FILE", LoginReach::serverFiles);
        QTest::newRow("all rights") << QByteArray("root") << holder("ALL PRIVILEGES", LoginReach::everything);
        QTest::newRow("none of them") << QByteArray("reader") << DatabaseWarnings{};
    }

    void warnsOfRightsBeyondReading()
    {
        QFETCH(QByteArray, login);
        QFETCH(DatabaseWarnings, expected);
        const auto session = m_server->open(login.toStdString());
        QVERIFY(session);
        QVERIFY(session->warnings() == expected);
    }

    void aPasswordComesFromTheOptionFile()
    {
        const OptionFile file("[client]\npassword=secret\n", QFile::ReadOwner | QFile::WriteOwner);
        const auto session = openSession(m_server->target("locked"));
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
        QVERIFY(session.value()->warnings() == DatabaseWarnings{});
    }

    void anOptionFileThatOthersCanReadIsIgnoredAndNamed()
    {
        const OptionFile file("[client]\npassword=secret\n", QFile::ReadOwner | QFile::WriteOwner | QFile::ReadOther);
        const auto refused = openSession(m_server->target("locked"));
        QVERIFY(!refused.ok());
        const std::string& message = refused.error().message;
        QVERIFY2(message.find("Access denied") == 0, message.c_str());
        QVERIFY2(message.find(file.path() + " was ignored, because other users can access it") != std::string::npos,
                 message.c_str());
        QVERIFY(message.find("secret") == std::string::npos);
        const auto session = openSession(m_server->target("looker"));
        QVERIFY(session.ok());
        QVERIFY(session.value()->warnings() == DatabaseWarnings{IgnoredFile{file.path()}});
    }

    void theServerSaysWhatItIs()
    {
        ConnectionTarget target = m_server->target("looker");
        target.engine = EngineKind::mysql;
        const auto session = openSession(target);
        QVERIFY(session.ok());
        QCOMPARE(session.value()->dialect().id, DialectId::mariadb);
        QCOMPARE(session.value()->warnings().size(), std::size_t{1});
        const auto* const other = std::get_if<OtherServer>(&session.value()->warnings().front());
        QVERIFY(other && other->expected == "MySQL" && other->found.starts_with("MariaDB 10"));
    }

    void readsTheSettingsOfTheServer()
    {
        const auto usual = m_server->open("looker");
        QVERIFY(usual->dialect().lex.backslashEscapes && usual->dialect().lex.doubleQuotesAreStrings);
        QCOMPARE(usual->dialect().syntax.names.tables.folding, NameFolding::sensitive);
        const std::string modes = m_server->asOwner("SELECT @@GLOBAL.sql_mode");
        QCOMPARE(m_server->asOwner("SET GLOBAL sql_mode = 'ANSI_QUOTES,NO_BACKSLASH_ESCAPES,MSSQL'"), std::string());
        const auto other = m_server->open("looker");
        QCOMPARE(m_server->asOwner("SET GLOBAL sql_mode = DEFAULT; SELECT @@GLOBAL.sql_mode"), modes);
        QVERIFY(!other->dialect().lex.backslashEscapes && !other->dialect().lex.doubleQuotesAreStrings);
        QVERIFY(other->warnings() == DatabaseWarnings{UnknownMode{"MSSQL"}});
        const auto cursor = other->run("SELECT @@SESSION.sql_mode LIKE '%ANSI_QUOTES%' AS \"left as it was\"", {});
        QVERIFY(cursor.ok());
        QVERIFY(cursor.value()->fetch(1)->rows.front().front() == Cell(std::int64_t{1}));
    }

    void noTransactionStaysOpen()
    {
        QCOMPARE(m_server->asOwner("SET GLOBAL autocommit = 0"), std::string());
        const auto session = m_server->open("looker");
        QCOMPARE(m_server->asOwner("SET GLOBAL autocommit = 1"), std::string());
        QVERIFY(session);
        const auto cursor = session->run("SELECT @@SESSION.autocommit FROM customers LIMIT 1", {});
        QVERIFY(cursor.ok());
        QVERIFY(cursor.value()->fetch(2)->rows.front().front() == Cell(std::int64_t{1}));
    }

    void cannotBeOpened_data()
    {
        QTest::addColumn<QByteArray>("login");
        QTest::addColumn<QByteArray>("database");
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* name, const char* login, const char* database, const char* option,
                            const char* message) {
            QTest::newRow(name) << QByteArray(login) << QByteArray(database) << QByteArray(option)
                                << QByteArray(message);
        };
        row("a wrong password", "locked:wrong", "shop", "", "Access denied for user 'locked'");
        row("no password", "locked", "shop", "", "Access denied for user 'locked'");
        row("an unknown login", "stranger", "shop", "", "Access denied for user 'stranger'");
        row("an unknown database", "root", "nowhere", "", "Unknown database 'nowhere'");
        row("a database that one may not see", "looker", "archive", "", "to database 'archive'");
        row("a socket that is not there", "looker", "shop", "socket=/nowhere", "/nowhere");
        row("an unknown option", "looker", "shop", "init_command=DROP TABLE x", "the option init_command is not valid");
        row("an option's value with a semicolon", "looker", "shop", "ssl_ca=x;y", "semicolon");
        row("an unknown login that looks like options", "x;plugin-dir=y", "shop", "",
            "Access denied for user 'x;plugin-dir=y'");
        row("a database that looks like options", "looker", "shop;init-command=x", "", "shop;init-command=x");
        row("a timeout that is no number", "looker", "shop", "connect_timeout=soon", "connect_timeout");
        row("an unknown way to encrypt", "looker", "shop", "ssl_mode=yes", "ssl_mode must be one of");
        row("an authority's file that is not there", "looker", "shop", "ssl_ca=/nowhere", "/nowhere does not exist");
        row("encryption that the server has not", "looker", "shop", "ssl_mode=required", "does not support it");
    }

    void cannotBeOpened()
    {
        QFETCH(QByteArray, login);
        QFETCH(QByteArray, database);
        QFETCH(QByteArray, option);
        QFETCH(QByteArray, message);
        const QList<QByteArray> parts = login.split(':');
        ConnectionTarget target = m_server->target(parts.front().toStdString());
        if (parts.size() > 1)
            target.password = Secret(parts.back().toStdString());
        target.database = database.toStdString();
        if (!option.isEmpty())
            target.options[option.left(option.indexOf('=')).toStdString()] =
                option.mid(option.indexOf('=') + 1).toStdString();
        const auto session = openSession(target);
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::unreachable);
        QVERIFY(!session.error().message.empty());
        QVERIFY2(session.error().message.find(message.toStdString()) != std::string::npos,
                 session.error().message.c_str());
    }

    void anUnknownHostIsTold()
    {
        ConnectionTarget target;
        target.engine = EngineKind::mariadb;
        target.host = "no-such-host.invalid";
        const auto session = openSession(target);
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::unreachable);
        QVERIFY2(session.error().message.find("no-such-host.invalid") != std::string::npos,
                 session.error().message.c_str());
    }

    void aServerThatSaysNothingIsGivenUp()
    {
        QTcpServer silent;
        QVERIFY(silent.listen(QHostAddress::LocalHost));
        ConnectionTarget target;
        target.engine = EngineKind::mariadb;
        target.host = "127.0.0.1";
        target.port = silent.serverPort();
        target.options["connect_timeout"] = "1";
        const auto session = openSession(target);
        QVERIFY(!session.ok());
        QCOMPARE(session.error().failure, EngineFailure::unreachable);
    }

    void aPasswordOpens()
    {
        ConnectionTarget target = m_server->target("locked");
        target.password = Secret("secret");
        const auto session = openSession(target);
        QVERIFY2(session.ok(), session ? "" : session.error().message.c_str());
    }

    /// Must be the last test: it stops the server.
    void aServerThatStopsIsLost()
    {
        const auto session = m_server->open("looker");
        QVERIFY(session);
        m_server->stop();
        for (int i = 0; i < 2; ++i) {
            const auto prepared = session->prepare("SELECT 1");
            QVERIFY(!prepared.ok());
            QCOMPARE(prepared.error().failure, EngineFailure::lost);
        }
        const auto again = openSession(m_server->target("looker"));
        QVERIFY(!again.ok());
        QCOMPARE(again.error().failure, EngineFailure::unreachable);
    }

private:
    std::unique_ptr<MariadbServer> m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::MariadbConnectionTest)

#include "tst_mariadbconnection.moc"
