#include "schema/mschema.h"

#include "base/ascii.h"
#include "base/utf8.h"
#include "schema/oneline.h"
#include "schema/shuffle.h"

#include <algorithm>
#include <numeric>
#include <string_view>

namespace querymend {

namespace {

constexpr std::size_t mostExamples = 3;
constexpr std::size_t longExample = 20;
constexpr std::size_t tooLongExample = 50;

std::string shortType(std::string_view type)
{
    return asciiUppered(asciiTrimmed(type.substr(0, type.find('('))));
}

bool isDateOrTime(std::string_view type)
{
    return type.starts_with("DATE") || type.starts_with("TIME");
}

bool isEmailOrUrl(std::string_view value)
{
    if (value.find("://") != std::string_view::npos || asciiLowered(value.substr(0, 4)) == "www.")
        return true;
    const std::size_t at = value.find('@');
    return at != std::string_view::npos && at > 0 && value.find('.', at + 2) != std::string_view::npos;
}

std::vector<std::string> examplesOf(const Column& column)
{
    std::vector<std::string> examples;
    if (std::any_of(column.samples.begin(), column.samples.end(), isEmailOrUrl))
        return examples;
    for (const std::string& sample : column.samples) {
        const std::string example = oneLine(sample);
        if (examples.size() < mostExamples && !example.empty()
            && std::find(examples.begin(), examples.end(), example) == examples.end())
            examples.push_back(example);
    }
    std::size_t longest = 0;
    for (const std::string& example : examples)
        longest = std::max(longest, characterCount(example));
    if (longest > tooLongExample)
        examples.clear();
    else if (examples.size() > 1 && (longest > longExample || isDateOrTime(shortType(column.type))))
        examples.resize(1);
    return examples;
}

std::string fieldLine(const Column& column, Examples shown)
{
    std::string line = '(' + oneLine(column.name);
    if (const std::string type = shortType(oneLine(column.type)); !type.empty())
        line += ':' + type;
    if (const std::string comment = oneLine(column.comment); !comment.empty())
        line += ", " + comment;
    if (column.primaryKey)
        line += ", Primary Key";
    const std::vector<std::string> examples =
        shown == Examples::shown ? examplesOf(column) : std::vector<std::string>{};
    for (std::size_t i = 0; i < examples.size(); ++i)
        line += (i == 0 ? ", Examples: [" : ", ") + examples[i];
    return line + (examples.empty() ? ")" : "])");
}

/// The numbers below a count, in an order drawn from the seed if there is one.
std::vector<std::uint32_t> orderOf(std::size_t count, std::optional<SplitMix>& random)
{
    std::vector<std::uint32_t> numbers(count);
    std::iota(numbers.begin(), numbers.end(), 0U);
    if (random)
        shuffle(numbers, *random);
    return numbers;
}

void appendTable(std::string& out, const Table& table, Examples shown, std::optional<SplitMix>& random)
{
    out += "\n# Table: " + oneLineName(table.schema, table.name);
    if (const std::string comment = oneLine(table.comment); !comment.empty())
        out += ", " + comment;
    out += "\n[";
    bool isFirst = true;
    for (const std::uint32_t c : orderOf(table.columns.size(), random)) {
        out += isFirst ? "\n" : ",\n";
        out += fieldLine(table.columns[c], shown);
        isFirst = false;
    }
    out += "\n]";
}

/// Both sides are named alike: with the schema of their table, if it has one.
void appendForeignKeys(std::string& out, const Catalog& catalog, TableId from, const std::vector<bool>& isPrinted)
{
    const Table& table = catalog.table(from);
    for (const ForeignKey& key : table.foreignKeys) {
        const TableId target = catalog.target(from, key);
        if (!target.isNone() && !isPrinted[target.value])
            continue;
        const std::vector<std::string>& targetColumns = catalog.targetColumns(key, target);
        if (targetColumns.size() != key.columns.size())
            continue;
        const std::string source = oneLineName(table.schema, table.name);
        const std::string referenced = target.isNone()
            ? oneLineName(key.targetSchema, key.targetTable)
            : oneLineName(catalog.table(target).schema, catalog.table(target).name);
        for (std::size_t i = 0; i < key.columns.size(); ++i) {
            out.append("\n").append(source).append(".").append(oneLine(key.columns[i]));
            out.append("=").append(referenced).append(".").append(oneLine(targetColumns[i]));
        }
    }
}

} // namespace

std::string toMSchema(const Catalog& catalog, const MSchemaOptions& options)
{
    std::vector<bool> isPrinted(catalog.tableCount(), !options.tables);
    for (const TableId table : options.tables.value_or(std::vector<TableId>{}))
        isPrinted[table.value] = true;
    std::optional<SplitMix> random;
    if (options.shuffleSeed)
        random.emplace(*options.shuffleSeed);
    const std::vector<std::uint32_t> order = orderOf(catalog.tableCount(), random);

    std::string out = "【DB_ID】 " + oneLine(catalog.snapshot().database) + "\n【Schema】";
    std::string foreignKeys;
    for (const std::uint32_t t : order) {
        if (!isPrinted[t])
            continue;
        appendTable(out, catalog.table(TableId{t}), options.examples, random);
        appendForeignKeys(foreignKeys, catalog, TableId{t}, isPrinted);
    }
    if (!foreignKeys.empty())
        out += "\n【Foreign keys】" + foreignKeys;
    return out;
}

} // namespace querymend
