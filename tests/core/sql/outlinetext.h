#pragma once

#include "sql/outline/outline.h"
#include "sql/tokens/lexer.h"

#include <string>
#include <string_view>

namespace querymend {

/// Prints outlines as short text for tests to compare. Scopes are s0, s1, … in reading order.
class OutlineText {
public:
    OutlineText(const Outline& outline, std::string_view sql) : m_outline(outline), m_sql(sql) {}

    [[nodiscard]] std::string statements() const
    {
        std::string out;
        for (const Statement& statement : m_outline.statements)
            add(out, std::string(kindName(statement.kind)) + '<' + cut(statement.range) + '>');
        return out;
    }

    /// `s0: orders o` for a table, `x=cte0` for a reference to a CTE, `(s1) d` for a derived table, `f() g` for a
    /// function; the kind of join precedes the source, as in `s0: left orders o`.
    [[nodiscard]] std::string sources() const
    {
        std::string out;
        for (const Source& source : m_outline.sources) {
            std::string line =
                scopeName(source.scope) + ": " + joinName(source.join) + (source.lateral ? "lateral " : "");
            line += source.body ? "(" + scopeName(source.body) + ")" : joined(source.name, ".");
            line += source.kind == SourceKind::function ? "()" : source.kind == SourceKind::file ? " file" : "";
            if (source.cte)
                line += "=cte" + std::to_string(source.cte.value);
            if (!source.alias.text.empty())
                line += ' ' + source.alias.text;
            if (!source.columnAliases.empty())
                line += '(' + joined(source.columnAliases, ",") + ')';
            add(out, line);
        }
        return out;
    }

    /// `0|1|3 using i,j` joins the source 0 to those from 1 to before 3.
    [[nodiscard]] std::string mergingJoins(ScopeId id) const
    {
        std::string out;
        for (const MergingJoin& join : m_outline[id].mergingJoins) {
            const std::string sides =
                std::to_string(join.left) + '|' + std::to_string(join.right) + '|' + std::to_string(join.end);
            add(out, sides + (join.columns.empty() ? " natural" : " using " + joined(join.columns, ",")));
        }
        return out;
    }

    [[nodiscard]] std::string columns() const
    {
        std::string out;
        for (const ColumnRef& column : m_outline.columns)
            add(out,
                scopeName(column.scope) + ": " + joined(column.name, ".") + " in "
                    + std::string(clauseName(column.clause)));
        return out;
    }

    [[nodiscard]] std::string calls() const
    {
        std::string out;
        for (const Call& call : m_outline.calls) {
            std::string line = joined(call.name, ".") + '/' + std::to_string(call.arguments.size());
            line += call.star ? " star" : "";
            line += call.distinct ? " distinct" : "";
            line += call.over ? " over" : "";
            line += call.bare ? " bare" : "";
            line += call.asTable ? " table" : "";
            add(out, line + (call.specialSyntax ? " special" : ""));
        }
        return out;
    }

    /// `cte0 x(a,b): s1`, where s1 is the scope of the body.
    [[nodiscard]] std::string ctes() const
    {
        std::string out;
        for (std::size_t i = 0; i < m_outline.ctes.size(); ++i) {
            const Cte& cte = m_outline.ctes[i];
            std::string line = "cte" + std::to_string(i) + ' ' + cte.name.text;
            if (!cte.columns.empty())
                line += '(' + joined(cte.columns, ",") + ')';
            add(out, line + ": " + scopeName(cte.body));
        }
        return out;
    }

    [[nodiscard]] std::string problems() const
    {
        std::string out;
        for (const Problem& problem : m_outline.problems)
            add(out, std::string(problemName(problem.kind)) + '<' + cut(problem.range) + '>');
        return out;
    }

    /// `s1 in s0[0..2)`: s1 sees the first two sources of s0; `[all]` means all of them.
    [[nodiscard]] std::string scopes() const
    {
        std::string out;
        for (std::size_t i = 0; i < m_outline.scopes.size(); ++i) {
            const Scope& scope = m_outline.scopes[i];
            const SourceWindow sight = scope.parentWindow;
            std::string line = "s" + std::to_string(i);
            if (scope.parent && sight.to == SourceWindow::allSources && sight.from == 0)
                line += " in " + scopeName(scope.parent) + "[all]";
            else if (scope.parent)
                line += " in " + scopeName(scope.parent) + '[' + std::to_string(sight.from) + ".."
                    + std::to_string(sight.to) + ')';
            add(out, line);
        }
        return out;
    }

    [[nodiscard]] std::string clauses(ScopeId id) const
    {
        std::string out;
        for (const ClauseSpan& clause : m_outline[id].clauses)
            add(out, std::string(clauseName(clause.clause)) + '<' + cut(clause.range) + '>');
        return out;
    }

    [[nodiscard]] std::string items(ScopeId id) const
    {
        std::string out;
        for (const SelectItem& item : m_outline[id].items) {
            std::string line = cut(item.expression);
            if (item.star)
                line = (item.starQualifier.empty() ? "" : joined(item.starQualifier, ".") + '.') + std::string("*");
            line += item.alias.text.empty() ? "" : " as " + item.alias.text;
            line += item.star ? "" : item.soleColumn ? " column" : item.soleCall ? " call" : "";
            add(out, line);
        }
        return out;
    }

    [[nodiscard]] std::string setOperations() const
    {
        std::string out;
        for (const SetOperation& operation : m_outline.setOperations) {
            const char* const word = operation.op == SetOperator::unionOf ? "union"
                : operation.op == SetOperator::intersect                  ? "intersect"
                                                                          : "except";
            add(out,
                scopeName(operation.left) + ' ' + word + (operation.all ? " all " : " ") + scopeName(operation.right));
        }
        return out;
    }

    static std::string_view clauseName(Clause clause);
    static std::string_view kindName(StatementKind kind);
    static std::string_view problemName(ProblemKind kind);

private:
    static void add(std::string& out, const std::string& line) { out += (out.empty() ? "" : "; ") + line; }

    static std::string scopeName(ScopeId id) { return id ? "s" + std::to_string(id.value) : "none"; }

    static std::string joinName(JoinKind kind)
    {
        switch (kind) {
        case JoinKind::first:
            return "";
        case JoinKind::comma:
            return ", ";
        case JoinKind::inner:
            return "inner ";
        case JoinKind::left:
            return "left ";
        case JoinKind::right:
            return "right ";
        case JoinKind::full:
            return "full ";
        case JoinKind::cross:
            return "cross ";
        case JoinKind::apply:
            return "apply ";
        case JoinKind::outerApply:
            return "outer apply ";
        case JoinKind::semi:
            return "semi ";
        case JoinKind::anti:
            return "anti ";
        case JoinKind::asof:
            return "asof ";
        case JoinKind::positional:
            return "positional ";
        }
        return {};
    }

    [[nodiscard]] std::string cut(ByteRange range) const
    {
        return std::string(m_sql.substr(range.begin, range.end - range.begin));
    }

    [[nodiscard]] std::string joined(NameSpan span, const char* between) const
    {
        std::string out;
        for (const NamePart& part : m_outline.parts(span))
            out += (out.empty() ? "" : between) + part.text;
        return out;
    }

    const Outline& m_outline;
    std::string_view m_sql;
};

inline std::string_view OutlineText::clauseName(Clause clause)
{
    constexpr std::string_view names[] = {"with",    "target",     "into",     "from",    "on",
                                          "where",   "connect by", "group by", "having",  "window",
                                          "qualify", "order by",   "limit",    "locking", "values"};
    return names[static_cast<std::size_t>(clause)];
}

inline std::string_view OutlineText::kindName(StatementKind kind)
{
    constexpr std::string_view names[] = {"query",      "explain",        "data change",
                                          "definition", "administration", "unknown word"};
    return names[static_cast<std::size_t>(kind)];
}

inline std::string_view OutlineText::problemName(ProblemKind kind)
{
    constexpr std::string_view names[] = {"expected expression",
                                          "expected name",
                                          "expected query",
                                          "expected word",
                                          "expected parenthesis",
                                          "unclosed",
                                          "unopened",
                                          "unterminated",
                                          "unknown region",
                                          "unknown byte",
                                          "unnamed",
                                          "unsupported",
                                          "too deep"};
    return names[static_cast<std::size_t>(kind)];
}

} // namespace querymend
