#include "sql/formatter/formatter_layoutbuilder.h"

namespace querymend {

void LayoutBuilder::request(OpKind kind, std::uint32_t indent)
{
    LayoutOp line;
    line.kind = kind;
    line.indent = indent;
    const bool wasHard = m_line && (m_line->kind == OpKind::hardLine || m_line->kind == OpKind::blankLine);
    if (wasHard && m_line->kind == OpKind::blankLine)
        line.kind = OpKind::blankLine;
    else if (wasHard && kind != OpKind::blankLine)
        line.kind = OpKind::hardLine;
    m_line = line;
}

void LayoutBuilder::flush()
{
    if (m_line && m_lastText) {
        m_ops.push_back(*m_line);
        m_lineIsLast = true;
    }
    m_line.reset();
}

void LayoutBuilder::writeText(std::uint32_t index)
{
    Piece piece = m_pieces[index];
    // At a possible line break the gap must not depend on the source: a break written now is a gap next time.
    flush();
    piece.gapBefore = piece.gapBefore || m_lineIsLast;
    m_lineIsLast = false;
    LayoutOp op;
    op.piece = index;
    op.gap = m_lastText && needsGap(m_pieces[*m_lastText], piece, m_text);
    m_ops.push_back(op);
    m_lastText = index;
    if (m_pieces[index].token.kind == TokenKind::lineComment)
        request(OpKind::hardLine, frame().content);
}

void LayoutBuilder::write()
{
    writeWaitingComments();
    writeText(static_cast<std::uint32_t>(m_at));
    frame().empty = false;
}

void LayoutBuilder::writeWaitingComments()
{
    for (const std::uint32_t index : m_waiting) {
        const bool alone = m_pieces[index].comment == CommentPlace::ownLine;
        if (alone)
            request(OpKind::hardLine, m_line ? m_line->indent : frame().content);
        const std::uint32_t indent = m_line ? m_line->indent : frame().content;
        writeText(index);
        if (alone)
            request(OpKind::hardLine, indent);
    }
    m_waiting.clear();
}

void LayoutBuilder::beginGroup(std::uint32_t widest)
{
    flush();
    LayoutOp op;
    op.kind = OpKind::begin;
    op.widest = widest;
    m_ops.push_back(op);
}

void LayoutBuilder::endGroup()
{
    LayoutOp op;
    op.kind = OpKind::end;
    m_ops.push_back(op);
}

void LayoutBuilder::closeClause()
{
    if (frame().clauseGroup)
        endGroup();
    frame().clauseGroup = false;
    frame().headPending = false;
    frame().conditions = false;
    frame().content = frame().base;
}

/// Closes the innermost frame and its groups.
void LayoutBuilder::popFrame()
{
    closeClause();
    endGroup();
    m_frames.pop_back();
    frame().empty = false;
}

} // namespace querymend
