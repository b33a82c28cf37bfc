#include "run/escalationcontext.h"

#include "base/shortened.h"
#include "base/tokenestimate.h"
#include "base/utf8.h"
#include "diagnose/hints/hintbudget.h"
#include "diagnose/hints/markedstatement.h"
#include "run/contextfit.h"

#include <algorithm>
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
    std::vector<std::uint64_t> statements; ///< their fingerprints
    std::string signature;                 ///< of the mistake; empty if there is none
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

void add(std::vector<Misses>& all, const AttemptState& attempt)
{
    const bool hasSql = !attempt.sql.empty();
    const auto known = std::find_if(all.begin(), all.end(), [&](const Misses& misses) {
        if (misses.hasSql != hasSql)
            return false;
        return !hasSql || hasStatement(misses, attempt.fingerprint)
            || (!attempt.signature.empty() && misses.signature == attempt.signature);
    });
    Misses& misses = known == all.end() ? all.emplace_back() : *known;
    ++misses.attempts;
    if (hasSql && !hasStatement(misses, attempt.fingerprint))
        misses.statements.push_back(attempt.fingerprint);
    if (misses.nearest && !isNearer(attempt, *misses.nearest))
        return;
    misses.nearest = &attempt;
    misses.signature = attempt.signature;
    misses.hasSql = hasSql;
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

std::string countText(const Misses& misses)
{
    if (misses.attempts == 1)
        return {};
    std::string text = " (" + std::to_string(misses.attempts) + " attempts";
    if (misses.statements.size() > 1)
        text += " with " + std::to_string(misses.statements.size()) + " statements";
    return text + ')';
}

std::string ledgerLine(const Misses& misses, const AttemptState* best, DataValues values)
{
    constexpr std::size_t mostCharacters = 300;
    const std::string what = misses.nearest == best ? "the statement above" : triedIn(*misses.nearest);
    return "- " + cutTo(what, mostCharacters) + " -> " + cutTo(resultOf(*misses.nearest, values), mostCharacters)
        + countText(misses) + '\n';
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
