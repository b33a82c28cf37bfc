#include "statementfacts.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace querymend {

namespace {

std::string cutName(std::string name, std::size_t longest)
{
    if (name.size() <= longest)
        return name;
    while (longest > 0 && (static_cast<unsigned char>(name[longest]) & 0xC0U) == 0x80U)
        --longest;
    return name.substr(0, longest);
}

/// Reads the names of one statement as its engine compares them.
struct NameReader {
    const Outline& outline;
    ByteRange range;
    std::size_t longestName;

    [[nodiscard]] std::string one(const NamePart& part, NameRule rule) const
    {
        return cutName(compared(part, rule), longestName);
    }

    [[nodiscard]] std::string joined(NameSpan name, NameRule rule) const
    {
        std::string out;
        for (const NamePart& part : outline.parts(name))
            out += (out.empty() ? "" : ".") + one(part, rule);
        return out;
    }
};

void addSources(StatementFacts& facts, const NameReader& reader, NameRule rule)
{
    for (const Source& source : reader.outline.sources) {
        if (source.kind == SourceKind::table && !source.cte && reader.range.contains(source.range))
            facts.tables.push_back(reader.joined(source.name, rule));
    }
    for (const Cte& cte : reader.outline.ctes) {
        if (reader.range.contains(cte.range))
            facts.ctes.push_back(reader.one(cte.name, rule));
    }
}

void addCallsAndColumns(StatementFacts& facts, const NameReader& reader, NameRule rule)
{
    for (const Call& call : reader.outline.calls) {
        if (reader.range.contains(call.range))
            facts.functions.push_back(reader.one(reader.outline.parts(call.name).back(), rule));
    }
    for (const ColumnRef& column : reader.outline.columns) {
        if (reader.range.contains(column.range))
            facts.columns.push_back(reader.joined(column.name, rule) + (column.star ? ".*" : ""));
    }
    for (const Scope& scope : reader.outline.scopes) {
        for (const SelectItem& item : scope.items) {
            // t.* is already among the columns
            if (item.star && item.starQualifier.empty() && reader.range.contains(item.range))
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

std::vector<StatementFacts> factsOf(const Outline& outline, NameRules rules, std::size_t longestName)
{
    std::vector<StatementFacts> out;
    for (const Statement& statement : outline.statements) {
        StatementFacts facts;
        facts.kind = statement.kind;
        facts.hasEffects = statement.kind != StatementKind::query
            || std::any_of(outline.effects.begin(), outline.effects.end(),
                           [&](const StatementEffect& effect) { return statement.range.contains(effect.range); });
        const NameReader reader{outline, statement.range, longestName};
        addSources(facts, reader, rules.tables);
        addCallsAndColumns(facts, reader, rules.columns);
        for (auto* list : {&facts.tables, &facts.ctes, &facts.functions, &facts.columns})
            std::sort(list->begin(), list->end());
        out.push_back(std::move(facts));
    }
    return out;
}

std::string described(const StatementFacts& facts)
{
    std::string out =
        "kind " + std::to_string(static_cast<int>(facts.kind)) + (facts.hasEffects ? " with effects" : "");
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
