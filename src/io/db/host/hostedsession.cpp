#include "db/host/hostedsession.h"

#include "db/host/hostlink.h"
#include "db/host/wirerows.h"
#include "db/host/wirevalues.h"
#include "schema/json.h"

#include <utility>

namespace querymend {

namespace {

/// Reads the rows of the host's open result, until another statement replaces it.
class HostedCursor : public Cursor {
public:
    HostedCursor(HostLink& link, Limits limits, std::vector<ResultColumn> columns)
        : m_link(link), m_statement(link.statement()), m_limits(limits), m_columns(std::move(columns))
    {}
    ~HostedCursor() override
    {
        if (m_isOpen && isCurrent())
            m_link.closeResult();
    }

    const std::vector<ResultColumn>& columns() const override { return m_columns; }

    Result<bool, EngineError> fetchInto(RowSink& sink, std::size_t rows) override
    {
        WireWriter out;
        out.number(HostRequest::fetch);
        out.number(static_cast<std::uint64_t>(rows));
        const PageShape shape{m_columns.size(), rows};
        auto isLast = ask<bool>(out, [&](WireReader& in) { return readPage(in, sink, shape) == PageEnd::lastRow; });
        if (isLast && *isLast && !m_isCounted) {
            m_isOpen = false;
            m_link.finish();
        }
        return isLast;
    }

    Result<std::optional<std::uint64_t>, EngineError> countRows() override
    {
        WireWriter out;
        out.number(HostRequest::countRows);
        auto count = ask<std::optional<std::uint64_t>>(out, readCount);
        m_isCounted = m_isCounted || (count && count->has_value());
        return count;
    }

    Result<void, EngineError> seek(std::uint64_t row) override
    {
        WireWriter out;
        out.number(HostRequest::seek);
        out.number(row);
        return ask<void>(out, HostLink::readNothing);
    }

private:
    [[nodiscard]] bool isCurrent() const { return m_link.statement() == m_statement; }

    template <class Value>
    Result<Value, EngineError> ask(const WireWriter& request, const HostLink::Reader<Value>& read)
    {
        if (!isCurrent())
            return Failure{supersededError()};
        auto answer = m_link.ask<Value>(request, m_limits.time, read);
        if (!answer)
            m_link.finish();
        return answer;
    }

    HostLink& m_link;
    std::uint64_t m_statement;
    Limits m_limits;
    std::vector<ResultColumn> m_columns;
    bool m_isOpen = true;
    bool m_isCounted = false; ///< so it stays open after its last row
};

class HostedSession : public Session {
public:
    HostedSession(ConnectionTarget target, HostSettings settings)
        : m_link(std::move(target), std::move(settings)), m_dialect(defaultDialect())
    {}

    Result<void, EngineError> begin()
    {
        auto opened = m_link.open();
        if (!opened)
            return Failure{std::move(opened).error()};
        m_dialect = std::move(opened.value().dialect);
        m_warnings = std::move(opened.value().warnings);
        return {};
    }

    const Dialect& dialect() const override { return m_dialect; }
    const DatabaseWarnings& warnings() const override { return m_warnings; }
    std::shared_ptr<Canceller> canceller() override { return m_link.canceller(); }

    Result<void, EngineError> prepare(std::string_view statement) override
    {
        WireWriter out;
        out.number(HostRequest::prepare);
        out.text(statement);
        return m_link.askOnce<void>(out, Limits{}.time, HostLink::readNothing);
    }

    Result<Plan, EngineError> explain(std::string_view statement, const Limits& limits) override
    {
        return m_link.askOnce<Plan>(request(HostRequest::explain, statement, limits), limits.time, readPlan);
    }

    Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement, const Limits& limits) override
    {
        auto columns = m_link.start<std::vector<ResultColumn>>(request(HostRequest::run, statement, limits),
                                                               limits.time, readColumns);
        if (!columns) {
            m_link.finish();
            return Failure{std::move(columns).error()};
        }
        return std::unique_ptr<Cursor>(std::make_unique<HostedCursor>(m_link, limits, std::move(columns).value()));
    }

    Result<Snapshot, EngineError> readSchema(const SchemaRequest& wanted) override
    {
        WireWriter out;
        out.number(HostRequest::readSchema);
        write(out, wanted);
        return m_link.askOnce<Snapshot>(out, wanted.limits.time, [](WireReader& in) {
            auto read = readSchemaJson(in.text());
            if (!read)
                in.fail();
            return read ? std::move(read).value() : Snapshot{};
        });
    }

private:
    static WireWriter request(HostRequest kind, std::string_view statement, const Limits& limits)
    {
        WireWriter out;
        out.number(kind);
        write(out, limits);
        out.text(statement);
        return out;
    }

    HostLink m_link;
    Dialect m_dialect;
    DatabaseWarnings m_warnings;
};

} // namespace

Result<std::unique_ptr<Session>, EngineError> openHosted(const ConnectionTarget& target, const HostSettings& settings)
{
    auto session = std::make_unique<HostedSession>(target, settings);
    if (auto begun = session->begin(); !begun)
        return Failure{std::move(begun).error()};
    return std::unique_ptr<Session>(std::move(session));
}

} // namespace querymend
