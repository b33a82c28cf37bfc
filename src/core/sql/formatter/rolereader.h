#pragma once

#include "sql/formatter/pieces.h"

#include <cstddef>

namespace querymend {

/// Keyword sets shared by all dialects, built once per text.
struct WordSets {
    KeywordSet always = keywordSet("select from where and or not null case when then else in is like having union all "
                                   "distinct on join as into");
    KeywordSet functionLike = keywordSet(
        "cast try_cast coalesce nullif extract substring trim position overlay grouping row_number rank dense_rank "
        "percent_rank cume_dist ntile lag lead first_value last_value nth_value");
    KeywordSet joinWords = keywordSet("natural left right full inner cross outer semi anti asof positional");
    KeywordSet headWords = keywordSet("distinct all distinctrow by siblings high_priority sql_calc_found_rows "
                                      "sql_no_cache sql_small_result sql_big_result sql_buffer_result");
    KeywordSet windowWords = keywordSet("partition by order rows range groups between unbounded preceding following "
                                        "current row exclude ties others group nulls first last asc desc and");
    KeywordSet limitWords = keywordSet("limit offset fetch first next row rows only percent ties with all");
    KeywordSet lockWords = keywordSet("update share no key of nowait skip locked read only");
    KeywordSet units = keywordSet("year quarter month week day hour minute second microsecond to");
    KeywordSet spaced = keywordSet(
        "and or not in any all some between like ilike is when then else case select distinct from where having on "
        "using "
        "by as over filter union except intersect minus join lateral values with limit offset set into returning "
        "qualify window group exists materialized apply glob regexp rlike similar fetch first next");
};

enum class FrameKind : std::uint8_t { query, joins, window, cast, arguments, caseOf };

struct Frame {
    FrameKind kind = FrameKind::query;
    TokenKind closedBy = TokenKind::end;
    Keyword clause = Keyword::None; ///< first word of the current clause
    std::uint32_t betweens = 0;
};

/// Assigns roles from left to right, tracking the enclosing parentheses, CASEs and clauses.
class RoleReader {
public:
    RoleReader(std::vector<Piece>& pieces, std::string_view text, const SyntaxRules& rules)
        : m_text(text), m_rules(rules), m_reserved(rules.notNames | m_words.always)
    {
        m_significant.reserve(pieces.size());
        for (Piece& piece : pieces) {
            if (piece.comment == CommentPlace::none)
                m_significant.push_back(&piece);
        }
        findQueries();
    }

    void run()
    {
        for (m_at = 0; m_at < m_significant.size(); ++m_at) {
            read(*m_significant[m_at]);
            m_beforePrevious = m_previous;
            m_previous = m_significant[m_at];
        }
    }

private:
    void findQueries();
    void read(Piece& piece);
    void readOpening(Piece& piece);
    void readClosing(Piece& piece);
    void readOperator(Piece& piece);
    void readWord(Piece& piece);
    void readKeyword(Piece& piece, Keyword keyword);
    void readQueryWord(Piece& piece, Keyword keyword);
    void readLesserClause(Piece& piece, Keyword keyword);
    bool readCaseWord(Piece& piece, Keyword keyword);
    void markTop();
    [[nodiscard]] PieceRole openingRole();
    [[nodiscard]] bool isKeywordHere(Keyword keyword) const;
    [[nodiscard]] bool isKeywordAfterAs(Keyword keyword) const;
    [[nodiscard]] bool isKeywordInContext(Keyword keyword) const;
    [[nodiscard]] bool isPairedWord(Keyword keyword) const;
    [[nodiscard]] bool isFunctionName(Keyword keyword, std::string_view word) const;
    [[nodiscard]] bool beginsJoin() const;
    [[nodiscard]] bool isInsideJoinWords() const;
    [[nodiscard]] bool beginsWith() const;
    [[nodiscard]] bool followsOperand() const;
    [[nodiscard]] bool holdsLiteralsOnly() const;

    [[nodiscard]] TokenKind kindAt(std::size_t ahead) const
    {
        return m_at + ahead < m_significant.size() ? m_significant[m_at + ahead]->token.kind : TokenKind::end;
    }
    [[nodiscard]] Keyword wordAt(std::size_t ahead) const
    {
        return m_at + ahead < m_significant.size() ? m_significant[m_at + ahead]->token.keyword : Keyword::None;
    }
    [[nodiscard]] Keyword previousWord() const { return m_previous ? m_previous->token.keyword : Keyword::None; }
    [[nodiscard]] Keyword wordBeforePrevious() const
    {
        return m_beforePrevious ? m_beforePrevious->token.keyword : Keyword::None;
    }
    [[nodiscard]] TokenKind previousKind() const { return m_previous ? m_previous->token.kind : TokenKind::semicolon; }
    Frame& frame() { return m_frames.back(); }
    [[nodiscard]] const Frame& frame() const { return m_frames.back(); }
    void beginClause(Piece& piece, PieceRole role, Keyword clause)
    {
        piece.role = role;
        frame().clause = clause;
        frame().betweens = 0;
    }

    std::string_view m_text;
    const SyntaxRules& m_rules;
    WordSets m_words;
    KeywordSet m_reserved;
    std::vector<Piece*> m_significant;
    std::vector<bool> m_opensQuery;
    std::vector<Frame> m_frames{Frame{}};
    Keyword m_verb = Keyword::None;
    const Piece* m_previous = nullptr;
    const Piece* m_beforePrevious = nullptr;
    std::size_t m_at = 0;
    std::size_t m_headUntil = 0;
};

} // namespace querymend
