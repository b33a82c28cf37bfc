#include "terminal/terminalpage.h"

#include "base/utf8.h"
#include "diagnose/displaywidth.h"
#include "diagnose/excerpt.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::size_t mostCharacters = 600; ///< per passage

/// Returns the width as displayed: escape sequences take no space.
std::size_t shownWidth(std::string_view text)
{
    std::size_t width = 0;
    while (!text.empty()) {
        const std::size_t escape = std::min(text.find("\x1b["), text.size());
        width += displayWidth(text.substr(0, escape));
        text.remove_prefix(escape);
        text.remove_prefix(text.empty() ? 0 : std::min(text.find('m'), text.size() - 1) + 1);
    }
    return width;
}

} // namespace

std::string TerminalPage::painted(std::string_view colour, std::string_view text) const
{
    if (m_colours == Colours::off)
        return std::string(text);
    return "\x1b[" + std::string(colour) + 'm' + std::string(text) + "\x1b[0m";
}

void TerminalPage::line(std::string_view text)
{
    m_out += text;
    m_out += '\n';
}

void TerminalPage::wrapped(std::string_view lead, std::string_view words)
{
    const std::string_view shown = words.substr(0, byteOffsetOfCharacter(words, mostCharacters));
    const std::string text = printable(shown) + (shown.size() < words.size() ? "..." : "");
    const std::size_t indent = std::min<std::size_t>(shownWidth(lead), pageColumns / 2);
    m_out += lead;
    std::size_t used = indent;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t blank = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, blank);
        const std::size_t width = displayWidth(word); // no escapes are left in `text`
        if (used > indent && used + 1 + width > pageColumns) {
            m_out += '\n' + std::string(indent, ' ');
            used = indent;
        } else if (used > indent) {
            m_out += ' ';
            ++used;
        }
        m_out += word;
        used += width;
        rest.remove_prefix(std::min(blank + 1, rest.size()));
    }
    m_out += '\n';
}

} // namespace querymend
