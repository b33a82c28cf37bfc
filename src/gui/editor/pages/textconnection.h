#pragma once

#include "database/databaseconnection.h"
#include "editor/pages/editordatabase.h"

#include <QIcon>
#include <QObject>
#include <QString>

#include <memory>

namespace querymend {

/// A saved connection that a text uses instead of the window's. It may not be connected: a text that was open last time
/// only remembers which one it was.
class TextConnection : public QObject {
    Q_OBJECT

public:
    struct Saved {
        QString id;
        QString name;
        QIcon icon = {}; ///< in the connection's colour
        bool isProduction = false;
    };

    explicit TextConnection(Saved saved, std::shared_ptr<DatabaseConnection> connection = {});
    ~TextConnection() override;

    [[nodiscard]] const Saved& saved() const { return m_saved; }
    void mark(const QIcon& icon, bool isProduction);
    /// Null if it is not connected.
    [[nodiscard]] const std::shared_ptr<DatabaseConnection>& connection() const { return m_connection; }
    [[nodiscard]] ConnectionState state() const;
    /// Whether the last login was refused, so that a password may help.
    [[nodiscard]] bool isLoginRefused() const { return m_isLoginRefused; }
    /// What texts are checked against; all null unless the connection is open.
    [[nodiscard]] EditorDatabase database() const;

Q_SIGNALS:
    void changed();
    /// It could not be opened, or what it opened is to be warned of.
    void told(const QString& what);

private:
    void follow();
    void handleFailure(const EngineError& error);

    Saved m_saved;
    std::shared_ptr<DatabaseConnection> m_connection;
    std::unique_ptr<LiveCheck> m_check; // destroyed before its database
    bool m_isLoginRefused = false;
};

} // namespace querymend
