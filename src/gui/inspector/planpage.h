#pragma once

#include "statementreader.h"

#include <QWidget>

#include <memory>
#include <string>

class QPushButton;

namespace querymend {

class PiecePane;
class Theme;
class Workbench;

/// How the open database would run a statement. Plans are not in the record: they are read when somebody looks.
class PlanPage : public QWidget {
    Q_OBJECT

public:
    explicit PlanPage(const Theme& theme, QWidget* parent = nullptr);
    ~PlanPage() override;

    /// The workbench outlives it. Without one no plan can be read.
    void useDatabaseOf(Workbench& workbench);
    /// Reads the plan by itself where the open database is the one that the run was made on.
    void show(const std::string& statement, const std::string& database);
    using QWidget::show;

private:
    void read();
    void take(const Result<Plan, EngineError>& plan);
    void say(const QString& text);

    std::unique_ptr<StatementReader> m_reader;
    std::string m_statement;
    std::string m_read; ///< whose plan is shown, or being read
    QPushButton* m_ask;
    PiecePane* m_plan;
};

} // namespace querymend
