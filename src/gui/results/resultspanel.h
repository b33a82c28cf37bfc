#pragma once

#include "db/engineerror.h"
#include "db/plan.h"
#include "queryrun.h"

#include <QPointer>
#include <QString>
#include <QWidget>

#include <chrono>
#include <string>

namespace querymend {

class MessagesPage;
class PlanView;
class ResultTabs;
class ResultView;
class Theme;
class Workbench;

/// What statements gave: a tab for each result that is kept, the plan that was asked for last, and what happened when.
class ResultsPanel : public QWidget {
    Q_OBJECT

public:
    /// Both outlive it.
    ResultsPanel(Workbench& workbench, Theme& theme, QWidget* parent = nullptr);
    ~ResultsPanel() override;

    /// Null where none was run yet, or all were closed.
    [[nodiscard]] ResultView* currentResult() const;
    [[nodiscard]] ResultTabs& tabs() { return *m_tabs; }
    [[nodiscard]] PlanView& plan() { return *m_plan; }
    [[nodiscard]] MessagesPage& messages() { return *m_messages; }
    [[nodiscard]] bool isRunning() const;
    /// Brings the keyboard to what is shown: the rows, the plan, the messages, or the tabs where there is nothing.
    void focusPage();

public Q_SLOTS:
    /// In the tab of the result before, unless that one is kept.
    void run(const std::string& statement, const QString& title);
    void explain(const std::string& statement);
    void cancel();

Q_SIGNALS:
    void runStarted();
    /// There are rows to be seen, or there will be none.
    void runEnded(std::size_t rows, std::chrono::milliseconds time);
    /// Its place, if it has one, is in the statement that was run.
    void problemAt(const std::string& statement, const querymend::EngineError& error);
    /// Somebody wants to go there.
    void placeWanted(const std::string& statement, const querymend::EngineError& error);

private:
    void makeWay();
    void watch(ResultView& view);
    void followRun(ResultView& view);
    void writeDown(ResultView& view);
    void takePlan(const std::string& statement, const Result<Plan, EngineError>& plan);
    void stopExplaining();
    void sayThatNothingIsOpen(const std::string& statement);
    [[nodiscard]] std::shared_ptr<const SchemaView> schema() const;

    Workbench& m_workbench;
    Theme& m_theme;
    ResultTabs* m_tabs = nullptr;
    PlanView* m_plan = nullptr;
    MessagesPage* m_messages = nullptr;
    QWidget* m_empty = nullptr; ///< shown where there is no result
    QPointer<ResultView> m_current;
    QPointer<SessionThread> m_explainer;
    AskId m_explaining;
    std::string m_explained;   ///< of the plan's problem
    EngineError m_planProblem; ///< of the last plan that could not be made
    bool m_isAnnounced = false;
    bool m_isEndWritten = false;
};

} // namespace querymend
