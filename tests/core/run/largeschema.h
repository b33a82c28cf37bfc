#pragma once

#include "check/schemaview.h"
#include "dialect/dialect.h"
#include "support/bigschema.h"

#include <cstdint>

namespace querymend {

/// Many tables with similar names.
[[nodiscard]] inline const SchemaView& largeSchema()
{
    static const SchemaView view(Catalog(test::bigSchema(40, 8), dialectOf(DialectId::sqlite).syntax.names));
    return view;
}

[[nodiscard]] inline const Table& tableAt(std::uint32_t table)
{
    return largeSchema().catalog().table(TableId{table});
}

} // namespace querymend
