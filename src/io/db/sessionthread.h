#pragma once

#include "base/result.h"
#include "base/strongid.h"
#include "db/reconnectingsession.h"
#include "db/session.h"

#include <QObject>
#include <QPointer>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <thread>
#include <utility>

namespace querymend {

using AskId = StrongId<struct AskTag>;

/// The rows that a session's thread still has to read, and which statement of that thread gives them.
struct OpenRows {
    std::unique_ptr<Cursor> cursor;
    std::uint64_t statement = 0;
};

/// A session on a thread of its own. What it is asked is done there, one after the other; answers come to the thread
/// that this object lives on, and never after it or whoever asked is gone.
class SessionThread : public QObject {
    Q_OBJECT

public:
    /// The session is opened when it is first needed.
    explicit SessionThread(SessionOpener opener, QObject* parent = nullptr);
    /// Stops what is being done. A connection that is still being made, or a server that does not hear of it, is left
    /// to end by itself.
    ~SessionThread() override;

    template <class Value>
    using Work = std::function<Result<Value, EngineError>(Session&)>;
    /// May leave rows to be read, and read what others left. They end before the session does, on its thread.
    template <class Value>
    using Reading = std::function<Result<Value, EngineError>(Session&, OpenRows&)>;
    template <class Value>
    using Answered = std::function<void(Result<Value, EngineError>)>;

    /// Has the work done on the session's thread. `answered` is called here, unless `context` is gone by then.
    template <class Value>
    AskId ask(QObject* context, Work<Value> work, Answered<Value> answered)
    {
        return read<Value>(
            context, [work = std::move(work)](Session& session, OpenRows&) { return work(session); },
            std::move(answered));
    }

    template <class Value>
    AskId read(QObject* context, Reading<Value> work, Answered<Value> answered)
    {
        const auto answer = std::make_shared<Answered<Value>>(std::move(answered));
        return enqueue(
            context,
            [work = std::move(work), answer](Session& session, OpenRows& rows) -> Delivery {
                const auto result = std::make_shared<Result<Value, EngineError>>(work(session, rows));
                return [result, answer] { (*answer)(std::move(*result)); };
            },
            [answer](EngineError error) { (*answer)(Failure{std::move(error)}); });
    }

    /// Stops it where it is, or before it begins; it is answered with EngineFailure::cancelled, unless it is done.
    /// Where the engine does not stop, it is answered all the same.
    void cancel(AskId id);

private:
    using Delivery = std::function<void()>;
    using Refusal = std::function<void(EngineError)>;
    struct Job {
        AskId id;
        std::function<Delivery(Session&, OpenRows&)> work;
    };
    struct Pending {
        QPointer<QObject> context;
        Refusal refuse;
    };
    class Shared;

    AskId enqueue(QObject* context, std::function<Delivery(Session&, OpenRows&)> work, Refusal refuse);
    void deliver(AskId id, const Delivery& delivery);
    void refuse(AskId id, EngineError error);

    std::shared_ptr<Shared> m_shared; ///< outlives this object where its threads are left to end by themselves
    std::map<std::uint32_t, Pending> m_pending;
    std::uint32_t m_lastId = 0;
    std::thread m_worker;
    std::thread m_stopper;
};

} // namespace querymend
