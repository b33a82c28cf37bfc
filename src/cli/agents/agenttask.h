#pragma once

#include "agents/agentchecks.h"
#include "agents/agentmessages.h"
#include "agents/agentmodel.h"
#include "answer/glossary.h"
#include "runs/questionrun.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace querymend {

/// What a task's runs have in common.
struct AgentTaskStart {
    std::string name;  ///< of the task
    std::string agent; ///< the program, as it calls itself
    std::string database;
    std::string address;
    AgentLimits limits;
    std::chrono::milliseconds patience = personsPatience; ///< with a person who has to let a statement run
    const HintTexts* hints = nullptr;                     ///< null: the built-in ones
    std::shared_ptr<const Glossary> glossary;             ///< null: none
    EventSink keep;
};

/// Whether a statement runs only if a person lets it.
enum class AtBorder : std::uint8_t { passes, waits };

/// What became of an attempt.
struct AgentAttempt {
    std::string sql;             ///< what the verdict's places refer to
    std::size_t bytesBefore = 0; ///< of the agent's text, before that
    Verdict verdict;
    std::optional<Reflection> reflection;
    std::string hintLevel; ///< empty if it passed
    std::string hint;
    std::uint32_t number = 1; ///< of the attempt, in its run
    bool isLast = false;      ///< the run ended with it, unsolved
    std::optional<AgentRows> rows;
    std::string refusal;   ///< a person's reason; the statement was not run then
    bool isEdited = false; ///< by a person, before it was run
};

/// One attempt after the other of an agent at one question, which are a run like any other: recorded, hinted at more
/// and more explicitly, and solved by the first statement that passes.
class AgentTask : public QObject {
    Q_OBJECT

public:
    /// The database must outlive it.
    AgentTask(AgentTaskStart start, LiveDatabase& database);
    ~AgentTask() override;

    using Answered = std::function<void(Result<AgentAttempt, std::string> attempt)>;
    /// Has a statement checked, or run. `answered` is called later, once, unless the attempt is cancelled. One at a
    /// time; the question counts with the first.
    void attempt(const std::string& sql, AgentWish wish, AtBorder border, std::size_t rows, const std::string& question,
                 Answered answered);
    /// Stops the attempt, and ends the run as cancelled.
    void cancel();
    /// Does what a person decides of a statement that waits; returns why that cannot be done.
    [[nodiscard]] std::optional<std::string> follow(const WindowMessage& order);
    /// Whether a statement waits for a person.
    [[nodiscard]] bool isHeld() const { return m_held.has_value(); }
    /// Ends the wait: the statement is not run.
    void refuse(const std::string& reason);
    /// Ends the wait: the statement is run.
    void letRun();
    /// What is recorded of the run that is open; empty between runs.
    [[nodiscard]] std::vector<RunEvent> openRun() const;
    /// Ends what is open: a statement that passed is the answer, a task without one is cancelled.
    void finish();

    [[nodiscard]] bool isBusy() const { return static_cast<bool>(m_answered); }

private:
    void begin();
    void noticeStop();
    void handleAsked();
    void concludeLater();
    void failLater(const std::string& reason);
    void conclude();
    void fail(const std::string& reason);
    void tell(Result<AgentAttempt, std::string> attempt);
    [[nodiscard]] AgentAttempt lastAttempt() const;

    AgentTaskStart m_start;
    LiveDatabase& m_database;
    // Each run has its own, declared before it because it uses them.
    std::unique_ptr<AgentModel> m_model;
    std::unique_ptr<AgentChecks> m_checks;
    std::unique_ptr<QuestionRun> m_run; ///< null between runs
    std::string m_question;
    std::string m_sql;                ///< of the attempt
    Answered m_answered;              ///< empty while nothing is attempted
    bool m_isSaid = false;            ///< to the run
    bool m_isJudged = false;          ///< by the run, which asks for another
    std::optional<AttemptRef> m_held; ///< waits for a person
    QTimer m_patience;                ///< with that person
    std::string m_refusal;            ///< of the attempt
    bool m_isEdited = false;          ///< the attempt, by a person
    // What is told later must not be taken for what came after it.
    std::uint32_t m_runs = 0;
    std::uint32_t m_attempts = 0;
};

} // namespace querymend
