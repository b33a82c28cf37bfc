#include "diagnose/errorplace.h"

#include "base/ascii.h"
#include "base/utf8.h"
#include "diagnose/displaywidth.h"
#include "diagnose/statementplaces.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <string>

namespace querymend {

namespace {

constexpr std::size_t none = std::string_view::npos;
/// Messages give positions near their beginning; what follows may be any data.
constexpr std::size_t longestMessage = 32768;

std::optional<std::uint32_t> numberAt(std::string_view text)
{
    std::uint32_t number = 0;
    const auto parsed = std::from_chars(text.data(), text.data() + text.size(), number);
    return parsed.ec == std::errc() && number > 0 ? std::optional(number) : std::nullopt;
}

ErrorPlace toPlace(std::string_view sql, std::size_t offset)
{
    const TextPosition position = positionAt(sql, offset);
    return {position.line, position.column};
}

std::uint32_t lineCount(std::string_view sql)
{
    return positionAt(sql, sql.size()).line;
}

/// A line of the statement, with the same line ends as in positionAt.
std::string_view lineOf(std::string_view sql, std::uint32_t number)
{
    for (std::uint32_t line = 1;; ++line) {
        const std::size_t end = std::min(sql.find_first_of("\r\n"), sql.size());
        if (line == number || end == sql.size())
            return line == number ? sql.substr(0, end) : std::string_view();
        sql.remove_prefix(end + (sql.substr(end).starts_with("\r\n") ? 2 : 1));
    }
}

/// The only occurrence of a needle, or npos.
std::size_t findOnly(std::string_view text, std::string_view needle)
{
    const std::size_t at = text.find(needle);
    return at != none && text.find(needle, at + 1) == none ? at : none;
}

// --- A line of the statement with a caret under it: PostgreSQL and DuckDB.

std::string_view takeLine(std::string_view& text)
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

struct CaretMark {
    std::uint32_t line = 0;
    std::string_view excerpt;
    std::size_t character = 0; ///< index in the excerpt
};

std::optional<CaretMark> caretMark(std::string_view message, UnseenCharacters unseen)
{
    constexpr std::string_view prefix = "LINE ";
    while (!message.empty()) {
        const std::string_view line = takeLine(message);
        const std::size_t colon = line.find(": ");
        const auto number =
            line.starts_with(prefix) && colon != none ? numberAt(line.substr(prefix.size())) : std::nullopt;
        if (!number)
            continue;
        std::string_view following = message;
        const std::string_view marks = takeLine(following);
        const std::size_t caret = marks.find_first_not_of(" \t");
        if (caret == none || marks[caret] != '^' || caret < colon + 2)
            continue;
        const std::string_view excerpt = line.substr(colon + 2);
        return CaretMark{*number, excerpt, characterAtCell(excerpt, caret - colon - 2, unseen)};
    }
    return std::nullopt;
}

std::string withBlanksForTabs(std::string_view text)
{
    std::string out(text);
    std::replace(out.begin(), out.end(), '\t', ' ');
    return out;
}

/// Removes the EXPLAIN that the engine saw in front of the statement.
void leaveOutExplain(CaretMark& mark, std::string_view sql, std::string_view explainPrefix)
{
    const std::size_t characters = explainPrefix.size();
    if (mark.line == 1 && characters != 0 && mark.character >= characters
        && asciiEqualsIgnoringCase(mark.excerpt.substr(0, characters), explainPrefix)
        && !asciiEqualsIgnoringCase(sql.substr(0, characters), explainPrefix)) {
        mark.excerpt.remove_prefix(characters);
        mark.character -= characters;
    }
}

std::optional<ErrorPlace> placeOfCaret(CaretMark mark, std::string_view sql, std::string_view explainPrefix)
{
    constexpr std::string_view cut = "...";
    const bool cutInFront = mark.excerpt.starts_with(cut) && mark.character >= cut.size();
    const auto column = static_cast<std::uint32_t>(mark.character + 1);
    if (sql.empty())
        return ErrorPlace{mark.line, cutInFront ? std::nullopt : std::optional(column)};
    if (cutInFront) {
        mark.excerpt.remove_prefix(cut.size());
        mark.character -= cut.size();
    } else {
        leaveOutExplain(mark, sql, explainPrefix);
    }
    if (mark.excerpt.ends_with(cut))
        mark.excerpt.remove_suffix(cut.size());
    const std::string line = withBlanksForTabs(lineOf(sql, mark.line));
    const std::string core = withBlanksForTabs(mark.excerpt);
    const std::size_t at = cutInFront ? findOnly(line, core) : line.starts_with(core) ? 0 : none;
    if (at == none)
        return std::nullopt;
    const std::size_t before = characterCount(std::string_view(line).substr(0, at));
    return ErrorPlace{mark.line, static_cast<std::uint32_t>(before + mark.character + 1)};
}

// --- The rest of the statement: MySQL and MariaDB.

std::string_view withoutClosing(std::string_view sql)
{
    const std::size_t last = sql.find_last_not_of("; \t\r\n\f\v");
    return last == none ? std::string_view() : sql.substr(0, last + 1);
}

std::optional<ErrorPlace> placeOfRest(std::string_view rest, std::string_view sql, std::optional<std::uint32_t> line)
{
    const std::string_view body = withoutClosing(sql);
    const std::string_view text = withoutClosing(rest);
    if (body.empty())
        return std::nullopt;
    if (text.empty())
        return toPlace(sql, body.size());
    if (body.ends_with(text))
        return toPlace(sql, body.size() - text.size());
    // The engine cuts the quote after 80 characters.
    std::size_t at = findOnly(sql, text);
    if (at == none && line) {
        const std::string_view lineText = lineOf(sql, *line);
        const std::size_t inLine = findOnly(lineText, text.substr(0, text.find_first_of("\r\n")));
        at = inLine == none ? none : static_cast<std::size_t>(lineText.data() - sql.data()) + inLine;
    }
    return at == none ? std::nullopt : std::optional(toPlace(sql, at));
}

// --- What the message names.

std::optional<ErrorPlace> placeOfName(const Dialect& dialect, std::string_view sql, ErrorCode code,
                                      std::string_view identifier, std::optional<std::uint32_t> line)
{
    // Beyond this the error code matters, not an exact position, and searching would be slow.
    constexpr std::size_t longestSql = 1U << 20U;
    if (sql.empty() || sql.size() > longestSql)
        return std::nullopt;
    const auto offset = StatementPlaces(sql, dialect).find(code, identifier, line);
    return offset ? std::optional(toPlace(sql, *offset)) : std::nullopt;
}

// --- Numbers.

/// The number after a word, with only blanks and a colon between them; other uses of the word are skipped.
std::optional<std::uint32_t> numberBehind(std::string_view message, std::string_view word)
{
    const auto same = [](char a, char b) { return asciiLower(a) == b; };
    while (true) {
        const auto at = std::search(message.begin(), message.end(), word.begin(), word.end(), same);
        if (at == message.end())
            return std::nullopt;
        message.remove_prefix(static_cast<std::size_t>(at - message.begin()) + word.size());
        std::string_view behind = message.substr(0, 32);
        behind.remove_prefix(std::min(behind.find_first_not_of(" :"), behind.size()));
        if (const auto number = numberAt(behind))
            return number;
    }
}

/// Reads a position in characters of the whole statement, as PostgreSQL's log and Java drivers print it.
std::optional<ErrorPlace> placeOfCharacter(const Dialect& dialect, std::string_view message, std::string_view sql)
{
    if (sql.empty())
        return std::nullopt;
    std::optional<std::uint32_t> number;
    for (const std::string_view word : dialect.errors->characterWords) {
        number = numberBehind(message, word);
        if (number)
            break;
    }
    if (!number || *number > characterCount(sql) + 1)
        return std::nullopt;
    return toPlace(sql, byteOffsetOfCharacter(sql, *number - 1));
}

bool pointsAtTheEnd(std::string_view message)
{
    return message.find("incomplete input") != none || message.find("syntax error at end of input") != none;
}

/// Locates the error by the rest of the message, without a caret.
ErrorPlace placeOfWords(const Dialect& dialect, std::string_view text, std::string_view sql, ErrorCode code,
                        std::string_view identifier)
{
    ErrorPlace place{lineInMessage(*dialect.errors, text), std::nullopt};
    if (place.line && !sql.empty() && *place.line > lineCount(sql))
        place.line.reset();
    if (const auto rest = quotedRest(text))
        return placeOfRest(*rest, sql, place.line).value_or(place);
    if (place.line && !dialect.errors->columnWord.empty())
        place.column = numberBehind(text, dialect.errors->columnWord);
    if (place.column)
        return place;
    if (!sql.empty() && pointsAtTheEnd(text))
        return toPlace(sql, withoutClosing(sql).size());
    return placeOfName(dialect, sql, code, identifier, place.line).value_or(place);
}

} // namespace

std::optional<std::string_view> quotedRest(std::string_view message)
{
    constexpr std::string_view opening = "right syntax to use near '";
    message = message.substr(0, longestMessage);
    const std::size_t at = message.find(opening);
    if (at == none)
        return std::nullopt;
    const std::size_t begin = at + opening.size();
    const std::size_t end = message.rfind("' at line ");
    return end == none || end < begin ? std::nullopt : std::optional(message.substr(begin, end - begin));
}

ErrorPlace placeOf(const Dialect& dialect, const EngineMessage& message, ErrorCode code, std::string_view identifier)
{
    const std::string_view text = message.text.substr(0, longestMessage);
    if (const auto mark = caretMark(text, dialect.errors->underCaret)) {
        if (const auto place = placeOfCaret(*mark, message.sql, dialect.explainPrefix))
            return *place;
    }
    if (const auto place = placeOfCharacter(dialect, text, message.sql))
        return *place;
    return placeOfWords(dialect, text, message.sql, code, identifier);
}

} // namespace querymend
