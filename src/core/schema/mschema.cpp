#include "schema/mschema.h"

#include "schema/mschemalines.h"
#include "schema/oneline.h"

#include <utility>

namespace querymend {

std::string toMSchema(const Catalog& catalog, const MSchemaOptions& options)
{
    return MSchemaLines(catalog).rendered(options).text;
}

std::string describe(const std::vector<TableCut>& cuts, const Catalog& catalog)
{
    constexpr std::size_t mostNames = 12;
    const auto line = [&](MSchemaCut cut, std::string_view what) {
        std::string names;
        std::size_t count = 0;
        for (const TableCut& one : cuts) {
            if (one.cut == cut && ++count <= mostNames)
                names += (count == 1 ? " " : ", ")
                    + oneLineName(catalog.table(one.table).schema, catalog.table(one.table).name);
        }
        if (count > mostNames)
            names += " and " + std::to_string(count - mostNames) + " more";
        return count == 0 ? std::string() : "- " + std::string(what) + ':' + names + '\n';
    };
    std::string text = line(MSchemaCut::examples, "example values are missing from")
        + line(MSchemaCut::comments, "column comments and example values are missing from")
        + line(MSchemaCut::columns, "all columns except keys and those in the question are missing from")
        + line(MSchemaCut::table, "these tables also exist");
    if (!text.empty())
        text.pop_back();
    return text;
}

} // namespace querymend
