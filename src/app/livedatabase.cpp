#include "livedatabase.h"

#include <utility>

namespace querymend {

namespace {

struct Read {
    Dialect dialect;
    std::vector<std::string> warnings;
    Snapshot schema;
};

Result<Read, EngineError> readAll(Session& session)
{
    auto schema = session.readSchema({});
    if (!schema)
        return Failure{std::move(schema).error()};
    return Read{session.dialect(), session.warnings(), std::move(schema).value()};
}

} // namespace

LiveDatabase::LiveDatabase(SessionOpener opener, QObject* parent) : QObject(parent), m_thread(std::move(opener)) {}

void LiveDatabase::open(QObject* context, Opened opened)
{
    m_opening =
        m_thread.ask<Read>(context, readAll, [this, opened = std::move(opened)](Result<Read, EngineError> read) {
            if (!read)
                return opened(Failure{std::move(read).error()});
            m_dialect = std::make_unique<Dialect>(read->dialect);
            m_warnings = read->warnings;
            m_schema = std::make_unique<SchemaView>(Catalog(std::move(read).value().schema, m_dialect->syntax.names));
            opened(std::monostate{});
        });
}

void LiveDatabase::cancel()
{
    m_thread.cancel(m_opening);
}

} // namespace querymend
