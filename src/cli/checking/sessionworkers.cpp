#include "checking/sessionworkers.h"

#include "checking/workersession.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <map>
#include <mutex>
#include <string>
#include <system_error>

namespace querymend {

/// What the threads have in common.
class SessionWorkers::Shared : public Canceller {
public:
    void cancel() override
    {
        std::unique_lock lock(m_mutex);
        const auto all = m_cancellers;
        lock.unlock();
        for (const auto& [session, canceller] : all) {
            if (canceller) // what cannot be stopped is waited for
                canceller->cancel();
        }
    }

    void add(Task task)
    {
        const std::lock_guard lock(m_mutex);
        m_tasks.push_back(std::move(task));
        m_changed.notify_one();
    }

    /// Has every session opened anew before it does anything that is added later.
    void renew()
    {
        const std::lock_guard lock(m_mutex);
        ++m_renewals;
    }

    /// Works on the calling thread until end() is called.
    void serve(WorkerSession& session)
    {
        std::unique_lock lock(m_mutex);
        for (std::size_t renewals = 0;;) {
            letOthersWork(session.failuresToReach(), lock);
            m_changed.wait(lock, [this] { return m_isEnding || !m_tasks.empty(); });
            if (m_isEnding)
                return;
            const Task task = std::move(m_tasks.front());
            m_tasks.pop_front();
            const bool isRenewed = std::exchange(renewals, m_renewals) != m_renewals;
            const int failures = session.failuresToReach();
            ++m_busy;
            lock.unlock();
            if (isRenewed)
                renew(session);
            task(session);
            lock.lock();
            noteReach(failures, session.failuresToReach());
            if (--m_busy == 0)
                m_idle.notify_all();
        }
    }

    /// To be called before the session serves.
    void join(WorkerSession& session)
    {
        const std::lock_guard lock(m_mutex);
        m_cancellers[&session] = session.canceller();
        ++m_reached;
    }

    void end()
    {
        std::unique_lock lock(m_mutex);
        m_isEnding = true;
        m_tasks.clear();
        m_changed.notify_all();
        m_noneReached.notify_all();
        // A request that comes before an engine has begun is lost, so it is repeated.
        constexpr std::chrono::milliseconds betweenRequests{20};
        while (m_busy > 0) {
            lock.unlock();
            cancel();
            lock.lock();
            m_idle.wait_for(lock, betweenRequests, [this] { return m_busy == 0; });
        }
    }

private:
    /// A session that cannot reach its server fails at once, and would take most of the work from those that can.
    void letOthersWork(int failures, std::unique_lock<std::mutex>& lock)
    {
        if (failures > 0)
            m_noneReached.wait_for(lock, waitAfter(failures), [this] { return m_isEnding || m_reached == 0; });
    }

    void noteReach(int failuresBefore, int failuresNow)
    {
        if (failuresBefore == 0 && failuresNow > 0)
            --m_reached;
        else if (failuresBefore > 0 && failuresNow == 0)
            ++m_reached;
        if (m_reached == 0)
            m_noneReached.notify_all();
    }

    void renew(WorkerSession& session)
    {
        session.renew();
        const std::lock_guard lock(m_mutex);
        m_cancellers[&session] = session.canceller();
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::condition_variable m_idle;
    std::condition_variable m_noneReached;
    std::deque<Task> m_tasks;
    std::map<const WorkerSession*, std::shared_ptr<Canceller>> m_cancellers;
    std::size_t m_busy = 0;
    std::size_t m_reached = 0; ///< how many sessions can reach their server, as far as they know
    std::size_t m_renewals = 0;
    bool m_isEnding = false;
};

SessionWorkers::SessionWorkers() : m_shared(std::make_shared<Shared>()) {}

SessionWorkers::~SessionWorkers()
{
    m_shared->end();
    for (std::thread& thread : m_threads)
        thread.join();
}

Result<std::unique_ptr<SessionWorkers>, EngineError> SessionWorkers::open(const SessionOpener& opener,
                                                                          std::size_t count)
{
    std::unique_ptr<SessionWorkers> workers(new SessionWorkers);
    auto first = workers->start(opener).get();
    if (!first)
        return Failure{std::move(first).error()};
    workers->m_size = 1;
    workers->m_dialect = std::move(first.value().dialect);
    workers->m_warnings = std::move(first.value().warnings);
    std::vector<Opening> others;
    while (others.size() + 1 < count)
        others.push_back(workers->start(opener));
    for (Opening& other : others) {
        auto opened = other.get();
        if (opened)
            ++workers->m_size;
        else
            workers->m_shortage = std::move(opened).error();
    }
    return workers;
}

/// The session is opened, used and closed on the same thread.
SessionWorkers::Opening SessionWorkers::start(const SessionOpener& opener)
{
    const auto promise = std::make_shared<Promise>();
    try {
        m_threads.emplace_back([shared = m_shared, opener, promise] {
            if (const auto session = open(opener, *shared, *promise))
                shared->serve(*session);
        });
    } catch (const std::system_error& error) {
        promise->set_value(
            failed(EngineFailure::unreachable, std::string("no thread can be started: ") + error.what()));
    }
    return promise->get_future();
}

/// Null if that fails; the promise has the reason.
std::unique_ptr<WorkerSession> SessionWorkers::open(const SessionOpener& opener, Shared& shared, Promise& promise)
{
    std::unique_ptr<WorkerSession> session;
    try {
        auto opened = opener();
        if (!opened) {
            promise.set_value(Failure{std::move(opened).error()});
            return nullptr;
        }
        session = std::make_unique<WorkerSession>(opener, std::move(opened).value());
        Opened what{session->dialect(), session->warnings()};
        shared.join(*session);
        promise.set_value(std::move(what));
        return session;
    } catch (...) { // there is not enough memory, which is for the caller to tell
        promise.set_exception(std::current_exception());
    }
    return nullptr;
}

std::shared_ptr<Canceller> SessionWorkers::canceller() const
{
    return m_shared;
}

void SessionWorkers::renew()
{
    m_shared->renew();
}

void SessionWorkers::addTask(Task task)
{
    m_shared->add(std::move(task));
}

} // namespace querymend
