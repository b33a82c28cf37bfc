#include "check/joinsyntax.h"

#include "base/ascii.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <set>
#include <string>

namespace querymend {

namespace {

using Edits = std::vector<TextEdit>;

/// A column with its qualifier: three tokens.
bool isColumn(const SyntaxTokens& in, std::size_t i)
{
    return isNameToken(in.at(i)) && in.is(i + 1, TokenKind::dot) && isNameToken(in.at(i + 2));
}

/// FROM a FULL JOIN b ON …, which is the whole FROM clause of a query that is nothing but one SELECT with a condition.
class FullJoin {
public:
    explicit FullJoin(const SyntaxTokens& in) : m_in(in) { read(); }

    [[nodiscard]] Edits edits() const
    {
        if (!m_isReadable)
            return {};
        const std::string_view kind = narrowerKind();
        return kind.empty() ? unionOfBoth() : Edits{{m_in.range(m_full, m_join - 1), std::string(kind)}};
    }

private:
    [[nodiscard]] bool isOutermost(std::size_t i) const { return m_in.openAround(i) == m_in.size(); }

    void read()
    {
        std::size_t fulls = 0;
        m_end = m_in.size();
        for (std::size_t i = 0; i < m_end; ++i) {
            if (!isOutermost(i))
                continue;
            if (m_in.is(i, TokenKind::semicolon))
                m_end = i;
            const std::size_t join = i + (m_in.is(i + 1, Keyword::Outer) ? 2 : 1);
            if (m_in.is(i, Keyword::From) && m_from == 0)
                m_from = i;
            if (m_in.is(i, Keyword::Full) && m_in.is(join, Keyword::Join) && ++fulls == 1) {
                m_full = i;
                m_join = join;
            }
            if (m_in.is(i, Keyword::On) && m_full > 0 && m_on == 0)
                m_on = i;
            if (m_in.is(i, Keyword::Where))
                m_where = i;
            if (m_in.is(i, Keyword::Union) || m_in.is(i, Keyword::Intersect) || m_in.is(i, Keyword::Except))
                return;
        }
        m_isReadable = m_in.is(0, Keyword::Select) && fulls == 1 && m_from > 0 && m_from < m_full && m_full < m_on
            && (m_where == 0 || m_on < m_where) && isLast();
        m_isReadable = m_isReadable && !splits(m_on + 1, conditionEnd());
        for (std::size_t i = m_from; i < m_join && m_isReadable; ++i) {
            const bool isNamed = isOutermost(i)
                && (m_in.is(i, Keyword::From) || m_in.is(i, Keyword::Join) || m_in.is(i, TokenKind::comma));
            if (isNamed && isNameToken(m_in.at(i + 1)))
                addNames(i + 1, m_left);
        }
        addNames(m_join + 1, m_right);
    }

    /// The name or alias of a table whose name begins at a token.
    void addNames(std::size_t i, std::set<std::string>& names) const
    {
        const std::size_t name = isColumn(m_in, i) ? i + 2 : i;
        const std::size_t alias = name + (m_in.is(name + 1, Keyword::As) ? 2 : 1);
        const bool isAlias = isNameToken(m_in.at(alias)) && m_in.at(alias).keyword == Keyword::None;
        names.insert(asciiLowered(m_in.text(isAlias ? alias : name)));
    }

    /// Whether nothing that is joined later depends on the rows of this join.
    [[nodiscard]] bool isLast() const
    {
        for (std::size_t i = m_join + 1; i < m_end; ++i) {
            if (isOutermost(i) && (m_in.is(i, Keyword::Join) || (m_in.is(i, TokenKind::comma) && i < m_on)))
                return false;
        }
        return true;
    }

    [[nodiscard]] std::size_t conditionEnd() const
    {
        std::size_t end = m_on + 1;
        while (end < m_end && !(isOutermost(end) && endsCondition(end)))
            ++end;
        return end;
    }

    [[nodiscard]] bool endsCondition(std::size_t i) const
    {
        static const KeywordSet words =
            keywordSet("where group having order limit union intersect except window for offset fetch");
        return contains(words, m_in.at(i).keyword) || m_in.is(i, TokenKind::comma);
    }

    /// Whether a condition is true for other reasons than that each of its parts is.
    [[nodiscard]] bool splits(std::size_t from, std::size_t end) const
    {
        for (std::size_t i = from; i < end; ++i) {
            if (isOutermost(i) && (m_in.is(i, Keyword::Or) || m_in.is(i, Keyword::Xor) || m_in.text(i) == "||"))
                return true;
        }
        return false;
    }

    /// Whether a part of a condition is here that is not true where its first column is NULL.
    [[nodiscard]] bool refusesNull(std::size_t i, std::size_t end) const
    {
        if (!isColumn(m_in, i) || !isOutermost(i))
            return false;
        const std::string_view sign = m_in.text(i + 3);
        const bool isCompared = sign == "=" || sign == "<" || sign == ">" || sign == "<=" || sign == ">="
            || sign == "<>" || sign == "!=" || m_in.is(i + 3, Keyword::Like) || m_in.is(i + 3, Keyword::In)
            || m_in.is(i + 3, Keyword::Between);
        const bool isNotNull =
            m_in.is(i + 3, Keyword::Is) && m_in.is(i + 4, Keyword::Not) && m_in.is(i + 5, Keyword::Null);
        std::size_t next = isNotNull ? i + 6 : endOfOperand(m_in, i + 4) + 1;
        if (m_in.is(i + 3, Keyword::Between) && m_in.is(next, Keyword::And))
            next = endOfOperand(m_in, next + 1) + 1;
        return (isCompared || isNotNull) && (next == end || m_in.is(next, Keyword::And));
    }

    /// Whether a part of a condition begins here: not within BETWEEN … AND ….
    [[nodiscard]] bool beginsPart(std::size_t i, std::size_t first) const
    {
        if (i == first)
            return true;
        std::size_t before = i - 1;
        if (!m_in.is(before, Keyword::And) || !isOutermost(before))
            return false;
        while (before > first && !(isOutermost(before - 1) && m_in.is(before - 1, Keyword::And))) {
            --before;
            if (isOutermost(before) && m_in.is(before, Keyword::Between))
                return false;
        }
        return true;
    }

    /// The join whose rows are all that WHERE lets through; empty if it may be all of them.
    [[nodiscard]] std::string_view narrowerKind() const
    {
        if (m_where == 0)
            return {};
        std::size_t end = m_where + 1;
        while (end < m_end && !(isOutermost(end) && endsCondition(end) && !m_in.is(end, TokenKind::comma)))
            ++end;
        if (splits(m_where + 1, end))
            return {};
        bool isLeft = false;
        bool isRight = false;
        for (std::size_t i = m_where + 1; i < end; ++i) {
            if (!beginsPart(i, m_where + 1) || !refusesNull(i, end))
                continue;
            isLeft = isLeft || m_left.contains(asciiLowered(m_in.text(i)));
            isRight = isRight || m_right.contains(asciiLowered(m_in.text(i)));
        }
        return isLeft && isRight ? "INNER" : isLeft ? "LEFT" : isRight ? "RIGHT" : std::string_view();
    }

    /// A LEFT JOIN, and the rows of the right side that have no partner: there the compared column is NULL.
    [[nodiscard]] Edits unionOfBoth() const
    {
        static const KeywordSet others = keywordSet("group having order limit union intersect except window offset "
                                                    "fetch distinct over into for");
        for (std::size_t i = 0; i < m_end; ++i) {
            const bool isCall = i < m_from && m_in.is(i, TokenKind::openParen);
            if (isCall || contains(others, m_in.at(i).keyword))
                return {};
        }
        const std::size_t end = m_where > 0 ? m_where : m_end;
        const auto key = keyOfLeft(end);
        if (key.empty())
            return {};
        const std::string left(m_in.text(0, m_full - 1));
        const std::string joined(m_in.text(m_join, end - 1));
        const std::string condition(m_where > 0 ? m_in.text(m_where + 1, m_end - 1) : std::string_view());
        std::string said = left + " LEFT " + joined;
        said += condition.empty() ? "" : " WHERE " + condition;
        said += " UNION ALL " + left + " RIGHT " + joined + " WHERE " + key + " IS NULL";
        said += condition.empty() ? "" : " AND (" + condition + ')';
        return {{m_in.range(0, m_end - 1), said}};
    }

    /// A column of the left side that no row with a partner has as NULL, because ON compares it.
    [[nodiscard]] std::string keyOfLeft(std::size_t end) const
    {
        for (std::size_t i = m_on + 1; i < end; ++i) {
            const bool isEquation = beginsPart(i, m_on + 1) && isColumn(m_in, i) && m_in.text(i + 3) == "="
                && isColumn(m_in, i + 4) && isOutermost(i)
                && (i + 7 == end || (isOutermost(i + 7) && m_in.is(i + 7, Keyword::And)));
            for (const std::size_t side : {i, i + 4}) {
                if (isEquation && m_left.contains(asciiLowered(m_in.text(side))))
                    return std::string(m_in.text(side, side + 2));
            }
        }
        return {};
    }

    const SyntaxTokens& m_in;
    std::size_t m_from = 0;
    std::size_t m_full = 0;
    std::size_t m_join = 0;
    std::size_t m_on = 0;
    std::size_t m_where = 0;
    std::size_t m_end = 0;
    bool m_isReadable = false;
    std::set<std::string> m_left;
    std::set<std::string> m_right;
};

Edits fullJoin(const SyntaxTokens& in, const JudgedText& judged)
{
    return judged.dialect.syntax.fullJoins ? Edits() : FullJoin(in).edits();
}

/// JOIN ON t a a.id = b.id: the condition begins after the table.
Edits earlyOn(const SyntaxTokens& in, const JudgedText&)
{
    Edits edits;
    for (std::size_t i = 1; i + 3 < in.size(); ++i) {
        const std::size_t table = i + 1;
        if (!in.is(i, Keyword::On) || !in.is(i - 1, Keyword::Join) || !isNameToken(in.at(table)))
            continue;
        const std::size_t alias = table + (in.is(table + 1, Keyword::As) ? 2 : 1);
        const std::size_t last = isNameToken(in.at(alias)) && !isColumn(in, alias) ? alias : table;
        if (!isColumn(in, last + 1))
            return {};
        edits.push_back({{in.at(i).begin, in.at(table).begin}, {}});
        edits.push_back({{in.at(last).end, in.at(last).end}, " ON"});
    }
    return edits;
}

/// JOIN ON a.id = b.a_id: the table is the one that the condition names and the query lacks.
Edits joinWithoutTable(const SyntaxTokens& in, const JudgedText& judged)
{
    std::size_t join = 0;
    for (std::size_t i = 1; i < in.size() && join == 0; ++i)
        join = in.is(i, Keyword::On) && in.is(i - 1, Keyword::Join) ? i - 1 : 0;
    if (join == 0)
        return {};
    std::set<std::string> known;
    for (const Source& source : judged.outline.sources) {
        if (const NamePart* const name = exposedName(judged.outline, source))
            known.insert(asciiLowered(name->text));
    }
    std::set<std::string> missing;
    std::string_view spelled;
    for (std::size_t i = join + 2; i < in.size() && in.openAround(i) == in.openAround(join); ++i) {
        static const KeywordSet ends = keywordSet("join left right inner cross where group having order limit union");
        if (contains(ends, in.at(i).keyword))
            break;
        if (isColumn(in, i) && !known.contains(asciiLowered(in.text(i)))
            && missing.insert(asciiLowered(in.text(i))).second)
            spelled = in.text(i);
        i += isColumn(in, i) ? 2 : 0;
    }
    if (missing.size() != 1)
        return {};
    return {{{in.at(join).end, in.at(join).end}, ' ' + std::string(spelled)}};
}

constexpr double namedTable = 0.6;

// clang-format off
constexpr SyntaxRow rows[] = {
    {fullJoin, "the same rows without FULL JOIN"},
    {earlyOn, "the condition of a join comes after its table"},
    {joinWithoutTable, "the table that the condition names is not joined", namedTable},
};
// clang-format on

} // namespace

std::span<const SyntaxRow> joinSyntaxRows()
{
    return rows;
}

std::vector<Fix> fullJoinFixes(std::string_view text, const Dialect& dialect)
{
    constexpr std::size_t longestRead = 20'000;
    if (text.size() > longestRead)
        return {};
    const std::vector<Token> tokens = lex(text, dialect.lex);
    Edits edits = FullJoin(SyntaxTokens(text, tokens)).edits();
    if (edits.empty())
        return {};
    return {{std::move(edits), std::string(rows[0].reason), rows[0].confidence}};
}

} // namespace querymend
