#include "db/session/sessionthread.h"

#include <QTimer>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <vector>

namespace querymend {

namespace {

/// An engine that has not stopped after this long may never stop.
constexpr std::chrono::milliseconds timeToStop{400};

} // namespace

/// State shared by three threads: the requesting one, the worker, and the stopper, which is separate because stopping
/// the worker can itself mean waiting for a server.
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
    /// `soon` if the request is running and gets time to stop by itself, `done` if it is not or is still connecting.
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

    /// `someTime` if the worker is still connecting or its server has fallen silent, so that it cannot be joined.
    enum class Ending { done, someTime };
    [[nodiscard]] Ending end()
    {
        std::unique_lock lock(m_mutex);
        m_home = nullptr;
        m_isEnding = true;
        m_stopped = m_current;
        m_jobs.clear();
        m_answers.clear();
        m_changed.notify_all();
        const bool hasEnded = !m_isConnecting && m_changed.wait_for(lock, timeToStop, [this] { return m_hasEnded; });
        return hasEnded ? Ending::done : Ending::someTime;
    }

    /// Called on the requesting thread; returns the oldest answer.
    [[nodiscard]] std::pair<AskId, Answer> take()
    {
        const std::lock_guard lock(m_mutex);
        auto first = std::move(m_answers.front());
        m_answers.pop_front();
        return first;
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
                // A request that arrives before the engine has begun is lost, so repeat it.
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
        // Requests queued for the same connection fail now instead of waiting for the same failure.
        answer(m_current, opened.error());
        for (const Job& job : m_jobs)
            answer(job.id, opened.error());
        m_jobs.clear();
        return nullptr;
    }

    void run(const Job& job, Session& session, OpenRows& rows, std::unique_lock<std::mutex>& lock)
    {
        m_canceller = session.canceller();
        lock.unlock();
        Done done = job.work(session, rows);
        lock.lock();
        // A stop request in flight must not hit the next job.
        m_changed.wait(lock, [this] { return !m_isStopping; });
        m_canceller.reset();
        m_changed.notify_all();
        answer(job.id, std::move(done));
    }

    /// Called with the lock held, so that m_home cannot go away meanwhile.
    void answer(AskId id, Answer answer)
    {
        if (!m_home)
            return;
        m_answers.emplace_back(id, std::move(answer));
        Q_EMIT m_home->answerCame({});
    }

    std::mutex m_mutex;
    std::condition_variable m_changed;
    SessionThread* m_home; ///< null once it is destroyed
    std::deque<Job> m_jobs;
    std::deque<std::pair<AskId, Answer>> m_answers; ///< not yet taken; each has an answerCame() queued
    AskId m_current;
    AskId m_stopped; ///< the request cancelled last
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
{
    connect(this, &SessionThread::answerCame, this, &SessionThread::deliverAnswer, Qt::QueuedConnection);
}

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

AskId SessionThread::enqueue(JobWork work, Pending pending)
{
    const AskId id{++m_lastId};
    m_pending[id.value] = std::move(pending);
    m_shared->add(Job{id, std::move(work)});
    return id;
}

void SessionThread::cancel(AskId id)
{
    if (m_pending.count(id.value) == 0)
        return;
    const bool isDone = m_shared->stop(id) == Shared::Stopping::done;
    QTimer::singleShot(isDone ? std::chrono::milliseconds(0) : timeToStop, this, [this, id] {
        answer(id, EngineError{EngineFailure::cancelled, "cancelled"});
    });
}

void SessionThread::deliverAnswer()
{
    auto [id, taken] = m_shared->take();
    answer(id, std::move(taken));
}

/// An answer that is no longer awaited is dropped here; only what it left running is reported.
void SessionThread::answer(AskId id, Answer answer)
{
    const auto found = m_pending.find(id.value);
    if (found == m_pending.end()) {
        const auto* const done = std::get_if<Done>(&answer);
        if (done && !done->leftRunning.empty())
            Q_EMIT leftRunning(QString::fromStdString(done->leftRunning));
        return;
    }
    const Pending pending = std::move(found->second);
    m_pending.erase(found);
    if (!pending.context.isNull())
        pending.answered(std::move(answer));
}

} // namespace querymend

#include "moc_sessionthread.cpp"
