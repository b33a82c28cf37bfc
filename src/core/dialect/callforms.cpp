#include "dialect/callforms.h"

#include "base/ascii.h"
#include "dialect/datecalls.h"
#include "dialect/dialectforms.h"
#include "dialect/functionforms.h"
#include "dialect/listaggregates.h"

#include <algorithm>
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
    const std::string_view value = arguments[isFirst ? 1 : 0];
    const auto moment = contentOf(value);
    // SQLite's words for moments, such as 'now', are plain texts elsewhere.
    const bool isNow = moment && asciiEqualsIgnoringCase(*moment, "now");
    if (moment && !isNow && !asciiIsDigit(moment->front()))
        return std::nullopt;
    return filled({form, FormKind::same},
                  std::array{isNow ? std::string_view("CURRENT_TIMESTAMP") : value, std::string_view(literal)});
}

/// Whether it is a text without letters, which has no other case.
bool hasOneCase(std::string_view argument)
{
    const auto text = contentOf(argument);
    return text && std::ranges::none_of(*text, [](char c) { return c < 0 || asciiIsAlpha(c); });
}

/// What is left of a difference, given the arguments.
FormDifference remaining(FormDifference difference, std::span<const std::string_view> arguments)
{
    const std::string_view second = arguments.size() > 1 ? arguments[1] : std::string_view();
    const bool isCount = !second.empty() && second.front() != '0' && std::ranges::all_of(second, asciiIsDigit);
    const auto literal = contentOf(second);
    if ((difference == FormDifference::smallCounts && isCount)
        || (difference == FormDifference::computedSecond && literal)
        || (difference == FormDifference::longSeparators && literal && literal->size() == 1)
        || (difference == FormDifference::letterCase && arguments.size() == 2
            && std::ranges::any_of(arguments, hasOneCase)))
        return FormDifference::none;
    return difference;
}

/// Whether a word opens or ends an expression, so that nothing beside it belongs to the expression.
bool partsExpressions(std::string_view word)
{
    constexpr std::string_view words =
        " SELECT DISTINCT FROM WHERE GROUP ORDER HAVING LIMIT BY ON AS WHEN THEN ELSE END "
        "UNION EXCEPT INTERSECT JOIN LEFT INNER ";
    return words.find(' ' + asciiUppered(word) + ' ') != std::string_view::npos;
}

/// Whether a range is an expression by itself: between commas, parentheses or words such as SELECT and FROM.
bool isAlone(std::string_view text, ByteRange place)
{
    const std::string_view before = asciiTrimmed(text.substr(0, place.begin));
    const std::string_view after = asciiTrimmed(text.substr(place.end));
    const auto isWordByte = [](char c) { return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || c < 0; };
    std::size_t begin = before.size();
    while (begin > 0 && isWordByte(before[begin - 1]))
        --begin;
    const auto end = static_cast<std::size_t>(std::ranges::find_if_not(after, isWordByte) - after.begin());
    const bool opens =
        before.empty() || before.back() == '(' || before.back() == ',' || partsExpressions(before.substr(begin));
    const bool closes = after.empty() || after.front() == ')' || after.front() == ',' || after.front() == ';'
        || partsExpressions(after.substr(0, end));
    return opens && closes;
}

} // namespace

std::optional<CallForm> callInDialect(const Dialect& dialect, std::string_view name,
                                      std::span<const std::string_view> arguments)
{
    if (joinsTexts(name)) {
        std::string call = std::string(name) + '(';
        for (const std::string_view argument : arguments)
            call += (call.back() == '(' ? "" : ", ") + std::string(argument);
        return listAggregateIn(dialect, call + ')');
    }
    if (const auto form = functionFormFor(dialect, name, arguments))
        return CallForm{filled(*form, arguments), remaining(form->difference, arguments)};
    if (auto unit = dateUnitCallIn(dialect, name, arguments))
        return unit;
    auto date = functionFormOf(dialect, name, arguments.size()) ? dateCallIn(dialect, name, arguments) : std::nullopt;
    return date ? std::optional(CallForm{std::move(*date)}) : std::nullopt;
}

std::optional<CallForm> callInPlace(const Dialect& dialect, std::string_view name,
                                    std::span<const std::string_view> arguments, std::string_view text, ByteRange place)
{
    auto said = callInDialect(dialect, name, arguments);
    if (said && !isOnePart(said->text) && !isAlone(text, place))
        said->text = '(' + said->text + ')';
    return said;
}

} // namespace querymend
