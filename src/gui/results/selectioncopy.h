#pragma once

#include "dialect/dialect.h"
#include "results/export/rowcopy.h"
#include "results/export/rowformat.h"
#include "results/rows/backgroundtask.h"

#include <QObject>

#include <optional>
#include <string>

namespace querymend {

class QueryResult;
class ResultGrid;
class ResultModel;

/// Copies the selected cells of a result to the clipboard, once all of their rows are fetched.
class SelectionCopy : public QObject {
    Q_OBJECT

public:
    /// The grid, its model and the result must outlive any call.
    SelectionCopy(const ResultGrid& grid, const ResultModel& model, QueryResult& result, const Dialect& dialect,
                  QObject* parent);

    void start(RowFormat format, HeaderLine header);

Q_SIGNALS:
    /// Says in words how much was copied, or why nothing was.
    void ended(const QString& notice);

private:
    void copyIfFetched();
    void copy(CopyRequest request);
    void finish(const std::optional<QString>& text, int rows);
    [[nodiscard]] std::string tableName() const;

    const ResultGrid& m_grid;
    const ResultModel& m_model;
    QueryResult& m_result;
    Dialect m_dialect;
    BackgroundTask m_copying;
    std::optional<CopyRequest> m_waiting; ///< for its rows to be fetched
};

} // namespace querymend
