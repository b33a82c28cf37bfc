#include "run/answersketch.h"

#include "base/ascii.h"
#include "base/names.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace querymend {

namespace {

using Type = AnswerSketch::Type;

constexpr std::string_view lead = "The answer should look like: ";
constexpr std::size_t mostColumns = 100;

struct NamedType {
    std::string_view word;
    Type type;
};

constexpr auto typeWords = std::to_array<NamedType>({
    {"any", Type::any},
    {"qualsiasi", Type::any},
    {"любой", Type::any},
    {"text", Type::text},
    {"number", Type::number},
    {"date", Type::date},
    {"testo", Type::text},
    {"numero", Type::number},
    {"data", Type::date},
    {"текст", Type::text},
    {"число", Type::number},
    {"дата", Type::date},
});

constexpr auto sortedWords = std::to_array<std::string_view>({"sorted", "ordinato", "по порядку"});

std::string folded(std::string_view text)
{
    return spelled({asciiTrimmed(text), LetterFold::lower, CasedLetters::unicode});
}

/// Splits at a sign outside quotes, and trims the parts.
std::vector<std::string_view> splitAt(std::string_view text, char sign)
{
    std::vector<std::string_view> parts;
    char quote = 0;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        const char c = at < text.size() ? text[at] : sign;
        if (quote != 0 && at < text.size()) {
            quote = c == quote ? '\0' : quote;
        } else if (c == sign) {
            parts.push_back(asciiTrimmed(text.substr(begin, at - begin)));
            begin = at + 1;
        } else if ((c == '"' || c == '\'') && asciiTrimmed(text.substr(begin, at - begin)).empty()) {
            quote = c;
        }
    }
    return parts;
}

std::optional<double> numberIn(std::string_view text)
{
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    return !text.empty() && read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

bool isDate(std::string_view text)
{
    constexpr std::string_view form = "0000-00-00";
    return text.size() >= form.size() && std::equal(form.begin(), form.end(), text.begin(), [](char f, char c) {
               return f == '0' ? c >= '0' && c <= '9' : c == f;
           });
}

std::optional<Type> typeNamed(std::string_view text)
{
    const std::string word = folded(text);
    const auto found =
        std::find_if(typeWords.begin(), typeWords.end(), [&](const NamedType& row) { return row.word == word; });
    return found == typeWords.end() ? std::nullopt : std::optional(found->type);
}

/// The number in `2 columns`; nothing if it is something else.
std::optional<std::size_t> columnCountIn(std::string_view text)
{
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos)
        return std::nullopt;
    const std::string word = folded(text.substr(blank));
    const bool isOfColumns = word.starts_with("column") || word.starts_with("colonn") || word.starts_with("столб");
    const auto number = numberIn(text.substr(0, blank));
    const bool isCount = number && *number >= 1 && *number <= mostColumns && std::floor(*number) == *number;
    return isOfColumns && isCount ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
}

std::string cellIn(std::string_view text)
{
    if (text == "?" || text == "*" || text == "...")
        return {};
    const bool isQuoted =
        text.size() > 1 && text.front() == text.back() && (text.front() == '"' || text.front() == '\'');
    return std::string(isQuoted ? text.substr(1, text.size() - 2) : text);
}

Type typeOf(const std::string& value)
{
    if (value.empty())
        return Type::any;
    return numberIn(value) ? Type::number : isDate(value) ? Type::date : Type::text;
}

std::string_view nameOf(Type type)
{
    switch (type) {
    case Type::any:
        return "any";
    case Type::text:
        return "text";
    case Type::number:
        return "number";
    case Type::date:
        return "date";
    }
    return {};
}

std::string columnsInWords(std::size_t count)
{
    return std::to_string(count) + (count == 1 ? " column" : " columns");
}

std::string inWords(const std::vector<std::string>& row)
{
    std::string text;
    for (const std::string& value : row)
        text += (text.empty() ? "" : ", ") + (value.empty() ? std::string("?") : value);
    return text;
}

/// 12.3 is the same as 12.3456, because people round.
bool isSameValue(const std::string& wanted, const std::optional<std::string>& value)
{
    if (wanted.empty())
        return true;
    if (!value)
        return folded(wanted) == "null";
    const auto a = numberIn(wanted);
    const auto b = numberIn(*value);
    if (!a || !b)
        return folded(wanted) == folded(*value);
    const std::size_t point = wanted.find('.');
    const auto decimals = point == std::string::npos ? 0 : wanted.size() - point - 1;
    return std::abs(*a - *b) <= 0.5000001 * std::pow(10.0, -static_cast<double>(decimals));
}

bool hasRow(const ReturnedRows& returned, const std::vector<std::string>& wanted)
{
    return std::any_of(returned.rows.begin(), returned.rows.end(), [&](const auto& row) {
        return row.size() == wanted.size() && std::equal(wanted.begin(), wanted.end(), row.begin(), isSameValue);
    });
}

bool areAllRowsKnown(const ReturnedRows& returned)
{
    return !returned.hasMore && returned.rows.size() >= returned.count;
}

bool hasPart(std::string_view type, std::initializer_list<std::string_view> parts)
{
    return std::any_of(parts.begin(), parts.end(),
                       [&](std::string_view part) { return type.find(part) != std::string_view::npos; });
}

/// Judges by the values, as SQLite's columns hold any type, and else by the name of the type.
bool fits(Type type, const ReturnedRows& returned, std::size_t column)
{
    std::vector<std::string_view> values;
    for (const auto& row : returned.rows) {
        if (column < row.size() && row[column])
            values.emplace_back(*row[column]);
    }
    const auto all = [&](auto is) { return std::all_of(values.begin(), values.end(), is); };
    const auto isNumber = [](std::string_view value) { return numberIn(value).has_value(); };
    const std::string name = asciiLowered(returned.columns[column].type);
    const bool isNumeric = hasPart(name, {"int", "num", "dec", "real", "floa", "doub", "serial"});
    const bool isTextual = hasPart(name, {"char", "text", "clob", "string", "enum", "uuid", "json"});
    const bool isTemporal = hasPart(name, {"date", "time"});
    switch (type) {
    case Type::any:
        return true;
    case Type::number:
        return values.empty() ? !isTextual && !isTemporal : all(isNumber);
    case Type::date:
        return values.empty() ? !isNumeric : all(isDate);
    case Type::text:
        return values.empty() ? !isNumeric : isTextual || !all(isNumber);
    }
    return true;
}

std::string namesOf(const std::vector<ReturnedColumn>& columns)
{
    std::string text;
    for (const ReturnedColumn& column : columns)
        text += (text.empty() ? "" : ", ") + column.name;
    return text;
}

} // namespace

Result<AnswerSketch, std::string> sketchFrom(std::string_view text)
{
    AnswerSketch sketch;
    for (const std::string_view part : splitAt(text, ';')) {
        if (part.empty())
            continue;
        if (std::find(sortedWords.begin(), sortedWords.end(), folded(part)) != sortedWords.end()) {
            sketch.isSorted = true;
            continue;
        }
        const std::vector<std::string_view> cells = splitAt(part, ',');
        const bool isFirst = sketch.columns.empty();
        const auto count = columnCountIn(part);
        if (isFirst && count) {
            sketch.columns.assign(*count, Type::any);
            continue;
        }
        const bool areTypes = std::all_of(cells.begin(), cells.end(), [](auto cell) { return typeNamed(cell); });
        if (isFirst && areTypes) {
            for (const std::string_view cell : cells)
                sketch.columns.push_back(*typeNamed(cell));
            continue;
        }
        std::vector<std::string> row;
        std::transform(cells.begin(), cells.end(), std::back_inserter(row), cellIn);
        if (isFirst)
            std::transform(row.begin(), row.end(), std::back_inserter(sketch.columns), typeOf);
        if (row.size() != sketch.columns.size())
            return Failure{"the row " + std::string(part) + " has " + std::to_string(row.size())
                           + (row.size() == 1 ? " value" : " values") + ", but there are "
                           + columnsInWords(sketch.columns.size()) + "; write ? for a value that may be anything."};
        sketch.rows.push_back(std::move(row));
    }
    if (sketch.columns.empty() && !sketch.isSorted)
        return Failure{std::string("it says nothing; write types, rows or both, such as: text, number; Italy, 12.")};
    return sketch;
}

std::string withSketch(std::string_view evidence, std::string_view sketch)
{
    std::string text(evidence);
    if (sketch.empty())
        return text;
    return text + (text.empty() ? "" : "\n") + std::string(lead) + std::string(sketch);
}

std::string_view sketchTextIn(std::string_view evidence)
{
    const std::size_t at = evidence.find(lead);
    if (at == std::string_view::npos || (at > 0 && evidence[at - 1] != '\n'))
        return {};
    const std::string_view rest = evidence.substr(at + lead.size());
    return rest.substr(0, rest.find('\n'));
}

std::string_view withoutSketch(std::string_view evidence)
{
    if (sketchTextIn(evidence).empty())
        return evidence;
    const std::size_t at = evidence.find(lead);
    return evidence.substr(0, at > 0 ? at - 1 : 0);
}

std::optional<AnswerSketch> sketchIn(std::string_view evidence)
{
    const std::string_view text = sketchTextIn(evidence);
    auto sketch = text.empty() ? Result<AnswerSketch, std::string>(Failure{std::string()}) : sketchFrom(text);
    return sketch ? std::optional(std::move(sketch).value()) : std::nullopt;
}

std::string describe(const AnswerSketch& sketch)
{
    std::string text = "The answer is sorted.";
    if (!sketch.columns.empty()) {
        text = "The answer has " + columnsInWords(sketch.columns.size());
        const bool isTyped =
            std::any_of(sketch.columns.begin(), sketch.columns.end(), [](Type type) { return type != Type::any; });
        for (std::size_t i = 0; isTyped && i < sketch.columns.size(); ++i)
            text += (i == 0 ? ": " : ", ") + std::string(nameOf(sketch.columns[i]));
        text += sketch.isSorted ? ", and is sorted." : ".";
    }
    for (const std::vector<std::string>& row : sketch.rows)
        text += " One of its rows is " + inWords(row) + '.';
    return text;
}

std::optional<SketchMisfit> misfitOf(const AnswerSketch& sketch, const ReturnedRows& returned, ResultOrder order)
{
    if (!returned.problem.empty())
        return std::nullopt;
    if (!sketch.columns.empty() && returned.columns.size() != sketch.columns.size())
        return SketchMisfit{"Columns of the answer: " + std::to_string(sketch.columns.size()) + " expected, "
                                + std::to_string(returned.columns.size()) + " found: " + namesOf(returned.columns)
                                + '.',
                            {}};
    for (std::size_t i = 0; i < sketch.columns.size(); ++i) {
        if (!fits(sketch.columns[i], returned, i))
            return SketchMisfit{"Column " + std::to_string(i + 1) + " should be a "
                                    + std::string(nameOf(sketch.columns[i])) + "; " + returned.columns[i].name
                                    + " is not.",
                                {}};
    }
    if (sketch.isSorted && order == ResultOrder::none)
        return SketchMisfit{"The answer should be sorted; the statement has no ORDER BY.", {}};
    if (!areAllRowsKnown(returned))
        return std::nullopt;
    for (const std::vector<std::string>& row : sketch.rows) {
        if (!hasRow(returned, row))
            return SketchMisfit{"The answer should have the row " + inWords(row) + ", but has not.",
                                "The answer lacks a row that the user expects."};
    }
    return std::nullopt;
}

bool isCertain(const AnswerSketch& sketch, const ReturnedRows& returned)
{
    const bool areFound = std::all_of(sketch.rows.begin(), sketch.rows.end(),
                                      [&](const std::vector<std::string>& row) { return hasRow(returned, row); });
    return returned.problem.empty() && (areFound || areAllRowsKnown(returned));
}

} // namespace querymend
