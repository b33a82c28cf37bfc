#pragma once

#include "base/result.h"
#include "check/schemaview.h"
#include "db/sessionthread.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace querymend {

/// A connected database as everything above sees it: its thread, its dialect with the server's settings, and its schema
/// as it was when it was opened.
class LiveDatabase : public QObject {
    Q_OBJECT

public:
    explicit LiveDatabase(SessionOpener opener, QObject* parent = nullptr);

    using Opened = std::function<void(const Result<std::monostate, EngineError>&)>;
    /// Connects and reads the schema; what follows may be used when that has gone well.
    void open(QObject* context, Opened opened);
    /// Gives up connecting or reading.
    void cancel();

    [[nodiscard]] SessionThread& thread() { return m_thread; }
    [[nodiscard]] const Dialect& dialect() const { return *m_dialect; }
    [[nodiscard]] const SchemaView& schema() const { return *m_schema; }
    /// Rights that a login for questions should not have, in English.
    [[nodiscard]] const std::vector<std::string>& warnings() const { return m_warnings; }

private:
    std::unique_ptr<Dialect> m_dialect;
    std::unique_ptr<SchemaView> m_schema;
    std::vector<std::string> m_warnings;
    AskId m_opening;
    SessionThread m_thread; // ends before what its answers are put into
};

} // namespace querymend
