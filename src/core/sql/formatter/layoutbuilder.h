#pragma once

#include "sql/formatter/layoutops.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// An open parenthesis or CASE; the outermost frame is the whole text.
struct LayoutFrame {
    PieceRole opening = PieceRole::openQuery;
    std::uint32_t base = 0;    ///< indentation of its clauses or branches
    std::uint32_t content = 0; ///< indentation of the next line to begin
    std::uint32_t outer = 0;   ///< indentation of its closing token
    PieceRole clause = PieceRole::text;
    bool clauseGroup = false; ///< a group is open for the clause, join condition or branch
    bool headPending = false; ///< the opening words of a list or condition clause are being written
    bool afterSetOperator = false;
    bool conditions = false; ///< AND and OR begin new lines
    bool empty = true;
};

/// Turns pieces into layout steps: texts, groups and possible line breaks.
class LayoutBuilder {
public:
    LayoutBuilder(const std::vector<Piece>& pieces, std::string_view text) : m_pieces(pieces), m_text(text)
    {
        m_ops.reserve(pieces.size() * 2);
    }

    std::vector<LayoutOp> build()
    {
        for (m_at = 0; m_at < m_pieces.size(); ++m_at)
            add(m_pieces[m_at]);
        writeWaitingComments();
        while (m_frames.size() > 1)
            popFrame();
        closeClause();
        return std::move(m_ops);
    }

private:
    void add(const Piece& piece);
    void addComment(const Piece& piece);
    void addClause(const Piece& piece);
    void addOn();
    void addOpening(const Piece& piece);
    void addClosing();
    void addCaseBegin();
    void addCaseBranch();
    void addCaseEnd();
    void addComma();
    void addSemicolon();
    void addPlain(const Piece& piece);
    void write();
    void writeText(std::uint32_t piece);
    void writeWaitingComments();
    void beginGroup(std::uint32_t widest);
    void endGroup();
    void closeClause();
    void popFrame();
    void request(OpKind kind, std::uint32_t indent);
    void flush();

    LayoutFrame& frame() { return m_frames.back(); }

    const std::vector<Piece>& m_pieces;
    std::string_view m_text;
    std::vector<LayoutOp> m_ops;
    std::vector<LayoutFrame> m_frames{LayoutFrame{}};
    std::vector<std::uint32_t> m_waiting; ///< comments to be written before the next piece
    std::optional<LayoutOp> m_line;       ///< requested, written before the next text or group
    std::optional<std::uint32_t> m_lastText;
    bool m_lineIsLast = false; ///< a line has been written since the last text
    std::size_t m_at = 0;
};

} // namespace querymend
