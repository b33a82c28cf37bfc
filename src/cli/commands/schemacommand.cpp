#include "arguments/command.h"
#include "arguments/glob.h"
#include "inputs/database.h"
#include "inputs/schemafile.h"
#include "inputs/wantedschema.h"
#include "schema/json.h"
#include "schema/mschema.h"
#include "schema/plaintext.h"
#include "schema/shuffle.h"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>

namespace querymend {

namespace {

// clang-format off
constexpr std::array schemaOptions{
    Option{"--db", "URL", "the database; `querymend help` lists the URL forms"},
    allowFunctionOption,
    onlyTableOption,
    passwordCommandOption,
    Option{"--schema", "FILE", "or its schema, as JSON; - is standard input"},
    Option{"--format", "NAME", "text (the default), json, or mschema, the form that\n"
                               "models get"},
    Option{"--tables", "GLOB", "only tables with such names: 'order*'; may be repeated"},
    Option{"--samples", "POLICY", "also show values: none (the default), all, or careful:\n"
                                  "only what several rows share, and nothing personal or\n"
                                  "secret, judging by column names"},
    Option{"--shuffle", "SEED", "shuffle tables and columns in an order that depends\n"
                                "on this number"},
};
constexpr std::array<std::string_view, 3> formats{"text", "json", "mschema"};
// clang-format on

bool isWanted(const Table& table, const std::vector<std::string_view>& globs)
{
    return std::any_of(globs.begin(), globs.end(), [&](std::string_view glob) {
        const bool hasSchema = glob.find('.') != std::string_view::npos;
        return fitsGlob(table.name, glob) || (hasSchema && fitsGlob(table.schema + '.' + table.name, glob));
    });
}

void keepTables(Snapshot& snapshot, const std::vector<std::string_view>& globs)
{
    if (!globs.empty())
        std::erase_if(snapshot.tables, [&](const Table& table) { return !isWanted(table, globs); });
}

/// Drops partitions, which the table that they belong to represents.
void leaveOutPartitions(Snapshot& snapshot)
{
    std::erase_if(snapshot.tables, [](const Table& table) { return isPartOfAnother(table.kind); });
}

/// Shuffles before filtering, so that the order is the one a model would be given with this seed.
void shuffleAndKeep(Snapshot& snapshot, std::uint64_t seed, const std::vector<std::string_view>& globs)
{
    SplitMix random(seed);
    shuffle(snapshot.tables, random);
    keepTables(snapshot, globs);
    for (Table& table : snapshot.tables)
        shuffle(table.columns, random);
}

std::string printed(Snapshot snapshot, std::string_view format)
{
    if (format == "json")
        return writeSchemaJson(snapshot, JsonLayout::pretty);
    const Dialect* const dialect = dialectOfSchema(snapshot);
    const Catalog catalog(std::move(snapshot), dialect ? dialect->syntax.names : NameRules{});
    return format == "mschema" ? toMSchema(catalog) : toPlainText(catalog);
}

/// Returns what is wrong with the arguments, before the file is read.
std::optional<std::string> problemOf(const Arguments& arguments)
{
    if (!arguments.operands().empty())
        return "unexpected '" + std::string(arguments.operands().front())
            + "'; the schema is named with --db URL or --schema FILE";
    const std::string_view format = arguments.value("--format").value_or(formats.front());
    if (std::find(formats.begin(), formats.end(), format) == formats.end())
        return noneOf("--format", format, {formats.begin(), formats.end()});
    if (auto problem = problemOfSchemaArguments(arguments))
        return problem;
    return std::nullopt;
}

ExitStatus fail(const Console& console, ExitStatus status, std::string_view text)
{
    console.complain("schema: " + std::string(text));
    return status;
}

ExitStatus runSchema(const Arguments& arguments, const Console& console)
{
    if (const auto problem = problemOf(arguments))
        return fail(console, ExitStatus::badUsage, *problem);
    std::optional<std::uint64_t> seed;
    if (const auto word = arguments.value("--shuffle")) {
        const auto number = parseNumber("--shuffle", *word, std::numeric_limits<std::uint64_t>::max());
        if (!number)
            return fail(console, ExitStatus::badUsage, number.error().text);
        seed = *number;
    }
    auto read = readWantedSchema(arguments, console);
    if (!read)
        return fail(console, read.error().status, read.error().complaint.text);
    Snapshot& snapshot = read.value().snapshot;
    const std::vector<std::string_view> globs = arguments.values("--tables");
    const std::string_view format = arguments.value("--format").value_or(formats.front());
    const bool hadTables = !snapshot.tables.empty();
    if (seed)
        shuffleAndKeep(snapshot, *seed, globs);
    else
        keepTables(snapshot, globs);
    if (hadTables && snapshot.tables.empty())
        return fail(console, ExitStatus::foundWrong, "no table matches '" + std::string(globs.back()) + '\'');
    // Partitions stay if tables are requested by name, and in JSON: statements checked against it may name them.
    if (globs.empty() && format != "json")
        leaveOutPartitions(snapshot);
    addSamples(read.value(), arguments, console);
    std::string text = printed(std::move(snapshot), format);
    if (!text.ends_with('\n'))
        text += '\n';
    console.out.write(text);
    return ExitStatus::fine;
}

} // namespace

const Command schemaCommand{
    "schema",
    "--db URL | --schema FILE [OPTION...]",
    "prints a schema, or part of it, for people, programs or models",
    "Reads a schema and prints it in another form. The output of --format json can\n"
    "be read back.\n",
    schemaOptions,
    runSchema,
};

} // namespace querymend
