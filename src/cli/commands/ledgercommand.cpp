#include "asking/chosenruns.h"
#include "report/ledgersummary.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace querymend {

namespace {

// clang-format off
constexpr std::array ledgerOptions{
    searchRunsOption,
    modelOfRunsOption,
    databaseOfRunsOption,
    Option{"--words", "TEXT", "only calls with these words in what was sent, or to whom"},
    Option{"--values", "", "only calls that sent values from the database"},
    Option{"--summary", "", "not the calls, but sums by model, server and policy"},
    Option{"--format", "NAME", "text, json (one object per line), csv"},
    Option{"--json", "", "as --format json"},
    Option{"--with-content", "", "json: include what was sent"},
    Option{"--store", "PLACE", "the run store: a file or postgresql://..."},
};
// clang-format on

void writeSummary(const LedgerSummary& summary, std::string_view format, const Console& console)
{
    const std::vector<LedgerTotal> totals = summary.totals();
    if (format == "csv")
        return console.out.write(totalsCsv(totals));
    for (const LedgerTotal& total : totals)
        console.out.write(format == "json" ? totalJson(total) : totalText(total));
}

ExitStatus runLedger(const Arguments& arguments, const Console& console)
{
    const std::vector<std::string_view> known{"text", "json", "csv"};
    const std::string_view format = arguments.has("--json") ? "json" : arguments.value("--format").value_or("text");
    const bool isSummary = arguments.has("--summary");
    if (std::find(known.begin(), known.end(), format) == known.end()) {
        console.complain("ledger: " + noneOf("--format", format, known));
        return ExitStatus::badUsage;
    }
    if (arguments.has("--with-content") && format != "json") {
        console.complain("ledger: --with-content is for --format json: csv includes it anyway");
        return ExitStatus::badUsage;
    }
    if (arguments.has("--with-content") && isSummary) {
        console.complain("ledger: --with-content is for calls: leave out --summary");
        return ExitStatus::badUsage;
    }
    const SentText sent = arguments.has("--with-content") ? SentText::included : SentText::withheld;
    const std::string_view words = arguments.value("--words").value_or(std::string_view());
    std::vector<LedgerRow> table;
    LedgerSummary summary;
    std::size_t count = 0;
    const ExitStatus status = eachRun(arguments, "ledger", console, [&](const std::vector<RunEvent>& events) {
        for (LedgerRow& row : ledgerOf(events)) {
            if (!matches(row, words) || (arguments.has("--values") && !row.values.any()))
                continue;
            ++count;
            if (isSummary)
                summary.add({&row, 1});
            else if (format == "csv")
                table.push_back(std::move(row));
            else
                console.out.write(format == "json" ? ledgerJson(row, sent) : "run " + row.run + "  " + ledgerText(row));
        }
    });
    if (isSummary)
        writeSummary(summary, format, console);
    else if (format == "csv")
        console.out.write(ledgerCsv(table));
    if (count == 0)
        console.complain("ledger: nothing of this left the machine");
    return status;
}

} // namespace

const Command ledgerCommand{
    "ledger",
    "[RUN...]",
    "lists what left the machine, call by call",
    "For each call to a model or a database on another machine: when, to whom, how\n"
    "much, which parts of a prompt, and whether values from the database were in it.\n"
    "Of all runs in the store, or of those named. Calls to this machine are not\n"
    "listed, and neither are scripted and recorded models, which are sent nothing.\n"
    "A call whose server the record does not tell is listed as unknown.\n"
    "--summary adds them up by model, server and what the policy of the run said of\n"
    "values: calls, sections of prompts, calls with values, bytes, tokens.\n",
    ledgerOptions,
    runLedger,
};

} // namespace querymend
