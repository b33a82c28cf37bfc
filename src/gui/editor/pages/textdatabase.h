#pragma once

#include "editor/pages/editordatabase.h"

#include <QObject>
#include <QString>

#include <memory>

class QIcon;

namespace querymend {

class TextConnection;

/// The database of one text: the window's, or that of a connection of its own.
class TextDatabase : public QObject {
    Q_OBJECT

public:
    explicit TextDatabase(QObject* parent = nullptr);
    ~TextDatabase() override;

    /// The window's database, for texts without a connection of their own.
    void setWindows(const EditorDatabase& windows);
    /// Gives the text a connection of its own; null for the window's.
    void setConnection(std::unique_ptr<TextConnection> connection);
    /// Marks the text's own connection, if it has one, as the saved one is marked by now. It keeps its name.
    void markConnection(const QIcon& icon, bool isProduction);
    [[nodiscard]] const TextConnection* connection() const { return m_connection.get(); }
    /// What the text is checked against and runs on.
    [[nodiscard]] EditorDatabase current() const;
    /// The same, as shown to the user; empty if nothing is open.
    [[nodiscard]] const QString& open() const { return m_open; }
    /// Null if no database is open.
    [[nodiscard]] LiveCheck* check() const { return m_check; }

    /// The database that the text is meant for: the one that it was last edited on, or that was chosen for it.
    [[nodiscard]] const QString& own() const { return m_own; }
    void setOwn(const QString& database);
    /// A text that is edited is meant for the database that is open.
    void noteEdit();
    /// Whether another database is open than the one that the text is meant for.
    [[nodiscard]] bool isOther() const { return !m_open.isEmpty() && m_own != m_open; }

Q_SIGNALS:
    /// What current() returns is another; objects of the earlier one exist only until this returns.
    void replaced();
    /// What open() or own() returns may have changed.
    void changed();
    /// Another connection was chosen, or its state or mark has changed.
    void connectionChanged();
    /// The text's own connection could not be opened, or is to be warned of.
    void connectionTold(const QString& what);

private:
    void useCurrent();

    std::unique_ptr<TextConnection> m_connection;
    EditorDatabase m_windows;
    LiveCheck* m_check = nullptr;
    QString m_own;
    QString m_open;
};

} // namespace querymend
