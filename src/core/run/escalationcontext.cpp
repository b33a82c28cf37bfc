#include "run/escalationcontext.h"

#include "base/shortened.h"
#include "base/tokenestimate.h"
#include "base/utf8.h"
#include "diagnose/hints/hintbudget.h"
#include "diagnose/hints/markedstatement.h"
#include "run/contextfit.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <vector>

namespace querymend {

namespace {

std::string_view firstLine(std::string_view text)
{
    return text.substr(0, text.find('\n'));
}

/// Attempts that had the same statement or made the same mistake.
struct Misses {
    const AttemptState* nearest = nullptr;
    std::size_t attempts = 0;
    std::vector<std::uint64_t> statements;     ///< their fingerprints
    std::vector<const AttemptState*> mistakes; ///< the nearest attempt with each mistake
    bool hasSql = false;
};

int scoreOf(const AttemptState& attempt)
{
    return attempt.reflection ? attempt.reflection->score : -1;
}

/// Whether `a` is nearer to an answer than `b`.
bool isNearer(const AttemptState& a, const AttemptState& b)
{
    return std::pair(a.testScore, scoreOf(a)) > std::pair(b.testScore, scoreOf(b));
}

bool hasStatement(const Misses& misses, std::uint64_t fingerprint)
{
    return std::find(misses.statements.begin(), misses.statements.end(), fingerprint) != misses.statements.end();
}

bool hasMistake(const Misses& misses, const std::string& signature)
{
    return !signature.empty()
        && std::ranges::find(misses.mistakes, signature, &AttemptState::signature) != misses.mistakes.end();
}

bool isLike(const Misses& misses, const AttemptState& attempt)
{
    const bool hasSql = !attempt.sql.empty();
    if (misses.hasSql != hasSql)
        return false;
    return !hasSql || hasStatement(misses, attempt.fingerprint) || hasMistake(misses, attempt.signature);
}

Misses missesWith(const AttemptState& attempt)
{
    Misses made{&attempt, 1, {}, {}, !attempt.sql.empty()};
    if (made.hasSql)
        made.statements.push_back(attempt.fingerprint);
    if (!attempt.signature.empty())
        made.mistakes.push_back(&attempt);
    return made;
}

void join(Misses& misses, const Misses& others)
{
    misses.attempts += others.attempts;
    if (isNearer(*others.nearest, *misses.nearest))
        misses.nearest = others.nearest;
    for (const std::uint64_t statement : others.statements) {
        if (!hasStatement(misses, statement))
            misses.statements.push_back(statement);
    }
    for (const AttemptState* const mistake : others.mistakes) {
        const auto known = std::ranges::find(misses.mistakes, mistake->signature, &AttemptState::signature);
        if (known == misses.mistakes.end())
            misses.mistakes.push_back(mistake);
        else if (isNearer(*mistake, **known))
            *known = mistake;
    }
}

/// Joins all that have the attempt's statement or its mistake.
void add(std::vector<Misses>& all, const AttemptState& attempt)
{
    const auto first = std::ranges::find_if(all, [&](const Misses& misses) { return isLike(misses, attempt); });
    if (first == all.end()) {
        all.push_back(missesWith(attempt));
        return;
    }
    for (auto next = std::next(first); next != all.end();) {
        const bool isSame = isLike(*next, attempt);
        if (isSame)
            join(*first, *next);
        next = isSame ? all.erase(next) : std::next(next);
    }
    join(*first, missesWith(attempt));
}

/// The level's attempts that were judged, nearest first.
std::vector<Misses> missesOf(const RunState& state)
{
    std::vector<Misses> all;
    for (std::size_t i = state.firstLane; i < state.lanes.size(); ++i) {
        for (const AttemptState& attempt : state.lanes[i].attempts) {
            if (attempt.verdict)
                add(all, attempt);
        }
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Misses& a, const Misses& b) { return isNearer(*a.nearest, *b.nearest); });
    return all;
}

/// How many attempts there were, and what else was wrong with them.
std::string countText(const Misses& misses, DataValues values)
{
    constexpr std::size_t mostCharacters = 100;
    constexpr std::size_t mostMistakes = 4;
    if (misses.attempts == 1)
        return {};
    std::string text = " (" + std::to_string(misses.attempts) + " attempts";
    if (misses.statements.size() > 1)
        text += " with " + std::to_string(misses.statements.size()) + " statements";
    std::size_t told = 0;
    for (const AttemptState* const mistake : misses.mistakes) {
        if (mistake->signature != misses.nearest->signature && ++told < mostMistakes)
            text += (told == 1 ? "; also " : ", ") + cutTo(resultOf(*mistake, values), mostCharacters);
    }
    return text + ')';
}

std::string ledgerLine(const Misses& misses, const AttemptState* best, DataValues values)
{
    constexpr std::size_t mostCharacters = 300;
    const std::string what = misses.nearest == best ? "the statement above" : triedIn(*misses.nearest);
    return "- " + cutTo(what, mostCharacters) + " -> " + cutTo(resultOf(*misses.nearest, values), mostCharacters)
        + countText(misses, values) + '\n';
}

std::string tablesText(const RunState& state)
{
    constexpr std::size_t mostTables = 40;
    std::vector<std::string> tables;
    for (std::size_t i = state.firstLane; i < state.lanes.size(); ++i) {
        for (const AttemptState& attempt : state.lanes[i].attempts) {
            for (std::size_t t = 0; attempt.verdict && t < attempt.verdict->tables.size(); ++t) {
                const std::string& table = attempt.verdict->tables[t];
                if (tables.size() < mostTables && std::find(tables.begin(), tables.end(), table) == tables.end())
                    tables.push_back(table);
            }
        }
    }
    std::string text;
    for (const std::string& table : tables)
        text += (text.empty() ? "Tables it used: " : ", ") + table;
    return text.empty() ? text : text + '\n';
}

/// A statement whole, or what is around its mistake, and its beginning and end.
std::string shownStatement(const AttemptState& attempt, std::size_t mostTokens)
{
    constexpr std::size_t mostCharacters = 3000;
    std::string sql = attempt.sql;
    if (characterCount(sql) > mostCharacters) {
        const Finding* const primary = attempt.verdict ? attempt.verdict->primary() : nullptr;
        sql = markedStatement(sql, primary ? std::optional(primary->range) : std::nullopt, mostCharacters);
    }
    return shortened(sql, mostTokens);
}

std::size_t mostTokensFor(const RunState& state)
{
    constexpr std::size_t aroundIt = 40; // the section's own words
    const std::size_t context = contextFor(state);
    const std::size_t most = context == 0 ? mostEscalationTokens : std::min(mostEscalationTokens, context / 4);
    return most - std::min(most, aroundIt);
}

} // namespace

std::string triedIn(const AttemptState& attempt)
{
    return attempt.sql.empty() ? "a reply without SQL" : attempt.sql;
}

std::string resultOf(const AttemptState& attempt, DataValues values)
{
    const Finding* const primary = attempt.verdict ? attempt.verdict->primary() : nullptr;
    if (!primary)
        return "no mistake";
    std::string text(name(primary->code));
    if (values == DataValues::mayBeNamed)
        text += ": " + std::string(firstLine(primary->message));
    else if (!primary->identifier.empty())
        text += ": " + primary->identifier;
    return text;
}

std::string escalationContextOf(const RunState& state)
{
    constexpr std::size_t mostOfQuestion = 300;
    const std::size_t most = mostTokensFor(state);
    const std::vector<Misses> all = missesOf(state);
    const auto best = std::find_if(all.begin(), all.end(), [](const Misses& misses) { return misses.hasSql; });
    std::string text = "A simpler attempt at this question failed: " + cutTo(questionIn(state), mostOfQuestion) + '\n'
        + tablesText(state);
    if (best != all.end())
        text += "The best statement, which is still wrong:\n" + shownStatement(*best->nearest, most / 3) + '\n';
    text += "What was tried, with the result, nearest first:\n";
    constexpr std::size_t ofTheRest = 10;
    std::size_t tokens = estimatedTokens(text) + ofTheRest;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string line =
            ledgerLine(all[i], best == all.end() ? nullptr : best->nearest, state.start.policy.values);
        tokens += estimatedTokens(line);
        if (tokens > most)
            return shortened(text + "- and " + std::to_string(all.size() - i) + " other mistakes\n", most);
        text += line;
    }
    return shortened(text, most);
}

} // namespace querymend
