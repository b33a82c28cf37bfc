#include "db/duckdb/duckdbstatement.h"

#include "db/duckdb/duckdberror.h"

#include <utility>

namespace querymend {

namespace {

/// The statements of a text, released with the scope.
class Extracted {
public:
    Extracted(DuckdbConnection& connection, const std::string& text)
        : m_api(connection.api()), m_count(m_api.extract_statements(connection.handle(), text.c_str(), &m_handle))
    {}
    Extracted(const Extracted&) = delete;
    Extracted& operator=(const Extracted&) = delete;
    ~Extracted() { m_api.destroy_extracted(&m_handle); }

    [[nodiscard]] duckdbapi::Extracted handle() const { return m_handle; }
    [[nodiscard]] duckdbapi::Index count() const { return m_count; }
    [[nodiscard]] const char* error() const { return m_api.extract_statements_error(m_handle); }

private:
    const duckdbapi::Api& m_api;
    duckdbapi::Extracted m_handle = nullptr;
    duckdbapi::Index m_count;
};

} // namespace

Result<DuckdbStatement, EngineError> DuckdbStatement::prepare(DuckdbConnection& connection, std::string_view text)
{
    // DuckDB would stop reading at a NUL and see a shorter statement than the other checks do.
    if (text.find('\0') != std::string_view::npos)
        return failed(EngineFailure::notAllowed, "the statement has a NUL in it");
    const Extracted extracted(connection, std::string(text));
    if (const char* said = extracted.error(); said && extracted.count() == 0)
        return Failure{duckdbError(said)};
    if (extracted.count() == 0)
        return failed(EngineFailure::notAllowed, "there is no statement in the text");
    if (extracted.count() > 1)
        return failed(EngineFailure::notAllowed,
                      "DuckDB reads this as " + std::to_string(extracted.count()) + " statements");
    const duckdbapi::Api& api = connection.api();
    duckdbapi::Prepared made = nullptr;
    const auto state = api.prepare_extracted_statement(connection.handle(), extracted.handle(), 0, &made);
    DuckdbStatement statement(connection, made);
    if (state != duckdbapi::success)
        return Failure{duckdbError(api.prepare_error(made))};
    return statement;
}

DuckdbStatement::DuckdbStatement(DuckdbStatement&& other) noexcept
    : m_connection(other.m_connection), m_statement(std::exchange(other.m_statement, nullptr))
{}

DuckdbStatement::~DuckdbStatement()
{
    if (m_statement)
        api().destroy_prepare(&m_statement);
}

} // namespace querymend
