#pragma once

#include "report/rowdifference.h"
#include "statementreader.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <string>

class QLabel;
class QPushButton;
class QTableView;

namespace querymend {

class RowDifferenceModel;
class Workbench;

/// Shows how the rows of two statements differ. They are read on request, from the open database.
class RowsPage : public QWidget {
    Q_OBJECT

public:
    /// The workbench must outlive the page.
    explicit RowsPage(Workbench& workbench, QWidget* parent = nullptr);
    ~RowsPage() override;

    void show(const std::string& here, const std::string& there);
    using QWidget::show;

private:
    void read();
    void readThere(const Result<TableText, EngineError>& here);
    void finish(const Result<TableText, EngineError>& there);
    void stop();
    void end(const QString& text);

    std::unique_ptr<StatementReader> m_reader;
    std::string m_here;
    std::string m_there;
    TableText m_rowsHere;
    bool m_isReading = false;
    QLabel* m_note;
    QPushButton* m_ask;
    QPushButton* m_stop;
    QTableView* m_rows;
    RowDifferenceModel* m_model;
};

} // namespace querymend
