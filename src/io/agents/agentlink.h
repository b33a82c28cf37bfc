#pragma once

#include "agents/agentmessages.h"
#include "agents/linesocket.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace querymend {

/// The connection from a program that serves agents to a window, whenever one is open.
class AgentLink : public QObject {
    Q_OBJECT

public:
    explicit AgentLink(QString socket, QObject* parent = nullptr);
    ~AgentLink() override;

    /// Connects if a window is open, and waits for what it has to say of the border. Returns whether it is connected.
    bool reach();
    [[nodiscard]] bool isConnected() const { return m_line && m_line->isConnected(); }
    /// What the window wants to be stopped. Nothing without a window; everything while it has not said so.
    [[nodiscard]] AgentBorder border() const;
    void introduce(AgentHello hello);
    void send(const AgentMessage& message);

Q_SIGNALS:
    /// The window knows nothing yet of what is going on.
    void reached();
    /// LetHeldRun, EditHeld or RefuseHeld.
    void ordered(const querymend::WindowMessage& order);
    void lost();

private:
    void take(const std::string& line);
    void lose();

    QString m_socket;
    AgentHello m_hello;
    std::unique_ptr<LineSocket> m_line; ///< null without a window
    std::optional<AgentBorder> m_border;
    QTimer m_retry; ///< so that a window sees agents that were there before it
};

} // namespace querymend
