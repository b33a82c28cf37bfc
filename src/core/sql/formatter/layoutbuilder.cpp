#include "sql/formatter/layoutbuilder.h"

namespace querymend {

namespace {

/// A subquery wider than this gets its own lines even if it would fit.
constexpr std::uint32_t widestInlineQuery = 60;

} // namespace

void LayoutBuilder::add(const Piece& piece)
{
    switch (piece.role) {
    case PieceRole::listClause:
    case PieceRole::conditionClause:
    case PieceRole::fromClause:
    case PieceRole::withClause:
    case PieceRole::plainClause:
    case PieceRole::join:
    case PieceRole::setOperator:
    case PieceRole::windowPart:
        return addClause(piece);
    case PieceRole::on:
        return addOn();
    case PieceRole::caseBegin:
        return addCaseBegin();
    case PieceRole::caseBranch:
        return addCaseBranch();
    case PieceRole::caseEnd:
        return addCaseEnd();
    case PieceRole::openQuery:
    case PieceRole::openCte:
    case PieceRole::openJoins:
    case PieceRole::openWindow:
    case PieceRole::openArguments:
    case PieceRole::openLiterals:
        return addOpening(piece);
    case PieceRole::close:
        return addClosing();
    case PieceRole::comma:
        return addComma();
    case PieceRole::semicolon:
        return addSemicolon();
    case PieceRole::text:
    case PieceRole::keyword:
    case PieceRole::andOr:
        return piece.comment == CommentPlace::none ? addPlain(piece) : addComment(piece);
    }
}

void LayoutBuilder::addComment(const Piece& piece)
{
    if (piece.comment != CommentPlace::behind || !m_waiting.empty()) {
        m_waiting.push_back(static_cast<std::uint32_t>(m_at));
        return;
    }
    // The comment stays on its line; a line break already requested comes after it.
    const std::optional<LayoutOp> line = std::exchange(m_line, std::nullopt);
    writeText(static_cast<std::uint32_t>(m_at));
    if (line)
        request(line->kind, line->indent);
}

void LayoutBuilder::addPlain(const Piece& piece)
{
    if (frame().headPending && !piece.head) { // the list begins after its opening words
        frame().headPending = false;
        frame().clauseGroup = true;
        frame().content = frame().base + 1;
        beginGroup(lineWidth);
        request(OpKind::line, frame().content);
    }
    if (frame().afterSetOperator && piece.role != PieceRole::keyword) {
        frame().afterSetOperator = false;
        request(OpKind::line, frame().base);
    }
    if (piece.role == PieceRole::andOr && frame().conditions) {
        const bool branch = frame().opening == PieceRole::caseBegin;
        request(OpKind::line, frame().content + (branch ? 1 : 0));
    }
    if (piece.role == PieceRole::text || piece.role == PieceRole::keyword || piece.role == PieceRole::andOr)
        write();
}

void LayoutBuilder::addClause(const Piece& piece)
{
    closeClause();
    frame().afterSetOperator = piece.role == PieceRole::setOperator;
    frame().clause = piece.role;
    if (!frame().empty)
        request(OpKind::line, frame().base);
    write();
    frame().headPending = piece.role == PieceRole::listClause || piece.role == PieceRole::conditionClause;
    frame().conditions = piece.role == PieceRole::conditionClause;
    if (piece.role == PieceRole::windowPart)
        frame().headPending = false;
}

void LayoutBuilder::addOn()
{
    closeClause();
    frame().clauseGroup = true;
    frame().conditions = true;
    frame().content = frame().base + 1;
    beginGroup(lineWidth);
    request(OpKind::line, frame().content);
    write();
}

void LayoutBuilder::addOpening(const Piece& piece)
{
    addPlain(piece);
    writeWaitingComments();
    const bool query = piece.role == PieceRole::openQuery || piece.role == PieceRole::openCte;
    beginGroup(piece.role == PieceRole::openCte ? 0 : query ? widestInlineQuery : lineWidth);
    write();
    LayoutFrame inner;
    inner.opening = piece.role;
    inner.outer = frame().content;
    inner.base = inner.content = inner.outer + 1;
    inner.conditions = piece.role == PieceRole::openArguments;
    inner.clause = piece.role == PieceRole::openJoins ? PieceRole::fromClause : PieceRole::text;
    m_frames.push_back(inner);
    request(OpKind::line, inner.base);
}

void LayoutBuilder::addClosing()
{
    while (m_frames.size() > 1 && frame().opening == PieceRole::caseBegin)
        popFrame();
    if (frame().empty && m_waiting.empty() && m_line && m_line->kind == OpKind::line)
        m_line.reset();
    else
        request(OpKind::line, frame().outer);
    const bool clauseGroup = frame().clauseGroup;
    if (clauseGroup)
        endGroup();
    frame().clauseGroup = false;
    write();
    popFrame();
}

void LayoutBuilder::addCaseBegin()
{
    addPlain(m_pieces[m_at]);
    writeWaitingComments();
    beginGroup(lineWidth);
    write();
    LayoutFrame inner;
    inner.opening = PieceRole::caseBegin;
    inner.outer = frame().content;
    inner.base = inner.content = inner.outer + 1;
    m_frames.push_back(inner);
}

void LayoutBuilder::addCaseBranch()
{
    closeClause();
    request(OpKind::line, frame().base);
    write();
    beginGroup(lineWidth);
    frame().clauseGroup = true;
    frame().conditions = true;
}

void LayoutBuilder::addCaseEnd()
{
    closeClause();
    request(OpKind::line, frame().outer);
    write();
    popFrame();
}

void LayoutBuilder::addComma()
{
    write();
    LayoutFrame& at = frame();
    switch (at.opening) {
    case PieceRole::openArguments:
        return request(OpKind::line, at.content);
    case PieceRole::openLiterals:
        return request(OpKind::fillLine, at.content);
    default: // the other openings hold clauses
        break;
    }
    if (at.clause == PieceRole::withClause) {
        request(OpKind::hardLine, at.base);
    } else if (at.clause == PieceRole::listClause && at.clauseGroup) {
        request(OpKind::line, at.content);
    } else if (at.clause == PieceRole::fromClause || at.clause == PieceRole::join) {
        closeClause();
        at.clauseGroup = true;
        at.content = at.base + 1;
        beginGroup(lineWidth);
        request(OpKind::line, at.content);
    }
}

void LayoutBuilder::addSemicolon()
{
    while (m_frames.size() > 1)
        popFrame();
    closeClause();
    if (m_line && m_line->kind == OpKind::blankLine) {
        m_line.reset();
        if (m_pieces[*m_lastText].token.kind == TokenKind::lineComment)
            request(OpKind::hardLine, 0);
    }
    write();
    m_frames.assign(1, LayoutFrame{});
    request(OpKind::blankLine, 0);
}

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

std::vector<LayoutOp> layoutOf(const std::vector<Piece>& pieces, std::string_view text)
{
    return LayoutBuilder(pieces, text).build();
}

} // namespace querymend
