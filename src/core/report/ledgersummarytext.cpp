// The sums of the ledger for people and for other programs.

#include "report/ledgersummary.h"

#include "base/json.h"
#include "report/reporttext.h"

#include <nlohmann/json.hpp>

#include <array>

namespace querymend {

namespace {

std::string counted(std::uint64_t number, std::string_view one, std::string_view several)
{
    return std::to_string(number) + ' ' + std::string(number == 1 ? one : several);
}

std::string partsText(const LedgerTotal& total)
{
    std::string text;
    for (const auto& [part, calls] : total.parts)
        text += (text.empty() ? "" : ", ") + part + ' ' + std::to_string(calls);
    return text;
}

/// `examples in 3 calls, rows of results in 1 call`
std::string kindsText(const ValuesInPrompt& calls)
{
    std::string text;
    const auto add = [&](std::string_view kind, std::uint64_t number) {
        if (number > 0)
            text += (text.empty() ? "" : ", ") + std::string(kind) + " in " + counted(number, "call", "calls");
    };
    add("examples", calls.examples);
    add("rows of results", calls.rows);
    add("hints", calls.hints);
    add("what was tried before", calls.history);
    add("literals of earlier runs", calls.memory);
    add("stored values elsewhere", calls.others);
    return text;
}

std::string valuesText(const LedgerTotal& total)
{
    if (!total.rule)
        return "those in the statements";
    return total.callsWithValues == 0 ? std::string("none") : kindsText(total.callsByKind);
}

std::string_view ruleText(ValueRule rule)
{
    constexpr std::array<std::string_view, 3> texts{"no values from the database",
                                                    "values where they matter, no examples", "values and examples"};
    return texts[static_cast<std::size_t>(rule)];
}

nlohmann::ordered_json kindsJson(const ValuesInPrompt& calls)
{
    return {{"examples", calls.examples}, {"rows", calls.rows},     {"hints", calls.hints},
            {"history", calls.history},   {"memory", calls.memory}, {"others", calls.others}};
}

} // namespace

std::string_view name(ValueRule rule)
{
    constexpr std::array<std::string_view, 3> names{"none", "values", "values_and_examples"};
    return names[static_cast<std::size_t>(rule)];
}

std::string totalText(const LedgerTotal& total)
{
    const std::string receiver = total.receiver.empty() ? std::string("an unrecorded server") : total.receiver;
    std::string text = (total.model.empty() ? receiver : total.model + " at " + receiver)
        + (total.reach == Reach::unknown ? " (where that is, is not recorded)" : "") + '\n';
    if (total.rule)
        text += "    policy: " + std::string(ruleText(*total.rule)) + '\n';
    text += "    " + counted(total.calls, "call", "calls") + " of " + counted(total.runs, "run", "runs") + ", "
        + counted(total.requests, "request", "requests") + ", " + counted(total.bytes, "byte", "bytes") + '\n';
    if (total.rule)
        text += "    tokens: " + tokensText(total.tokens) + '\n';
    text += "    sections: " + partsText(total) + '\n';
    text += "    values from the database: " + valuesText(total) + '\n';
    text += "    first " + momentText(total.firstAt) + ", last " + momentText(total.lastAt) + '\n';
    return printableLines(text);
}

std::string totalJson(const LedgerTotal& total)
{
    nlohmann::ordered_json parts = nlohmann::ordered_json::object();
    for (const auto& [part, calls] : total.parts)
        parts[part] = calls;
    nlohmann::ordered_json line{{"receiver", total.receiver},
                                {"model", total.model},
                                {"reach", name(total.reach)},
                                {"policy", total.rule ? nlohmann::ordered_json(name(*total.rule)) : nullptr},
                                {"runs", total.runs},
                                {"calls", total.calls},
                                {"requests", total.requests},
                                {"bytes", total.bytes},
                                {"prompt_tokens", total.tokens.prompt},
                                {"reply_tokens", total.tokens.reply},
                                {"calls_without_tokens", total.tokens.untold},
                                {"calls_by_section", std::move(parts)},
                                {"calls_with_values", total.callsWithValues},
                                {"calls_by_values", kindsJson(total.callsByKind)},
                                {"first_at", total.firstAt},
                                {"last_at", total.lastAt}};
    return toJsonLine(line) + '\n';
}

std::string totalsCsv(std::span<const LedgerTotal> totals)
{
    std::string text = "receiver,model,reach,policy,runs,calls,requests,bytes,prompt_tokens,reply_tokens,"
                       "calls_without_tokens,calls_with_values,sections,values,first,last\r\n";
    for (const LedgerTotal& total : totals) {
        text += csvCell(total.receiver) + ',' + csvCell(total.model) + ',' + csvCell(name(total.reach)) + ','
            + csvCell(total.rule ? name(*total.rule) : std::string_view());
        for (const std::uint64_t number :
             {total.runs, total.calls, total.requests, total.bytes, total.tokens.prompt, total.tokens.reply,
              std::uint64_t{total.tokens.untold}, total.callsWithValues})
            text += ',' + std::to_string(number);
        text += ',' + csvCell(partsText(total)) + ',' + csvCell(valuesText(total)) + ','
            + csvCell(momentText(total.firstAt)) + ',' + csvCell(momentText(total.lastAt)) + "\r\n";
    }
    return text;
}

} // namespace querymend
