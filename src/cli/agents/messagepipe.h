#pragma once

#include <QObject>
#include <QSocketNotifier>
#include <QTimer>

#include <cstddef>
#include <string>

namespace querymend {

/// Lines in and lines out, on descriptors that a client holds the other ends of. It never waits for the client: lines
/// that are not taken yet are kept, and while there are many of them, nothing more is read.
class MessagePipe : public QObject {
    Q_OBJECT

public:
    MessagePipe(int input, int output, std::size_t longestLine, QObject* parent = nullptr);
    ~MessagePipe() override;

    /// Sends a line; its end is added.
    void send(const std::string& line);

Q_SIGNALS:
    void received(const std::string& line);
    /// A line was longer than allowed, and was thrown away.
    void receivedTooLong();
    /// The input has ended, or the output cannot be written any more.
    void ended();

private:
    void read();
    void take(const char* bytes, std::size_t size);
    void write();
    void end();
    void watch();
    void lookForEnd();

    int m_input;
    int m_output;
    std::size_t m_longestLine;
    QSocketNotifier m_readable;
    QSocketNotifier m_writable;
    QTimer m_stalled; ///< looks for the input's end while nothing is read
    std::string m_line;
    bool m_isTooLong = false;
    std::string m_unsent;
    std::size_t m_sent = 0; ///< of m_unsent
    bool m_hasEnded = false;
};

} // namespace querymend
