#include "dialect/literals.h"

#include "dialect/dialectforms.h"

#include <algorithm>

namespace querymend {

namespace {

/// Puts another moment in the quotes of an example such as DATE '2024-01-31', with its separators.
std::string likeExample(std::string moment, std::string_view example, const Dialect& dialect)
{
    if (example.empty())
        return textLiteral(moment, dialect);
    if (example.find('-') == std::string_view::npos)
        std::erase(moment, '-');
    const std::string_view typeName = example.substr(0, std::min(example.find('\''), example.size()));
    if (example.substr(typeName.size()).find('T') != std::string_view::npos)
        std::replace(moment.begin(), moment.end(), ' ', 'T');
    return std::string(typeName) + textLiteral(moment, dialect);
}

} // namespace

std::string textLiteral(std::string_view text, const LexRules& rules, const LiteralForms& forms)
{
    const bool isForeign =
        std::any_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    std::string literal = forms.nationalTexts && isForeign ? "N'" : "'";
    for (const char c : text) {
        if (c == '\'' || (c == '\\' && rules.backslashEscapes))
            literal += c;
        literal += c;
    }
    return literal + '\'';
}

std::string textLiteral(std::string_view text, const Dialect& dialect)
{
    return textLiteral(text, dialect.lex, dialect.literals);
}

std::string dateLiteral(std::string_view date, const Dialect& dialect)
{
    return likeExample(std::string(date), dialect.forms ? dialect.forms->dateLiteral : std::string_view(), dialect);
}

std::string timestampLiteral(std::string_view timestamp, const Dialect& dialect)
{
    return likeExample(std::string(timestamp), dialect.forms ? dialect.forms->timestampLiteral : std::string_view(),
                       dialect);
}

} // namespace querymend
