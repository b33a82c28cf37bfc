#include "db/duckdb/duckdbconnection.h"

#include "db/duckdb/duckdberror.h"

namespace querymend {

namespace {

/// A configuration, which the library wants destroyed explicitly.
class Configuration {
public:
    explicit Configuration(const duckdbapi::Api& api) : m_api(api) { m_api.create_config(&m_config); }
    Configuration(const Configuration&) = delete;
    Configuration& operator=(const Configuration&) = delete;
    ~Configuration() { m_api.destroy_config(&m_config); }

    [[nodiscard]] duckdbapi::Config handle() const { return m_config; }

    [[nodiscard]] bool set(const std::string& name, const std::string& value)
    {
        return m_api.set_config(m_config, name.c_str(), value.c_str()) == duckdbapi::success;
    }

private:
    const duckdbapi::Api& m_api;
    duckdbapi::Config m_config = nullptr;
};

} // namespace

Result<std::unique_ptr<DuckdbConnection>, EngineError> DuckdbConnection::open(
    std::shared_ptr<const DuckdbLibrary> library, const std::string& path, const DuckdbSettings& settings)
{
    std::unique_ptr<DuckdbConnection> opened(new DuckdbConnection(std::move(library)));
    const duckdbapi::Api& api = opened->api();
    Configuration configuration(api);
    for (const auto& [name, value] : settings) {
        if (!configuration.set(name, value))
            return failed(EngineFailure::unreachable,
                          "DuckDB has no setting " + name + ", or does not accept the value " + value);
    }
    char* said = nullptr;
    const auto state = api.open_ext(path.c_str(), &opened->m_database, configuration.handle(), &said);
    if (state != duckdbapi::success) {
        EngineError error = duckdbError(said);
        api.free(said);
        error.failure = EngineFailure::unreachable;
        return Failure{std::move(error)};
    }
    if (api.connect(opened->m_database, &opened->m_connection) != duckdbapi::success)
        return failed(EngineFailure::unreachable, "DuckDB opened the database but cannot connect to it");
    return opened;
}

DuckdbConnection::~DuckdbConnection()
{
    api().disconnect(&m_connection);
    api().close(&m_database);
}

} // namespace querymend
