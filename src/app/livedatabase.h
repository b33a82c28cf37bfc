#pragma once

#include "base/result.h"
#include "check/schemaview.h"
#include "db/databasewarning.h"
#include "db/samplevalues.h"
#include "db/sessionthread.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <variant>

namespace querymend {

/// A connected database as everything above sees it: its thread, its dialect with the server's settings, and its schema
/// as it was when it was last read.
class LiveDatabase : public QObject {
    Q_OBJECT

public:
    explicit LiveDatabase(SessionOpener opener, QObject* parent = nullptr);

    /// Values of the database are data of its owner, and what is read of them goes to models: none are, unless this
    /// says so before the columns are read.
    void setSamples(SamplePolicy policy) { m_samples = policy; }

    using Opened = std::function<void(const Result<std::monostate, EngineError>&)>;
    /// Connects and reads the schema; what follows may be used when that has gone well. The names come first, and
    /// `namesRead` says so.
    void open(QObject* context, Opened opened);
    /// Reads the schema again. The known one stays in use until the new one is complete. If a reading is under way, it
    /// starts over, because it may have missed a change that was made before this call.
    void refreshSchema();
    /// Gives up connecting or reading.
    void cancel();

    [[nodiscard]] SessionThread& thread() { return m_thread; }
    [[nodiscard]] const Dialect& dialect() const { return *m_dialect; }
    [[nodiscard]] const SchemaView& schema() const { return *m_schema; }
    /// The schema as it is now; null before the names are read. Shared, because whoever works with it when it is read
    /// again goes on with what it began with.
    [[nodiscard]] const std::shared_ptr<const SchemaView>& sharedSchema() const { return m_schema; }
    /// What somebody should know of it, such as rights that a login for questions should not have.
    [[nodiscard]] const DatabaseWarnings& warnings() const { return m_warnings; }

Q_SIGNALS:
    /// While the database is being opened: the tables are known, but not their columns.
    void namesRead();
    /// There is another schema, and it is complete.
    void schemaRead();
    /// The schema could not be read again; it is the one that it was.
    void refreshFailed(const querymend::EngineError& error);

private:
    struct Reading;

    void readNames(QObject* context);
    void takeNames(QObject* context, Result<Reading, EngineError> reading);
    void takeColumns(Result<Reading, EngineError> reading);
    void fail(const EngineError& error);

    SamplePolicy m_samples = SamplePolicy::none;
    std::unique_ptr<Dialect> m_dialect;
    std::shared_ptr<const SchemaView> m_schema;
    DatabaseWarnings m_warnings;
    Opened m_opened; ///< empty once it is open
    AskId m_reading; ///< none where nothing is being read
    bool m_startsOver = false;
    SessionThread m_thread; // ends before what its answers are put into
};

} // namespace querymend
