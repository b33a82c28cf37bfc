#pragma once

#include "database/queryrun.h"
#include "db/plans/plan.h"
#include "db/session/engineerror.h"
#include "results/rows/statementorigin.h"

#include <QPointer>
#include <QString>
#include <QWidget>

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace querymend {

class DatabaseConnection;
class EmptyResults;
class MessagesPage;
struct JournalEntry;
class PlanView;
class ResultTabs;
class ResultView;
class Theme;
class Workbench;

/// The results of statements: a tab for each result that is kept, the last plan, and the journal.
class ResultsPanel : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the panel.
    ResultsPanel(Workbench& workbench, Theme& theme, QWidget* parent = nullptr);
    ~ResultsPanel() override;

    /// Returns the last result; null if there was none or its tab was closed.
    [[nodiscard]] ResultView* currentResult() const;
    /// Returns the rows of the window's run; null if none are shown.
    [[nodiscard]] ResultView* rowsOfRun() const;
    [[nodiscard]] ResultTabs& tabs() { return *m_tabs; }
    [[nodiscard]] PlanView& plan() { return *m_plan; }
    [[nodiscard]] MessagesPage& messages() { return *m_messages; }
    /// Shown while there is no result.
    [[nodiscard]] EmptyResults& emptyPage() { return *m_empty; }
    [[nodiscard]] bool isRunning() const;
    /// Sets the focus to the rows, the plan or the messages, whichever is shown, or to the tab bar if there is nothing.
    void focusPage();

public Q_SLOTS:
    /// Replaces the tabs of the previous statements of the same kind, unless they are pinned. `on` is its connection,
    /// null for the window's.
    void run(const std::string& statement, const QString& title, const querymend::StatementOrigin& origin = {},
             querymend::RowsOf of = querymend::RowsOf::user, querymend::DatabaseConnection* on = nullptr);
    /// Runs statements one after the other, each into a tab of its own, up to the first that fails or is cancelled.
    void runAll(const std::vector<std::string>& statements, const querymend::StatementOrigin& origin = {},
                querymend::DatabaseConnection* on = nullptr);
    void explain(const std::string& statement, const querymend::StatementOrigin& origin = {},
                 querymend::DatabaseConnection* on = nullptr);
    void clearPlan();
    /// Closes the rows of the window's run, unless they are pinned.
    void closeRowsOfRun();
    void cancel();

Q_SIGNALS:
    void runStarted();
    /// The first rows have arrived, or there will be none.
    void runEnded(std::size_t rows, std::chrono::milliseconds time);
    /// The error's offset, if it has one, is in `statement`.
    void problemAt(const std::string& statement, const querymend::EngineError& error);
    /// The user wants to see the error in the editor.
    void placeWanted(const std::string& statement, const querymend::EngineError& error);
    /// The user wants to read about an error; `place` is one of the help.
    void helpAsked(const QString& place);

private:
    void supersedeOpenResults();
    void close(ResultView* view);
    void closeRowsOfUser();
    void followDatabase();
    void start(const std::string& statement, const QString& title, const StatementOrigin& origin, RowsOf of);
    void startNext();
    void followScript(ResultView& view);
    void watch(ResultView& view);
    void followRun(ResultView& view);
    void addMessage(JournalEntry entry, const QString& origin);
    void handlePlan(const std::string& statement, const Result<Plan, EngineError>& plan);
    void forgetExplainer();
    void stopExplaining();
    /// Makes it the connection of what comes next; returns false, and says so, if it is not open.
    [[nodiscard]] bool use(DatabaseConnection* connection, const std::string& shown);

    Workbench& m_workbench;
    Theme& m_theme;
    ResultTabs* m_tabs = nullptr;
    PlanView* m_plan = nullptr;
    MessagesPage* m_messages = nullptr;
    EmptyResults* m_empty = nullptr;   ///< shown if there is no result
    QPointer<DatabaseConnection> m_on; ///< of the last statement
    QPointer<ResultView> m_current;
    std::vector<QPointer<ResultView>> m_ofUser; ///< of the user's last statement or script
    QPointer<ResultView> m_ofRun;
    std::vector<std::string> m_script; ///< the user's last statements, if there were several
    StatementOrigin m_scriptOrigin;
    std::size_t m_started = 0; ///< how many of them were started
    QPointer<SessionThread> m_explainer;
    bool m_isPlanBeside = false; ///< whether the plan is of another connection than the window's
    AskId m_explaining;
    std::uint32_t m_explanations = 0; ///< tells whether another plan was asked for meanwhile
    StatementOrigin m_planOrigin;     ///< of the statement that m_plan is about
    std::string m_explained;          ///< the statement of m_planProblem
    EngineError m_planProblem;        ///< of the last plan that failed
    bool m_isAnnounced = false;
    bool m_isEndWritten = false;
};

} // namespace querymend
