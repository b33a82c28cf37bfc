#pragma once

#include "statementreader.h"

#include <QWidget>

#include <memory>
#include <string>

class QHBoxLayout;
class QPushButton;

namespace querymend {

class PiecePane;
class Theme;
class Workbench;

/// Shows how the open database would run a statement. Plans are not in the record, so they are read on demand.
class PlanPage : public QWidget {
    Q_OBJECT

public:
    explicit PlanPage(const Theme& theme, QWidget* parent = nullptr);
    ~PlanPage() override;

    /// Without a workbench, no plan can be read. It must outlive the page.
    void useDatabaseOf(Workbench& workbench);
    /// Reads the plan immediately if the open database is that of the run; otherwise only when the user asks.
    void show(const std::string& statement, const std::string& database);
    using QWidget::show;

private:
    void read();
    void take(const Result<Plan, EngineError>& plan);
    void say(const QString& text);

    std::unique_ptr<StatementReader> m_reader;
    std::string m_statement;
    std::string m_read; ///< the statement whose plan is shown or being read
    QPushButton* m_ask;
    PiecePane* m_plan;
    QHBoxLayout* m_row; ///< of the button
};

} // namespace querymend
