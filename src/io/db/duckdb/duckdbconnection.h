#pragma once

#include "base/result.h"
#include "db/duckdb/duckdblibrary.h"
#include "db/session/engineerror.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

/// Settings of a DuckDB instance, fixed when it is opened.
using DuckdbSettings = std::vector<std::pair<std::string, std::string>>;

/// An open database with one connection to it; both are closed with this object.
class DuckdbConnection {
public:
    [[nodiscard]] static Result<std::unique_ptr<DuckdbConnection>, EngineError> open(
        std::shared_ptr<const DuckdbLibrary> library, const std::string& path, const DuckdbSettings& settings);
    DuckdbConnection(const DuckdbConnection&) = delete;
    DuckdbConnection& operator=(const DuckdbConnection&) = delete;
    ~DuckdbConnection();

    [[nodiscard]] const duckdbapi::Api& api() const { return m_library->api(); }
    [[nodiscard]] duckdbapi::Connection handle() const { return m_connection; }

private:
    explicit DuckdbConnection(std::shared_ptr<const DuckdbLibrary> library) : m_library(std::move(library)) {}

    std::shared_ptr<const DuckdbLibrary> m_library; ///< shared with the driver
    duckdbapi::Database m_database = nullptr;
    duckdbapi::Connection m_connection = nullptr;
};

} // namespace querymend
