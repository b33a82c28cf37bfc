// What one row may take: more where a person runs a statement in the window than where a run or a check does.

#include "database/databasechecks.h"
#include "database/databaseresults.h"
#include "database/queryrun.h"

#include "db/engines.h"
#include "support/forwardingsession.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <mutex>
#include <optional>
#include <utility>

using namespace querymend;

namespace {

constexpr std::uint64_t megabyte = 1024 * 1024;

/// The limits that statements were run with, noted on the session's thread.
class NotedLimits {
public:
    void note(const Limits& limits)
    {
        const std::scoped_lock lock(m_mutex);
        m_megabytes << QString::number(limits.bytes / megabyte);
    }
    [[nodiscard]] QString megabytes() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_megabytes.join(QLatin1Char(' '));
    }

private:
    mutable std::mutex m_mutex;
    QStringList m_megabytes;
};

class NotingSession : public ForwardingSession {
public:
    NotingSession(std::unique_ptr<Session> session, std::shared_ptr<NotedLimits> noted)
        : ForwardingSession(std::move(session)), m_noted(std::move(noted))
    {}

    [[nodiscard]] Result<std::unique_ptr<Cursor>, EngineError> run(std::string_view statement,
                                                                   const Limits& limits) override
    {
        m_noted->note(limits);
        return ForwardingSession::run(statement, limits);
    }

private:
    std::shared_ptr<NotedLimits> m_noted;
};

} // namespace

class StatementLimitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_noted = std::make_shared<NotedLimits>();
        m_thread = std::make_unique<SessionThread>(
            [target = m_file.target(), noted = m_noted]() -> Result<std::unique_ptr<Session>, EngineError> {
                auto session = openSession(target);
                if (!session)
                    return session;
                return std::unique_ptr<Session>(std::make_unique<NotingSession>(std::move(session).value(), noted));
            });
    }

    void cleanup() { m_thread.reset(); }

    void aPersonsStatementMayHaveRowsOf256MB()
    {
        QueryRun run(*m_thread, GuardedStatement{"SELECT id FROM orders", nullptr});
        std::optional<QueryEnd> ended;
        connect(&run, &QueryRun::ended, this, [&](QueryEnd how, const EngineError&) { ended = how; });
        run.start();
        QTRY_VERIFY(ended);
        QCOMPARE(*ended, QueryEnd::complete);
        QCOMPARE(m_noted->megabytes(), QStringLiteral("256"));
    }

    void aStatementOfARunMayHaveRowsOf64MB()
    {
        const Dialect& dialect = dialectOf(DialectId::sqlite);
        DatabaseChecks checks(*m_thread, dialect, nullptr, engineChecksOf(RunPolicy{}));
        RunCheck request;
        request.effect = EffectId{1};
        request.given = "SELECT id FROM orders";
        request.verdict = checkStatically(request.given, {&dialect, nullptr, CheckPolicy::analyst, {}});
        std::optional<VerdictStatus> status;
        checks.check(request, [&](const Verdict& verdict) { status = verdict.status; });
        QTRY_VERIFY(status);
        QCOMPARE(*status, VerdictStatus::ok);
        QCOMPARE(m_noted->megabytes(), QStringLiteral("64"));
    }

    void aCandidateThatIsComparedMayHaveRowsOf64MB()
    {
        DatabaseResults results(*m_thread);
        CompareResults request;
        request.effect = EffectId{1};
        request.candidates = {{LaneId{0}, "SELECT id FROM orders"}};
        std::optional<Comparison> made;
        results.compare(request, [&](const Comparison& comparison) { made = comparison; });
        QTRY_VERIFY(made);
        QVERIFY(made->notes.empty());
        QCOMPARE(m_noted->megabytes(), QStringLiteral("64"));
    }

    void aCheckOutsideARunMayHaveRowsOf64MB()
    {
        QCOMPARE(EngineCheckPolicy{}.limits.bytes / megabyte, std::uint64_t{64});
    }

private:
    const SqliteFile m_file{"CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders VALUES (1);"};
    std::shared_ptr<NotedLimits> m_noted;
    std::unique_ptr<SessionThread> m_thread;
};

QTEST_GUILESS_MAIN(StatementLimitsTest)
#include "tst_statementlimits.moc"
