#include "storage/memoryshelf.h"

#include "storage/background.h"
#include "storage/runstorage.h"

#include <utility>

namespace querymend {

namespace {

using Items = Result<std::vector<Remembered>, StoreError>;

Items itemsWithout(RunStore& store, const std::vector<std::string>& forgotten)
{
    if (!forgotten.empty()) {
        if (auto done = store.forget(forgotten); !done)
            return Failure{std::move(done).error()};
    }
    return store.remembered();
}

} // namespace

MemoryShelf::MemoryShelf(const RunStorage& storage, QObject* parent) : QObject(parent), m_storage(storage)
{
    connect(&m_storage, &RunStorage::changed, this, &MemoryShelf::read);
}

void MemoryShelf::read()
{
    forget({});
}

void MemoryShelf::forget(std::vector<std::string> ids)
{
    const bool forgets = !ids.empty();
    RunStore* const store = m_storage.store();
    const std::uint64_t current = ++m_tries;
    if (!store)
        return finish(std::vector<Remembered>(), false);
    if (m_storage.life() == RunStorage::Life::untilTheEnd) // in memory, so small, and only this object can reach it
        return finish(itemsWithout(*store, ids), forgets);
    m_isBusy = true;
    Q_EMIT changed();
    const auto work = [place = store->place(), ids = std::move(ids)]() -> Items {
        auto own = RunStore::open(place);
        return own ? itemsWithout(**own, ids) : Items(Failure{std::move(own).error()});
    };
    runInBackground(this, work, [this, current, forgets](Items read) {
        if (current == m_tries)
            finish(std::move(read), forgets);
    });
}

void MemoryShelf::finish(Items read, bool wasForgotten)
{
    m_isBusy = false;
    m_problem.reset();
    if (read)
        m_items = std::move(read).value();
    else
        m_problem = std::move(read).error();
    Q_EMIT changed();
    if (wasForgotten && !m_problem)
        Q_EMIT forgotten();
}

} // namespace querymend

#include "moc_memoryshelf.cpp"
