#include "inputs/wantedschema.h"

#include "inputs/database.h"
#include "inputs/schemafile.h"
#include "terminal/warningtext.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

constexpr std::array<std::string_view, 3> samplePolicies{"none", "careful", "all"}; // in the order of SamplePolicy

} // namespace

SamplePolicy samplesAsked(const Arguments& arguments)
{
    const std::string_view word = arguments.value("--samples").value_or(samplePolicies.front());
    return static_cast<SamplePolicy>(std::find(samplePolicies.begin(), samplePolicies.end(), word)
                                     - samplePolicies.begin());
}

std::optional<std::string> problemOfSamples(const Arguments& arguments)
{
    const auto policy = arguments.value("--samples");
    if (policy && std::find(samplePolicies.begin(), samplePolicies.end(), *policy) == samplePolicies.end())
        return noneOf("--samples", *policy, {samplePolicies.begin(), samplePolicies.end()});
    return std::nullopt;
}

std::optional<std::string> problemOfSchemaArguments(const Arguments& arguments)
{
    if (const auto policy = arguments.value("--samples")) {
        if (auto problem = problemOfSamples(arguments))
            return problem;
        if (arguments.has("--schema"))
            return "--samples reads values, so it needs a database: --db URL";
    }
    if (arguments.has("--schema") == arguments.has("--db"))
        return "name one schema: --db URL or --schema FILE";
    return std::nullopt;
}

Result<WantedSchema, CommandProblem> readWantedSchema(const Arguments& arguments, const Console& console)
{
    if (const auto file = arguments.value("--schema")) {
        auto read = readSchemaFile(*file);
        if (!read)
            return Failure{CommandProblem{ExitStatus::unusable, std::move(read).error()}};
        const Dialect* const dialect = dialectNamed(read->dialect);
        applyChoices(read.value(), dialect ? dialect->syntax.names : NameRules(), arguments, console);
        return WantedSchema{std::move(read).value(), nullptr, nullptr};
    }
    auto opened = openDatabase(*arguments.value("--db"), arguments, console);
    if (!opened)
        return Failure{std::move(opened).error()};
    auto snapshot = readWholeSchema(*opened->session, console);
    if (!snapshot)
        return Failure{
            CommandProblem{ExitStatus::unusable, {"the schema cannot be read: " + snapshot.error().message}}};
    return WantedSchema{std::move(snapshot).value(), std::move(opened.value().interrupt),
                        std::move(opened.value().session)};
}

void addSamples(WantedSchema& wanted, const Arguments& arguments, const Console& console)
{
    SampleRequest request;
    request.policy = samplesAsked(arguments);
    if (!wanted.session || request.policy == SamplePolicy::none)
        return;
    for (const DatabaseWarning& note : readSamples(*wanted.session, wanted.snapshot, request))
        console.complain("note: " + textOf(note));
}

} // namespace querymend
