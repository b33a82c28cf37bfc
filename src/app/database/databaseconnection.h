#pragma once

#include "database/livedatabase.h"
#include "db/addresses/connectiontarget.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace querymend {

enum class ConnectionState : std::uint8_t { closed, opening, open };

/// A connection as the user sees it: the database with its schema, and a second session for the user's own statements,
/// so that checks need not wait for them.
class DatabaseConnection : public QObject {
    Q_OBJECT

public:
    using OpenerOf = std::function<SessionOpener(const ConnectionTarget& target)>;

    explicit DatabaseConnection(OpenerOf openerOf, QObject* parent = nullptr);
    ~DatabaseConnection() override;

    /// Closes what is open first.
    void open(const ConnectionTarget& target);
    void close();

    [[nodiscard]] ConnectionState state() const { return m_state; }
    [[nodiscard]] const ConnectionTarget& target() const { return m_target; }
    /// Tells databases apart whose names for people are the same, as those behind ODBC are. Not to be shown.
    [[nodiscard]] std::string address() const;
    /// Null unless the connection is open. Used for plans and checks; its schema is the one last read.
    [[nodiscard]] LiveDatabase* database() const;
    /// As far as it has been read, even while the connection is still opening; null before.
    [[nodiscard]] std::shared_ptr<const SchemaView> schema() const;
    /// With the server's settings, once any of the schema has been read; null before.
    [[nodiscard]] const Dialect* dialect() const;
    /// Null if database() is.
    [[nodiscard]] SessionThread* queries() const;
    /// Reads the schema again; work in progress keeps the one it began with.
    void refreshSchema();
    /// Sets which database values are read, and shown to models, from now on.
    void setSamples(SamplePolicy policy);

Q_SIGNALS:
    void stateChanged(querymend::ConnectionState state);
    /// A statement that the user stopped is still running on the server, as `name` there.
    void leftRunning(const QString& name);
    /// The connection could not be opened.
    void openingFailed(const querymend::EngineError& error);
    /// A new schema, or more of it, was read.
    void schemaChanged();
    /// The schema could not be read again; the former one stays in use.
    void refreshFailed(const querymend::EngineError& error);

private:
    void finishOpening(const LiveDatabase* which, const SessionOpener& opener, const Result<void, EngineError>& opened);
    void change(ConnectionState state);

    OpenerOf m_openerOf;
    ConnectionTarget m_target;
    SamplePolicy m_samples = SamplePolicy::none;
    ConnectionState m_state = ConnectionState::closed;
    std::unique_ptr<LiveDatabase> m_database;
    std::unique_ptr<SessionThread> m_queries;
};

} // namespace querymend
