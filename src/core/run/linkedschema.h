#pragma once

#include "prompt/linking/linkpart.h"

#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A table's name; the schema is empty for engines without schemas.
struct TableName {
    std::string schema;
    std::string name;

    friend bool operator==(const TableName&, const TableName&) = default;
};

/// A table that the question seems to be about, and why.
struct ChosenTable {
    TableName table;
    LinkPart part = LinkPart::found;
    std::vector<std::string> columns; ///< those that words of the question match
    std::vector<std::string> reasons; ///< strongest first
};

/// What the question seems to be about: prompts limited to the linked schema show only these tables.
struct SchemaLinked {
    static constexpr std::string_view recordType = "schema_linked";
    std::vector<std::string> keywords;
    std::vector<ChosenTable> tables; ///< most important first; empty if no word of the question matched
    std::vector<TableName> named;    ///< tables that the question names in full
    /// Tables that the question names, but to which the user did not limit it. Never told to a model.
    std::vector<TableName> withheld = {};
};

} // namespace querymend
