#pragma once

#include "agents/agentmessages.h"
#include "agents/linesocket.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace querymend {

/// The connection from a program that serves agents to a window, whenever one is open.
class AgentLink : public QObject {
    Q_OBJECT

public:
    /// A window that does not say within `patience` what is to be stopped is busy or stopped; until it speaks,
    /// everything waits for it.
    explicit AgentLink(QString socket, std::chrono::milliseconds patience = std::chrono::seconds(2),
                       QObject* parent = nullptr);
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
    void borderChanged();
    void lost();

private:
    void take(const std::string& line);
    void setBorder(const AgentBorder& border);
    void lose();

    QString m_socket;
    std::chrono::milliseconds m_patience;
    AgentHello m_hello;
    std::unique_ptr<LineSocket> m_line; ///< null without a window
    std::optional<AgentBorder> m_border;
    QTimer m_retry; ///< so that a window sees agents that were there before it
};

} // namespace querymend
