#pragma once

#include "db/engines.h"
#include "serverdata.h"

#include <QDebug>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTemporaryFile>

#include <algorithm>
#include <memory>
#include <string>

#include <mysql.h>
#include <unistd.h>

namespace querymend {

/// A private MariaDB server in a temporary folder, reached by a socket there. It stops with this object and dies with
/// the test process.
class MariadbServer {
public:
    explicit MariadbServer(const QStringList& options = {})
    {
        if (!m_folder.isValid() || !m_log.open() || !handOver())
            return;
        m_ok = make(options);
        if (!m_ok)
            qWarning() << "MariaDB says:" << said();
    }
    MariadbServer(const MariadbServer&) = delete;
    MariadbServer& operator=(const MariadbServer&) = delete;
    ~MariadbServer() { kill(); } // its data is thrown away

    void stop()
    {
        m_server.terminate();
        if (!m_server.waitForFinished(10000))
            m_server.kill();
        m_server.waitForFinished(10000);
    }

    /// Kills it immediately, like a power failure.
    void kill()
    {
        m_server.kill();
        m_server.waitForFinished(10000);
    }

    /// Drops all connections. If there is a launcher, that program starts the server.
    [[nodiscard]] bool restart(const QStringList& options = {}, const QStringList& launcher = {})
    {
        stop();
        m_options += options;
        m_launcher = launcher;
        return startServer();
    }

    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString data() const { return m_folder.filePath(QStringLiteral("data")); }
    [[nodiscard]] std::string socket() const { return m_folder.filePath(QStringLiteral("socket")).toStdString(); }

    [[nodiscard]] ConnectionTarget target(const std::string& user) const
    {
        ConnectionTarget made;
        made.engine = EngineKind::mariadb;
        made.user = user;
        made.database = "shop";
        made.options["socket"] = socket();
        return made;
    }

    /// Null if it cannot be opened.
    [[nodiscard]] std::unique_ptr<Session> open(const std::string& user) const
    {
        auto session = openSession(target(user));
        return session ? std::move(session).value() : nullptr;
    }

    /// Runs a script as root and returns all values of all results, or the error.
    [[nodiscard]] std::string asOwner(const std::string& script) const { return answerOf("shop", script); }

    /// Opens a new connection for each call.
    [[nodiscard]] std::string answerOf(const std::string& database, const std::string& script) const
    {
        const std::unique_ptr<MYSQL, void (*)(MYSQL*)> connection(mysql_init(nullptr), mysql_close);
        mysql_options(connection.get(), MYSQL_SET_CHARSET_NAME, "utf8mb4");
        if (!mysql_real_connect(connection.get(), nullptr, "root", nullptr, database.c_str(), 0, socket().c_str(),
                                CLIENT_MULTI_STATEMENTS)
            || mysql_real_query(connection.get(), script.data(), script.size()) != 0)
            return std::string("ERROR ") + mysql_error(connection.get());
        std::string text;
        int next = 0;
        for (; next == 0; next = mysql_next_result(connection.get())) {
            const std::unique_ptr<MYSQL_RES, void (*)(MYSQL_RES*)> result(mysql_store_result(connection.get()),
                                                                          mysql_free_result);
            if (!result && mysql_errno(connection.get()) != 0)
                return text + "ERROR " + mysql_error(connection.get());
            while (const MYSQL_ROW row = result ? mysql_fetch_row(result.get()) : nullptr) {
                for (unsigned column = 0; column < mysql_num_fields(result.get()); ++column)
                    text += std::string(row[column] ? row[column] : "NULL") + '\n';
            }
        }
        return next > 0 ? text + "ERROR " + mysql_error(connection.get()) : text;
    }

    /// Creates the sample shop and the logins `reader`, with every right on its tables, `looker`, which may only
    /// select, and `files`, which may also read and write server files. Returns the error.
    [[nodiscard]] std::string fill() const
    {
        QFile sample(QStringLiteral(QUERYMEND_CORPUS "/schema/mariadb.sql"));
        if (!sample.open(QIODevice::ReadOnly))
            return "no sample schema";
        std::string problem = asOwner(sample.readAll().toStdString());
        if (!problem.empty())
            return problem;
        return asOwner("CREATE SEQUENCE s; ALTER TABLE orders COMMENT 'what was sold', "
                       "MODIFY total numeric(12,2) COMMENT 'with tax';"
                       "CREATE FUNCTION order_total(a int) RETURNS int RETURN a;"
                       "CREATE FUNCTION leave_a_trace() RETURNS int BEGIN DELETE FROM payments; RETURN 1; END;"
                       "CREATE FUNCTION lift_the_fence() RETURNS int BEGIN SET SESSION tx_read_only = 0; "
                       "SET SESSION max_statement_time = 0; RETURN 1; END;"
                       "CREATE DATABASE archive; CREATE TABLE archive.old (id int PRIMARY KEY, parent int, "
                       "FOREIGN KEY (parent) REFERENCES shop.customers (id));"
                       "CREATE USER reader; GRANT ALL ON shop.* TO reader; GRANT SELECT ON archive.* TO reader;"
                       "CREATE USER looker; GRANT SELECT ON shop.* TO looker;"
                       "CREATE USER files; GRANT FILE ON *.* TO files; GRANT ALL ON shop.* TO files;"
                       "CREATE USER locked IDENTIFIED BY 'secret'; GRANT SELECT ON shop.* TO locked;"
                       "CREATE USER nobody");
    }

private:
    static bool isRoot() { return geteuid() == 0; }

    /// Options for many servers side by side: the machine has few asynchronous I/O requests, and a starting server
    /// removes all temporary tables that it finds, even another server's.
    [[nodiscard]] QStringList besideOthers() const
    {
        return {QStringLiteral("--innodb-use-native-aio=0"), QStringLiteral("--innodb-log-file-size=8M"),
                QStringLiteral("--tmpdir=") + m_temporary.path()};
    }

    [[nodiscard]] bool make(const QStringList& options)
    {
        m_options = options.isEmpty() ? QStringList{QStringLiteral("--skip-networking")} : options;
        const bool hasData = copyServerData(QStringLiteral("mariadb"), data()) || makeData();
        return hasData && startServer() && answerOf({}, "CREATE DATABASE shop").empty();
    }

    [[nodiscard]] bool makeData()
    {
        QProcess install;
        start(install, QStringLiteral(QUERYMEND_MARIADB_INSTALL),
              QStringList{QStringLiteral("--no-defaults"), QStringLiteral("--datadir=") + data(),
                          QStringLiteral("--auth-root-authentication-method=normal"), QStringLiteral("--skip-test-db"),
                          QStringLiteral("--skip-name-resolve")}
                  + besideOthers());
        return install.waitForFinished(60000) && install.exitCode() == 0;
    }

    /// The end of what its programs wrote to standard error.
    [[nodiscard]] QByteArray said()
    {
        constexpr qint64 enough = 4000;
        m_log.seek(std::max<qint64>(0, m_log.size() - enough));
        return m_log.readAll();
    }

    [[nodiscard]] bool startServer()
    {
        start(m_server, QStringLiteral(QUERYMEND_MARIADB_PROGRAM),
              QStringList{
                  QStringLiteral("--no-defaults"), QStringLiteral("--datadir=") + data(),
                  QStringLiteral("--socket=") + QString::fromStdString(socket()),
                  QStringLiteral("--pid-file=") + m_folder.filePath(QStringLiteral("pid")),
                  QStringLiteral("--character-set-server=utf8mb4"), QStringLiteral("--innodb-buffer-pool-size=32M"),
                  QStringLiteral("--innodb-flush-log-at-trx-commit=0"), QStringLiteral("--innodb-flush-method=nosync"),
                  QStringLiteral("--max-recursive-iterations=4000000")}
                  + besideOthers() + m_options);
        return m_server.waitForStarted() && accepts();
    }

    [[nodiscard]] bool handOver() const
    {
        return !isRoot()
            || QProcess::execute(QStringLiteral("chown"),
                                 {QStringLiteral("mysql"), m_folder.path(), m_temporary.path()})
            == 0;
    }

    /// The process dies with the test. The server refuses to run as root, so it runs as another user.
    void start(QProcess& process, const QString& program, const QStringList& arguments) const
    {
        QStringList all{QStringLiteral("--pdeathsig"), QStringLiteral("KILL")};
        if (isRoot())
            all << QStringLiteral("--reuid=mysql") << QStringLiteral("--regid=mysql")
                << QStringLiteral("--clear-groups");
        process.setWorkingDirectory(m_folder.path());
        process.setStandardOutputFile(QProcess::nullDevice());
        process.setStandardErrorFile(m_log.fileName(), QIODevice::Append);
        QStringList words =
            m_launcher + QStringList{QStringLiteral("setpriv")} + all + QStringList{program} + arguments;
        const QString first = words.takeFirst();
        process.start(first, words);
    }

    [[nodiscard]] bool accepts()
    {
        constexpr int tries = 3000;
        for (int i = 0; i < tries; ++i) {
            if (!answerOf({}, "DO 0").starts_with("ERROR"))
                return true;
            if (m_server.waitForFinished(10))
                return false;
        }
        return false;
    }

    QTemporaryDir m_folder;
    QTemporaryDir m_temporary;
    QTemporaryFile m_log; // outside the folder, which tests check for changes
    QProcess m_server;
    QStringList m_options;
    QStringList m_launcher;
    bool m_ok = false;
};

} // namespace querymend
