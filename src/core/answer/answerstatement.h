#pragma once

#include "answer/expressions.h"
#include "answer/givenrules.h"
#include "answer/joinmap.h"
#include "answer/meaning.h"

#include <span>
#include <string>
#include <vector>

namespace querymend {

/// Writes a meaning as a SELECT of the connection's dialect.
class AnswerStatement {
public:
    /// All must outlive this object. The filters are conditions on tables that the meaning does not speak of.
    AnswerStatement(const SchemaRoles& roles, const JoinMap& joins, const Dialect& dialect,
                    std::span<const DefaultFilter> filters = {});

    /// Empty if the meaning cannot be written without counting rows more than once, or if tables cannot be joined.
    [[nodiscard]] std::string write(const AskedMeaning& meaning);

private:
    struct Parts {
        std::vector<std::string> selected;
        std::vector<std::string> where;
        std::vector<std::string> grouped;
        std::vector<std::string> having;
        std::string order;
        bool isDistinct = false;
    };

    [[nodiscard]] std::string list(const AskedMeaning& meaning);
    [[nodiscard]] std::string computed(const AskedMeaning& meaning);
    [[nodiscard]] std::string share(const AskedMeaning& meaning);
    /// Joins what the conditions need, or puts them into subqueries. Returns false if that is impossible.
    bool addConditions(const AskedMeaning& meaning, FromClause& from, std::vector<std::string>& where);
    static bool joinFor(const AskedCondition& condition, FromClause& from);
    [[nodiscard]] std::string conditionOf(const AskedCondition& condition, const FromClause& from);
    [[nodiscard]] std::vector<TableId> partsOf(TableId owner, TableId table) const;
    [[nodiscard]] std::string ofAnyPart(const AskedCondition& condition, const std::vector<TableId>& parts,
                                        const FromClause& from);
    [[nodiscard]] std::string exists(const AskedExistence& existence, const FromClause& outer);
    [[nodiscard]] std::string membership(const AskedHaving& having, TableId subject, const FromClause& outer);
    [[nodiscard]] std::vector<std::string> groupsOf(const AskedGroup& group, FromClause& from, Parts& parts);
    [[nodiscard]] std::string assembled(Parts parts, const FromClause& from, std::uint32_t limit) const;
    void addFilters(const FromClause& from, std::vector<std::string>& where) const;

    std::span<const DefaultFilter> m_given;
    const SchemaRoles& m_roles;
    const JoinMap& m_joins;
    const Dialect& m_dialect;
    Expressions m_expressions;
    TableAliases m_aliases;
    std::vector<const DefaultFilter*> m_filters;
};

} // namespace querymend
