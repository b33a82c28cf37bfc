#pragma once

#include "base/result.h"
#include "db/connectiontarget.h"
#include "db/databasewarning.h"
#include "db/engineerror.h"
#include "db/host/hostprocess.h"
#include "db/host/hostprotocol.h"
#include "db/host/wire.h"
#include "dialect/dialect.h"

#include <chrono>
#include <functional>
#include <memory>
#include <string>

namespace querymend {

/// Questions to a host, and its answers. A host that overruns, is cancelled or dies is replaced by a new one when the
/// next statement comes; nothing is asked twice.
class HostLink {
public:
    HostLink(ConnectionTarget target, HostSettings settings);

    /// What a host tells of its session.
    struct Opened {
        Dialect dialect;
        DatabaseWarnings warnings;
    };

    [[nodiscard]] Result<Opened, EngineError> open();
    [[nodiscard]] std::shared_ptr<Canceller> canceller() const { return m_stopper; }
    /// Which statement the host is at: a result belongs to one of them.
    [[nodiscard]] std::uint64_t statement() const { return m_statement; }

    template <class Value>
    using Reader = std::function<Value(WireReader&)>;

    /// Begins with a statement, with a new host where the one before is gone.
    template <class Value>
    [[nodiscard]] Result<Value, EngineError> start(const WireWriter& request, std::chrono::milliseconds time,
                                                   const Reader<Value>& read)
    {
        m_stopper->startRun();
        ++m_statement;
        if (!m_process) {
            if (auto opened = openAgain(); !opened)
                return Failure{std::move(opened).error()};
        }
        return ask<Value>(request, time, read);
    }

    /// A statement of one question.
    template <class Value>
    [[nodiscard]] Result<Value, EngineError> askOnce(const WireWriter& request, std::chrono::milliseconds time,
                                                     const Reader<Value>& read)
    {
        auto answer = start<Value>(request, time, read);
        finish();
        return answer;
    }

    /// Goes on with the statement that was started.
    template <class Value>
    [[nodiscard]] Result<Value, EngineError> ask(const WireWriter& request, std::chrono::milliseconds time,
                                                 const Reader<Value>& read)
    {
        std::string frame;
        if (auto answered = exchange(request, time, frame); !answered)
            return Failure{std::move(answered).error()};
        WireReader in(std::string_view(frame).substr(1));
        Value value = read(in);
        if (!in.ended())
            return Failure{giveUp(EngineFailure::lost, "the process for the engine gave an answer that means nothing")};
        return value;
    }

    /// Ends the statement: whoever cancels from here on comes too late.
    void finish();
    /// Has the host let go of the result that is open, which may hold a lock.
    void closeResult();

private:
    [[nodiscard]] Result<std::monostate, EngineError> openAgain();
    [[nodiscard]] Result<std::monostate, EngineError> exchange(const WireWriter& request,
                                                               std::chrono::milliseconds time, std::string& frame);
    /// Ends the host, so that a new one is started for what comes next.
    [[nodiscard]] EngineError giveUp(EngineFailure failure, std::string message);
    [[nodiscard]] EngineError overran(std::chrono::milliseconds time);
    [[nodiscard]] EngineError whyItEnded();

    ConnectionTarget m_target;
    HostSettings m_settings;
    std::shared_ptr<HostStopper> m_stopper;
    std::unique_ptr<HostProcess> m_process;
    std::uint64_t m_statement = 0;
    LexRules m_lex; ///< by these and the next, statements were read before they came here
    NameRules m_names;
};

} // namespace querymend
