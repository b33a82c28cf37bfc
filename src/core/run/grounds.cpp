#include "run/grounds.h"

#include "prompt/linking/linkphrase.h"
#include "schema/oneline.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <utility>

namespace querymend {

namespace {

using Key = std::pair<std::string_view, std::string_view>;

/// The tables with these names, at the same indices; a none id where the schema lacks the table.
std::vector<TableId> tablesNamed(const std::vector<Key>& names, const Catalog& catalog)
{
    std::map<Key, TableId> known;
    for (const Key& name : names)
        known.emplace(name, TableId{});
    for (std::uint32_t t = 0; t < catalog.tableCount() && !known.empty(); ++t) {
        const Table& table = catalog.table(TableId{t});
        if (const auto found = known.find({table.schema, table.name}); found != known.end())
            found->second = TableId{t};
    }
    std::vector<TableId> tables;
    for (const Key& name : names)
        tables.push_back(known[name]);
    return tables;
}

Key keyOf(const TableName& table)
{
    return {table.schema, table.name};
}

std::vector<TableId> tablesNamed(const std::vector<TableName>& names, const Catalog& catalog)
{
    std::vector<Key> keys;
    std::transform(names.begin(), names.end(), std::back_inserter(keys), keyOf);
    std::vector<TableId> tables = tablesNamed(keys, catalog);
    std::erase_if(tables, [](TableId table) { return table.isNone(); });
    return tables;
}

TableName nameOf(const Table& table)
{
    return {table.schema, table.name};
}

bool has(const std::vector<TableId>& tables, TableId table)
{
    return std::find(tables.begin(), tables.end(), table) != tables.end();
}

ChosenTable chosen(const LinkedTable& linked, const Table& table)
{
    constexpr std::size_t mostReasons = 5;
    ChosenTable made{nameOf(table), linked.part, {}, {}};
    for (const LinkReason& reason : linked.reasons) {
        if (made.reasons.size() < mostReasons)
            made.reasons.push_back(describe(reason, table));
        if (reason.column == TableId::noValue)
            continue;
        const std::string& column = table.columns[reason.column].name;
        if (std::find(made.columns.begin(), made.columns.end(), column) == made.columns.end())
            made.columns.push_back(column);
    }
    return made;
}

/// The keyword role's words, joined; empty if the role is off or gave nothing useful.
std::string wordsOfRole(const RunState& state)
{
    const RoleState* const role = state.role({ModelRole::keywords, 0});
    if (!role || role->outcome != RoleOutcome::useful)
        return {};
    return std::accumulate(
        role->results.begin(), role->results.end(), std::string(),
        [](const std::string& all, const std::string& word) { return all.empty() ? word : all + "; " + word; });
}

Linking linkingOf(const RunState& state, const LinkIndex& index)
{
    const std::string question(questionIn(state));
    const std::string& evidence = state.start.question.evidence;
    const std::string words = wordsOfRole(state);
    if (words.empty())
        return linkSchema(index, question, evidence);
    if (state.start.policy.keywords == KeywordUse::added)
        return linkSchema(index, question, evidence.empty() ? words : evidence + "; " + words);
    Linking made = linkSchema(index, words);
    return made.tables.empty() ? linkSchema(index, question, evidence) : made;
}

/// The tables that the question names and the limited schema lacks. A table with the name of one that it has is not
/// missed.
std::vector<TableName> withheldFrom(const std::vector<TableName>& named, const RunState& state, const SchemaView& whole,
                                    const Catalog& limited)
{
    std::vector<TableName> names;
    for (const TableId table : linkingOf(state, LinkIndex(whole.catalog())).named)
        names.push_back(nameOf(whole.catalog().table(table)));
    std::erase_if(names, [&](const TableName& name) {
        const bool isNamed =
            std::any_of(named.begin(), named.end(), [&](const TableName& other) { return other.name == name.name; });
        return isNamed || !tablesNamed(std::vector<TableName>{name}, limited).empty();
    });
    return names;
}

/// A recorded linking with its names resolved to ids in the schema.
struct Linked {
    std::vector<TableId> tables;
    std::vector<ColumnId> columns;
    std::vector<TableId> named;
};

Linked linkedIn(const SchemaLinked& linked, const Catalog& catalog)
{
    Linked made;
    std::vector<Key> keys;
    for (const ChosenTable& chosen : linked.tables)
        keys.push_back(keyOf(chosen.table));
    const std::vector<TableId> tables = tablesNamed(keys, catalog);
    for (std::size_t i = 0; i < tables.size(); ++i) {
        if (tables[i].isNone())
            continue;
        made.tables.push_back(tables[i]);
        const std::vector<Column>& columns = catalog.table(tables[i]).columns;
        for (std::uint32_t c = 0; c < columns.size(); ++c) {
            const std::vector<std::string>& wanted = linked.tables[i].columns;
            if (std::find(wanted.begin(), wanted.end(), columns[c].name) != wanted.end())
                made.columns.push_back({tables[i], c});
        }
    }
    made.named = tablesNamed(linked.named, catalog);
    return made;
}

/// The tables that the user chose, linked ones first, because the last are cut first.
std::vector<TableId> chosenByPerson(const std::vector<TableName>& names, const std::vector<TableId>& linked,
                                    const Catalog& catalog)
{
    std::vector<TableId> tables = tablesNamed(names, catalog);
    std::stable_partition(tables.begin(), tables.end(), [&](TableId table) { return has(linked, table); });
    return tables;
}

std::vector<TableId> wholeSchema(std::vector<TableId> linked, const Catalog& catalog)
{
    std::vector<bool> isLinked(catalog.tableCount());
    for (const TableId table : linked)
        isLinked[table.value] = true;
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        if (!isLinked[t] && !isPartOfAnother(catalog.table(TableId{t}).kind))
            linked.push_back(TableId{t});
    }
    return linked;
}

} // namespace

std::optional<SchemaLinked> linkSchema(const RunState& state, const RunContext& context)
{
    if (!context.schema)
        return std::nullopt;
    const Catalog& catalog = context.schema->catalog();
    const Linking linking = linkingOf(state, LinkIndex(catalog));
    SchemaLinked made;
    for (const QuestionWord& keyword : linking.keywords)
        made.keywords.push_back(keyword.text);
    const auto& only = state.start.question.tables;
    const std::vector<TableId> allowed = only ? tablesNamed(*only, catalog) : std::vector<TableId>();
    for (const LinkedTable& linked : linking.tables) {
        if (!only || has(allowed, linked.table))
            made.tables.push_back(chosen(linked, catalog.table(linked.table)));
    }
    for (const TableId table : linking.named)
        made.named.push_back(nameOf(catalog.table(table)));
    if (context.whole && context.whole != context.schema)
        made.withheld = withheldFrom(made.named, state, *context.whole, catalog);
    return made;
}

SchemaScope scopeOfLevel(const RunState& state, const RunContext& context)
{
    constexpr std::size_t columnsOfASmallSchema = 200;
    switch (state.start.policy.schema) {
    case SchemaChoice::whole:
        return SchemaScope::whole;
    case SchemaChoice::linked:
        return SchemaScope::linked;
    case SchemaChoice::automatic:
        break;
    }
    if (!context.schema || state.escalations > 0)
        return SchemaScope::whole;
    const std::vector<Table>& tables = context.schema->catalog().snapshot().tables;
    const std::size_t columns =
        std::accumulate(tables.begin(), tables.end(), std::size_t{0},
                        [](std::size_t sum, const Table& table) { return sum + table.columns.size(); });
    return columns <= columnsOfASmallSchema ? SchemaScope::whole : SchemaScope::linked;
}

PromptSchema schemaFor(const RunState& state, const RunContext& context, SchemaScope scope)
{
    PromptSchema made;
    if (!context.schema)
        return made;
    const RunPolicy& policy = state.start.policy;
    const Catalog& catalog = context.schema->catalog();
    made.lines = &context.schema->mschema();
    made.options.examples = policy.values == DataValues::mayBeNamed ? policy.samples : Examples::hidden;
    if (policy.schemaTokens > 0)
        made.options.tokenBudget = policy.schemaTokens;
    Linked linked = state.linked ? linkedIn(*state.linked, catalog) : Linked();
    made.options.wanted = std::move(linked.columns);
    made.named = std::move(linked.named);
    if (state.linked) {
        for (const TableName& table : state.linked->withheld)
            made.withheld.push_back(oneLineName(table.schema, table.name));
    }
    const auto& only = state.start.question.tables;
    if (only)
        made.options.tables = chosenByPerson(*only, linked.tables, catalog);
    else if (scope == SchemaScope::linked && !linked.tables.empty())
        made.options.tables = std::move(linked.tables);
    else if (!linked.tables.empty())
        made.options.tables = wholeSchema(std::move(linked.tables), catalog);
    return made;
}

} // namespace querymend
