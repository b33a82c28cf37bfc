#include "store/postgresstore.h"

#include <QSqlQuery>

#include <algorithm>
#include <map>

namespace querymend {

namespace {

/// Held while the tables are made.
constexpr auto makingLock = "SELECT pg_advisory_xact_lock(5858271603)";

/// As a connection string wants it: nothing in it can end the value.
QString quotedValue(const std::string& value)
{
    QString text = QStringLiteral("'");
    for (const QChar c : QString::fromStdString(value)) {
        if (c == QLatin1Char('\'') || c == QLatin1Char('\\'))
            text += QLatin1Char('\\');
        text += c;
    }
    return text + QLatin1Char('\'');
}

} // namespace

PostgresStore::PostgresStore(const StorePlace& place) : StoreEngine(place)
{
    useDriver(QStringLiteral("QPSQL"));
}

/// The server would take a moment to notice that the connection is closed.
PostgresStore::~PostgresStore()
{
    if (!m_claimed.empty())
        QSqlQuery(database()).exec(QStringLiteral("SELECT pg_advisory_unlock_all()"));
}

StoreDone PostgresStore::connect()
{
    if (auto driver = checkDriver("libqt6sql6-psql"); !driver)
        return driver;
    const auto& server = std::get<StoreServer>(place().where);
    std::map<std::string, std::string, std::less<>> options{{"application_name", "querymend"},
                                                            {"connect_timeout", "10"}};
    for (const auto& [name, value] : server.options)
        options[name] = value;
    QString connectOptions;
    for (const auto& [name, value] : options)
        connectOptions += (connectOptions.isEmpty() ? QString() : QStringLiteral(";")) + QString::fromStdString(name)
            + QLatin1Char('=') + quotedValue(value);
    m_claimed.clear();
    database().setHostName(QString::fromStdString(server.host));
    database().setPort(server.port ? *server.port : -1);
    database().setUserName(QString::fromStdString(server.user));
    database().setPassword(QString::fromStdString(server.password ? server.password->reveal() : std::string()));
    database().setDatabaseName(QString::fromStdString(server.database));
    database().setConnectOptions(connectOptions);
    if (!database().open())
        return Failure{errorOf(database().lastError(), "it cannot be reached")};
    return execute(QStringLiteral("SET statement_timeout = '60s'; SET lock_timeout = '10s'"), "it cannot be opened");
}

Result<bool, StoreError> PostgresStore::hasTables()
{
    QSqlQuery query(database());
    // From the table itself: look-ups by name remember what was not there before another program made it.
    if (!query.exec(QStringLiteral("SELECT count(*) > 0 FROM pg_class WHERE relname = 'querymend_store' "
                                   "AND pg_table_is_visible(oid)"))
        || !query.next())
        return Failure{errorOf(query.lastError(), "it cannot be read")};
    return query.value(0).toBool();
}

std::vector<QString> PostgresStore::makingStatements() const
{
    return {};
}

StoreDone PostgresStore::settle()
{
    return std::monostate{};
}

QString PostgresStore::beginStatement() const
{
    return QStringLiteral("BEGIN");
}

QString PostgresStore::onlyOneStatement() const
{
    return QString::fromLatin1(makingLock);
}

StoreEngine::RecordForm PostgresStore::recordForm() const
{
    return {QStringLiteral("?"), QStringLiteral("record")};
}

QVariant PostgresStore::recordValue(const std::string& record) const
{
    return QString::fromStdString(record);
}

Result<bool, StoreError> PostgresStore::claim(RunKey run)
{
    if (m_claimed.contains(run)) // the server counts, and would have to be told twice that it is over
        return true;
    QSqlQuery query(database());
    if (!query.exec(QStringLiteral("SELECT pg_try_advisory_lock(%1)").arg(run)) || !query.next())
        return Failure{errorOf(query.lastError(), "the run cannot be locked")};
    if (query.value(0).toBool())
        m_claimed.insert(run);
    return m_claimed.contains(run);
}

void PostgresStore::release(RunKey run)
{
    QSqlQuery query(database());
    if (m_claimed.erase(run) > 0)
        query.exec(QStringLiteral("SELECT pg_advisory_unlock(%1)").arg(run));
}

Result<std::set<RunKey>, StoreError> PostgresStore::claimedByOthers(const std::vector<RunKey>& runs)
{
    std::set<RunKey> claimed;
    if (runs.empty())
        return claimed;
    QSqlQuery query(database());
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("SELECT classid::bigint << 32 | objid::bigint FROM pg_locks "
                                   "WHERE locktype = 'advisory' AND objsubid = 1 AND pid <> pg_backend_pid() "
                                   "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())")))
        return Failure{errorOf(query.lastError(), "locks cannot be read")};
    while (query.next()) {
        const RunKey key = query.value(0).toLongLong();
        if (std::find(runs.begin(), runs.end(), key) != runs.end())
            claimed.insert(key);
    }
    return claimed;
}

StoreError PostgresStore::errorOf(const QSqlError& error, const std::string& doing) const
{
    const QString words = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    const std::string what = doing + ": " + words.simplified().toStdString();
    const QString code = error.nativeErrorCode();
    const auto isOf = [&](const char* prefix) { return code.startsWith(QLatin1String(prefix)); };
    // What libpq says by itself has no code: that the server did not answer.
    if (code.isEmpty() || isOf("08") || isOf("57P") || isOf("28") || isOf("3D") || isOf("53300"))
        return failure(StoreFailure::unreachable, what, "See that the server runs and lets you in, and try again");
    if (isOf("53100"))
        return failure(StoreFailure::diskFull, what, "Make room on the server's disk; what was stored is safe");
    if (isOf("42501") || isOf("25006"))
        return failure(StoreFailure::notWritable, what,
                       "Ask for the right to create tables in the database and to write them");
    if (isOf("55P03") || isOf("57014") || isOf("40"))
        return failure(StoreFailure::busy, what, "Another program has kept the store to itself; try again");
    if (isOf("23"))
        return failure(StoreFailure::heldByAnother, what, "Somebody else has written to the run; look at it again");
    if (isOf("42") || isOf("XX"))
        return failure(StoreFailure::damaged, what,
                       "The tables are not as they were made; ask who looks after the server");
    return failure(StoreFailure::ioFailed, what, "Try again, or ask who looks after the server");
}

} // namespace querymend
