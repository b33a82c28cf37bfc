#include "arguments/command.h"
#include "base/json.h"
#include "commands/importwords.h"
#include "database/connectionimport.h"
#include "database/savedtarget.h"
#include "db/addresses/environmentvariable.h"
#include "store/connectionfile.h"
#include "store/connectiongroups.h"
#include "terminal/terminalpage.h"

#include <QUuid>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

// clang-format off
constexpr std::array connectionsOptions{
    Option{"--all", "", "to import: all that can be imported"},
    Option{"--from", "FILE", "to import: only what is in this file, a data-sources.json\n"
                             "of DBeaver, a project or the settings of DB Browser for\n"
                             "SQLite, or what the window exported; may be repeated"},
    Option{"--json", "", "one JSON object per connection, each on its own line"},
};
// clang-format on

ExitStatus fail(const Console& console, ExitStatus status, const std::string& text)
{
    console.complain("connections: " + text);
    return status;
}

std::string problemText(const FileProblem& problem)
{
    return problem.path.toStdString() + ": " + problem.reason;
}

ExitStatus list(const std::vector<SavedConnection>& saved, const Arguments& arguments, const Console& console)
{
    for (const SavedConnection& connection : inGroups(saved)) {
        const std::string address = targetOf(connection).shown();
        if (arguments.has("--json")) {
            console.out.write(toJsonLine({{"name", connection.name},
                                          {"address", address},
                                          {"group", connection.group},
                                          {"production", connection.isProduction}})
                              + '\n');
            continue;
        }
        const std::string group = connection.group.empty() ? std::string() : ", in " + connection.group;
        TerminalPage page(Colours::off);
        page.wrapped(connection.name + "  ", (connection.isProduction ? "PRODUCTION " : "") + address + group);
        console.out.write(page.take());
    }
    return ExitStatus::fine;
}

void write(const ImportOffer& offer, bool isImported, const Arguments& arguments, const Console& console)
{
    const std::string reason = reasonAgainst(offer);
    const std::string notes = noteTexts(offer);
    const std::string address = offer.found.target.shown();
    if (arguments.has("--json")) {
        console.out.write(toJsonLine({{"name", offer.found.name},
                                      {"address", address},
                                      {"from", originText(offer)},
                                      {"file", offer.path.toStdString()},
                                      {"imported", isImported},
                                      {"possible", offer.canBeTaken()},
                                      {"reason", reason},
                                      {"notes", notes}})
                          + '\n');
        return;
    }
    TerminalPage page(Colours::off);
    page.wrapped(offer.found.name + "  ", address + ", from " + originText(offer));
    if (isImported)
        page.wrapped("    ", "imported");
    if (!reason.empty())
        page.wrapped("    ", "not possible: " + reason);
    if (!notes.empty() && offer.canBeTaken())
        page.wrapped("    ", notes);
    console.out.write(page.take());
}

ImportOffers offersFor(const Arguments& arguments, const std::vector<SavedConnection>& saved)
{
    QStringList files;
    for (const std::string_view file : arguments.values("--from"))
        files.append(QString::fromUtf8(file.data(), static_cast<qsizetype>(file.size())));
    if (!files.empty())
        return findImports(files, {}, saved);
    return findImports(usualImportFiles(), environmentVariable, saved);
}

bool isWanted(const ImportOffer& offer, const std::vector<std::string_view>& names, const Arguments& arguments)
{
    return arguments.has("--all") || std::find(names.begin(), names.end(), offer.found.name) != names.end();
}

/// The first name that no offer has; empty if there is none.
std::string_view unknownName(const ImportOffers& all, const std::vector<std::string_view>& names)
{
    for (const std::string_view name : names) {
        if (std::none_of(all.offers.begin(), all.offers.end(),
                         [&](const ImportOffer& offer) { return offer.found.name == name; }))
            return name;
    }
    return {};
}

/// Without a choice, lists what could be imported and changes nothing.
ExitStatus importChosen(std::vector<SavedConnection> saved, const std::vector<std::string_view>& names,
                        const Arguments& arguments, const Console& console)
{
    const ImportOffers all = offersFor(arguments, saved);
    for (const ImportProblem& failure : all.failures)
        console.complain("connections: " + failureText(failure));
    if (const std::string_view unknown = unknownName(all, names); !unknown.empty())
        return fail(console, ExitStatus::badUsage, "there is no connection '" + std::string(unknown) + "' to import");
    ExitStatus status = all.failures.empty() ? ExitStatus::fine : ExitStatus::unusable;
    std::size_t count = 0;
    for (const ImportOffer& offer : all.offers) {
        if (!isWanted(offer, names, arguments))
            continue;
        if (offer.canBeTaken()) {
            saved.push_back(savedOf(offer));
            saved.back().id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
            ++count;
        } else if (!names.empty() && offer.knownAs.empty()) {
            status = worse(status, ExitStatus::foundWrong);
        }
    }
    if (count > 0) {
        if (const auto kept = writeConnections(usualConnectionsPath(), saved); !kept)
            return fail(console, ExitStatus::unusable, problemText(kept.error()));
    }
    const bool isChosen = arguments.has("--all") || !names.empty();
    for (const ImportOffer& offer : all.offers) {
        const bool isImported = offer.canBeTaken() && isWanted(offer, names, arguments);
        if (!isChosen || isWanted(offer, names, arguments))
            write(offer, isImported, arguments, console);
    }
    if (!isChosen && !all.offers.empty())
        console.complain("connections: nothing was imported; name what to import, or use --all");
    if (all.offers.empty() && all.failures.empty())
        console.complain("connections: no connections of other programs were found");
    return status;
}

ExitStatus runConnections(const Arguments& arguments, const Console& console)
{
    const std::vector<std::string_view>& words = arguments.operands();
    const bool isImport = !words.empty() && words.front() == "import";
    const bool isList = words.empty() || (words.size() == 1 && words.front() == "list");
    if (!isImport && !isList)
        return fail(console, ExitStatus::badUsage, "it takes list, or import and names");
    if (isList && (arguments.has("--all") || arguments.has("--from")))
        return fail(console, ExitStatus::badUsage, "--all and --from go with import");
    auto saved = readConnections(usualConnectionsPath(), WhenBroken::leave);
    if (!saved)
        return fail(console, ExitStatus::unusable, problemText(saved.error()));
    if (isList)
        return list(*saved, arguments, console);
    const std::vector<std::string_view> names(words.begin() + 1, words.end());
    if (arguments.has("--all") && !names.empty())
        return fail(console, ExitStatus::badUsage, "--all is for all connections; leave out the names");
    return importChosen(std::move(saved).value(), names, arguments, console);
}

} // namespace

const Command connectionsCommand{
    "connections",
    "[list|import [NAME...|--all]] [--from FILE] [--json]",
    "lists the saved connections, and imports those of other programs",
    "`import` finds the connections of DBeaver and DB Browser for SQLite, and those\n"
    "that DATABASE_URL, PGHOST, PGSERVICE, MYSQL_HOST and the like describe. Without a\n"
    "name it only lists them. Passwords are never imported: the window asks for them.\n"
    "A connection to an address that is saved already is not imported again. The list\n"
    "goes group by group, and says PRODUCTION where a connection is marked so.\n",
    connectionsOptions,
    runConnections,
};

} // namespace querymend
