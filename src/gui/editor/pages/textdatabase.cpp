#include "editor/pages/textdatabase.h"

#include "editor/pages/textconnection.h"

#include <utility>

namespace querymend {

TextDatabase::TextDatabase(QObject* parent) : QObject(parent) {}

TextDatabase::~TextDatabase() = default;

void TextDatabase::setWindows(const EditorDatabase& windows)
{
    m_windows = windows;
    if (!m_connection)
        useCurrent();
}

void TextDatabase::setConnection(std::unique_ptr<TextConnection> connection)
{
    // The check of the earlier one is in use until useCurrent().
    const std::unique_ptr<TextConnection> before = std::exchange(m_connection, std::move(connection));
    if (m_connection) {
        connect(m_connection.get(), &TextConnection::changed, this, &TextDatabase::useCurrent);
        connect(m_connection.get(), &TextConnection::changed, this, &TextDatabase::connectionChanged);
        connect(m_connection.get(), &TextConnection::told, this, &TextDatabase::connectionTold);
    }
    useCurrent();
    Q_EMIT connectionChanged();
}

void TextDatabase::markConnection(const QIcon& icon, bool isProduction)
{
    if (!m_connection)
        return;
    m_connection->mark(icon, isProduction);
    Q_EMIT connectionChanged();
}

EditorDatabase TextDatabase::current() const
{
    return m_connection ? m_connection->database() : m_windows;
}

void TextDatabase::useCurrent()
{
    const EditorDatabase database = current();
    m_check = database.check;
    m_open = database.place;
    if (m_connection && !m_open.isEmpty())
        m_own = m_open; // somebody chose it for this text
    Q_EMIT replaced();
    Q_EMIT changed();
}

void TextDatabase::setOwn(const QString& database)
{
    m_own = database;
    Q_EMIT changed();
}

void TextDatabase::noteEdit()
{
    if (isOther())
        setOwn(m_open);
}

} // namespace querymend

#include "moc_textdatabase.cpp"
