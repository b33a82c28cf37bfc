#include "sql/compare/replacement.h"

#include "sql/compare/tokendiff.h"
#include "sql/tokens/lexer.h"

#include <optional>
#include <utility>

namespace querymend {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

/// The statements that are compared, and how they are read.
struct TextPair {
    std::string_view before;
    std::string_view now;
    const LexRules& rules;
};

/// One place at which they differ: the ranges, and the last hunk that belongs to it.
struct ChangedPlace {
    ByteRange old;
    ByteRange now;
    std::size_t last = 0;
};

/// How many brackets a piece leaves open; nothing if it closes one that it does not open.
std::optional<int> openBracketsIn(std::string_view piece, const LexRules& rules)
{
    int open = 0;
    for (const Token& token : lex(piece, rules)) {
        open += token.kind == TokenKind::openParen ? 1 : token.kind == TokenKind::closeParen ? -1 : 0;
        if (open < 0)
            return std::nullopt;
    }
    return open;
}

/// The length of what closes so many brackets at the beginning of a text; nothing if anything else comes before.
std::optional<std::uint32_t> closingAt(std::string_view text, int brackets, const LexRules& rules)
{
    Lexer lexer(text, rules);
    std::uint32_t end = 0;
    for (; brackets > 0; --brackets) {
        const Token token = lexer.next();
        if (token.kind != TokenKind::closeParen)
            return std::nullopt;
        end = token.end;
    }
    return end;
}

/// The length of a name at the beginning of a text; 0 if there is none.
std::uint32_t nameAt(std::string_view text, const LexRules& rules)
{
    const Token token = Lexer(text, rules).next();
    return token.kind == TokenKind::word || token.kind == TokenKind::quotedName ? token.end : 0;
}

const DiffHunk& hunkAfter(const std::vector<DiffHunk>& hunks, std::size_t i)
{
    static const DiffHunk none;
    return i + 1 < hunks.size() ? hunks[i + 1] : none;
}

/// Closes the brackets that both sides of a place leave open; nothing if they do not leave the same ones open.
std::optional<ChangedPlace> closed(ChangedPlace place, const std::vector<DiffHunk>& hunks, const TextPair& texts)
{
    const auto before = openBracketsIn(place.old.of(texts.before), texts.rules);
    const auto now = openBracketsIn(place.now.of(texts.now), texts.rules);
    if (!before || !now || *before != *now)
        return std::nullopt;
    const DiffHunk& next = hunkAfter(hunks, place.last);
    const auto oldRest = closingAt(next.old.of(texts.before), *before, texts.rules);
    const auto nowRest = closingAt(next.now.of(texts.now), *now, texts.rules);
    if (!oldRest || !nowRest)
        return std::nullopt;
    place.old.end += *oldRest;
    place.now.end += *nowRest;
    return place;
}

/// A change around an expression is one place with it: neither `coalesce(` nor `, 0)` can be read alone.
ChangedPlace placeAt(std::size_t first, const std::vector<DiffHunk>& hunks, const TextPair& texts)
{
    constexpr std::uint32_t longest = 60; // bytes between two changes; more would hide what was changed
    constexpr std::uint32_t most = 400;   // bytes in all
    const DiffHunk& hunk = hunks[first];
    ChangedPlace place{hunk.old, hunk.now, first};
    if (openBracketsIn(hunk.old.of(texts.before), texts.rules) == openBracketsIn(hunk.now.of(texts.now), texts.rules))
        return place;
    for (std::size_t i = first + 1; i < hunks.size(); ++i) {
        if (hunks[i].kind == HunkKind::same && hunks[i].now.size() > longest)
            break;
        if (hunks[i].kind == HunkKind::same)
            continue;
        const ChangedPlace longer{{hunk.old.begin, hunks[i].old.end}, {hunk.now.begin, hunks[i].now.end}, i};
        if (longer.old.size() > most || longer.now.size() > most)
            break;
        if (const auto whole = closed(longer, hunks, texts))
            return *whole;
    }
    return place;
}

/// A qualifier is told with the name that it was put before, or taken from.
void addName(ChangedPlace& place, const std::vector<DiffHunk>& hunks, const TextPair& texts)
{
    const std::string before = onOneLine(place.old.of(texts.before));
    const std::string now = onOneLine(place.now.of(texts.now));
    if (!(before.empty() && now.ends_with('.')) && !(now.empty() && before.ends_with('.')))
        return;
    const DiffHunk& next = hunkAfter(hunks, place.last);
    place.old.end += nameAt(next.old.of(texts.before), texts.rules);
    place.now.end += nameAt(next.now.of(texts.now), texts.rules);
}

} // namespace

std::string onOneLine(std::string_view text)
{
    std::string line;
    for (const char c : text) {
        if (!isBlank(c))
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
    const std::vector<DiffHunk> hunks = diffByToken(before, now, rules);
    const TextPair texts{before, now, rules};
    std::vector<Replacement> found;
    for (std::size_t i = 0; i < hunks.size(); ++i) {
        if (hunks[i].kind == HunkKind::same)
            continue;
        ChangedPlace place = placeAt(i, hunks, texts);
        i = place.last;
        addName(place, hunks, texts);
        while (!place.now.empty() && isBlank(now[place.now.end - 1]))
            --place.now.end;
        Replacement replacement{onOneLine(place.old.of(before)), onOneLine(place.now.of(now)), place.now};
        if (!replacement.before.empty() || !replacement.now.empty())
            found.push_back(std::move(replacement));
    }
    return found;
}

} // namespace querymend
