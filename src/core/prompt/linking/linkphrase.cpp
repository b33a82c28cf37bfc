#include "prompt/linking/linkphrase.h"

#include "schema/oneline.h"

namespace querymend {

std::string_view name(LinkLikeness likeness)
{
    switch (likeness) {
    case LinkLikeness::sameWord:
        return "word";
    case LinkLikeness::sameValue:
        return "value";
    case LinkLikeness::synonym:
        return "synonym";
    case LinkLikeness::abbreviation:
        return "abbreviation";
    case LinkLikeness::time:
        return "kind"; // of the value
    case LinkLikeness::place:
        return "place";
    case LinkLikeness::similar:
        return "similar";
    }
    return {};
}

std::string_view name(LinkField field)
{
    switch (field) {
    case LinkField::tableName:
        return "table name";
    case LinkField::columnName:
        return "column name";
    case LinkField::tableComment:
        return "table comment";
    case LinkField::columnComment:
        return "column comment";
    case LinkField::value:
        return "stored value";
    }
    return {};
}

std::string describe(const LinkReason& reason, const Table& table)
{
    const std::string column =
        reason.column == TableId::noValue ? std::string() : oneLine(table.columns[reason.column].name);
    const std::string found = '\'' + reason.keyword + "' is ";
    if (reason.likeness == LinkLikeness::time)
        return found + "a time, like the values of " + column;
    if (reason.likeness == LinkLikeness::place)
        return '\'' + reason.keyword + "' may name a place, as " + (column.empty() ? "the table" : column) + " does";
    const std::string how = reason.likeness == LinkLikeness::synonym ? "a synonym in the "
        : reason.likeness == LinkLikeness::abbreviation              ? "abbreviated in the "
        : reason.likeness == LinkLikeness::similar                   ? "similar to a word in the "
        : reason.field == LinkField::value                           ? "a "
                                                                     : "in the ";
    return found + how + std::string(name(reason.field)) + (column.empty() ? "" : " of " + column);
}

} // namespace querymend
