#include "dialect/functionforms.h"

#include "base/ascii.h"
#include "dialect/datecalls.h"
#include "dialect/dialectforms.h"

#include <algorithm>
#include <string>
#include <vector>

namespace querymend {

namespace {

bool isPlace(std::string_view text, std::size_t at)
{
    return text[at] == '$' && at + 1 < text.size() && asciiIsDigit(text[at + 1]);
}

/// Whether this placeholder is an operand of an operator, rather than beside a word or in a call's arguments.
bool isOperand(std::string_view form, std::size_t begin, std::size_t end)
{
    const std::string_view before = form.substr(0, begin);
    const std::string_view behind = form.substr(end);
    const bool followsWord = before.size() > 1 && before.back() == ' ' && asciiIsAlpha(before[before.size() - 2]);
    const bool precedesWord = behind.size() > 1 && behind.front() == ' ' && asciiIsAlpha(behind[1]);
    const bool opens = before.empty() || before.back() == '(' || before.ends_with(", ") || followsWord;
    const bool closes = behind.empty() || behind.front() == ')' || behind.front() == ',' || precedesWord;
    return !opens || !closes || behind.starts_with(" IS ");
}

std::span<const FunctionFormRow> rowsOf(const Dialect& dialect, std::string_view name)
{
    const std::string wanted = asciiUppered(name);
    const auto& rows = dialect.forms->functions;
    // Two searches, because clang 14 cannot compile std::ranges::equal_range of this library.
    const auto first = std::ranges::lower_bound(rows, std::string_view(wanted), {}, &FunctionFormRow::name);
    const auto last = std::ranges::upper_bound(first, rows.end(), std::string_view(wanted), {}, &FunctionFormRow::name);
    return {first, last};
}

} // namespace

bool isOnePart(std::string_view expression)
{
    int depth = 0;
    int cases = 0;
    char quote = '\0';
    std::string_view word;
    for (std::size_t i = 0; i < expression.size(); ++i) {
        constexpr std::string_view quotes = "'\"`";
        constexpr std::string_view wordSigns = "_.$@?";
        const char c = expression[i];
        const bool isWordByte =
            c < 0 || asciiIsAlpha(c) || asciiIsDigit(c) || wordSigns.find(c) != std::string_view::npos;
        if (quote != '\0') {
            quote = c == quote ? '\0' : quote;
        } else if (quotes.find(c) != std::string_view::npos) {
            quote = c;
        } else if (c == '(' || c == '[') {
            ++depth;
        } else if (c == ')' || c == ']') {
            --depth;
        } else if (depth == 0 && isWordByte) {
            const bool continues = !word.empty() && word.data() + word.size() == expression.data() + i;
            word = continues ? std::string_view(word.data(), word.size() + 1) : expression.substr(i, 1);
            const bool ends = i + 1 == expression.size() || expression[i + 1] == ' ' || expression[i + 1] == '(';
            if (ends && asciiEqualsIgnoringCase(word, "case"))
                ++cases;
            else if (ends && cases > 0 && asciiEqualsIgnoringCase(word, "end") && --cases == 0
                     && i + 1 < expression.size())
                return false;
        } else if (depth == 0 && cases == 0) {
            return false;
        }
    }
    return true;
}

std::optional<FunctionForm> functionFormOf(const Dialect& dialect, std::string_view name, std::size_t arguments)
{
    const auto rows = rowsOf(dialect, name);
    for (const FunctionFormRow& row : rows) {
        if (row.arguments == static_cast<int>(arguments) && row.needed.argument == 0)
            return FunctionForm{row.form, FormKind::same, row.difference};
    }
    if (!rows.empty())
        return FunctionForm{rows.back().form, FormKind::pattern, rows.back().difference};
    const DateUnitForm* const part = datePartIn(dialect, name);
    if (!part)
        return std::nullopt;
    return FunctionForm{part->form, arguments == 1 ? FormKind::same : FormKind::pattern, part->difference};
}

std::optional<FunctionForm> functionFormFor(const Dialect& dialect, std::string_view name,
                                            std::span<const std::string_view> arguments)
{
    for (const FunctionFormRow& row : rowsOf(dialect, name)) {
        const auto needed = static_cast<std::size_t>(row.needed.argument);
        if (row.arguments == static_cast<int>(arguments.size())
            && (needed == 0 || asciiEqualsIgnoringCase(arguments[needed - 1], row.needed.text)))
            return FunctionForm{row.form, FormKind::same, row.difference};
    }
    const auto form = functionFormOf(dialect, name, arguments.size());
    return form && form->kind == FormKind::same ? form : std::nullopt;
}

std::string filled(const FunctionForm& form, std::span<const std::string_view> arguments)
{
    constexpr std::string_view letters = "xyzuv";
    std::string out;
    for (std::size_t i = 0; i < form.text.size(); ++i) {
        if (!isPlace(form.text, i)) {
            out += form.text[i];
            continue;
        }
        const std::size_t begin = i;
        const auto number = static_cast<std::size_t>(form.text[++i] - '1');
        const bool isGiven = form.kind == FormKind::same && number < arguments.size();
        const std::string_view argument = isGiven ? arguments[number] : letters.substr(number % letters.size(), 1);
        const bool isSign = argument == "+" || argument == "-";
        const bool needsParentheses = !isSign && isOperand(form.text, begin, i + 1) && !isOnePart(argument);
        out += needsParentheses ? '(' + std::string(argument) + ')' : std::string(argument);
    }
    return out;
}

std::span<const std::string_view> functionsWithForms()
{
    static const std::vector<std::string_view> names = [] {
        std::vector<std::string_view> made(datePartFunctions().begin(), datePartFunctions().end());
        for (const Dialect& dialect : allDialects()) {
            for (const FunctionFormRow& row : dialect.forms->functions)
                made.push_back(row.name);
        }
        std::ranges::sort(made);
        made.erase(std::unique(made.begin(), made.end()), made.end());
        return made;
    }();
    return names;
}

} // namespace querymend
