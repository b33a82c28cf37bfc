#include "asking/chosenruns.h"

#include "asking/runfiles.h"

#include <algorithm>
#include <limits>

namespace querymend {

namespace {

RunFilter filterOf(const Arguments& arguments)
{
    RunFilter filter;
    filter.text = std::string(arguments.value("--search").value_or(std::string_view()));
    filter.model = std::string(arguments.value("--model").value_or(std::string_view()));
    filter.database = std::string(arguments.value("--database").value_or(std::string_view()));
    return filter;
}

} // namespace

ExitStatus eachRun(const Arguments& arguments, std::string_view command, const Console& console, const TakeRun& take)
{
    const auto complain = [&](const std::string& text) { console.complain(std::string(command) + ": " + text); };
    auto store = openStore(arguments.value("--store"), StoreUse::reading);
    if (!store) {
        complain(store.error().complaint.text);
        return store.error().status;
    }
    std::vector<std::string> names(arguments.operands().begin(), arguments.operands().end());
    if (names.empty()) {
        const auto found = store.value()->runs(filterOf(arguments), std::numeric_limits<std::int32_t>::max());
        if (!found) {
            complain(found.error().text());
            return ExitStatus::unusable;
        }
        for (auto run = found->rbegin(); run != found->rend(); ++run)
            names.push_back(run->run);
    }
    ExitStatus status = ExitStatus::fine;
    for (const std::string& run : names) {
        const auto events = store.value()->events(run);
        if (events) {
            take(*events);
            continue;
        }
        complain(events.error().text());
        status = ExitStatus::unusable;
    }
    return status;
}

} // namespace querymend
