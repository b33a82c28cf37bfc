#pragma once

#include "sql/formatter/keywordreader.h"
#include "sql/formatter/rolecontext.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace querymend {

/// Assigns roles from left to right, tracking the enclosing parentheses, CASEs and clauses.
class RoleReader {
public:
    RoleReader(std::vector<Piece>& pieces, std::string_view text, const SyntaxRules& rules)
        : m_text(text), m_rules(rules), m_keywords(m_context, rules)
    {
        m_context.significant.reserve(pieces.size());
        for (Piece& piece : pieces) {
            if (piece.comment == CommentPlace::none)
                m_context.significant.push_back(&piece);
        }
        findQueries();
    }

    void run()
    {
        for (m_context.at = 0; m_context.at < m_context.significant.size(); ++m_context.at) {
            read(*m_context.significant[m_context.at]);
            m_context.beforePrevious = m_context.previous;
            m_context.previous = m_context.significant[m_context.at];
        }
    }

private:
    void findQueries();
    void read(Piece& piece);
    void readOpening(Piece& piece);
    void readClosing(Piece& piece);
    void readWord(Piece& piece);
    void readKeyword(Piece& piece, Keyword keyword);
    void readQueryWord(Piece& piece, Keyword keyword);
    void readLesserClause(Piece& piece, Keyword keyword);
    bool readCaseWord(Piece& piece, Keyword keyword);
    void markTop();
    [[nodiscard]] PieceRole openingRole();
    [[nodiscard]] bool isInsideJoinWords() const;
    [[nodiscard]] bool holdsLiteralsOnly() const;

    void beginClause(Piece& piece, PieceRole role, Keyword clause)
    {
        piece.role = role;
        m_context.frame().clause = clause;
        m_context.frame().betweens = 0;
    }

    std::string_view m_text;
    const SyntaxRules& m_rules;
    RoleContext m_context;
    KeywordReader m_keywords;
    std::vector<bool> m_opensQuery;
    std::size_t m_headUntil = 0;
};

} // namespace querymend
