#include "check/schemaview.h"

#include <utility>

namespace querymend {

SchemaView::SchemaView(Catalog catalog) : m_catalog(std::move(catalog)) {}

const Suggester& SchemaView::suggester() const
{
    if (!m_suggester)
        m_suggester = std::make_unique<Suggester>(m_catalog);
    return *m_suggester;
}

const JoinGraph& SchemaView::joins() const
{
    if (!m_joins)
        m_joins = std::make_unique<JoinGraph>(m_catalog);
    return *m_joins;
}

const MSchemaLines& SchemaView::mschema() const
{
    if (!m_mschema)
        m_mschema = std::make_unique<MSchemaLines>(m_catalog);
    return *m_mschema;
}

} // namespace querymend
