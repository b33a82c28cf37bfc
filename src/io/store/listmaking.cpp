#include "store/listmaking.h"

#include "run/eventrecord.h"
#include "store/storetables.h"

#include <optional>
#include <utility>

namespace querymend {

namespace {

constexpr auto making = "the list of runs cannot be made again";
constexpr std::size_t atOnce = 50;

/// No run has this id, so nobody else claims it.
constexpr auto claimOfMaking = "the list of runs";

/// A row that is to be replaced, and what it was when its events were read.
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

/// The transaction is short, because what takes long is done before it. Whoever writes a run meanwhile makes its row
/// from all of its events, and that row stays.
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
        return std::monostate{};
    auto made = makeRows(engine, events, list, someAreDone);
    engine.release(key);
    return made;
}

} // namespace querymend
