#pragma once

#include "agents/rowsreading.h"
#include "check/schemaview.h"
#include "db/checks/enginecheck.h"
#include "db/session/sessionthread.h"
#include "run/ports.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace querymend {

/// Whether a call only has a statement checked, or also run.
enum class AgentWish : std::uint8_t { check, run };

/// How the statements of agents are checked and run.
struct AgentLimits {
    Limits statement{std::chrono::seconds(30), std::uint64_t{16} << 20U};
    RowLimits rows;
    DataValues values = DataValues::mayBeNamed;
};

/// The engine's part in an agent's run. A statement that only had to be checked, and is right, is kept: what becomes of
/// the attempt is decided by the agent's next call, which usually runs it.
class AgentChecks : public QObject, public CheckPort {
public:
    /// The thread must outlive it; the schema may be null. `judgedBy` is the dialect of the static checks done before.
    AgentChecks(SessionThread& database, const Dialect& judgedBy, std::shared_ptr<const SchemaView> schema,
                AgentLimits limits);

    /// What to do with the next statement.
    void expect(AgentWish wish, std::size_t rows);
    void check(const RunCheck& request, Answered answered) override;
    void stop(EffectId effect) override;

    using Passed = std::function<void(const Verdict& verdict)>;
    /// Called for each statement that was checked and is right.
    void whenPassed(Passed passed) { m_passed = std::move(passed); }

    /// The statement that was checked and is kept; empty if none is.
    [[nodiscard]] std::string keptStatement() const { return m_kept ? m_kept->request.given : std::string(); }
    [[nodiscard]] const Verdict& keptVerdict() const { return m_kept->verdict; }
    /// Runs what is kept, as the rest of its check.
    void runKept();
    /// Ends the check of what is kept: it passes.
    void letKeptPass();

    /// The rows of the statement that was run last; none if none was.
    [[nodiscard]] const std::optional<AgentRows>& rows() const { return m_rows; }

private:
    struct Outcome {
        Verdict verdict;
        std::optional<AgentRows> rows;
    };
    struct Kept {
        RunCheck request;
        Answered answered;
        Verdict verdict;
    };

    void take(const RunCheck& request, const Answered& answered, Outcome outcome);

    SessionThread& m_database;
    LexRules m_lex;
    NameRules m_names;
    std::shared_ptr<const SchemaView> m_schema; ///< shared with checks in progress
    AgentLimits m_limits;
    AgentWish m_wish = AgentWish::check;
    std::optional<Kept> m_kept;
    std::optional<AgentRows> m_rows;
    Passed m_passed;
    AskId m_open;
};

} // namespace querymend
