#pragma once

#include "db/engines.h"
#include "llm/bundle.h"

#include <QTemporaryDir>

#include <memory>
#include <string>

#include <sqlite3.h>

namespace querymend {

/// A copy of a bundled database, queried through SQLite's own API.
class SqliteSample {
public:
    explicit SqliteSample(std::string_view name) : m_path(bundledDatabase(name, m_folder.path()).value())
    {
        sqlite3_open_v2(m_path.toUtf8().constData(), &m_database, SQLITE_OPEN_READONLY, nullptr);
    }
    SqliteSample(const SqliteSample&) = delete;
    SqliteSample& operator=(const SqliteSample&) = delete;
    ~SqliteSample() { sqlite3_close(m_database); }

    [[nodiscard]] QString path() const { return m_path; }

    /// All values, one per line, or the error message.
    [[nodiscard]] std::string answerTo(std::string_view sql) const
    {
        std::string text;
        const auto keep = [](void* out, int columns, char** values, char**) {
            for (int i = 0; i < columns; ++i)
                static_cast<std::string*>(out)->append(values[i] ? values[i] : "").append("\n");
            return 0;
        };
        const int code = sqlite3_exec(m_database, std::string(sql).c_str(), keep, &text, nullptr);
        return code == SQLITE_OK ? text : sqlite3_errmsg(m_database);
    }

    /// The schema as Querymend reads it.
    [[nodiscard]] Result<Snapshot, EngineError> schema() const
    {
        ConnectionTarget target;
        target.database = m_path.toStdString();
        const auto session = openSession(target);
        if (!session)
            return Failure{session.error()};
        return session.value()->readSchema({});
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
    sqlite3* m_database = nullptr;
};

} // namespace querymend
