#include "db/host/hostlink.h"

#include "db/host/wirevalues.h"
#include "db/host/wirewarnings.h"

#include <csignal>
#include <utility>

namespace querymend {

namespace {

/// An engine stops by itself at its limit; its process is killed this long after that.
constexpr std::chrono::milliseconds grace{500};
constexpr std::chrono::milliseconds timeToOpen{15000};
constexpr std::chrono::milliseconds timeToClose{1000};

/// An ODBC driver may use a server, which keeps working unless it is told to stop.
HostStopper::Manners mannersFor(const ConnectionTarget& target)
{
    return target.engine == EngineKind::odbc ? HostStopper::Manners::askFirst : HostStopper::Manners::endAtOnce;
}

} // namespace

HostLink::HostLink(ConnectionTarget target, HostSettings settings)
    : m_target(std::move(target)), m_settings(std::move(settings)),
      m_stopper(std::make_shared<HostStopper>(mannersFor(m_target)))
{}

Result<HostLink::Opened, EngineError> HostLink::open()
{
    auto started = HostProcess::start(m_settings, m_target.engine, m_stopper);
    if (!started)
        return Failure{std::move(started).error()};
    m_process = std::move(started).value();
    WireWriter out;
    out.number(HostRequest::open);
    write(out, m_target);
    auto opened = ask<Opened>(out, timeToOpen, [](WireReader& in) {
        Opened read;
        read.dialect = readDialect(in);
        read.warnings = readWarnings(in);
        return read;
    });
    if (opened) {
        m_lex = opened->dialect.lex;
        m_names = opened->dialect.syntax.names;
        return opened;
    }
    m_process.reset();
    EngineError error = std::move(opened).error();
    if (error.failure == EngineFailure::timedOut)
        error = {EngineFailure::unreachable,
                 "the database could not be opened within "
                     + std::to_string(std::chrono::ceil<std::chrono::seconds>(timeToOpen).count()) + " s"};
    return Failure{std::move(error)};
}

/// A server's settings may have changed meanwhile, and statements checked under the former ones must not run.
Result<void, EngineError> HostLink::openAgain()
{
    const LexRules lex = m_lex;
    const NameRules names = m_names;
    const auto opened = open();
    if (!opened)
        return Failure{opened.error()};
    if (m_lex == lex && m_names == names)
        return {};
    m_lex = lex;
    m_names = names;
    return Failure{giveUp(EngineFailure::lost, "the server's settings have changed how statements are parsed")};
}

void HostLink::finish()
{
    m_isStarted = false;
    m_stopper->endRun();
    if (m_stopper->wasAsked()) // the host is gone, or a late request may hit the next statement
        m_process.reset();
}

void HostLink::closeResult()
{
    WireWriter out;
    out.number(HostRequest::close);
    if (m_process)
        (void)ask<void>(out, timeToClose, readNothing);
    finish();
}

Result<void, EngineError> HostLink::exchange(const WireWriter& request, std::chrono::milliseconds time,
                                             std::string& frame)
{
    if (!m_process)
        return failed(EngineFailure::lost, "the engine's process has ended");
    const auto deadline = std::chrono::steady_clock::now() + time + grace;
    const bool sent = m_process->socket().send(request.bytes(), deadline);
    switch (sent ? m_process->socket().receive(frame, deadline) : Received::closed) {
    case Received::frame:
        break;
    case Received::timedOut:
        return Failure{overran(time)};
    case Received::closed:
        return Failure{whyItEnded()};
    case Received::unreadable:
        return Failure{giveUp(EngineFailure::lost, "the engine's process gave an invalid answer")};
    }
    WireReader in(frame);
    if (in.choice(HostAnswer::error) == HostAnswer::value && !in.failed())
        return {};
    EngineError error = readError(in);
    if (!in.ended())
        return Failure{giveUp(EngineFailure::lost, "the engine's process gave an invalid answer")};
    return Failure{std::move(error)};
}

EngineError HostLink::overran(std::chrono::milliseconds time)
{
    EngineError error = giveUp(EngineFailure::timedOut,
                               "it ran longer than its limit of " + std::to_string(time.count()) + " ms and was ended");
    if (mannersFor(m_target) == HostStopper::Manners::askFirst) {
        error.leftRunning = "session of the driver";
        error.message += "; the server may still be working on it";
    }
    return error;
}

EngineError HostLink::giveUp(EngineFailure failure, std::string message)
{
    m_process.reset();
    return {failure, std::move(message)};
}

EngineError HostLink::whyItEnded()
{
    const bool wasCancelled = m_stopper->wasAsked();
    const int signal = m_process->end();
    if (wasCancelled)
        return giveUp(EngineFailure::cancelled, "cancelled");
    if (signal == SIGXCPU)
        return giveUp(EngineFailure::timedOut, "it exceeded its CPU time limit");
    if (signal == 0)
        return giveUp(EngineFailure::lost, "the engine's process ended by itself");
    return giveUp(EngineFailure::exhausted,
                  "the engine crashed on this statement: it exceeded its memory limit, or it has a bug (signal "
                      + std::to_string(signal) + ')');
}

} // namespace querymend
