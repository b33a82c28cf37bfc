#include "db/duckdb/duckdbrows.h"

#include "db/duckdb/duckdberror.h"
#include "db/duckdb/duckdbvalues.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

EngineError unreadable(const DuckdbColumn& column)
{
    const std::string type = column.type.name.empty() ? "a type" : "the type " + column.type.name;
    return {EngineFailure::refused,
            "the column " + column.name + " has " + type + ", whose values cannot be read here",
            {},
            "cast it: CAST(… AS VARCHAR)"};
}

} // namespace

Result<std::unique_ptr<DuckdbRows>, EngineError> DuckdbRows::run(std::shared_ptr<const DuckdbStatement> statement)
{
    std::unique_ptr<DuckdbRows> rows(new DuckdbRows(std::move(statement)));
    const duckdbapi::Api& api = rows->api();
    if (api.execute_prepared_streaming(rows->m_statement->handle(), &rows->m_result) != duckdbapi::success)
        return Failure{duckdbError(api.result_error(&rows->m_result))};
    rows->readColumns();
    const auto strange = std::find_if(rows->m_columns.begin(), rows->m_columns.end(),
                                      [](const DuckdbColumn& c) { return !isReadable(c.type); });
    if (strange != rows->m_columns.end())
        return Failure{unreadable(*strange)};
    return rows;
}

DuckdbRows::~DuckdbRows()
{
    dropChunk();
    api().destroy_result(&m_result);
}

bool DuckdbRows::hasRows() const
{
    return api().result_return_type(m_result) == duckdbapi::rowsResult;
}

std::uint64_t DuckdbRows::changed()
{
    return api().rows_changed(&m_result);
}

Result<bool, EngineError> DuckdbRows::next()
{
    while (m_next >= m_size) {
        const auto more = nextChunk();
        if (!more || !*more)
            return more;
    }
    ++m_next;
    return true;
}

CellRow DuckdbRows::row() const
{
    CellRow cells;
    cells.reserve(m_columns.size());
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        cells.push_back(duckdbCell(api(), m_columns[i].type, m_vectors[i], m_next - 1));
    return cells;
}

std::uint64_t DuckdbRows::put(RowSink& sink) const
{
    std::uint64_t bytes = 0;
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        bytes += putDuckdbCell(sink, api(), m_columns[i].type, m_vectors[i], m_next - 1);
    return bytes;
}

void DuckdbRows::readColumns()
{
    const duckdbapi::Index count = api().column_count(&m_result);
    for (duckdbapi::Index i = 0; i < count; ++i) {
        duckdbapi::Type type = api().column_logical_type(&m_result, i);
        const char* name = api().column_name(&m_result, i);
        m_columns.push_back({name ? name : "", duckdbTypeOf(api(), type)});
        api().destroy_logical_type(&type);
    }
    m_vectors.resize(m_columns.size());
}

Result<bool, EngineError> DuckdbRows::nextChunk()
{
    dropChunk();
    m_chunk = api().fetch_chunk(m_result);
    if (!m_chunk) {
        const char* said = api().result_error(&m_result);
        if (said && *said != '\0')
            return Failure{duckdbError(said)};
        return false;
    }
    m_size = api().data_chunk_get_size(m_chunk);
    for (std::size_t i = 0; i < m_vectors.size(); ++i)
        m_vectors[i] = api().data_chunk_get_vector(m_chunk, i);
    return m_size > 0;
}

void DuckdbRows::dropChunk()
{
    m_size = 0;
    m_next = 0;
    if (m_chunk)
        api().destroy_data_chunk(&m_chunk);
    m_chunk = nullptr;
}

} // namespace querymend
