#pragma once

#include "schema/catalog.h"
#include "schema/joins.h"
#include "schema/mschemalines.h"
#include "schema/suggester.h"

#include <memory>

namespace querymend {

/// A schema as the checks see it: the catalog, and indexes that are built on first use.
/// For one thread at a time, since const calls build them too.
class SchemaView {
public:
    explicit SchemaView(Catalog catalog);
    SchemaView(const SchemaView&) = delete;
    SchemaView& operator=(const SchemaView&) = delete;

    [[nodiscard]] const Catalog& catalog() const { return m_catalog; }
    [[nodiscard]] const Suggester& suggester() const;
    [[nodiscard]] const JoinGraph& joins() const;
    [[nodiscard]] const MSchemaLines& mschema() const;

private:
    Catalog m_catalog;
    mutable std::unique_ptr<Suggester> m_suggester;
    mutable std::unique_ptr<JoinGraph> m_joins;
    mutable std::unique_ptr<MSchemaLines> m_mschema;
};

} // namespace querymend
