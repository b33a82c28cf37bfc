#include "checksettings.h"

#include "schemafile.h"

#include <algorithm>
#include <optional>

namespace querymend {

namespace {

Failure<SettingsProblem> badUsage(std::string text)
{
    return {SettingsProblem{ExitStatus::badUsage, {std::move(text)}}};
}

std::string dialectList()
{
    std::string names;
    for (const Dialect& dialect : allDialects())
        names += (names.empty() ? "" : ", ") + std::string(dialect.name);
    return names;
}

Result<CheckPolicy, Complaint> policyGiven(std::string_view word)
{
    if (word == "analyst")
        return CheckPolicy::analyst;
    if (word == "strict")
        return CheckPolicy::strict;
    return Failure{Complaint{noneOf("--policy", word, {"analyst", "strict"})}};
}

/// Both would read standard input.
bool schemaTakesTheInput(const Arguments& arguments)
{
    const auto& files = arguments.operands();
    return arguments.value("--schema") == "-"
        && (files.empty() || std::find(files.begin(), files.end(), "-") != files.end());
}

Result<CheckSettings, SettingsProblem> withDialect(CheckSettings settings, const std::optional<Snapshot>& snapshot)
{
    if (!settings.dialect && snapshot)
        settings.dialect = dialectOfSchema(*snapshot);
    if (settings.dialect)
        return settings;
    if (snapshot && !snapshot->dialect.empty())
        return badUsage("the schema is of an unknown dialect, '" + snapshot->dialect
                        + "'; name the one to check against: --dialect " + dialectList());
    return badUsage("name the dialect to check against: --dialect " + dialectList());
}

} // namespace

Result<CheckSettings, SettingsProblem> checkSettings(const Arguments& arguments)
{
    CheckSettings settings;
    if (const auto word = arguments.value("--dialect")) {
        const auto dialect = dialectGiven(*word);
        if (!dialect)
            return badUsage(dialect.error().text);
        settings.dialect = *dialect;
    }
    if (const auto word = arguments.value("--policy")) {
        const auto policy = policyGiven(*word);
        if (!policy)
            return badUsage(policy.error().text);
        settings.policy = *policy;
    }
    if (const auto word = arguments.value("--retry")) {
        const auto retry = parseNumber("--retry", *word, mostRetries);
        if (!retry)
            return badUsage(retry.error().text);
        settings.retry = static_cast<std::uint32_t>(*retry);
    }
    if (schemaTakesTheInput(arguments))
        return badUsage("--schema - reads standard input, so the statements must come from a file");

    std::optional<Snapshot> snapshot;
    if (const auto file = arguments.value("--schema")) {
        auto read = readSchemaFile(*file);
        if (!read)
            return Failure{SettingsProblem{ExitStatus::unusable, std::move(read).error()}};
        snapshot = std::move(read).value();
    }
    auto whole = withDialect(std::move(settings), snapshot);
    if (whole && snapshot) {
        whole.value().schema =
            std::make_unique<SchemaView>(Catalog(std::move(*snapshot), whole->dialect->syntax.names));
    }
    return whole;
}

} // namespace querymend
