#pragma once

#include "common/borrowedheight.h"
#include "database/databaseconnection.h"
#include "db/session/engineerror.h"
#include "dialect/dialect.h"
#include "results/rows/backgroundtask.h"
#include "results/rows/queryresult.h"
#include "results/rows/roworder.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <memory>
#include <string>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace querymend {

class CellInspector;
class ProblemPage;
class ResultBar;
class ResultChart;
class ResultFoot;
class ResultGrid;
class ResultModel;
class Theme;

/// One result: its grid or chart, one whole cell, and how far fetching has come.
class ResultView : public QWidget {
    Q_OBJECT
    Q_PROPERTY(QString origin READ origin) // for the tab's tooltip

public:
    /// The theme must outlive the view.
    ResultView(std::unique_ptr<QueryResult> result, const Dialect& dialect, const Theme& theme,
               QWidget* parent = nullptr);
    ~ResultView() override;

    [[nodiscard]] QueryResult& result() { return *m_result; }
    [[nodiscard]] ResultGrid& grid() { return *m_grid; }
    [[nodiscard]] ResultModel& model() { return *m_model; }
    [[nodiscard]] CellInspector& inspector() { return *m_inspector; }
    [[nodiscard]] ResultChart& chart() { return *m_chart; }
    /// The texts shown below the rows, and instead of them.
    [[nodiscard]] QString footText() const;
    [[nodiscard]] QString problemText() const;

    void setTitle(const QString& title) { m_title = title; }
    [[nodiscard]] const QString& title() const { return m_title; }
    /// Says below the rows whose they are.
    void setOrigin(const QString& origin, RowsOf of);
    [[nodiscard]] QString origin() const;
    enum class Beside : std::uint8_t { no, yes };
    /// Says which connection the rows are from, and whether it is a text's own and not the window's.
    void setConnection(DatabaseConnection& connection, Beside beside)
    {
        m_connection = &connection;
        m_place = connection.address();
        m_isBeside = beside == Beside::yes;
    }
    /// Null if it was closed, or has another database now.
    [[nodiscard]] DatabaseConnection* connection() const
    {
        return m_connection && m_connection->address() == m_place ? m_connection.data() : nullptr;
    }
    [[nodiscard]] bool isBeside() const { return m_isBeside; }
    void openExport();
    /// Whether columns are shown, even if there are no rows.
    [[nodiscard]] bool hasTable() const;

Q_SIGNALS:
    /// The user wants to see the error in the editor.
    void placeWanted(const querymend::EngineError& error);
    void helpAsked(const QString& place);
    void exported(const QString& path, std::size_t rows);

protected:
    void changeEvent(QEvent* event) override;

    /// Of the rows alone, because the bar and the foot are left out where there is no room for them.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Page { ProblemShown, GridShown, ChartShown };

    void build();
    /// Leaves out the bar, and then the foot, where they would leave no room for a row.
    void fitToHeight();
    [[nodiscard]] bool hasGrid() const;
    void connectAll();

    void handleRows(std::size_t first);
    void goToEnd();
    void showState();
    void showFoot();
    [[nodiscard]] QString rowsInWords() const;

    void askOrder();
    void applyOrder(std::vector<std::uint32_t> rows);
    void showInspector(bool on);
    void showCell();
    void showChart(bool on);
    /// Takes height from the editor while a cell or a chart is shown.
    void borrowHeight();

    std::unique_ptr<QueryResult> m_result;
    const Theme& m_theme;
    QPointer<DatabaseConnection> m_connection;
    std::string m_place; ///< of its database
    bool m_isBeside = false;
    QString m_title;
    QString m_notice; ///< about the last action, shown until the next update
    RowQuestion m_question;
    ResultModel* m_model = nullptr;
    ResultGrid* m_grid = nullptr;
    ResultChart* m_chart = nullptr;
    QLabel* m_nothing = nullptr; ///< shown in the grid if it has no rows
    CellInspector* m_inspector = nullptr;
    QStackedWidget* m_stack = nullptr;
    ResultBar* m_bar = nullptr;
    ResultFoot* m_foot = nullptr;
    ProblemPage* m_problem = nullptr;
    std::size_t m_orderedRows = 0; ///< the number stored when ordering was last started
    QTimer m_clock;
    BackgroundTask m_ordering;
    BorrowedHeight m_borrowed;
    bool m_goesToEnd = false;
};

} // namespace querymend
