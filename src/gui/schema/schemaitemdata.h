#pragma once

#include "dialect/dialect.h"
#include "schema/fuzzypattern.h"
#include "schema/promptchoice.h"
#include "schema/schematree.h"

#include <QVariant>

#include <vector>

namespace querymend {

/// What a SchemaModel shows of each item, by role.
struct SchemaItemData {
    const Catalog& catalog;
    const Dialect& dialect;
    const PromptChoice& choice;
    const FuzzyPattern& pattern; ///< empty unless the tree is filtered
    const std::vector<bool>& isUsed;

    [[nodiscard]] QVariant ofGroup(const SchemaTree::Group& group, int role) const;
    [[nodiscard]] QVariant ofTable(TableId id, int role) const;
    [[nodiscard]] QVariant ofColumn(ColumnId id, int role) const;
};

} // namespace querymend
