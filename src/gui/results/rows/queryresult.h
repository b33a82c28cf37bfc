#pragma once

#include "database/queryrun.h"
#include "results/rows/rowstore.h"
#include "results/rows/statementorigin.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// The result of a run so far: its columns, its rows, and how it ended.
class QueryResult : public QObject {
    Q_OBJECT

public:
    QueryResult(std::unique_ptr<QueryRun> run, std::string statement, StatementOrigin origin,
                QObject* parent = nullptr);
    ~QueryResult() override;

    void start();
    void fetchMore();
    /// Fetches until there are no more rows.
    void fetchAll();
    /// Fetches the last rows, skipping those before them if the engine can.
    void fetchLast();
    /// Fetches a missing row and some around it, once no other request is running.
    void want(std::size_t row);
    void stopFetchingAll();
    void cancel();
    /// Ends the run, because another statement will replace it.
    void supersede();

    [[nodiscard]] const std::string& statement() const { return m_statement; }
    [[nodiscard]] const StatementOrigin& origin() const { return m_origin; }
    /// The statement as people may read it.
    [[nodiscard]] const std::string& shownStatement() const { return m_origin.shown(0, m_statement); }
    [[nodiscard]] const QDateTime& startedAt() const { return m_startedAt; }
    [[nodiscard]] const std::vector<ResultColumn>& columns() const { return m_columns; }
    [[nodiscard]] const RowStore& rows() const { return m_rows; }
    [[nodiscard]] std::chrono::milliseconds timeTaken() const { return m_run->timeTaken(); }

    /// Whether a request is running.
    [[nodiscard]] bool isBusy() const { return m_run->isFetching(); }
    [[nodiscard]] bool hasMore() const { return !m_end; }
    /// Whether the number of rows is known. Missing rows can then be fetched in any order.
    [[nodiscard]] bool isCounted() const { return m_isCounted; }
    [[nodiscard]] bool isFetchingAll() const { return m_wantsAll && !m_end; }
    /// Empty until the run has ended.
    [[nodiscard]] std::optional<QueryEnd> end() const { return m_end; }
    [[nodiscard]] const EngineError& error() const { return m_error; }
    /// The same for shownStatement().
    [[nodiscard]] EngineError shownError() const { return m_origin.inShown(m_error); }

Q_SIGNALS:
    void columnsKnown();
    /// More rows are known to exist; they need not have been fetched.
    void rowsAdded(std::size_t first, std::size_t count);
    /// Missing rows were fetched.
    void rowsFilled(std::size_t first, std::size_t count);
    /// isBusy() or end() may have changed.
    void stateChanged();

private:
    void handleColumns(const std::vector<ResultColumn>& columns);
    void handleRows(const PackedRows& rows);
    void handleCount(std::optional<std::size_t> rows);
    void fetchRange(std::size_t first, std::size_t most);
    void continueLater();
    void handleEnd(QueryEnd how, const EngineError& error);
    void proceed();

    std::unique_ptr<QueryRun> m_run;
    std::string m_statement;
    StatementOrigin m_origin;
    QDateTime m_startedAt;
    std::vector<ResultColumn> m_columns;
    RowStore m_rows;
    std::optional<QueryEnd> m_end;
    EngineError m_error;
    bool m_wantsAll = false;
    bool m_wantsLast = false;
    bool m_isCounted = false;
    bool m_goesOnLater = false;
    std::optional<std::size_t> m_wanted; ///< the missing row last asked for
};

} // namespace querymend
