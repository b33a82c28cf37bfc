#include "statementfacts.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace querymend {

namespace {

std::string joined(const Outline& outline, NameSpan name, NameRule rule)
{
    std::string out;
    for (const NamePart& part : outline.parts(name))
        out += (out.empty() ? "" : ".") + compared(part, rule);
    return out;
}

void addSources(StatementFacts& facts, const Outline& outline, ByteRange range, NameRule rule)
{
    for (const Source& source : outline.sources) {
        if (source.kind == SourceKind::table && !source.cte && range.contains(source.range))
            facts.tables.push_back(joined(outline, source.name, rule));
    }
    for (const Cte& cte : outline.ctes) {
        if (range.contains(cte.range))
            facts.ctes.push_back(compared(cte.name, rule));
    }
}

void addCallsAndColumns(StatementFacts& facts, const Outline& outline, ByteRange range, NameRule rule)
{
    for (const Call& call : outline.calls) {
        if (range.contains(call.range))
            facts.functions.push_back(compared(outline.parts(call.name).back(), rule));
    }
    for (const ColumnRef& column : outline.columns) {
        if (range.contains(column.range))
            facts.columns.push_back(joined(outline, column.name, rule) + (column.star ? ".*" : ""));
    }
    for (const Scope& scope : outline.scopes) {
        for (const SelectItem& item : scope.items) {
            if (item.star && item.starQualifier.empty() && range.contains(item.range)) // t.* is among the columns too
                facts.columns.emplace_back("*");
        }
    }
}

} // namespace

std::string compared(const NamePart& part, NameRule rule)
{
    const bool asWritten =
        rule.folding == NameFolding::sensitive || (part.quoted && rule.folding != NameFolding::insensitive);
    std::string out = part.text;
    for (char& c : out) {
        if (!asWritten && c >= 'A' && c <= 'Z')
            c = static_cast<char>(c + ('a' - 'A'));
    }
    return out;
}

std::vector<StatementFacts> factsOf(const Outline& outline, NameRules rules)
{
    std::vector<StatementFacts> out;
    for (const Statement& statement : outline.statements) {
        StatementFacts facts;
        facts.kind = statement.kind;
        addSources(facts, outline, statement.range, rules.tables);
        addCallsAndColumns(facts, outline, statement.range, rules.columns);
        for (auto* list : {&facts.tables, &facts.ctes, &facts.functions, &facts.columns})
            std::sort(list->begin(), list->end());
        out.push_back(std::move(facts));
    }
    return out;
}

std::string described(const StatementFacts& facts)
{
    std::string out = "kind " + std::to_string(static_cast<int>(facts.kind));
    const auto add = [&out](std::string_view what, const std::vector<std::string>& names) {
        out += "; " + std::string(what);
        for (const std::string& name : names)
            out += " " + name;
    };
    add("tables", facts.tables);
    add("ctes", facts.ctes);
    add("functions", facts.functions);
    add("columns", facts.columns);
    return out;
}

} // namespace querymend
