#pragma once

#include <QObject>

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <thread>

namespace querymend {

/// Runs work on a thread of its own, so that the window stays responsive. Starting other work asks the previous work to
/// stop and drops its result. The destructor also waits for it, so work has to check `stop` often.
class BackgroundTask : public QObject {
    Q_OBJECT

public:
    explicit BackgroundTask(QObject* parent = nullptr) : QObject(parent) {}
    ~BackgroundTask() override;

    /// `done` is called on the thread of this object, unless the work was stopped before.
    template <class Value>
    void start(std::function<Value(const std::atomic<bool>& stop)> work, std::function<void(Value)> done)
    {
        const auto result = std::make_shared<Value>();
        begin([work = std::move(work), result](const std::atomic<bool>& stop) { *result = work(stop); },
              [done = std::move(done), result] { done(std::move(*result)); });
    }

    void stop();
    [[nodiscard]] bool isRunning() const { return m_current != 0; }

private:
    struct Job {
        std::thread thread;
        std::shared_ptr<std::atomic<bool>> stop; ///< shared with the thread
    };

    void begin(std::function<void(const std::atomic<bool>&)> work, std::function<void()> done);
    void finish(std::uint64_t number, const std::function<void()>& done);

    std::map<std::uint64_t, Job> m_jobs; ///< the current one, and those asked to stop
    std::uint64_t m_last = 0;
    std::uint64_t m_current = 0; ///< 0 if there is none
};

} // namespace querymend
