#pragma once

#include "database/queryrun.h"
#include "db/plans/plan.h"
#include "db/session/engineerror.h"

#include <QWidget>

#include <string>

class QLabel;
class QModelIndex;
class QPlainTextEdit;
class QSplitter;
class QStackedWidget;
class QTabWidget;
class QTreeView;

namespace querymend {

class PlanModel;
class ProblemPage;
class Theme;

/// Shows how an engine would run a statement: the tree with its costs, details of a step, and the plan as given.
class PlanView : public QWidget {
    Q_OBJECT

public:
    explicit PlanView(const Theme& theme, QWidget* parent = nullptr);

    void clear();
    /// Says below the plan whose statement it is about.
    void setOrigin(const QString& origin);
    [[nodiscard]] QString origin() const;
    void showPlan(Plan plan);
    void showRunning(const std::string& statement);
    void showError(QueryEnd how, const EngineError& error, const std::string& statement);
    [[nodiscard]] PlanModel& model() { return *m_model; }

Q_SIGNALS:
    /// The user wants to see the error in the editor.
    void placeWanted();
    void helpAsked(const QString& place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeTree(const Theme& theme);
    [[nodiscard]] QWidget* makeFoot();
    int spanSteps(const QModelIndex& above, int indents);
    void fitColumns();
    /// Gives the tree the width that its columns need, as far as the details can spare it.
    void divideRoom();
    /// Gives the column of operations what the others leave, so that their numbers are whole and rows reach the edge.
    void fillRoom();
    void showStep(const QModelIndex& index);
    void copyPlan() const;

    PlanModel* m_model = nullptr;
    QStackedWidget* m_stack = nullptr;
    ProblemPage* m_problem = nullptr;
    QSplitter* m_halves = nullptr;
    QTreeView* m_tree = nullptr;
    QTabWidget* m_side = nullptr;
    QPlainTextEdit* m_details = nullptr;
    QPlainTextEdit* m_raw = nullptr;
    QWidget* m_foot = nullptr;
    QLabel* m_origin = nullptr;
    int m_operationWidth = 0; ///< that the names of the operations need
    int m_spanningWidth = 0;  ///< that the operations need which take whole lines
};

} // namespace querymend
