#include "shell/answerrows.h"

#include "results/resultspanel.h"
#include "results/resultview.h"
#include "results/rows/cellformat.h"
#include "shell/panels.h"

#include <algorithm>
#include <variant>

namespace querymend {

namespace {

constexpr std::size_t mostRows = 50;
constexpr qsizetype mostOfCell = 200;

std::optional<std::string> valueOf(const Cell& cell)
{
    if (std::holds_alternative<std::monostate>(cell))
        return std::nullopt;
    return cellLine(cell).left(mostOfCell).toStdString();
}

} // namespace

AnswerRows answerRowsOf(const Panels& panels)
{
    AnswerRows made;
    const RunStarted* const start = panels.run().start();
    ResultView* const view = panels.results().rowsOfRun();
    const bool isAnswer = panels.run().answer() && panels.run().chosen() == panels.run().answer()
        && &panels.run().chosenOf() == &panels.run().shown();
    if (!start || start->policy.values != DataValues::mayBeNamed || !view || !isAnswer)
        return made;
    const QueryResult& result = view->result();
    for (const ResultColumn& column : result.columns())
        made.columns.push_back(column.name);
    result.rows().forEach([&](std::size_t index, const CellRow& row) {
        if (index >= mostRows)
            return false;
        std::vector<std::optional<std::string>>& cells = made.rows.emplace_back();
        std::transform(row.begin(), row.end(), std::back_inserter(cells), valueOf);
        return true;
    });
    made.hasMore = result.hasMore() || result.rows().rows() > made.rows.size();
    return made;
}

} // namespace querymend
