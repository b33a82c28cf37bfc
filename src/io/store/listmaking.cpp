#include "store/listmaking.h"

#include "run/eventrecord.h"
#include "store/storetables.h"

#include <optional>
#include <utility>

namespace querymend {

namespace {

constexpr auto making = "the list of runs cannot be rebuilt";
constexpr std::size_t atOnce = 50;

/// No run has this id, so the claim cannot be one for a run.
constexpr auto claimOfMaking = "the list of runs";

/// The replacement for a row, and the row's state when its events were read.
struct NewRow {
    RunList::Reach seen;
    RunSummary summary;
};

Result<std::optional<NewRow>, StoreError> newRow(RunList::Reach seen, const EventTable& events)
{
    const auto texts = events.textsOf(seen.run);
    if (!texts)
        return Failure{texts.error()};
    RunFold fold;
    for (const std::string& text : *texts) {
        if (const auto event = readRecord(text))
            fold.add(*event);
    }
    if (fold.isEmpty())
        return std::optional<NewRow>();
    RunSummary summary = fold.summary();
    summary.run = seen.run;
    return std::optional(NewRow{std::move(seen), std::move(summary)});
}

/// The transaction is short, because the slow part is done before it. A row that another program has written meanwhile
/// comes from all of the run's events, and is kept.
StoreDone putRows(StoreEngine& engine, RunList& list, const std::vector<NewRow>& rows)
{
    StoreTransaction transaction(engine);
    if (auto begun = transaction.begin(making); !begun)
        return begun;
    for (const NewRow& row : rows) {
        if (auto replaced = list.replace(row.seen, row.summary); !replaced)
            return replaced;
    }
    return transaction.commit(making);
}

StoreDone makeRows(StoreEngine& engine, const EventTable& events, RunList& list,
                   const std::function<void()>& someAreDone)
{
    std::string last;
    for (;;) {
        const auto seen = list.after(last, atOnce);
        if (!seen)
            return Failure{seen.error()};
        if (seen->empty())
            return markListCurrent(engine);
        std::vector<NewRow> rows;
        for (const RunList::Reach& row : *seen) {
            auto made = newRow(row, events);
            if (!made)
                return Failure{std::move(made).error()};
            if (*made)
                rows.push_back(std::move(**made));
        }
        if (auto put = putRows(engine, list, rows); !put)
            return put;
        last = seen->back().run;
        if (someAreDone)
            someAreDone();
    }
}

} // namespace

StoreDone makeListAgain(StoreEngine& engine, const EventTable& events, RunList& list,
                        const std::function<void()>& someAreDone)
{
    const RunKey key = keyOfRun(claimOfMaking);
    const auto claimed = engine.claim(key);
    if (!claimed)
        return Failure{claimed.error()};
    if (!*claimed)
        return {};
    auto made = makeRows(engine, events, list, someAreDone);
    engine.release(key);
    return made;
}

} // namespace querymend
