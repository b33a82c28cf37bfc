#include "editor/pages/textconnection.h"

#include "common/failurewords.h"
#include "common/warningwords.h"
#include "database/livecheck.h"

#include <utility>
#include <variant>

namespace querymend {

TextConnection::TextConnection(Saved saved, std::shared_ptr<DatabaseConnection> connection)
    : m_saved(std::move(saved)), m_connection(std::move(connection))
{
    if (!m_connection)
        return;
    connect(m_connection.get(), &DatabaseConnection::stateChanged, this, &TextConnection::follow);
    connect(m_connection.get(), &DatabaseConnection::schemaChanged, this, &TextConnection::changed);
    connect(m_connection.get(), &DatabaseConnection::openingFailed, this, &TextConnection::handleFailure);
    if (LiveDatabase* const database = m_connection->database()) // another text opened it
        m_check = std::make_unique<LiveCheck>(*database);
}

TextConnection::~TextConnection() = default;

void TextConnection::mark(const QIcon& icon, bool isProduction)
{
    m_saved.icon = icon;
    m_saved.isProduction = isProduction;
}

ConnectionState TextConnection::state() const
{
    return m_connection ? m_connection->state() : ConnectionState::closed;
}

EditorDatabase TextConnection::database() const
{
    if (!m_check)
        return {};
    return {m_check.get(), &m_connection->database()->dialect(), m_connection->schema(),
            QString::fromStdString(m_connection->target().shown())};
}

void TextConnection::handleFailure(const EngineError& error)
{
    const ConnectionTarget& target = m_connection->target();
    m_isLoginRefused = !isFile(target.engine) && querymend::isLoginRefused(error);
    const FailureWords words = connectingFailed(target, error);
    Q_EMIT told(QStringLiteral("%1: %2. %3").arg(m_saved.name, words.title, words.adviceAndReason()));
}

void TextConnection::follow()
{
    m_isLoginRefused = false;
    LiveDatabase* const database = m_connection->database();
    const std::unique_ptr<LiveCheck> before =
        std::exchange(m_check, database ? std::make_unique<LiveCheck>(*database) : nullptr);
    Q_EMIT changed(); // while the earlier check exists, because texts hold it until then
    for (const DatabaseWarning& warning : database ? database->warnings() : DatabaseWarnings())
        Q_EMIT told(QStringLiteral("%1: %2").arg(m_saved.name, wordsOf(warning)));
}

} // namespace querymend

#include "moc_textconnection.cpp"
