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
#include <variant>

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
        using Outcome = Result<Value, EngineError>;
        return enqueue(
            [work = std::move(work)](Session& session, OpenRows& rows) -> Done {
                return std::make_shared<Outcome>(work(session, rows));
            },
            {context, [answered = std::move(answered)](Answer answer) {
                 if (auto* const error = std::get_if<EngineError>(&answer))
                     answered(Failure{std::move(*error)});
                 else
                     answered(std::move(*static_cast<Outcome*>(std::get<Done>(answer).get())));
             }});
    }

    /// Stops it where it is, or before it begins; it is answered with EngineFailure::cancelled, unless it is done.
    /// Where the engine does not stop, it is answered all the same.
    void cancel(AskId id);

Q_SIGNALS:
    /// From the session's thread: an answer waits to be taken.
    void answerCame(QPrivateSignal);

private:
    /// What work gave: a Result of the Value that it was asked for, which is known where the answer goes.
    using Done = std::shared_ptr<void>;
    using Answer = std::variant<Done, EngineError>;
    using JobWork = std::function<Done(Session&, OpenRows&)>;
    struct Job {
        AskId id;
        JobWork work;
    };
    /// Who waits for an answer; it never leaves the thread that asked.
    struct Pending {
        QPointer<QObject> context;
        std::function<void(Answer)> answered;
    };
    class Shared;

    AskId enqueue(JobWork work, Pending pending);
    void takeAnswer();
    void answer(AskId id, Answer answer);

    std::shared_ptr<Shared> m_shared; ///< outlives this object where its threads are left to end by themselves
    std::map<std::uint32_t, Pending> m_pending;
    std::uint32_t m_lastId = 0;
    std::thread m_worker;
    std::thread m_stopper;
};

} // namespace querymend
