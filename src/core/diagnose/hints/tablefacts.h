#pragma once

#include "diagnose/hints/failedstatement.h"
#include "diagnose/hints/hintfacts.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Lines about the parts of a schema that matter for a failed statement.
class TableFacts {
public:
    /// Both must outlive this object; the facts must have a schema.
    TableFacts(const HintFacts& facts, const FailedStatement& statement) : m_facts(facts), m_statement(statement) {}

    /// Adds the columns of the tables that an unknown name may have meant, and of those in use.
    void addColumns(std::vector<std::string>& lines, std::span<const std::string_view> unknownTables) const;
    /// Adds the names of all tables, those nearest to the unknown ones first, as far as there is room.
    void addNames(std::vector<std::string>& lines, std::span<const std::string_view> unknownTables,
                  std::string_view heading) const;
    /// Adds where tables of this name are, if the name says another schema or database.
    void addPlaces(std::vector<std::string>& lines, std::string_view qualified) const;
    /// Adds the keys between the tables in use, and from them to others, with the types of their columns.
    void addKeys(std::vector<std::string>& lines) const;

private:
    [[nodiscard]] const Catalog& catalog() const { return m_facts.schema->catalog(); }
    [[nodiscard]] std::vector<TableId> shownTables() const;
    [[nodiscard]] std::string columnsOf(TableId id) const;
    [[nodiscard]] std::string keyText(const JoinStep& step) const;
    [[nodiscard]] std::string typesText(const JoinStep& step) const;
    [[nodiscard]] std::string typeOf(TableId table, std::string_view column) const;

    const HintFacts& m_facts;
    const FailedStatement& m_statement;
};

} // namespace querymend
