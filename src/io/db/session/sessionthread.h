#pragma once

#include "base/result.h"
#include "base/strongid.h"
#include "db/session/reconnectingsession.h"
#include "db/session/session.h"

#include <QObject>
#include <QPointer>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <variant>

namespace querymend {

using AskId = StrongId<struct AskTag>;

/// Rows still to be read on a session's thread, and the statement of that thread that they belong to.
struct OpenRows {
    std::unique_ptr<Cursor> cursor;
    std::uint64_t statement = 0;
};

/// A session on a thread of its own, which handles requests in turn. Answers arrive on the thread that this object
/// lives on, and never after it or the receiver is gone.
class SessionThread : public QObject {
    Q_OBJECT

public:
    /// The session is opened when first needed.
    explicit SessionThread(SessionOpener opener, QObject* parent = nullptr);
    /// Stops the current request. A connection attempt in progress, or a server that does not respond, is left to end
    /// by itself.
    ~SessionThread() override;

    template <class Value>
    using Work = std::function<Result<Value, EngineError>(Session&)>;
    /// May leave rows open, and read those that others left. They are closed before the session, on its thread.
    template <class Value>
    using Reading = std::function<Result<Value, EngineError>(Session&, OpenRows&)>;
    template <class Value>
    using Answered = std::function<void(Result<Value, EngineError>)>;

    /// Runs the work on the session's thread. `answered` is called on this object's thread, unless `context` is gone.
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
                auto outcome = std::make_shared<Outcome>(work(session, rows));
                std::string left = outcome->ok() ? std::string() : outcome->error().leftRunning;
                return {std::move(outcome), std::move(left)};
            },
            {context, [answered = std::move(answered)](Answer answer) {
                 if (auto* const error = std::get_if<EngineError>(&answer))
                     answered(Failure{std::move(*error)});
                 else
                     answered(std::move(*static_cast<Outcome*>(std::get<Done>(answer).outcome.get())));
             }});
    }

    /// Stops the request, even before it begins; unless it is already done, its answer is EngineFailure::cancelled. If
    /// the engine does not stop, the answer comes all the same.
    void cancel(AskId id);

Q_SIGNALS:
    /// A cancelled request, which was already answered, has ended without the server stopping its statement. Says
    /// what on the server still works on it.
    void leftRunning(const QString& name);
    /// Emitted on the session's thread: an answer is ready.
    void answerCame(QPrivateSignal);

private:
    struct Done {
        std::shared_ptr<void> outcome; ///< a Result of the requested Value, whose type the receiving callback knows
        std::string leftRunning;       ///< of its error
    };
    using Answer = std::variant<Done, EngineError>;
    using JobWork = std::function<Done(Session&, OpenRows&)>;
    struct Job {
        AskId id;
        JobWork work;
    };
    /// The receiver of an answer; never leaves the requesting thread.
    struct Pending {
        QPointer<QObject> context;
        std::function<void(Answer)> answered;
    };
    class Shared;

    AskId enqueue(JobWork work, Pending pending);
    void deliverAnswer();
    void answer(AskId id, Answer answer);

    std::shared_ptr<Shared> m_shared; ///< outlives this object if its threads are left to end by themselves
    std::map<std::uint32_t, Pending> m_pending;
    std::uint32_t m_lastId = 0;
    std::thread m_worker;
    std::thread m_stopper;
};

} // namespace querymend
