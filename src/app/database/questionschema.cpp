#include "database/questionschema.h"

#include "schema/tablelimit.h"

#include <string>
#include <utility>
#include <vector>

namespace querymend {

std::shared_ptr<const SchemaView> schemaFor(const LiveDatabase& database, const Question& question)
{
    if (!question.tables)
        return database.sharedSchema();
    std::vector<std::string> names;
    for (const TableName& table : *question.tables)
        names.push_back(table.schema.empty() ? table.name : table.schema + '.' + table.name);
    const Catalog& whole = database.schema().catalog();
    return std::make_shared<SchemaView>(Catalog(limitedTo(whole, names).snapshot, whole.rules()));
}

} // namespace querymend
