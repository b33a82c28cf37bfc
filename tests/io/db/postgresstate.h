#pragma once

#include "support/postgresserver.h"

#include <QCryptographicHash>
#include <QDirIterator>
#include <QStringList>

#include <memory>
#include <string>

namespace querymend {

/// What statements could have changed on a server, seen from another connection.
class PostgresState {
public:
    explicit PostgresState(const PostgresServer& server) : m_server(server) {}

    /// Everything that moves with any change, in one query: the next transaction id and the end of the log, which every
    /// change to a table, sequence or catalog advances; locks, files and replication slots.
    [[nodiscard]] std::string marks()
    {
        std::string text = answer(marksQuery);
        if (text.empty()) { // a statement has ended this connection
            m_connection.reset();
            text = "a connection was ended " + answer(marksQuery);
        }
        return text;
    }

    /// Every row of every table and catalog, every sequence, setting and file of the server, and advisory locks.
    [[nodiscard]] std::string rows() const
    {
        return m_server.asOwner(rowsQuery) + m_server.asOwner(sequencesQuery) + m_server.asOwner(othersQuery);
    }

    /// A hash of everything permanent: all databases, shared catalogs and settings. Left out are the log, which also
    /// records reads, and the control file that points into it; usage statistics; catalog caches for faster session
    /// starts; and the running server's own files. Reading a page can set hint bits on its rows, so freeze() must be
    /// called first.
    [[nodiscard]] QByteArray files() const
    {
        (void)m_server.asOwner("CHECKPOINT");
        QStringList paths;
        QDirIterator all(m_server.dataFolder(), QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot,
                         QDirIterator::Subdirectories);
        while (all.hasNext())
            paths << all.next();
        paths.sort();
        QCryptographicHash hash(QCryptographicHash::Sha1);
        for (const QString& path : paths) {
            if (isLeftOut(path.mid(m_server.dataFolder().size() + 1)))
                continue;
            hash.addData(path.toUtf8());
            QFile file(path);
            if (QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly))
                hash.addData(&file);
        }
        return hash.result().toHex();
    }

    /// Leaves no hint bits for readers to set.
    void freeze() const
    {
        for (const char* database : {"shop", "postgres", "template1"})
            (void)m_server.answerOf(database, "VACUUM (FREEZE, ANALYZE)");
    }

private:
    using Connection = std::unique_ptr<PGconn, void (*)(PGconn*)>;

    static constexpr auto marksQuery =
        "SELECT pg_snapshot_xmax(pg_current_snapshot()), pg_current_wal_insert_lsn(), "
        "(SELECT string_agg(l::text, ' ') FROM pg_locks AS l WHERE locktype IN ('advisory', 'relation') "
        "AND pid <> pg_backend_pid()), (SELECT string_agg(n, ' ' ORDER BY n) FROM pg_ls_dir('.') AS n), "
        "(SELECT string_agg(n, ' ' ORDER BY n) FROM pg_ls_dir('pg_replslot') AS n), pg_conf_load_time(), "
        "(SELECT string_agg(slot_name, ' ') FROM pg_replication_slots)";
    static constexpr auto rowsQuery =
        "SELECT string_agg(query_to_xml(format('SELECT md5(string_agg(whole_row::text, '','' ORDER BY "
        "whole_row::text)) "
        "FROM %s AS whole_row', c.oid::regclass), true, false, '')::text, ' ' ORDER BY c.oid::regclass::text) "
        "FROM pg_class AS c WHERE c.relkind = 'r'";
    static constexpr auto sequencesQuery = "SELECT last_value, is_called FROM s";
    static constexpr auto othersQuery =
        "SELECT md5(string_agg(name || '=' || setting, ';' ORDER BY name)), "
        "(SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'), "
        "(SELECT string_agg(n, ' ' ORDER BY n) FROM pg_ls_dir('.') AS n), "
        "(SELECT string_agg(slot_name, ' ') FROM pg_replication_slots) FROM pg_settings";

    static bool isLeftOut(const QString& path)
    {
        const QString name = path.section(QLatin1Char('/'), -1);
        const QString folder = path.section(QLatin1Char('/'), 0, 0);
        return folder == QLatin1String("pg_wal") || folder == QLatin1String("pg_stat")
            || folder == QLatin1String("pg_stat_tmp") || folder == QLatin1String("pg_logical")
            || folder == QLatin1String("pg_notify") || folder == QLatin1String("pg_subtrans")
            || name == QLatin1String("pg_internal.init") || name == QLatin1String("pg_control")
            || name.startsWith(QLatin1String("postmaster."));
    }

    [[nodiscard]] std::string answer(const char* query)
    {
        if (!m_connection)
            m_connection = Connection(PQconnectdb(m_server.addressOf("shop").c_str()), PQfinish);
        const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(m_connection.get(), query), PQclear);
        std::string text;
        for (int column = 0; column < PQnfields(result.get()) && PQntuples(result.get()) == 1; ++column)
            text += std::string(PQgetvalue(result.get(), 0, column)) + '\n';
        return text;
    }

    const PostgresServer& m_server;
    Connection m_connection{nullptr, PQfinish};
};

} // namespace querymend
