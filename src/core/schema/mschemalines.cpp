#include "schema/mschemalines.h"

#include "base/ascii.h"
#include "base/tokenestimate.h"
#include "base/utf8.h"
#include "schema/enumlabels.h"
#include "schema/mschemabudget.h"
#include "schema/oneline.h"
#include "schema/shuffle.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace querymend {

namespace {

constexpr std::string_view keysHeading = "\n【Foreign keys】";
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

std::string examplesText(const Column& column)
{
    std::string text;
    const std::vector<std::string> examples = examplesOf(column);
    for (std::size_t i = 0; i < examples.size(); ++i)
        text += (i == 0 ? ", Examples: [" : ", ") + examples[i];
    return examples.empty() ? text : text + ']';
}

std::string labelsText(const Column& column)
{
    constexpr std::size_t mostBytes = 200;
    const std::vector<std::string> labels = labelsOf(column.type);
    return labels.empty() ? std::string() : ", Labels: [" + oneLine(listOfLabels(labels, mostBytes)) + ']';
}

/// Tells of a key of several columns which part this is; NOT NULL goes without saying in a key.
std::string keyText(const Table& table, const Column& column)
{
    if (!column.primaryKey)
        return column.notNull ? ", Not Null" : "";
    const auto part = std::find(table.primaryKey.begin(), table.primaryKey.end(), column.name);
    if (table.primaryKey.size() < 2 || part == table.primaryKey.end())
        return ", Primary Key";
    return ", Primary Key (" + std::to_string(part - table.primaryKey.begin() + 1) + " of "
        + std::to_string(table.primaryKey.size()) + ')';
}

bool isInForeignKey(const Table& table, const Column& column)
{
    return std::any_of(table.foreignKeys.begin(), table.foreignKeys.end(), [&](const ForeignKey& key) {
        return std::find(key.columns.begin(), key.columns.end(), column.name) != key.columns.end();
    });
}

/// Fills `numbers` with `count` numbers from `first` on, shuffled if there is a random source.
void order(std::vector<std::uint32_t>& numbers, std::uint32_t first, std::uint32_t count,
           std::optional<SplitMix>& random)
{
    numbers.resize(count);
    std::iota(numbers.begin(), numbers.end(), first);
    if (random)
        shuffle(numbers, *random);
}

} // namespace

MSchemaLines::MSchemaLines(const Catalog& catalog) : m_catalog(catalog)
{
    m_head = "【DB_ID】 " + oneLine(catalog.snapshot().database) + "\n【Schema】";
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t)
        addTable(TableId{t});
    m_fieldStarts.push_back(static_cast<std::uint32_t>(m_fields.size()));
    m_keyStarts.push_back(static_cast<std::uint32_t>(m_keys.size()));
}

MSchemaLines::Piece MSchemaLines::add(std::string_view text)
{
    m_text += text;
    return {static_cast<std::uint32_t>(m_text.size()), static_cast<std::uint32_t>(estimatedTokens(text))};
}

void MSchemaLines::addTable(TableId id)
{
    const Table& table = m_catalog.table(id);
    std::string heading = "\n# Table: " + oneLineName(table.schema, table.name);
    if (const std::string comment = oneLine(table.comment); !comment.empty())
        heading += ", " + comment;
    Heading made;
    made.begin = static_cast<std::uint32_t>(m_text.size());
    made.text = add(heading);
    m_headings.push_back(made);
    m_fieldStarts.push_back(static_cast<std::uint32_t>(m_fields.size()));
    for (const Column& column : table.columns)
        addField(column, column.primaryKey || isInForeignKey(table, column));
    m_keyStarts.push_back(static_cast<std::uint32_t>(m_keys.size()));
    addKeys(id);
}

void MSchemaLines::addField(const Column& column, bool isKey)
{
    const Table& table = m_catalog.table(TableId{static_cast<std::uint32_t>(m_headings.size() - 1)});
    FieldLine field;
    field.isKey = isKey;
    field.begin = static_cast<std::uint32_t>(m_text.size());
    std::string name = '(' + oneLine(column.name);
    if (const std::string type = shortType(oneLine(column.type)); !type.empty())
        name += ':' + type;
    field.name = add(name);
    const std::string comment = oneLine(column.comment);
    const std::string labels = labelsText(column);
    field.comment = add((comment.empty() ? comment : ", " + comment) + labels);
    field.key = add(keyText(table, column));
    field.examples = add(labels.empty() ? examplesText(column) : std::string());
    m_fields.push_back(field);
}

/// Both sides are qualified with their table's schema, if it has one.
void MSchemaLines::addKeys(TableId from)
{
    const Table& table = m_catalog.table(from);
    for (const ForeignKey& key : table.foreignKeys) {
        const TableId target = m_catalog.target(from, key);
        const std::vector<std::string>& targetColumns = m_catalog.targetColumns(key, target);
        if (targetColumns.size() != key.columns.size())
            continue;
        const std::string source = oneLineName(table.schema, table.name);
        const std::string referenced = target.isNone()
            ? oneLineName(key.targetSchema, key.targetTable)
            : oneLineName(m_catalog.table(target).schema, m_catalog.table(target).name);
        std::string lines;
        for (std::size_t i = 0; i < key.columns.size(); ++i) {
            lines.append(i == 0 ? "\n" : " AND ").append(source).append(".").append(oneLine(key.columns[i]));
            lines.append("=").append(referenced).append(".").append(oneLine(targetColumns[i]));
        }
        KeyLine line;
        line.begin = static_cast<std::uint32_t>(m_text.size());
        line.text = add(lines);
        line.target = target;
        m_keys.push_back(line);
    }
}

/// Assembles one M-Schema.
struct MSchemaLines::Printer {
    const MSchemaLines& lines;
    const MSchemaBudget& budget;
    Examples examples;
    std::optional<SplitMix> random;
    MSchemaText made;
    std::string keys;
    std::size_t keyTokens = estimatedTokens(keysHeading);
    std::vector<std::uint32_t> fields;

    Printer(const MSchemaLines& from, const MSchemaBudget& within, const MSchemaOptions& options)
        : lines(from), budget(within), examples(options.examples)
    {
        if (options.shuffleSeed)
            random.emplace(*options.shuffleSeed);
    }

    void add(std::string_view text, std::size_t tokens)
    {
        made.text += text;
        made.tokens += tokens;
    }

    void addTable(TableId table)
    {
        const Heading& heading = lines.m_headings[table.value];
        const std::uint32_t first = lines.m_fieldStarts[table.value];
        const MSchemaCut cut = budget.cutOf(table);
        add(lines.between(heading.begin, heading.text.end), heading.text.tokens);
        add("\n[", 2);
        bool isFirst = true;
        order(fields, first, lines.m_fieldStarts[table.value + 1] - first, random);
        for (const std::uint32_t f : fields) {
            if (!budget.hasField(table, f))
                continue;
            add(isFirst ? "\n" : ",\n", isFirst ? 1 : 2);
            addField(lines.m_fields[f], cut);
            isFirst = false;
        }
        add("\n]", 2);
        ++made.tables;
    }

    void addField(const FieldLine& field, MSchemaCut cut)
    {
        const std::size_t tokens = field.name.tokens + field.key.tokens;
        if (cut >= MSchemaCut::comments) {
            add(lines.between(field.begin, field.name.end), tokens);
            add(lines.between(field.comment.end, field.key.end), 0);
        } else if (cut >= MSchemaCut::examples || examples == Examples::hidden) {
            add(lines.between(field.begin, field.key.end), tokens + field.comment.tokens);
        } else {
            add(lines.between(field.begin, field.examples.end), tokens + field.comment.tokens + field.examples.tokens);
        }
        add(")", 1);
    }

    void collectKeys(TableId table)
    {
        for (std::uint32_t k = lines.m_keyStarts[table.value]; k < lines.m_keyStarts[table.value + 1]; ++k) {
            const KeyLine& key = lines.m_keys[k];
            if (!key.target.isNone() && !budget.isPrinted(key.target))
                continue;
            keys += lines.between(key.begin, key.text.end);
            keyTokens += key.text.tokens;
        }
    }
};

MSchemaText MSchemaLines::rendered(const MSchemaOptions& options) const
{
    MSchemaBudget budget(*this, options);
    Printer printer(*this, budget, options);
    if (!options.tables)
        printer.made.text.reserve(m_head.size() + m_text.size() + (m_fields.size() + m_headings.size()) * 4);
    printer.add(m_head, estimatedTokens(m_head));
    std::vector<std::uint32_t> tables;
    order(tables, 0, static_cast<std::uint32_t>(m_headings.size()), printer.random);
    for (const std::uint32_t t : tables) {
        if (!budget.isPrinted(TableId{t}))
            continue;
        printer.addTable(TableId{t});
        printer.collectKeys(TableId{t});
    }
    if (!printer.keys.empty())
        printer.add(std::string(keysHeading) + printer.keys, printer.keyTokens);
    printer.made.cuts = budget.takeCuts();
    return std::move(printer.made);
}

} // namespace querymend
