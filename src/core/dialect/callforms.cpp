#include "dialect/callforms.h"

#include "base/ascii.h"
#include "dialect/dialectforms.h"
#include "dialect/functionforms.h"

#include <array>

namespace querymend {

namespace {

/// A function and the dialect forms that its format is read by.
struct KnownFunction {
    const DateForms* forms = nullptr;
    const DateFunction* function = nullptr;
};

KnownFunction dateFunctionNamed(std::string_view name)
{
    for (const Dialect& dialect : allDialects()) {
        const DateForms& forms = dialect.forms->dates;
        for (const DateFunction& function : forms.functions) {
            if (asciiEqualsIgnoringCase(function.name, name))
                return {&forms, &function};
        }
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

std::optional<std::string> dateCallIn(const Dialect& dialect, std::string_view name,
                                      std::span<const std::string_view> arguments)
{
    const auto [source, function] = dateFunctionNamed(name);
    if (!function || arguments.size() != 2)
        return std::nullopt;
    const auto first = contentOf(arguments[0]);
    const bool isFirst = function->formatMayBeFirst && first && first->find('%') != std::string_view::npos;
    const auto format = isFirst ? first : contentOf(arguments[1]);
    const DateForms& target = dialect.forms->dates;
    const std::string_view form = function->use == FormatUse::writing ? target.writing : target.reading;
    if (!format || form.empty())
        return std::nullopt;
    const auto respelled = respelledFormat(*format, source->notation, target.notation, function->use);
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
    return form ? dateCallIn(dialect, name, arguments) : std::nullopt;
}

} // namespace querymend
