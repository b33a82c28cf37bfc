#include "asking/runlog.h"

#include "base/json.h"
#include "report/failures.h"
#include "report/promptwarnings.h"
#include "report/reach.h"
#include "report/reporttext.h"
#include "report/runjournal.h"
#include "terminal/terminalpage.h"

#include <nlohmann/json.hpp>

#include <array>
#include <string>

namespace querymend {

namespace {

std::string_view nameOf(JournalKind kind)
{
    constexpr std::array<std::string_view, journalKindCount> names{"attempt",    "role", "check",   "rows",
                                                                   "comparison", "wait", "mending", "step"};
    return names[static_cast<std::size_t>(kind)];
}

std::string logged(const RunJournalEntry& entry)
{
    TerminalPage page(Colours::off);
    page.wrapped(momentText(entry.firstAt) + "  ", journalTitle(entry));
    if (const std::string outcome = journalOutcome(entry); !outcome.empty())
        page.wrapped("    ", outcome);
    for (const std::string& line : entry.lines)
        page.wrapped("    - ", line);
    std::string spent = entry.time().count() > 0 ? secondsText(entry.time()) : std::string();
    if (entry.tokens.all() > 0)
        spent += (spent.empty() ? "" : "; ") + tokensText(entry.tokens) + " tokens";
    if (!spent.empty())
        page.wrapped("    ", spent);
    for (const PromptWarning& warning : promptWarnings(entry))
        page.wrapped("    ! " + plainWord(name(warning.kind)) + ": ", warning.text);
    return page.take();
}

nlohmann::ordered_json sectionsOf(const RunJournalEntry& entry)
{
    nlohmann::ordered_json sections = nlohmann::ordered_json::array();
    for (std::size_t i = 0; entry.prompt && i < entry.prompt->size(); ++i)
        sections.push_back({{"name", (*entry.prompt)[i].name}, {"text", (*entry.prompt)[i].text}});
    return sections;
}

std::string loggedAsJson(const RunJournalEntry& entry)
{
    nlohmann::ordered_json warnings = nlohmann::ordered_json::array();
    for (const PromptWarning& warning : promptWarnings(entry))
        warnings.push_back({{"kind", name(warning.kind)}, {"text", warning.text}});
    nlohmann::ordered_json replies = nlohmann::ordered_json::array();
    for (const CallAnswer& answer : entry.answers)
        replies.push_back(*answer.text);
    nlohmann::ordered_json line{{"kind", nameOf(entry.kind)},
                                {"title", journalTitle(entry)},
                                {"at", entry.firstAt},
                                {"ms", entry.time().count()},
                                {"outcome", journalOutcome(entry)},
                                {"model", entry.model},
                                {"tokens", entry.tokens.all()},
                                {"prompt", sectionsOf(entry)},
                                {"replies", replies},
                                {"sql", entry.statement() ? *entry.statement() : std::string()},
                                {"lines", entry.lines},
                                {"warnings", warnings}};
    if (entry.callsModel())
        line["reach"] = name(reachOfModel(entry));
    return toJsonLine(line) + '\n';
}

} // namespace

void writeRunLog(std::span<const RunEvent> events, const Arguments& arguments, const Console& console)
{
    for (const RunJournalEntry& entry : journalOf(events))
        console.out.write(arguments.has("--json") ? loggedAsJson(entry) : logged(entry));
}

void writeFailures(std::span<const RunEvent> events, const Arguments& arguments, const Console& console)
{
    const std::vector<std::string> blocks = failureBlocks(events);
    for (const std::string& block : blocks)
        console.out.write(arguments.has("--json") ? toJsonLine({{"block", block}}) + '\n' : block);
    if (blocks.empty())
        console.complain("runs: no attempt of this run failed");
}

} // namespace querymend
