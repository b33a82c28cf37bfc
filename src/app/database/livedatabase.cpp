#include "database/livedatabase.h"

#include "schema/merging.h"

#include <utility>

namespace querymend {

/// The result of one reading, prepared on the session's thread.
struct LiveDatabase::Reading {
    Dialect dialect;
    DatabaseWarnings warnings;
    std::shared_ptr<const SchemaView> schema;
    SamplePolicy samples = SamplePolicy::none;

    /// Keeps what is already known, as far as it still exists.
    static Result<Reading, EngineError> read(Session& session, SchemaDepth depth, const SchemaView* known,
                                             SamplePolicy samples)
    {
        SchemaRequest request;
        request.depth = depth;
        auto part = session.readSchema(request);
        if (!part)
            return Failure{std::move(part).error()};
        Snapshot whole;
        if (known)
            whole = known->catalog().snapshot();
        mergePart(whole, std::move(part).value(), request.schemas);
        DatabaseWarnings warnings = session.warnings();
        SampleRequest wanted;
        wanted.policy = samples;
        for (DatabaseWarning& note : readSamples(session, whole, wanted))
            warnings.push_back(std::move(note));
        const Dialect& dialect = session.dialect();
        return Reading{dialect, std::move(warnings),
                       std::make_shared<SchemaView>(Catalog(std::move(whole), dialect.syntax.names)), samples};
    }
};

LiveDatabase::LiveDatabase(SessionOpener opener, QObject* parent) : QObject(parent), m_thread(std::move(opener)) {}

void LiveDatabase::open(QObject* context, Opened opened)
{
    m_opened = std::move(opened);
    readNames(context);
}

void LiveDatabase::refreshSchema()
{
    if (m_reading.isNone())
        readNames(this);
    else
        m_startsOver = true;
}

void LiveDatabase::cancel()
{
    m_thread.cancel(m_reading);
}

void LiveDatabase::readNames(QObject* context)
{
    m_reading = m_thread.ask<Reading>(
        context,
        [known = m_schema](Session& session) {
            return Reading::read(session, SchemaDepth::names, known.get(), SamplePolicy::none);
        },
        [this, context](Result<Reading, EngineError> reading) { handleNames(context, std::move(reading)); });
}

void LiveDatabase::handleNames(QObject* context, Result<Reading, EngineError> reading)
{
    if (!reading)
        return fail(reading.error());
    takeDialect(reading->dialect);
    const bool isOpening = static_cast<bool>(m_opened);
    if (isOpening)
        m_schema = reading->schema;
    m_reading = m_thread.ask<Reading>(
        context,
        [known = reading->schema, samples = m_samples](Session& session) {
            return Reading::read(session, SchemaDepth::columns, known.get(), samples);
        },
        [this](Result<Reading, EngineError> columns) { handleColumns(std::move(columns)); });
    if (isOpening)
        Q_EMIT namesRead();
}

/// In place, because others refer to it; none of them on another thread.
void LiveDatabase::takeDialect(const Dialect& dialect)
{
    if (m_dialect)
        *m_dialect = dialect;
    else
        m_dialect = std::make_unique<Dialect>(dialect);
}

void LiveDatabase::handleColumns(Result<Reading, EngineError> reading)
{
    if (!reading)
        return fail(reading.error());
    takeDialect(reading->dialect);
    const bool startsOver = std::exchange(m_startsOver, false);
    if (startsOver && !m_opened)
        return readNames(this);
    m_reading = AskId();
    m_warnings = reading->warnings;
    m_schema = reading->schema;
    m_samplesRead = reading->samples;
    if (startsOver) // opening does not wait for the second reading
        readNames(this);
    // A slot may destroy this object.
    const Opened opened = std::exchange(m_opened, {});
    Q_EMIT schemaRead();
    if (opened)
        opened({});
}

void LiveDatabase::fail(const EngineError& error)
{
    m_reading = AskId();
    m_startsOver = false;
    if (const Opened opened = std::exchange(m_opened, {}))
        opened(Failure{error});
    else
        Q_EMIT refreshFailed(error);
}

} // namespace querymend

#include "moc_livedatabase.cpp"
