#include "database/databaseconnection.h"

#include "db/addresses/connectionurl.h"

#include <utility>

namespace querymend {

DatabaseConnection::DatabaseConnection(OpenerOf openerOf, QObject* parent)
    : QObject(parent), m_openerOf(std::move(openerOf))
{}

DatabaseConnection::~DatabaseConnection() = default;

void DatabaseConnection::open(const ConnectionTarget& target)
{
    close();
    m_target = target;
    const SessionOpener opener = m_openerOf(target);
    m_database = std::make_unique<LiveDatabase>(opener);
    m_database->setSamples(m_samples);
    connect(m_database.get(), &LiveDatabase::namesRead, this, &DatabaseConnection::schemaChanged);
    connect(m_database.get(), &LiveDatabase::schemaRead, this, &DatabaseConnection::schemaChanged);
    connect(m_database.get(), &LiveDatabase::refreshFailed, this, &DatabaseConnection::refreshFailed);
    connect(&m_database->thread(), &SessionThread::leftRunning, this, &DatabaseConnection::leftRunning);
    change(ConnectionState::opening);
    // Queued, because a slot may open another database while this one is still answering.
    m_database->open(this, [this, opener, which = m_database.get()](const auto& opened) {
        QMetaObject::invokeMethod(
            this, [this, opener, which, opened] { finishOpening(which, opener, opened); }, Qt::QueuedConnection);
    });
}

void DatabaseConnection::finishOpening(const LiveDatabase* which, const SessionOpener& opener,
                                       const Result<void, EngineError>& opened)
{
    if (which != m_database.get() || m_state != ConnectionState::opening)
        return;
    if (!opened) {
        m_database.reset();
        change(ConnectionState::closed);
        Q_EMIT openingFailed(opened.error());
        return;
    }
    m_queries = std::make_unique<SessionThread>(opener);
    connect(m_queries.get(), &SessionThread::leftRunning, this, &DatabaseConnection::leftRunning);
    change(ConnectionState::open);
}

void DatabaseConnection::close()
{
    m_queries.reset();
    m_database.reset();
    if (m_state != ConnectionState::closed)
        change(ConnectionState::closed);
}

std::string DatabaseConnection::address() const
{
    return connectionUrlOf(m_target);
}

LiveDatabase* DatabaseConnection::database() const
{
    return m_state == ConnectionState::open ? m_database.get() : nullptr;
}

std::shared_ptr<const SchemaView> DatabaseConnection::schema() const
{
    return m_database ? m_database->sharedSchema() : nullptr;
}

const Dialect* DatabaseConnection::dialect() const
{
    return schema() ? &m_database->dialect() : nullptr;
}

SessionThread* DatabaseConnection::queries() const
{
    return m_state == ConnectionState::open ? m_queries.get() : nullptr;
}

void DatabaseConnection::refreshSchema()
{
    if (m_state == ConnectionState::open)
        m_database->refreshSchema();
}

void DatabaseConnection::setSamples(SamplePolicy policy)
{
    if (std::exchange(m_samples, policy) == policy || !m_database)
        return;
    m_database->setSamples(policy);
    m_database->refreshSchema();
}

void DatabaseConnection::change(ConnectionState state)
{
    m_state = state;
    Q_EMIT stateChanged(state);
}

} // namespace querymend

#include "moc_databaseconnection.cpp"
