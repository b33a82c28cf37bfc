#include "diagnose/hints/markedstatement.h"

#include "base/utf8.h"
#include "diagnose/excerpt.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr std::size_t widestLine = 160;
constexpr std::string_view leftOut = "…";

std::vector<ByteRange> linesOf(std::string_view text)
{
    std::vector<ByteRange> lines;
    std::size_t begin = 0;
    while (begin <= text.size()) {
        const std::size_t end = std::min(text.find_first_of("\r\n", begin), text.size());
        lines.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
        if (end == text.size())
            break;
        begin = end + (text.substr(end, 2) == "\r\n" ? 2 : 1);
    }
    while (lines.size() > 1 && lines.back().empty())
        lines.pop_back();
    return lines;
}

class StatementPrinter {
public:
    StatementPrinter(std::string_view sql, std::optional<ByteRange> mark)
        : m_sql(sql), m_lines(linesOf(sql)), m_mark(mark)
    {
        m_digits = std::to_string(m_lines.size()).size();
        if (!m_mark)
            return;
        const auto behind = std::upper_bound(m_lines.begin(), m_lines.end(), m_mark->begin,
                                             [](std::uint32_t at, ByteRange line) { return at < line.begin; });
        m_marked = behind == m_lines.begin() ? 0 : static_cast<std::size_t>(behind - m_lines.begin()) - 1;
    }

    /// Prints the marked line, or the first, and what fits around it. Of a statement that does not fit, the beginning
    /// and the end are printed as well, and how long it is.
    std::string print(std::size_t mostCharacters) const
    {
        Window window = grown(mostCharacters);
        if (isWhole(window))
            return withoutLastBreak(std::move(window.text));
        const std::string note = "(… stands for what is left out; the statement has "
            + std::to_string(characterCount(m_sql)) + " characters.)";
        const std::string head = pieceAt(0, 0);
        const std::string tail = pieceAt(m_lines.size() - 1, m_lines.back().end);
        const std::size_t beside = characterCount(head) + characterCount(tail) + characterCount(note);
        const bool hasRoom = beside + characterCount(lineText(m_marked)) + 2 * gap <= mostCharacters;
        if (hasRoom)
            window = grown(mostCharacters - beside);
        std::string out;
        if (lacksBeginning(window))
            out = (hasRoom ? head : std::string()) + (window.first > (hasRoom ? 1 : 0) ? leftOutLine() : std::string());
        out += window.text;
        if (lacksEnd(window))
            out +=
                (window.last + 1 < m_lines.size() ? leftOutLine() : std::string()) + (hasRoom ? tail : std::string());
        return withoutLastBreak(std::move(out)) + (hasRoom ? '\n' + note : std::string());
    }

private:
    /// The lines from `first` to `last`.
    struct Window {
        std::size_t first = 0;
        std::size_t last = 0;
        std::string text;
        bool isCut = false; ///< a line of it is not whole
    };

    static constexpr std::size_t gap = leftOut.size() + 1;

    [[nodiscard]] static std::string leftOutLine() { return std::string(leftOut) + '\n'; }

    [[nodiscard]] static std::string withoutLastBreak(std::string text)
    {
        while (!text.empty() && text.back() == '\n')
            text.pop_back();
        return text;
    }

    /// Extends in both directions in turn.
    [[nodiscard]] Window grown(std::size_t mostCharacters) const
    {
        Window window{m_marked, m_marked, lineText(m_marked), isCut(m_marked)};
        std::size_t used = characterCount(window.text) + 2 * gap;
        std::string behind;
        std::vector<std::string> before; // nearest first
        bool canGrow = true;
        while (canGrow) {
            canGrow = false;
            if (window.last + 1 < m_lines.size())
                canGrow = grow(window.last + 1, used, mostCharacters, [&](std::string line) {
                    behind += line;
                    window.isCut = isCut(++window.last) || window.isCut;
                });
            if (window.first > 0)
                canGrow = grow(window.first - 1, used, mostCharacters,
                               [&](std::string line) {
                                   before.push_back(std::move(line));
                                   window.isCut = isCut(--window.first) || window.isCut;
                               })
                    || canGrow;
        }
        std::string text;
        for (auto line = before.rbegin(); line != before.rend(); ++line)
            text += *line;
        window.text = text + window.text + behind;
        return window;
    }

    [[nodiscard]] bool isCut(std::size_t line) const
    {
        const std::string shown = excerptOfLine(line).line;
        return shown.starts_with(leftOut) || shown.ends_with(leftOut);
    }

    [[nodiscard]] bool isWhole(const Window& window) const
    {
        return window.first == 0 && window.last + 1 == m_lines.size() && !window.isCut;
    }

    [[nodiscard]] bool lacksBeginning(const Window& window) const
    {
        return window.first > 0 || excerptOfLine(0).line.starts_with(leftOut);
    }

    [[nodiscard]] bool lacksEnd(const Window& window) const
    {
        return window.last + 1 < m_lines.size() || excerptOfLine(window.last).line.ends_with(leftOut);
    }

    template <class Take>
    bool grow(std::size_t line, std::size_t& used, std::size_t most, Take take) const
    {
        const std::string text = lineText(line);
        const std::size_t size = characterCount(text);
        if (used + size > most)
            return false;
        used += size;
        take(text);
        return true;
    }

    [[nodiscard]] std::string gutter(const std::string& number) const
    {
        return std::string(std::max(m_digits, number.size()) - number.size(), ' ') + number + " | ";
    }

    [[nodiscard]] bool isMarked(std::size_t line) const { return m_mark && line == m_marked; }

    [[nodiscard]] Excerpt excerptOfLine(std::size_t line) const
    {
        const std::uint32_t begin = m_lines[line].begin;
        return excerptOf(m_sql, isMarked(line) ? *m_mark : ByteRange{begin, begin}, widestLine);
    }

    [[nodiscard]] std::string lineText(std::size_t line) const
    {
        const Excerpt excerpt = excerptOfLine(line);
        std::string out = gutter(std::to_string(line + 1)) + excerpt.line + '\n';
        if (isMarked(line))
            out += gutter({}) + excerpt.carets + '\n';
        return out;
    }

    /// What is around a place in a line, without a mark.
    [[nodiscard]] std::string pieceAt(std::size_t line, std::uint32_t at) const
    {
        return gutter(std::to_string(line + 1)) + excerptOf(m_sql, {at, at}, widestLine).line + '\n';
    }

    std::string_view m_sql;
    std::vector<ByteRange> m_lines;
    std::optional<ByteRange> m_mark;
    std::size_t m_marked = 0;
    std::size_t m_digits = 1;
};

} // namespace

std::string markedStatement(std::string_view sql, std::optional<ByteRange> mark, std::size_t mostCharacters)
{
    return StatementPrinter(sql, mark).print(mostCharacters);
}

} // namespace querymend
