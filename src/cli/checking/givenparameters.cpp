#include "checking/givenparameters.h"

#include "check/parameters/parametertypes.h"
#include "sql/parameters/namedparameters.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr std::string_view option = "--param";

std::string_view wordsOf(ParameterProblem problem)
{
    switch (problem) {
    case ParameterProblem::badCharacter:
        return "the text contains a character that statements cannot contain";
    case ParameterProblem::notANumber:
        return "not a number such as 12.5";
    case ParameterProblem::notADate:
        return "not a date such as 2024-01-31";
    case ParameterProblem::notATimestamp:
        return "not a date and time such as '2024-01-31 10:20'";
    case ParameterProblem::notATruth:
        return "neither true nor false";
    case ParameterProblem::emptyList:
        return "a list needs at least one value";
    case ParameterProblem::openQuote:
        return "a quote in the list is not closed";
    case ParameterProblem::listOutsideIn:
        return "a list can only be used after IN";
    case ParameterProblem::noPlace:
        return "the value would change how the rest of the statement is read";
    }
    return {};
}

/// Whether an edit of the filled text is the same edit of the text as given.
bool isOutsideValues(const TextEdit& edit, std::string_view given, const EditedText& filled)
{
    if (edit.range.empty())
        return !filled.isInReplacement(edit.range.begin);
    return edit.range.of(filled.text()) == filled.toOriginal(edit.range).of(given);
}

} // namespace

std::string textOf(const FillProblem& problem)
{
    return std::string(option) + ' ' + problem.parameter + ": " + std::string(wordsOf(problem.problem));
}

Result<GivenParameters, Complaint> GivenParameters::read(const Arguments& arguments)
{
    GivenParameters parameters;
    for (const std::string_view word : arguments.values(option)) {
        const std::size_t equals = word.find('=');
        const std::string_view left = word.substr(0, equals);
        const std::size_t colon = left.find(':');
        const std::string name(left.substr(0, colon));
        if (equals == std::string_view::npos || name.empty())
            return Failure{Complaint{"--param: '" + std::string(word) + "' is not NAME=VALUE"}};
        Given given{std::nullopt, std::string(word.substr(equals + 1))};
        if (colon != std::string_view::npos) {
            const std::string_view type = left.substr(colon + 1);
            given.type = parameterTypeNamed(type);
            if (!given.type)
                return Failure{Complaint{noneOf(
                    option, type, {"text", "number", "date", "timestamp", "truth", "null", "texts", "numbers"})}};
            if (const auto written = literalOf({*given.type, given.text}, defaultDialect()); !written)
                return Failure{Complaint{textOf(FillProblem{name, written.error()})}};
        }
        if (!parameters.m_values.try_emplace(name, std::move(given)).second)
            return Failure{Complaint{"--param: " + name + " has two values"}};
    }
    return parameters;
}

Result<EditedText, FillProblem> GivenParameters::filled(std::string_view statement, const Dialect& dialect,
                                                        const Catalog* catalog) const
{
    const auto guessed = guessedTypes(statement, dialect, catalog);
    ParameterValues values;
    for (const auto& [name, given] : m_values) {
        const auto guess = guessed.find(name);
        if (guess == guessed.end())
            continue;
        ParameterValue value{given.type.value_or(guess->second), given.text};
        if (!given.type && !literalOf(value, dialect))
            value.type = ParameterType::text;
        values.emplace(name, std::move(value));
    }
    return filledStatement(statement, values, dialect);
}

std::vector<std::string> GivenParameters::unusedIn(std::string_view statement, const Dialect& dialect) const
{
    const std::vector<NamedParameter> found = namedParametersIn(statement, dialect.lex, dialect.syntax);
    std::vector<std::string> unused;
    for (const auto& given : m_values) {
        const auto isIt = [&](const NamedParameter& each) { return each.name == given.first; };
        if (std::none_of(found.begin(), found.end(), isIt))
            unused.push_back(given.first);
    }
    return unused;
}

ByteRange placeOf(const FillProblem& problem, std::string_view statement, const Dialect& dialect)
{
    for (const NamedParameter& each : namedParametersIn(statement, dialect.lex, dialect.syntax)) {
        if (each.name == problem.parameter)
            return each.range;
    }
    return {};
}

Verdict inGiven(Verdict verdict, std::string_view given, const EditedText& filled)
{
    for (Finding& finding : verdict.findings) {
        std::erase_if(finding.fixes, [&](const Fix& fix) {
            return !std::all_of(fix.edits.begin(), fix.edits.end(),
                                [&](const TextEdit& edit) { return isOutsideValues(edit, given, filled); });
        });
        finding.range = filled.toOriginal(finding.range);
        for (Fix& fix : finding.fixes) {
            for (TextEdit& edit : fix.edits)
                edit.range = filled.toOriginal(edit.range);
        }
    }
    return verdict;
}

} // namespace querymend
