#include "report/markup.h"

namespace querymend {

std::string escapedMarkup(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        std::size_t taken = 1;
        if (text.front() == '&')
            out += "&amp;";
        else if (text.front() == '<')
            out += "&lt;";
        else if (text.front() == '>')
            out += "&gt;";
        else if (text.front() == '"')
            out += "&quot;";
        else if (text.front() == '\'')
            out += "&#39;";
        else if (text.starts_with("\xEF\xBF\xBE") || text.starts_with("\xEF\xBF\xBF")) {
            out += "·"; // U+FFFE and U+FFFF, which XML forbids
            taken = 3;
        } else
            out += text.front();
        text.remove_prefix(taken);
    }
    return out;
}

} // namespace querymend
