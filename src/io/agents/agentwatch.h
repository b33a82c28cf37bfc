#pragma once

#include "agents/agentmessages.h"

#include <QLocalServer>
#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace querymend {

class LineSocket;

/// Where programs that serve agents report to a window, and wait for what a person decides. Of several windows, one
/// listens; another takes its place when it closes.
class AgentWatch : public QObject {
    Q_OBJECT

public:
    /// Listens at the socket, now or as soon as no other window does.
    explicit AgentWatch(const QString& socket, QObject* parent = nullptr);
    ~AgentWatch() override;

    [[nodiscard]] bool isListening() const { return m_server.isListening(); }
    /// The programs that are connected now.
    [[nodiscard]] std::vector<AgentHello> connected() const;
    /// Tells all of them, and those to come.
    void setBorder(const AgentBorder& border);
    /// LetHeldRun, EditHeld or RefuseHeld, for the program whose run it is.
    void order(const WindowMessage& order);

    static constexpr std::size_t mostPrograms = 64;

Q_SIGNALS:
    /// Other programs are connected, or it is this window now that listens.
    void connectedChanged();
    void recorded(const querymend::RunEvent& event);
    void editRefused(const std::string& run, const std::string& reason);
    /// The program that made this run has ended.
    void runLost(const std::string& run);

private:
    struct Program {
        AgentHello hello;
        std::set<std::string> runs; ///< that it has reported
    };

    void listen();
    void accept();
    void take(LineSocket& from, const std::string& line);
    void note(Program& program, const RunEvent& event);
    void lose(LineSocket& program);

    QString m_socket;
    QLockFile m_lock;
    QLocalServer m_server;
    QTimer m_retry;
    AgentBorder m_border;
    std::map<LineSocket*, Program> m_programs;
};

} // namespace querymend
