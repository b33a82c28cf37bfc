#pragma once

#include "base/result.h"
#include "check/schemaview.h"
#include "db/schema/samplevalues.h"
#include "db/session/databasewarning.h"
#include "db/session/sessionthread.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>

namespace querymend {

/// A connected database as the layers above see it: its thread, its dialect with the server's settings, and its schema
/// as last read.
class LiveDatabase : public QObject {
    Q_OBJECT

public:
    explicit LiveDatabase(SessionOpener opener, QObject* parent = nullptr);

    /// Database values belong to their owner, and samples are sent to models. None are read unless this is called
    /// before the columns are read.
    void setSamples(SamplePolicy policy) { m_samples = policy; }
    /// Whether prompts may show the samples of the current schema: not while it has more than setSamples() allows,
    /// until it has been read again.
    [[nodiscard]] Examples examples() const { return m_samplesRead <= m_samples ? Examples::shown : Examples::hidden; }

    using Opened = std::function<void(const Result<void, EngineError>&)>;
    /// Connects and reads the schema. The accessors below may be used once `opened` reports success. `namesRead` is
    /// emitted first, as soon as the table names are known.
    void open(QObject* context, Opened opened);
    /// Reads the schema again. The known one stays in use until the new one is complete. A reading in progress starts
    /// over, because it may have missed a change made before this call.
    void refreshSchema();
    /// Stops connecting or reading.
    void cancel();

    [[nodiscard]] SessionThread& thread() { return m_thread; }
    /// As of the last reading: a reconnect may have found other settings.
    [[nodiscard]] const Dialect& dialect() const { return *m_dialect; }
    [[nodiscard]] const SchemaView& schema() const { return *m_schema; }
    /// The current schema; null before the names are read. Shared, so that work in progress keeps the schema it began
    /// with.
    [[nodiscard]] const std::shared_ptr<const SchemaView>& sharedSchema() const { return m_schema; }
    /// What the user should know about it, such as privileges that a login for questions should not have.
    [[nodiscard]] const DatabaseWarnings& warnings() const { return m_warnings; }

Q_SIGNALS:
    /// Emitted while opening: the tables are known, but not their columns.
    void namesRead();
    /// A new, complete schema is in use.
    void schemaRead();
    /// The schema could not be read again; the former one stays in use.
    void refreshFailed(const querymend::EngineError& error);

private:
    struct Reading;

    void readNames(QObject* context);
    void takeDialect(const Dialect& dialect);
    void handleNames(QObject* context, Result<Reading, EngineError> reading);
    void handleColumns(Result<Reading, EngineError> reading);
    void fail(const EngineError& error);

    SamplePolicy m_samples = SamplePolicy::none;
    SamplePolicy m_samplesRead = SamplePolicy::none; ///< those of m_schema
    std::unique_ptr<Dialect> m_dialect;
    std::shared_ptr<const SchemaView> m_schema;
    DatabaseWarnings m_warnings;
    Opened m_opened; ///< empty once it is open
    AskId m_reading; ///< none while nothing is being read
    bool m_startsOver = false;
    SessionThread m_thread; // last, so it ends before the members that its answers are written to
};

} // namespace querymend
