#include "report/ledgersummary.h"

#include <algorithm>

namespace querymend {

namespace {

/// Calls to one model may go to several addresses of its server.
std::string placeOf(const LedgerRow& row)
{
    const std::string host = row.model.empty() ? std::string() : hostOf(row.receiver);
    return host.empty() ? row.receiver : host;
}

void countKinds(ValuesInPrompt& calls, const ValuesInPrompt& values)
{
    const auto count = [](std::uint64_t& number, std::uint64_t found) { number += found > 0 ? 1 : 0; };
    count(calls.examples, values.examples);
    count(calls.rows, values.rows);
    count(calls.hints, values.hints);
    count(calls.history, values.history);
    count(calls.memory, values.memory);
    count(calls.others, values.others);
}

void countParts(LedgerTotal& total, const std::vector<std::string>& parts)
{
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto sameCall = parts.begin() + static_cast<std::ptrdiff_t>(i);
        if (std::find(parts.begin(), sameCall, parts[i]) != sameCall)
            continue; // a prompt may have several sections of a name
        const auto known = std::ranges::find(total.parts, parts[i], [](const auto& part) { return part.first; });
        if (known == total.parts.end())
            total.parts.emplace_back(parts[i], 1);
        else
            ++known->second;
    }
}

} // namespace

void LedgerSummary::add(std::span<const LedgerRow> rows)
{
    for (const LedgerRow& row : rows) {
        Sum& sum = sumFor(row);
        LedgerTotal& total = sum.total;
        sum.runs.insert(row.run);
        total.runs = sum.runs.size();
        ++total.calls;
        total.requests += row.requests;
        total.bytes += row.bytes;
        total.callsWithValues += row.values.any() ? 1 : 0;
        countKinds(total.callsByKind, row.values);
        total.tokens.prompt += row.tokens.prompt;
        total.tokens.reply += row.tokens.reply;
        total.tokens.untold += row.tokens.untold;
        total.tokens.cached += row.tokens.cached;
        total.tokens.cacheWritten += row.tokens.cacheWritten;
        countParts(total, row.parts);
        total.firstAt = total.calls == 1 ? row.at : std::min(total.firstAt, row.at);
        total.lastAt = std::max(total.lastAt, row.at);
    }
}

LedgerSummary::Sum& LedgerSummary::sumFor(const LedgerRow& row)
{
    const std::string receiver = placeOf(row);
    const auto known = std::ranges::find_if(m_sums, [&](const Sum& sum) {
        return sum.total.receiver == receiver && sum.total.model == row.model && sum.total.reach == row.reach
            && sum.total.rule == row.rule;
    });
    if (known != m_sums.end())
        return *known;
    Sum made;
    made.total.receiver = receiver;
    made.total.model = row.model;
    made.total.reach = row.reach;
    made.total.rule = row.rule;
    return m_sums.emplace_back(std::move(made));
}

std::vector<LedgerTotal> LedgerSummary::totals() const
{
    std::vector<LedgerTotal> all;
    for (const Sum& sum : m_sums)
        all.push_back(sum.total);
    std::ranges::stable_sort(all, [](const LedgerTotal& one, const LedgerTotal& other) {
        const bool isModel = one.rule.has_value();
        return isModel != other.rule.has_value() ? isModel : one.lastAt > other.lastAt;
    });
    return all;
}

} // namespace querymend
