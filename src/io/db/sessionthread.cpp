#include "db/sessionthread.h"

#include <QTimer>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <vector>

namespace querymend {

namespace {

/// An engine that has not stopped after this long may never do it.
constexpr std::chrono::milliseconds timeToStop{400};

} // namespace

/// What the three threads have in common: the one that asks, the one that works, and the one that stops the worker,
/// because stopping can itself mean waiting for a server.
class SessionThread::Shared {
public:
    explicit Shared(SessionThread* home) : m_home(home) {}

    void add(Job job)
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
        m_changed.notify_all();
    }

    enum class Stopping { soon, done };
    /// What runs is answered when it has stopped, if the engine hears of it soon.
    [[nodiscard]] Stopping stop(AskId id)
    {
        const std::lock_guard lock(m_mutex);
        std::erase_if(m_jobs, [&](const Job& job) { return job.id == id; });
        if (m_current != id)
            return Stopping::done;
        m_stopped = id;
        m_changed.notify_all();
        return m_isConnecting ? Stopping::done : Stopping::soon;
    }

    /// Where the worker is still connecting, or its server has fallen silent, nobody can wait for it.
    enum class Ending { done, someTime };
    [[nodiscard]] Ending end()
    {
        std::unique_lock lock(m_mutex);
        m_home = nullptr;
        m_isEnding = true;
        m_stopped = m_current;
        m_jobs.clear();
        m_changed.notify_all();
        const bool hasEnded = !m_isConnecting && m_changed.wait_for(lock, timeToStop, [this] { return m_hasEnded; });
        return hasEnded ? Ending::done : Ending::someTime;
    }

    void work(const SessionOpener& opener)
    {
        serve(opener);
        const std::lock_guard lock(m_mutex);
        m_hasEnded = true;
        m_changed.notify_all();
    }

    void stopWhatIsCancelled()
    {
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_changed.wait(lock, [this] { return m_isEnding || mustStop(); });
            while (mustStop()) {
                const std::shared_ptr<Canceller> canceller = m_canceller;
                m_isStopping = true;
                lock.unlock();
                canceller->cancel();
                lock.lock();
                m_isStopping = false;
                m_changed.notify_all();
                // A request that arrives before the engine has begun is lost, so it is repeated.
                constexpr std::chrono::milliseconds betweenRequests{20};
                m_changed.wait_for(lock, betweenRequests, [this] { return !mustStop(); });
            }
            if (m_isEnding)
                return;
        }
    }

private:
    [[nodiscard]] bool mustStop() const { return m_canceller && !m_current.isNone() && m_stopped == m_current; }

    void serve(const SessionOpener& opener)
    {
        std::unique_ptr<Session> session;
        OpenRows rows;
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_changed.wait(lock, [this] { return m_isEnding || !m_jobs.empty(); });
            if (m_isEnding)
                return;
            const Job job = std::move(m_jobs.front());
            m_jobs.pop_front();
            m_current = job.id;
            if (!session)
                session = connect(opener, lock);
            if (session && m_stopped != job.id)
                run(job, *session, rows, lock);
            m_current = AskId{};
        }
    }

    std::unique_ptr<Session> connect(const SessionOpener& opener, std::unique_lock<std::mutex>& lock)
    {
        m_isConnecting = true;
        lock.unlock();
        auto opened = opener();
        lock.lock();
        m_isConnecting = false;
        if (opened)
            return std::move(opened).value();
        // Whoever waits for the same connection need not wait for the same failure.
        refuse(m_current, opened.error());
        for (const Job& job : m_jobs)
            refuse(job.id, opened.error());
        m_jobs.clear();
        return nullptr;
    }

    void run(const Job& job, Session& session, OpenRows& rows, std::unique_lock<std::mutex>& lock)
    {
        m_canceller = session.canceller();
        lock.unlock();
        const Delivery delivery = job.work(session, rows);
        lock.lock();
        // A request on its way must not hit what comes next.
        m_changed.wait(lock, [this] { return !m_isStopping; });
        m_canceller.reset();
        m_changed.notify_all();
        SessionThread* const home = m_home;
        if (home)
            QMetaObject::invokeMethod(
                home, [home, id = job.id, delivery] { home->deliver(id, delivery); }, Qt::QueuedConnection);
    }

    void refuse(AskId id, const EngineError& error)
    {
        SessionThread* const home = m_home;
        if (home)
            QMetaObject::invokeMethod(
                home, [home, id, error] { home->refuse(id, error); }, Qt::QueuedConnection);
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    SessionThread* m_home; ///< null when it is gone
    std::deque<Job> m_jobs;
    AskId m_current;
    AskId m_stopped; ///< what was cancelled last
    std::shared_ptr<Canceller> m_canceller;
    bool m_isConnecting = false;
    bool m_isStopping = false;
    bool m_isEnding = false;
    bool m_hasEnded = false;
};

SessionThread::SessionThread(SessionOpener opener, QObject* parent)
    : QObject(parent), m_shared(std::make_shared<Shared>(this)),
      m_worker([shared = m_shared, opener = std::move(opener)] { shared->work(opener); }),
      m_stopper([shared = m_shared] { shared->stopWhatIsCancelled(); })
{}

SessionThread::~SessionThread()
{
    if (m_shared->end() == Shared::Ending::someTime) {
        m_worker.detach();
        m_stopper.detach();
        return;
    }
    m_worker.join();
    m_stopper.join();
}

AskId SessionThread::enqueue(QObject* context, std::function<Delivery(Session&, OpenRows&)> work, Refusal refuse)
{
    const AskId id{++m_lastId};
    m_pending[id.value] = Pending{context, std::move(refuse)};
    m_shared->add(Job{id, std::move(work)});
    return id;
}

void SessionThread::cancel(AskId id)
{
    if (m_pending.count(id.value) == 0)
        return;
    const bool isDone = m_shared->stop(id) == Shared::Stopping::done;
    QTimer::singleShot(isDone ? std::chrono::milliseconds(0) : timeToStop, this, [this, id] {
        refuse(id, {EngineFailure::cancelled, "cancelled", {}, {}, {}});
    });
}

/// The one place where an answer that nobody waits for any more is dropped.
void SessionThread::deliver(AskId id, const Delivery& delivery)
{
    const auto pending = m_pending.find(id.value);
    if (pending == m_pending.end())
        return;
    const bool isWanted = !pending->second.context.isNull();
    m_pending.erase(pending);
    if (isWanted)
        delivery();
}

void SessionThread::refuse(AskId id, EngineError error)
{
    const auto pending = m_pending.find(id.value);
    if (pending == m_pending.end())
        return;
    const Refusal refusal = pending->second.refuse;
    deliver(id, [&] { refusal(std::move(error)); });
}

} // namespace querymend
