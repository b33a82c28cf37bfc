#include "inputs/schemafile.h"

#include "inputs/inputfile.h"
#include "inputs/textlimits.h"
#include "schema/json.h"

namespace querymend {

Result<Snapshot, Complaint> readSchemaFile(std::string_view name)
{
    auto source = InputFile::open(name);
    if (!source)
        return Failure{Complaint{"schema " + source.error().text}};
    const auto text = source.value().readAll(longestSchema);
    if (!text)
        return Failure{Complaint{"schema " + text.error().text}};
    std::string_view json = *text;
    if (json.starts_with(byteOrderMark))
        json.remove_prefix(byteOrderMark.size());
    auto snapshot = readSchemaJson(json);
    if (!snapshot) {
        const std::string what = json.empty() ? "the file is empty" : describe(snapshot.error());
        return Failure{Complaint{"schema " + source->name() + ": " + what}};
    }
    return std::move(snapshot).value();
}

Result<const Dialect*, Complaint> dialectGiven(std::string_view name)
{
    if (const Dialect* const dialect = dialectNamed(name))
        return dialect;
    std::vector<std::string_view> names;
    for (const Dialect& dialect : allDialects())
        names.push_back(dialect.name);
    return Failure{Complaint{noneOf("--dialect", name, names)}};
}

const Dialect* dialectOfSchema(const Snapshot& snapshot)
{
    return snapshot.dialect.empty() ? nullptr : dialectNamed(snapshot.dialect);
}

} // namespace querymend
