#include "store/postgresstore.h"

#include <algorithm>
#include <cstdlib>

namespace querymend {

namespace {

/// Held by transactions that have to wait for each other, such as the one that creates the tables.
constexpr auto makingLock = "SELECT pg_advisory_xact_lock(5858271603)";

/// Limit for unlocking before a connection closes.
constexpr std::chrono::milliseconds timeForGoodbye{2000};
constexpr auto usualConnectTimeout = "10";

/// Makes the server notice within a minute that a client is gone, so that the claims of a machine that dropped off the
/// network end. The two parameters are in milliseconds.
constexpr auto sessionSettings =
    "SELECT set_config(wanted.name, wanted.value, false) FROM (VALUES "
    "('statement_timeout', ?), ('lock_timeout', ?), ('idle_in_transaction_session_timeout', '30s'), "
    "('tcp_keepalives_idle', '30'), ('tcp_keepalives_interval', '10'), ('tcp_keepalives_count', '3'), "
    "('tcp_user_timeout', '60s')) AS wanted (name, value) JOIN pg_settings ON pg_settings.name = wanted.name";

constexpr auto ownBackend = "SELECT pid, coalesce(extract(epoch FROM backend_start)::text, '') FROM pg_stat_activity "
                            "WHERE pid = pg_backend_pid()";

/// Advisory locks of other connections on numbers, in this database. The number is stored in two halves.
constexpr auto advisoryLocks =
    "FROM pg_locks AS l WHERE l.locktype = 'advisory' AND l.objsubid = 1 AND l.granted AND l.pid <> pg_backend_pid() "
    "AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())";
constexpr auto lockNumber = "(l.classid::bigint << 32 | l.objid::bigint)";

/// The client's settings for the connection. The user's take precedence, except for an unlimited connect timeout.
StoreLink::Options optionsOf(const StoreServer& server)
{
    StoreLink::Options options{
        {"application_name", "querymend"},       {"client_encoding", "UTF8"}, {"keepalives_idle", "30"},
        {"keepalives_interval", "10"},           {"keepalives_count", "3"},   {"tcp_user_timeout", "60000"},
        {"connect_timeout", usualConnectTimeout}};
    for (const auto& [name, value] : server.options)
        options[name] = value;
    if (std::atoi(options["connect_timeout"].c_str()) <= 0)
        options["connect_timeout"] = usualConnectTimeout;
    const auto add = [&](const char* name, const std::string& value) {
        if (!value.empty())
            options[name] = value;
    };
    add("host", server.host);
    add("port", server.port ? std::to_string(*server.port) : std::string());
    add("user", server.user);
    add("password", server.password ? server.password->reveal() : std::string());
    add("dbname", server.database);
    return options;
}

bool isTrue(const QVariant& value)
{
    return value.toByteArray() == "t";
}

} // namespace

PostgresStore::PostgresStore(const StorePlace& place)
    : StoreEngine(place), m_silence(std::get<StoreServer>(place.where).silence)
{}

/// Unlocks explicitly, because the server would take a moment to notice that the connection is closed.
PostgresStore::~PostgresStore()
{
    if (!m_claimed.empty() && m_link.isOpen())
        static_cast<void>(
            m_link.run(QStringLiteral("SELECT pg_advisory_unlock_all()"), {}, std::min(m_silence, timeForGoodbye)));
}

StoreDone PostgresStore::connect()
{
    if (m_backend.process != 0)
        m_earlier.push_back(m_backend);
    m_backend = {};
    m_claimed.clear();
    if (auto opened = m_link.open(optionsOf(std::get<StoreServer>(place().where))); !opened)
        return Failure{errorOf(opened.error(), "it cannot be reached")};
    return prepareSession();
}

StoreDone PostgresStore::prepareSession()
{
    constexpr auto opening = "it cannot be opened";
    // The server has to report a timeout before the client stops waiting for it.
    const QVariantList limits{qlonglong{m_silence.count() * 3 / 4}, qlonglong{m_silence.count() / 4}};
    if (auto set = execute(QString::fromLatin1(sessionSettings), opening, limits); !set)
        return set;
    const auto own = run(QString::fromLatin1(ownBackend), {}, opening);
    if (!own)
        return Failure{own.error()};
    if (!own->rows.empty())
        m_backend = {own->rows[0][0].toLongLong(), own->rows[0][1].toString()};
    return {};
}

Result<StoreRows, StoreError> PostgresStore::run(const QString& statement, const QVariantList& values,
                                                 const std::string& doing)
{
    auto answer = m_link.run(statement, values, m_silence);
    if (!answer)
        return Failure{errorOf(answer.error(), doing)};
    return std::move(answer).value();
}

Result<bool, StoreError> PostgresStore::hasTables()
{
    // Reads pg_class itself, because lookups by name may remember a missing table after another program has created it.
    const auto found = run(QStringLiteral("SELECT count(*) FROM pg_class WHERE relname = 'querymend_store' "
                                          "AND pg_table_is_visible(oid)"),
                           {}, "it cannot be read");
    if (!found)
        return Failure{found.error()};
    return found->rows[0][0].toInt() > 0;
}

std::vector<QString> PostgresStore::makingStatements() const
{
    return {};
}

StoreDone PostgresStore::prepareForWriting()
{
    return {};
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

Result<bool, StoreError> PostgresStore::claim(RunKey run)
{
    if (m_claimed.contains(run)) // the server counts locks, and a second one would need a second unlock
        return true;
    const auto tried =
        this->run(QStringLiteral("SELECT pg_try_advisory_lock(?)"), {qlonglong{run}}, "the run cannot be locked");
    if (!tried)
        return Failure{tried.error()};
    if (isTrue(tried->rows[0][0])) {
        m_claimed.insert(run);
        return true;
    }
    const auto holder = holderOf(run);
    if (!holder)
        return Failure{holder.error()};
    if (!*holder || std::find(m_earlier.begin(), m_earlier.end(), **holder) == m_earlier.end())
        return false;
    if (auto seized = seize(run); !seized) // from an earlier connection of this store
        return Failure{std::move(seized).error()};
    return true;
}

void PostgresStore::release(RunKey run)
{
    if (m_claimed.erase(run) > 0)
        static_cast<void>(
            this->run(QStringLiteral("SELECT pg_advisory_unlock(?)"), {qlonglong{run}}, "the run cannot be released"));
}

Result<std::set<RunKey>, StoreError> PostgresStore::claimedByOthers(const std::vector<RunKey>& runs)
{
    std::set<RunKey> claimed;
    if (runs.empty())
        return claimed;
    const auto locks = run(QStringLiteral("SELECT %1 %2").arg(QLatin1String(lockNumber), QLatin1String(advisoryLocks)),
                           {}, "locks cannot be read");
    if (!locks)
        return Failure{locks.error()};
    for (const QVariantList& row : locks->rows) {
        const RunKey key = row[0].toLongLong();
        if (std::find(runs.begin(), runs.end(), key) != runs.end())
            claimed.insert(key);
    }
    return claimed;
}

Result<std::optional<PostgresStore::Backend>, StoreError> PostgresStore::holderOf(RunKey run)
{
    const QString sql = QStringLiteral("SELECT a.pid, coalesce(extract(epoch FROM a.backend_start)::text, '') "
                                       "FROM pg_stat_activity AS a WHERE a.pid IN (SELECT l.pid %1 AND %2 = ?)");
    const auto found = this->run(sql.arg(QLatin1String(advisoryLocks), QLatin1String(lockNumber)), {qlonglong{run}},
                                 "locks cannot be read");
    if (!found)
        return Failure{found.error()};
    if (found->rows.empty())
        return std::optional<Backend>();
    return std::optional(Backend{found->rows[0][0].toLongLong(), found->rows[0][1].toString()});
}

StoreDone PostgresStore::end(const Backend& holder, const std::string& doing)
{
    auto ended = execute(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = ? AND "
                                        "coalesce(extract(epoch FROM backend_start)::text, '') = ?"),
                         doing, {holder.process, holder.since});
    if (!ended && ended.error().failure == StoreFailure::notWritable)
        return Failure{StoreError{StoreFailure::heldByAnother, ended.error().what,
                                  "Take it over with the login that holds it, or with one that is allowed to end its "
                                  "connections"}};
    return ended;
}

StoreDone PostgresStore::seize(RunKey run)
{
    constexpr auto seizing = "the run cannot be taken over";
    if (m_claimed.contains(run))
        return {};
    const auto holder = holderOf(run);
    if (!holder)
        return Failure{holder.error()};
    if (*holder) {
        if (auto ended = end(**holder, seizing); !ended)
            return ended;
    }
    // Waits until the server has released the lock.
    auto locked = execute(QStringLiteral("SELECT pg_advisory_lock(?)"), seizing, {qlonglong{run}});
    if (locked)
        m_claimed.insert(run);
    return locked;
}

QString PostgresStore::sizeStatement() const
{
    return QStringLiteral("SELECT pg_total_relation_size('querymend_runs') + "
                          "pg_total_relation_size('querymend_events') + pg_total_relation_size('querymend_marks') + "
                          "pg_total_relation_size('querymend_answers') + pg_total_relation_size('querymend_lessons'), "
                          "0::bigint");
}

/// Not FULL, which would keep the programs of a team waiting.
std::vector<QString> PostgresStore::compactStatements() const
{
    return {QStringLiteral("VACUUM querymend_events"), QStringLiteral("VACUUM querymend_runs")};
}

std::string PostgresStore::adviceOnDamage() const
{
    return "Export the runs that can be read, and ask the server's administrator for a backup of the tables";
}

StoreError PostgresStore::errorOf(const LinkProblem& problem, const std::string& doing) const
{
    const std::string what = doing + ": " + problem.words;
    const auto isOf = [&](const char* prefix) { return problem.code.starts_with(prefix); };
    // Errors of libpq itself have no code: the server did not answer.
    if (problem.code.empty() || isOf("08") || isOf("57P") || isOf("28") || isOf("3D") || isOf("53300") || isOf("25P03"))
        return failure(StoreFailure::unreachable, what,
                       "Check that the server is running and accepts your login, then try again");
    if (isOf("53100"))
        return failure(StoreFailure::diskFull, what, "Free space on the server's disk; stored data is safe");
    if (isOf("42501") || isOf("25006"))
        return failure(StoreFailure::notWritable, what,
                       "Ask for permission to create tables in the database and write to them");
    if (isOf("55P03") || isOf("57014") || isOf("40"))
        return failure(StoreFailure::busy, what, "Another program has locked the store; try again");
    if (isOf("23"))
        return failure(StoreFailure::heldByAnother, what, "Another program has written to the run; reload it");
    if (isOf("42") || isOf("XX"))
        return failure(StoreFailure::damaged, what, adviceOnDamage());
    return failure(StoreFailure::ioFailed, what, "Try again, or ask the server's administrator");
}

} // namespace querymend
