#pragma once

#include "db/odbc/odbccancelling.h"
#include "db/odbc/odbclink.h"
#include "db/odbc/odbcserver.h"
#include "db/odbc/odbcstopper.h"
#include "db/odbc/odbcvalues.h"
#include "db/session/sqlconnection.h"

#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace querymend {

/// Talks to a real driver through the driver manager, on a connection that QODBC opened.
class OdbcDriverLink : public OdbcLink {
public:
    OdbcDriverLink(std::unique_ptr<SqlConnection> database, void* connection, const OdbcServer& server);
    OdbcDriverLink(const OdbcDriverLink&) = delete;
    OdbcDriverLink& operator=(const OdbcDriverLink&) = delete;
    ~OdbcDriverLink() override;

    [[nodiscard]] std::shared_ptr<Canceller> canceller() const override { return m_stopper; }
    [[nodiscard]] OdbcStep begin(const Limits& limits) override;
    void rollback() override;
    void restartClock(const Limits& limits) override;
    [[nodiscard]] OdbcColumns describe(std::string_view statement) override;
    [[nodiscard]] OdbcColumns execute(std::string_view text) override;
    [[nodiscard]] Result<std::optional<CellRow>, EngineError> next(std::uint64_t bytes) override;

private:
    [[nodiscard]] OdbcStep open();
    void close();
    template <class Work>
    [[nodiscard]] OdbcStep call(Work work);
    template <class Send>
    [[nodiscard]] OdbcColumns send(Send function, std::string_view text);
    [[nodiscard]] OdbcColumns readColumns();
    [[nodiscard]] Result<ResultColumn, EngineError> readColumn(std::uint16_t number);
    [[nodiscard]] Result<Cell, EngineError> readCell(std::uint16_t number, std::uint64_t bytes);
    [[nodiscard]] EngineError errorOf(std::int16_t type, void* handle) const;
    [[nodiscard]] bool setAutocommit(std::uintptr_t value);
    [[nodiscard]] std::string catalog() const;

    std::unique_ptr<SqlConnection> m_database; ///< closes m_connection
    void* m_connection;
    const OdbcServer& m_server;
    std::string m_catalog; ///< the database connected to; even planning can make a server leave it
    OdbcCancelling m_cancelling;
    std::shared_ptr<OdbcStopper> m_stopper;
    std::thread m_watch;
    void* m_statement = nullptr;
    void* m_toCancel = nullptr;    ///< m_statement's handle for m_cancelling
    std::vector<OdbcKind> m_kinds; ///< of the current statement's columns
    std::chrono::milliseconds m_time{};
    bool m_isAtEnd = true;
};

} // namespace querymend
