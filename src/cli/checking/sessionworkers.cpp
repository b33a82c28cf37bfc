#include "checking/sessionworkers.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>

namespace querymend {

/// What the threads have in common.
class SessionWorkers::Shared : public Canceller {
public:
    void cancel() override
    {
        std::unique_lock lock(m_mutex);
        const std::vector<std::shared_ptr<Canceller>> all = m_cancellers;
        lock.unlock();
        for (const std::shared_ptr<Canceller>& one : all)
            one->cancel();
    }

    void add(Task task)
    {
        const std::lock_guard lock(m_mutex);
        m_tasks.push_back(std::move(task));
        m_changed.notify_one();
    }

    /// Works on the calling thread until end() is called.
    void serve(Session& session)
    {
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_changed.wait(lock, [this] { return m_isEnding || !m_tasks.empty(); });
            if (m_isEnding)
                return;
            const Task task = std::move(m_tasks.front());
            m_tasks.pop_front();
            ++m_busy;
            lock.unlock();
            task(session);
            lock.lock();
            if (--m_busy == 0)
                m_idle.notify_all();
        }
    }

    void canCancel(std::shared_ptr<Canceller> canceller)
    {
        const std::lock_guard lock(m_mutex);
        if (canceller) // what cannot be stopped is waited for
            m_cancellers.push_back(std::move(canceller));
    }

    void end()
    {
        std::unique_lock lock(m_mutex);
        m_isEnding = true;
        m_tasks.clear();
        m_changed.notify_all();
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
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::condition_variable m_idle;
    std::deque<Task> m_tasks;
    std::vector<std::shared_ptr<Canceller>> m_cancellers;
    std::size_t m_busy = 0;
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
    std::promise<Result<Opened, EngineError>> promise;
    Opening opening = promise.get_future();
    m_threads.emplace_back([shared = m_shared, opener, promise = std::move(promise)]() mutable {
        auto session = opener();
        if (!session)
            return promise.set_value(Failure{std::move(session).error()});
        shared->canCancel(session.value()->canceller());
        promise.set_value(Opened{session.value()->dialect(), session.value()->warnings()});
        shared->serve(*session.value());
    });
    return opening;
}

std::shared_ptr<Canceller> SessionWorkers::canceller() const
{
    return m_shared;
}

void SessionWorkers::addTask(Task task)
{
    m_shared->add(std::move(task));
}

} // namespace querymend
