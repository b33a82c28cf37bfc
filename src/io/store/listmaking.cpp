#include "store/listmaking.h"

#include "run/eventrecord.h"
#include "store/storetables.h"

namespace querymend {

namespace {

constexpr auto making = "the list of runs cannot be made again";

StoreDone makeRow(const std::string& run, const EventTable& events, RunList& list)
{
    const auto texts = events.textsOf(run);
    if (!texts)
        return Failure{texts.error()};
    RunFold fold;
    for (const std::string& text : *texts) {
        if (const auto event = readRecord(text))
            fold.add(*event);
    }
    RunSummary summary = fold.summary();
    summary.run = run;
    return list.put(summary);
}

} // namespace

StoreDone makeListAgain(StoreEngine& engine, const EventTable& events, RunList& list)
{
    StoreTransaction transaction(engine);
    if (auto begun = transaction.begin(making); !begun)
        return begun;
    const auto runs = events.runs();
    if (!runs)
        return Failure{runs.error()};
    for (const std::string& run : *runs) {
        if (auto made = makeRow(run, events, list); !made)
            return made;
    }
    if (auto marked = markListCurrent(engine); !marked)
        return marked;
    return transaction.commit(making);
}

} // namespace querymend
