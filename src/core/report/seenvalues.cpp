#include "report/seenvalues.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

/// A value with fewer bytes may well be a word or a number of something else.
constexpr std::size_t shortValue = 3;

/// Bytes of other alphabets are letters here.
bool isOfWord(char c)
{
    return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || static_cast<unsigned char>(c) >= 0x80;
}

bool isQuote(char c)
{
    return c == '\'' || c == '"' || c == '`';
}

bool hasDigit(std::string_view text)
{
    return std::ranges::any_of(text, asciiIsDigit);
}

/// Whether the value is in the text as a whole; a short one only in quotes.
bool hasValue(std::string_view text, std::string_view value)
{
    for (std::size_t at = text.find(value); at != std::string_view::npos; at = text.find(value, at + 1)) {
        const char before = at == 0 ? ' ' : text[at - 1];
        const std::size_t end = at + value.size();
        const char after = end == text.size() ? ' ' : text[end];
        if (value.size() < shortValue) {
            if (isQuote(before) && before == after)
                return true;
            continue;
        }
        const bool isCut = (isOfWord(value.front()) && isOfWord(before)) || (isOfWord(value.back()) && isOfWord(after));
        if (!isCut)
            return true;
    }
    return false;
}

/// Whether an engine's message about such a mistake may quote what is stored, besides names.
bool mayQuoteRows(const Finding& finding)
{
    const Category category = categoryOf(finding.code);
    return (finding.rung == Rung::explain || finding.rung == Rung::trial)
        && (category == Category::executionError || category == Category::generic || category == Category::emptyResult);
}

/// `city ranges from Aalborg to Zwolle in the whole table.`
std::array<std::string_view, 2> extremesIn(std::string_view message)
{
    constexpr std::string_view from = " ranges from ";
    constexpr std::string_view to = " to ";
    const std::size_t begin = message.find(from);
    const std::size_t end = message.rfind(" in the whole table");
    if (begin == std::string_view::npos || end == std::string_view::npos || end < begin + from.size())
        return {};
    const std::string_view both = message.substr(begin + from.size(), end - begin - from.size());
    const std::size_t middle = both.find(to);
    if (middle == std::string_view::npos)
        return {};
    return {both.substr(0, middle), both.substr(middle + to.size())};
}

} // namespace

std::vector<std::string_view> quotedIn(std::string_view text)
{
    std::vector<std::string_view> found;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!isQuote(text[i]) || (i > 0 && isOfWord(text[i - 1])))
            continue;
        const std::size_t end = text.find(text[i], i + 1);
        if (end == std::string_view::npos)
            continue;
        if (end > i + 1)
            found.push_back(text.substr(i + 1, end - i - 1));
        i = end;
    }
    return found;
}

SeenValues::SeenValues(std::span<const RunJournalEntry> journal)
{
    for (const RunJournalEntry& entry : journal) {
        const std::string_view sql = entry.sql ? std::string_view(*entry.sql) : std::string_view();
        if (entry.rows)
            add(*entry.rows, sql);
        if (!entry.verdict)
            continue;
        for (const Finding& finding : entry.verdict->findings)
            add(finding, sql.empty() ? std::string_view(entry.verdict->sanitizedSql) : sql);
    }
}

std::uint64_t SeenValues::countIn(std::string_view text, std::string_view users) const
{
    return static_cast<std::uint64_t>(std::ranges::count_if(
        m_values, [&](const std::string& value) { return hasValue(text, value) && !hasValue(users, value); }));
}

void SeenValues::add(std::string_view value)
{
    value = asciiTrimmed(value);
    const bool isTruth = asciiEqualsIgnoringCase(value, "true") || asciiEqualsIgnoringCase(value, "false");
    if (!value.empty() && !isTruth && !asciiEqualsIgnoringCase(value, "NULL"))
        m_values.emplace(value);
}

void SeenValues::addQuoted(std::string_view text, std::string_view except)
{
    for (const std::string_view quoted : quotedIn(text)) {
        if (except.find(quoted) == std::string_view::npos)
            add(quoted);
    }
}

/// A finding with data says itself without them; the difference is the data.
void SeenValues::add(const Finding& finding, std::string_view sql)
{
    if (mayQuoteRows(finding))
        addQuoted(finding.message, sql);
    if (finding.messageWithoutData.empty())
        return;
    const std::string known = finding.messageWithoutData + '\n' + std::string(sql);
    addQuoted(finding.message, known);
    for (const std::string_view extreme : extremesIn(finding.message))
        add(extreme);
    for (std::string_view rest = finding.message; !rest.empty();) {
        const std::size_t end = std::min(rest.find_first_of(" ,;()\n"), rest.size());
        std::string_view word = rest.substr(0, end);
        while (!word.empty() && (word.back() == '.' || isQuote(word.back())))
            word.remove_suffix(1);
        if (hasDigit(word) && known.find(word) == std::string::npos)
            add(word);
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    if (finding.code == ErrorCode::testFailed)
        return; // what is suggested is a model's advice
    for (const Suggestion& suggestion : finding.suggestions)
        add(suggestion.name);
    for (const Fix& fix : finding.fixes) {
        for (const TextEdit& edit : fix.edits)
            addQuoted(edit.replacement, sql);
    }
}

void SeenValues::add(const ReturnedRows& rows, std::string_view sql)
{
    for (const auto& row : rows.rows) {
        for (const auto& value : row) {
            if (value)
                add(*value);
        }
    }
    addQuoted(rows.problem, sql);
}

} // namespace querymend
