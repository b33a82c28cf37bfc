// The ledger for people and for other programs.

#include "report/ledger.h"

#include "base/ascii.h"
#include "base/json.h"
#include "report/reporttext.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace querymend {

namespace {

std::string lowered(std::string text)
{
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
    return text;
}

std::string partsText(const LedgerRow& row)
{
    std::string text;
    for (const std::string& part : row.parts)
        text += (text.empty() ? "" : ", ") + part;
    return text;
}

std::string warningsText(const LedgerRow& row)
{
    std::string text;
    for (const PromptWarning& warning : row.warnings)
        text += (text.empty() ? "" : "; ") + plainWord(name(warning.kind)) + ": " + warning.text;
    return text;
}

} // namespace

bool matches(const LedgerRow& row, std::string_view words)
{
    const std::string all =
        lowered(row.run + '\n' + row.call + '\n' + row.receiver + '\n' + row.model + '\n' + partsText(row) + '\n'
                + describe(row.values) + '\n' + warningsText(row) + '\n' + row.text);
    while (!(words = asciiTrimmed(words)).empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        if (all.find(lowered(std::string(words.substr(0, end)))) == std::string::npos)
            return false;
        words.remove_prefix(end);
    }
    return true;
}

std::string ledgerText(const LedgerRow& row)
{
    std::string text = momentText(row.at) + "  " + row.call + '\n';
    const std::string receiver = row.receiver.empty() ? std::string("not recorded") : row.receiver;
    text += "    to " + receiver + (row.model.empty() ? "" : ", " + row.model)
        + (row.reach == Reach::unknown ? " (where that is, is not recorded)" : "") + '\n';
    text += "    " + std::to_string(row.bytes) + " bytes: " + partsText(row) + '\n';
    if (row.values.any())
        text += "    values from the database: " + describe(row.values) + '\n';
    for (const PromptWarning& warning : row.warnings) {
        if (warning.kind != PromptWarningKind::valueLeft)
            text += "    " + plainWord(name(warning.kind)) + ": " + warning.text + '\n';
    }
    return printableLines(text);
}

std::string ledgerJson(const LedgerRow& row, SentText sent)
{
    nlohmann::ordered_json warnings = nlohmann::ordered_json::array();
    for (const PromptWarning& warning : row.warnings)
        warnings.push_back({{"kind", name(warning.kind)}, {"text", warning.text}});
    nlohmann::ordered_json line{{"run", row.run},
                                {"at", row.at},
                                {"call", row.call},
                                {"receiver", row.receiver},
                                {"model", row.model},
                                {"reach", name(row.reach)},
                                {"bytes", row.bytes},
                                {"requests", row.requests},
                                {"parts", row.parts},
                                {"values",
                                 {{"example_columns", row.values.examples},
                                  {"rows", row.values.rows},
                                  {"hint_places", row.values.hints},
                                  {"history_values", row.values.history},
                                  {"memory_literals", row.values.memory},
                                  {"other_values", row.values.others}}},
                                {"warnings", warnings}};
    if (sent == SentText::included)
        line["text"] = row.text;
    return toJsonLine(line) + '\n';
}

std::string ledgerCsv(std::span<const LedgerRow> rows)
{
    std::string text = "run,at,call,receiver,model,reach,bytes,requests,parts,values,warnings,text\r\n";
    for (const LedgerRow& row : rows) {
        text += csvCell(row.run) + ',' + csvCell(momentText(row.at)) + ',' + csvCell(row.call) + ','
            + csvCell(row.receiver) + ',' + csvCell(row.model) + ',' + csvCell(std::string(name(row.reach))) + ','
            + std::to_string(row.bytes) + ',' + std::to_string(row.requests) + ',' + csvCell(partsText(row)) + ','
            + csvCell(describe(row.values)) + ',' + csvCell(warningsText(row)) + ',' + csvCell(row.text) + "\r\n";
    }
    return text;
}

} // namespace querymend
