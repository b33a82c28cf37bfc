#include "report/ledger.h"

#include "base/urlsecrets.h"
#include "run/fork.h"
#include "run/selection.h"

#include <algorithm>
#include <map>

namespace querymend {

namespace {

ValueRule ruleFor(const RunJournalEntry& entry, const RunPolicy& policy)
{
    if (policy.values == DataValues::stay)
        return ValueRule::none;
    const bool hasExamples = policy.samples == Examples::shown && entry.terms.samples == Examples::shown;
    return hasExamples ? ValueRule::withExamples : ValueRule::named;
}

void fillModel(LedgerRow& row, const RunJournalEntry& entry, const RunPolicy& policy)
{
    row.model = entry.model;
    row.rule = ruleFor(entry, policy);
    row.tokens = entry.tokens;
    row.reach = reachOfModel(entry);
    row.receiver = withoutLogin(receiverOf(entry));
    for (std::size_t i = 0; entry.prompt && i < entry.prompt->size(); ++i) {
        const PromptSection& section = (*entry.prompt)[i];
        row.parts.push_back(section.name);
        row.text += (row.text.empty() ? "[" : "\n[") + section.name + "]\n" + section.text + '\n';
        row.bytes += section.text.size();
    }
    std::uint64_t sent = 0;
    std::uint32_t requests = 0;
    for (const CallAnswer& answer : entry.answers) {
        for (std::size_t i = 0; answer.traffic && i < answer.traffic->size(); ++i) {
            sent += (*answer.traffic)[i].requestBody.size();
            ++requests;
        }
    }
    row.bytes = sent > 0 ? sent : row.bytes;
    row.requests = std::max(requests, 1U);
    if (entry.prompt)
        row.values = valuesIn(entry);
    row.warnings = promptWarnings(entry);
}

/// What the beginning of a run says of all its calls.
struct SentRunFacts {
    std::string address; ///< of the database; empty in older records
    std::string database;
    RunPolicy policy;
};

/// The statements that comparisons have run, in order; by effect.
using ComparedStatements = std::map<std::uint32_t, std::string>;

ComparedStatements comparedIn(std::span<const RunEvent> events)
{
    ComparedStatements all;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto request = requestIn(events[i].body);
        if (!request || !request->lanes)
            continue;
        const RunState state = stateAfter(events.first(i));
        std::string& text = all[request->effect.value];
        for (const LaneId lane : *request->lanes) {
            if (lane.value >= state.lanes.size() || state.lane(lane).attempts.empty())
                continue;
            const LaneState& made = state.lane(lane);
            text += (text.empty() ? "" : ";\n") + std::string(statementOf(made.attempts[bestAttemptOf(made)]));
        }
    }
    return all;
}

/// Calls are joined to rows; what stayed on the machine is left out.
std::optional<LedgerRow> rowOf(const RunJournalEntry& entry, const SentRunFacts& facts,
                               const ComparedStatements& compared)
{
    const bool asksDatabase = entry.kind == JournalKind::check || entry.kind == JournalKind::rows;
    const auto comparison = entry.kind == JournalKind::comparison ? compared.find(entry.effect.value) : compared.end();
    const std::string* const sql = comparison != compared.end() ? &comparison->second
        : asksDatabase                                          ? entry.sql
                                                                : nullptr;
    LedgerRow row;
    row.at = entry.firstAt;
    row.kind = entry.kind;
    row.attempt = entry.attempt;
    row.role = entry.role;
    row.call = journalTitle(entry);
    if (entry.callsModel()) {
        fillModel(row, entry, facts.policy);
    } else if (sql) {
        row.reach = reachOfDatabase(facts.address);
        row.receiver = facts.address.empty() ? facts.database : facts.address;
        row.parts = {"statement"};
        row.text = *sql;
        row.bytes = sql->size();
    } else {
        return std::nullopt;
    }
    return row.reach == Reach::stayed ? std::nullopt : std::optional(std::move(row));
}

} // namespace

std::vector<LedgerRow> ledgerOf(std::span<const RunEvent> events)
{
    std::vector<LedgerRow> rows;
    const auto* const start = startOf(events);
    const SentRunFacts facts = start ? SentRunFacts{start->address, start->database, start->policy} : SentRunFacts();
    const std::vector<RunJournalEntry> journal = journalOf(events);
    const ComparedStatements compared = comparedIn(events);
    for (const RunJournalEntry& entry : journal) {
        auto row = rowOf(entry, facts, compared);
        if (!row)
            continue;
        row->run = events.front().run;
        rows.push_back(std::move(*row));
    }
    return rows;
}

} // namespace querymend
