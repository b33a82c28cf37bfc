#include "store/storecare.h"

#include <memory>
#include <utility>

namespace querymend {

Result<RunsRemoved, StoreError> removeRunsBefore(RunStore& store, std::int64_t before)
{
    constexpr std::size_t pageSize = 200;
    RunsRemoved done;
    RunFilter filter;
    filter.behind = RunMark{before, {}};
    while (true) {
        const auto page = store.runs(filter, pageSize);
        if (!page)
            return Failure{page.error()};
        for (const RunSummary& run : *page) {
            filter.behind = RunMark{run.startedAt, run.run};
            if (run.status == RunStatus::running || !run.marks.isEmpty()) {
                ++done.kept;
                continue;
            }
            const auto removed = store.remove(run.run);
            if (removed)
                ++done.removed;
            else if (removed.error().failure == StoreFailure::heldByAnother)
                ++done.kept;
            else if (removed.error().failure != StoreFailure::unknownRun) // another program may have removed it
                return Failure{removed.error()};
        }
        if (page->size() < pageSize)
            return done;
    }
}

Result<StoreCleaned, StoreError> cleanStore(const StorePlace& place, std::int64_t before)
{
    auto store = RunStore::open(place);
    if (!store)
        return Failure{std::move(store).error()};
    auto runs = removeRunsBefore(*store.value(), before);
    if (!runs)
        return Failure{std::move(runs).error()};
    if (runs->removed > 0) {
        if (auto compacted = store.value()->compact(); !compacted)
            return Failure{std::move(compacted).error()};
    }
    auto size = store.value()->size();
    if (!size)
        return Failure{std::move(size).error()};
    return StoreCleaned{*runs, *size};
}

Result<StoreCompacted, StoreError> compactStore(const StorePlace& place)
{
    auto store = RunStore::open(place);
    if (!store)
        return Failure{std::move(store).error()};
    auto before = store.value()->size();
    if (!before)
        return Failure{std::move(before).error()};
    if (auto compacted = store.value()->compact(); !compacted)
        return Failure{std::move(compacted).error()};
    auto after = store.value()->size();
    if (!after)
        return Failure{std::move(after).error()};
    return StoreCompacted{*before, *after};
}

} // namespace querymend
