#pragma once

#include "base/result.h"
#include "db/addresses/connectiontarget.h"
#include "db/host/hostprocess.h"
#include "db/host/hostprotocol.h"
#include "db/host/wire.h"
#include "db/session/databasewarning.h"
#include "db/session/engineerror.h"
#include "dialect/dialect.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>

namespace querymend {

/// Exchanges requests and answers with a host. A host that overruns, is cancelled or dies is replaced when the next
/// statement starts; no request is sent twice.
class HostLink {
public:
    HostLink(ConnectionTarget target, HostSettings settings);

    /// What a host reports about its session.
    struct Opened {
        Dialect dialect;
        DatabaseWarnings warnings;
    };

    [[nodiscard]] Result<Opened, EngineError> open();
    [[nodiscard]] std::shared_ptr<Canceller> canceller() const { return m_stopper; }
    /// Number of the host's current statement; a result belongs to one of them.
    [[nodiscard]] std::uint64_t statement() const { return m_statement; }

    template <class Value>
    using Reader = std::function<Result<Value, EngineError>(WireReader&)>;
    [[nodiscard]] static Result<void, EngineError> readNothing(WireReader&) { return {}; }

    /// Starts a statement, in a new host if the previous one is gone.
    template <class Value>
    [[nodiscard]] Result<Value, EngineError> start(const WireWriter& request, std::chrono::milliseconds time,
                                                   const Reader<Value>& read)
    {
        // The host may be reading ahead in a result that is still open, which must not take this statement's time.
        if (m_isStarted && readsAhead(m_target.engine))
            closeResult();
        m_stopper->startRun();
        m_isStarted = true;
        ++m_statement;
        if (!m_process) {
            if (auto opened = openAgain(); !opened)
                return Failure{std::move(opened).error()};
        }
        return ask<Value>(request, time, read);
    }

    /// Runs a statement that takes a single request.
    template <class Value>
    [[nodiscard]] Result<Value, EngineError> askOnce(const WireWriter& request, std::chrono::milliseconds time,
                                                     const Reader<Value>& read)
    {
        auto answer = start<Value>(request, time, read);
        finish();
        return answer;
    }

    /// Continues the statement that was started.
    template <class Value>
    [[nodiscard]] Result<Value, EngineError> ask(const WireWriter& request, std::chrono::milliseconds time,
                                                 const Reader<Value>& read)
    {
        std::string frame;
        if (auto answered = exchange(request, time, frame); !answered)
            return Failure{std::move(answered).error()};
        WireReader in(std::string_view(frame).substr(1));
        auto value = read(in);
        if (!in.ended())
            return Failure{giveUp(EngineFailure::lost, "the engine's process gave an invalid answer")};
        return value;
    }

    /// Ends the statement; cancelling from here on has no effect.
    void finish();
    /// Makes the host close the open result, which may hold a lock.
    void closeResult();

private:
    [[nodiscard]] Result<void, EngineError> openAgain();
    [[nodiscard]] Result<void, EngineError> exchange(const WireWriter& request, std::chrono::milliseconds time,
                                                     std::string& frame);
    /// Ends the host, so that the next statement starts a new one.
    [[nodiscard]] EngineError giveUp(EngineFailure failure, std::string message);
    [[nodiscard]] EngineError overran(std::chrono::milliseconds time);
    [[nodiscard]] EngineError whyItEnded();

    ConnectionTarget m_target;
    HostSettings m_settings;
    std::shared_ptr<HostStopper> m_stopper;
    std::unique_ptr<HostProcess> m_process;
    std::uint64_t m_statement = 0;
    bool m_isStarted = false; ///< and not finished
    LexRules m_lex;           ///< incoming statements were checked under this and m_names
    NameRules m_names;
};

} // namespace querymend
