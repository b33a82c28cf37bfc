#include "sql/formatter/layoutops.h"

#include "base/ascii.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::uint32_t columnsPerLevel = 4;
/// Deeper text is not indented further, or blanks would outweigh it.
constexpr std::uint32_t deepestIndent = 20;

std::uint32_t characters(std::string_view text)
{
    return static_cast<std::uint32_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

class LayoutPrinter {
public:
    LayoutPrinter(const std::vector<LayoutOp>& ops, const std::vector<Piece>& pieces, std::string_view text)
        : m_ops(ops), m_pieces(pieces), m_text(text)
    {
        measure();
        m_out.reserve(text.size() + text.size() / 4);
    }

    std::string print()
    {
        for (std::size_t i = 0; i < m_ops.size(); ++i)
            step(i);
        return std::move(m_out);
    }

private:
    [[nodiscard]] std::string_view spelled(const LayoutOp& op) const { return m_pieces[op.piece].token.text(m_text); }
    [[nodiscard]] static bool isLine(OpKind kind)
    {
        return kind == OpKind::line || kind == OpKind::fillLine || kind == OpKind::hardLine
            || kind == OpKind::blankLine;
    }

    /// Computes each op's column as if all were on one line, which groups must be broken, and the next possible
    /// line break after each op.
    void measure()
    {
        const std::size_t count = m_ops.size();
        m_position.assign(count + 1, 0);
        m_groupEnd.assign(count, 0);
        m_broken.assign(count, false);
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < count; ++i) {
            const LayoutOp& op = m_ops[i];
            m_position[i + 1] = m_position[i] + (op.kind == OpKind::text ? widthOf(op) : 0);
            const bool breaks = op.kind == OpKind::hardLine || op.kind == OpKind::blankLine
                || (op.kind == OpKind::text && spelled(op).find('\n') != std::string_view::npos);
            if (breaks && !open.empty())
                m_broken[open.back()] = true;
            if (op.kind == OpKind::begin)
                open.push_back(i);
            if (op.kind == OpKind::end)
                closeGroup(open, i);
        }
        m_nextLine.assign(count + 1, count);
        for (std::size_t i = count; i-- > 0;)
            m_nextLine[i] = isLine(m_ops[i].kind) ? i : m_nextLine[i + 1];
    }

    void closeGroup(std::vector<std::size_t>& open, std::size_t end)
    {
        const std::size_t begin = open.back();
        open.pop_back();
        m_groupEnd[begin] = end;
        if (m_position[end] - m_position[begin] > m_ops[begin].widest)
            m_broken[begin] = true;
        if (m_broken[begin] && !open.empty())
            m_broken[open.back()] = true;
    }

    [[nodiscard]] std::uint32_t widthOf(const LayoutOp& op) const
    {
        if (m_pieces[op.piece].token.kind == TokenKind::lineComment)
            return 0;
        return characters(spelled(op)) + (op.gap ? 1 : 0);
    }

    void step(std::size_t i)
    {
        const LayoutOp& op = m_ops[i];
        switch (op.kind) {
        case OpKind::begin:
            m_flat.push_back((!m_flat.empty() && m_flat.back()) || (!m_broken[i] && fits(i, m_groupEnd[i])));
            return;
        case OpKind::end:
            m_flat.pop_back();
            return;
        case OpKind::line:
            if (m_flat.empty() || !m_flat.back())
                newLine(op.indent, 1);
            return;
        case OpKind::fillLine:
            if (!m_flat.empty() && !m_flat.back() && !fits(i + 1, i + 1))
                newLine(op.indent, 1);
            return;
        case OpKind::hardLine:
            return newLine(op.indent, 1);
        case OpKind::blankLine:
            return newLine(op.indent, 2);
        case OpKind::text:
            return text(op);
        }
    }

    /// Whether everything up to the first possible break at or after `to` ends before the margin.
    [[nodiscard]] bool fits(std::size_t from, std::size_t to) const
    {
        return m_column + m_position[m_nextLine[to]] - m_position[from] <= lineWidth;
    }

    void newLine(std::uint32_t indent, std::size_t breaks)
    {
        m_out.append(breaks, '\n');
        m_column = std::min(indent, deepestIndent) * columnsPerLevel;
        m_out.append(m_column, ' ');
        m_atLineBegin = true;
    }

    void text(const LayoutOp& op)
    {
        if (op.gap && !m_atLineBegin) {
            m_out += ' ';
            ++m_column;
        }
        const std::string_view piece = spelled(op);
        if (m_pieces[op.piece].upperCase)
            std::transform(piece.begin(), piece.end(), std::back_inserter(m_out), asciiUpper);
        else
            m_out += piece;
        const std::size_t lastBreak = piece.rfind('\n');
        m_column = lastBreak == std::string_view::npos ? m_column + characters(piece)
                                                       : characters(piece.substr(lastBreak + 1));
        m_atLineBegin = false;
    }

    const std::vector<LayoutOp>& m_ops;
    const std::vector<Piece>& m_pieces;
    std::string_view m_text;
    std::vector<std::uint32_t> m_position;
    std::vector<std::size_t> m_groupEnd;
    std::vector<std::size_t> m_nextLine;
    std::vector<bool> m_broken;
    std::vector<bool> m_flat;
    std::string m_out;
    std::uint32_t m_column = 0;
    bool m_atLineBegin = true;
};

} // namespace

std::string printed(const std::vector<LayoutOp>& ops, const std::vector<Piece>& pieces, std::string_view text)
{
    return LayoutPrinter(ops, pieces, text).print();
}

} // namespace querymend
