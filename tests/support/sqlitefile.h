#pragma once

#include "db/engines.h"

#include <QByteArray>
#include <QFile>
#include <QTemporaryDir>

#include <sqlite3.h>

#include <memory>

namespace querymend {

/// A database file in its own folder, filled by a script.
class SqliteFile {
public:
    explicit SqliteFile(const QByteArray& script) : m_ok(execute(script)) {}

    /// Runs a script on a new connection; returns whether all of it succeeded.
    [[nodiscard]] bool execute(const QByteArray& script) const
    {
        sqlite3* database = nullptr;
        // Test files need not survive a power failure.
        const bool isDone = sqlite3_open(path().toUtf8().constData(), &database) == SQLITE_OK
            && sqlite3_exec(database, "PRAGMA synchronous = OFF", nullptr, nullptr, nullptr) == SQLITE_OK
            && sqlite3_exec(database, script.constData(), nullptr, nullptr, nullptr) == SQLITE_OK;
        sqlite3_close(database);
        return isDone;
    }

    /// The sample schema of the corpora, without rows.
    static QByteArray sampleScript()
    {
        QFile file(QStringLiteral(QUERYMEND_CORPUS "/schema/sqlite.sql"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("test.db")); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

    [[nodiscard]] ConnectionTarget target() const
    {
        ConnectionTarget made;
        made.engine = EngineKind::sqlite;
        made.database = path().toStdString();
        return made;
    }

    /// Null if it cannot be opened.
    [[nodiscard]] std::unique_ptr<Session> open() const
    {
        auto session = openSession(target());
        return session ? std::move(session).value() : nullptr;
    }

private:
    QTemporaryDir m_folder;
    bool m_ok = false;
};

} // namespace querymend
