#pragma once

#include "schema/catalog.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// The tables that are put in a model's prompt, and about how many tokens they take. By default, all but those that are
/// part of another table, such as partitions.
class PromptChoice {
public:
    PromptChoice() = default;
    /// Keeps what differs from the default in `before`, by name. The catalog must outlive this object.
    PromptChoice(const Catalog& catalog, const PromptChoice& before);

    [[nodiscard]] bool contains(TableId table) const { return m_isChosen[table.value]; }
    void put(TableId table, bool isChosen);

    /// Returns nothing if the choice is the default.
    [[nodiscard]] std::optional<std::vector<TableId>> tables() const;
    [[nodiscard]] std::size_t count() const { return m_count; }
    /// Returns 0 if the table's columns are not known yet.
    [[nodiscard]] std::uint32_t tokens(TableId table) const;
    [[nodiscard]] std::uint64_t allTokens() const;

private:
    static bool isChosenAtFirst(const Table& table) { return !isPartOfAnother(table.kind); }

    const Catalog* m_catalog = nullptr;
    std::vector<bool> m_isChosen;
    std::size_t m_count = 0;
    /// Tables that differ from the default, by schema and name, so that they outlive the catalog.
    std::set<std::pair<std::string, std::string>> m_chosenOtherwise;
};

/// Estimates the tokens that a table takes in a prompt: four bytes of M-Schema each.
[[nodiscard]] std::uint32_t estimatedTokens(const Table& table);

} // namespace querymend
