#include "settings/connectiontest.h"

#include <utility>

namespace querymend {

namespace {

Result<ConnectionFacts, EngineError> factsOf(Session& session)
{
    SchemaRequest request;
    request.depth = SchemaDepth::names;
    const auto schema = session.readSchema(request);
    if (!schema)
        return Failure{schema.error()};
    ConnectionFacts facts;
    facts.engine = session.dialect().displayName;
    facts.tables = schema->tables.size();
    facts.warnings = session.warnings();
    return facts;
}

} // namespace

ConnectionTest::ConnectionTest(QObject* parent) : QObject(parent) {}

ConnectionTest::~ConnectionTest() = default;

void ConnectionTest::start(const SessionOpener& opener)
{
    m_time.start();
    m_thread = std::make_unique<SessionThread>(opener);
    m_ask = m_thread->ask<ConnectionFacts>(
        this, factsOf, [this](Result<ConnectionFacts, EngineError> result) { finish(std::move(result)); });
}

void ConnectionTest::cancel()
{
    if (m_thread)
        m_thread->cancel(m_ask);
}

void ConnectionTest::finish(Result<ConnectionFacts, EngineError> result)
{
    if (result)
        result.value().took = std::chrono::milliseconds(m_time.elapsed());
    m_thread.release()->deleteLater(); // it is still calling this
    Q_EMIT finished(result);
}

} // namespace querymend

#include "moc_connectiontest.cpp"
