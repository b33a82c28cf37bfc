#pragma once

#include "db/duckdb/duckdbdriver.h"
#include "db/engines.h"
#include "db/session/sqlconnection.h"
#include "dialect/dialect.h"
#include "sql/tokens/lexer.h"

#include <QByteArray>
#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <memory>
#include <string>

namespace querymend {

/// The libduckdb that the build found; null if it cannot be loaded.
inline std::shared_ptr<const DuckdbLibrary> testedLibrary()
{
    auto library = DuckdbLibrary::load(QUERYMEND_TESTED_DUCKDB);
    return library ? std::move(library).value() : nullptr;
}

/// A database file in its own folder, filled by a script.
class DuckdbFile {
public:
    explicit DuckdbFile(const QByteArray& script) { m_problem = fill(script); }

    /// The sample shop of the corpora.
    static QByteArray sampleScript()
    {
        QFile file(QStringLiteral(QUERYMEND_CORPUS "/schema/duckdb.sql"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Empty if there is none.
    [[nodiscard]] const QByteArray& problem() const { return m_problem; }
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("test.duckdb")); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }

    [[nodiscard]] ConnectionTarget target() const
    {
        ConnectionTarget made;
        made.engine = EngineKind::duckdb;
        made.database = path().toStdString();
        made.options["library"] = QUERYMEND_TESTED_DUCKDB;
        return made;
    }

    /// Null if it cannot be opened.
    [[nodiscard]] std::unique_ptr<Session> open() const
    {
        auto session = openSession(target());
        return session ? std::move(session).value() : nullptr;
    }

private:
    [[nodiscard]] QByteArray fill(const QByteArray& script) const
    {
        SqlConnection connection(std::make_unique<DuckdbDriver>(testedLibrary()));
        connection.database().setDatabaseName(path());
        // With the default block size every column takes a quarter of a megabyte.
        connection.database().setConnectOptions(QStringLiteral("default_block_size=16384"));
        if (!connection.database().open())
            return connection.database().lastError().text().toUtf8();
        QSqlQuery query(connection.database());
        const std::string text = script.toStdString();
        std::size_t begin = 0;
        for (const Token& token : lex(text, dialectOf(DialectId::duckdb).lex)) {
            if (token.kind != TokenKind::semicolon)
                continue;
            const std::string statement = text.substr(begin, token.range().begin - begin);
            begin = token.range().end;
            if (!query.exec(QString::fromStdString(statement)))
                return query.lastError().text().toUtf8();
        }
        return {};
    }

    QTemporaryDir m_folder;
    QByteArray m_problem;
};

} // namespace querymend
