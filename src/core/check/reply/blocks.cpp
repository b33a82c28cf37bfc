// Finds the Markdown blocks of a reply.

#include "check/reply/parts.h"

#include "base/ascii.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <array>

namespace querymend {

namespace {

constexpr std::size_t npos = std::string_view::npos;

bool isTagByte(char c)
{
    return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || c == '-' || c == '+';
}

/// A run of three or more backticks or tildes.
struct Fence {
    std::size_t begin = npos;
    std::size_t end = npos;
    bool beginsLine = false;
    bool endsLine = false; ///< only blanks follow
};

bool onlyBlanksBefore(std::string_view text, std::size_t at)
{
    while (at > 0 && (text[at - 1] == ' ' || text[at - 1] == '\t'))
        --at;
    return at == 0 || text[at - 1] == '\n' || text[at - 1] == '\r';
}

bool onlyBlanksBehind(std::string_view text, std::size_t at)
{
    while (at < text.size() && (text[at] == ' ' || text[at] == '\t'))
        ++at;
    return at >= text.size() || text[at] == '\n' || text[at] == '\r';
}

Fence fenceFrom(std::string_view text, std::size_t from, std::string_view mark)
{
    const std::size_t begin = text.find(mark, from);
    if (begin == npos)
        return {};
    const std::size_t end = std::min(text.find_first_not_of(mark.front(), begin), text.size());
    return {begin, end, onlyBlanksBefore(text, begin), onlyBlanksBehind(text, end)};
}

/// Returns the fences of both kinds in text order; each kind is searched for once over the whole text.
class Fences {
public:
    explicit Fences(std::string_view text) : m_text(text) { seek(0); }

    /// The first fence at or after an offset. Tildes count only at the beginning of a line.
    Fence from(std::size_t at)
    {
        seek(at);
        return m_ticks.begin <= m_tildes.begin ? m_ticks : m_tildes;
    }

private:
    void seek(std::size_t at)
    {
        if (m_first || (m_ticks.begin != npos && m_ticks.begin < at))
            m_ticks = fenceFrom(m_text, at, "```");
        if (m_first || (m_tildes.begin != npos && m_tildes.begin < at))
            m_tildes = fenceFrom(m_text, at, "~~~");
        while (m_tildes.begin != npos && !m_tildes.beginsLine)
            m_tildes = fenceFrom(m_text, m_tildes.end, "~~~");
        m_first = false;
    }

    std::string_view m_text;
    Fence m_ticks;
    Fence m_tildes;
    bool m_first = true;
};

/// Reports whether an offset is inside a literal, quoted name or comment; to be queried from left to right.
class LiteralWatch {
public:
    LiteralWatch(std::string_view text, const LexRules& rules) : m_lexer(text, rules) {}

    bool isInside(std::size_t at)
    {
        while (m_token.end <= at && (m_token.kind != TokenKind::end || m_first)) {
            m_token = m_lexer.next();
            m_first = false;
        }
        return m_token.begin < at && at < m_token.end && holdsText(m_token);
    }
    /// How far the text has been read.
    [[nodiscard]] std::size_t read() const { return m_token.end; }

private:
    Lexer m_lexer;
    Token m_token;
    bool m_first = true;
};

class BlockReader {
public:
    BlockReader(std::string_view text, const LexRules& rules)
        : m_text(text), m_rules(rules), m_fences(text), m_budget(8 * text.size())
    {}

    std::vector<ReplyBlock> run()
    {
        std::vector<ReplyBlock> out;
        for (Fence open = m_fences.from(0); open.begin != npos; open = m_fences.from(out.back().whole.end))
            out.push_back(blockAt(open));
        return out;
    }

private:
    ReplyBlock blockAt(const Fence& open)
    {
        const std::size_t lineEnd = std::min(m_text.find_first_of("\r\n", open.end), m_text.size());
        const std::size_t tagBegin =
            std::min(m_text.find_first_not_of(" \t", open.end), lineEnd); // some models write a blank before the tag
        std::size_t tagEnd = tagBegin;
        while (tagEnd < lineEnd && isTagByte(m_text[tagEnd]))
            ++tagEnd;
        const std::string_view tag = m_text.substr(tagBegin, tagEnd - tagBegin);
        const bool ownLine = onlyBlanksBehind(m_text, tagEnd) && lineEnd < m_text.size();
        ReplyBlock block;
        std::size_t begin = open.end;
        if (ownLine || isSqlTag(tag)) {
            block.tag = tag;
            begin = ownLine ? lineEnd : tagEnd;
        }
        const Fence close = closing(open, begin);
        const std::size_t end = close.begin == npos ? m_text.size() : close.begin;
        block.content = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
        block.whole = {static_cast<std::uint32_t>(open.begin),
                       static_cast<std::uint32_t>(close.begin == npos ? m_text.size() : close.end)};
        return block;
    }

    [[nodiscard]] Fence nextLike(const Fence& open, std::size_t from) const
    {
        const std::string_view mark = m_text.substr(open.begin, open.end - open.begin);
        return fenceFrom(m_text, from, mark);
    }

    /// A fence inside a literal of the block is text, unless the literal would then be unterminated.
    Fence closing(const Fence& open, std::size_t begin)
    {
        const Fence first = nextLike(open, begin);
        if (first.begin == npos || m_budget == 0)
            return first;
        LiteralWatch watch(m_text.substr(begin), m_rules);
        Fence alone;
        Fence found;
        for (Fence fence = first; fence.begin != npos; fence = nextLike(open, fence.end)) {
            if (fence.beginsLine && fence.endsLine && alone.begin == npos)
                alone = fence;
            if (watch.isInside(fence.begin - begin))
                continue;
            const bool opensAnother = fence.beginsLine && !fence.endsLine;
            if (!opensAnother || alone.begin == npos)
                found = opensAnother ? first : fence;
            break;
        }
        m_budget -= std::min(m_budget, watch.read());
        if (found.begin != npos)
            return found;
        return alone.begin != npos ? alone : first;
    }

    std::string_view m_text;
    const LexRules& m_rules;
    Fences m_fences;
    std::size_t m_budget; ///< bytes that may be read again; unterminated literals would make that quadratic
};

} // namespace

bool holdsText(const Token& token)
{
    return token.isComment() || token.kind == TokenKind::string || token.kind == TokenKind::quotedName
        || token.kind == TokenKind::unterminatedString || token.kind == TokenKind::unterminatedName;
}

std::vector<ReplyBlock> blocksOf(std::string_view text, const LexRules& rules)
{
    return BlockReader(text, rules).run();
}

std::size_t fenceBehindSql(std::string_view text, const LexRules& rules)
{
    Fence fence = fenceFrom(text, 0, "```");
    if (fence.begin == npos)
        return npos;
    LiteralWatch watch(text, rules);
    for (; fence.begin != npos; fence = fenceFrom(text, fence.end, "```")) {
        if (watch.isInside(fence.begin))
            continue;
        // An opening fence is followed by at most its tag; "```a``` " is a name in MySQL.
        const std::size_t lineEnd = std::min(text.find_first_of("\r\n", fence.end), text.size());
        const std::string_view behind = text.substr(fence.end, lineEnd - fence.end);
        if (behind.find('`') == npos && (fence.beginsLine || fence.endsLine))
            return fence.begin;
    }
    return npos;
}

bool isSqlTag(std::string_view tag)
{
    constexpr std::array<std::string_view, 16> tags{"sql",       "sqlite", "sqlite3", "postgresql", "postgres", "pgsql",
                                                    "plpgsql",   "mysql",  "mariadb", "tsql",       "t-sql",    "mssql",
                                                    "sqlserver", "oracle", "plsql",   "duckdb"};
    return std::any_of(tags.begin(), tags.end(), [&](std::string_view t) { return asciiEqualsIgnoringCase(t, tag); });
}

} // namespace querymend
