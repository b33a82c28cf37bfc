#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace querymend {

/// A named pipe with a reader that takes everything written to it while this object lives.
class FifoReader {
public:
    explicit FifoReader(const QString& path)
    {
        const QByteArray name = QFile::encodeName(path);
        if (::mkfifo(name.constData(), S_IRUSR | S_IWUSR) != 0)
            return;
        // Opens without waiting for a writer. A writer of its own keeps the pipe open until everything has arrived.
        m_descriptor = ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
        m_writer = ::open(name.constData(), O_WRONLY | O_CLOEXEC);
        m_thread = std::thread([this] { readAll(); });
    }
    FifoReader(const FifoReader&) = delete;
    FifoReader& operator=(const FifoReader&) = delete;
    ~FifoReader() { (void)take(); }

    [[nodiscard]] bool ok() const { return m_writer >= 0; }

    /// Returns everything that was written, and stops reading.
    [[nodiscard]] QByteArray take()
    {
        if (m_thread.joinable()) {
            ::close(m_writer);
            m_thread.join();
            ::close(m_descriptor);
        }
        return m_read;
    }

private:
    void readAll()
    {
        QByteArray piece(1 << 16, '\0');
        for (;;) {
            const ssize_t size = ::read(m_descriptor, piece.data(), static_cast<std::size_t>(piece.size()));
            if (size == 0)
                return;
            if (size > 0)
                m_read.append(piece.constData(), size);
            pollfd more{m_descriptor, POLLIN, 0};
            ::poll(&more, 1, -1);
        }
    }

    int m_descriptor = -1;
    int m_writer = -1;
    std::thread m_thread;
    QByteArray m_read;
};

} // namespace querymend
