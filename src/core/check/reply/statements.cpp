// Finds statements by how they begin, and the sentences after them.

#include "check/reply/parts.h"

#include "base/ascii.h"
#include "schema/editdistance.h"
#include "sql/outline/statementkinds.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr std::size_t npos = std::string_view::npos;

/// How many bytes of a text are examined to see whether it begins a statement.
constexpr std::size_t glance = 240;

bool isWordByte(char c)
{
    return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || c < 0;
}

bool isVerb(std::string_view word)
{
    const Keyword keyword = keywordOf(word);
    switch (keyword) {
    case Keyword::From:
    case Keyword::Table:
    case Keyword::Pivot:
    case Keyword::Unpivot:
    case Keyword::PivotLonger:
    case Keyword::PivotWider:
        return true;
    default: // the table of statements knows the others
        return statementKindOf(keyword) != StatementKind::unknownWord;
    }
}

bool isVerbMisspelt(std::string_view word)
{
    constexpr std::array<std::string_view, 6> verbs{"select", "insert", "update", "delete", "create", "explain"};
    constexpr std::size_t slips = 2;
    const std::string folded = asciiLowered(word.substr(0, 16));
    return word.size() < 10
        && (std::any_of(verbs.begin(), verbs.end(),
                        [&](std::string_view v) { return editDistance(v, folded, slips) <= slips; })
            || (word.size() > 2 && editDistance("with", folded, 1) <= 1));
}

/// In capitals, as SQL verbs often are; covers verbs that no table knows.
bool isShouted(std::string_view word)
{
    return word.size() > 2 && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

std::string_view wordAt(std::string_view text, std::size_t at)
{
    std::size_t end = at;
    while (end < text.size() && isWordByte(text[end]))
        ++end;
    return text.substr(std::min(at, text.size()), end - at);
}

std::size_t skipBlanks(std::string_view text, std::size_t at)
{
    while (at < text.size() && asciiIsSpace(text[at]))
        ++at;
    return at;
}

std::string_view wordBehind(std::string_view text, std::size_t at, std::size_t words)
{
    for (; words > 0; --words)
        at = skipBlanks(text, at + wordAt(text, at).size());
    return wordAt(text, at);
}

bool isOneOf(std::string_view word, std::initializer_list<Keyword> keywords)
{
    const Keyword keyword = keywordOf(word);
    return std::find(keywords.begin(), keywords.end(), keyword) != keywords.end();
}

/// Recognises WITH name AS and WITH name (columns) AS.
bool beginsWith(std::string_view text)
{
    const std::size_t name = isOneOf(wordBehind(text, 0, 1), {Keyword::Recursive}) ? 2 : 1;
    if (isOneOf(wordBehind(text, 0, name + 1), {Keyword::As}))
        return true;
    const std::size_t paren = text.substr(0, glance).find('(');
    const std::size_t close = paren == npos ? npos : text.substr(0, glance).find(')', paren);
    return close != npos && isOneOf(wordAt(text, skipBlanks(text, close + 1)), {Keyword::As});
}

/// Recognises "SQL: SELECT …", "Answer: SELECT …" and the like.
bool beginsWithLabel(std::string_view text)
{
    constexpr std::size_t longestLabel = 40;
    const std::size_t colon = text.substr(0, longestLabel).find(':');
    if (colon == npos || colon + 1 >= text.size() || !asciiIsSpace(text[colon + 1]))
        return false;
    const std::string_view label = text.substr(0, colon);
    const bool plain =
        std::all_of(label.begin(), label.end(), [](char c) { return asciiIsAlpha(c) || c == ' ' || c == '*'; });
    return plain && isVerb(wordAt(text, text.find_first_not_of(" \t\r\n*(`", colon + 1)));
}

/// After prose, only an unmistakable beginning of a statement counts.
bool beginsInProse(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of('(');
    text.remove_prefix(std::min(begin, text.size()));
    const std::string_view second = wordBehind(text, 0, 1);
    const auto secondIs = [&](std::initializer_list<Keyword> keywords) { return isOneOf(second, keywords); };
    switch (keywordOf(wordAt(text, 0))) {
    case Keyword::Select:
        return text.size() > 6 && asciiIsSpace(text[6]) && !readsAsProseBehindVerb(text);
    case Keyword::With:
        return beginsWith(text);
    case Keyword::Insert:
    case Keyword::Merge:
        return secondIs({Keyword::Into});
    case Keyword::Delete:
        return secondIs({Keyword::From});
    case Keyword::Update:
        return isOneOf(wordBehind(text, 0, 2), {Keyword::Set});
    case Keyword::Create:
    case Keyword::Drop:
    case Keyword::Alter:
    case Keyword::Truncate:
        return secondIs({Keyword::Table, Keyword::View, Keyword::Temp, Keyword::Temporary, Keyword::Index,
                         Keyword::Unique, Keyword::Function})
            && !readsAsProseBehindVerb(text);
    case Keyword::Explain:
        return secondIs({Keyword::Select, Keyword::With, Keyword::Analyze, Keyword::Query});
    case Keyword::Values:
        return text.substr(skipBlanks(text, 6), 1) == "(";
    default: // the other verbs are everyday words
        return false;
    }
}

/// Skips the marks that Markdown puts at the beginning of a line.
std::size_t skipMarks(std::string_view text, std::size_t at, bool hashToo)
{
    const std::string_view marks = hashToo ? " \t>*_#" : " \t>*_";
    at = std::min(text.find_first_not_of(marks, at), text.size());
    if (text.substr(at, 2) == "- ")
        at = std::min(text.find_first_not_of(marks, at + 2), text.size());
    std::size_t digits = at;
    while (digits < text.size() && digits < at + 3 && asciiIsDigit(text[digits]))
        ++digits;
    return digits > at && text.substr(digits, 2) == ". " ? digits + 2 : at;
}

bool isLabel(std::string_view word)
{
    constexpr std::array<std::string_view, 8> labels{"explanation", "note",   "notes",  "answer",
                                                     "sqlresult",   "result", "output", "reasoning"};
    return std::any_of(labels.begin(), labels.end(),
                       [&](std::string_view l) { return asciiEqualsIgnoringCase(l, word); });
}

/// Whether a line after a statement begins with a sentence, a title or a label. If neither an empty line nor a
/// semicolon precedes it, only a capital letter and a certain sentence count.
bool beginsProse(std::string_view text, std::size_t line, bool clearBoundary, const LexRules& rules)
{
    const std::size_t at = skipMarks(text, line, !rules.hashComments);
    const std::string_view first = wordAt(text, at);
    if (first.empty())
        return false;
    if (!clearBoundary) {
        const char letter = first.front();
        const bool capital = (letter >= 'A' && letter <= 'Z') || letter < 0;
        return capital && keywordOf(first) == Keyword::None && readsAsProseForSure(text.substr(at));
    }
    if (isVerb(first) && !readsAsProseBehindVerb(text.substr(at)))
        return false;
    const std::size_t behind = text.find_first_not_of('*', at + first.size());
    const bool labelled = isLabel(first) && behind != npos && text[behind] == ':';
    const bool title = text.substr(line, 2) == "##" && !rules.hashComments;
    return labelled || title || readsAsProse(text.substr(at));
}

bool isBlankBetween(std::string_view text, std::size_t from, std::size_t to)
{
    return asciiTrimmed(text.substr(from, to - from)).empty();
}

} // namespace

Opening openingOf(std::string_view text, const LexRules& rules)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.substr(0, 3) == byteOrderMark)
        text.remove_prefix(3);
    Lexer lexer(text, rules);
    Token token = lexer.next();
    while (token.kind == TokenKind::semicolon || (token.isComment() && token.kind != TokenKind::executableComment))
        token = lexer.next();
    const Token first = token;
    while (token.kind == TokenKind::openParen)
        token = lexer.next();
    if (first.kind == TokenKind::end)
        return Opening::nothing;
    const std::string_view rest = text.substr(first.begin);
    const bool labelled = beginsWithLabel(rest);
    if (token.kind == TokenKind::word && !labelled) {
        const std::string_view word = token.text(text);
        if (isVerb(word) || isVerbMisspelt(word) || isShouted(word))
            return readsAsProseBehindVerb(text.substr(token.begin)) ? Opening::prose : Opening::statement;
    }
    const bool marked = rest.substr(0, 2) == "**" || rest.substr(0, 3) == "## " || rest.substr(0, 4) == "### ";
    return marked || labelled || readsAsProse(rest) ? Opening::prose : Opening::unclear;
}

std::size_t endOfStatement(std::string_view text, const LexRules& rules)
{
    Lexer lexer(text, rules);
    Token token;
    std::size_t lineEnd = text.find('\n');
    for (; lineEnd != npos; lineEnd = text.find('\n', lineEnd + 1)) {
        const std::size_t line = lineEnd + 1;
        std::size_t before = lineEnd;
        while (before > 0 && asciiIsSpace(text[before - 1]) && text[before - 1] != '\n')
            --before;
        const bool clear = before == 0 || text[before - 1] == '\n' || text[before - 1] == ';';
        if (line >= text.size() || !beginsProse(text, line, clear, rules))
            continue;
        while (token.end <= lineEnd && (token.end == 0 || token.kind != TokenKind::end))
            token = lexer.next();
        const bool inside = token.begin <= lineEnd && token.kind != TokenKind::end;
        if (!inside && !isBlankBetween(text, 0, lineEnd))
            return line;
    }
    return text.size();
}

namespace {

/// Collects statements line by line.
class ProseReader {
public:
    ProseReader(std::string_view text, const LexRules& rules) : m_text(text), m_rules(rules) {}

    std::vector<ByteRange> run() &&
    {
        for (std::size_t line = 0; line < m_text.size();) {
            const std::size_t end = std::min(m_text.find('\n', line), m_text.size());
            line = std::max(readLine(line, end), end + 1);
        }
        return std::move(m_found);
    }

private:
    /// Returns the end of the statement that begins in a line, or the end of the line if none does.
    std::size_t readLine(std::size_t begin, std::size_t end)
    {
        const std::string_view line = m_text.substr(0, end);
        for (std::size_t at = skipMarks(line, begin, true); at < end;) {
            const bool code = line[at] == '`';
            const std::size_t start = at + (code ? 1 : 0);
            if (beginsInProse(m_text.substr(start, glance))) {
                const std::size_t tick = code ? line.rfind('`') : npos;
                return tick != npos && tick > at ? add(start, tick) : add(start, endFrom(start));
            }
            const std::size_t mark = line.find_first_of(":`", at + 1);
            at = mark == npos ? end : line[mark] == ':' ? skipBlanks(line, mark + 1) : mark;
        }
        return end;
    }

    [[nodiscard]] std::size_t endFrom(std::size_t start) const
    {
        // Statements with unterminated literals would each be read to the end of the text.
        constexpr std::size_t many = 100;
        constexpr std::size_t window = std::size_t{1} << 16U;
        return start + endOfStatement(m_text.substr(start, m_found.size() < many ? npos : window), m_rules);
    }

    std::size_t add(std::size_t begin, std::size_t end)
    {
        std::size_t length = asciiTrimmed(m_text.substr(begin, end - begin)).size();
        if (length > 1 && m_text[begin + length - 1] == '.') // the full stop of the sentence
            --length;
        m_found.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + length)});
        return end;
    }

    std::string_view m_text;
    const LexRules& m_rules;
    std::vector<ByteRange> m_found;
};

} // namespace

std::vector<ByteRange> statementsInProse(std::string_view text, const LexRules& rules)
{
    return ProseReader(text, rules).run();
}

} // namespace querymend
