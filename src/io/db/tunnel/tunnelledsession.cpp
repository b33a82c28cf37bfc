#include "db/tunnel/tunnelledsession.h"

#include "db/session/wrappedsession.h"

#include <utility>

namespace querymend {

namespace {

template <class Value>
Result<Value, EngineError> explainedBy(SshTunnel& tunnel, Result<Value, EngineError> answer)
{
    if (answer)
        return answer;
    return Failure{tunnel.explained(std::move(answer).error())};
}

class TunnelledCursor : public Cursor {
public:
    TunnelledCursor(std::shared_ptr<SshTunnel> tunnel, std::unique_ptr<Cursor> cursor)
        : m_tunnel(std::move(tunnel)), m_cursor(std::move(cursor))
    {}

    const std::vector<ResultColumn>& columns() const override { return m_cursor->columns(); }
    Result<bool, EngineError> fetchInto(RowSink& sink, std::size_t rows) override
    {
        return explainedBy(*m_tunnel, m_cursor->fetchInto(sink, rows));
    }
    Result<std::optional<std::uint64_t>, EngineError> countRows() override
    {
        return explainedBy(*m_tunnel, m_cursor->countRows());
    }
    Result<void, EngineError> seek(std::uint64_t row) override { return explainedBy(*m_tunnel, m_cursor->seek(row)); }

private:
    std::shared_ptr<SshTunnel> m_tunnel;
    std::unique_ptr<Cursor> m_cursor; // ends before the tunnel does
};

/// A base, because the session must end before the tunnel that it uses.
struct TunnelHolder {
    std::shared_ptr<SshTunnel> tunnel;
};

class TunnelledSession : private TunnelHolder, public WrappedSession {
public:
    TunnelledSession(std::unique_ptr<Session> session, std::shared_ptr<SshTunnel> opened)
        : TunnelHolder{std::move(opened)}, WrappedSession(std::move(session))
    {}

    bool isOver() const override { return WrappedSession::isOver() || !tunnel->isOpen(); }

    Result<void, EngineError> prepare(std::string_view statement) override
    {
        return explainedBy(*tunnel, WrappedSession::prepare(statement));
    }

    Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        return explainedBy(*tunnel, WrappedSession::explain(statement, limits));
    }

    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement, const Limits& limits) override
    {
        auto cursor = explainedBy(*tunnel, WrappedSession::run(statement, limits));
        if (!cursor)
            return cursor;
        return std::unique_ptr<Cursor>(std::make_unique<TunnelledCursor>(tunnel, std::move(cursor).value()));
    }

    Result<Snapshot, EngineError> readSchema(const SchemaRequest& request) override
    {
        return explainedBy(*tunnel, WrappedSession::readSchema(request));
    }
};

} // namespace

std::unique_ptr<Session> throughTunnel(std::unique_ptr<Session> session, std::shared_ptr<SshTunnel> tunnel)
{
    return std::make_unique<TunnelledSession>(std::move(session), std::move(tunnel));
}

} // namespace querymend
