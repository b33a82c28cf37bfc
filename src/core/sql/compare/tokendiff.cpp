#include "sql/compare/tokendiff.h"

#include "base/ascii.h"
#include "sql/tokens/lexer.h"

#include <dtl/dtl.hpp>

#include <algorithm>
#include <string>
#include <unordered_map>

namespace querymend {

namespace {

using Symbol = std::uint32_t;

/// The tokens of one text; equal tokens have equal symbols.
struct Side {
    std::string_view text;
    std::vector<Token> tokens;
    std::vector<Symbol> symbols;

    [[nodiscard]] std::uint32_t beginOf(std::size_t i) const
    {
        return i < tokens.size() ? tokens[i].begin : static_cast<std::uint32_t>(text.size());
    }
};

class SymbolTable {
public:
    Side read(std::string_view text, const LexRules& rules)
    {
        Side side{text, lex(text, rules), {}};
        side.symbols.reserve(side.tokens.size());
        for (const Token& token : side.tokens)
            side.symbols.push_back(symbolOf(token, text));
        return side;
    }

private:
    Symbol symbolOf(const Token& token, std::string_view text)
    {
        m_key.assign(1, static_cast<char>(token.kind));
        if (token.kind == TokenKind::word)
            m_key += asciiLowered(token.text(text));
        else
            m_key += token.kind == TokenKind::lineComment ? asciiTrimmed(token.text(text)) : token.text(text);
        return m_symbols.try_emplace(m_key, static_cast<Symbol>(m_symbols.size())).first->second;
    }

    std::unordered_map<std::string, Symbol> m_symbols;
    std::string m_key;
};

/// A difference between tokens: [oldBegin, oldEnd) against [nowBegin, nowEnd).
struct Difference {
    std::size_t oldBegin = 0;
    std::size_t oldEnd = 0;
    std::size_t nowBegin = 0;
    std::size_t nowEnd = 0;
};

/// Compares symbols until a budget is used up. From then on everything counts as equal, which ends the search
/// early; its result is then meaningless.
class BudgetedCompare : public dtl::Compare<Symbol> {
public:
    explicit BudgetedCompare(long* budget = nullptr) : m_budget(budget) {}

    bool impl(const Symbol& a, const Symbol& b) const override { return --*m_budget < 0 || a == b; }

private:
    long* m_budget;
};

/// About 20 ms; enough for two texts of 5,000 tokens with 2,000 differences.
constexpr long comparisonBudget = 1'500'000;

/// The differences between two sequences, or one difference that covers both if the search takes too long.
std::vector<Difference> differencesOf(const std::vector<Symbol>& old, const std::vector<Symbol>& now)
{
    std::vector<Difference> everything{{0, old.size(), 0, now.size()}};
    if (old.empty() || now.empty())
        return old.empty() && now.empty() ? std::vector<Difference>() : everything;
    long budget = comparisonBudget;
    dtl::Diff<Symbol, std::vector<Symbol>, BudgetedCompare> search(old, now, BudgetedCompare(&budget));
    search.compose();
    if (budget < 0)
        return everything;
    std::vector<Difference> differences;
    Difference at;
    const auto close = [&] {
        if (at.oldBegin != at.oldEnd || at.nowBegin != at.nowEnd)
            differences.push_back(at);
    };
    const auto edits = search.getSes();
    for (const auto& edit : edits.getSequence()) {
        if (edit.second.type == dtl::SES_DELETE) {
            ++at.oldEnd;
        } else if (edit.second.type == dtl::SES_ADD) {
            ++at.nowEnd;
        } else {
            close();
            at = {at.oldEnd + 1, at.oldEnd + 1, at.nowEnd + 1, at.nowEnd + 1};
        }
    }
    close();
    return differences;
}

std::vector<Difference> trimmedDifferences(const Side& old, const Side& now)
{
    const std::size_t shorter = std::min(old.symbols.size(), now.symbols.size());
    std::size_t head = 0;
    while (head < shorter && old.symbols[head] == now.symbols[head])
        ++head;
    std::size_t tail = 0;
    while (tail < shorter - head
           && old.symbols.rbegin()[static_cast<std::ptrdiff_t>(tail)]
               == now.symbols.rbegin()[static_cast<std::ptrdiff_t>(tail)])
        ++tail;
    const auto middle = [&](const std::vector<Symbol>& all) {
        return std::vector<Symbol>(all.begin() + static_cast<std::ptrdiff_t>(head),
                                   all.end() - static_cast<std::ptrdiff_t>(tail));
    };
    std::vector<Difference> differences = differencesOf(middle(old.symbols), middle(now.symbols));
    for (Difference& d : differences)
        d = {d.oldBegin + head, d.oldEnd + head, d.nowBegin + head, d.nowEnd + head};
    return differences;
}

HunkKind kindOf(const Difference& d)
{
    if (d.oldBegin == d.oldEnd)
        return HunkKind::added;
    return d.nowBegin == d.nowEnd ? HunkKind::removed : HunkKind::changed;
}

/// Lays hunks end to end so that they cover both texts.
class Tiler {
public:
    void put(HunkKind kind, std::uint32_t oldEnd, std::uint32_t nowEnd)
    {
        if (oldEnd == m_old && nowEnd == m_now)
            return;
        m_hunks.push_back({kind, {m_old, oldEnd}, {m_now, nowEnd}});
        m_old = oldEnd;
        m_now = nowEnd;
    }
    std::vector<DiffHunk> take() { return std::move(m_hunks); }
    /// Extends the last hunk over the blanks at the end.
    void finish(std::uint32_t oldSize, std::uint32_t nowSize)
    {
        if (m_hunks.empty())
            return put(HunkKind::same, oldSize, nowSize);
        m_hunks.back().old.end = oldSize;
        m_hunks.back().now.end = nowSize;
    }

private:
    std::vector<DiffHunk> m_hunks;
    std::uint32_t m_old = 0;
    std::uint32_t m_now = 0;
};

/// Where a difference ends in one text. Without tokens there, it leaves blanks before the first token to the next hunk.
std::uint32_t endOfDifference(const Side& side, std::size_t begin, std::size_t end)
{
    if (begin != end)
        return side.tokens[end - 1].end;
    return begin == 0 ? 0 : side.beginOf(begin);
}

} // namespace

std::vector<DiffHunk> diffByToken(std::string_view oldText, std::string_view nowText, const LexRules& rules)
{
    SymbolTable symbols;
    const Side old = symbols.read(oldText, rules);
    const Side now = symbols.read(nowText, rules);
    Tiler tiler;
    std::size_t sameBegin = 0;
    for (const Difference& d : trimmedDifferences(old, now)) {
        if (d.oldBegin > sameBegin)
            tiler.put(HunkKind::same, old.beginOf(d.oldBegin), now.beginOf(d.nowBegin));
        tiler.put(kindOf(d), endOfDifference(old, d.oldBegin, d.oldEnd), endOfDifference(now, d.nowBegin, d.nowEnd));
        sameBegin = d.oldEnd;
    }
    if (sameBegin < old.tokens.size())
        tiler.put(HunkKind::same, old.tokens.back().end, now.tokens.back().end);
    tiler.finish(static_cast<std::uint32_t>(oldText.size()), static_cast<std::uint32_t>(nowText.size()));
    return tiler.take();
}

} // namespace querymend
