#include "sql/compare/replacement.h"

#include "sql/compare/tokendiff.h"

namespace querymend {

std::string onOneLine(std::string_view text)
{
    std::string line;
    for (const char c : text) {
        const bool isBlank = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        if (!isBlank)
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    while (line.ends_with(' '))
        line.pop_back();
    return line;
}

std::vector<Replacement> replacements(std::string_view before, std::string_view now, const LexRules& rules)
{
    std::vector<Replacement> found;
    for (const DiffHunk& hunk : diffByToken(before, now, rules)) {
        if (hunk.kind == HunkKind::same)
            continue;
        Replacement replacement{onOneLine(hunk.old.of(before)), onOneLine(hunk.now.of(now)), hunk.now};
        if (!replacement.before.empty() || !replacement.now.empty())
            found.push_back(std::move(replacement));
    }
    return found;
}

} // namespace querymend
