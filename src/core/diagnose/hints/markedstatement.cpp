#include "diagnose/hints/markedstatement.h"

#include "base/utf8.h"
#include "diagnose/excerpt.h"

#include <algorithm>
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

    /// Prints the marked line, or the first, and as many lines as fit around it, extending in both directions in turn.
    std::string print(std::size_t mostCharacters) const
    {
        std::size_t first = m_marked;
        std::size_t last = m_marked;
        std::string middle = lineText(m_marked);
        std::size_t used = characterCount(middle) + 2 * (leftOut.size() + 1);
        std::string before;
        std::string behind;
        bool canGrow = true;
        while (canGrow) {
            canGrow = false;
            if (last + 1 < m_lines.size())
                canGrow = grow(last + 1, used, mostCharacters, [&](const std::string& line) {
                    behind += line;
                    ++last;
                });
            if (first > 0)
                canGrow = grow(first - 1, used, mostCharacters,
                               [&](const std::string& line) {
                                   before.insert(0, line);
                                   --first;
                               })
                    || canGrow;
        }
        std::string out = first > 0 ? std::string(leftOut) + '\n' : std::string();
        out += before + middle + behind;
        if (last + 1 < m_lines.size())
            out.append(leftOut);
        while (!out.empty() && out.back() == '\n')
            out.pop_back();
        return out;
    }

private:
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

    [[nodiscard]] std::string lineText(std::size_t index) const
    {
        const ByteRange line = m_lines[index];
        const bool isMarked = m_mark && index == m_marked;
        const Excerpt excerpt = excerptOf(m_sql, isMarked ? *m_mark : ByteRange{line.begin, line.begin}, widestLine);
        std::string out = gutter(std::to_string(index + 1)) + excerpt.line + '\n';
        if (isMarked)
            out += gutter({}) + excerpt.carets + '\n';
        return out;
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
