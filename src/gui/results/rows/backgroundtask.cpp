#include "results/rows/backgroundtask.h"

#include <utility>

namespace querymend {

BackgroundTask::~BackgroundTask()
{
    stop();
    for (auto& [number, job] : m_jobs)
        job.thread.join();
}

void BackgroundTask::begin(std::function<void(const std::atomic<bool>&)> work, std::function<void()> done)
{
    stop();
    m_current = ++m_last;
    Job& job = m_jobs[m_current];
    job.stop = std::make_shared<std::atomic<bool>>(false);
    const auto finished = [this, number = m_current, done = std::move(done)] { finish(number, done); };
    job.thread = std::thread([this, stop = job.stop, work = std::move(work), finished] {
        work(*stop);
        QMetaObject::invokeMethod(this, finished, Qt::QueuedConnection); // `this` is valid: the destructor joins
    });
}

void BackgroundTask::finish(std::uint64_t number, const std::function<void()>& done)
{
    const auto job = m_jobs.find(number);
    job->second.thread.join();
    m_jobs.erase(job);
    if (number != m_current)
        return;
    m_current = 0;
    done();
}

void BackgroundTask::stop()
{
    if (m_current != 0)
        m_jobs[m_current].stop->store(true);
    m_current = 0;
}

} // namespace querymend

#include "moc_backgroundtask.cpp"
