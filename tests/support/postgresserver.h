#pragma once

#include "db/engines.h"
#include "reservedport.h"
#include "serverdata.h"
#include "smalldisk.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdint>
#include <memory>
#include <string>

#include <csignal>
#include <libpq-fe.h>
#include <unistd.h>

namespace querymend {

/// A private PostgreSQL server in a temporary folder, reached by a socket there and optionally by a local port. It
/// stops with this object.
class PostgresServer {
public:
    enum class Reach : std::uint8_t { socket, loopbackToo };

    explicit PostgresServer(Reach reach = Reach::socket) : m_reach(reach)
    {
        if (reach == Reach::loopbackToo) {
            m_reserved = std::make_unique<ReservedPort>();
            m_port = m_reserved->number();
        }
        if (!m_folder.isValid() || !handOver())
            return;
        const bool hasData = copyServerData(QStringLiteral("postgres"), dataFolder()) || makeData();
        m_ok = hasData && startServer() && answerOf("postgres", "CREATE DATABASE shop").empty();
    }
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    ~PostgresServer() { stopServer(SIGQUIT); } // its data is thrown away

    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString dataFolder() const { return m_folder.filePath(QStringLiteral("data")); }
    [[nodiscard]] std::uint16_t port() const { return m_port; }

    /// Drops all connections. If there is a launcher, that program starts the server.
    [[nodiscard]] bool restart(const QStringList& launcher = {})
    {
        stopServer();
        m_launcher = launcher;
        return startServer();
    }

    /// Makes large sorts of this login fill a small disk. Needs the right to mount one.
    [[nodiscard]] bool restartWithSmallDisk(const std::string& login)
    {
        const QString disk = m_folder.filePath(QStringLiteral("small"));
        const bool isStarted = QDir().mkpath(disk)
            && restart(smallDiskLauncher(disk,
                                         QStringLiteral("mkdir '%1/place' && chown postgres '%1/place'").arg(disk)));
        return isStarted && asOwner("CREATE TABLESPACE small LOCATION '" + disk.toStdString() + "/place'").empty()
            && asOwner("GRANT CREATE ON TABLESPACE small TO " + login).empty()
            && asOwner("ALTER ROLE " + login + " SET temp_tablespaces = small").empty()
            && asOwner("ALTER ROLE " + login + " SET work_mem = '64kB'").empty();
    }

    [[nodiscard]] ConnectionTarget target(const std::string& user) const
    {
        ConnectionTarget made;
        made.engine = EngineKind::postgresql;
        made.user = user;
        made.database = "shop";
        made.options["host"] = m_folder.path().toStdString();
        made.port = m_port;
        return made;
    }

    /// Connects by the port instead of the socket.
    [[nodiscard]] ConnectionTarget loopbackTarget(const std::string& user) const
    {
        ConnectionTarget made = target(user);
        made.options.erase("host");
        made.host = "localhost";
        made.options["hostaddr"] = "127.0.0.1";
        return made;
    }

    /// Null if it cannot be opened.
    [[nodiscard]] std::unique_ptr<Session> open(const std::string& user) const
    {
        auto session = openSession(target(user));
        return session ? std::move(session).value() : nullptr;
    }

    /// Runs a script as the owner and returns all values of the result, or the error.
    [[nodiscard]] std::string asOwner(const std::string& script) const { return answerOf("shop", script); }

    /// Opens a new connection for each call.
    [[nodiscard]] std::string answerOf(const std::string& database, const std::string& script) const
    {
        const std::unique_ptr<PGconn, void (*)(PGconn*)> connection(PQconnectdb(addressOf(database).c_str()), PQfinish);
        const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(connection.get(), script.c_str()), PQclear);
        std::string text = PQresultErrorMessage(result.get());
        for (int row = 0; row < PQntuples(result.get()); ++row) {
            for (int column = 0; column < PQnfields(result.get()); ++column)
                text += std::string(PQgetvalue(result.get(), row, column)) + '\n';
        }
        return text;
    }

    /// Creates the sample shop and the logins `reader`, with every right on the tables, and `files`. Returns the error.
    [[nodiscard]] std::string fill() const
    {
        QFile sample(QStringLiteral(QUERYMEND_CORPUS "/schema/postgresql.sql"));
        if (!sample.open(QIODevice::ReadOnly))
            return "no sample schema";
        std::string problem = asOwner(sample.readAll().toStdString());
        return problem.empty()
            ? asOwner("CREATE SEQUENCE s; COMMENT ON TABLE orders IS 'what was sold';"
                      "COMMENT ON COLUMN orders.total IS 'with tax';"
                      "CREATE FUNCTION order_total(int) RETURNS int STABLE LANGUAGE sql AS 'SELECT $1';"
                      "CREATE FUNCTION leave_a_trace() RETURNS int LANGUAGE plpgsql AS "
                      "'BEGIN DELETE FROM payments; RETURN 1; END';"
                      "CREATE ROLE reader LOGIN; GRANT USAGE ON SCHEMA archive TO reader;"
                      "GRANT ALL ON ALL TABLES IN SCHEMA public, archive TO reader;"
                      "GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO reader;"
                      "GRANT CREATE ON SCHEMA public TO reader;"
                      "CREATE ROLE files LOGIN; GRANT pg_read_server_files TO files; ANALYZE;")
            : problem;
    }

    /// The server refuses to run as root, so it then runs as another user.
    static bool isRoot() { return geteuid() == 0; }

    /// All other logins remain trusted.
    [[nodiscard]] bool askForPasswordOf(const std::string& login) const
    {
        QFile rules(m_folder.filePath(QStringLiteral("data/pg_hba.conf")));
        const QByteArray line = "local all " + QByteArray::fromStdString(login) + " scram-sha-256\n";
        if (!rules.open(QIODevice::ReadOnly))
            return false;
        const QByteArray before = rules.readAll();
        rules.close();
        return rules.open(QIODevice::WriteOnly) && rules.write(line + before) > 0 && rules.flush()
            && asOwner("SELECT pg_reload_conf()") == "t\n";
    }

    /// A libpq connection string for the owner.
    [[nodiscard]] std::string addressOf(const std::string& database) const
    {
        return "host='" + m_folder.path().toStdString() + "' port=" + std::to_string(m_port)
            + " user=owner dbname=" + database;
    }

private:
    [[nodiscard]] bool makeData()
    {
        QProcess initdb;
        start(initdb, QStringLiteral("initdb"),
              {QStringLiteral("-D"), dataFolder(), QStringLiteral("-U"), QStringLiteral("owner"), QStringLiteral("-A"),
               QStringLiteral("trust"), QStringLiteral("-E"), QStringLiteral("UTF8"), QStringLiteral("--no-locale"),
               QStringLiteral("--no-sync")});
        return initdb.waitForFinished(60000) && initdb.exitCode() == 0;
    }

    [[nodiscard]] bool handOver() const
    {
        return !isRoot()
            || QProcess::execute(QStringLiteral("chown"), {QStringLiteral("postgres"), m_folder.path()}) == 0;
    }

    [[nodiscard]] bool startServer()
    {
        const QString address = m_reach == Reach::loopbackToo ? QStringLiteral("127.0.0.1") : QString();
        start(m_server, QStringLiteral("postgres"),
              {QStringLiteral("-D"), dataFolder(), QStringLiteral("-k"), m_folder.path(), QStringLiteral("-h"), address,
               QStringLiteral("-p"), QString::number(m_port), QStringLiteral("-F"), QStringLiteral("-c"),
               QStringLiteral("autovacuum=off")});
        return m_server.waitForStarted() && accepts();
    }

    /// SIGTERM would wait for all clients to leave, SIGINT does not, and SIGQUIT leaves the data as a crash would.
    void stopServer(int signal = SIGINT)
    {
        if (m_server.processId() > 0)
            ::kill(static_cast<pid_t>(m_server.processId()), signal);
        if (!m_server.waitForFinished(10000))
            m_server.kill();
        m_server.waitForFinished(10000);
    }

    void start(QProcess& process, const QString& program, const QStringList& arguments) const
    {
        const QString path = QStringLiteral(QUERYMEND_POSTGRES_FOLDER "/") + program;
        process.setWorkingDirectory(m_folder.path());
        process.setStandardOutputFile(QProcess::nullDevice());
        process.setStandardErrorFile(QProcess::nullDevice());
        // A killed test cannot stop its server, so the system does.
        QStringList privileges{QStringLiteral("--pdeathsig=QUIT")};
        if (isRoot())
            privileges << QStringLiteral("--reuid=postgres") << QStringLiteral("--regid=postgres")
                       << QStringLiteral("--clear-groups");
        QStringList words =
            m_launcher + QStringList{QStringLiteral("setpriv")} + privileges + QStringList{path} + arguments;
        const QString first = words.takeFirst();
        process.start(first, words);
    }

    [[nodiscard]] bool accepts()
    {
        constexpr int tries = 3000;
        for (int i = 0; i < tries; ++i) {
            if (PQping(addressOf("postgres").c_str()) == PQPING_OK)
                return true;
            if (m_server.waitForFinished(10))
                return false;
        }
        return false;
    }

    QTemporaryDir m_folder;
    QProcess m_server;
    QStringList m_launcher;
    Reach m_reach;
    std::unique_ptr<ReservedPort> m_reserved;
    std::uint16_t m_port = 5432; ///< without a reserved port, only part of the socket's name
    bool m_ok = false;
};

} // namespace querymend
