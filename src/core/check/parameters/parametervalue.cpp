#include "check/parameters/parametervalue.h"

#include "base/ascii.h"
#include "base/secretnames.h"
#include "base/utf8.h"
#include "dialect/literals.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>
#include <vector>

namespace querymend {

namespace {

using Written = Result<std::string, ParameterProblem>;

constexpr std::array typeNames{
    std::pair{ParameterType::text, std::string_view("text")},
    std::pair{ParameterType::number, std::string_view("number")},
    std::pair{ParameterType::date, std::string_view("date")},
    std::pair{ParameterType::timestamp, std::string_view("timestamp")},
    std::pair{ParameterType::truth, std::string_view("truth")},
    std::pair{ParameterType::null, std::string_view("null")},
    std::pair{ParameterType::texts, std::string_view("texts")},
    std::pair{ParameterType::numbers, std::string_view("numbers")},
};

bool endsLineByBackslash(std::string_view text)
{
    return text.find("\\\n") != std::string_view::npos || text.find("\\\r") != std::string_view::npos;
}

Written writtenText(std::string_view text, const Dialect& dialect)
{
    if (text.find('\0') != std::string_view::npos || firstInvalidUtf8(text)
        || (dialect.literals.backslashJoinsLines && endsLineByBackslash(text)))
        return Failure{ParameterProblem::badCharacter};
    std::string literal = textLiteral(text, dialect);
    const std::vector<Token> tokens = lex(literal, dialect.lex);
    const bool isSame =
        tokens.size() == 1 && tokens.front().kind == TokenKind::string && decoded(tokens.front(), literal) == text;
    return isSame ? Written(std::move(literal)) : Failure{ParameterProblem::badCharacter};
}

std::size_t digitsAt(std::string_view text, std::size_t from)
{
    std::size_t end = from;
    while (end < text.size() && asciiIsDigit(text[end]))
        ++end;
    return end - from;
}

bool isUnsignedNumber(std::string_view text)
{
    std::size_t at = digitsAt(text, 0);
    bool hasDigits = at > 0;
    if (at < text.size() && text[at] == '.') {
        const std::size_t fraction = digitsAt(text, at + 1);
        hasDigits = fraction > 0;
        at += 1 + fraction;
    }
    if (hasDigits && at < text.size() && asciiLower(text[at]) == 'e') {
        ++at;
        if (at < text.size() && (text[at] == '+' || text[at] == '-'))
            ++at;
        const std::size_t exponent = digitsAt(text, at);
        hasDigits = exponent > 0;
        at += exponent;
    }
    return hasDigits && at == text.size();
}

Written writtenNumber(std::string_view text)
{
    text = asciiTrimmed(text);
    const bool isNegative = text.starts_with('-');
    if (isNegative || text.starts_with('+'))
        text.remove_prefix(1);
    if (!isUnsignedNumber(text))
        return Failure{ParameterProblem::notANumber};
    // In parentheses, because two minus signs would begin a comment, and a cast would come before the sign.
    return isNegative ? "(-" + std::string(text) + ')' : std::string(text);
}

/// Reads the digits that stand for the letter `d` in a pattern; nothing if the text does not fit.
std::optional<std::vector<int>> numbersIn(std::string_view text, std::string_view pattern)
{
    std::vector<int> numbers{0};
    if (text.size() != pattern.size())
        return std::nullopt;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != 'd' && text[i] == pattern[i])
            numbers.push_back(0);
        else if (pattern[i] == 'd' && asciiIsDigit(text[i]))
            numbers.back() = numbers.back() * 10 + (text[i] - '0');
        else
            return std::nullopt;
    }
    return numbers;
}

bool isDate(std::string_view text)
{
    const auto parts = numbersIn(text, "dddd-dd-dd");
    return parts
        && std::chrono::year_month_day(std::chrono::year((*parts)[0]),
                                       std::chrono::month(static_cast<unsigned>((*parts)[1])),
                                       std::chrono::day(static_cast<unsigned>((*parts)[2])))
               .ok();
}

Written writtenDate(std::string_view text, const Dialect& dialect)
{
    text = asciiTrimmed(text);
    return isDate(text) ? Written(dateLiteral(text, dialect)) : Failure{ParameterProblem::notADate};
}

/// The time with seconds, from 10:20, 10:20:30 or 10:20:30.5; empty if it is none.
std::string timeIn(std::string_view text)
{
    const std::size_t point = std::min(text.find('.'), text.size());
    const std::string_view fraction = text.substr(point);
    const std::string whole = std::string(text.substr(0, point)) + (point == 5 ? ":00" : "");
    constexpr std::size_t longestFraction = 10; // with the point
    const bool hasFraction = fraction.size() > 1 && fraction.size() <= longestFraction && point == 8
        && digitsAt(fraction, 1) == fraction.size() - 1;
    const auto parts = numbersIn(whole, "dd:dd:dd");
    if (!parts || (*parts)[0] > 23 || (*parts)[1] > 59 || (*parts)[2] > 59 || (!fraction.empty() && !hasFraction))
        return {};
    return whole + std::string(fraction);
}

Written writtenTimestamp(std::string_view text, const Dialect& dialect)
{
    text = asciiTrimmed(text);
    constexpr std::size_t dateSize = 10;
    const std::string_view date = text.substr(0, dateSize);
    const std::string_view rest = text.substr(date.size());
    const bool hasTime = rest.starts_with(' ') || rest.starts_with('T');
    const std::string time = rest.empty() ? "00:00:00" : hasTime ? timeIn(asciiTrimmed(rest.substr(1))) : "";
    if (!isDate(date) || time.empty())
        return Failure{ParameterProblem::notATimestamp};
    return timestampLiteral(std::string(date) + ' ' + time, dialect);
}

Written writtenTruth(std::string_view text, const Dialect& dialect)
{
    text = asciiTrimmed(text);
    if (text == "1" || asciiEqualsIgnoringCase(text, "true"))
        return std::string(dialect.literals.trueValue);
    if (text == "0" || asciiEqualsIgnoringCase(text, "false"))
        return std::string(dialect.literals.falseValue);
    return Failure{ParameterProblem::notATruth};
}

constexpr std::string_view endsOfItems = ",\n\r";

/// Reads one item of a list off the front of a text, with the comma or line end after it; in single quotes, it may have
/// those too.
Result<std::string, ParameterProblem> takeItem(std::string_view& rest)
{
    std::string item;
    if (!rest.starts_with('\'')) {
        const std::size_t end = std::min(rest.find_first_of(endsOfItems), rest.size());
        item = asciiTrimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        return item;
    }
    std::size_t at = 1;
    while (at < rest.size() && (rest[at] != '\'' || rest.substr(at, 2) == "''")) {
        item += rest[at];
        at += rest[at] == '\'' ? 2U : 1U;
    }
    const std::size_t comma = std::min(rest.find_first_of(endsOfItems, at + 1), rest.size());
    if (at >= rest.size() || !asciiTrimmed(rest.substr(at + 1, comma - at - 1)).empty())
        return Failure{ParameterProblem::openQuote};
    rest.remove_prefix(std::min(comma + 1, rest.size()));
    return item;
}

/// Whether a name such as card_pin or cardPin has this word, which is in lower case.
bool hasWord(std::string_view name, std::string_view word)
{
    const std::string lowered = asciiLowered(name);
    const auto isCapital = [&](std::size_t at) { return name[at] != lowered[at]; };
    for (std::size_t at = lowered.find(word); at != std::string::npos; at = lowered.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool begins = at == 0 || !asciiIsAlpha(name[at - 1]) || (isCapital(at) && !isCapital(at - 1));
        const bool ends = end == name.size() || !asciiIsAlpha(name[end]) || isCapital(end);
        if (begins && ends)
            return true;
    }
    return false;
}

Written writtenList(const ParameterValue& value, const Dialect& dialect)
{
    std::string list;
    for (std::string_view rest = asciiTrimmed(value.text); !rest.empty(); rest = asciiTrimmed(rest)) {
        const bool isQuoted = rest.front() == '\'';
        const auto item = takeItem(rest);
        if (!item)
            return Failure{item.error()};
        if (item->empty() && !isQuoted)
            continue;
        const Written written =
            value.type == ParameterType::numbers ? writtenNumber(*item) : writtenText(*item, dialect);
        if (!written)
            return written;
        list += (list.empty() ? "" : ", ") + *written;
    }
    return list.empty() ? Failure{ParameterProblem::emptyList} : Written(std::move(list));
}

} // namespace

std::string_view name(ParameterType type)
{
    return typeNames[static_cast<std::size_t>(type)].second;
}

std::optional<ParameterType> parameterTypeNamed(std::string_view name)
{
    const auto found = std::find_if(typeNames.begin(), typeNames.end(),
                                    [&](const auto& row) { return asciiEqualsIgnoringCase(row.second, name); });
    return found == typeNames.end() ? std::nullopt : std::optional(found->first);
}

Result<std::string, ParameterProblem> literalOf(const ParameterValue& value, const Dialect& dialect)
{
    switch (value.type) {
    case ParameterType::text:
        return writtenText(value.text, dialect);
    case ParameterType::number:
        return writtenNumber(value.text);
    case ParameterType::date:
        return writtenDate(value.text, dialect);
    case ParameterType::timestamp:
        return writtenTimestamp(value.text, dialect);
    case ParameterType::truth:
        return writtenTruth(value.text, dialect);
    case ParameterType::null:
        return std::string("NULL");
    case ParameterType::texts:
    case ParameterType::numbers:
        return writtenList(value, dialect);
    }
    return Failure{ParameterProblem::badCharacter};
}

bool namesSecret(std::string_view parameter)
{
    const std::string lowered = asciiLowered(parameter);
    constexpr std::array<std::string_view, 8> signs{"password", "passwd", "passphrase", "passcode",
                                                    "pwd",      "secret", "apikey",     "token"};
    constexpr std::array<std::string_view, 4> words{"pin", "cvv", "cvc", "otp"};
    if (suggestsSecret(parameter)
        || std::any_of(words.begin(), words.end(), [&](std::string_view word) { return hasWord(parameter, word); }))
        return true;
    return std::any_of(signs.begin(), signs.end(),
                       [&](std::string_view sign) { return lowered.find(sign) != std::string::npos; });
}

} // namespace querymend
