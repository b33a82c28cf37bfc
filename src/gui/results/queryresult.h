#pragma once

#include "queryrun.h"
#include "results/rowstore.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace querymend {

/// What one run gave so far: its columns, its rows, how it ended.
class QueryResult : public QObject {
    Q_OBJECT

public:
    QueryResult(std::unique_ptr<QueryRun> run, std::string statement, QObject* parent = nullptr);
    ~QueryResult() override;

    void start();
    void fetchMore();
    /// Until there are no more.
    void fetchAll();
    /// The last rows, without those before them where the engine can skip these.
    void fetchLast();
    /// That row and some around it, when nothing else is on its way; for a row that is missing.
    void want(std::size_t row);
    void stopFetchingAll();
    void cancel();
    /// Another statement is about to take its place.
    void giveWay();

    [[nodiscard]] const std::string& statement() const { return m_statement; }
    [[nodiscard]] const QDateTime& startedAt() const { return m_startedAt; }
    [[nodiscard]] const std::vector<ResultColumn>& columns() const { return m_columns; }
    [[nodiscard]] const RowStore& rows() const { return m_rows; }
    [[nodiscard]] std::chrono::milliseconds timeTaken() const { return m_run->timeTaken(); }

    /// Something is on its way.
    [[nodiscard]] bool isBusy() const { return m_run->isFetching(); }
    [[nodiscard]] bool hasMore() const { return !m_end; }
    /// It is known how many rows there are, and those that are missing can be fetched in any order.
    [[nodiscard]] bool isCounted() const { return m_isCounted; }
    [[nodiscard]] bool isFetchingAll() const { return m_wantsAll && !m_end; }
    /// Nothing while it goes on.
    [[nodiscard]] std::optional<QueryEnd> end() const { return m_end; }
    [[nodiscard]] const EngineError& error() const { return m_error; }

Q_SIGNALS:
    void columnsKnown();
    /// There are more rows than were known; they need not have been fetched.
    void rowsAdded(std::size_t first, std::size_t count);
    /// Rows that were missing have come.
    void rowsFilled(std::size_t first, std::size_t count);
    /// Whether it is busy, or how it ended.
    void stateChanged();

private:
    void takeColumns(const std::vector<ResultColumn>& columns);
    void takeRows(const PackedRows& rows);
    void takeCount(std::optional<std::size_t> rows);
    void fetchRange(std::size_t first, std::size_t most);
    void goOnLater();
    void takeEnd(QueryEnd how, const EngineError& error);
    void goOn();

    std::unique_ptr<QueryRun> m_run;
    std::string m_statement;
    QDateTime m_startedAt;
    std::vector<ResultColumn> m_columns;
    RowStore m_rows;
    std::optional<QueryEnd> m_end;
    EngineError m_error;
    bool m_wantsAll = false;
    bool m_wantsLast = false;
    bool m_isCounted = false;
    bool m_goesOnLater = false;
    std::optional<std::size_t> m_wanted; ///< the row that somebody looked for last
};

} // namespace querymend
