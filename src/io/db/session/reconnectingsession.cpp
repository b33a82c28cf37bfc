#include "db/session/reconnectingsession.h"

#include <QElapsedTimer>
#include <QLoggingCategory>

#include <algorithm>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace querymend {

namespace {

Q_LOGGING_CATEGORY(databaseLog, "querymend.db", QtWarningMsg)

template <class Value>
const char* outcomeOf(const Result<Value, EngineError>& result)
{
    return result ? "done" : name(result.error().failure);
}

/// Opens a session, and logs nothing that could hold a password: neither the target nor the engine's message.
Result<std::unique_ptr<Session>, EngineError> openLogged(const SessionOpener& opener)
{
    QElapsedTimer timer;
    timer.start();
    auto opened = opener();
    qCDebug(databaseLog) << "connecting:" << outcomeOf(opened) << "after" << timer.elapsed() << "ms";
    return opened;
}

/// Cancels what the current session does.
class CurrentCanceller : public Canceller {
public:
    void cancel() override
    {
        if (const std::shared_ptr<Canceller> current = get())
            current->cancel();
    }

    void set(std::shared_ptr<Canceller> canceller)
    {
        const std::lock_guard lock(m_mutex);
        m_canceller = std::move(canceller);
    }

private:
    std::shared_ptr<Canceller> get() const
    {
        const std::lock_guard lock(m_mutex);
        return m_canceller;
    }

    mutable std::mutex m_mutex;
    std::shared_ptr<Canceller> m_canceller;
};

class ReconnectingSession : public Session {
public:
    ReconnectingSession(SessionOpener opener, SteadyClock now, std::unique_ptr<Session> session)
        : m_opener(std::move(opener)), m_now(std::move(now)), m_dialect(session->dialect())
    {
        take(std::move(session));
    }

    const Dialect& dialect() const override { return m_dialect; }
    const DatabaseWarnings& warnings() const override { return m_warnings; }
    std::shared_ptr<Canceller> canceller() override { return m_canceller; }

    Result<void, EngineError> prepare(std::string_view statement) override
    {
        return ask<void>("prepare", [&](Session& session) { return session.prepare(statement); });
    }

    Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        return ask<Plan>("explain", [&](Session& session) { return session.explain(statement, limits); });
    }

    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement, const Limits& limits) override
    {
        auto cursor =
            ask<std::unique_ptr<Cursor>>("run", [&](Session& session) { return session.run(statement, limits); });
        if (!cursor)
            return cursor;
        return std::unique_ptr<Cursor>(std::make_unique<WatchedCursor>(*this, std::move(cursor).value()));
    }

    Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        return ask<Snapshot>("read schema", [&](Session& session) {
            auto snapshot = session.readSchema(request);
            m_warnings = session.warnings();
            return snapshot;
        });
    }

private:
    /// Notices a lost connection while rows are read. Keeps its session alive, because it may end after that session
    /// was replaced.
    class WatchedCursor : public Cursor {
    public:
        WatchedCursor(ReconnectingSession& owner, std::unique_ptr<Cursor> cursor)
            : m_owner(owner), m_session(owner.m_session), m_cursor(std::move(cursor))
        {}

        const std::vector<ResultColumn>& columns() const override { return m_cursor->columns(); }

        Result<bool, EngineError> fetchInto(RowSink& sink, std::size_t rows) override
        {
            return watched(m_cursor->fetchInto(sink, rows));
        }

        Result<std::optional<std::uint64_t>, EngineError> countRows() override
        {
            return watched(m_cursor->countRows());
        }

        Result<void, EngineError> seek(std::uint64_t row) override { return watched(m_cursor->seek(row)); }

    private:
        template <class Value>
        Result<Value, EngineError> watched(Result<Value, EngineError> answer)
        {
            if (!answer)
                m_owner.notice(answer.error(), m_session);
            return answer;
        }

        ReconnectingSession& m_owner;
        std::shared_ptr<Session> m_session;
        std::unique_ptr<Cursor> m_cursor;
    };

    template <class Value, class Work>
    Result<Value, EngineError> ask(const char* what, Work work)
    {
        if (auto connected = connect(); !connected)
            return Failure{std::move(connected).error()};
        const std::shared_ptr<Session> session = m_session;
        qCDebug(databaseLog) << what << "begun";
        QElapsedTimer timer;
        timer.start();
        Result<Value, EngineError> answer = work(*session);
        qCDebug(databaseLog) << what << "ended:" << outcomeOf(answer) << "after" << timer.elapsed() << "ms";
        if (!answer)
            notice(answer.error(), session);
        return answer;
    }

    void take(std::unique_ptr<Session> session)
    {
        m_session = std::move(session);
        m_dialect = m_session->dialect();
        m_warnings = m_session->warnings();
        m_canceller->set(m_session->canceller());
        m_failures = 0;
    }

    void notice(const EngineError& error, const std::shared_ptr<Session>& session)
    {
        if (error.failure != EngineFailure::lost || session != m_session)
            return;
        qCDebug(databaseLog) << "connection lost";
        m_session.reset();
    }

    Result<void, EngineError> connect()
    {
        if (m_session && !m_session->isOver())
            return {};
        m_session.reset();
        if (m_failures > 0 && m_now() < m_nextTry)
            return Failure{m_lastProblem};
        auto opened = openLogged(m_opener);
        if (opened)
            return replaceSession(std::move(opened).value());
        const std::chrono::milliseconds wait = waitAfter(++m_failures);
        m_nextTry = m_now() + wait;
        m_lastProblem = std::move(opened).error();
        m_lastProblem.failure = EngineFailure::unreachable;
        m_lastProblem.message = "the connection was lost and cannot be re-established: " + m_lastProblem.message
            + "; the next attempt is in " + std::to_string(wait.count()) + " ms";
        return Failure{m_lastProblem};
    }

    /// The pending statement was checked under the former settings, so it must not run under others.
    Result<void, EngineError> replaceSession(std::unique_ptr<Session> session)
    {
        const LexRules lex = m_dialect.lex;
        const NameRules names = m_dialect.syntax.names;
        take(std::move(session));
        if (m_dialect.lex == lex && m_dialect.syntax.names == names)
            return {};
        return failed(EngineFailure::lost, "the server's settings have changed how statements are parsed");
    }

    SessionOpener m_opener;
    SteadyClock m_now;
    std::shared_ptr<Session> m_session; ///< shared with its open cursor; null after a loss
    std::shared_ptr<CurrentCanceller> m_canceller = std::make_shared<CurrentCanceller>();
    Dialect m_dialect;
    DatabaseWarnings m_warnings;
    int m_failures = 0;
    std::chrono::steady_clock::time_point m_nextTry;
    EngineError m_lastProblem;
};

} // namespace

std::chrono::milliseconds waitAfter(int failures)
{
    constexpr std::chrono::milliseconds first{250};
    constexpr std::chrono::milliseconds longest{30000};
    constexpr int mostDoublings = 8;
    return std::min(longest, first * (1 << std::clamp(failures - 1, 0, mostDoublings)));
}

Result<std::unique_ptr<Session>, EngineError> openReconnecting(SessionOpener opener, SteadyClock now)
{
    auto opened = openLogged(opener);
    if (!opened)
        return opened;
    return std::unique_ptr<Session>(
        std::make_unique<ReconnectingSession>(std::move(opener), std::move(now), std::move(opened).value()));
}

} // namespace querymend
