#pragma once

#include "diagnose/hints/failedstatement.h"
#include "diagnose/hints/hintfacts.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What of a schema is worth telling about a failed statement, in lines.
class TableFacts {
public:
    /// All of these must outlive it; the facts have a schema.
    TableFacts(const HintFacts& facts, const FailedStatement& statement) : m_facts(facts), m_statement(statement) {}

    /// The columns of the tables in use, and of those that an unknown name may have meant.
    void addColumns(std::vector<std::string>& lines, std::span<const std::string_view> unknownTables) const;
    /// The names of all tables, the nearest to the unknown ones first, as far as the room for them goes.
    void addNames(std::vector<std::string>& lines, std::span<const std::string_view> unknownTables,
                  std::string_view heading) const;
    /// Keys between the tables in use, and from them to others.
    void addKeys(std::vector<std::string>& lines) const;

private:
    [[nodiscard]] const Catalog& catalog() const { return m_facts.schema->catalog(); }
    [[nodiscard]] std::vector<TableId> shownTables() const;
    [[nodiscard]] std::string columnsOf(TableId id) const;
    [[nodiscard]] std::string keyText(const JoinStep& step) const;

    const HintFacts& m_facts;
    const FailedStatement& m_statement;
};

} // namespace querymend
