#pragma once

#include "schema/catalog.h"
#include "sql/guard/guard.h"

namespace querymend {

/// Lets the guard look names up in a catalog.
class CatalogTables : public KnownTables {
public:
    /// The catalog must outlive this object.
    explicit CatalogTables(const Catalog& catalog) : m_catalog(catalog) {}

    [[nodiscard]] bool has(std::span<const NamePart> name) const override;
    [[nodiscard]] bool canCall(std::span<const NamePart> name) const override;

private:
    [[nodiscard]] TableMatch find(std::span<const NamePart> name) const;

    const Catalog& m_catalog;
};

} // namespace querymend
