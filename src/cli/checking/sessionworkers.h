#pragma once

#include "base/result.h"
#include "db/session/reconnectingsession.h"
#include "db/session/session.h"

#include <cstddef>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

namespace querymend {

class WorkerSession;

/// Sessions on one database, each on a thread of its own. Work is begun in the order in which it is added, by whichever
/// session is free.
class SessionWorkers {
public:
    /// Fails only if the first session cannot be opened.
    [[nodiscard]] static Result<std::unique_ptr<SessionWorkers>, EngineError> open(const SessionOpener& opener,
                                                                                   std::size_t count);
    SessionWorkers(const SessionWorkers&) = delete;
    SessionWorkers& operator=(const SessionWorkers&) = delete;
    /// Stops what is being done, and leaves out what has not begun.
    ~SessionWorkers();

    [[nodiscard]] std::size_t size() const { return m_size; }
    /// Why there are fewer sessions than wanted.
    [[nodiscard]] const std::optional<EngineError>& shortage() const { return m_shortage; }
    /// Of the first session, as it was opened.
    [[nodiscard]] const Dialect& dialect() const { return m_dialect; }
    [[nodiscard]] const DatabaseWarnings& warnings() const { return m_warnings; }
    /// Stops what all sessions are doing.
    [[nodiscard]] std::shared_ptr<Canceller> canceller() const;
    /// Opens every session anew before it does anything that is added from now on.
    void renew();

    template <class Work>
    [[nodiscard]] auto add(Work work) -> std::future<std::invoke_result_t<Work&, Session&>>
    {
        using Answer = std::invoke_result_t<Work&, Session&>;
        const auto task = std::make_shared<std::packaged_task<Answer(Session&)>>(std::move(work));
        addTask([task](Session& session) { (*task)(session); });
        return task->get_future();
    }

private:
    class Shared;
    using Task = std::function<void(Session&)>;

    /// What a thread reports once its session is open.
    struct Opened {
        Dialect dialect;
        DatabaseWarnings warnings;
    };
    using Opening = std::future<Result<Opened, EngineError>>;
    using Promise = std::promise<Result<Opened, EngineError>>;

    SessionWorkers();
    [[nodiscard]] Opening start(const SessionOpener& opener);
    [[nodiscard]] static std::unique_ptr<WorkerSession> open(const SessionOpener& opener, Shared& shared,
                                                             Promise& promise);
    void addTask(Task task);

    std::shared_ptr<Shared> m_shared; ///< also a canceller, which may outlive this object
    std::vector<std::thread> m_threads;
    std::size_t m_size = 0;
    std::optional<EngineError> m_shortage;
    Dialect m_dialect;
    DatabaseWarnings m_warnings;
};

} // namespace querymend
