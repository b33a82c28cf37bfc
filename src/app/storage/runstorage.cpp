#include "storage/runstorage.h"

#include "file/wholefile.h"
#include "learn/runanswer.h"
#include "run/fork.h"
#include "storage/background.h"
#include "storage/storesink.h"
#include "store/storecare.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QPointer>

#include <limits>
#include <utility>
#include <variant>

namespace querymend {

namespace {

std::shared_ptr<RunStore> storeInMemory()
{
    auto store = RunStore::open(StorePlace{StoreMemory{}});
    return store ? std::shared_ptr<RunStore>(std::move(store).value()) : nullptr;
}

/// Returns an unused file name beside the damaged file.
std::string salvagedName(const std::string& damaged)
{
    const QFileInfo file(QString::fromStdString(damaged));
    const QString begin = file.absolutePath() + QLatin1Char('/') + file.completeBaseName();
    QString name = begin + QStringLiteral("-salvaged.db");
    for (int i = 2; QFileInfo::exists(name); ++i)
        name = begin + QStringLiteral("-salvaged-%1.db").arg(i);
    return name.toStdString();
}

} // namespace

std::string storeKeyName(const std::string& place)
{
    return "store/" + place;
}

RunStorage::RunStorage(KeptKeys& keys, QObject* parent) : QObject(parent), m_keys(keys), m_store(storeInMemory()) {}

void RunStorage::open(const AppSettings& settings)
{
    auto place = chosenStorePlace({}, settings.store);
    const bool hasKey = settings.storePassword == StorePassword::inKeyStore && !storePlaceIsInEnvironment();
    if (!place || !hasKey)
        return open(place);
    const std::uint64_t current = ++m_tries;
    m_isBusy = true;
    Q_EMIT changed();
    m_keys.find(storeKeyName(settings.store), this, [this, current, place = *place](const auto& key) {
        StorePlace whole = place;
        if (key && *key)
            addPassword(whole, **key);
        if (current == m_tries)
            open(whole);
    });
}

/// A server may be slow to answer, so a separate thread tries it first.
void RunStorage::open(const Result<StorePlace, StoreError>& place)
{
    const std::uint64_t current = ++m_tries;
    if (!place)
        return fail(place.error());
    m_wanted = *place;
    if (!std::holds_alternative<StoreServer>(place->where))
        return openHere();
    m_isBusy = true;
    Q_EMIT changed();
    const auto reach = [place = *place]() -> std::optional<StoreError> {
        const auto store = RunStore::open(place);
        return store ? std::nullopt : std::optional(store.error());
    };
    runInBackground(this, reach, [this, current](const std::optional<StoreError>& problem) {
        if (current == m_tries)
            problem ? fail(*problem) : openHere();
    });
}

void RunStorage::tryAgain()
{
    if (m_wanted && !m_isBusy)
        open(*m_wanted);
}

void RunStorage::openHere()
{
    auto store = RunStore::open(*m_wanted);
    store ? use(std::move(store).value()) : fail(store.error());
}

void RunStorage::use(std::unique_ptr<RunStore> store)
{
    const bool isTakenOver = m_life == Life::untilTheEnd && m_store;
    if (isTakenOver) {
        if (const auto taken = store->takeOver(*m_store); !taken)
            return fail(taken.error());
    }
    Q_EMIT aboutToChange();
    const std::shared_ptr<RunStore> former = std::exchange(m_store, std::move(store));
    for (auto* const runs : {&m_writing, &m_held}) {
        for (auto& [run, where] : *runs) {
            if (isTakenOver && where == former)
                where = m_store;
        }
    }
    m_life = Life::lasting;
    m_problem.reset();
    m_isBusy = false;
    Q_EMIT changed();
    if (m_store->hasOldList())
        renewList();
}

/// Uses a separate connection; the window keeps the old list meanwhile.
void RunStorage::renewList()
{
    const auto renew = [place = m_store->place()] {
        const auto store = RunStore::open(place);
        return store && (*store)->remakeList().ok();
    };
    runInBackground(this, renew, [](bool) {});
}

void RunStorage::removeOldRuns(std::uint32_t days)
{
    const bool isOwnFile =
        m_life == Life::lasting && m_store && std::holds_alternative<StoreFile>(m_store->place().where);
    if (days == 0 || !isOwnFile)
        return;
    const std::int64_t before = QDateTime::currentDateTimeUtc().addDays(-static_cast<qint64>(days)).toMSecsSinceEpoch();
    runInBackground(
        this, [place = m_store->place(), before] { return cleanStore(place, before); },
        [this](const Result<StoreCleaned, StoreError>& cleaned) {
            if (cleaned && cleaned->runs.removed > 0)
                Q_EMIT changed();
        });
}

/// Keeps what was open before.
void RunStorage::fail(const StoreError& error)
{
    m_problem = error;
    m_isBusy = false;
    Q_EMIT changed();
}

bool RunStorage::canBeSalvaged() const
{
    return m_problem && m_problem->failure == StoreFailure::damaged && m_wanted
        && std::holds_alternative<StoreFile>(m_wanted->where);
}

void RunStorage::salvage()
{
    if (!canBeSalvaged() || m_isBusy)
        return;
    const std::uint64_t current = ++m_tries;
    m_isBusy = true;
    Q_EMIT changed();
    const StoreFile damaged = std::get<StoreFile>(m_wanted->where);
    const StoreFile made{salvagedName(damaged.path)};
    runInBackground(
        this, [damaged, made] { return salvageStore(damaged, made); },
        [this, current, made](const Result<Salvaged, StoreError>& report) {
            if (current == m_tries)
                handleSalvaged(made.path, report);
        });
}

void RunStorage::handleSalvaged(const std::string& file, const Result<Salvaged, StoreError>& report)
{
    if (!report)
        return fail(report.error());
    open(StorePlace{StoreFile{file}});
    if (!m_problem)
        Q_EMIT salvaged(QString::fromStdString(file), *report);
}

std::size_t RunStorage::runsAtRisk() const
{
    return idsAtRisk().size();
}

std::vector<std::string> RunStorage::idsAtRisk() const
{
    std::vector<std::string> ids;
    if (m_life == Life::lasting || !m_store)
        return ids;
    const auto runs = m_store->runs({}, std::numeric_limits<std::int32_t>::max());
    for (std::size_t i = 0; runs && i < runs->size(); ++i)
        ids.push_back((*runs)[i].run);
    return ids;
}

std::size_t RunStorage::rescueRuns(const QString& folder) const
{
    std::size_t rescued = 0;
    for (const std::string& id : idsAtRisk()) {
        const auto content = m_store->exportRun(id);
        const QString path = QStringLiteral("%1/%2.querymend").arg(folder, QString::fromStdString(id));
        if (content && QDir().mkpath(folder) && !writeWholeFile(path, *content, FileReaders::ownerAlone))
            ++rescued;
    }
    return rescued;
}

EventSink RunStorage::sink()
{
    return [keep = QPointer(this)](const RunEvent& event) {
        return keep ? keep->append(event) : KeepProblem{"the store of runs is closed"};
    };
}

void RunStorage::hold(const std::vector<std::string>& runs)
{
    std::map<std::string, std::shared_ptr<RunStore>> held;
    for (const std::string& run : runs)
        held.emplace(run, storeOf(run));
    m_held = std::move(held);
}

std::shared_ptr<RunStore> RunStorage::storeOf(const std::string& run) const
{
    for (const auto* const runs : {&m_writing, &m_held}) {
        if (const auto known = runs->find(run); known != runs->end())
            return known->second;
    }
    return m_store;
}

std::optional<StoreError> RunStorage::remember(const std::vector<RunEvent>& run)
{
    const auto accepted = acceptedIn(run);
    if (!accepted)
        return std::nullopt;
    const std::shared_ptr<RunStore> store = storeOf(run.front().run);
    if (!store)
        return std::nullopt;
    const auto done = store->accept({accepted->example, accepted->dialect, run.front().run, run.back().at});
    return done ? std::nullopt : std::optional(done.error());
}

std::optional<KeepProblem> RunStorage::append(const RunEvent& event)
{
    const std::shared_ptr<RunStore> store = storeOf(event.run);
    if (!store)
        return KeepProblem{"no store of runs could be opened"};
    auto problem = keepIn(*store, event);
    if (problem && problem->kind == KeepProblem::Kind::passing)
        return problem; // it will be retried, with the same store
    if (std::holds_alternative<RunFinished>(event.body))
        m_writing.erase(event.run);
    else if (beginsWriting(event.body))
        m_writing.emplace(event.run, store);
    return problem;
}

} // namespace querymend

#include "moc_runstorage.cpp"
