#include "dialect/callforms.h"

#include "base/ascii.h"
#include "dialect/dateformats.h"
#include "dialect/functionforms.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

/// A function that writes or parses a date by a format.
struct DateFunction {
    std::string_view name;
    DateNotation notation;
    FormatUse use;
};

constexpr DateFunction dateFunctions[] = {
    {"DATE_FORMAT", DateNotation::mysql, FormatUse::writing}, {"FORMAT", DateNotation::sqlserver, FormatUse::writing},
    {"STRFTIME", DateNotation::duckdb, FormatUse::writing},   {"TO_CHAR", DateNotation::oracle, FormatUse::writing},
    {"STR_TO_DATE", DateNotation::mysql, FormatUse::reading}, {"TO_DATE", DateNotation::oracle, FormatUse::reading},
};

/// A dialect's forms for a value and a format; `reading` is empty if it cannot parse dates by a format.
struct DateForms {
    DateNotation notation;
    std::string_view writing;
    std::string_view reading;
};

DateForms dateFormsOf(DialectId dialect)
{
    switch (dialect) {
    case DialectId::postgresql:
        return {DateNotation::postgresql, "TO_CHAR($1, $2)", "TO_DATE($1, $2)"};
    case DialectId::mysql:
    case DialectId::mariadb:
        return {DateNotation::mysql, "DATE_FORMAT($1, $2)", "STR_TO_DATE($1, $2)"};
    case DialectId::sqlserver:
        return {DateNotation::sqlserver, "FORMAT($1, $2)", {}};
    case DialectId::sqlite:
        return {DateNotation::sqlite, "strftime($2, $1)", {}};
    case DialectId::oracle:
        return {DateNotation::oracle, "TO_CHAR($1, $2)", "TO_DATE($1, $2)"};
    case DialectId::duckdb:
        return {DateNotation::duckdb, "strftime($1, $2)", "CAST(strptime($1, $2) AS DATE)"};
    }
    return {};
}

/// The content of a plain string literal; nothing if it is not one.
std::optional<std::string_view> contentOf(std::string_view literal)
{
    if (literal.size() < 3 || literal.front() != '\'' || literal.back() != '\'')
        return std::nullopt;
    const std::string_view content = literal.substr(1, literal.size() - 2);
    return content.find_first_of("'\\") == std::string_view::npos ? std::optional(content) : std::nullopt;
}

std::optional<std::string> dateCallIn(DialectId dialect, std::string_view name,
                                      std::span<const std::string_view> arguments)
{
    const auto* const function = std::ranges::find_if(
        dateFunctions, [&](const DateFunction& candidate) { return asciiEqualsIgnoringCase(candidate.name, name); });
    if (function == std::end(dateFunctions) || arguments.size() != 2)
        return std::nullopt;
    // strftime has the format first in SQLite and on either side in DuckDB.
    const auto first = contentOf(arguments[0]);
    const bool isFirst =
        function->notation == DateNotation::duckdb && first && first->find('%') != std::string_view::npos;
    const auto format = isFirst ? first : contentOf(arguments[1]);
    const DateForms forms = dateFormsOf(dialect);
    const std::string_view form = function->use == FormatUse::writing ? forms.writing : forms.reading;
    if (!format || form.empty())
        return std::nullopt;
    const auto respelled = respelledFormat(*format, function->notation, forms.notation, function->use);
    if (!respelled)
        return std::nullopt;
    const std::string literal = '\'' + *respelled + '\'';
    return filled({form, FormKind::same}, std::array{arguments[isFirst ? 1 : 0], std::string_view(literal)});
}

} // namespace

std::optional<std::string> callInDialect(const Dialect& dialect, std::string_view name,
                                         std::span<const std::string_view> arguments)
{
    const auto form = functionFormOf(dialect, name, arguments.size());
    if (form && form->kind == FormKind::same)
        return filled(*form, arguments);
    return form ? dateCallIn(dialect.id, name, arguments) : std::nullopt;
}

} // namespace querymend
