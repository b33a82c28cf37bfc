#pragma once

#include "schema/catalog.h"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// Which tables a model is told of, and about how much of its context they take. At first that is every table but the
/// partitions.
class PromptChoice {
public:
    PromptChoice() = default;
    /// What was chosen otherwise before stays so, by name. The catalog must outlive it.
    PromptChoice(const Catalog& catalog, const PromptChoice& before);

    [[nodiscard]] bool contains(TableId table) const { return m_isChosen[table.value]; }
    void put(TableId table, bool isChosen);

    /// None where nothing was chosen otherwise.
    [[nodiscard]] std::optional<std::vector<TableId>> tables() const;
    [[nodiscard]] std::size_t count() const { return m_count; }
    /// 0 where its columns are not known yet.
    [[nodiscard]] std::uint32_t tokens(TableId table) const;
    [[nodiscard]] std::uint64_t allTokens() const;

private:
    static bool isChosenAtFirst(const Table& table) { return !isPartOfAnother(table.kind); }

    const Catalog* m_catalog = nullptr;
    std::vector<bool> m_isChosen;
    std::size_t m_count = 0;
    /// By schema and name, so that they outlive the catalog.
    std::set<std::pair<std::string, std::string>> m_chosenOtherwise;
};

/// About how many tokens a table takes in a prompt: four bytes of M-Schema each.
[[nodiscard]] std::uint32_t estimatedTokens(const Table& table);

} // namespace querymend
