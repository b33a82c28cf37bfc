// Tells natural language from SQL. If in doubt a text is SQL: an engine's message about it is more useful than
// a guess of ours.

#include "check/reply/parts.h"

#include "base/ascii.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr std::size_t npos = std::string_view::npos;

/// How many bytes of a text are judged.
constexpr std::size_t glance = 240;
constexpr int proseScore = 2;
/// Required of a text that begins with an SQL verb, and wherever prose must be certain.
constexpr int surelyProseScore = 3;

template <std::size_t size>
bool isAmong(const std::array<std::string_view, size>& words, std::string_view word)
{
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view w) { return asciiEqualsIgnoringCase(w, word); });
}

/// English words that are hardly ever column names.
bool isStopWord(std::string_view word)
{
    constexpr std::array<std::string_view, 48> words{
        "the",     "this", "that",  "these",  "those",   "your",   "you",   "we",     "our",   "they",
        "it",      "its",  "there", "which",  "because", "please", "sorry", "cannot", "can't", "don't",
        "doesn't", "will", "would", "should", "could",   "above",  "has",   "have",   "had",   "are",
        "was",     "does", "did",   "been",   "be",      "my",     "any",   "me",     "what",  "how",
        "so",      "who",  "must",  "can",    "isn't",   "i'm",    "also",  "here's"};
    return isAmong(words, word);
}

/// Words that begin sentences but no statements.
bool isOpener(std::string_view word)
{
    constexpr std::array<std::string_view, 40> words{
        "the",   "this",    "that",       "here",    "here's", "i",    "i'm",           "i'll",      "you",   "we",
        "it",    "there",   "sorry",      "sure",    "okay",   "ok",   "yes",           "to",        "below", "above",
        "since", "because", "please",     "based",   "given",  "note", "unfortunately", "certainly", "of",    "hello",
        "hi",    "great",   "absolutely", "however", "first",  "so",   "let's",         "assuming",  "my",    "your"};
    return isAmong(words, word);
}

/// SQL keywords, which may follow one another without being a sentence.
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

/// Scores how much the beginning of a text looks like a sentence.
class SentenceMeter {
public:
    SentenceMeter(std::string_view text, bool behindVerb) : m_text(text.substr(0, glance)), m_behindVerb(behindVerb) {}

    int score()
    {
        while (m_at < m_text.size() && !m_done) {
            if (isWideSign())
                wideSign();
            else if (isWordByte(m_text[m_at]))
                word();
            else
                sign();
        }
        return m_score;
    }
    /// Whether a long run of words or the end of a sentence was seen; without either, a leading SQL verb decides.
    [[nodiscard]] bool certain() const { return m_longRun || m_ended; }

private:
    [[nodiscard]] char at(std::size_t index) const { return index < m_text.size() ? m_text[index] : '\n'; }

    /// Whether a Chinese or Japanese punctuation mark, of three bytes, comes next.
    [[nodiscard]] bool isWideSign() const
    {
        const std::string_view sign = m_text.substr(m_at, 3);
        return sign == "。" || sign == "：" || sign == "，" || sign == "！" || sign == "？";
    }
    void wideSign()
    {
        if (m_text.substr(m_at, 3) != "，" && !m_first)
            end(2);
        m_adjacent = false;
        m_at += 3;
    }

    void word()
    {
        const std::size_t begin = m_at;
        bool letters = true;
        while ((isWordByte(at(m_at)) && !isWideSign())
               || (at(m_at) == '\'' && m_at > begin && asciiIsAlpha(at(m_at + 1)))) {
            letters = letters && !asciiIsDigit(at(m_at)) && at(m_at) != '_';
            ++m_at;
        }
        const std::string_view spelled = m_text.substr(begin, m_at - begin);
        const bool beforeWord = at(m_at) == ' ' && isWordByte(at(m_at + 1));
        if (m_first && isOpener(spelled) && (beforeWord || at(m_at) == ',' || at(m_at) == '!' || at(m_at) == ':'))
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

    /// Checks whether the word that was read ends a sentence.
    void ending()
    {
        const bool apart = at(m_at) == ' ' && at(m_at + 1) == ':'; // as in French
        const std::size_t mark = m_at + (apart ? 1 : 0);
        const bool blankBehind = asciiIsSpace(at(mark + 1));
        const bool endsLine = at(mark + 1) == '\n' || at(mark + 1) == '\r';
        if ((at(mark) == ':' && endsLine) || (at(mark) == '!' && blankBehind))
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
        if (c == ';' || comment || m_text.substr(m_at, 2) == "\n\n" || (m_behindVerb && c == '\n')
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

bool readsAsProse(std::string_view text)
{
    return SentenceMeter(text, false).score() >= proseScore;
}

bool readsAsProseBehindVerb(std::string_view text)
{
    SentenceMeter meter(text, true);
    return meter.score() >= surelyProseScore && meter.certain();
}

bool readsAsProseForSure(std::string_view text)
{
    return SentenceMeter(text, false).score() >= surelyProseScore;
}

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
