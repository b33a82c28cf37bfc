#include "arguments/command.h"
#include "asking/interruptedruns.h"
#include "asking/oldruns.h"
#include "asking/runconsole.h"
#include "asking/runfiles.h"
#include "asking/runlog.h"
#include "base/json.h"
#include "commands/runpicture.h"
#include "inputs/database.h"
#include "inputs/inputfile.h"
#include "report/htmlreport.h"
#include "report/markdownreport.h"
#include "report/otelspans.h"
#include "report/timelinesvg.h"
#include "run/enumnames.h"
#include "store/salvage.h"

#include <nlohmann/json.hpp>

#include <QDateTime>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace querymend {

namespace {

// clang-format off
constexpr std::array runsOptions{
    Option{"--search", "TEXT", "only runs with these words in the question, database\n"
                               "or model"},
    Option{"--agents", "", "only runs of agents (querymend mcp)"},
    Option{"--limit", "N", "how many to list, newest first (50)"},
    Option{"--format", "NAME", "json (a run file, for import), markdown, html,\n"
                               "svg, png, apng (moves), otel"},
    Option{"--dark", "", "svg, png, apng: in dark colours"},
    Option{"--with-content", "", "otel: include questions, prompts, replies and SQL"},
    Option{"--db", "URL", "resume: use another database"},
    allowFunctionOption,
    onlyTableOption,
    passwordCommandOption,
    Option{"--model", "NAME", "resume: use another model"},
    Option{"--force", "", "resume, close: take the run over from a program that\n"
                          "cannot be stopped (in a PostgreSQL store)"},
    Option{"--older-than", "DAYS", "prune: how old the runs are at least"},
    Option{"--json", "", "one JSON object per run, or per event of a run"},
    Option{"--store", "PLACE", "the run store: a file or postgresql://..."},
    Option{"--no-color", "", "no colours"},
};
// clang-format on

constexpr std::uint64_t mostListed = 1'000'000;
constexpr std::uint64_t usuallyListed = 50;

std::string_view nameOf(RunStatus status)
{
    switch (status) {
    case RunStatus::running:
        return "running";
    case RunStatus::interrupted:
        return "interrupted";
    case RunStatus::solved:
        return recordName(RunOutcome::solved);
    case RunStatus::gaveUp:
        return recordName(RunOutcome::gaveUp);
    case RunStatus::cancelled:
        return recordName(RunOutcome::cancelled);
    case RunStatus::failed:
        return recordName(RunOutcome::failed);
    case RunStatus::unanswerable:
        return recordName(RunOutcome::unanswerable);
    case RunStatus::unanswered:
        return recordName(RunOutcome::unanswered);
    }
    return {};
}

std::string listed(const RunSummary& run)
{
    const std::string when =
        QDateTime::fromMSecsSinceEpoch(run.startedAt).toString(QStringLiteral("yyyy-MM-dd HH:mm")).toStdString();
    TerminalPage page(Colours::off);
    page.wrapped(run.run + "  " + when + "  ", std::string(nameOf(run.status)));
    page.wrapped("    ", run.question);
    page.wrapped("    ",
                 run.database + ", " + run.model + ", " + std::to_string(run.attempts)
                     + (run.attempts == 1 ? " attempt" : " attempts"));
    return page.take();
}

std::string listedAsJson(const RunSummary& run)
{
    return toJsonLine({{"run", run.run},
                       {"started_at", run.startedAt},
                       {"question", run.question},
                       {"database", run.database},
                       {"dialect", run.dialect},
                       {"model", run.model},
                       {"model_kind", recordName(run.modelKind)},
                       {"outcome", nameOf(run.status)},
                       {"attempts", run.attempts},
                       {"retries", run.retries},
                       {"tokens", run.tokens},
                       {"ms", run.time.count()}})
        + '\n';
}

ExitStatus fail(const Console& console, ExitStatus status, const std::string& text)
{
    console.complain("runs: " + text);
    return status;
}

ExitStatus list(RunStore& store, const Arguments& arguments, const Console& console)
{
    std::uint64_t limit = usuallyListed;
    if (const auto word = arguments.value("--limit")) {
        const auto number = parseNumber("--limit", *word, mostListed);
        if (!number)
            return fail(console, ExitStatus::badUsage, number.error().text);
        limit = *number;
    }
    RunFilter filter;
    filter.text = std::string(arguments.value("--search").value_or(std::string_view()));
    if (arguments.has("--agents"))
        filter.askedBy = AskedBy::agents;
    const auto runs = store.runs(filter, static_cast<std::size_t>(limit));
    if (!runs)
        return fail(console, ExitStatus::unusable, runs.error().text());
    for (const RunSummary& run : *runs)
        console.out.write(arguments.has("--json") ? listedAsJson(run) : listed(run));
    if (runs->empty())
        console.complain("runs: there are none");
    return ExitStatus::fine;
}

ExitStatus show(RunStore& store, const std::string& run, const Arguments& arguments, const Console& console)
{
    const auto events = store.events(run);
    if (!events)
        return fail(console, ExitStatus::unusable, events.error().text());
    writeEvents(*events, arguments, console);
    return ExitStatus::fine;
}

ExitStatus tell(RunStore& store, std::string_view what, const std::string& run, const Arguments& arguments,
                const Console& console)
{
    const auto events = store.events(run);
    if (!events)
        return fail(console, ExitStatus::unusable, events.error().text());
    what == "log" ? writeRunLog(*events, arguments, console) : writeFailures(*events, arguments, console);
    return ExitStatus::fine;
}

/// Writes the run's file as it is stored, including what this version does not know.
ExitStatus exportedAsFile(RunStore& store, const std::string& run, const Console& console)
{
    const auto file = store.exportRun(run);
    if (!file)
        return fail(console, ExitStatus::unusable, file.error().text());
    console.out.write(*file);
    return ExitStatus::fine;
}

ExitStatus exportedAsPicture(RunStore& store, const std::string& run, std::string_view format, std::string_view look,
                             const Console& console)
{
    const auto file = store.exportRun(run);
    if (!file)
        return fail(console, ExitStatus::unusable, file.error().text());
    return writePicture(QByteArray::fromStdString(*file), format, look, console);
}

ExitStatus exported(RunStore& store, const std::string& run, const Arguments& arguments, const Console& console)
{
    const std::string_view format = arguments.value("--format").value_or("json");
    const Content content = arguments.has("--with-content") ? Content::included : Content::withheld;
    if (content == Content::included && format != "otel")
        return fail(console, ExitStatus::badUsage, "--with-content is for --format otel: the others include it anyway");
    const std::vector<std::string_view> known{"json", "markdown", "html", "svg", "png", "apng", "otel"};
    if (std::find(known.begin(), known.end(), format) == known.end())
        return fail(console, ExitStatus::badUsage, noneOf("--format", format, known));
    const bool isDark = arguments.has("--dark");
    if (isDark && format != "svg" && format != "png" && format != "apng")
        return fail(console, ExitStatus::badUsage, "--dark is for --format svg, png and apng");
    if (format == "json")
        return exportedAsFile(store, run, console);
    if (format == "png" || format == "apng")
        return exportedAsPicture(store, run, format, isDark ? "dark" : "light", console);
    const auto events = store.events(run);
    if (!events)
        return fail(console, ExitStatus::unusable, events.error().text());
    if (format == "html")
        console.out.write(htmlReport(*events));
    else if (format == "markdown")
        console.out.write(markdownReport(*events));
    else if (format == "svg")
        console.out.write(timelineSvg(*events, isDark ? darkDrawing() : lightDrawing()));
    else
        console.out.write(otelSpans(*events, content));
    return ExitStatus::fine;
}

ExitStatus import(RunStore& store, std::string_view file, const Console& console)
{
    const auto text = readWholeFile(file);
    if (!text)
        return fail(console, ExitStatus::unusable, text.error().text);
    const auto run = store.importRun(*text);
    if (!run)
        return fail(console, ExitStatus::unusable, std::string(file) + ": " + run.error().text());
    console.out.write(run->run + '\n');
    return ExitStatus::fine;
}

ExitStatus salvage(std::string_view damaged, std::string_view made, const Console& console)
{
    const auto saved = salvageStore({std::string(damaged)}, {std::string(made)});
    if (!saved)
        return fail(console, ExitStatus::unusable, saved.error().text());
    console.out.write(std::to_string(saved->runs) + " runs with " + std::to_string(saved->events) + " events, "
                      + std::to_string(saved->answers) + " answers and " + std::to_string(saved->lessons)
                      + " lessons are in " + std::string(made) + '\n');
    if (saved->runsWithoutEvents > 0)
        console.complain("runs: of " + std::to_string(saved->runsWithoutEvents)
                         + " runs only the row in the list is left, without events");
    if (saved->unreadable + saved->gaps > 0)
        console.complain("runs: " + std::to_string(saved->unreadable) + " events are damaged, and "
                         + std::to_string(saved->gaps) + " parts of the file could not be read");
    return ExitStatus::fine;
}

/// Number of words that must follow `what`.
std::size_t namesWanted(std::string_view what)
{
    return what == "list" || what == "prune" ? 0 : what == "salvage" ? 2 : 1;
}

std::string wantedWords(std::string_view what)
{
    if (what == "list" || what == "prune")
        return std::string(what) + " takes no names";
    if (what == "salvage")
        return "salvage needs the damaged file and the name of a new one";
    return std::string(what) + " needs one run or file";
}

ExitStatus runRuns(const Arguments& arguments, const Console& console)
{
    const std::vector<std::string_view>& words = arguments.operands();
    const std::string_view what = words.empty() ? "list" : words.front();
    const std::vector<std::string_view> known{"list",   "show",   "log",   "failures", "export",
                                              "import", "resume", "close", "salvage",  "prune"};
    if (std::find(known.begin(), known.end(), what) == known.end())
        return fail(console, ExitStatus::badUsage, noneOf("runs", what, known));
    if (std::max<std::size_t>(words.size(), 1) != 1 + namesWanted(what))
        return fail(console, ExitStatus::badUsage, wantedWords(what));
    if (what == "salvage")
        return salvage(words[1], words[2], console);
    const bool isTelling = what == "log" || what == "failures";
    const bool isReading = what == "list" || what == "show" || what == "export" || isTelling;
    const bool endsRuns = what == "resume" || what == "close";
    if (arguments.has("--older-than") != (what == "prune"))
        return fail(console, ExitStatus::badUsage, "--older-than DAYS is for prune, which needs it");
    if (arguments.has("--force") && !endsRuns)
        return fail(console, ExitStatus::badUsage, "--force is for resume and close");
    auto store = openStore(arguments.value("--store"), isReading ? StoreUse::reading : StoreUse::writing);
    if (!store)
        return fail(console, store.error().status, store.error().complaint.text);
    if (what == "list")
        return list(*store.value(), arguments, console);
    if (what == "show")
        return show(*store.value(), std::string(words[1]), arguments, console);
    if (isTelling)
        return tell(*store.value(), what, std::string(words[1]), arguments, console);
    if (what == "export")
        return exported(*store.value(), std::string(words[1]), arguments, console);
    if (what == "import")
        return import(*store.value(), words[1], console);
    if (what == "prune")
        return pruneRuns(*store.value(), arguments, console);
    const std::string run(words[1]);
    return what == "close" ? closeRun(*store.value(), run, arguments, console)
                           : resumeRun(std::move(store).value(), run, arguments, console);
}

} // namespace

const Command runsCommand{
    "runs",
    "[list | show|log|failures|export|resume|close ID | ...]",
    "lists, shows, exports, imports and ends the runs in the store",
    "Every question asked is kept, event by event. log tells all that a run did, call\n"
    "by call, with warnings about prompts; failures writes a block for each attempt\n"
    "that failed, to look into or to pass on. A run whose program ended is\n"
    "interrupted: resume continues it from where it stopped, with its model and on\n"
    "its database unless others are named; close ends it as cancelled. --force takes\n"
    "a run over from another program. import FILE adds an exported run. salvage FILE\n"
    "NEWFILE copies what can be read of a damaged or truncated store to a new one.\n"
    "prune --older-than DAYS removes old runs, except those with a note or a tag, and\n"
    "gives back their space.\n",
    runsOptions,
    runRuns,
};

} // namespace querymend
