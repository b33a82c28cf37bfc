// Sentences for people, told apart from SQL. In doubt a text is SQL: an engine's words about it are of more
// use than a guess of ours.

#include "check/reply_parts.h"

#include "base/ascii.h"
#include "schema/editdistance.h"
#include "sql/lexer.h"
#include "sql/statementkinds.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr std::size_t npos = std::string_view::npos;

/// How much of a text is looked at to judge it.
constexpr std::size_t glance = 240;
constexpr int proseScore = 2;
/// What begins with a verb of SQL must be more of a sentence than that.
constexpr int proseScoreBehindVerb = 3;

template <std::size_t size>
bool isAmong(const std::array<std::string_view, size>& words, std::string_view word)
{
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view w) { return asciiEqualsIgnoringCase(w, word); });
}

/// English words that hardly any column has for its name.
bool isStopWord(std::string_view word)
{
    constexpr std::array<std::string_view, 50> words{
        "the",     "this", "that",  "these",  "those",   "your",   "you",   "we",     "our",   "they",
        "it",      "its",  "there", "which",  "because", "please", "sorry", "cannot", "can't", "don't",
        "doesn't", "will", "would", "should", "could",   "above",  "has",   "have",   "had",   "are",
        "was",     "were", "does",  "did",    "been",    "be",     "my",    "any",    "me",    "what",
        "how",     "so",   "who",   "must",   "can",     "isn't",  "i'm",   "also",   "into",  "here's"};
    return isAmong(words, word) && !asciiEqualsIgnoringCase(word, "into");
}

/// Words that begin a sentence and no statement.
bool isOpener(std::string_view word)
{
    constexpr std::array<std::string_view, 40> words{
        "the",   "this",    "that",       "here",    "here's", "i",    "i'm",           "i'll",      "you",   "we",
        "it",    "there",   "sorry",      "sure",    "okay",   "ok",   "yes",           "to",        "below", "above",
        "since", "because", "please",     "based",   "given",  "note", "unfortunately", "certainly", "of",    "hello",
        "hi",    "great",   "absolutely", "however", "first",  "so",   "let's",         "assuming",  "my",    "your"};
    return isAmong(words, word);
}

/// Words of which SQL has many in a row.
bool isCoreWord(std::string_view word)
{
    constexpr std::array<std::string_view, 66> words{
        "select", "from",  "where", "group", "order",  "by",      "having", "limit",     "offset", "join",   "inner",
        "left",   "right", "full",  "outer", "cross",  "natural", "on",     "using",     "as",     "and",    "or",
        "not",    "null",  "is",    "in",    "exists", "between", "like",   "distinct",  "union",  "all",    "except",
        "case",   "when",  "then",  "else",  "end",    "asc",     "desc",   "with",      "values", "set",    "table",
        "fetch",  "first", "next",  "rows",  "row",    "only",    "over",   "partition", "insert", "update", "delete",
        "create", "drop",  "alter", "for",   "each",   "execute", "grant",  "temporary", "if",     "nulls",  "last"};
    return isAmong(words, word);
}

bool isWordByte(char c)
{
    return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || c < 0;
}

/// Adds up what speaks for a sentence at the beginning of a text.
class SentenceMeter {
public:
    SentenceMeter(std::string_view text, bool behindVerb) : m_text(text.substr(0, glance)), m_behindVerb(behindVerb) {}

    int score()
    {
        while (m_at < m_text.size() && !m_done) {
            if (isWordByte(m_text[m_at]))
                word();
            else
                sign();
        }
        return m_score;
    }
    /// A long run of words or a sentence's end; without one, a verb of SQL decides.
    [[nodiscard]] bool certain() const { return m_longRun || m_ended; }

private:
    [[nodiscard]] char at(std::size_t index) const { return index < m_text.size() ? m_text[index] : '\n'; }

    void word()
    {
        const std::size_t begin = m_at;
        bool letters = true;
        while (isWordByte(at(m_at)) || (at(m_at) == '\'' && m_at > begin && asciiIsAlpha(at(m_at + 1)))) {
            letters = letters && !asciiIsDigit(at(m_at)) && at(m_at) != '_';
            ++m_at;
        }
        const std::string_view spelled = m_text.substr(begin, m_at - begin);
        const bool beforeWord = at(m_at) == ' ' && isWordByte(at(m_at + 1));
        if (m_first && isOpener(spelled) && (beforeWord || at(m_at) == ',' || at(m_at) == '!'))
            m_score += 2;
        else if ((beforeWord || m_adjacent) && isStopWord(spelled))
            ++m_score;
        m_run = letters && !isCoreWord(spelled) ? (m_adjacent ? m_run + 1 : 1) : 0;
        if (m_run >= 4 && !m_longRun) {
            m_longRun = true;
            m_score += 2;
        }
        m_adjacent = true;
        m_first = false;
        ending();
    }

    /// What follows a word at the end of a sentence.
    void ending()
    {
        const bool apart = at(m_at) == ' ' && at(m_at + 1) == ':'; // as French has it
        const std::size_t mark = m_at + (apart ? 1 : 0);
        const std::string_view wide = m_text.substr(m_at, 3);
        const bool blankBehind = asciiIsSpace(at(mark + 1));
        const bool endsLine = at(mark + 1) == '\n' || at(mark + 1) == '\r';
        if ((at(mark) == ':' && endsLine) || (at(mark) == '!' && blankBehind) || wide == "。" || wide == "：")
            end(2);
        else if ((at(mark) == '.' || at(mark) == '?') && blankBehind)
            end(1);
    }
    void end(int weight)
    {
        m_ended = true;
        m_score += weight;
    }

    void sign()
    {
        const char c = m_text[m_at];
        const bool quotes = c == '\'' || c == '"' || c == '`';
        const bool comment = m_text.substr(m_at, 2) == "--" || m_text.substr(m_at, 2) == "/*";
        if (c == ';' || comment || m_text.substr(m_at, 2) == "\n\n"
            || (m_behindVerb && (quotes || std::string_view("=<>(*").find(c) != npos))) {
            m_done = true;
            return;
        }
        m_adjacent = m_adjacent && asciiIsSpace(c);
        const std::size_t close = quotes ? m_text.find(c, m_at + 1) : npos;
        m_at = close == npos ? m_at + 1 : close + 1;
        m_first = m_first && !quotes;
    }

    std::string_view m_text;
    bool m_behindVerb;
    std::size_t m_at = 0;
    int m_score = 0;
    int m_run = 0;
    bool m_adjacent = false;
    bool m_first = true;
    bool m_longRun = false;
    bool m_ended = false;
    bool m_done = false;
};

bool readsAsProse(std::string_view text)
{
    return SentenceMeter(text, false).score() >= proseScore;
}

bool readsAsProseBehindVerb(std::string_view text)
{
    SentenceMeter meter(text, true);
    return meter.score() >= proseScoreBehindVerb && meter.certain();
}

bool isVerb(std::string_view word)
{
    const Keyword keyword = keywordOf(word);
    return statementKindOf(keyword) != StatementKind::unknownWord || keyword == Keyword::From
        || keyword == Keyword::Table;
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

/// WITH name AS, WITH name (columns) AS.
bool beginsWith(std::string_view text)
{
    const std::size_t name = isOneOf(wordBehind(text, 0, 1), {Keyword::Recursive}) ? 2 : 1;
    if (isOneOf(wordBehind(text, 0, name + 1), {Keyword::As}))
        return true;
    const std::size_t paren = text.substr(0, glance).find('(');
    const std::size_t close = paren == npos ? npos : text.substr(0, glance).find(')', paren);
    return close != npos && isOneOf(wordAt(text, skipBlanks(text, close + 1)), {Keyword::As});
}

/// "SQL: SELECT …", "Answer:" and the like.
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

/// Behind sentences only a clear beginning counts as one.
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
    default: // the other verbs are words of every day
        return false;
    }
}

/// Drops what Markdown puts before a line.
std::size_t skipMarks(std::string_view text, std::size_t at, bool hashToo)
{
    const std::string_view marks = hashToo ? " \t>*_#" : " \t>*_";
    at = std::min(text.find_first_not_of(marks, at), text.size());
    if (text.substr(at, 2) == "- ")
        return skipMarks(text, at + 2, hashToo);
    std::size_t digits = at;
    while (digits < text.size() && digits < at + 3 && asciiIsDigit(text[digits]))
        ++digits;
    return digits > at && text.substr(digits, 2) == ". " ? digits + 2 : at;
}

/// Whether a sentence, a title or a label begins at a line behind a statement.
bool beginsProse(std::string_view text, std::size_t line, bool clearBoundary, const LexRules& rules)
{
    constexpr std::array<std::string_view, 8> labels{"explanation", "note",   "notes",  "answer",
                                                     "sqlresult",   "result", "output", "reasoning"};
    const std::size_t at = skipMarks(text, line, !rules.hashComments);
    const std::string_view first = wordAt(text, at);
    if (first.empty() || (isVerb(first) && !readsAsProseBehindVerb(text.substr(at))))
        return false;
    const std::size_t behind = text.find_first_not_of('*', at + first.size());
    const bool label = isAmong(labels, first) && behind != npos && text[behind] == ':';
    const bool title = text.substr(line, 2) == "##" && !rules.hashComments;
    if (clearBoundary && (label || title))
        return true;
    return SentenceMeter(text.substr(at), false).score() >= (clearBoundary ? proseScore : proseScoreBehindVerb);
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
    if (token.kind == TokenKind::word) {
        const std::string_view word = token.text(text);
        if (isVerb(word) || isVerbMisspelt(word))
            return readsAsProseBehindVerb(text.substr(token.begin)) ? Opening::prose : Opening::statement;
    }
    const bool marked = rest.substr(0, 2) == "**" || rest.substr(0, 3) == "## " || rest.substr(0, 4) == "### ";
    return marked || beginsWithLabel(rest) || readsAsProse(rest) ? Opening::prose : Opening::unclear;
}

std::size_t endOfStatement(std::string_view text, const LexRules& rules)
{
    std::optional<Lexer> lexer;
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
        if (!lexer)
            lexer.emplace(text, rules);
        while (token.end <= lineEnd && (token.end == 0 || token.kind != TokenKind::end))
            token = lexer->next();
        const bool inside = token.begin <= lineEnd && token.kind != TokenKind::end;
        if (!inside && !isBlankBetween(text, 0, lineEnd))
            return line;
    }
    return text.size();
}

std::vector<ByteRange> statementsInProse(std::string_view text, const LexRules& rules)
{
    std::vector<ByteRange> out;
    const auto add = [&](std::size_t begin, std::size_t end) {
        const std::size_t length = asciiTrimmed(text.substr(begin, end - begin)).size();
        const bool dot = length > 1 && text[begin + length - 1] == '.' && end - begin - length <= 1;
        out.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(begin + length - (dot ? 1 : 0))});
        return end;
    };
    for (std::size_t line = 0; line < text.size();) {
        const std::size_t lineEnd = std::min(text.find('\n', line), text.size());
        std::size_t next = lineEnd + 1;
        for (std::size_t at = skipMarks(text, line, true); at < lineEnd;) {
            const bool code = text[at] == '`';
            const std::size_t begin = at + (code ? 1 : 0);
            if (beginsInProse(text.substr(begin, glance))) {
                const std::size_t tick = code ? text.find('`', begin) : npos;
                const std::size_t lastTick = tick < lineEnd ? text.rfind('`', lineEnd - 1) : npos;
                next = lastTick != npos && lastTick > at
                    ? add(begin, lastTick)
                    : add(begin, begin + endOfStatement(text.substr(begin), rules));
                break;
            }
            const std::size_t mark = text.find_first_of(":`", at + 1);
            at = mark >= lineEnd ? lineEnd : text[mark] == ':' ? skipBlanks(text, mark + 1) : mark;
        }
        line = std::max(next, line + 1);
    }
    return out;
}

namespace {

template <std::size_t size>
bool holdsAny(std::string_view text, const std::array<std::string_view, size>& phrases)
{
    constexpr std::size_t longestRefusal = 4000;
    constexpr std::string_view typographicApostrophe = "’";
    std::string folded = asciiLowered(text.substr(0, longestRefusal));
    for (std::size_t at = folded.find(typographicApostrophe); at != npos; at = folded.find(typographicApostrophe, at))
        folded.replace(at, typographicApostrophe.size(), "'");
    return std::any_of(phrases.begin(), phrases.end(),
                       [&](std::string_view phrase) { return folded.find(phrase) != npos; });
}

} // namespace

bool saysSoPlainly(std::string_view text)
{
    constexpr std::array<std::string_view, 17> phrases{
        "cannot answer",       "can't answer",         "cannot be answered",   "can't be answered",
        "can not be answered", "unable to answer",     "impossible to answer", "not possible to answer",
        "not answerable",      "unanswerable",         "invalid request",      "invalid_request",
        "invalidrequest",      "cannot be determined", "unable to generate",   "cannot generate",
        "can't generate"};
    return holdsAny(text, phrases);
}

bool saysThatItCannot(std::string_view text)
{
    constexpr std::array<std::string_view, 20> phrases{"i cannot",
                                                       "i can't",
                                                       "i can not",
                                                       "i am unable",
                                                       "i'm unable",
                                                       "i am not able",
                                                       "i'm not able",
                                                       "i'm sorry",
                                                       "i am sorry",
                                                       "unable to",
                                                       "cannot be",
                                                       "does not contain",
                                                       "doesn't contain",
                                                       "not enough information",
                                                       "insufficient information",
                                                       "there is no ",
                                                       "there are no ",
                                                       "no such ",
                                                       "not possible",
                                                       "does not exist"};
    return saysSoPlainly(text) || holdsAny(text, phrases);
}

} // namespace querymend
