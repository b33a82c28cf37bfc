#include "arguments/command.h"
#include "asking/runfiles.h"
#include "base/json.h"
#include "store/runstore.h"
#include "terminal/terminalpage.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

namespace {

// clang-format off
constexpr std::array memoryOptions{
    Option{"--json", "", "one JSON object per example or lesson"},
    Option{"--store", "PLACE", "the run store: a file or postgresql://..."},
};
// clang-format on

/// As many characters of an id as are shown; fewer are enough to name something.
constexpr std::size_t shownId = 12;

ExitStatus fail(const Console& console, ExitStatus status, const std::string& text)
{
    console.complain("memory: " + text);
    return status;
}

std::string databaseOf(const std::string& database)
{
    return database.empty() ? "any database" : database;
}

std::string listed(const Remembered& thing)
{
    TerminalPage page(Colours::off);
    const std::string id = thing.id.substr(0, shownId);
    if (const auto* const example = std::get_if<Example>(&thing.what)) {
        page.wrapped(id + "  example  ", databaseOf(example->database));
        page.wrapped("    ", example->question);
        page.wrapped("    ", example->sql);
    } else if (const auto* const lesson = std::get_if<Lesson>(&thing.what)) {
        page.wrapped(id + "  lesson   ", lesson->dialect + ", " + databaseOf(lesson->database));
        page.wrapped("    ", lineOf(*lesson));
        page.wrapped("    ",
                     "helped " + std::to_string(lesson->mended) + " times, in vain " + std::to_string(lesson->inVain)
                         + " times" + (lesson->isProved() ? "" : "; not shown yet"));
    }
    return page.take();
}

std::string listedAsJson(const Remembered& thing)
{
    if (const auto* const lesson = std::get_if<Lesson>(&thing.what))
        return toJsonLine({{"id", thing.id},
                           {"kind", "lesson"},
                           {"database", lesson->database},
                           {"dialect", lesson->dialect},
                           {"code", name(lesson->code)},
                           {"wrong", lesson->mending.wrong},
                           {"mended", lesson->mending.mended},
                           {"helped", lesson->mended},
                           {"in_vain", lesson->inVain},
                           {"is_shown", lesson->isProved()}})
            + '\n';
    const Example& example = std::get<Example>(thing.what);
    return toJsonLine({{"id", thing.id},
                       {"kind", "example"},
                       {"database", example.database},
                       {"question", example.question},
                       {"evidence", example.evidence},
                       {"sql", example.sql}})
        + '\n';
}

ExitStatus list(RunStore& store, const Arguments& arguments, const Console& console)
{
    const auto found = store.remembered();
    if (!found)
        return fail(console, ExitStatus::unusable, found.error().text());
    for (const Remembered& thing : *found)
        console.out.write(arguments.has("--json") ? listedAsJson(thing) : listed(thing));
    if (found->empty())
        console.complain("memory: nothing is remembered");
    return ExitStatus::fine;
}

/// Forgets what the ids begin, all or nothing: an id that means none or several things changes nothing.
ExitStatus forget(RunStore& store, const std::vector<std::string_view>& ids, const Console& console)
{
    const auto known = store.remembered();
    if (!known)
        return fail(console, ExitStatus::unusable, known.error().text());
    std::vector<std::string> chosen;
    for (const std::string_view id : ids) {
        const auto begins = [id](const Remembered& thing) { return thing.id.starts_with(id); };
        const auto count = std::count_if(known->begin(), known->end(), begins);
        if (count != 1)
            return fail(console, ExitStatus::badUsage,
                        count == 0 ? "nothing has the id " + std::string(id)
                                   : "several ids begin with " + std::string(id) + ": write more of it");
        chosen.push_back(std::find_if(known->begin(), known->end(), begins)->id);
    }
    if (const auto done = store.forget(chosen); !done)
        return fail(console, ExitStatus::unusable, done.error().text());
    return ExitStatus::fine;
}

ExitStatus runMemory(const Arguments& arguments, const Console& console)
{
    const std::vector<std::string_view>& words = arguments.operands();
    const bool forgets = !words.empty() && words.front() == "forget";
    const bool lists = words.empty() || (words.size() == 1 && words.front() == "list");
    if (!lists && !(forgets && words.size() > 1))
        return fail(console, ExitStatus::badUsage, "say list, or forget and one or more ids");
    auto store = openStore(arguments.value("--store"), lists ? StoreUse::reading : StoreUse::writing);
    if (!store)
        return fail(console, store.error().status, store.error().complaint.text);
    return lists ? list(*store.value(), arguments, console)
                 : forget(*store.value(), {words.begin() + 1, words.end()}, console);
}

} // namespace

const Command memoryCommand{
    "memory",
    "[list | forget ID...]",
    "lists and forgets the examples and lessons that prompts may show",
    "An example is an answer that you accepted; it is shown for its own database only.\n"
    "A lesson is a correction that helped in earlier runs, without values. To ask\n"
    "without them: `querymend ask --no-memory`.\n",
    memoryOptions,
    runMemory,
};

} // namespace querymend
