#pragma once

#include "agents/agentlink.h"
#include "agents/agenttasks.h"
#include "agents/attemptanswer.h"
#include "database/livecheck.h"
#include "database/livedatabase.h"
#include "db/addresses/connectiontarget.h"
#include "db/schema/samplevalues.h"
#include "inputs/glossaryargument.h"
#include "mcp/mcpprotocol.h"
#include "prompt/linking/linkindex.h"

#include <QElapsedTimer>
#include <QObject>

#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// A database that a person lets agents use, under the name by which they ask for it.
struct AgentConnection {
    std::string name;
    ConnectionTarget target;
    SamplePolicy samples = SamplePolicy::none; ///< for the values that find_tables shows
};

/// What holds for all connections.
struct AgentSettings {
    AgentLimits limits;
    std::size_t mostRows = 10'000;
    const HintTexts* hints = nullptr; ///< null: the built-in ones
    GivenGlossary glossary;           ///< what words mean in these databases
    EventSink keep;
    /// Stores what `keep` has taken, before an agent gets its answer; returns why that cannot be done. May be empty.
    std::function<std::optional<std::string>()> store;
    std::function<void(const std::string& warning)> warn; ///< for the person; may be empty
    AgentLink* window = nullptr;                          ///< where a person watches; null: nowhere
    std::chrono::milliseconds patience = personsPatience; ///< with that person
};

/// One database with the calls for it, which it answers one after the other. It is opened by the first.
class AgentDatabase : public QObject {
    Q_OBJECT

public:
    AgentDatabase(AgentConnection connection, const AgentSettings& settings, SessionOpener opener);
    ~AgentDatabase() override;

    [[nodiscard]] const AgentConnection& connection() const { return m_connection; }
    void add(StartToolCall call) { m_calls.push_back(std::move(call)); }
    /// Whether a call could be begun now.
    [[nodiscard]] bool canBegin() const { return !m_current && !m_calls.empty(); }
    [[nodiscard]] bool isBusy() const { return m_current.has_value(); }
    void beginNext();
    /// Returns whether the call was one of its.
    bool cancel(ToolCallId call);
    /// Ends all tasks.
    void finish();
    /// Its tasks; they begin with the first call.
    [[nodiscard]] AgentTasks& tasks() { return m_tasks; }

Q_SIGNALS:
    /// Another call can be begun.
    void answered(querymend::ToolCallId call, const querymend::ToolAnswer& answer, std::size_t rows);

private:
    void open();
    void warn() const;
    void work();
    void workOnSchema();
    void attempt(AgentWish wish);
    void attempt(AgentWish wish, AtBorder border);
    void attemptByCost(AgentWish wish);
    void mend();
    void explain();
    void takeAttempt(AgentWish wish, const std::string& task, Result<AgentAttempt, std::string> attempt);
    void answer(ToolAnswer answer, std::size_t rows = 0);
    [[nodiscard]] bool shouldReadSchema() const;
    [[nodiscard]] Verdict staticVerdict() const;
    [[nodiscard]] AgentBorder border() const;
    void takeSchema();
    [[nodiscard]] std::vector<std::string> sentencesAbout(const std::string& words) const;
    [[nodiscard]] std::unique_ptr<AgentTask> makeTask(const std::string& name, const std::string& agent);
    [[nodiscard]] std::function<bool()> stillOn(ToolCallId call) const;

    AgentConnection m_connection;
    const AgentSettings& m_settings;
    SessionOpener m_opener;
    StatementAnswers m_answers;
    std::deque<StartToolCall> m_calls;
    std::optional<StartToolCall> m_current;
    std::unique_ptr<LiveDatabase> m_database; ///< null until it is opened
    bool m_isOpen = false;
    bool m_waitsForSchema = false;
    QElapsedTimer m_schemaAge;
    std::shared_ptr<const SchemaView> m_checked; ///< what the open tasks know
    std::shared_ptr<const SchemaView> m_indexed;
    std::unique_ptr<LinkIndex> m_index; ///< of m_indexed
    std::unique_ptr<LiveCheck> m_liveCheck;
    AgentTasks m_tasks; ///< they use the database
    AskId m_plan;
};

} // namespace querymend
