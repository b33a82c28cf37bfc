#include "results/selectioncopy.h"

#include "common/sizewords.h"
#include "results/grid/resultgrid.h"
#include "results/grid/resultmodel.h"
#include "results/rows/queryresult.h"
#include "sql/outline/outline.h"

#include <QApplication>
#include <QClipboard>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t longestStatementRead = 100'000;

} // namespace

SelectionCopy::SelectionCopy(const ResultGrid& grid, const ResultModel& model, QueryResult& result,
                             const Dialect& dialect, QObject* parent)
    : QObject(parent), m_grid(grid), m_model(model), m_result(result), m_dialect(dialect)
{
    connect(&grid, &ResultGrid::copyWanted, this, &SelectionCopy::start);
    connect(&result, &QueryResult::stateChanged, this, &SelectionCopy::copyIfFetched);
}

void SelectionCopy::start(RowFormat format, HeaderLine header)
{
    CopyRequest request;
    for (const int row : m_grid.selectedRowNumbers())
        request.storedRows.push_back(static_cast<std::uint32_t>(m_model.storedRow(row)));
    request.columns = m_grid.selectedColumnNumbers();
    request.names = m_result.columns();
    request.format = format;
    request.options.header = header;
    request.options.dialect = &m_dialect;
    if (format == RowFormat::insert)
        request.options.table = tableName();
    if (request.storedRows.empty() || request.columns.empty())
        return;
    const auto isThere = [this](std::uint32_t row) { return m_result.rows().has(row); };
    if (std::all_of(request.storedRows.begin(), request.storedRows.end(), isThere))
        return copy(std::move(request));
    m_waiting = std::move(request);
    m_result.fetchAll();
}

void SelectionCopy::copyIfFetched()
{
    if (m_waiting && !m_result.isFetchingAll())
        copy(*std::exchange(m_waiting, std::nullopt));
}

void SelectionCopy::copy(CopyRequest request)
{
    request.rows = m_result.rows();
    const int rows = static_cast<int>(request.storedRows.size());
    m_copying.start<std::optional<QString>>(
        [request = std::move(request)](const std::atomic<bool>& stop) { return copiedText(request, stop); },
        [this, rows](const std::optional<QString>& text) { finish(text, rows); });
}

void SelectionCopy::finish(const std::optional<QString>& text, int rows)
{
    if (text)
        QApplication::clipboard()->setText(*text);
    Q_EMIT ended(text ? tr("%Ln rows copied", nullptr, rows)
                      : tr("Too large to copy (over %1). Export it instead.").arg(sizeInWords(mostCopiedBytes)));
}

/// Returns the only table that the statement reads, as named there, or else a placeholder.
std::string SelectionCopy::tableName() const
{
    const std::string& statement = m_result.statement();
    if (statement.size() > longestStatementRead)
        return "table_name";
    const Outline outline = outlineOf(statement, m_dialect.lex, m_dialect.syntax);
    std::string name;
    for (const Source& source : outline.sources) {
        if (source.kind != SourceKind::table || source.cte)
            continue;
        if (!name.empty())
            return "table_name";
        for (const NamePart& part : outline.parts(source.name)) {
            if (!name.empty())
                name += '.';
            name += quotedIfNeeded(m_dialect, part.text);
        }
    }
    return name.empty() ? "table_name" : name;
}

} // namespace querymend

#include "moc_selectioncopy.cpp"
