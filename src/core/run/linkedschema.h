#pragma once

#include "prompt/linking/linking.h"

#include <string>
#include <vector>

namespace querymend {

/// A table by its own name; the schema is empty where the engine has none.
struct TableName {
    std::string schema;
    std::string name;

    friend bool operator==(const TableName&, const TableName&) = default;
};

/// A table that the question seems to be about, and why.
struct ChosenTable {
    TableName table;
    LinkPart part = LinkPart::found;
    std::vector<std::string> columns; ///< in which words of the question were found
    std::vector<std::string> reasons; ///< the strongest first
};

/// What the question seems to be about: prompts that show the linked schema show these tables alone.
struct SchemaLinked {
    std::vector<std::string> keywords;
    std::vector<ChosenTable> tables; ///< the most important first; none where no word of the question was found
    std::vector<TableName> named;    ///< those that the question calls by their whole name
};

} // namespace querymend
